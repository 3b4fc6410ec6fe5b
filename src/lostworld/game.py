"""The contract every game fulfils; bots, lab, environments and server speak only this.

A *game* is an immutable description that makes *states*. A state knows who decides: nobody (the
game is over), chance, one seat, or several seats at once, each committing in secret. What a seat may
know of a state is its *view*, a type of its own that is built from an allow-list; bots, hints and
analysis receive views and have no handle on the state behind them.

    >>> from lostworld.chance import Dice
    >>> from lostworld.raptor import GAME
    >>> dice = Dice.from_number(7)
    >>> state = GAME.new({"layout": "first-game"}, dice)
    >>> run_chance(state, dice)  # both decks are shuffled
    ['R=693157482', 'S=735198624']
    >>> state.deciders
    (0, 1)
    >>> [GAME.action_text(action) for action in state.legal(0)]
    ['#3', '#6', '#9']
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

Seat = int
"""A player's place at the table: 0, 1, ... in the order of ``Game.seats``."""

SPECTATOR: Seat = -1
"""The seat that sees only what is public and never decides."""

A = TypeVar("A", bound=Hashable)
"""A game's action: a small value, hashable and ordered like its text."""


class GameError(ValueError):
    """Something a user said cannot be done: ``key`` and ``values`` name it in the text catalogue.

    ``str(error)`` is the English sentence; ``lostworld.texts.say(error.key, "fr", **error.values)``
    is the same in French.
    """

    def __init__(self, key: str, **values: str | int | GameError) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        from lostworld.texts import say  # only errors need the catalogue

        values: dict[str, Any] = self.values
        return say(self.key, **values)


class IllegalAction(GameError):
    """An action that the rules do not allow here, or a seat that does not decide now."""


class BadText(GameError):
    """A text that is no position, view, action or record of this game."""


class Chooser(Protocol):
    """A source of chance."""

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, each equally likely."""
        ...


class Chance(Protocol):
    """A chance event that waits to be decided. Its outcome is recorded with the game."""

    def sample(self, dice: Chooser) -> str:
        """One outcome as text, drawn fairly."""
        ...


class Outcome(NamedTuple):
    """How a game ended: the seats that won (several allies, or none in a draw), and by what."""

    winners: tuple[Seat, ...]
    reason: str


class Event(Protocol):
    """Something that happened, as one seat may know it. A NamedTuple class in each game."""

    @property
    def kind(self) -> str:
        """The event's name in the text catalogue and in JSON."""
        ...

    def to_json(self) -> dict[str, Any]:
        """``{"kind": ..., field: value, ...}`` with plain JSON values."""
        ...


@runtime_checkable
class View(Protocol[A]):
    """What one seat knows: everything it may see, and nothing else."""

    @property
    def seat(self) -> Seat:
        """The seat this view belongs to, or SPECTATOR."""
        ...

    @property
    def text(self) -> str:
        """The view as text. ``Game.parse_view`` reads it back."""
        ...

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have yet to decide now."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None while it goes on."""
        ...

    def legal(self) -> list[A]:
        """What this seat may do now, sorted; empty when it does not decide."""
        ...

    def sample(self, dice: Chooser) -> State[A]:
        """A whole state that looks like this view to its seat, hidden things drawn at random."""
        ...

    @property
    def waits_for_secret(self) -> bool:
        """Whether what follows from this seat's next decision depends on something hidden from it."""
        ...


class State(Protocol[A]):
    """A whole position, secrets included. Mutable; ``copy`` before trying things out."""

    @property
    def text(self) -> str:
        """The position as text. ``Game.parse`` reads it back (not while chance is pending)."""
        ...

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have yet to decide now, ascending; empty at chance and at the end.

        Several seats decide at once and in secret: any of them may be applied first.
        """
        ...

    @property
    def chance(self) -> Chance | None:
        """The chance event to be decided next, or None."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None while it goes on."""
        ...

    def legal(self, seat: Seat) -> list[A]:
        """What ``seat`` may do now, sorted and without repeats; empty when it does not decide."""
        ...

    def apply(self, seat: Seat, action: A) -> None:
        """Carry out ``action``. Raises IllegalAction and changes nothing if it is not legal."""
        ...

    def resolve(self, outcome: str) -> None:
        """Decide the pending chance event. Raises BadText and changes nothing if it cannot be."""
        ...

    def play(self, seat: Seat, action: A) -> Sequence[Happening]:
        """As ``apply``, and tell what happened."""
        ...

    def settle(self, outcome: str) -> Sequence[Happening]:
        """As ``resolve``, and tell what happened."""
        ...

    def ahead(self, seat: Seat, actions: Sequence[A]) -> State[A]:
        """A copy after tentative steps of ``seat``'s present turn, for planning.

        It stops before anything that the turn's end would bring (draws, chance, another seat's
        decision), so a plan shows nothing that the present view does not. The seat decides there as
        long as the turn could go on; at its end ``deciders`` is empty. It has a view and a text for
        showing, but cannot be applied to. Raises IllegalAction for a step that is not legal.
        """
        ...

    def copy(self) -> State[A]:
        """An independent copy."""
        ...

    def worth(self, seat: Seat) -> float:
        """How good the position looks for ``seat`` by rules of thumb; bots and curves go by it."""
        ...

    def fingerprint(self) -> Hashable:
        """Equal for positions that go on alike; a search meets each of them once."""
        ...

    def view(self, seat: Seat) -> View[A]:
        """What ``seat`` (or SPECTATOR) knows."""
        ...


class Happening(Protocol):
    """An event with its secrets; only ``seen_by`` leaves the rules."""

    def seen_by(self, seat: Seat) -> Event:
        """The event as ``seat`` may know it. Every event is something for every seat."""
        ...


class Game(Protocol[A]):
    """A game's rules: makes and reads states, views and actions."""

    name: str
    """The game's name in commands, addresses and records."""
    rules: int
    """The rules' version; records and stored games pin it."""
    seats: tuple[str, ...]
    """The seats' names, in seat order; their titles stand in the text catalogue."""
    options: Mapping[str, tuple[str, ...]]
    """What ``new`` can be told, and the values each option takes; the first is the default."""

    def new(self, options: Mapping[str, str], dice: Chooser) -> State[A]:
        """A state to start from. Chance so far is taken from ``dice``; the rest stays pending."""
        ...

    def parse(self, text: str) -> State[A]:
        """The state that ``text`` describes. Raises BadText."""
        ...

    def parse_view(self, text: str) -> View[A]:
        """The view that ``text`` describes. Raises BadText."""
        ...

    def action_text(self, action: A) -> str:
        """The action's one text."""
        ...

    def parse_action(self, text: str) -> A:
        """The action that ``text`` names, legal or not. Raises BadText."""
        ...


def run_chance(state: State[Any], dice: Chooser) -> list[str]:
    """Decide every pending chance event from ``dice``; the outcomes, in order."""
    outcomes = []
    while (event := state.chance) is not None:
        outcome = event.sample(dice)
        state.resolve(outcome)
        outcomes.append(outcome)
    return outcomes
