"""Records: of stored games, for sharing; and those that somebody imports, played through as steps."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from lostworld.bots import bot_names
from lostworld.chance import ALGORITHM, MIXED
from lostworld.game import BadText, Game, GameError, Outcome, Plan, State
from lostworld.games import start_names
from lostworld.record import DRAW, Record, header_name, result_text
from lostworld.server.play import projection
from lostworld.server.play.history import (
    ENDINGS,
    REVEAL,
    TURN,
    History,
    PlayedBeat,
    PlayedStep,
    leaving_step,
    parse_action,
    step_of_moves,
)
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import WholeGame
from lostworld.session import Session, as_recorded

RECORD_BYTES: Final = 65_536
RECORD_ACTIONS: Final = 5_000
"""The longest record that is read: many times a long game, and read in a moment."""


# --- of stored games ----------------------------------------------------------------------------------


def record_of(whole: WholeGame, history: History) -> str:
    """Return a finished game as a record; what was taken back is not in it. Raises GameError."""
    if history.outcome is None:
        raise GameError("error-cards-secret")
    game = history.game
    start, chance = _record_start(whole, game)
    record = Record.of(game, start, _headers(whole, history))
    for outcome in chance:
        record.decide(outcome)
    standing = history.standing
    for step in whole.steps:
        if step.seq in standing:
            outcomes = iter(step.payload["chance"])
            for seat, text in step.payload["moves"]:
                record.play(seat, parse_action(game, text))
                while record.state.chance is not None:
                    record.decide(next(outcomes))
    return projection.record_text(record)


def _record_start(whole: WholeGame, game: Game[Any]) -> tuple[State[Any], list[str]]:
    """Return where a record begins: before the first chance, where the start has a name that says it."""
    stored = whole.game
    if stored.start_chance and not stored.marks.imported:
        before = game.new(stored.options)
        if before.text in start_names(game).values():
            return before, stored.start_chance
    return game.parse(stored.start), []


def _headers(whole: WholeGame, history: History) -> dict[str, str]:
    stored = whole.game
    seats = history.state.seats
    headers = {
        "Date": datetime.fromtimestamp(stored.created, UTC).strftime("%Y-%m-%d"),
        "Shuffle": MIXED if stored.marks.luck else ALGORITHM,
        "Commitment": stored.commitment,
        "Seed": stored.seed.hex(),
    }
    if stored.marks.luck:
        headers["Luck"] = stored.marks.added.hex()
    chosen = {} if stored.marks.imported else stored.options
    if stored.marks.imported:  # nothing of the start was drawn as the options would say
        headers["Words"] = str(stored.start_draws)
    for name, value in (*stored.looks.items(), *chosen.items()):
        headers[header_name(name)] = value
    for row in whole.seats:
        headers[header_name(seats[row.seat])] = row.name or row.bot or ""
    if history.outcome is not None and history.state.outcome is None:
        headers["Result"] = result_text(history.outcome, seats)
    return headers


# --- imported -----------------------------------------------------------------------------------------


def imported_record(text: str) -> Record:
    """Return a record that somebody imports. Raises BadText, also when it is too long."""
    words = sum(len(line.split()) for line in text.splitlines() if not line.startswith("["))
    if len(text.encode()) > RECORD_BYTES or words > RECORD_ACTIONS:
        raise BadText("error-record-long", bytes=RECORD_BYTES, actions=RECORD_ACTIONS)
    return Record.parse(text)


def steps_of_record(record: Record) -> list[PlayedStep]:
    """Return a record as steps, as a stored game has them: whole turns, and secret choices together."""
    return _Stepping(record).steps


def start_of_record(record: Record) -> State[Any]:
    """Return where looking back begins: the first outcomes of chance belong to the beginning."""
    state = record.start.copy()
    for step in record.steps[: _first_decision(record)]:
        record.repeat(state, step)
    return state


def _first_decision(record: Record) -> int:
    return next(
        (place for place, step in enumerate(record.steps) if step.seat is not None), len(record.steps)
    )


def outcome_of_record(record: Record) -> Outcome | None:
    """Return how the game ended, also when it was given up or lost on time; None if it did not."""
    ended = record.state.outcome
    if ended is not None:
        return ended
    winners, _, reason = record.result.partition(" ")
    if not reason:
        return None
    seats = record.start.seats
    won = () if winners == DRAW else tuple(seats.index(name) for name in winners.split("+"))
    return Outcome(won, reason)


class _Stepping:
    """Plays a record through and gathers its decisions into steps."""

    def __init__(self, record: Record) -> None:
        self.steps: list[PlayedStep] = []
        self._game = record.game
        self._beats: list[PlayedBeat] = []
        self._plan: Plan[Any] | None = None
        first = _first_decision(record)
        chance = [step.text for step in record.steps[first:] if step.seat is None]
        self._session = Session(record.game, start_of_record(record), as_recorded(chance))
        for step in record.steps[first:]:
            if step.seat is not None:
                self._play(step.seat, parse_action(self._game, step.text))
        self._close()
        self._end(record)

    def _play(self, seat: int, action: Any) -> None:
        before = self._session.state
        together = len(before.deciders) > 1 or (self._plan is None and bool(self._beats))
        if self._plan is None and not together:
            self._plan = before.plan(seat)
        self._beats.append(self._beat(before, seat, action))
        if self._plan is None:
            if not self._still_choosing(before):
                self._close()
        elif self._turn_over(action):
            self._close()

    def _beat(self, before: State[Any], seat: int, action: Any) -> PlayedBeat:
        self._session.state = before.copy()
        try:
            happenings = self._session.play(seat, action).happenings
        except BadText:  # the record ends before the chance that follows
            self._session.state = before.copy()
            happenings = tuple(self._session.state.play(seat, action))
        return PlayedBeat(seat, action, happenings, self._session.state)

    def _still_choosing(self, before: State[Any]) -> bool:
        """Tell whether others have yet to choose of those who choose at the same time."""
        deciders = self._session.state.deciders
        return bool(deciders) and {*deciders} < {*before.deciders}

    def _turn_over(self, action: Any) -> bool:
        assert self._plan is not None
        ends = action == self._plan.finish
        self._plan = self._plan.then(action)
        return ends or self._plan.is_complete

    def _close(self) -> None:
        """Let a step end here."""
        if self._beats:
            kind = TURN if self._plan is not None else REVEAL
            seq = len(self.steps) + 1
            self.steps.append(step_of_moves(self._game, seq, kind, self._beats, 0.0))
        self._beats, self._plan = [], None

    def _end(self, record: Record) -> None:
        """Add the step of a game that was given up or lost on time."""
        outcome = outcome_of_record(record)
        state = self._session.state
        if outcome is None or state.outcome is not None:
            return
        kind = next(kind for kind, (_, reason) in ENDINGS.items() if reason == outcome.reason)
        lost = next(seat for seat in range(len(state.seats)) if seat not in outcome.winners)
        step = leaving_step(self._game, len(self.steps) + 1, kind, lost, state, outcome, 0.0)
        self.steps.append(step)


def read_record(text: str) -> Json:
    """Return a record that somebody imports, step by step; nothing in it is secret to him."""
    record = imported_record(text)
    game, start = record.game, start_of_record(record)
    seats = start.seats
    players = {name: record.headers.get(header_name(name)) or None for name in seats}
    bots = bot_names(game)
    options = {name: record.headers[header_name(name)] for name in game.options if _said(record, name)}
    looks = {
        name: found if (found := record.headers.get(header_name(name))) in values else values[0]
        for name, values in game.looks.items()
    }
    return {
        "id": None,
        "game": game.name,
        "rules": game.rules,
        "content": game.content,
        "options": options,
        "looks": looks,
        "seats": list(seats),
        "sides": projection.sides_json(start),
        "open": True,
        "start": projection.whole_json(start),
        "steps": [projection.open_step(step) for step in steps_of_record(record)],
        "outcome": projection.outcome_json(outcome_of_record(record), seats),
        "names": {seat: None if name in bots else name for seat, name in players.items()},
        "bots": {seat: name if name in bots else None for seat, name in players.items()},
    }


def _said(record: Record, name: str) -> bool:
    return bool(record.headers.get(header_name(name)))
