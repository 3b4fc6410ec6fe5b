"""The contract every game fulfils; bots, lab, environments, engine, command line and server speak only this.

A *game* is an immutable description that makes *states*. A state knows who decides: nobody (the
game is over), chance, one seat, or several seats at once, each committing in secret. What a seat may
know of a state is its *view*, a type of its own that is built from an allow-list; bots, hints and
analysis receive views and have no handle on the state behind them. What a seat is asked is a *decision*: its
kind, and for every choice what it means, so that nobody has to take an action's text apart.

    >>> from lostworld.chance import Dice
    >>> from lostworld.raptor import GAME
    >>> from lostworld.session import run_chance
    >>> state = GAME.new({"layout": "first-game"})
    >>> run_chance(state, Dice.from_number(7))  # both decks are shuffled
    ['R=693157482', 'S=735198624']
    >>> state.deciders
    (0, 1)
    >>> decision = state.view(0).decision
    >>> decision.kind, decision.secret, [choice.text for choice in decision.choices]
    ('card', True, ['#3', '#6', '#9'])
    >>> decision.choices[0].fields
    {'card': 3}
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from typing_extensions import TypeIs

Seat = int
"""A player's place at the table: 0, 1, ... in the order of ``State.seats``."""

SPECTATOR: Seat = -1
"""The seat that sees only what is public and never decides."""

Json = dict[str, Any]
"""An object of plain JSON values."""

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
        values: dict[str, Any] = self.values
        try:
            from lostworld.texts import say  # only errors need the catalogue

            return say(self.key, **values)
        except LookupError:  # a sentence that cannot be said without the catalogue's package
            told = ", ".join(f"{name}={value}" for name, value in values.items())
            return f"{self.key} ({told})" if told else self.key


class IllegalAction(GameError):
    """An action that the rules do not allow here, or a seat that does not decide now."""


class BadText(GameError):
    """A text that is no position, view, action or record of this game."""


def given_text(given: object) -> str:
    """What was given for a text, if it is one. Raises TypeError.

    >>> given_text(None)
    Traceback (most recent call last):
        ...
    TypeError: a text is needed, not NoneType
    """
    if not isinstance(given, str):
        raise TypeError(f"a text is needed, not {type(given).__name__}")
    return given


class Stopped(GameError):
    """A long piece of work was told to stop before it was done."""

    def __init__(self) -> None:
        super().__init__("error-stopped")


class Signal(Protocol):
    """Something that tells long work to stop: a ``threading.Event``, for instance."""

    def is_set(self) -> bool:
        """Whether to stop."""
        ...


class Chooser(Protocol):
    """A source of chance."""

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, each equally likely."""
        ...


class Chance(Protocol):
    """A chance event that waits to be decided. Its outcome is recorded with the game."""

    def sample(self, dice: Chooser) -> str:
        """One outcome as text without blanks, drawn fairly."""
        ...


class Outcome(NamedTuple):
    """How a game ended: the seats that won (several allies, or none in a draw), by what, and the scores."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[float, ...] = ()
    """What each seat has reached, where the game counts; empty where it does not."""


class Choice(NamedTuple):
    """One way to decide: its action's text, and what it means."""

    text: str
    kind: str
    """The choice's name in the text catalogue: ``<game>-choice-<kind>`` says it with the fields."""
    fields: Mapping[str, Any] = {}
    """Plain JSON values, such as ``{"from": "d2", "space": "c2"}``."""


class Column(NamedTuple):
    """Choices of one kind with the same fields: each row is a choice's place and its fields' values."""

    kind: str
    names: tuple[str, ...]
    rows: list[list[Any]]


class Columned(Sequence[Choice]):
    """Choices that a game with many of them keeps so that they need not be made one by one to be told."""

    @property
    @abstractmethod
    def texts(self) -> list[str]:
        """The texts of all choices, sorted."""

    @abstractmethod
    def columns(self) -> list[Column]:
        """The choices by kind and fields, in the order of their first ones."""


