"""The net's arithmetic in plain Python: the uncompiled twins of the C loops in ``layers_c.pxd``.

These keep double precision where C has single, so the two agree to about six digits.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import sqrt

WIDE = 64
NARROW = 32


def add_rows(total: MutableSequence[float], weights: Sequence[float], rows: Sequence[int], n: int) -> None:
    """Add the first ``n`` of ``rows`` of a table to ``total``."""
    for i in range(n):
        start = rows[i] * WIDE
        for j in range(WIDE):
            total[j] += weights[start + j]


def dense(
    result: MutableSequence[float],
    given: Sequence[float],
    weights: Sequence[float],
    at: int,
    at_bias: int,
    inputs: int,
    outputs: int,
) -> None:
    """A bias plus the positive part of ``given`` times a table with one row for each input."""
    for j in range(outputs):
        result[j] = weights[at_bias + j]
    for i in range(inputs):
        value = given[i]
        if value > 0.0:
            start = at + i * outputs
            for j in range(outputs):
                result[j] += value * weights[start + j]


def dense_narrow(
    result: MutableSequence[float], given: Sequence[float], weights: Sequence[float], at: int, at_bias: int
) -> None:
    """The second layer."""
    dense(result, given, weights, at, at_bias, WIDE, NARROW)


def dot(given: Sequence[float], weights: Sequence[float], at: int) -> float:
    """The positive part of ``given`` times the weights from ``at`` on, added up."""
    return sum(given[i] * weights[at + i] for i in range(NARROW) if given[i] > 0.0)


def back(
    given_slope: MutableSequence[float],
    slopes: MutableSequence[float],
    given: Sequence[float],
    slope: Sequence[float],
    weights: Sequence[float],
    at: int,
    inputs: int,
    outputs: int,
) -> None:
    """The slopes of ``dense``: of what was given, and of its table."""
    for i in range(inputs):
        if given[i] > 0.0:
            start = at + i * outputs
            for j in range(outputs):
                given_slope[i] += slope[j] * weights[start + j]
                slopes[start + j] += given[i] * slope[j]


def add_to_rows(
    slopes: MutableSequence[float], slope: Sequence[float], rows: Sequence[int], n: int, width: int
) -> None:
    """The slopes of ``add_rows``."""
    for i in range(n):
        for j in range(width):
            slopes[rows[i] * width + j] += slope[j]


def adam(
    weights: MutableSequence[float],
    slopes: MutableSequence[float],
    first: MutableSequence[float],
    second: MutableSequence[float],
    n: int,
    rate: float,
    scale: float,
    decay: float,
) -> None:
    """One step of Adam; the slopes are used up."""
    for i in range(n):
        slope = slopes[i] * scale + decay * weights[i]
        slopes[i] = 0.0
        first[i] = 0.9 * first[i] + 0.1 * slope
        second[i] = 0.999 * second[i] + 0.001 * slope * slope
        weights[i] -= rate * first[i] / (sqrt(second[i]) + 1e-8)
