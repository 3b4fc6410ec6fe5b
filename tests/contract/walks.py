"""Random walks through any game: the moments at which the checks look at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, Game, Seat, State

LONGEST = 3000
"""Decisions after which a walk gives up; the games here end sooner."""


class Decision(NamedTuple):
    """One step of a walk: what a seat did, or how chance came out (seat None)."""

    seat: Seat | None
    action: Any


def start(game: Game[Any], dice: Dice) -> State[Any]:
    """A new state with options drawn at random; chance may be pending."""
    options = {name: values[dice.below(len(values))] for name, values in game.options.items()}
    state = game.new(options)
    assert state.seats == game.seats(options)
    return state


def choose(state: State[Any], dice: Dice) -> Decision:
    """A step drawn at random; the state must not be over."""
    if state.chance is not None:
        return Decision(None, state.chance.sample(dice))
    seat = state.deciders[dice.below(len(state.deciders))]
    actions = state.legal(seat)
    return Decision(seat, actions[dice.below(len(actions))])


def carry_out(state: State[Any], decision: Decision) -> list[Any]:
    """Do one step; what happened, secrets included."""
    if decision.seat is None:
        return list(state.settle(decision.action))
    return list(state.play(decision.seat, decision.action))


def walk(game: Game[Any], seed: int) -> Iterator[State[Any]]:
    """Every state of a random game, the last one too; each is a copy that may be changed."""
    dice = Dice.from_number(seed)
    state = start(game, dice)
    for _ in range(LONGEST):
        yield state.copy()
        if state.outcome is not None:
            return
        carry_out(state, choose(state, dice))
    raise AssertionError(f"{game.name} with seed {seed} does not end")


def moments(game: Game[Any], seed: int, most: int = 60) -> list[State[Any]]:
    """Up to about ``most`` states of a random game, spread over it, its first ones and its end included."""
    states = list(walk(game, seed))
    every = max(1, len(states) // most)
    return [state for i, state in enumerate(states) if i < 8 or i % every == 0 or state.outcome is not None]


def deciding_moments(game: Game[Any], seed: int, most: int = 60) -> list[State[Any]]:
    """The moments at which somebody decides."""
    return [state for state in moments(game, seed, most) if state.deciders]


def seats(state: State[Any]) -> list[Seat]:
    """All seats, the spectator's too."""
    return [*range(len(state.seats)), SPECTATOR]


def advance(state: State[Any], dice: Dice, steps: int = 12) -> None:
    """Go on at random for a while."""
    for _ in range(steps):
        if state.outcome is not None:
            return
        carry_out(state, choose(state, dice))


def told(happenings: list[Any], seat: Seat) -> list[dict[str, Any]]:
    """What happened, as ``seat`` may know it."""
    return [happening.seen_by(seat).to_json() for happening in happenings]
