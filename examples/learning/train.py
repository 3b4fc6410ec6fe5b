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
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # many small products: threads would only wait

import numpy as np
from learner import INPUTS, Floats, Learner, Net, seen_after

from lostworld.bots import bot_named
from lostworld.envs.one_seat import Player
from lostworld.quick import QuickDice, settle
from lostworld.raptor import GAME, State
from lostworld.raptor.learning.starts import head_start

MOST_ROUNDS = 80
AT_ONCE = 64
FADING = 0.99
"""How much less each decision further from the end is taken to tell about it."""
WEIGHTS = Path(__file__).parent / "learner.npz"


class Table:
    """A game being played, and what was seen after each decision."""

    def __init__(self, state: State, dice: QuickDice, greedy_seat: int = -1) -> None:
        self.state = state
        self.dice = dice
        self.greedy = Player(bot_named("greedy", GAME, dice.below(1 << 30)))
        self.greedy_seat = greedy_seat
        self.rows: list[Floats] = []
        self.seats: list[int] = []
        settle(state, dice)

    @property
    def over(self) -> bool:
        return not self.state.deciders or self.state.round > MOST_ROUNDS

    @property
    def seat(self) -> int:
        """Who decides next."""
        return self.state.deciders[0]

    @property
    def winner(self) -> int:
        return self.state.outcome.winners[0] if self.state.outcome is not None else -1

    def do(self, action: int, remember: bool) -> None:
        """Carry out a decision and the chance that follows."""
        seat = self.seat
        self.state.apply(seat, action)
        if remember and self.state.outcome is None:
            self.rows.append(seen_after(self.state, seat))
            self.seats.append(seat)
        settle(self.state, self.dice)

    def results(self) -> Floats:
        """1 where Raptor has won, 0 where it has lost; nearer to a half the longer the game still went on."""
        left = np.arange(len(self.rows))[::-1]
        sign = {0: 1, 1: -1}.get(self.winner, 0)
        return (0.5 + 0.5 * sign * FADING**left).astype(np.float32)


def play(tables: list[Table], learner: Learner, wild: float) -> None:
    """Play all games to their end, ``wild`` of the decisions at random."""
    while waiting := [table for table in tables if not table.over]:
        asked = []
        for table in waiting:
            legal = table.state.legal(table.seat)
            if table.dice.below(1000) < 1000 * wild:
                table.do(legal[table.dice.below(len(legal))], wild > 0 and len(legal) > 1)
            elif table.seat == table.greedy_seat:
                table.do(table.greedy(table.state.view(table.seat)), remember=False)
            else:
                asked.append(table)
        views = [table.state.view(table.seat) for table in asked]
        for table, action in zip(asked, learner.choose(views), strict=True):
            table.do(action, remember=wild > 0)


def start(dice: QuickDice, handicap: bool) -> State:
    """A new game, or one in which Raptor is ahead by chance."""
    if handicap:
        return head_start(dice, escaped=dice.below(3), scientists=2 + dice.below(3), reserve=dice.below(7))
    return GAME.new({"layout": "random"})


def gather(net: Net | None, games: int, seed: int) -> tuple[Floats, Floats]:
    """What was seen in so many games, and how they ended."""
    dice = QuickDice(seed)
    tables = [Table(start(dice, number % 2 == 1), QuickDice(dice.word())) for number in range(games)]
    for first in range(0, games, AT_ONCE):
        play(tables[first : first + AT_ONCE], Learner(net, dice.word()), wild=0.1)
    rows = [np.array(table.rows) for table in tables if table.rows]
    return np.concatenate(rows), np.concatenate([table.results() for table in tables if table.rows])


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
    won = []
    for seat in (0, 1):
        tables = [
            Table(start(QuickDice(seed + pair), False), QuickDice(seed + pair), 1 - seat)
            for pair in range(pairs)
        ]
        play(tables, Learner(net, seed), wild=0.0)
        won.append(sum(0.5 if table.winner < 0 else float(table.winner == seat) for table in tables) / pairs)
    return won[0], won[1]


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
