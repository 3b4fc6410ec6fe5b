"""PettingZoo's environment in which all seats answer at once.

Where several seats choose in secret they do it here in one step. An answer of a seat that does not decide is
not heard, and its mask is empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium.spaces import Discrete, Space
from pettingzoo import ParallelEnv

from lostworld.envs.match import Match, check_illegal
from lostworld.envs.rendering import MODES, check_mode, rendered
from lostworld.envs.turns import space_of
from lostworld.game import SPECTATOR, Game, IllegalAction

Told = dict[str, dict[str, Any]]


class Round(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """Any game, its seats as agents."""

    def __init__(
        self,
        game: str | Game[Any],
        options: Mapping[str, str] | None = None,
        starts: Sequence[str] = (),
        most_rounds: int = 200,
        render_mode: str | None = None,
        illegal: str = "lose",
    ) -> None:
        """``illegal``: an action that is not legal loses at once (``lose``) or is an error (``raise``)."""
        check_mode(render_mode)
        check_illegal(illegal)
        self.illegal = illegal
        self.render_mode = render_mode
        self.match = Match(game, options, starts, most_rounds)
        self.metadata = {"name": f"{self.match.game.name}_v1", "render_modes": list(MODES)}
        self.possible_agents = list(self.match.seats)
        self.agents = list(self.possible_agents)
        encoding = self.match.encoding
        self.observation_spaces = {agent: space_of(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """The agent's space of observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The agent's space of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        """A new game; ``options={"start": text}`` begins it from a position."""
        self.match.begin(seed, (options or {}).get("start"))
        self.agents = list(self.possible_agents)
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

    def render(self) -> Any:
        """The board as a spectator sees it, in the mode chosen."""
        return rendered(self.match.game, self.match.state.view(SPECTATOR), self.render_mode)

    def state(self) -> Any:
        """What a spectator sees, in numbers."""
        return self.match.observation(SPECTATOR)

    def close(self) -> None:
        """Nothing is left open."""
