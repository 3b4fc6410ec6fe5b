# cython: boundscheck=True
"""Where a movement can lead: ends with one route each, and places of a test (21-24, 27, 28).

The search goes by points, then by turns; of equal routes the one found first counts, edges and turns being
tried in rising order, clockwise turns before the others.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from lostworld.skirmish.rules.board import Board


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


NOWHERE = 255
"""No cost: this cannot be reached."""


class Reach:
    """What a movement can lead to; routes are found again from the search's tables."""

    __slots__ = ("before", "best", "costs", "enter_costs", "entering", "links", "order", "start", "tests")

    def __init__(self, start: int, hexes: int) -> None:
        self.start = start
        self.costs = bytearray(b"\xff" * (hexes * 6))
        """By place: the points needed to end there, or NOWHERE."""
        self.tests: list[int] = []
        """The steps that a test decides: place before * 6 + edge."""
        self.enter_costs: list[int] = []
        """The points each of them needs, its step included."""
        self.entering: list[int] = []
        """For each of them the number of the search state from which it comes; none for a small unit."""
        self.before: array[int] | None = None
        """A small unit's routes: by hex the hex before."""
        self.order: array[int] = array("i")
        """Other routes: the search states in the order in which they were found."""
        self.links: array[int] = array("i")
        """By number of a state: 8 * that of the state before + the step's edge + 2 (1: a turn), or 0."""
        self.best: array[int] = array("i")
        """By place: the number of the state whose way counts, or -1."""

    @property
    def ends(self) -> dict[int, int]:
        """Place -> points needed."""
        return {place: cost for place, cost in enumerate(self.costs) if cost != NOWHERE}

    @property
    def enters(self) -> dict[tuple[int, int], int]:
        """(Place before, edge) -> points needed, the step included: a test decides."""
        return {divmod(test, 6): cost for test, cost in zip(self.tests, self.enter_costs, strict=True)}

    def cost_of_test(self, place: int, edge: int) -> int:
        """The points that a test's step needs, with the way to it."""
        return self.enter_costs[self.tests.index(place * 6 + edge)]

    def state_before(self, place: int, edge: int) -> int:
        """The search state from which a test is begun."""
        return self.order[self.entering[self.tests.index(place * 6 + edge)]]


def reach(board: Board, ground: Ground, start: int, points: int, stuck: bool, credit: int = 0) -> Reach:
    """Everything a mover can reach. ``stuck``: it may only turn; ``credit``: Charge has an unused turn."""
    masks = ground.masks
    if not ground.charge and masks[start] & (masks[start] - 1) == 0:
        return _small(board, ground, start, points, stuck)
    return _large(board, ground, start, points, stuck, credit)


def _route(found: Reach, number: int) -> list[tuple[int, int]]:
    """The way to a search state: (place, edge of the step or -1 for a turn), the start left out."""
    steps: list[tuple[int, int]] = []
    while found.links[number]:
        link = found.links[number]
        steps.append((found.order[number] >> 3, link % 8 - 2))
        number = link // 8
    steps.reverse()
    return steps


def _front_facings(edge: int) -> tuple[int, ...]:
    """The facings from which a step through an edge is allowed."""
    return tuple(sorted(((edge - 1) % 6, edge, (edge + 1) % 6)))


READING = (4, 5, 3, 0, 2, 1)
"""The edges of a hex in the reading order of the hexes beyond them."""
FACINGS = tuple(_front_facings(edge) for edge in range(6))
ALL_FACINGS = tuple(range(6))


