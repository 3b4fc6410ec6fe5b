"""Hexagons: coordinates, distances, lines, sight and arcs (docs: Geometry; rulings 20, 31-34)."""

from __future__ import annotations

Hex = tuple[int, int]

DIRECTIONS: list[Hex] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""East, then clockwise."""
ZONES = {0: "front", 1: "front", 5: "front", 2: "sides", 4: "sides", 3: "rear"}
"""Relative edge to armour zone."""


def plus(a: Hex, b: Hex) -> Hex:
    return (a[0] + b[0], a[1] + b[1])


def minus(a: Hex, b: Hex) -> Hex:
    return (a[0] - b[0], a[1] - b[1])


def step(a: Hex, edge: int) -> Hex:
    return plus(a, DIRECTIONS[edge % 6])


def distance(a: Hex, b: Hex) -> int:
    dq, dr = minus(b, a)
    return max(abs(dq), abs(dr), abs(dq + dr))


def turned(offset: Hex, facing: int) -> Hex:
    for _ in range(facing % 6):
        offset = (-offset[1], offset[0] + offset[1])
    return offset


def footprint(anchor: Hex, facing: int, offsets: list[Hex]) -> list[Hex]:
    return [plus(anchor, turned(offset, facing)) for offset in offsets]


def is_front(edge: int, facing: int) -> bool:
    return (edge - facing) % 6 in (0, 1, 5)


def sector(a: Hex, b: Hex) -> tuple[int, int, int]:
    """``i, m, n`` with b - a = m d(i) + n d(i+1), m > 0, n >= 0."""
    dq, dr = minus(b, a)
    for i in range(6):
        (q1, r1), (q2, r2) = DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]
        determinant = q1 * r2 - q2 * r1
        m, n = dq * r2 - q2 * dr, q1 * dr - dq * r1
        m, n = m // determinant, n // determinant
        if m > 0 and n >= 0:
            return i, m, n
    raise ValueError("a line needs two hexes")


def leaving_edges(a: Hex, b: Hex) -> list[int]:
    """The edge by which the line leaves ``a``: two at a corner."""
    i, m, n = sector(a, b)
    if m > n:
        return [i]
    if m < n:
        return [(i + 1) % 6]
    return [i, (i + 1) % 6]


def along(a: Hex, b: Hex) -> list[list[Hex]]:
    """What the line meets between its ends, in order: a hex crossed, or the two hexes of an edge run."""
    i, m, n = sector(a, b)
    one, two = DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]
    found: dict[int, list[Hex]] = {}
    for u in range(m + 1):
        for v in range(n + 1):
            here = (a[0] + u * one[0] + v * two[0], a[1] + u * one[1] + v * two[1])
            if here in (a, b):
                continue
            place = u * (2 * m + n) + v * (m + 2 * n)
            if 3 * abs(m * v - n * u) < m + n + max(m, n) or (m == n and abs(u - v) == 1):
                found.setdefault(place, []).append(here)
    return [found[place] for place in sorted(found)]


def in_front(a: Hex, facing: int, b: Hex) -> bool:
    """Ruling 33: the line leaves by a front edge; a corner with a front edge counts."""
    return any(is_front(edge, facing) for edge in leaving_edges(a, b))


def crossed_only(met: list[Hex]) -> bool:
    return len(met) == 1


def entries(a: Hex, picked: Hex, target: list[Hex]) -> list[tuple[Hex, int]]:
    """Ruling 34: hex and edge of the target's footprint by which the line to ``picked`` first enters it."""
    path = [*along(a, picked), [picked]]
    before: list[Hex] = [a]
    for met in path:
        inside = [h for h in met if h in target]
        if len(met) == 2 and len(inside) < 2:  # runs along one hex of it, or none: not entering
            before = met
            continue
        if inside:
            edges = []
            for h in inside:
                for origin in before:
                    if distance(origin, h) == 1 and origin not in target:
                        edges.append((h, DIRECTIONS.index(minus(origin, h))))
            if len(met) == 2:  # runs between two of its hexes: their outer edges at that corner
                edges = [
                    (h, DIRECTIONS.index(minus(o, h))) for h in inside for o in before if distance(o, h) == 1
                ]
            return sorted(set(edges))
        before = met
    raise ValueError("the line does not reach its end")
