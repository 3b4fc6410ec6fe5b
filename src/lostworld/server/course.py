"""A game's course: the log of stored events played on the rules, with every chance outcome as recorded.

``Course.advance`` carries out one stored event and tells what happened. The same code plays a game live and
reads it back, so a restart, a replay and a take-back cannot differ from what the players saw. No random
generator takes part: outcomes are in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from lostworld.game import GameError, Outcome
from lostworld.raptor import State
from lostworld.server.games import GAME

TURN: Final = "turn"
REVEAL: Final = "reveal"
RESIGN: Final = "resign"
TIME: Final = "time"
TAKE_BACK: Final = "take_back"

ENDINGS: Final = {RESIGN: "resigned", TIME: "time"}
"""How a game ends by an event that is not in its rules, and the reason's name."""


class Happened(NamedTuple):
    """Something that happened at the table and not in the rules; it is public."""

    kind: str
    side: str
    to: int | None = None

    def seen_by(self, _seat: int) -> Happened:
        return self

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"kind": self.kind, "side": self.side}
        return told if self.to is None else {**told, "to": self.to}


class Entry(NamedTuple):
    """One stored event."""

    seq: int
    kind: str
    payload: Mapping[str, Any]
    at: float


class Step(NamedTuple):
    """One stored event carried out, secrets included; only a projection of it leaves the server."""

    seq: int
    kind: str
    by: int | None
    moves: tuple[tuple[int, str], ...]
    happenings: list[Any]
    round: int
    at: float


Outcomes = Callable[[Any], str]
"""Decides a pending chance event: the recorded outcome when reading, the dice when playing."""


def carry_out(state: State, moves: Iterable[tuple[int, int]], decide: Outcomes) -> tuple[list[Any], list[str]]:
    """Play ``moves`` on ``state``; what happened, and the outcomes of chance on the way."""
    happenings: list[Any] = []
    outcomes: list[str] = []
    for seat, action in moves:
        happenings += state.play(seat, action)
        while (event := state.chance) is not None:
            outcome = decide(event)
            happenings += state.settle(outcome)
            outcomes.append(outcome)
    return happenings, outcomes


class Course:
    """A game as far as its log has been played."""

    __slots__ = ("clock", "last_at", "outcome", "points", "remember", "seq", "start_words", "state", "words")

    def __init__(self, start: str, words: int, remember: bool = True) -> None:
        self.state = GAME.parse(start)
        self.seq = 0
        self.words = self.start_words = words
        self.outcome: Outcome | None = None
        self.clock: list[int] | None = None
        self.last_at = 0.0
        self.remember = remember
        # Where a take-back can return to: (seq, position, words read), oldest first.
        self.points: list[tuple[int, State, int]] = [(0, self.state.copy(), words)] if remember else []

    def advance(self, entry: Entry) -> Step:
        """Carry out the next stored event."""
        if entry.seq != self.seq + 1:
            raise GameError("error-internal", name=f"log gap at {entry.seq}")
        play = _KINDS[entry.kind]
        step = play(self, entry)
        self.seq = entry.seq
        self.last_at = entry.at
        if "clock" in entry.payload:
            self.clock = list(entry.payload["clock"])
        if self.remember and entry.kind != TAKE_BACK:
            self.points.append((entry.seq, self.state.copy(), self.words))
        return step

    def advance_all(self, entries: Iterable[Entry]) -> Iterator[Step]:
        """Carry out stored events one after the other."""
        for entry in entries:
            yield self.advance(entry)


def _play_moves(course: Course, entry: Entry) -> Step:
    payload = entry.payload
    moves = tuple((int(seat), str(text)) for seat, text in payload["moves"])
    recorded = iter(payload["chance"])
    happenings, _ = carry_out(
        course.state,
        [(seat, GAME.parse_action(text)) for seat, text in moves],
        lambda _event: str(next(recorded)),
    )
    course.words = int(payload["words"])
    course.outcome = course.state.outcome
    by = moves[0][0] if entry.kind == TURN else None
    return Step(entry.seq, entry.kind, by, moves, happenings, course.state.round, entry.at)


def _end(course: Course, entry: Entry) -> Step:
    seat = int(entry.payload["by"])
    reason = ENDINGS[entry.kind]
    course.outcome = Outcome((1 - seat,), reason)
    return ending_step(entry.seq, entry.kind, seat, course.state.round, entry.at)


def ending_step(seq: int, kind: str, seat: int, round_number: int, at: float) -> Step:
    """The step of a resignation or of a clock that ran out."""
    told = [
        Happened({RESIGN: "resigned", TIME: "time_ran_out"}[kind], GAME.seats[seat]),
        Won("game_won", GAME.seats[1 - seat], ENDINGS[kind]),
    ]
    return Step(seq, kind, seat, (), told, round_number, at)


class Won(NamedTuple):
    """The end of a game for a reason that is not in its rules."""

    kind: str
    side: str
    reason: str

    def seen_by(self, _seat: int) -> Won:
        return self

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "side": self.side, "reason": self.reason}


def _take_back(course: Course, entry: Entry) -> Step:
    target = int(entry.payload["to"])
    seat = int(entry.payload["by"])
    course.return_to(target)
    told = [Happened("taken_back", GAME.seats[seat], target)]
    return Step(entry.seq, entry.kind, seat, (), told, course.state.round, entry.at)


def _return_to(self: Course, target: int) -> None:
    """Be as after event ``target``. Outcomes of chance come from the same place of the stream again."""
    while len(self.points) > 1 and self.points[-1][0] > target:
        self.points.pop()
    _, state, self.words = self.points[-1]
    self.state = state.copy()
    self.outcome = None


Course.return_to = _return_to  # type: ignore[attr-defined]

_KINDS: Final[Mapping[str, Callable[[Course, Entry], Step]]] = {
    TURN: _play_moves,
    REVEAL: _play_moves,
    RESIGN: _end,
    TIME: _end,
    TAKE_BACK: _take_back,
}
