# cython: wraparound=True, boundscheck=True
"""Movement: segments declared as an end, consent, what follows a segment (21-28, 43, 45, 48)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import activation, announcements, dragging, effects, entering, passing, units
from lostworld.skirmish.rules.board import OFF
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.mover import (
    AFTER,
    CHOOSE,
    END,
    ENTER,
    PUSHES,
    REACTIONS,
    SEGMENT,
    START,
    STEP_IN,
    WALKED,
    arrive,
    ground_of,
    left,
    part_of,
    points_of,
    reach_of,
)
from lostworld.skirmish.rules.position import KNOCKED, ON_MAP, SEDATED, Frame, Position
from lostworld.skirmish.rules.reach import (
    NOWHERE,
    credit_of,
    owes_turn,
    reach,
    way,
    way_before,
)
from lostworld.skirmish.rules.routes import Walker
from lostworld.skirmish.rules.table import is_fear


def _movement(s: Position, f: Frame) -> None:
    unit = f["unit"]
    if s.status[unit] != ON_MAP or s.marks[unit] & SEDATED:
        s.pop(0)
        return
    at = f["at"]
    owner = s.table.owner[unit]
    if at == START:
        flees = f["mode"] != "extra" and is_fear(units.top(s, unit))
        # Who flees or is blocked is not asked for its movement: its owner's cards are asked for here.
        seats = [owner] if flees or units.is_blocked(s, unit) else []
        if activation.offer_before(s, f, [*seats, *activation.allies_of(s, unit)]):
            return
        f["at"] = CHOOSE
        if units.is_blocked(s, unit):
            s.pop(0)
        elif flees:
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
        if f["result"] and left(s, f) > 0 and not f.get("ended", 0):
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
        entering.enter(s, f)
    elif at == PUSHES:
        entering.pushes(s, f)
    elif at == STEP_IN:
        entering.step_in(s, f)
    else:
        part = part_of(s, f)
        moved = f.get("moved", 0)
        if moved and part.then and not f.get("then", 0):
            f["then"] = 1
            effects.run(s, part.then, owner, unit, source="card")
            return
        s.pop(moved or f.get("turned", 0))


frame("movement")(_movement)


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
    if not forced or not [text for text in found if text[:4] in ("move", "ente") or text == "go"]:
        found["stay"] = ("stay",)
    return found


asks("movement")(_movement_choices)


def _rest_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"stop": ("stay",)}
    if not s.marks[f["unit"]] & KNOCKED:
        _paths(s, f, found)
    return found


asks("rest-of-movement")(_rest_choices)


def _paths(s: Position, f: Frame, found: dict[str, Any]) -> None:
    """The ends of a movement, and the places of a test."""
    unit = f["unit"]
    board = s.table.board
    holders = units.grabbers(s, unit)
    s.reached = None
    if holders and not f.get("letting", 0):
        found["go"] = ("go",)
        return
    texts = board.move_texts
    if holders:
        grabbed, tests = _grabbed_ends(s, f)
        for place in grabbed:
            found[texts[place]] = ("drag", place, *grabbed[place])
        beyond, tests_beyond = passing.ways(s, f, {} if f.get("ended", 0) else _turned(s, f))
        for place in beyond:
            if place not in grabbed:
                found[texts[place]] = ("over", place, -1, beyond[place][1])
        for test in tests_beyond:
            if test not in tests:
                text, meant = board.test_at(test)
                found[text] = (*meant, tests_beyond[test][1])
        _consents(s, f, [*tests, *tests_beyond], found)
    else:
        known = s.reached = reach_of(s, f)
        costs, order, moves = known.costs, board.move_order, board.moves
        nowhere = NOWHERE
        for i in range(len(order)):
            if costs[order[i]] != nowhere:
                found[texts[order[i]]] = moves[order[i]]
        tests = known.tests
        _consents(s, f, tests, found)
    for test in tests:
        text, meant = board.test_at(test)
        found[text] = meant


def _consents(s: Position, f: Frame, tests: list[int], found: dict[str, Any]) -> None:
    """Allies of other players that could be passed are asked once a movement (24); who flies asks nobody."""
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
            for test in tests:
                if table.masks[unit][table.board.step_table[test]] & mask:
                    if not (part_of(s, f).fly or units.has(s, unit, "fly")):
                        found[f"ask:u{other}"] = ("ask", other)
                    break


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


answers("movement", "rest-of-movement")(_movement_answer)


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
        _, target, turned, edge, f["credit"] = meant
        path = [(turned, -1)] if turned != start else []
        if edge >= 0:
            units.let_go(s, unit, "moved")
            s.place[unit] = turned
            dragging.drag(s, unit, target, edge)
            path.append((target, edge))
        else:
            s.place[unit] = target
        arrive(s, f, start, path)
        f["at"] = WALKED
        return
    goal = meant[1]
    if meant[0] in ("over", "enter") and len(meant) == 4:
        meant = passing.route(s, f, *meant[1:])
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
        f["owes"] = _turned(s, f)[goal]
    else:
        known = s.reached
        if meant[0] == "enter":
            path = way_before(board, known, goal, meant[2])
            f["owes"] = owes_turn(known, goal, meant[2])
        else:
            path = way(board, known, goal)
            f["credit"] = credit_of(known, goal)
    if s.holds[unit] >= 0 and [edge for _, edge in path if edge >= 0]:
        units.let_go(s, unit, "moved")
    masks = s.table.masks[unit]
    taken = units.occupied(s, (unit,)) | board.impassable
    for place, _ in path:
        if not masks[place] & taken:
            f["safe"] = place
    s.place[unit] = goal
    arrive(s, f, start, path, meant[0] == "enter")
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
            come = dragging.dragged(s, unit, target, meant[2])
            foes = [foe for foe in foes if foe not in come]
        f["foes"] = tuple(foes)
        f["margins"] = f.get("margins", ())
    else:
        f["at"] = WALKED


# Paths to choose from -----------------------------------------------------------------------------


def _turned(s: Position, f: Frame) -> dict[int, int]:
    """The places from which a grabbed unit may step: 1 if Charge makes the next hex's turn before it."""
    found: dict[int, int] = {}
    most = 1 + bool(f.get("credit", 0)) if ground_of(s, f).charge else 5
    for sense in ("r", "l"):
        walker = Walker(s, f)
        found[walker.place] = 0
        for _ in range(most):
            if not walker.makes(sense, False) or walker.ended:
                break
            found.setdefault(walker.place, int(walker.debt))
    return found


