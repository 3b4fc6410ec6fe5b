"""The strips above and below the board: what each side has besides its figures, and whose turn it is.

A strip shows, from left to right: the side's portrait with a flag when it is its turn, its counters towards
the end of the game, the card played, the hand, the draw pile, and the discards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lostworld.raptor.notation.fields import Piles
from lostworld.raptor.picture import card_faces, page
from lostworld.raptor.picture.lettering import lettering, number, width
from lostworld.raptor.picture.symbols import Sheet
from lostworld.raptor.rules.cards import SIDES, card

HIGH = 150.0
CARD = 84.0
"""Width of a card."""


class Slots(NamedTuple):
    """A row of counters: so many of so many are filled with a symbol."""

    symbol: str
    filled: int
    of: int


class Strip(NamedTuple):
    """All that a strip shows."""

    side: int
    portrait: str
    flag: str | None
    """What the side has to do, in the position's notation; None when it is not its turn."""
    counters: tuple[Slots, Slots]
    piles: Piles


def strip(sheet: Sheet, shown: Strip, y: float) -> Iterator[str]:
    """Draw one side's strip with its top at ``y``."""
    colours = sheet.theme
    outline = page.cut(page.box(38, y, page.WIDE - 76, HIGH), 40 + 9 * shown.side, 60, 2)
    yield f'<path d="{outline}" transform="translate(3 5)" fill="{colours["ink"]}" fill-opacity=".5"/>'
    turn = "" if shown.flag is not None else ' stroke-dasharray="2 7" opacity=".95"'
    colour = colours[SIDES[shown.side]] if shown.flag is not None else colours["page-line"]
    line = _readable(sheet, shown.side) if shown.flag is not None else colour
    yield (
        f'<path d="{outline}" fill="{colours["page-alt"]}" stroke="{line}" stroke-width="3"'
        f' stroke-linecap="round"{turn}/>'
    )
    yield from _portrait(sheet, shown, y)
    for nth, slots in enumerate(shown.counters):
        yield from _counters(sheet, slots, 190, y + 14 + 63 * nth)
    yield from _cards(sheet, shown.side, shown.piles, y + 16)


def _readable(sheet: Sheet, side: int) -> str:
    """The side's colour on the page: its light shade where the page is dark and the figures are, too."""
    return sheet.theme[f"{SIDES[side]}-on-page"]


def _portrait(sheet: Sheet, shown: Strip, y: float) -> Iterator[str]:
    colours = sheet.theme
    middle = y + HIGH / 2
    yield f'<circle cx="112" cy="{number(middle + 4)}" r="60" fill="{colours["ink"]}" fill-opacity=".5"/>'
    yield (
        f'<circle cx="109" cy="{number(middle)}" r="60" fill="{colours["ground"]}"'
        f' stroke="{_readable(sheet, shown.side)}" stroke-width="3"/>'
    )
    yield (
        f'<path d="{page.contours(109, middle, 4, 12.5, shown.side + 2.0)}" fill="none"'
        f' stroke="{colours["ground-line"]}" stroke-width="1.2" stroke-opacity=".6"/>'
    )
    yield sheet.place(shown.portrait, 63, middle - 47, 92)
    if shown.flag is None:
        return
    text = 22.0
    wide = max(46.0, width(shown.flag, text) + 34)
    left, top = 109 - wide / 2, middle + 33
    tails = f"M{number(left)} {number(top)}h{number(wide)}l-9 18l9 18h{number(-wide)}l9 -18Z"
    yield f'<path d="{tails}" transform="translate(2 3)" fill="{colours["ink"]}" fill-opacity=".5"/>'
    yield f'<path d="{tails}" fill="{colours["paper"]}" stroke="{colours["ink"]}" stroke-width="2"/>'
    yield lettering(shown.flag, 109, top + 29, text, colours["paper-ink"], "middle", 0.14)


