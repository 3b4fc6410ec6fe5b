"""A view of Skirmish as a picture: hexes, ground, objectives, objects, and units that face somewhere.

Nothing that a reader needs is left to a font: a unit's code and health are strokes of ``STROKES``. What they
mean is in the tooltips of the picture's parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

from lostworld.skirmish.content.ground import turned
from lostworld.skirmish.menus import teller
from lostworld.skirmish.picture.ground import COLOURS, FILLED, PLAIN, SIGNS
from lostworld.skirmish.rules.position import FURIOUS, KNOCKED, SEDATED
from lostworld.skirmish.terminal import ON_MAP, unit_codes

if TYPE_CHECKING:
    from lostworld.skirmish.view import View

SIZE: Final = 32.0
"""From a hex's centre to its corners."""
WIDE: Final = SIZE * sqrt(3)
SEATS: Final = ("#3f7cac", "#c0622f", "#7a5ea8", "#3d8b6e")
EDGE: Final = "#22252b"
PAPER: Final = "#efe8d8"
GOLD: Final = "#e2b23c"
STROKES: Final = {
    "A": "M0 10L4 0L8 10M1.5 6.5L6.5 6.5",
    "B": "M1 0L1 10L5 10Q8 10 8 7.5Q8 5 5 5L1 5M5 5Q7 5 7 2.5Q7 0 5 0L1 0",
    "C": "M8 1.5Q6 0 4 0Q0 0 0 5Q0 10 4 10Q6 10 8 8.5",
    "D": "M1 0L1 10L4 10Q8 10 8 5Q8 0 4 0Z",
    "0": "M4 0Q0 0 0 5Q0 10 4 10Q8 10 8 5Q8 0 4 0Z",
    "1": "M2 2L5 0L5 10M2 10L8 10",
    "2": "M0 2.5Q1 0 4 0Q8 0 8 3Q8 5 0 10L8 10",
    "3": "M0 1Q2 0 4 0Q7 0 7 2.5Q7 4.5 3 4.8Q8 5 8 7.5Q8 10 4 10Q1 10 0 8.5",
    "4": "M6 10L6 0L0 7L8 7",
    "5": "M7 0L1 0L1 4.5Q8 3.5 8 7Q8 10 4 10Q1 10 0 8.5",
    "6": "M7 1Q0 -1 0 6Q0 10 4 10Q8 10 8 7Q8 4 4 4Q1 4 0 6.5",
    "7": "M0 0L8 0L3 10",
    "8": "M4 0Q1 0 1 2.4Q1 4.6 4 4.8Q8 5 8 7.5Q8 10 4 10Q0 10 0 7.5Q0 5 4 4.8Q7 4.6 7 2.4Q7 0 4 0Z",
    "9": "M8 4Q7 6 4 6Q0 6 0 3Q0 0 4 0Q8 0 8 4Q8 10 2 10",
}


_BORDERS: Final = {
    (False, False): ("#8f8a7c", 0.7),
    (False, True): ("#fffaf0", 2.0),
    (True, False): ("#8c2f1f", 2.4),
    (True, True): ("#8c2f1f", 2.4),
}
"""Outlines of plain, difficult and impassable hexes: colour and width."""


def centre(q: int, r: int) -> tuple[float, float]:
    """Where a hex lies in the picture."""
    return WIDE * (q + r / 2), SIZE * 1.5 * r


def corners(x: float, y: float, size: float = SIZE) -> str:
    """A hex's outline as a polygon's points, with a corner on top."""
    angles = (pi / 180 * (60 * corner - 90) for corner in range(6))
    return " ".join(f"{x + size * cos(angle):.1f},{y + size * sin(angle):.1f}" for angle in angles)


@cache
def art(unit: str) -> str:
    """The shapes of a unit's drawing; empty if it has none."""
    file = files("lostworld.skirmish.picture") / "art" / f"{unit}.svg"
    if not file.is_file():
        return ""
    return re.sub(r"^<svg[^>]*>|</svg>$", "", file.read_text(encoding="utf-8").strip())


