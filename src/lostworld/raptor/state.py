"""A state of the game as the contract asks for it: the kernel's position with texts, views and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

from lostworld.chance import shuffle
from lostworld.game import BadText, Chooser, IllegalAction, Outcome, Seat
from lostworld.raptor.evaluation import value
from lostworld.raptor.notation.reading import SIDE_LETTERS
from lostworld.raptor.notation.writing import write
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.outcome import outcome_of
from lostworld.raptor.view import View, view_of

if TYPE_CHECKING:
    from lostworld.raptor.events import RaptorEvent


class Shuffle(NamedTuple):
    """Chance: a side's cards are shuffled into a new draw pile."""

    side: int
    cards: tuple[int, ...]

    def sample(self, dice: Chooser) -> str:
        """The outcome, such as ``R=236784159``: the new pile, top first."""
        pile = list(self.cards)
        shuffle(pile, dice)
        return f"{SIDE_LETTERS[self.side]}={''.join(map(str, pile))}"


class State(Position):
    """A whole position, secrets included."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The position as text."""
        return write(self)

    def __repr__(self) -> str:
        return f"State({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.text == other.text

    __hash__ = None  # type: ignore[assignment]  # states change

    @property
    def chance(self) -> Shuffle | None:
        """The shuffle to be decided next, or None."""
        if self.phase != phases.SHUFFLE:
            return None
        bits = self.shuffled_cards()
        return Shuffle(self.side, tuple(value for value in range(1, 10) if bits >> value & 1))

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None."""
        return outcome_of(self)

    def resolve(self, outcome: str) -> None:
        """Decide the pending shuffle. Raises BadText and changes nothing if it cannot be."""
        self.decide_shuffle(self._pile(outcome))

    def _pile(self, outcome: str) -> list[int]:
        pending = self.chance
        if pending is None:
            raise BadText("raptor-error-chance-none")
        pile = [int(value) for value in outcome[2:] if value in "123456789"]
        expected = f"{SIDE_LETTERS[pending.side]}={''.join(map(str, pile))}"
        if outcome != expected or tuple(sorted(pile)) != pending.cards:
            raise BadText("raptor-error-chance-outcome", outcome=outcome[:40])
        return pile

    def play(self, seat: Seat, action: int) -> list[RaptorEvent]:
        """As ``apply``, and tell what happened."""
        from lostworld.raptor.story import story_of  # simulations import quicker without

        before = self.copy()
        self.apply(seat, action)
        return story_of(before, seat, action, self)

    def settle(self, outcome: str) -> list[RaptorEvent]:
        """As ``resolve``, and tell what happened."""
        from lostworld.raptor.story import story_of_shuffle

        before = self.copy()
        self.resolve(outcome)
        return story_of_shuffle(before, self)

    def ahead(self, seat: Seat, actions: Sequence[int]) -> Planned:
        """A copy after tentative steps of the seat's present turn; see the contract."""
        planned = self.copy_as(Planned)
        planned.seat = seat
        for action in actions:
            planned.plan(seat, action)
        return planned

    def worth(self, seat: Seat) -> float:
        """How good the position looks for ``seat``, in units of about one sleep token."""
        worth = value.worth(self)
        return worth if seat == RAPTOR else -worth

    def view(self, seat: Seat) -> View:
        """What ``seat`` (or SPECTATOR) knows."""
        return view_of(self, seat)


class Planned(State):
    """The steps of a turn tried out: shown to the one who plans, never applied to."""

    __slots__ = ("seat",)

    seat: Seat

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The planning seat while its turn can go on."""
        return (self.seat,) if self.seat in super().deciders else ()

    def legal(self, seat: Seat) -> list[int]:
        """What the planning seat may do next; nobody else decides in a plan."""
        return super().legal(seat) if seat == self.seat else []

    def copy(self) -> Self:
        """An independent copy."""
        new = super().copy()
        new.seat = self.seat
        return new

    def apply(self, seat: Seat, action: int) -> None:
        """Refused: the steps are applied to the game itself."""
        raise IllegalAction("error-plan-applied")
