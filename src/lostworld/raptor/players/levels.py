"""The opponents that people choose from: seven levels, from beginner to expert.

The weaker ones lose as people do: they look less far, overlook what is not right in front of them, misjudge
positions, and have habits with cards. None of them moves at random. Each is measured against its neighbours
in ``docs/bots.md``. A level's name is its key in the text catalogue, ``raptor-level-<name>``, and its style
the key's ``.style``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from lostworld.raptor.players.style import Style

FAR_THINGS: Final = (
    "asleep, scientist 2 spaces off",
    "asleep, scientist 3 spaces off",
    "awake, scientist 2 spaces off",
    "awake, scientist 3 spaces off",
    "scientists that one move brings her to",
    "babies 5 points from escaping",
    "babies 6 points from escaping",
    "babies 7 or 8 points from escaping",
    "babies 9 or more points from escaping",
    "the same, times her tokens",
    "fires",
)
"""What one sees only by looking ahead."""
LINES: Final = ("scientists in line with the mother", "the same, times her tokens")


class Level(NamedTuple):
    """An opponent."""

    name: str
    face: str
    """Which face the client shows."""
    elo: tuple[int, int]
    """Its measured strength as Raptor and as Scientist; the weakest level has 0 in all (``docs/bots.md``)."""
    style: Style

    @property
    def key(self) -> str:
        """Its name in the text catalogue."""
        return f"raptor-level-{self.name}"


CHALLENGER: Final = Style(
    searched_cards=False, deep=False, checked=1, widest=400, families=4, milliseconds=50
)
"""The net alone: cards from its table, a small search; under a millisecond a turn."""

LEVELS: Final = (
    Level(
        "malone",
        "reporter",
        (-757, 173),
        Style(
            learned=False,
            searched_cards=False,
            deep=False,
            checked=1,
            widest=120,
            noise=0.43,
            thrift=0.1,
            temper=0.9,
            families=1,
            blind=FAR_THINGS + LINES,
            milliseconds=100,
        ),
    ),
    Level(
        "axel",
        "nephew",
        (61, 402),
        Style(
            learned=False,
            searched_cards=False,
            deep=False,
            checked=1,
            widest=60,
            noise=0.065,
            thrift=0.06,
            temper=0.68,
            families=2,
            blind=FAR_THINGS,
            milliseconds=100,
        ),
    ),
    Level(
        "hans",
        "guide",
        (236, 617),
        Style(
            learned=False,
            searched_cards=False,
            deep=False,
            checked=1,
            widest=200,
            noise=0.034,
            thrift=0.02,
            temper=0.52,
            families=4,
            milliseconds=100,
        ),
    ),
    Level(
        "roxton",
        "hunter",
        (331, 713),
        Style(
            learned=False,
            deep=False,
            checked=1,
            widest=400,
            noise=0.031,
            thrift=0.01,
            temper=0.21,
            families=8,
            milliseconds=100,
        ),
    ),
    Level(
        "summerlee",
        "sceptic",
        (515, 860),
        Style(learned=False, deep=False, beyond=(), widest=4000, milliseconds=200),
    ),
    Level("challenger", "professor", (715, 993), CHALLENGER),
    Level("lindenbrock", "geologist", (887, 1212), Style(milliseconds=1500)),
)
"""Weakest first."""
