"""Positions as pictures: a complete SVG of the board and both sides' cards, and a PNG made from it.

Only the text of a position or view is needed, not the rules. A text may be drawn that breaks a rule, as long
as its seven fields can be read.

    python -m lostworld.raptor.picture.drawing --theme jungle --width 1400 board.png
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from lostworld.pixels import png_of
from lostworld.raptor.notation import fields
from lostworld.raptor.notation.fields import Fields, fields_of
from lostworld.raptor.picture import page, palette, tableau
from lostworld.raptor.picture.lettering import lettering, number
from lostworld.raptor.picture.symbols import Sheet
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST
from lostworld.raptor.rules.spaces import COLUMNS, ROWS
from lostworld.texts import say

FIRST_GAME = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1"
    " R:/159/236784/ S:/248/193567/"
)
"""The rulebook's setup, as an example."""

TITLE_HIGH = 66.0


class Layer(NamedTuple):
    """A symbol in a space: how wide, and where its top left corner is from the space's."""

    symbol: str
    wide: float = 100
    right: float = 0
    down: float = 0


_BABY = Layer("baby", 86, 6, 9)
_ASLEEP = Layer("baby-asleep", 90, 5, 4)
_SCIENTIST = Layer("scientist", 92, 5, 3)
_FRIGHTENED = Layer("scientist-frightened", 94, 3, 2)
_USED = Layer("scientist-used", 96, 4, 3)
_BURNING = (Layer("fire", 96, 2, -2), Layer("scientist", 84, 8, 1), Layer("fire-low", 90, 5, 8))

# What is drawn for each character of the board, from back to front; rocks are chosen by theme and place.
FIGURES: dict[str, tuple[Layer, ...]] = {
    "*": (Layer("fire", 86, 7, 5),),
    "M": (Layer("mother", 110, -4, -9),),
    "b": (_BABY,),
    "c": (_BABY, Layer("mark-called", 72, 2, 2)),
    "z": (_ASLEEP,),
    "y": (_ASLEEP, Layer("mark-this-round", 76, 64, 25)),
    "S": (_SCIENTIST,),
    "A": (_SCIENTIST, _USED),
    "s": (_FRIGHTENED,),
    "f": (_FRIGHTENED, Layer("mark-this-round", 76, 0, 27)),
    "B": _BURNING,
    "C": (*_BURNING, _USED),
}


def flags(shown: Fields) -> dict[int, str]:
    """What each side has to do now, as its strip's flag says it; a side that waits is left out.

    >>> flags(fields_of(FIRST_GAME))
    {0: '?', 1: '?'}
    """
    turn = shown.turn
    if turn == "cards":
        return {side: "?" for side in (RAPTOR, SCIENTIST) if not shown.cards[side].played}
    if turn == "cards!":
        return {SCIENTIST: "?"}
    if turn.startswith("cards!"):
        return {RAPTOR: "?"}
    if turn == "place":
        raptors = sum(character in "Mb" for character in shown.board.values())
        return {RAPTOR if raptors < 6 else SCIENTIST: "↓"}
    side = RAPTOR if turn[:1] == "R" else SCIENTIST
    if turn[1:] == "#":
        return {side: "★"}
    if turn[1:] == "@":
        return {side: "↓"}
    return {side: turn[1:].replace(":", "×").replace("'", "’")[:6]}


