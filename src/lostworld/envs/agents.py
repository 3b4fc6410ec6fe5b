"""The seats of a game as PettingZoo's agents: what both of its environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from lostworld.envs.match import Match
from lostworld.envs.rendering import MODES, check_mode, rendered
from lostworld.game import SPECTATOR


class Agents:
    """Names, spaces and pictures of the seats of a match."""

    def __init__(self, match: Match, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.match = match
        self.metadata: dict[str, Any] = {"name": f"{match.game.name}_v1", "render_modes": list(MODES)}
        self.possible_agents = list(match.seats)
        self.agents = list(self.possible_agents)
        seen = Dict(
            {
                "observation": Box(0, 255, match.encoding.shape, np.uint8),
                "action_mask": Box(0, 1, (match.encoding.actions,), np.int8),
            }
        )
        done = Discrete(match.encoding.actions)
        self.observation_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, done)

    def observation_space(self, agent: str) -> Space[Any]:
        """The agent's space of observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The agent's space of actions."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new game; ``options={"start": text}`` begins it from a position."""
        self.match.begin(seed, (options or {}).get("start"))
        self.agents = list(self.possible_agents)

    def render(self) -> Any:
        """The board as a spectator sees it, in the mode chosen."""
        return rendered(self.match.game, self.match.state.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
