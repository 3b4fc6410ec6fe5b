"""PostgreSQL stores a group of moves in one call; whatever cannot be stored so is stored as anywhere else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from lostworld.server.play.history import StoredStep
from lostworld.server.settings import Settings
from lostworld.server.storage import migrate, schema
from lostworld.server.storage.batch import Append, Choose, Listing
from lostworld.server.storage.changes import EndOffer, Write
from lostworld.server.storage.one_call import OneCall, moves_alone
from lostworld.server.storage.read import open_engine
from lostworld.server.storage.writer import Writer

from .house import House, play

pytestmark = pytest.mark.postgres

LISTING = Listing("playing", 2, "01", None)


def step(game: str, seq: int, kind: str = "turn", uses: dict[int, str] | None = None) -> Append:
    """A step of a game."""
    payload = {"moves": [[0, "#1"]], "chance": ['R="é\\'], "words": 3}
    return Append(game, StoredStep(seq, kind, payload, 1.0 + seq / 3), LISTING, uses, salt="5a17")


def stored(engine: sa.Engine) -> list[Any]:
    """All that moves change."""
    game, event, choice = schema.game, schema.event, schema.choice
    moved = [game.c[name] for name in ("id", "seq", "status", "round", "turn", "winners", "updated")]
    asked = (sa.select(*moved).where(game.c.seq > 0), sa.select(event), sa.select(choice))
    with engine.connect() as connection:
        return [sorted(connection.execute(each).all()) for each in asked]


async def test_both_ways_lead_to_the_same(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for short in (True, False):
        async with House(postgres()) as house:
            games = [f"{number:012d}" for number in range(4)]
            for game, made in zip(games, [await house.create(you="both") for _ in games], strict=True):
                await renamed(house, made["id"], game)
            writer = house.worker.writer
            calls = noted(writer, monkeypatch)
            if not short:
                writer._one_call = None
            groups: list[list[Write]] = [
                [step(games[0], 1), Choose(games[1], 0, 0, "#7", 1.5, "c1"), step(games[2], 1)],
                [
                    step(games[0], 2),
                    Choose(games[1], 0, 0, "#8", 9.5, "c2"),
                    Choose(games[2], 1, 1, "#3", 2.5),
                ],
                [step(games[1], 1, "reveal", {0: "#8"}), step(games[2], 2, "reveal", {1: "#3"})],
                [Choose(games[1], 1, 1, "#5", 3.5)],
            ]
            for group in groups:
                assert await asyncio.gather(*map(writer.write, group)) == [True] * len(group)
            assert calls == ([3, 3, 2, 1] if short else [])
            found.append(stored(house.worker.store.engine))
    assert found[0] == found[1]
    games_moved, events, choices = found[0]
    assert len(games_moved) == 3 and len(events) == 5 and len(choices) == 1


async def renamed(house: House, game: str, name: str) -> None:
    """Give a game an id that can be compared."""
    with house.worker.store.engine.begin() as connection:
        row = connection.execute(sa.select(schema.game).where(schema.game.c.id == game)).one()._asdict()
        connection.execute(sa.insert(schema.game), {**row, "id": name, "request_hash": None})


def noted(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the groups that are stored in one call, from now on."""
    calls: list[int] = []
    assert writer._one_call is not None
    run = writer._one_call.run

    def counted(moves: Any, notices: Any) -> bool:
        done = run(moves, notices)
        calls.append(len(moves) if done else 0)
        return done

    monkeypatch.setattr(writer._one_call, "run", counted)
    return calls


async def test_a_conflict_touches_nobody_else(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(postgres()) as house:
        games = [(await house.create(you="both"))["id"] for _ in range(3)]
        writer = house.worker.writer
        calls = noted(writer, monkeypatch)
        group: list[Write] = [step(games[0], 1), step(games[1], 2), Choose("no such game", 0, 0, "#1", 1.0)]
        assert await asyncio.gather(*map(writer.write, group)) == [True, False, False]
        assert await writer.write(Choose(games[2], 0, 0, "#7", 1.0))
        late = step(games[2], 1, "reveal", {0: "#6"})  # somebody has changed his mind
        assert not await writer.write(late)
        assert await writer.write(step(games[2], 1, "reveal", {0: "#7"}))
        assert calls == [0, 1, 0, 1], "whatever was not as expected went the long way"
        with house.worker.store.engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(schema.event)).scalar() == 2


def test_what_is_more_than_moves_goes_the_long_way() -> None:
    assert moves_alone([step("a", 1), Choose("b", 0, 0, "#1", 1.0)])
    left = step("b", 1)
    left.new_bot = (0, "random")
    for other in (left, step("b", 1, "take_back"), EndOffer("b", "rematch"), step("a", 2)):
        assert moves_alone([step("a", 1), other]) is None


async def test_a_role_that_may_make_no_function(postgres: Callable[[], str]) -> None:
    database = postgres()
    engine = open_engine(Settings(database=database).database_url)
    migrate.upgrade(engine)
    name = database.rpartition("/")[2]
    with engine.begin() as connection:
        connection.execute(sa.text(f"REVOKE TEMPORARY ON DATABASE {name} FROM PUBLIC"))
        connection.execute(sa.text(f"CREATE ROLE player_{name} LOGIN"))
        connection.execute(sa.text(f"GRANT ALL ON ALL TABLES IN SCHEMA public TO player_{name}"))
        connection.execute(sa.text(f"GRANT ALL ON SCHEMA public TO player_{name}"))
    engine.dispose()
    async with House(database.replace("lostworld@", f"player_{name}@")) as house:
        _game, raptor, scientist = await house.both()
        await play((raptor, scientist), random.Random(3), most=4)
        assert house.worker.writer._one_call is None


async def test_a_connection_that_was_lost_loses_no_move(shared: dict[str, str]) -> None:
    async with House(**shared) as house:
        _game, raptor, scientist = await house.both()
        await play((raptor, scientist), random.Random(3), most=4)
        with house.worker.store.engine.connect() as connection:
            connection.execute(
                sa.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        await play((raptor, scientist), random.Random(4), most=4)
        assert isinstance(house.worker.writer._one_call, OneCall)
