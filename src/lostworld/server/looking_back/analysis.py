"""Analyses: a finished game or a record looked at by a bot, step by step.

The reviewers think in the advisers' processes and yield to the bots that play. Each game and each record has
one analysis, whoever asks.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lostworld.analysis.alternatives import Judgement, has_choice, judge, reviewer_of, valued
from lostworld.analysis.grades import FAULTS, accuracy
from lostworld.analysis.review import KEY_LEAST, KEY_MOMENTS
from lostworld.chance import Dice
from lostworld.game import BadText, Game, GameError, Seat, State
from lostworld.games import game_named
from lostworld.server.bots.bot_processes import BotProcesses
from lostworld.server.looking_back.records import imported_record, start_of_record, steps_of_record
from lostworld.server.net.bounded_queue import BoundedQueue
from lostworld.server.play import projection
from lostworld.server.play.history import ENDINGS, REVEAL, TURN, PlayedStep
from lostworld.server.play.live_game import play_through
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import WholeGame

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

REVIEW_MILLISECONDS: Final = 40
ANALYSES_WAITING: Final = 8
"""Of games, and of records: those who bring many records make only each other wait."""
POSITIONS_WAITING: Final = 16
ANALYSES_KEPT: Final = 200
TURNS_REVIEWED: Final = 500
"""Several times the turns of a long game: what else a record may bring has a curve, but is not judged."""

_Story = tuple[Game[Any], State[Any], list[PlayedStep]]
"""What is played, where it begins, and its steps that stand."""


class _Judged(NamedTuple):
    """A turn or a choice of a step, judged."""

    step: PlayedStep
    before: State[Any]
    seat: Seat
    judgement: Judgement


class Analyses:
    """This worker's analyses, under way and kept."""

    def __init__(self, worker: Worker, processes: BotProcesses) -> None:
        self._worker = worker
        self._processes = processes
        self._analysing: dict[str, asyncio.Task[Json]] = {}
        self._kept: OrderedDict[str, Json] = OrderedDict()
        self._game_queue = BoundedQueue(1, ANALYSES_WAITING)
        self._record_queue = BoundedQueue(1, ANALYSES_WAITING)
        self._position_queue = BoundedQueue(1, POSITIONS_WAITING)

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

    async def of_position(self, game_name: str, text: str, milliseconds: int) -> Json:
        """Return what a bot weighs in an imported position, or in a view of one. Raises BadText.

        In a view, what is hidden is made up; the bot does not see it.
        """
        game = game_named(game_name)
        state = await self._worker.in_thread(_imported, game, text)
        name = reviewer_of(game)
        lines: list[Json] = []
        async with self._position_queue:
            for seat in state.deciders:
                ways = await self._processes.ways(game, state, seat, name, milliseconds)
                found = await self._worker.in_thread(valued, game, state, seat, ways)
                for way in found:
                    told = projection.way_json(game, state, seat, way)
                    lines.append({"seat": state.seats[seat], **told})
            chances = await self._worker.in_thread(projection.chances_json, game, state)
        return {
            "reviewer": name,
            "milliseconds": milliseconds,
            "deciding": [state.seats[seat] for seat in state.deciders],
            "chances": chances,
            "lines": lines,
        }

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
            game, before, steps = await self._worker.in_thread(story)
            in_thread = self._worker.in_thread
            curve: list[Json] = [
                {"seq": 0, "chances": await in_thread(projection.chances_json, game, before)}
            ]
            judged: list[_Judged] = []
            for step in steps:
                chances = await in_thread(projection.chances_json, game, step.state)
                curve.append({"seq": step.seq, "chances": chances})
                if len(judged) < TURNS_REVIEWED:
                    judged += [await self._judged(before, step, *part) for part in _parts(before, step)]
                before = step.state
            marks = [_mark(one) for one in judged if one.judgement.grade in FAULTS]
        result: Json = {
            "reviewer": reviewer_of(game),
            "curve": curve,
            "marks": marks,
            "key": _key_moments(curve, marks),
            "summaries": _summaries(before.seats, judged),
        }
        self._kept[key] = result
        while len(self._kept) > ANALYSES_KEPT:
            self._kept.popitem(last=False)
        return result

    async def _judged(self, before: State[Any], step: PlayedStep, seat: Seat, actions: list[Any]) -> _Judged:
        """Compare a turn or a choice with what the reviewer weighs, from the same view."""
        game = step.game
        ways = await self._processes.ways(game, before, seat, reviewer_of(game), REVIEW_MILLISECONDS)
        judgement = await self._worker.in_thread(judge, game, before, seat, actions, ways)
        return _Judged(step, before, seat, judgement)


def _imported(game: Game[Any], text: str) -> State[Any]:
    """Return a position, or one that looks like a view. Raises BadText."""
    try:
        return game.parse(text)
    except BadText as problem:
        return projection.made_up(game, text, Dice.from_number(0), problem)


def _parts(before: State[Any], step: PlayedStep) -> list[tuple[Seat, list[Any]]]:
    """Return what is judged of a step: who decided, and what.

    A turn, or all secret choices that came to light together. Not what is done while everybody is still
    setting up, nor what could not have been otherwise.
    """
    if step.kind not in (TURN, REVEAL) or before.round == 0:
        return []
    parts: dict[Seat, list[Any]] = {}
    for beat in step.beats:
        if beat.seat is not None:
            parts.setdefault(beat.seat, []).append(beat.action)
    return [(seat, actions) for seat, actions in parts.items() if has_choice(before, seat)]


def _mark(judged: _Judged) -> Json:
    step, before, seat, judgement = judged
    better = [way for way in judgement.ways if way.value > judgement.value]
    ways = [projection.way_json(step.game, before, seat, way) for way in better]
    return {
        "seq": step.seq,
        "seat": before.seats[seat],
        "kind": judgement.grade,
        "loss": round(judgement.loss, 4),
        "value": round(judgement.value, 4),
        "best": ways[0]["actions"],
        "ways": ways,
    }


def _key_moments(curve: list[Json], marks: list[Json]) -> list[int]:
    """Return the steps that decided the game: where most was given away, or the chances changed most."""
    weights: dict[int, float] = {}
    for one, other in pairwise(curve):
        change = max(abs(chance - one["chances"][seat]) for seat, chance in other["chances"].items())
        weights[other["seq"]] = change / 2
    for mark in marks:
        weights[mark["seq"]] = max(weights.get(mark["seq"], 0.0), mark["loss"])
    most = sorted(weights, key=lambda seq: -weights[seq])[:KEY_MOMENTS]
    return sorted(seq for seq in most if weights[seq] >= KEY_LEAST / 2)


def _summaries(seats: Sequence[str], judged: list[_Judged]) -> list[Json]:
    found = []
    for seat, name in enumerate(seats):
        own = [one.judgement for one in judged if one.seat == seat]
        counted = Counter(judgement.grade for judgement in own)
        reached = accuracy([one.loss for one in own], [one.best for one in own])
        found.append(
            {
                "seat": name,
                "accuracy": None if reached is None else round(reached, 1),
                **{fault: counted[fault] for fault in FAULTS},
            }
        )
    return found


def _story_of_game(whole: WholeGame) -> _Story:
    steps, history = play_through(whole)
    if history.outcome is None:
        raise GameError("error-not-over")
    standing = history.standing
    return (
        history.game,
        history.game.parse(whole.game.start),
        [step for step in steps if step.seq in standing],
    )


def _story_of_record(text: str) -> _Story:
    record = imported_record(text)
    steps = steps_of_record(record)
    return record.game, start_of_record(record), [step for step in steps if step.kind not in ENDINGS]
