"""Boards to play on: the tiles of both themes, random layouts, and the rulebook's first game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from lostworld.chance import shuffle
from lostworld.game import BadText, Chooser
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.board import Board
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.spaces import COLUMNS, L_TILES, NAMES, NUMBERS, ROWS, SQUARE_TILES

# Rocks of the six square tiles, as (x right, y down).
THEMES: Final[dict[str, tuple[tuple[tuple[int, int], ...], ...]]] = {
    "jungle": (
        ((1, 1),),
        ((0, 0),),
        ((0, 1),),
        ((0, 0), (2, 2)),
        ((0, 1), (2, 2)),
        ((1, 1), (1, 2)),
    ),
    "savannah": (
        (),
        (),
        ((1, 1), (2, 2)),
        ((1, 0), (1, 2)),
        ((2, 0), (2, 1)),
        ((2, 0), (0, 1), (2, 2)),
    ),
}

FIXED: Final = "first-game"
"""The layout whose board is not drawn."""
LAYOUTS: Final = ("random", *THEMES, FIXED)

# Looking outward, a left-handed L tile has its exit at the left end. On column a one looks left, so the
# left-hand end is the lower one; on column k one looks right and it is the upper one.
_LEFT_END: Final = {6: "a4", 7: "a1", 8: "k6", 9: "k3"}
_RIGHT_END: Final = {6: "a6", 7: "a3", 8: "k4", 9: "k1"}


def _exit_maps() -> frozenset[tuple[int, ...]]:
    maps = set()
    for choice in range(16):
        left_handed = [bool(choice >> i & 1) for i in range(4)]
        if sum(left_handed) == 2:
            maps.add(_exits(left_handed))
    return frozenset(maps)


def _exits(left_handed: list[bool]) -> tuple[int, ...]:
    return tuple(
        NUMBERS[(_LEFT_END if is_left else _RIGHT_END)[tile]]
        for tile, is_left in zip(L_TILES, left_handed, strict=True)
    )


EXIT_MAPS: Final = _exit_maps()
"""The six ways in which two left- and two right-handed tiles can lie."""


@lru_cache(maxsize=256)
def board(rocks: frozenset[int], exits: tuple[int, ...]) -> Board:
    """The board with these rocks and exits; positions on the same board share it."""
    return Board(rocks, exits)


def random_board(theme: str, dice: Chooser) -> Board:
    """A board of one theme: tiles shuffled over the slots and turned, exits shuffled."""
    tiles = list(SQUARE_TILES)
    shuffle(tiles, dice)
    turns = [dice.below(4) for _ in tiles]
    left_handed = [True, True, False, False]
    shuffle(left_handed, dice)
    return laid_board(theme, tiles, turns, _exits(left_handed))


def laid_board(theme: str, tiles: Sequence[int], turns: Sequence[int], exits: tuple[int, ...]) -> Board:
    """The board with these tiles of a theme in its slots, in order, each turned by so many quarters."""
    rocks = set()
    for slot, tile, quarter_turns in zip(SQUARE_TILES, tiles, turns, strict=True):
        left = COLUMNS.index("behbeh"[slot])
        top = ROWS.index("666333"[slot])
        for x, y in THEMES[theme][tile]:
            for _ in range(quarter_turns):
                x, y = 2 - y, x
            rocks.add((left + x) * len(ROWS) + top - y)
    return board(frozenset(rocks), exits)


# The rulebook's setup picture.
FIRST_GAME: Final = {
    "rocks": ("e5", "i5", "c4", "g4", "i4", "d3", "e3", "i2", "b1"),
    "exits": ("a4", "a3", "k6", "k1"),
    "mother": "f2",
    "babies": ("g6", "h5", "d4", "h2", "d1"),
    "scientists": ("a5", "a2", "k4", "k1"),
}


_FIRST_BOARD: Final = board(
    frozenset(NUMBERS[name] for name in FIRST_GAME["rocks"]),
    tuple(NUMBERS[name] for name in FIRST_GAME["exits"]),
)


def first_game() -> Position:
    """The preset ``first-game``: all figures placed, the decks about to be shuffled."""
    chosen = _FIRST_BOARD
    position = Position(chosen)
    position.put("mother", chosen.places([NUMBERS[str(FIRST_GAME["mother"])]]))
    position.put("awake", chosen.places([NUMBERS[name] for name in FIRST_GAME["babies"]]))
    position.put("active", chosen.places([NUMBERS[name] for name in FIRST_GAME["scientists"]]))
    position.begin()
    return position


def start(layout: str) -> Position:
    """A position to start from, by the layout's name; chance has still to draw a board that is not fixed."""
    if layout not in LAYOUTS:
        raise BadText("raptor-error-layout-unknown", name=layout, names=", ".join(LAYOUTS))
    if layout == FIXED:
        return first_game()
    position = Position(_FIRST_BOARD)  # nobody sees it: the drawn one takes its place
    position.put("phase", phases.BOARD)
    position.put("left", LAYOUTS.index(layout))
    return position


def layout_of(position: Position) -> str:
    """The layout whose board is still to be drawn."""
    return LAYOUTS[position.left]


def themes_of(layout: str) -> tuple[str, ...]:
    """The themes that a layout's board may have."""
    return tuple(THEMES) if layout == "random" else (layout,) if layout in THEMES else ("jungle",)


def board_text(theme: str, chosen: Board) -> str:
    """A board as chance tells it, such as ``jungle=b1c4d3e3e5g4i2i4i5/a4a3k6k1``: rocks and exits."""
    rocks = sorted(set(NAMES) - {NAMES[number] for number in chosen.numbers(chosen.walk)})
    exits = "".join(NAMES[number] for number in chosen.exits)
    return f"{theme}={''.join(rocks)}/{exits}"


_BOARD_TEXT = re.compile(r"([a-z]+)=((?:[b-j][1-6]){9})/((?:[ak][1-6]){4})")


def read_board(text: str) -> tuple[str, Board] | None:
    """The theme and the board that ``board_text`` has written; None for any other text."""
    found = _BOARD_TEXT.fullmatch(text)
    if found is None or found[1] not in THEMES:
        return None
    rocks, exits = ([names[at : at + 2] for at in range(0, len(names), 2)] for names in (found[2], found[3]))
    if rocks != sorted(set(rocks)) or tuple(NUMBERS[name] for name in exits) not in EXIT_MAPS:
        return None
    numbers = frozenset(NUMBERS[name] for name in rocks)
    return found[1], board(numbers, tuple(NUMBERS[name] for name in exits))
