"""Frames about a live game, each made for one seat: snapshots, steps, choices, presence and offers.

What they say of positions, actions and events comes from ``projection``.
"""

from __future__ import annotations

from typing import Final

from lostworld.game import SPECTATOR, Seat
from lostworld.server.play import projection
from lostworld.server.play.history import TURN, PlayedStep
from lostworld.server.play.live_game import BOT, REMATCH_OFFER, STAND_IN, TAKE_BACK_OFFER, LiveGame
from lostworld.server.play.projection import Json
from lostworld.server.play.steady_time import steady_time

LOG_STEPS: Final = 400
"""How many of the last steps a snapshot tells; a game hardly ever has as many. The replay has them all."""


# --- parts ----------------------------------------------------------------------------------------------


def clock_json(live: LiveGame) -> Json | None:
    """Return the clock as everybody sees it."""
    if live.clock_left is None:
        return None
    left = live.clock_at(steady_time()) or ()
    return {
        **dict(zip(live.names, left, strict=True)),
        "running": projection.seat_names(live.names, live.running()),
        "waits": live.clock_waits(steady_time()),
    }


def chosen_json(live: LiveGame) -> Json:
    """Return which seats have chosen in secret: this much is public."""
    return {name: seat in live.choices for seat, name in enumerate(live.names)}


def own_choice(live: LiveGame, seat: Seat) -> str | None:
    """Return what the seat itself has chosen in secret."""
    return live.choices[seat].action if seat in live.choices else None


def sight(live: LiveGame, seat: Seat) -> Json:
    """Return what one seat sees, is asked, and has chosen."""
    found = projection.sight(live.state, seat)
    if live.outcome is not None or live.waits_for_luck:
        found["legal"] = []
        found["decision"] = found["awaited"] = None
    watched = seat == SPECTATOR and live.only_bots
    if live.outcome is not None or watched:
        found["position"] = projection.whole_json(live.state)
    if watched:
        found["chances"] = projection.chances_json(live.rules, live.state)
    found["my_choice"] = own_choice(live, seat)
    return found


def situation(live: LiveGame) -> Json:
    """Return what is the same for everybody: who decides, and how far the game is."""
    return {
        "deciding": projection.seat_names(live.names, live.deciding),
        "chosen": chosen_json(live),
        "status": live.status,
        "outcome": projection.outcome_json(live.outcome, live.names),
        "clock": clock_json(live),
    }


def seats_json(live: LiveGame) -> Json:
    """Return who sits where."""
    online = live.present()
    return {
        live.names[row.seat]: {
            "kind": BOT if row.is_bot else row.kind,
            "bot": row.bot,
            "name": row.name,
            "online": row.is_bot or row.seat in online,
            "stands_in": row.kind == STAND_IN,
        }
        for row in live.seats.values()
    }


def presence_json(live: LiveGame) -> Json:
    """Return who is there."""
    return {
        "seats": seats_json(live),
        "names": {live.names[row.seat]: row.name or None for row in live.seats.values()},
        "spectators": sum(connection.seat == SPECTATOR for connection in live.connections)
        + sum(present.spectators for present, _ in live.elsewhere.values()),
        "status": live.status,
    }


def away_json(live: LiveGame) -> Json:
    """Return who is away, who wants a bot to play for them, and in how many milliseconds that is possible."""
    after = live.stored.marks.bot_after * 60
    return {
        live.names[seat]: {
            "votes": projection.seat_names(live.names, sorted(live.votes.get(seat, ()))),
            "wanted": live.votes_wanted(seat),
            "vote_in": max(0, int(1000 * (live.vote_after - seconds))),
            "bot_in": max(0, int(1000 * (after - seconds))) if after else None,
        }
        for seat, seconds in live.away().items()
    }


def offers_json(live: LiveGame) -> Json:
    """Return the standing offers: a take-back, a rematch and the game it led to."""
    rematch = _offer(live, REMATCH_OFFER)
    if rematch is None and live.stored.next_game is not None:
        rematch = {"from": None, "by": None, "accepted": [], "waiting": []}
    if rematch is not None:
        rematch["same"] = live.same_seats
        rematch["game"] = live.stored.next_game
    return {"take_back": _offer(live, TAKE_BACK_OFFER), "rematch": rematch}


