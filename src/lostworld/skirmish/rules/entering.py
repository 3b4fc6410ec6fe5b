"""Tests on the way: who stands where a movement leads is tested, pushed, and entered (ruling 24)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import announcements, contest, dragging, mover, pushing, units
from lostworld.skirmish.rules.engine import answers, asks
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.mover import END, PUSHES, SEGMENT, STEP_IN, WALKED
from lostworld.skirmish.rules.position import KNOCKED, ON_MAP, Frame, Position


def enter(s: Position, f: Frame) -> None:
    """Test the units in the way one after the other, until one is not beaten (ruling 24)."""
    unit = f["unit"]
    result = f.pop("result", None) if f.get("testing", None) is not None else None
    if f.get("testing", None) is not None:
        foe = f["testing"]
        f["testing"] = None
        won = [row for row in result or () if row[2]]
        if not won:
            _repelled(s, f, "test")
            return
        f["margins"] = (*f["margins"], (foe, contest.margin(won[0])))
        f["foes"] = tuple(other for other in f["foes"] if other != foe)
        if foe >= 0 and units.knock(s, foe):
            announcements.raised(s, [Happens("condition", foe, unit, what="knocked")])
            return
    known = dict(f["margins"])
    waiting = [foe for foe in f["foes"] if foe not in known and (foe < 0 or s.status[foe] == ON_MAP)]
    f["foes"] = tuple(waiting)
    if not waiting:
        f["at"] = PUSHES
        return
    if len(waiting) > 1:
        s.ask(s.table.owner[unit], "order-of-tests")
        return
    _test_foe(s, f, waiting[0])


def _test_foe(s: Position, f: Frame, foe: int) -> None:
    f["testing"] = foe
    part = mover.part_of(s, f)
    numbers = (s.table.objects[-2 - foe].stability,) if foe < 0 else (0,)
    base = 1 if f.get("base", 0) or f["mode"] == "extra" else 0
    contest.test(s, "stability", f["unit"], (foe,), bonus=part.stability, base=base, numbers=numbers)


@asks("order-of-tests")
def _order_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {(f"first:u{foe}" if foe >= 0 else f"first:o{-2 - foe}"): foe for foe in f["foes"]}


@answers("order-of-tests")
def _order_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    _test_foe(s, f, meant)


def _repelled(s: Position, f: Frame, reason: str) -> None:
    """A unit in the way is not beaten or not movable: the movement ends before it."""
    unit = f["unit"]
    f["ended"] = 1
    s.tell("movement_ended", unit=unit, reason=reason)
    units.check_grabs(s)
    f["at"] = SEGMENT if f.get("moved", 0) or f.get("turned", 0) else END


def pushes(s: Position, f: Frame) -> None:
    """All are beaten: each is pushed straight on, the farthest first."""
    unit, edge = f["unit"], f["edge"]
    board, masks = s.table.board, s.table.masks[unit]
    target = board.shifted(f["before"], edge)
    mask = masks[target]
    come = dragging.dragged(s, unit, target, edge) if units.grabbers(s, unit) else []
    things = [-2 - thing for thing in units.objects_in(s, mask)]
    foes = [*(foe for foe in units.units_in(s, mask, unit) if foe not in come), *things]
    if not foes:
        f["at"] = STEP_IN
        return
    if f.get("pushing", None) is not None and f.pop("result", 1) == 0:
        f["pushing"] = None
        _repelled(s, f, "push")
        return
    here = f["before"] // 6

    def far(foe: int) -> int:
        place = s.lies[-2 - foe] if foe < 0 else s.place[foe] // 6
        away: int = board.distance[here][place]
        return away

    # Of equally far ones the first in the order of units and objects (ruling 75).
    foe = max(foes, key=far)
    if f.get("pushing", None) == foe:
        f["pushing"] = None
        _repelled(s, f, "push")
        return
    f["pushing"] = foe
    f["result"] = 1
    pushing.push(
        s,
        unit,
        foe,
        edge,
        dict(f["margins"]).get(foe, 0),
        mask | masks[s.place[unit]],
        tested=tuple(name for name, _ in f["margins"]),
        bonus=mover.part_of(s, f).stability,
        base=1 if f.get("base", 0) or f["mode"] == "extra" else 0,
    )


def step_in(s: Position, f: Frame) -> None:
    """The way is free: the mover goes in."""
    unit, edge = f["unit"], f["edge"]
    f["pushing"] = None
    before = s.place[unit]
    target = s.table.board.shifted(f["before"], edge)
    if s.marks[unit] & KNOCKED or s.table.masks[unit][target] & s.table.board.impassable:
        _repelled(s, f, "push")
        return
    units.let_go(s, unit, "moved")
    if units.grabbers(s, unit):
        dragging.drag(s, unit, target, edge)
    else:
        s.place[unit] = target
    if units.mask(s, unit) & units.occupied(s, (unit,)):
        # A holder that stayed is in the way as any unit.
        s.place[unit] = before
        _repelled(s, f, "push")
        return
    f["goes_on"] = 1
    f["safe"] = target
    # Charge: the turn of this hex was made before it, or may be made now.
    f["credit"] = 0 if f.pop("owes", 0) else 1
    mover.arrive(s, f, before, [(target, edge)])
    f["at"] = WALKED