def _small(board: Board, ground: Ground, start: int, points: int, stuck: bool) -> Reach:
    """One hex, free turns: a search over hexes; every facing can be had everywhere."""
    here = start // 6
    size = board.size
    flags = _flags(board, ground, start)
    near = board.near
    backward = ground.backward
    unseen = NOWHERE
    result = Reach(start, size)
    costs = result.costs
    tests, enter_costs = result.tests, result.enter_costs
    dist = bytearray(b"\xff" * size)
    before = array("i", bytes(4 * size))
    came_from = before
    queue = array("i", bytes(4 * size))
    dist[here] = 0
    queue[0] = here
    head, tail = 0, 1
    while head < tail and not stuck:
        place = queue[head]
        head += 1
        cost = dist[place] + 1
        if cost > points:
            break
        if head > 1 and flags[place] & DIFFICULT:
            continue
        for i in range(6):
            # Neighbours in reading order (ruling 70).
            beyond = near[place * 6 + i]
            if beyond < 0:
                continue
            sign = flags[beyond]
            if sign & TAKEN and not sign & FIXED:
                edge = READING[i]
                for facing in ALL_FACINGS if backward else FACINGS[edge]:
                    tests.append((place * 6 + facing) * 6 + edge)
                    enter_costs.append(cost)
            if sign & BARS or dist[beyond] != unseen:
                continue
            dist[beyond] = cost
            came_from[beyond] = place
            queue[tail] = beyond
            tail += 1
    for i in range(tail):
        place = queue[i]
        if place == here or not flags[place] & (TAKEN | WALL):
            cost = dist[place]
            for facing in range(6):
                costs[place * 6 + facing] = cost
    costs[start] = unseen
    result.before = before
    return result


def _nearest_facing(facing: int, edge: int) -> int:
    """The facing with an edge in front that needs fewest turns; to the right, if both sides need as many."""
    if facing in FACINGS[edge]:
        return facing
    found = facing
    least = 6
    for right in range(1, 6):
        if (edge - facing - right) % 6 in (0, 1, 5) and min(right, 6 - right) < least:
            least = min(right, 6 - right)
            found = (facing + right) % 6
    return found


FACING_FOR = tuple(tuple(_nearest_facing(facing, edge) for edge in range(6)) for facing in range(6))
"""By facing and edge: how a small unit turns before a step."""


def _small_route(board: Board, found: Reach, before: array[int], place: int) -> list[tuple[int, int]]:
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

    for number, edge in enumerate(edges):
        facing = _turn(steps, here, facing, FACING_FOR[facing][edge])
        here = trail[number]
        steps.append((here * 6 + facing, edge))
    _turn(steps, here, facing, last)
    return steps


def _turn(steps: list[tuple[int, int]], here: int, facing: int, wanted: int) -> int:
    """Add the turns at a hex from one facing to another, the shorter way round."""
    sense = 1 if (wanted - facing + 6) % 6 <= 3 else 5
    while facing != wanted:
        facing = (facing + sense) % 6
        steps.append((here * 6 + facing, -1))
    return wanted


def way(board: Board, found: Reach, place: int) -> list[tuple[int, int]]:
    """The canonical route to a place: (place, edge of the step, or -1 for a turn)."""
    if found.before is not None:
        return _small_route(board, found, found.before, place)
    return _route(found, found.best[place])


def way_before(board: Board, found: Reach, place: int, edge: int) -> list[tuple[int, int]]:
    """The canonical route to the place before a test."""
    if found.before is not None:
        return _small_route(board, found, found.before, place)
    return _route(found, found.entering[found.tests.index(place * 6 + edge)])


ENDED, CREDIT, DEBT = 4, 2, 1
BARS, TAKEN, FIXED, DIFFICULT, OWN, WALL = 1, 2, 4, 8, 16, 32
"""What a hex means for a mover: stops a step, is occupied, cannot be moved, ends the way, is its own now,
is impassable."""


def _flags(board: Board, ground: Ground, start: int) -> bytearray:
    """What every hex means for the mover, as a sum of the signs above."""
    over = ground.fly or ground.jump
    solid, objects = ground.solid, ground.objects
    bars = 0 if ground.fly else solid if ground.jump else solid | objects
    flags = bytearray(_terrain(board)[over])
    mark(flags, bars, BARS)
    mark(flags, solid | objects | ground.passable, TAKEN)
    mark(flags, ground.immovable, FIXED)
    mark(flags, ground.masks[start], OWN)
    return flags


def _terrain(board: Board) -> tuple[bytes, ...]:
    """What the ground alone means: for who walks, and for who flies or jumps."""
    if not board.grounds:
        walls = [board.impassable >> place & 1 for place in range(board.size)]
        rough = [board.difficult >> place & 1 for place in range(board.size)]
        board.grounds = (
            bytes((BARS | FIXED | WALL) * walls[i] + DIFFICULT * rough[i] for i in range(board.size)),
            bytes((FIXED | WALL) * wall for wall in walls),
        )
    return board.grounds


