"""Replays of stored games: as a seat saw them, and wholly once they are over."""

from __future__ import annotations

from lostworld.game import Seat
from lostworld.server.play import projection
from lostworld.server.play.live_game import play_through
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import WholeGame


def replay(whole: WholeGame, seat: Seat) -> Json:
    """Return a game step by step: the seat's views while it goes on, everything once it is over."""
    steps, history = play_through(whole)
    stored = whole.game
    is_open = history.outcome is not None
    start = history.game.parse(stored.start)
    seats = start.seats
    return {
        "id": stored.id,
        "game": stored.game,
        "rules": stored.rules,
        "content": stored.content,
        "options": stored.options,
        "looks": stored.looks,
        "seats": list(seats),
        "sides": projection.sides_json(start),
        "open": is_open,
        "start": projection.whole_json(start) if is_open else projection.sight(start, seat)["view"],
        "steps": [
            projection.open_step(step) if is_open else projection.viewed_step(step, seat) for step in steps
        ],
        "outcome": projection.outcome_json(history.outcome, seats),
        "names": {seats[row.seat]: row.name or None for row in whole.seats},
        "bots": {seats[row.seat]: row.bot or None for row in whole.seats},
    }
