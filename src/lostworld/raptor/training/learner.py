"""Learning by examples: positions as lists of features, what they came to, and steps of Adam towards it.

All in plain C loops, as the evaluation is: no library for learning is needed, and a million examples take
seconds.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.raptor.evaluation.features import COUNT, MIRRORED
from lostworld.raptor.evaluation.net import PARAMETERS

if cython.compiled:
    from cython.cimports.cpython.exc import PyErr_CheckSignals as heed_signals
    from cython.cimports.libc.stdlib import calloc as claim
    from cython.cimports.libc.stdlib import free as give_back
else:
    from lostworld.raptor.evaluation.features import MOST, collect, collect_fixed
    from lostworld.raptor.evaluation.layers import adam, add_rows, add_to_rows, back, dense, dense_narrow, dot
    from lostworld.raptor.evaluation.net import (
        AT_FIRST_BIAS,
        AT_PAIRS,
        AT_PAIRS_BIAS,
        AT_SECOND,
        AT_SECOND_BIAS,
        AT_VALUE,
        AT_VALUE_BIAS,
        WIDE,
        Net,
        hand_lead,
        lay_base,
        points_worth,
        squash,
    )
    from lostworld.raptor.rules.kernel import MASK64, RANDOM_INCREMENT, RANDOM_MULTIPLIER, Position
    from lostworld.raptor.search.turns import chance_of

    def heed_signals() -> None:
        """Let Ctrl-C through, which plain Python does by itself."""


ROOM_FOR_ROWS = 120
CELLS = 81
MOST_SAMPLES = 16_000_000
STEPS = 250
"""A searched table's chances are kept in so many steps; 0 stands for a pair that cannot be played."""
CELL_WEIGHT = 0.05
"""How much each cell of a searched table counts beside a position's value."""
ALL_PARAMETERS = PARAMETERS

if not cython.compiled:
    mirrored = [[0] * COUNT for _ in range(4)]
for _symmetry in range(4):
    for _index in range(COUNT):
        mirrored[_symmetry][_index] = MIRRORED[_symmetry][_index]


class Samples:
    """Positions from games, each with the chance to win that the game made of it."""

    if not cython.compiled:
        rows: list[int]
        counts: list[int]
        pairs: list[int]
        targets: list[float]
        guesses: list[float]
        offsets: list[float]
        lucks: list[float]
        tables: list[int]
        searched: list[int]

    def __init__(self, capacity: int) -> None:
        if not 1 <= capacity <= MOST_SAMPLES:
            raise ValueError(f"room for {capacity} samples cannot be had: 1 to {MOST_SAMPLES} can")
        self.capacity = capacity
        self.size = self.written = 0
        if cython.compiled:
            self.reserve_memory()  # type: ignore[no-untyped-call]
        else:
            self.rows = [0] * (capacity * ROOM_FOR_ROWS)
            self.counts, self.pairs = [0] * capacity, [-1] * capacity
            self.targets, self.guesses, self.offsets = ([0.5] * capacity for _ in range(3))
            self.lucks = [0.0] * capacity
            self.tables, self.searched = [0] * (capacity * CELLS), [0] * capacity

    def clear(self) -> None:
        """Forget everything."""
        self.size = self.written = 0

    def take(self, other: Samples) -> None:
        """Add the samples of ``other``; the oldest give way when there is no room left."""
        if not self.capacity:
            raise ValueError("this has room for no sample")
        for i in range(other.size):
            copy_sample(self, self.written % self.capacity, other, i)
            self.written += 1
            if self.size < self.capacity:
                self.size += 1

    def mean_target(self) -> float:
        """The mean of what the positions came to."""
        total = 0.0
        for i in range(self.size):
            total += self.targets[i]
        return total / self.size if self.size else 0.0

    def mean_error(self) -> float:
        """The mean square of what the net was wrong by when the positions were written down.

        It had not seen them.
        """
        total = 0.0
        for i in range(self.size):
            total += (self.guesses[i] - self.targets[i]) * (self.guesses[i] - self.targets[i])
        return total / self.size if self.size else 0.0

    if cython.compiled:

        def reserve_memory(self):  # type: ignore[no-untyped-def]
            n = self.capacity
            self.rows = cython.cast(cython.pointer(cython.ushort), claim(n * ROOM_FOR_ROWS, 2))
            self.counts = cython.cast(cython.p_int, claim(n, cython.sizeof(cython.int)))
            self.pairs = cython.cast(cython.p_int, claim(n, cython.sizeof(cython.int)))
            self.targets = cython.cast(cython.p_float, claim(n, cython.sizeof(cython.float)))
            self.guesses = cython.cast(cython.p_float, claim(n, cython.sizeof(cython.float)))
            self.offsets = cython.cast(cython.p_float, claim(n, cython.sizeof(cython.float)))
            self.lucks = cython.cast(cython.p_float, claim(n, cython.sizeof(cython.float)))
            # Cleared memory costs nothing until it is used, and few samples have a table.
            self.tables = cython.cast(cython.p_uchar, claim(n, CELLS))
            self.searched = cython.cast(cython.p_uchar, claim(n, 1))
            if not (self.rows and self.counts and self.pairs and self.tables and self.searched):
                raise MemoryError
            if not (self.targets and self.guesses and self.offsets and self.lucks):
                raise MemoryError

        def __dealloc__(self):  # type: ignore[no-untyped-def]
            give_back(self.rows)
            give_back(self.counts)
            give_back(self.pairs)
            give_back(self.targets)
            give_back(self.guesses)
            give_back(self.offsets)
            give_back(self.lucks)
            give_back(self.tables)
            give_back(self.searched)


