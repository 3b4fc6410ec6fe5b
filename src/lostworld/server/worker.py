"""The hall: all that runs together, and the tables in it, which come when asked for and go when idle."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.engine import Engine

from lostworld.game import GameError
from lostworld.server.cluster.bus import Bus, Present, open_bus
from lostworld.server.games import State
from lostworld.server.net.bounded_queue import WaitingRoom
from lostworld.server.net.security import Buckets, allowed_hosts
from lostworld.server.play import projection
from lostworld.server.play.history import TAKE_BACK, Course, Entry, Step
from lostworld.server.play.live_game import Past, Table
from lostworld.server.settings import Settings
from lostworld.server.storage import migrate as schema_version
from lostworld.server.storage.changes import Write
from lostworld.server.storage.database_lock import Occupancy
from lostworld.server.storage.read import Store, WholeGame, open_engine
from lostworld.server.storage.writer import Writer

if TYPE_CHECKING:
    from lostworld.server.bots.bot_seats import Bots
    from lostworld.server.cluster.presence import Neighbours
    from lostworld.server.looking_back.analysis import Advice
    from lostworld.server.play.clocks import Clocks
    from lostworld.server.storage.retention import Upkeep

FLAG_NEAR_SECONDS: Final = 2.0
"""A table whose flag falls so soon stays in the memory."""
FLAG_AGAIN_SECONDS: Final = 1.0
"""When a fallen flag could not be stored."""
RECORDS_AT_ONCE: Final = 1
RECORDS_WAITING: Final = 8
"""Records that somebody brings along and that are being read."""

GARBAGE_AT: Final = (10_000, 50, 100)
"""When Python looks for cycles of dead objects. Tables live long and make few; looking through all of them as
often as usual takes a quarter of a busy server's time."""

HEALTH_SECONDS: Final = 5.0
"""How long the database has to answer when somebody asks whether all is well."""
DATABASE_SECONDS: Final = 120.0
"""How long a worker waits for its database when it starts."""
PASTS_KEPT: Final = 32
"""Games whose past is kept ready, because somebody asked for it lately."""

log = logging.getLogger("lostworld.server.worker")


