"""Bots at the table: whose decision is awaited, and what happens when one fails."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from lostworld.bots import BOT_NAMES
from lostworld.game import GameError
from lostworld.server.bots.bot_processes import Thinkers
from lostworld.server.games import action_text
from lostworld.server.play.live_game import Table

if TYPE_CHECKING:
    from lostworld.server.worker import Hall

log = logging.getLogger("lostworld.server.bots.bot_seats")

FAILURES_MOST: Final = 3
"""How often a bot may fail at one decision before it plays on as the simplest bot."""
LATE_SECONDS: Final = 3.0
"""How long a worker waits for another one to let the bot act, before it does so itself."""
NICENESS: Final = 5


class Bots:
    """Lets the bots of this worker's tables decide."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._thinkers = Thinkers(hall.settings.bot_threads, NICENESS)
        self._closed = False

    async def close(self) -> None:
        """Let the bots go, also those that are thinking."""
        self._closed = True
        await self._thinkers.close()

    def consider(self, table: Table, late: bool = False) -> None:
        """Let every bot whose decision is awaited begin to think."""
        if self._closed:
            return
        nobody_plays = all(row.kind == "bot" for row in table.seats.values())
        if nobody_plays and not table.connections:
            return  # bots that play each other wait for somebody to watch
        for seat in table.deciding:
            if table.seats[seat].kind == "bot" and seat not in table.thinking:
                table.thinking.add(seat)
                self._hall.spawn(self._decide(table, seat, LATE_SECONDS if late else 0.0), "bot")

    async def _decide(self, table: Table, seat: int, wait: float, failures: int = 0) -> None:
        from lostworld.server.play import decide as commands

        seq = table.seq
        failed = False
        try:
            await asyncio.sleep(wait)
            began = time.monotonic()
            if table.seq != seq or seat not in table.deciding:
                return
            settings = self._hall.settings
            name = (table.seats[seat].bot if failures < FAILURES_MOST else None) or BOT_NAMES[0]
            actions = await self._thinkers.turn(table.state, seat, name, settings.bot_milliseconds)
            await asyncio.sleep(max(0.0, settings.bot_pause - (time.monotonic() - began)))
            await commands.act(self._hall, table, seat, seq, [action_text(action) for action in actions])
        except Exception as problem:
            # All is well if the game went on: taken back, resigned, or another worker's bot was faster.
            failed = table.seq == seq and seat in table.deciding
            if failed:
                fields = {"error": type(problem).__name__, "game": table.id, "failures": failures + 1}
                log.error("bot failed", extra={"fields": fields})
        finally:
            table.thinking.discard(seat)
            if not self._hall.stopping:
                if failed:
                    table.thinking.add(seat)
                    self._hall.spawn(self._decide(table, seat, 2.0 ** min(failures, 5), failures + 1), "bot")
                else:
                    self.consider(table)


def bots_told() -> list[dict[str, str | int]]:
    """The bots to choose from, weakest first."""
    return [{"name": name, "strength": strength} for strength, name in enumerate(BOT_NAMES, 1)]


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in BOT_NAMES:
        raise GameError("error-bot-unknown", name=name, names=", ".join(BOT_NAMES))
    return name
