"""A board's tables: where each place leads, what can be reached from it, what lies on its tile.

Places are a board's spaces without a rock, in alphabetical order; sets of them are words of up to 60 bits.
Compiled like the kernel, which reads the tables in every step.
"""

from __future__ import annotations

from collections.abc import Iterable

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.raptor.notation import actions
from lostworld.raptor.rules import spaces

if not cython.compiled:
    from lostworld.raptor.rules.bits import bit, lowest

MOST_EXITS = 22
"""More than any layout has: the text of a position has room for so many."""


class Board:
    """Rocks and exits of one game, with the tables that follow from them. Immutable."""

    if not cython.compiled:
        rocks: frozenset[int]
        exits: tuple[int, ...]
        names: tuple[str, ...]
        walk: int
        edge: int
        exit_spaces: int
        near: list[int]
        up: list[int]
        right: list[int]
        down: list[int]
        left: list[int]
        tile: list[int]
        in_reach: list[int]
        tile_of: list[int]
        exit_at: list[int]
        code: list[int]
        place_at: list[int]

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            # Made without its ``__init__`` it is a board without a space, and nothing more.
            self.rocks = frozenset()
            self.exits = self.names = ()
            for place in range(66):
                self.code[place] = actions.FIRST_SPACE

    def __init__(self, rocks: Iterable[int], exits: Iterable[int]) -> None:
        """``rocks`` and ``exits``: numbers of spaces (see ``spaces.py``)."""
        rocks, exits = frozenset(rocks), tuple(exits)
        for number in (*rocks, *exits):
            if not 0 <= number < len(spaces.NAMES):
                raise ValueError(f"{number} is the number of no space")
        if len(exits) > MOST_EXITS:
            raise ValueError(f"a board has at most {MOST_EXITS} exits, not {len(exits)}")
        self.rocks = rocks
        self.exits = exits
        if not cython.compiled:
            for table in ("near", "up", "right", "down", "left", "tile_of", "exit_at", "code"):
                setattr(self, table, [0] * 66)
            self.tile = [0] * 10
            self.in_reach = [0] * 10
            self.place_at = [-1] * 128
        self.names = tuple(
            spaces.NAMES[number] for number in range(len(spaces.NAMES)) if number not in self.rocks
        )
        if len(self.names) > 60:
            raise ValueError("a board needs its rocks: sets of places must fit one word")
        self.walk = bit(len(self.names)) - 1
        place_of = {spaces.NUMBERS[name]: place for place, name in enumerate(self.names)}
        for code in range(128):
            self.place_at[code] = -1
        for tile in range(10):
            self.tile[tile] = self.in_reach[tile] = 0
        self.edge = self.exit_spaces = 0
        for number, place in place_of.items():
            self._fill(number, place, place_of)
        for number, place in place_of.items():
            for tile in spaces.TILES_IN_REACH[spaces.TILE_OF[number]]:
                self.in_reach[tile] |= bit(place)

    def _fill(self, number: int, place: int, place_of: dict[int, int]) -> None:
        self.code[place] = actions.FIRST_SPACE + number
        self.place_at[actions.FIRST_SPACE + number] = place
        self.tile_of[place] = spaces.TILE_OF[number]
        self.tile[spaces.TILE_OF[number]] |= bit(place)
        self.exit_at[place] = 1 if number in self.exits else 0
        if number in self.exits:
            self.exit_spaces |= bit(place)
        if number in spaces.REINFORCEMENT_SPACES:
            self.edge |= bit(place)
        near = 0
        rays = [0, 0, 0, 0]
        for direction in range(4):
            reached = spaces.step(number, direction)
            if reached in place_of:
                near |= bit(place_of[reached])
            while reached in place_of:
                rays[direction] |= bit(place_of[reached])
                reached = spaces.step(reached, direction)
        self.near[place] = near
        self.up[place] = rays[0]
        self.right[place] = rays[1]
        self.down[place] = rays[2]
        self.left[place] = rays[3]

    def places(self, numbers: Iterable[int]) -> int:
        """The set of the places at these spaces. Raises ValueError for a number that is no place's."""
        found = 0
        for number in numbers:
            if number < 0 or number >= len(spaces.NAMES) or number in self.rocks:
                raise ValueError(f"{number} is the number of no place on this board")
            found |= bit(self.place_at[actions.FIRST_SPACE + number])
        return found

    def numbers(self, places: int) -> list[int]:
        """The spaces of a set of places, ascending."""
        found = []
        places &= self.walk
        while places:
            found.append(self.code[lowest(places)] - actions.FIRST_SPACE)
            places &= places - 1
        return found

    def tile_places(self, tile: int) -> int:
        """The set of a tile's places."""
        if tile < 0 or tile >= len(spaces.TILES_IN_REACH):
            raise ValueError(f"{tile} is no tile: there are ten, from 0")
        return self.tile[tile]
