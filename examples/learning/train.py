"""Train the small player of ``learner.py`` and let it meet greedy.

    python examples/learning/train.py

The first generation learns from games that are played by rules of thumb, the later ones from games of the
one before, a tenth of all decisions at random. Half of the games begin from head starts for Raptor, without
which that side would win too seldom to learn how. Prints a line for each generation, writes ``learner.npz``.
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
from learner import INPUTS, Floats, Learner, Net, seen_after

from lostworld.bots import bot_named
from lostworld.envs.one_seat import Player
from lostworld.quick import QuickDice, settle
from lostworld.raptor import GAME, State
from lostworld.raptor.learning.starts import head_start

MOST_ROUNDS = 80
FADING = 0.99
"""How much less each decision further from the end is taken to tell about it."""
WEIGHTS = Path(__file__).parent / "learner.npz"


class Table:
    """A game being played, and what was seen after each decision."""

    def __init__(self, state: State, dice: QuickDice, players: Sequence[Callable[[Any], Any]]) -> None:
        self.state = state
        self.dice = dice
        self.players = players
        self.rows: list[Floats] = []

    @property
    def winner(self) -> int:
        """The side that has won, or -1."""
        return self.state.outcome.winners[0] if self.state.outcome is not None else -1

    def play(self, wild: float) -> None:
        """Play to the end, ``wild`` of the decisions at random."""
        state, dice = self.state, self.dice
        settle(state, dice)
        while state.deciders and state.round <= MOST_ROUNDS:
            seat = state.deciders[0]
            legal = state.legal(seat)
            at_random = dice.below(1000) < 1000 * wild
            action = legal[dice.below(len(legal))] if at_random else self.players[seat](state.view(seat))
            state.apply(seat, action)
            if wild and len(legal) > 1 and state.outcome is None:
                self.rows.append(seen_after(state, seat))
            settle(state, dice)

    def results(self) -> Floats:
        """1 where Raptor has won, 0 where it has lost; nearer to a half the longer the game still went on."""
        left = np.arange(len(self.rows))[::-1]
        sign = {0: 1, 1: -1}.get(self.winner, 0)
        return (0.5 + 0.5 * sign * FADING**left).astype(np.float32)


def start(dice: QuickDice, handicap: bool) -> State:
    """A new game, or one in which Raptor is ahead by chance."""
    if handicap:
        return head_start(dice, escaped=dice.below(3), scientists=2 + dice.below(3), reserve=dice.below(7))
    return GAME.new({"layout": "random"})


def gather(net: Net | None, games: int, seed: int) -> tuple[Floats, Floats]:
    """What was seen in so many games, and how they ended."""
    dice = QuickDice(seed)
    rows, results = [], []
    for number in range(games):
        players = [Learner(net, dice.word(), width=1) for _ in range(2)]
        table = Table(start(dice, number % 2 == 1), QuickDice(dice.word()), players)
        table.play(wild=0.1)
        rows.append(np.array(table.rows))
        results.append(table.results())
    return np.concatenate(rows), np.concatenate(results)


def fit(net: Net, rows: Floats, results: Floats, passes: int, seed: int) -> float:
    """Show the network all positions several times; how far off it was in the last pass."""
    chance = np.random.default_rng(seed)
    error = 0.0
    for turn in range(passes):
        parts = np.array_split(chance.permutation(len(rows)), max(1, len(rows) // 256))
        rate = 0.002 * (1 - turn / passes)
        error = float(np.mean([net.learn(rows[part], results[part], rate) for part in parts]))
    return error


def match(net: Net | None, pairs: int, seed: int) -> tuple[float, float]:
    """How often the network wins against greedy as Raptor and as Scientist, on the same boards."""
    won = [0.0, 0.0]
    for pair in range(pairs):
        for seat in (0, 1):
            dice = QuickDice(seed + pair)
            players: list[Any] = [Player(bot_named("greedy", GAME, pair)) for _ in range(2)]
            players[seat] = Learner(net, seed + pair)
            table = Table(start(dice, False), dice, players)
            table.play(wild=0.0)
            won[seat] += 0.5 if table.winner < 0 else float(table.winner == seat)
    return won[0] / pairs, won[1] / pairs


def main() -> None:
    """Train and tell."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--games", type=int, default=400, help="games in each generation")
    options.add_argument("--generations", type=int, default=8)
    options.add_argument("--hidden", type=int, default=32)
    options.add_argument("--passes", type=int, default=6)
    options.add_argument("--pairs", type=int, default=50, help="pairs of games against greedy, sides swapped")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=WEIGHTS)
    chosen = options.parse_args()
    net = Net(INPUTS, chosen.hidden, chosen.seed)
    kept: list[tuple[Floats, Floats]] = []
    for generation in range(chosen.generations):
        begun = time.perf_counter()
        kept.append(gather(net if generation else None, chosen.games, chosen.seed + 1000 * generation))
        kept = kept[-3:]
        rows, results = (np.concatenate(column) for column in zip(*kept, strict=True))
        error = fit(net, rows, results, chosen.passes, chosen.seed + generation)
        raptor, scientist = match(net, chosen.pairs, chosen.seed)
        net.save(chosen.out)
        print(
            f"generation {generation}: {len(rows)} positions, error {error:.3f}; "
            f"against greedy {raptor:.2f} as Raptor, {scientist:.2f} as Scientist, "
            f"{(raptor + scientist) / 2:.2f} in all ({time.perf_counter() - begun:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
