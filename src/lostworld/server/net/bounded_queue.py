"""Work that may have to wait its turn: so many at once, so many waiting; the rest is turned away."""

from __future__ import annotations

import asyncio

from lostworld.game import GameError


class BoundedQueue:
    """Lets ``at_once`` in, and ``waiting`` wait; ``async with`` it around the work."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self.present = 0
        """How many work or wait."""

    async def __aenter__(self) -> None:
        if self.present >= self._most:
            raise GameError("error-server-busy")
        self.present += 1
        try:
            await self._places.acquire()
        except BaseException:
            self.present -= 1
            raise

    async def __aexit__(self, *_problem: object) -> None:
        self._places.release()
        self.present -= 1
