# cython: wraparound=True, boundscheck=True
"""The Action phase from command income to the skipped cards (section 2)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import activation, announcements, conditions, playing, resources, units, victory
from lostworld.skirmish.rules.engine import answers, asks, frame, order_from, toss
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import (
    ACTION,
    ACTIVATED,
    ANEW,
    FURIOUS,
    HELD_ACT,
    HELD_MOVE,
    KEPT,
    MAY_SKIP,
    NO_SKIP,
    SEDATED,
    SKIP_TOSSED,
    SKIPPED,
    SKIPPED_LAST,
    Frame,
    Position,
)
from lostworld.skirmish.rules.windows import open_window


def _phase(s: Position, f: Frame) -> None:
    at = f["at"]
    if at and victory.side_fell(s):
        return
    if at == 0:
        f["at"] = 1
        s.phase = ACTION
        playing.new_moment(s)
        s.tell("phase_begins", phase="action")
        resources.income(s)
        announcements.raised(s, [Happens("phase-start")])
    elif at == 1:
        waiting = activation.to_activate(s)
        if not waiting:
            f["at"] = 2
            return
        first = units.fastest(s, waiting)
        if len(first) == 1:
            s.push("activate", unit=first[0])
        else:
            s.push("group", units=tuple(first))
    elif at == 2:
        _late_halves(s, f)
    elif at == 3:
        f["at"] = 4
        playing.new_moment(s)
        for unit, marks in enumerate(s.marks):
            s.marks[unit] = marks & ~(HELD_MOVE | HELD_ACT)
        victory.check(s, True)
    elif at == 4:
        f["at"] = 5
        playing.new_moment(s)
        s.push("token")
    elif at == 5:
        f["at"] = 6
        playing.new_moment(s)
        s.push("furies", left=tuple(_in_seat_order(s)))
    elif at == 6:
        f["at"] = 7
        s.push("skipped-cards")
    elif at == 7:
        f["at"] = 8
        announcements.raised(s, [Happens("phase-end")])
    else:
        _clean_up(s)
        if not victory.side_fell(s):
            s.pop()


frame("action-phase")(_phase)


def _late_halves(s: Position, f: Frame) -> None:
    """What was held and not used, in initiative order, ties as in a group (ruling 48)."""
    held = [unit for unit in units.waking(s) if s.marks[unit] & (HELD_MOVE | HELD_ACT)]
    if not held:
        f["at"] = 3
        return
    s.push("group", at=5, units=tuple(units.fastest(s, held)), turn=-1, deed="late")


def _clean_up(s: Position) -> None:
    """The Action phase is over: changes that last so long end (ruling 8)."""
    for unit, marks in enumerate(s.marks):
        skipped = SKIPPED_LAST if marks & SKIPPED else 0
        gone = ACTIVATED | SKIPPED | SKIPPED_LAST | MAY_SKIP | NO_SKIP | SKIP_TOSSED
        s.marks[unit] = marks & ~gone | skipped
        s.shift[unit] = (0, -1)
        s.bonuses[unit] = ()
        s.spent[unit] = tuple(mark for mark in s.spent[unit] if mark[0] == "g")
        for entry in s.gear[unit]:
            if entry[3] == "round":
                units.detach(s, unit, entry)


# The token ----------------------------------------------------------------------------------------


def _token(s: Position, f: Frame) -> None:
    if f["at"] == 0:
        f["at"] = 1
        open_window(s, "first-player")
    elif f["at"] == 1:
        f["at"] = 2
        seats = order_from(s, s.first)
        if f.get("taken", 0):
            f["tossed"] = s.first
            return
        most = max([s.command[seat] for seat in seats])
        tied = tuple(sorted([seat for seat in seats if s.command[seat] == most]))
        f["tossed"] = tied[0]
        if len(tied) > 1:
            toss(s, "first-player", tied)
    else:
        if s.first != f["tossed"]:
            s.first = f["tossed"]
            s.tell("first_player", seat=s.first)
        s.pop()


frame("token")(_token)


# Furious and skipped cards ------------------------------------------------------------------------


def _in_seat_order(s: Position) -> list[int]:
    """All units on the map, First Player's first, then clockwise."""
    there = units.on_map(s)
    return [unit for seat in order_from(s, s.first) for unit in there if s.table.owner[unit] == seat]


def _furies(s: Position, f: Frame) -> None:
    """Furious ends after its rounds; it happens to whoever is full of adrenaline (ruling 58)."""
    if not f["left"]:
        s.pop()
        return
    unit, *rest = f["left"]
    f["left"] = tuple(rest)
    if s.marks[unit] & FURIOUS:
        s.rage[unit] -= 1
        if s.rage[unit] <= 0:
            conditions.end_furious(s, unit)
    elif conditions.may_rage(s, unit) and s.adrenaline[unit] >= s.table.specs[unit].adrenaline > 0:
        conditions.begin_furious(s, unit, now=False)


frame("furies")(_furies)


def _skipped(s: Position, f: Frame) -> None:
    if f["at"] == 0:
        f["at"] = 1
        f["left"] = tuple(
            [
                unit
                for unit in _in_seat_order(s)
                if s.marks[unit] & SKIPPED and not s.marks[unit] & (ANEW | SEDATED)
            ]
        )
    if not f["left"]:
        s.pop()
        return
    f["unit"] = f["left"][0]
    s.ask(s.table.owner[f["unit"]], "skipped-card")


frame("skipped-cards")(_skipped)


def _skipped_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"discard:u{f['unit']}": 0, f"keep:u{f['unit']}": 1}


asks("skipped-card")(_skipped_choices)


def _skipped_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit = f["unit"]
    f["left"] = f["left"][1:]
    s.tell("skipped_card", unit=unit, kept=bool(meant))
    if meant:
        s.marks[unit] |= KEPT
        return
    card = units.top(s, unit)
    if card >= 0:
        s.active[unit] = s.active[unit][:-1]
        units.put_away(s, unit, card, False)


answers("skipped-card")(_skipped_answer)
