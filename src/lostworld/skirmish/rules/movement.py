# cython: wraparound=True, boundscheck=True
"""Movement: points, segments declared as an end, drags, tests, reactions (21-28, 43, 45, 48)."""

from __future__ import annotations

import itertools
from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.content.model import MovementPart
from lostworld.skirmish.rules import activation, announcements, contest, effects, pushing, sums, units
from lostworld.skirmish.rules.board import OFF
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.filters import NOTHING, Happens
from lostworld.skirmish.rules.position import KNOCKED, ON_MAP, SEDATED, Frame, Position
from lostworld.skirmish.rules.reach import Ground, Reach, credit_of, owes_turn, reach, way, way_before
from lostworld.skirmish.rules.table import is_fear

BASE = MovementPart()

START, CHOOSE, WALKED, SEGMENT, REACTIONS, AFTER, ENTER, PUSHES, STEP_IN, END = range(10)


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
        part.fly or units.has(s, unit, "fly"),
        part.jump or units.has(s, unit, "jump") or bool(f.get("jumps", 0)),
        (part.charge or bool(f.get("charges", 0))) and f["mode"] != "extra",
        part.backward,
    )


def _left(s: Position, f: Frame) -> int:
    """The points that are left."""
    if f.get("fixed_points", -1) < 0:
        return points_of(s, f)
    left: int = f["fixed_points"] - f.get("walked", 0)
    return max(0, left)


def points_left(s: Position, f: Frame) -> int:
    """The points for hexes that are left: none with Fix."""
    return 0 if part_of(s, f).fix else _left(s, f)


def _reach(s: Position, f: Frame) -> Reach:
    unit = f["unit"]
    left = points_left(s, f)
    stuck = bool(f.get("ended", 0)) or left <= 0
    return reach(s.table.board, ground_of(s, f), s.place[unit], left, stuck, f.get("credit", 0))


# Dragging (ruling 45) -----------------------------------------------------------------------------


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


def _grabbed_ends(s: Position, f: Frame) -> tuple[dict[int, tuple[int, int]], dict[tuple[int, int], int]]:
    """A grabbed unit declares one hex at a time: ends (place -> turned place, edge), and tests."""
    unit = f["unit"]
    board, masks = s.table.board, s.table.masks[unit]
    ground = ground_of(s, f)
    here = reach(board, ground, s.place[unit], 0, True, f.get("credit", 0))
    turned = sorted({s.place[unit], *here.ends})
    ends: dict[int, tuple[int, int]] = {place: (place, -1) for place in here.ends}
    enters: dict[tuple[int, int], int] = {}
    if _left(s, f) <= 0 or f.get("ended", 0) or part_of(s, f).fix:
        return ends, enters
    for place in turned:
        for edge in range(6):
            if (edge - place) % 6 not in (0, 1, 5) and not ground.backward:
                continue
            target = board.shifted(place, edge)
            mask = OFF if target == OFF else masks[target]
            if mask == OFF or mask & board.impassable:
                continue
            group = dragged(s, unit, target, edge)
            others = units.occupied(s, (unit, *group))
            if mask & others:
                if not mask & ground.immovable:
                    enters.setdefault((place, edge), 1)
            else:
                ends.setdefault(target, (place, edge))
    return ends, enters


# The half -----------------------------------------------------------------------------------------


