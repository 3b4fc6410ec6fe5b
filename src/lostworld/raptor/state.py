"""A state of the game as the contract asks for it: the kernel's position with texts, views and events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from lostworld.game import SPECTATOR, BadText, IllegalAction, Outcome, Seat, given_text
from lostworld.quick import QuickDice
from lostworld.raptor.chance import BoardDrawn, Shuffle
from lostworld.raptor.evaluation import value
from lostworld.raptor.notation.actions import CHOOSE_CARD, action_text
from lostworld.raptor.notation.writing import write
from lostworld.raptor.plan import Plan
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST, SIDES
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.known import is_secret
from lostworld.raptor.rules.layouts import layout_of
from lostworld.raptor.rules.outcome import outcome_of
from lostworld.raptor.view import View, view_of

if TYPE_CHECKING:
    from lostworld.raptor.events import RaptorEvent

HIDDEN_CHOICE = "#?"
"""A card put face down, to those who may not see it."""


@cache
def _story() -> ModuleType:
    from lostworld.raptor import story  # simulations import quicker without

    return story


class State(Position):
    """A whole position, secrets included."""

    __slots__ = ()

    seats: tuple[str, ...] = SIDES
    sides: tuple[tuple[Seat, ...], ...] = ((RAPTOR,), (SCIENTIST,))

    @property
    def text(self) -> str:
        """The position as text; the layout's name while its board is still to be drawn."""
        return layout_of(self) if self.phase == phases.BOARD else write(self)

    def __repr__(self) -> str:
        return f"State({self.text!r})"

    def __str__(self) -> str:
        from lostworld.raptor.terminal import plain_board  # only people need it

        return plain_board(self.text)

    def _repr_svg_(self) -> str | None:
        """The picture that notebooks show; none while the board is still to be drawn."""
        from lostworld.raptor.picture.drawing import board_svg  # only notebooks need it

        return None if self.phase == phases.BOARD else board_svg(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.text == other.text

    __hash__ = None  # type: ignore[assignment]  # states change

    def __reduce__(self) -> tuple[Any, ...]:
        from lostworld.raptor import GAME  # a state is pickled by its text, which every version reads

        return GAME.parse, (self.text,)

    @property
    def chance(self) -> BoardDrawn | Shuffle | None:
        """The board to be drawn or the shuffle to be decided next, or None."""
        if self.phase == phases.SHUFFLE:
            bits = self.shuffled_cards()
            return Shuffle(self.side, tuple(value for value in range(1, 10) if bits >> value & 1))
        return BoardDrawn(layout_of(self)) if self.phase == phases.BOARD else None

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None."""
        return outcome_of(self)

    def resolve(self, outcome: str) -> None:
        """Decide the pending chance event. Raises BadText and changes nothing if it cannot be."""
        given_text(outcome)
        match self.chance:
            case None:
                raise BadText("raptor-error-chance-none")
            case Shuffle() as shuffle:
                self.decide_shuffle(shuffle.pile(outcome))
            case drawn:
                self.become(Position(drawn.board(outcome)))

    def roll(self, dice: QuickDice) -> None:
        """Decide every pending chance event quickly, for simulations: nothing is written down."""
        if self.phase == phases.BOARD and self.chance is not None:
            self.resolve(self.chance.sample(dice))
        if self.phase == phases.SHUFFLE:
            self.shuffle_by_seed(dice.word())

    def play(self, seat: Seat, action: int) -> list[RaptorEvent]:
        """As ``apply``, and tell what happened."""
        before = self.copy()
        self.apply(seat, action)
        told: list[RaptorEvent] = _story().story_of(before, seat, action, self)
        return told

    def settle(self, outcome: str) -> list[RaptorEvent]:
        """As ``resolve``, and tell what happened."""
        before = self.copy()
        self.resolve(outcome)
        story, drawn = _story(), before.phase == phases.BOARD
        told: list[RaptorEvent] = (
            story.story_of_board(outcome) if drawn else story.story_of_shuffle(before, self)
        )
        return told

    def plan(self, seat: Seat, actions: Sequence[int] = ()) -> Plan:
        """Tentative steps of the seat's present turn; see the contract."""
        _check_seat(seat)
        plan = Plan(seat, self.copy_as(Position), (), None)
        for action in actions:
            plan = plan.then(action)
        return plan

    def shown_action(self, by: Seat, action: int, to: Seat) -> str:
        """The action's text as ``to`` may know it: a card that lies face down is its owner's secret."""
        chosen = CHOOSE_CARD <= action <= CHOOSE_CARD + 9
        if chosen and self.cards_of(by)[0] and is_secret(self, to, by):
            return HIDDEN_CHOICE
        return action_text(action)

    def worth(self, seat: Seat) -> float:
        """How good the position looks for ``seat``, in units of about one sleep token."""
        worth = value.worth(self)
        return worth if seat == RAPTOR else -worth

    def chances(self) -> tuple[float, ...]:
        """Raptor's and Scientist's chance to win, as the position looks."""
        if self.phase == phases.BOARD:
            return 0.5, 0.5
        chance = value.chance(self)
        return chance, 1 - chance

    def view(self, seat: Seat) -> View:
        """What ``seat`` (or SPECTATOR) knows. Raises IllegalAction for a seat that is not there."""
        _check_seat(seat)
        return view_of(self, seat)


def _check_seat(seat: Seat) -> None:
    if not SPECTATOR <= seat < len(SIDES):
        raise IllegalAction("error-seat-number", seat=seat, most=len(SIDES) - 1)
