"""Skirmish's speed: decisions a second in random play with legal choices, copies, views, a bot's turns; and
how many questions an activation brings, for two players and for more.

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
from lostworld.skirmish.players.tactician import Tactician

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


def bot_turns(scenario: str, seed: int) -> list[float]:
    """Seconds of CPU that the heuristic bot needs for each of its turns in a game with itself."""
    dice = Dice.from_number(seed)
    bot = Tactician(seed=seed)
    state = GAME.new({"scenario": scenario})
    turns: Counter[tuple[int, int]] = Counter()
    while state.outcome is None:
        if (event := state.chance) is not None:
            state.resolve(event.sample(dice))
            continue
        seat = state.deciders[0]
        view = state.view(seat)
        start = process_time()
        thought = bot.think(view)
        turns[state.step, seat] += process_time() - start  # type: ignore[assignment]
        state.apply(seat, thought.action)
    return sorted(turns.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="games of each scenario")
    games = parser.parse_args().games
    table = Table("scenario", "decisions a second", "decisions a game", "questions an activation")
    asked: Counter[str] = Counter()
    middle = GAME.new({})
    questions: dict[int, list[int]] = {}
    for scenario in GAME.options["scenario"]:
        play(scenario, 0, Counter())
        start = process_time()
        results = [play(scenario, seed, asked) for seed in range(games)]
        seconds = process_time() - start
        decisions = sum(result[0] for result in results)
        activations = sum(result[1] for result in results)
        middle = results[-1][2]
        told = questions.setdefault(len(middle.seats), [0, 0])
        told[0] += decisions
        told[1] += activations
        table.add_row(
            scenario,
            f"{decisions / seconds:,.0f}",
            f"{decisions / games:.0f}",
            f"{decisions / max(1, activations):.1f}",
        )
    CONSOLE.print(table)
    for players, (decisions, activations) in sorted(questions.items()):
        CONSOLE.print(f"{players} players: {decisions / max(1, activations):.1f} questions an activation")
    turns = bot_turns("hold-the-station", 1)
    CONSOLE.print(
        f"heuristic bot: {1000 * sum(turns) / len(turns):.1f} ms a turn, at most {1000 * turns[-1]:.1f} ms"
    )
    CONSOLE.print(f"copy: {min(timeit.repeat(middle.copy, number=1000, repeat=5)) * 1000:.2f} us")
    CONSOLE.print(f"view: {min(timeit.repeat(lambda: middle.view(0), number=100, repeat=5)) * 10_000:.1f} us")
    CONSOLE.print(", ".join(f"{kind} {count}" for kind, count in asked.most_common(12)))


if __name__ == "__main__":
    main()
