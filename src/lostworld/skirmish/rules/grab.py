"""Grabbing and breaking free (rulings 44-46)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import conditions, contest, effects, units
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.position import BLOCKS, ON_MAP, Frame, Position


@frame("grab")
def _grab(s: Position, f: Frame) -> None:
    unit, target = f["unit"], f["target"]
    at = f["at"]
    if s.status[unit] != ON_MAP or s.status[target] != ON_MAP:
        s.pop(0)
        return
    if at == 0:
        f["at"] = 1
        contest.test(s, "grab", unit, (target,), bonus=f["bonus"], base=f["base"], grab=f["grab"])
    elif at == 1:
        f["at"] = 2
        won = [row for row in f["result"] if row[2]]
        f["won"] = 1 if won and units.adjacent(s, unit, target) else 0
        # Blocked as well if plain stability would have done.
        f["blocks"] = 1 if won and won[0][5] >= won[0][4] else 0
        if effects.own_effect(s, f):
            f["at"] = 4
    elif at == 2:
        f["at"] = 3
        if not f["won"]:
            f["at"] = 4
            effects.run_named(s, f, "on_failure")
        elif f.get("forced", 0):
            most = _consequences(s, f, s.table.owner[unit]).popitem()[1]
            _consequences_answer(s, f, s.table.owner[unit], most)
        else:
            s.ask(s.table.owner[unit], "grab-consequences")
    elif at == 3:
        if effects.may_waive(s, f):
            return
        f["at"] = 4
        if f.get("does", 1):
            effects.run_named(s, f, "on_hit")
    else:
        s.pop(f["won"])


@asks("grab-consequences")
def _consequences(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"none": 0}
    if s.holds[f["unit"]] != f["target"]:
        found["grab"] = 1
    if f["blocks"] and not (s.holds[f["unit"]] == f["target"] and s.marks[f["unit"]] & BLOCKS):
        found["block"] = 2
    return found


@answers("grab-consequences")
def _consequences_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant:
        conditions.grab(s, f["unit"], f["target"], meant == 2)


@frame("break-free")
def _break_free(s: Position, f: Frame) -> None:
    unit = f["unit"]
    if s.status[unit] != ON_MAP:
        s.pop(0)
        return
    if f["at"] == 0:
        f["at"] = 1
        targets = (-1,) if f["net"] else tuple(units.grabbers(s, unit))
        if not f["net"] and not targets:
            s.pop(1)
            return
        contest.test(s, "break-free", unit, targets, bonus=f["bonus"], base=f["base"])
    else:
        won = [row for row in f["result"] if row[2]]
        if won:
            if f["net"]:
                s.nets[unit] = 0
            else:
                for holder in units.grabbers(s, unit):
                    units.let_go(s, holder, "broken")
            s.tell("freed", unit=unit)
        s.pop(1 if won else 0)
