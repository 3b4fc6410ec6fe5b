"""A game's history: the log of stored steps played on the rules, with every outcome of chance as recorded.

``History.advance`` carries out one stored step and tells what happened. No random generator takes part: the
outcomes are in the log, so a restart, a replay and a take-back cannot differ from what the players saw.

A state that stands in a history is never changed any more: whoever plays on plays on a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from lostworld.game import Game, GameError, Happening, Outcome, Seat, State
from lostworld.games import game_named, plays_content
from lostworld.session import Decider, Session, as_recorded

TURN: Final = "turn"
REVEAL: Final = "reveal"
RESIGN: Final = "resign"
TIME: Final = "time"
TAKE_BACK: Final = "take_back"

ENDINGS: Final = {RESIGN: ("resigned", "resigned"), TIME: ("time_ran_out", "time")}
"""Ways to leave a game that are not in the rules: the event's kind, and the reason's name."""

Move = tuple[Seat, str]
"""Who decided what: an action's text."""


class TableEvent(NamedTuple):
    """Something that happened at the table and not in the rules. It is public."""

    kind: str
    fields: Mapping[str, Any]

    def seen_by(self, _seat: Seat) -> TableEvent:
        """Return the event itself: everybody sees it."""
        return self

    def to_json(self) -> dict[str, Any]:
        """Return the event's kind and fields."""
        return {"kind": self.kind, **self.fields}


class StoredStep(NamedTuple):
    """One step as it stands in the log."""

    seq: int
    kind: str
    payload: Mapping[str, Any]
    at: float


class PlayedBeat(NamedTuple):
    """One decision carried out with the chance that followed; without a seat, something at the table."""

    seat: Seat | None
    action: Any
    happenings: Sequence[Happening]
    state: State[Any]
    """The position after it."""
    written: str | None = None
    """The action's text, as it is stored; None without a seat."""


@dataclass(slots=True)
class PlayedStep:
    """One stored step carried out, secrets included; only a projection of it leaves the server."""

    game: Game[Any]
    seq: int
    kind: str
    by: Seat | None
    beats: list[PlayedBeat]
    at: float
    public: list[tuple[dict[str, Any], bool]] | None = None
    """What everybody may know of each beat, and whether there is more; made once by the projection."""

    @property
    def state(self) -> State[Any]:
        """The position after the step."""
        return self.beats[-1].state


class Point(NamedTuple):
    """A place in the history that a take-back can return to."""

    seq: int
    state: State[Any]
    draws: int
    movers: frozenset[Seat]
    """The seats whose decision led here."""


class RulesVersion(GameError):
    """A stored game of rules that this program does not have."""


def rules_of(name: str, rules: int, content: str) -> Game[Any]:
    """Return the game that a stored game is of. Raises RulesVersion unless it is the very same version."""
    try:
        game = game_named(name)
    except GameError:
        raise RulesVersion("error-rules-version") from None
    if game.rules != rules or not plays_content(game, content):
        raise RulesVersion("error-rules-version")
    return game


SHOWN_MOST: Final = 10.0
"""Seconds: nothing is shown for longer."""


def showing(step: PlayedStep) -> float:
    """Return the seconds that people need to see a step happen; no clock runs meanwhile."""
    if step.kind not in (TURN, REVEAL):
        return 0.0
    events = sum(len(beat.happenings) for beat in step.beats)
    return min(SHOWN_MOST, (2.5 if step.kind == REVEAL else 0.0) + 0.4 * len(step.beats) + 0.25 * events)


def parse_action(game: Game[Any], text: str) -> Any:
    """Return the action that a text names, remembered: a game has few different ones. Raises BadText."""
    known: Any = _parse_action  # lru_cache takes a game for something that cannot be hashed
    return known(game, text)


@lru_cache(maxsize=16384)
def _parse_action(game: Game[Any], text: str) -> Any:
    return game.parse_action(text)


def carry_out(
    game: Game[Any], state: State[Any], moves: Iterable[tuple[Seat, Any]], decide: Decider
) -> tuple[list[PlayedBeat], list[str]]:
    """Play moves on a copy of ``state``; return a beat for each, and how chance came out."""
    session = Session(game, state.copy(), decide)
    beats: list[PlayedBeat] = []
    outcomes: list[str] = []
    for seat, action in moves:
        if beats:
            session.state = session.state.copy()
        beat = session.play(seat, action)
        beats.append(PlayedBeat(seat, action, beat.happenings, session.state, beat.text))
        outcomes += beat.outcomes
    return beats, outcomes


