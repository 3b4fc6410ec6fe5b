"""What the server sees to by itself: old games, fallen flags, the files it makes, and faults on the way."""

from __future__ import annotations

import asyncio
import json
import random
import stat
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from lostworld.cli.serve import run
from lostworld.game import GameError
from lostworld.server.play import clocks, commands, tables
from lostworld.server.play import live_game as table_file
from lostworld.server.play.history import StoredStep
from lostworld.server.settings import Settings
from lostworld.server.storage import changes, migrate, schema
from lostworld.server.storage.batch import Append, Choose, Listing
from lostworld.server.storage.database_lock import DatabaseLock
from lostworld.server.storage.read import open_engine

from .house import PATIENCE, SIDES, START, House, Message, Seat, actions_of, play
from .test_durability import Process
from .test_old_games import FIXTURES, TABLES

DAY = 86_400.0


def age(house: House, game: str, days: float) -> None:
    """Make a game look as if nobody had touched it for some days."""
    with house.worker.store.engine.begin() as connection:
        connection.execute(
            sa.update(schema.game)
            .where(schema.game.c.id == game)
            .values(updated=time.time() - days * DAY, created=time.time() - days * DAY)
        )


# --- old games ------------------------------------------------------------------------------------


async def test_old_games_are_deleted_in_the_end(database: str) -> None:
    async with House(database, keep_untouched_days=7, keep_idle_days=100) as house:
        ages = {"new": 1.0, "untouched": 8.0, "chosen": 8.0, "begun": 8.0, "idle": 101.0, "over": 500.0}
        games: dict[str, str] = {}
        for name, days in ages.items():
            created = await house.create(you="both", position=START)
            games[name] = created["id"]
            seats = [await house.sit(created["id"], created["seats"][side]["token"]) for side in SIDES]
            if name not in ("new", "untouched"):
                await seats[0].done("choose", card="#9", seq=0)
            if name in ("begun", "idle"):
                await seats[1].done("choose", card="#8", seq=0)
            if name == "over":
                await seats[0].done("resign")
            for seat in seats:
                await seat.leave()
            age(house, created["id"], days)
        watched = await house.create(you="both")
        age(house, watched["id"], 8)
        await house.sit(watched["id"])
        async with asyncio.timeout(PATIENCE):
            while any(house.worker.tables.live[game].connections for game in games.values()):
                await asyncio.sleep(0.01)
        house.worker.tables.evict(time.monotonic())
        assert await house.worker.retention.clean() == 2
        for name, game in games.items():
            answer = await house.http.get(f"/api/games/{game}")
            assert answer.status_code == (404 if name in ("untouched", "idle") else 200), name
        assert (await house.http.get(f"/api/games/{watched['id']}")).status_code == 200
        with house.worker.store.engine.connect() as connection:
            for rows in (schema.seat, schema.event, schema.choice, schema.offer):
                left = connection.execute(sa.select(rows.c.game_id)).scalars()
                assert not {games["untouched"], games["idle"]} & {*left}
        assert await house.worker.retention.clean() == 0


