"""How many durable moves a second the server takes: 200 games at once, all seats connected, real rules.

The server runs as a process of its own on a new SQLite file (or ``--database``); this program is the crowd of
players. A move is a command that is stored: a secret choice, or a whole confirmed turn. Its time is measured
from sending it to the moment when all seats have been told. A turn that needs several steps is planned first;
how long the answers to plans take is told beside it. First the pace asked for, then as fast as it goes.

    python bench/server_load.py --games 200 --rate 1000 --seconds 10
    python bench/server_load.py --game skirmish --games 100 --rate 100 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any, cast

import httpx

LAYOUT = {"layout": "first-game"}
"""What is usual for the game that is usual."""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """The server under test, as a process."""

    def __init__(self, database: str, port: int, workers: int) -> None:
        limits = {
            "command_rate": 0, "request_rate": 0, "new_games_rate": 0, "bot_pause": 0.0, "evict_after": 600.0,
        }  # fmt: skip
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [
                sys.executable, "-c", "from lostworld.cli import main; raise SystemExit(main())",
                "serve", "--no-browser", "--port", str(port), "--database", database,
                "--workers", str(workers), "--log-level", "warning",
            ],
            env={**os.environ, "LOSTWORLD_SERVER": json.dumps(limits)},
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        for _ in range(200):
            try:
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def cpu_seconds(self) -> float:
        """Processor time used so far by all threads of the server and of its workers."""
        return (
            sum(
                int((task / "schedstat").read_text().split()[0])
                for process in tree(self.process.pid)
                for task in Path(f"/proc/{process}/task").iterdir()
            )
            / 1e9
        )

    def stop(self) -> None:
        """End it as a user would."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


def tree(process: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(found for child in children for found in tree(int(child)))]


class Live(asyncio.Protocol):
    """A WebSocket as light as possible, so that the crowd does not slow the server down on the other core.

    Messages are kept as bytes; the server writes ``type`` first, so most need not be read at all.
    """

    def __init__(self, path: str, host: str) -> None:
        self._path, self._host = path, host
        self._buffer = bytearray()
        self._open = False
        self.opened = asyncio.Event()
        self._messages: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._transport: asyncio.Transport | None = None
        self._lost: Exception | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, received: bytes) -> None:
        self._buffer += received
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self._open = True
            self.opened.set()
        self._frames()
        if self._messages and self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def connection_lost(self, problem: Exception | None) -> None:
        self._lost = problem or ConnectionError("the server has hung up")
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(self._lost)

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            if buffer[at] & 15 == 1:
                self._messages.append(bytes(buffer[at + head : at + head + size]))
            elif buffer[at] & 15 == 9:  # whoever does not answer a ping is let go
                self._write(0x8A, bytes(buffer[at + head : at + head + size]))
            at += head + size
        del buffer[:at]

    def send(self, message: dict[str, Any]) -> None:
        """One text frame."""
        self._write(0x81, json.dumps(message).encode())

    def _write(self, kind: int, text: bytes) -> None:
        """One frame; masked with zeros, which needs no work."""
        size = len(text)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + text)

    async def next(self, *kinds: bytes) -> bytes:
        """The next message of one of these kinds."""
        while True:
            while self._messages:
                message = self._messages.popleft()
                if message.startswith(kinds):
                    return message
            if self._lost is not None:
                raise self._lost
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


def kind(name: str) -> bytes:
    """How a message of this kind begins."""
    return f'{{"type":"{name}"'.encode()


def field(message: bytes, name: str) -> Any:
    """One field of a message that is a number or a list of plain texts; the rest is not read.

    Lists stand at the end of a frame, behind the views.
    """
    found = f'"{name}":'.encode()
    start = (message.index if name == "seq" else message.rindex)(found) + len(found)
    end = message.index(b"]" if message[start] == ord("[") else b",", start)
    return json.loads(message[start : end + (message[start] == ord("["))])


STEP, CHOSEN, ACK, ERROR = kind("step"), kind("chosen"), kind("ack"), kind("error")
PLANNED = kind("planned")


