"""Raptor's players by name, as ``lostworld.bots`` asks for them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from lostworld.bots import Opponent
from lostworld.bots.bot import Bot
from lostworld.bots.planner import Planner
from lostworld.game import BadText
from lostworld.raptor.evaluation.net import Net, load
from lostworld.raptor.players.levels import LEVELS, LINDENBROCK
from lostworld.raptor.players.player import Player
from lostworld.raptor.players.style import Style
from lostworld.raptor.rules.cards import SIDES

PLANNER: Final = Style(learned=False, deep=False, milliseconds=1000, widest=20_000)
"""The set search with hand weights."""


BEST_RESPONSE: Final = LINDENBROCK._replace(responds=True)
"""Lindenbrock's way to play, but with cards against Lindenbrock's own: says how far his can be foreseen."""


NET: Final = "LOSTWORLD_RAPTOR_NET"
"""The environment variable that names a file of weights, as a training leaves them; `trained` plays by it.

Or several files, apart as in PATH, for nets that judge together.
"""


def _maker(style: Style) -> Callable[[str, int | None], Bot]:
    return lambda name, seed: Player(name, seed, style)


@cache
def _net_of(file: str) -> Net:
    """The net of a file. Raises BadText."""
    try:
        return load(Path(file))
    except (OSError, ValueError, KeyError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise BadText("raptor-error-net", variable=NET, file=file, problem=why) from None


def _trained(name: str, seed: int | None) -> Bot:
    """Plays as Lindenbrock does, with the net of one's own training."""
    nets = [_net_of(file) for file in os.environ[NET].split(os.pathsep)]
    return Player(name, seed, LINDENBROCK, nets)


BOTS: Final[Mapping[str, Callable[[str, int | None], Bot]]] = {
    "reference-planner": lambda name, seed: Planner(name, seed, widest=16, milliseconds=1500),
    "planner": _maker(PLANNER),
    "best-response": _maker(BEST_RESPONSE),
    **{level.name: _maker(level.style) for level in LEVELS},
    **({"trained": _trained} if NET in os.environ else {}),
}
"""The reference planner plans as any game's planner does: strength is measured by it.

Then the levels, weakest first.
"""

USUAL: Final = 1000
"""What the weakest level has in all where people read it; ``docs/bots.md`` counts from 0."""


OPPONENTS: Final = (
    Opponent("random", "wanderer"),
    *(
        Opponent(
            level.name,
            level.face,
            {side: USUAL + points for side, points in zip(SIDES, level.elo, strict=True)},
        )
        for level in LEVELS
    ),
)
"""Those that people choose from, weakest first: one that plays anything, and the levels."""
