"""The grid, its tiles, the two themes and random boards (rules, section 1)."""

from __future__ import annotations

import random

COLUMNS = "abcdefghijk"
ROWS = "123456"
SPACES = [column + row for column in COLUMNS for row in ROWS]
GRID = [[column + row for column in COLUMNS] for row in reversed(ROWS)]
"""Rows 6 to 1, columns a to k: the order in which a position's text shows the board."""

SQUARE_TILES = ["bcd top", "efg top", "hij top", "bcd bottom", "efg bottom", "hij bottom"]
"""In the order in which babies are placed."""
CENTRAL_TILES = ["efg top", "efg bottom"]
L_TILES = ["a top", "a bottom", "k top", "k bottom"]
"""In the order of the exits in a position's text."""

REINFORCEMENT_SPACES = [column + row for column in "bcdefghij" for row in "16"]
"""Ruling 11: b6-j6 and b1-j1."""

# Where an L tile's exit is, looking outward from the board: at its left-hand or its right-hand end. Outward
# of column a is west, where the left hand is south; outward of column k is east, where it is north.
EXIT_ENDS = {
    "a top": {"L": "a4", "R": "a6"},
    "a bottom": {"L": "a1", "R": "a3"},
    "k top": {"L": "k6", "R": "k4"},
    "k bottom": {"L": "k3", "R": "k1"},
}

# Rocks of each square tile as (x right, y down).
THEMES: dict[str, list[set[tuple[int, int]]]] = {
    "jungle": [
        {(1, 1)},
        {(0, 0)},
        {(0, 1)},
        {(0, 0), (2, 2)},
        {(0, 1), (2, 2)},
        {(1, 1), (1, 2)},
    ],
    "savannah": [
        set(),
        set(),
        {(1, 1), (2, 2)},
        {(1, 0), (1, 2)},
        {(2, 0), (2, 1)},
        {(2, 0), (0, 1), (2, 2)},
    ],
}

FIRST_GAME = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S",
    "a4a3k6k1",
)
"""The rulebook's setup picture: the board and its exits as a position shows them."""


def steps(space: str) -> list[list[str]]:
    """The spaces ahead of ``space`` in each of the four straight directions, nearest first."""
    x, y = COLUMNS.index(space[0]), ROWS.index(space[1])
    return [
        [COLUMNS[i] + space[1] for i in range(x + 1, len(COLUMNS))],
        [COLUMNS[i] + space[1] for i in range(x - 1, -1, -1)],
        [space[0] + ROWS[i] for i in range(y + 1, len(ROWS))],
        [space[0] + ROWS[i] for i in range(y - 1, -1, -1)],
    ]


LINES = {space: steps(space) for space in SPACES}
NEIGHBOURS = {space: [line[0] for line in LINES[space] if line] for space in SPACES}
"""Orthogonal neighbours; an exit is nobody's neighbour here."""


def tile_of(space: str) -> str:
    """The tile that ``space`` lies on."""
    columns = next(group for group in ("a", "bcd", "efg", "hij", "k") if space[0] in group)
    return f"{columns} {'top' if space[1] in '456' else 'bottom'}"


def tile_spaces(tile: str) -> list[str]:
    """The spaces of ``tile``."""
    return [space for space in SPACES if tile_of(space) == tile]


def tiles_touch(one: str, other: str) -> bool:
    """Whether two tiles share an edge (ruling 10)."""
    return any(tile_of(near) == other for space in tile_spaces(one) for near in NEIGHBOURS[space])


GAS_REACH = {
    tile: {other for other in SQUARE_TILES + L_TILES if other == tile or tiles_touch(tile, other)}
    for tile in SQUARE_TILES + L_TILES
}
"""The tiles that gas reaches from each tile (ruling 10)."""


def legal_exit_maps() -> set[tuple[str, ...]]:
    """{L, L, R, R} over the four slots: six maps."""
    hands = {tuple(order) for order in _orders(["L", "L", "R", "R"])}
    return {
        tuple(EXIT_ENDS[tile][hand] for tile, hand in zip(L_TILES, order, strict=True)) for order in hands
    }


def _orders(items: list[str]) -> list[list[str]]:
    if not items:
        return [[]]
    return [
        [item, *rest]
        for index, item in enumerate(items)
        for rest in _orders(items[:index] + items[index + 1 :])
    ]


EXIT_MAPS = legal_exit_maps()


def quarter_turn(rocks: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """A tile's rocks after a quarter turn clockwise."""
    return {(2 - y, x) for x, y in rocks}


def rocks_on(tile: str, rocks: set[tuple[int, int]]) -> set[str]:
    """The spaces of a square tile that carry ``rocks``, given as (x right, y down)."""
    columns, half = tile.split()
    rows = "654" if half == "top" else "321"
    return {columns[x] + rows[y] for x, y in rocks}


def random_board(theme: str, rng: random.Random) -> tuple[set[str], list[str]]:
    """Rocks and exits of a random board of ``theme``."""
    tiles = list(THEMES[theme])
    rng.shuffle(tiles)
    rocks: set[str] = set()
    for slot, tile in zip(SQUARE_TILES, tiles, strict=True):
        turned = tile
        for _ in range(rng.randrange(4)):
            turned = quarter_turn(turned)
        rocks |= rocks_on(slot, turned)
    hands = ["L", "L", "R", "R"]
    rng.shuffle(hands)
    return rocks, [EXIT_ENDS[tile][hand] for tile, hand in zip(L_TILES, hands, strict=True)]


def themes_of(rocks: set[str]) -> set[str]:
    """The themes whose six tiles, in some order and each turned somehow, have these rocks."""

    def matches(slots: list[str], tiles: list[set[tuple[int, int]]]) -> bool:
        if not slots:
            return True
        here = rocks & set(tile_spaces(slots[0]))
        for index, tile in enumerate(tiles):
            turned = tile
            for _ in range(4):
                turned = quarter_turn(turned)
                if rocks_on(slots[0], turned) == here:
                    if matches(slots[1:], tiles[:index] + tiles[index + 1 :]):
                        return True
                    break
        return False

    return {theme for theme, tiles in THEMES.items() if matches(SQUARE_TILES, tiles)}
