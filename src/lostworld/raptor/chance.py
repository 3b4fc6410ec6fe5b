"""What chance decides in a game of Raptor: the board before anything else, and every shuffle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from lostworld.chance import shuffle
from lostworld.game import BadText, Chooser
from lostworld.raptor.notation.reading import SIDE_LETTERS
from lostworld.raptor.rules.board import Board
from lostworld.raptor.rules.layouts import (
    EXIT_MAPS,
    board_text,
    laid_board,
    random_board,
    read_board,
    themes_of,
)
from lostworld.raptor.rules.spaces import SQUARE_TILES

SLOTS: Final = len(SQUARE_TILES)


def _alike(parts: Iterable[int]) -> list[tuple[int, float]]:
    """Parts that are equally likely."""
    listed = list(parts)
    return [(part, 1 / len(listed)) for part in listed]


class BoardDrawn(NamedTuple):
    """Chance: the tiles are shuffled, turned and laid out."""

    layout: str

    def sample(self, dice: Chooser) -> str:
        """The outcome, such as ``jungle=b1c4d3e3e5g4i2i4i5/a4a3k6k1``: the theme, the rocks, the exits."""
        themes = themes_of(self.layout)
        theme = themes[dice.below(len(themes))] if len(themes) > 1 else themes[0]
        return board_text(theme, random_board(theme, dice))

    def parts(self, drawn: Sequence[int] = ()) -> list[tuple[int, float]]:
        """The parts of a board: theme, six tiles in the order of the slots, six turns, where exits lie."""
        themes = themes_of(self.layout)
        if not drawn:
            return _alike(range(len(themes)))
        if len(drawn) <= SLOTS:
            return _alike(tile for tile in range(SLOTS) if tile not in drawn[1:])
        if len(drawn) <= 2 * SLOTS:
            return _alike(range(4))
        return _alike(range(len(EXIT_MAPS))) if len(drawn) == 2 * SLOTS + 1 else []

    def outcome(self, drawn: Sequence[int]) -> str:
        """The outcome of these parts."""
        theme = themes_of(self.layout)[drawn[0]]
        tiles, turns = drawn[1 : SLOTS + 1], drawn[SLOTS + 1 : 2 * SLOTS + 1]
        chosen = laid_board(theme, tiles, turns, sorted(EXIT_MAPS)[drawn[2 * SLOTS + 1]])
        return board_text(theme, chosen)

    def board(self, outcome: str) -> Board:
        """The board of an outcome. Raises BadText if it cannot be."""
        found = read_board(outcome)
        if found is None or found[0] not in themes_of(self.layout):
            raise BadText("raptor-error-chance-outcome", outcome=outcome[:40])
        return found[1]


class Shuffle(NamedTuple):
    """Chance: a side's cards are shuffled into a new draw pile."""

    side: int
    cards: tuple[int, ...]

    def sample(self, dice: Chooser) -> str:
        """The outcome, such as ``R=236784159``: the new pile, top first."""
        pile = list(self.cards)
        shuffle(pile, dice)
        return f"{SIDE_LETTERS[self.side]}={''.join(map(str, pile))}"

    def parts(self, drawn: Sequence[int] = ()) -> list[tuple[int, float]]:
        """The parts of a shuffle: the pile's cards, top first."""
        return _alike(card for card in self.cards if card not in drawn)

    def outcome(self, drawn: Sequence[int]) -> str:
        """The outcome of these parts."""
        return f"{SIDE_LETTERS[self.side]}={''.join(map(str, drawn))}"

    def pile(self, outcome: str) -> list[int]:
        """The pile of an outcome. Raises BadText if it cannot be."""
        pile = [int(value) for value in outcome[2:] if value in "123456789"]
        expected = f"{SIDE_LETTERS[self.side]}={''.join(map(str, pile))}"
        if outcome != expected or tuple(sorted(pile)) != self.cards:
            raise BadText("raptor-error-chance-outcome", outcome=outcome[:40])
        return pile
