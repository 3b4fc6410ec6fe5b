"""Bots at the table: whose decision is awaited, and what happens when one fails."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from lostworld.bots import BOT_NAMES
from lostworld.game import GameError
from lostworld.server.bots.bot_processes import BotProcesses
from lostworld.server.games import action_text
from lostworld.server.play.live_game import LiveGame

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

log = logging.getLogger("lostworld.server.bots")

FAILURES_MOST: Final = 3
"""How often a bot may fail at one decision before it plays on as the simplest bot."""
LATE_SECONDS: Final = 3.0
"""How long a worker waits for another one to let the bot act, before it does so itself."""
NICENESS: Final = 5


class Bots:
    """Lets the bots of this worker's tables decide."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._bot_processes = BotProcesses(worker.settings.bot_threads, NICENESS)
        self._closed = False

    async def close(self) -> None:
        """Let the bots go, also those that are thinking."""
        self._closed = True
        await self._bot_processes.close()

    def consider(self, live: LiveGame, late: bool = False) -> None:
        """Let every bot whose decision is awaited begin to think."""
        if self._closed:
            return
        nobody_plays = all(row.kind == "bot" for row in live.seats.values())
        if nobody_plays and not live.connections:
            return  # bots that play each other wait for somebody to watch
        for seat in live.deciding:
            if live.seats[seat].kind == "bot" and seat not in live.thinking:
                live.thinking.add(seat)
                self._worker.spawn(self._decide(live, seat, LATE_SECONDS if late else 0.0), "bot")

    async def _decide(self, live: LiveGame, seat: int, wait: float, failures: int = 0) -> None:
        from lostworld.server.play import decide as commands

        seq = live.seq
        failed = False
        try:
            await asyncio.sleep(wait)
            began = time.monotonic()
            if live.seq != seq or seat not in live.deciding:
                return
            settings = self._worker.settings
            name = (live.seats[seat].bot if failures < FAILURES_MOST else None) or BOT_NAMES[0]
            actions = await self._bot_processes.turn(live.state, seat, name, settings.bot_milliseconds)
            await asyncio.sleep(max(0.0, settings.bot_pause - (time.monotonic() - began)))
            await commands.act(self._worker, live, seat, seq, [action_text(action) for action in actions])
        except Exception as problem:
            # All is well if the game went on: taken back, resigned, or another worker's bot was faster.
            failed = live.seq == seq and seat in live.deciding
            if failed:
                fields = {"error": type(problem).__name__, "game": live.id, "failures": failures + 1}
                log.error("bot failed", extra={"fields": fields})
        finally:
            live.thinking.discard(seat)
            if not self._worker.stopping:
                if failed:
                    live.thinking.add(seat)
                    self._worker.spawn(self._decide(live, seat, 2.0 ** min(failures, 5), failures + 1), "bot")
                else:
                    self.consider(live)


def bots_json() -> list[dict[str, str | int]]:
    """The bots to choose from, weakest first."""
    return [{"name": name, "strength": strength} for strength, name in enumerate(BOT_NAMES, 1)]


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in BOT_NAMES:
        raise GameError("error-bot-unknown", name=name, names=", ".join(BOT_NAMES))
    return name
