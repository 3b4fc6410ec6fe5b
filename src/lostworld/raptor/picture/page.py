"""The page of the field notebook: paper, contours, the ten tiles laid down on it, and what grows around them.

Everything here is drawn from the exits alone and looks the same every time: irregularities come from a
fixed pattern, not from chance.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from lostworld.raptor.picture.lettering import lettering, number
from lostworld.raptor.picture.symbols import Sheet
from lostworld.raptor.rules.spaces import COLUMNS, L_TILES, NAMES, ROWS, TILES

Point = tuple[float, float]

CELL = 100.0
GAP = 12.0
"""Between two tiles."""
HALF = 52.0
"""Width of an exit's half-space."""
WIDE, HIGH = 1400.0, 1076.0
LEFT, TOP = 126.0, 232.0
"""The corner of space a6."""
RIGHT = LEFT + 11 * CELL + 4 * GAP
BOTTOM = TOP + 6 * CELL + GAP

# What grows around the board.
_GROWTH = {
    "jungle": ("leaf-fern", "leaf-broad", "leaf-monstera"),
    "savannah": ("grass", "grass", "grass"),
}


def corner(space: str) -> Point:
    """Top left corner of a space in the picture.

    >>> corner("a6"), corner("b3")
    ((126.0, 232.0), (238.0, 544.0))
    """
    column, row = COLUMNS.index(space[0]), len(ROWS) - int(space[1])
    x = LEFT + column * CELL + (column + 2) // 3 * GAP
    return x, TOP + row * CELL + row // 3 * GAP


def noise(seed: float) -> float:
    """A number from -1 to 1 that depends on nothing but the seed."""
    return 2 * math.modf(abs(math.sin(seed * 12.9898 + 4.1414)) * 43758.5453)[0] - 1


def smooth(points: Sequence[Point]) -> str:
    """A closed soft path around the points."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ]
    path = f"M{number(middles[-1][0])} {number(middles[-1][1])}"
    for (x, y), (to_x, to_y) in zip(points, middles, strict=True):
        path += f"Q{number(x)} {number(y)} {number(to_x)} {number(to_y)}"
    return path + "Z"


def cut(corners: Sequence[Point], seed: float, step: float = 32, rough: float = 2.4) -> str:
    """The outline of a sheet cut by hand along a polygon with these corners."""
    points: list[Point] = []
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        pieces = max(2, round(math.dist((x, y), (to_x, to_y)) / step))
        for piece in range(pieces):
            at = piece / pieces
            seed += 1.7
            points.append(
                (x + (to_x - x) * at + rough * noise(seed), y + (to_y - y) * at + rough * noise(seed + 0.5))
            )
    return smooth(points)


def box(x: float, y: float, wide: float, high: float) -> list[Point]:
    """The corners of a rectangle."""
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def contours(x: float, y: float, count: int, step: float, seed: float) -> str:
    """Closed contour lines around a summit, like those of a map."""
    path = ""
    for ring in range(1, count + 1):
        points = []
        for turn in range(14):
            angle = math.tau * turn / 14
            uneven = (
                1
                + 0.13 * math.sin(3 * angle + seed + 0.3 * ring)
                + 0.1 * math.cos(2 * angle - seed + 0.2 * ring)
            )
            points.append(
                (
                    x + step * ring * uneven * math.cos(angle) * 1.15,
                    y + step * ring * uneven * math.sin(angle),
                )
            )
        path += smooth(points)
    return path


def paper(sheet: Sheet, high: float) -> Iterator[str]:
    """The page itself: its colour, a map's contours, grain, and a map's border."""
    colours = sheet.theme
    yield f'<rect width="{number(WIDE)}" height="{number(high)}" fill="{colours["page"]}"/>'
    hills = (
        contours(190, 120, 9, 58, 1.0)
        + contours(1260, high - 140, 10, 62, 4.0)
        + contours(720, high - 20, 4, 70, 2)
    )
    yield (
        f'<path d="{hills}" fill="none" stroke="{colours["page-line"]}" stroke-width="1.6"'
        ' stroke-opacity=".55"/>'
    )
    fibres = ""
    for nth in range(240):
        x, y = (0.5 + noise(nth) / 2) * WIDE, (0.5 + noise(nth + 0.37) / 2) * high
        fibres += f"M{number(x)} {number(y)}l{number(7 * noise(nth + 0.61))} {number(5 * noise(nth + 0.83))}"
    yield (
        f'<path d="{fibres}" fill="none" stroke="{colours["text"]}" stroke-width="1.1" stroke-linecap="round"'
        ' stroke-opacity=".13"/>'
    )
    yield from _border(colours["text"], colours["page"], high)


def _border(light: str, dark: str, high: float) -> Iterator[str]:
    """A map's frame of alternating bars between two fine lines."""
    inset, thick, bar = 14.0, 7.0, 49.0
    for at, width in ((inset - 2.5, 1.4), (inset + thick + 2.5, 1.4)):
        yield (
            f'<rect x="{number(at)}" y="{number(at)}" width="{number(WIDE - 2 * at)}"'
            f' height="{number(high - 2 * at)}" fill="none" stroke="{light}" stroke-width="{width}"'
            ' stroke-opacity=".5"/>'
        )
    middle = inset + thick / 2
    yield (
        f'<path d="M{number(middle)} {number(middle)}H{number(WIDE - middle)}V{number(high - middle)}'
        f'H{number(middle)}Z" fill="none" stroke="{light}" stroke-width="{thick}"'
        f' stroke-dasharray="{bar} {bar}" stroke-opacity=".5"/>'
    )


