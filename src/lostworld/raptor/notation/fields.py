"""The seven fields of a position's or view's text, taken apart. Whoever reads one begins here.

The form alone is looked at: a text may break every rule and still be drawn. What the fields mean to the rules
is in ``notation.py``; the form is described in docs/notation.md.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from lostworld.game import BadText
from lostworld.raptor.rules.cards import SIDES
from lostworld.raptor.rules.spaces import COLUMNS, ROWS

FIGURES: Final = {
    "M": "raptor-state-mother",
    "b": "raptor-state-baby-awake",
    "c": "raptor-state-baby-called",
    "z": "raptor-state-baby-asleep",
    "y": "raptor-state-baby-asleep-now",
    "S": "raptor-state-scientist-active",
    "A": "raptor-state-scientist-used",
    "s": "raptor-state-scientist-frightened",
    "f": "raptor-state-scientist-frightened-now",
    "B": "raptor-state-scientist-on-fire",
    "C": "raptor-state-scientist-used-on-fire",
    "*": "raptor-state-fire",
}
"""Every board character but ``.``, a free space, and ``#``, a rock; and what the catalogue calls it."""

_EXITS = re.compile(r"(a[4-6])(a[1-3])(k[4-6])(k[1-3])")
_COUNTS = re.compile(r"z([0-9])e([0-9])c([0-9])r([0-9])")
_ROUND = re.compile(r"0|[1-9][0-9]{0,8}")
_CARD = re.compile(r"[1-9?]*")


class Piles(NamedTuple):
    """One side's cards as the text has them: digits, and ``?`` for a card that is hidden."""

    played: str
    hand: str
    draw: str
    discard: str


class Fields(NamedTuple):
    """What stands in the seven fields."""

    rows: tuple[str, ...]
    """Row 6 first."""
    exits: tuple[str, ...]
    turn: str
    tokens: int
    escaped: int
    captured: int
    reserve: int
    round: int
    cards: tuple[Piles, Piles]

    @property
    def board(self) -> dict[str, str]:
        """The character of each space by its name, top row first."""
        return {
            column + name: character
            for name, row in zip(reversed(ROWS), self.rows, strict=True)
            for column, character in zip(COLUMNS, row, strict=True)
        }

    @property
    def fires(self) -> int:
        """The fires on the board."""
        return sum(row.count(fire) for row in self.rows for fire in "*BC")


def fields_of(text: str) -> Fields:
    """Take a text apart. Raises BadText if its form is wrong.

    >>> fields_of("......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S"
    ...           " a4a3k6k1 cards z0e0c0r6 1 R:/???/??????/ S:/248/??????/").cards[1].hand
    '248'
    """
    fields = text.split(" ")
    if len(fields) != 7:
        raise BadText("raptor-error-position-fields", count=len(fields))
    rows = _rows(fields[0])
    exits = _EXITS.fullmatch(fields[1])
    if exits is None:
        raise BadText("raptor-error-exits-text", exits=fields[1][:40])
    counts = _COUNTS.fullmatch(fields[3])
    if counts is None:
        raise BadText("raptor-error-counts", counts=fields[3][:40])
    if _ROUND.fullmatch(fields[4]) is None:
        raise BadText("raptor-error-round", round=fields[4][:40])
    tokens, escaped, captured, reserve = map(int, counts.groups())
    return Fields(
        rows,
        exits.groups(),
        fields[2],
        tokens,
        escaped,
        captured,
        reserve,
        int(fields[4]),
        (_piles(SIDES[0], fields[5]), _piles(SIDES[1], fields[6])),
    )


def _rows(field: str) -> tuple[str, ...]:
    rows = tuple(field.split("/"))
    if len(rows) != len(ROWS):
        raise BadText("raptor-error-board-rows", count=len(rows))
    for name, row in zip(reversed(ROWS), rows, strict=True):
        if len(row) != len(COLUMNS):
            raise BadText("raptor-error-board-row-length", row=name, count=len(row))
        for column, character in zip(COLUMNS, row, strict=True):
            if character not in ".#" and character not in FIGURES:
                raise BadText("raptor-error-board-character", character=character, space=column + name)
    return rows


def _piles(side: str, field: str) -> Piles:
    piles = field[2:].split("/")
    if not field.startswith(f"{side[0].upper()}:") or len(piles) != 4 or len(field) > 40:
        raise BadText("raptor-error-cards-text", side=side, cards=field[:60])
    for pile in piles:
        known = _CARD.match(pile)
        if known is not None and known.end() < len(pile):
            raise BadText("raptor-error-cards-character", side=side, character=pile[known.end()])
    return Piles(*piles)