class History:
    """A game as far as its log has been played."""

    def __init__(self, game: Game[Any], start: str, draws: int) -> None:
        self.game = game
        self.state: State[Any] = game.parse(start)
        self.seq = 0
        self.draws = draws
        self.outcome: Outcome | None = self.state.outcome
        self.clock: list[int] | None = None
        self.last_at = 0.0
        self.points = [Point(0, self.state, draws, frozenset())]

    @classmethod
    def going_on(
        cls,
        game: Game[Any],
        state: State[Any],
        seq: int,
        draws: int,
        outcome: Outcome | None,
        clock: list[int] | None,
        last_at: float,
    ) -> History:
        """Return a history known from step ``seq`` on. No take-back can return to what was before."""
        history = cls.__new__(cls)
        history.game, history.state, history.seq, history.draws = game, state, seq, draws
        history.outcome, history.clock, history.last_at = outcome, clock, last_at
        history.points = [Point(seq, state, draws, frozenset())]
        return history

    def advance(self, stored: StoredStep) -> PlayedStep:
        """Carry out the next stored step and return it."""
        if stored.seq != self.seq + 1:
            raise GameError("error-internal", name=f"the log has no step {self.seq + 1}")
        step = _KINDS[stored.kind](self, stored)
        self.seq = stored.seq
        self.last_at = stored.at + showing(step)
        if stored.payload.get("clock") is not None:
            self.clock = list(stored.payload["clock"])
        return step

    def advance_all(self, stored_steps: Iterable[StoredStep]) -> list[PlayedStep]:
        """Carry out stored steps and return them."""
        return [self.advance(stored) for stored in stored_steps]

    @property
    def standing(self) -> frozenset[int]:
        """The numbers of the steps that were not taken back."""
        return frozenset(point.seq for point in self.points)

    def before_last_decision_of(self, seat: Seat) -> int | None:
        """Return where a take-back by ``seat`` leads; None when there is nothing to take back."""
        for place in range(len(self.points) - 1, 0, -1):
            if seat in self.points[place].movers:
                return self.points[place - 1].seq
        return None

    def return_to(self, seq: int) -> None:
        """Be as after step ``seq``. The stream of chance is read from the same place again."""
        while len(self.points) > 1 and self.points[-1].seq > seq:
            self.points.pop()
        point = self.points[-1]
        self.state = point.state
        self.draws = point.draws
        self.outcome = None


def _play_moves(history: History, stored: StoredStep) -> PlayedStep:
    payload = stored.payload
    moves = [(int(seat), parse_action(history.game, str(text))) for seat, text in payload["moves"]]
    beats, _ = carry_out(history.game, history.state, moves, as_recorded([*payload["chance"]]))
    history.state = beats[-1].state
    history.draws = int(payload["words"])
    history.outcome = history.state.outcome
    movers = frozenset(seat for seat, _ in moves)
    history.points.append(Point(stored.seq, history.state, history.draws, movers))
    hinted = payload.get("hinted", ())
    return step_of_moves(history.game, stored.seq, stored.kind, beats, stored.at, hinted)


def step_of_moves(
    game: Game[Any],
    seq: int,
    kind: str,
    beats: list[PlayedBeat],
    at: float,
    hinted: Sequence[Seat] = (),
) -> PlayedStep:
    """Return the step of a turn (by one seat) or of revealed choices (by nobody in particular).

    ``hinted``: who had asked for a hint about it, which is told at its end.
    """
    if hinted:
        last = beats[-1]
        told = [TableEvent("hint_used", {"side": last.state.seats[seat]}) for seat in hinted]
        beats = [*beats[:-1], last._replace(happenings=[*last.happenings, *told])]
    return PlayedStep(game, seq, kind, beats[0].seat if kind == TURN else None, beats, at)


def _leave(history: History, stored: StoredStep) -> PlayedStep:
    seat = int(stored.payload["by"])
    if "bot" not in stored.payload:
        history.outcome = ending(history.state, stored.kind, seat)
    return leaving_step(
        history.game, stored.seq, stored.kind, seat, history.state, history.outcome, stored.at
    )


def ending(state: State[Any], kind: str, seat: Seat) -> Outcome:
    """Return how the game ends when ``seat`` gives up or has no time left: everybody else's side wins."""
    winners = tuple(other for side in state.sides if seat not in side for other in side)
    return Outcome(winners, ENDINGS[kind][1])


def leaving_step(
    game: Game[Any],
    seq: int,
    kind: str,
    seat: Seat,
    state: State[Any],
    outcome: Outcome | None,
    at: float,
) -> PlayedStep:
    """Return the step of a resignation or of a clock that ran out; ``outcome`` if the game ends with it."""
    event_kind, reason = ENDINGS[kind]
    names = state.seats
    events = [TableEvent(event_kind, {"side": names[seat]})]
    for winner in outcome.winners if outcome is not None else ():
        events.append(TableEvent("game_won", {"side": names[winner], "reason": reason}))
    return PlayedStep(game, seq, kind, seat, [PlayedBeat(None, None, events, state)], at)


def _take_back(history: History, stored: StoredStep) -> PlayedStep:
    target = int(stored.payload["to"])
    history.return_to(target)
    return take_back_step(
        history.game, stored.seq, int(stored.payload["by"]), target, history.state, stored.at
    )


def take_back_step(
    game: Game[Any], seq: int, seat: Seat, target: int, state: State[Any], at: float
) -> PlayedStep:
    """Return the step of a take-back by ``seat`` to where step ``target`` led."""
    events = [TableEvent("taken_back", {"side": state.seats[seat], "to": target})]
    return PlayedStep(game, seq, TAKE_BACK, seat, [PlayedBeat(None, None, events, state)], at)


_KINDS: Final[Mapping[str, Callable[[History, StoredStep], PlayedStep]]] = {
    TURN: _play_moves,
    REVEAL: _play_moves,
    RESIGN: _leave,
    TIME: _leave,
    TAKE_BACK: _take_back,
}
