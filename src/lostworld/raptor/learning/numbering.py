"""The numbers of Raptor's actions: dense, ascending as the texts do, the same for every board and version.

Trained players depend on them; a test pins them by a hash. They cover what any board could ask for, by
geometry alone: steps to neighbours, lines along rows and columns, calls from anywhere to anywhere.

    >>> len(ALL_ACTIONS)
    8059
    >>> [action_text(action) for action in ALL_ACTIONS[66:69]]
    ['#1', '#2', '#3']
"""

from __future__ import annotations

from typing import Final

from lostworld.raptor.notation import actions
from lostworld.raptor.notation.actions import FIRST_SPACE, FROM_SHIFT, OUT, action_text
from lostworld.raptor.rules.spaces import NAMES, STEPS, step

_SPACES: Final = range(len(NAMES))

_AT_A_SPACE: Final = (
    actions.FRIGHTEN,
    actions.LIGHT_FIRE,
    actions.PUT_MOTHER,
    actions.WAKE,
    actions.KILL,
    actions.PUT_OUT,
    actions.PUT_SCIENTIST,
    actions.STAND_UP,
    actions.RECOVER_BABY,
    actions.PUT_BABY,
    actions.GAS_BABY,
)
_TO_A_NEIGHBOUR: Final = (actions.MOVE_SCIENTIST, actions.CAPTURE, actions.PUT_TO_SLEEP, actions.MOVE_BABY)
_ALONG_A_LINE: Final = (actions.MOVE_MOTHER, actions.DRIVE)


def _line(start: int) -> list[int]:
    """The spaces of a space's row and column, itself left out."""
    found = []
    for direction in range(4):
        reached = step(start, direction)
        while reached is not None:
            found.append(reached)
            reached = step(reached, direction)
    return found


def _all_actions() -> tuple[int, ...]:
    found = [actions.CHOOSE_CARD + value for value in range(1, 10)]
    found += [actions.REMOVE_TOKEN, actions.END]
    for space in _SPACES:
        code = FIRST_SPACE + space
        origin = code << FROM_SHIFT
        found += [base + code for base in _AT_A_SPACE]
        found += [actions.SHOOT + origin, actions.MOVE_BABY + origin + OUT]
        neighbours = [reached for reached in STEPS[space] if reached is not None]
        anywhere = [other for other in _SPACES if other != space]
        for bases, targets in (
            (_TO_A_NEIGHBOUR, neighbours),
            (_ALONG_A_LINE, _line(space)),
            ((actions.CALL_BABY,), anywhere),
        ):
            found += [base + origin + FIRST_SPACE + target for base in bases for target in targets]
    return tuple(sorted(found))


ALL_ACTIONS: Final = _all_actions()
"""Every action by its number."""

__all__ = ["ALL_ACTIONS", "action_text"]
