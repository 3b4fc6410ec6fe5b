"""Fear: the test against all in range, the answers of fearsome targets, flight (56, 57, 62)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import announcements, contest, dragging, effects, mover, units
from lostworld.skirmish.rules.board import OFF
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import DEAD, KNOCKED, LEFT, ON_MAP, SEDATED, Frame, Position
from lostworld.skirmish.rules.reach import may_step_on, reach
from lostworld.skirmish.rules.table import FEAR


def _there(s: Position, targets: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(target for target in targets if s.status[target] == ON_MAP and not s.marks[target] & SEDATED)


@frame("frighten")
def _frighten(s: Position, f: Frame) -> None:
    unit = f["unit"]
    owner = s.table.owner[unit]
    at = f["at"]
    if s.status[unit] != ON_MAP:
        s.pop(0)
        return
    if at == 0:
        f["targets"] = _there(s, f["targets"])
        if any(not units.is_enemy(s, unit, target) for target in f["targets"]):
            s.ask(owner, "spare")
        else:
            f["at"] = 1
    elif at == 1:
        f["at"] = 2
        f["result"] = ()
        if f["targets"]:
            contest.test(s, "fear", unit, f["targets"], bonus=f["bonus"], base=f["base"])
    elif at == 2:
        f["at"] = 3
        f["scared"] = tuple(row[1] for row in f["result"] if row[2])
        f["won"] = 1 if f["scared"] else 0
        if f["effect"] and _own_effect(s, f):
            f["scared"] = ()
        elif f["scared"] and not f.get("forced", 0):
            s.ask(owner, "fear-consequences")
    elif at == 3:
        f["at"] = 4
        events = []
        for target in f["scared"]:
            if units.receive_fear(s, target, unit):
                events.append(Happens("condition", target, unit, what="fear"))
        announcements.raised(s, events)
    elif at == 4:
        if f["won"] and effects.may_waive(s, f):
            return
        f["at"] = 5
        if not f.get("does", 1):
            return
        lists = f.get("on_hit", ()) if f["won"] else f.get("on_failure", ())
        for target in reversed(f["scared"] if f["won"] else f["targets"]):
            effects.run_lists(s, lists, owner, unit, target, target, source="card")
    elif at == 5:
        # Every fearsome target that was tested answers once; no answer to an answer.
        f["at"] = 6
        f["result"] = ()
        fearsome = tuple(target for target in _there(s, f["targets"]) if s.table.specs[target].fear > 0)
        if fearsome and "vehicle" not in s.table.specs[unit].keywords:
            contest.test(s, "fear", fearsome, (unit,), base=0)
    elif at == 6:
        f["at"] = 7
        f["answering"] = tuple(row[0] for row in f["result"] if row[2])
    elif at == 7:
        # Each of them may waive its Fear card, as any initiator.
        if f["answering"]:
            s.ask(s.table.owner[f["answering"][0]], "fear-consequences")
        else:
            f["at"] = 8
    else:
        s.pop(f["won"])


def _own_effect(s: Position, f: Frame) -> bool:
    then, otherwise, seat, card, source = f["effect"]
    number = then if f["won"] else otherwise
    target = f["targets"][0] if f["targets"] else -1
    if number >= 0:
        effects.run(s, s.table.book.lists[number], seat, f["unit"], target, target, card, source=source)
    return bool(number >= 0)


@asks("spare")
def _spare_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"done": -1}
    for target in f["targets"]:
        if not units.is_enemy(s, f["unit"], target):
            found[f"spare:u{target}"] = target
    return found


@answers("spare")
def _spare_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant < 0:
        f["at"] = 1
    else:
        f["targets"] = tuple(target for target in f["targets"] if target != meant)


@asks("fear-consequences")
def _fear_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"all": -1, "waive:fear": -2}
    if f.get("answering", ()):
        return found
    if len(f["scared"]) > 1:
        for target in f["scared"]:
            found[f"waive:fear,u{target}"] = target
    return found


@answers("fear-consequences")
def _fear_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if f.get("answering", ()):
        source, *rest = f["answering"]
        f["answering"] = tuple(rest)
        if meant == -1 and units.receive_fear(s, f["unit"], source):
            announcements.raised(s, [Happens("condition", f["unit"], source, what="fear")])
    elif meant == -2:
        f["scared"] = ()
    elif meant >= 0:
        # One is spared; asked again for the rest.
        f["scared"] = tuple(target for target in f["scared"] if target != meant)
        s.ask(seat, "fear-consequences")


# Flight (ruling 62) -------------------------------------------------------------------------------


def _source_mask(s: Position, f: Frame) -> int:
    """What the unit flees from: the source, or the nearest enemy if that is gone or sedated."""
    unit = f["unit"]
    source = units.top(s, unit) - FEAR
    if (
        0 <= source < len(s.status)
        and s.status[source] not in (DEAD, LEFT)
        and s.place[source] >= 0
        and not s.marks[source] & SEDATED
    ):
        return units.mask(s, source)
    enemies = [other for other in units.on_map(s) if units.is_enemy(s, unit, other)]
    if not enemies:
        return 0
    return units.mask(s, min(enemies, key=lambda other: (units.apart(s, unit, other), other)))


def _flights(s: Position, f: Frame) -> dict[int, tuple[int, int]]:
    """The steps farther from the source: place -> (turned place, edge)."""
    unit = f["unit"]
    board, masks = s.table.board, s.table.masks[unit]
    source = _source_mask(s, f)
    if not source or not f["left"]:
        return {}
    now = board.apart(units.mask(s, unit), source)
    ground = mover.ground_of(s, {"unit": unit, "mode": "extra"})
    start = s.place[unit]
    known = reach(board, ground, start, 0, False)
    turned = [place for place in known.ends if may_step_on(known, place)]
    found: dict[int, tuple[int, int]] = {}
    for place in (start, *turned):
        for edge in (place % 6, (place + 1) % 6, (place - 1) % 6):
            edge %= 6
            target = board.shifted(place, edge)
            mask = OFF if target == OFF else masks[target]
            if mask == OFF or mask & board.impassable or target in found:
                continue
            group = dragging.dragged(s, unit, target, edge) if units.grabbers(s, unit) else []
            if not mask & units.occupied(s, (unit, *group)) and board.apart(mask, source) > now:
                found[target] = (place, edge)
    return found


@frame("flee")
def _flee(s: Position, f: Frame) -> None:
    unit = f["unit"]
    if s.status[unit] != ON_MAP:
        s.pop(0)
        return
    if f["at"] == 0:
        f["at"] = 1
        f["moved"] = 0
        f["stood"] = s.marks[unit] & KNOCKED
        if f["stood"]:
            s.marks[unit] &= ~KNOCKED
            s.tell("stood_up", unit=unit)
        holders = tuple(units.grabbers(s, unit))
        if holders:
            s.push("let-go", unit=unit, holders=holders)
    elif f["at"] == 1:
        # Points are counted after the holders' answers (ruling 45).
        f["at"] = 2
        f["left"] = mover.points_of(s, {"unit": unit, "mode": "flight", "base": 1, "stood": f["stood"]})
    elif _flights(s, f):
        s.ask(s.table.owner[unit], "flee-step")
    else:
        s.pop(f["moved"])
        if s.stack[-1]["k"] == "movement" and f["moved"]:
            s.stack[-1]["moved"] = 1


@asks("flee-step")
def _flee_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    names = s.table.board.names
    return {f"flee:{names[place // 6]},{place % 6}": (place, *step) for place, step in _flights(s, f).items()}


@answers("flee-step")
def _flee_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit = f["unit"]
    target, turned, edge = meant
    before = units.mask(s, unit)
    start = s.place[unit]
    units.let_go(s, unit, "moved")
    s.place[unit] = turned
    if units.grabbers(s, unit):
        dragging.drag(s, unit, target, edge)
    else:
        s.place[unit] = target
    f["left"] -= 1
    f["moved"] = 1
    board = s.table.board
    s.tell(
        "moved",
        unit=unit,
        path=(board.names[start // 6], board.names[target // 6]),
        facing=target % 6,
        points=1,
    )
    if units.mask(s, unit) & ~before & board.difficult:
        f["left"] = 0
    units.check_grabs(s)
