"""How workers that share games tell each other what changed: something was written, somebody came or went.

Of a write only the game's id and its last number are sent; whoever hears it reads the log. One process needs
no bus. Workers on one PostgreSQL use its LISTEN/NOTIFY, for writes within the writing transaction; Redis is
there for those who prefer it. Whoever was cut off and is back reads his games anew: see ``Ears.resumed``.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

import sqlalchemy as sa

from lostworld.game import GameError
from lostworld.server.settings import Settings
from lostworld.server.storage.batch import Append
from lostworld.server.storage.changes import NewGame, Write
from lostworld.server.storage.writer import AfterCommit

log = logging.getLogger("lostworld.server.bus")

CHANNEL: Final = "lostworld"
NOTICE_BYTES: Final = 7000
"""PostgreSQL takes less than 8000 bytes in one notice."""
RETRY_SECONDS: Final = 1.0
READY_SECONDS: Final = 10.0
"""How long a worker waits at its start until it can hear the others."""


class Present(NamedTuple):
    """Who is connected to one worker at one table."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Ears(Protocol):
    """Who listens. Everything is called in the event loop."""

    def heard(self, game_id: str, seq: int) -> None:
        """Another worker wrote: the game's last event has this number; -1 if something else changed."""
        ...

    def resumed(self) -> None:
        """From now on everything is heard; what was said before may have been missed."""
        ...

    def seen(self, worker: str, game_id: str, present: Present) -> None:
        """Who is connected to another worker."""
        ...

    def asked(self, game_id: str) -> None:
        """Another worker wants to know who is connected here."""
        ...


class Bus(Protocol):
    """Tells other workers of writes, and hears of theirs."""

    shared: bool
    """Whether other workers may have the same games."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def announce(self, connection: sa.Connection, changes: Sequence[Write]) -> AfterCommit | None:
        """Within a transaction: tell of its writes once it is committed. Runs in the writer's thread."""
        ...

    def say(self, connection: sa.Connection, items: Sequence[str]) -> AfterCommit | None:
        """The same for ``presence_item`` and ``question_item``."""
        ...


def open_bus(settings: Settings, ears: Ears) -> Bus:
    """The bus that the settings ask for."""
    if is_redis(settings):
        return RedisBus(settings.bus, ears)
    if settings.is_postgres:
        return PostgresBus(settings.database_url, ears)
    return NoBus()


def is_redis(settings: Settings) -> bool:
    """Whether the settings ask for Redis."""
    return settings.bus.startswith(("redis://", "rediss://"))


def check_bus(settings: Settings) -> None:
    """Say before the start what is wrong with the bus."""
    if is_redis(settings):
        redis = _redis()
        try:
            redis.Redis.from_url(settings.bus, socket_connect_timeout=5).ping()
        except (redis.RedisError, ValueError, OSError) as problem:
            raise GameError("error-bus-unreachable") from problem
    elif settings.bus:
        raise GameError("error-bus-unknown", scheme=settings.bus.partition("://")[0])


def _redis() -> Any:
    try:
        import redis
    except ImportError:
        raise GameError("error-part-missing", package="redis") from None
    return redis


class NoBus:
    """One process: nobody to tell."""

    shared = False

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    def announce(self, connection: sa.Connection, changes: Sequence[Write]) -> AfterCommit | None:
        """Nothing to do."""
        return None

    def say(self, connection: sa.Connection, items: Sequence[str]) -> AfterCommit | None:
        """Nothing to do."""
        return None


# --- what is sent -------------------------------------------------------------------------------------
# A notice is the worker's name and, each after a space, items: ``id:seq`` for a write, ``id=01+3`` for the
# seats and the number of spectators connected, ``id?`` for the question who is.


def presence_item(game_id: str, present: Present) -> str:
    """Who is connected here."""
    return f"{game_id}={''.join(map(str, sorted(present.seats)))}+{present.spectators}"


def question_item(game_id: str) -> str:
    """Who is connected elsewhere?"""
    return f"{game_id}?"


def _notices(worker: str, changes: Sequence[Write]) -> list[str]:
    last: dict[str, int] = {}
    for write in changes:
        last[write.game_id] = write.stored.seq if isinstance(write, Append) else -1
        if isinstance(write, NewGame) and write.predecessor:
            last[write.predecessor] = -1  # whoever waits there for the rematch hears of it
    return _in_pieces(worker, [f"{game_id}:{seq}" for game_id, seq in last.items()])


def _in_pieces(worker: str, items: Sequence[str]) -> list[str]:
    """Notices that are short enough."""
    pieces: list[str] = []
    piece = worker
    for item in items:
        if len(piece) > NOTICE_BYTES:
            pieces.append(piece)
            piece = worker
        piece += f" {item}"
    return [*pieces, piece] if items else []


