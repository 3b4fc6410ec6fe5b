"""The one door for secrets: whatever leaves the server about a game is made here, for one seat.

Views come from ``State.view``, events from ``seen_by``, actions from ``shown_action``, choices from the view
alone. No other module turns states, actions, events or plans into something that is sent;
``tests/server/test_one_door.py`` reads the code and says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from lostworld.analysis import words
from lostworld.analysis.alternatives import Way, ways_of
from lostworld.bots import Thought
from lostworld.chance import Dice
from lostworld.game import (
    SPECTATOR,
    BadText,
    Decision,
    Game,
    Outcome,
    Plan,
    Prospect,
    Seat,
    State,
    View,
)
from lostworld.games import Drawn, chances_of
from lostworld.record import Record
from lostworld.server.play.history import REVEAL, PlayedBeat, PlayedStep
from lostworld.server.play.turns import PlannedTurn

Json = dict[str, Any]

SPECTATOR_NAME = "spectator"


# --- names --------------------------------------------------------------------------------------------


def seat_name(seats: Sequence[str], seat: Seat) -> str:
    """Return the seat's name, ``spectator`` for those who only watch."""
    return SPECTATOR_NAME if seat == SPECTATOR else seats[seat]


def seat_names(seats: Sequence[str], some: Iterable[Seat]) -> list[str]:
    """Return the names of some seats."""
    return [seats[seat] for seat in some]


def sides_json(state: State[Any]) -> list[list[str]]:
    """Return who is allied with whom."""
    seats = state.seats
    return [seat_names(seats, side) for side in state.sides]


def outcome_json(outcome: Outcome | None, seats: Sequence[str]) -> Json | None:
    """Return how the game ended, or None."""
    if outcome is None:
        return None
    winners = seat_names(seats, outcome.winners)
    return {
        "winner": winners[0] if winners else None,
        "winners": winners,
        "reason": outcome.reason,
        "scores": list(outcome.scores),
    }


def _action_text(game: Game[Any], action: Any) -> str:
    known: Any = _written  # lru_cache takes a game for something that cannot be hashed
    return str(known(game, action))


@lru_cache(maxsize=16384)
def _written(game: Game[Any], action: Any) -> str:
    return game.action_text(action)


def action_texts(game: Game[Any], actions: Iterable[Any]) -> list[str]:
    """Return the texts of actions: of one's own plan, of advice to oneself, or for the log."""
    return [_action_text(game, action) for action in actions]


# --- positions ----------------------------------------------------------------------------------------


def sight(state: State[Any], seat: Seat) -> Json:
    """Return what a seat sees of a position now, and what it is asked."""
    view = state.view(seat)
    decision = view.decision
    return {
        "view": view.to_json(),
        **_asked(decision),
        "awaited": _awaited(view) if decision is None else None,
    }


def _awaited(view: View[Any]) -> Json | None:
    """Return what a seat that only looks on may know of the decision; a game's views may tell it."""
    found = getattr(view, "awaited", None)
    return None if found is None else {"kind": found[0], "fields": found[1]}


def _asked(decision: Decision | None) -> Json:
    """Return a decision with the texts of its choices, which its rows point into."""
    if decision is None:
        return {"legal": [], "decision": None}
    return {"legal": decision.texts, "decision": decision.to_json()}


def view_text(state: State[Any], seat: Seat) -> str:
    """Return a seat's view as text: for its bot, or to draw a picture of it."""
    return state.view(seat).text


def plan_view_text(plan: Plan[Any]) -> str:
    """Return what the planning seat sees after its steps, as text for a bot that goes on with them."""
    return plan.view().text


def whole_json(state: State[Any]) -> Any:
    """Return a whole position: only of a game that is over or of bots only, or for who knows it all.

    A game whose client wants more than the text gives its states a ``to_json``.
    """
    to_json = getattr(state, "to_json", None)
    return state.text if to_json is None else to_json()


# --- steps --------------------------------------------------------------------------------------------


def logged_step(step: PlayedStep, seat: Seat) -> Json:
    """Return a step's actions and events as a seat may know them; something for every seat."""
    return _step(step, _beats(step, seat))


