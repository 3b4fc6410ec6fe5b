"""The net's arithmetic in plain Python: the uncompiled twins of the C loops in ``layers_c.pxd``.

These keep double precision where C has single, so the two agree to about six digits.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

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
    bias: Sequence[float],
    inputs: int,
    outputs: int,
) -> None:
    """``bias`` plus the positive part of ``given`` times a table with one row for each input."""
    for j in range(outputs):
        result[j] = bias[j]
    for i in range(inputs):
        value = given[i]
        if value > 0.0:
            start = i * outputs
            for j in range(outputs):
                result[j] += value * weights[start + j]


def dense_narrow(
    result: MutableSequence[float], given: Sequence[float], weights: Sequence[float], bias: Sequence[float]
) -> None:
    """The second layer."""
    dense(result, given, weights, bias, WIDE, NARROW)


def dot(given: Sequence[float], weights: Sequence[float]) -> float:
    """The positive part of ``given`` times ``weights``, added up."""
    return sum(value * weights[i] for i, value in enumerate(given[:NARROW]) if value > 0.0)