@frame("movement")
def _movement(s: Position, f: Frame) -> None:
    unit = f["unit"]
    if s.status[unit] != ON_MAP or s.marks[unit] & SEDATED:
        s.pop(0)
        return
    at = f["at"]
    owner = s.table.owner[unit]
    if at == START:
        f["at"] = CHOOSE
        if units.is_blocked(s, unit):
            s.pop(0)
        elif f["mode"] != "extra" and is_fear(units.top(s, unit)):
            f["at"] = END
            s.push("flee", unit=unit)
    elif at == CHOOSE:
        if units.is_blocked(s, unit):
            f["at"] = END
        else:
            s.ask(owner, "movement" if not f.get("segment", 0) else "rest-of-movement")
    elif at == WALKED:
        _walked(s, f)
    elif at == SEGMENT:
        f["at"] = REACTIONS
        announcements.raised(s, [Happens("segment", unit)])
    elif at == REACTIONS:
        f["at"] = AFTER
        f["result"] = 0
        if f["mode"] == "active":
            activation.offer_reactions(s, unit, "movement")
    elif at == AFTER:
        if f["result"] and _left(s, f) > 0 and not f.get("ended", 0):
            # A reactor moved: what is left may be used, as a new segment; holders are asked (ruling 45).
            f["at"] = CHOOSE
            f["segment"] = f["answered"] = 1
            holders = tuple(units.grabbers(s, unit))
            if holders:
                f["letting"] = 1
                s.push("let-go", unit=unit, holders=holders)
        else:
            f["at"] = END
    elif at == ENTER:
        _enter(s, f)
    elif at == PUSHES:
        _pushes(s, f)
    elif at == STEP_IN:
        _step_in(s, f)
    else:
        part = part_of(s, f)
        moved = f.get("moved", 0)
        if moved and part.then and not f.get("then", 0):
            f["then"] = 1
            effects.run(s, part.then, owner, unit, source="card")
            return
        s.pop(moved or f.get("turned", 0))


def _walked(s: Position, f: Frame) -> None:
    """A path is done: the segment goes on for a grabbed unit and after a won test."""
    unit = f["unit"]
    more = f.get("goes_on", 0) or (units.grabbers(s, unit) and f.get("stepped", 0))
    f["goes_on"] = f["stepped"] = 0
    if more:
        # Without points it may still turn.
        f["at"] = CHOOSE
        f["segment"] = 1
    else:
        f["at"] = SEGMENT if f.get("moved", 0) or f.get("turned", 0) else END


@asks("movement")
def _movement_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    unit = f["unit"]
    card = units.active_card(s, unit)
    part = part_of(s, f)
    found: dict[str, Any] = {}
    forced = part.forced and f["mode"] != "extra" and not s.marks[unit] & KNOCKED
    begun = f.get("stood", 0) or f.get("base", 0) or f.get("paid", 0) or f.get("letting", 0)
    if f["mode"] == "active" and not (forced or begun) and activation.has_reaction(s, unit):
        found["hold"] = ("hold",)
    if s.marks[unit] & KNOCKED:
        if f["mode"] != "extra":
            found["stand"] = ("stand",)
    else:
        _paths(s, f, found)
        if card is not None and not f.get("base", 0) and f["mode"] != "extra" and not forced:
            if part.charge or part.fix:
                found["base"] = ("base",)
            for more in card.reinforced:
                if more.part == "movement" and s.adrenaline[unit] >= more.cost and not f.get("paid", 0):
                    found["reinforce"] = (
                        "reinforce",
                        more.cost,
                        more.bonus,
                        int(more.jump),
                        int(more.charge),
                    )
    if f["mode"] == "active" and s.holds[unit] >= 0:
        found["release"] = ("release",)
    if f["mode"] != "extra":
        activation.step_cards(s, unit, seat, found)
    if not forced or not any(text[:4] in ("move", "ente") or text == "go" for text in found):
        found["stay"] = ("stay",)
    return found


@asks("rest-of-movement")
def _rest_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"stop": ("stay",)}
    if not s.marks[f["unit"]] & KNOCKED:
        _paths(s, f, found)
    return found


