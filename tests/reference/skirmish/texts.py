"""Positions and views in the documented texts (docs/skirmish/texts.md), compared key by key."""

from __future__ import annotations

import json
from typing import Any

from .content import content
from .movement import may_react
from .things import Game, Gear, Sedative, Unit

WOUND, KNOWN_WOUND, FEAR, SEDATIVE, BARE_SEDATIVE = 9000, 9001, 9100, 10000, 19000
CONDITIONS = {9000: "wound", 9100: "fear"}
PHASES = {"setup": 0, "action": 1, "initiative": 2}
STATUS = {"waiting": 0, "called": 0, "map": 1, "gone": 2, "left": 3}
SORTED = {"hand", "deck"}
IGNORED = {
    "stack": "the program's own affair",
    "step": "the program's own affair",
    "fallen": "the program's own affair",
    "asked": "compared as who decides",
    "question": "compared as the kind of decision",
    "pending": "no chance is pending where positions are compared",
    "ended": "compared at the end",
}
"""Keys that are not compared as they stand, and why."""


def number(unit: Unit, name: str | None) -> int:
    """Condition cards without their own numbers: Fear by its kind alone, known Wounds as Wounds."""
    if name is None:
        return -1
    if name == "wound":
        return WOUND
    return FEAR if name == "fear" else content().card_names.index(name)


def plain(value: Any) -> Any:
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, int) and WOUND <= value < SEDATIVE:
        return value // 100 * 100
    return value


def hero_number(name: str) -> int:
    return content().hero_names.index(name)


def sedative(one: Sedative) -> int:
    return SEDATIVE + 1000 * one.seat + hero_number(one.card) if one.card else BARE_SEDATIVE


def gear(one: Gear) -> list[Any]:
    return [hero_number(one.card), one.seat, one.uses, one.until if one.place == "attached" else "gear"]


def marks(game: Game, unit: Unit) -> int:
    """The marks of docs/skirmish/texts.md that the rules give a unit."""
    if not unit.on_map:
        return 32768 * (unit.status == "called")
    values = {
        1: unit.knocked,
        2: unit.sedated,
        4: unit.furious,
        8: unit.revealed,
        16: unit.activated,
        32: unit.skipped,
        64: unit.skipped_last,
        128: unit.kept,
        256: may_react(game, unit, "movement"),
        512: may_react(game, unit, "action"),
        1024: unit.dealt_anew,
        2048: unit.may_skip,
        4096: unit.must_not_skip,
        8192: unit.given_reaction,
        16384: unit.blocks,
        65536: "standing" in unit.paid,
        131072: unit.rammed,
        262144: unit.slept,
        524288: unit.early and game.has_reaction(unit),
        1048576: unit.toss is not None,
    }
    return sum(bit for bit, true in values.items() if true)


def rage(game: Game, unit: Unit) -> int:
    rounds = int(game.content.conditions["furious"]["rounds"])
    return rounds + 1 - unit.rage if unit.furious else 0


def spent(unit: Unit) -> list[str]:
    """Abilities used up, by their places in the unit's file."""
    places = {ability["id"]: place for place, ability in enumerate(unit.data.get("abilities", []))}
    words = [word.split(":") for word in unit.once]
    return sorted(f"{often[0]}:{places[name]}" for often, name in words)


def tallies(game: Game) -> dict[str, int]:
    """What objectives have counted."""
    sides = game.sides()
    found: dict[str, int] = {}
    for objective in game.scenario.get("objectives", []):
        for thing in game.things:
            if objective["kind"] == "interact" and objective.get("object") == thing.data["id"]:
                found |= {f"{objective['id']}:{sides.index(side)}": n for side, n in thing.steps.items()}
    found |= {f"{name}:{sides.index(side)}:u{unit}": 1 for name, side, unit in game.captured}
    return found


def fields(game: Game) -> dict[str, Any]:
    """The keys of a position."""
    index = {here: place for place, here in enumerate(game.map.hexes)}
    units, players = game.units, game.players
    return {
        "status": [STATUS[u.status] if u.here or u.status != "map" else 0 for u in units],
        "place": [-1 if u.here is None else index[u.here] * 6 + u.facing for u in units],
        "marks": [marks(game, u) for u in units],
        "health": [sorted(u.health, reverse=True) for u in units],
        "deck": [[number(u, c) for c in u.deck] for u in units],
        "hand": [sorted(number(u, c) for c in u.drawn) for u in units],
        "active": [[*map(sedative, u.locks), *(number(u, c) for c in u.active)] for u in units],
        "next": [number(u, u.next) for u in units],
        "idle": [number(u, u.idle) for u in units],
        "seen": [[number(u, d.card) for d in u.discard if d.seen] for u in units],
        "unseen": [[number(u, d.card) for d in u.discard if not d.seen] for u in units],
        "waiting": [[sedative(s) for s in u.waiting] for u in units],
        "gear": [[gear(g) for g in u.gear] for u in units],
        "holds": [u.holds for u in units],
        "nets": [u.net for u in units],
        "adrenaline": [u.adrenaline for u in units],
        "shift": [[u.shift, -1 if u.set_to is None else u.set_to] for u in units],
        "bonuses": [[[b.skill, b.n, b.duration, b.source] for b in u.bonuses] for u in units],
        "extra_draw": [u.extra_draw for u in units],
        "carries": [u.carries for u in units],
        "pile": [[hero_number(c) for c in p.pile] for p in players],
        "cards": [sorted(hero_number(c) for c in p.hand) for p in players],
        "thrown": [[hero_number(c) for c in p.discard] for p in players],
        "command": [p.command for p in players],
        "requisition": [p.requisition for p in players],
        "out": [int(p.out) for p in players],
        "outside": [[hero_number(c) for c in game.outside[p.seat]] for p in players],
        "points": [game.points[side] for side in game.sides()],
        "lies": [-1 if t.here is None else index[t.here] for t in game.things],
        "emptied": [int(t.emptied) for t in game.things],
        "round": game.round,
        "phase": PHASES[game.phase],
        "first": game.first,
        "acting": game.active_unit.number if game.active_unit else -1,
        "used": [[hero_number(c) for c in p.used] for p in players],
        "spent": [spent(u) for u in units],
        "rage": [rage(game, u) for u in units],
        "peeked": [u.peeked for u in units],
        "tallies": tallies(game),
    }