class _Listener:
    """What both shared buses have in common: leaving out one's own notices, and reading the others'."""

    shared = True

    def __init__(self, ears: Ears) -> None:
        self.worker = secrets.token_hex(4)
        self._ears = ears
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="bus", daemon=True)

    async def open(self) -> None:
        self._thread.start()
        if not await asyncio.to_thread(self._ready.wait, READY_SECONDS):
            raise GameError("error-bus-unreachable")

    async def close(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join, 5)

    def _listen(self) -> None:
        raise NotImplementedError

    def _lost(self, problem: Exception) -> None:
        log.warning("bus lost", extra={"fields": {"error": type(problem).__name__}})
        self._stop.wait(RETRY_SECONDS)

    def subscribed(self) -> None:
        """Notices come in from now on."""
        self._ready.set()
        self._tell(self._ears.resumed)

    def received(self, notice: str) -> None:
        """Pass a notice on, in the event loop. May be called from any thread."""
        worker, *items = notice.split(" ")
        if worker == self.worker:
            return
        for item in items:
            game_id, _, seq = item.rpartition(":")
            if game_id:
                self._tell(self._ears.heard, game_id, int(seq))
            elif item.endswith("?"):
                self._tell(self._ears.asked, item[:-1])
            else:
                game_id, _, there = item.partition("=")
                seats, _, spectators = there.partition("+")
                present = Present(frozenset(map(int, seats)), int(spectators))
                self._tell(self._ears.seen, worker, game_id, present)

    def _tell(self, ear: Any, *news: Any) -> None:
        try:
            self._loop.call_soon_threadsafe(ear, *news)
        except RuntimeError:  # the event loop is closed: the worker has stopped
            self._stop.set()


class PostgresBus(_Listener):
    """LISTEN/NOTIFY: the notice is part of the transaction."""

    def __init__(self, url: str, ears: Ears) -> None:
        super().__init__(ears)
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)

    def announce(self, connection: sa.Connection, changes: Sequence[Write]) -> AfterCommit | None:
        self._notify(connection, _notices(self.worker, changes))
        return None  # PostgreSQL itself holds the notices back until the commit

    def say(self, connection: sa.Connection, items: Sequence[str]) -> AfterCommit | None:
        self._notify(connection, _in_pieces(self.worker, items))
        return None

    def _notify(self, connection: sa.Connection, notices: Sequence[str]) -> None:
        for notice in notices:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": notice})

    def _listen(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                # A connection that only listens would not notice that its other end is gone.
                with psycopg.connect(
                    self._url, autocommit=True, keepalives_idle=15, keepalives_interval=5, keepalives_count=3
                ) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.subscribed()
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self.received(notice.payload)
            except psycopg.Error as problem:
                self._lost(problem)


_NOTIFY = sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("notice")))


class RedisBus(_Listener):
    """Publish and subscribe on Redis, once the transaction is committed.

    What cannot be published is kept and said later: other workers may hear Redis while this one does not.
    """

    def __init__(self, url: str, ears: Ears) -> None:
        super().__init__(ears)
        self._url = url
        self._client: Any = _redis().Redis.from_url(url, socket_timeout=1, socket_connect_timeout=1)
        self._unsaid: set[str] = set()
        self._lock = threading.Lock()
        self._broken_until = 0.0

    async def close(self) -> None:
        await super().close()
        await asyncio.to_thread(self._client.close)

    def announce(self, connection: sa.Connection, changes: Sequence[Write]) -> AfterCommit | None:
        notices = _notices(self.worker, changes)
        return (lambda: self._publish(notices)) if notices else None

    def say(self, connection: sa.Connection, items: Sequence[str]) -> AfterCommit | None:
        notices = _in_pieces(self.worker, items)
        return (lambda: self._publish(notices)) if notices else None

    def _publish(self, notices: Sequence[str]) -> None:
        try:
            if time.monotonic() < self._broken_until:  # commits must not wait for it each time
                raise _redis().ConnectionError
            for notice in notices:
                self._client.publish(CHANNEL, notice)
        except _redis().RedisError:
            if time.monotonic() >= self._broken_until:
                self._broken_until = time.monotonic() + RETRY_SECONDS
            with self._lock:
                for notice in notices:
                    self._unsaid.update(item.rpartition(":")[0] for item in notice.split(" ")[1:])
                self._unsaid.discard("")  # who is connected is said again soon anyway
            raise

    def _catch_up(self) -> None:
        """Say what could not be said."""
        with self._lock:
            unsaid, self._unsaid = sorted(self._unsaid), set()
        self._publish(_in_pieces(self.worker, [f"{game_id}:-1" for game_id in unsaid]))

    def _listen(self) -> None:
        redis = _redis()
        while not self._stop.is_set():
            try:
                with (
                    redis.Redis.from_url(
                        self._url, health_check_interval=15, socket_keepalive=True
                    ) as client,
                    client.pubsub() as subscription,
                ):
                    subscription.subscribe(CHANNEL)
                    while not self._stop.is_set():
                        message = subscription.get_message(timeout=0.5)
                        if message and message["type"] == "subscribe":
                            self.subscribed()  # also when the library has silently connected anew
                        elif message and message["type"] == "message":
                            self.received(message["data"].decode())
                        if self._unsaid and time.monotonic() >= self._broken_until:
                            self._catch_up()
            except redis.RedisError as problem:
                self._lost(problem)
