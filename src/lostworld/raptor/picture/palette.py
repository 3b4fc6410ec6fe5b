"""The two palettes, jungle and savannah, and the arithmetic of contrast.

The colours themselves live in ``art/themes.json``, which the browser client reads too: there each key
``k`` becomes the CSS custom property ``--k``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

Theme = Mapping[str, str]

THEMES = ("jungle", "savannah")


@cache
def themes() -> dict[str, dict[str, str]]:
    """All palettes by name, each from the name of a colour to ``#rrggbb``."""
    text = files("lostworld.raptor.picture").joinpath("art", "themes.json").read_text(encoding="utf-8")
    loaded: dict[str, dict[str, str]] = json.loads(text)
    return loaded


def theme(name: str) -> Theme:
    """The palette of that name.

    >>> theme("jungle")["raptor"]
    '#ffb000'
    """
    try:
        return themes()[name]
    except KeyError:
        raise ValueError(f"no theme is called {name!r}; there are {', '.join(THEMES)}") from None


def luminance(colour: str) -> float:
    """Relative luminance of ``#rrggbb`` as WCAG 2 defines it, from 0 (black) to 1 (white)."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The WCAG 2 contrast ratio of two colours, from 1 to 21, in either order.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
