"""Lists of games: a browser's own and the public ones. Nothing secret is read for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lostworld.server.games import SIDES
from lostworld.server.http.schemas import OwnSeat
from lostworld.server.net.security import hashed
from lostworld.server.play import projection
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import Listed, Store

PAGE: Final = 30


def public_games(store: Store, page: int) -> Json:
    """A page of the public games, newest first."""
    found = store.public_games(page, PAGE + 1)
    return {"games": [_told(item, None) for item in found[:PAGE]], "page": page, "more": len(found) > PAGE}


def own_games(store: Store, held: list[OwnSeat]) -> Json:
    """The games of the seats whose tokens the caller has; wrong tokens are passed over."""
    ids = [item.id for item in held]
    seats = store.token_hashes(ids)
    chosen = store.chosen(ids)
    owned: dict[str, list[int]] = {}
    for item in held:
        seat = seats.get((item.id, hashed(item.token)))
        if seat is not None:
            owned.setdefault(item.id, []).append(seat)
    found = store.games_of([*owned])
    return {
        "games": [
            _told(item, seat, waits=(item.id, seat) not in chosen)
            for item in found
            for seat in owned[item.id]
        ],
        "page": 1,
        "more": False,
    }


def _told(item: Listed, seat: int | None, waits: bool = True) -> Json:
    names: Mapping[int, str] = item.names
    return {
        "id": item.id,
        "theme": item.theme,
        "status": item.status,
        "round": item.round,
        "names": {side: names.get(number) or None for number, side in enumerate(SIDES)},
        "kinds": {side: item.kinds.get(number, "open") for number, side in enumerate(SIDES)},
        "turn": projection.side_names(item.turn),
        "winner": item.winner,
        "seat": None if seat is None else SIDES[seat],
        "rematch": item.next_game if seat is not None else None,
        "your_turn": item.status == "playing" and seat in item.turn and waits,
        "updated": item.updated,
        "public": item.public,
    }