def viewed_step(step: PlayedStep, seat: Seat, last_view: Any = None) -> Json:
    """Return the same with what the seat saw after each beat; ``last_view``, if it is known already."""
    beats = _beats(step, seat)
    for told, beat in zip(beats, step.beats, strict=True):
        last = last_view is not None and beat is step.beats[-1]
        told["view"] = last_view if last else beat.state.view(seat).to_json()
    return _step(step, beats)


def open_step(step: PlayedStep) -> Json:
    """Return a step with nothing hidden: only of games that are over and of imported records."""
    beats = []
    for beat in step.beats:
        beats.append(
            {
                "seat": None if beat.seat is None else beat.state.seats[beat.seat],
                "action": None if beat.seat is None else _action_text(step.game, beat.action),
                "events": open_events(beat),
                "view": whole_json(beat.state),
            }
        )
    return _step(step, beats)


def _step(step: PlayedStep, beats: list[Json]) -> Json:
    state = step.state
    return {
        "seq": step.seq,
        "kind": step.kind,
        "by": None if step.by is None else state.seats[step.by],
        "round": state.round,
        "beats": beats,
    }


def _beats(step: PlayedStep, seat: Seat) -> list[Json]:
    """Return a step's beats as a seat may know them; what is the same for everybody is made once."""
    if step.public is None:
        step.public = [_known_to_all(step, beat) for beat in step.beats]
    return [
        _known_to(step, beat, told, seat) if hides else told.copy()
        for beat, (told, hides) in zip(step.beats, step.public, strict=True)
    ]


def _known_to_all(step: PlayedStep, beat: PlayedBeat) -> tuple[Json, bool]:
    """Return a beat as those see it who only watch, and whether it hides anything from them.

    A happening that is its own event for them hides nothing from anybody; others are None here.
    """
    happenings: Any = beat.happenings
    action = _shown(step, beat, SPECTATOR)
    events = [item.to_json() if item.seen_by(SPECTATOR) is item else None for item in happenings]
    by = None if beat.seat is None else beat.state.seats[beat.seat]
    told: Json = {"seat": by, "action": action, "events": events}
    return told, action != beat.written or None in events


def _known_to(step: PlayedStep, beat: PlayedBeat, told: Json, seat: Seat) -> Json:
    """Return a beat that hides something, as one seat may know it."""
    events = [
        item.seen_by(seat).to_json() if event is None else event
        for item, event in zip(beat.happenings, told["events"], strict=True)
    ]
    return {"seat": told["seat"], "action": _shown(step, beat, seat), "events": events}


def _shown(step: PlayedStep, beat: PlayedBeat, seat: Seat) -> str | None:
    if beat.seat is None:
        return None
    # What was chosen in secret is known by what came of all the choices, and not before.
    after = step.state if step.kind == REVEAL else beat.state
    return after.shown_action(beat.seat, beat.action, seat)


def open_events(beat: PlayedBeat) -> list[Json]:
    """Return a beat's events with all that any seat knows of them."""
    seats = range(len(beat.state.seats))
    first = SPECTATOR if beat.seat is None else beat.seat
    events = []
    for happening in beat.happenings:
        event = happening.seen_by(first).to_json()
        for seat in seats:
            if None not in event.values():
                break
            more = happening.seen_by(seat).to_json()
            event = {name: more.get(name) if value is None else value for name, value in event.items()}
        events.append(event)
    return events


# --- plans and advice -----------------------------------------------------------------------------------


def plan_json(planned: PlannedTurn, texts: Sequence[str]) -> Json:
    """Return a plan of a turn, for the seat that makes it."""
    plan = planned.plan
    view = plan.view()
    return {
        "type": "planned",
        "actions": list(texts),
        "view": view.to_json(),
        **_asked(None if plan.is_complete else view.decision),
        "events": [happening.seen_by(plan.seat).to_json() for happening in planned.happenings],
        "ends": plan.is_complete,
        "confirmable": planned.is_confirmable,
    }


def prospects_json(plan: Plan[Any] | None, state: State[Any], seat: Seat, action: Any) -> list[Json]:
    """Return what may follow from an action of ``seat``, after the steps of a plan if there is one."""
    view = state.view(seat) if plan is None else plan.view()
    return [_prospect(prospect) for prospect in view.prospects(action)]


