"""A small player that learns: a network in plain NumPy, and a player that tries its turns out with it.

The network says how likely the seat that looks will win. The player tries out its turns, lets the network
judge where they lead, and takes the best. ``train.py`` beside this file trains it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from lostworld.game import View
from lostworld.quick import QuickDice
from lostworld.raptor import GAME, State
from lostworld.raptor.learning.observing import FACTS

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
T = TypeVar("T")
Asking = Generator[list[View[Any]], Floats, T]
"""Something that asks for views to be judged, is sent what they are worth, and comes to a result."""

FACT = {name: place for place, name in enumerate(FACTS)}
ENCODING = GAME.encoding
BOARD = int(np.prod(ENCODING.parts["board"]))


# --- What the network sees ---------------------------------------------------------------------------


def column_on(places: Bytes) -> Bytes:
    """Every space moved to the next column. A set of spaces is a byte for each column, a bit for each row."""
    moved = np.zeros_like(places)
    moved[:, 1:] = places[:, :-1]
    return moved


def column_back(places: Bytes) -> Bytes:
    """The other way."""
    moved = np.zeros_like(places)
    moved[:, :-1] = places[:, 1:]
    return moved


WAYS = (column_on, column_back, lambda places: places << 1 & 63, lambda places: places >> 1)


def beside(places: Bytes) -> Bytes:
    """The spaces that share an edge with one of these."""
    return column_on(places) | column_back(places) | places << 1 & 63 | places >> 1


def lines(start: Bytes, free: Bytes) -> tuple[Bytes, Bytes]:
    """Where straight lines over free spaces lead, and the first space of each that is not free."""
    reached, stopped = np.zeros_like(start), np.zeros_like(start)
    for way in WAYS:
        front = start
        while front.any():
            moved = way(front)
            front = moved & free
            reached |= front
            stopped |= moved & ~free
    return reached, stopped


def size(places: Bytes) -> Any:
    """How many spaces there are in each set."""
    return np.bitwise_count(places).sum(1)


def inputs(rows: Bytes) -> Floats:
    """What the network is told of observations: who is near whom and what is in reach, and all facts."""
    board = rows[:, :BOARD].reshape(-1, *ENCODING.parts["board"])
    planes = np.packbits(board, axis=-1, bitorder="little")[..., 0].swapaxes(0, 1).copy()
    rock, exits, mother, awake, asleep, asleep_now, _, active, spent, frightened, fresh, fire = planes
    facts = rows[:, BOARD:].astype(np.float32)
    columns: list[Any] = []

    def count(*sets: Bytes) -> None:
        columns.extend(0.5 * size(places)[:, None] for places in sets)

    def which(number: Any, most: int) -> None:
        columns.append(np.minimum(number, most)[:, None] == np.arange(most + 1))

    people, ready = active | frightened, active & ~spent
    count(awake, asleep, active, frightened, fresh, fire, people, ready)
    which(size(people), 6)
    for name, most in (("sleep tokens", 4), ("babies escaped", 2), ("babies captured", 2)):
        which(facts[:, FACT[name]], most)
    # How far the babies are from scientists who stand, and from a way out.
    near = active
    for _ in range(4):
        near = near | beside(near) & ~rock
        count(near & awake, near & asleep, near & asleep & ~asleep_now)
    count(beside(ready) & awake, beside(ready) & asleep)
    free = 63 & ~(rock | fire | people | asleep | mother)
    way = reached = exits & free
    for _ in range(9):
        count(way & awake)
        way = beside(way) & free & ~reached
        reached = reached | way
    count(awake & ~reached, exits & people, exits & fire, exits & near)
    # Who can shoot the mother, and whom she can reach with no move, one or two.
    guns = lines(mother, ~(rock | active))[1] & active
    count(guns, guns & ready)
    which(size(guns), 4)
    columns.append((size(guns) * facts[:, FACT["sleep tokens"]] / 4)[:, None])
    stands, arrived = mother, beside(mother)
    for _ in range(3):
        count(arrived & people, arrived & asleep)
        stands = lines(stands, free & ~awake)[0]
        arrived = arrived | beside(stands)
    count(beside(mother) & fire, mother)
    # Points still to be spent, by side.
    left = facts[:, FACT["points or repetitions left"]]
    for side in ("raptor", "scientist"):
        turn = facts[:, FACT[f"the {side}'s turn"]] * facts[:, FACT["phase 5"]]
        which(turn * left, 8)
        columns.append((turn * left / 2)[:, None])
    facts[:, FACT["round, at most 255"]] = 0
    columns.append(np.where(facts > 1, facts / 5, facts))
    return np.concatenate(columns, axis=1, dtype=np.float32)


class Net:
    """Two layers: rectified sums of the inputs, and one number from 0 to 1."""

    def __init__(self, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        width = inputs(np.zeros((1, *ENCODING.shape), np.uint8)).shape[1]
        self.weights: list[Floats] = [
            (chance.standard_normal((width, hidden)) * 0.3).astype(np.float32),
            np.zeros(hidden, np.float32),
            (chance.standard_normal(hidden) * 0.3 / hidden**0.5).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def chances(self, seen: Floats) -> Floats:
        """How likely the seat that looks wins."""
        first, bias, second, last = self.weights
        return sigmoid(np.maximum(seen @ first + bias, 0) @ second + last)

    def learn(self, seen: Floats, worth: Floats, rate: float) -> float:
        """One step of Adam; how far off the network was, squared."""
        first, bias, second, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        guess = sigmoid(hidden @ second + last)
        error = (guess - worth) / len(worth)
        back = np.outer(error, second) * (hidden > 0)
        self._steps += 1
        rate *= (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)
        return float(((guess - worth) ** 2).mean())

    def save(self, file: Path) -> None:
        """Write the weights."""
        np.savez_compressed(file, *self.weights)

    @classmethod
    def load(cls, file: Path) -> Net:
        """Read them."""
        stored = np.load(file)
        net = cls(stored["arr_1"].size, seed=0)
        net.weights = [stored[name] for name in stored.files]
        return net


def sigmoid(x: Floats) -> Floats:
    """From any number to one between 0 and 1."""
    return (1 / (1 + np.exp(-np.clip(x, -30, 30)))).astype(np.float32)


# --- How it plays ------------------------------------------------------------------------------------


def side_by_side(tasks: Sequence[Asking[T]]) -> Asking[list[T]]:
    """Several things that ask, at the same time: what all of them ask is judged in one go."""
    results: dict[int, T] = {}
    asked: dict[int, list[View[Any]]] = {}

    def go_on(place: int, worths: Any) -> None:
        try:
            asked[place] = tasks[place].send(worths)
        except StopIteration as end:
            results[place] = end.value
            asked.pop(place, None)

    for place in range(len(tasks)):
        go_on(place, None)
    while asked:
        worths = yield [view for views in asked.values() for view in views]
        for place, views in list(asked.items()):
            go_on(place, worths[: len(views)])
            worths = worths[len(views) :]
    return [results[place] for place in range(len(tasks))]


def run(tasks: Sequence[Asking[T]], net: Net) -> list[T]:
    """Answer all that is asked, until everybody has come to a result."""
    everybody = side_by_side(tasks)
    try:
        views = next(everybody)
        while True:
            rows = np.empty((len(views), *ENCODING.shape), np.uint8)
            for row, view in zip(rows, views, strict=True):
                ENCODING.observe(view, row)
            worths = net.chances(inputs(rows))
            for place, view in enumerate(views):
                if view.outcome is not None:  # better than any guess, or worse
                    worths[place] = 2 if view.seat in view.outcome.winners else -1
            views = everybody.send(worths)
    except StopIteration as end:
        return list(end.value)


def best_turn(state: State, seat: int, width: int) -> Asking[list[int]]:
    """The turn that leads to the best position; after each step the ``width`` best are carried on."""
    best, found = -9.0, [0]
    beam: list[tuple[list[int], State]] = [([], state)]
    while beam:
        steps: dict[str, tuple[list[int], State]] = {}
        for actions, before in beam:
            for action in before.legal(seat):
                after = before.copy()
                after.apply(seat, action)
                steps.setdefault(after.text, ([*actions, action], after))
        tried = list(steps.values())
        worths = yield [after.view(seat) for _, after in tried]
        beam = []
        for place in np.argsort(-worths, kind="stable"):
            actions, after = tried[place]
            if after.deciders == (seat,) and after.round == state.round:
                beam.append(tried[place])
            elif worths[place] > best:
                best, found = float(worths[place]), actions
        beam = beam[:width]
    return found


def round_end(state: State, turns: int) -> Asking[State]:
    """Play on for so many turns, or until something is hidden."""
    for _ in range(turns):
        if len(state.deciders) != 1 or state.view(state.deciders[0]).waits_for_secret:
            break
        seat = state.deciders[0]
        for action in (yield from best_turn(state, seat, 1)):
            state.apply(seat, action)
    return state


class Learner:
    """Plays one seat of one game. ``thorough`` takes some twenty times as long, and is for matches."""

    def __init__(self, dice: QuickDice, thorough: bool = False, wild: float = 0.0) -> None:
        self.dice, self.wild = dice, wild
        self.width, self.samples, self.turns = (6, 3, 3) if thorough else (1, 1, 0)
        self._line: list[int] = []

    def choose(self, view: View[Any]) -> Asking[int]:
        """The next action; the rest of the turn is remembered."""
        legal: list[int] = list(view.legal())
        if len(legal) == 1:
            return legal[0]
        if self.dice.below(1000) < 1000 * self.wild:
            return legal[self.dice.below(len(legal))]
        if view.waits_for_secret:
            return (yield from self._card(view, legal))
        if not (self._line and self._line[0] in legal):
            whole: Any = view.sample(self.dice)
            self._line = yield from best_turn(whole, view.seat, self.width)
        return self._line.pop(0)

    def _card(self, view: View[Any], legal: list[int]) -> Asking[int]:
        """The card after which things look best, on average over what the other side may choose."""
        follow, cards, other = [], [], 1 - view.seat
        for _ in range(self.samples):
            whole: Any = view.sample(self.dice)
            for card in legal:
                after = whole.copy()
                after.apply(view.seat, card)
                for answer in after.legal(other):
                    end = after.copy()
                    end.apply(other, answer)
                    follow.append(round_end(end, self.turns))
                    cards.append(card)
        ends = yield from side_by_side(follow)
        worths = yield [end.view(view.seat) for end in ends]
        means = {card: worths[np.equal(cards, card)].mean() for card in legal}
        return max(legal, key=lambda card: means[card])
