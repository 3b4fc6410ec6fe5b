"""Positions and views as text: the seven fields, read and written (notation, "Position")."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .board import GRID, SPACES

CARDS = "123456789"
SIDES = ("R", "S")
OTHER = {"R": "S", "S": "R"}

FIGURES = "MbzycSAsf"
"""The figures' letters; ``B`` and ``C`` are ``S`` and ``A`` with a fire under them."""
ON_FIRE = {"B": "S", "C": "A"}
SCIENTISTS = "SAsf"
ACTIVE = "SA"
BABIES = "bzyc"


class Refused(ValueError):
    """A text that is no position, or an action that cannot be applied."""


@dataclass(frozen=True)
class Turn:
    """What is to be decided: field 3.

    ``kind`` is place, cards, observed (``cards!``), shown (``cards!5``), effect, points, return or won.
    ``side`` resolves, has the points, or has won; ``card`` is the card being resolved, or shown; ``left``
    counts repetitions or action points; ``moved`` says that the mother has moved this turn.
    """

    kind: str
    side: str = ""
    card: str = ""
    left: int = 0
    moved: bool = False

    def text(self) -> str:
        """The field."""
        texts = {
            "place": "place",
            "cards": "cards",
            "observed": "cards!",
            "shown": f"cards!{self.card}",
            "effect": f"{self.side}{self.card}:{self.left}",
            "points": f"{self.side}+{self.left}{chr(39) if self.moved else ''}",
            "return": "R@",
            "won": f"{self.side}#",
        }
        return texts[self.kind]

    @classmethod
    def parse(cls, text: str) -> Turn:
        """Read the field."""
        words = {"place": "place", "cards": "cards", "cards!": "observed"}
        if text in words:
            return cls(words[text])
        if match := re.fullmatch("cards!([1-9?])", text):
            return cls("shown", card=match[1])
        if match := re.fullmatch("([RS])([1-9]):([1-9])", text):
            return cls("effect", match[1], match[2], int(match[3]))
        if match := re.fullmatch(r"([RS])\+([1-9])('?)", text):
            if match[1] == "S" and match[3]:
                raise Refused(f"turn: {text}: only the mother's move is marked")
            return cls("points", match[1], left=int(match[2]), moved=bool(match[3]))
        if text == "R@":
            return cls("return", "R")
        if match := re.fullmatch("([RS])#", text):
            return cls("won", match[1])
        raise Refused(f"turn: {text!r} is none")


@dataclass(frozen=True)
class Pile:
    """One side's cards; ``?`` stands for a hidden one."""

    played: str = ""
    hand: str = ""
    draw: str = ""
    discard: str = ""

    def text(self) -> str:
        """The field without its letter."""
        return f"{self.played}/{self.hand}/{self.draw}/{self.discard}"

    @classmethod
    def parse(cls, text: str, side: str) -> Pile:
        """Read the field."""
        match = re.fullmatch(rf"{side}:([1-9?]?)/([1-9?]*)/([1-9?]*)/([1-9]*)", text)
        if not match:
            raise Refused(f"cards: {text!r} is not {side}:played/hand/draw/discard")
        pile = cls(match[1], match[2], match[3], match[4])
        for ascending in (pile.hand, pile.discard):
            if list(ascending) != sorted(ascending):
                raise Refused(f"cards: {ascending} is not in ascending order")
        return pile

    def all(self) -> str:
        """Every card of the side."""
        return self.played + self.hand + self.draw + self.discard


@dataclass
class Fields:
    """The seven fields as they stand, not yet checked against any rule."""

    rocks: set[str] = field(default_factory=set)
    fires: set[str] = field(default_factory=set)
    figures: dict[str, str] = field(default_factory=dict)
    exits: list[str] = field(default_factory=list)
    turn: Turn = Turn("place")
    tokens: int = 0
    escaped: int = 0
    captured: int = 0
    reserve: int = 6
    round: int = 0
    cards: dict[str, Pile] = field(default_factory=dict)


def board_text(fields: Fields) -> str:
    """Field 1."""
    on_fire = {figure: letter for letter, figure in ON_FIRE.items()}

    def letter(space: str) -> str:
        if space in fields.rocks:
            return "#"
        figure = fields.figures.get(space)
        if figure is None:
            return "*" if space in fields.fires else "."
        return on_fire[figure] if space in fields.fires else figure

    return "/".join("".join(letter(space) for space in row) for row in GRID)


def write(fields: Fields) -> str:
    """The text of the seven fields."""
    return " ".join(
        [
            board_text(fields),
            "".join(fields.exits),
            fields.turn.text(),
            f"z{fields.tokens}e{fields.escaped}c{fields.captured}r{fields.reserve}",
            str(fields.round),
            *(f"{side}:{fields.cards[side].text()}" for side in SIDES),
        ]
    )


def read(text: str) -> Fields:
    """The seven fields of ``text``. Refuses what is ill-formed, nothing else."""
    words = text.split(" ")
    if len(words) != 7:
        raise Refused("seven fields separated by one space are expected")
    board, exits, turn, counts, number, raptor, scientist = words
    fields = Fields()

    rows = board.split("/")
    if len(rows) != 6 or any(len(row) != 11 for row in rows):
        raise Refused("board: six rows of eleven spaces are expected")
    for spaces, letters in zip(GRID, rows, strict=True):
        for space, letter in zip(spaces, letters, strict=True):
            if letter == "#":
                fields.rocks.add(space)
            elif letter == "*":
                fields.fires.add(space)
            elif letter in ON_FIRE:
                fields.fires.add(space)
                fields.figures[space] = ON_FIRE[letter]
            elif letter in FIGURES:
                fields.figures[space] = letter
            elif letter != ".":
                raise Refused(f"board: {letter!r} is nothing")

    fields.exits = [exits[i : i + 2] for i in range(0, len(exits), 2)]
    if any(space not in SPACES for space in fields.exits):
        raise Refused(f"exits: {exits!r}")
    fields.turn = Turn.parse(turn)
    match = re.fullmatch("z([0-9])e([0-9])c([0-9])r([0-9])", counts)
    if not match:
        raise Refused(f"counts: {counts!r} is not like z0e0c0r6")
    fields.tokens, fields.escaped, fields.captured, fields.reserve = (int(digit) for digit in match.groups())
    if not re.fullmatch("0|[1-9][0-9]*", number):
        raise Refused(f"round: {number!r}")
    fields.round = int(number)
    fields.cards = {"R": Pile.parse(raptor, "R"), "S": Pile.parse(scientist, "S")}
    return fields