def copy_sample(samples: Samples, to: int, other: Samples, start: int) -> None:
    n = other.counts[start]
    for k in range(n):
        samples.rows[to * ROOM_FOR_ROWS + k] = other.rows[start * ROOM_FOR_ROWS + k]
    samples.counts[to] = n
    samples.pairs[to] = other.pairs[start]
    samples.targets[to] = other.targets[start]
    samples.guesses[to] = other.guesses[start]
    samples.offsets[to] = other.offsets[start]
    samples.lucks[to] = other.lucks[start]
    samples.searched[to] = other.searched[start]
    if other.searched[start]:
        for k in range(CELLS):
            samples.tables[to * CELLS + k] = other.tables[start * CELLS + k]


def record(samples: Samples, net: Net, s: Position, side: int, left: int, moved: int) -> int:
    """Write a position down, with what ``net`` thinks of it; its number, or -1 when there is no room."""
    if not cython.compiled:
        rows = [0] * MOST
    if samples.size >= samples.capacity:
        return -1
    at = samples.size
    samples.size += 1
    n = collect_fixed(s, rows)
    for k in range(n):
        samples.rows[at * ROOM_FOR_ROWS + k] = rows[k]
    total = n
    n = collect(s, rows, side, left, moved)
    if total + n > ROOM_FOR_ROWS:
        n = ROOM_FOR_ROWS - total  # a position that no game leads to
    for k in range(n):
        samples.rows[at * ROOM_FOR_ROWS + total + k] = rows[k]
    samples.counts[at] = total + n
    samples.pairs[at] = -1
    samples.searched[at] = 0
    lay_base(net, s)
    samples.guesses[at] = chance_of(net, s, side, left)
    samples.offsets[at] = hand_lead(net, s, points_worth(side, left))
    samples.targets[at] = 0.5
    samples.lucks[at] = 0.0
    return at


def record_table(
    samples: Samples, at: int, table: list[float], gone_raptor: int, gone_scientist: int, value: float
) -> None:
    """Write down for a position what a search found: each pair's chance, and the chance with good choices."""
    samples.searched[at] = 1
    samples.guesses[at] = value
    for i in range(CELLS):
        samples.tables[at * CELLS + i] = 0
        if gone_raptor >> i // 9 + 1 & 1 or gone_scientist >> i % 9 + 1 & 1:
            continue
        step = table[i] * STEPS + 0.5
        samples.tables[at * CELLS + i] = 1 + (cython.cast(cython.int, step) if cython.compiled else int(step))