class Game:
    """One game with all seats connected, played by this program."""

    def __init__(self, luck: random.Random, wish: dict[str, Any] | None = None) -> None:
        self.luck = luck
        self.wish = wish or LAYOUT
        self.live: dict[str, Live] = {}
        self.known: dict[str, bytes] = {}
        self.awaited: list[str] = []
        self.times: list[float] = []
        self.planned: list[float] = []
        """How long it took until plans were answered."""
        self.moves = 0
        self.errors = 0
        self.number = 0

    async def open(self, url: str, client: httpx.AsyncClient) -> None:
        """Create a game and connect all seats."""
        answer = await client.post(f"{url}/api/games", json={"you": "both", **self.wish})
        assert answer.status_code == 201, answer.text
        created = answer.json()
        host = url.removeprefix("http://")
        name, port = host.split(":")
        path = f"/api/games/{created['id']}/live"
        self.live, self.known = {}, {}
        for seat, held in created["seats"].items():
            _, live = await asyncio.get_running_loop().create_connection(
                lambda: Live(path, host), name, int(port)
            )
            self.live[seat] = live
            await live.opened.wait()
            live.send({"type": "hello", "token": held["token"]})
            self.known[seat] = await live.next(kind("snapshot"))
        self.awaited = json.loads(self.known[seat])["deciding"]

    async def move(self) -> bool:
        """One stored move; False when the game is over."""
        if not self.awaited:
            return False
        mover = self.awaited[0]
        known = self.known[mover]
        seq, legal = field(known, "seq"), field(known, "legal")
        action = self.luck.choice(legal)
        began = time.perf_counter()
        if b'"secret":true' in known:
            self.send(mover, "choose", seq=seq, action=action)
        else:
            finish = f'"finish":{json.dumps(action)}'.encode()
            self.send(mover, "confirm", seq=seq, actions=[] if finish in known else [action])
        if not await self.told(mover):
            return await self.finish_turn(mover, seq, legal)
        self.times.append(time.perf_counter() - began)
        return True

    def send(self, mover: str, kind: str, **fields: Any) -> None:
        """Send a command."""
        self.number += 1
        self.live[mover].send({"type": kind, "id": f"c{self.number}", **fields})

    async def told(self, mover: str) -> bool:
        """Wait until all seats know and the mover has its answer; False when the turn was not finished."""
        first = await self.live[mover].next(STEP, CHOSEN, ERROR)
        if first.startswith(ERROR):
            self.errors += json.loads(first)["error"]["key"] != "error-plan-unfinished"
            return False
        await self.live[mover].next(ACK)
        self.moves += 1
        for seat, live in self.live.items():
            news = first if seat == mover else await live.next(STEP, CHOSEN)
            if first.startswith(STEP):
                self.known[seat] = news
        self.awaited = field(first, "deciding")
        return True

    async def finish_turn(self, mover: str, seq: int, legal: list[str]) -> bool:
        """A turn of several steps: plan it as far as it has to go, then confirm."""
        actions: list[str] = []
        while True:
            actions.append(self.luck.choice(legal))
            began = time.perf_counter()
            self.send(mover, "plan", seq=seq, actions=actions)
            planned = json.loads(await self.live[mover].next(PLANNED))
            self.planned.append(time.perf_counter() - began)
            if planned["ends"] or planned["confirmable"]:
                break
            legal = planned["legal"]
        began = time.perf_counter()
        self.send(mover, "confirm", seq=seq, actions=actions)
        if not await self.told(mover):
            raise SystemExit("a turn could not be finished")
        self.times.append(time.perf_counter() - began)
        return True


async def play(game: Game, url: str, client: httpx.AsyncClient, every: float, end: float) -> None:
    """Move at a pace (0: at once again) until the end; a finished game is followed by another one."""
    due = time.perf_counter() + game.luck.random() * every
    while (now := time.perf_counter()) < end:
        if due > now:
            await asyncio.sleep(due - now)
        due = max(due + every, now - every)
        if not await game.move():
            for live in game.live.values():
                live.close()
            await game.open(url, client)


async def crowd(
    url: str, games: int, rates: list[float], seconds: float, server: Server, wish: dict[str, Any]
) -> list[dict[str, Any]]:
    """All games at once, at each pace in turn."""
    results: list[dict[str, Any]] = []
    async with httpx.AsyncClient(timeout=30) as client:
        tables = [Game(random.Random(number), wish) for number in range(games)]
        for start in range(0, games, 20):
            await asyncio.gather(*(table.open(url, client) for table in tables[start : start + 20]))
        for rate in rates:
            for table in tables:
                table.times.clear()
                table.planned.clear()
                table.moves = 0
            began, used = time.perf_counter(), server.cpu_seconds()
            every = games / rate if rate else 0.0
            await asyncio.gather(*(play(table, url, client, every, began + seconds) for table in tables))
            passed = time.perf_counter() - began
            times = sorted(taken for table in tables for taken in table.times)
            planned = sorted(taken for table in tables for taken in table.planned) or [0.0]
            results.append(
                {
                    "asked": rate or "as fast as it goes",
                    "moves_per_second": round(sum(table.moves for table in tables) / passed, 1),
                    "p50_ms": round(1000 * statistics.median(times), 1),
                    "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
                    "max_ms": round(1000 * times[-1], 1),
                    "plans": sum(len(table.planned) for table in tables),
                    "plans_p99_ms": round(1000 * planned[int(len(planned) * 0.99)], 1),
                    "server_cpu": round((server.cpu_seconds() - used) / passed, 2),
                    "errors": sum(table.errors for table in tables),
                }
            )
        for table in tables:
            for live in table.live.values():
                live.close()
    return results


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="", help="another one than the usual")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    options = dict(option.split("=", 1) for option in wish.option)
    of = {"game": wish.game, "options": options} if wish.game else LAYOUT | options
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or str(Path(folder) / "games.sqlite3")
        server = Server(database, free_port(), wish.workers)
        try:
            results = asyncio.run(crowd(server.url, wish.games, [wish.rate, 0], wish.seconds, server, of))
        finally:
            server.stop()
    if wish.json:
        print(json.dumps(results))
        return
    for result in results:
        print(
            f"{wish.games} games, asked {result['asked']}: {result['moves_per_second']} durable moves/s, "
            f"p50 {result['p50_ms']} ms, p99 {result['p99_ms']} ms, max {result['max_ms']} ms, "
            f"{result['plans']} plans, p99 {result['plans_p99_ms']} ms, "
            f"server {result['server_cpu']} cores, errors {result['errors']}"
        )


if __name__ == "__main__":
    try:
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    except ImportError:
        pass
    main()
