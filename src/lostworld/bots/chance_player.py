"""The player that does anything that is legal."""

from __future__ import annotations

from typing import Any

from lostworld.bots.bot import Limit, Luck, Thought, something_of
from lostworld.game import View


class RandomBot:
    """Each legal action is equally likely."""

    def __init__(self, name: str, seed: int | None) -> None:
        self.name = name
        self._luck = Luck(seed)

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """One of ``view.legal()``."""
        legal = something_of(view)
        return Thought(legal[self._luck.below(len(legal))])
