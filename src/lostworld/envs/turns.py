"""PettingZoo's environment in which the seats decide one after the other (AEC).

Seats that choose at the same time and in secret are asked in seat order; what an earlier one has chosen
cannot be seen in the observation of a later one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

from lostworld.encoding import Encoding
from lostworld.envs.match import Match
from lostworld.envs.rendering import MODES, check_mode, rendered
from lostworld.game import SPECTATOR, Game


def space_of(encoding: Encoding[Any]) -> Dict:
    """The space of observations with masks."""
    return Dict(
        {
            "observation": Box(0, 255, encoding.shape, np.uint8),
            "action_mask": Box(0, 1, (encoding.actions,), np.int8),
        }
    )


class Table(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """Any game, its seats as agents."""

    def __init__(
        self,
        game: str | Game[Any],
        options: Mapping[str, str] | None = None,
        starts: Sequence[str] = (),
        most_rounds: int = 200,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.match = Match(game, options, starts, most_rounds)
        self.metadata = {
            "name": f"{self.match.game.name}_v1",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = list(self.match.seats)
        self.agents = list(self.possible_agents)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        encoding = self.match.encoding
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: space_of(encoding) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(encoding.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """The agent's space of observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The agent's space of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; ``options={"start": text}`` begins it from a position."""
        self.match.begin(seed, (options or {}).get("start"))
        self.agents = list(self.possible_agents)
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

    def render(self) -> Any:
        """The board as a spectator sees it, in the mode chosen."""
        return rendered(self.match.game, self.match.state.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
