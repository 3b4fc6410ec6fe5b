"""The player that does anything that is legal."""

from __future__ import annotations

from threading import Event
from typing import Any

from lostworld.bots.bot import Luck, something_of
from lostworld.game import View


class RandomBot:
    """Each legal action is equally likely."""

    def __init__(self, name: str, seed: int | None) -> None:
        self.name = name
        self._luck = Luck(seed)

    def choose(self, view: View[Any], milliseconds: int | None = None, stop: Event | None = None) -> Any:
        """One of ``view.legal()``."""
        legal = something_of(view)
        return legal[self._luck.below(len(legal))]
