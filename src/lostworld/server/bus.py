"""How workers that share games tell each other that something was written: the game's id and its last number.

Nothing else is sent; whoever hears it reads the log. One process needs no bus. Workers on one PostgreSQL use
its LISTEN/NOTIFY within the writing transaction; Redis is there for those who prefer it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import sqlalchemy as sa

from lostworld.server.settings import Settings
from lostworld.server.writer import AfterCommit
from lostworld.server.writes import Append, NewGame, Write

log = logging.getLogger("lostworld.server.bus")

CHANNEL: Final = "lostworld"
NOTICE_BYTES: Final = 7000
"""PostgreSQL takes less than 8000 bytes in one notice."""

Heard = Callable[[str, int], None]
"""Called with a game's id and the number of its last event; -1 when something else than the log changed."""


class Bus(Protocol):
    """Tells other workers of writes, and hears of theirs."""

    shared: bool
    """Whether other workers may have the same games."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def announce(self, connection: sa.Connection, writes: Sequence[Write]) -> AfterCommit | None:
        """Within a transaction: tell of its writes once it is committed. Runs in the writer's thread."""
        ...


def open_bus(settings: Settings, heard: Heard) -> Bus:
    """The bus that the settings ask for."""
    if settings.bus.startswith(("redis://", "rediss://")):
        return RedisBus(settings.bus, heard)
    if settings.is_postgres:
        return PostgresBus(settings.database_url, heard)
    return NoBus()


class NoBus:
    """One process: nobody to tell."""

    shared = False

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    def announce(self, connection: sa.Connection, writes: Sequence[Write]) -> AfterCommit | None:
        """Nothing to do."""
        return None


def _notices(worker: str, writes: Sequence[Write]) -> list[str]:
    """What is sent: the worker, then ``id:seq`` for each game, in pieces that are short enough."""
    last: dict[str, int] = {}
    for write in writes:
        last[write.game_id] = write.entry.seq if isinstance(write, Append) else -1
        if isinstance(write, NewGame) and write.predecessor:
            last[write.predecessor] = -1  # whoever waits there for the rematch hears of it
    pieces: list[str] = []
    piece = worker
    for game_id, seq in last.items():
        if len(piece) > NOTICE_BYTES:
            pieces.append(piece)
            piece = worker
        piece += f" {game_id}:{seq}"
    return [*pieces, piece] if last else []


class _Listener:
    """What both shared buses have in common: leaving out one's own notices, and reading the others'."""

    shared = True

    def __init__(self, heard: Heard) -> None:
        self.worker = secrets.token_hex(4)
        self._heard = heard
        self._loop = asyncio.get_running_loop()

    def received(self, notice: str) -> None:
        """Pass a notice on, in the event loop. May be called from any thread."""
        worker, *games = notice.split(" ")
        if worker == self.worker:
            return
        for item in games:
            game_id, _, seq = item.rpartition(":")
            self._loop.call_soon_threadsafe(self._heard, game_id, int(seq))


class PostgresBus(_Listener):
    """LISTEN/NOTIFY: the notice is part of the transaction."""

    def __init__(self, url: str, heard: Heard) -> None:
        super().__init__(heard)
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="bus", daemon=True)

    async def open(self) -> None:
        self._thread.start()
        await asyncio.to_thread(self._ready.wait, 10)

    async def close(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join, 5)

    def announce(self, connection: sa.Connection, writes: Sequence[Write]) -> AfterCommit | None:
        for notice in _notices(self.worker, writes):
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": notice})
        return None  # PostgreSQL itself holds the notices back until the commit

    def _listen(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._ready.set()
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self.received(notice.payload)
            except psycopg.Error as problem:
                log.warning("bus lost", extra={"fields": {"error": type(problem).__name__}})
                self._stop.wait(1)


_NOTIFY = sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("notice")))


class RedisBus(_Listener):
    """Publish and subscribe on Redis, once the transaction is committed."""

    def __init__(self, url: str, heard: Heard) -> None:
        super().__init__(heard)
        self._url = url
        self._client: Any = None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="bus", daemon=True)

    async def open(self) -> None:
        import redis

        self._client = redis.Redis.from_url(self._url)
        self._thread.start()

    async def close(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join, 5)

    def announce(self, connection: sa.Connection, writes: Sequence[Write]) -> AfterCommit | None:
        notices = _notices(self.worker, writes)
        return (lambda: self._publish(notices)) if notices else None

    def _publish(self, notices: list[str]) -> None:
        for notice in notices:
            self._client.publish(CHANNEL, notice)

    def _listen(self) -> None:
        import redis

        while not self._stop.is_set():
            try:
                client: Any = redis.Redis.from_url(self._url)
                subscription = client.pubsub(ignore_subscribe_messages=True)
                subscription.subscribe(CHANNEL)
                while not self._stop.is_set():
                    message = subscription.get_message(timeout=0.5)
                    if message:
                        self.received(message["data"].decode())
            except redis.RedisError as problem:
                log.warning("bus lost", extra={"fields": {"error": type(problem).__name__}})
                self._stop.wait(1)