def board_svg(
    text: str,
    theme: str = "jungle",
    title: str | None = None,
    coordinates: bool = True,
    highlight: Iterable[str] = (),
    last: Iterable[str] = (),
    language: str = "en",
) -> str:
    """A standalone, accessible SVG of a position or view.

    ``highlight`` names spaces to ring; ``last`` names the spaces of the last action in order, which are
    bracketed and joined. A ``title`` is also written at the top of the picture.

    >>> board_svg(FIRST_GAME, "savannah").startswith("<svg ")
    True
    """
    shown = fields_of(text)
    title = "".join(sign for sign in title if sign.isprintable()) if title else None
    marked, trail = _spaces(highlight), _spaces(last)
    prefix = "lw" + hashlib.sha256(f"{theme} {text}".encode()).hexdigest()[:8] + "-"
    sheet = Sheet(palette.theme(theme), prefix)
    head = TITLE_HIGH if title else 0.0
    high = page.HIGH + head
    drawn = [*page.paper(sheet, high)]
    if title:
        drawn.extend(_title(sheet, title))
        drawn.append(f'<g transform="translate(0 {number(head)})">')
    drawn.extend(page.growth(sheet, theme, shown.exits))
    drawn.extend(page.tiles(sheet, shown.exits))
    if coordinates:
        drawn.extend(page.coordinates(sheet))
    drawn.extend(_trail(sheet, trail))
    drawn.extend(_rings(sheet, marked))
    for space, character in shown.board.items():
        drawn.extend(figure(sheet, theme, space, character, shown.tokens))
    drawn.extend(_strips(sheet, shown))
    if title:
        drawn.append("</g>")
    name = title or (f"Raptor – {say('cli-round', language, round=shown.round)}" if shown.round else "Raptor")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(page.WIDE)} {number(high)}"'
            f' width="{number(page.WIDE)}" height="{number(high)}" role="img"'
            f' aria-labelledby="{prefix}title {prefix}desc">',
            f'<title id="{prefix}title">{escape(name)}</title>',
            f'<desc id="{prefix}desc">{escape(description(shown, language))}</desc>',
            f"<defs>\n{sheet.definitions()}\n</defs>",
            *drawn,
            "</svg>",
            "",
        ]
    )


def _spaces(names: Iterable[str]) -> tuple[str, ...]:
    chosen = tuple(names)
    for name in chosen:
        if len(name) != 2 or name[0] not in COLUMNS or name[1] not in ROWS:
            raise ValueError(f"{name!r} is no space; spaces are a1 to k6")
    return chosen


def description(shown: Fields, language: str = "en") -> str:
    """What stands where, in words, for those who cannot see the picture."""
    parts = []
    for space, character in shown.board.items():
        if character == "M":
            parts.append(f"{space}: {say('raptor-state-mother-tokens', language, tokens=shown.tokens)}")
        elif character in fields.FIGURES:
            parts.append(f"{space}: {say(fields.FIGURES[character], language)}")
    parts.append(f"{say('raptor-state-exit', language)}: {', '.join(shown.exits)}")
    return "; ".join(parts) + "."


def rock(theme: str, space: str) -> str:
    """The rock of a space: always the same of the theme's three."""
    return f"rock-{theme}-{(COLUMNS.index(space[0]) * 2 + int(space[1])) % 3 + 1}"


def figure(sheet: Sheet, theme: str, space: str, character: str, tokens: int) -> Iterator[str]:
    """Draw what one character of the board says, in its space."""
    if character == ".":
        return
    layers = (Layer(rock(theme, space), 94, 3, 1),) if character == "#" else FIGURES[character]
    x, y = page.corner(space)
    # A figure looks towards the middle of the board.
    away = character in "Mbc" and COLUMNS.index(space[0]) > 5
    yield f'<g data-space="{space}" data-figure="{character}">'
    for layer in layers:
        right = 100 - layer.wide - layer.right if away else layer.right
        yield sheet.place(layer.symbol, x + right, y + layer.down, layer.wide, mirrored=away)
    if character == "M" and tokens:
        yield from _wounds(sheet, x, y, tokens)
    yield "</g>"


def _wounds(sheet: Sheet, x: float, y: float, tokens: int) -> Iterator[str]:
    """The mother's five pips at her feet, filled for each sleep token on her."""
    yield (
        f'<rect x="{number(x)}" y="{number(y + 78)}" width="100" height="25" rx="12.5"'
        f' fill="{sheet.theme["ink"]}" fill-opacity=".82"/>'
    )
    for nth in range(5):
        yield sheet.place("pip" if nth < tokens else "pip-empty", x + 3.5 + 18 * nth, y + 79.5, 21)


