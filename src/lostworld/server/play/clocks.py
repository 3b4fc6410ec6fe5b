"""Clocks of games that nobody has open: a small timer each, which fetches the game when its flag falls.

At the start, and now and then, all running clocks are looked for in the database. So flags fall after a
restart too, and those of another worker that has died. A game that leaves the memory leaves its timer here.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from lostworld.server.play.steady_time import STARTED, steady_time
from lostworld.server.storage.read import RunningClock

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

log = logging.getLogger("lostworld.server.clocks")

AFTER_FAULT_SECONDS: Final = 5.0


class Clocks:
    """One worker's watch over the clocks of games that are not in its memory."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._timers: dict[str, asyncio.TimerHandle] = {}

    async def run(self) -> None:
        """Look again and again; ends when it is cancelled."""
        while True:
            try:
                await self.look()
            except Exception as problem:
                log.warning("clocks unread", extra={"fields": {"error": type(problem).__name__}})
            await asyncio.sleep(self._worker.settings.clocks_every)

    async def look(self) -> None:
        """Watch every running clock that is stored."""
        for clock in await self._worker.in_thread(self._worker.store.running_clocks):
            if clock.game_id not in self._worker.tables.live:
                self.watch(clock.game_id, clock.falls_at(STARTED) - steady_time())

    def watch(self, game_id: str, seconds: float) -> None:
        """Wake up when a flag may fall."""
        self.forget(game_id)
        if not self._worker.stopping:
            loop = asyncio.get_running_loop()
            self._timers[game_id] = loop.call_later(max(0.0, seconds) + 0.01, self._woken, game_id)

    def forget(self, game_id: str) -> None:
        """Watch a game no longer: it has its own timer."""
        timer = self._timers.pop(game_id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Watch nothing any more."""
        for game_id in [*self._timers]:
            self.forget(game_id)

    def _woken(self, game_id: str) -> None:
        del self._timers[game_id]
        if game_id not in self._worker.tables.live and not self._worker.stopping:
            self._worker.spawn(self._fetch(game_id), "flag")

    async def _fetch(self, game_id: str) -> None:
        """Let the game see to its flag, unless somebody has moved elsewhere and there is time again."""
        try:
            found: list[RunningClock] = await self._worker.in_thread(
                self._worker.store.running_clocks, game_id
            )
            for clock in found:
                left = clock.falls_at(STARTED) - steady_time()
                if left > 1.0:
                    self.watch(game_id, left)
                else:
                    await self._worker.tables.get(game_id)
        except Exception as problem:
            log.warning("flag late", extra={"fields": {"game": game_id, "error": type(problem).__name__}})
            self.watch(game_id, AFTER_FAULT_SECONDS)
