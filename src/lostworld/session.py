"""A game being played: what is decided, what chance does then, and what happened, in one place.

Everybody who plays goes through here: engine, command line, server, bots' matches. A decision and the chance
that follows it make one *beat*.

    >>> import lostworld
    >>> session = lostworld.new("raptor", layout="first-game", seed=7)
    >>> session.state.deciders
    (0, 1)
    >>> beat = session.play(0, "#3")
    >>> [happening.seen_by(1).to_json() for happening in beat.happenings]
    [{'kind': 'card_chosen', 'side': 'raptor', 'card': None}]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic, NamedTuple, Self

from lostworld.game import A, BadText, Chance, Chooser, Game, Happening, Outcome, Seat, State
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
    return partial(_sampled, dice)


def _sampled(dice: Chooser, event: Chance) -> str:
    return event.sample(dice)


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
    """A state with its game and the source of its chance.

    ``print`` draws it, notebooks show its picture, and it can be pickled and copied, dice included.

    >>> import pickle
    >>> from lostworld import raptor
    >>> game = raptor.new("first-game", seed=7)
    >>> other = pickle.loads(pickle.dumps(game))
    >>> for each in (game, other):
    ...     each.do("R#3")
    ...     each.do("S#5")
    >>> game.text == other.text
    True
    """

    def __init__(
        self, game: Game[A], state: State[A], decide: Decider, looks: Mapping[str, str] | None = None
    ) -> None:
        """Go on from ``state``; ``decide`` answers its chance, and pictures have the ``looks``."""
        self.game = game
        self.state = state
        self.decide = decide
        self.looks = dict(looks or {})

    @classmethod
    def new(cls, game: Game[A], options: Mapping[str, str], dice: Chooser) -> Self:
        """A new game, its first chance decided: ready to play."""
        session = cls(game, game.new(options), by_dice(dice))
        begun = session.begin()
        session.looks.update(game.look(options, begun.outcomes))
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
        happenings = tuple(self.state.play(seat, meant))
        text = self.game.action_text(meant)
        if self.state.chance is None:
            return Beat(seat, text, happenings, ())
        more, outcomes = settle_chance(self.state, self.decide)
        return Beat(seat, text, (*happenings, *more), tuple(outcomes))

    def do(self, decision: str) -> None:
        """Carry out a decision given as records write it, such as ``Mf2-f5`` or ``R#5``.

        Raises IllegalAction or BadText and changes nothing if it cannot be.

        >>> from lostworld import raptor
        >>> game = raptor.new("first-game", seed=7)
        >>> game.do("R#4")
        Traceback (most recent call last):
        lostworld.game.IllegalAction: #4 is not possible now. "legal" lists the actions that are.
        """
        seat, action = self.game.parse_decision(self.state, decision)
        self.play(seat, action)

    def legal(self) -> list[str]:
        """What may be done now, as ``do`` takes it.

        >>> from lostworld import raptor
        >>> raptor.new("first-game", seed=7).legal()
        ['R#3', 'R#6', 'R#9', 'S#3', 'S#5', 'S#7']
        """
        return [
            self.game.decision_text(self.state, seat, action)
            for seat in self.state.deciders
            for action in self.state.legal(seat)
        ]

    @property
    def text(self) -> str:
        """The position as text."""
        return self.state.text

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None while it goes on."""
        return self.state.outcome

    def __repr__(self) -> str:
        return f"Session({self.game.name!r}, {self.text!r})"

    def __str__(self) -> str:
        """The board, if the game's states draw it; else the position's text."""
        draws = type(self.state).__str__ is not object.__str__
        return str(self.state) if draws else self.text

    def _repr_svg_(self) -> str | None:
        """The picture that notebooks show."""
        return self.game.picture(self.text, self.looks) if isinstance(self.game, Drawn) else None
