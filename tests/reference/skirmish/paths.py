"""Where a movement can go: ends, and steps that need a test (rulings 20-24, 27, 28)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from .hexes import Hex, step
from .things import Game, Thing, Unit


@dataclass
class Way:
    """How a unit moves in this movement."""

    points: int
    fly: bool = False
    jump: bool = False
    charge: bool = False
    fix: bool = False
    backward: bool = False
    turns: bool = True
    beaten: dict[Any, int] = field(default_factory=dict)
    """Units and objects beaten in this movement, with the difference."""
    agreed: set[int] = field(default_factory=set)
    """Allied units of other players that let it through."""
    refused: set[int] = field(default_factory=set)
    credit: bool = False
    """Charge: the last hex entered still allows its turn."""
    ended: bool = False
    base: bool = False
    """Base values only."""


Place = tuple[Hex, int]


def living(unit: Unit) -> int:
    return sum(1 for health in unit.health if health > 0)


def passes_unit(game: Game, mover: Unit, other: Unit, way: Way) -> bool:
    """Ruling 24: an ally of several living models, own or agreed; Fly passes all."""
    if way.fly:
        return True
    if not game.allied(mover, other) or living(other) < 2:
        return False
    return other.seat == mover.seat or other.number in way.agreed


def may_be_over(game: Game, mover: Unit, place: Place, way: Way, dragged: list[Unit]) -> bool:
    """Whether the mover may pass this place without a test."""
    for here in mover.hexes_at(*place):
        if here not in game.map.ground:
            return False
        if here in game.map.impassable and not (way.fly or way.jump):
            return False
        for other in game.occupants(here, [mover, *dragged]):
            if isinstance(other, Thing):
                if not (way.fly or way.jump):
                    return False
            elif not passes_unit(game, mover, other, way):
                return False
    return True


def may_stay(game: Game, mover: Unit, place: Place, dragged: list[Unit] | None = None) -> bool:
    return all(game.is_free(here, [mover, *(dragged or [])]) for here in mover.hexes_at(*place))


def comes_onto_difficult(game: Game, mover: Unit, before: Place, after: Place, way: Way) -> bool:
    if way.fly or way.jump:
        return False
    old = mover.hexes_at(*before)
    return any(here in game.map.difficult and here not in old for here in mover.hexes_at(*after))


def lands_on_difficult(game: Game, mover: Unit, start: Place, end: Place) -> bool:
    """Fly and Jump ignore difficult ground only while passing (rulings 23, 28)."""
    return comes_onto_difficult(game, mover, start, end, Way(0))


def in_the_way(game: Game, mover: Unit, place: Place, dragged: list[Unit]) -> list[Any]:
    found: list[Any] = []
    for here in mover.hexes_at(*place):
        for other in game.occupants(here, [mover, *dragged]):
            if other not in found:
                found.append(other)
    return found


def may_enter_by_test(game: Game, mover: Unit, place: Place, way: Way, dragged: list[Unit]) -> bool:
    """A test is allowed only where the mover may stay if it wins."""
    if not all(game.is_ground(here) for here in mover.hexes_at(*place)):
        return False
    blockers = in_the_way(game, mover, place, dragged)
    return bool(blockers) and not any(isinstance(b, Thing) and b.stability is None for b in blockers)


@dataclass
class Reach:
    """Ends with their least cost, and tests: place before, edge, least cost."""

    ends: dict[Place, int]
    tests: dict[tuple[Hex, int, int], int]
    credits: dict[Place, bool]
    test_credits: dict[tuple[Hex, int, int], bool]
    ended: dict[Place, bool] = field(default_factory=dict)
    """Whether the way to an end has met difficult ground (ruling 70: another is taken if there is one)."""
    over: dict[Any, tuple[Place, int, bool]] = field(default_factory=dict)
    """Ends and tests of a held unit beyond a place that it passes: the place before its first hex, the edge,
    whether Charge has made that hex's turn before it (ruling 45)."""


def edges_out(facing: int, way: Way) -> list[int]:
    edges = [facing, (facing + 1) % 6, (facing + 5) % 6]
    if way.backward:
        edges += [(facing + 2) % 6, (facing + 3) % 6, (facing + 4) % 6]
    return edges


def reach(game: Game, mover: Unit, way: Way, dragged: list[Unit] | None = None) -> Reach:
    """All that can be declared as one path. ``dragged``: holders that move along (one hex only)."""
    dragged = dragged or []
    assert mover.here is not None
    points = min(way.points, 1) if dragged else way.points
    if way.fix or way.ended:
        points = 0
    found = Reach({}, {}, {}, {})
    start = (mover.here, mover.facing, way.ended, way.credit, False)
    layer = {start}
    seen: set[tuple[Hex, int, bool, bool, bool]] = set()
    for cost in range(points + 1):
        layer = turned_all(game, mover, way, layer, seen, dragged)
        following = set()
        for here, facing, ended, credit, debt in layer:
            place = (here, facing)
            if not debt and found.ends.get(place, cost) == cost and may_stay(game, mover, place, dragged):
                lands = ended or lands_on_difficult(game, mover, (mover.here, mover.facing), place)
                best = (found.ended.get(place, True), not found.credits.get(place, False))
                if place not in found.ends or (lands, not credit) < best:
                    found.ends[place] = cost
                    found.credits[place], found.ended[place] = credit, lands
            if ended or cost == points:
                continue
            for edge in edges_out(facing, way):
                after = (step(here, edge), facing)
                if may_be_over(game, mover, after, way, dragged):
                    stops = comes_onto_difficult(game, mover, place, after, way)
                    following.add((after[0], facing, stops, not debt, False))
                if may_enter_by_test(game, mover, after, way, dragged):
                    least = found.tests.setdefault((here, facing, edge), cost)
                    if not debt and least == cost:
                        found.test_credits[(here, facing, edge)] = True
        seen |= layer
        layer = following - seen
    found.ends.pop((mover.here, mover.facing), None)
    return found


