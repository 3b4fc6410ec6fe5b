"""A turn as the set of positions it can lead to, each met once, with the way there.

A turn is one side's run of decisions: its points, its card's effect, or the mother's return. ``explore``
looks at every reachable position while the budget of positions lasts; beyond it the most promising ones of
each layer (so many points left) go on: a beam. Positions are kept as plain C structs in one block of memory;
the kernel's own rules, on two scratch positions, make the steps. No interpreter lock is needed.

Two ways to the same figures are one position. It is reached first with the most points left, and whoever has
more points left can do all that the other can, so the later way is dropped: a plan never steps forth and
back.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc as claim
    from cython.cimports.libc.stdlib import free as give_back
else:
    from lostworld.raptor.evaluation.net import Net, hand_lead, judge, lay_base, points_worth, squash
    from lostworld.raptor.rules.kernel import (
        EFFECT,
        END,
        FAMILY_FIRE,
        MASK64,
        POINTS,
        RAPTOR,
        RETURN,
        Position,
        act,
        effect_goes_on,
        family_of,
        generate,
        prepare,
        times_of,
        winning,
    )
    from lostworld.raptor.search.node import Node

WON = 1.0
LAYERS = 10
MOST_POSITIONS = 1 << 24
"""Room for more in one turn is not to be had."""
LONGEST_PLAN = 15
"""No turn has more actions."""
GROWTH = 14
"""About how many new positions one position leads to; says when a layer must be put in order."""

MIX_1 = 0x9E3779B97F4A7C15
MIX_2 = 0xBF58476D1CE4E5B9


class Turns:
    """Room for the positions of one turn at a time. Threads need one each."""

    if not cython.compiled:
        nodes: list[Node]
        table: list[int]
        layers: list[int]
        order: list[int]

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            # Without its ``__init__`` it has room for no position, and refuses every one.
            self.here = Position.__new__(Position)
            self.there = Position.__new__(Position)

    def __init__(self, position: Position, capacity: int = 4096) -> None:
        """Room for ``capacity`` positions, on the board of ``position``."""
        if capacity < 2:
            raise ValueError("a turn has at least two positions")
        if capacity > MOST_POSITIONS:
            raise ValueError(f"room for at most {MOST_POSITIONS} positions can be had, not for {capacity}")
        self.capacity = capacity
        self.slots = 4
        while self.slots < 4 * capacity:
            self.slots *= 2
        self.size = self.judged = self.best = self.noise_seed = self.first_entry = 0
        self.noise = self.thrift = 0.0
        self.here = position.copy()
        self.there = position.copy()
        if cython.compiled:
            self.reserve_memory()  # type: ignore[no-untyped-call]
        else:
            self.nodes = [Node() for _ in range(capacity)]
            self.table = [0] * self.slots
            self.layers = [-1] * LAYERS
            self.order = [0] * capacity

    def settle_on(self, position: Position) -> None:
        """Move to the board of ``position``."""
        self.here.become(position)
        self.there.become(position)

    def explore(self, position: Position, net: Net, budget: int) -> float:
        """Look at the turn that ``position`` begins; the value for the side whose turn it is."""
        if not 1 <= budget <= self.capacity:
            raise ValueError(f"this is room for {self.capacity} positions, not {budget}")
        if position.board is not self.here.board:
            self.settle_on(position)
        here = self.here
        there = self.there
        with cython.nogil:
            lay_base(net, position)
            value = explore(self, position, here, there, net, budget)
        return value

    def plan(self) -> list[int]:
        """The actions that lead to the best position of the turn."""
        return self.path(self.best)

    def path(self, index: int) -> list[int]:
        """The actions that lead to a position and end the turn there."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        actions: list[int] = []
        at = index
        while self.nodes[at].parent >= 0:
            actions.append(self.nodes[at].action)
            at = self.nodes[at].parent
        actions.reverse()
        if self.nodes[index].ends == 2:
            actions.append(END)
        return actions

    def value_of(self, index: int) -> float:
        """How good the position looks for the side whose turn it is, from 0 to 1.

        -1 if the turn cannot end there.
        """
        if not 0 <= index < self.size:
            raise IndexError(index)
        return self.nodes[index].value

    def put(self, index: int, position: Position) -> None:
        """Make ``position``, a copy of where the turn began, the one that the turn has led to.

        Before what follows.
        """
        if not 0 <= index < self.size:
            raise IndexError(index)
        unpack(self, index, position)
        position.left = 0

    def best_ends(self, most: int) -> list[int]:
        """The best positions in which the turn can end, best first."""
        ends = [i for i in range(self.size) if self.nodes[i].ends]
        ends.sort(key=lambda i: (-self.nodes[i].value, i))
        return ends[:most]

    if cython.compiled:

        def reserve_memory(self):  # type: ignore[no-untyped-def]
            # Cleared memory costs nothing until it is used; an entry of 0 counts as left by an earlier turn.
            self.nodes = cython.cast(cython.pointer(Node), claim(self.capacity, cython.sizeof(Node)))
            self.table = cython.cast(cython.p_longlong, claim(self.slots, cython.sizeof(cython.longlong)))
            self.order = cython.cast(cython.p_int, claim(self.capacity, cython.sizeof(cython.int)))
            if not self.nodes or not self.table or not self.order:
                raise MemoryError

        def __dealloc__(self):  # type: ignore[no-untyped-def]
            give_back(self.nodes)
            give_back(self.table)
            give_back(self.order)


