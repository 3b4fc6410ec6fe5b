"""Training the net from nothing.

``train`` plays, learns, keeps its state in a folder, and goes on where it stopped.

It begins with games of the hand weights with random cards, so that both sides win now and then, and learns
from their results. Then the net plays itself, a good part of the games against older nets, and learns from
what came of it. The same seed and the same number of threads give the same net.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from lostworld.chance import Dice
from lostworld.raptor.evaluation.net import Net, by_hand
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.layouts import THEMES, random_board
from lostworld.raptor.training.learner import Learner, Samples
from lostworld.raptor.training.selfplay import Arena

STATE_FILE: Final = "training.json"
LEARNER_FILE: Final = "learner.bin"
NET_FILE: Final = "net.weights"

Tell = Callable[[str, dict[str, float]], None]
"""Told after each iteration: what was done, with figures."""


class Recipe(NamedTuple):
    """What a training consists of."""

    iterations: int = 160
    games: int = 3200
    """Games an iteration."""
    first_games: int = 8000
    """Games of the hand weights before the first iteration."""
    kept: int = 8
    """The samples of so many iterations are learned from."""
    samples_a_game: int = 40
    passes: float = 3.0
    """How often a sample is seen while it is kept, about."""
    batch: int = 128
    rate: float = 0.001
    last_rate: float = 0.00002
    first_trace: float = 1.0
    trace: float = 0.97
    """How far a result counts back (TD's lambda): far at first, when the net's own guesses say little."""
    random_cards: float = 0.08
    noise: float = 0.02
    against_older: float = 0.3
    pool: int = 12
    searched: float = 0.15
    """How often a choice of cards is played out pair by pair, and learned from."""
    searched_from: float = 0.2
    """The part of the training before that: while the net knows little, a search with it says little."""
    table_budget: int = 80
    """Positions looked at in each turn of such a pair."""
    budget: int = 800
    """Positions looked at in a turn."""
    last_budget: int = 1600
    """The same in the last fifth of the training, for samples of better games."""
    hand_share: float = 0.6
    """How much of the hand weights' judgement the net builds on."""
    seed: int = 1
    threads: int = 2


def empty_board(dice: Dice) -> Position:
    """A board of either theme, before the first figure is placed."""
    return Position(random_board(tuple(THEMES)[dice.below(len(THEMES))], dice))


class Training:
    """A training in a folder."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.folder = folder
        self.recipe = recipe
        self.iteration = 0
        self.games = 0
        self.learner = Learner(recipe.seed, recipe.hand_share)
        self.pool: list[Net] = []
        self.samples = Samples(recipe.kept * recipe.games * recipe.samples_a_game)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE_FILE).exists():
            self._resume()

    def _resume(self) -> None:
        said = json.loads((self.folder / STATE_FILE).read_text())
        self.iteration = said["iteration"]
        self.games = said["games"]
        self.learner.take_state((self.folder / LEARNER_FILE).read_bytes())
        for name in said["pool"]:
            net = Net()
            net.take_bytes((self.folder / name).read_bytes())
            self.pool.append(net)

    def save(self) -> None:
        """Keep everything needed to go on; the samples are played anew."""
        (self.folder / LEARNER_FILE).write_bytes(self.learner.state())
        (self.folder / NET_FILE).write_bytes(self.learner.average_net().to_bytes())
        names = [f"older-{i}.weights" for i in range(len(self.pool))]
        for name, net in zip(names, self.pool, strict=True):
            (self.folder / name).write_bytes(net.to_bytes())
        said = {"iteration": self.iteration, "games": self.games, "pool": names}
        (self.folder / STATE_FILE).write_text(json.dumps(said))

    def begin(self) -> dict[str, float]:
        """Learn from games of the hand weights with random cards."""
        figures = self._play(by_hand(), self.recipe.first_games, 1.0, [])
        batches = 3 * self.samples.size // self.recipe.batch
        figures["loss"] = self.learner.learn(self.samples, batches, self.recipe.batch, 2 * self.recipe.rate)
        return figures

    def step(self) -> dict[str, float]:
        """One iteration: play, then learn."""
        recipe = self.recipe
        net = self.learner.average_net()
        done = self.iteration / recipe.iterations
        figures = self._play(net, recipe.games, recipe.random_cards, self.pool)
        rate = recipe.rate * (recipe.last_rate / recipe.rate) ** done
        batches = max(1, int(self.samples.size * recipe.passes / recipe.kept) // recipe.batch)
        figures["loss"] = self.learner.learn(self.samples, batches, recipe.batch, rate)
        self.iteration += 1
        if self.iteration % 4 == 0:
            self.pool.append(net)
            if len(self.pool) > recipe.pool:
                # The oldest go, but one of every age stays for a while.
                self.pool.pop(self.iteration // 4 % (recipe.pool // 2))
        return figures

    def _play(self, net: Net, games: int, random_cards: float, pool: list[Net]) -> dict[str, float]:
        recipe = self.recipe
        late = self.iteration >= 0.8 * recipe.iterations
        budget = recipe.last_budget if late else recipe.budget
        learned = min(1.0, 3 * self.iteration / recipe.iterations)
        searched = recipe.searched if self.iteration >= recipe.searched_from * recipe.iterations else 0.0
        trace = 1.0 if net.by_hand else recipe.first_trace + (recipe.trace - recipe.first_trace) * learned

        def part(thread: int) -> tuple[Samples, tuple[int, ...]]:
            own = net.copy()
            others = [other.copy() for other in pool]
            number = self.games * recipe.threads + thread
            luck = random.Random(recipe.seed << 40 | number)
            dice = Dice.from_number(luck.getrandbits(200))
            share = games // recipe.threads
            samples = Samples(share * recipe.samples_a_game * 2)
            arena = Arena(empty_board(dice), budget)
            for _ in range(share):
                sides = [own, own]
                if others and luck.random() < recipe.against_older:
                    sides[luck.randrange(2)] = luck.choice(others)
                tries = luck.choice((0, 0, 1, 4, 12))
                arena.play(
                    empty_board(dice),
                    sides[0],
                    sides[1],
                    own,
                    samples,
                    luck.getrandbits(63),
                    random_cards,
                    recipe.noise,
                    trace,
                    tries,
                    searched,
                    recipe.table_budget,
                )
            return samples, arena.results()

        with ThreadPoolExecutor(recipe.threads) as threads:
            parts = list(threads.map(part, range(recipe.threads)))
        new = 0
        for samples, _ in parts:
            self.samples.take(samples)
            new += samples.size
        self.games += games
        played = sum(results[0] for _, results in parts)
        return {
            "games": float(self.games),
            "samples": float(new),
            "raptor": sum(results[1] for _, results in parts) / played,
            "unfinished": sum(results[3] for _, results in parts) / played,
            "error": sum(samples.mean_error() * samples.size for samples, _ in parts) / new,
            "rounds": sum(results[4] for _, results in parts) / played,
        }


def compare(one: Net, other: Net, pairs: int, budget: int, seed: int, tries: int = 12) -> tuple[float, float]:
    """The share of games that ``one`` wins as Raptor and as Scientist, cards from the nets' own tables.

    Pairs of games with sides swapped on the same board; quick, for watching a training.
    """
    luck = random.Random(seed)
    dice = Dice.from_number(luck.getrandbits(200))
    samples = Samples(4000)
    arena = Arena(empty_board(dice), budget)
    won = [0, 0]
    one, other = one.copy(), other.copy()
    for _ in range(pairs):
        position = empty_board(dice)
        shuffles = luck.getrandbits(63)
        samples.clear()
        won[0] += arena.play(position, one, other, one, samples, shuffles, 0.0, 0.0, 1.0, tries) == 0
        samples.clear()
        won[1] += arena.play(position, other, one, one, samples, shuffles, 0.0, 0.0, 1.0, tries) == 1
    return won[0] / pairs, won[1] / pairs


def train(
    folder: Path, recipe: Recipe | None = None, minutes: float | None = None, tell: Tell | None = None
) -> Path:
    """Train in ``folder`` until the recipe is done or the minutes are over; the file of weights.

    Goes on where an earlier training in the folder stopped.
    """
    training = Training(folder, recipe or Recipe())
    end = None if minutes is None else time.monotonic() + 60 * minutes

    def told(what: str, figures: dict[str, float]) -> None:
        if tell is not None:
            tell(
                what,
                {**figures, "iteration": float(training.iteration), "of": float(training.recipe.iterations)},
            )

    if training.iteration == 0:
        told("begin", training.begin())
    while training.iteration < training.recipe.iterations and (end is None or time.monotonic() < end):
        told("step", training.step())
        if training.iteration % 2 == 0:
            training.save()
    training.save()
    return folder / NET_FILE


def train_told(
    folder: Path,
    threads: int,
    seed: int | None,
    minutes: float | None,
    tell: Callable[[int, int, str], None],
    recipe: Recipe | None = None,
) -> Path:
    """As ``train``; ``tell`` hears how many iterations are done, of how many, and figures."""
    chosen = (recipe or Recipe())._replace(threads=threads)
    if seed is not None:
        chosen = chosen._replace(seed=seed)

    def told(_what: str, figures: dict[str, float]) -> None:
        said = " ".join(f"{name}={figures[name]:.3g}" for name in ("games", "raptor", "rounds", "loss"))
        tell(int(figures["iteration"]), chosen.iterations, said)

    return train(folder, chosen, minutes, told)
