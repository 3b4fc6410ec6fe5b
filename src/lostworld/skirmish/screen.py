"""A view as a screen reads it: units, seats, objects and the track by name, and the test being made.

Everything is made from what a seat knows (``view.mask``), so nothing can be shown that it may not know. Cards
are named by their ids; a face-down one is its initiative alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from lostworld.game import Json, Seat
from lostworld.skirmish.content.ground import turned
from lostworld.skirmish.rules import contest, sums, units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.hexes import add, line, minus
from lostworld.skirmish.rules.position import (
    ACTIVATED,
    BLOCKS,
    COLUMNS,
    FURIOUS,
    HELD_ACT,
    HELD_MOVE,
    KNOCKED,
    NUMBERS,
    ON_MAP,
    REVEALED,
    SEDATED,
    SKIPPED,
    Frame,
    Position,
)
from lostworld.skirmish.rules.table import FEAR, SEDATIVE, WOUND

if TYPE_CHECKING:
    from lostworld.skirmish.rules.table import Table

STATUSES: Final = ("reserve", "map", "fallen", "left")
PHASES: Final = ("setup", "action", "initiative", "over")
MARKS: Final = {
    KNOCKED: "knocked",
    SEDATED: "sedated",
    FURIOUS: "furious",
    REVEALED: "revealed",
    ACTIVATED: "activated",
    SKIPPED: "skipped",
    HELD_MOVE: "held-movement",
    HELD_ACT: "held-action",
}
"""The marks that a screen shows, and their words."""
HIDDEN: Final = "?"
SHOWN: Final = (*COLUMNS, *NUMBERS, "stack", "ended")
"""What of a whole position is shown."""


def screen(table: Table, known: Mapping[str, Any], seat: Seat, whole: Callable[[], Position]) -> Json:
    """What a screen shows; ``whole`` gives a position that fits, where sums are to be told."""
    return {
        "content": table.book.content.hash,
        "scenario": table.scenario.id,
        "seat": seat,
        "round": known["round"],
        "phase": PHASES[known["phase"]],
        "first": known["first"],
        "acting": known["acting"],
        "units": [_unit(table, known, unit) for unit in range(len(table.units))],
        "seats": [_seat(table, known, number) for number in range(len(table.seats))],
        "objects": [_object(table, known, number) for number in range(len(table.objects))],
        "track": _track(table, known),
        "lines": lines(table, known, known["acting"]),
        "test": _test(known, whole),
        "window": _window(known),
        "moment": _moment(known),
        "over": known["ended"] is not None,
    }


def _card(table: Table, card: Any) -> Any:
    """A card in a slot: its name, its initiative if that is all one knows, or None for no card."""
    if isinstance(card, str):
        return int(card[len(HIDDEN) :]) if card != HIDDEN else HIDDEN
    return None if card < 0 else table.card_name(card)


def _unit(table: Table, known: Mapping[str, Any], unit: int) -> Json:
    place = known["place"][unit]
    spec = table.specs[unit]
    marks = known["marks"][unit]
    told: Json = {
        "spec": spec.id,
        "seat": table.owner[unit],
        "status": STATUSES[known["status"][unit]],
        "due": table.units[unit].round,
        "hex": None,
        "facing": 0,
        "hexes": [],
        "health": list(known["health"][unit]),
        "marks": [word for mark, word in MARKS.items() if marks & mark],
        "active": [_card(table, card) for card in known["active"][unit]],
        "next": _card(table, known["next"][unit]),
        "idle": _card(table, known["idle"][unit]),
        "drawn": [_card(table, card) for card in known["hand"][unit]],
        "deck": len(known["deck"][unit]),
        "fears": sum(1 for card in known["deck"][unit] if isinstance(card, int) and FEAR <= card < SEDATIVE),
        "initiative": _initiative(table, known, unit),
        "adrenaline": known["adrenaline"][unit],
        "grabs": known["holds"][unit],
        "blocks": bool(marks & BLOCKS),
        "net": known["nets"][unit],
        "gear": [None if entry[0] == HIDDEN else table.hero_name(entry[0]) for entry in known["gear"][unit]],
        "sedatives": len(known["waiting"][unit])
        + sum(1 for card in known["active"][unit] if isinstance(card, int) and card >= SEDATIVE),
        "carries": known["carries"][unit],
        "bonuses": [[skill, n, source] for skill, n, _, source in known["bonuses"][unit]],
    }
    if place >= 0:
        q, r = table.board.hexes[place // 6]
        told["hex"] = table.board.names[place // 6]
        told["facing"] = place % 6
        told["hexes"] = [f"{q + dq}.{r + dr}" for dq, dr in turned(spec.footprint, place % 6)]
    return told


def _initiative(table: Table, known: Mapping[str, Any], unit: int) -> int | None:
    """The unit's initiative in this Action phase; public (ruling 2)."""
    stack = [card for card in known["active"][unit] if isinstance(card, str) or card < SEDATIVE]
    added, fixed = known["shift"][unit]
    if known["status"][unit] != ON_MAP or known["marks"][unit] & SEDATED:
        return None
    if fixed >= 0:
        return int(fixed + added)
    beneath = [card for card in stack if isinstance(card, str) or card < WOUND]
    if not beneath:
        return int(table.specs[unit].fallback + added) if known["phase"] == 1 else None
    last = beneath[-1]
    if isinstance(last, str):
        return int(last[len(HIDDEN) :]) + int(added)
    return int(table.book.actions[last].initiative + added)


