"""The opponents that people choose from: five levels, from beginner to expert.

The weaker ones lose as people do: they misjudge what looks alike and forget cards, but never play at random.
The stronger ones imagine what may follow. Each is measured against its neighbours in
``docs/skirmish/balance.md``. A level's name is its key in the text catalogue, ``skirmish-level-<name>``, and
how it plays the key's ``.about``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from lostworld.bots import Maker
from lostworld.skirmish.players.learner import Learner
from lostworld.skirmish.players.strategist import Strategist
from lostworld.skirmish.players.tactician import Tactician


class Level(NamedTuple):
    """An opponent."""

    name: str
    face: str
    """Which face the client shows."""
    make: Maker

    @property
    def key(self) -> str:
        """Its name in the text catalogue."""
        return f"skirmish-level-{self.name}"


LEVELS: Final = (
    Level("recruit", "cadet", lambda name, seed: Learner(name, seed, blur=1.5, forgets=0.6)),
    Level("scout", "scout", lambda name, seed: Learner(name, seed, blur=0.8, forgets=0.3)),
    Level("tactician", "sergeant", Tactician),
    Level("veteran", "veteran", lambda name, seed: Strategist(name, seed, positions=80)),
    Level("strategist", "general", Strategist),
)
"""Weakest first."""
