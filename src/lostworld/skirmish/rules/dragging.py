"""Holders of a unit that moves: who is dragged along, who lets go (ruling 45)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.board import OFF
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.position import Frame, Position


def holders_of(s: Position, unit: int) -> list[int]:
    """All that hold a unit, directly or through others."""
    found: list[int] = []
    queue = [unit]
    while queue:
        for holder in units.grabbers(s, queue.pop()):
            if holder not in found and holder != unit:
                found.append(holder)
                queue.append(holder)
    return sorted(found)


def dragged(s: Position, unit: int, target: int, edge: int) -> list[int]:
    """Which holders come along when the unit goes to a place by a step; the others let go."""
    board, masks = s.table.board, s.table.masks
    group = holders_of(s, unit)
    while True:
        others = units.occupied(s, (unit, *group))
        new_own = masks[unit][target]
        staying = None
        for holder in group:
            place = board.shifted(s.place[holder], edge)
            mask = OFF if place == OFF else masks[holder][place]
            if mask == OFF or mask & (others | board.impassable) or mask & new_own:
                staying = holder
                break
        if staying is None:
            return group
        group.remove(staying)
        # Who holds only through the one that stays does not come along either.
        reachable = {unit}
        changed = True
        while changed:
            changed = False
            for holder in group:
                if holder not in reachable and s.holds[holder] in reachable:
                    reachable.add(holder)
                    changed = True
        group = [holder for holder in group if holder in reachable]


def drag(s: Position, unit: int, target: int, edge: int) -> None:
    """Move a unit by a step with all that hold it."""
    board = s.table.board
    group = dragged(s, unit, target, edge)
    for holder in units.grabbers(s, unit):
        if holder not in group:
            units.let_go(s, holder, "dragged")
    s.place[unit] = target
    for holder in group:
        s.place[holder] = board.shifted(s.place[holder], edge)
        s.tell("dragged", unit=holder, hex=board.names[s.place[holder] // 6])


@frame("let-go")
def _let_go(s: Position, f: Frame) -> None:
    while f["holders"] and s.holds[f["holders"][0]] != f["unit"]:
        f["holders"] = f["holders"][1:]
    if not f["holders"]:
        s.pop()
    else:
        s.ask(s.table.owner[f["holders"][0]], "let-go")


@asks("let-go")
def _let_go_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {"keep": 0, "release": 1}


@answers("let-go")
def _let_go_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    holder, *rest = f["holders"]
    f["holders"] = tuple(rest)
    if meant:
        units.let_go(s, holder, "own")