async def test_upkeep_runs_by_itself_and_survives_faults(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(sqlite, upkeep_every=0.05) as house:
        real, failures = house.worker.store.forgettable, 0

        def failing(*arguments: Any) -> list[str]:
            nonlocal failures
            failures += 1
            if failures < 3:
                raise RuntimeError
            return real(*arguments)

        monkeypatch.setattr(house.worker.store, "forgettable", failing)
        created = await house.create(you="both")
        age(house, created["id"], 8)
        async with asyncio.timeout(PATIENCE):
            while house.worker.store.count():
                await asyncio.sleep(0.02)


async def test_games_are_not_stored_without_end(sqlite: str) -> None:
    async with House(sqlite, games_most=2) as house:
        wish = {"you": "raptor", "opponent": {"kind": "bot"}, "request": "the-first-of-two"}
        first = await house.create(**wish)
        seat = await house.sit(first["id"], first["seats"]["raptor"]["token"])
        second = await house.create(you="both")
        full = await house.http.post("/api/games", json={"you": "both"})
        assert full.status_code == 503 and full.json()["error"]["key"] == "error-games-many"
        assert "2" in full.json()["error"]["message"]
        await seat.done("resign")
        assert (await seat.do("rematch"))["error"]["key"] == "error-games-many"
        assert await house.create(**wish) == first, "the same request still has the same answer"
        age(house, second["id"], 8)
        house.worker.tables.evict(time.monotonic())
        assert await house.worker.retention.clean() == 1
        assert "game" in await seat.done("rematch")


# --- clocks ---------------------------------------------------------------------------------------


async def clocked(house: House) -> tuple[Message, Seat, Seat]:
    """A game whose clock runs."""
    created = await house.create(you="both", layout="random", clock={"minutes": 1})
    seats = [await house.sit(created["id"], created["seats"][side]["token"]) for side in SIDES]
    await seats[0].decide(random.Random(71))
    await seats[1].at(1)
    return created, seats[0], seats[1]


def long_ago(house: House, seconds: float) -> None:
    """Move every step back in time."""
    with house.worker.store.engine.begin() as connection:
        connection.execute(sa.update(schema.event).values(at=schema.event.c.at - seconds))


def status_of(house: House, game: str) -> str:
    """What is stored, without opening the game."""
    return house.worker.store.games_of([game])[0].status


async def falls(house: House, game: str) -> None:
    """Wait until a flag has fallen."""
    async with asyncio.timeout(PATIENCE):
        while status_of(house, game) != "over":
            await asyncio.sleep(0.02)


async def test_a_game_with_a_clock_leaves_the_memory_and_its_flag_falls(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(database) as house:
        created, raptor, scientist = await clocked(house)
        game = created["id"]
        for seat in (raptor, scientist):
            await seat.leave()
        async with asyncio.timeout(PATIENCE):
            while house.worker.tables.live[game].connections:
                await asyncio.sleep(0.01)
        house.worker.tables.evict(time.monotonic())
        assert game not in house.worker.tables.live and status_of(house, game) == "playing"
        left = house.worker.clocks._timers[game].when() - asyncio.get_running_loop().time()
        assert 20 < left <= 75, "a minute, and the while in which the step is shown"
        monkeypatch.setattr(table_file, "STARTED", 0.0)
        monkeypatch.setattr(clocks, "STARTED", 0.0)
        house.worker.clocks.watch(game, 0)  # woken too early: it is looked at, and watched on
        await asyncio.sleep(0.3)
        assert game in house.worker.clocks._timers and game not in house.worker.tables.live
        long_ago(house, 58.5)
        house.worker.clocks.watch(game, 0)
        await falls(house, game)
        outcome = (await house.get(f"/api/games/{game}"))["outcome"]
        assert (outcome["winner"], outcome["reason"]) == ("raptor", "time")


async def test_flags_fall_after_a_restart_though_nobody_looks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(database) as house:
        created, _, _ = await clocked(house)
        resigned, other, _ = await clocked(house)
        await other.done("resign")
        untouched = await house.create(you="both", clock={"minutes": 1})
        long_ago(house, 3600)
    monkeypatch.setattr(table_file, "STARTED", 0.0)
    monkeypatch.setattr(clocks, "STARTED", 0.0)
    async with House(database) as house:
        await falls(house, created["id"])
        assert status_of(house, untouched["id"]) == "playing", "it has not begun"
        assert len(house.worker.store.steps(resigned["id"])) == 2


async def test_clocks_do_not_count_while_the_server_was_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(database) as house:
        created, _, _ = await clocked(house)
        long_ago(house, 3600)
        assert [clock.game_id for clock in house.worker.store.running_clocks()] == [created["id"]]
    monkeypatch.setattr(table_file, "STARTED", time.time())
    monkeypatch.setattr(clocks, "STARTED", time.time())
    async with House(database) as house:
        await asyncio.sleep(0.3)
        assert status_of(house, created["id"]) == "playing"
        assert created["id"] in house.worker.clocks._timers


async def test_who_has_chosen_has_no_running_clock(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both", position=START, clock={"minutes": 1, "increment": 60})
        raptor, scientist = [
            await house.sit(created["id"], created["seats"][side]["token"]) for side in SIDES
        ]
        await raptor.done("choose", card="#9", seq=0)
        assert house.worker.store.running_clocks() == []
        await scientist.done("choose", card="#8", seq=0)
        await raptor.at(1)
        (running,) = house.worker.store.running_clocks(created["id"])
        assert 60_000 < running.left <= 120_000 and abs(running.since - time.time()) < 60
        assert house.worker.store.running_clocks("1" * 12) == []


async def test_a_flag_that_could_not_be_stored_falls_later(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "FLAG_AGAIN_SECONDS", 0.05)
    async with House(sqlite) as house:
        created, raptor, _ = await clocked(house)
        real, failures = house.worker.writer.write, 0

        async def failing(write: Any) -> bool:
            nonlocal failures
            failures += 1
            if failures < 4:
                raise GameError("error-server-busy")
            return await real(write)

        monkeypatch.setattr(house.worker.writer, "write", failing)
        live = house.worker.tables.live[created["id"]]
        live.clock_left = [50, 50]
        house.worker.tables.set_flag_timer(live)
        await raptor.until(lambda: raptor.now["status"] == "over")
        assert failures == 4 and raptor.now["outcome"]["reason"] == "time"


# --- the database ---------------------------------------------------------------------------------


async def test_one_server_for_each_file(sqlite: str) -> None:
    async with House(sqlite):
        with pytest.raises(GameError) as problem:
            run(Settings().but(database=sqlite, port=0))
        assert problem.value.key == "error-database-in-use" and sqlite in str(problem.value)
    DatabaseLock(f"sqlite:///{sqlite}").release()  # free again
    DatabaseLock("sqlite://").release()
    DatabaseLock("postgresql+psycopg://u@h/d").release()


@pytest.mark.slow
def test_a_server_that_was_killed_leaves_its_file_free(sqlite: str) -> None:
    first = Process(sqlite)
    first.wait()
    second = Process(sqlite)
    _, complaint = second.process.communicate(timeout=60)
    assert second.process.returncode == 1 and sqlite in complaint and "Traceback" not in complaint
    first.kill()
    third = Process(sqlite)
    third.wait()
    third.stop()


async def test_files_are_for_their_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    async with House("") as house:
        await house.create(you="both")
        folder = tmp_path / "data" / "lostworld"
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        files = sorted(path.name for path in folder.iterdir())
        assert files[:2] == ["games.sqlite3", "games.sqlite3-shm"] and "games.sqlite3.lock" in files
        assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}


async def test_a_game_is_read_as_it_was_at_one_moment(database: str) -> None:
    """A reveal between two of the reading statements: the choices and the event must not both be missing."""
    async with House(database) as house:
        game = (await house.create(you="both", position=START))["id"]
        engine = house.worker.store.engine
        assert await house.worker.write(Choose(game, 0, 0, "#1", 1.0))
        payload = {"moves": [[0, "#1"], [1, "#2"]], "chance": [], "words": 0}
        reveal = Append(
            game, StoredStep(1, "reveal", payload, 1.0), Listing("playing", 1, "01", None), {0: "#1"}
        )
        reader, loop, done = house.worker._readers, asyncio.get_running_loop(), False

        def interrupt(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
            nonlocal done
            if "FROM event" in statement and not done:
                done = True
                assert asyncio.run_coroutine_threadsafe(house.worker.write(reveal), loop).result(20)

        sa.event.listen(engine, "after_cursor_execute", interrupt)
        whole = await loop.run_in_executor(reader, house.worker.store.whole_game, game)
        sa.event.remove(engine, "after_cursor_execute", interrupt)
        assert done and whole is not None
        assert (len(whole.steps), len(whole.choices)) == (0, 1)
        whole = house.worker.store.whole_game(game)
        assert whole is not None and (len(whole.steps), len(whole.choices)) == (1, 0)


async def test_a_reveal_that_came_too_late_leaves_the_lists_alone(database: str) -> None:
    async with House(database) as house:
        game = (await house.create(you="both", position=START))["id"]
        before = house.worker.store.games_of([game])[0]
        assert await house.worker.write(Choose(game, 0, 0, "#5", 1.0))
        payload = {"moves": [[0, "#1"], [1, "#2"]], "chance": [], "words": 0}
        listing = Listing("over", 9, "1", "raptor")
        assert not await house.worker.write(
            Append(game, StoredStep(1, "reveal", payload, 1.0), listing, {0: "#1"})
        )
        assert house.worker.store.games_of([game])[0] == before


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: str(path.stem))
async def test_a_database_of_the_first_version_is_upgraded(path: Path, database: str) -> None:
    kept = json.loads(path.read_text())
    engine = open_engine(Settings(database=database).database_url)
    config = Config()
    config.set_main_option("script_location", str(migrate.MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    with engine.begin() as connection:
        for name in TABLES:
            for row in kept["rows"][name]:
                names = ", ".join(f'"{column}"' for column in row)
                values = ", ".join(f":{column}" for column in row)
                connection.execute(sa.text(f"INSERT INTO {name} ({names}) VALUES ({values})"), row)
    engine.dispose()
    async with House(database) as house:
        game = kept["rows"]["game"][0]["id"]
        for seat, token in kept["tokens"].items():
            snapshot = await house.get(f"/api/games/{game}", token)
            assert snapshot["view"] == kept["snapshots"][seat]["view"]
        if kept["record"] is None:
            seats = [await house.sit(game, kept["tokens"][side]) for side in SIDES]
            await play((seats[0], seats[1]), random.Random(72), most=2)


async def test_errors_of_the_database_show_no_values(database: str) -> None:
    async with House(database) as house:
        secret = "5eed" * 16
        with pytest.raises(sa.exc.DBAPIError) as problem, house.worker.store.engine.begin() as connection:
            connection.execute(sa.text("INSERT INTO nowhere VALUES (:seed)"), {"seed": secret})
        assert secret not in str(problem.value)


# --- commands -------------------------------------------------------------------------------------


async def test_a_choice_repeated_after_a_restart_is_made_once(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="both", position=START)
        tokens = [created["seats"][side]["token"] for side in SIDES]
        raptor = await house.sit(created["id"], tokens[0])
        first = await raptor.done("choose", id="once", card="#9", seq=0)
    async with House(database) as house:
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens]

        async def refused(write: Any) -> bool:
            raise AssertionError("it is stored already")

        real, house.worker.writer.write = house.worker.writer.write, refused  # type: ignore[method-assign]
        assert await raptor.done("choose", id="once", card="#9", seq=0) == first
        house.worker.writer.write = real  # type: ignore[method-assign]
        await scientist.done("choose", card="#8", seq=0)
        await raptor.at(1)
        assert actions_of(raptor.steps[0]) == ["#9", "#8"]


async def test_a_rematch_needs_somebody_to_play_with(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="raptor", opponent={"kind": "friend"})
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        await raptor.done("resign")
        assert (await raptor.do("rematch"))["error"]["key"] == "error-rematch-alone"
        assert house.worker.store.count() == 1


async def test_a_fault_is_answered_with_the_commands_id(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_arguments: object) -> None:
        raise RuntimeError("the seed is 42")

    async with House(sqlite) as house:
        game, raptor, _ = await house.both()
        monkeypatch.setitem(commands._HANDLERS, type_of("resign"), fail)
        answer = await raptor.do("resign", id="broken")
        assert answer["error"]["key"] == "error-internal" and "42" not in raptor.frames[-1]
        assert (await raptor.done("ping"))["type"] == "ack", "the connection lives on"
        token = (await house.create(you="both"))["seats"]["raptor"]["token"]
        monkeypatch.setattr(house.worker.tables, "past", fail)
        seat = Seat(await connect(house, game))
        await seat.send({"type": "hello"})
        await seat._reader
        assert seat.refused is not None and seat.refused["error"]["key"] == "error-internal"
        assert seat.closed == 1011
        by_http = await house.http.get(f"/api/games/{game}")
        assert by_http.status_code == 500 and by_http.json()["error"]["key"] == "error-internal"
        assert token not in by_http.text and "42" not in by_http.text


def type_of(name: str) -> type:
    """A command's class."""
    return next(kind for kind in commands._HANDLERS if kind.__name__.lower() == name)


async def connect(house: House, game: str) -> Any:
    """A connection that has not said hello."""
    from websockets.asyncio.client import connect

    return await connect(f"ws://127.0.0.1:{house.port}/api/games/{game}/live", compression=None)


@pytest.mark.parametrize("kind", [None, "application/json", "text/plain"])
async def test_a_body_that_grows_too_large_is_refused_as_such(sqlite: str, kind: str | None) -> None:
    async def pieces(start: bytes) -> Any:
        yield start
        for _ in range(60):
            yield b"x" * 10_000

    async with House(sqlite) as house:
        headers = {} if kind is None else {"Content-Type": kind}
        for start in (b'{"text": "', b"", b"{}"):
            for path in ("/api/records", "/api/games"):
                answer = await house.http.post(path, content=pieces(start), headers=headers)
                assert answer.status_code == 413, (path, start, answer.text)
                assert answer.json()["error"]["key"] == "error-too-large"


def test_forgetting_needs_an_unfinished_game(sqlite: str) -> None:
    engine = open_engine(Settings(database=sqlite).database_url)
    migrate.upgrade(engine)
    with engine.begin() as connection:
        assert not changes.Forget("1" * 12, time.time()).run(connection)
    engine.dispose()
