"""From results to strength: scores with intervals, Elo, and a ladder of many bots."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from lostworld.lab.match import GameResult

Z: Final = 1.96
"""Intervals hold the true value in 95 of 100 cases."""
MOST_ELO: Final = 1200.0


class Summary(NamedTuple):
    """A match in figures, for the first of the two bots."""

    games: int
    score: float
    low: float
    high: float
    """The score and the bounds of its interval."""
    by_side: tuple[float, float]
    """The score with each side."""
    milliseconds: tuple[float, float]
    """What a decision took each bot, on average."""
    rounds: float

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo, and the bounds of its interval."""
        return elo_of(self.score), elo_of(self.low), elo_of(self.high)


def elo_of(score: float) -> float:
    """The difference in Elo that a score stands for.

    >>> round(elo_of(0.75))
    191
    """
    if score <= 0.0:
        return -MOST_ELO
    if score >= 1.0:
        return MOST_ELO
    return max(-MOST_ELO, min(MOST_ELO, 400 * math.log10(score / (1 - score))))


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Bounds for the mean of independent scores from 0 to 1, after Wilson with the scores' own spread.

    >>> low, high = interval([1.0] * 50 + [0.0] * 50)
    >>> round(low, 2), round(high, 2)
    (0.4, 0.6)
    """
    n = len(scores)
    if n == 0:
        return 0.0, 1.0
    mean = sum(scores) / n
    spread = sum((score - mean) ** 2 for score in scores) / n
    # As many coin tosses as would spread as little.
    tosses = n * (mean * (1 - mean) / spread) if spread > 1e-9 else n
    centre = (mean + Z * Z / (2 * tosses)) / (1 + Z * Z / tosses)
    half = Z / (1 + Z * Z / tosses) * math.sqrt(mean * (1 - mean) / tosses + Z * Z / (4 * tosses * tosses))
    return max(0.0, centre - half), min(1.0, centre + half)


def summary(results: Sequence[GameResult]) -> Summary:
    """The figures of a match; ``results`` are its pairs one after another."""
    pairs = [(results[i].score + results[i + 1].score) / 2 for i in range(0, len(results) - 1, 2)]
    low, high = interval(pairs)
    asked = [sum(result.decisions[i] for result in results) for i in range(2)]
    taken = [sum(result.seconds[i] for result in results) for i in range(2)]
    at_side = [[result.score for result in results if result.one_side == side] for side in range(2)]
    return Summary(
        len(results),
        sum(pairs) / len(pairs) if pairs else 0.5,
        low,
        high,
        (_mean(at_side[0]), _mean(at_side[1])),
        (1000 * taken[0] / max(1, asked[0]), 1000 * taken[1] / max(1, asked[1])),
        _mean([float(result.rounds) for result in results]),
    )


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.5


def ratings(
    scores: Mapping[tuple[str, str], tuple[float, int]], anchor: str, at: float = 0.0, steps: int = 2000
) -> dict[str, float]:
    """Elo of all players from their scores against each other: (score, games) by pair of names.

    Bradley and Terry's model, by repeated improvement; ``anchor`` has ``at``.

    >>> found = ratings({("b", "a"): (0.75, 100), ("c", "b"): (0.75, 100)}, "a")
    >>> [round(found[name]) for name in "abc"]
    [0, 191, 382]
    """
    names = sorted({name for pair in scores for name in pair})
    elo = dict.fromkeys(names, 0.0)
    for _ in range(steps):
        changes = dict.fromkeys(names, 0.0)
        weights = dict.fromkeys(names, 1e-9)
        for (one, other), (score, games) in scores.items():
            # A score of all or nothing would have no end: half a point is lent to the loser.
            kept = min(max(score, 0.5 / games), 1 - 0.5 / games)
            expected = 1 / (1 + 10 ** ((elo[other] - elo[one]) / 400))
            slope = games * expected * (1 - expected) * math.log(10) / 400
            for name, sign in ((one, 1), (other, -1)):
                changes[name] += sign * games * (kept - expected)
                weights[name] += slope
        for name in names:
            elo[name] += 0.5 * changes[name] / weights[name]
    shift = at - elo[anchor]
    return {name: value + shift for name, value in elo.items()}