class Decision(NamedTuple):
    """What one seat is asked now."""

    kind: str
    """The question's name in the text catalogue: ``<game>-decision-<kind>`` says it with the fields."""
    choices: Sequence[Choice]
    """Sorted by text, as ``View.legal`` is. They may be ``Columned`` too."""
    fields: Mapping[str, Any] = {}
    finish: str | None = None
    """The text of the choice that ends the seat's turn here, if there is one."""
    secret: bool = False
    """Whether the others decide at the same time, each without seeing what the others choose."""

    @property
    def texts(self) -> list[str]:
        """The texts of all choices, sorted."""
        texts = getattr(self.choices, "texts", None)  # quicker than asking for the abstract type
        return [choice.text for choice in self.choices] if texts is None else texts

    def to_json(self) -> Json:
        """The decision in columns: choices of one kind with the same fields share one head.

        Each row begins with the choice's place in ``texts``, which travel beside it.

        >>> cards = Choice("#3", "card", {"card": 3}), Choice("#6", "card", {"card": 6})
        >>> Decision("card", cards).to_json()["choices"]
        [{'kind': 'card', 'fields': ['card'], 'rows': [[0, 3], [1, 6]]}]
        """
        made = getattr(self.choices, "columns", None)
        columns = columns_of(self.choices) if made is None else made()
        return {
            "kind": self.kind,
            "fields": dict(self.fields),
            "choices": [{"kind": kind, "fields": [*names], "rows": rows} for kind, names, rows in columns],
            "finish": self.finish,
            "secret": self.secret,
        }


def columns_of(choices: Sequence[Choice]) -> list[Column]:
    """Choices in columns, as ``Columned.columns`` gives them."""
    groups: dict[tuple[str, tuple[str, ...]], list[list[Any]]] = {}
    for place, (_text, kind, fields) in enumerate(choices):
        groups.setdefault((kind, tuple(fields)), []).append([place, *fields.values()])
    return [Column(kind, names, rows) for (kind, names), rows in groups.items()]


class Prospect(NamedTuple):
    """What would follow from a choice, as far as the seat can tell; see ``View.prospects``."""

    against: str
    """The text of what the others might do at the same time; empty if it does not matter."""
    kind: str
    """Its name in the text catalogue: ``<game>-prospect-<kind>`` says it with the fields."""
    fields: Mapping[str, Any] = {}
    decision: Decision | None = None
    """What the seat would be asked then."""


class Event(Protocol):
    """Something that happened, as one seat may know it."""

    @property
    def kind(self) -> str:
        """The event's name in JSON and in the text catalogue: ``<game>-event-<kind>``."""
        ...

    def to_json(self) -> Json:
        """``{"kind": ..., field: value, ...}`` with plain JSON values."""
        ...


class Happening(Protocol):
    """An event with its secrets; only ``seen_by`` leaves the rules."""

    def seen_by(self, seat: Seat) -> Event:
        """The event as ``seat`` may know it. Every event is something for every seat.

        The happening itself, if nothing of it is hidden from ``seat``.
        """
        ...


class Seated(Protocol):
    """What a whole position and each seat's view of it tell alike."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of all seats, in seat order; their titles stand in the text catalogue."""
        ...

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who is allied with whom: every seat stands in exactly one side."""
        ...

    @property
    def round(self) -> int:
        """The number of the round, for logs and lists; 0 before the first."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None while it goes on."""
        ...


@runtime_checkable
class View(Seated, Protocol[A]):
    """What one seat knows: everything it may see, and nothing else."""

    @property
    def seat(self) -> Seat:
        """The seat this view belongs to, or SPECTATOR."""
        ...

    @property
    def text(self) -> str:
        """The view as text on one line. ``Game.parse_view`` reads it back."""
        ...

    def to_json(self) -> Any:
        """The view for a client: plain JSON, whatever the game's client package reads; perhaps its text."""
        ...

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have yet to decide now."""
        ...

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now, or None when it does not decide."""
        ...

    def legal(self) -> list[A]:
        """What this seat may do now, sorted; empty when it does not decide."""
        ...

    def prospects(self, action: A) -> tuple[Prospect, ...]:
        """What may follow from ``action``, one of ``legal``, by what this seat knows.

        One for each thing that others may do meanwhile and that makes a difference; empty where the game
        has nothing to tell. Raises IllegalAction.
        """
        ...

    def sample(self, dice: Chooser) -> State[A]:
        """A whole state that looks like this view to its seat, hidden things drawn at random."""
        ...

    @property
    def waits_for_secret(self) -> bool:
        """Whether what follows from this seat's next decision depends on something hidden from it."""
        ...


def is_view(position: State[A] | View[A]) -> TypeIs[View[A]]:
    """Whether this is a view and no state: a view belongs to a seat. Quicker than asking for every member."""
    return hasattr(position, "seat")


