"""Train a small network by self-play until it beats greedy.

    python examples/learning/train.py

Each generation plays some hundred games against itself, side by side, and learns from them by TD(lambda): a
position is worth what the next one turned out to be worth. Half of the games begin from head starts for
Raptor, without which that side would win too seldom to learn how. ``learner.py`` has the network and how it
plays.

Prints a line for each generation, writes ``learner.npz``; the same seed gives the same network.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # many small products: threads would only wait

import numpy as np
from learner import ENCODING, Asking, Bytes, Floats, Learner, Net, inputs, run

from lostworld.bots import bot_named
from lostworld.envs.one_seat import Player
from lostworld.game import View
from lostworld.lab.elo import interval
from lostworld.quick import QuickDice, settle
from lostworld.raptor import GAME, RAPTOR, SCIENTIST, State
from lostworld.raptor.learning.starts import head_start

MOST_ROUNDS = 60
TRACE = 0.85
"""The lambda of TD(lambda): how much of what came later counts, beside what was thought next."""
CAREFUL = 36
"""From this generation on the network learns in smaller steps."""
WEIGHTS = Path(__file__).parent / "learner.npz"


class Opponent:
    """A bot of the package in the same chair; it asks nobody."""

    def __init__(self, name: str, seed: int) -> None:
        self._player = Player(bot_named(name, GAME, seed))

    def choose(self, view: View[Any]) -> Asking[int]:
        """Its next action."""
        yield from ()  # a generator, as the learner's
        return int(self._player(view))


Seen = list[list[Bytes]]
"""What each seat saw in a game, one observation after the other."""


def play(state: State, players: Sequence[Learner | Opponent], dice: QuickDice) -> Asking[tuple[int, Seen]]:
    """A game to its end: who has won (-1 for nobody), and what was seen."""
    seen: Seen = [[], []]
    settle(state, dice)
    while state.deciders and state.round <= MOST_ROUNDS:
        before, chosen = state.deciders, []
        for seat in before:
            chosen.append((seat, (yield from players[seat].choose(state.view(seat)))))
        for seat, action in chosen:
            state.apply(seat, action)
        if state.outcome is None:
            for seat in before:
                seen[seat].append(np.empty(ENCODING.shape, np.uint8))
                ENCODING.observe(state.view(seat), seen[seat][-1])
        settle(state, dice)
    return (state.outcome.winners[0] if state.outcome is not None else -1), seen


def start(dice: QuickDice, ahead: bool = False) -> State:
    """A new game, or one in which Raptor is ahead by chance."""
    if ahead:
        return head_start(dice, escaped=dice.below(3), scientists=2 + dice.below(3), reserve=dice.below(7))
    return GAME.new({"layout": "random"})


def gather(net: Net, games: int, seed: int, wild: float, trace: float) -> tuple[Floats, Floats]:
    """Play so many games of the network against itself: what was seen, and what it was worth."""
    dice = QuickDice(seed)
    tables = []
    for number in range(games):
        players = [Learner(QuickDice(dice.word()), wild=wild) for _ in range(2)]
        tables.append(play(start(dice, number % 2 == 1), players, QuickDice(dice.word())))
    rows, worths = [], []
    for winner, seen in run(tables, net):
        for seat, observations in enumerate(seen):
            looked = inputs(np.array(observations))
            thought = net.chances(looked)
            worth = 0.5 if winner < 0 else float(winner == seat)
            rows.append(looked)
            worths.append(np.empty(len(looked), np.float32))
            for moment in reversed(range(len(looked))):
                worths[-1][moment] = worth
                worth = (1 - trace) * float(thought[moment]) + trace * worth
    return np.concatenate(rows), np.concatenate(worths)


def fit(net: Net, rows: Floats, worths: Floats, passes: int, rate: float, seed: int) -> float:
    """Show the network all positions several times; how far off it was in the last pass."""
    chance = np.random.default_rng(seed)
    for _ in range(passes):
        parts = np.array_split(chance.permutation(len(rows)), max(1, len(rows) // 256))
        errors = [net.learn(rows[part], worths[part], rate) for part in parts]
    return float(np.mean(errors))


def match(net: Net, pairs: int, seed: int, thorough: bool = True) -> list[list[float]]:
    """Pairs of games against greedy, sides swapped on the same board: the network's score in each game."""
    tables = []
    for pair in range(pairs):
        for seat in (RAPTOR, SCIENTIST):
            dice = QuickDice(seed + pair)
            players: list[Any] = [Opponent("greedy", seed + pair) for _ in range(2)]
            players[seat] = Learner(QuickDice(seed + pair), thorough)
            tables.append(play(start(dice), players, dice))
    won = [winner for winner, _ in run(tables, net)]
    scores = [0.5 if winner < 0 else float(winner == place % 2) for place, winner in enumerate(won)]
    return [scores[place : place + 2] for place in range(0, 2 * pairs, 2)]


def told(scores: list[list[float]]) -> str:
    """A match in words, with an interval that holds the true score in 95 of 100 cases."""
    low, high = interval([sum(pair) / 2 for pair in scores])
    raptor, scientist = np.mean(scores, axis=0)
    return (
        f"{np.mean(scores):.3f} [{low:.3f}, {high:.3f}] of {2 * len(scores)} games, "
        f"{raptor:.2f} as Raptor, {scientist:.2f} as Scientist"
    )


def train(
    games: int, generations: int, hidden: int, passes: int, seed: int, tell: Callable[[int, Net, str], None]
) -> Net:
    """Generations of self-play; after each ``tell`` gets its number, the network and a line of words."""
    net = Net(hidden, seed)
    kept: list[tuple[Floats, Floats]] = []
    for generation in range(generations):
        # At first nobody has thought anything: games at random, and how they ended.
        wild, trace = (0.05, TRACE) if generation else (1.0, 0.97)
        kept = [*kept[-4:], gather(net, games, seed + 1000 * generation, wild, trace)]
        rows, worths = (np.concatenate(column) for column in zip(*kept, strict=True))
        rate = 0.001 if generation < CAREFUL else 0.0003
        error = fit(net, rows, worths, passes, rate, seed + generation)
        tell(generation, net, f"{len(kept[-1][0])} positions, error {error:.4f}")
    return net


def main() -> None:
    """Train and tell."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--games", type=int, default=256, help="games in each generation")
    options.add_argument("--generations", type=int, default=42)
    options.add_argument("--hidden", type=int, default=64)
    options.add_argument("--passes", type=int, default=4)
    options.add_argument("--every", type=int, default=6, help="generations between two short matches")
    options.add_argument("--pairs", type=int, default=100, help="pairs of games against greedy")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=WEIGHTS)
    options.add_argument("--load", type=Path, help="no training: the match of a network that was written")
    chosen = options.parse_args()

    def tell(generation: int, net: Net, line: str) -> None:
        net.save(chosen.out)
        if (generation + 1) % chosen.every == 0:
            line += "; quick player: " + told(match(net, max(1, chosen.pairs // 4), 10**6, thorough=False))
        print(f"generation {generation}: {line} ({time.process_time():.0f} s)", flush=True)

    if chosen.load is not None:
        net = Net.load(chosen.load)
    else:
        net = train(chosen.games, chosen.generations, chosen.hidden, chosen.passes, chosen.seed, tell)
    print(f"against greedy {told(match(net, chosen.pairs, 2 * 10**6))} ({time.process_time():.0f} s)")


if __name__ == "__main__":
    main()
