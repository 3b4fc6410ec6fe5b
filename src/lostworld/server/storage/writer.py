"""One writer with group commit: what waits is written in one transaction, and reported only after the commit.

Many moves share one flush to the disk, which is what makes durable moves cheap. Nobody is told of a move
before the commit, so nothing that was acknowledged or shown can be lost.

A thread waits for the disk, or for PostgreSQL. SQLite's statements take microseconds; carried out in the
thread they would have to win the interpreter back from the event loop each time, so there only the commit is
in the thread.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, RootTransaction

from lostworld.game import GameError
from lostworld.server.storage.changes import Write, run_all
from lostworld.server.storage.one_call import Notice, OneCall, moves_alone

log = logging.getLogger("lostworld.server.writer")

GATHER_SECONDS: Final = 0.002
"""How long an idle writer waits for company: nobody notices, and a busy server does half as many commits.
One of several workers has less of it: it waits so many times as long, and as long as its last transaction
took for each of the others, so that their groups are together as large as those of one worker."""
GATHER_MOST: Final = 0.02
"""Seconds: what several workers wait for company at most."""

TROUBLE_SECONDS: Final = 30.0
"""How long a failure counts; only the next write can tell whether it is over."""

Announce = Callable[[Connection, Sequence[Write]], None]
"""Tells other workers, within the transaction, what is being written."""

Tell = Callable[[Sequence[Write]], list[Notice]]
"""Returns what is told of writes, for a transaction that tells it itself."""

Results = Sequence[bool | BaseException]
"""Of each write whether it was carried out (False: another worker was faster), or why it could not be."""
Group = list[tuple[Write, asyncio.Future[bool]]]


class Writer:
    """Group commit. While one group is being committed the next one gathers."""

    def __init__(
        self,
        engine: Engine,
        most: int = 512,
        announce: Announce | None = None,
        workers: int = 1,
        tell: Tell | None = None,
    ) -> None:
        self._engine = engine
        self._one_call = OneCall(engine) if engine.dialect.name == "postgresql" else None
        self._tell = tell
        self._most = most
        self._announce = announce
        self._workers = workers
        self._took = 0.0
        """How long the last transaction took."""
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[Write, asyncio.Future[bool]]] = deque()
        self._idle = asyncio.Event()
        self._idle.set()
        self._stopping = False
        self.transactions = 0
        self.written = 0
        self._failed = float("-inf")
        self._kept: Connection | None = None
        self._here = engine.connect() if engine.dialect.name == "sqlite" else None
        if self._here is not None:
            # Another program may hold the file's lock. The event loop does not wait for it; the thread does.
            self._here.exec_driver_sql("PRAGMA busy_timeout=0")
            self._here.rollback()
        self._jobs: queue.SimpleQueue[tuple[Group, Callable[[], Results]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    @property
    def in_trouble(self) -> bool:
        """What was to be stored last could not be: the disk is full, or the database is gone."""
        return time.monotonic() - self._failed < TROUBLE_SECONDS

    async def write(self, write: Write) -> bool:
        """Carry out a write durably; False on a conflict with another worker."""
        if self._stopping:
            raise GameError("error-server-stopping")
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((write, done))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_later(self._patience, self._begin)
        return await done

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self._stopping = True
        await self._idle.wait()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._here is not None:
            self._here.close()

    # --- in the event loop ------------------------------------------------------------------------------

    @property
    def _patience(self) -> float:
        """How long to wait for company now."""
        others = self._workers - 1
        return GATHER_SECONDS + min(GATHER_MOST, others * (GATHER_SECONDS + self._took))

    def _begin(self) -> None:
        group = [self._waiting.popleft() for _ in range(min(self._most, len(self._waiting)))]
        changes = [write for write, _ in group]
        work = partial(self._whole, changes) if self._here is None else self._begun(self._here, changes)
        self._jobs.put((group, work))

    def _begun(self, connection: Connection, changes: list[Write]) -> Callable[[], Results]:
        """Carry out everything but the commit, which is what is left for the thread."""
        try:
            transaction = connection.begin()
            results = self._run(connection, changes)
        except Exception:
            return partial(self._again, connection, changes)
        return partial(self._finished, connection, transaction, changes, results)

    def _report(self, group: Group, results: Results) -> None:
        if self._waiting:
            self._begin()
        else:
            self._idle.set()
        for (_, done), result in zip(group, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, BaseException):
                done.set_exception(result)
            else:
                done.set_result(result)

    # --- in the thread ----------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                self._let_go()
                if self._one_call is not None:
                    self._one_call.let_go()
                return
            group, work = job
            began = time.monotonic()
            results: Results
            try:
                results = work()
            except Exception as problem:  # whatever it is, somebody waits for each of them
                log.exception("writer failed", extra={"fields": {"error": type(problem).__name__}})
                results = [GameError("error-server-busy") for _ in group]
            self._took = time.monotonic() - began
            failed = any(isinstance(result, BaseException) for result in results)
            self._failed = time.monotonic() if failed else float("-inf")
            self._loop.call_soon_threadsafe(self._report, group, results)

    def _whole(self, changes: list[Write]) -> Results:
        try:
            if self._in_one_call(changes):
                return [True] * len(changes)
            return self._transaction(changes)
        except Exception:
            return self._one_by_one(changes)

    def _in_one_call(self, changes: list[Write]) -> bool:
        """Write a group the short way; False if that is not possible, and nothing was written."""
        moves = moves_alone(changes) if self._one_call is not None else None
        if self._one_call is None or moves is None:
            return False
        try:
            done = self._one_call.run(moves, self._tell(changes) if self._tell is not None else [])
        except sa.exc.ProgrammingError as problem:  # this role may make no functions
            log.warning("the long way", extra={"fields": {"error": str(problem.orig)[:200]}})
            self._one_call = None
            return False
        except BaseException:
            self._let_go()  # the database was away; what comes next must not find a connection of before
            raise
        if done:
            self._committed(len(changes))
        return done

    def _finished(
        self,
        connection: Connection,
        transaction: RootTransaction,
        changes: list[Write],
        results: Results,
    ) -> Results:
        try:
            transaction.commit()
        except Exception:
            return self._again(connection, changes)
        self._committed(len(changes))
        return results

    def _again(self, connection: Connection, changes: list[Write]) -> Results:
        """After a group that failed: forget what was begun of it, then one by one."""
        connection.rollback()
        return self._one_by_one(changes)

    def _one_by_one(self, changes: list[Write]) -> Results:
        """Write one by one: a bad one must not take the others down, nor the thread."""
        results: list[bool | BaseException] = []
        for write in changes:
            try:
                results += self._transaction([write])
            except (sa.exc.IntegrityError, self._engine.dialect.loaded_dbapi.IntegrityError):
                results.append(False)
            except sa.exc.OperationalError as problem:
                # Said in a line: on a full disk the log must not grow with every move that is tried.
                log.error("write failed", extra={"fields": {"error": str(problem.orig)[:200]}})
                results.append(GameError("error-storage"))
            except Exception as problem:
                log.exception("write failed", extra={"fields": {"error": type(problem).__name__}})
                results.append(GameError("error-server-busy"))
        return results

    def _transaction(self, changes: list[Write]) -> list[bool]:
        # Kept: taking one from the pool for each transaction means two more questions to PostgreSQL.
        if self._kept is None:
            self._kept = self._engine.connect()
        try:
            with self._kept.begin():
                results = self._run(self._kept, changes)
        except BaseException:
            self._let_go()
            raise
        self._committed(len(changes))
        return results

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            with suppress(sa.exc.SQLAlchemyError):
                kept.close()

    def _committed(self, count: int) -> None:
        self.transactions += 1
        self.written += count

    # --- in either ----------------------------------------------------------------------------------------

    def _run(self, connection: Connection, changes: list[Write]) -> list[bool]:
        results = run_all(connection, changes)
        if self._announce is not None:
            self._announce(connection, [write for write, ok in zip(changes, results, strict=True) if ok])
        return results
