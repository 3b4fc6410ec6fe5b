"""The suites of PettingZoo, Gymnasium and OpenSpiel, on Raptor and on a game without an encoding."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from lostworld import envs

GAMES = ("raptor", "caravan")


@pytest.mark.parametrize("game", GAMES)
def test_aec_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(envs.aec(game), num_cycles=400)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_aec_seeds(game: str) -> None:
    seed_test(partial(envs.aec, game), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_parallel_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(envs.parallel(game), num_cycles=400)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_parallel_seeds(game: str) -> None:
    """PettingZoo's own test compares one step only (1.27.0), so a longer walk follows."""
    parallel_seed_test(partial(envs.parallel, game), num_cycles=200)
    one, other = envs.parallel(game), envs.parallel(game)
    assert data_equivalence(one.reset(seed=9), other.reset(seed=9))
    dice = np.random.default_rng(1)
    for _ in range(200):
        if not one.agents:
            break
        actions = {agent: random_action(one.match.mask(seat), dice) for seat, agent in enumerate(one.agents)}
        assert data_equivalence(one.step(actions), other.step(actions))


def random_action(mask: Any, dice: np.random.Generator) -> np.int64:
    """A NumPy integer, as policies give them."""
    legal = np.flatnonzero(mask)
    return legal[dice.integers(len(legal))] if len(legal) else np.int64(0)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    """Its checker samples any actions, so most of its games end with an illegal one."""
    envs.register_gymnasium()
    env = gymnasium.make(envs.gymnasium_id(game))
    check_env(env.unwrapped, skip_render_check=game == "caravan")


@pytest.mark.parametrize("name", ["raptor", "raptor_in_turn", "caravan", "caravan_in_turn"])
@pytest.mark.parametrize("serialised", [False, True])
def test_open_spiel(name: str, serialised: bool) -> None:
    envs.register_open_spiel()
    pyspiel.random_sim_test(
        pyspiel.load_game(f"python_{name}"), num_sims=1, serialize=serialised, verbose=False
    )


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel_turned_into_turns(game: str) -> None:
    envs.register_open_spiel()
    turned = pyspiel.convert_to_turn_based(pyspiel.load_game(f"python_{game}"))
    pyspiel.random_sim_test(turned, num_sims=1, serialize=False, verbose=False)


def test_open_spiel_lets_python_end() -> None:
    """A registered game that is let go after Python has ended would take the process along."""
    code = "from lostworld.envs import register_open_spiel as register; import pyspiel; register()"
    code += "; game = pyspiel.load_game('python_raptor')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
