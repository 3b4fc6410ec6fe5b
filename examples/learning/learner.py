"""A small player that learns by itself: a network in plain NumPy that says how likely Raptor wins.

It looks ahead as greedy does, to the end of its turn or of the round, but lets the network judge what is
there. The network sees what greedy goes by (``value.features``, public things on the board) and the facts of
the observation, which greedy does not look at. ``train.py`` beside this file trains it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lostworld.bots.planner import TURNS_AHEAD, best_turns, follow
from lostworld.game import View
from lostworld.quick import QuickDice
from lostworld.raptor import RAPTOR, State
from lostworld.raptor.evaluation.value import features
from lostworld.raptor.evaluation.weights import FEATURES
from lostworld.raptor.learning.encoding import BOARD, ENCODING
from lostworld.raptor.learning.observing import FACTS

Floats = NDArray[np.float32]

INPUTS = len(FEATURES) + len(FACTS)
SAMPLES = 4
"""In how many ways a hidden card is imagined before it is met."""


def seen_after(state: State, seat: int) -> Floats:
    """What a seat knows right after its action: what the network is to judge."""
    row = np.empty(ENCODING.shape, np.uint8)
    ENCODING.observe(state.view(seat), row)
    facts = np.minimum(row[BOARD:], 16) * np.where(row[BOARD:] > 1, 0.2, 1.0)
    return np.concatenate([np.array(features(state)) * 0.5, facts]).astype(np.float32)


class Net:
    """Two layers: rectified sums of the inputs, and one number from 0 to 1."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (chance.standard_normal((inputs, hidden)) * (2 / 30) ** 0.5).astype(np.float32),
            np.zeros(hidden, np.float32),
            (chance.standard_normal(hidden) * (1 / hidden) ** 0.5).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def chances(self, rows: Floats) -> Floats:
        """How likely Raptor wins, by what is seen."""
        first, bias, second, last = self.weights
        hidden = np.maximum(rows @ first + bias, 0)
        return sigmoid(hidden @ second + last)

    def learn(self, inputs: Floats, results: Floats, rate: float) -> float:
        """One step of Adam towards these results; how far off it was, squared."""
        first, bias, second, last = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        guess = sigmoid(hidden @ second + last)
        error = (guess - results) / len(results)
        back = np.outer(error, second) * (hidden > 0)
        self._step([inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)], rate)
        return float(((guess - results) ** 2).mean())

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


def sigmoid(x: Floats) -> Floats:
    """From any number to one between 0 and 1."""
    return (1 / (1 + np.exp(-np.clip(x, -30, 30)))).astype(np.float32)


class Learner:
    """Plays one side of one game by a network, or without one by the rules of thumb that greedy goes by."""

    def __init__(self, net: Net | None, seed: int, width: int = 3) -> None:
        self.net = net
        self.dice = QuickDice(seed)
        self.width = width
        self._line: list[Any] = []

    def __call__(self, view: View[Any]) -> Any:
        """The next step of the turn that looks best; the rest of it is remembered."""
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        if view.waits_for_secret:
            return self._card(view, legal)
        if not (self._line and self._line[0] in legal):
            self._line = list(self._turn(view))
        return self._line.pop(0)

    def _turn(self, view: View[Any]) -> tuple[Any, ...]:
        """The turn whose end looks best, of those that rules of thumb propose."""
        whole: Any = view.sample(self.dice)
        turns = best_turns(whole, view.seat, self.width)
        ends = []
        for turn in turns:
            after = whole.copy()
            for action in turn.actions:
                after.apply(view.seat, action)
            ends.append((after, view.seat))
        return turns[int(self.judged(ends).argmax())].actions

    def _card(self, view: View[Any], legal: list[Any]) -> Any:
        """The card after which the round ends best, on average over what the other side may choose."""
        ends, cards = [], []
        for _ in range(SAMPLES):
            whole: Any = view.sample(self.dice)
            for other in [seat for seat in whole.deciders if seat != view.seat] or [None]:
                for answer in whole.legal(other) if other is not None else [None]:
                    for place, action in enumerate(legal):
                        after = whole.copy()
                        after.apply(view.seat, action)
                        if other is not None:
                            after.apply(other, answer)
                        ends.append((follow(after, TURNS_AHEAD), view.seat))
                        cards.append(place)
        return legal[int(np.bincount(cards, self.judged(ends)).argmax())]

    def judged(self, results: list[tuple[State, int]]) -> Floats:
        """How good each position looks for the seat beside it."""
        if self.net is None or not results:
            return np.array([state.worth(seat) for state, seat in results], np.float32)
        chances = self.net.chances(np.array([seen_after(state, seat) for state, seat in results]))
        for place, (state, _) in enumerate(results):
            if state.outcome is not None:  # better than any guess, or worse
                chances[place] = 2.0 if RAPTOR in state.outcome.winners else -1.0
        raptors = np.array([seat == RAPTOR for _, seat in results])
        return np.where(raptors, chances, 1 - chances)