def _counters(sheet: Sheet, slots: Slots, x: float, y: float) -> Iterator[str]:
    """Filled places show the symbol, empty ones its ghost in a dashed ring."""
    colours = sheet.theme
    step = 44.0 if slots.of > 3 else 58.0
    size = 46.0 if slots.of > 3 else 56.0
    for nth in range(slots.of):
        left = x + step * nth
        full = nth < slots.filled
        ring = (
            f'<circle cx="{number(left + size / 2)}" cy="{number(y + 28)}" r="{number(step / 2 - 3)}"'
            f' fill="{colours["ground"] if full else "none"}" stroke="{colours["text"]}" stroke-width="1.6"'
        )
        yield ring + (
            "/>" if full else ' stroke-dasharray="2.5 5" stroke-linecap="round" stroke-opacity=".6"/>'
        )
        inner = size * 0.78
        yield sheet.place(
            slots.symbol,
            left + (size - inner) / 2,
            y + 28 - inner / 2,
            inner,
            opacity=1 if full else 0.16,
            counter="filled" if full else "empty",
        )


def _cards(sheet: Sheet, side: int, piles: Piles, y: float) -> Iterator[str]:
    colours = sheet.theme
    high = CARD * 1.4
    for x, down, wide in ((472.0, 0.0, CARD), (1000.0, 26.0, 52.0)):
        yield (
            f'<rect x="{number(x)}" y="{number(y + down)}" width="{number(wide)}"'
            f' height="{number(1.4 * wide)}" rx="6" fill="none" stroke="{colours["text"]}"'
            ' stroke-width="1.8" stroke-dasharray="2.5 6" stroke-linecap="round" stroke-opacity=".55"/>'
        )
    for value in piles.played:
        yield _card(sheet, side, value, 472, y - 3, CARD, "played")
    yield (
        f'<path d="M574 {number(y + 6)}V{number(y + high - 6)}" stroke="{colours["text"]}" stroke-width="1.6"'
        ' stroke-dasharray="1 7" stroke-linecap="round" stroke-opacity=".6"/>'
    )
    for nth, value in enumerate(piles.hand):
        yield _card(sheet, side, value, 592 + 92 * nth, y, CARD, "hand")
    for nth in range(min(3, len(piles.draw))):
        back = f"card-back-{SIDES[side]}"
        yield sheet.place(back, 886 + 4 * nth, y + 4 - 4 * nth, CARD - 4, pile="draw")
    if piles.draw:
        x, middle = 968.0, y + high - 8
        yield (
            f'<circle cx="{x}" cy="{number(middle)}" r="17" fill="{colours["paper"]}"'
            f' stroke="{colours["ink"]}" stroke-width="2"/>'
        )
        yield lettering(str(len(piles.draw)), x, middle + 8.5, 17, colours["paper-ink"], "middle", 0.15)
    for nth, value in enumerate(piles.discard):
        yield _card(sheet, side, value, 1000 + 29 * nth, y + 26, 52, "discard")


def _card(sheet: Sheet, side: int, value: str, x: float, y: float, wide: float, pile: str) -> str:
    """A card face up, or its back when it is hidden."""
    name = f"card-back-{SIDES[side]}" if value == "?" else card_faces.name(card(side, int(value)))
    return sheet.place(name, x, y, wide, pile=pile, card=value)


def stamp(sheet: Sheet, round_number: int, y: float) -> Iterator[str]:
    """The round's number as a postmark at the right end of the upper strip."""
    colour = sheet.theme["text"]
    x, middle = 1302.0, y + HIGH / 2
    turned = f' transform="rotate(-9 {number(x)} {number(middle)})"'
    yield f'<g{turned} opacity=".92">'
    for radius, wide, dash in ((50, 3.0, ""), (43, 1.6, ' stroke-dasharray="2 4.5"')):
        yield (
            f'<circle cx="{number(x)}" cy="{number(middle)}" r="{radius}" fill="none" stroke="{colour}"'
            f' stroke-width="{wide}" stroke-linecap="round"{dash}/>'
        )
    yield lettering("№", x, middle - 8, 17, colour, "middle", 0.12)
    size = 32 if round_number < 100 else 22
    yield lettering(str(round_number), x, middle + 28, size, colour, "middle", 0.13)
    yield "</g>"
