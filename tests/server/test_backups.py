"""Backup and restore as docs/server.md describes them, word for word: games go on from where they were."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import programs
from .house import House, Message

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def run_recipe(having: str, folder: Path, address: str = "") -> None:
    """Run the commands of the page that have these words, for the database at this address."""
    (found,) = (text for text in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) if having in text)
    path = os.pathsep.join((str(Path(sys.executable).parent), str(programs()), os.environ["PATH"]))
    commands = found.replace("postgresql://…/games", address)
    done = subprocess.run(
        ["sh", "-ec", commands],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


async def play_on(house: House, created: Message) -> Message:
    """Let both seats choose a card; the game as the raptor sees it then."""
    tokens = {side: held["token"] for side, held in created["seats"].items()}
    raptor = await house.sit(created["id"], tokens["raptor"])
    scientist = await house.sit(created["id"], tokens["scientist"])
    seq = raptor.now["seq"]
    for seat in (raptor, scientist):
        await seat.done("choose", action=seat.now["legal"][0], seq=seq)
    await raptor.until(lambda: raptor.now["seq"] == seq + 1)
    return raptor.now


def told(found: Message) -> Message:
    """What a game's players see of its position."""
    return {name: found[name] for name in ("seq", "view", "legal", "deciding", "status")}


async def test_an_sqlite_file_copied_while_games_are_played_and_put_back(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with House(str(database)) as house:
        created = await house.create(you="both")
        copied = await play_on(house, created)
        run_recipe(".backup", tmp_path)
        later = await house.create(you="both")
        token = created["seats"]["raptor"]["token"]
        raptor = await house.sit(created["id"], token)
        await raptor.done("resign")
    copy = tmp_path / "games-copy.sqlite3"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    for rest in ("-wal", "-shm"):
        Path(f"{database}{rest}").unlink(missing_ok=True)
    copy.replace(database)
    async with House(str(database)) as house:
        await as_it_was(house, created, copied, later)


@pytest.mark.postgres
async def test_a_postgresql_dumped_while_games_are_played_and_restored(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    database = postgres()
    async with House(database) as house:
        created = await house.create(you="both")
        copied = await play_on(house, created)
        run_recipe("pg_dump", tmp_path, database)
        later = await house.create(you="both")
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        await raptor.done("resign")
    assert stat.S_IMODE((tmp_path / "games.dump").stat().st_mode) == 0o600
    run_recipe("pg_restore", tmp_path, database)
    async with House(database) as house:
        await as_it_was(house, created, copied, later)
    empty = postgres()
    run_recipe("pg_restore", tmp_path, empty)
    async with House(empty) as house:
        await as_it_was(house, created, copied, later)


async def as_it_was(house: House, created: Message, copied: Message, later: Message) -> None:
    """The game is where it was when the copy was made, and goes on; what came later is not there."""
    token = created["seats"]["raptor"]["token"]
    raptor = await house.sit(created["id"], token)
    assert told(raptor.now) == told(copied) and raptor.now["status"] == "playing"
    assert (await house.http.get(f"/api/games/{later['id']}")).status_code == 404
    assert (await raptor.done("resign"))["seq"] == copied["seq"] + 1
