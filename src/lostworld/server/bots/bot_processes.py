"""Processes in which bots think. They receive only the text of a seat's view and answer with a turn."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final, NamedTuple

from lostworld.analysis.alternatives import Weighing
from lostworld.bots import Limit, Thought, bot_named, limit_for
from lostworld.game import Game, GameError, IllegalAction, Plan, Seat, State
from lostworld.games import game_named
from lostworld.server.bots.turn_taking import TurnTaking
from lostworld.server.play.history import parse_action
from lostworld.server.play.projection import Json, plan_view_text, thought_texts, view_text, ways_texts

PATIENCE_SECONDS: Final = 20.0
"""How much longer than its thinking time a bot may take; then it counts as failed."""

Answer = tuple[list[str], tuple[str, Json] | None]
"""The texts of what a bot would do, as far as it has planned, and its reason."""


class Advice(NamedTuple):
    """How a bot goes on with a turn, and why."""

    actions: list[Any]
    reason: tuple[str, Json] | None = None


class BotProcesses:
    """A few processes of one priority. The time that somebody waits for a free one does not count."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes = processes
        self._niceness = niceness
        self.turns = TurnTaking(processes)
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
        self,
        game: Game[Any],
        state: State[Any],
        seat: Seat,
        name: str,
        milliseconds: int,
        begun: Sequence[Any] = (),
        waiting: tuple[int, str] = (0, ""),
    ) -> Advice:
        """Return how a bot goes on with ``seat``'s turn (``begun`` so far); one action, if it is a choice.

        A bot that plans a whole turn is asked once; one that does not is asked after every step. ``waiting``
        says for whom: see ``TurnTaking``.
        """
        if len(state.deciders) > 1:
            view = view_text(state, seat)
            texts, reason = await self._ask(game.name, name, seat, view, milliseconds, waiting)
            return Advice([parse_action(game, texts[0])], reason)
        plan = state.plan(seat, begun)
        why: tuple[str, Json] | None = None
        while not plan.is_complete:
            view = plan_view_text(plan)
            texts, reason = await self._ask(game.name, name, seat, view, milliseconds, waiting)
            why = why or reason
            plan, ended = _followed(plan, [parse_action(game, text) for text in texts])
            if ended:
                break
        return Advice([*plan.actions[len(begun) :]], why)

    async def ways(
        self, game: Game[Any], state: State[Any], seat: Seat, name: str, milliseconds: int
    ) -> list[Weighing]:
        """Return the ways that a bot weighs for ``seat``'s turn or choice, its own one first."""
        view = view_text(state, seat)
        told: list[tuple[list[str], float | None]] = await self._work(
            ponder, game.name, name, seat, view, milliseconds, (0, "")
        )
        return [(tuple(parse_action(game, text) for text in texts), value) for texts, value in told]

    async def _ask(
        self, game: str, name: str, seat: Seat, view: str, milliseconds: int, waiting: tuple[int, str]
    ) -> Answer:
        found: Answer = await self._work(think, game, name, seat, view, milliseconds, waiting)
        return found

    async def _work(
        self,
        task: Any,
        game: str,
        name: str,
        seat: Seat,
        view: str,
        milliseconds: int,
        waiting: tuple[int, str],
    ) -> Any:
        async with self.turns.place(*waiting):
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
                    thought = loop.run_in_executor(pool, task, game, name, seat, view, milliseconds)
                    return await asyncio.wait_for(thought, milliseconds / 1000 + PATIENCE_SECONDS)
                except BrokenExecutor:
                    if self._pool is pool:
                        self._pool = None  # a bot's process died; a new one is started
        raise GameError("error-bot-failed")


def _followed(plan: Plan[Any], actions: Sequence[Any]) -> tuple[Plan[Any], bool]:
    """Return a plan with the actions added, as far as they go, and whether they end the turn."""
    first = True
    for action in actions:
        ends = action == plan.finish
        try:
            plan = plan.then(action)
        except IllegalAction:
            if first:
                raise
            return plan, False  # what was planned does not fit any more: the bot is asked again
        first = False
        if ends:
            return plan, True
    return plan, False


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


def think(game_name: str, name: str, seat: Seat, view: str, milliseconds: int) -> Answer:
    """In a bot's process: return what it would do, from its view alone."""
    return thought_texts(game_named(game_name), _thought(game_name, name, seat, view, milliseconds))


def ponder(
    game_name: str, name: str, seat: Seat, view: str, milliseconds: int
) -> list[tuple[list[str], float | None]]:
    """In a bot's process: return all that it weighs, from its view alone."""
    return ways_texts(game_named(game_name), _thought(game_name, name, seat, view, milliseconds))


def _thought(game_name: str, name: str, seat: Seat, view: str, milliseconds: int) -> Thought:
    game = game_named(game_name)
    return bot_named(name, game).think(game.parse_view(view, seat), limit_for(name, Limit(milliseconds)))
