"""Solving a small matrix of outcomes for a mixed choice, by regret matching."""

from __future__ import annotations

ROUNDS = 400


def mixture(matrix: list[list[float]], rounds: int = ROUNDS) -> list[float]:
    """How often to choose each row when the other side, choosing a column, wants the opposite.

    >>> [round(weight, 1) for weight in mixture([[1.0, -1.0], [-1.0, 1.0]])]
    [0.5, 0.5]
    >>> [round(weight, 1) for weight in mixture([[3.0, 2.0], [1.0, 0.0]])]
    [1.0, 0.0]
    """
    rows, columns = range(len(matrix)), range(len(matrix[0]))
    row_regret, column_regret = [0.0] * len(rows), [0.0] * len(columns)
    row_total = [0.0] * len(rows)
    for _ in range(rounds):
        row_weights, column_weights = _matched(row_regret), _matched(column_regret)
        row_values = [sum(matrix[r][c] * column_weights[c] for c in columns) for r in rows]
        column_values = [-sum(matrix[r][c] * row_weights[r] for r in rows) for c in columns]
        value = sum(row_values[r] * row_weights[r] for r in rows)
        for r in rows:
            row_regret[r] = max(0.0, row_regret[r] + row_values[r] - value)
            row_total[r] += row_weights[r]
        for c in columns:
            column_regret[c] = max(0.0, column_regret[c] + column_values[c] + value)
    return [total / rounds for total in row_total]


def _matched(regret: list[float]) -> list[float]:
    total = sum(regret)
    return [value / total for value in regret] if total > 0 else [1 / len(regret)] * len(regret)
