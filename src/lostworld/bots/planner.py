"""A player that plans whole turns and looks at what the other side will answer.

A turn is searched as a beam: the best positions after one step are carried to the next. The best turns
are then played out: the answers to them, as far as nothing is hidden. Where several seats choose at once,
each own choice meets each that the other side may have: a small matrix, solved for a mixture, because
always choosing the same way can be foreseen. All is repeated with a wider beam while there is time. With a
beam of one it is the bot called ``greedy``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from lostworld.bots.bot import Limit, Luck, Thinking, Thought, something_of
from lostworld.bots.mixture import mixture
from lostworld.game import Plan, Seat, State, View

TURNS_AHEAD = 3
"""How many answers are followed before the position is judged as it stands."""
SAMPLES = 4
"""In how many ways the hidden things are imagined."""


class OutOfTime(Exception):
    """It is time to answer."""


class Turn(NamedTuple):
    """A way to play a turn, and how good the position looks right after it."""

    worth: float
    actions: tuple[Any, ...]


class Planner:
    """``widest`` bounds the beam, ``milliseconds`` the time."""

    def __init__(self, name: str, seed: int | None, widest: int, milliseconds: int) -> None:
        self.name = name
        self._luck = Luck(seed)
        self._widest = widest
        self._milliseconds = milliseconds

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """The best turn found: its first action, and the rest of it as the line."""
        legal = something_of(view)
        turn: tuple[Any, ...] = (legal[self._luck.below(len(legal))],)
        if len(legal) > 1:
            thinking = Thinking(limit, self._milliseconds)
            width = 1
            while width <= self._widest and not thinking.over:
                try:
                    turn = self._choose(view, width, thinking)
                except OutOfTime:
                    break
                width *= 2
        return Thought(turn[0], turn[1:])

    def _choose(self, view: View[Any], width: int, thinking: Thinking) -> tuple[Any, ...]:
        """The best turn. Raises OutOfTime."""
        worths: dict[tuple[Any, ...], dict[Any, float]] = {}
        for sample in range(SAMPLES):
            state = view.sample(self._luck)
            others = [seat for seat in state.deciders if seat != view.seat]
            if not others and sample > 0 and not view.waits_for_secret:
                break
            options = best_turns(state, view.seat, width, thinking)
            for option in options:
                for answer in _answers(state, others):
                    check(thinking)
                    after = state.copy()
                    for seat, action in answer:
                        after.apply(seat, action)
                    for action in option.actions:
                        after.apply(view.seat, action)
                    worth = follow(after, TURNS_AHEAD, thinking).worth(view.seat)
                    thinking.count()
                    column = answer or sample
                    worths.setdefault(option.actions, {})[column] = worth
        return self._pick(worths)

    def _pick(self, worths: dict[tuple[Any, ...], dict[Any, float]]) -> tuple[Any, ...]:
        turns = list(worths)
        columns = sorted({column for row in worths.values() for column in row}, key=str)
        if len(columns) == 1 or self._widest == 1:
            means = [sum(row.values()) / len(row) for row in worths.values()]
            best = max(means)
            return self._one_of([turn for turn, mean in zip(turns, means, strict=True) if mean == best])
        matrix = [[row.get(column, min(row.values())) for column in columns] for row in worths.values()]
        weights = mixture(matrix)
        point = self._luck.fraction() * sum(weights)
        for turn, weight in zip(turns, weights, strict=True):
            point -= weight
            if point < 0:
                return turn
        return turns[-1]

    def _one_of(self, turns: list[tuple[Any, ...]]) -> tuple[Any, ...]:
        return turns[self._luck.below(len(turns))]


def _answers(state: State[Any], others: list[Seat]) -> list[tuple[tuple[Seat, Any], ...]]:
    """What the other deciding seats may do at the same time; one empty answer if nobody else decides."""
    answers: list[tuple[tuple[Seat, Any], ...]] = [()]
    for seat in others:
        answers = [(*answer, (seat, action)) for answer in answers for action in state.legal(seat)]
    return answers


def check(thinking: Thinking | None) -> None:
    """Raise OutOfTime when it is time to answer; None knows no time."""
    if thinking is not None and thinking.over:
        raise OutOfTime


def best_turns(state: State[Any], seat: Seat, width: int, thinking: Thinking | None = None) -> list[Turn]:
    """The best ways to play the present turn, best first; all of them if they look alike so far."""
    found: list[Turn] = []
    beam: list[tuple[float, Plan[Any]]] = [(0.0, state.plan(seat))]
    while beam:
        following: dict[Any, tuple[float, Plan[Any]]] = {}
        for _, here in beam:
            for action in here.legal():
                check(thinking)  # in some games a single step takes a while
                there = here.then(action)
                worth = there.worth()
                if there.is_complete:
                    found.append(Turn(worth, there.actions))
                else:
                    following.setdefault(there.fingerprint(), (worth, there))
        beam = sorted(following.values(), key=_first, reverse=True)[:width]
    found.sort(key=_first, reverse=True)
    alike = found[0].worth == found[-1].worth and len(found[0].actions) == 1
    return found if alike else found[:width]


def _first(item: tuple[Any, ...]) -> Any:
    return item[0]


def follow(state: State[Any], turns: int, thinking: Thinking | None = None) -> State[Any]:
    """Play on while one seat decides in the open, each with its best turn; the position that results."""
    while turns and len(state.deciders) == 1:
        seat = state.deciders[0]
        options = best_turns(state, seat, 1, thinking)
        if len(options) > 1:
            # Choices that only their consequences tell apart: look one step further, once.
            if turns < TURNS_AHEAD:
                return state
            ends = []
            for option in options:
                after = state.copy()
                after.apply(seat, option.actions[0])
                ends.append(follow(after, turns - 1, thinking))
            return max(ends, key=lambda end: end.worth(seat))
        for action in options[0].actions:
            state.apply(seat, action)
        turns -= 1
    return state
