"""Leaving out of a turn what leads nowhere: steps forth and back that change nothing.

A complete search never finds such a turn, because two ways to one position are one; a narrow one may have
looked at no other way.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from lostworld.raptor.notation.actions import FROM_SHIFT, MOVE_BABY, MOVE_MOTHER, MOVE_SCIENTIST
from lostworld.raptor.rules.kernel import Position

MOVES: Final = (MOVE_BABY, MOVE_MOTHER, MOVE_SCIENTIST)
SPACE: Final = 127
"""The bits of an action that say where to; as many say where from."""


def tidied(position: Position, seat: int, actions: list[int]) -> list[int]:
    """The same turn without steps that another one of it takes back."""
    shorter = _without_detour(position, seat, actions)
    while shorter is not None:
        actions = shorter
        shorter = _without_detour(position, seat, actions)
    return actions


def _without_detour(position: Position, seat: int, actions: list[int]) -> list[int] | None:
    for first, second in combinations(range(len(actions)), 2):
        if is_reverse(actions[first], actions[second]):
            rest = [action for at, action in enumerate(actions) if at not in (first, second)]
            if rest and _figures(position, seat, rest) == _figures(position, seat, actions):
                return rest
    return None


def is_reverse(action: int, other: int) -> bool:
    """Whether two actions are a move and the same figure's move back."""
    if action & ~(SPACE << FROM_SHIFT | SPACE) not in MOVES:
        return False
    start, end = action >> FROM_SHIFT & SPACE, action & SPACE
    return other == action & ~(SPACE << FROM_SHIFT | SPACE) | end << FROM_SHIFT | start


def _figures(position: Position, seat: int, actions: list[int]) -> tuple[int, ...] | None:
    """What the figures are after some actions; None if these cannot be done."""
    after = position.copy()
    for action in actions:
        if action not in after.legal(seat):
            return None
        after.step(seat, action)
    return (
        after.mother,
        after.awake,
        after.asleep,
        after.active,
        after.frightened,
        after.fires,
        after.tokens,
        after.captured,
        after.escaped,
    )
