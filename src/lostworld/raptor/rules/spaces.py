"""The 66 spaces, their names, and the ten tiles they belong to.

A space is a number: 6 x column + row, so ascending numbers are the names in alphabetical order.

    >>> NAMES[space("e3")], NAMES[0], NAMES[65]
    ('e3', 'a1', 'k6')
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = "abcdefghijk"
ROWS: Final = "123456"
NAMES: Final = tuple(column + row for column in COLUMNS for row in ROWS)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

DIRECTIONS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Up, right, down, left, as (columns, rows)."""

# Square tiles first, top row then bottom row; then the L tiles in the order positions name their exits.
TILES: Final = tuple(
    tuple(NUMBERS[column + row] for column in columns for row in rows)
    for columns, rows in (
        ("bcd", "456"),
        ("efg", "456"),
        ("hij", "456"),
        ("bcd", "123"),
        ("efg", "123"),
        ("hij", "123"),
        ("a", "456"),
        ("a", "123"),
        ("k", "456"),
        ("k", "123"),
    )
)
SQUARE_TILES: Final = range(6)
CENTRAL_TILES: Final = (1, 4)
L_TILES: Final = range(6, 10)
TILE_OF: Final = tuple(
    next(tile for tile, members in enumerate(TILES) if number in members) for number in range(len(NAMES))
)


def space(name: str) -> int:
    """The number of the space called ``name``; KeyError if there is none."""
    return NUMBERS[name]


def step(number: int, direction: int) -> int | None:
    """The space next to ``number`` in a direction, or None at the board's edge."""
    return STEPS[number][direction]


def _step(number: int, direction: int) -> int | None:
    columns, rows = DIRECTIONS[direction]
    column, row = divmod(number, len(ROWS))
    column += columns
    row += rows
    if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
        return column * len(ROWS) + row
    return None


STEPS: Final = tuple(
    tuple(_step(number, direction) for direction in range(4)) for number in range(len(NAMES))
)
"""For each space the spaces next to it, by direction."""


def _touching(tile: int) -> frozenset[int]:
    beside = {step(number, direction) for number in TILES[tile] for direction in range(4)}
    return frozenset(TILE_OF[number] for number in beside if number is not None)


TILES_IN_REACH: Final = tuple(_touching(tile) for tile in range(len(TILES)))
"""For each tile, itself and the tiles that share an edge with it (ruling 10)."""

REINFORCEMENT_SPACES: Final = tuple(NUMBERS[column + row] for column in "bcdefghij" for row in "16")
"""The long edges of the square tiles (ruling 11)."""


def line(start: str, end: str) -> tuple[str, ...]:
    """The spaces of a straight line, both ends included."""
    for direction in range(4):
        path = [NUMBERS[start]]
        while (following := step(path[-1], direction)) is not None:
            path.append(following)
            if following == NUMBERS[end]:
                return tuple(NAMES[number] for number in path)
    raise AssertionError(f"{start} and {end} are not on one line")
