"""How a game of Raptor ends."""

from __future__ import annotations

from lostworld.game import Outcome
from lostworld.raptor.rules.cards import RAPTOR
from lostworld.raptor.rules.kernel import Position


def outcome_of(position: Position) -> Outcome | None:
    """The end of the game, or None while it goes on."""
    winner = position.winner
    if winner < 0:
        return None
    if winner == RAPTOR:
        reason = "babies_escaped" if position.escaped >= 3 else "scientists_gone"
    else:
        reason = "mother_neutralised" if position.tokens >= 5 else "babies_captured"
    return Outcome((winner,), reason)