class Learner:
    """A net's weights while they are learned."""

    if not cython.compiled:
        weights: list[float]
        slope: list[float]
        first: list[float]
        second: list[float]
        mean: list[float]

    def __init__(self, seed: int = 1, hand_share: float = 0.0) -> None:
        """Small random weights; the net adds to what the hand weights say, as far as ``hand_share``."""
        self.random = seed
        self.hand_share = hand_share
        self.steps = 0
        if not cython.compiled:
            self.weights, self.slope, self.first, self.second, self.mean = (
                [0.0] * PARAMETERS for _ in range(5)
            )
        for i in range(PARAMETERS):
            self.slope[i] = self.first[i] = self.second[i] = 0.0
            self.weights[i] = self.mean[i] = 0.0
        for i in range(AT_FIRST_BIAS):
            self.weights[i] = 0.1 * (uniform(self) - 0.5)
        for i in range(AT_SECOND, AT_SECOND_BIAS):
            self.weights[i] = 0.4 * (uniform(self) - 0.5)
        for i in range(AT_VALUE, AT_VALUE_BIAS):
            self.weights[i] = 0.4 * (uniform(self) - 0.5)
        for i in range(AT_PAIRS, AT_PAIRS_BIAS):
            self.weights[i] = 0.2 * (uniform(self) - 0.5)

    def net(self) -> Net:
        """The net as it is now."""
        return self.average_net(False)

    def average_net(self, averaged: bool = True) -> Net:
        """The net with the running mean of its weights, which plays better than the last ones."""
        numbers = array("f", bytes(4 * PARAMETERS))
        for i in range(PARAMETERS):
            numbers[i] = self.mean[i] if averaged else self.weights[i]
        net = Net()
        net.set_parameters(numbers)
        net.hand_share = self.hand_share
        return net

    def state(self) -> bytes:
        """Everything needed to go on learning later."""
        numbers = array("f", bytes(16 * PARAMETERS))
        for i in range(PARAMETERS):
            numbers[i] = self.weights[i]
            numbers[PARAMETERS + i] = self.first[i]
            numbers[2 * PARAMETERS + i] = self.second[i]
            numbers[3 * PARAMETERS + i] = self.mean[i]
        return self.steps.to_bytes(8, "little") + int(self.random).to_bytes(8, "little") + numbers.tobytes()

    def take_state(self, content: bytes) -> None:
        """Go on from ``state``."""
        self.steps = int.from_bytes(content[:8], "little")
        self.random = int.from_bytes(content[8:16], "little")
        numbers = array("f")
        numbers.frombytes(content[16:])
        if len(numbers) != 4 * PARAMETERS:
            raise ValueError("this is the state of another net")
        for i in range(PARAMETERS):
            self.weights[i] = numbers[i]
            self.first[i] = numbers[PARAMETERS + i]
            self.second[i] = numbers[2 * PARAMETERS + i]
            self.mean[i] = numbers[3 * PARAMETERS + i]

    def learn(self, samples: Samples, batches: int, batch: int, rate: float, decay: float = 1e-6) -> float:
        """So many steps, each of ``batch`` samples drawn at random and mirrored at random; the mean loss."""
        if samples.size == 0:
            raise ValueError("there is nothing to learn from")
        if batches < 1 or not 1 <= batch <= MOST_SAMPLES:
            raise ValueError(f"{batches} steps of {batch} samples cannot be")
        total = 0.0
        for _ in range(batches):
            with cython.nogil:
                total += one_batch(self, samples, batch, rate, decay)
            heed_signals()
        return total / batches


def uniform(learner: Learner) -> float:
    """A number from 0 to 1."""
    learner.random = (learner.random * RANDOM_MULTIPLIER + RANDOM_INCREMENT) & MASK64
    return (learner.random >> 40) / 16777216.0


