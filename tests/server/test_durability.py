"""What was acknowledged is never lost: the writer's group commit, and kill -9 under load."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lostworld.game import GameError
from lostworld.server.play.history import StoredStep
from lostworld.server.storage import batch as moves
from lostworld.server.storage import schema
from lostworld.server.storage.writer import Writer

from .house import PATIENCE, SIDES, House, actions_of, eager

GAMES = 6


class Process:
    """The real command ``lostworld serve``, as a process that can be killed."""

    def __init__(self, database: str, *arguments: str, port: int | None = None, **settings: Any) -> None:
        if port is None:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                port = int(probe.getsockname()[1])
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        usual = {"command_rate": 0, "request_rate": 0, "new_games_rate": 0, "bot_pause": 0.0}
        self.process = subprocess.Popen(
            [
                sys.executable, "-c", "from lostworld.cli import main; raise SystemExit(main())",
                "serve", "--no-browser", "--port", str(port), "--database", database, *arguments,
            ],
            env={**os.environ, "LOSTWORLD_SERVER": json.dumps({**usual, **settings})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )  # fmt: skip

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert self.process.poll() is None, self.process.communicate()
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> tuple[str, str]:
        """As Ctrl+C or a service manager would; its output and its log."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=30)


class Client:
    """A player of both sides who notes what was acknowledged, and plays until the connection breaks."""

    def __init__(self, url: str, created: dict[str, Any], luck: random.Random) -> None:
        self.url = url
        self.id = created["id"]
        self.tokens = {side: created["seats"][side]["token"] for side in SIDES}
        self.luck = luck
        self.acknowledged = 0
        self.sessions = 0
        self.acts: list[tuple[int, list[str]]] = []
        self.choice: tuple[int, str, str] | None = None

    async def play(self) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{self.id}/live"
        try:
            async with (
                connect(address, max_size=None) as raptor,
                connect(address, max_size=None) as scientist,
            ):
                await self._play({"raptor": raptor, "scientist": scientist})
        except (ConnectionClosed, OSError):
            pass

    async def _play(self, live: dict[str, Any]) -> None:
        now: dict[str, Any] = {}
        for side, token in self.tokens.items():
            await live[side].send(json.dumps({"type": "hello", "token": token}))
            now[side] = json.loads(await live[side].recv())
        number = 1000 * self.sessions  # ids are never used again, or the server gives the old answer
        self.sessions += 1
        while now["raptor"]["status"] != "over":
            side = self.luck.choice(now["raptor"]["deciding"])
            seq, legal = now[side]["seq"], now[side]["legal"]
            number += 1
            command: dict[str, Any] = {"id": f"c{number}", "seq": seq}
            if legal[0].startswith("#"):
                command |= {"type": "choose", "card": self.luck.choice(legal)}
            else:
                actions: list[str] = []
                while legal:
                    actions.append(eager(legal, self.luck))
                    plan = {"type": "plan", "id": f"p{number}-{len(actions)}", "seq": seq, "actions": actions}
                    await live[side].send(json.dumps(plan))
                    legal = (await self._until(live[side], plan["id"], now, side))["legal"]
                command |= {"type": "confirm", "actions": actions}
            await live[side].send(json.dumps(command))
            ack = await self._until(live[side], command["id"], now, side)
            assert ack["type"] == "ack", ack
            self.acknowledged = max(self.acknowledged, ack["seq"])
            if command["type"] == "confirm":
                self.acts.append((ack["seq"], command["actions"]))
                self.choice = None
            elif ack["seq"] == seq:
                self.choice = (seq, side, command["card"])
            else:
                self.choice = None
            for one in SIDES:
                while now[one]["seq"] < ack["seq"]:
                    self._take(json.loads(await live[one].recv()), now, one)
            if ack["seq"] == seq:
                other = "scientist" if side == "raptor" else "raptor"
                for one in (side, other):
                    while side in now[one]["deciding"]:
                        self._take(json.loads(await live[one].recv()), now, one)

    async def _until(self, live: Any, name: Any, now: dict[str, Any], side: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await live.recv())
            if message.get("id") == name and message["type"] != "snapshot":
                return message
            self._take(message, now, side)

    def _take(self, message: dict[str, Any], now: dict[str, Any], side: str) -> None:
        if message["type"] in ("step", "chosen"):
            now[side] = {**now[side], **message}


@pytest.mark.slow
async def test_kill_nine_under_load_loses_nothing(database: str) -> None:
    """Three times: many games at once, killed in the middle; then all is there and every game goes on."""
    server = Process(database)
    await asyncio.to_thread(server.wait)
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        clients = []
        for number in range(GAMES):
            created = (await http.post("/api/games", json={"you": "both", "layout": "first-game"})).json()
            clients.append(Client(server.url, created, random.Random(number)))
    total = 0
    for cut in range(3):
        playing = asyncio.gather(*(client.play() for client in clients))
        goal = sum(client.acknowledged for client in clients) + GAMES * (2 + cut)
        while sum(client.acknowledged for client in clients) < goal and not playing.done():
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.kill)
        await playing
        server = Process(database, port=server.port)
        await asyncio.to_thread(server.wait)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            for client in clients:
                headers = {"Authorization": f"Bearer {client.tokens['raptor']}"}
                snapshot = (await http.get(f"/api/games/{client.id}", headers=headers)).json()
                assert snapshot["seq"] >= client.acknowledged
                stored = {step["seq"]: actions_of(step) for step in snapshot["log"]}
                for seq, actions in client.acts:
                    assert stored[seq][: len(actions)] == actions
                if client.choice is not None and snapshot["seq"] == client.choice[0]:
                    _, side, card = client.choice
                    assert snapshot["chosen"][side]
                    own = {"Authorization": f"Bearer {client.tokens[side]}"}
                    mine = (await http.get(f"/api/games/{client.id}", headers=own)).json()
                    assert mine["my_choice"] == card
                total += client.acknowledged
    assert total > GAMES, "hardly anything was played: the test says nothing"
    out, log = await asyncio.to_thread(server.stop)
    assert "http://127.0.0.1" in out
    for line in log.splitlines():
        json.loads(line)
    assert server.process.returncode == 0


