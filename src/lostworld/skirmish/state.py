# cython: wraparound=True, boundscheck=True
"""A state of the game as the contract asks for it: the position with texts, views, events and plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import lostworld.skirmish.rules.everything  # noqa: F401  (enters all frames and questions in the tables)
from lostworld.game import SPECTATOR, BadText, Chooser, IllegalAction, Outcome, Seat, given_text
from lostworld.skirmish import judging
from lostworld.skirmish.actions import hidden
from lostworld.skirmish.events import Happened
from lostworld.skirmish.rules import engine, setup, validity
from lostworld.skirmish.rules.position import Position, dumped
from lostworld.skirmish.rules.table import Table
from lostworld.skirmish.screen import SHOWN, screen
from lostworld.skirmish.view import FINISHES, View, mask

WON = 10.0
"""What a game that is won is worth; no standing is so far ahead."""


def heading(table: Table) -> dict[str, Any]:
    """What a text says of the game it belongs to."""
    return {
        "skirmish": 1,
        "content": table.book.content.hash,
        "scenario": table.scenario.id,
        "armies": list(table.rosters),
        "bystanders": table.ask_all,
    }


class Drawn(NamedTuple):
    """Chance: a shuffle, or a toss among several."""

    pending: tuple[Any, ...]
    cards: tuple[int, ...]

    def sample(self, dice: Chooser) -> str:
        """The outcome, such as ``deck3=17,4,9`` (a deck's new order, its top last) or ``toss=1``."""
        return engine.sample(self.pending, self.cards, dice)


class State(Position):
    """A whole position, secrets included."""

    __slots__ = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of all seats."""
        return self.table.seats

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who is allied with whom."""
        return self.table.sides

    @property
    def text(self) -> str:
        """The position as JSON on one line."""
        return dumped({**heading(self.table), "position": Position.to_json(self)})

    def to_json(self) -> dict[str, Any]:
        """The whole position as a screen reads it: nothing is hidden."""
        known = {name: getattr(self, name) for name in SHOWN}
        return screen(self.table, known, SPECTATOR, lambda: self)

    def same_as(self, other: Position) -> bool:
        """Whether both positions are equal in everything that goes on."""
        return Position.to_json(self) == Position.to_json(other)

    def __repr__(self) -> str:
        return f"<State of {self.table.scenario.id}, round {self.round}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.table is other.table and self.same_as(other)

    __hash__ = None  # type: ignore[assignment]  # states change

    def __reduce__(self) -> tuple[Any, ...]:
        from lostworld.skirmish import GAME  # a state is pickled by its text, which every version reads

        return GAME.parse, (self.text,)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have yet to decide now."""
        return self.asked if self.pending is None and self.ended is None else ()

    @property
    def chance(self) -> Drawn | None:
        """The shuffle or toss to be decided next."""
        if self.pending is None:
            return None
        kind, number = self.pending[:2]
        cards = self.deck[number] if kind == "deck" else self.pile[number] if kind == "hero" else ()
        return Drawn(self.pending, cards)

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None."""
        return self.ended

    def legal(self, seat: Seat) -> list[str]:
        """What ``seat`` may do now, sorted."""
        if seat not in self.deciders:
            return []
        return sorted(engine.choices_of(self, seat))

    def accepts(self, seat: Seat, action: str) -> bool:
        """Whether an action may be taken: a listed one, or a route that was drawn."""
        if seat not in self.deciders:
            return False
        return action in engine.choices_of(self, seat) or engine.is_checked(self, seat, action)

    def apply(self, seat: Seat, action: str) -> None:
        """Carry out ``action``. Raises IllegalAction and changes nothing if it is not legal."""
        if self.ended is not None:
            raise IllegalAction("error-game-over")
        if self.pending is not None:
            raise IllegalAction("error-chance-pending")
        engine.decide(self, seat, action)

    def resolve(self, outcome: str) -> None:
        """Decide the pending chance event. Raises BadText and changes nothing if it cannot be."""
        engine.settle(self, given_text(outcome))

    def play(self, seat: Seat, action: str) -> Sequence[Happened]:
        """As ``apply``, and tell what happened."""
        self.log = []
        try:
            self.apply(seat, action)
            return self.log
        finally:
            self.log = None

    def settle(self, outcome: str) -> Sequence[Happened]:
        """As ``resolve``, and tell what happened."""
        self.log = []
        try:
            self.resolve(outcome)
            return self.log
        finally:
            self.log = None

    def plan(self, seat: Seat, actions: Sequence[str] = ()) -> Plan:
        """Tentative steps of the seat's present turn."""
        self._check_seat(seat)
        plan = Plan(seat, self.copy(), (), (), seat in self.deciders)
        for action in actions:
            plan = plan.then(action)
        return plan

    def shown_action(self, by: Seat, action: str, to: Seat) -> str:
        """The action's text as ``to`` may know it."""
        if by == to:
            return action
        if action.startswith(("keep", "replace:")) and self.question == "replace-hero-cards":
            return "?"
        return action if action.startswith(("keep", "replace:")) else hidden(action)

    def copy(self) -> State:
        """An independent copy."""
        other = State.__new__(State)
        self.copy_into(other)
        return other

    def worth(self, seat: Seat) -> float:
        """How good the position looks for ``seat``: its side's standing beside the best other one."""
        own = self.table.side[seat]
        if self.ended is not None:
            return 0.0 if not self.ended.winners else WON if seat in self.ended.winners else -WON
        found = judging.leads(self)
        return found[own] - max(lead for side, lead in enumerate(found) if side != own)

    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to win as it looks; allies have the same."""
        return judging.chances(self)

    def fingerprint(self) -> str:
        """Equal for positions that go on alike."""
        return self.text

    def view(self, seat: Seat) -> View:
        """What ``seat`` (or SPECTATOR) knows. Raises IllegalAction for a seat that is not there."""
        return self.view_for(seat, None)

    def view_for(self, seat: Seat, planned: bool | None) -> View:
        """A view, or a plan's view, in which only its seat decides."""
        self._check_seat(seat)
        return View(self.table, mask(self, seat), seat, planned)

    def _check_seat(self, seat: Seat) -> None:
        if not SPECTATOR <= seat < len(self.table.seats):
            raise IllegalAction("error-seat-number", seat=seat, most=len(self.table.seats) - 1)


SECRETS = frozenset(
    ("revealed", "cards_drawn", "hero_cards_drawn", "deck_shuffled", "coin_tossed", "looked", "phase_begins")
)
"""Events that a plan does not look beyond."""


class Plan:
    """Steps of one seat's turn tried out; it ends before anything that others or hidden cards decide."""

    __slots__ = ("_goes_on", "_here", "actions", "happenings", "seat")

    def __init__(
        self, seat: Seat, here: State, actions: tuple[str, ...], happenings: Sequence[Happened], goes_on: bool
    ) -> None:
        self.seat = seat
        self.actions = actions
        self.happenings = happenings
        self._here = here
        self._goes_on = goes_on

    @property
    def finish(self) -> str | None:
        """The action that would end the turn here, or None."""
        legal = self.legal()
        return next((text for text in FINISHES if text in legal), None)

    @property
    def is_complete(self) -> bool:
        """Whether nothing more can be planned."""
        return not self._goes_on

    def legal(self) -> list[str]:
        """What may be the next step."""
        return self._here.legal(self.seat) if self._goes_on else []

    def then(self, action: str) -> Plan:
        """The plan with one step more."""
        if not self._goes_on or not self._here.accepts(self.seat, action):
            raise IllegalAction("error-action-illegal", action=str(action)[:80])
        actions = (*self.actions, action)
        here = self._here.copy()
        alone = here.deciders == (self.seat,)
        happened = here.play(self.seat, action) if alone else ()
        same = alone and here.deciders == (self.seat,) and here.step == self._here.step
        if not same or action == self.finish or any(event.kind in SECRETS for event in happened):
            # What follows is not the seat's to see yet: the last position it can see is the one before.
            return Plan(self.seat, self._here, actions, (), False)
        return Plan(self.seat, here, actions, happened, True)

    def view(self) -> View:
        """The position that the steps lead to, as the planning seat sees it."""
        return self._here.view_for(self.seat, self._goes_on)

    def worth(self) -> float:
        """How good the position looks for the planning seat."""
        return self._here.worth(self.seat) if self.seat >= 0 else 0.0

    def fingerprint(self) -> str:
        """Equal for plans that go on alike."""
        return self._here.fingerprint()


def new_state(table: Table) -> State:
    """A state to start from; all chance is pending."""
    state = State(table)
    setup.begin(state)
    engine.advance(state)
    return state


def read_state(table: Table, told: Any) -> State:
    """The state that a text's position describes. Raises BadText."""
    state = State(table)
    if not isinstance(told, dict):
        raise BadText("skirmish-error-position", what="position")
    state.fill(told)
    validity.check(state)
    return state
