"""How workers that share games tell each other what changed: something was written, somebody came or went.

Of a step and of a secret choice all of it is sent, so that whoever hears it need not read the database; of
any other write, and of what is too long, only the game's id and its last number. One process needs no bus.
Workers on one PostgreSQL use its LISTEN/NOTIFY, for writes within the writing transaction. Whoever was cut
off and is back reads his games anew: see ``Ears.resumed``.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import sqlalchemy as sa
from pydantic_core import from_json, to_json

from lostworld.game import GameError
from lostworld.server.net.security import sealed, unsealed
from lostworld.server.play.history import REVEAL, TURN, StoredStep
from lostworld.server.settings import Settings
from lostworld.server.storage.batch import Append, Choose
from lostworld.server.storage.changes import NewGame, Write
from lostworld.server.storage.one_call import Notice
from lostworld.server.storage.read import StoredChoice

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("lostworld.server.bus")

CHANNEL: Final = "lostworld"
NOTICE_BYTES: Final = 7000
"""PostgreSQL takes less than 8000 bytes in one notice."""
NEWS_BYTES: Final = 2000
"""What is longer is read from the database."""
RETRY_SECONDS: Final = 1.0
READY_SECONDS: Final = 10.0
"""How long a worker waits at its start until it can hear the others."""


class Present(NamedTuple):
    """Who is connected to one worker at one table."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Ears(Protocol):
    """Who listens. Everything is called in the event loop."""

    def heard(self, game_id: str, seq: int, seal: str = "") -> None:
        """Hear that another worker wrote: the game's last step has this number; -1 for anything else.

        ``seal`` is what it wrote, if that was sent along: see ``opened``.
        """
        ...

    def resumed(self) -> None:
        """Hear that everything is heard from now on; what was said before may have been missed."""
        ...

    def seen(self, worker: str, game_id: str, present: Present) -> None:
        """Hear who is connected to another worker."""
        ...

    def asked(self, game_id: str) -> None:
        """Hear that another worker wants to know who is connected here."""
        ...

    def signed(self, game_id: str, seat: int, sign: str) -> None:
        """Hear of a polite sign that was given at another worker."""
        ...


class Bus(Protocol):
    """Tells other workers of writes, and hears of theirs."""

    shared: bool
    """Whether other workers may have the same games."""
    hearing: bool
    """Whether what they write is heard now; else the database has to be asked."""

    async def open(self) -> None:
        """Begin to listen."""
        ...

    async def close(self) -> None:
        """Listen no more."""
        ...

    def announce(self, connection: sa.Connection, changes: Sequence[Write]) -> None:
        """Tell of a transaction's writes once it is committed. Runs within it, in the writer's thread."""
        ...

    def told(self, changes: Sequence[Write]) -> list[Notice]:
        """Return what ``announce`` would tell."""
        ...

    def say(self, connection: sa.Connection, items: Sequence[str]) -> None:
        """Tell ``presence_item`` and ``question_item`` in the same way."""
        ...


def open_bus(settings: Settings, ears: Ears) -> Bus:
    """Return the bus that suits the database."""
    return PostgresBus(settings.database_url, ears) if settings.is_postgres else NoBus()


class NoBus:
    """One process: nobody to tell."""

    shared = False
    hearing = True

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    def announce(self, connection: sa.Connection, changes: Sequence[Write]) -> None:
        """Do nothing."""

    def told(self, changes: Sequence[Write]) -> list[Notice]:
        """Return nothing."""
        return []

    def say(self, connection: sa.Connection, items: Sequence[str]) -> None:
        """Do nothing."""


# --- what is sent -------------------------------------------------------------------------------------
# A notice is the worker's name and, each after a space, items: ``id:seq`` for a write, ``id:seq:seal`` for
# one that is sent along, ``id=01+3`` for the seats and the number of spectators connected, ``id?`` for the
# question who is, ``id!0thanks`` for a sign.


def presence_item(game_id: str, present: Present) -> str:
    """Return the item that tells who is connected here."""
    return f"{game_id}={''.join(map(str, sorted(present.seats)))}+{present.spectators}"


def question_item(game_id: str) -> str:
    """Return the item that asks who is connected elsewhere."""
    return f"{game_id}?"


def sign_item(game_id: str, seat: int, sign: str) -> str:
    """Return the item that tells of a polite sign."""
    return f"{game_id}!{seat}{sign}"


def _notices(worker: str, changes: Sequence[Write]) -> list[str]:
    items: dict[str, None] = {}  # in order, and each once
    for write in changes:
        items[write_item(write)] = None
        if isinstance(write, NewGame) and write.predecessor:
            items[f"{write.predecessor}:-1"] = None  # whoever waits there for the rematch hears of it
    return _in_pieces(worker, [*items])


