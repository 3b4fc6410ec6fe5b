"""Bots that know Skirmish."""

from __future__ import annotations

from lostworld.skirmish.players.recruit import Recruit
from lostworld.skirmish.players.strategist import Strategist
from lostworld.skirmish.players.tactician import Tactician

__all__ = ["Recruit", "Strategist", "Tactician"]
