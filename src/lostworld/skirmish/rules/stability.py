"""Stability tests: their consequences, the direction of a push, following (rulings 35, 39-43)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import announcements, contest, dragging, effects, units
from lostworld.skirmish.rules.board import OFF, bits
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import KNOCKED, ON_MAP, Frame, Position
from lostworld.skirmish.rules.pushing import mask_at, place_of, push


def _directions(s: Position, f: Frame) -> list[int]:
    """The ways in which the target can be pushed: straight on from the edge crossed (rulings 34, 35, 40)."""
    board = s.table.board
    unit, target = f["unit"], f["target"]
    mask = mask_at(s, target, place_of(s, target))
    origin = f.get("origin", -1)
    if origin >= 0:
        if mask >> origin & 1:
            return list(range(6))
        inside = bits(mask)
        picked = min(inside, key=lambda place: (board.distance[origin][place], place))
        return sorted({(edge + 3) % 6 for _, edge in board.entries(origin, picked, mask)})
    here = s.place[unit] // 6
    touching = [place for place in bits(mask) if board.distance[here][place] == 1]
    if not touching:
        aim = f.get("picked", -1)
        if aim < 0 or not mask >> aim & 1:
            aim = min(bits(mask), key=lambda place: (board.distance[here][place], place))
        return sorted({(edge + 3) % 6 for _, edge in board.entries(here, aim, mask)})
    own = units.mask(s, unit)

    def edges_shared(place: int) -> int:
        return (board.around[place] & own).bit_count()

    ways = {board.neighbours[here].index(place): place for place in touching}
    freeing = {edge: place for edge, place in ways.items() if not _moved_mask(s, target, edge) >> place & 1}
    ways = freeing or ways
    most = max(edges_shared(place) for place in ways.values())
    return sorted(edge for edge, place in ways.items() if edges_shared(place) == most)


def _picked(s: Position, f: Frame) -> int:
    """The hex of the target at contact that a push must free (ruling 40), -1 without."""
    if f.get("origin", -1) >= 0:
        return -1
    place = s.table.board.neighbours[s.place[f["unit"]] // 6][f["edge"]]
    mask = mask_at(s, f["target"], place_of(s, f["target"]))
    return place if place != OFF and mask >> place & 1 else -1


def _moved_mask(s: Position, target: int, edge: int) -> int:
    mask = mask_at(s, target, s.table.board.shifted(place_of(s, target), edge))
    return 0 if mask == OFF else mask


@frame("stability")
def _stability(s: Position, f: Frame) -> None:
    unit, target = f["unit"], f["target"]
    owner = s.table.owner[unit]
    at = f["at"]
    gone = target >= 0 and s.status[target] != ON_MAP
    # Whose target fell in the push may still follow (ruling 42).
    if s.status[unit] != ON_MAP or (gone and at < 5):
        s.pop(0)
        return
    if at == 0:
        f["at"] = 1
        f["choice"] = -1
        numbers = (s.table.objects[-2 - target].stability,) if target < 0 else (0,)
        contest.test(s, "stability", unit, (target,), bonus=f["bonus"], base=f["base"], numbers=numbers)
    elif at == 1:
        f["at"] = 2
        won = [row for row in f["result"] if row[2]]
        f["won"] = 1 if won else 0
        f["diff"] = contest.margin(won[0]) if won else 0
        if effects.own_effect(s, f):
            f["at"] = 9
    elif at == 2:
        f["at"] = 3
        if not f["won"]:
            f["at"] = 9
            effects.run_named(s, f, "on_failure")
        elif f.get("forced", 0):
            f["chosen"] = _consequences(s, f, owner).popitem()[1]
        else:
            s.ask(owner, "stability-consequences")
    elif at == 3:
        f["at"] = 4
        f["edges"] = tuple(_directions(s, f)) if "push" in f["chosen"] else ()
        if len(f["edges"]) > 1:
            s.ask(owner, "push-edge")
        elif f["edges"]:
            f["edge"] = f["edges"][0]
    elif at == 4:
        f["at"] = 5
        f["result"] = 0
        f["close"] = 1 if target < 0 or units.adjacent(s, unit, target) else 0
        if "push" in f["chosen"]:
            push(
                s,
                unit,
                target,
                f["edge"],
                f["diff"],
                units.mask(s, unit),
                tested=(target,),
                left=f["push"],
                bonus=f["bonus"],
                base=f["base"],
                frees=_picked(s, f),
            )
    elif at == 5:
        f["at"] = 6
        f["pushed"] = f["result"]
        if "knock" in f["chosen"] and target >= 0 and units.knock(s, target):
            announcements.raised(s, [Happens("condition", target, unit, what="knocked")])
    elif at == 6:
        if not gone and effects.may_waive(s, f):
            return
        f["at"] = 7
        if f.get("does", 1) and not gone:
            effects.run_named(s, f, "on_hit")
    elif at == 7:
        f["at"] = 9
        if f["pushed"] and f["close"] and f.get("origin", -1) < 0 and may_follow(s, unit, f["edge"]):
            s.ask(owner, "follow")
    else:
        s.pop(f["won"])


@asks("stability-consequences")
def _consequences(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"none": ()}
    if f["push"]:
        found["push"] = ("push",)
    if f["knock"] and f["target"] >= 0 and not s.marks[f["target"]] & KNOCKED:
        found["knock"] = ("knock",)
        if f["push"]:
            found["both"] = ("push", "knock")
    return found


@answers("stability-consequences")
def _consequences_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["chosen"] = meant


@asks("push-edge")
def _edge_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"edge:{edge}": edge for edge in f["edges"]}


@answers("push-edge")
def _edge_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["edge"] = meant


# A push without a test --------------------------------------------------------------------------


@frame("shove")
def _shove_effect(s: Position, f: Frame) -> None:
    """A push without a test, straight away from a unit: the difference is its number of hexes."""
    if f["at"] == 0:
        f["at"] = 1
        f["edges"] = tuple(_directions(s, f))
        if len(f["edges"]) > 1:
            s.ask(s.table.owner[f["unit"]], "push-edge")
        else:
            f["edge"] = f["edges"][0]
    elif f["at"] == 1:
        f["at"] = 2
        if s.status[f["unit"]] == ON_MAP:
            push(
                s,
                f["unit"],
                f["target"],
                f["edge"],
                f["n"],
                units.mask(s, f["unit"]),
                left=f["n"],
                tested=(f["target"],),
                no_test=1,
            )
    else:
        s.pop()


# Following (ruling 42) ----------------------------------------------------------------------------


def may_follow(s: Position, unit: int, edge: int) -> bool:
    """Whether an initiator may follow one hex straight on."""
    if s.status[unit] != ON_MAP or s.marks[unit] & KNOCKED or units.is_blocked(s, unit):
        return False
    board = s.table.board
    place = board.shifted(s.place[unit], edge)
    mask = mask_at(s, unit, place)
    if mask == OFF or mask & board.impassable:
        return False
    group = dragging.dragged(s, unit, place, edge) if units.grabbers(s, unit) else []
    return not mask & units.occupied(s, (unit, *group))


@asks("follow")
def _follow_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {"follow": 1, "stay": 0}


@answers("follow")
def _follow_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if not meant:
        return
    unit = f["unit"]
    if s.holds[unit] >= 0 and s.holds[unit] != f["target"]:
        units.let_go(s, unit, "followed")
    place = s.table.board.shifted(s.place[unit], f["edge"])
    if units.grabbers(s, unit):
        dragging.drag(s, unit, place, f["edge"])
    else:
        s.place[unit] = place
    s.tell("followed", unit=unit, hex=s.table.board.names[place // 6])
    units.check_grabs(s)