def write_item(write: Write) -> str:
    """Return the item that tells of a write, with all of it if it is a step or a choice and short enough."""
    news: list[Any] = []
    seq = -1
    if isinstance(write, Append):
        stored = write.stored
        seq = stored.seq
        if write.new_bot is None and stored.kind in (TURN, REVEAL):
            news = [*stored]
    elif isinstance(write, Choose):
        news = [write.seat, write.seq, write.action, write.at, write.command]
    if isinstance(write, Append | Choose) and news and write.salt:
        seal = sealed(write.salt, to_json(news).decode())
        if len(seal) <= NEWS_BYTES:
            return f"{write.game_id}:{seq}:{seal}"
    return f"{write.game_id}:{seq}"


def opened(salt: str, seq: int, seal: str) -> StoredStep | StoredChoice | None:
    """Return the step or the choice that was sent along; None if there is none that can be believed."""
    written = unsealed(salt, seal) if seal else None
    if written is None:
        return None
    found = from_json(written)
    return StoredChoice(*found) if seq < 0 else StoredStep(*found)


def _in_pieces(worker: str, items: Sequence[str]) -> list[str]:
    """Return notices that are short enough."""
    pieces: list[str] = []
    piece = worker
    for item in items:
        if len(piece) + len(item) > NOTICE_BYTES:
            pieces.append(piece)
            piece = worker
        piece += f" {item}"
    return [*pieces, piece] if items else []


class PostgresBus:
    """LISTEN/NOTIFY: a notice is part of the transaction. One's own notices are left out.

    The event loop itself reads what comes in: a thread would have to win the interpreter for every notice.
    """

    shared = True
    hearing = False

    def __init__(self, url: str, ears: Ears) -> None:
        self.worker = secrets.token_hex(4)
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._ears = ears
        self._ready = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen. Raises GameError when that is not possible soon."""
        self._listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait_for(self._ready.wait(), READY_SECONDS)
        except TimeoutError:
            await self.close()
            raise GameError("error-database-unreachable") from None

    async def close(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait({self._listening}, timeout=5)

    def announce(self, connection: sa.Connection, changes: Sequence[Write]) -> None:
        """Tell of writes; PostgreSQL itself holds the notices back until the commit."""
        self._notify(connection, _notices(self.worker, changes))

    def told(self, changes: Sequence[Write]) -> list[Notice]:
        """Return the notices of writes."""
        return [(CHANNEL, notice) for notice in _notices(self.worker, changes)]

    def say(self, connection: sa.Connection, items: Sequence[str]) -> None:
        """Tell who is connected, or ask."""
        self._notify(connection, _in_pieces(self.worker, items))

    def _notify(self, connection: sa.Connection, notices: Sequence[str]) -> None:
        for notice in notices:
            connection.connection.cursor().execute(_NOTIFY, (CHANNEL, notice))

    async def _listen(self) -> None:
        import psycopg

        while True:
            try:
                connection = await asyncio.to_thread(self._connected)
                try:
                    await self._hear(connection)
                finally:
                    connection.close()
            except psycopg.Error as problem:
                self.hearing = False
                log.warning("bus lost", extra={"fields": {"error": type(problem).__name__}})
                await asyncio.sleep(RETRY_SECONDS)

    def _connected(self) -> psycopg.Connection[Any]:
        import psycopg

        # A connection that only listens would not notice that its other end is gone.
        connection = psycopg.connect(
            self._url, autocommit=True, keepalives_idle=15, keepalives_interval=5, keepalives_count=3
        )
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _hear(self, connection: psycopg.Connection[Any]) -> None:
        """Pass on what comes in. Raises psycopg's error when the connection is lost."""
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        end = connection.pgconn
        socket = end.socket
        loop.add_reader(socket, ready.set)
        try:
            self.subscribed()
            while True:
                end.consume_input()
                while (notice := end.notifies()) is not None:
                    self._pass_on(notice.extra)
                ready.clear()
                await ready.wait()
        finally:
            loop.remove_reader(socket)

    def _pass_on(self, notice: bytes) -> None:
        try:
            self.received(notice.decode())
        except Exception as problem:  # anybody who may use the database can send a notice
            log.exception("notice not understood", extra={"fields": {"error": type(problem).__name__}})

    def subscribed(self) -> None:
        """Say that notices come in from now on."""
        self.hearing = True
        self._ready.set()
        self._ears.resumed()

    def received(self, notice: str) -> None:
        """Pass a notice on."""
        worker, *items = notice.split(" ")
        if worker == self.worker:
            return
        for item in items:
            game_id, told, rest = item.partition(":")
            if told:
                seq, _, seal = rest.partition(":")
                self._ears.heard(game_id, int(seq), seal)
            elif "!" in item:
                game_id, _, sign = item.partition("!")
                self._ears.signed(game_id, int(sign[0]), sign[1:])
            elif item.endswith("?"):
                self._ears.asked(item[:-1])
            else:
                game_id, _, there = item.partition("=")
                seats, _, spectators = there.partition("+")
                present = Present(frozenset(map(int, seats)), int(spectators))
                self._ears.seen(worker, game_id, present)


_NOTIFY: Final = "SELECT pg_notify(%s, %s)"
