"""Playing on by rules of thumb, for everybody: what a position leads to shows only some decisions later."""

from __future__ import annotations

from lostworld.game import Chooser
from lostworld.session import run_chance
from lostworld.skirmish.players.tactician import Tactician
from lostworld.skirmish.state import State


def play_on(state: State, thumb: Tactician, dice: Chooser, ahead: int) -> int:
    """Decide so often at the most, and never beyond the round; how many positions that were."""
    run_chance(state, dice)
    begun = state.round
    for played in range(ahead):
        if state.ended is not None or state.round != begun:
            return played + 1
        seat = state.deciders[0]
        scores = thumb.weigh(state, seat)
        state.apply(seat, max(scores, key=scores.__getitem__))
        run_chance(state, dice)
    return ahead
