"""Symbols: the art files as parts of a picture, with a theme's colours put in.

Every file in ``art/`` is a small SVG whose colours are CSS custom properties with the jungle's colours to
fall back on, so the browser client uses it as it is. Rasterisers know no custom properties: a ``Sheet``
writes the colours of one theme into each symbol, once, and places it as often as the picture needs it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from xml.sax.saxutils import quoteattr

from lostworld.raptor.picture.lettering import number
from lostworld.raptor.picture.palette import Theme

_ROOT = re.compile(r'\s*<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="([^"]+)">(.*)</svg>\s*', re.DOTALL)
_VARIABLE = re.compile(r"var\(--([a-z-]+), (#[0-9a-f]{6})\)")


class Symbol(NamedTuple):
    """One art file: its box as (left, top, width, height), and what is drawn in it."""

    box: tuple[float, float, float, float]
    drawn: str


@cache
def symbol(name: str) -> Symbol:
    """The symbol in ``art/<name>.svg``."""
    text = files("lostworld.raptor.picture").joinpath("art", f"{name}.svg").read_text(encoding="utf-8")
    return symbol_of(text, name)


def symbol_of(text: str, name: str = "") -> Symbol:
    """Read a symbol from the text of an art file."""
    found = _ROOT.fullmatch(text)
    if found is None:
        raise ValueError(f"{name}.svg: an art file is one <svg> element with xmlns and viewBox, nothing else")
    left, top, wide, high = (float(value) for value in found[1].split())
    return Symbol((left, top, wide, high), found[2].strip("\n"))


def variables(text: str) -> list[tuple[str, str]]:
    """The custom properties used in the text of an art file, each with the colour it falls back on."""
    return _VARIABLE.findall(text)


def coloured(text: str, theme: Theme) -> str:
    """The text with the theme's colours in place of its custom properties.

    >>> coloured('<path fill="var(--fire, #ff8a66)"/>', {"fire": "#b3261e"})
    '<path fill="#b3261e"/>'
    """
    return _VARIABLE.sub(lambda found: theme[found[1]], text)


class Sheet:
    """What one picture needs: its colours, and the symbols it has used so far."""

    def __init__(self, theme: Theme, prefix: str) -> None:
        self.theme = theme
        self.prefix = prefix
        """Begins every id, so that several pictures can stand in one document."""
        self._used: dict[str, str] = {}

    def place(
        self,
        name: str,
        x: float,
        y: float,
        wide: float,
        *,
        turned: float = 0,
        mirrored: bool = False,
        opacity: float = 1,
        **marks: str,
    ) -> str:
        """Draw a symbol ``wide`` units wide with its top left corner at (x, y).

        ``marks`` become ``data-`` attributes.
        """
        drawing = symbol(name)
        _, _, box_wide, box_high = drawing.box
        if name not in self._used:
            box = " ".join(number(v) for v in drawing.box)
            self._used[name] = (
                f'<symbol id="{self.prefix}{name}" viewBox="{box}" overflow="visible">\n'
                f"{coloured(drawing.drawn, self.theme)}\n</symbol>"
            )
        high = wide * box_high / box_wide
        moves = []
        if turned:
            moves.append(f"rotate({number(turned)} {number(x + wide / 2)} {number(y + high / 2)})")
        if mirrored:
            moves.append(f"translate({number(2 * x + wide)} 0) scale(-1 1)")
        attributes = "".join(f" data-{key}={quoteattr(value)}" for key, value in marks.items())
        if moves:
            attributes += f' transform="{" ".join(moves)}"'
        if opacity != 1:
            attributes += f' opacity="{number(opacity)}"'
        return (
            f'<use href="#{self.prefix}{name}" x="{number(x)}" y="{number(y)}" width="{number(wide)}"'
            f' height="{number(high)}"{attributes}/>'
        )

    def definitions(self) -> str:
        """All symbols placed so far."""
        return "\n".join(self._used.values())
