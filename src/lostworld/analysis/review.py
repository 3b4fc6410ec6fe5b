"""A whole record looked back at: the curve of chances, every decision judged, key moments, accuracy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from lostworld.analysis.alternatives import (
    Judgement,
    has_choice,
    is_choice,
    judge,
    reviewer_of,
    thought_about,
    ways_of,
)
from lostworld.analysis.grades import FAULTS, accuracy
from lostworld.bots import Limit
from lostworld.game import Game, Seat, State
from lostworld.games import chances_of
from lostworld.record import Record

USUAL: Final = Limit(nodes=20_000)
KEY_MOMENTS: Final = 6
KEY_LEAST: Final = 0.08
"""A moment is a key moment if the chances changed by so much."""


class Turn(NamedTuple):
    """What one seat decided without anybody or anything in between."""

    first: int
    """The number of its first step in the record, from 0."""
    last: int
    seat: Seat
    before: State[Any]
    after: State[Any]
    """After the chance that followed."""
    actions: tuple[Any, ...]


class Moment(NamedTuple):
    """A turn looked back at."""

    turn: Turn
    chances: tuple[float, ...]
    """Each seat's chance to win after it."""
    change: float
    """By how much its seat's chance changed."""
    judgement: Judgement | None
    """None where there was nothing to decide, or it shows only later what it was worth."""


class Summary(NamedTuple):
    """How one seat has played."""

    seat: str
    accuracy: float | None
    """In per cent, None without a decision that was judged."""
    faults: dict[str, int]
    judged: int


class Review(NamedTuple):
    """A record looked back at."""

    game: Game[Any]
    record: Record
    reviewer: str
    start: tuple[float, ...]
    """Each seat's chance to win at the beginning."""
    moments: tuple[Moment, ...]
    summaries: tuple[Summary, ...]

    @property
    def key_moments(self) -> list[Moment]:
        """The moments that decided the game, in their order: where most was given away, or most changed."""
        weights = [
            (max(moment.judgement.loss if moment.judgement else 0.0, abs(moment.change) / 2), number)
            for number, moment in enumerate(self.moments)
        ]
        most = sorted(weights, reverse=True)[:KEY_MOMENTS]
        return [self.moments[number] for number in sorted(n for weight, n in most if weight >= KEY_LEAST / 2)]


def turns_of(record: Record) -> Iterator[Turn]:
    """The turns of a record, with the position before and after each."""
    game = record.game
    state = record.start.copy()
    at = 0
    steps = record.steps
    while at < len(steps):
        first, before = at, state.copy()
        seat = steps[at].seat
        if seat is None:
            record.repeat(state, steps[at])
            at += 1
            continue
        actions = [game.parse_action(steps[at].text)]
        together = is_choice(before, seat)
        plan = None if together else before.plan(seat)
        record.repeat(state, steps[at])
        at += 1
        while plan is not None:
            ends = actions[-1] == plan.finish
            plan = plan.then(actions[-1])
            if ends or plan.is_complete or at == len(steps) or steps[at].seat != seat:
                break
            actions.append(game.parse_action(steps[at].text))
            record.repeat(state, steps[at])
            at += 1
        while at < len(steps) and steps[at].seat is None:
            record.repeat(state, steps[at])
            at += 1
        yield Turn(first, at - 1, seat, before, state.copy(), tuple(actions))


def is_judged(turn: Turn) -> bool:
    """Whether a turn's worth shows at once: not while everybody is still setting up, nor without a choice."""
    return turn.before.round > 0 and has_choice(turn.before, turn.seat)


def review(
    record: Record,
    reviewer: str | None = None,
    limit: Limit = USUAL,
    tell: Callable[[int, int], None] | None = None,
) -> Review:
    """Look back at a record with a bot's help; ``tell`` hears how many turns are done, of how many."""
    game = record.game
    name = reviewer or reviewer_of(game)
    turns = list(turns_of(record))
    start = turns[0].before if turns else record.start
    before = chances_of(game, start)
    first = before
    moments: list[Moment] = []
    for number, turn in enumerate(turns):
        chances = chances_of(game, turn.after)
        judgement = None
        if is_judged(turn):
            thought = thought_about(game, turn.before, turn.seat, name, limit)
            judgement = judge(game, turn.before, turn.seat, turn.actions, ways_of(thought))
        moments.append(Moment(turn, chances, chances[turn.seat] - before[turn.seat], judgement))
        before = chances
        if tell is not None:
            tell(number + 1, len(turns))
    return Review(game, record, name, first, tuple(moments), summaries(record.start.seats, moments))


def summaries(seats: Sequence[str], moments: Sequence[Moment]) -> tuple[Summary, ...]:
    """How each seat has played."""
    found = []
    for seat, name in enumerate(seats):
        own = [moment for moment in moments if moment.turn.seat == seat and moment.judgement is not None]
        judgements = [moment.judgement for moment in own if moment.judgement is not None]
        losses = [judgement.loss for judgement in judgements]
        counted = Counter(judgement.grade for judgement in judgements)
        found.append(
            Summary(
                name,
                accuracy(losses, [judgement.best for judgement in judgements]),
                {fault: counted[fault] for fault in FAULTS},
                len(losses),
            )
        )
    return tuple(found)