def _prospect(prospect: Prospect) -> Json:
    decision = prospect.decision
    return {
        "against": prospect.against,
        "kind": prospect.kind,
        "fields": dict(prospect.fields),
        "decision": None if decision is None else {**decision.to_json(), "legal": decision.texts},
    }


def thought_texts(game: Game[Any], thought: Thought) -> tuple[list[str], tuple[str, Json] | None]:
    """Return what a bot would do in this turn, as texts, and its reason."""
    return action_texts(game, (thought.action, *thought.line)), thought.reason


def ways_texts(game: Game[Any], thought: Thought) -> list[tuple[list[str], float | None]]:
    """Return the ways that a bot has weighed, its own one first: texts of actions, and what each is worth."""
    return [(action_texts(game, actions), value) for actions, value in ways_of(thought)]


def chances_json(game: Game[Any], state: State[Any]) -> dict[str, float]:
    """Return each seat's chance to win: of a game that is over, of one of bots only, or of an import."""
    return {name: round(chance, 4) for name, chance in zip(state.seats, chances_of(game, state), strict=True)}


def made_up(game: Game[Any], text: str, dice: Dice, problem: BadText) -> State[Any]:
    """Return a position that looks like an imported view, hidden things made up. Raises BadText."""
    try:
        view = game.parse_view(text)
    except BadText as other:
        raise (other if problem.key == "error-position-hidden" else problem) from None
    return view.sample(dice)


def way_json(game: Game[Any], before: State[Any], seat: Seat, way: Way) -> Json:
    """Return a way to play, in words and as arrows: only of a game that is over, or of an import."""
    return words.way_json(game, before, seat, way, None)


# --- what somebody imports ------------------------------------------------------------------------------


def position_json(state: State[Any]) -> Json:
    """Return a position that the asker knows wholly, and what is possible in it."""
    seats = state.seats
    deciders = state.deciders
    return {
        "view": whole_json(state),
        **_asked(state.view(deciders[0]).decision if deciders else None),
        "deciding": seat_names(seats, deciders),
        "seats": list(seats),
        "hidden": False,
    }


def imported_view_json(view: View[Any]) -> Json:
    """Return a view that somebody imported, and what its seat may do."""
    return {
        "view": view.to_json(),
        **_asked(view.decision),
        "deciding": seat_names(view.seats, view.deciders),
        "seats": list(view.seats),
        "hidden": True,
    }


def trial_json(planned: PlannedTurn, beats: Sequence[Json], seat: str) -> Json:
    """Return where steps lead that were tried out on a position, before the turn's end."""
    plan = planned.plan
    view = plan.view()
    return {
        "view": view.to_json(),
        **_asked(None if plan.is_complete else view.decision),
        "seat": None if plan.is_complete else seat,
        "events": [event for beat in beats for event in beat["events"]],
        "beats": list(beats),
        "ends": plan.is_complete,
        "confirmable": planned.is_confirmable,
        "outcome": outcome_json(view.outcome, view.seats),
    }


def trial_beat(game: Game[Any], plan: Plan[Any]) -> Json:
    """Return the last step of a plan that was tried out on a position, for the seat that plans."""
    view = plan.view()
    return {
        "seat": view.seats[plan.seat],
        "action": _action_text(game, plan.actions[-1]),
        "events": [happening.seen_by(plan.seat).to_json() for happening in plan.happenings],
        "view": view.to_json(),
    }


def confirmed_trial_json(step: PlayedStep) -> Json:
    """Return where a turn leads that was carried out on a position which the asker knows wholly."""
    state = step.state
    deciders = state.deciders
    beats = open_step(step)["beats"]
    return {
        "view": whole_json(state),
        **_asked(state.view(deciders[0]).decision if deciders else None),
        "seat": state.seats[deciders[0]] if deciders else None,
        "events": [event for beat in beats for event in beat["events"]],
        "beats": beats,
        "ends": state.outcome is not None,
        "confirmable": False,
        "outcome": outcome_json(state.outcome, state.seats),
    }


def record_text(record: Record) -> str:
    """Return the record of a game that is over."""
    return str(record)


def picture(game: Drawn, text: str, looks: Mapping[str, str], title: str | None) -> str:
    """Return a drawing, as SVG, of a view or of a position that the asker knows."""
    return game.picture(text, looks, title)
