"""How looking back judges a position: by playing on a little, by rules of thumb, and judging the end of it.

What a choice is worth often shows only some decisions later: a card that is revealed has its effect in the
action that follows. Every position meets the same luck, so that what differs between two ways is their own
doing.
"""

from __future__ import annotations

from typing import Final

from lostworld.quick import QuickDice
from lostworld.skirmish.players.playing_on import play_on
from lostworld.skirmish.players.tactician import Tactician
from lostworld.skirmish.state import State

GAMES: Final = 4
"""So often it is played on, each time with other luck."""
AHEAD: Final = 40
"""Decisions that are played on, at the most; never beyond the round."""


def judged(state: State) -> tuple[float, ...]:
    """Each seat's chance to win."""
    if state.ended is not None or state.round == 0:
        return state.chances()
    thumb = Tactician("thumb", 1)
    found = [played_on(state.copy(), thumb, QuickDice(number + 1)) for number in range(GAMES)]
    return tuple(sum(chances) / GAMES for chances in zip(*found, strict=True))


def played_on(state: State, thumb: Tactician, dice: QuickDice) -> tuple[float, ...]:
    """Each seat's chance after some decisions by rules of thumb."""
    play_on(state, thumb, dice, AHEAD)
    return state.chances()
