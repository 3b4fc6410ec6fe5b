"""Who is connected to other workers: each tells the others, again and again, and is forgotten when it stops.

A worker tells at once when somebody comes or goes, repeats it for all its tables every few seconds, and asks
when a table comes into its memory. Without a shared bus there are no other workers and nothing is sent.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from lostworld.game import SPECTATOR
from lostworld.server.cluster.bus import Present, presence_item, question_item
from lostworld.server.play.live_game import Table

if TYPE_CHECKING:
    from lostworld.server.worker import Hall

log = logging.getLogger("lostworld.server.cluster.presence")

TOGETHER_SECONDS: Final = 0.02
"""Several who come at once are told of in one notice."""
EXPIRES_AFTER: Final = 3.0
"""In repetitions: a worker that has not repeated itself for so long is gone."""


class Neighbours:
    """This worker's connections told to the others, and theirs known here."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._items: dict[str, str] = {}
        self._sending: asyncio.Task[None] | None = None
        self._repeating: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to repeat."""
        if self._hall.bus.shared:
            self._repeating = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        """Say goodbye for everybody."""
        if self._repeating is None:
            return
        self._repeating.cancel()
        for table in self._hall.tables.values():
            if table.connections:
                self._items[table.id] = presence_item(table.id, Present())
        await asyncio.wait({asyncio.ensure_future(self._send())}, timeout=2)

    def changed(self, table: Table) -> None:
        """Somebody has come or gone here."""
        table.tell_presence()
        self._tell(table)

    def ask(self, table: Table) -> None:
        """A table has come into memory: who is connected to it elsewhere?"""
        self._queue(f"?{table.id}", question_item(table.id))

    def asked(self, game_id: str) -> None:
        """Another worker wants to know."""
        table = self._hall.tables.get(game_id)
        if table is not None and table.connections:
            self._tell(table)

    def seen(self, worker: str, game_id: str, present: Present) -> None:
        """Who is connected to another worker."""
        table = self._hall.tables.get(game_id)
        if table is None:
            return
        before = table.presence_told()
        until = time.monotonic() + EXPIRES_AFTER * self._hall.settings.presence_every
        table.elsewhere[worker] = (present, until)
        if not any(present):
            del table.elsewhere[worker]
        if table.presence_told() != before:
            table.tell_presence()

    def _tell(self, table: Table) -> None:
        here = [connection.seat for connection in table.connections]
        present = Present(frozenset(here) - {SPECTATOR}, here.count(SPECTATOR))
        self._queue(table.id, presence_item(table.id, present))

    def _queue(self, subject: str, item: str) -> None:
        if not self._hall.bus.shared or self._hall.stopping:
            return
        self._items[subject] = item
        if self._sending is None or self._sending.done():
            self._sending = self._hall.spawn(self._send_together(), "presence")

    async def _send_together(self) -> None:
        await asyncio.sleep(TOGETHER_SECONDS)
        while self._items:
            await self._send()

    async def _send(self) -> None:
        items, self._items = [*self._items.values()], {}
        try:
            await self._hall.in_thread(self._say, items)
        except Exception as problem:  # it is repeated soon
            log.warning("presence lost", extra={"fields": {"error": type(problem).__name__}})

    def _say(self, items: list[str]) -> None:
        with self._hall.store.engine.begin() as connection:
            after = self._hall.bus.say(connection, items)
        if after is not None:
            after()

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(self._hall.settings.presence_every)
            now = time.monotonic()
            for table in [*self._hall.tables.values()]:
                gone = [worker for worker, (_, until) in table.elsewhere.items() if until < now]
                for worker in gone:
                    del table.elsewhere[worker]
                if gone:
                    table.tell_presence()
                if table.connections:
                    self._tell(table)