def drawn(learner: Learner, n: int) -> int:
    """A whole number below ``n``."""
    learner.random = (learner.random * RANDOM_MULTIPLIER + RANDOM_INCREMENT) & MASK64
    return ((learner.random >> 32) * n) >> 32


def one_batch(learner: Learner, samples: Samples, batch: int, rate: float, decay: float) -> float:
    loss = 0.0
    for _ in range(batch):
        loss += one_sample(learner, samples, drawn(learner, samples.size))
    adam(
        learner.weights,
        learner.slope,
        learner.first,
        learner.second,
        ALL_PARAMETERS,
        rate,
        1.0 / batch,
        decay,
    )
    learner.steps += 1
    keep = 0.9998 if learner.steps > 20_000 else 0.998 if learner.steps > 1000 else 0.9
    for i in range(ALL_PARAMETERS):
        learner.mean[i] = keep * learner.mean[i] + (1.0 - keep) * learner.weights[i]
    return loss / batch


def one_sample(learner: Learner, samples: Samples, index: int) -> float:
    """Add one sample's slopes; its loss."""
    if not cython.compiled:
        rows = [0] * ROOM_FOR_ROWS
        wide, wide_slope = [0.0] * WIDE, [0.0] * WIDE
        narrow, narrow_slope = [0.0] * 32, [0.0] * 32
        table = [0.0] * CELLS
    symmetry = drawn(learner, 4)
    n = samples.counts[index]
    for k in range(n):
        rows[k] = mirrored[symmetry][samples.rows[index * ROOM_FOR_ROWS + k]]
    for i in range(WIDE):
        wide[i] = learner.weights[AT_FIRST_BIAS + i]
        wide_slope[i] = 0.0
    add_rows(wide, learner.weights, rows, n)
    dense_narrow(narrow, wide, learner.weights, AT_SECOND, AT_SECOND_BIAS)
    target = samples.targets[index]
    lead = learner.weights[AT_VALUE_BIAS] + dot(narrow, learner.weights, AT_VALUE)
    guess = squash(lead + learner.hand_share * samples.offsets[index])
    slope = guess - target
    loss = slope * slope
    learner.slope[AT_VALUE_BIAS] += slope
    for i in range(32):
        narrow_slope[i] = 0.0
        if narrow[i] > 0.0:
            narrow_slope[i] = slope * learner.weights[AT_VALUE + i]
            learner.slope[AT_VALUE + i] += slope * narrow[i]
    pair = samples.pairs[index]
    if samples.searched[index]:
        dense(table, narrow, learner.weights, AT_PAIRS, AT_PAIRS_BIAS, 32, CELLS)
        for i in range(CELLS):
            cell = samples.tables[index * CELLS + i]
            table[i] = CELL_WEIGHT * (squash(table[i]) - (cell - 1.0) / STEPS) if cell else 0.0
            learner.slope[AT_PAIRS_BIAS + i] += table[i]
        back(narrow_slope, learner.slope, narrow, table, learner.weights, AT_PAIRS, 32, CELLS)
    elif pair >= 0:
        total = learner.weights[AT_PAIRS_BIAS + pair]
        for i in range(32):
            if narrow[i] > 0.0:
                total += narrow[i] * learner.weights[AT_PAIRS + 81 * i + pair]
        slope = squash(total) - target - samples.lucks[index]
        learner.slope[AT_PAIRS_BIAS + pair] += slope
        for i in range(32):
            if narrow[i] > 0.0:
                narrow_slope[i] += slope * learner.weights[AT_PAIRS + 81 * i + pair]
                learner.slope[AT_PAIRS + 81 * i + pair] += slope * narrow[i]
    for i in range(32):
        learner.slope[AT_SECOND_BIAS + i] += narrow_slope[i]
    back(wide_slope, learner.slope, wide, narrow_slope, learner.weights, AT_SECOND, WIDE, 32)
    for i in range(WIDE):
        if wide[i] <= 0.0:
            wide_slope[i] = 0.0
        learner.slope[AT_FIRST_BIAS + i] += wide_slope[i]
    add_to_rows(learner.slope, wide_slope, rows, n, WIDE)
    return loss
