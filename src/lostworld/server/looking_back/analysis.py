"""What a bot advises: hints during a game, and a finished game or a record looked at turn by turn.

Advisers think in processes of their own and yield to the bots that play: nobody waits for a bot's move
because somebody else asks for advice. Each seat has one hint under way; each game and each record one
analysis, whoever asks.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from lostworld.bots import BOT_NAMES
from lostworld.game import GameError
from lostworld.server.bots.bot_processes import BotProcesses
from lostworld.server.games import GAME, State, action_text, chance_of
from lostworld.server.looking_back.replay import imported_record, past_of_record, start_of_record
from lostworld.server.net.bounded_queue import BoundedQueue
from lostworld.server.play.history import ENDINGS, TURN
from lostworld.server.play.live_game import LiveGame, Past
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import WholeGame

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

HINT_BOT: Final = BOT_NAMES[-1]
REVIEWER: Final = "greedy"
REVIEW_MILLISECONDS: Final = 40
NICENESS: Final = 10
MISTAKE, BLUNDER = 0.08, 0.18
"""Chances given away by one turn."""
HINTS_WAITING: Final = 32
ANALYSES_WAITING: Final = 8
"""Of games, and of records: those who bring many records make only each other wait."""
ANALYSES_KEPT: Final = 200
TURNS_REVIEWED: Final = 500
"""Several times the turns of a long game: what else a record may bring has a curve, but is not judged."""


@dataclass(slots=True)
class _Hint:
    """The last hint that a seat asked for; perhaps it is still being thought out."""

    seq: int
    begun: tuple[int, ...]
    task: asyncio.Task[list[int]]


class Analyses:
    """This worker's advisers."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._bot_processes = BotProcesses(worker.settings.hint_threads, NICENESS)
        self._hints: WeakKeyDictionary[LiveGame, dict[int, _Hint]] = WeakKeyDictionary()
        self._hint_queue = BoundedQueue(worker.settings.hint_threads, HINTS_WAITING)
        self._analysing: dict[str, asyncio.Task[Json]] = {}
        self._analyses: OrderedDict[str, Json] = OrderedDict()
        self._game_queue = BoundedQueue(1, ANALYSES_WAITING)
        self._record_queue = BoundedQueue(1, ANALYSES_WAITING)

    async def close(self) -> None:
        """Let the advisers go, also those that are thinking."""
        for task in (*self._analysing.values(), *self._under_way()):
            task.cancel()
        await self._bot_processes.close()

    def _under_way(self) -> list[asyncio.Task[list[int]]]:
        return [hint.task for hints in self._hints.values() for hint in hints.values()]

    # --- hints ----------------------------------------------------------------------------------------

    async def hint(self, live: LiveGame, seat: int, begun: Sequence[int]) -> list[int]:
        """How a bot would go on with the seat's turn. The same question has one answer, thought out once."""
        hints = self._hints.setdefault(live, {})
        known = hints.get(seat)
        if known is not None and (known.seq, known.begun) == (live.seq, tuple(begun)):
            if not _failed(known.task):
                return list(await asyncio.shield(known.task))
        elif known is not None and not known.task.done():
            if known.seq == live.seq:
                raise GameError("error-hint-pending")
            known.task.cancel()  # the game has gone on: nobody needs it any more
        task = self._worker.spawn(self._hint(live.state, seat, begun), "hint")
        hints[seat] = _Hint(live.seq, tuple(begun), task)
        return list(await asyncio.shield(task))

    async def _hint(self, state: State, seat: int, begun: Sequence[int]) -> list[int]:
        async with self._hint_queue:
            milliseconds = self._worker.settings.bot_milliseconds
            return await self._bot_processes.turn(state, seat, HINT_BOT, milliseconds, begun)

    # --- analyses -------------------------------------------------------------------------------------

    async def of_game(self, whole: WholeGame) -> Json:
        """The curve and the marks of a finished game."""
        return await self._shared(whole.game.id, lambda: _story_of_game(whole), self._game_queue)

    async def of_record(self, text: str) -> Json:
        """The curve and the marks of a record that somebody brought along."""
        digest = hashlib.sha256(text.encode()).hexdigest()
        return await self._shared(f"record {digest}", lambda: _story_of_record(text), self._record_queue)

    async def _shared(self, key: str, story: Callable[[], _Story], queue: BoundedQueue) -> Json:
        """Those who ask meanwhile wait for the same analysis, and later ones find it."""
        known = self._analyses.get(key)
        if known is not None:
            return known
        task = self._analysing.get(key)
        if task is None:
            task = self._analysing[key] = self._worker.spawn(self._analysis(key, story, queue), "analysis")
            task.add_done_callback(lambda _done: self._analysing.pop(key, None))
        return await asyncio.shield(task)

    async def _analysis(self, key: str, story: Callable[[], _Story], queue: BoundedQueue) -> Json:
        async with queue:
            before, past = await self._worker.in_thread(story)
            curve: list[Json] = [{"seq": 0, "raptor": round(chance_of(before), 4)}]
            marks: list[Json] = []
            reviewed = 0
            for step, state in past:
                curve.append({"seq": step.seq, "raptor": round(chance_of(state), 4)})
                is_turn = step.kind == TURN and step.by is not None and before.round > 0
                if is_turn and reviewed < TURNS_REVIEWED:
                    reviewed += 1
                    mark = await self._mark(before, step.by, step.seq, state)
                    if mark is not None:
                        marks.append(mark)
                before = state
                await asyncio.sleep(0)
        result: Json = {"curve": curve, "marks": marks}
        self._analyses[key] = result
        while len(self._analyses) > ANALYSES_KEPT:
            self._analyses.popitem(last=False)
        return result

    async def _mark(self, before: State, seat: int, seq: int, after: State) -> Json | None:
        """Whether the reviewer, from the same view, finds a turn that is much better."""
        if after.outcome is not None and seat in after.outcome.winners:
            return None
        found = await self._bot_processes.turn(before, seat, REVIEWER, REVIEW_MILLISECONDS)
        if action_text(found[0]).startswith("#"):
            return None
        better = before.ahead(seat, found)
        given_away = (
            chance_of(better) - chance_of(after) if seat == 0 else chance_of(after) - chance_of(better)
        )
        if given_away < MISTAKE:
            return None
        kind = "blunder" if given_away >= BLUNDER else "mistake"
        return {"seq": seq, "kind": kind, "best": [action_text(action) for action in found]}


_Story = tuple[State, Past]
"""Where something begins, and its steps that stand."""


def _story_of_game(whole: WholeGame) -> _Story:
    from lostworld.server.worker import play_through

    past, history = play_through(whole)
    if history.outcome is None:
        raise GameError("error-not-over")
    standing = {point.seq for point in history.points}
    return GAME.parse(whole.game.start), [(step, state) for step, state in past if step.seq in standing]


def _story_of_record(text: str) -> _Story:
    record = imported_record(text)
    past = past_of_record(record)
    return start_of_record(record, past), [(step, state) for step, state in past if step.kind not in ENDINGS]


def _failed(task: asyncio.Task[list[int]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
