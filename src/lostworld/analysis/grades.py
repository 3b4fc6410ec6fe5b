"""From chances to grades: how good a decision was, and how well a seat has played, as lichess counts it.

A decision's accuracy falls with the chance to win that it gave away; a seat's is the mean of two means over
its decisions: one in which restless parts of the game weigh more, and the harmonic one, which bad decisions
pull down.

    >>> round(accuracy_of(0.0)), round(accuracy_of(0.1)), round(accuracy_of(0.5))
    (100, 64, 9)
    >>> grade_of(0.04), grade_of(0.12)
    ('good', 'mistake')
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
GRADES: Final[tuple[tuple[str, float], ...]] = (("blunder", 0.15), ("mistake", 0.10), ("inaccuracy", 0.05))
"""From how much of the chance to win, given away by one decision, a grade counts."""
FAULTS: Final = tuple(name for name, _ in GRADES)
NOTHING: Final = 0.005
"""So little given away is nothing."""

_HEIGHT, _FALL, _SHIFT = 103.1668, 0.04354, 3.1669
"""The curve of accuracy over per cents given away that lichess has published."""


def grade_of(loss: float) -> str:
    """What a decision that gave so much away is called."""
    for name, least in GRADES:
        if loss >= least:
            return name
    return BEST if loss < NOTHING else GOOD


def accuracy_of(loss: float) -> float:
    """The accuracy, in per cent, of a decision that gave so much of the chance to win away."""
    return min(100.0, max(0.0, _HEIGHT * math.exp(-_FALL * 100.0 * max(0.0, loss)) - _SHIFT))


def accuracy(losses: Sequence[float], chances: Sequence[float]) -> float | None:
    """A seat's accuracy over its decisions: what each gave away, and the chance to win before each.

    None without a decision.
    """
    if not losses:
        return None
    each = [accuracy_of(loss) for loss in losses]
    weights = _restlessness(chances)
    weighted = sum(a * w for a, w in zip(each, weights, strict=True)) / sum(weights)
    harmonic = len(each) / sum(1.0 / max(a, 1.0) for a in each)
    return (weighted + harmonic) / 2


def _restlessness(chances: Sequence[float]) -> list[float]:
    """How much the chances change around each decision, within bounds."""
    width = max(2, min(8, len(chances) // 10))
    weights = []
    for at in range(len(chances)):
        start = max(0, min(at - width // 2, len(chances) - width))
        window = [100.0 * chance for chance in chances[start : start + width]]
        mean = sum(window) / len(window)
        spread = math.sqrt(sum((chance - mean) ** 2 for chance in window) / len(window))
        weights.append(min(12.0, max(0.5, spread)))
    return weights
