"""New games for tests: the board drawn, and nothing else decided yet."""

from __future__ import annotations

from lostworld.chance import Dice
from lostworld.raptor import GAME, BoardDrawn, State


def start(layout: str, dice: Dice) -> State:
    """A new game whose board is drawn from ``dice``; the shuffles of the first game are still pending."""
    state = GAME.new({"layout": layout})
    if isinstance(state.chance, BoardDrawn):
        state.resolve(state.chance.sample(dice))
    return state
