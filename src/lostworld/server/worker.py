"""A worker: everything that one process of the server consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.engine import Engine

from lostworld.game import GameError
from lostworld.server.cluster.bus import Bus, open_bus
from lostworld.server.cluster.homes import Homes
from lostworld.server.live.notices import Notices
from lostworld.server.net.bounded_queue import BoundedQueue
from lostworld.server.net.limits import Limits
from lostworld.server.net.metrics import MetricsDoor
from lostworld.server.net.security import allowed_hosts
from lostworld.server.play.tables import Tables
from lostworld.server.settings import Settings
from lostworld.server.storage import migrate
from lostworld.server.storage.changes import Write
from lostworld.server.storage.database_lock import DatabaseLock
from lostworld.server.storage.read import Store, check_whole, open_engine
from lostworld.server.storage.writer import Writer

if TYPE_CHECKING:
    from lostworld.server.bots.bot_seats import BotSeats
    from lostworld.server.bots.hints import Hints
    from lostworld.server.cluster.presence import Presence
    from lostworld.server.looking_back.analysis import Analyses
    from lostworld.server.play.clocks import Clocks
    from lostworld.server.storage.retention import Retention

RECORDS_AT_ONCE: Final = 1
RECORDS_WAITING: Final = 8
"""Records that somebody imports and that are being read."""

GARBAGE_AT: Final = (10_000, 50, 100)
"""When Python looks for cycles of dead objects. Live games last long and make few; looking through all of
them as often as usual takes a quarter of a busy server's time."""

HEALTH_SECONDS: Final = 5.0
"""How long the database has to answer when somebody asks whether all is well."""
DATABASE_SECONDS: Final = 120.0
"""How long a worker waits for its database when it starts."""

log = logging.getLogger("lostworld.server.worker")


class Worker:
    """One process's live games with the store, the writer, the bus and the bots they share."""

    store: Store
    writer: Writer
    bus: Bus
    bots: BotSeats
    hints: Hints
    analyses: Analyses
    presence: Presence
    clocks: Clocks
    retention: Retention

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hosts = allowed_hosts(settings)
        self.limits = Limits(settings)
        self.counted: Counter[str] = Counter()
        """For the metrics: requests, commands, refusals."""
        self.metrics = MetricsDoor(self)
        self.record_queue = BoundedQueue(RECORDS_AT_ONCE, RECORDS_WAITING)
        self.tables = Tables(self)
        self.notices = Notices(self)
        self.homes = Homes(settings.homes)
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="reader")
        self._watches: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect, bring the database up to date, and begin."""
        from lostworld.server.bots.bot_seats import BotSeats
        from lostworld.server.bots.hints import Hints
        from lostworld.server.cluster.presence import Presence
        from lostworld.server.looking_back.analysis import Analyses
        from lostworld.server.play import stand_in
        from lostworld.server.play.clocks import Clocks
        from lostworld.server.storage.retention import Retention

        self._database_lock = DatabaseLock(self.settings.database_url)
        engine = await self._connected()
        self.store = Store(engine)
        self.presence = Presence(self)
        self.bus = open_bus(self.settings, self.tables)
        await self.bus.open()
        bus, settings = self.bus, self.settings
        self.writer = Writer(engine, settings.group_most, bus.announce, settings.workers, bus.told)
        self.bots = BotSeats(self)
        self.hints = Hints(self)
        self.analyses = Analyses(self, self.hints.processes)
        self.presence.open()
        self.clocks = Clocks(self)
        self.retention = Retention(self)
        watches = (
            self.tables.evict_idle(),
            self.tables.read_unheard(),
            self.clocks.run(),
            self.retention.run(),
            stand_in.watch(self),
            self.notices.watch(),
        )
        await self.notices.look()
        self._watches = [asyncio.create_task(watch) for watch in watches]
        await self.metrics.open()
        self.homes.open()
        gc.collect()
        gc.freeze()  # the program itself will not become garbage
        gc.set_threshold(*GARBAGE_AT)

    async def _connected(self) -> Engine:
        """Return the database, up to date.

        A worker that is started again while it is away waits for it: if this one gave up, the supervisor
        would stop all the others too.
        """
        until = time.monotonic() + DATABASE_SECONDS
        while True:
            try:
                engine = await asyncio.to_thread(open_engine, self.settings.database_url)
                await asyncio.to_thread(check_whole, engine)
                await asyncio.to_thread(migrate.upgrade, engine)
                return engine
            except GameError as problem:
                alone = self.settings.workers == 1
                if alone or problem.key != "error-database-unreachable" or time.monotonic() > until:
                    raise
                log.warning("waiting for the database")
            await asyncio.sleep(1)

    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""
        await self.homes.close()
        self.stopping = True
        for watch in self._watches:
            watch.cancel()
        self.clocks.close()
        await self.metrics.close()
        await self.bots.close()
        await self.analyses.close()
        await self.hints.close()
        await self.presence.close()
        self.tables.close()
        for task in tuple(self._tasks):
            if task.get_name() == "bot":
                task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=3)
        await self.writer.stop()
        await self.bus.close()
        self._readers.shutdown(wait=False)
        self.store.engine.dispose()
        self._database_lock.release()
        gc.unfreeze()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Run something on its own. A client that goes away does not stop it half-way."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def in_thread(self, work: Any, *arguments: Any) -> Any:
        """Run blocking work off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *arguments)

    def write(self, write: Write) -> Coroutine[Any, Any, bool]:
        """Carry out a write durably; False when another worker was faster."""
        return self.writer.write(write)

    async def check(self) -> None:
        """Raise GameError unless the database answers soon and takes what is written."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.in_thread(self.store.ping)
        except TimeoutError:
            raise GameError("error-database-unreachable") from None
        if not self.bus.hearing:  # what other workers write would not be told here
            raise GameError("error-database-unreachable")
        if self.writer.in_trouble:
            raise GameError("error-storage")
