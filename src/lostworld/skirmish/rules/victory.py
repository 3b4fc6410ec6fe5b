# cython: wraparound=True, boundscheck=True
"""Objectives, checks, players and sides that are out, the end and its score (10, 14, 17, 18)."""

from __future__ import annotations

from lostworld.game import Outcome
from lostworld.skirmish.content.model import Objective
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.engine import order_from
from lostworld.skirmish.rules.filters import matches
from lostworld.skirmish.rules.position import DEAD, LEFT, ON_MAP, OVER, SEDATED, Position


def _fits(s: Position, objective: Objective, unit: int, side: int) -> bool:
    """Whether a unit is in an objective's filter, seen from the side that earns."""
    return any(matches(s, objective.units, unit, seat, -1) for seat in s.table.sides[side])


def _earners(s: Position, objective: Objective) -> list[int]:
    names = s.table.side_names
    return [names.index(objective.side)] if objective.side else list(range(len(names)))


def _tally(s: Position, key: str) -> int:
    return next((n for name, n in s.tallies if name == key), 0)


def _count(s: Position, key: str) -> int:
    n = _tally(s, key) + 1
    s.tallies = (*((name, old) for name, old in s.tallies if name != key), (key, n))
    return n


def _earn(s: Position, objective: Objective, side: int, seats: list[int]) -> None:
    s.points[side] += objective.points
    for seat in seats:
        if not s.out[seat]:
            units.gain(s, seat, "command", objective.command)
            units.gain(s, seat, "requisition", objective.requisition)
    s.tell("objective", seat=seats[0] if seats else None, objective=objective.id, points=objective.points)


def eliminated(s: Position, unit: int) -> None:
    """A unit has been eliminated: it counts at once, whoever did it."""
    for objective in s.table.scenario.objectives:
        if objective.kind == "eliminate" and s.round >= objective.from_round:
            for side in _earners(s, objective):
                if side != s.table.unit_side[unit] and _fits(s, objective, unit, side):
                    _earn(s, objective, side, list(s.table.sides[side]))


def device_objective(s: Position, unit: int, thing: int) -> Objective | None:
    """The objective that an Interact at an object would further."""
    for objective in s.table.scenario.objectives:
        side = s.table.unit_side[unit]
        if (
            objective.kind == "interact"
            and objective.object == s.table.objects[thing].id
            and side in _earners(s, objective)
            and s.round >= objective.from_round
            and _tally(s, f"{objective.id}:{side}") < objective.steps
            and _fits(s, objective, unit, side)
        ):
            return objective
    return None


def use_device(s: Position, unit: int, thing: int) -> None:
    """One step of an Interact objective; with the last one it counts."""
    objective = device_objective(s, unit, thing)
    assert objective is not None
    side = s.table.unit_side[unit]
    steps = _count(s, f"{objective.id}:{side}")
    s.tell("used_device", unit=unit, object=thing, steps=steps)
    if steps == objective.steps:
        _earn(s, objective, side, [s.table.owner[unit]])


# Checks -------------------------------------------------------------------------------------------


def _holders(s: Position, objective: Objective, side: int) -> list[int]:
    zone = s.table.zones[objective.zone]
    return [
        unit
        for unit in units.waking(s)
        if s.table.unit_side[unit] == side and units.mask(s, unit) & zone and _fits(s, objective, unit, side)
    ]


def _objectives(s: Position, last: bool) -> None:
    table = s.table
    zones = table.zones
    for objective in table.scenario.objectives:
        if s.round < objective.from_round:
            continue
        for side in _earners(s, objective):
            if objective.kind == "hold":
                there = _holders(s, objective, side)
                enemies = any(
                    table.unit_side[unit] != side and units.mask(s, unit) & zones[objective.zone]
                    for unit in units.waking(s)
                )
                if there and not enemies:
                    _earn(s, objective, side, sorted({table.owner[unit] for unit in there}))
            elif objective.kind == "leave":
                for unit in units.waking(s):
                    if table.unit_side[unit] != side or not zones[objective.zone] >> s.place[unit] // 6 & 1:
                        continue
                    load = s.carries[unit]
                    carried = not objective.object or (
                        load >= 0 and table.objects[load].id == objective.object
                    )
                    if carried and _fits(s, objective, unit, side):
                        s.tell("left_map", unit=unit)
                        units.remove_from_map(s, unit, LEFT)
                        _earn(s, objective, side, [table.owner[unit]])
            elif objective.kind == "survive" and last:
                for unit in units.waking(s):
                    if table.unit_side[unit] == side and _fits(s, objective, unit, side):
                        _earn(s, objective, side, [table.owner[unit]])
    _captures(s)


def _captures(s: Position) -> None:
    table = s.table
    for objective in table.scenario.objectives:
        if objective.kind != "capture" or s.round < objective.from_round:
            continue
        for side in _earners(s, objective):
            for unit in units.on_map(s):
                key = f"{objective.id}:{side}:u{unit}"
                asleep = s.marks[unit] & SEDATED and table.unit_side[unit] != side
                if asleep and not _tally(s, key) and _fits(s, objective, unit, side):
                    _count(s, key)
                    _earn(s, objective, side, list(table.sides[side]))


