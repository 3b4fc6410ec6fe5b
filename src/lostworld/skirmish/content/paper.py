"""Pages to print: a few shapes and words on paper, written as SVG or as PDF.

Lengths are millimetres from the top left corner. The PDF uses the fonts that every reader has (Helvetica, in
the Windows Latin encoding), so that no font needs to be embedded.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from unicodedata import normalize
from xml.sax.saxutils import escape

A4: Final = (210.0, 297.0)
POINT: Final = 25.4 / 72
"""Millimetres in a point, the measure of type and of PDF."""

# Widths of Helvetica's characters from the blank to the tilde, in thousandths of the type's size.
_WIDTHS: Final = (
    [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278]
    + [556] * 10
    + [278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833]
    + [722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556]
    + [556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556]
    + [500, 722, 500, 500, 500, 334, 260, 334, 584]
)
_FONTS: Final = {"regular": "Helvetica", "bold": "Helvetica-Bold", "italic": "Helvetica-Oblique"}
_PLAIN: Final = str.maketrans({"−": "–", "\u202f": "\u00a0", "≥": ">"})
"""Signs that the PDF's encoding lacks."""


def text_width(text: str, size: float, font: str = "regular") -> float:
    """How wide a text is, in millimetres, for type of ``size`` points.

    >>> round(text_width("Raptor", 10), 1)
    10.6
    """
    total = 0
    for char in text:
        base = normalize("NFD", char)[0]
        place = ord(base) - 32
        total += _WIDTHS[place] if 0 <= place < len(_WIDTHS) else 556
    return total / 1000 * size * POINT * (1.06 if font == "bold" else 1.0)


def wrapped(text: str, width: float, size: float, font: str = "regular") -> list[str]:
    """A text in lines that fit ``width``.

    >>> wrapped("one two three", 15, 10)
    ['one two', 'three']
    """
    lines: list[str] = []
    for word in text.split():
        if lines and text_width(f"{lines[-1]} {word}", size, font) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Shape(NamedTuple):
    """A closed outline."""

    points: tuple[tuple[float, float], ...]
    fill: str = "none"
    stroke: str = "none"
    width: float = 0.3


class Line(NamedTuple):
    """Words in one line; ``anchor`` is start, middle or end."""

    x: float
    y: float
    text: str
    size: float
    font: str = "regular"
    fill: str = "#222222"
    anchor: str = "start"


@dataclass
class Page:
    """One sheet of paper."""

    size: tuple[float, float] = A4
    marks: list[Shape | Line] = field(default_factory=list)

    def box(
        self, x: float, y: float, w: float, h: float, fill: str = "none", stroke: str = "#222222"
    ) -> None:
        """A rectangle."""
        corners = ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
        self.marks.append(Shape(corners, fill, stroke))

    def shape(self, points: Iterable[tuple[float, float]], fill: str, stroke: str = "none") -> None:
        """Any outline."""
        self.marks.append(Shape(tuple(points), fill, stroke))

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        font: str = "regular",
        fill: str = "#222222",
        anchor: str = "start",
    ) -> None:
        """Words in one line; ``y`` is the line they stand on."""
        self.marks.append(Line(x, y, text, size, font, fill, anchor))

    def paragraph(
        self, x: float, y: float, width: float, text: str, size: float, font: str = "regular"
    ) -> float:
        """Words in as many lines as they need; gives where the next line would stand."""
        for line in wrapped(text, width, size, font):
            self.write(x, y, line, size, font)
            y += size * POINT * 1.2
        return y


