"""Hexagons: coordinates, edges, and everything a straight line between two hexes decides (rulings 20, 31-34).

Coordinates are axial ``(q, r)``, rows horizontal, r growing downward. Edges, directions, facings are 0 to 5,
clockwise from east; corner ``k`` lies between the edges ``k`` and ``k + 1``.

    >>> distance((0, 0), (3, -1))
    3
    >>> line((3, 0)).crossed, line((3, 0)).leaves, line((3, 0)).enters
    (((1, 0), (2, 0)), (0,), (3,))
    >>> line((1, 1)).runs, line((1, 1)).leaves
    ((((1, 0), (0, 1)),), (0, 1))
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final, NamedTuple

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FRONT: Final = (0, 1, 5)
"""Edges relative to the facing through which a unit moves and attacks."""
BACK: Final = (2, 3, 4)
ZONES: Final = ("front", "front", "side", "rear", "side", "front")
"""The armour zone of each edge relative to the facing."""


class Line(NamedTuple):
    """What the straight line from (0, 0) to an offset does."""

    leaves: tuple[int, ...]
    """The edges by which it leaves its start: two if it leaves through a corner."""
    enters: tuple[int, ...]
    """The edges by which it enters its end."""
    crossed: tuple[Hex, ...]
    """The hexes it crosses in between, in order."""
    runs: tuple[tuple[Hex, Hex], ...]
    """The pairs of hexes between which it runs along an edge."""
    elements: tuple[tuple[Hex, ...], ...]
    """Crossed hexes (one) and edge runs (two) in the order of the line, its end last."""


def add(a: Hex, b: Hex) -> Hex:
    """The sum of two offsets."""
    return a[0] + b[0], a[1] + b[1]


def minus(a: Hex, b: Hex) -> Hex:
    """The offset from ``b`` to ``a``."""
    return a[0] - b[0], a[1] - b[1]


def neighbour(place: Hex, edge: int) -> Hex:
    """The hex beyond an edge."""
    dq, dr = DIRECTIONS[edge % 6]
    return place[0] + dq, place[1] + dr


def distance(a: Hex, b: Hex) -> int:
    """How many hexes lie between, the end counted."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def turned(offset: Hex, times: int) -> Hex:
    """An offset turned clockwise by 60 degrees, so many times."""
    q, r = offset
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def zone(edge: int, facing: int) -> str:
    """The armour zone of an edge: front, side or rear."""
    return ZONES[(edge - facing) % 6]


@cache
def line(offset: Hex) -> Line:
    """The line from (0, 0) to ``offset``, which is another hex."""
    for i in range(6):
        (q1, r1), (q2, r2) = DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]
        # offset = a * d(i) + b * d(i + 1), and two neighbouring directions have determinant 1
        a = offset[0] * r2 - offset[1] * q2
        b = q1 * offset[1] - r1 * offset[0]
        if a > 0 and b >= 0:
            break
    else:
        raise ValueError("a line needs two different hexes")
    second = (i + 1) % 6
    if a > b:
        leaves: tuple[int, ...] = (i,)
    elif a < b:
        leaves = (second,)
    else:
        leaves = (i, second)

    def at(u: int, v: int) -> Hex:
        return u * q1 + v * q2, u * r1 + v * r2

    crossed = []
    runs = []
    for u in range(a + 1):
        for v in range(b + 1):
            if (u, v) not in ((0, 0), (a, b)) and 3 * abs(a * v - b * u) < a + b + max(a, b):
                crossed.append((u * (2 * a + b) + v * (a + 2 * b), at(u, v)))
    if a == b:
        for n in range(a):
            runs.append((n * 6 * a + 3 * a, (at(n + 1, n), at(n, n + 1))))
    crossed.sort()
    ordered: list[tuple[int, tuple[Hex, ...]]] = [(key, (place,)) for key, place in crossed]
    ordered += runs
    ordered.sort()
    return Line(
        leaves,
        tuple((edge + 3) % 6 for edge in leaves),
        tuple(place for _, place in crossed),
        tuple(pair for _, pair in runs),
        (*(element for _, element in ordered), (offset,)),
    )


def edge_between(a: Hex, b: Hex) -> int:
    """The edge of ``a`` that it shares with its neighbour ``b``."""
    return DIRECTIONS.index(minus(b, a))


def sees(start: Hex, end: Hex, blockers: Collection[Hex]) -> bool:
    """Whether the line between two hexes is free of what blocks sight (ruling 32)."""
    if start == end:
        return True
    path = line(minus(end, start))
    if any(add(start, place) in blockers for place in path.crossed):
        return False
    return not any(add(start, a) in blockers and add(start, b) in blockers for a, b in path.runs)


def in_front(start: Hex, facing: int, end: Hex) -> bool:
    """Whether the line leaves through a front edge (ruling 33); a corner with a front edge counts."""
    if start == end:
        return True
    return any((edge - facing) % 6 in FRONT for edge in line(minus(end, start)).leaves)


def entries(start: Hex, picked: Hex, target: Iterable[Hex]) -> tuple[tuple[Hex, int], ...]:
    """Where the line from ``start`` to ``picked`` first enters the target: (its hex, the edge), ruling 34."""
    body = frozenset(target)
    before: tuple[Hex, ...] = (start,)
    for element in line(minus(picked, start)).elements:
        places = tuple(add(start, place) for place in element)
        if len(places) == 2:
            if all(place in body for place in places):
                return tuple((place, edge_between(place, before[0])) for place in places)
        elif places[0] in body:
            found = tuple((places[0], edge_between(places[0], last)) for last in before if last not in body)
            return found or tuple((places[0], edge_between(places[0], last)) for last in before)
        before = places
    raise ValueError("the picked hex is none of the target's")
