"""What would follow from playing a card, against each card that the other side may hold.

Known to the one who asks are the other side's discarded cards, and the card that observation has shown. The
kinds of prospects, with their fields:

| kind | fields | what would follow |
|---|---|---|
| ``tie`` | | nothing: both cards are discarded |
| ``effect`` | ``card``, ``points`` | the own card takes effect; the other side gets the points |
| ``points`` | ``card``, ``points`` | the other side's card takes effect; the own side gets the points |

With ``effect`` comes the decision that the effect would begin with, if it asks for one.
"""

from __future__ import annotations

from lostworld.game import Prospect, Seat
from lostworld.raptor.decision import decision_of
from lostworld.raptor.notation.actions import CHOOSE_CARD, action_text
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST
from lostworld.raptor.rules.kernel import Position


def prospects_of(known: Position, seat: Seat, action: int) -> tuple[Prospect, ...]:
    """What may follow from the action; empty for anything but a card. ``known`` is what the seat knows."""
    known.copy().step(seat, action)  # raises IllegalAction
    if not CHOOSE_CARD <= action <= CHOOSE_CARD + 9:
        return ()
    own, other = action & 127, SCIENTIST if seat == RAPTOR else RAPTOR
    return tuple(_prospect(known, seat, own, card) for card in _possible(known, seat, other))


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
