"""Looking after a server's games from the command line: list, show, export, remove, purge."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from lostworld.cli import main
from lostworld.server.storage import schema

from .house import House


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    found = main(["admin", *arguments])
    printed = capsys.readouterr()
    assert found == code, printed.err
    return printed.err if code else printed.out


async def three_games(house: House) -> tuple[str, str, str]:
    """One that is over, one that goes on, one of long ago."""
    over, raptor, _ = await house.both(names={"raptor": "Ada", "scientist": "Bob"})
    await raptor.done("resign")
    going_on, old = [(await house.create(you="both"))["id"] for _ in range(2)]
    with house.worker.store.engine.begin() as connection:
        long_ago = sa.update(schema.game).where(schema.game.c.id == old)
        connection.execute(long_ago.values(updated=schema.game.c.updated - 400 * 86_400))
    return over, going_on, old


async def test_games_are_listed_shown_exported_and_removed(
    database: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    base = ("--database", database)

    def listed(*filters: str) -> list[str]:
        return [game["id"] for game in json.loads(told(capsys, "list", "--json", *filters, *base))]

    async with House(database) as house:
        over, going_on, old = await three_games(house)
        assert listed()[0] == old and {*listed()} == {over, going_on, old}
        assert listed("--name", "ada") == listed("--status", "over") == [over]
        assert listed("--name", "100%") == [] and listed("--days", "30") == [old]
        assert over in told(capsys, "list", *base)
        shown = told(capsys, "show", going_on, *base)
        whole = house.worker.store.whole_game(going_on)
        assert whole is not None and whole.game.commitment in shown
        for secret in (whole.game.seed.hex(), whole.game.salt, whole.game.start):
            assert secret not in shown
        told(capsys, "export", over, "-o", str(tmp_path / "records"), *base)
        assert '[Game "raptor"]' in (tmp_path / "records" / f"{over}.txt").read_text()
        told(capsys, "export", going_on, *base, code=1)
        assert "One game" in told(capsys, "purge", "--days", "365", "--yes", *base)
        assert {*listed()} == {over, going_on}
        told(capsys, "remove", over, "--yes", *base)
        assert (await house.http.get(f"/api/games/{over}/record")).status_code == 404
        assert listed() == [going_on]


def test_asking_makes_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing = str(tmp_path / "nothing.sqlite3")
    assert "nothing.sqlite3" in told(capsys, "list", "--database", missing, code=1)
    assert not Path(missing).exists()
    foreign = str(tmp_path / "foreign.sqlite3")
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE notes (text TEXT)")
    connection.close()
    assert "foreign.sqlite3" in told(capsys, "list", "--database", foreign, code=1)


async def test_a_server_is_closed_to_new_games_and_says_why(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    base = ("--database", database)
    async with House(database) as house:
        game, raptor, scientist = await house.both()
        told(capsys, "announce", "Back", "at", "nine.", *base)
        told(capsys, "close", *base)
        await house.worker.notices.look()  # as it does every few seconds
        await raptor.until(lambda: any('"type":"notice"' in frame for frame in raptor.frames))
        about = await house.get("/api/about")
        assert (about["notice"], about["closed"]) == ("Back at nine.", True)
        refused = await house.http.post("/api/games", json={"you": "both"})
        assert refused.status_code == 503 and refused.json()["error"]["key"] == "error-closed"
        for seat in (raptor, scientist):  # what is being played goes on
            await seat.done("choose", action=seat.now["legal"][0], seq=0)
        await raptor.done("resign")
        assert (await raptor.do("rematch"))["error"]["key"] == "error-closed"
    async with House(database) as house:  # also after the restart
        late = await house.sit(game)
        await late.until(lambda: any("Back at nine." in frame for frame in late.frames))
        told(capsys, "announce", *base)
        told(capsys, "open", *base)
        await house.worker.notices.look()
        await late.until(lambda: '"text":null' in late.frames[-1])
        assert (await house.create(you="both"))["id"]
        assert (await house.get("/api/about"))["notice"] is None


async def test_what_is_to_go_must_be_named(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with House(sqlite) as house:
        await house.create(you="both")
        told(capsys, "remove", "--database", sqlite, code=1)
        told(capsys, "purge", "--database", sqlite, code=1)
        assert house.worker.store.count() == 1