def _seat(table: Table, known: Mapping[str, Any], number: Seat) -> Json:
    hero = table.hero_name
    return {
        "side": table.side[number],
        "faction": table.factions[number],
        "hand": [card if card == HIDDEN else hero(card) for card in known["cards"][number]],
        "deck": len(known["pile"][number]),
        "discard": [hero(card) for card in known["thrown"][number]],
        "command": known["command"][number],
        "requisition": known["requisition"][number],
        "points": known["points"][table.side[number]],
        "out": bool(known["out"][number]),
        "value": table.army_value[number],
    }


def _object(table: Table, known: Mapping[str, Any], number: int) -> Json:
    place = known["lies"][number]
    return {
        "hex": table.board.names[place] if place >= 0 else None,
        "done": known["emptied"][number],
    }


def _track(table: Table, known: Mapping[str, Any]) -> list[Json]:
    """Every unit on the map in the order of initiative: who is next, who is done (section 2 of the rules)."""
    rows = []
    for unit in range(len(table.units)):
        if known["status"][unit] != ON_MAP:
            continue
        marks = known["marks"][unit]
        n = _initiative(table, known, unit)
        done = bool(marks & (ACTIVATED | SKIPPED)) or n is None
        acts = known["acting"] == unit
        state = "acts" if acts else "asleep" if marks & SEDATED else "done" if done else "waits"
        rows.append((state != "acts" and done, -(n or 0), unit, {"unit": unit, "at": n, "state": state}))
    rows.sort(key=lambda row: (row[1], row[2]))
    return [row[3] for row in rows]


def lines(table: Table, known: Mapping[str, Any], unit: int, place: int = -1) -> list[Json]:
    """From a unit, or from where it would be, to every enemy: distance, arc, sight and what blocks it."""
    if unit < 0 or known["status"][unit] != ON_MAP:
        return []
    board = table.board
    place = known["place"][unit] if place < 0 else place
    here = place // 6
    terrains = table.book.content.terrains
    found = []
    for other, there in enumerate(known["place"]):
        if there < 0 or table.unit_side[other] == table.unit_side[unit]:
            continue
        ends = bits(table.masks[other][there])
        end = min(ends, key=lambda one: (board.distance[here][one], one))
        crossed = line(minus(board.hexes[end], board.hexes[here])).crossed if end != here else ()
        told: Json = {
            "unit": other,
            "distance": board.distance[here][end],
            "front": any(board.in_front(place, one) for one in ends),
            "sees": any(board.sees(here, one) for one in ends),
            "threat": _threatens(table, known, other, here),
        }
        if not told["sees"]:
            on_line = [add(board.hexes[here], offset) for offset in crossed]
            ground = {place: table.ground.terrain[place] for place in on_line if place in board.index}
            blocking = [place for place, name in ground.items() if terrains[name].blocks_sight]
            told["blockers"] = [f"{q}.{r}" for q, r in blocking]
        found.append(told)
    return found


def _threatens(table: Table, known: Mapping[str, Any], enemy: int, here: int) -> bool:
    """Whether an enemy could attack a hex from where it stands, by its board alone."""
    board, place = table.board, known["place"][enemy]
    if known["marks"][enemy] & (SEDATED | KNOCKED):
        return False
    weapon = table.specs[enemy].weapon
    apart = board.distance[place // 6][here]
    within = 1 <= apart <= max(1, weapon.range if weapon else 1)
    return within and board.in_front(place, here) and (apart == 1 or board.sees(place // 6, here))


def _window(known: Mapping[str, Any]) -> Json | None:
    top = known["stack"][-1] if known["stack"] else None
    if top is None or top["k"] != "window" or "turn" not in top:
        return None
    return {"about": top["about"], "turn": top["turn"]}


def _moment(known: Mapping[str, Any]) -> Json | None:
    """What is happening just now, to which cards may be named (ruling 50): the first of it."""
    top = known["stack"][-1] if known["stack"] else None
    if top is None or top["k"] != "announce":
        return None
    event = Happens(*top["events"][0])
    return {"trigger": event.trigger, "unit": event.unit, "other": event.other}


def _test(known: Mapping[str, Any], whole: Callable[[], Position]) -> Json | None:
    """The test that waits for its window: both sums as they stand, with their parts."""
    found = [frame for frame in known["stack"] if frame["k"] == "test"]
    if not found or found[-1]["at"] != 1:
        return None
    s = whole()
    return tested(s, next(frame for frame in reversed(s.stack) if frame["k"] == "test"))


def tested(s: Position, frame: Frame) -> Json:
    """A test: for each that tests and each that is tested both sums with their parts."""
    sort = frame["sort"]
    rows = []
    for unit in frame["units"]:
        for target in frame["targets"]:
            gone = s.status[unit] != ON_MAP or (target >= 0 and s.status[target] != ON_MAP)
            if gone or (sort == "break-free" and target >= 0 and s.holds[target] != unit):
                continue
            mine = sums.initiator_parts(s, frame, unit, target)
            if sort == "grab":
                mine += sums.grab_parts(s, frame, unit, target)
            theirs = sums.target_parts(s, frame, unit, target)
            if sort == "break-free" and target >= 0:
                theirs = [*theirs, ("grabbers", len(units.grabbers(s, unit)))]
            rows.append(
                {
                    "unit": unit,
                    "target": target,
                    "parts": [list(part) for part in mine],
                    "against": [list(part) for part in theirs],
                    "mine": sums.total(mine),
                    "theirs": sums.total(theirs),
                    "wins": contest.wins(frame, unit, target, sums.total(mine), sums.total(theirs)),
                }
            )
    return {"sort": sort, "rows": rows, "seats": contest.tested_seats(s, frame)}