def _rings(sheet: Sheet, spaces: Sequence[str]) -> Iterator[str]:
    for space in spaces:
        x, y = page.corner(space)
        yield (
            f'<rect x="{number(x + 5)}" y="{number(y + 5)}" width="90" height="90" rx="20"'
            f' fill="{sheet.theme["highlight"]}" fill-opacity=".2" stroke="{sheet.theme["highlight"]}"'
            f' stroke-width="4.5" stroke-dasharray="11 7" stroke-linecap="round" data-highlight="{space}"/>'
        )


def _trail(sheet: Sheet, spaces: Sequence[str]) -> Iterator[str]:
    colour = sheet.theme["last"]
    middles = []
    for space in spaces:
        x, y = page.corner(space)
        middles.append(f"{number(x + 50)} {number(y + 50)}")
        far, near = "v-18", "v18"
        brackets = (
            f"M{number(x + 5)} {number(y + 23)}{far}h18M{number(x + 77)} {number(y + 5)}h18{near}"
            f"M{number(x + 95)} {number(y + 77)}{near}h-18M{number(x + 23)} {number(y + 95)}h-18{far}"
        )
        yield (
            f'<path d="{brackets}" fill="none" stroke="{colour}" stroke-width="4" stroke-linecap="round"'
            f' stroke-linejoin="round" data-last="{space}"/>'
        )
    if len(middles) > 1:
        yield (
            f'<path d="M{"L".join(middles)}" fill="none" stroke="{colour}" stroke-width="5"'
            ' stroke-dasharray=".1 13" stroke-linecap="round" stroke-opacity=".85"/>'
        )


def _title(sheet: Sheet, title: str) -> Iterator[str]:
    colour = sheet.theme["text"]
    yield lettering(title[:60], page.WIDE / 2, 76, 34 if len(title) < 36 else 24, colour, "middle")
    line = f"M{page.WIDE / 2 - 210} 88h420"
    yield f'<path d="{line}" stroke="{colour}" stroke-width="1.6" stroke-opacity=".6"/>'


def _strips(sheet: Sheet, shown: Fields) -> Iterator[str]:
    due = flags(shown)
    above, below = 36.0, page.HIGH - 36 - tableau.HIGH
    yield from tableau.strip(
        sheet,
        tableau.Strip(
            SCIENTIST,
            "scientist",
            due.get(SCIENTIST),
            (tableau.Slots("scientist", shown.reserve, 6), tableau.Slots("baby-asleep", shown.captured, 3)),
            shown.cards[SCIENTIST],
        ),
        above,
    )
    vanished = "M" not in shown.board.values() and shown.turn != "place"
    yield from tableau.strip(
        sheet,
        tableau.Strip(
            RAPTOR,
            "emblem-disappearance" if vanished else "mother",
            due.get(RAPTOR),
            (tableau.Slots("token", shown.tokens, 5), tableau.Slots("baby", shown.escaped, 3)),
            shown.cards[RAPTOR],
        ),
        below,
    )
    yield from tableau.stamp(sheet, shown.round, above)
    yield sheet.place("logo-mark", 1248, below + (tableau.HIGH - 108) / 2, 108)


def position_png(svg: str, width: int = 1400) -> bytes:
    """The picture as PNG, ``width`` pixels wide. No font is needed or looked for."""
    return png_of(svg, width)


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw a position into a file, as SVG or PNG by the file's name."""
    parser = argparse.ArgumentParser(description="Draw a position of Raptor.")
    parser.add_argument("file", type=Path, help="what to write: a name ending in .svg or .png")
    parser.add_argument("--position", default=FIRST_GAME, help="the text of a position or view")
    parser.add_argument("--theme", choices=palette.THEMES, default="jungle")
    parser.add_argument("--title")
    parser.add_argument("--width", type=int, default=1400, help="of a PNG, in pixels")
    chosen = parser.parse_args(arguments)
    svg = board_svg(chosen.position, chosen.theme, chosen.title)
    if chosen.file.suffix == ".png":
        chosen.file.write_bytes(position_png(svg, chosen.width))
    else:
        chosen.file.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
