"""Every game passes every check of the contract. A new game is added to GAMES, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lostworld.game import Game
from lostworld.raptor import GAME as RAPTOR
from lostworld.skirmish import GAME as SKIRMISH
from tests.contract.caravan import CARAVAN
from tests.contract.checks import CHECKS

GAMES: tuple[Game[Any], ...] = (RAPTOR, CARAVAN, SKIRMISH)
SEEDS = range(3)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_contract(game: Game[Any], check: Callable[[Game[Any], int], None]) -> None:
    # A game of Skirmish is long: one of each kind of check is enough.
    for seed in SEEDS if game is not SKIRMISH else (0,):
        check(game, seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_describes_itself(game: Game[Any]) -> None:
    assert game.name == game.name.lower()
    assert game.name.isidentifier()
    assert game.rules >= 1
    for name, values in game.options.items():
        for value in values:
            seats = game.seats({name: value})
            assert len(seats) == len(set(seats)) >= 2
    assert isinstance(game.content, str)
    assert not {*game.looks} & {*game.options}
    assert {*game.look({}, ())} == {*game.looks}
    assert all(
        values and len(values) == len(set(values))
        for values in (*game.options.values(), *game.looks.values())
    )
