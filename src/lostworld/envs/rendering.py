"""Positions for the eye: as text, as SVG, as an array of pixels.

The modes: ``ansi`` (text), ``svg``, ``rgb_array`` (height, width, 3), ``human`` (text, printed).
"""

from __future__ import annotations

import struct
import zlib
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lostworld.extras import needing_extras
from lostworld.game import Game, View
from lostworld.games import Drawn, Printed
from lostworld.pixels import png_of

MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDTH: Final = 600
"""Of an array of pixels."""
COLUMNS: Final = 100


def check_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render mode {mode!r}; the modes are {', '.join(MODES)}")


def rendered(game: Game[Any], view: View[Any], mode: str | None) -> Any:
    """The view in a mode; None where there is none, and in ``human``, which prints."""
    if mode == "human":
        print(as_text(game, view))
    if mode == "ansi":
        return as_text(game, view)
    if mode == "svg":
        return as_svg(game, view)
    return pixels(as_svg(game, view)) if mode == "rgb_array" else None


def as_text(game: Game[Any], view: View[Any]) -> str:
    """The view as lines of plain text."""
    if isinstance(game, Printed):
        with needing_extras():
            from rich.text import Text  # printed boards may have its marks

        return Text.from_markup(game.printed(view.text, "en", COLUMNS).board).plain
    return view.text


def as_svg(game: Game[Any], view: View[Any]) -> str:
    """The view as a drawing. Raises ValueError for a game that draws nothing."""
    if not isinstance(game, Drawn):
        raise ValueError(f"{game.name} draws no pictures; render it as text, with render_mode='ansi'")
    return game.picture(view.text, {})


def pixels(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """A drawing as rows of pixels, red, green and blue."""
    return read_png(png_of(svg, width))


def read_png(data: bytes) -> NDArray[np.uint8]:
    """The pixels of a PNG file of 8 bits a channel with transparency, as resvg writes it; on white."""
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    if (depth, kind) != (8, 6):
        raise ValueError("only PNG files of 8 bits a channel with transparency are read here")
    packed, at = b"", 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += 12 + length
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + 4 * width)
    rows = np.zeros((height, width, 4), np.uint8)
    above = np.zeros((width, 4), np.uint8)
    for number in range(height):
        line = lines[number, 1:].reshape(width, 4)
        above = rows[number] = _UNFILTERED[lines[number, 0]](line, above)
    opacity = rows[:, :, 3:].astype(np.uint16)
    seen = (rows[:, :, :3].astype(np.uint16) * opacity + 255 * (255 - opacity)) // 255
    return seen.astype(np.uint8)


def _summed(line: NDArray[np.uint8], _above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return np.add.accumulate(line, axis=0, dtype=np.uint8)


def _averaged(line: NDArray[np.uint8], above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    row, left = [], [0, 0, 0, 0]
    for here, over in zip(line.tolist(), above.tolist(), strict=True):
        left = [(a + (b + c) // 2) & 255 for a, b, c in zip(here, left, over, strict=True)]
        row.append(left)
    return np.array(row, np.uint8)


def _paeth(line: NDArray[np.uint8], above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    row, left, corner = [], [0, 0, 0, 0], [0, 0, 0, 0]
    for here, over in zip(line.tolist(), above.tolist(), strict=True):
        left = [(a + _nearest(b, c, d)) & 255 for a, b, c, d in zip(here, left, over, corner, strict=True)]
        corner = over
        row.append(left)
    return np.array(row, np.uint8)


def _nearest(left: int, above: int, corner: int) -> int:
    to_left, to_above, to_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
    if to_left <= to_above and to_left <= to_corner:
        return left
    return above if to_above <= to_corner else corner


_UNFILTERED: Final = (lambda line, _above: line, _summed, lambda line, above: line + above, _averaged, _paeth)
"""By the filter that PNG has put on a line: how the line is got back."""
