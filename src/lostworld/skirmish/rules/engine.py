# cython: wraparound=True, boundscheck=True
"""The state machine: frames are carried on until somebody must decide, chance must, or the game is over.

Every subject's module enters its frames with ``frame`` and its questions with ``asks`` and ``answers``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lostworld.chance import shuffle
from lostworld.game import BadText, Chooser, IllegalAction, Seat
from lostworld.skirmish.rules.position import Frame, Position

Handler = Callable[[Position, Frame], None]
Choices = Callable[[Position, Frame, Seat], dict[str, Any]]
Answer = Callable[[Position, Frame, Seat, Any], None]

FRAMES: dict[str, Handler] = {}
CHOICES: dict[str, Choices] = {}
ANSWERS: dict[str, Answer] = {}
ALWAYS_ASKED = {"window-turn", "announce", "replace-hero-cards", "equip", "replace-next"}
"""Questions that are asked even with a single choice: not asking would tell what a hand holds."""


ASKED_IF: dict[str, Callable[[Position, Frame, Seat], bool]] = {}
"""Questions asked even with a single choice if, by what everybody knows, a card could be among them."""


CHECKED: dict[str, Callable[[Position, Frame, Seat, str], Any]] = {}
"""Questions that take more answers than are listed: what such a text means, or None. Raises IllegalAction."""


def frame(kind: str) -> Callable[[Handler], Handler]:
    """Enter the function that carries on frames of this kind."""

    def enter(handler: Handler) -> Handler:
        FRAMES[kind] = handler
        return handler

    return enter


def asks(question: str) -> Callable[[Choices], Choices]:
    """Enter the function that lists a question's choices: text -> what the answer needs."""

    def enter(choices: Choices) -> Choices:
        CHOICES[question] = choices
        return choices

    return enter


def answers(*questions: str) -> Callable[[Answer], Answer]:
    """Enter the function that carries out an answer."""

    def enter(answer: Answer) -> Answer:
        for question in questions:
            ANSWERS[question] = answer
        return answer

    return enter


def choices_of(s: Position, seat: Seat) -> dict[str, Any]:
    """What a seat may choose now, by text."""
    found = s.choices.get(seat)
    if found is None:
        found = CHOICES[s.question](s, s.stack[-1], seat)
        s.choices[seat] = found
    return found


def advance(s: Position) -> None:
    """Go on until somebody must decide, chance must, or the game is over."""
    while s.ended is None and s.pending is None:
        if s.asked:
            if len(s.asked) > 1 or s.question in ALWAYS_ASKED:
                return
            seat = s.asked[0]
            found = choices_of(s, seat)
            if len(found) > 1:
                return
            if s.question in ASKED_IF and ASKED_IF[s.question](s, s.stack[-1], seat):
                return
            if not found:
                raise AssertionError(f"nothing to choose for {s.question}")
            for meant in found.values():
                _answer(s, seat, meant)
                break
            continue
        top = s.stack[-1]
        FRAMES[top["k"]](s, top)


def _answer(s: Position, seat: Seat, meant: Any) -> None:
    question = s.question
    s.asked = tuple([other for other in s.asked if other != seat])
    s.choices = {}
    if not s.asked:
        s.question = ""
    ANSWERS[question](s, s.stack[-1], seat, meant)


def is_checked(s: Position, seat: Seat, text: str) -> bool:
    """Whether a text that is not listed may be chosen all the same. Raises IllegalAction if it is wrong."""
    return s.question in CHECKED and CHECKED[s.question](s, s.stack[-1], seat, text) is not None


def decide(s: Position, seat: Seat, text: str) -> None:
    """Carry out a seat's decision. Raises IllegalAction and changes nothing if it is not legal."""
    if seat not in s.asked or not isinstance(text, str):
        raise IllegalAction("skirmish-error-not-asked", action=str(text)[:80])
    found = choices_of(s, seat)
    meant = found.get(text)
    if text not in found:
        if s.question in CHECKED:
            meant = CHECKED[s.question](s, s.stack[-1], seat, text)
        if meant is None:
            raise IllegalAction("error-action-illegal", action=str(text)[:80])
    _answer(s, seat, meant)
    advance(s)


# Chance -------------------------------------------------------------------------------------------


def shuffle_deck(s: Position, unit: int) -> None:
    """The unit's action deck must be shuffled before the top frame goes on."""
    s.pending = ("deck", unit)


def toss(s: Position, about: str, among: tuple[int, ...]) -> None:
    """A fair draw among several; the top frame finds the one chosen in ``tossed``."""
    s.pending = ("toss", about, *among)


def _shuffled(s: Position, pending: tuple[Any, ...]) -> tuple[int, ...]:
    number: int = pending[1]
    return s.deck[number] if pending[0] == "deck" else s.pile[number]


def sample(pending: tuple[Any, ...], cards: tuple[int, ...], dice: Chooser) -> str:
    """One outcome of a chance event, drawn fairly."""
    if pending[0] == "toss":
        return f"toss={pending[2 + dice.below(len(pending) - 2)]}"
    order = sorted(cards)
    shuffle(order, dice)
    return f"{pending[0]}{pending[1]}={','.join(map(str, order))}"


def settle(s: Position, outcome: str) -> None:
    """Decide the pending chance event. Raises BadText and changes nothing if it cannot be."""
    pending = s.pending
    if pending is None:
        raise BadText("error-chance-none")
    name, _, rest = outcome.partition("=")
    wrong = BadText("error-chance-outcome", outcome=str(outcome)[:80])
    try:
        numbers = tuple(int(part) for part in rest.split(",")) if rest else ()
    except ValueError:
        raise wrong from None
    if ",".join(map(str, numbers)) != rest:
        raise wrong
    if pending[0] == "toss":
        if name != "toss" or len(numbers) != 1 or numbers[0] not in pending[2:]:
            raise wrong
        s.pending = None
        s.stack[-1]["tossed"] = numbers[0]
        chosen = ("forbid", "allow")[numbers[0]] if pending[1] == "skip" else numbers[0]
        s.tell("coin_tossed", about=pending[1], chosen=chosen)
    else:
        number = pending[1]
        if name != f"{pending[0]}{number}" or sorted(numbers) != sorted(_shuffled(s, pending)):
            raise wrong
        s.pending = None
        if pending[0] == "deck":
            s.deck[number] = numbers
            s.tell("deck_shuffled", unit=number, cards=len(numbers))
        else:
            s.pile[number] = numbers
            s.tell("deck_shuffled", seat=number, cards=len(numbers))
    advance(s)


def first_of(s: Position, seat: Seat, players: list[Seat]) -> Seat:
    """The first of some players, clockwise from a seat."""
    for other in order_from(s, seat):
        if other in players:
            return other
    raise AssertionError("none of them is in the game")


def order_from(s: Position, seat: Seat) -> list[Seat]:
    """All seats that are still in, clockwise from one."""
    out = s.out
    seats = [other for other in range(seat, len(out)) if not out[other]]
    return seats + [other for other in range(seat) if not out[other]]
