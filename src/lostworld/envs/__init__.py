"""Environments for research, for any game of the contract: PettingZoo, Gymnasium and OpenSpiel.

They need the extra ``envs``. Importing this registers each installed game with Gymnasium, as
``lostworld/Raptor-v1``. The page docs/learning.md tells what observations, actions, rewards and ends mean.

    >>> import lostworld.envs
    >>> env = lostworld.envs.aec("raptor", options={"layout": "first-game"})
    >>> env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.agent_selection, observation["action_mask"].nonzero()[0].tolist()
    ('raptor', [66, 67, 73])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from lostworld import games
from lostworld.extras import PartMissing, needing_extras

if TYPE_CHECKING:
    from lostworld.envs.many_games import BatchEnv, Policy
    from lostworld.envs.one_seat import Opponent, SeatEnv
    from lostworld.envs.rounds import Round
    from lostworld.envs.turns import Table

MOST_ROUNDS = 200
"""After so many rounds a game is broken off."""


def aec(
    game: str = games.DEFAULT,
    options: Mapping[str, str] | None = None,
    starts: Sequence[str] = (),
    most_rounds: int = MOST_ROUNDS,
    render_mode: str | None = None,
) -> Table:
    """A PettingZoo environment in which the seats decide one after the other."""
    with needing_extras():
        from lostworld.envs.match import Match
        from lostworld.envs.turns import Table

    return Table(Match(game, options, starts, most_rounds), render_mode)


def parallel(
    game: str = games.DEFAULT,
    options: Mapping[str, str] | None = None,
    starts: Sequence[str] = (),
    most_rounds: int = MOST_ROUNDS,
    render_mode: str | None = None,
    illegal: str = "lose",
) -> Round:
    """A PettingZoo environment in which all seats answer at once; who does not decide is not heard."""
    with needing_extras():
        from lostworld.envs.match import Match
        from lostworld.envs.rounds import Round

    return Round(Match(game, options, starts, most_rounds), render_mode, illegal)


def seat(
    game: str = games.DEFAULT,
    seat: str | int = 0,
    opponent: Opponent = "random",
    options: Mapping[str, str] | None = None,
    starts: Sequence[str] = (),
    most_rounds: int = MOST_ROUNDS,
    render_mode: str | None = None,
    illegal: str = "lose",
) -> SeatEnv:
    """A Gymnasium environment: one seat against a bot."""
    with needing_extras():
        from lostworld.envs.one_seat import SeatEnv

    return SeatEnv(game, seat, opponent, options, starts, most_rounds, render_mode, illegal)


def vector(
    num_envs: int,
    game: str = games.DEFAULT,
    seat: str | int | None = None,
    opponent: str | Policy = "random",
    options: Mapping[str, str] | None = None,
    starts: Sequence[str] = (),
    most_rounds: int = MOST_ROUNDS,
) -> BatchEnv:
    """Many games at once in compiled code, as Gymnasium's vectorised environment."""
    with needing_extras():
        from lostworld.envs.many_games import BatchEnv

    return BatchEnv(num_envs, game, seat, opponent, options, starts, most_rounds)


def register_open_spiel() -> list[str]:
    """Make every installed game known to OpenSpiel, as ``python_raptor`` and ``python_raptor_in_turn``."""
    with needing_extras():
        from lostworld.envs.spiel import register

    found: list[Any] = [games.game_named(name) for name in games.names()]
    return [name for game in found for name in register(game)]


def gymnasium_id(game: str) -> str:
    """The game's name at Gymnasium.

    >>> gymnasium_id("raptor")
    'lostworld/Raptor-v1'
    """
    return f"lostworld/{game.title().replace('-', '')}-v1"


def register_gymnasium() -> list[str]:
    """Make every installed game known to Gymnasium; the new names."""
    import gymnasium

    added: list[str] = []
    for game in games.names():
        name = gymnasium_id(game)
        if name not in gymnasium.registry:
            keywords: dict[str, Any] = {"game": game}
            gymnasium.register(name, entry_point="lostworld.envs.one_seat:SeatEnv", kwargs=keywords)
            added.append(name)
    return added


with suppress(PartMissing), needing_extras():  # OpenSpiel alone does without Gymnasium
    register_gymnasium()
