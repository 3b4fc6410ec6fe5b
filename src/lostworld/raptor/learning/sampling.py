"""Imagining what is hidden, quickly: whole positions that look like a view. Compiled like the kernel.

The fair and checkable way is ``View.sample`` with ``lostworld.chance.Dice``; searches give it ``QuickDice``,
and it comes here. Both draw from the same positions, each equally likely.
"""

from __future__ import annotations

from typing import TypeVar

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.raptor.rules import phases

if not cython.compiled:
    from lostworld.quick import QuickDice, pick
    from lostworld.raptor.rules.bits import count, lowest
    from lostworld.raptor.rules.kernel import ALL_CARDS, PLACE, SHUFFLE, Position

    PositionT = TypeVar("PositionT", bound=Position)

BOARD = phases.BOARD
HIDDEN = 15
WHOLE = 9
"""The size of a deck that has not been dealt from."""


def sampled(
    kind: type[PositionT], known: Position, hidden_raptor: int, hidden_scientist: int, dice: QuickDice
) -> PositionT:
    """A whole position; ``hidden_*`` says how many cards of each hand are to be imagined."""
    if not holds(known, 0, hidden_raptor) or not holds(known, 1, hidden_scientist):
        raise ValueError("so many hidden cards are not there")
    whole = known.copy_as(kind)
    imagine(whole, hidden_raptor, hidden_scientist, dice)
    return whole


def holds(s: Position, side: int, hidden: int) -> int:
    """Whether a side has enough unseen cards for its hand and its pile."""
    unseen = count(ALL_CARDS & ~(s.hand[side] | s.discard[side]))
    return 0 <= hidden <= unseen - s.pile_size[side] - (1 if s.played[side] else 0)


def imagine(s: Position, hidden_raptor: int, hidden_scientist: int, dice: QuickDice) -> None:
    """Draw the hidden cards."""
    if s.phase == BOARD:
        return
    undealt = s.phase == PLACE or (s.phase == SHUFFLE and s.round == 0)
    for side in range(2):
        hidden = hidden_scientist if side else hidden_raptor
        unseen = ALL_CARDS & ~(s.hand[side] | s.discard[side])
        if undealt and s.pile_size[side] == WHOLE:
            deal_in_order(s, side, unseen)
            continue
        if s.played[side] == HIDDEN:
            card = draw(unseen, dice)
            unseen ^= 1 << card
            s.played[side] = card
        elif s.played[side]:
            unseen &= ~(1 << s.played[side])
        for _ in range(hidden):
            card = draw(unseen, dice)
            unseen ^= 1 << card
            s.hand[side] |= 1 << card
        size = count(unseen) if undealt else s.pile_size[side]
        packed = s.pile[side] & 0
        for _ in range(size):
            card = draw(unseen, dice)
            unseen ^= 1 << card
            packed = (packed << 4) | card
        s.pile[side] = packed
        s.pile_size[side] = size


def deal_in_order(s: Position, side: int, unseen: int) -> None:
    """A deck that is still to be shuffled lies in ascending order."""
    packed = s.pile[side] & 0
    shift = 0
    while unseen:
        card = lowest(unseen)
        packed |= (s.pile[side] & 0 | card) << shift
        shift += 4
        unseen &= unseen - 1
    s.pile[side] = packed


def draw(cards: int, dice: QuickDice) -> int:
    """One of a set of cards, each equally likely."""
    for _ in range(pick(dice, count(cards))):
        cards &= cards - 1
    return lowest(cards)
