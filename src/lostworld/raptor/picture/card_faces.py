"""Card faces: value, emblem and repetitions of the eighteen cards, composed into one symbol each.

The faces are kept as files beside the other art, for the browser client. After a change here, in an emblem or
in ``cards.py`` write them again:

    python -m lostworld.raptor.picture.card_faces
"""

from __future__ import annotations

from pathlib import Path

from lostworld.raptor.picture.lettering import lettering
from lostworld.raptor.picture.palette import theme
from lostworld.raptor.picture.symbols import symbol
from lostworld.raptor.rules.cards import CARDS, FAMILIES, NOTHING, SHUFFLE_CARD, SIDES, Card

# The picture's frame tells the sides apart by shape: an arch for Raptor, cut corners for Scientist.
_FRAMES = (
    "M8 134L8 72Q8 43 50 39Q92 43 92 72L92 134Z",
    "M18 39L82 39L92 49L92 124L82 134L18 134L8 124L8 49Z",
)
_FLAGS = (
    "M1 7Q1 1 7 1L42 1Q46 20 38 31Q30 41 1 41Z",
    "M1 7Q1 1 7 1L43 1L43 29L33 40L1 40Z",
)
_SHUFFLE = "M66 13L72 13Q77 13 80 19Q83 25 88 25L92 25M66 25L72 25Q77 25 80 19Q83 13 88 13L92 13"
_SHUFFLE_HEADS = "M89 9L93 13L89 17M89 21L93 25L89 29"


def name(card: Card) -> str:
    """The name of a card's symbol, ``card-raptor-4``."""
    return f"card-{SIDES[card.side]}-{card.value}"


def emblem(card: Card) -> str:
    """The name of a card's emblem; the two cards without effect have one for each side."""
    family = f"emblem-{FAMILIES[card.family]}"
    return f"{family}-{SIDES[card.side]}" if card.family == NOTHING else family


def _variable(colour: str) -> str:
    return f"var(--{colour}, {theme('jungle')[colour]})"


def _repetitions(card: Card) -> str:
    """As many diamonds as the effect may be repeated, from the right."""
    middles = (88.5 - 11.5 * nth for nth in range(card.times))
    diamonds = "".join(f"M{x} 14L{x + 5.2} 21L{x} 28L{x - 5.2} 21Z" for x in middles)
    return f'<path d="{diamonds}" fill="{_variable("paper-ink")}"/>' if diamonds else ""


def face(card: Card) -> str:
    """The text of a card's art file."""
    side = SIDES[card.side]
    ink, paper = _variable("paper-ink"), _variable("paper")
    marks = _repetitions(card)
    if card.value == SHUFFLE_CARD:
        marks = (
            f'<path d="{_SHUFFLE}{_SHUFFLE_HEADS}" fill="none" stroke="{ink}" stroke-width="2.8"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">',
        '<path d="M4 8L99 8L101 134Q101 141 94 141L9 141Q4 141 4 134Z"'
        f' fill="{_variable("ink")}" opacity=".38"/>',
        f'<rect x="1" y="1" width="98" height="138" rx="6" fill="{paper}" stroke="{_variable("ink")}"'
        ' stroke-width="1.6"/>',
        f'<path d="{_FRAMES[card.side]}" fill="{_variable("ground")}" stroke="{_variable(side)}"'
        ' stroke-width="2.4" stroke-linejoin="round"/>',
        f'<path d="{_FLAGS[card.side]}" fill="{ink}"/>',
        lettering(str(card.value), 20, 32, 24, paper, "middle", 0.15),
        marks,
        '<g transform="translate(14 51) scale(.72 .76)">',
        symbol(emblem(card)).drawn,
        "</g>",
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def main() -> None:
    """Write all faces into the art folder of the source tree."""
    folder = Path(__file__).parent / "art"
    for card in CARDS:
        (folder / f"{name(card)}.svg").write_text(face(card), encoding="utf-8")


if __name__ == "__main__":
    main()
