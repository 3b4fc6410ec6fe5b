"""How many durable moves a second the server takes: 200 games at once, both seats connected, real rules.

The server runs as a process of its own on a new SQLite file (or ``--database``); this program is the crowd of
players. A move is a command that is stored: a secret choice of a card, or a whole confirmed turn. Its time is
measured from sending it to the moment when both seats have been told. First the pace asked for, then as fast as
it goes. ``--boardgameio FOLDER`` runs boardgame.io's own server beside it (see ``bench/boardgameio``).

    python bench/server_load.py --games 200 --rate 1000 --seconds 10
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
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SIDES = ("raptor", "scientist")


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
        """Processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it as a user would."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


class Game:
    """One game with both seats connected, played by this program."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.sockets: list[ClientConnection] = []
        self.known: list[dict[str, Any]] = [{}, {}]
        self.times: list[float] = []
        self.errors = 0
        self.number = 0
        self.id = ""

    async def open(self, url: str, client: httpx.AsyncClient) -> None:
        """Create a game and connect both seats."""
        answer = await client.post(f"{url}/api/games", json={"you": "both", "layout": "first-game"})
        created = answer.json()
        self.id = created["id"]
        for side in SIDES:
            live = await connect(
                f"{url.replace('http', 'ws', 1)}/api/games/{self.id}/live", max_size=None, compression=None
            )
            await live.send(json.dumps({"type": "hello", "token": created["seats"][side]["token"]}))
            self.sockets.append(live)
        for seat in (0, 1):
            self.known[seat] = await self.next(seat, "snapshot")

    async def next(self, seat: int, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(await self.sockets[seat].recv())
            if message["type"] in kinds:
                return message

    async def move(self) -> bool:
        """One stored move; False when the game is over."""
        mover = next((seat for seat in (0, 1) if SIDES[seat] in self.known[seat]["deciding"]), None)
        if mover is None:
            return False
        state = self.known[mover]
        self.number += 1
        command: dict[str, Any] = {"id": f"c{self.number}", "seq": state["seq"]}
        if state["legal"][0].startswith("#"):
            command |= {"type": "choose", "card": self.luck.choice(state["legal"])}
        else:
            command |= {"type": "confirm", "actions": [self.luck.choice(state["legal"])]}
            if command["actions"] == ["."]:
                command["actions"] = []
        began = time.perf_counter()
        await self.sockets[mover].send(json.dumps(command))
        if not await self.told(mover):
            return await self.finish_turn(mover, state)
        self.times.append(time.perf_counter() - began)
        return True

    async def told(self, mover: int) -> bool:
        """Wait until both seats know; False when the turn was not finished."""
        first = await self.next(mover, "step", "chosen", "error")
        if first["type"] == "error":
            self.errors += first["error"]["key"] != "error-plan-unfinished"
            return False
        await self.next(mover, "ack")
        other = await self.next(1 - mover, "step", "chosen")
        for seat, message in ((mover, first), (1 - mover, other)):
            self.known[seat] = {**self.known[seat], **message}
        return True

    async def finish_turn(self, mover: int, state: dict[str, Any]) -> bool:
        """An effect that must be repeated: plan it to its end, then confirm. Not timed."""
        actions: list[str] = []
        legal = state["legal"]
        while legal and legal != ["."]:
            actions.append(self.luck.choice([text for text in legal if text != "."]))
            self.number += 1
            plan = {"type": "plan", "id": f"c{self.number}", "seq": state["seq"], "actions": actions}
            await self.sockets[mover].send(json.dumps(plan))
            legal = (await self.next(mover, "planned"))["legal"]
        self.number += 1
        confirm = {"type": "confirm", "id": f"c{self.number}", "seq": state["seq"], "actions": actions}
        await self.sockets[mover].send(json.dumps(confirm))
        if not await self.told(mover):
            raise SystemExit("a turn could not be finished")
        return True


async def play(game: Game, url: str, client: httpx.AsyncClient, every: float, end: float) -> None:
    """Move at a pace (0: at once again) until the end; a finished game is followed by another one."""
    due = time.perf_counter() + game.luck.random() * every
    while (now := time.perf_counter()) < end:
        if due > now:
            await asyncio.sleep(due - now)
        due = max(due + every, now - every)
        if not await game.move():
            for live in game.sockets:
                await live.close()
            game.sockets = []
            await game.open(url, client)


async def crowd(url: str, games: int, rates: list[float], seconds: float, server: Server) -> list[dict[str, Any]]:
    """All games at once, at each pace in turn."""
    results: list[dict[str, Any]] = []
    async with httpx.AsyncClient(timeout=30) as client:
        tables = [Game(random.Random(number)) for number in range(games)]
        for start in range(0, games, 20):
            await asyncio.gather(*(table.open(url, client) for table in tables[start : start + 20]))
        for rate in rates:
            for table in tables:
                table.times.clear()
            began, used = time.perf_counter(), server.cpu_seconds()
            every = games / rate if rate else 0.0
            await asyncio.gather(*(play(table, url, client, every, began + seconds) for table in tables))
            passed = time.perf_counter() - began
            times = sorted(taken for table in tables for taken in table.times)
            results.append(
                {
                    "asked": rate or "as fast as it goes",
                    "moves_per_second": round(len(times) / passed, 1),
                    "p50_ms": round(1000 * statistics.median(times), 1),
                    "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
                    "max_ms": round(1000 * times[-1], 1),
                    "server_cpu": round((server.cpu_seconds() - used) / passed, 2),
                    "errors": sum(table.errors for table in tables),
                }
            )
        for table in tables:
            for live in table.sockets:
                await live.close()
    return results


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or str(Path(folder) / "games.sqlite3")
        server = Server(database, free_port(), wish.workers)
        try:
            results = asyncio.run(crowd(server.url, wish.games, [wish.rate, 0], wish.seconds, server))
        finally:
            server.stop()
    if wish.json:
        print(json.dumps(results))
        return
    for result in results:
        print(
            f"{wish.games} games, asked {result['asked']}: {result['moves_per_second']} durable moves/s, "
            f"p50 {result['p50_ms']} ms, p99 {result['p99_ms']} ms, max {result['max_ms']} ms, "
            f"server {result['server_cpu']} cores, errors {result['errors']}"
        )


if __name__ == "__main__":
    try:
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    except ImportError:
        pass
    main()
