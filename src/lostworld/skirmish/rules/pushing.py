"""Pushes: one hex at a time, chains of units in the way, ramming (rulings 40, 41, 45)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import announcements, contest, units
from lostworld.skirmish.rules.board import OFF
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import ON_MAP, RAMMED, Frame, Position

BEGIN, STEP, SETTLE, TESTED, LET_GO = range(5)


def place_of(s: Position, target: int) -> int:
    """Where a unit or an object (below -1) stands: a place."""
    return s.lies[-2 - target] * 6 if target < 0 else s.place[target]


def mask_at(s: Position, target: int, place: int) -> int:
    """The hexes a unit or an object would cover."""
    if place == OFF:
        return OFF
    return 1 << place // 6 if target < 0 else s.table.masks[target][place]


def is_free(s: Position, target: int, place: int, keep: int) -> bool:
    """Free: on the map, passable, unoccupied, for all hexes of the pushed one; difficult is free."""
    mask = mask_at(s, target, place)
    if mask == OFF or mask & (s.table.board.impassable | keep):
        return False
    return not mask & others_mask(s, target)


def others_mask(s: Position, target: int) -> int:
    """Everything occupied but by the pushed one itself."""
    if target >= 0:
        return units.occupied(s, (target,))
    return units.occupied(s) & ~(1 << s.lies[-2 - target])


def push(s: Position, unit: int, target: int, edge: int, diff: int, keep: int, **fields: Any) -> None:
    """Push a unit or object: ``diff`` is the stability difference, ``keep`` hexes that are never free."""
    s.push("push", unit=unit, target=target, edge=edge, diff=diff, keep=keep, **fields)


def _gone(s: Position, target: int) -> bool:
    return target >= 0 and s.status[target] != ON_MAP


@frame("push")
def _push(s: Position, f: Frame) -> None:
    """First it is settled who would go where; only if nobody in the chain holds do all move."""
    at = f["at"]
    if _gone(s, f["target"]) or s.status[f["unit"]] != ON_MAP:
        s.pop(f.get("moved", 0))
    elif at == BEGIN:
        f["left"] = f.get("left", 1)
        f["moved"] = 0
        f["warned"] = ()
        f["at"] = STEP
    elif at == STEP:
        if not f["left"]:
            s.pop(f["moved"])
            return
        f["at"] = SETTLE
        f["plan"] = ()
        f["beaten"] = ()
        f["queue"] = ((f["target"], f["diff"]),)
    elif at == SETTLE:
        if f["queue"]:
            _settle(s, f)
        else:
            f["at"] = LET_GO
    elif at == TESTED:
        _tested(s, f)
    else:
        _ask_holders(s, f)


def _nobody_moves(f: Frame) -> None:
    f["left"] = 0
    f["at"] = STEP


def _settle(s: Position, f: Frame) -> None:
    """Where the next unit of the chain would go (rulings 40, 41)."""
    board = s.table.board
    (target, diff), *rest = f["queue"]
    if _gone(s, target):
        f["queue"] = tuple(rest)
        f["beaten"] = ()
        return
    straight = board.shifted(place_of(s, target), f["edge"])
    mask = mask_at(s, target, straight)
    if mask == OFF or mask & board.impassable:
        _nobody_moves(f)
        _ram(s, f, target, diff)
        return
    keep = _kept(s, f)
    if is_free(s, target, straight, keep):
        _settled(f, straight, f["edge"], ())
        return
    if not f["beaten"]:
        sides = [
            way
            for way in ((f["edge"] - 1) % 6, (f["edge"] + 1) % 6)
            if is_free(s, target, board.shifted(place_of(s, target), way), keep)
            and _frees(s, f, target, board.shifted(place_of(s, target), way))
        ]
        if sides:
            f["sides"] = tuple(sides)
            s.ask(s.table.owner[f["unit"]], "push-to")
            return
    in_way = [*units.units_in(s, mask, target), *(-2 - thing for thing in units.objects_in(s, mask))]
    in_way = [other for other in in_way if other != target]
    beaten = dict(f["beaten"])
    waiting = [other for other in in_way if other not in beaten]
    if mask & keep or f.get("no_test", 0) or any(_holds(s, f, other) for other in waiting):
        _nobody_moves(f)
    elif waiting:
        f["others"] = tuple(waiting)
        s.ask(s.table.owner[f["unit"]], "extend-push")
    else:
        _settled(f, straight, f["edge"], tuple((other, beaten[other]) for other in in_way))


def _frees(s: Position, f: Frame, target: int, place: int) -> bool:
    """Whether the one pushed first leaves the hex at which it was picked (ruling 40)."""
    picked = f.get("frees", -1)
    if picked < 0 or target != f["target"] or f["moved"]:
        return True
    return not mask_at(s, target, place) >> picked & 1


def _holds(s: Position, f: Frame, other: int) -> bool:
    """Who is never moved: the initiator, who was tested in this push already, an immovable object."""
    if other == f["unit"] or other in f["tested"]:
        return True
    return other < 0 and s.table.objects[-2 - other].stability is None


def _kept(s: Position, f: Frame) -> int:
    """Hexes that are never free: those of the initiator, and those to which others of the chain go."""
    kept: int = f["keep"]
    for target, place, _ in f["plan"]:
        kept |= mask_at(s, target, place)
    return kept


def _settled(f: Frame, place: int, edge: int, following: tuple[tuple[int, int], ...]) -> None:
    (target, _), *rest = f["queue"]
    f["plan"] = (*f["plan"], (target, place, edge))
    f["queue"] = (*rest, *following)
    f["beaten"] = ()


@asks("push-to")
def _side_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"edge:{way}": way for way in f["sides"]}


@answers("push-to")
def _side_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    _settled(f, s.table.board.shifted(place_of(s, f["queue"][0][0]), meant), meant, ())


@asks("extend-push")
def _extend_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"stop": -1}
    for other in f["others"]:
        found[f"test:u{other}" if other >= 0 else f"test:o{-2 - other}"] = other
    return found


@answers("extend-push")
def _extend_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant == -1:
        _nobody_moves(f)
        return
    f["at"] = TESTED
    f["other"] = meant
    f["tested"] = (*f["tested"], meant)
    numbers = (s.table.objects[-2 - meant].stability,) if meant < 0 else (0,)
    bonus, base = f.get("bonus", 0), f.get("base", 0)
    contest.test(s, "stability", f["unit"], (meant,), bonus=bonus, base=base, numbers=numbers)


def _tested(s: Position, f: Frame) -> None:
    """The unit in the way has been tested: a loser is knocked all the same."""
    won = [row for row in f["result"] if row[2]]
    other = f["other"]
    if not won and not _gone(s, other):
        _nobody_moves(f)
        return
    f["at"] = SETTLE
    if won:
        f["beaten"] = (*f["beaten"], (other, contest.margin(won[0])))
        if other >= 0 and units.knock(s, other):
            announcements.raised(s, [Happens("condition", other, f["unit"], what="knocked")])


def _ask_holders(s: Position, f: Frame) -> None:
    """Whoever holds a unit that is pushed may let go of it first (ruling 45); then all move."""
    for target, _, _ in f["plan"]:
        if target >= 0 and target not in f["warned"]:
            f["warned"] = (*f["warned"], target)
            holders = tuple(units.grabbers(s, target))
            if holders:
                s.push("let-go", unit=target, holders=holders)
                return
    f["at"] = STEP
    f["left"] -= 1
    f["moved"] = 1
    board = s.table.board
    for target, place, edge in reversed(f["plan"]):
        if target < 0:
            s.lies[-2 - target] = place // 6
            s.tell("object_pushed", object=-2 - target, hex=board.names[place // 6])
        elif not _gone(s, target):
            before = units.mask(s, target)
            s.place[target] = place
            s.tell("pushed", unit=target, hex=board.names[place // 6], edge=edge)
            if target == f["target"] and units.mask(s, target) & ~before & board.difficult:
                f["left"] = 0
    units.check_grabs(s)


def _ram(s: Position, f: Frame, target: int, diff: int) -> None:
    """Into impassable terrain or off the map: it stays and loses the difference, once an activation."""
    unit = f["unit"]
    if target < 0:
        return
    if s.holds[unit] == target:
        units.let_go(s, unit, "rammed")
    if s.holds[target] == unit:
        units.let_go(s, target, "rammed")
    if diff > 0 and not s.marks[target] & RAMMED:
        s.marks[target] |= RAMMED
        s.tell("rammed", unit=target, amount=diff)
        s.push("hurt", unit=target, amount=diff, source=unit, cause="push")