# --- positions as structs -------------------------------------------------------------------------


def mixed(key: int, word: int) -> int:
    key = ((key ^ word) * MIX_2) & MASK64
    return key ^ key >> 29


def key_of(s: Position) -> int:
    """A 64-bit number for the figures and what the turn has done so far.

    Points left do not count, nor whether the mother's toll is paid.
    """
    key = mixed(MIX_1, s.mother)
    key = mixed(key, s.awake)
    key = mixed(key, s.asleep)
    key = mixed(key, s.asleep_now)
    key = mixed(key, s.active)
    key = mixed(key, s.spent)
    key = mixed(key, s.frightened)
    key = mixed(key, s.fires)
    key = mixed(key, s.called ^ s.frightened_now << 1)
    small = s.tokens | s.escaped << 4 | s.captured << 8 | s.reserve << 12
    return mixed(key, small)


def same(t: Turns, index: int, s: Position) -> int:
    """Whether a node is this position, or one from which no less can be done: points left aside.

    A mother that has paid her toll can do more, and one that still has the points for it no less: stepping
    forth and back leads nowhere new.
    """
    return (
        t.nodes[index].mother == s.mother
        and t.nodes[index].awake == s.awake
        and t.nodes[index].asleep == s.asleep
        and t.nodes[index].asleep_now == s.asleep_now
        and t.nodes[index].called == s.called
        and t.nodes[index].active == s.active
        and t.nodes[index].spent == s.spent
        and t.nodes[index].frightened == s.frightened
        and t.nodes[index].frightened_now == s.frightened_now
        and t.nodes[index].fires == s.fires
        and t.nodes[index].tokens == s.tokens
        and t.nodes[index].escaped == s.escaped
        and t.nodes[index].captured == s.captured
        and t.nodes[index].reserve == s.reserve
        and (t.nodes[index].moved >= s.moved or t.nodes[index].left - s.tokens >= s.left)
    )


def add(t: Turns, s: Position, parent: int, action: int) -> int:
    """Keep a position; its number, or -1 when it is known already."""
    key = key_of(s)
    slot = key & (t.slots - 1)
    while t.table[slot] >= t.first_entry:
        known = t.table[slot] - t.first_entry
        if t.nodes[known].key == key and same(t, known, s):
            return -1
        slot = (slot + 1) & (t.slots - 1)
    index = t.size
    t.size += 1
    t.table[slot] = t.first_entry + index
    t.nodes[index].key = key
    t.nodes[index].mother = s.mother
    t.nodes[index].awake = s.awake
    t.nodes[index].asleep = s.asleep
    t.nodes[index].asleep_now = s.asleep_now
    t.nodes[index].called = s.called
    t.nodes[index].active = s.active
    t.nodes[index].spent = s.spent
    t.nodes[index].frightened = s.frightened
    t.nodes[index].frightened_now = s.frightened_now
    t.nodes[index].fires = s.fires
    t.nodes[index].tokens = s.tokens
    t.nodes[index].escaped = s.escaped
    t.nodes[index].captured = s.captured
    t.nodes[index].reserve = s.reserve
    t.nodes[index].left = s.left
    t.nodes[index].moved = s.moved
    t.nodes[index].parent = parent
    t.nodes[index].action = action
    t.nodes[index].value = -1.0
    t.nodes[index].promise = -1.0
    t.nodes[index].ends = 0
    t.nodes[index].next = t.layers[s.left]
    t.layers[s.left] = index
    return index