UNORDERED = {"spent"}


def comparable(key: str, value: Any) -> Any:
    if key == "tallies":
        return dict(value)
    if key in UNORDERED:
        value = [sorted(one, key=json.dumps) for one in value]
    return plain(value) if key in ("deck", "hand", "active", "next", "idle", "seen", "unseen") else value


def differences(game: Game, position: dict[str, Any]) -> list[str]:
    wrong = []
    for key, mine in fields(game).items():
        if key in UNORDERED:
            mine = [sorted(one, key=json.dumps) for one in mine]
        theirs = comparable(key, position[key])
        if mine != theirs:
            wrong.append(f"{key}: reference {mine}, engine {theirs}")
    return wrong


def hide(value: list[Any], keep: Any = lambda card: False) -> list[Any]:
    return [one if keep(one) else "?" for one in value]


def is_known(card: Any) -> bool:
    """Fear cards, and Wounds that everybody knows of."""
    return isinstance(card, int) and KNOWN_WOUND <= card < SEDATIVE


def view_of(game: Game, seat: int, position: dict[str, Any]) -> dict[str, Any]:
    """What ruling 12 lets a seat see of a position; ``peeked`` says what cards let it look at."""
    known = {key: value for key, value in position.items() if key not in ("stack", "wounds")}
    known["wounds"] = []
    for key in ("active", "next", "idle", "hand", "deck", "unseen", "gear"):
        known[key] = [list(v) if isinstance(v, list) else v for v in position[key]]
    for unit in game.units:
        n = unit.number
        own = unit.seat == seat
        wounds = position["deck"][n].count(WOUND) + (0 if own else position["hand"][n].count(WOUND))
        known["wounds"].append(wounds)
        known["deck"][n] = hide(position["deck"][n], is_known)
        if own:
            continue
        peeked = position["peeked"][n] if seat >= 0 else 0
        if (
            unit.active
            and not unit.revealed
            and position["active"][n][-1] < WOUND
            and not peeked >> (4 + seat) & 1
        ):
            known["active"][n][-1] = face_down(position["active"][n][-1])
        if 0 <= position["next"][n] < WOUND and not peeked >> max(seat, 0) & 1:
            known["next"][n] = face_down(position["next"][n])
        if 0 <= position["idle"][n] < WOUND:
            known["idle"][n] = face_down(position["idle"][n])
        known["hand"][n] = hide(position["hand"][n], is_known)
        known["unseen"][n] = hide(position["unseen"][n])
    for unit in game.units:
        known["gear"][unit.number] = [
            ["?", owner, 0, until] if owner != seat and is_ammunition(card) else [card, owner, uses, until]
            for card, owner, uses, until in position["gear"][unit.number]
        ]
    known["pile"] = [hide(pile) for pile in position["pile"]]
    chooses = position["question"] == "discard-hero" and position["asked"] == [seat]
    known["cards"] = [
        hand if s == seat or chooses else hide(hand) for s, hand in enumerate(position["cards"])
    ]
    return known


def is_ammunition(card: int) -> bool:
    return content().hero[content().hero_names[card]].get("place") == "ammunition"


def face_down(card: int) -> str:
    return f"?{content().cards[content().card_names[card]]['initiative']}"


def view_differences(game: Game, seat: int, text: str, position: dict[str, Any]) -> list[str]:
    theirs = json.loads(text)["known"]
    wrong = []
    mine = view_of(game, seat, position)
    for key in sorted(set(mine) | set(theirs)):
        if key in ("stack", "cards") and (key == "stack" or position["question"] == "discard-hero"):
            continue
        if key in ("hand",):
            same = [
                sorted(map(str, a)) == sorted(map(str, b))
                for a, b in zip(mine[key], theirs[key], strict=True)
            ]
            if all(same):
                continue
        if mine.get(key) != theirs.get(key):
            wrong.append(f"{key}: reference {mine.get(key)}, engine {theirs.get(key)}")
    return wrong
