"""A game being played: what is decided, what chance does then, and what happened, in one place.

Everybody who plays goes through here: engine, command line, server, bots' matches. A decision and the chance
that follows it make one *beat*.

    >>> from lostworld.chance import Dice
    >>> from lostworld.raptor import GAME
    >>> session = Session.new(GAME, {"layout": "first-game"}, Dice.from_number(7))
    >>> session.state.deciders
    (0, 1)
    >>> beat = session.play(0, "#3")
    >>> [happening.seen_by(1).to_json() for happening in beat.happenings]
    [{'kind': 'card_chosen', 'side': 'raptor', 'card': None}]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Self

from lostworld.game import A, BadText, Chance, Chooser, Game, Happening, Seat, State
from lostworld.games import Drawn

Decider = Callable[[Chance], str]
"""Decides a pending chance event: from dice, or as it came out when the game was played."""


class Beat(NamedTuple):
    """One decision and the chance that followed it; secrets included."""

    seat: Seat | None
    """Who decided; None for the chance at a game's start."""
    text: str
    """The action's text; empty for the chance at a game's start."""
    happenings: tuple[Happening, ...]
    """What happened, in order."""
    outcomes: tuple[str, ...]
    """How chance came out, in order."""


def by_dice(dice: Chooser) -> Decider:
    """Let dice decide."""
    return lambda event: event.sample(dice)


def as_recorded(outcomes: list[str]) -> Decider:
    """Let chance come out as it did before; ``outcomes`` is used up from its start."""

    def decide(_event: Chance) -> str:
        if not outcomes:
            raise BadText("error-chance-missing")
        return outcomes.pop(0)

    return decide


def run_chance(state: State[Any], dice: Chooser) -> list[str]:
    """Decide every pending chance event from ``dice`` without telling what happens; the outcomes, in order.

    For simulations, which need no events.
    """
    outcomes = []
    while (event := state.chance) is not None:
        outcome = event.sample(dice)
        state.resolve(outcome)
        outcomes.append(outcome)
    return outcomes


def settle_chance(state: State[Any], decide: Decider) -> tuple[list[Happening], list[str]]:
    """Decide every pending chance event; what happened and the outcomes, in order."""
    happenings: list[Happening] = []
    outcomes: list[str] = []
    while (event := state.chance) is not None:
        outcome = decide(event)
        happenings += state.settle(outcome)
        outcomes.append(outcome)
    return happenings, outcomes


class Session(Generic[A]):
    """A state with its game and the source of its chance."""

    def __init__(self, game: Game[A], state: State[A], decide: Decider) -> None:
        self.game = game
        self.state = state
        self.decide = decide

    @classmethod
    def new(cls, game: Game[A], options: Mapping[str, str], dice: Chooser) -> Self:
        """A new game, its first chance decided: ready to play."""
        session = cls(game, game.new(options), by_dice(dice))
        session.begin()
        return session

    def begin(self) -> Beat:
        """Let chance decide what is pending at the start."""
        happenings, outcomes = settle_chance(self.state, self.decide)
        return Beat(None, "", tuple(happenings), tuple(outcomes))

    def play(self, seat: Seat, action: A | str) -> Beat:
        """Carry out a decision, given as an action or as its text, and the chance that follows.

        Raises IllegalAction or BadText and changes nothing if it cannot be.
        """
        meant: Any = self.game.parse_action(action) if isinstance(action, str) else action
        happenings = list(self.state.play(seat, meant))
        more, outcomes = settle_chance(self.state, self.decide)
        return Beat(seat, self.game.action_text(meant), tuple(happenings + more), tuple(outcomes))

    def do(self, decision: str) -> None:
        """Carry out a decision given as records write it, such as ``Mf2-f5`` or ``R#5``.

        Raises IllegalAction or BadText and changes nothing if it cannot be.
        """
        seat, action = self.game.parse_decision(self.state, decision)
        self.play(seat, action)

    @property
    def text(self) -> str:
        """The position as text."""
        return self.state.text

    def legal(self) -> list[str]:
        """What may be done now, as ``do`` takes it."""
        return [
            self.game.decision_text(self.state, seat, action)
            for seat in self.state.deciders
            for action in self.state.legal(seat)
        ]

    def __str__(self) -> str:
        return str(self.state)

    def _repr_svg_(self) -> str | None:
        return self.game.picture(self.text, {}) if isinstance(self.game, Drawn) else None
