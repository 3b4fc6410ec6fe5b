"""A record step by step: the positions, and what happened in between as one seat may know it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from lostworld.cli import terminal
from lostworld.cli.dialogue import Dialogue, Left
from lostworld.game import SPECTATOR, GameError, Seat
from lostworld.raptor import SIDES, State, parse_action
from lostworld.raptor.record import UNFINISHED, Record
from lostworld.texts import say_event

EVERYTHING: Final = "all"
SEATS: Final = {"raptor": 0, "scientist": 1, "spectator": SPECTATOR}


class Moment(NamedTuple):
    """A step of a record as it may be shown."""

    step: int
    side: str | None
    """Who decided; None for the start and for chance."""
    action: str | None
    """What was decided, or how chance came out; None for the start and where it is secret."""
    events: list[dict[str, Any]]
    position: str
    """The position or view after the step; empty while a shuffle is still to be decided."""
    round: int


def moments(record: Record, seen_as: str) -> Iterator[Moment]:
    """The start and each step, seen by a seat or, with ``all``, with every secret."""
    state = record.start.copy()
    yield Moment(0, None, None, [], _shown(state, seen_as), state.round)
    for number, step in enumerate(record.steps, 1):
        if step.seat is None:
            happenings = state.settle(step.text)
        else:
            happenings = state.play(step.seat, parse_action(step.text))
        events = [_seen(happening, seen_as).to_json() for happening in happenings]
        secret = seen_as != EVERYTHING and (
            step.seat is None or (step.text.startswith("#") and SEATS[seen_as] != step.seat)
        )
        side = None if step.seat is None else SIDES[step.seat]
        action = None if secret else step.text
        yield Moment(number, side, action, events, _shown(state, seen_as), state.round)
    given_up = _given_up(record)
    if given_up is not None:
        side, event = given_up
        yield Moment(len(record.steps) + 1, side, None, [event], _shown(state, seen_as), state.round)


def _given_up(record: Record) -> tuple[str, dict[str, Any]] | None:
    """Who gave up, and the event of a game that ended before its rules ended it: resigned, or on time."""
    if record.state.outcome is not None or record.result == UNFINISHED:
        return None
    winner, reason = record.result.split(" ")
    loser = SIDES[1 - SIDES.index(winner)]
    return loser, {"kind": {"resigned": "resigned", "time": "time_ran_out"}[reason], "side": loser}


def _seen(happening: Any, seen_as: str) -> Any:
    return happening if seen_as == EVERYTHING else happening.seen_by(SEATS[seen_as])


def _shown(state: State, seen_as: str) -> str:
    if state.chance is not None:
        return ""
    return state.text if seen_as == EVERYTHING else state.view(SEATS[seen_as]).text


def default_seat(record: Record) -> str:
    """Everything once the game is over; before that only what is public."""
    return EVERYTHING if record.result != UNFINISHED else "spectator"


def as_json(record: Record, seen_as: str) -> str:
    """The whole record for programs."""
    winner, _, reason = record.result.partition(" ")
    return json.dumps(
        {
            "headers": record.headers,
            "seen_as": seen_as,
            "steps": [moment._asdict() for moment in moments(record, seen_as)],
            "outcome": {"winners": [winner], "reason": reason} if reason else None,
        },
        ensure_ascii=False,
    )


def print_all(dialogue: Dialogue, record: Record, seen_as: str) -> None:
    """Tell the whole game round by round, and draw its last position."""
    last = ""
    for moment in moments(record, seen_as):
        for event in moment.events:
            if event["kind"] == "round_begins":
                dialogue.show()
            style = "bold" if event["kind"] == "round_begins" else None
            dialogue.show(say_event(event, dialogue.language), style=style)
        last = moment.position or last
    dialogue.show()
    _draw(dialogue, last)


def print_step(dialogue: Dialogue, record: Record, seen_as: str, step: int) -> None:
    """Show one step and the position after it."""
    told = list(moments(record, seen_as))
    if not 0 <= step < len(told):
        raise GameError("error-record-step", step=str(step), last=str(len(told) - 1))
    _show(dialogue, told, step)


def step_through(dialogue: Dialogue, record: Record, seen_as: str) -> None:
    """Walk through the record with the keyboard."""
    told = list(moments(record, seen_as))
    step = 0
    try:
        while True:
            dialogue.clear()
            _show(dialogue, told, step)
            if step == len(told) - 1:
                dialogue.show(dialogue.say("cli-replay-end"))
            answer = dialogue.ask(dialogue.say("cli-replay-prompt")).lower()
            if answer in ("q", "quit"):
                return
            step = _next_step(answer, step, len(told) - 1)
    except Left:
        return


def _next_step(answer: str, step: int, last: int) -> int:
    if answer.isascii() and answer.isdigit():
        return min(int(answer[:9]), last)
    return max(step - 1, 0) if answer == "b" else min(step + 1, last)


def _show(dialogue: Dialogue, told: list[Moment], step: int) -> None:
    moment = told[step]
    dialogue.show(dialogue.say("cli-replay-step", step=str(step), last=str(len(told) - 1)), style="bold")
    # A step that waits for a shuffle has no position of its own: the one before it stands.
    drawn = next((earlier.position for earlier in reversed(told[: step + 1]) if earlier.position), "")
    if drawn:
        _draw(dialogue, drawn)
    for event in moment.events:
        dialogue.show(f" {say_event(event, dialogue.language)}")


def _draw(dialogue: Dialogue, position: str) -> None:
    if position:
        dialogue.show(terminal.picture(position, dialogue.console, dialogue.language))
        dialogue.show(terminal.situation(position, dialogue.language), style="bold")


def seats_to_choose() -> tuple[str, ...]:
    """The values of ``--seat``."""
    return (*SEATS, EVERYTHING)


def seat_named(name: str) -> Seat:
    """A seat by its name. Raises GameError."""
    if name not in SEATS:
        raise GameError("error-seat-unknown", name=name, names="raptor, scientist or spectator")
    return SEATS[name]