def as_svg(page: Page, title: str) -> str:
    """A page as SVG."""
    w, h = page.size
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w:g}mm" height="{h:g}mm" viewBox="0 0 {w:g} {h:g}" '
        'font-family="Helvetica, Arial, Liberation Sans, sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{w:g}" height="{h:g}" fill="#ffffff"/>',
    ]
    styles = {"regular": "", "bold": ' font-weight="bold"', "italic": ' font-style="italic"'}
    for mark in page.marks:
        if isinstance(mark, Shape):
            points = " ".join(f"{x:.2f},{y:.2f}" for x, y in mark.points)
            lines.append(
                f'<polygon points="{points}" fill="{mark.fill}" stroke="{mark.stroke}" '
                f'stroke-width="{mark.width:g}"/>'
            )
        else:
            anchor = f' text-anchor="{mark.anchor}"' if mark.anchor != "start" else ""
            wide = text_width(mark.text, mark.size, mark.font)  # the same in whatever font there is
            lines.append(
                f'<text x="{mark.x:.2f}" y="{mark.y:.2f}" font-size="{mark.size * POINT:.2f}" '
                f'textLength="{wide:.2f}" lengthAdjust="spacingAndGlyphs" '
                f'fill="{mark.fill}"{styles[mark.font]}{anchor}>{escape(mark.text)}</text>'
            )
    return "\n".join([*lines, "</svg>\n"])


def as_pdf(pages: Sequence[Page], title: str) -> bytes:
    """Pages as one PDF."""
    objects: list[bytes] = []

    def add(body: bytes) -> int:
        objects.append(body)
        return len(objects)

    catalogue, tree = add(b""), add(b"")
    fonts = {
        name: add(
            f"<< /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding /WinAnsiEncoding >>".encode("ascii")
        )
        for name, base in _FONTS.items()
    }
    resources = " ".join(f"/{name} {number} 0 R" for name, number in fonts.items())
    kids = []
    for page in pages:
        stream = zlib.compress(_drawn(page))
        content = add(
            b"<< /Length %d /Filter /FlateDecode >>\nstream\n" % len(stream) + stream + b"\nendstream"
        )
        w, h = (length / POINT for length in page.size)
        kids.append(
            add(
                f"<< /Type /Page /Parent {tree} 0 R /MediaBox [0 0 {w:.2f} {h:.2f}] "
                f"/Resources << /Font << {resources} >> >> /Contents {content} 0 R >>".encode("ascii")
            )
        )
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    objects[tree - 1] = f"<< /Type /Pages /Kids [{listed}] /Count {len(kids)} >>".encode("ascii")
    objects[catalogue - 1] = f"<< /Type /Catalog /Pages {tree} 0 R >>".encode("ascii")
    info = add(b"<< /Title (" + _encoded(title) + b") >>")
    out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    starts = []
    for number, body in enumerate(objects, 1):
        starts.append(len(out))
        out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for start in starts:
        out += b"%010d 00000 n \n" % start
    trailer = f"<< /Size {len(objects) + 1} /Root {catalogue} 0 R /Info {info} 0 R >>"
    out += f"trailer\n{trailer}\nstartxref\n{table}\n%%EOF\n".encode("ascii")
    return bytes(out)


def _drawn(page: Page) -> bytes:
    """A page's marks as PDF draws them: from the bottom left corner, in points."""
    height = page.size[1]
    parts: list[bytes] = []
    for mark in page.marks:
        if isinstance(mark, Shape):
            path = " ".join(
                f"{x / POINT:.2f} {(height - y) / POINT:.2f} {'l' if place else 'm'}"
                for place, (x, y) in enumerate(mark.points)
            )
            paint = {(True, True): "B", (True, False): "f", (False, True): "S"}.get(
                (mark.fill != "none", mark.stroke != "none"), "n"
            )
            colours = _colour(mark.fill, "rg") + _colour(mark.stroke, "RG")
            parts.append(f"q {colours}{mark.width / POINT:.2f} w {path} h {paint} Q".encode("ascii"))
        else:
            x = mark.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[mark.anchor] * text_width(
                mark.text, mark.size, mark.font
            )
            head = (
                f"BT {_colour(mark.fill, 'rg')}/{mark.font} {mark.size:g} Tf "
                f"{x / POINT:.2f} {(height - mark.y) / POINT:.2f} Td ("
            )
            parts.append(head.encode("ascii") + _encoded(mark.text) + b") Tj ET")
    return b"\n".join(parts)


def _colour(colour: str, operator: str) -> str:
    if colour == "none":
        return ""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return f"{red:.3f} {green:.3f} {blue:.3f} {operator} "


def _encoded(text: str) -> bytes:
    """A text in the PDF's encoding, with the signs escaped that end it."""
    plain = text.translate(_PLAIN).encode("cp1252", "replace")
    return plain.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)")
