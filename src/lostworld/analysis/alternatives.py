"""What a seat could have done instead: a bot's best ways on from a moment, valued like what was done.

The bot thinks from the seat's view. Each of its ways, and the way that was played, is carried out up to the
chance that follows; there the game judges the position (``lostworld.games.chances_of``). A single secret
choice, such as that of a card, has no such end: it is worth what the bot says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from lostworld.analysis.grades import grade_of
from lostworld.bots import Limit, Thought, bot_named, opponents
from lostworld.game import Choice, Decision, Game, IllegalAction, Seat, State, View
from lostworld.games import chances_of

SHOWN: Final = 3
"""So many ways are told."""


class Step(NamedTuple):
    """One action of a way, with what it means."""

    text: str
    choice: Choice | None
    decision: Decision | None
    """What the seat was asked there."""
    view: View[Any]
    """What it saw."""


class Way(NamedTuple):
    """What a seat could do with a turn or a choice."""

    actions: tuple[Any, ...]
    value: float
    """The seat's chance to win then."""


class Judgement(NamedTuple):
    """What was done, and what could have been done."""

    value: float
    """What was done: the seat's chance to win then."""
    best: float
    """The same for the best way known, which is perhaps the one that was played."""
    ways: tuple[Way, ...]
    """The bot's ways, best first."""

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away."""
        return max(0.0, self.best - self.value)

    @property
    def grade(self) -> str:
        """What that is called."""
        return grade_of(self.loss)


def reviewer_of(game: Game[Any]) -> str:
    """The name of the bot that looks back: the strongest that people can play against."""
    return opponents(game)[-1].name


Weighing = tuple[tuple[Any, ...], float | None]
"""The actions of a way, and what a bot says it is worth, if it does."""


def ways_of(thought: Thought) -> list[Weighing]:
    """The ways that a bot has weighed, as actions and what it says each is worth, its own one first."""
    own = (thought.action, *thought.line)
    found: list[Weighing] = []
    for weighed in thought.choices:
        line = own if weighed.action == thought.action else (weighed.action, *weighed.line)
        found.append((line, weighed.value))
    if all(line != own for line, _ in found):
        found.insert(0, (own, None))
    found.sort(key=lambda way: way[0] != own)
    return found


def has_choice(state: State[Any], seat: Seat) -> bool:
    """Whether a seat has several things to choose from."""
    return len(state.legal(seat)) > 1


def is_choice(state: State[Any], seat: Seat) -> bool:
    """Whether a seat makes one choice now, and others decide at the same time, or it is secret."""
    if len(state.deciders) > 1:
        return True
    decision = state.view(seat).decision
    return decision is not None and decision.secret


def judge(
    game: Game[Any], before: State[Any], seat: Seat, played: Sequence[Any], ways: Sequence[Weighing]
) -> Judgement:
    """What a turn or a choice was worth, beside the ways of a bot that thought about it beforehand."""
    if is_choice(before, seat):
        worth = {line[0]: value for line, value in ways if value is not None}
        told = tuple(
            sorted((Way(line[:1], worth[line[0]]) for line, value in ways if value is not None), key=_worst)
        )
        mine = worth.get(played[0])
        best = max(worth.values(), default=mine if mine is not None else 0.5)
        return Judgement(best if mine is None else mine, best, told)
    value = worth_after(game, before, seat, played)
    found: list[Way] = []
    ends = {_end(game, before, seat, played)}
    for line, _said in ways[: 2 * SHOWN]:
        end = _end(game, before, seat, line)
        if end in ends and tuple(line) != tuple(played):
            continue  # another order of the same
        ends.add(end)
        found.append(Way(tuple(line), worth_after(game, before, seat, line)))
    found.sort(key=_worst)
    best = max([value, *(way.value for way in found)])
    return Judgement(value, best, tuple(found[:SHOWN]))


def valued(game: Game[Any], before: State[Any], seat: Seat, ways: Sequence[Weighing]) -> list[Way]:
    """The ways of a bot with their worth, best first, each end once."""
    if is_choice(before, seat):
        return sorted((Way(line[:1], value) for line, value in ways if value is not None), key=_worst)
    found: dict[Any, Way] = {}
    for line, _said in ways[: 2 * SHOWN]:
        found.setdefault(
            _end(game, before, seat, line), Way(tuple(line), worth_after(game, before, seat, line))
        )
    return sorted(found.values(), key=_worst)


def _worst(way: Way) -> float:
    return -way.value


def carried_out(game: Game[Any], before: State[Any], seat: Seat, actions: Sequence[Any]) -> State[Any]:
    """The position after a turn, before the chance that follows; a turn that is not over is ended."""
    state = before.copy()
    done = 0
    for action in actions:
        if state.chance is not None or seat not in state.deciders:
            break
        try:
            state.apply(seat, action)
        except IllegalAction:
            break  # what was planned does not fit any more
        done += 1
    plan = before.plan(seat, list(actions[:done]))
    ended = done > 0 and actions[done - 1] == before.plan(seat, list(actions[: done - 1])).finish
    if not ended and not plan.is_complete and plan.finish is not None:
        state.apply(seat, plan.finish)
    return state


def worth_after(game: Game[Any], before: State[Any], seat: Seat, actions: Sequence[Any]) -> float:
    """A seat's chance to win after a turn."""
    return chances_of(game, carried_out(game, before, seat, actions))[seat]


def _end(game: Game[Any], before: State[Any], seat: Seat, actions: Sequence[Any]) -> Any:
    return carried_out(game, before, seat, actions).fingerprint()


def thought_about(game: Game[Any], before: State[Any], seat: Seat, name: str, limit: Limit) -> Thought:
    """What a bot would do, from the seat's view; always the same for a limit of nodes."""
    return bot_named(name, game, 1).think(before.view(seat), limit)


def steps_of(game: Game[Any], before: State[Any], seat: Seat, actions: Sequence[Any]) -> list[Step]:
    """A way action by action, with what each means where it is done."""
    found: list[Step] = []
    if is_choice(before, seat):
        view = before.view(seat)
        return [_step(game, view, action) for action in actions[:1]]
    plan = before.plan(seat)
    for action in actions:
        if plan.is_complete:
            break
        found.append(_step(game, plan.view(), action))
        try:
            plan = plan.then(action)
        except IllegalAction:
            found.pop()
            break
    return found


def _step(game: Game[Any], view: View[Any], action: Any) -> Step:
    text = game.action_text(action)
    decision = view.decision
    choice = next((each for each in decision.choices if each.text == text), None) if decision else None
    return Step(text, choice, decision, view)
