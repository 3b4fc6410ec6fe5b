# cython: wraparound=True, boundscheck=True
"""Where a movement can lead: ends with one route each, and places of a test (21-24, 27, 28).

The search goes by points, then by turns; of equal routes the one found first counts, edges and turns being
tried in rising order, clockwise turns before the others.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from lostworld.skirmish.rules.board import Board, bits


class Ground(NamedTuple):
    """What a mover meets: everything the search depends on."""

    masks: tuple[int, ...]
    """The mover's hexes by place."""
    solid: int
    """Hexes of units it cannot pass."""
    passable: int
    """Hexes of units it may pass, but not end on."""
    objects: int
    immovable: int
    """Hexes of objects that cannot be pushed."""
    fly: bool = False
    jump: bool = False
    charge: bool = False
    backward: bool = False


class Reach:
    """What a movement can lead to."""

    __slots__ = ("before", "came", "ends", "entering", "enters", "found", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.ends: dict[int, int] = {}
        """Place -> points needed."""
        self.enters: dict[tuple[int, int], int] = {}
        """(Place before, edge) -> points needed, the step included: a test decides."""
        self.entering: dict[tuple[int, int], int] = {}
        """(Place before, edge) -> the search state from which that test comes first."""
        self.before: dict[int, int] | None = None
        """A small unit's routes: hex -> hex before."""
        self.came: array[int] = array("i")
        """Other routes, by search state: 8 * the state before + the step's edge + 2 (1: a turn), or 0."""
        self.found: dict[int, int] = {}
        """Place -> the search state that reaches it first."""


def reach(board: Board, ground: Ground, start: int, points: int, stuck: bool, credit: int = 0) -> Reach:
    """Everything a mover can reach. ``stuck``: it may only turn; ``credit``: Charge has an unused turn."""
    masks = ground.masks
    if not ground.charge and masks[start] & (masks[start] - 1) == 0:
        return _small(board, ground, start, points, stuck)
    return _large(board, ground, start, points, stuck, credit)


def _route(found: Reach, state: int) -> list[tuple[int, int]]:
    """The way to a search state: (place, edge of the step or -1 for a turn), the start left out."""
    steps: list[tuple[int, int]] = []
    while found.came[state]:
        way_here = found.came[state]
        steps.append((state >> 3, way_here % 8 - 2))
        state = way_here // 8
    steps.reverse()
    return steps


def _front_facings(edge: int, backward: bool) -> tuple[int, ...]:
    """The facings from which a step through an edge is allowed."""
    return tuple(range(6)) if backward else tuple(sorted(((edge - 1) % 6, edge, (edge + 1) % 6)))


FACINGS = tuple(_front_facings(edge, False) for edge in range(6))
ALL_FACINGS = tuple(range(6))


def _small(board: Board, ground: Ground, start: int, points: int, stuck: bool) -> Reach:
    """One hex, free turns: a search over hexes; every facing can be had everywhere."""
    here = start // 6
    fly, jump = ground.fly, ground.jump
    over = fly or jump
    walls = 0 if over else board.impassable
    # What stops a step that is no test.
    bars = 0 if fly else ground.solid | (0 if jump else ground.objects)
    taken = ground.solid | ground.objects | ground.passable
    no_end = taken | board.impassable
    tests = taken & ~(ground.immovable | board.impassable)
    difficult = 0 if over else board.difficult
    unseen = ~(bars | walls | 1 << here)
    dist = {here: 0}
    result = Reach(start)
    before: dict[int, int] = {}
    enters = result.enters
    layer = [] if stuck else [here]
    around = board.around
    cost = 0
    while layer and cost < points:
        cost += 1
        following: list[int] = []
        for place in layer:
            reached = around[place]
            if reached & tests:
                row = board.neighbours[place]
                for beyond in bits(reached & tests):
                    edge = row.index(beyond)
                    for turned in ALL_FACINGS if ground.backward else FACINGS[edge]:
                        enters.setdefault((place * 6 + turned, edge), cost)
            fresh = reached & unseen
            if fresh:
                unseen ^= fresh
                for beyond in bits(fresh):
                    dist[beyond] = cost
                    before[beyond] = place
                    if not difficult >> beyond & 1:
                        following.append(beyond)
        layer = following
    result.ends = {
        place * 6 + turned: cost
        for place, cost in dist.items()
        if place == here or not no_end >> place & 1
        for turned in ALL_FACINGS
    }
    del result.ends[start]
    result.before = before
    return result


def _nearest_facing(facing: int, edge: int) -> int:
    """The facing with an edge in front that needs fewest turns; to the right, if both sides need as many."""
    found = facing
    least = 6
    for right in range(1, 6):
        if (edge - facing - right) % 6 in (0, 1, 5) and min(right, 6 - right) < least:
            least = min(right, 6 - right)
            found = (facing + right) % 6
    return found


def _small_route(board: Board, found: Reach, before: dict[int, int], place: int) -> list[tuple[int, int]]:
    """The way of a small unit: it turns as little as each step needs, then to its last facing."""
    goal, last = divmod(place, 6)
    edges: list[int] = []
    trail: list[int] = []
    at = goal
    while at != found.start // 6:
        trail.append(at)
        edges.append(board.neighbours[before[at]].index(at))
        at = before[at]
    edges.reverse()
    trail.reverse()
    here, facing = divmod(found.start, 6)
    steps: list[tuple[int, int]] = []

    def turn_to(wanted: int) -> None:
        nonlocal facing
        right = (wanted - facing) % 6
        sense = 1 if right <= 3 else -1
        while facing != wanted:
            facing = (facing + sense) % 6
            steps.append((here * 6 + facing, -1))

    for number, edge in enumerate(edges):
        if (edge - facing) % 6 not in (0, 1, 5):
            # The nearest facing with this edge in front.
            turn_to(_nearest_facing(facing, edge))
        here = trail[number]
        steps.append((here * 6 + facing, edge))
    turn_to(last)
    return steps


def way(board: Board, found: Reach, place: int) -> list[tuple[int, int]]:
    """The canonical route to a place: (place, edge of the step, or -1 for a turn)."""
    if found.before is not None:
        return _small_route(board, found, found.before, place)
    return _route(found, found.found[place])


def way_before(board: Board, found: Reach, place: int, edge: int) -> list[tuple[int, int]]:
    """The canonical route to the place before a test."""
    if found.before is not None:
        return _small_route(board, found, found.before, place)
    return _route(found, found.entering[place, edge])


ENDED, CREDIT, DEBT = 4, 2, 1
UNSEEN = 255
BARS, TAKEN, FIXED, DIFFICULT, OWN = 1, 2, 4, 8, 16
"""What a hex means for a mover: stops a step, is occupied, cannot be moved, ends the way, is its own now."""


def _flags(board: Board, ground: Ground, start: int) -> bytearray:
    """What every hex means for the mover, as a sum of the signs above."""
    over = ground.fly or ground.jump
    walls = 0 if over else board.impassable
    bars = (0 if ground.fly else ground.solid | (0 if ground.jump else ground.objects)) | walls
    flags = bytearray(board.size)
    for sign, mask in (
        (BARS, bars),
        (TAKEN, ground.solid | ground.objects | ground.passable),
        (FIXED, ground.immovable | board.impassable),
        (DIFFICULT, 0 if over else board.difficult),
        (OWN, ground.masks[start]),
    ):
        for place in bits(mask):
            flags[place] |= sign
    return flags


def _large(board: Board, ground: Ground, start: int, points: int, stuck: bool, credit: int) -> Reach:
    """Several hexes, or Charge: a search over places with what is left of turns."""
    cover, size = board.cover(ground.masks)
    flags = _flags(board, ground, start)
    neighbours = board.step_table
    charge, backward = ground.charge, ground.backward
    states = board.size * 48
    costs = bytearray(b"\xff" * states)
    came = array("i", bytes(4 * states))
    first = start << 3 | (ENDED if stuck else 0) | (CREDIT if charge and credit else 0)
    costs[first] = 0
    order = [first]
    enters: dict[tuple[int, int], int] = {}
    entering: dict[tuple[int, int], int] = {}
    cost = 0
    layer_start = 0
    while layer_start < len(order):
        # Turns cost nothing: close the layer under them, by number of turns.
        at = layer_start
        while at < len(order):
            state = order[at]
            at += 1
            if charge:
                if state & CREDIT:
                    kept = state & ~CREDIT & 7
                elif not state & DEBT and cost < points and not state & ENDED:
                    kept = state & 7 | DEBT
                else:
                    continue
            else:
                kept = state & 7
            place = state >> 3
            anchor = place // 6
            for sense in (1, 5):
                target = anchor * 6 + (place - anchor * 6 + sense) % 6
                if cover[target * size] < 0 or bars_turn(cover, flags, target, size):
                    continue
                after = target << 3 | kept
                if enters_difficult(cover, flags, place, target, size):
                    after |= ENDED
                if costs[after] == UNSEEN:
                    costs[after] = cost
                    came[after] = state * 8 + 1
                    order.append(after)
        if cost >= points:
            break
        layer_end = len(order)
        cost += 1
        at = layer_start
        layer_start = layer_end
        while at < layer_end:
            state = order[at]
            at += 1
            if state & ENDED:
                continue
            place = state >> 3
            facing = place % 6
            for edge in range(6):
                ahead = edge - facing
                if not backward and ahead != 0 and ahead != 1 and ahead != -1 and ahead != 5 and ahead != -5:
                    continue
                target = neighbours[place * 6 + edge]
                if target < 0 or cover[target * size] < 0:
                    continue
                met = signs(cover, flags, target, size)
                if met & TAKEN and not met & FIXED:
                    if (place, edge) not in enters:
                        enters[place, edge] = cost
                        entering[place, edge] = state
                    elif enters[place, edge] == cost and entering[place, edge] & DEBT and not state & DEBT:
                        # The turn of the hex to be entered is still to come.
                        entering[place, edge] = state
                if met & BARS:
                    continue
                after = target << 3
                if charge and not state & DEBT:
                    after |= CREDIT
                if enters_difficult(cover, flags, place, target, size):
                    after |= ENDED
                if costs[after] == UNSEEN:
                    costs[after] = cost
                    came[after] = state * 8 + edge + 2
                    order.append(after)
    ends: dict[int, int] = {}
    found: dict[int, int] = {}
    for state in order:
        place = state >> 3
        if state & DEBT:
            continue
        if place in found:
            first = found[place]
            # Of equal ways one that leaves more to do later (ruling 70): no difficult ground, a turn unused.
            if costs[first] == costs[state] and left_to_do(state) > left_to_do(first):
                found[place] = state
            continue
        found[place] = state
        if place != start and not no_end(cover, flags, board.impassable_hex, place, size):
            ends[place] = costs[state]
    result = Reach(start)
    result.ends, result.enters, result.came, result.found = ends, enters, came, found
    result.entering = entering
    return result


def left_to_do(state: int) -> int:
    """How much a search state leaves to do: 2 if the way may go on, 1 if Charge has an unused turn."""
    return (0 if state & ENDED else 2) + (1 if state & CREDIT else 0)


def signs(cover: array[int], flags: bytearray, place: int, size: int) -> int:
    """What the hexes of a place mean, together."""
    met = 0
    for i in range(place * size, place * size + size):
        met |= flags[cover[i]]
    return met


def bars_turn(cover: array[int], flags: bytearray, place: int, size: int) -> bool:
    """Whether a hex that is not its own stops a turn into a place."""
    for i in range(place * size, place * size + size):
        if flags[cover[i]] & (BARS | OWN) == BARS:
            return True
    return False


def enters_difficult(cover: array[int], flags: bytearray, before: int, place: int, size: int) -> bool:
    """Whether a hex comes onto difficult ground that was not there before."""
    for i in range(place * size, place * size + size):
        if flags[cover[i]] & DIFFICULT:
            fresh = True
            for j in range(before * size, before * size + size):
                if cover[j] == cover[i]:
                    fresh = False
            if fresh:
                return True
    return False


def no_end(cover: array[int], flags: bytearray, walls: bytes, place: int, size: int) -> bool:
    """Whether a unit may not stay at a place."""
    for i in range(place * size, place * size + size):
        if flags[cover[i]] & TAKEN or walls[cover[i]]:
            return True
    return False


def owes_turn(found: Reach, place: int, edge: int) -> int:
    """Whether Charge has used the turn of the hex that a test would enter, before it."""
    return 1 if found.entering.get((place, edge), 0) & DEBT else 0


def credit_of(found: Reach, place: int) -> int:
    """Whether Charge leaves an unused turn at a place."""
    state = found.found.get(place, 0)
    return 1 if state & CREDIT else 0
