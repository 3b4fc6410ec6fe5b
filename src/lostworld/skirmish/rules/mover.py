# cython: wraparound=True, boundscheck=True
"""A mover: its card's part, its points, what it meets, and what a path has cost (21-23, 27, 28)."""

from __future__ import annotations

from lostworld.skirmish.content.model import MovementPart
from lostworld.skirmish.rules import sums, units
from lostworld.skirmish.rules.filters import NOTHING
from lostworld.skirmish.rules.position import Frame, Position
from lostworld.skirmish.rules.reach import Ground, Reach, reach

BASE = MovementPart()

START, CHOOSE, WALKED, SEGMENT, REACTIONS, AFTER, ENTER, PUSHES, STEP_IN, END = range(10)
"""The stages of a movement."""


def part_of(s: Position, f: Frame) -> MovementPart:
    """The movement part that counts: the card's, or base."""
    if f["mode"] == "extra" or f.get("base", 0):
        return BASE
    card = units.active_card(s, f["unit"])
    return card.movement if card is not None else BASE


def points_of(s: Position, f: Frame) -> int:
    """Points = base, minus the stand-up cost, plus card and combo, minus 1 per grabber (ruling 27)."""
    unit = f["unit"]
    spec = s.table.specs[unit]
    if f["mode"] == "extra":
        points: int = f["n"]
    else:
        points = max(0, spec.movement - (spec.stand_up if f.get("stood", 0) else 0))
        part = part_of(s, f)
        points += part.bonus
        if not f.get("base", 0):
            points += sum([n for _, n in sums.combo(s, unit, "movement")])
            points += f.get("more", 0)
        points = max(0, points + sum([n for _, n in sums.around(s, unit, "movement", NOTHING)]))
    holders = len(units.grabbers(s, unit))
    if holders and points:
        points = max(1, points - holders)
    return points


def ground_of(s: Position, f: Frame) -> Ground:
    """What the mover meets."""
    unit = f["unit"]
    table = s.table
    part = part_of(s, f)
    solid = passable = 0
    refused = f.get("refused", ())
    agreed = f.get("agreed", ())
    for other, place in enumerate(s.place):
        if place < 0 or other == unit:
            continue
        mask = table.masks[other][place]
        mine = table.owner[other] == table.owner[unit]
        friend = not units.is_enemy(s, unit, other) and len(s.health[other]) > 1 and other not in refused
        if friend and (mine or other in agreed):
            passable |= mask
        else:
            solid |= mask
    objects = immovable = 0
    for number, place in enumerate(s.lies):
        if place >= 0 and not units.is_marker(s, number):
            objects |= 1 << place
            if table.objects[number].stability is None:
                immovable |= 1 << place
    return Ground(
        table.masks[unit],
        solid,
        passable,
        objects,
        immovable,
        _flies(s, f, part),
        _jumps(s, f, part),
        (part.charge or bool(f.get("charges", 0))) and f["mode"] != "extra",
        part.backward,
    )


def _flies(s: Position, f: Frame, part: MovementPart) -> bool:
    return part.fly or units.has(s, f["unit"], "fly")


def _jumps(s: Position, f: Frame, part: MovementPart) -> bool:
    return part.jump or units.has(s, f["unit"], "jump") or bool(f.get("jumps", 0))


def left(s: Position, f: Frame) -> int:
    """The points that are left."""
    if f.get("fixed_points", -1) < 0:
        return points_of(s, f)
    left: int = f["fixed_points"] - f.get("walked", 0)
    return max(0, left)


def points_left(s: Position, f: Frame) -> int:
    """The points for hexes that are left: none with Fix."""
    return 0 if part_of(s, f).fix else left(s, f)


def reach_of(s: Position, f: Frame) -> Reach:
    unit = f["unit"]
    points = points_left(s, f)
    stuck = bool(f.get("ended", 0)) or points <= 0
    return reach(s.table.board, ground_of(s, f), s.place[unit], points, stuck, f.get("credit", 0))


def arrive(s: Position, f: Frame, start: int, path: list[tuple[int, int]], before_test: bool = False) -> None:
    """Note what a path from ``start`` has cost and done."""
    if not path:
        return
    unit = f["unit"]
    board, masks = s.table.board, s.table.masks[unit]
    steps = len([edge for _, edge in path if edge >= 0])
    f["walked"] = f.get("walked", 0) + steps
    f["turned"] = 1
    if steps:
        f["moved"] = f["stepped"] = 1
    if s.log is not None:
        names = [board.names[place // 6] for place, edge in path if edge >= 0]
        s.tell(
            "moved", unit=unit, path=(board.names[start // 6], *names), facing=s.place[unit] % 6, points=steps
        )
    part = part_of(s, f)
    places = [place for place, _ in path]
    if _flies(s, f, part) or _jumps(s, f, part):
        # Who flies or jumps meets difficult ground only where it comes down (ruling 23).
        places = [] if before_test else places[-1:]
    before = start
    for place in places:
        if masks[place] & ~masks[before] & board.difficult:
            f["ended"] = 1
        before = place
    units.check_grabs(s)
