"""The one choke point: whatever leaves the server about a game is made here, for one seat.

Views come from ``State.view``, events from ``seen_by``, legal actions from the view alone. No other module
turns states, steps or stored rows into something that is sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lostworld.game import SPECTATOR, Outcome
from lostworld.server.games import HIDDEN_CHOICE, SIDES, Plan, State, action_text
from lostworld.server.play.history import REVEAL, PlayedStep

Json = dict[str, Any]

SPECTATOR_NAME = "spectator"


def seat_name(seat: int) -> str:
    """The seat's name, ``spectator`` for those who only watch."""
    return SPECTATOR_NAME if seat == SPECTATOR else SIDES[seat]


def side_names(seats: Iterable[int]) -> list[str]:
    """The names of some seats."""
    return [SIDES[seat] for seat in seats]


def sight(state: State, seat: int) -> Json:
    """What a seat sees of a position now, and what it may do."""
    view = state.view(seat)
    return {"view": view.text, "legal": [action_text(action) for action in view.legal()]}


def told(happenings: Iterable[Any], seat: int) -> list[Json]:
    """Events as a seat may know them."""
    return [happening.seen_by(seat).to_json() for happening in happenings]


def step_events_json(step: PlayedStep, seat: int) -> list[Json]:
    """A step's events as a seat may know them; what several seats see whole is written once for them."""
    events = []
    for place, happening in enumerate(step.happenings):
        seen = happening.seen_by(seat)
        if seen is happening:
            known = step.public.get(place)
            if known is None:
                known = step.public[place] = happening.to_json()
            events.append(known)
        else:
            events.append(seen.to_json())
    return events


def step_json(step: PlayedStep, seat: int) -> Json:
    """A step's actions and events as a seat may know them; something for every seat, with the same number."""
    events = step_events_json(step, seat)
    return {
        "seq": step.seq,
        "kind": step.kind,
        "by": None if step.by is None else SIDES[step.by],
        "actions": [text for _, text in _shown_moves(step, seat, events)],
        "events": events,
        "round": step.round,
    }


def _shown_moves(step: PlayedStep, seat: int, events: Sequence[Json]) -> list[tuple[int, str]]:
    if step.kind == REVEAL or not any(text.startswith("#") for _, text in step.moves):
        return list(step.moves)
    # A card put down alone: shown exactly when one of its events shows it to this seat.
    known = any(event.get("card") is not None for event in events if event["kind"] in _CARD_EVENTS)
    known = known or any(event["kind"] == "cards_revealed" for event in events)
    return [(by, text if known or by == seat else HIDDEN_CHOICE) for by, text in step.moves]


_CARD_EVENTS = ("card_chosen", "card_shown")


def outcome_json(outcome: Outcome | None) -> Json | None:
    """How the game ended."""
    if outcome is None:
        return None
    return {"winner": SIDES[outcome.winners[0]] if outcome.winners else None, "reason": outcome.reason}


def replay_step(step: PlayedStep, state: State, seat: int, everything: bool) -> Json:
    """A step for the replay: the seat's view, or the whole position once the game is over."""
    events = open_events_json(step.happenings) if everything else told(step.happenings, seat)
    moves = list(step.moves) if everything else _shown_moves(step, seat, events)
    return {
        "seq": step.seq,
        "kind": step.kind,
        "actions": [{"side": SIDES[by], "action": text} for by, text in moves],
        "events": events,
        "view": state.text if everything else state.view(seat).text,
        "round": step.round,
    }


def open_events_json(happenings: Iterable[Any]) -> list[Json]:
    """Events with nothing hidden: only for games that are over and for records that somebody brought."""
    return [happening.to_json() for happening in happenings]


def plan_json(planned: Plan, seat: int, texts: Sequence[str]) -> Json:
    """A plan of a turn, for the seat that makes it."""
    view = planned.state.view(seat)
    return {
        "type": "planned",
        "actions": list(texts),
        "view": view.text,
        "legal": [] if planned.ends else [action_text(action) for action in view.legal()],
        "events": told(planned.events, seat),
        "ends": planned.ends,
        "confirmable": planned.confirmable(seat),
    }