def _paths(s: Position, f: Frame, found: dict[str, Any]) -> None:
    """The ends of a movement, and the places of a test."""
    unit = f["unit"]
    names = s.table.board.names
    holders = units.grabbers(s, unit)
    known = None
    if holders and not f.get("letting", 0):
        if _left(s, f) > 0 or not part_of(s, f).fix:
            found["go"] = ("go",)
        return
    if holders:
        grabbed, enters = _grabbed_ends(s, f)
        for place in grabbed:
            found[f"move:{names[place // 6]},{place % 6}"] = ("drag", place, *grabbed[place])
    else:
        known = _reach(s, f)
        enters = known.enters
        texts = s.table.board.move_texts
        for place in known.ends:
            found[texts[place]] = ("move", place, known)
        _consents(s, f, known, found)
    for place, edge in enters:
        found[f"enter:{names[place // 6]},{place % 6}>{edge}"] = ("enter", place, edge, known)


def _consents(s: Position, f: Frame, known: Reach, found: dict[str, Any]) -> None:
    """Allies of other players that could be passed are asked once a movement (ruling 24)."""
    unit = f["unit"]
    table = s.table
    asked = (*f.get("refused", ()), *f.get("agreed", ()))
    for other in units.on_map(s):
        if (
            other != unit
            and table.owner[other] != table.owner[unit]
            and not units.is_enemy(s, unit, other)
            and len(s.health[other]) > 1
            and other not in asked
        ):
            mask = units.mask(s, other)
            for place, edge in known.enters:
                if table.masks[unit][table.board.shifted(place, edge)] & mask:
                    found[f"ask:u{other}"] = ("ask", other)
                    break


@answers("movement", "rest-of-movement")
def _movement_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit = f["unit"]
    what = meant[0]
    if what == "hold":
        activation.hold(s, unit, "movement")
        s.pop(0)
    elif what == "stay":
        # Stopping inside a segment ends it; what was walked can still be answered.
        walked = f.get("segment", 0) and not f.get("answered", 0)
        f["at"] = SEGMENT if walked and (f.get("moved", 0) or f.get("turned", 0)) else END
    elif what == "stand":
        s.marks[unit] &= ~KNOCKED
        f["stood"] = 1
        f["turned"] = 0
        s.tell("stood_up", unit=unit)
    elif what == "base":
        f["base"] = 1
    elif what == "reinforce":
        _, cost, bonus, jumps, charges = meant
        units.gain_adrenaline(s, unit, -cost)
        f["paid"] = 1
        f["more"] = f.get("more", 0) + bonus
        f["jumps"], f["charges"] = jumps, charges
        s.tell("reinforced", unit=unit, cost=cost)
    elif what == "release":
        units.let_go(s, unit, "own")
    elif what == "use":
        effects.resolve(s, seat, meant[1], Happens(unit=unit))
    elif what == "go":
        f["letting"] = 1
        s.push("let-go", unit=unit, holders=tuple(units.grabbers(s, unit)))
    elif what == "ask":
        s.push("consent", unit=unit, other=meant[1])
    else:
        f["answered"] = 0
        _walk(s, f, meant)


