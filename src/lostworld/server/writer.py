"""The one thread that writes: it drains its queue into one transaction, and reports only after the commit.

Many moves share one flush to the disk, which is what makes durable moves cheap. Nobody is told of a move
before the commit, so nothing that was acknowledged or shown can be lost.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from lostworld.game import GameError
from lostworld.server.writes import Write

log = logging.getLogger("lostworld.server.writer")

AfterCommit = Callable[[], None]
"""What is to be done once a transaction is committed."""
Announce = Callable[[sa.Connection, Sequence[Write]], AfterCommit | None]
"""Tells other workers, within the transaction, what is being written."""


class Writer:
    """Group commit in a thread of its own."""

    def __init__(
        self, engine: Engine, most: int = 512, wait: float = 0.0, announce: Announce | None = None
    ) -> None:
        self._engine = engine
        self._most = most
        self._wait = wait
        self._announce = announce
        self._queue: queue.SimpleQueue[tuple[Write, asyncio.Future[bool]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._stopping = False
        self.transactions = 0
        self.written = 0
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> bool:
        """Carry out a write durably; False on a conflict with another worker."""
        if self._stopping:
            raise GameError("error-server-stopping")
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((write, done))
        return await done

    async def stop(self) -> None:
        """Write what is queued, then end."""
        self._stopping = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group = [first]
            if self._wait:
                time.sleep(self._wait)
            last = False
            while len(group) < self._most:
                try:
                    following = self._queue.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    last = True
                    break
                group.append(following)
            self._commit(group)
            if last:
                return

    def _commit(self, group: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        # Rows are locked in one order by every worker, so that two transactions cannot wait for each other.
        # The sort is stable: a game's own writes keep their order.
        group.sort(key=lambda item: item[0].game_id)
        results: list[bool | BaseException]
        try:
            results = list(self._transaction([write for write, _ in group]))
        except Exception:
            results = []
            for write, _ in group:  # one bad write must not take the others down, nor the thread
                try:
                    results += self._transaction([write])
                except (sa.exc.IntegrityError, self._engine.dialect.loaded_dbapi.IntegrityError):
                    results.append(False)
                except Exception as problem:
                    log.exception("write failed", extra={"fields": {"error": type(problem).__name__}})
                    results.append(GameError("error-server-busy"))
        self._loop.call_soon_threadsafe(_report, group, results)

    def _transaction(self, writes: list[Write]) -> list[bool]:
        after: AfterCommit | None = None
        with self._engine.begin() as connection:
            results = [write.run(connection) for write in writes]
            if self._announce is not None:
                done = [write for write, ok in zip(writes, results, strict=True) if ok]
                after = self._announce(connection, done)
        if after is not None:
            try:
                after()
            except Exception as problem:  # what is written is written; a lost notice is no failed write
                log.warning("notice lost", extra={"fields": {"error": type(problem).__name__}})
        self.transactions += 1
        self.written += len(writes)
        return results


def _report(group: list[tuple[Write, asyncio.Future[bool]]], results: list[bool | BaseException]) -> None:
    for (_, done), result in zip(group, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, BaseException):
            done.set_exception(result)
        else:
            done.set_result(result)
