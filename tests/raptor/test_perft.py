"""Counting action sequences: a table of positions whose numbers come from the independent reference.

``perft.json`` holds, for each position, the numbers of action sequences of length 1, 2, ... as `perft` of the
notation counts them: a finished game, `cards` and `place` end a sequence early and count once. The
numbers were computed by ``python -m tests.reference.engine``, never by the code under test.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from lostworld.game import State
from lostworld.raptor import GAME

ROOT = Path(__file__).parents[2]
RECOUNTED = 300
"""Numbers up to this are counted again by the reference in every run."""


class Entry(NamedTuple):
    """A position and the numbers of its action sequences of length 1, 2, ..."""

    name: str
    position: str
    perft: list[int]

    @property
    def turn(self) -> str:
        return self.position.split(" ")[2]


TABLE = [Entry(**entry) for entry in json.loads((Path(__file__).with_name("perft.json")).read_text())]
BY_NAME = {entry.name: entry for entry in TABLE}


def perft(state: State[int], depth: int) -> int:
    """The number of action sequences of length ``depth`` from ``state``."""
    # A shuffle is only ever due between a round and the `cards` that follow it.
    if depth == 0 or state.outcome or state.chance or state.text.split(" ")[2].startswith(("cards", "place")):
        return 1
    (seat,) = state.deciders
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        following = state.copy()
        following.apply(seat, action)
        total += perft(following, depth - 1)
    return total


@pytest.mark.parametrize("name", BY_NAME)
def test_as_many_sequences_as_the_reference_counts(name: str) -> None:
    """NOTATION, `perft`."""
    entry = BY_NAME[name]
    state = GAME.parse(entry.position)
    assert [perft(state, depth) for depth in range(1, len(entry.perft) + 1)] == entry.perft
    assert state.text == entry.position


def test_the_table_covers_every_card_and_both_themes() -> None:
    """Issue 2: at least 30 positions covering every card and both themes."""
    assert len(TABLE) >= 36
    assert len({entry.position for entry in TABLE}) == len(TABLE)
    turns = {entry.turn[:2] for entry in TABLE}
    assert {"R1", "R3", "R4", "R5", "R7", "R8", "R+", "R@", "S+"} <= turns
    assert {f"S{card}" for card in range(1, 9)} <= turns
    without_mother = {entry.position.split("R:")[1][0] for entry in TABLE if entry.turn == "R@"}
    assert without_mother == {"2", "6"}
    assert any("9" in (field[2] for field in entry.position.split(" ")[5:]) for entry in TABLE)
    for theme in ("jungle", "savannah"):
        assert sum(entry.name.startswith(theme) for entry in TABLE) >= 15


def test_the_reference_still_counts_the_same() -> None:
    """The small numbers of the table, counted anew by the reference."""
    lines = []
    expected = []
    for entry in TABLE:
        lines.append(f"position {entry.position}")
        expected.append("ok")
        for depth, number in enumerate(entry.perft, 1):
            if number <= RECOUNTED:
                lines.append(f"perft {depth}")
                expected.append(str(number))
    answers = subprocess.run(
        [sys.executable, "-m", "tests.reference.engine"],
        cwd=ROOT,
        input="\n".join([*lines, "quit", ""]),
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert answers == expected
