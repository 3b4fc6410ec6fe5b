"""How good a position looks, by rules of thumb: what the simple bots and the evaluation curve go by.

Weights are in units of about one sleep token. Positive is good for Raptor. Compiled like the kernel.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from lostworld.raptor.bits import count, lowest
    from lostworld.raptor.kernel import Position, beside, shooters, winning

WON = 100.0

# By the number of sleep tokens on the mother, babies escaped or captured, scientists on the board.
TOKENS = (0.0, 1.0, 2.2, 3.8, 6.0, WON)
ESCAPED = (0.0, 3.5, 8.0, WON, WON, WON)
CAPTURED = (0.0, 3.0, 7.0, WON, WON, WON)
SCIENTISTS = (-WON, -4.0, -1.6, -0.4, 0.4, 0.9, 1.3, 1.7, 2.0, 2.3, 2.6)
# By the action points an awake baby needs to leave the board.
TO_EXIT = (0.0, 2.6, 2.0, 1.5, 1.1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05)

ASLEEP = 0.9
ASLEEP_BESIDE_SCIENTIST = 1.3
AWAKE_BESIDE_SCIENTIST = 0.5
MOTHER_IN_LINE = 0.45
MOTHER_BESIDE_SCIENTIST = 0.35
FRIGHTENED = 0.35
RESERVE = 0.15
FARTHEST = 11

if not cython.compiled:
    token_cost = list(TOKENS)
    escape_gain = list(ESCAPED)
    capture_cost = list(CAPTURED)
    scientist_cost = list(SCIENTISTS)
    exit_gain = list(TO_EXIT)
else:
    for _i in range(6):
        token_cost[_i] = TOKENS[_i]
        escape_gain[_i] = ESCAPED[_i]
        capture_cost[_i] = CAPTURED[_i]
    for _i in range(11):
        scientist_cost[_i] = SCIENTISTS[_i]
    for _i in range(12):
        exit_gain[_i] = TO_EXIT[_i]


def worth(position: Position) -> float:
    """How good the position looks for Raptor; ``WON`` and ``-WON`` for a finished game."""
    return judge(position)


def judge(s: Position) -> float:
    won = winning(s)
    if won == 0:
        return WON
    if won == 1:
        return -WON
    value = escape_gain[s.escaped] - capture_cost[s.captured] - token_cost[s.tokens]
    value -= scientist_cost[count(s.active | s.frightened)]
    value += FRIGHTENED * count(s.frightened) - RESERVE * s.reserve
    guarded = beside(s, s.active)
    value -= ASLEEP * count(s.asleep) + ASLEEP_BESIDE_SCIENTIST * count(s.asleep & guarded)
    value -= AWAKE_BESIDE_SCIENTIST * count(s.awake & guarded)
    if s.mother:
        danger = MOTHER_IN_LINE * (1 + s.tokens)
        value -= danger * count(shooters(s))
        value += MOTHER_BESIDE_SCIENTIST * count(s.board.near[lowest(s.mother)] & (s.active | s.frightened))
    return value + ways_out(s)


def ways_out(s: Position) -> float:
    """The babies' chances to escape, by the points each needs when nobody else moves."""
    value = 0.0
    open_spaces = s.board.walk & ~(s.fires | s.active | s.frightened | s.asleep | s.mother)
    frontier = s.board.exit_spaces & open_spaces
    seen = frontier
    points = 1
    babies = s.awake
    while frontier and babies and points <= FARTHEST:
        value += exit_gain[points] * count(frontier & babies)
        babies &= ~frontier
        frontier = beside(s, frontier) & open_spaces & ~seen
        seen |= frontier
        points += 1
    return value
