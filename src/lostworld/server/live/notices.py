"""What whoever runs the server says to everybody (``lostworld admin announce``, ``close``, ``open``).

It stands in the database, where every worker looks every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from lostworld.game import GameError
from lostworld.server.play.projection import Json

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

ANNOUNCED, CLOSED = "announced", "closed"
LOOK_EVERY: Final = 5.0

log = logging.getLogger("lostworld.server.notices")


class Notices:
    """What is being said now."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._said: dict[str, str] = {}

    @property
    def announced(self) -> str | None:
        """What is announced, if anything is."""
        return self._said.get(ANNOUNCED) or None

    @property
    def closed(self) -> bool:
        """Whether no new games may begin."""
        return CLOSED in self._said

    def frame(self) -> Json:
        """Return it as everybody is told."""
        return {"type": "notice", "text": self.announced, "closed": self.closed}

    def check_open(self) -> None:
        """Raise GameError unless a new game may begin."""
        if self.closed:
            raise GameError("error-closed")

    async def look(self) -> None:
        """Look what is said now; tell everybody who is connected when it is something else."""
        said: dict[str, str] = await self._worker.in_thread(self._worker.store.notices)
        if said != self._said:
            self._said = said
            log.info("notice", extra={"fields": {"kinds": sorted(said)}})
            frame = self.frame()
            for live in self._worker.tables.live.values():
                live.broadcast(lambda _seat: frame)

    async def watch(self) -> None:
        """Look again and again; ends when it is cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Exception as problem:
                log.warning("no look at notices", extra={"fields": {"error": type(problem).__name__}})
