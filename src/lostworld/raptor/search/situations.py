"""Positions that a search asks about, made from public knowledge: a return, a round ended, a setup.

Compiled like the kernel, whose fields only compiled code may write.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

if not cython.compiled:
    from lostworld.raptor.evaluation.features import gone_after, observed_after
    from lostworld.raptor.rules.kernel import (
        CARDS,
        CARDS_OBSERVED,
        RAPTOR,
        RETURN,
        Position,
        conclude,
    )
    from lostworld.raptor.search.turns import new_scratch

PILE_AFTER_SHUFFLE = 6


def returning(position: Position) -> Position:
    """The position in which the mother is to be put back."""
    back = new_scratch(position)
    back.phase = RETURN
    back.side = RAPTOR
    back.left = 0
    return back


def revealed(position: Position, raptor_card: int, scientist_card: int) -> Position:
    """The position in which these two cards have been revealed; with equal ones the round is over."""
    if not (1 <= raptor_card <= 9 and 1 <= scientist_card <= 9):
        raise ValueError(f"{raptor_card} and {scientist_card} are no pair of cards")
    shown = new_scratch(position)
    shown.hand[0] = shown.hand[1] = 0
    shown.played[0] = raptor_card
    shown.played[1] = scientist_card
    shown.phase = CARDS
    if raptor_card != scientist_card:
        conclude(shown)
    return shown


def next_round(position: Position) -> Position:
    """The round's end as everybody sees it: cards are discarded or shuffled, nobody's new cards are known."""
    following = new_scratch(position)
    observed = observed_after(position)
    for side in range(2):
        gone = gone_after(position, side)
        following.played[side] = following.hand[side] = 0
        following.discard[side] = gone
        following.pile[side] = 0
        following.pile_size[side] = position.pile_size[side] - 1 if gone else PILE_AFTER_SHUFFLE
    following.asleep_now = following.frightened_now = following.spent = following.called = 0
    following.left = following.moved = 0
    following.side = RAPTOR
    following.round = position.round + 1
    following.phase = CARDS_OBSERVED if observed else CARDS
    return following


def first_round(position: Position) -> Position:
    """A board being set up, seen as if the first round were about to begin."""
    trial = new_scratch(position)
    trial.phase = CARDS
    trial.round = 1
    return trial


def put_figures(trial: Position, mother: int, babies: int, scientists: int) -> None:
    """Put the figures of a setup on the board."""
    if (mother | babies | scientists) & ~trial.board.walk:
        raise ValueError("figures stand on places of the board")
    trial.mother = mother
    trial.awake = babies
    trial.active = scientists
