"""How much each term of a standing in Skirmish should count: fitted to games of tacticians.

    python tools/fit_skirmish.py --games 480

Positions are taken at random from games of the scenarios of two sides; a logistic regression finds the
weights that foretell best who won. Prints them beside those of ``lostworld.skirmish.judging``, with how badly
each foretell (logarithmic loss; a coin has 0.693), the fitted ones on games that they have not seen.
"""

from __future__ import annotations

import argparse
import random

import numpy as np

from lostworld.bots import bot_named
from lostworld.chance import Dice
from lostworld.session import run_chance
from lostworld.skirmish import GAME, judging

SHARE = 0.04
"""Of all positions so many are taken."""
FOLDS = 5
RIDGE = 2.0
"""How much the present weights count beside the games."""
Samples = list[tuple[int, list[float], float]]


def play(number: int, scenario: str) -> Samples:
    """Positions of one game: its number, how far ahead the first side is in each term, whether it won."""
    luck, dice = random.Random(number), Dice.from_number(number)
    state = GAME.new({"scenario": scenario})
    run_chance(state, dice)
    bots = [bot_named("tactician", GAME, 8 * number + seat) for seat in range(len(state.seats))]
    seen = []
    while state.outcome is None:
        if state.round and luck.random() < SHARE:
            first, second = judging.standings(state)
            seen.append([first[term] - second[term] for term in judging.TERMS])
        seat = state.deciders[0]
        state.apply(seat, bots[seat].think(state.view(seat)).action)
        run_chance(state, dice)
    won = state.outcome.winners
    return [(number, ahead, float(won[0] in state.sides[0])) for ahead in seen] if won else []


def fitted(ahead: np.ndarray, won: np.ndarray, before: np.ndarray) -> np.ndarray:
    """The weights of a logistic regression, by Newton's method."""
    weights = before.copy()
    for _ in range(30):
        chance = 1 / (1 + np.exp(-ahead @ weights))
        slope = ahead.T @ (chance - won) + RIDGE * (weights - before)
        bend = (ahead * (chance * (1 - chance))[:, None]).T @ ahead + RIDGE * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def loss(ahead: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    """How badly the weights foretell who won."""
    return float(np.mean(np.logaddexp(0.0, np.where(won > 0, -1.0, 1.0) * (ahead @ weights))))


def main() -> None:
    """Play, fit, and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=480)
    games = asked.parse_args().games
    of_two = [name for name in GAME.options["scenario"] if len(GAME.new({"scenario": name}).sides) == 2]
    samples = [sample for n in range(games) for sample in play(n, of_two[n % len(of_two)])]
    numbers, ahead, won = (np.array(column) for column in zip(*samples, strict=True))
    before = np.array([judging.WEIGHTS[term] for term in judging.TERMS])
    unseen = 0.0
    for fold in range(FOLDS):
        out = numbers // len(of_two) % FOLDS == fold
        if out.any():
            unseen += out.mean() * loss(ahead[out], won[out], fitted(ahead[~out], won[~out], before))
    print(f"{len(samples)} positions; loss now {loss(ahead, won, before):.3f}, fitted {unseen:.3f}")
    for term, now, found in zip(judging.TERMS, before, fitted(ahead, won, before), strict=True):
        print(f"{term:10} {now:5.2f} {found:6.2f}")


if __name__ == "__main__":
    main()
