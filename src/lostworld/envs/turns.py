"""PettingZoo's environment in which the seats decide one after the other (AEC).

Seats that choose at the same time and in secret are asked in seat order; what an earlier one has chosen
cannot be seen in the observation of a later one.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from lostworld.envs.agents import Agents
from lostworld.envs.match import Match


class Table(Agents, AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """Any game, its seats as agents."""

    def __init__(self, match: Match, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        Agents.__init__(self, match, render_mode)
        self.metadata["is_parallelizable"] = False
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; ``options={"start": text}`` begins it from a position."""
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._finish()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and what it may do; nothing, while another decides."""
        return self.match.both(self._seat[agent])

    def step(self, action: Any) -> None:
        """The selected agent's decision, as a number. Raises IllegalAction if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.take(self._seat[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._finish()

    def _finish(self) -> None:
        """Say who decides next, or how the game has ended."""
        deciders = self.match.state.deciders
        if deciders and not self.match.broken_off:
            self.agent_selection = self.possible_agents[deciders[0]]
            return
        ended = not deciders
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, not ended)
        self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
