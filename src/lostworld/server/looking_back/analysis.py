"""Analyses: a finished game or a record looked at by a bot, step by step.

The reviewers think in the advisers' processes and yield to the bots that play. Each game and each record has
one analysis, whoever asks.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from lostworld.chance import Dice
from lostworld.game import GameError, Seat, State
from lostworld.server.bots.bot_processes import BotProcesses
from lostworld.server.bots.bot_seats import DEFAULT_BOT
from lostworld.server.looking_back.records import imported_record, start_of_record, steps_of_record
from lostworld.server.net.bounded_queue import BoundedQueue
from lostworld.server.play import projection
from lostworld.server.play.history import ENDINGS, TURN, PlayedStep, carry_out
from lostworld.server.play.live_game import play_through
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import WholeGame
from lostworld.session import by_dice

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

REVIEWER: Final = DEFAULT_BOT
REVIEW_MILLISECONDS: Final = 40
MISTAKE, BLUNDER = 0.08, 0.18
"""Chances given away by one turn."""
ANALYSES_WAITING: Final = 8
"""Of games, and of records: those who bring many records make only each other wait."""
ANALYSES_KEPT: Final = 200
TURNS_REVIEWED: Final = 500
"""Several times the turns of a long game: what else a record may bring has a curve, but is not judged."""

_Story = tuple[State[Any], list[PlayedStep]]
"""Where something begins, and its steps that stand."""


class Analyses:
    """This worker's analyses, under way and kept."""

    def __init__(self, worker: Worker, processes: BotProcesses) -> None:
        self._worker = worker
        self._processes = processes
        self._analysing: dict[str, asyncio.Task[Json]] = {}
        self._kept: OrderedDict[str, Json] = OrderedDict()
        self._game_queue = BoundedQueue(1, ANALYSES_WAITING)
        self._record_queue = BoundedQueue(1, ANALYSES_WAITING)

    async def close(self) -> None:
        """Give up what is under way."""
        for task in self._analysing.values():
            task.cancel()

    async def of_game(self, whole: WholeGame) -> Json:
        """Return the curve and the marks of a finished game. Raises GameError."""
        return await self._shared(whole.game.id, lambda: _story_of_game(whole), self._game_queue)

    async def of_record(self, text: str) -> Json:
        """Return the curve and the marks of a record that somebody imports. Raises BadText."""
        digest = hashlib.sha256(text.encode()).hexdigest()
        return await self._shared(f"record {digest}", lambda: _story_of_record(text), self._record_queue)

    async def _shared(self, key: str, story: Callable[[], _Story], queue: BoundedQueue) -> Json:
        """Return an analysis: those who ask meanwhile wait for the same one, and later ones find it."""
        known = self._kept.get(key)
        if known is not None:
            return known
        task = self._analysing.get(key)
        if task is None:
            task = self._analysing[key] = self._worker.spawn(self._analysis(key, story, queue), "analysis")
            task.add_done_callback(lambda _done: self._analysing.pop(key, None))
        return await asyncio.shield(task)

    async def _analysis(self, key: str, story: Callable[[], _Story], queue: BoundedQueue) -> Json:
        async with queue:
            before, steps = await self._worker.in_thread(story)
            curve: list[Json] = [{"seq": 0, "chances": projection.chances_json(before)}]
            marks: list[Json] = []
            reviewed = 0
            for step in steps:
                after = step.state
                curve.append({"seq": step.seq, "chances": projection.chances_json(after)})
                if reviewed < TURNS_REVIEWED and _is_judged(before, step):
                    reviewed += 1
                    mark = await self._mark(before, step)
                    if mark is not None:
                        marks.append(mark)
                before = after
                await asyncio.sleep(0)
        result: Json = {"curve": curve, "marks": marks}
        self._kept[key] = result
        while len(self._kept) > ANALYSES_KEPT:
            self._kept.popitem(last=False)
        return result

    async def _mark(self, before: State[Any], step: PlayedStep) -> Json | None:
        """Return a mark if the reviewer, from the same view, finds a turn that is much better."""
        seat, after = step.by, step.state
        if seat is None or (after.outcome is not None and seat in after.outcome.winners):
            return None
        found = await self._processes.turn(step.game, before, seat, REVIEWER, REVIEW_MILLISECONDS)
        better = _carried_out(step, before, seat, found.actions)
        given_away = better.chances()[seat] - after.chances()[seat]
        if given_away < MISTAKE:
            return None
        return {
            "seq": step.seq,
            "seat": before.seats[seat],
            "kind": "blunder" if given_away >= BLUNDER else "mistake",
            "best": projection.action_texts(step.game, found.actions),
        }


def _is_judged(before: State[Any], step: PlayedStep) -> bool:
    """Tell whether a step is a turn whose worth shows at once.

    What a single choice was worth, such as that of a card, shows only later; before the first round everybody
    is still setting up.
    """
    if step.kind != TURN or step.by is None or before.round == 0:
        return False
    return len(step.beats) > 1 or before.plan(step.by).finish is not None


def _carried_out(step: PlayedStep, before: State[Any], seat: Seat, actions: list[Any]) -> State[Any]:
    """Return the position after a turn that might have been; chance comes out the same every time."""
    plan = before.plan(seat, actions)
    ending = [] if plan.is_complete or plan.finish is None else [plan.finish]
    moves = [(seat, action) for action in (*actions, *ending)]
    beats, _ = carry_out(step.game, before, moves, by_dice(Dice.from_number(step.seq)))
    return beats[-1].state


def _story_of_game(whole: WholeGame) -> _Story:
    steps, history = play_through(whole)
    if history.outcome is None:
        raise GameError("error-not-over")
    standing = history.standing
    return history.game.parse(whole.game.start), [step for step in steps if step.seq in standing]


def _story_of_record(text: str) -> _Story:
    record = imported_record(text)
    steps = steps_of_record(record)
    return start_of_record(record), [step for step in steps if step.kind not in ENDINGS]
