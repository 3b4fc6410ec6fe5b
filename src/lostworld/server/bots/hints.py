"""Hints during a game: what a strong bot would do, from the asking seat's view.

Advisers think in processes of their own and yield to the bots that play: nobody waits for a bot's move
because somebody else asks for advice. Each seat has one hint under way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from lostworld.bots import bot_names
from lostworld.game import Game, GameError, Seat, State
from lostworld.server.bots.bot_processes import Advice, BotProcesses
from lostworld.server.net.bounded_queue import BoundedQueue
from lostworld.server.play.live_game import LiveGame

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

NICENESS: Final = 10
HINTS_WAITING: Final = 32


@dataclass(slots=True)
class _Hint:
    """The last hint that a seat asked for; perhaps it is still being thought out."""

    seq: int
    begun: tuple[Any, ...]
    task: asyncio.Task[Advice]


class Hints:
    """This worker's advisers."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self.processes = BotProcesses(worker.settings.hint_threads, NICENESS)
        self._hints: WeakKeyDictionary[LiveGame, dict[Seat, _Hint]] = WeakKeyDictionary()
        self._queue = BoundedQueue(worker.settings.hint_threads, HINTS_WAITING)

    async def close(self) -> None:
        """Let the advisers go, also those that are thinking."""
        for hints in self._hints.values():
            for hint in hints.values():
                hint.task.cancel()
        await self.processes.close()

    async def hint(self, live: LiveGame, seat: Seat, begun: Sequence[Any]) -> Advice:
        """Return how a bot would go on with the seat's turn. The same question is thought about once.

        Raises GameError while another question of the seat is under way.
        """
        hints = self._hints.setdefault(live, {})
        known = hints.get(seat)
        if known is not None and (known.seq, known.begun) == (live.seq, tuple(begun)):
            if not _failed(known.task):
                return await asyncio.shield(known.task)
        elif known is not None and not known.task.done():
            if known.seq == live.seq:
                raise GameError("error-hint-pending")
            known.task.cancel()  # the game has gone on: nobody needs it any more
        task = self._worker.spawn(self._think(live.rules, live.state, seat, begun), "hint")
        hints[seat] = _Hint(live.seq, tuple(begun), task)
        return await asyncio.shield(task)

    async def _think(self, game: Game[Any], state: State[Any], seat: Seat, begun: Sequence[Any]) -> Advice:
        async with self._queue:
            milliseconds = self._worker.settings.bot_milliseconds
            return await self.processes.turn(game, state, seat, bot_names(game)[-1], milliseconds, begun)


def _failed(task: asyncio.Task[Advice]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
