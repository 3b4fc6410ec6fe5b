"""Turns tried out and turns finished: a plan step by step, and where it may end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lostworld.game import GameError, Happening, IllegalAction, Plan, Seat, State


class PlannedTurn(NamedTuple):
    """The tentative steps of a turn and everything that happened on the way."""

    plan: Plan[Any]
    happenings: list[Happening]

    @property
    def is_confirmable(self) -> bool:
        """Whether the turn may end here."""
        return self.plan.is_complete or self.plan.finish is not None


def plan_turn(state: State[Any], seat: Seat, actions: Sequence[Any], texts: Sequence[str]) -> PlannedTurn:
    """Return the steps of a turn tried out; ``state`` stays as it is. Raises GameError, naming the step."""
    plan = state.plan(seat)
    happenings: list[Happening] = []
    for count, action in enumerate(actions, 1):
        try:
            plan = plan.then(action)
        except IllegalAction as problem:
            if problem.key != "error-action-illegal":
                raise
            raise GameError("error-plan-illegal", step=count, action=texts[count - 1]) from None
        happenings += plan.happenings
    return PlannedTurn(plan, happenings)


def finished_turn(state: State[Any], seat: Seat, actions: list[Any], texts: Sequence[str]) -> list[Any]:
    """Return the actions of a whole turn: checked, and with its end added where the rules let it end there.

    Raises GameError when they do not.
    """
    try:
        plan = state.plan(seat, actions)
    except GameError:
        plan_turn(state, seat, actions, texts)  # says which step it was
        raise
    if plan.is_complete:
        return actions
    if plan.finish is None:
        raise GameError("error-plan-unfinished")
    return [*actions, plan.finish]
