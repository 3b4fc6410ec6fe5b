"""Positions from the middle of games, for the tests of the search."""

from __future__ import annotations

import random
from collections.abc import Iterator

from lostworld.chance import Dice
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.layouts import THEMES, random_board

DECIDING = (phases.EFFECT, phases.POINTS, phases.RETURN)


def empty(seed: int) -> Position:
    """A board before the first figure is placed."""
    dice = Dice.from_number(seed)
    return Position(random_board(tuple(THEMES)[seed % 2], dice))


def walk(seed: int) -> Iterator[Position]:
    """Every position of a random game in which a side decides alone; the caller must copy what it keeps."""
    luck = random.Random(seed)
    position = empty(seed)
    while position.phase != phases.OVER and position.round < 60:
        if position.phase == phases.SHUFFLE:
            position.shuffle_by_seed(luck.getrandbits(60))
            continue
        yield position
        seat = luck.choice(position.deciders)
        position.apply(seat, luck.choice(position.legal(seat)))


def turns(seed: int, most_points: int) -> Iterator[Position]:
    """The turns of a random game that are small enough to be looked at one action at a time."""
    for position in walk(seed):
        if position.phase in DECIDING and position.left <= most_points:
            yield position
