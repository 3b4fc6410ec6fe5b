"""The reference's position in the fields of the position text, compared one by one."""

from __future__ import annotations

import json
from typing import Any

from .content import content
from .things import Game


CONDITIONS = {9000: "wound", 9100: "fear"}


def number(name: str | None) -> int:
    if name is None:
        return -1
    for value, word in CONDITIONS.items():
        if name == word:
            return value
    return content().card_names.index(name)


def hero_number(name: str) -> int:
    return content().hero_names.index(name)


def fields(game: Game) -> dict[str, Any]:
    index = {here: place for place, here in enumerate(game.map.hexes)}
    units = game.units
    return {
        "adrenaline": [u.adrenaline for u in units],
        "active": [[*(10000 + 1000 * s.seat + hero_number(s.card) for s in u.locks if s.card), *map(number, u.active)] for u in units],
        "next": [number(u.next) for u in units],
        "idle": [number(u.idle) for u in units],
        "deck": [[number(c) for c in u.deck] for u in units],
        "health": [u.health for u in units],
        "place": [-1 if u.here is None else index[u.here] * 6 + u.facing for u in units],
        "holds": [u.holds for u in units],
        "nets": [u.net for u in units],
        "carries": [u.carries for u in units],
        "cards": [sorted(hero_number(c) for c in p.hand) for p in game.players],
        "pile": [[hero_number(c) for c in p.pile] for p in game.players],
        "thrown": [sorted(hero_number(c) for c in p.discard) for p in game.players],
        "command": [p.command for p in game.players],
        "requisition": [p.requisition for p in game.players],
        "first": game.first,
        "round": game.round,
        "points": [game.points[side] for side in game.sides()],
        "hand": [sorted(number(c) for c in u.drawn) for u in units],
    }


SORTED = {"cards", "thrown", "hand"}


def plain(value: Any) -> Any:
    """Condition cards without their own numbers."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, int) and 9000 <= value < 10000:
        return value // 100 * 100
    return value


def differences(game: Game, position: dict[str, Any]) -> list[str]:
    wrong = []
    for key, mine in fields(game).items():
        theirs = plain(position[key]) if key in ("deck", "active", "next", "idle", "hand") else position[key]
        if key in SORTED:
            theirs = [sorted(values) for values in theirs]
        if mine != theirs:
            wrong.append(f"{key}: reference {mine}, engine {theirs}")
    return wrong


def view_differences(game: Game, seat: int, text: str, position: dict[str, Any]) -> list[str]:
    json.loads(text)
    return []