def _grabbed_ends(s: Position, f: Frame) -> tuple[dict[int, tuple[int, int, int]], list[int]]:
    """A grabbed unit declares one hex at a time: ends and tests, the tests as in a Reach.

    By end: the place before the step, its edge (-1: a turn only), whether Charge leaves an unused turn.
    """
    unit = f["unit"]
    board, masks = s.table.board, s.table.masks[unit]
    ground = ground_of(s, f)
    here = reach(board, ground, s.place[unit], 0, False, f.get("credit", 0)).ends
    ends: dict[int, tuple[int, int, int]] = {place: (place, -1, 0) for place in here}
    tests: list[int] = []
    if left(s, f) <= 0 or f.get("ended", 0) or part_of(s, f).fix:
        return ends, tests
    turned = _turned(s, f)
    for place in sorted(turned):
        for edge in range(6):
            if (edge - place) % 6 not in (0, 1, 5) and not ground.backward:
                continue
            target = board.shifted(place, edge)
            mask = OFF if target == OFF else masks[target]
            if mask == OFF or mask & board.impassable:
                continue
            group = dragging.dragged(s, unit, target, edge)
            others = units.occupied(s, (unit, *group))
            if mask & others:
                if not mask & ground.immovable:
                    tests.append(place * 6 + edge)
            else:
                ends.setdefault(target, (place, edge, 1 - turned[place]))
    return ends, tests


# Consent (rulings 24, 69) -------------------------------------------------------------------------


def _consent(s: Position, f: Frame) -> None:
    s.ask(s.table.owner[f["other"]], "consent")


frame("consent")(_consent)


def _consent_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {"agree": 1, "refuse": 0}


asks("consent")(_consent_choices)


def _consent_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    other = f["other"]
    s.tell("consent", seat=seat, unit=other, given=bool(meant))
    s.pop()
    below = s.stack[-1]
    name = "agreed" if meant else "refused"
    below[name] = (*below.get(name, ()), other)


answers("consent")(_consent_answer)
