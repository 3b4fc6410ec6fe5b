"""What would follow from a choice: from a card against each that the other side may hold, and on the board.

Known to the one who asks are the other side's discarded cards, and the card that observation has shown. The
kinds of prospects, with their fields:

| kind | fields | what would follow |
|---|---|---|
| ``tie`` | | nothing: both cards are discarded |
| ``effect`` | ``card``, ``points`` | the own card takes effect; the other side gets the points |
| ``points`` | ``card``, ``points`` | the other side's card takes effect; the own side gets the points |

With ``effect`` comes the decision that the effect would begin with, if it asks for one.

On the board, for whoever looks ahead before acting:

| kind | fields | what would follow |
|---|---|---|
| ``sights`` | ``lines`` | rows of spaces, each from the mother to a scientist who could shoot her then |
| ``fires`` | ``spaces`` | the fires that would go out together |

The end of a turn tells the sights as they are: who could shoot the mother where she stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lostworld.game import Choice, Prospect, Seat
from lostworld.raptor.decision import choice_of, decision_of
from lostworld.raptor.notation.actions import CHOOSE_CARD, action_text
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.spaces import NAMES, line


def prospects_of(known: Position, seat: Seat, action: int) -> tuple[Prospect, ...]:
    """What may follow from the action; ``known`` is what the seat knows."""
    after = known.copy()
    after.step(seat, action)  # raises IllegalAction
    if not CHOOSE_CARD <= action <= CHOOSE_CARD + 9:
        return tuple(_on_board(known, choice_of(known.phase, action), after))
    own, other = action & 127, SCIENTIST if seat == RAPTOR else RAPTOR
    return tuple(_prospect(known, seat, own, card) for card in _possible(known, seat, other))


def _on_board(before: Position, choice: Choice, after: Position) -> Iterator[Prospect]:
    space = choice.fields.get("space")
    if choice.kind == "put_out":
        place = before.board.names.index(space)
        fires = before.board.numbers(before.connected_fires(place))
        yield Prospect("", "fires", {"spaces": [NAMES[number] for number in fires]})
    elif choice.kind in _MOVES or choice.kind in _ENDS:
        lines = _sights(before if choice.kind in _ENDS else after)
        if choice.kind in ("move_scientist", "drive"):
            lines = [line for line in lines if line[-1] == space]
        if lines:
            yield Prospect("", "sights", {"lines": lines})


_MOVES: Final = frozenset(
    ("move_mother", "place_mother", "return", "move_scientist", "drive", "place_scientist", "reinforce")
)


_ENDS: Final = frozenset(("end", "stop"))


def _sights(position: Position) -> list[list[str]]:
    """The lines on which scientists could shoot at the mother, were it their turn: the rules say who."""
    if not position.mother:
        return []
    asked = position.copy()
    for name, number in (("phase", phases.POINTS), ("side", SCIENTIST), ("left", 1)):
        asked.put(name, number)
    (mother,) = (NAMES[number] for number in position.board.numbers(position.mother))
    choices = (choice_of(phases.POINTS, action) for action in asked.legal(SCIENTIST))
    return [list(line(mother, choice.fields["from"])) for choice in choices if choice.kind == "shoot"]


def _possible(known: Position, seat: Seat, other: int) -> list[int]:
    """The cards that the other side may play or have played."""
    played, _hand, _pile, discard = known.cards_of(other)
    if known.phase == phases.CARD_SHOWN and seat == RAPTOR:
        return [played]
    return [value for value in range(1, 10) if not discard >> value & 1]


def _prospect(known: Position, seat: Seat, own: int, theirs: int) -> Prospect:
    against = action_text(CHOOSE_CARD + theirs)
    if own == theirs:
        return Prospect(against, "tie")
    points = abs(own - theirs)
    if own > theirs:
        return Prospect(against, "points", {"card": theirs, "points": points})
    return Prospect(
        against,
        "effect",
        {"card": own, "points": points},
        decision_of(_after(known, seat, own, theirs), seat),
    )


def _after(known: Position, seat: Seat, own: int, theirs: int) -> Position:
    """The position right after both cards are turned over."""
    supposed = known.copy()
    supposed.put("phase", phases.CARDS)
    for side in (RAPTOR, SCIENTIST):
        _played, _hand, pile, discard = known.cards_of(side)
        supposed.set_cards(side, own if side == seat else theirs, 0, pile, discard)
    supposed.begin()
    return supposed