def check(s: Position, full: bool) -> None:
    """A victory check: of the Action phase (``full``), or after a unit fell asleep at the slide."""
    scenario = s.table.scenario
    last = full and s.round >= scenario.length
    if full:
        _objectives(s, last)
    else:
        _captures(s)
    s.tell("checked", points=tuple(s.points))
    if side_fell(s, asleep=True):
        return
    winners = [
        side
        for side, name in enumerate(s.table.side_names)
        if name in scenario.wins_at and s.points[side] >= scenario.wins_at[name] and _may_win(s, side)
    ]
    if len(winners) == 1:
        end(s, winners, "objective")
    elif winners:
        _tie(s, winners, "objective")
    elif last:
        _at_end(s, "length")
    elif full and _decks_empty(s):
        _at_end(s, "decks")


def _decks_empty(s: Position) -> bool:
    seats = [seat for seat in range(len(s.out)) if not s.out[seat]]
    # Only if one of them had a card left after the setup.
    stocked = s.stack[0].get("stocked", ())
    return any(seat in stocked for seat in seats) and not any(s.pile[seat] for seat in seats)


def _at_end(s: Position, reason: str) -> None:
    how = s.table.scenario.at_end
    sides = [side for side in range(len(s.points)) if _may_win(s, side)]
    if how in s.table.side_names:
        end(s, [s.table.side_names.index(how)], reason)
    elif how == "points":
        best = max(s.points[side] for side in sides)
        leaders = [side for side in sides if s.points[side] == best]
        if len(leaders) == 1:
            end(s, leaders, reason)
        else:
            _tie(s, leaders, reason)
    else:
        _by_value(s, sides, reason)


def _tie(s: Position, sides: list[int], reason: str) -> None:
    how = s.table.scenario.tie
    favoured = s.table.side_names.index(how) if how in s.table.side_names else -1
    if favoured in sides:
        end(s, [favoured], reason)
    elif how == "draw":
        end(s, [], reason)
    else:
        _by_value(s, sides, reason)


def _by_value(s: Position, sides: list[int], reason: str) -> None:
    shares = {side: value_share(s, side) for side in sides}
    best = max(shares.values())
    leaders = [side for side in sides if shares[side] == best]
    end(s, leaders if len(leaders) == 1 else [], reason)


def value_share(s: Position, side: int) -> float:
    """The share of a side's army value that is left (ruling 10)."""
    left = full = 0.0
    for unit, spec in enumerate(s.table.specs):
        if s.table.unit_side[unit] != side:
            continue
        enlisted = s.table.units[unit]
        if enlisted.round < 0 and s.status[unit] != ON_MAP:
            continue
        full += spec.value
        if s.status[unit] == DEAD or s.marks[unit] & SEDATED:
            continue
        left += spec.value * sum(s.health[unit]) / units.starting_health(s, unit)
    return left / full if full else 0.0


# Who is out ---------------------------------------------------------------------------------------


def _alive(s: Position, side: int, asleep: bool) -> bool:
    """Whether a side has a unit on the map (waking, if ``asleep``) or still to come."""
    for unit, own in enumerate(s.table.unit_side):
        if own == side and (
            (s.status[unit] == ON_MAP and not (asleep and s.marks[unit] & SEDATED))
            or units.in_reserve(s, unit)
        ):
            return True
    return False


def _may_win(s: Position, side: int) -> bool:
    """Whether a side has not lost at a check: it is awake, still to come, or has left the map (17, 76)."""
    return _alive(s, side, True) or _has_left(s, side)


def side_fell(s: Position, asleep: bool = False) -> bool:
    """Take out who has no unit left; whether the game is over now (rulings 14, 17)."""
    if s.ended is not None:
        return True
    fallen = 0
    for status in s.status:
        if status in (DEAD, LEFT):
            fallen += 1
    if fallen == s.fallen and not asleep:
        return False
    s.fallen = fallen
    _take_out(s)
    sides = range(len(s.points))
    alive = [side for side in sides if _alive(s, side, asleep)]
    if len(alive) > 1:
        return False
    away = [side for side in sides if side not in alive and _has_left(s, side)]
    if away and s.table.scenario.at_end == "points":
        # Who has left the map has not been beaten: the points decide.
        best = max(s.points)
        leaders = [side for side in sides if s.points[side] == best]
        end(s, leaders if len(leaders) == 1 else [], "points")
    else:
        end(s, alive, "last-side")
    return True


def _has_left(s: Position, side: int) -> bool:
    return any(s.status[unit] == LEFT and own == side for unit, own in enumerate(s.table.unit_side))


def _take_out(s: Position) -> None:
    owner = s.table.owner
    for seat, out in enumerate(s.out):
        if out:
            continue
        if any(
            own == seat and (s.status[unit] == ON_MAP or units.in_reserve(s, unit))
            for unit, own in enumerate(owner)
        ):
            continue
        s.out[seat] = 1
        s.pile[seat] = s.cards[seat] = s.thrown[seat] = ()
        s.tell("seat_out", seat=seat)
        if s.first == seat:
            following = order_from(s, seat)
            if following:
                s.first = following[0]
                s.tell("first_player", seat=s.first)


def end(s: Position, sides: list[int], reason: str) -> None:
    """The game is over."""
    table = s.table
    winners = tuple(seat for seat, side in enumerate(table.side) if side in sides)
    if table.scenario.at_end == "points" or table.scenario.wins_at:
        scores = tuple(float(s.points[side]) for side in table.side)
    else:
        scores = tuple(round(value_share(s, side), 4) for side in table.side)
    s.ended = Outcome(winners, reason, scores)
    s.phase = OVER
    s.asked = ()
    s.question = ""
    s.pending = None
    s.tell("game_over", winners=winners, reason=reason, scores=scores)
