"""How analysis and statistics judge a position: by the learned value, after the best turn found quickly."""

from __future__ import annotations

from functools import cache
from typing import Final

from lostworld.raptor.evaluation.net import Net
from lostworld.raptor.evaluation.value import chance
from lostworld.raptor.players.player import packaged_nets, within
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.search.turns import Turns

BUDGET: Final = 2000
"""Positions that are looked at of a turn that is not over."""


@cache
def own_net() -> Net:
    """A copy of the package's net, made once."""
    return packaged_nets()[0].copy()


def judged(position: Position) -> tuple[float, float]:
    """Raptor's and Scientist's chance to win; whoever has a turn is taken to use it well."""
    if position.phase in (phases.BOARD, phases.PLACE) or position.round == 0:
        raptor = 0.5 if position.phase == phases.BOARD else chance(position)
        return raptor, 1.0 - raptor
    net = own_net()
    if position.phase in (phases.EFFECT, phases.POINTS, phases.RETURN):
        turns = Turns(position, BUDGET)
        value = within(turns.explore(position, net, BUDGET))
        raptor = value if position.side == RAPTOR else 1.0 - value
    else:
        raptor = within(net.chance(position))
    return raptor, 1.0 - raptor
