"""The opponents that people choose from: five levels, from beginner to expert.

The weaker ones lose as people do: they misjudge what looks alike and forget cards, but never play at random.
The stronger ones imagine what may follow. Each is measured against its neighbours in
``docs/skirmish/balance.md``. A level's name is its key in the text catalogue, ``skirmish-level-<name>``, and
how it plays the key's ``.about``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lostworld.bots import Maker
from lostworld.skirmish.players.learner import Learner
from lostworld.skirmish.players.strategist import Strategist
from lostworld.skirmish.players.tactician import Tactician

LEVELS: Final[Mapping[str, Maker]] = {
    "recruit": lambda name, seed: Learner(name, seed, blur=2.4, forgets=0.8),
    "scout": lambda name, seed: Learner(name, seed, blur=1.3, forgets=0.5),
    "tactician": Tactician,
    "veteran": lambda name, seed: Strategist(name, seed, candidates=3, positions=60),
    "strategist": Strategist,
}
"""Weakest first; each has the face of its name."""
