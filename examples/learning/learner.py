"""A small player that learns by itself: a network in plain NumPy that says how likely a seat wins.

It looks one action ahead: each legal action is tried out on a position that looks like the view, and the one
whose result the network likes best is taken. ``train.py`` beside this file trains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lostworld.encoding import Encoding
from lostworld.game import State, View
from lostworld.quick import QuickDice

Floats = NDArray[np.float32]
Rows = NDArray[np.uint8]

SAMPLES = 6
"""In how many ways a hidden card is imagined before it is met."""


class Net:
    """Two layers: rectified sums of the inputs, and one number from 0 to 1."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (chance.standard_normal((inputs, hidden)) * (2 / 60) ** 0.5).astype(np.float32),
            np.zeros(hidden, np.float32),
            (chance.standard_normal(hidden) * (1 / hidden) ** 0.5).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def chances(self, rows: Rows) -> Floats:
        """How likely the seats win that see these observations."""
        first, bias, second, last = self.weights
        hidden = np.maximum(scaled(rows) @ first + bias, 0)
        return sigmoid(hidden @ second + last)

    def learn(self, rows: Rows, results: Floats, rate: float) -> float:
        """One step of Adam towards these results; how surprising they were."""
        first, bias, second, last = self.weights
        inputs = scaled(rows)
        hidden = np.maximum(inputs @ first + bias, 0)
        guess = sigmoid(hidden @ second + last)
        error = (guess - results) / len(results)
        back = np.outer(error, second) * (hidden > 0)
        self._step([inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)], rate)
        likely = np.clip(np.where(results > 0.5, guess, 1 - guess), 1e-6, 1)
        return float(-np.log(likely).mean())

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        rate *= (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, file: Path) -> None:
        """Write the weights."""
        np.savez_compressed(file, *(weight.astype(np.float16) for weight in self.weights))

    @classmethod
    def load(cls, file: Path) -> Net:
        """Read them."""
        stored = np.load(file)
        weights = [stored[name].astype(np.float32) for name in stored.files]
        net = cls(*weights[0].shape, seed=0)
        net.weights = weights
        return net


def scaled(rows: Rows) -> Floats:
    """Bytes as numbers of about 0 to 1: those that count, such as rounds, would drown the others."""
    return np.minimum(rows, 16).astype(np.float32) * np.where(rows > 1, np.float32(0.2), np.float32(1))


def sigmoid(x: Floats) -> Floats:
    """From any number to one between 0 and 1."""
    return (1 / (1 + np.exp(-np.clip(x, -30, 30)))).astype(np.float32)


class Learner:
    """Plays by a network."""

    def __init__(self, encoding: Encoding[Any], net: Net, seed: int) -> None:
        self.encoding = encoding
        self.net = net
        self.dice = QuickDice(seed)

    def __call__(self, view: View[Any]) -> Any:
        """The action whose result looks best."""
        return self.choose([view])[0]

    def choose(self, views: Sequence[View[Any]]) -> list[Any]:
        """The same for many views at once, as the network is quicker so."""
        tried: list[tuple[list[Any], int]] = []
        rows: list[Rows] = []
        certain: dict[int, float] = {}
        for view in views:
            legal = view.legal()
            samples = SAMPLES if view.waits_for_secret else 1
            tried.append((legal, samples))
            for _ in range(samples if len(legal) > 1 else 0):
                whole = view.sample(self.dice)
                for action in legal:
                    after = whole.copy()
                    after.apply(view.seat, action)
                    if after.outcome is not None:
                        certain[len(rows)] = float(view.seat in after.outcome.winners)
                    rows.append(seen_after(self.encoding, after, view.seat))
        worth = self.net.chances(np.array(rows, np.uint8)) if rows else np.zeros(0, np.float32)
        for row, known in certain.items():
            worth[row] = 2 * known - 0.5  # surely better than any guess, or worse
        chosen, start = [], 0
        for legal, samples in tried:
            size = samples * len(legal) if len(legal) > 1 else 0
            best = worth[start : start + size].reshape(-1, len(legal)).mean(0).argmax() if size else 0
            chosen.append(legal[int(best)])
            start += size
        return chosen


def seen_after(encoding: Encoding[Any], state: State[Any], seat: int) -> Rows:
    """What a seat sees right after its action: what the network is to judge."""
    row = np.empty(encoding.shape, np.uint8)
    encoding.observe(state.view(seat), row)
    return row
