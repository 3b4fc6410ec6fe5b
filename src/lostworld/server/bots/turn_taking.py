"""Who may think next: games with people come first, and addresses take turns.

A few processes think for everybody. First come, first served would let one address that watches many games of
bots keep all others waiting.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

RANKS: Final = (0, 1)
"""Games in which somebody waits for the bot; then those of bots alone."""


class TurnTaking:
    """So many places; those who wait for one get it by rank, then one of each address in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[int, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            rank: OrderedDict() for rank in RANKS
        }

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(len(queue) for queues in self._waiting.values() for queue in queues.values())

    @asynccontextmanager
    async def place(self, rank: int = 0, address: str = "") -> AsyncIterator[None]:
        """Wait for a place and have it."""
        if self._free:
            self._free -= 1
        else:
            await self._turn(rank, address)
        try:
            yield
        finally:
            self._pass_on()

    async def _turn(self, rank: int, address: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[rank].setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # the place had been given to somebody who is gone
            raise

    def _pass_on(self) -> None:
        for rank in RANKS:
            queues = self._waiting[rank]
            while queues:
                address, queue = queues.popitem(last=False)
                turn = queue.popleft()
                if queue:
                    queues[address] = queue  # behind all other addresses
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