def growth(sheet: Sheet, name: str, exits: Sequence[str]) -> Iterator[str]:
    """Leaves or grass beyond the outer columns: the board is closed wherever there is no exit."""
    kinds = _GROWTH[name]
    for side, outward in (("a", -1), ("k", 1)):
        for row in ROWS:
            space = side + row
            if space in exits:
                continue
            x, y = corner(space)
            middle = x - HALF / 2 + 6 if outward < 0 else x + CELL + HALF / 2 - 6
            for nth in range(4):
                seed = 7.3 * int(row) + 31 * outward + 2.9 * nth
                size = 50 + 9 * noise(seed)
                kind = kinds[(nth + int(row)) % 3]
                turned = (
                    14 * noise(seed + 1) if name == "savannah" else -45 + outward * 50 + 40 * noise(seed + 1)
                )
                yield sheet.place(
                    kind,
                    middle - size / 2 + 11 * noise(seed + 2),
                    y + 8 + 24 * nth - size / 2 + (0 if nth else 8),
                    size,
                    turned=turned,
                )
    for nth in range(26):
        along = LEFT + 40 + nth * (RIGHT - LEFT - 60) / 25
        for top in (True, False):
            seed = 3.1 * nth + (0.5 if top else 90)
            size = 36 + 8 * noise(seed)
            kind = kinds[0] if name == "savannah" else kinds[nth % 3]
            turned = (0 if top else 180) + 28 * noise(seed + 1) - (0 if name == "savannah" else 40)
            y = TOP - size * 0.62 if top else BOTTOM - size * 0.38
            yield sheet.place(kind, along - size / 2, y, size, turned=turned, opacity=0.8)


def _outline(tile: int, exits: Sequence[str]) -> list[Point]:
    """The corners of a tile; an L tile has its exit's half-space."""
    names = [NAMES[space] for space in TILES[tile]]
    corners = [corner(name) for name in names]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, bottom = max(x for x, _ in corners) + CELL, max(y for _, y in corners) + CELL
    way_out = next((name for name in names if name in exits), None)
    if tile not in L_TILES or way_out is None:
        return box(left, top, right - left, bottom - top)
    gate = corner(way_out)[1]
    if way_out[0] == "a":
        outer, inner = left - HALF, left
        half = [(inner, gate + CELL), (outer, gate + CELL), (outer, gate), (inner, gate)]
        points = [(left, top), (right, top), (right, bottom), (left, bottom), *half]
    else:
        outer, inner = right + HALF, right
        half = [(inner, gate), (outer, gate), (outer, gate + CELL), (inner, gate + CELL)]
        points = [(left, top), (right, top), *half, (right, bottom), (left, bottom)]
    # An exit at the tile's end shares a corner with it, which must not be drawn twice.
    return [
        point for nth, point in enumerate(points) if points.count(point) == 1 or nth == points.index(point)
    ]


def tiles(sheet: Sheet, exits: Sequence[str]) -> Iterator[str]:
    """The ten tiles: a sheet of paper each, contour lines on it, and its spaces as clearings."""
    colours = sheet.theme
    for nth, members in enumerate(TILES):
        outline = cut(_outline(nth, exits), 11.0 * nth + 3)
        yield f'<path d="{outline}" transform="translate(4 6)" fill="{colours["ink"]}" fill-opacity=".5"/>'
        yield f'<path d="{outline}" fill="{colours["ground"]}" stroke="{colours["ink"]}" stroke-width="2.6"/>'
        clip = f"{sheet.prefix}tile-{nth}"
        yield f'<clipPath id="{clip}"><path d="{outline}"/></clipPath>'
        clearings = ""
        for space in members:
            x, y = corner(NAMES[space])
            clearings += cut(box(x + 4.5, y + 4.5, CELL - 9, CELL - 9), space * 5.3, 22, 1.7)
        yield f'<path d="{clearings}" fill="{colours["ground-alt"]}"/>'
        x, y = corner(NAMES[members[4 if len(members) == 9 else 1]])
        hill = contours(x + 50 + 70 * noise(nth), y + 50 + 60 * noise(nth + 0.4), 8, 27, nth * 1.9)
        yield (
            f'<path d="{hill}" clip-path="url(#{clip})" fill="none" stroke="{colours["ground-line"]}"'
            ' stroke-width="1.3" stroke-opacity=".42"/>'
        )
        yield (
            f'<path d="{clearings}" fill="none" stroke="{colours["ground-line"]}" stroke-width="2"'
            ' stroke-dasharray="1 5.5" stroke-linecap="round"/>'
        )
    for name in exits:
        x, y = corner(name)
        if name[0] == "a":
            yield sheet.place("exit", x - HALF + 2, y, 50, mirrored=True, exit=name)
        else:
            yield sheet.place("exit", x + CELL, y, 50, exit=name)


def coordinates(sheet: Sheet) -> Iterator[str]:
    """Column letters above and below, row numbers on both sides, in small capitals."""
    colour = sheet.theme["text"]
    for column in COLUMNS:
        x = corner(column + "1")[0] + CELL / 2
        for y in (TOP - 12, BOTTOM + 31):
            yield _plate(sheet, x, y - 9.5)
            yield lettering(column, x, y, 25, colour, "middle", 0.13)
    for row in ROWS:
        y = corner("a" + row)[1] + CELL / 2 + 10
        for x in (LEFT - HALF - 22, RIGHT + HALF + 22):
            yield lettering(row, x, y, 21, colour, "middle", 0.13)


def _plate(sheet: Sheet, x: float, y: float) -> str:
    """A dark patch that keeps a letter readable on leaves."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="17" fill="{sheet.theme["page"]}" fill-opacity=".82"/>'
    )
