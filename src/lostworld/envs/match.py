"""The game behind an environment: its state, its chance, its end, and what it looks like in numbers."""

from __future__ import annotations

import operator
import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lostworld import games
from lostworld.encoding import encoding_of, rewards_of
from lostworld.game import Game, Seat, State
from lostworld.quick import QuickDice, settle

MOST_IN_A_ROUND = 64
"""Beyond so many decisions for every round allowed a game is broken off too, whatever its rounds are."""

Bytes = NDArray[np.uint8]


def check_illegal(illegal: str) -> None:
    """Raise ValueError for an unknown way to meet an action that is not legal."""
    if illegal not in ("lose", "raise"):
        raise ValueError(f"illegal={illegal!r}: it must be 'lose' or 'raise'")


class Match:
    """One game after another, from the options' start or from one of ``starts`` (texts of positions)."""

    def __init__(
        self,
        game: str | Game[Any],
        options: Mapping[str, str] | None = None,
        starts: Sequence[str] = (),
        most_rounds: int = 200,
    ) -> None:
        self.game: Game[Any] = games.game_named(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        self.encoding = encoding_of(self.game, self.options)
        self.most_rounds = most_rounds
        self._starts = [self.game.parse(text) for text in starts] or [self.game.new(self.options)]
        self.seats = self._starts[0].seats
        self.dice = QuickDice(int.from_bytes(os.urandom(8), "big"))
        self.state: State[Any] = self._starts[0].copy()
        self.decisions = 0
        self._loser: Seat | None = None

    def begin(self, seed: int | None = None, start: str | None = None) -> None:
        """A new game; without a seed the chance of the last one goes on."""
        if seed is not None:
            self.dice = QuickDice(operator.index(seed))
        if start is not None:
            self.state = self.game.parse(start)
        else:
            choice = self.dice.below(len(self._starts)) if len(self._starts) > 1 else 0
            self.state = self._starts[choice].copy()
        self.decisions = 0
        self._loser = None
        settle(self.state, self.dice)

    def take(self, seat: Seat, number: Any) -> None:
        """Carry out the action with a number, NumPy's too. Raises IllegalAction and changes nothing."""
        self.do(seat, self.encoding.action(number))

    def do(self, seat: Seat, action: Any) -> None:
        """Carry out an action of the game."""
        self.state.apply(seat, action)
        self.decisions += 1
        settle(self.state, self.dice)

    @property
    def broken_off(self) -> bool:
        """Whether the game has gone on for too long."""
        return self.state.round > self.most_rounds or self.decisions >= self.most_rounds * MOST_IN_A_ROUND

    def forfeit(self, seat: Seat) -> None:
        """End the game: the seat's side has lost by an action that is not legal."""
        self._loser = seat

    @property
    def is_over(self) -> bool:
        """Whether nobody decides any more."""
        return self._loser is not None or not self.state.deciders

    def rewards(self) -> tuple[float, ...]:
        """1 for winners, -1 for losers, 0 otherwise."""
        if self._loser is None:
            return rewards_of(self.state)
        lost = next(side for side in self.state.sides if self._loser in side)
        return tuple(-1.0 if seat in lost else 1.0 for seat in range(len(self.seats)))

    def observation(self, seat: Seat) -> Bytes:
        """What a seat sees."""
        out = np.empty(self.encoding.shape, np.uint8)
        self.encoding.observe(self.state.view(seat), out)
        return out

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """What a seat may do: 1 for each legal action; all 0 when it does not decide."""
        out = np.empty(self.encoding.actions, np.uint8)
        self.encoding.mask(self.state.view(seat), out)
        return out.view(np.int8)

    def both(self, seat: Seat) -> dict[str, Any]:
        """Observation and mask, as PettingZoo wants them."""
        view = self.state.view(seat)
        encoding = self.encoding
        seen = np.empty(encoding.shape, np.uint8)
        encoding.observe(view, seen)
        mask = np.empty(encoding.actions, np.uint8)
        encoding.mask(view, mask)
        return {"observation": seen, "action_mask": mask.view(np.int8)}

    def seat_called(self, seat: str | int) -> Seat:
        """A seat by its name or number."""
        if isinstance(seat, str):
            if seat not in self.seats:
                raise ValueError(f"there is no seat {seat!r}; the seats are {', '.join(self.seats)}")
            return self.seats.index(seat)
        number = operator.index(seat)
        if not 0 <= number < len(self.seats):
            raise ValueError(f"there is no seat {number}; the seats are 0 to {len(self.seats) - 1}")
        return number
