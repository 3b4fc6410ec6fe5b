"""Skirmish's speed: decisions a second in random play with legal choices, copies, views, and questions asked.

python bench/skirmish.py --games 20
"""

from __future__ import annotations

import argparse
import random
import timeit
from collections import Counter
from time import process_time

from rich.console import Console
from rich.table import Table

from lostworld.chance import Dice
from lostworld.skirmish import GAME, State

CONSOLE = Console()


def play(scenario: str, seed: int, asked: Counter[str]) -> tuple[int, int, State]:
    """A random game: its decisions, its activations, and a state from its middle."""
    luck = random.Random(seed)
    dice = Dice.from_number(seed)
    state = GAME.new({"scenario": scenario})
    middle = state
    decisions = activations = 0
    acting = -1
    while state.outcome is None:
        if (event := state.chance) is not None:
            state.resolve(event.sample(dice))
            continue
        seat = state.deciders[0]
        asked[state.question] += 1
        state.apply(seat, luck.choice(state.legal(seat)))
        decisions += 1
        if state.acting != acting:
            acting = state.acting
            activations += acting >= 0
        if decisions == 150:
            middle = state.copy()
    return decisions, activations, middle


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="games of each scenario")
    games = parser.parse_args().games
    table = Table("scenario", "decisions a second", "decisions a game", "questions an activation")
    asked: Counter[str] = Counter()
    middle = GAME.new({})
    for scenario in GAME.options["scenario"]:
        play(scenario, 0, Counter())
        start = process_time()
        results = [play(scenario, seed, asked) for seed in range(games)]
        seconds = process_time() - start
        decisions = sum(result[0] for result in results)
        activations = sum(result[1] for result in results)
        middle = results[-1][2]
        table.add_row(
            scenario,
            f"{decisions / seconds:,.0f}",
            f"{decisions / games:.0f}",
            f"{decisions / max(1, activations):.1f}",
        )
    CONSOLE.print(table)
    CONSOLE.print(f"copy: {min(timeit.repeat(middle.copy, number=1000, repeat=5)) * 1000:.2f} us")
    CONSOLE.print(f"view: {min(timeit.repeat(lambda: middle.view(0), number=100, repeat=5)) * 10_000:.1f} us")
    CONSOLE.print(", ".join(f"{kind} {count}" for kind, count in asked.most_common(12)))


if __name__ == "__main__":
    main()
