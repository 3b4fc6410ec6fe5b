"""A held unit that passes a place where it may not stay: all that hold it let go there (ruling 45).

It flies, jumps or passes an ally; from there on it goes as any unit does.
"""

from __future__ import annotations

from typing import Any

from lostworld.skirmish.rules import dragging, units
from lostworld.skirmish.rules.board import OFF
from lostworld.skirmish.rules.mover import ground_of, points_left
from lostworld.skirmish.rules.position import Frame, Position
from lostworld.skirmish.rules.reach import credit_of, owes_turn, reach, way, way_before
from lostworld.skirmish.rules.routes import Walker

First = tuple[int, int, int]
"""How a path begins: the place before its first hex, the edge, 1 if Charge has made that hex's turn."""


def ways(
    s: Position, f: Frame, turned: dict[int, int]
) -> tuple[dict[int, tuple[int, First]], dict[int, tuple[int, First]]]:
    """What lies beyond places to be passed: ends and tests (as in a Reach), each with its points.

    ``turned``: the places from which the unit may make its first step. Of several ways the one with fewest
    points counts, then that of the lowest facing and edge.
    """
    unit = f["unit"]
    board, masks = s.table.board, s.table.masks[unit]
    ends: dict[int, tuple[int, First]] = {}
    tests: dict[int, tuple[int, First]] = {}
    points = points_left(s, f)
    ground = ground_of(s, f)
    if points < 2 or not (ground.fly or ground.jump or ground.passable):
        return ends, tests
    walker = Walker(s, f)
    taken = walker.taken | board.impassable
    for place in sorted(turned):
        for edge in range(6):
            if (edge - place) % 6 not in (0, 1, 5) and not ground.backward:
                continue
            target = board.shifted(place, edge)
            mask = OFF if target == OFF else masks[target]
            if mask == OFF or mask & walker.bars or mask & ~masks[place] & walker.difficult:
                continue
            group = dragging.dragged(s, unit, target, edge)
            if not mask & (units.occupied(s, (unit, *group)) | board.impassable):
                continue  # it may stay there, and drags them
            first = (place, edge, turned[place])
            known = reach(board, ground, target, points - 1, False, 1 - turned[place])
            for end, cost in known.ends.items():
                if not masks[end] & taken and (end not in ends or cost < ends[end][0]):
                    ends[end] = (cost, first)
            for test, cost in zip(known.tests, known.enter_costs, strict=True):
                if test not in tests or cost < tests[test][0]:
                    tests[test] = (cost, first)
    return ends, tests


def route(s: Position, f: Frame, goal: int, test: int, first: First) -> tuple[Any, ...]:
    """Such a path as a route that was drawn (see ``routes.checked``); all that hold the unit let go."""
    unit = f["unit"]
    board = s.table.board
    place, edge, owes = first
    target = board.shifted(place, edge)
    known = reach(board, ground_of(s, f), target, points_left(s, f) - 1, False, 1 - owes)
    path = [*_turns(s, f, place), (target, edge)]
    for holder in units.grabbers(s, unit):
        units.let_go(s, holder, "passed")
    if test < 0:
        return ("route", goal, (*path, *way(board, known, goal)), credit_of(known, goal), -1, 0)
    before = way_before(board, known, goal, test)
    return ("route", goal, (*path, *before), 0, test, owes_turn(known, goal, test))


def _turns(s: Position, f: Frame, place: int) -> list[tuple[int, int]]:
    """The turns before the first hex, in one sense."""
    for sense in ("r", "l"):
        walker = Walker(s, f)
        while walker.place != place and walker.makes(sense, False):
            pass
        if walker.place == place:
            return walker.path
    raise AssertionError("it cannot turn there")
