"""The opponents that people choose from: seven levels, from beginner to expert.

The weaker ones lose as people do: they look less far, go for what they want and overlook what the other side
is up to, misjudge positions, and have habits with cards. None of them moves at random. Each is measured
against its neighbours in ``docs/bots.md``. A level's name is its key in the text catalogue,
``raptor-level-<name>``, and the sentence about its style the key's ``.about``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from lostworld.raptor.players.style import Games, Style

FAR_DANGERS: Final = (
    "asleep, scientist 2 spaces off",
    "asleep, scientist 3 spaces off",
    "awake, scientist 2 spaces off",
    "awake, scientist 3 spaces off",
)
LINES: Final = ("scientists in line with the mother", "the same, times her tokens")
NEAR_DANGERS: Final = ("asleep beside a scientist", "awake beside a scientist")
FAR_WAYS_OUT: Final = (
    "scientists that one move brings her to",
    "babies 5 points from escaping",
    "babies 6 points from escaping",
    "babies 7 or 8 points from escaping",
    "babies 9 or more points from escaping",
    "fires",
)
NEAR_WAYS_OUT: Final = (
    "scientists beside the mother",
    "babies 3 points from escaping",
    "babies 4 points from escaping",
)


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

LINDENBROCK: Final = Style(games=Games(), others_from=(100, 300), milliseconds=1500)
"""All there is: every pair of cards played out, a look into the next round, games played on, three nets."""

LEVELS: Final = (
    Level(
        "malone",
        "reporter",
        (-483, 203),
        Style(
            learned=False,
            searched_cards=False,
            deep=False,
            checked=1,
            widest=120,
            noise=(0.15, 0.25),
            thrift=0.1,
            temper=0.9,
            families=1,
            blind=(
                FAR_DANGERS + LINES + NEAR_DANGERS,
                FAR_DANGERS + FAR_WAYS_OUT + NEAR_DANGERS + NEAR_WAYS_OUT,
            ),
            milliseconds=100,
        ),
    ),
    Level(
        "axel",
        "nephew",
        (-74, 359),
        Style(
            learned=False,
            searched_cards=False,
            deep=False,
            checked=1,
            widest=60,
            noise=(0.05, 0.1),
            thrift=0.06,
            temper=0.68,
            families=2,
            blind=(FAR_DANGERS + LINES, FAR_DANGERS + FAR_WAYS_OUT),
            milliseconds=100,
        ),
    ),
    Level(
        "hans",
        "guide",
        (75, 479),
        Style(
            learned=False,
            searched_cards=False,
            deep=False,
            checked=1,
            widest=200,
            noise=(0.034, 0.066),
            thrift=0.02,
            temper=0.52,
            families=4,
            milliseconds=100,
        ),
    ),
    Level(
        "roxton",
        "hunter",
        (227, 621),
        Style(
            learned=False,
            deep=False,
            checked=1,
            widest=400,
            noise=(0.031, 0.042),
            thrift=0.01,
            temper=0.21,
            families=8,
            milliseconds=100,
        ),
    ),
    Level(
        "summerlee",
        "sceptic",
        (383, 717),
        Style(learned=False, deep=False, widest=4000, milliseconds=200),
    ),
    Level("challenger", "professor", (606, 868), CHALLENGER),
    Level("lindenbrock", "geologist", (752, 1085), LINDENBROCK),
)
"""Weakest first."""
