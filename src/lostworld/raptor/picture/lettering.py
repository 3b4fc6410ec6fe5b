"""Our own lettering: a slab-serif alphabet of capitals drawn as strokes.

Pictures are rasterised on machines that may have no font at all, so nothing that a reader needs is
left to a font: coordinates, card values, counts and titles are strokes of this alphabet. Small letters
are written as small capitals.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

CAP = 20.0
"""Height of a capital in the units of the table below; the baseline is at y = 20."""

SMALL = 0.76
"""Height of a small capital against a capital."""

SPACING = 4.2

# Each glyph: its width, and strokes in absolute M, L and Q commands.
GLYPHS: dict[str, tuple[float, str]] = {
    "A": (15, "M2 20L7.5 0L13 20M4 13L11 13M0 20L4.5 20M10.5 20L15 20"),
    "B": (14, "M3 0L3 20M0 0L8 0Q13 0 13 5Q13 9.5 8 9.5L3 9.5M8 9.5Q14 9.5 14 14.7Q14 20 8 20L0 20"),
    "C": (14, "M13 6.5L13 .5M13 4Q11 0 7.5 0Q1 0 1 10Q1 20 7.5 20Q12 20 13.5 15"),
    "D": (14, "M3 0L3 20M0 0L7 0Q14 0 14 10Q14 20 7 20L0 20"),
    "E": (13, "M3 0L3 20M0 0L12 0L12 4M3 9.5L9 9.5M9 7.2L9 11.8M0 20L13 20L13 15.5"),
    "F": (12, "M3 0L3 20M0 0L12 0L12 4M3 9.5L9 9.5M9 7.2L9 11.8M0 20L6.5 20"),
    "G": (15.5, "M13 6.5L13 .5M13 4Q11 0 7.5 0Q1 0 1 10Q1 20 7.5 20Q13 20 13 14L13 12M9.5 12L15.5 12"),
    "H": (15, "M3 0L3 20M12 0L12 20M0 0L6 0M9 0L15 0M0 20L6 20M9 20L15 20M3 10L12 10"),
    "I": (7, "M3.5 0L3.5 20M0 0L7 0M0 20L7 20"),
    "J": (11, "M8 0L8 14Q8 20 4 20Q1 20 .5 16M4.5 0L11 0"),
    "K": (15.5, "M3 0L3 20M0 0L6 0M0 20L6 20M13 0L3 11M6.5 8L13 20M10 0L15 0M10.5 20L15.5 20"),
    "L": (12, "M3 0L3 20M0 0L6.5 0M0 20L12 20L12 15"),
    "M": (18, "M0 0L3 0L9 14L15 0L18 0M3 0L3 20M15 0L15 20M0 20L6 20M12 20L18 20"),
    "N": (16, "M0 0L3.5 0L13 20L13 0M3.5 0L3.5 20M.5 20L6.5 20M10 0L16 0"),
    "O": (16, "M8 0Q1 0 1 10Q1 20 8 20Q15 20 15 10Q15 0 8 0"),
    "P": (13.5, "M3 0L3 20M0 0L8 0Q13.5 0 13.5 5.5Q13.5 11 8 11L3 11M0 20L6.5 20"),
    "Q": (16, "M8 0Q1 0 1 10Q1 20 8 20Q15 20 15 10Q15 0 8 0M9 15L15.5 22"),
    "R": (15, "M3 0L3 20M0 0L8 0Q13 0 13 5.3Q13 10.6 8 10.6L3 10.6M0 20L6.5 20M8 10.6L12.5 20L15 20"),
    "S": (
        13.5,
        "M11.5 5.5L11.5 .5M11.5 3.4Q10 0 6.5 0Q1.5 0 1.5 4.8Q1.5 8.5 6.5 9.8Q12.5 11 12.5 15"
        "Q12.5 20 6.8 20Q3 20 1 16.4M1 14.5L1 19.5",
    ),
    "T": (14, "M7 0L7 20M0 4L0 0L14 0L14 4M3.5 20L10.5 20"),
    "U": (17, "M3 0L3 13Q3 20 8.5 20Q14 20 14 13L14 0M0 0L6 0M11 0L17 0"),
    "V": (15, "M2 0L7.5 20L13 0M0 0L5 0M10 0L15 0"),
    "W": (21, "M2 0L6.5 20L10.5 4L14.5 20L19 0M0 0L5 0M16 0L21 0"),
    "X": (15, "M2 0L13 20M13 0L2 20M0 0L5 0M10 0L15 0M0 20L5 20M10 20L15 20"),
    "Y": (15, "M2 0L7.5 10L13 0M7.5 10L7.5 20M0 0L5 0M10 0L15 0M4.5 20L10.5 20"),
    "Z": (13, "M1 4L1 0L12.5 0L.5 20L13 20L13 15.5"),
    "0": (13, "M6.5 0Q1 0 1 10Q1 20 6.5 20Q12 20 12 10Q12 0 6.5 0"),
    "1": (11, "M1.5 4L6 0L6 20M1.5 20L10.5 20"),
    "2": (13, "M1 5.5Q1 0 6.5 0Q12 0 12 5Q12 9 6 14L.8 20L12 20L12.5 16.5"),
    "3": (
        13,
        "M1.2 4Q2.5 0 6.5 0Q11.5 0 11.5 4.7Q11.5 9.4 6 9.4Q12.3 9.4 12.3 14.7Q12.3 20 6.3 20Q2 20 .8 15.6",
    ),
    "4": (13, "M9 20L9 0L.5 14L13 14M6 20L12 20"),
    "5": (13, "M11 0L2.6 0L1.8 9.5Q4 7.6 6.8 7.6Q12.4 7.6 12.4 13.7Q12.4 20 6.2 20Q2 20 .8 16"),
    "6": (13, "M11.5 3.4Q10 0 7 0Q1 0 1 11Q1 20 6.8 20Q12.3 20 12.3 14Q12.3 8.3 7 8.3Q2.5 8.3 1 12.5"),
    "7": (13, "M1 4L1 0L12.4 0Q6.5 9 5.5 20"),
    "8": (
        13,
        "M6.5 0Q1.8 0 1.8 4.7Q1.8 9.3 6.5 9.3Q11.2 9.3 11.2 4.7Q11.2 0 6.5 0M6.5 9.3Q.8 9.3 .8 14.7"
        "Q.8 20 6.5 20Q12.2 20 12.2 14.7Q12.2 9.3 6.5 9.3",
    ),
    "9": (13, "M1.5 16.6Q3 20 6 20Q12 20 12 9Q12 0 6.2 0Q.7 0 .7 6Q.7 11.7 6 11.7Q10.5 11.7 12 7.5"),
    "+": (13, "M1 11L12 11M6.5 5.5L6.5 16.5"),
    "-": (11, "M1 11L10 11"),
    "–": (15, "M1 11L14 11"),
    "×": (12, "M2 7L10 15M10 7L2 15"),
    "·": (4, "M2 11L2 11.4"),
    ".": (4, "M2 19.4L2 19.8"),
    ",": (4, "M2.4 19L2.4 20L1 23"),
    ":": (4, "M2 8.5L2 8.9M2 19.2L2 19.6"),
    "!": (4, "M2 0L2 13.5M2 19.4L2 19.8"),
    "?": (11, "M1 4.5Q1 0 5.5 0Q10 0 10 4.5Q10 8 5.5 10.5L5.5 14M5.5 19.4L5.5 19.8"),
    "'": (4, "M2 0L2 5"),
    "’": (4, "M2.6 0L2.6 2L1.2 5"),
    "/": (10, "M9 -1L1 21"),
    "(": (6, "M5 -1Q1 4 1 10Q1 16 5 21"),
    ")": (6, "M1 -1Q5 4 5 10Q5 16 1 21"),
    "#": (14, "M5 1L3 19M11 1L9 19M1 6.5L13.5 6.5M.5 13.5L13 13.5"),
    "↓": (12, "M6 2L6 19M.5 13.5L6 19L11.5 13.5"),
    "★": (20, "M10 -1L12.8 6.8L21 7L14.5 12L16.8 20L10 15.4L3.2 20L5.5 12L-1 7L7.2 6.8L10 -1"),
    "№": (
        25,
        "M0 0L3.5 0L13 20L13 0M3.5 0L3.5 20M.5 20L6.5 20M10 0L16 0M21 4Q17.5 4 17.5 8.5Q17.5 13 21 13"
        "Q24.5 13 24.5 8.5Q24.5 4 21 4M18 18L24 18",
    ),
}

# Marks of letters with accents, centred on x = 0 above a capital (the cedilla below it).
MARKS: dict[str, str] = {
    "\u0300": "M-4 -7L1 -4",
    "\u0301": "M4 -7L-1 -4",
    "\u0302": "M-4 -4L0 -7.5L4 -4",
    "\u0303": "M-4 -4.6Q-2 -7.5 0 -5.6Q2 -3.8 4 -6.6",
    "\u0308": "M-3.4 -5.6L-3.4 -5.2M3.4 -5.6L3.4 -5.2",
    "\u0327": "M0 20L0 22.5Q3 22.5 3 25Q3 27 -2 26.6",
}

_LIGATURES = str.maketrans(
    {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "—": "–", "“": "'", "”": "'"}
)
_STEP = re.compile(r"([MLQ])([^MLQ]*)")


def number(value: float) -> str:
    """A coordinate as short as it can be written with two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _moved(strokes: str, x: float, y: float, scale: float) -> str:
    parts = []
    for command, rest in _STEP.findall(strokes):
        values = [float(v) for v in rest.split()]
        placed = (number(v * scale + (y if at % 2 else x)) for at, v in enumerate(values))
        parts.append(command + " ".join(placed))
    return "".join(parts)