@runtime_checkable
class State(Seated, Protocol[A]):
    """A whole position, secrets included. Mutable; ``copy`` before trying things out."""

    @property
    def text(self) -> str:
        """The position as text on one line. ``Game.parse`` reads it back, also while chance is pending."""
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

    def plan(self, seat: Seat, actions: Sequence[A] = ()) -> Plan[A]:
        """Tentative steps of ``seat``'s present turn. Raises IllegalAction for a step that is not legal."""
        ...

    def shown_action(self, by: Seat, action: A, to: Seat) -> str:
        """The text of an action of ``by`` that was just applied, as ``to`` may know it *now*.

        Asked of the state after the action (and after the chance that followed it). What is secret is
        hidden unless allowed: a card put face down is ``?`` in the text for everybody but its owner.
        """
        ...

    def copy(self) -> State[A]:
        """An independent copy."""
        ...

    def worth(self, seat: Seat) -> float:
        """How good the position looks for ``seat`` by rules of thumb; bots go by it."""
        ...

    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to win as it looks, from 0 to 1: curves, analysis and lab go by it."""
        ...

    def fingerprint(self) -> Hashable:
        """Equal for positions that go on alike; a search meets each of them once."""
        ...

    def view(self, seat: Seat) -> View[A]:
        """What ``seat`` (or SPECTATOR) knows."""
        ...


class Plan(Protocol[A]):
    """The steps of a turn tried out: shown to the seat that plans, and never applied.

    A plan stops before anything that the turn's end would bring (draws, chance, another seat's decision), so
    it shows nothing that the present view does not.
    """

    @property
    def seat(self) -> Seat:
        """Who plans."""
        ...

    @property
    def actions(self) -> tuple[A, ...]:
        """The steps so far."""
        ...

    @property
    def happenings(self) -> Sequence[Happening]:
        """What the last step has brought about; empty before the first."""
        ...

    @property
    def finish(self) -> A | None:
        """The action that would end the turn here, or None if it cannot be ended so."""
        ...

    @property
    def is_complete(self) -> bool:
        """Whether nothing more is possible in this turn: it has come to its end."""
        ...

    def legal(self) -> list[A]:
        """What may be the next step, sorted; empty when the plan is complete."""
        ...

    def then(self, action: A) -> Plan[A]:
        """The plan with one step more; this one stays as it is. Raises IllegalAction."""
        ...

    def view(self) -> View[A]:
        """The position that the steps lead to, as the planning seat sees it."""
        ...

    def worth(self) -> float:
        """How good the position looks for the planning seat, as ``State.worth``."""
        ...

    def fingerprint(self) -> Hashable:
        """Equal for plans that go on alike, as ``State.fingerprint``."""
        ...


class Game(Protocol[A]):
    """A game's rules: makes and reads states, views and actions.

    Games join by the entry point ``lostworld.games``; see ``lostworld.games``. What a game may offer on top
    is listed there too: ``Drawn`` (pictures), ``Printed`` (boards in the terminal).
    """

    name: str
    """The game's name in commands, addresses, records and text keys: lower-case letters and hyphens."""
    rules: int
    """The rules' version; records and stored games pin it."""
    content: str
    """A hash of the data files the game is played with, or "" for none; records and stored games pin it."""
    options: Mapping[str, tuple[str, ...]]
    """What ``new`` can be told, and the values each option takes; the first is the default."""
    looks: Mapping[str, tuple[str, ...]]
    """What may be chosen for the eye alone, such as a theme; the first is the default. Rules never know."""

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The seats' names in a game with these options, in seat order. Raises BadText."""
        ...

    def new(self, options: Mapping[str, str]) -> State[A]:
        """A state to start from. All chance is still pending, the first board's too. Raises BadText."""
        ...

    def look(self, options: Mapping[str, str], outcomes: Sequence[str]) -> Mapping[str, str]:
        """The looks that suit a game with these options whose chance has come out so."""
        ...

    def parse(self, text: str) -> State[A]:
        """The state that ``text`` describes. Raises BadText."""
        ...

    def parse_view(self, text: str, seat: Seat | None = None) -> View[A]:
        """The view that ``text`` describes; ``seat`` says whose, where the text is several seats' alike.

        Raises BadText.
        """
        ...

    def action_text(self, action: A) -> str:
        """The action's one text: visible ASCII, no blanks."""
        ...

    def parse_action(self, text: str) -> A:
        """The action that ``text`` names, legal or not. Raises BadText."""
        ...

    def decision_text(self, state: State[A], seat: Seat, action: A) -> str:
        """``seat``'s action as records and engines write it: with the seat where several may decide."""
        ...

    def parse_decision(self, state: State[A], text: str) -> tuple[Seat, A]:
        """Who decides what, from the text that ``decision_text`` gives. Raises BadText."""
        ...