def _offer(live: LiveGame, kind: str) -> Json | None:
    offer = live.offers.get(kind)
    if offer is None:
        return None
    by = live.names[offer.by]
    waiting = live.others_to_ask(offer.by) - offer.accepted
    return {
        "from": by,
        "by": by,
        "accepted": projection.seat_names(live.names, sorted(offer.accepted)),
        "waiting": projection.seat_names(live.names, sorted(waiting)),
    }


# --- frames ---------------------------------------------------------------------------------------------


def step_frame(live: LiveGame, step: PlayedStep, seat: Seat, now: Json | None = None) -> Json:
    """Return a step, the last one or an earlier one, for one seat; ``now`` is the situation, if known."""
    seen = sight(live, seat)
    last = step.seq == live.seq
    told = projection.viewed_step(step, seat, seen["view"] if last else None)
    if not last:  # nothing is to be decided after it any more
        seen |= {"view": told["beats"][-1]["view"], "legal": [], "decision": None, "awaited": None}
    return {"type": "step", **told, **seen, **(situation(live) if now is None else now)}


def snapshot(live: LiveGame, seat: Seat, past: list[PlayedStep], after: int | None = None) -> Json:
    """Return everything a seat needs to begin or to go on; ``past`` is the whole game up to now."""
    row = live.stored
    logged = past[-LOG_STEPS:]
    frame = {
        "type": "snapshot",
        "id": live.id,
        "game": row.game,
        "rules": row.rules,
        "content": row.content,
        "options": row.options,
        "looks": row.looks,
        "seat": projection.seat_name(live.names, seat),
        "sides": projection.sides_json(live.state),
        "seq": live.seq,
        **sight(live, seat),
        **situation(live),
        **presence_json(live),
        "away": away_json(live),
        **offers_json(live),
        "commitment": row.commitment,
        "public": row.public,
        "hints": not row.marks.no_hints,
        "last_turn": [projection.viewed_step(step, seat) for step in last_turn(logged, seat)],
        "log": [projection.logged_step(step, seat) for step in logged],
    }
    if after is not None and 0 <= after <= live.seq:
        frame["missed"] = [projection.viewed_step(step, seat) for step in logged if step.seq > after]
    return frame


def chosen_frame(live: LiveGame, seat: Seat) -> Json:
    """Return who has chosen in secret, and to the seat itself what."""
    return {
        "type": "chosen",
        "seq": live.seq,
        "chosen": chosen_json(live),
        "deciding": projection.seat_names(live.names, live.deciding),
        "my_choice": own_choice(live, seat),
        "clock": clock_json(live),
    }


def last_turn(steps: list[PlayedStep], seat: Seat) -> list[PlayedStep]:
    """Return the turns of the others since the seat's own last one, for watching them again.

    Those who only watch get the last turn of all.
    """
    found: list[PlayedStep] = []
    for step in reversed(steps):
        if step.kind == TURN and step.by is not None and step.by != seat:
            if found and seat == SPECTATOR and found[0].by != step.by:
                break
            found.insert(0, step)
        elif found:
            break
    return found


# --- sending --------------------------------------------------------------------------------------------


def send_step(live: LiveGame, step: PlayedStep) -> None:
    """Send everybody a step."""
    now = situation(live)
    live.broadcast(lambda seat: step_frame(live, step, seat, now))


def send_chosen(live: LiveGame, only: Seat | None = None) -> None:
    """Send everybody (or one seat only) who has chosen, and nothing more."""
    live.broadcast(lambda seat: chosen_frame(live, seat), only)


def send_presence(live: LiveGame) -> None:
    """Send everybody who is there."""
    frame = {"type": "presence", **presence_json(live), "away": away_json(live)}
    live.broadcast(lambda _seat: frame)


def send_offers(live: LiveGame, ended: Json | None = None) -> None:
    """Send everybody which offers stand, and how the one that has just ended did, where that is known."""
    frame = {"type": "offer", **offers_json(live), "ended": ended}
    live.broadcast(lambda _seat: frame)


def send_sign(live: LiveGame, seat: Seat, sign: str) -> None:
    """Send everybody a polite sign that somebody gives."""
    frame = {"type": "sign", "seat": live.names[seat], "sign": sign}
    live.broadcast(lambda _seat: frame)