def turned_all(
    game: Game,
    mover: Unit,
    way: Way,
    layer: set[tuple[Hex, int, bool, bool, bool]],
    seen: set[tuple[Hex, int, bool, bool, bool]],
    dragged: list[Unit],
) -> set[tuple[Hex, int, bool, bool, bool]]:
    """The layer with everything that turning reaches: free, or with Charge one turn a hex."""
    done: set[tuple[Hex, int, bool, bool, bool]] = set()
    todo = list(layer)
    while todo:
        state = todo.pop()
        if state in done or state in seen:
            continue
        done.add(state)
        here, facing, ended, credit, debt = state
        if not way.turns:
            continue
        for sense in (1, -1):
            after = (here, (facing + sense) % 6)
            if not may_be_over(game, mover, after, way, [*dragged]):
                continue
            stops = ended or comes_onto_difficult(game, mover, (here, facing), after, way)
            if not way.charge:
                todo.append((*after, stops, credit, debt))
            else:
                if credit:
                    todo.append((*after, stops, False, debt))
                if not debt and not stops:
                    todo.append((*after, stops, credit, True))
    return done


READING_ORDER = (4, 5, 3, 0, 2, 1)


State = tuple[Hex, int, bool, bool, bool]


def route(game: Game, mover: Unit, way: Way, place: Place) -> list[Place]:
    """Ruling 70: the places of the canonical way to a place before a test, turns included.

    Of all but plain units of one hex: fewest points, then no turn owed, then the one found first when turns
    are tried clockwise first and then steps by rising edge.
    """
    if len(mover.offsets) == 1 and not way.charge:
        return simple_route(game, mover, way, place)
    assert mover.here is not None
    start: State = (mover.here, mover.facing, way.ended, way.credit, False)
    came: dict[State, State | None] = {start: None}
    layer = [start]
    while layer:
        following: list[State] = []
        for state in layer:
            for after in turns(game, mover, way, state):
                if after not in came:
                    came[after] = state
                    layer.append(after)
            for after in steps(game, mover, way, state):
                if after not in came:
                    came[after] = state
                    following.append(after)
        arrived = [state for state in layer if (state[0], state[1]) == place and not state[2]]
        if arrived:
            return walked(came, min(arrived, key=lambda state: state[4]))
        layer = following
    return [(mover.here, mover.facing)]


def walked(came: dict[State, State | None], end: State) -> list[Place]:
    path = []
    state: State | None = end
    while state is not None:
        path.append((state[0], state[1]))
        state = came[state]
    return path[::-1]


def turns(game: Game, mover: Unit, way: Way, state: State) -> list[State]:
    """Free, or with Charge one turn a hex: the one left from the last hex, or the one of the next hex."""
    here, facing, ended, credit, debt = state
    found: list[State] = []
    for sense in (1, -1):
        after = (here, (facing + sense) % 6)
        if not may_be_over(game, mover, after, way, []):
            continue
        stops = ended or comes_onto_difficult(game, mover, (here, facing), after, way)
        if not way.charge:
            found.append((*after, stops, credit, debt))
        elif credit:
            found.append((*after, stops, False, debt))
        if way.charge and not debt and not stops:
            found.append((*after, stops, credit, True))
    return found


def steps(game: Game, mover: Unit, way: Way, state: State) -> list[State]:
    here, facing, ended, _, debt = state
    found: list[State] = []
    for edge in [] if ended else sorted(edges_out(facing, way)):
        after = (step(here, edge), facing)
        if may_be_over(game, mover, after, way, []):
            found.append(
                (*after, comes_onto_difficult(game, mover, (here, facing), after, way), not debt, False)
            )
    return found


def simple_route(game: Game, mover: Unit, way: Way, place: Place) -> list[Place]:
    """One hex, no Charge: hex by hex the way found first when neighbours are tried in reading order."""
    assert mover.here is not None
    came: dict[Hex, Hex | None] = {mover.here: None}
    queue = [mover.here]
    for here in queue:
        if here != mover.here and here in game.map.difficult and not (way.fly or way.jump):
            continue
        for edge in READING_ORDER:
            after = step(here, edge)
            if after not in came and may_be_over(game, mover, (after, mover.facing), way, []):
                came[after] = here
                queue.append(after)
    hexes = [place[0]]
    while came.get(hexes[-1]) is not None:
        hexes.append(came[hexes[-1]])  # type: ignore[arg-type]
    hexes.reverse()
    facing = mover.facing
    path: list[Place] = [(mover.here, facing)]
    for before, after in pairwise(hexes):
        edge = next(e for e in range(6) if step(before, e) == after)
        facing = turned_least(facing, edge)
        path += [(before, facing), (after, facing)]
    return [*path, place]


def turned_least(facing: int, edge: int) -> int:
    """As little as the step needs, to the right if both are equal."""
    for n in range(4):
        for sense in (1, -1):
            if (edge - facing - sense * n) % 6 in (0, 1, 5):
                return (facing + sense * n) % 6
    return facing
