"""Games for other programs: the engine protocol, spoken (``conversation``) and heard (``client``)."""

from __future__ import annotations

from lostworld.engine.conversation import PROTOCOL, Engine, Quit, run

__all__ = ["PROTOCOL", "Engine", "Quit", "run"]
