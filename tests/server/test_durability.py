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
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.sync.client import connect

from lostworld.game import GameError
from lostworld.server.play.history import StoredStep
from lostworld.server.storage import batch as moves
from lostworld.server.storage import schema
from lostworld.server.storage.writer import Writer

from .house import PATIENCE, House
from .power_cuts import Table


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
            start_new_session=True,  # workers are processes of their own, and die with it
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
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> tuple[str, str]:
        """As Ctrl+C or a service manager would; its output and its log."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=30)


TABLES: tuple[dict[str, Any], ...] = (
    {"you": "raptor", "layout": "first-game"},
    {"you": "scientist", "layout": "random"},
    {"game": "skirmish", "options": {"scenario": "first-patrol"}},
    {"game": "skirmish", "options": {"scenario": "storm-rescue"}},
    {"game": "skirmish", "options": {"scenario": "four-roads"}},
)
"""Raptor, and Skirmish for two, three and four."""
CUTS = int(os.environ.get("LOSTWORLD_POWER_CUTS", "3"))
"""How many times the server is killed; more of them when something of the storage changes."""


class Cuts:
    """A server that is killed again and again, and the tables that are played at it."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._workers = ("--workers", "2") if database.startswith("postgresql") else ()
        self.server = self._started()
        late = 0.3 if self._workers else 0.0
        self.tables = [
            Table(self.server.url, random.Random(number), wish, late)
            for number, wish in enumerate(TABLES * 2)
        ]

    def _started(self, port: int | None = None) -> Process:
        server = Process(self._database, *self._workers, port=port, vote_after=0.0, bot_milliseconds=20)
        server.wait()
        return server

    async def open(self) -> None:
        """Begin all games."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as http:
            for table in self.tables:
                await table.open(http)

    async def cut(self, seconds: float) -> None:
        """Play until something was done at every table and then for some time more; kill; look."""
        before = [table.done.total() for table in self.tables]
        playing = asyncio.gather(*(table.play() for table in self.tables))
        async with asyncio.timeout(2 * PATIENCE):
            while not playing.done() and any(
                table.done.total() < least + 3 for table, least in zip(self.tables, before, strict=True)
            ):
                await asyncio.sleep(0.01)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.server.kill)
        await playing
        self.server = await asyncio.to_thread(self._started, self.server.port)
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as http:
            for table in self.tables:
                await table.check(http)


@pytest.mark.slow
@pytest.mark.timeout(120 + 60 * CUTS)
async def test_kill_nine_under_load_loses_nothing(database: str) -> None:
    """Again and again: all kinds of tables at once, killed in the middle; then all is there and goes on."""
    cuts = await asyncio.to_thread(Cuts, database)
    try:
        await cuts.open()
        luck = random.Random(CUTS)
        for _ in range(CUTS):
            await cuts.cut(luck.random() * 1.5)
        out, log = await asyncio.to_thread(cuts.server.stop)
    finally:
        if cuts.server.process.poll() is None:
            cuts.server.kill()
    done = sum((table.done for table in cuts.tables), Counter[str]())
    checked = sum((table.checked for table in cuts.tables), Counter[str]())
    print("done", dict(done), "checked", dict(checked))
    assert checked["steps"] > len(cuts.tables) * CUTS, "hardly anything was played: the test says nothing"
    assert "http://127.0.0.1" in out
    for line in log.splitlines():
        json.loads(line)
    assert cuts.server.process.returncode == 0


def children(process: int) -> list[int]:
    """The processes that a process has started, as Linux tells."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(number) for task in tasks for number in task.read_text().split()]


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux tells of them")
def test_workers_that_are_killed_leave_a_log_that_can_be_read(shared: dict[str, str]) -> None:
    """Their bots' semaphores are cleared away by Python, which has a line of its own for that."""
    server = Process(shared["database"], "--workers", "2", bot_milliseconds=20)
    wish = {"you": "scientist", "opponent": {"kind": "bot", "bot": "greedy"}, "layout": "random"}
    try:
        server.wait()
        with ExitStack() as watched:
            for _ in range(6):  # whichever worker has a game, a bot places its family while somebody looks on
                made = httpx.post(f"{server.url}/api/games", json=wish, timeout=PATIENCE).json()
                address = f"ws://127.0.0.1:{server.port}/api/games/{made['id']}/live"
                live = watched.enter_context(connect(address, compression=None))
                live.send(json.dumps({"type": "hello", "token": made["seats"]["scientist"]["token"]}))
            thinking: list[int] = []
            end = time.monotonic() + PATIENCE
            while not thinking and time.monotonic() < end:
                time.sleep(0.1)
                thinking = [worker for worker in children(server.process.pid) if len(children(worker)) > 1]
            assert thinking, "no bot was asked: the test says nothing"
            for worker in thinking:
                os.kill(worker, signal.SIGKILL)
        time.sleep(1)
        server.wait()
        _, log = server.stop()
    finally:
        if server.process.poll() is None:
            server.kill()
    assert log
    for line in log.splitlines():
        json.loads(line)


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