def coloured(shapes: str, colours: Mapping[str, str]) -> str:
    """Shapes with their colours put in, for programs that know no custom properties."""
    return re.sub(r"var\(--([a-z]+), (#[0-9a-f]+)\)", lambda found: colours.get(found[1], found[2]), shapes)


def lettered(text: str, x: float, y: float, height: float, colour: str) -> str:
    """A code or a number in strokes, centred on a point."""
    scale = height / 10
    left = x - len(text) * 10.5 * scale / 2 + 1.2 * scale
    strokes = "".join(
        f'<path transform="translate({place * 10.5:.1f} 0)" d="{STROKES[sign]}"/>'
        for place, sign in enumerate(text)
        if sign in STROKES
    )
    return (
        f'<g transform="translate({left:.1f} {y - height / 2:.1f}) scale({scale:.2f})" fill="none" '
        f'stroke="{colour}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>'
    )


def board_svg(view: View, language: str = "en", title: str | None = None) -> str:
    """The view as SVG."""
    table = view.table
    hexes = table.ground.terrain
    xs, ys = zip(*(centre(q, r) for q, r in hexes), strict=True)
    left, top = min(xs) - WIDE, min(ys) - 1.5 * SIZE
    wide, high = max(xs) - left + WIDE, max(ys) - top + 1.5 * SIZE
    name = title or table.scenario.name.in_language(language)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}" '
        f'width="{wide:.0f}" height="{high:.0f}" role="img" aria-label={quoteattr(name)}>',
        f"<title>{escape(name)}</title>",
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{wide:.0f}" height="{high:.0f}" fill="{PAPER}"/>',
        *_ground(view, language),
        *_zones(view, language),
        *_objects(view, language),
        *_units(view, language),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _ground(view: View, language: str) -> Iterator[str]:
    terrains = view.table.book.content.terrains
    for (q, r), name in view.table.ground.terrain.items():
        x, y = centre(q, r)
        kind = terrains[name]
        border = (
            ("#8c2f1f", 2.4) if kind.impassable else ("#fffaf0", 2.0) if kind.difficult else ("#8f8a7c", 0.7)
        )
        dashed = ' stroke-dasharray="4 3"' if kind.difficult else ""
        yield (
            f'<polygon points="{corners(x, y, SIZE - 1)}" fill="{COLOURS.get(name, PLAIN)}" '
            f'stroke="{border[0]}" stroke-width="{border[1]}"{dashed}>'
            f"<title>{q}.{r} {escape(kind.name.in_language(language))}</title></polygon>"
        )
        if name in SIGNS:
            fill = FILLED.get(name, "none")
            yield (
                f'<path transform="translate({x:.1f} {y:.1f})" d="{SIGNS[name]}" fill="{fill}" '
                'stroke="#4a463c" stroke-width="1.5" stroke-linejoin="round" opacity=".75"/>'
            )


def _zones(view: View, language: str) -> Iterator[str]:
    """The zones of objectives, as an inner outline."""
    table = view.table
    for zone in dict.fromkeys(aim.zone for aim in table.scenario.objectives if aim.zone):
        name = escape(table.ground.zone_names[zone].in_language(language))
        for q, r in table.ground.zones[zone]:
            x, y = centre(q, r)
            yield (
                f'<polygon points="{corners(x, y, SIZE - 5)}" fill="none" stroke="#a8660a" '
                f'stroke-width="2.2" stroke-dasharray="7 4"><title>{name}</title></polygon>'
            )


def _objects(view: View, language: str) -> Iterator[str]:
    known, table = view.known, view.table
    drawn = {
        "crate": "M-12 -10L12 -10L12 11L-12 11ZM-12 -10L12 11M12 -10L-12 11",
        "cache": "M-13 -4L0 -13L13 -4L13 10L-13 10ZM-13 -4L13 -4",
        "load": "M0 -13Q11 -4 9 6Q6 13 0 13Q-6 13 -9 6Q-11 -4 0 -13Z",
        "device": "M-9 -13L9 -13L9 13L-9 13ZM0 -8L0 0M-4 6L4 6",
        "obstacle": "M-14 8L-8 -9L5 -12L14 0L10 11Z",
    }
    for number, thing in enumerate(table.objects):
        place = known["lies"][number]
        if place < 0:
            continue
        x, y = centre(*table.board.hexes[place])
        pale = "#d9d2c2" if known["emptied"][number] else GOLD
        yield (
            f'<path transform="translate({x:.1f} {y:.1f})" d="{drawn[thing.sort]}" fill="{pale}" '
            f'stroke="{EDGE}" stroke-width="1.8" stroke-linejoin="round">'
            f"<title>{escape(thing.name.in_language(language))}</title></path>"
        )