def _walk(s: Position, f: Frame, meant: Any) -> None:
    """Carry out a declared path."""
    unit = f["unit"]
    board = s.table.board
    if f.get("fixed_points", -1) < 0:
        f["fixed_points"] = points_of(s, f)
        f["walked"] = 0
    f["segment"] = 1
    start = s.place[unit]
    f["safe"] = start
    if meant[0] == "drag":
        _, target, turned, edge = meant
        path = [(turned, -1)] if turned != start else []
        if edge >= 0:
            units.let_go(s, unit, "moved")
            s.place[unit] = turned
            drag(s, unit, target, edge)
            path.append((target, edge))
        else:
            s.place[unit] = target
        _arrive(s, f, start, path)
        f["at"] = WALKED
        return
    goal = meant[1]
    if meant[0] == "route":
        # A route that was drawn: one that ends in a test goes on as the choice of that test does.
        path = list(meant[2])
        f["credit"] = meant[3]
        if meant[4] >= 0:
            f["owes"] = meant[5]
            meant = ("enter", goal, meant[4])
    elif goal == start:
        path = []
    elif units.grabbers(s, unit):
        path = [(goal, -1)]
    else:
        known = meant[-1]
        if meant[0] == "enter":
            path = way_before(board, known, goal, meant[2])
            f["owes"] = owes_turn(known, goal, meant[2])
        else:
            path = way(board, known, goal)
            f["credit"] = credit_of(known, goal)
    if any(edge >= 0 for _, edge in path):
        units.let_go(s, unit, "moved")
    masks = s.table.masks[unit]
    taken = units.occupied(s, (unit,)) | board.impassable
    for place, _ in path:
        if not masks[place] & taken:
            f["safe"] = place
    s.place[unit] = goal
    _arrive(s, f, start, path, meant[0] == "enter")
    if meant[0] == "enter":
        f["edge"] = meant[2]
        f["at"] = ENTER
        # Where it may not stay it only passes: until the test is won it stands where it may.
        f["before"] = goal
        if masks[goal] & taken:
            s.place[unit] = f["safe"]
        target = board.shifted(goal, meant[2])
        mask = masks[target]
        foes = [*units.units_in(s, mask, unit), *(-2 - thing for thing in units.objects_in(s, mask))]
        if units.grabbers(s, unit):
            come = dragged(s, unit, target, meant[2])
            foes = [foe for foe in foes if foe not in come]
        f["foes"] = tuple(foes)
        f["margins"] = f.get("margins", ())
    else:
        f["at"] = WALKED


def _arrive(
    s: Position, f: Frame, start: int, path: list[tuple[int, int]], before_test: bool = False
) -> None:
    """Note what a path from ``start`` has cost and done."""
    if not path:
        return
    unit = f["unit"]
    board, masks = s.table.board, s.table.masks[unit]
    steps = sum(1 for _, edge in path if edge >= 0)
    f["walked"] = f.get("walked", 0) + steps
    f["turned"] = 1
    if steps:
        f["moved"] = f["stepped"] = 1
    if s.log is not None:
        names = [board.names[place // 6] for place, edge in path if edge >= 0]
        s.tell(
            "moved", unit=unit, path=(board.names[start // 6], *names), facing=s.place[unit] % 6, points=steps
        )
    ground = ground_of(s, f)
    places = [start, *(place for place, _ in path)]
    if ground.fly or ground.jump:
        # Who flies or jumps meets difficult ground only where it comes down (ruling 23).
        places = [start] if before_test else [start, path[-1][0]]
    for before, place in itertools.pairwise(places):
        if masks[place] & ~masks[before] & board.difficult:
            f["ended"] = 1
    units.check_grabs(s)


# Tests on the way ---------------------------------------------------------------------------------


def _enter(s: Position, f: Frame) -> None:
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
    part = part_of(s, f)
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


def _pushes(s: Position, f: Frame) -> None:
    """All are beaten: each is pushed straight on, the farthest first."""
    unit, edge = f["unit"], f["edge"]
    board, masks = s.table.board, s.table.masks[unit]
    target = board.shifted(f["before"], edge)
    mask = masks[target]
    come = dragged(s, unit, target, edge) if units.grabbers(s, unit) else []
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

    foe = max(sorted(foes), key=far)
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
        bonus=part_of(s, f).stability,
        base=1 if f.get("base", 0) or f["mode"] == "extra" else 0,
    )


def _step_in(s: Position, f: Frame) -> None:
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
        drag(s, unit, target, edge)
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
    _arrive(s, f, before, [(target, edge)])
    f["at"] = WALKED


# Consent and letting go ---------------------------------------------------------------------------


@frame("consent")
def _consent(s: Position, f: Frame) -> None:
    s.ask(s.table.owner[f["other"]], "consent")


@asks("consent")
def _consent_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {"agree": 1, "refuse": 0}


@answers("consent")
def _consent_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    other = f["other"]
    s.tell("consent", seat=seat, unit=other, given=bool(meant))
    s.pop()
    below = s.stack[-1]
    name = "agreed" if meant else "refused"
    below[name] = (*below.get(name, ()), other)


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