class Hall:
    """One worker's tables with the store, the writer, the bus and the bots they share."""

    store: Store
    writer: Writer
    bus: Bus
    bots: Bots
    advice: Advice
    neighbours: Neighbours
    clocks: Clocks
    upkeep: Upkeep

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hosts = allowed_hosts(settings)
        self.tables: dict[str, Table] = {}
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.creations = Buckets(settings.new_games_rate, settings.new_games_burst)
        self.stopping = False
        self._pasts: OrderedDict[str, Past] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._missed: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="reader")
        self.record_room = WaitingRoom(RECORDS_AT_ONCE, RECORDS_WAITING)
        self._watches: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect, bring the database up to date, and begin."""
        from lostworld.server.bots.bot_seats import Bots
        from lostworld.server.cluster.presence import Neighbours
        from lostworld.server.looking_back.analysis import Advice
        from lostworld.server.play.clocks import Clocks
        from lostworld.server.storage.retention import Upkeep

        self._occupancy = Occupancy(self.settings.database_url)
        engine = await self._connected()
        self.store = Store(engine)
        self.neighbours = Neighbours(self)
        self.bus = open_bus(self.settings, self)
        await self.bus.open()
        self.writer = Writer(engine, self.settings.group_most, self.bus.announce)
        self.bots = Bots(self)
        self.advice = Advice(self)
        self.neighbours.open()
        self.clocks = Clocks(self)
        self.upkeep = Upkeep(self)
        watches = (self._evict_idle(), self.clocks.run(), self.upkeep.run())
        self._watches = [asyncio.create_task(watch) for watch in watches]
        gc.collect()
        gc.freeze()  # the program itself will not become garbage
        gc.set_threshold(*GARBAGE_AT)

    async def _connected(self) -> Engine:
        """The database, up to date. A worker that is started again while it is away waits for it: if this one
        gave up, the supervisor would stop all the others too."""
        until = time.monotonic() + DATABASE_SECONDS
        while True:
            try:
                engine = await asyncio.to_thread(open_engine, self.settings.database_url)
                await asyncio.to_thread(schema_version.upgrade, engine)
                return engine
            except GameError as problem:
                alone = self.settings.workers == 1
                if alone or problem.key != "error-database-unreachable" or time.monotonic() > until:
                    raise
                log.warning("waiting for the database")
            await asyncio.sleep(1)

    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""
        self.stopping = True
        for watch in self._watches:
            watch.cancel()
        self.clocks.close()
        await self.bots.close()
        await self.advice.close()
        await self.neighbours.close()
        for table in self.tables.values():
            if table.flag_timer is not None:
                table.flag_timer.cancel()
            for connection in tuple(table.connections):
                connection.close(1012)
        for task in tuple(self._tasks):
            if task.get_name() == "bot":
                task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=3)
        await self.writer.stop()
        await self.bus.close()
        self._readers.shutdown(wait=False)
        self.store.engine.dispose()
        self._occupancy.end()
        gc.unfreeze()

    # --- tasks ----------------------------------------------------------------------------------------

    def spawn(self, work: Any, name: str) -> asyncio.Task[Any]:
        """Run something on its own. A client that goes away does not stop it half-way."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def in_thread(self, work: Any, *arguments: Any) -> Any:
        """Run blocking work off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *arguments)

    async def check(self) -> None:
        """Raise unless the database answers soon and takes what is written."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.in_thread(self.store.ping)
        except TimeoutError:
            raise GameError("error-database-unreachable") from None
        if self.writer.in_trouble:
            raise GameError("error-storage")

    # --- tables ---------------------------------------------------------------------------------------

    async def table(self, game_id: str) -> Table:
        """The table of a game, read from the log if it is not in memory."""
        if self.stopping:
            raise GameError("error-server-stopping")
        table = self.tables.get(game_id) or await self._loaded(game_id)
        table.last_used = time.monotonic()
        return table

    async def _loaded(self, game_id: str) -> Table:
        loading = self._loading.get(game_id)
        if loading is None:
            loading = self._loading[game_id] = self.spawn(self._load(game_id), "load")
            loading.add_done_callback(lambda _done: self._loaded_or_not(game_id))
        return await asyncio.shield(loading)

    def _loaded_or_not(self, game_id: str) -> None:
        self._loading.pop(game_id, None)
        self._missed.discard(game_id)

    async def _load(self, game_id: str) -> Table:
        table: Table = await self.in_thread(self._read_table, game_id)
        self.tables[game_id] = table
        if game_id in self._missed:  # another worker wrote while we were reading
            async with table.lock:
                await self.refresh(table)
        if self.bus.shared:
            self.spawn(self._catch_up(table, table.seq), "catch up")
            self.neighbours.ask(table)
        self.bots.consider(table)
        self.clocks.forget(game_id)
        self.set_flag_timer(table)
        return table

    def _read_table(self, game_id: str) -> Table:
        return Table(self._whole(game_id))

    def _whole(self, game_id: str, after: int = 0) -> WholeGame:
        whole = self.store.whole_game(game_id, after)
        if whole is None:
            raise GameError("error-game-not-found")
        return whole

    async def refresh(self, table: Table) -> None:
        """Read a table anew: another worker has written. The caller holds the table's lock."""
        known = table.seq
        chosen = table.chosen_told()
        offers = table.offers_told()
        presence = table.seats_told()
        at = table.standpoint()
        whole, steps, course = await self.in_thread(self._read_on, table.id, at)
        for entry in whole.entries:
            if entry.seq > known:
                table.remember_commands(entry)
        table.take_over(whole, course)
        past = self._pasts.get(table.id)
        for step, state in steps:
            if step.seq > known:
                if past is not None and len(past) == step.seq - 1:
                    past.append((step, state))
                self.tell_past_step(table, step, state)
        if table.seq == known and table.chosen_told() != chosen:
            self.tell_chosen(table)
        if table.offers_told() != offers:
            table.tell_offers()
        if table.seats_told() != presence:
            table.tell_presence()
        self.set_flag_timer(table)

    def _read_on(self, game_id: str, course: Course) -> tuple[WholeGame, Past, Course]:
        """What was stored since; the whole log only after a take-back, which needs what was before."""
        whole = self._whole(game_id, course.seq)
        if any(entry.kind == TAKE_BACK for entry in whole.entries):
            whole = self._whole(game_id)
            return whole, *play_through(whole)
        return whole, advance(course, whole.entries), course

    async def past(self, table: Table) -> Past:
        """The whole course of a game up to now, step by step. The caller holds the table's lock."""
        if table.seq == 0:
            return []
        known = self._pasts.get(table.id)
        if known is None or len(known) != table.seq:
            found, _ = await self.course(table)
            known = self._pasts[table.id] = [(step, state) for step, state in found if step.seq <= table.seq]
            while len(self._pasts) > PASTS_KEPT:
                self._pasts.popitem(last=False)
        self._pasts.move_to_end(table.id)
        return known

    def went_on(self, table: Table, step: Step) -> None:
        """A step was stored: keep a past that somebody asked for lately up to date."""
        known = self._pasts.get(table.id)
        if known is not None and len(known) == step.seq - 1:
            known.append((step, table.state))

    async def course(self, table: Table) -> tuple[Past, Course]:
        """The course of a game with the places a take-back can return to."""
        whole = await self.in_thread(self._whole, table.id)
        played: tuple[Past, Course] = await self.in_thread(play_through, whole)
        return played

    def tell_past_step(self, table: Table, step: Step, state: State) -> None:
        """Tell a step that another worker stored; perhaps it is not the last one any more."""
        table.broadcast(lambda seat: table.told(step, state, seat))

    def tell_chosen(self, table: Table, only: int | None = None) -> None:
        """Tell everybody (or one seat only) who has chosen, and nothing more."""

        def made(seat: int) -> dict[str, Any]:
            return {
                "type": "chosen",
                "seq": table.seq,
                "chosen": table.chosen_told(),
                "deciding": projection.side_names(table.deciding),
                "my_choice": table.choices[seat].action if seat in table.choices else None,
                "clock": table.clock_told(),
            }

        table.broadcast(made, only)

    # --- clock ----------------------------------------------------------------------------------------

    def set_flag_timer(self, table: Table) -> None:
        """Wake up when the first running clock is at its end."""
        if table.flag_timer is not None:
            table.flag_timer.cancel()
            table.flag_timer = None
        running = table.running()
        left = table.clock_at(time.time())
        if not running or left is None:
            return
        seat = min(running, key=lambda seat: left[seat])
        self._set_flag(table, seat, left[seat] / 1000 + 0.01)

    def _set_flag(self, table: Table, seat: int, seconds: float) -> None:
        table.flag_timer = asyncio.get_running_loop().call_later(
            seconds, lambda: self.spawn(self._flag(table, seat), "flag")
        )

    async def _flag(self, table: Table, seat: int) -> None:
        from lostworld.server.play.decide import time_out

        try:
            await time_out(self, table, seat)
        except Exception as problem:
            log.warning("flag late", extra={"fields": {"game": table.id, "error": type(problem).__name__}})
            if not self.stopping:
                self._set_flag(table, seat, FLAG_AGAIN_SECONDS)

    # --- bus and eviction -----------------------------------------------------------------------------

    def heard(self, game_id: str, seq: int) -> None:
        """Another worker has written something about a game."""
        table = self.tables.get(game_id)
        if table is not None:
            self.spawn(self._catch_up(table, seq), "catch up")
        elif game_id in self._loading:
            self._missed.add(game_id)

    def resumed(self) -> None:
        """The bus is there, perhaps again: what was said in the meantime is lost, so look for oneself."""
        self._missed.update(self._loading)
        for table in self.tables.values():
            self.spawn(self._catch_up(table, -1), "catch up")

    def seen(self, worker: str, game_id: str, present: Present) -> None:
        """Who is connected to another worker."""
        self.neighbours.seen(worker, game_id, present)

    def asked(self, game_id: str) -> None:
        """Another worker wants to know who is connected here."""
        self.neighbours.asked(game_id)

    async def _catch_up(self, table: Table, seq: int) -> None:
        from lostworld.server.play.decide import reveal_if_complete

        async with table.lock:
            if self.tables.get(table.id) is table and (seq > table.seq or seq < 0):
                try:
                    await self.refresh(table)
                except GameError as problem:
                    if problem.key != "error-game-not-found":
                        raise
                    self.forget(table.id)  # another worker has deleted it
                    return
            await reveal_if_complete(self, table)
        self.bots.consider(table, late=True)

    async def _evict_idle(self) -> None:
        while True:
            await asyncio.sleep(min(5.0, self.settings.evict_after / 2 or 0.05))
            self.evict(time.monotonic() - self.settings.evict_after)

    def evict(self, unused_since: float) -> None:
        """Let go of the tables that nobody has used since."""
        for table in [*self.tables.values()]:
            idle = not table.connections and not table.thinking and not table.lock.locked()
            if idle and table.last_used <= unused_since:
                if table.flag_timer is not None:
                    seconds = table.flag_timer.when() - asyncio.get_running_loop().time()
                    if seconds < FLAG_NEAR_SECONDS:
                        continue
                    table.flag_timer.cancel()
                    self.clocks.watch(table.id, seconds)
                del self.tables[table.id]

    def forget(self, game_id: str) -> None:
        """A game was deleted: nobody can stay there."""
        self.clocks.forget(game_id)
        self._pasts.pop(game_id, None)
        table = self.tables.pop(game_id, None)
        if table is not None:
            if table.flag_timer is not None:
                table.flag_timer.cancel()
            for connection in tuple(table.connections):
                connection.close(1001)

    async def write(self, write: Write) -> bool:
        """Carry out a write durably; False when another worker was faster."""
        return await self.writer.write(write)


def play_through(whole: WholeGame) -> tuple[Past, Course]:
    """A stored game played from its start."""
    course = Course(whole.game.start, whole.game.start_words)
    return advance(course, whole.entries), course


def advance(course: Course, entries: Iterable[Entry]) -> Past:
    """Play stored events on; each as a step with the position after it."""
    past: Past = []
    for entry in entries:
        step = course.advance(entry)
        past.append((step, course.points[-1].state))
    return past
