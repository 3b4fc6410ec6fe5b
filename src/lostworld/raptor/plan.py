"""The steps of a turn tried out; what the turn's end would bring (draws, shuffles) is never reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lostworld.game import Seat
from lostworld.raptor.evaluation import value
from lostworld.raptor.notation.actions import END
from lostworld.raptor.rules.cards import RAPTOR
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.view import View, view_of

if TYPE_CHECKING:
    from lostworld.raptor.events import RaptorEvent


class Plan:
    """Steps of one seat's turn. Made by ``State.plan``; see the contract."""

    __slots__ = ("_before", "_here", "actions", "seat")

    def __init__(self, seat: Seat, here: Position, actions: tuple[int, ...], before: Position | None) -> None:
        self.seat = seat
        self.actions = actions
        self._here = here
        self._before = before

    @property
    def happenings(self) -> Sequence[RaptorEvent]:
        """What the last step has brought about."""
        from lostworld.raptor.story import story_of_step  # simulations import quicker without

        if self._before is None:
            return ()
        return story_of_step(self._before, self.seat, self.actions[-1], self._here)

    @property
    def finish(self) -> int | None:
        """The action that would end the turn here, or None."""
        return END if END in self.legal() else None

    @property
    def is_complete(self) -> bool:
        """Whether nothing more is possible in this turn."""
        return self.seat not in self._here.deciders

    def legal(self) -> list[int]:
        """What may be the next step."""
        return self._here.legal(self.seat)

    def then(self, action: int) -> Plan:
        """The plan with one step more."""
        here = self._here.copy()
        here.step(self.seat, action)
        return Plan(self.seat, here, (*self.actions, action), self._here)

    def view(self) -> View:
        """The position that the steps lead to, as the planning seat sees it; nobody else decides there."""
        return view_of(self._here, self.seat, planned=True)

    def worth(self) -> float:
        """How good the position looks for the planning seat."""
        worth = value.worth(self._here)
        return worth if self.seat == RAPTOR else -worth

    def fingerprint(self) -> tuple[int, ...]:
        """Equal for plans that go on alike."""
        return self._here.fingerprint()
