"""Players of several strengths. A bot receives a view, never a state, and speaks only the contract.

>>> bot_named("greedy").name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lostworld.bots.bot import Bot, Thinking
from lostworld.bots.chance_player import RandomBot
from lostworld.bots.planner import Planner
from lostworld.game import BadText

__all__ = ["BOTS", "BOT_NAMES", "Bot", "Thinking", "bot_named"]

BOTS: Final[dict[str, Callable[[int | None], Bot]]] = {
    "random": lambda seed: RandomBot("random", seed),
    "greedy": lambda seed: Planner("greedy", seed, widest=1, milliseconds=1000),
    "planner": lambda seed: Planner("planner", seed, widest=16, milliseconds=1500),
}
"""The bots by name, weakest first; each is made with a seed, or None for one that nobody foresees."""

BOT_NAMES: Final = tuple(BOTS)


def bot_named(name: str, seed: int | None = None) -> Bot:
    """A new bot. Raises BadText for an unknown name."""
    if name not in BOTS:
        raise BadText("error-bot-unknown", name=name, names=", ".join(BOT_NAMES))
    return BOTS[name](seed)
