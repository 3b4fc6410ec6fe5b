"""Fit the weights of Raptor's judgement to the results of games between greedy bots.

Each generation plays games with the present weights, a few steps of each game at random, notes the
features at the start of every round and who won, fits a logistic regression, and goes on with the new
weights.

    python tools/fit_judgement.py --generations 4 --games 400

needs numpy. It rewrites src/lostworld/raptor/weights.py; build afterwards.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track

from lostworld.bots.planner import Planner
from lostworld.chance import Dice
from lostworld.game import run_chance
from lostworld.raptor import GAME, State, judgement, phases, weights

MOST_ROUNDS = 60
WANDERING = 0.08
"""How often a bot does anything that is legal instead, so that odd positions are learned too."""
PULL = 2.0
TARGET = Path(weights.__file__)


def any_start(wander: random.Random, dice: Dice) -> State:
    """A dealt position: half of them as games begin, half with figures, tokens and scores at random.

    Bots that lose every game teach nothing; uneven starts give both sides games to win.
    """
    state = GAME.new({"layout": "random"}, dice)
    if wander.random() < 0.5:
        return state
    while True:
        run_chance(state, dice)
        if not state.deciders or state.phase != phases.PLACE:
            break
        state.apply(state.deciders[0], wander.choice(state.legal(state.deciders[0])))
    board = state.board
    spaces = [1 << place for place in range(len(board.names))]
    wander.shuffle(spaces)
    state.mother = spaces.pop()
    state.escaped, state.captured = wander.choice(
        ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2))
    )
    state.awake = state.asleep = state.active = state.frightened = 0
    for _ in range(5 - state.escaped - state.captured):
        if wander.random() < 0.25:
            state.asleep |= spaces.pop()
        else:
            state.awake |= spaces.pop()
    for _ in range(wander.randint(1, 6)):
        if wander.random() < 0.2:
            state.frightened |= spaces.pop()
        else:
            state.active |= spaces.pop()
    for _ in range(wander.choice((0, 0, 2, 5))):
        state.fires |= spaces.pop()
    state.reserve = wander.randint(0, 4)
    state.tokens = wander.choice((0, 0, 1, 1, 2, 3, 4))
    return GAME.parse(state.text)


def play(task: tuple[int, list[float]]) -> tuple[list[list[float]], int | None]:
    """One game with these weights: the features at every round's start, and the winner."""
    seed, chosen = task
    judgement.set_weights(chosen)
    wander = random.Random(seed)
    dice = Dice.from_number(seed)
    state = any_start(wander, dice)
    bots = [Planner("fit", 2 * seed + side, widest=1, milliseconds=10_000) for side in range(2)]
    seen: list[list[float]] = []
    while True:
        run_chance(state, dice)
        if state.outcome is not None:
            return seen, state.outcome.winners[0]
        if state.round > MOST_ROUNDS:
            return seen, None
        if state.phase in phases.CHOOSING and len(state.deciders) == 2:
            seen.append(judgement.features(state))
        seat = state.deciders[0]
        legal = state.legal(seat)
        stray = wander.random() < WANDERING
        state.apply(seat, wander.choice(legal) if stray else bots[seat].choose(state.view(seat)))


def fit(rows: np.ndarray, results: np.ndarray) -> np.ndarray:
    """Newton's method for a logistic regression; a small pull to zero keeps rare features steady."""
    fitted = np.zeros(rows.shape[1])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-rows @ fitted))
        gradient = rows.T @ (results - chance) - PULL * fitted
        curvature = (rows * (chance * (1 - chance))[:, None]).T @ rows + PULL * np.eye(len(fitted))
        fitted = fitted + np.linalg.solve(curvature, gradient)
    return np.asarray(fitted)


def write(chosen: np.ndarray) -> None:
    """Put the new weights into the source."""
    lines = [f'    ("{name}", {value:.3f}),' for name, value in zip(weights.FEATURES, chosen, strict=True)]
    text = TARGET.read_text(encoding="utf-8")
    start = text.index("= (\n") + 4
    end = text.index("\n)\n", start)
    TARGET.write_text(text[:start] + "\n".join(lines) + text[end:], encoding="utf-8")


def main() -> None:
    """Play, fit, write, again."""
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--generations", type=int, default=4)
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    console = Console()
    now = np.array(weights.WEIGHTS)
    rows: list[list[float]] = []
    results: list[int] = []
    with ProcessPoolExecutor(chosen.processes) as pool:
        for generation in range(chosen.generations):
            first = chosen.seed * 1_000_000 + generation * chosen.games
            tasks = [(first + game, now.tolist()) for game in range(chosen.games)]
            wins = [0, 0]
            if generation % 2 == 0:
                rows, results = [], []  # games of much earlier weights are forgotten
            played = pool.map(play, tasks, chunksize=4)
            for seen, winner in track(played, f"generation {generation + 1}", len(tasks), console=console):
                if winner is not None:
                    wins[winner] += 1
                    rows += seen
                    results += [1 - winner] * len(seen)
            now = fit(np.array(rows), np.array(results, dtype=float))
            console.print(f"raptor won {wins[0]}, scientist {wins[1]} of {len(tasks)}; {len(rows)} positions")
            write(now)


if __name__ == "__main__":
    main()
