"""Train the small player of ``learner.py`` and let it meet greedy.

    python examples/learning/train.py --games 1500 --generations 8

The first generation learns from random games, the later ones from games of the one before, a quarter of them
against greedy. Half of all games begin from head starts for Raptor, without which that side would seldom win and
little could be learned about how. Prints a line for each generation and writes ``learner.npz``.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # many small products: threads would only wait

import numpy as np
from learner import Floats, Learner, Net, Rows, seen_after

from lostworld.bots import bot_named
from lostworld.encoding import encoding_of
from lostworld.envs.one_seat import Player
from lostworld.quick import QuickDice, settle
from lostworld.raptor import GAME, State
from lostworld.raptor.learning.starts import head_start

MOST_ROUNDS = 80
AT_ONCE = 64
FADING = 0.99
"""How much less each decision further from the end is taken to tell about it."""
ENCODING = encoding_of(GAME)
WEIGHTS = Path(__file__).parent / "learner.npz"


class Table:
    """A game being played, and what was seen after each decision."""

    def __init__(self, state: State, dice: QuickDice, greedy_seat: int = -1) -> None:
        self.state = state
        self.dice = dice
        self.greedy = Player(bot_named("greedy", GAME, dice.below(1 << 30)))
        self.greedy_seat = greedy_seat
        self.rows: list[Rows] = []
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
            self.rows.append(seen_after(ENCODING, self.state, seat))
            self.seats.append(seat)
        settle(self.state, self.dice)

    def results(self) -> Floats:
        """1 for what the winner saw and 0 for the loser, nearer to a half the longer the game went on then."""
        left = np.arange(len(self.seats))[::-1]
        sign = 0 if self.winner < 0 else 1 - 2 * (np.array(self.seats, int) != self.winner)
        return (0.5 + 0.5 * sign * FADING**left).astype(np.float32)


def play(tables: list[Table], learner: Learner | None, wild: float, remember: bool = True) -> None:
    """Play all games to their end, ``wild`` of the decisions at random; without a learner all of them."""
    while waiting := [table for table in tables if not table.over]:
        asked = []
        for table in waiting:
            legal = table.state.legal(table.seat)
            if learner is None or table.dice.below(1000) < 1000 * wild:
                table.do(legal[table.dice.below(len(legal))], remember and len(legal) > 1)
            elif table.seat == table.greedy_seat:
                table.do(table.greedy(table.state.view(table.seat)), remember and len(legal) > 1)
            else:
                asked.append(table)
        if asked and learner is not None:
            views = [table.state.view(table.seat) for table in asked]
            for table, action in zip(asked, learner.choose(views), strict=True):
                table.do(action, remember)


def start(dice: QuickDice, handicap: bool) -> State:
    """A new game, or one in which Raptor is ahead by chance."""
    if handicap:
        return head_start(dice, escaped=dice.below(3), scientists=2 + dice.below(3), reserve=dice.below(7))
    return GAME.new({"layout": "random"})


def gather(net: Net | None, games: int, seed: int) -> tuple[Rows, Floats]:
    """What was seen in so many games, and how they ended."""
    dice = QuickDice(seed)
    tables = [
        Table(start(dice, number % 4 < 2), QuickDice(dice.word()), number // 4 % 2 if number % 4 == 3 else -1)
        for number in range(games)
    ]
    for first in range(0, games, AT_ONCE):
        play(tables[first : first + AT_ONCE], Learner(ENCODING, net, dice.word()) if net else None, wild=0.1)
    rows = np.concatenate([np.array(table.rows, np.uint8) for table in tables if table.rows])
    return rows, np.concatenate([table.results() for table in tables if table.rows])


def fit(net: Net, rows: Rows, results: Floats, passes: int, seed: int) -> float:
    """Show the network all positions several times; how surprising they were in the last pass."""
    chance = np.random.default_rng(seed)
    surprise = 0.0
    for turn in range(passes):
        order = chance.permutation(len(rows))
        parts = np.array_split(order, max(1, len(rows) // 256))
        rate = 0.002 * (1 - turn / passes)
        surprise = float(
            np.mean([net.learn(mirrored(rows[part], chance), results[part], rate) for part in parts])
        )
    return surprise


def mirrored(rows: Rows, chance: np.random.Generator) -> Rows:
    """The same positions on a board that is turned over at random, which changes nothing else."""
    shape = ENCODING.parts["board"]
    size = int(np.prod(shape))
    board = rows[:, :size].reshape(-1, *shape)
    across, along = (1 - 2 * int(turned) for turned in chance.integers(0, 2, 2))
    return np.hstack([board[:, :, ::across, ::along].reshape(-1, size), rows[:, size:]])


def match(net: Net, pairs: int, seed: int) -> tuple[float, float]:
    """How often the network wins against greedy, as Raptor and as Scientist, on the same boards and shuffles."""
    won = []
    for seat in (0, 1):
        tables = [
            Table(start(QuickDice(seed + pair), False), QuickDice(seed + pair), 1 - seat) for pair in range(pairs)
        ]
        play(tables, Learner(ENCODING, net, seed), wild=0.0, remember=False)
        won.append(sum(0.5 if table.winner < 0 else float(table.winner == seat) for table in tables) / pairs)
    return won[0], won[1]


def main() -> None:
    """Train and tell."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--games", type=int, default=1500, help="games in each generation")
    options.add_argument("--generations", type=int, default=8)
    options.add_argument("--hidden", type=int, default=64)
    options.add_argument("--passes", type=int, default=6)
    options.add_argument("--pairs", type=int, default=50, help="pairs of games against greedy, sides swapped")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=WEIGHTS)
    chosen = options.parse_args()
    net = Net(ENCODING.shape[0], chosen.hidden, chosen.seed)
    kept: list[tuple[Rows, Floats]] = []
    for generation in range(chosen.generations):
        begun = time.perf_counter()
        kept.append(gather(net if generation else None, chosen.games, chosen.seed + 1000 * generation))
        kept = kept[-3:]
        rows, results = (np.concatenate(column) for column in zip(*kept, strict=True))
        surprise = fit(net, rows, results, chosen.passes, chosen.seed + generation)
        raptor, scientist = match(net, chosen.pairs, chosen.seed)
        net.save(chosen.out)
        print(
            f"generation {generation}: {len(rows)} positions, surprise {surprise:.3f}; "
            f"against greedy {raptor:.2f} as Raptor, {scientist:.2f} as Scientist, "
            f"{(raptor + scientist) / 2:.2f} in all ({time.perf_counter() - begun:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