def _units(view: View, language: str) -> Iterator[str]:
    known, table = view.known, view.table
    told = teller(view, language)
    for unit, code in enumerate(unit_codes(view)):
        place = known["place"][unit]
        if place < 0 or known["status"][unit] != ON_MAP:
            continue
        q, r = table.board.hexes[place // 6]
        spots = [centre(q + dq, r + dr) for dq, dr in turned(table.specs[unit].footprint, place % 6)]
        colour = SEATS[table.owner[unit]]
        health = sum(known["health"][unit])
        yield f"<g><title>{escape(f'{code} {told.unit(unit)} ({health})')}</title>"
        for x, y in spots:
            yield (
                f'<polygon points="{corners(x, y, SIZE - 4)}" fill="{PAPER}" fill-opacity=".82" '
                f'stroke="{colour}" stroke-width="3"/>'
            )
        yield from _figure(view, unit, spots, colour)
        yield from _plate(spots[0], code, health, colour)
        yield _notch(*spots[0], place % 6, colour)
        yield "</g>"


def _figure(view: View, unit: int, spots: list[tuple[float, float]], colour: str) -> Iterator[str]:
    """The unit's drawing in the middle of its hexes; lying if it is knocked down or asleep."""
    shapes = art(view.table.specs[unit].id)
    if not shapes:
        return
    marks = view.known["marks"][unit]
    x = sum(x for x, _ in spots) / len(spots)
    y = sum(y for _, y in spots) / len(spots)
    scale = 0.46 * (1 + 0.28 * (len(spots) - 1))
    mirrored = -1 if view.known["place"][unit] % 6 in (2, 3, 4) else 1
    lying = " rotate(80 50 50)" if marks & (KNOCKED | SEDATED) else ""
    colours = {"unit": "#b3261e" if marks & FURIOUS else colour, "edge": EDGE}
    faint = 0.55 if marks & SEDATED else 1
    yield (
        f'<g transform="translate({x:.1f} {y - 2:.1f}) scale({mirrored * scale:.2f} {scale:.2f}) '
        f'translate(-50 -50){lying}" opacity="{faint:g}">{coloured(shapes, colours)}</g>'
    )


def _notch(x: float, y: float, facing: int, colour: str) -> str:
    """A wedge at the faced edge."""
    angle = pi / 3 * facing
    away = SIZE * 0.86
    tip = x + away * cos(angle), y + away * sin(angle)
    sides = [
        (
            x + (away - 9) * cos(angle) + side * 8 * sin(angle),
            y + (away - 9) * sin(angle) - side * 8 * cos(angle),
        )
        for side in (-1, 1)
    ]
    points = " ".join(f"{px:.1f},{py:.1f}" for px, py in (tip, *sides))
    return f'<polygon points="{points}" fill="{colour}" stroke="{EDGE}" stroke-width="1"/>'


def _plate(spot: tuple[float, float], code: str, health: int, colour: str) -> Iterator[str]:
    """The code above, and the health below, on small plates."""
    x, y = spot
    yield f'<rect x="{x - 12:.1f}" y="{y - SIZE + 3:.1f}" width="24" height="12" rx="3" fill="{colour}"/>'
    yield lettered(code, x, y - SIZE + 9, 8, "#ffffff")
    yield (
        f'<rect x="{x - 10:.1f}" y="{y + SIZE - 15:.1f}" width="20" height="11" rx="5" fill="#ffffff" '
        f'stroke="{EDGE}" stroke-width="1"/>'
    )
    yield lettered(str(health), x, y + SIZE - 9.5, 7, EDGE)
