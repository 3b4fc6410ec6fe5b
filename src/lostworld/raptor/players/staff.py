"""Raptor's players by name, as ``lostworld.bots`` asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lostworld.bots.bot import Bot
from lostworld.bots.planner import Planner
from lostworld.raptor.players.levels import LEVELS
from lostworld.raptor.players.player import Player
from lostworld.raptor.players.style import Style

PLANNER: Final = Style(learned=False, deep=False, beyond=(), milliseconds=1000, widest=20_000)
"""The set search with hand weights."""


BEST_RESPONSE: Final = Style(responds=True, milliseconds=1500)
"""Lindenbrock's way to play, but with cards against Lindenbrock's own: says how far his can be foreseen."""


def _maker(style: Style) -> Callable[[str, int | None], Bot]:
    return lambda name, seed: Player(name, seed, style)


BOTS: Final[Mapping[str, Callable[[str, int | None], Bot]]] = {
    "reference-planner": lambda name, seed: Planner(name, seed, widest=16, milliseconds=1500),
    "planner": _maker(PLANNER),
    "best-response": _maker(BEST_RESPONSE),
    **{level.name: _maker(level.style) for level in LEVELS},
}
"""The reference planner plans as any game's planner does: strength is measured by it.

Then the levels, weakest first.
"""
