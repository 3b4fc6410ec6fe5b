"""A game's course: the log of stored events played on the rules, with every chance outcome as recorded.

``Course.advance`` carries out one stored event and tells what happened. No random generator takes part: the
outcomes are in the log, so a restart, a replay and a take-back cannot differ from what the players saw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from lostworld.game import GameError, Outcome
from lostworld.server.games import GAME, State, parse_action

TURN: Final = "turn"
REVEAL: Final = "reveal"
RESIGN: Final = "resign"
TIME: Final = "time"
TAKE_BACK: Final = "take_back"

ENDINGS: Final = {RESIGN: ("resigned", "resigned"), TIME: ("time_ran_out", "time")}
"""Ways to end that are not in the rules: the event's kind, and the reason's name."""


class TableEvent(NamedTuple):
    """Something that happened at the table and not in the rules. It is public."""

    kind: str
    fields: Mapping[str, Any]

    def seen_by(self, _seat: int) -> TableEvent:
        return self

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, **self.fields}


class StoredStep(NamedTuple):
    """One stored event."""

    seq: int
    kind: str
    payload: Mapping[str, Any]
    at: float


@dataclass(slots=True)
class PlayedStep:
    """One stored event carried out, secrets included; only a projection of it leaves the server."""

    seq: int
    kind: str
    by: int | None
    moves: tuple[tuple[int, str], ...]
    happenings: list[Any]
    round: int
    at: float
    public: dict[int, Any] = field(default_factory=dict)
    """The happenings that are the same for everybody, as JSON, by their place in the list; made once."""


class Point(NamedTuple):
    """A place in the course that a take-back can return to."""

    seq: int
    state: State
    words: int
    movers: frozenset[int]
    """The seats whose decision led here."""


Outcomes = Callable[[Any], str]
"""Decides a pending chance event: the recorded outcome when reading, the dice when playing."""


def carry_out(
    state: State, moves: Iterable[tuple[int, int]], decide: Outcomes
) -> tuple[list[Any], list[str]]:
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


class History:
    """A game as far as its log has been played."""

    def __init__(self, start: str, words: int) -> None:
        self.state = GAME.parse(start)
        self.seq = 0
        self.words = words
        self.outcome: Outcome | None = self.state.outcome
        self.clock: list[int] | None = None
        self.last_at = 0.0
        self.points = [Point(0, self.state.copy(), words, frozenset())]

    @classmethod
    def going_on(
        cls,
        state: State,
        seq: int,
        words: int,
        outcome: Outcome | None,
        clock: list[int] | None,
        last_at: float,
    ) -> History:
        """A course known from event ``seq`` on. No take-back can return to what was before."""
        history = cls.__new__(cls)
        history.state, history.seq, history.words = state, seq, words
        history.outcome, history.clock, history.last_at = outcome, clock, last_at
        history.points = [Point(seq, state.copy(), words, frozenset())]
        return history

    def advance(self, stored: StoredStep) -> PlayedStep:
        """Carry out the next stored event."""
        if stored.seq != self.seq + 1:
            raise GameError("error-internal", name=f"the log has no event {self.seq + 1}")
        step = _KINDS[stored.kind](self, stored)
        self.seq = stored.seq
        self.last_at = stored.at
        if stored.payload.get("clock") is not None:
            self.clock = list(stored.payload["clock"])
        return step

    def before_last_decision_of(self, seat: int) -> int | None:
        """Where a take-back by ``seat`` returns to; None when there is nothing to take back."""
        for earlier, point in zip(reversed(self.points[:-1]), reversed(self.points[1:]), strict=True):
            if seat in point.movers:
                return earlier.seq
        return None

    def return_to(self, seq: int) -> None:
        """Be as after event ``seq``. The stream of chance is read from the same place again."""
        while len(self.points) > 1 and self.points[-1].seq > seq:
            self.points.pop()
        point = self.points[-1]
        self.state = point.state.copy()
        self.words = point.words
        self.outcome = None


def _play_moves(history: History, stored: StoredStep) -> PlayedStep:
    payload = stored.payload
    moves = tuple((int(seat), str(text)) for seat, text in payload["moves"])
    recorded = iter(payload["chance"])
    happenings, _ = carry_out(
        history.state,
        [(seat, parse_action(text)) for seat, text in moves],
        lambda _event: str(next(recorded)),
    )
    history.words = int(payload["words"])
    history.outcome = history.state.outcome
    movers = frozenset(seat for seat, _ in moves)
    history.points.append(Point(stored.seq, history.state.copy(), history.words, movers))
    return step_of_moves(stored.seq, stored.kind, moves, happenings, history.state.round, stored.at)


def step_of_moves(
    seq: int,
    kind: str,
    moves: tuple[tuple[int, str], ...],
    happenings: list[Any],
    round_number: int,
    at: float,
) -> PlayedStep:
    """The step of a turn (by one seat) or of revealed choices (by nobody in particular)."""
    by = moves[0][0] if kind == TURN else None
    return PlayedStep(seq, kind, by, moves, happenings, round_number, at)


def _end(history: History, stored: StoredStep) -> PlayedStep:
    seat = int(stored.payload["by"])
    history.outcome = Outcome((1 - seat,), ENDINGS[stored.kind][1])
    return ending_step(stored.seq, stored.kind, seat, history.state.round, stored.at)


def ending_step(seq: int, kind: str, seat: int, round_number: int, at: float) -> PlayedStep:
    """The step of a resignation or of a clock that ran out."""
    event_kind, reason = ENDINGS[kind]
    told = [
        TableEvent(event_kind, {"side": GAME.seats[seat]}),
        TableEvent("game_won", {"side": GAME.seats[1 - seat], "reason": reason}),
    ]
    return PlayedStep(seq, kind, seat, (), told, round_number, at)


def _take_back(history: History, stored: StoredStep) -> PlayedStep:
    target = int(stored.payload["to"])
    seat = int(stored.payload["by"])
    history.return_to(target)
    told = [TableEvent("taken_back", {"side": GAME.seats[seat], "to": target})]
    return PlayedStep(stored.seq, stored.kind, seat, (), told, history.state.round, stored.at)


_KINDS: Final[Mapping[str, Callable[[History, StoredStep], PlayedStep]]] = {
    TURN: _play_moves,
    REVEAL: _play_moves,
    RESIGN: _end,
    TIME: _end,
    TAKE_BACK: _take_back,
}
