"""What a seat knows of a position, by an allow-list. Compiled like the kernel.

Each line below that copies a field is a decision that everybody may see it. A hidden card is not copied: what
a view does not hold it cannot tell.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

if not cython.compiled:
    from lostworld.raptor.rules.bits import count
    from lostworld.raptor.rules.kernel import CARD_SHOWN, CARDS, RAPTOR, SCIENTIST, Position, prepare

HIDDEN_CARD = 15
"""Stands in ``Position.played`` for a card that was chosen in secret, in what a view knows."""
HIDDEN = HIDDEN_CARD  # the same as a C number


def known_part(position: Position, seat: int) -> Position:
    """A position with all that ``seat`` may know of this one and nothing else."""
    known = Position.__new__(Position)
    if not cython.compiled:
        prepare(known)
    known.board = position.board
    known.mother = position.mother
    known.awake = position.awake
    known.asleep = position.asleep
    known.asleep_now = position.asleep_now
    known.called = position.called
    known.active = position.active
    known.spent = position.spent
    known.frightened = position.frightened
    known.frightened_now = position.frightened_now
    known.fires = position.fires
    known.tokens = position.tokens
    known.escaped = position.escaped
    known.captured = position.captured
    known.reserve = position.reserve
    known.round = position.round
    known.phase = position.phase
    known.side = position.side
    known.left = position.left
    known.moved = position.moved
    known.observed_next = position.observed_next
    known.shuffles_due = position.shuffles_due
    for side in range(2):
        known.discard[side] = position.discard[side]
        known.pile_size[side] = position.pile_size[side]
        known.pile[side] = 0
        known.hand[side] = position.hand[side] if seat == side else 0
        known.played[side] = position.played[side]
        if position.played[side] and is_secret(position, seat, side):
            known.played[side] = HIDDEN
    return known


def hidden_hand(position: Position, seat: int) -> tuple[int, int]:
    """How many cards in each hand ``seat`` cannot see."""
    return (
        0 if seat == RAPTOR else count(position.hand[RAPTOR]),
        0 if seat == SCIENTIST else count(position.hand[SCIENTIST]),
    )


def is_secret(position: Position, seat: int, side: int) -> bool:
    """Whether ``seat`` may not see the card that ``side`` has played."""
    if seat == side:
        return False
    if position.phase == CARDS:
        return True
    return position.phase == CARD_SHOWN and side == SCIENTIST and seat != RAPTOR
