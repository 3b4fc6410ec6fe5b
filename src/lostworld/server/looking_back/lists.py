"""Lists of games: a browser's own and the public ones. Nothing secret is read for them."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

from lostworld.game import GameError
from lostworld.games import game_named
from lostworld.server.http.requests import OwnSeat
from lostworld.server.net.security import hashed
from lostworld.server.play import projection
from lostworld.server.play.live_game import BOT, OPEN, STAND_IN
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import Listed, Store

PAGE: Final = 30


def public_games(store: Store, page: int) -> Json:
    """Return a page of the public games, newest first."""
    found = store.public_games(page, PAGE + 1)
    games = [_listed(item, None) for item in found[:PAGE]]
    return {"games": games, "page": page, "more": len(found) > PAGE}


CHALLENGE_SECONDS: Final = 3600.0
"""After so long nobody waits any more."""


def challenges(store: Store, absent: Collection[str]) -> Json:
    """Return the games whose open seats anybody may take; not those whose owners are known to be away."""
    found = store.challenges(time.time() - CHALLENGE_SECONDS, 2 * PAGE)
    games = [_listed(item, None) for item in found if item.id not in absent][:PAGE]
    return {"games": games, "page": 1, "more": False}


def own_games(store: Store, held: list[OwnSeat]) -> Json:
    """Return the games of the seats whose tokens the caller has; wrong tokens are passed over."""
    ids = [item.id for item in held]
    seats = store.token_hashes(ids)
    chosen = store.chosen(ids)
    owned: dict[str, list[int]] = {}
    for item in held:
        seat = seats.get((item.id, hashed(item.token)))
        if seat is not None:
            owned.setdefault(item.id, []).append(seat)
    found = store.games_of([*owned])
    games = [
        _listed(item, seat, waits=(item.id, seat) not in chosen) for item in found for seat in owned[item.id]
    ]
    return {"games": games, "page": 1, "more": False}


def _listed(item: Listed, seat: int | None, waits: bool = True) -> Json:
    names = _seat_names(item)
    winners = projection.seat_names(names, item.winners)
    return {
        "id": item.id,
        "game": item.game,
        "options": item.options,
        "looks": item.looks,
        "status": item.status,
        "round": item.round,
        "names": {name: item.names.get(number) or None for number, name in enumerate(names)},
        "kinds": {name: _kind(item.kinds.get(number, OPEN)) for number, name in enumerate(names)},
        "bots": {name: item.bots.get(number) for number, name in enumerate(names)},
        "clock": item.clock,
        "turn": projection.seat_names(names, item.turn),
        "winner": winners[0] if winners else None,
        "winners": winners,
        "seat": None if seat is None else names[seat],
        "rematch": item.next_game if seat is not None else None,
        "your_turn": item.status == "playing" and seat in item.turn and waits,
        "updated": item.updated,
        "public": item.public,
    }


def _kind(stored: str) -> str:
    """Return who sits on a seat, as lists show it: who plays now."""
    return BOT if stored == STAND_IN else stored


def _seat_names(item: Listed) -> tuple[str, ...]:
    """Return the seats' names; by number where the game or its options are not known here any more."""
    try:
        names = game_named(item.game).seats(item.options)
    except GameError:
        names = ()
    return names if len(names) == len(item.kinds) else tuple(map(str, range(1, len(item.kinds) + 1)))
