"""Gymnasium's environment: one seat, against a bot in each of the others.

>>> import gymnasium
>>> import lostworld.envs
>>> env = gymnasium.make("lostworld/Raptor-v1", seat="scientist", opponent="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(env.action_space.n), int(env.unwrapped.action_masks().sum())
((877,), 8059, 3)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from lostworld.bots import Bot, bot_named
from lostworld.envs.match import Bytes, Match, check_illegal
from lostworld.envs.rendering import MODES, check_mode, rendered
from lostworld.game import Game, IllegalAction, Seat, View
from lostworld.games import DEFAULT

Opponent = str | Bot | Callable[[View[Any]], Any]
"""A bot's name (a new bot each game), a bot, or a function from a view to one of its legal actions."""


class SeatEnv(gymnasium.Env[Bytes, int]):
    """One seat of any game. Observations are rows of bytes, actions numbers."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game[Any] = DEFAULT,
        seat: str | int = 0,
        opponent: Opponent = "random",
        options: Mapping[str, str] | None = None,
        starts: Sequence[str] = (),
        most_rounds: int = 200,
        render_mode: str | None = None,
        illegal: str = "lose",
    ) -> None:
        """``illegal``: an action that is not legal loses at once (``lose``) or is an error (``raise``)."""
        check_mode(render_mode)
        check_illegal(illegal)
        self.render_mode = render_mode
        self.illegal = illegal
        self.match = Match(game, options, starts, most_rounds)
        self.seat: Seat = self.match.seat_called(seat)
        self._opponent = opponent
        self._others: dict[Seat, Callable[[View[Any]], Any]] = {}
        self.observation_space = Box(0, 255, self.match.encoding.shape, np.uint8)
        self.action_space = Discrete(self.match.encoding.actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """A new game up to the seat's first decision; ``options={"start": text}``: from a position."""
        super().reset(seed=seed)
        while True:
            self.match.begin(seed, (options or {}).get("start"))
            self._others = {
                seat: self._player() for seat in range(len(self.match.seats)) if seat != self.seat
            }
            self._let_others_play()
            if self.match.state.deciders:
                return self.match.observation(self.seat), {}
            seed = None  # it was over before the seat could decide: another one

    def _player(self) -> Callable[[View[Any]], Any]:
        if isinstance(self._opponent, str):
            return Player(bot_named(self._opponent, self.match.game, self.match.dice.below(1 << 30)))
        if callable(self._opponent):
            return self._opponent
        return Player(self._opponent)

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """The seat's decision, as a number, and then the others' until it decides again."""
        match = self.match
        try:
            match.take(self.seat, action)
        except IllegalAction:
            if self.illegal == "raise":
                raise
            match.forfeit(self.seat)
            return match.observation(self.seat), -1.0, True, False, {"illegal": True}
        self._let_others_play()
        ended = match.is_over
        broken_off = not ended and match.broken_off
        reward = match.rewards()[self.seat] if ended else 0.0
        return match.observation(self.seat), reward, ended, broken_off, {}

    def _let_others_play(self) -> None:
        """Until the seat decides. Where all choose at once it chooses first, and nobody can see what."""
        match = self.match
        while (deciders := match.state.deciders) and self.seat not in deciders and not match.broken_off:
            other = deciders[0]
            match.do(other, self._others[other](match.state.view(other)))

    def action_masks(self) -> NDArray[np.bool_]:
        """What the seat may do: True for each legal action. The name is that of sb3-contrib."""
        return self.match.mask(self.seat).view(np.bool_)

    @property
    def view(self) -> View[Any]:
        """What the seat knows."""
        return self.match.state.view(self.seat)

    def render(self) -> Any:
        """The board as the seat sees it, in the mode chosen."""
        return rendered(self.match.game, self.view, self.render_mode)


class Player:
    """A bot that plays the rest of a planned turn without being asked again."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._line: list[Any] = []

    def __call__(self, view: View[Any]) -> Any:
        """The bot's decision."""
        if self._line and self._line[0] in view.legal():
            return self._line.pop(0)
        thought = self._bot.think(view)
        self._line = list(thought.line)
        return thought.action
