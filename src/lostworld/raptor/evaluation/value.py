"""How good a position looks: features that players look at, each with its weight (``weights.py``).

What the bots go by, and the evaluation curve of a replay. Compiled like the kernel.
"""

from __future__ import annotations

import math

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.raptor.evaluation.weights import FEATURES, WEIGHTS

if not cython.compiled:
    from lostworld.raptor.rules.bits import count, lowest
    from lostworld.raptor.rules.kernel import Position, beside, free, shooters, straight, winning

WON = 100.0
SIZE = len(FEATURES)
FARTHEST = 12
EVEN = 4.0
"""A lead of this worth makes a win likely: about three to one."""

if not cython.compiled:
    weight = list(WEIGHTS)
else:
    for _i in range(SIZE):
        weight[_i] = WEIGHTS[_i]


def worth(position: Position) -> float:
    """How good the position looks for Raptor; ``WON`` and ``-WON`` for a finished game."""
    if not cython.compiled:
        seen = [0.0] * SIZE
    won = winning(position)
    if won >= 0:
        return -WON if won else WON
    observe(position, seen)
    total = 0.0
    for i in range(SIZE):
        total += weight[i] * seen[i]
    return total


def chance(position: Position) -> float:
    """Raptor's chance to win, from 0 to 1, as the position looks: a picture for people, not a measurement."""
    return 1 / (1 + math.exp(-worth(position) / EVEN))


def features(position: Position) -> list[float]:
    """What ``worth`` weighs, in the order of ``FEATURES``."""
    if not cython.compiled:
        seen = [0.0] * SIZE
    observe(position, seen)
    return [seen[i] for i in range(SIZE)]


def observe(s: Position, seen: list[float]) -> None:
    """Write the features of a position that is not over."""
    for i in range(SIZE):
        seen[i] = 0.0
    seen[0] = 1.0
    if 1 <= s.tokens <= 4:
        seen[s.tokens] = 1.0
    if s.escaped:
        seen[4 + s.escaped] = 1.0
    if s.captured:
        seen[6 + s.captured] = 1.0
    on_board = count(s.active | s.frightened)
    if on_board <= 3:
        seen[8 + on_board] = 1.0
    seen[12] = on_board
    seen[13] = s.reserve
    seen[14] = count(s.frightened)
    # In the setup every L tile is about to have its scientist.
    hunters = s.active if s.round else s.board.tile[6] | s.board.tile[7] | s.board.tile[8] | s.board.tile[9]
    near = beside(s, hunters)
    nearer = near | beside(s, near)
    close = nearer | beside(s, nearer)
    seen[15] = count(s.asleep)
    seen[16] = count(s.asleep & near)
    seen[17] = count(s.asleep & nearer)
    seen[18] = count(s.asleep & close)
    seen[19] = count(s.awake & near)
    seen[20] = count(s.awake & nearer)
    seen[21] = count(s.awake & close)
    if s.mother:
        at = lowest(s.mother)
        around = s.board.near[at]
        guns = count(shooters(s))
        seen[22] = guns
        seen[23] = guns * s.tokens
        seen[24] = count(around & (s.active | s.frightened))
        seen[25] = count(around & s.asleep)
        lines = straight(s, at, s.board.walk & ~free(s))
        seen[26] = count(beside(s, lines) & (s.active | s.frightened))
    seen[27] = count(s.fires)
    watch_exits(s, seen)


def watch_exits(s: Position, seen: list[float]) -> None:
    """Count the awake babies by the points each needs to escape when nobody else moves."""
    if s.round == 0:
        return  # no way is open or closed before the scientists stand
    open_spaces = s.board.walk & ~(s.fires | s.active | s.frightened | s.asleep | s.mother)
    frontier = s.board.exit_spaces & open_spaces
    reached = frontier
    points = 1
    babies = s.awake
    while frontier and babies and points <= FARTHEST:
        slot = points if points <= 6 else 7 if points <= 8 else 8
        seen[27 + slot] += count(frontier & babies)
        babies &= ~frontier
        frontier = beside(s, frontier) & open_spaces & ~reached
        reached |= frontier
        points += 1
    seen[36] = count(babies)
