# cython: wraparound=True, boundscheck=True
"""A map's tables, computed once: hexes as small ints, neighbours, distances, sight, footprints as bit masks.

A *place* is ``hex * 6 + facing``: where a unit's anchor stands and how it looks. A set of hexes is an int
with a bit for each hex.

    >>> board = Board({(0, 0): 0, (1, 0): DIFFICULT, (2, 0): 0})
    >>> board.hexes
    ((0, 0), (1, 0), (2, 0))
    >>> board.neighbours[0][0], board.distance[0][2]
    (1, 2)
    >>> pair = board.footprint(((0, 0), (-1, 0)))
    >>> pair[1 * 6 + 0], pair[0 * 6 + 0]
    (3, -1)
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Final

from lostworld.skirmish.rules import hexes
from lostworld.skirmish.rules.hexes import Hex

DIFFICULT: Final = 1
IMPASSABLE: Final = 2
BLOCKS_SIGHT: Final = 4

OFF: Final = -1
"""No hex; the mask of a footprint that would leave the map."""


def bits(mask: int) -> list[int]:
    """The hexes of a mask, ascending."""
    if mask < 0:
        raise ValueError("a mask of hexes is not negative")
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Board:
    """The tables of one map."""

    def __init__(self, terrain: Mapping[Hex, int]) -> None:
        """``terrain`` names every hex of the map, with the sum of its marks."""
        self.hexes: tuple[Hex, ...] = tuple(sorted(terrain, key=lambda place: (place[1], place[0])))
        self.index: dict[Hex, int] = {place: i for i, place in enumerate(self.hexes)}
        self.size = len(self.hexes)
        self.terrain = tuple(terrain[place] for place in self.hexes)
        self.difficult = self._mask(DIFFICULT)
        self.impassable = self._mask(IMPASSABLE)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.index.get(hexes.neighbour(place, edge), OFF) for edge in range(6))
            for place in self.hexes
        )
        self.around: tuple[int, ...] = tuple(
            sum(1 << other for other in row if other != OFF) for row in self.neighbours
        )
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            tuple(hexes.distance(a, b) for b in self.hexes) for a in self.hexes
        )
        self._blockers = frozenset(
            place for place, marks in zip(self.hexes, self.terrain, strict=True) if marks & BLOCKS_SIGHT
        )
        self._sees: dict[int, bool] = {}
        self._front: dict[int, bool] = {}
        self._footprints: dict[tuple[Hex, ...], tuple[int, ...]] = {}
        self.steps: tuple[tuple[int, ...], ...] = tuple(
            tuple(OFF if beyond == OFF else beyond * 6 + facing for beyond in row)
            for row in self.neighbours
            for facing in range(6)
        )
        """For every place the places beyond its six edges, the facing kept."""
        self.step_table = array("i", [beyond for row in self.steps for beyond in row])
        """The same in one row: place * 6 + edge."""
        self.near = array("i", [row[edge] for row in self.neighbours for edge in (4, 5, 3, 0, 2, 1)])
        """For every hex its six neighbours in reading order, or OFF."""
        self.grounds: tuple[bytes, ...] = ()
        """What the ground means for a mover, by hex; filled by who searches."""
        self.no_state = array("i", [-1]) * (6 * self.size)
        self._covers: dict[int, tuple[array[int], int, tuple[int, ...]]] = {}
        self.move_texts = tuple(f"move:{q}.{r},{facing}" for q, r in self.hexes for facing in range(6))
        """The action that ends a movement, by place."""
        self.move_order = array("i", sorted(range(6 * self.size), key=self.move_texts.__getitem__))
        """All places in the order of these texts."""
        self.moves = tuple(("move", place) for place in range(6 * self.size))
        """What these actions mean, by place."""
        self.names = tuple(f"{q}.{r}" for q, r in self.hexes)
        self._tests: dict[int, tuple[str, tuple[str, int, int]]] = {}

    def _mask(self, mark: int) -> int:
        return sum(1 << i for i, marks in enumerate(self.terrain) if marks & mark)

    def footprint(self, offsets: tuple[Hex, ...]) -> tuple[int, ...]:
        """For every place the mask of the hexes a unit covers there, or OFF where it would leave the map."""
        if offsets not in self._footprints:
            masks = []
            for place in self.hexes:
                for facing in range(6):
                    mask = 0
                    for offset in offsets:
                        covered = self.index.get(hexes.add(place, hexes.turned(offset, facing)))
                        if covered is None:
                            mask = OFF
                            break
                        mask |= 1 << covered
                    masks.append(mask)
            self._footprints[offsets] = tuple(masks)
        return self._footprints[offsets]

    def cover(self, masks: tuple[int, ...]) -> tuple[array[int], int]:
        """A footprint's hexes in one row, so many a place; -1 first where it would leave the map."""
        known = self._covers.get(id(masks))
        if known is None:
            size = max(mask.bit_count() for mask in masks if mask >= 0)
            row: list[int] = []
            for mask in masks:
                row += bits(mask) if mask >= 0 else [OFF] * size
            # The masks are kept, so that no other footprint can have their identity.
            known = self._covers[id(masks)] = (array("i", row), size, masks)
        return known[0], known[1]

    def test_at(self, test: int) -> tuple[str, tuple[str, int, int]]:
        """The action that ends a movement in a test (place before * 6 + edge), and what it means."""
        known = self._tests.get(test)
        if known is None:
            place, edge = divmod(test, 6)
            text = f"enter:{self.names[place // 6]},{place % 6}>{edge}"
            known = self._tests[test] = (text, ("enter", place, edge))
        return known

    def sees(self, start: int, end: int) -> bool:
        """Whether nothing blocks the line between two hexes (ruling 32)."""
        key = start * self.size + end
        known = self._sees.get(key)
        if known is None:
            known = hexes.sees(self.hexes[start], self.hexes[end], self._blockers)
            self._sees[key] = known
        return known

    def in_front(self, place: int, end: int) -> bool:
        """Whether a hex lies in the front arc of a unit at ``place`` (ruling 33)."""
        key = place * self.size + end
        known = self._front.get(key)
        if known is None:
            known = hexes.in_front(self.hexes[place // 6], place % 6, self.hexes[end])
            self._front[key] = known
        return known

    def entries(self, start: int, picked: int, target: int) -> tuple[tuple[int, int], ...]:
        """Where a line first enters the target's mask: (hex, edge), ruling 34."""
        found = hexes.entries(
            self.hexes[start], self.hexes[picked], [self.hexes[place] for place in bits(target)]
        )
        return tuple((self.index[place], edge) for place, edge in found)

    def shifted(self, place: int, edge: int) -> int:
        """The place one hex beyond an edge with the same facing, or OFF."""
        return self.steps[place][edge % 6]

    def area(self, centre: int, offsets: tuple[Hex, ...]) -> int:
        """The mask of an area around its centre; what lies off the map is left out."""
        mask = 0
        for offset in offsets:
            covered = self.index.get(hexes.add(self.hexes[centre], offset))
            if covered is not None:
                mask |= 1 << covered
        return mask

    def touching(self, mask: int) -> int:
        """The mask of all hexes next to one of the mask, itself left out."""
        around = 0
        for place in bits(mask):
            around |= self.around[place]
        return around & ~mask

    def apart(self, a: int, b: int) -> int:
        """The distance between the nearest hexes of two masks."""
        if a & b:
            return 0
        ends = bits(b)
        nearest = self.size
        for start in bits(a):
            row = self.distance[start]
            for end in ends:
                if row[end] < nearest:
                    nearest = row[end]
        return nearest
