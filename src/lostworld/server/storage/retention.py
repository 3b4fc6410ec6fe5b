"""How many games are kept, and which are deleted in the end: those that nobody began, or never finished.

When the server is full, games that are over make room for new ones.

One look every few minutes, a few games at a time and each with a breath after it, so that nobody notices.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from lostworld.game import GameError
from lostworld.server.storage import changes as changes

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

log = logging.getLogger("lostworld.server.retention")

DAY: Final = 86_400.0
AT_A_TIME: Final = 100
BREATH_SECONDS: Final = 0.05
ASK_SECONDS: Final = 1.0
"""How long other workers have to say who is connected to them."""
UNBEGUN_DAYS: Final = 1 / 24
FINISHED_DAYS: Final = 30.0
"""When the server is full: how long games are kept that nobody has begun, and that are over."""
COUNT_SECONDS: Final = 60.0
"""How long a number of games is believed; what this worker itself adds is counted in."""


class Retention:
    """Deletes old games and refuses new ones when there are too many."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._count = 0
        self._counted = float("-inf")
        self._making_room = asyncio.Lock()

    async def check_limit(self) -> None:
        """Raise unless another game may be stored."""
        most = self._worker.settings.games_most
        if not most:
            return
        now = time.monotonic()
        if self._count >= most or now - self._counted > COUNT_SECONDS:
            await self._recount()
        if self._count >= most:
            async with self._making_room:
                await self._recount()
                if self._count >= most:
                    await self._make_room(most)
        if self._count >= most:
            raise GameError("error-games-many", most=most)

    async def _recount(self) -> None:
        self._count = await self._worker.in_thread(self._worker.store.count)
        self._counted = time.monotonic()

    async def _make_room(self, most: int) -> None:
        """Delete what is missed least, so that nobody can close the server by filling it."""
        worker = self._worker
        now = time.time()
        wanted = max(1, min(AT_A_TIME, most // 20))
        # Some of those found may be open somewhere.
        found = await worker.in_thread(
            worker.store.spare, now - UNBEGUN_DAYS * DAY, now - FINISHED_DAYS * DAY, 2 * wanted
        )
        closed = [game_id for game_id in found if not self._is_open(game_id)]
        leaving = (await self._open_nowhere(closed))[:wanted]
        gone = await asyncio.gather(*(worker.write(changes.Discard(game_id)) for game_id in leaving))
        for game_id in leaving:
            worker.tables.forget(game_id)
        log.warning("room made for new games", extra={"fields": {"games": sum(gone)}})
        await self._recount()

    def _is_open(self, game_id: str) -> bool:
        live = self._worker.tables.live.get(game_id)
        return live is not None and bool(live.connections)

    def added(self) -> None:
        """Count another game that was stored."""
        self._count += 1

    async def run(self) -> None:
        """Look again and again; ends when it is cancelled."""
        while True:
            await asyncio.sleep(self._worker.settings.upkeep_every)
            try:
                await self.clean()
            except Exception as problem:
                log.warning("upkeep failed", extra={"fields": {"error": type(problem).__name__}})

    async def _open_nowhere(self, game_ids: list[str]) -> list[str]:
        """Return those that nobody has open, here or elsewhere: somebody who has one open may still begin."""
        worker = self._worker
        if not worker.bus.shared or not game_ids:
            return game_ids
        tables = []
        for game_id in game_ids:
            with suppress(GameError):  # another worker was faster
                tables.append(await worker.tables.get(game_id))  # whereupon the other workers are asked
        await asyncio.sleep(ASK_SECONDS)
        return [live.id for live in tables if not live.connections and not live.elsewhere]

    async def clean(self) -> int:
        """Delete what is not kept any longer; how many games that was."""
        settings, worker = self._worker.settings, self._worker
        now = time.time()
        untouched = now - DAY * settings.keep_untouched_days if settings.keep_untouched_days else 0.0
        idle = now - DAY * settings.keep_idle_days if settings.keep_idle_days else 0.0
        deleted, passed = 0, ""
        while True:
            found = await worker.in_thread(worker.store.forgettable, untouched, idle, passed, AT_A_TIME)
            closed = [game_id for game_id in found if game_id not in worker.tables.live]
            for game_id in await self._open_nowhere(closed):
                if await worker.write(changes.Forget(game_id, max(untouched, idle))):
                    deleted += 1
                    worker.tables.forget(game_id)
                await asyncio.sleep(BREATH_SECONDS)
            if len(found) < AT_A_TIME:
                break
            passed = found[-1]
        if deleted:
            self._counted = float("-inf")
            log.info("old games deleted", extra={"fields": {"games": deleted}})
        return deleted