async def test_many_writes_share_a_transaction_and_conflicts_touch_nobody_else(database: str) -> None:
    async with House(database) as house:
        games = [await house.create(you="both") for _ in range(5)]
        writer = Writer(house.worker.store.engine)
        listing = moves.Listing("playing", 1, "01", None)
        payload = {"moves": [[0, "#1"], [1, "#2"]], "chance": [], "words": 0}
        group = [moves.Append(game["id"], StoredStep(1, "reveal", payload, 1.0), listing) for game in games]
        late = [
            moves.Append(games[0]["id"], StoredStep(seq, "reveal", payload, 1.0), listing) for seq in (1, 5)
        ]
        results = await asyncio.gather(*(writer.write(write) for write in [*group, *late]))
        assert results == [True] * 5 + [False] * 2
        assert writer.transactions <= 2 and writer.written == 7
        await writer.stop()
        with house.worker.store.engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(schema.event)).scalar() == 5


class Broken:
    """A write that cannot be carried out."""

    game_id = "broken"

    def run(self, connection: sa.Connection) -> bool:
        connection.execute(sa.text("SELECT no_such_column FROM event"))
        return True


async def test_one_bad_write_takes_no_other_down(database: str) -> None:
    async with House(database) as house:
        game = (await house.create(you="both"))["id"]
        listing = moves.Listing("playing", 1, "01", None)
        payload = {"moves": [[0, "#1"], [1, "#2"]], "chance": [], "words": 0}
        good = moves.Append(game, StoredStep(1, "reveal", payload, 1.0), listing)
        results = await asyncio.gather(
            *(house.worker.write(write) for write in (Broken(), good, Broken())), return_exceptions=True
        )
        assert results[1] is True
        for problem in (results[0], results[2]):
            assert getattr(problem, "key", None) in ("error-server-busy", "error-storage"), problem
        assert [stored.seq for stored in house.worker.store.steps(game)] == [1]
        second = moves.Append(game, StoredStep(2, "reveal", payload, 1.0), listing)
        assert await house.worker.write(second), "and the writer goes on"


async def test_whatever_fails_in_the_writer_nobody_waits_for_ever(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(sqlite) as house:
        game = (await house.create(you="both"))["id"]
        writer = house.worker.writer

        def fails(*_arguments: Any) -> Any:
            raise RuntimeError("something unheard of")

        async with asyncio.timeout(PATIENCE):
            with monkeypatch.context() as broken:
                broken.setattr(writer._here, "begin", fails)
                assert await writer.write(moves.Choose(game, 0, 0, "#1", 1.0)), "carried out by itself"
                broken.setattr(writer, "_one_by_one", fails)
                with pytest.raises(GameError) as problem:
                    await writer.write(moves.Choose(game, 0, 0, "#3", 1.0))
                assert problem.value.key == "error-server-busy"
            assert await writer.write(moves.Choose(game, 0, 0, "#5", 1.0)), "and the writer goes on"
        whole = house.worker.store.whole_game(game)
        assert whole is not None and [row.action for row in whole.choices] == ["#5"]


async def test_a_reveal_needs_the_choices_it_was_made_for(database: str) -> None:
    """Another worker's change of mind in the last moment counts, or the reveal does; never half of both."""
    async with House(database) as house:
        game = (await house.create(you="both"))["id"]
        listing = moves.Listing("playing", 1, "01", None)
        payload = {"moves": [[0, "#1"], [1, "#2"]], "chance": [], "words": 0}
        reveal = moves.Append(game, StoredStep(1, "reveal", payload, 1.0), listing, {0: "#1"})
        assert await house.worker.write(moves.Choose(game, 0, 0, "#3", 1.0))
        assert not await house.worker.write(reveal)
        assert house.worker.store.steps(game) == []
        assert await house.worker.write(moves.Choose(game, 0, 0, "#1", 1.0))
        assert await house.worker.write(reveal)
        assert not await house.worker.write(moves.Choose(game, 0, 0, "#9", 1.0)), "too late"
        whole = house.worker.store.whole_game(game)
        assert whole is not None and len(whole.steps) == 1 and whole.choices == []


async def test_sqlite_is_durable(sqlite: str) -> None:
    async with House(sqlite) as house:
        with house.worker.store.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    assert Path(sqlite).exists()


async def test_nothing_is_told_before_it_is_stored(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both()
        release = asyncio.Event()
        real = house.worker.writer.write

        async def slow(write: Any) -> bool:
            await release.wait()
            return await real(write)

        monkeypatch.setattr(house.worker.writer, "write", slow)
        card = raptor.now["legal"][0]
        asking = asyncio.create_task(raptor.do("choose", card=card, seq=0))
        await asyncio.sleep(0.1)
        assert not asking.done() and not scientist.now["chosen"]["raptor"]
        assert house.worker.store.whole_game(game).choices == []  # type: ignore[union-attr]
        release.set()
        assert (await asking)["type"] == "ack"
        assert [row.action for row in house.worker.store.whole_game(game).choices] == [card]  # type: ignore[union-attr]