def unpack(t: Turns, index: int, s: Position) -> None:
    """Make a scratch position the one of a node; cards, phase and round stay."""
    s.mother = t.nodes[index].mother
    s.awake = t.nodes[index].awake
    s.asleep = t.nodes[index].asleep
    s.asleep_now = t.nodes[index].asleep_now
    s.called = t.nodes[index].called
    s.active = t.nodes[index].active
    s.spent = t.nodes[index].spent
    s.frightened = t.nodes[index].frightened
    s.frightened_now = t.nodes[index].frightened_now
    s.fires = t.nodes[index].fires
    s.tokens = t.nodes[index].tokens
    s.escaped = t.nodes[index].escaped
    s.captured = t.nodes[index].captured
    s.reserve = t.nodes[index].reserve
    s.left = t.nodes[index].left
    s.moved = t.nodes[index].moved


# --- how good a position is -----------------------------------------------------------------------


def chance_of(net: Net, s: Position, side: int, left: int) -> float:
    """Raptor's chance to win when ``side`` has ``left`` points to spend, or the round is over (-1)."""
    if net.by_hand:
        return squash(hand_lead(net, s, points_worth(side, left)))
    return judge(net, s, side, left, s.moved)


def fuzz(t: Turns, key: int) -> float:
    """A number from -1 to 1 that belongs to a position: how a hasty eye misjudges it."""
    word = mixed(mixed(key, t.noise_seed), MIX_1)
    return (word & 0xFFFF) / 65536.0 + (word >> 16 & 0xFFFF) / 65536.0 - 1.0


def rate(t: Turns, s: Position, net: Net, index: int) -> None:
    """Value a node in which the turn may end: 1 ends by itself, 2 by a decision."""
    if s.phase == EFFECT:
        begun = times_of[10 * s.side + s.played[s.side]] - s.left
        if not effect_goes_on(s):
            t.nodes[index].ends = 1
        elif begun and family_of[10 * s.side + s.played[s.side]] != FAMILY_FIRE:
            t.nodes[index].ends = 2
        else:
            return
        value = chance_of(net, s, 1 - s.side, s.played[1 - s.side] - s.played[s.side])
    elif s.phase == POINTS:
        if s.left == 0:
            t.nodes[index].ends = 1
        elif s.side == RAPTOR or s.active & s.fires == 0:
            t.nodes[index].ends = 2
        else:
            return
        value = chance_of(net, s, -1, 0)
        # Between ends that look alike, points are rather spent than left.
        value += t.thrift * s.left if s.side == 1 else -t.thrift * s.left
    else:
        if s.mother == 0:
            return
        t.nodes[index].ends = 1
        value = chance_of(net, s, -1, 0)
    t.judged += 1
    if t.noise > 0.0:
        value += t.noise * fuzz(t, t.nodes[index].key)
    t.nodes[index].value = value if s.side == RAPTOR else 1.0 - value


def promise_of(t: Turns, s: Position, net: Net, index: int) -> float:
    """How good a node looks that the turn is to go on from."""
    if s.phase != POINTS or net.by_hand:
        return t.nodes[index].value
    t.judged += 1
    value = judge(net, s, s.side, s.left, s.moved)
    if t.noise > 0.0:
        value += t.noise * fuzz(t, t.nodes[index].key)
    return value if s.side == RAPTOR else 1.0 - value


# --- the search -----------------------------------------------------------------------------------


def explore(t: Turns, start: Position, here: Position, there: Position, net: Net, budget: int) -> float:
    """Fill ``t`` with the positions of the turn; the value of the best, for the side whose turn it is.

    The net's base must have been laid for ``start``. Deterministic for a budget.
    """
    t.first_entry += t.capacity  # what earlier turns have left in the table is smaller
    for i in range(LAYERS):
        t.layers[i] = -1
    t.size = t.judged = t.best = 0
    take_frame(here, start)
    take_frame(there, start)
    copy_figures(here, start)
    if here.phase == POINTS and here.side == RAPTOR and here.tokens == 0:
        here.moved = 1  # without a toll it makes no difference, and more ways meet
    if here.phase == RETURN:
        here.left = 1
    deepest = here.left
    root = add(t, here, -1, 0)
    if here.phase == EFFECT:
        # An effect that has not begun cannot be stopped: driving back to the start is another position.
        t.table[t.nodes[root].key & (t.slots - 1)] = -1
    rate(t, here, net, root)
    left = deepest
    while left > 0:
        n = 0
        index = t.layers[left]
        while index >= 0:
            t.order[n] = index
            n += 1
            index = t.nodes[index].next
        quota = t.size + (budget - t.size) // left
        if left > 1 and n > 1 and n * GROWTH > quota - t.size:
            for i in range(n):
                unpack(t, t.order[i], here)
                t.nodes[t.order[i]].promise = promise_of(t, here, net, t.order[i])
            put_in_order(t, n)
        elif n > 1 and n * GROWTH > quota - t.size:
            for i in range(n):
                t.nodes[t.order[i]].promise = t.nodes[t.order[i]].value
            put_in_order(t, n)
        for i in range(n):
            if t.size >= quota:
                break
            if expand(t, here, there, net, t.order[i], budget):
                return WON
        left -= 1
    t.best = -1
    for i in range(t.size):
        if t.nodes[i].ends and (t.best < 0 or t.nodes[i].value > t.nodes[t.best].value):
            t.best = i
    return t.nodes[t.best].value if t.best >= 0 else 0.0


