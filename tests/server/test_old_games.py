"""Stored games of older versions stay replayable: each fixture is a whole database row by row, with its end.

``python -m tests.server.test_old_games NAME SEED DECISIONS LAYOUT`` plays a game with the present program
and stores it as a fixture. None is ever made anew: a program that cannot replay one is wrong, not the game.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from lostworld.server.settings import Settings
from lostworld.server.storage import migrate
from lostworld.server.storage.read import open_engine

from .house import SIDES, House, actions_of, events_of, play

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))
TABLES = ("game", "seat", "event", "choice", "offer")


def test_there_are_fixtures() -> None:
    assert FIXTURES


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: str(path.stem))
async def test_an_old_game_is_replayed(path: Path, database: str) -> None:
    kept = json.loads(path.read_text())
    engine = open_engine(Settings(database=database).database_url)
    restore(engine, kept["rows"])
    engine.dispose()
    async with House(database) as house:
        game = kept["rows"]["game"][0]["id"]
        for seat, token in kept["tokens"].items():
            snapshot = await house.get(f"/api/games/{game}", token)
            old = kept["snapshots"][seat]
            for name in ("seq", "view", "legal", "status"):
                assert snapshot[name] == old[name], name
            assert snapshot["looks"] == {"theme": old["theme"]}
            for name in ("winner", "reason"):
                assert (snapshot["outcome"] or {}).get(name) == (old["outcome"] or {}).get(name)
            assert [as_of_old(step) for step in snapshot["log"]] == old["log"]
        replay = await house.get(f"/api/games/{game}/replay")
        assert [step["beats"][-1]["view"] for step in replay["steps"]] == kept["views"]
        if kept["record"] is not None:
            assert (await house.http.get(f"/api/games/{game}/record")).text == kept["record"]
        else:
            seats = [await house.sit(game, kept["tokens"][side]) for side in SIDES]
            await play((seats[0], seats[1]), random.Random(41), most=4)
            assert seats[0].now["seq"] > kept["snapshots"]["raptor"]["seq"]


def restore(engine: sa.Engine, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Store an old game as it was, in tables as they were, and bring the database up to date."""
    migrate.upgrade(engine, "0002")
    tables = sa.MetaData()
    tables.reflect(engine)
    with engine.begin() as connection:
        for name in TABLES:
            for row in rows[name]:
                connection.execute(sa.insert(tables.tables[name]).values(**row))
    migrate.upgrade(engine)


def as_of_old(step: dict[str, Any]) -> dict[str, Any]:
    """A step as 0.1.0 told it: actions and events by themselves."""
    kept = {name: value for name, value in step.items() if name != "beats"}
    return {**kept, "actions": actions_of(step), "events": events_of(step)}


async def make(seed: int, most: int, layout: str) -> dict[str, Any]:
    """Play a game and take everything that is stored of it."""
    with tempfile.TemporaryDirectory() as folder:
        async with House(str(Path(folder) / "games.sqlite3")) as house:
            created = await house.create(
                you="both", layout=layout, names={"raptor": "Ann", "scientist": "Bob"}
            )
            tokens = {side: created["seats"][side]["token"] for side in SIDES}
            raptor, scientist = [await house.sit(created["id"], tokens[side]) for side in SIDES]
            luck = random.Random(seed)
            await play((raptor, scientist), luck, most=7)
            await raptor.done("take_back")
            await scientist.until(
                lambda: bool(scientist.steps) and scientist.steps[-1]["kind"] == "take_back"
            )
            await play((raptor, scientist), luck, most=most)
            game = created["id"]
            answer = await house.http.get(f"/api/games/{game}/record")
            with house.worker.store.engine.connect() as connection:
                rows = {
                    name: [dict(row._mapping) for row in connection.execute(sa.text(f"SELECT * FROM {name}"))]
                    for name in TABLES
                }
            rows["game"][0]["public"] = bool(rows["game"][0]["public"])
            return {
                "rows": rows,
                "tokens": tokens,
                "snapshots": {side: await house.get(f"/api/games/{game}", tokens[side]) for side in SIDES},
                "views": [
                    step["beats"][-1]["view"]
                    for step in (await house.get(f"/api/games/{game}/replay"))["steps"]
                ],
                "record": answer.text if answer.status_code == 200 else None,
            }


if __name__ == "__main__":
    number, decisions, board = int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    target = Path(__file__).parent / "fixtures" / f"{sys.argv[1]}.json"
    assert not target.exists(), "fixtures are never made anew"
    target.write_text(json.dumps(asyncio.run(make(number, decisions, board)), indent=1))
