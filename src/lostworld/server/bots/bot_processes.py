"""Processes in which bots think. They receive only the text of a seat's view and answer with an action."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from lostworld.game import GameError
from lostworld.server.games import END_TURN, State, action_text, parse_action, view_for

PATIENCE_SECONDS: Final = 20.0
"""How much longer than its thinking time a bot may take; then it counts as failed."""


class BotProcesses:
    """A few processes of one priority. The time that somebody waits for a free one does not count."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes = processes
        self._niceness = niceness
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def close(self) -> None:
        """Let them go, also those that are thinking."""
        if self._pool is not None:
            processes = [*(self._pool._processes or {}).values()]
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            await asyncio.to_thread(self._pool.shutdown, True)

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
        async with self._free:
            for _attempt in range(2):
                if self._pool is None:
                    self._pool = ProcessPoolExecutor(
                        self._processes,
                        mp_context=multiprocessing.get_context("spawn"),
                        initializer=_prepare,
                        initargs=(self._niceness,),
                    )
                pool = self._pool
                try:
                    loop = asyncio.get_running_loop()
                    thought = loop.run_in_executor(pool, think, name, seat, view_text, milliseconds)
                    found = await asyncio.wait_for(thought, milliseconds / 1000 + PATIENCE_SECONDS)
                    return parse_action(found)
                except BrokenExecutor:
                    if self._pool is pool:
                        self._pool = None  # a bot's process died; a new one is started
        raise GameError("error-bot-failed")


def _prepare(niceness: int) -> None:
    """In a bot's process: leave the keyboard's interrupt to the server, and end when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
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
