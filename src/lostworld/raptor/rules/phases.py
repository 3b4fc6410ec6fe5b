"""The phases of a game: what is to be decided next."""

from __future__ import annotations

from typing import Final

PLACE: Final = 0
CARDS: Final = 1
CARDS_OBSERVED: Final = 2  # the scientist chooses first and shows the card
CARD_SHOWN: Final = 3  # he has; now the raptor chooses
EFFECT: Final = 4
POINTS: Final = 5
RETURN: Final = 6  # the mother comes back
SHUFFLE: Final = 7  # chance decides
OVER: Final = 8
BOARD: Final = 9  # chance draws the board; nothing is there yet

CHOOSING: Final = (CARDS, CARDS_OBSERVED, CARD_SHOWN)
