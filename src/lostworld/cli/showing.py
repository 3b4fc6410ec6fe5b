"""``lostworld show``: a position drawn, or described for programs."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from lostworld.cli import terminal
from lostworld.cli.dialogue import NUMBER_STYLE, Dialogue
from lostworld.cli.replay import seat_named
from lostworld.cli.words import sentence
from lostworld.game import GameError
from lostworld.raptor import SIDES, State, View, action_text
from lostworld.raptor.notation.fields import fields_of
from lostworld.raptor.rules import phases
from lostworld.texts import seat_key


def seen_from(position: State | View, seat: str | None) -> State | View:
    """A position as a seat sees it; of a view, only its own seat's can be asked for."""
    if seat is None:
        return position
    if isinstance(position, State):
        return position.view(seat_named(seat))
    if seat_named(seat) != position.seat and position.known.phase != phases.PLACE:
        owner = "spectator" if position.seat < 0 else SIDES[position.seat]
        raise GameError("error-view-other-seat", seat=seat_key("raptor", owner))
    return position


def choices(position: State | View) -> dict[int, list[int]]:
    """The legal actions of each seat that decides, as far as they can be seen."""
    if isinstance(position, State):
        return {seat: position.legal(seat) for seat in position.deciders}
    if position.known.phase == phases.PLACE:
        return {position.deciders[0]: position.legal_in_setup()}
    return {position.seat: position.legal()} if position.legal() else {}


def described(position: State | View) -> dict[str, Any]:
    """A position in plain values; cards that are hidden are ``"?"``."""
    fields = fields_of(position.text)
    outcome = position.outcome
    return {
        "position": position.text,
        "is_view": isinstance(position, View),
        "rows": list(fields.rows),
        "exits": list(fields.exits),
        "turn": fields.turn,
        "tokens": fields.tokens,
        "escaped": fields.escaped,
        "captured": fields.captured,
        "reserve": fields.reserve,
        "round": fields.round,
        "cards": {
            side: dict(zip(("played", "hand", "draw", "discard"), map(list, piles), strict=True))
            for side, piles in zip(SIDES, fields.cards, strict=True)
        },
        "deciders": [SIDES[seat] for seat in position.deciders],
        "legal": {
            SIDES[seat]: [action_text(action) for action in legal]
            for seat, legal in choices(position).items()
        },
        "outcome": None
        if outcome is None
        else {"winners": [SIDES[seat] for seat in outcome.winners], "reason": outcome.reason},
    }


def draw(dialogue: Dialogue, position: State | View, with_actions: bool) -> None:
    """Draw a position in the terminal."""
    text = position.text
    dialogue.show(terminal.picture(text, dialogue.console, dialogue.language))
    dialogue.show(terminal.legend(text, dialogue.language), style="bright_black")
    dialogue.show(terminal.situation(text, dialogue.language), style="bold")
    if not with_actions:
        return
    known = position if isinstance(position, State) else position.known
    for seat, legal in choices(position).items():
        dialogue.show(dialogue.say(f"raptor-seat-{SIDES[seat]}"), style=terminal.SIDE_STYLES[SIDES[seat]])
        for action in legal:
            line = Text(f"  {action_text(action):<8}", NUMBER_STYLE)
            line.append(sentence(action, seat, known, dialogue.language), "default")
            dialogue.show(line)
