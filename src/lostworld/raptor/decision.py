"""What a side is asked and what each of its choices means, for whoever shows or says it.

The kinds of decisions, with their fields:

| kind | fields | when |
|---|---|---|
| ``place`` | ``figure`` | the setup: the next figure is placed |
| ``card`` | ``observed``, ``shown`` | a card is chosen |
| ``effect`` | ``card``, ``family``, ``left``, ``times``, ``exact`` | the lower card takes effect |
| ``points`` | ``points``, ``toll``, ``burning`` | action points are spent |
| ``return`` | | the mother comes back |

``shown`` is the card that Raptor has observed, ``toll`` what the mother's wounds cost with her first move,
``burning`` where scientists stand who may not stay there.

The kinds of choices are the rows of ``_PLAIN`` and ``_FROM_A_SPACE``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import repeat
from typing import Any, Final, overload

from lostworld.game import Choice, Column, Columned, Decision, Seat
from lostworld.raptor.notation import actions
from lostworld.raptor.notation.actions import FIRST_SPACE, FROM_SHIFT, OUT, action_text
from lostworld.raptor.rules import cards, phases
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.spaces import NAMES

_AT: Final = ("space",)
_FROM: Final = ("from",)
_FROM_TO: Final = ("from", "space")

_PLAIN: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    actions.CHOOSE_CARD: ("card", ("card",)),
    actions.PUT_MOTHER: ("place_mother", _AT),
    actions.PUT_BABY: ("place_baby", _AT),
    actions.PUT_SCIENTIST: ("place_scientist", _AT),
    actions.KILL: ("kill", _AT),
    actions.WAKE: ("wake", _AT),
    actions.PUT_OUT: ("put_out", _AT),
    actions.STAND_UP: ("stand_up", _AT),
    actions.FRIGHTEN: ("frighten", _AT),
    actions.REMOVE_TOKEN: ("remove_token", ()),
    actions.RECOVER_BABY: ("recover_baby", _AT),
    actions.GAS_BABY: ("gas", _AT),
    actions.LIGHT_FIRE: ("light_fire", _AT),
    actions.END: ("end", ()),
}
_FROM_A_SPACE: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    actions.MOVE_MOTHER: ("move_mother", _FROM_TO),
    actions.MOVE_BABY: ("move_baby", _FROM_TO),
    actions.MOVE_SCIENTIST: ("move_scientist", _FROM_TO),
    actions.PUT_TO_SLEEP: ("put_to_sleep", _FROM_TO),
    actions.CAPTURE: ("capture", _FROM_TO),
    actions.SHOOT: ("shoot", _FROM),
    actions.CALL_BABY: ("call", _FROM_TO),
    actions.DRIVE: ("drive", _FROM_TO),
}
"""By an action's number without its spaces: the choice's kind and its fields.

A baby that leaves the board is ``escape``; a scientist from the reserve ``reinforce``; the mother who comes
back ``return``; an effect that is ended early ``stop``.
"""

_TO: Final = 127
_SPACES: Final = (127 << FROM_SHIFT) | _TO
_OTHERWISE: Final = {
    (phases.EFFECT, "place_scientist"): "reinforce",
    (phases.RETURN, "place_mother"): "return",
    (phases.EFFECT, "end"): "stop",
}
"""The same action under another name, by the phase it is done in."""


@lru_cache(maxsize=16384)
def choice_of(phase: int, action: int) -> Choice:
    """What an action means in a phase; remembered, as a game has few different ones."""
    start, end = action >> FROM_SHIFT & 127, action & 127
    if FIRST_SPACE <= start < OUT:
        kind, names = _FROM_A_SPACE[action & ~_SPACES]
    else:
        kind, names = _PLAIN[action & ~_TO]
    kind = _OTHERWISE.get((phase, kind), kind)
    values: dict[str, Any] = {"card": end, "from": _name(start), "space": _name(end)}
    if kind == "move_baby" and end == OUT:
        return Choice(action_text(action), "escape", {"from": values["from"]})
    return Choice(action_text(action), kind, {name: values[name] for name in names})


class _Meanings(dict[int, tuple[str, tuple[str, tuple[str, ...]], tuple[Any, ...]]]):
    """What actions mean in one phase: text, kind with the fields' names, values. There are few thousands."""

    def __init__(self, phase: int) -> None:
        self._phase = phase
        self._heads: dict[tuple[str, tuple[str, ...]], tuple[str, tuple[str, ...]]] = {}

    def __missing__(self, action: int) -> tuple[str, tuple[str, tuple[str, ...]], tuple[Any, ...]]:
        text, kind, fields = choice_of(self._phase, action)
        head = (kind, tuple(fields))
        made = self[action] = (text, self._heads.setdefault(head, head), tuple(fields.values()))
        return made