def mark(flags: bytearray, mask: int, sign: int) -> None:
    """Put a sign on all hexes of a mask."""
    if not mask:
        return
    row = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
    for i in range(len(row)):
        part = row[i]
        place = 8 * i
        while part:
            if part & 1:
                flags[place] |= sign
            part >>= 1
            place += 1


def _large(board: Board, ground: Ground, start: int, points: int, stuck: bool, credit: int) -> Reach:
    """Several hexes, or Charge: a search over places with what is left of turns."""
    cover, size = board.cover(ground.masks)
    flags = _flags(board, ground, start)
    neighbours = board.step_table
    charge, backward = ground.charge, ground.backward
    spent = bytearray(b"\xff" * (board.size * 48))
    unseen = NOWHERE
    result = Reach(start, board.size)
    tests, enter_costs, entering = result.tests, result.enter_costs, result.entering
    number_of: dict[int, int] = {}
    # No more places than lie within so many steps, each with and without what is left of turns.
    most = min(board.size, 3 * points * (points + 1) + 1) * (48 if charge else 12)
    result.order, result.links = array("i", bytes(4 * most)), array("i", bytes(4 * most))
    order, links = result.order, result.links
    first = start << 3 | (ENDED if stuck else 0) | (CREDIT if charge and credit else 0)
    spent[first] = 0
    order[0] = first
    count = 1
    cost = 0
    layer_start = 0
    while layer_start < count:
        # Turns cost nothing: close the layer under them, by number of turns.
        at = layer_start
        while at < count:
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
                if spent[after] == unseen:
                    spent[after] = cost
                    order[count] = after
                    links[count] = (at - 1) * 8 + 1
                    count += 1
        if cost >= points:
            break
        layer_end = count
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
                    test = place * 6 + edge
                    number = number_of.get(test, -1)
                    if number < 0:
                        number_of[test] = len(tests)
                        tests.append(test)
                        enter_costs.append(cost)
                        entering.append(at - 1)
                    elif enter_costs[number] == cost and not state & DEBT and order[entering[number]] & DEBT:
                        # The turn of the hex to be entered is still to come.
                        entering[number] = at - 1
                if met & BARS:
                    continue
                after = target << 3
                if charge and not state & DEBT:
                    after |= CREDIT
                if enters_difficult(cover, flags, place, target, size):
                    after |= ENDED
                if spent[after] == unseen:
                    spent[after] = cost
                    order[count] = after
                    links[count] = (at - 1) * 8 + edge + 2
                    count += 1
    result.best = array("i", board.no_state)
    best = result.best
    costs = result.costs
    for at in range(count):
        state = order[at]
        if state & DEBT:
            continue
        place = state >> 3
        number = best[place]
        if number >= 0:
            other = order[number]
            # Of equal ways one that leaves more to do later (ruling 70): no difficult ground, a turn unused.
            if spent[other] == spent[state] and left_to_do(state) > left_to_do(other):
                best[place] = at
            continue
        best[place] = at
        if place != start and not no_end(cover, flags, place, size):
            costs[place] = spent[state]
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


def no_end(cover: array[int], flags: bytearray, place: int, size: int) -> bool:
    """Whether a unit may not stay at a place."""
    for i in range(place * size, place * size + size):
        if flags[cover[i]] & (TAKEN | WALL):
            return True
    return False


def may_step_on(found: Reach, place: int) -> bool:
    """Whether the way to a place met no difficult ground: after that a unit only turns (ruling 23)."""
    if found.before is not None:
        return True
    return found.best[place] >= 0 and not found.order[found.best[place]] & ENDED


def owes_turn(found: Reach, place: int, edge: int) -> int:
    """Whether Charge has used the turn of the hex that a test would enter, before it."""
    return 1 if found.before is None and found.state_before(place, edge) & DEBT else 0


def credit_of(found: Reach, place: int) -> int:
    """Whether Charge leaves an unused turn at a place."""
    if found.before is not None or found.best[place] < 0:
        return 0
    return 1 if found.order[found.best[place]] & CREDIT else 0
