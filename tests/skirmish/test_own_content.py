"""Content of a host's own: added to the shipped, refused with file and line, kept for games begun with it."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lostworld.chance import Dice
from lostworld.cli.serve import take_content
from lostworld.game import GameError
from lostworld.games import CONTENT
from lostworld.record import Record
from lostworld.skirmish import GAME
from lostworld.skirmish.content.loader import shipped_files
from lostworld.skirmish.content.starts import start

SHIPPED = GAME.content


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A host's folder with a unit, a map and a scenario; the shipped content again after the test."""
    monkeypatch.setenv(CONTENT, str(tmp_path))
    for sort, name in (("unit", "carnotaur"), ("map", "lagoon"), ("scenario", "night-watch")):
        path, text = start(sort, name, "dinosaurs")
        if sort == "scenario":
            text = text.replace('map = "canyon"', 'map = "lagoon"').replace("utahraptor", "carnotaur")
        file = tmp_path / "skirmish" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    yield tmp_path
    monkeypatch.delenv(CONTENT)
    GAME.keep_own_content()
    assert GAME.content == SHIPPED


def battle(moves: int = 40) -> Record:
    """Some decisions of a battle in the host's scenario."""
    dice, luck = Dice(b"own content" * 3), random.Random(7)
    played = Record.new(GAME, {"scenario": "night-watch"}, dice)
    for _ in range(moves):
        state = played.state
        while (event := state.chance) is not None:
            played.decide(event.sample(dice))
            state = played.state
        seat = state.deciders[0]
        played.play(seat, luck.choice([*state.legal(seat)]))
    return played


def command(*words: str) -> tuple[int, str]:
    """A command of the terminal: its exit code, and all that it says."""
    done = subprocess.run([sys.executable, "-m", "lostworld", *words], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_it_is_added_to_what_is_shipped(folder: Path) -> None:
    counts = take_content(str(folder))
    assert counts["skirmish"]["scenarios"] == len(GAME.options["scenario"])
    assert "night-watch" in GAME.options["scenario"] and "first-patrol" in GAME.options["scenario"]
    book = GAME.book("fr")
    assert book["content"] == GAME.content != SHIPPED
    assert book["scenarios"]["night-watch"]["map"] == "lagoon" and "carnotaur" in book["units"]
    state = GAME.new({"scenario": "night-watch"})
    assert "carnotaur" in [unit.id for unit in state.table.specs]


def test_a_file_with_a_shipped_path_takes_its_place(folder: Path) -> None:
    path = "dinosaurs/units/utahraptor.toml"
    changed = re.sub(r"^health = \d+", "health = 5", shipped_files()[path], flags=re.M)
    (folder / "skirmish" / path).write_text(changed)
    take_content(str(folder))
    assert GAME.book("en")["units"]["utahraptor"]["health"] == 5


def test_games_pin_it_and_can_be_read_after_it_has_changed(folder: Path) -> None:
    take_content(str(folder))
    first = GAME.content
    text = str(battle())
    assert first in text
    unit = folder / "skirmish/dinosaurs/units/carnotaur.toml"
    unit.write_text(unit.read_text().replace("health = 7", "health = 6"))
    take_content(str(folder))
    assert GAME.content not in (first, SHIPPED)
    again = Record.parse(text)
    assert str(again) == text
    assert GAME.content_in(again.state) == first
    assert GAME.has_content(SHIPPED), "and those begun without"


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("dinosaurs/units/carnotaur.toml", "health = 7", 'health = "much"', r"carnotaur\.toml:16: health"),
        ("dinosaurs/units/carnotaur.toml", "health = 7", "health = = 7", r"carnotaur\.toml.*line 16"),
        ("scenarios/night-watch.toml", 'map = "lagoon"', 'map = "swamp"', r"night-watch\.toml:3: map.*swamp"),
        ("maps/lagoon.txt", "sign # rock", "sign # marble", r"lagoon\.txt:6.*marble"),
    ],
)
def test_a_mistake_is_told_with_file_and_line(
    folder: Path, file: str, before: str, after: str, said: str
) -> None:
    path = folder / "skirmish" / file
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))
    with pytest.raises(GameError) as refused:
        take_content(str(folder))
    assert re.search(said, str(refused.value)), str(refused.value)
    path.write_text(text)


def test_a_folder_without_any_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(GameError, match="nowhere"):
        take_content(str(tmp_path / "nowhere"))
    (tmp_path / "else" / "chess").mkdir(parents=True)
    with pytest.raises(GameError, match="skirmish"):
        take_content(str(tmp_path / "else"))


def test_the_command_checks_it_before_it_serves(folder: Path) -> None:
    (folder / "skirmish/scenarios/night-watch.toml").write_text("name = 3\n")
    for words in (
        ["serve", "--no-browser", "--content", str(folder)],
        ["content", "check", str(folder / "skirmish")],
    ):
        code, said = command(*words)
        assert code == 1 and "night-watch.toml:1: name" in said, said
    (folder / "skirmish/scenarios/night-watch.toml").unlink()
