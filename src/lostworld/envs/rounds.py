"""PettingZoo's environment in which all seats answer at once.

Where several seats choose in secret they do it here in one step. An answer of a seat that does not decide is
not heard, and its mask is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from lostworld.envs.agents import Agents
from lostworld.envs.match import Match, check_illegal
from lostworld.game import SPECTATOR, IllegalAction

Told = dict[str, dict[str, Any]]


class Round(Agents, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """Any game, its seats as agents."""

    def __init__(self, match: Match, render_mode: str | None = None, illegal: str = "lose") -> None:
        """``illegal``: an action that is not legal loses at once (``lose``) or is an error (``raise``)."""
        super().__init__(match, render_mode)
        check_illegal(illegal)
        self.illegal = illegal

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        """A new game; ``options={"start": text}`` begins it from a position."""
        self.begin(seed, options)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """One decision of every seat that decides."""
        agents = self.agents
        for seat in self.match.state.deciders if agents else ():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} decides now, and has no action")
            try:
                self.match.take(seat, actions[agent])
            except IllegalAction:
                if self.illegal == "raise":
                    raise
                self.match.forfeit(seat)
                break
        ended = self.match.is_over
        broken_off = not ended and self.match.broken_off
        seen = {agent: self.match.both(seat) for seat, agent in enumerate(agents)}
        rewards = dict(zip(agents, self.match.rewards(), strict=False))
        if ended or broken_off:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, broken_off),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> Told:
        return {agent: self.match.both(seat) for seat, agent in enumerate(self.agents)}

    def state(self) -> Any:
        """What a spectator sees, in numbers."""
        return self.match.observation(SPECTATOR)
