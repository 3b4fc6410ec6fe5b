"""Positions to start from in which Raptor is ahead, for learning.

Random play gives Raptor about one game in twenty-five, so whoever starts to learn by random play hears hardly
anything about how that side wins. With a head start it does.

    >>> state = head_start(QuickDice(1), escaped=2, scientists=2)
    >>> state.escaped, state.awake.bit_count(), state.active.bit_count()
    (2, 3, 2)
"""

from __future__ import annotations

from lostworld.quick import QuickDice
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.layouts import start
from lostworld.raptor.state import State


def head_start(
    dice: QuickDice, escaped: int = 2, scientists: int = 2, reserve: int = 0, layout: str = "random"
) -> State:
    """A game right after a random setup, with babies that have escaped already, and fewer scientists.

    ``escaped``: 0 to 2. ``scientists`` are on the board, 1 to 4, ``reserve`` more wait, 0 to 6.
    """
    if not (0 <= escaped <= 2 and 1 <= scientists <= 4 and 0 <= reserve <= 6):
        raise ValueError("a head start has 0 to 2 babies escaped, 1 to 4 scientists and 0 to 6 in reserve")
    state = start(layout).copy_as(State)
    if state.phase == phases.BOARD:
        state.roll(dice)
    while state.phase == phases.PLACE:
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
    for _ in range(escaped):
        state.put("awake", state.awake ^ _one_of(state.awake, dice))
    for _ in range(4 - scientists):
        state.put("active", state.active ^ _one_of(state.active, dice))
    state.put("escaped", escaped)
    state.put("reserve", reserve)
    return state


def _one_of(places: int, dice: QuickDice) -> int:
    """A set of one of these places."""
    for _ in range(dice.below(places.bit_count())):
        places &= places - 1
    return places & -places
