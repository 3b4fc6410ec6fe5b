"""How many games are kept, and which are deleted in the end: those that nobody began, or never finished.

One look every few minutes, a few games at a time and each with a breath after it, so that nobody notices.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from lostworld.game import GameError
from lostworld.server.storage import changes as writes

if TYPE_CHECKING:
    from lostworld.server.worker import Hall

log = logging.getLogger("lostworld.server.storage.retention")

DAY: Final = 86_400.0
AT_A_TIME: Final = 100
BREATH_SECONDS: Final = 0.05
ASK_SECONDS: Final = 1.0
"""How long other workers have to say who is connected to them."""
COUNT_SECONDS: Final = 60.0
"""How long a number of games is believed; what this worker itself adds is counted in."""


class Upkeep:
    """Deletes old games and refuses new ones when there are too many."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._count = 0
        self._counted = float("-inf")

    async def check_room(self) -> None:
        """Raise unless another game may be stored."""
        most = self._hall.settings.games_most
        if not most:
            return
        now = time.monotonic()
        if self._count >= most or now - self._counted > COUNT_SECONDS:
            self._count = await self._hall.in_thread(self._hall.store.count)
            self._counted = now
        if self._count >= most:
            raise GameError("error-games-many", most=most)

    def added(self) -> None:
        """Another game was stored."""
        self._count += 1

    async def run(self) -> None:
        """Look again and again; ends when it is cancelled."""
        while True:
            await asyncio.sleep(self._hall.settings.upkeep_every)
            try:
                await self.clean()
            except Exception as problem:
                log.warning("upkeep failed", extra={"fields": {"error": type(problem).__name__}})

    async def _open_nowhere(self, game_ids: list[str]) -> list[str]:
        """Those that nobody has open, here or elsewhere: somebody who has one open may still begin."""
        hall = self._hall
        if not hall.bus.shared or not game_ids:
            return game_ids
        tables = []
        for game_id in game_ids:
            with suppress(GameError):  # another worker was faster
                tables.append(await hall.table(game_id))  # whereupon the other workers are asked
        await asyncio.sleep(ASK_SECONDS)
        return [table.id for table in tables if not table.connections and not table.elsewhere]

    async def clean(self) -> int:
        """Delete what is not kept any longer; how many games that was."""
        settings, hall = self._hall.settings, self._hall
        now = time.time()
        untouched = now - DAY * settings.keep_untouched_days if settings.keep_untouched_days else 0.0
        idle = now - DAY * settings.keep_idle_days if settings.keep_idle_days else 0.0
        deleted, passed = 0, ""
        while True:
            found = await hall.in_thread(hall.store.forgettable, untouched, idle, passed, AT_A_TIME)
            closed = [game_id for game_id in found if game_id not in hall.tables]
            for game_id in await self._open_nowhere(closed):
                if await hall.write(writes.Forget(game_id, max(untouched, idle))):
                    deleted += 1
                    hall.forget(game_id)
                await asyncio.sleep(BREATH_SECONDS)
            if len(found) < AT_A_TIME:
                break
            passed = found[-1]
        if deleted:
            self._counted = float("-inf")
            log.info("old games deleted", extra={"fields": {"games": deleted}})
        return deleted
