"""Who is connected to other workers: each tells the others, again and again, and is forgotten when it stops.

A worker tells at once when somebody comes or goes, repeats it for all its games every few seconds, and asks
when a game comes into its memory. Without a shared bus there are no other workers and nothing is sent.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from lostworld.game import SPECTATOR
from lostworld.server.cluster.bus import Present, presence_item, question_item, sign_item
from lostworld.server.play.frames import presence_json, send_presence, send_sign
from lostworld.server.play.live_game import LiveGame

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

log = logging.getLogger("lostworld.server.presence")

TOGETHER_SECONDS: Final = 0.02
"""Several who come at once are told of in one notice."""
CROWD: Final = 10
"""Connections at one table from which on comings and goings are told together."""
CROWD_SECONDS: Final = 1.0
EXPIRES_AFTER: Final = 3.0
"""In repetitions: a worker that has not repeated itself for so long is gone."""


class Presence:
    """This worker's connections told to the others, and theirs known here."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._items: dict[str, str] = {}
        self._sending: asyncio.Task[None] | None = None
        self._repeating: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to repeat."""
        if self._worker.bus.shared:
            self._repeating = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        """Say goodbye for everybody."""
        if self._repeating is None:
            return
        self._repeating.cancel()
        for live in self._worker.tables.live.values():
            if live.connections:
                self._items[live.id] = presence_item(live.id, Present())
        await asyncio.wait({asyncio.ensure_future(self._send())}, timeout=2)

    def changed(self, live: LiveGame) -> None:
        """Tell that somebody has come or gone here; of crowds at most once a second."""
        self._tell(live)
        if live.presence_timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = live.presence_told + CROWD_SECONDS - loop.time()
        if len(live.connections) <= CROWD or wait <= 0:
            live.presence_told = loop.time()
            send_presence(live)
        else:
            live.presence_timer = loop.call_later(wait, self._tell_crowd, live)

    def _tell_crowd(self, live: LiveGame) -> None:
        live.presence_timer = None
        live.presence_told = asyncio.get_running_loop().time()
        send_presence(live)

    def sign(self, live: LiveGame, seat: int, sign: str) -> None:
        """Tell of a polite sign that was given here."""
        self._queue(f"!{live.id}:{seat}", sign_item(live.id, seat, sign))

    def signed(self, game_id: str, seat: int, sign: str) -> None:
        """Pass on a sign that was given at another worker."""
        live = self._worker.tables.live.get(game_id)
        if live is not None:
            send_sign(live, seat, sign)

    def ask(self, live: LiveGame) -> None:
        """Ask who is connected elsewhere to a game that has come into memory."""
        self._queue(f"?{live.id}", question_item(live.id))

    def asked(self, game_id: str) -> None:
        """Answer another worker that wants to know."""
        live = self._worker.tables.live.get(game_id)
        if live is not None and live.connections:
            self._tell(live)

    def seen(self, worker: str, game_id: str, present: Present) -> None:
        """Note who is connected to another worker."""
        live = self._worker.tables.live.get(game_id)
        if live is None:
            return
        before = presence_json(live)
        live.note_present()
        until = time.monotonic() + EXPIRES_AFTER * self._worker.settings.presence_every
        live.elsewhere[worker] = (present, until)
        if not any(present):
            del live.elsewhere[worker]
        if presence_json(live) != before:
            send_presence(live)

    def _tell(self, live: LiveGame) -> None:
        here = [connection.seat for connection in live.connections]
        present = Present(frozenset(here) - {SPECTATOR}, here.count(SPECTATOR))
        self._queue(live.id, presence_item(live.id, present))

    def _queue(self, subject: str, item: str) -> None:
        if not self._worker.bus.shared or self._worker.stopping:
            return
        self._items[subject] = item
        if self._sending is None or self._sending.done():
            self._sending = self._worker.spawn(self._send_together(), "presence")

    async def _send_together(self) -> None:
        await asyncio.sleep(TOGETHER_SECONDS)
        while self._items:
            await self._send()

    async def _send(self) -> None:
        items, self._items = [*self._items.values()], {}
        try:
            await self._worker.in_thread(self._say, items)
        except Exception as problem:  # it is repeated soon
            log.warning("presence lost", extra={"fields": {"error": type(problem).__name__}})

    def _say(self, items: list[str]) -> None:
        with self._worker.store.engine.begin() as connection:
            self._worker.bus.say(connection, items)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(self._worker.settings.presence_every)
            now = time.monotonic()
            for live in [*self._worker.tables.live.values()]:
                gone = [worker for worker, (_, until) in live.elsewhere.items() if until < now]
                if gone:
                    live.note_present()
                for worker in gone:
                    del live.elsewhere[worker]
                if gone:
                    send_presence(live)
                if live.connections:
                    self._tell(live)