def best_plan(t: Turns, plan: list[int]) -> int:
    """Write the actions that lead to the best end down, the last one first; how many."""
    n = 0
    at = t.best
    if at < 0:
        return 0  # a position from which no turn can end; no game leads there
    if t.nodes[at].ends == 2:
        plan[0] = END
        n = 1
    while t.nodes[at].parent >= 0 and n < LONGEST_PLAN:
        plan[n] = t.nodes[at].action
        n += 1
        at = t.nodes[at].parent
    return n


def expand(t: Turns, here: Position, there: Position, net: Net, index: int, budget: int) -> int:
    """Add everything that one action leads to from a node; 1 when an action wins, which ends the search."""
    unpack(t, index, here)
    if here.phase == EFFECT and not effect_goes_on(here):
        return 0
    n = generate(here, here.side)
    for i in range(n):
        action = here.moves[i]
        if action == END:
            continue
        if t.size >= budget:
            return 0
        unpack(t, index, there)
        act(there, there.side, action)
        if there.phase == RETURN:
            there.left = 0
        new = add(t, there, index, action)
        if new < 0:
            continue
        if there.phase == POINTS and winning(there) >= 0:
            t.nodes[new].ends = 1
            t.nodes[new].value = WON
            t.best = new
            return 1
        rate(t, there, net, new)
    return 0


def take_frame(s: Position, other: Position) -> None:
    """Copy what stays the same in a turn: cards, phase and round."""
    s.phase = other.phase
    s.side = other.side
    s.round = other.round
    for i in range(2):
        s.played[i] = other.played[i]
        s.hand[i] = other.hand[i]
        s.discard[i] = other.discard[i]
        s.pile[i] = other.pile[i]
        s.pile_size[i] = other.pile_size[i]


def copy_figures(s: Position, other: Position) -> None:
    """Copy what a turn changes."""
    s.mother = other.mother
    s.awake = other.awake
    s.asleep = other.asleep
    s.asleep_now = other.asleep_now
    s.called = other.called
    s.active = other.active
    s.spent = other.spent
    s.frightened = other.frightened
    s.frightened_now = other.frightened_now
    s.fires = other.fires
    s.tokens = other.tokens
    s.escaped = other.escaped
    s.captured = other.captured
    s.reserve = other.reserve
    s.left = other.left
    s.moved = other.moved


def put_in_order(t: Turns, n: int) -> None:
    """Sort the first ``n`` numbers of ``order`` by promise, best first, equals by number: a heap sort."""
    start = n // 2 - 1
    while start >= 0:
        sift(t, start, n)
        start -= 1
    end = n - 1
    while end > 0:
        swapped = t.order[0]
        t.order[0] = t.order[end]
        t.order[end] = swapped
        sift(t, 0, end)
        end -= 1


def sift(t: Turns, start: int, n: int) -> None:
    """Let an entry sink in the heap whose top is the worst."""
    at = start
    while 2 * at + 1 < n:
        child = 2 * at + 1
        if child + 1 < n and worse(t, t.order[child + 1], t.order[child]):
            child += 1
        if not worse(t, t.order[child], t.order[at]):
            return
        swapped = t.order[at]
        t.order[at] = t.order[child]
        t.order[child] = swapped
        at = child


def worse(t: Turns, one: int, other: int) -> int:
    if t.nodes[one].promise != t.nodes[other].promise:
        return t.nodes[one].promise < t.nodes[other].promise
    return one > other


def new_scratch(position: Position) -> Position:
    """A position to work on, on the same board."""
    scratch = Position.__new__(Position)
    if not cython.compiled:
        prepare(scratch)
    scratch.become(position)
    return scratch
