"""Bots at the table. They think in processes of their own and receive only the text of their seat's view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Final

from lostworld.bots import BOT_NAMES
from lostworld.game import GameError
from lostworld.server.games import END_TURN, State, action_text, parse_action, view_for
from lostworld.server.table import Table

if TYPE_CHECKING:
    from lostworld.server.hall import Hall

log = logging.getLogger("lostworld.server.bots")

FAILURES_MOST: Final = 3
"""How often a bot may fail at one decision before it plays on as the simplest bot."""
PATIENCE_SECONDS: Final = 20.0
"""How much longer than its thinking time a bot may take; then it counts as failed."""
LATE_SECONDS: Final = 3.0
"""How long a worker waits for another one to let the bot act, before it does so itself."""
HINT_BOT: Final = BOT_NAMES[-1]


class Bots:
    """Lets the bots of this worker's tables decide."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def close(self) -> None:
        """Let the bots go, also those that are thinking."""
        self._closed = True
        if self._pool is not None:
            processes = [*(self._pool._processes or {}).values()]
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            await asyncio.to_thread(self._pool.shutdown, True)

    def consider(self, table: Table, late: bool = False) -> None:
        """Let every bot whose decision is awaited begin to think."""
        if self._closed:
            return
        nobody_plays = all(row.kind == "bot" for row in table.seats.values())
        if nobody_plays and not table.connections:
            return  # bots that play each other wait for somebody to watch
        for seat in table.deciding:
            if table.seats[seat].kind == "bot" and seat not in table.thinking:
                table.thinking.add(seat)
                self._hall.spawn(self._decide(table, seat, LATE_SECONDS if late else 0.0), "bot")

    async def _decide(self, table: Table, seat: int, wait: float, failures: int = 0) -> None:
        from lostworld.server import commands

        seq = table.seq
        failed = False
        try:
            await asyncio.sleep(wait)
            began = time.monotonic()
            if table.seq != seq or seat not in table.deciding:
                return
            settings = self._hall.settings
            name = (table.seats[seat].bot if failures < FAILURES_MOST else None) or BOT_NAMES[0]
            actions = await self.turn(table.state, seat, name, settings.bot_milliseconds)
            await asyncio.sleep(max(0.0, settings.bot_pause - (time.monotonic() - began)))
            await commands.act(self._hall, table, seat, seq, [action_text(action) for action in actions])
        except Exception as problem:
            # All is well if the game went on: taken back, resigned, or another worker's bot was faster.
            failed = table.seq == seq and seat in table.deciding
            if failed:
                fields = {"error": type(problem).__name__, "game": table.id, "failures": failures + 1}
                log.error("bot failed", extra={"fields": fields})
        finally:
            table.thinking.discard(seat)
            if not self._hall.stopping:
                if failed:
                    table.thinking.add(seat)
                    self._hall.spawn(self._decide(table, seat, 2.0 ** min(failures, 5), failures + 1), "bot")
                else:
                    self.consider(table)

    async def turn(
        self, state: State, seat: int, name: str, milliseconds: int, begun: Sequence[int] = ()
    ) -> list[int]:
        """How a bot goes on with ``seat``'s turn (``begun`` so far); one action, if it is a choice."""
        if len(state.deciders) > 1:
            return [await self._ask(name, seat, state.view(seat).text, milliseconds)]
        actions = list(begun)
        while (planned := state.ahead(seat, actions)).deciders:
            action = await self._ask(name, seat, planned.view(seat).text, milliseconds)
            actions.append(action)
            if action == END_TURN:
                break
        return actions[len(begun) :]

    async def _ask(self, name: str, seat: int, view_text: str, milliseconds: int) -> int:
        for _attempt in range(2):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._hall.settings.bot_threads,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=_prepare,
                )
            try:
                loop = asyncio.get_running_loop()
                thought = loop.run_in_executor(self._pool, think, name, seat, view_text, milliseconds)
                return parse_action(await asyncio.wait_for(thought, milliseconds / 1000 + PATIENCE_SECONDS))
            except BrokenExecutor:
                self._pool = None  # a bot's process died; a new one is started
        raise GameError("error-bot-failed")


def _prepare() -> None:
    """In a bot's process: leave the keyboard's interrupt to the server, and end when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def think(name: str, seat: int, view_text: str, milliseconds: int) -> str:
    """In a bot's process: the action it chooses, from its view alone."""
    from lostworld.bots import bot_named

    return action_text(bot_named(name).choose(view_for(view_text, seat), milliseconds))


def bots_told() -> list[dict[str, str | int]]:
    """The bots to choose from, weakest first."""
    return [{"name": name, "strength": strength} for strength, name in enumerate(BOT_NAMES, 1)]


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in BOT_NAMES:
        raise GameError("error-bot-unknown", name=name, names=", ".join(BOT_NAMES))
    return name
