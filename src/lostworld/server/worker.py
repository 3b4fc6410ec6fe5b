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
from lostworld.server.net.bounded_queue import BoundedQueue
from lostworld.server.net.security import Buckets, allowed_hosts
from lostworld.server.play import projection
from lostworld.server.play.history import TAKE_BACK, History, PlayedStep, StoredStep
from lostworld.server.play.live_game import LiveGame, Past
from lostworld.server.settings import Settings
from lostworld.server.storage import migrate as migrate
from lostworld.server.storage.changes import Write
from lostworld.server.storage.database_lock import DatabaseLock
from lostworld.server.storage.read import Store, WholeGame, open_engine
from lostworld.server.storage.writer import Writer

if TYPE_CHECKING:
    from lostworld.server.bots.bot_seats import Bots
    from lostworld.server.cluster.presence import Presence
    from lostworld.server.looking_back.analysis import Analyses
    from lostworld.server.play.clocks import Clocks
    from lostworld.server.storage.retention import Retention

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


class Worker:
    """One worker's tables with the store, the writer, the bus and the bots they share."""

    store: Store
    writer: Writer
    bus: Bus
    bots: Bots
    analysis: Analyses
    presence: Presence
    clocks: Clocks
    retention: Retention

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hosts = allowed_hosts(settings)
        self.tables: dict[str, LiveGame] = {}
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.creations = Buckets(settings.new_games_rate, settings.new_games_burst)
        self.stopping = False
        self._pasts: OrderedDict[str, Past] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveGame]] = {}
        self._missed: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="reader")
        self.record_queue = BoundedQueue(RECORDS_AT_ONCE, RECORDS_WAITING)
        self._watches: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect, bring the database up to date, and begin."""
        from lostworld.server.bots.bot_seats import Bots
        from lostworld.server.cluster.presence import Presence
        from lostworld.server.looking_back.analysis import Analyses
        from lostworld.server.play.clocks import Clocks
        from lostworld.server.storage.retention import Retention

        self._database_lock = DatabaseLock(self.settings.database_url)
        engine = await self._connected()
        self.store = Store(engine)
        self.presence = Presence(self)
        self.bus = open_bus(self.settings, self)
        await self.bus.open()
        self.writer = Writer(engine, self.settings.group_most, self.bus.announce)
        self.bots = Bots(self)
        self.analysis = Analyses(self)
        self.presence.open()
        self.clocks = Clocks(self)
        self.retention = Retention(self)
        watches = (self._evict_idle(), self.clocks.run(), self.retention.run())
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
        self.stopping = True
        for watch in self._watches:
            watch.cancel()
        self.clocks.close()
        await self.bots.close()
        await self.analysis.close()
        await self.presence.close()
        for live in self.tables.values():
            if live.flag_timer is not None:
                live.flag_timer.cancel()
            for connection in tuple(live.connections):
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
        self._database_lock.release()
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

    async def live(self, game_id: str) -> LiveGame:
        """The table of a game, read from the log if it is not in memory."""
        if self.stopping:
            raise GameError("error-server-stopping")
        live = self.tables.get(game_id) or await self._loaded(game_id)
        live.last_used = time.monotonic()
        return live

    async def _loaded(self, game_id: str) -> LiveGame:
        loading = self._loading.get(game_id)
        if loading is None:
            loading = self._loading[game_id] = self.spawn(self._load(game_id), "load")
            loading.add_done_callback(lambda _done: self._loaded_or_not(game_id))
        return await asyncio.shield(loading)

    def _loaded_or_not(self, game_id: str) -> None:
        self._loading.pop(game_id, None)
        self._missed.discard(game_id)

    async def _load(self, game_id: str) -> LiveGame:
        live: LiveGame = await self.in_thread(self._read_table, game_id)
        self.tables[game_id] = live
        if game_id in self._missed:  # another worker wrote while we were reading
            async with live.lock:
                await self.refresh(live)
        if self.bus.shared:
            self.spawn(self._catch_up(live, live.seq), "catch up")
            self.presence.ask(live)
        self.bots.consider(live)
        self.clocks.forget(game_id)
        self.set_flag_timer(live)
        return live

    def _read_table(self, game_id: str) -> LiveGame:
        return LiveGame(self._whole(game_id))

    def _whole(self, game_id: str, after: int = 0) -> WholeGame:
        whole = self.store.whole_game(game_id, after)
        if whole is None:
            raise GameError("error-game-not-found")
        return whole

    async def refresh(self, live: LiveGame) -> None:
        """Read a table anew: another worker has written. The caller holds the table's lock."""
        known = live.seq
        chosen = live.chosen_json()
        offers = live.offers_json()
        presence = live.seats_json()
        at = live.going_on_from_here()
        whole, steps, history = await self.in_thread(self._read_on, live.id, at)
        for stored in whole.stored_steps:
            if stored.seq > known:
                live.remember_commands(stored)
        live.load(whole, history)
        past = self._pasts.get(live.id)
        for step, state in steps:
            if step.seq > known:
                if past is not None and len(past) == step.seq - 1:
                    past.append((step, state))
                self.send_past_step(live, step, state)
        if live.seq == known and live.chosen_json() != chosen:
            self.send_chosen(live)
        if live.offers_json() != offers:
            live.send_offers()
        if live.seats_json() != presence:
            live.send_presence()
        self.set_flag_timer(live)

    def _read_on(self, game_id: str, history: History) -> tuple[WholeGame, Past, History]:
        """What was stored since; the whole log only after a take-back, which needs what was before."""
        whole = self._whole(game_id, history.seq)
        if any(stored.kind == TAKE_BACK for stored in whole.stored_steps):
            whole = self._whole(game_id)
            return whole, *play_through(whole)
        return whole, advance(history, whole.stored_steps), history

    async def past(self, live: LiveGame) -> Past:
        """The whole course of a game up to now, step by step. The caller holds the table's lock."""
        if live.seq == 0:
            return []
        known = self._pasts.get(live.id)
        if known is None or len(known) != live.seq:
            found, _ = await self.history(live)
            known = self._pasts[live.id] = [(step, state) for step, state in found if step.seq <= live.seq]
            while len(self._pasts) > PASTS_KEPT:
                self._pasts.popitem(last=False)
        self._pasts.move_to_end(live.id)
        return known

    def went_on(self, live: LiveGame, step: PlayedStep) -> None:
        """A step was stored: keep a past that somebody asked for lately up to date."""
        known = self._pasts.get(live.id)
        if known is not None and len(known) == step.seq - 1:
            known.append((step, live.state))

    async def history(self, live: LiveGame) -> tuple[Past, History]:
        """The course of a game with the places a take-back can return to."""
        whole = await self.in_thread(self._whole, live.id)
        played: tuple[Past, History] = await self.in_thread(play_through, whole)
        return played

    def send_past_step(self, live: LiveGame, step: PlayedStep, state: State) -> None:
        """Tell a step that another worker stored; perhaps it is not the last one any more."""
        live.broadcast(lambda seat: live.told(step, state, seat))

    def send_chosen(self, live: LiveGame, only: int | None = None) -> None:
        """Tell everybody (or one seat only) who has chosen, and nothing more."""

        def made(seat: int) -> dict[str, Any]:
            return {
                "type": "chosen",
                "seq": live.seq,
                "chosen": live.chosen_json(),
                "deciding": projection.side_names(live.deciding),
                "my_choice": live.choices[seat].action if seat in live.choices else None,
                "clock": live.clock_json(),
            }

        live.broadcast(made, only)

    # --- clock ----------------------------------------------------------------------------------------

    def set_flag_timer(self, live: LiveGame) -> None:
        """Wake up when the first running clock is at its end."""
        if live.flag_timer is not None:
            live.flag_timer.cancel()
            live.flag_timer = None
        running = live.running()
        left = live.clock_at(time.time())
        if not running or left is None:
            return
        seat = min(running, key=lambda seat: left[seat])
        self._set_flag(live, seat, left[seat] / 1000 + 0.01)

    def _set_flag(self, live: LiveGame, seat: int, seconds: float) -> None:
        live.flag_timer = asyncio.get_running_loop().call_later(
            seconds, lambda: self.spawn(self._flag(live, seat), "flag")
        )

    async def _flag(self, live: LiveGame, seat: int) -> None:
        from lostworld.server.play.decide import time_out

        try:
            await time_out(self, live, seat)
        except Exception as problem:
            log.warning("flag late", extra={"fields": {"game": live.id, "error": type(problem).__name__}})
            if not self.stopping:
                self._set_flag(live, seat, FLAG_AGAIN_SECONDS)

    # --- bus and eviction -----------------------------------------------------------------------------

    def heard(self, game_id: str, seq: int) -> None:
        """Another worker has written something about a game."""
        live = self.tables.get(game_id)
        if live is not None:
            self.spawn(self._catch_up(live, seq), "catch up")
        elif game_id in self._loading:
            self._missed.add(game_id)

    def resumed(self) -> None:
        """The bus is there, perhaps again: what was said in the meantime is lost, so look for oneself."""
        self._missed.update(self._loading)
        for live in self.tables.values():
            self.spawn(self._catch_up(live, -1), "catch up")

    def seen(self, worker: str, game_id: str, present: Present) -> None:
        """Who is connected to another worker."""
        self.presence.seen(worker, game_id, present)

    def asked(self, game_id: str) -> None:
        """Another worker wants to know who is connected here."""
        self.presence.asked(game_id)

    async def _catch_up(self, live: LiveGame, seq: int) -> None:
        from lostworld.server.play.decide import reveal_if_complete

        async with live.lock:
            if self.tables.get(live.id) is live and (seq > live.seq or seq < 0):
                try:
                    await self.refresh(live)
                except GameError as problem:
                    if problem.key != "error-game-not-found":
                        raise
                    self.forget(live.id)  # another worker has deleted it
                    return
            await reveal_if_complete(self, live)
        self.bots.consider(live, late=True)

    async def _evict_idle(self) -> None:
        while True:
            await asyncio.sleep(min(5.0, self.settings.evict_after / 2 or 0.05))
            self.evict(time.monotonic() - self.settings.evict_after)

    def evict(self, unused_since: float) -> None:
        """Let go of the tables that nobody has used since."""
        for live in [*self.tables.values()]:
            idle = not live.connections and not live.thinking and not live.lock.locked()
            if idle and live.last_used <= unused_since:
                if live.flag_timer is not None:
                    seconds = live.flag_timer.when() - asyncio.get_running_loop().time()
                    if seconds < FLAG_NEAR_SECONDS:
                        continue
                    live.flag_timer.cancel()
                    self.clocks.watch(live.id, seconds)
                del self.tables[live.id]

    def forget(self, game_id: str) -> None:
        """A game was deleted: nobody can stay there."""
        self.clocks.forget(game_id)
        self._pasts.pop(game_id, None)
        live = self.tables.pop(game_id, None)
        if live is not None:
            if live.flag_timer is not None:
                live.flag_timer.cancel()
            for connection in tuple(live.connections):
                connection.close(1001)

    async def write(self, write: Write) -> bool:
        """Carry out a write durably; False when another worker was faster."""
        return await self.writer.write(write)


def play_through(whole: WholeGame) -> tuple[Past, History]:
    """A stored game played from its start."""
    history = History(whole.game.start, whole.game.start_words)
    return advance(history, whole.stored_steps), history


def advance(history: History, stored_steps: Iterable[StoredStep]) -> Past:
    """Play stored events on; each as a step with the position after it."""
    past: Past = []
    for stored in stored_steps:
        step = history.advance(stored)
        past.append((step, history.points[-1].state))
    return past
