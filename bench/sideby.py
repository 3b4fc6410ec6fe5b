"""Measuring side by side: the contestants run in turn, several times, and the medians are compared."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import track
from rich.table import Table

CONSOLE = Console()
ROUNDS = 7


def rate(work: Callable[[], int]) -> float:
    """Units of work a second in one run; ``work`` returns how many units it did."""
    start = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - start)


def side_by_side(contestants: dict[str, Callable[[], int]], rounds: int = ROUNDS) -> dict[str, list[float]]:
    """The rates of every contestant, each run once a round, so that a noisy machine treats all alike."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for work in contestants.values():
        work()  # warm up
    for _ in track(range(rounds), description="measuring", console=CONSOLE, transient=True):
        for name, work in contestants.items():
            rates[name].append(rate(work))
    return rates


def show(title: str, unit: str, rates: dict[str, list[float]], subject: str) -> None:
    """A table of medians and spreads, with the subject's ratio to each of the others."""
    table = Table(title=title)
    table.add_column("contestant")
    table.add_column(f"median {unit}", justify="right")
    table.add_column("spread", justify="right")
    table.add_column(f"{subject} / this", justify="right")
    ours = statistics.median(rates[subject])
    for name, measured in rates.items():
        median = statistics.median(measured)
        spread = f"{min(measured):,.0f} - {max(measured):,.0f}"
        table.add_row(name, f"{median:,.0f}", spread, f"{ours / median:,.2f}")
    CONSOLE.print(table)
