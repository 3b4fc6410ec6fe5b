"""The learned judgement: a small net from the features of a position to Raptor's chance to win.

Features -> 64 -> 32 -> one value (what the hand weights say, in part, and what the net adds to it), and from
the same 32 a table of 9 x 9: the value of each pair of cards, for positions between rounds. Weights are read
from a file with the hash of the features' definition. Several nets may judge together: their mistakes differ,
and the mean of all is off by less. Compiled like the kernel; nothing here needs the interpreter once a net is
loaded.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Collection
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.raptor.evaluation.features import COUNT, DEFINITION
from lostworld.raptor.evaluation.weights import FEATURES, WEIGHTS

if not cython.compiled:
    from math import exp

    from lostworld.raptor.evaluation.features import MOST, check_turn, collect, collect_fixed
    from lostworld.raptor.evaluation.layers import add_rows, dense, dense_narrow, dot
    from lostworld.raptor.evaluation.value import EVEN, observe
    from lostworld.raptor.rules.kernel import Position

FORMAT: Final = 1
INPUTS = COUNT
HAND_WEIGHTS: Final = WEIGHTS
HAND_FEATURES = len(WEIGHTS)
WIDE = 64
NARROW = 32
PAIRS = 81
SHAPES: Final = (
    ("first", INPUTS * WIDE),
    ("first bias", WIDE),
    ("second", WIDE * NARROW),
    ("second bias", NARROW),
    ("value", NARROW),
    ("value bias", 1),
    ("pairs", NARROW * PAIRS),
    ("pairs bias", PAIRS),
)
PARAMETERS: Final = sum(size for _, size in SHAPES)
AT_FIRST_BIAS = INPUTS * WIDE
AT_SECOND = AT_FIRST_BIAS + WIDE
AT_SECOND_BIAS = AT_SECOND + WIDE * NARROW
AT_VALUE = AT_SECOND_BIAS + NARROW
AT_VALUE_BIAS = AT_VALUE + NARROW
AT_PAIRS = AT_VALUE_BIAS + 1
AT_PAIRS_BIAS = AT_PAIRS + NARROW * PAIRS

POINT_WORTH = 0.3
"""What a point still to be spent is worth with the hand weights, which do not see points."""

PACKAGE: Final = "lostworld.raptor.evaluation"
WEIGHTS_FILES: Final = ("net.weights", "second.weights", "third.weights")
"""The nets of the package, of trainings of their own: about equally strong, for those who have time."""
MOST_OTHERS: Final = 3
"""So many nets may judge together with one."""


class Net:
    """A net with its weights, and room for one evaluation's base. Threads need one each (``copy``)."""

    if not cython.compiled:
        by_hand: int
        hand_share: float
        hand: list[float]
        weights: list[float]
        base: list[float]
        other_weights: list[list[float]]
        other_bases: list[list[float]]

    def __init__(self) -> None:
        """A net that knows nothing: all weights are zero."""
        self.by_hand = 0
        self.hand_share = 0.0
        self.asked = 0
        self.others: list[Net] = []
        if not cython.compiled:
            self.hand = [0.0] * HAND_FEATURES
            self.weights = [0.0] * PARAMETERS
            self.base = [0.0] * WIDE
            self.other_weights = [[]] * MOST_OTHERS
            self.other_bases = [[0.0] * WIDE for _ in range(MOST_OTHERS)]
        for i in range(HAND_FEATURES):
            self.hand[i] = HAND_WEIGHTS[i]
        for i in range(PARAMETERS):
            self.weights[i] = 0.0
        for i in range(WIDE):
            self.base[i] = 0.0

    def copy(self) -> Net:
        """A net with the same weights."""
        new = Net()
        new.by_hand = self.by_hand
        new.hand_share = self.hand_share
        for i in range(HAND_FEATURES):
            new.hand[i] = self.hand[i]
        for i in range(PARAMETERS):
            new.weights[i] = self.weights[i]
        for other in self.others:
            new.judge_with(other)
        return new

    def judge_with(self, other: Net) -> None:
        """Judge together with another net from now on: by the mean of what all think."""
        if self.by_hand or other.by_hand or self.hand_share != other.hand_share:
            raise ValueError("nets judge together that build on the hand weights in the same measure")
        if self.asked == MOST_OTHERS:
            raise ValueError(f"at most {MOST_OTHERS} nets judge together with one")
        self.others.append(other)
        self.other_weights[self.asked] = other.weights
        self.asked += 1

    def parameters(self) -> array[float]:
        """All weights, in the order of ``SHAPES``."""
        return array("f", [self.weights[i] for i in range(PARAMETERS)])

    def set_parameters(self, numbers: array[float]) -> None:
        """Take these weights."""
        if len(numbers) != PARAMETERS:
            raise ValueError(f"a net has {PARAMETERS} weights, not {len(numbers)}")
        for i in range(PARAMETERS):
            self.weights[i] = numbers[i]

    def chance(self, position: Position, side: int = -1, left: int = 0, moved: int = 0) -> float:
        """Raptor's chance to win when ``side`` still has ``left`` points, or nobody (-1)."""
        if self.by_hand:
            return squash(hand_lead(self, position, 0.0))
        check_turn(side, left)
        lay_base(self, position)
        return judge(self, position, side, left, moved)

    def pair_values(self, position: Position) -> list[float]:
        """Raptor's chance to win for each pair of cards, as one list: row by row of Raptor's cards 1 to 9."""
        if not cython.compiled:
            table = [0.0] * PAIRS
        lay_base(self, position)
        judge_pairs(self, position, table)
        return [table[i] for i in range(PAIRS)]

    def to_bytes(self) -> bytes:
        """The file of weights: one line of JSON, then the numbers as 32-bit floats, little-endian."""
        numbers = self.parameters()
        if sys.byteorder == "big":
            numbers.byteswap()
        head = {
            "format": FORMAT,
            "features": DEFINITION,
            "shapes": [list(shape) for shape in SHAPES],
            "hand_share": self.hand_share,
        }
        return json.dumps(head).encode() + b"\n" + numbers.tobytes()

    def take_bytes(self, content: bytes) -> None:
        """Read a file of weights. Raises ValueError when it was made for other features or another net."""
        head, _, body = content.partition(b"\n")
        said = json.loads(head)
        if said["format"] != FORMAT or said["features"] != DEFINITION:
            raise ValueError("these weights were learned with other features; train again")
        if said["shapes"] != [list(shape) for shape in SHAPES]:
            raise ValueError("these weights belong to a net of another shape; train again")
        numbers = array("f")
        numbers.frombytes(body)
        if sys.byteorder == "big":
            numbers.byteswap()
        self.set_parameters(numbers)
        self.hand_share = said["hand_share"]


