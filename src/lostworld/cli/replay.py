"""A record step by step: the positions, and what happened in between as one seat may know it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from lostworld.cli.board import draw, sheet_of
from lostworld.cli.dialogue import Dialogue, Left
from lostworld.engine.conversation import WATCHER
from lostworld.engine.manners import Position
from lostworld.game import SPECTATOR, GameError, Happening, Seat, State
from lostworld.games import Shared
from lostworld.record import DRAW, UNFINISHED, Record, Step
from lostworld.telling import event_in_words

EVERYTHING: Final = "all"
ROUND_BEGINS: Final = "round_begins"
"""An event of this kind begins a paragraph."""
EARLY_ENDS: Final = {"resigned": "resigned", "time": "time_ran_out"}
"""The events of ends that are in no rules, by the reason that a record gives."""


class Moment(NamedTuple):
    """A step of a record as it may be shown."""

    step: int
    side: str | None
    """Who decided; None for the start and for chance."""
    action: str | None
    """What was decided, or how chance came out; None for the start and where it is secret."""
    events: list[dict[str, Any]]
    position: str
    """The position or view after the step; empty while chance is still to be decided."""
    round: int
    shown: Position | None
    """The same, to be drawn."""

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {name: value for name, value in self._asdict().items() if name != "shown"}


def seats_of(record: Record) -> tuple[str, ...]:
    """Whose eyes a record can be seen through."""
    return (*record.start.seats, WATCHER, EVERYTHING)


def moments(record: Record, seen_as: str) -> Iterator[Moment]:
    """The start and each step, seen by a seat or, with ``all``, with every secret."""
    viewer = _viewer(record, seen_as)
    state = record.start.copy()
    yield _moment(0, None, None, [], state, viewer)
    for number, step in enumerate(record.steps, 1):
        private = _is_private(record, state, step)
        if step.seat is None:
            happenings = state.settle(step.text)
        else:
            happenings = state.play(step.seat, record.game.parse_action(step.text))
        action = step.text
        if viewer is not None and step.seat != viewer and step.seat is not None:
            action = state.shown_action(step.seat, record.game.parse_action(step.text), viewer)
            private |= action != step.text
        secret = viewer is not None and (step.seat is None or (private and step.seat != viewer))
        side = None if step.seat is None else state.seats[step.seat]
        events = [_seen(happening, viewer) for happening in happenings]
        yield _moment(number, side, None if secret else action, events, state, viewer)
    given_up = _given_up(record)
    if given_up is not None:
        side, event = given_up
        yield _moment(len(record.steps) + 1, side, None, [event], state, viewer)


def _viewer(record: Record, seen_as: str) -> Seat | None:
    """The seat that looks; None for one who sees everything."""
    if seen_as == EVERYTHING:
        return None
    return SPECTATOR if seen_as == WATCHER else record.start.seats.index(seen_as)


def _is_private(record: Record, state: State[Any], step: Step) -> bool:
    """Whether a step is taken where nobody else looks."""
    if step.seat is None:
        return False
    if isinstance(record.game, Shared) and record.game.in_private(state):
        return True
    decision = state.view(step.seat).decision
    return decision is not None and decision.secret


def _moment(
    step: int,
    side: str | None,
    action: str | None,
    events: list[dict[str, Any]],
    state: State[Any],
    viewer: Seat | None,
) -> Moment:
    shown: Position | None = None
    if state.chance is None:
        shown = state.copy() if viewer is None else state.view(viewer)
    return Moment(step, side, action, events, "" if shown is None else shown.text, state.round, shown)


def _given_up(record: Record) -> tuple[str, dict[str, Any]] | None:
    """Who gave up, and the event of a game that ended before its rules ended it: resigned, or on time."""
    if record.state.outcome is not None or record.result == UNFINISHED:
        return None
    winners, reason = record.result.split(" ")
    loser = next(name for name in record.start.seats if name not in winners.split("+"))
    return loser, {"kind": EARLY_ENDS[reason], "side": loser}


def _seen(happening: Happening, viewer: Seat | None) -> dict[str, Any]:
    event: Any = happening if viewer is None else happening.seen_by(viewer)
    told: dict[str, Any] = event.to_json()
    return told


def default_seat(record: Record) -> str:
    """Everything once the game is over; before that only what is public."""
    return EVERYTHING if record.result != UNFINISHED else WATCHER


def as_json(record: Record, seen_as: str, only: int | None = None) -> str:
    """The record for programs, whole or with one of its steps only."""
    winners, _, reason = record.result.partition(" ")
    won = [] if winners == DRAW else winners.split("+")
    steps = [moment.to_json() for moment in moments(record, seen_as)]
    if only is not None:
        check_step(only, len(steps) - 1)
    return json.dumps(
        {
            "headers": record.headers,
            "seen_as": seen_as,
            "steps": steps if only is None else [steps[only]],
            "outcome": {"winners": won, "reason": reason} if reason else None,
        },
        ensure_ascii=False,
    )


def check_step(step: int, last: int) -> None:
    """Raise GameError unless a record with so many steps has that one."""
    if not 0 <= step <= last:
        raise GameError("error-record-step", step=str(step), last=str(last))


class Replay:
    """A record shown at a terminal."""

    def __init__(self, dialogue: Dialogue, record: Record, seen_as: str) -> None:
        self._dialogue = dialogue
        self._game = record.game
        self._start = record.start.view(SPECTATOR)
        self._told = list(moments(record, seen_as))
        dialogue.game = record.game.name

    def print_all(self) -> None:
        """Tell the whole game round by round, and draw its last position."""
        for moment in self._told:
            for event in moment.events:
                begins = event["kind"] == ROUND_BEGINS
                if begins:
                    self._dialogue.show()
                self._dialogue.show(self._say(event), style="bold" if begins else None)
        self._dialogue.show()
        self._draw(len(self._told) - 1)

    def print_step(self, step: int) -> None:
        """Show one step and the position after it."""
        check_step(step, len(self._told) - 1)
        self._show(step)

    def step_through(self) -> None:
        """Walk through the record with the keyboard."""
        dialogue, last, step = self._dialogue, len(self._told) - 1, 0
        try:
            while True:
                dialogue.clear()
                self._show(step)
                if step == last:
                    dialogue.show(dialogue.say("cli-replay-end"))
                answer = dialogue.ask(dialogue.say("cli-replay-prompt")).lower()
                if answer in ("q", "quit"):
                    return
                step = _next_step(answer, step, last)
        except Left:
            return

    def _show(self, step: int) -> None:
        dialogue, last = self._dialogue, len(self._told) - 1
        dialogue.show(dialogue.say("cli-replay-step", step=str(step), last=str(last)), style="bold")
        self._draw(step)
        for event in self._told[step].events:
            dialogue.show(f" {self._say(event)}")

    def _draw(self, step: int) -> None:
        """The position after a step, or the last one before it if chance is still to be decided there."""
        shown = next((told.shown for told in reversed(self._told[: step + 1]) if told.shown), None)
        if shown is None:
            return
        sheet = sheet_of(self._dialogue, self._game, shown)
        draw(self._dialogue, sheet)
        self._dialogue.show(sheet.situation, style="bold")

    def _say(self, event: dict[str, Any]) -> str:
        return event_in_words(self._game, event, self._start, self._dialogue.language)


def _next_step(answer: str, step: int, last: int) -> int:
    if answer.isascii() and answer.isdigit():
        return min(int(answer[:9]), last)
    return max(step - 1, 0) if answer == "b" else min(step + 1, last)
