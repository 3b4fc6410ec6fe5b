"""A whole game."""

from __future__ import annotations

from . import activation, initiative
from .setup import build, setup
from .things import Game, GameOver, Run


def new(scenario: str, armies: list[str] | None = None) -> Game:
    game = Game(scenario)
    build(game, armies or [])
    return game


def play(game: Game) -> Run:
    try:
        yield from setup(game)
        yield from initiative.first_phase(game)
        while True:
            yield from activation.phase(game)
            yield from initiative.phase(game)
    except GameOver:
        return