def _letters(text: str) -> list[tuple[str, float]]:
    """The glyphs of a text, each with its scale; accents are glyphs of their own after their letter."""
    letters = []
    scale = 1.0
    for sign in unicodedata.normalize("NFD", text.translate(_LIGATURES)):
        if sign not in MARKS:
            scale = SMALL if sign.islower() else 1.0
        letters.append((sign.upper(), scale))
    return letters


@cache
def width(text: str, height: float) -> float:
    """How wide the text stands when its capitals are ``height`` high."""
    total = 0.0
    for sign, scale in _letters(text):
        if sign not in MARKS:
            total += (GLYPHS[sign][0] if sign in GLYPHS else 8.0) * scale + SPACING
    return max(0.0, total - SPACING) * height / CAP


def strokes(text: str, x: float, y: float, height: float, anchor: str = "start") -> str:
    """Path commands that write ``text`` with its baseline at ``y``; unknown signs leave a gap.

    >>> strokes("I", 0, 20, 20)
    'M3.5 0L3.5 20M0 0L7 0M0 20L7 20'
    """
    unit = height / CAP
    x -= width(text, height) * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    path = []
    centre = x
    for sign, scale in _letters(text):
        if sign in MARKS:
            path.append(_moved(MARKS[sign], centre, y - height * scale, unit * scale))
            continue
        wide, drawn = GLYPHS.get(sign, (8.0, ""))
        path.append(_moved(drawn, x, y - height * scale, unit * scale))
        centre = x + wide * scale * unit / 2
        x += (wide * scale + SPACING) * unit
    return "".join(path)


def lettering(
    text: str, x: float, y: float, height: float, colour: str, anchor: str = "start", weight: float = 0.115
) -> str:
    """An SVG path that writes ``text``; ``weight`` is the stroke against the height of a capital."""
    drawn = strokes(text, x, y, height, anchor)
    if not drawn:
        return ""
    return (
        f'<path d="{drawn}" fill="none" stroke="{colour}" stroke-width="{number(height * weight)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