def load(path: Path | None = None) -> Net:
    """The net of a file, or the first of the package."""
    return read_net(path or files(PACKAGE).joinpath(WEIGHTS_FILES[0]))


def load_all() -> tuple[Net, ...]:
    """The nets of the package."""
    return tuple(read_net(files(PACKAGE).joinpath(file)) for file in WEIGHTS_FILES)


def read_net(file: Path | Traversable) -> Net:
    """The net of a file of weights."""
    net = Net()
    net.take_bytes(file.read_bytes())
    return net


def by_hand(blind: Collection[str] = ()) -> Net:
    """No net at all: a judge that goes by the hand weights of ``weights.py``.

    Except for what it is blind to.
    """
    net = Net()
    net.by_hand = 1
    for i in range(HAND_FEATURES):
        if FEATURES[i] in blind:
            net.hand[i] = 0.0
    return net


def hand_lead(net: Net, s: Position, bonus: float) -> float:
    """Raptor's lead by the hand weights, with a bonus for points left; ``squash`` makes it a chance."""
    if not cython.compiled:
        seen = [0.0] * HAND_FEATURES
    observe(s, seen)
    total = bonus
    for i in range(HAND_FEATURES):
        total += net.hand[i] * seen[i]
    return total / EVEN


def squash(number: float) -> float:
    """From any number to a chance between 0 and 1."""
    if number < -30.0:
        return 0.0
    if number > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-number))


def lay_base(net: Net, s: Position) -> None:
    """Add up what stays the same for the whole turn."""
    if not cython.compiled:
        found = [0] * MOST
    n = collect_fixed(s, found)
    for i in range(WIDE):
        net.base[i] = net.weights[AT_FIRST_BIAS + i]
    add_rows(net.base, net.weights, found, n)
    for k in range(net.asked):
        for i in range(WIDE):
            net.other_bases[k][i] = net.other_weights[k][AT_FIRST_BIAS + i]
        add_rows(net.other_bases[k], net.other_weights[k], found, n)


def hidden(weights: list[float], base: list[float], found: list[int], n: int, narrow: list[float]) -> None:
    """The last hidden layer of a net on its base, before its positive part is taken."""
    if not cython.compiled:
        wide = [0.0] * WIDE
    for i in range(WIDE):
        wide[i] = base[i]
    add_rows(wide, weights, found, n)
    dense_narrow(narrow, wide, weights, AT_SECOND, AT_SECOND_BIAS)


def points_worth(side: int, left: int) -> float:
    """What points still to be spent add to Raptor's lead by the hand weights."""
    return POINT_WORTH * left if side == 0 else -POINT_WORTH * left


def judge(net: Net, s: Position, side: int, left: int, moved: int) -> float:
    """Raptor's chance to win, on the base laid before."""
    if not cython.compiled:
        found = [0] * MOST
        narrow = [0.0] * NARROW
    n = collect(s, found, side, left, moved)
    hidden(net.weights, net.base, found, n, narrow)
    lead = net.weights[AT_VALUE_BIAS] + dot(narrow, net.weights, AT_VALUE)
    for k in range(net.asked):
        hidden(net.other_weights[k], net.other_bases[k], found, n, narrow)
        lead += net.other_weights[k][AT_VALUE_BIAS] + dot(narrow, net.other_weights[k], AT_VALUE)
    lead /= 1.0 + net.asked
    if net.hand_share > 0.0:
        lead += net.hand_share * hand_lead(net, s, points_worth(side, left))
    return squash(lead)


def judge_pairs(net: Net, s: Position, table: list[float]) -> None:
    """The table of card pairs, on the base laid before."""
    if not cython.compiled:
        found = [0] * MOST
        narrow = [0.0] * NARROW
        another = [0.0] * PAIRS
    n = collect(s, found, -1, 0, 0)
    hidden(net.weights, net.base, found, n, narrow)
    dense(table, narrow, net.weights, AT_PAIRS, AT_PAIRS_BIAS, NARROW, PAIRS)
    for k in range(net.asked):
        hidden(net.other_weights[k], net.other_bases[k], found, n, narrow)
        dense(another, narrow, net.other_weights[k], AT_PAIRS, AT_PAIRS_BIAS, NARROW, PAIRS)
        for i in range(PAIRS):
            table[i] += another[i]
    for i in range(PAIRS):
        table[i] = squash(table[i] / (1.0 + net.asked))