@cache
def _meanings(phase: int) -> _Meanings:
    return _Meanings(phase)


class Choices(Columned):
    """The choices of a decision, made when somebody looks at them; a server wants them in columns only.

    >>> from lostworld.raptor.notation.actions import parse_action
    >>> cards = Choices(phases.CARDS, [parse_action(text) for text in ("#3", "#6")])
    >>> cards[1].fields, cards.texts, cards.columns()[0].rows
    ({'card': 6}, ['#3', '#6'], [[0, 3], [1, 6]])
    """

    __slots__ = ("_legal", "_phase")

    def __init__(self, phase: int, legal: list[int]) -> None:
        self._phase = phase
        self._legal = legal

    def __len__(self) -> int:
        return len(self._legal)

    @overload
    def __getitem__(self, place: int) -> Choice: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Choice, ...]: ...
    def __getitem__(self, place: int | slice) -> Choice | tuple[Choice, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        return choice_of(self._phase, self._legal[place])

    def __iter__(self) -> Iterator[Choice]:
        return map(choice_of, repeat(self._phase), self._legal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]  # nor can choices be, whose fields are dictionaries

    def __repr__(self) -> str:
        return repr(tuple(self))

    @property
    def texts(self) -> list[str]:
        """The texts of all choices, sorted."""
        meanings = _meanings(self._phase)
        return [meanings[action][0] for action in self._legal]

    def columns(self) -> list[Column]:
        """The choices by kind and fields."""
        meanings = _meanings(self._phase)
        groups: dict[tuple[str, tuple[str, ...]], list[list[Any]]] = {}
        last: tuple[str, tuple[str, ...]] | None = None
        rows: list[list[Any]] = []
        for place, action in enumerate(self._legal):  # thousands of times a second
            _text, head, values = meanings[action]
            if head is not last:  # each head is one and the same object
                last = head
                rows = groups.setdefault(head, [])
            rows.append([place, *values])
        return [Column(kind, names, rows) for (kind, names), rows in groups.items()]


def decision_of(known: Position, seat: Seat) -> Decision | None:
    """What ``seat`` is asked in a position, as far as it knows it; None when it does not decide."""
    legal = known.legal(seat)
    if not legal:
        return None
    phase = known.phase
    fields = _FIELDS[phase](known)
    choices = Choices(phase, legal)
    finish = action_text(actions.END) if actions.END in legal else None
    return Decision(_DECISIONS[phase], choices, fields, finish, secret=phase == phases.CARDS)


def awaited_of(known: Position) -> tuple[str, dict[str, Any]] | None:
    """What everybody may know of the decision that is awaited: its kind and fields; None for a secret one."""
    phase = known.phase
    if phase not in _OPEN or known.winner >= 0:
        return None
    return _DECISIONS[phase], _FIELDS[phase](known)


_OPEN: Final = frozenset((phases.PLACE, phases.EFFECT, phases.POINTS, phases.RETURN))


def _name(code: int) -> str:
    return NAMES[code - FIRST_SPACE] if FIRST_SPACE <= code < OUT else ""


def _placing(known: Position) -> dict[str, Any]:
    if not known.mother:
        return {"figure": "mother"}
    return {"figure": "baby" if known.awake.bit_count() < 5 else "scientist"}


def _choosing(known: Position) -> dict[str, Any]:
    shown = known.cards_of(cards.SCIENTIST)[0] if known.phase == phases.CARD_SHOWN else None
    return {"observed": known.phase != phases.CARDS, "shown": shown}


def _effect(known: Position) -> dict[str, Any]:
    card = cards.card(known.side, known.cards_of(known.side)[0])
    return {
        "card": card.value,
        "family": cards.FAMILIES[card.family],
        "left": known.left,
        "times": card.times,
        "exact": card.family == cards.FIRE,  # as often as it can be (ruling 2)
    }


def _points(known: Position) -> dict[str, Any]:
    toll = known.tokens if known.side == cards.RAPTOR and not known.moved else 0
    burning = known.board.numbers(known.active & known.fires)
    return {"points": known.left, "toll": toll, "burning": [NAMES[number] for number in burning]}


_DECISIONS: Final = {
    phases.PLACE: "place",
    phases.CARDS: "card",
    phases.CARDS_OBSERVED: "card",
    phases.CARD_SHOWN: "card",
    phases.EFFECT: "effect",
    phases.POINTS: "points",
    phases.RETURN: "return",
}
_FIELDS: Final[dict[int, Callable[[Position], dict[str, Any]]]] = {
    phases.PLACE: _placing,
    phases.CARDS: _choosing,
    phases.CARDS_OBSERVED: _choosing,
    phases.CARD_SHOWN: _choosing,
    phases.EFFECT: _effect,
    phases.POINTS: _points,
    phases.RETURN: lambda _known: {},
}
