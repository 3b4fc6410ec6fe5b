"""Routes that a player draws (rulings 27, 90): checked move by move, and drawn at random to be compared."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from .hexes import step
from .paths import (
    Place,
    Way,
    comes_onto_difficult,
    edges_out,
    lands_on_difficult,
    may_be_over,
    may_enter_by_test,
    may_stay,
)
from .things import Game, Unit


@dataclass
class Walk:
    """Where a route has led so far."""

    place: Place
    credit: bool
    ended: bool
    points: int = 0
    debt: bool = False
    """Charge: a turn made before the next hex."""
    turned: int = 0
    """Turns since the last hex, negative to the left."""
    test: int | None = None
    """The edge of a last step that needs a test."""
    places: list[Place] = field(default_factory=list)


def walk(game: Game, mover: Unit, way: Way, text: str) -> Walk | None:
    """Where the route ends; None if it is not allowed."""
    assert mover.here is not None
    here: Place = (mover.here, mover.facing)
    now = Walk(here, way.credit, way.ended, places=[here])
    moves = [move for move in text.partition(":")[2].split(",") if move]
    for move in moves:
        if now.test is not None or not (turn(game, mover, way, now, move) or go(game, mover, way, now, move)):
            return None
    if not moves:
        return None
    if now.test is None and not now.debt and not may_stay(game, mover, now.place):
        return landing(game, mover, way, now, moves)
    if now.test is None and now.debt:
        return None
    if now.test is None:
        now.ended = now.ended or lands_on_difficult(game, mover, here, now.place)
    return now


def landing(game: Game, mover: Unit, way: Way, now: Walk, moves: list[str]) -> Walk | None:
    """Its last hex is one that it passes and may not stay in: a test, if that was a step (rulings 24, 28)."""
    *before, last = moves
    if not last.isdigit() or not may_enter_by_test(game, mover, now.place, way, []):
        return None
    assert mover.here is not None
    here: Place = (mover.here, mover.facing)
    again = Walk(here, way.credit, way.ended, places=[here])
    for move in before:
        assert turn(game, mover, way, again, move) or go(game, mover, way, again, move)
    again.test = int(last)
    return again


def turn(game: Game, mover: Unit, way: Way, now: Walk, move: str) -> bool:
    """One sense only, at most five times; with Charge the turn left from the last hex, or the next one's."""
    sense = {"r": 1, "l": -1}.get(move)
    if sense is None or now.turned * sense < 0 or abs(now.turned) == 5:
        return False
    after = (now.place[0], (now.place[1] + sense) % 6)
    if not may_be_over(game, mover, after, way, []):
        return False
    if way.charge:
        if now.credit:
            now.credit = False
        elif not now.debt:
            now.debt = True
        else:
            return False
    now.ended = now.ended or comes_onto_difficult(game, mover, now.place, after, way)
    now.turned += sense
    now.place = after
    now.places.append(after)
    return True


def go(game: Game, mover: Unit, way: Way, now: Walk, move: str) -> bool:
    """One hex, freely or as a test."""
    if not move.isdigit() or int(move) not in edges_out(now.place[1], way) or way.fix or now.ended:
        return False
    if now.points == way.points:
        return False
    after = (step(now.place[0], int(move)), now.place[1])
    if not may_be_over(game, mover, after, way, []):
        if not may_enter_by_test(game, mover, after, way, []):
            return False
        now.test = int(move)
        return True
    now.ended = comes_onto_difficult(game, mover, now.place, after, way)
    now.credit, now.debt, now.turned = not now.debt, False, 0
    now.points += 1
    now.place = after
    now.places.append(after)
    return True


def draw(game: Game, mover: Unit, way: Way, rng: random.Random) -> str:
    """A route at random, allowed or not."""
    moves: list[str] = []
    facing = mover.facing
    for _ in range(rng.randint(1, way.points + 1)):
        for _ in range(rng.choice((0, 0, 1, 1, 2, 3))):
            sense = rng.choice((1, 1, 1, -1))
            moves.append("r" if sense > 0 else "l")
            facing = (facing + sense) % 6
        if rng.random() < 0.85:
            moves.append(str((facing + rng.choice((0, 0, 1, -1))) % 6))
    return "route:" + ",".join(moves)
