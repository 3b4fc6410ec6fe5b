"""Raptor's players by name, as ``lostworld.bots`` asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lostworld.bots.bot import Bot
from lostworld.bots.planner import Planner
from lostworld.raptor.players.levels import LEVELS
from lostworld.raptor.players.player import Player
from lostworld.raptor.players.style import Style

PLANNER: Final = Style(learned=False, deep=False, milliseconds=1000, widest=20_000)
"""The set search with hand weights."""

CHALLENGER: Final = Style(
    searched_cards=False, deep=False, checked=1, widest=400, families=4, milliseconds=50
)
"""The net alone: cards from its table, a small search; under a millisecond a turn."""


def _maker(style: Style) -> Callable[[str, int | None], Bot]:
    return lambda name, seed: Player(name, seed, style)


BOTS: Final[Mapping[str, Callable[[str, int | None], Bot]]] = {
    "reference-planner": lambda name, seed: Planner(name, seed, widest=16, milliseconds=1500),
    "planner": _maker(PLANNER),
    "challenger": _maker(CHALLENGER),
    **{level.name: _maker(level.style) for level in LEVELS},
}
"""The reference planner plans as any game's planner does: strength is measured by it.

Then the levels, weakest first.
"""
