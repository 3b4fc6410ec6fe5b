"""Draws the pictures of docs/skirmish/rules.md from the rules' own geometry.

python docs/pictures/skirmish/draw.py
"""

from __future__ import annotations

import math
from pathlib import Path

from lostworld.skirmish.rules import hexes
from lostworld.skirmish.rules.board import Board
from lostworld.skirmish.rules.reach import Ground, reach

FOLDER = Path(__file__).parent
SIZE = 28
Hex = tuple[int, int]

COLOURS = {"plain": "#efe9dc", "front": "#cfe3b4", "side": "#f3dca0", "rear": "#eeb3a2", "rock": "#9a958c"}


def centre(place: Hex) -> tuple[float, float]:
    """The middle of a hex on the page."""
    q, r = place
    return SIZE * math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def corner(place: Hex, number: int) -> tuple[float, float]:
    """The corner between edges ``number`` and ``number + 1``."""
    x, y = centre(place)
    angle = math.radians(30 + 60 * number)
    return x + SIZE * math.cos(angle), y + SIZE * math.sin(angle)


def hexagon(place: Hex, fill: str = COLOURS["plain"]) -> str:
    """One hex."""
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (corner(place, n) for n in range(6)))
    return f'<polygon points="{points}" fill="{fill}" stroke="#6f675a" stroke-width="1.5"/>'


def words(place: Hex, text: str, dy: float = 0) -> str:
    """A short text in a hex."""
    x, y = centre(place)
    return f'<text x="{x:.1f}" y="{y + 5 + dy:.1f}" text-anchor="middle">{text}</text>'


def edge(place: Hex, number: int, colour: str) -> str:
    """One edge of a hex, thick."""
    (x1, y1), (x2, y2) = corner(place, number - 1), corner(place, number)
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="6"/>'
    )


def arrow(start: Hex, end: Hex, dashed: bool = False) -> str:
    """A line with a head from hex to hex."""
    (x1, y1), (x2, y2) = centre(start), centre(end)
    dash = ' stroke-dasharray="6 5"' if dashed else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="#2d4a63" stroke-width="3" '
        f'marker-end="url(#head)"{dash}/>'
    )


def picture(places: list[Hex], parts: list[str], title: str) -> str:
    """A whole drawing."""
    xs = [x for place in places for x in (centre(place)[0] - 30, centre(place)[0] + 30)]
    ys = [y for place in places for y in (centre(place)[1] - 32, centre(place)[1] + 32)]
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    box = f"{min(xs):.1f} {min(ys):.1f} {width:.1f} {height:.1f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'width="{width:.0f}" role="img" font-family="sans-serif" font-size="14"><title>{title}</title><defs>'
        '<marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" '
        'orient="auto">'
        '<path d="M0 0L8 4L0 8Z" fill="#2d4a63"/></marker></defs>' + "".join(parts) + "</svg>\n"
    )


def disc(radius: int) -> list[Hex]:
    """All hexes within a distance of the origin."""
    return [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(-radius, radius + 1)
        if hexes.distance((0, 0), (q, r)) <= radius
    ]


def facing() -> str:
    """A unit that faces east, its edges by zone."""
    places = disc(1)
    parts = [hexagon(place) for place in places]
    for number in range(6):
        zone = hexes.zone(number, 0)
        parts.append(edge((0, 0), number, COLOURS[zone].replace("cfe3b4", "5f8f2e")))
        parts.append(words(hexes.neighbour((0, 0), number), f"{number} {zone}"))
    parts.append(arrow((0, 0), (0, 0)).replace('x2="0.0"', 'x2="16"'))
    return picture(places, parts, "A unit that faces edge 0: front 5, 0, 1; sides 2 and 4; rear 3")


def sight() -> str:
    """Lines from the origin: one blocked, one along an edge, one past a corner."""
    places = [(q, r) for r in range(-1, 4) for q in range(-1, 6) if 0 <= q + r <= 6]
    rocks = frozenset({(2, 0), (1, 0)})
    parts = [hexagon(place, COLOURS["rock"] if place in rocks else COLOURS["plain"]) for place in places]
    for end in ((4, 0), (1, 1), (1, 3)):
        seen = hexes.sees((0, 0), end, rocks)
        parts.append(arrow((0, 0), end, dashed=not seen))
        parts.append(words(end, "seen" if seen else "hidden", 18))
    return picture(
        places, parts, "Sight: blocked by a rock; along an edge with a rock on one side only; free"
    )


def movement() -> str:
    """What a unit with two points reaches: the points needed for each hex."""
    places = disc(3)
    rocks = {(1, 0), (0, -1)}
    mud = {(-1, 1), (0, 1)}
    board = Board({place: 2 if place in rocks else 1 if place in mud else 0 for place in places})
    ground = Ground(board.footprint(((0, 0),)), 0, 0, 0, 0)
    found = reach(board, ground, board.index[0, 0] * 6, 2, False)
    cost = {board.hexes[place // 6]: points for place, points in found.ends.items()}
    parts = [
        hexagon(
            place,
            COLOURS["rock"] if place in rocks else "#c9ad85" if place in mud else COLOURS["plain"],
        )
        for place in places
    ]
    parts += [words(place, str(points)) for place, points in cost.items() if points]
    parts.append(words((0, 0), "▶"))
    return picture(
        places, parts, "Points to each hex: rock (grey) cannot be entered, mud (brown) ends the way"
    )


def push() -> str:
    """A pusher, its target, the hex straight on and the two beside it."""
    places = [(0, 0), (1, 0), (2, 0), (2, -1), (1, 1)]
    parts = [hexagon(place) for place in places]
    parts += [
        words((0, 0), "A"),
        words((1, 0), "B"),
        words((2, 0), "1"),
        words((2, -1), "2"),
        words((1, 1), "2"),
    ]
    parts += [arrow((0, 0), (1, 0))]
    return picture(places, parts, "A pushes B straight on (1); occupied there: left or right (2), if free")


PICTURES = {"facing": facing, "sight": sight, "reach": movement, "push": push}

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")
