"""Raptor's players place their figures: against every answer, and looking ahead when they can."""

from __future__ import annotations

from itertools import product

import pytest

from lostworld.bots.bot import Limit
from lostworld.chance import Dice
from lostworld.raptor import GAME, RAPTOR, SCIENTIST, State
from lostworld.raptor.evaluation.net import by_hand
from lostworld.raptor.players.player import Player
from lostworld.raptor.players.style import Style
from lostworld.raptor.rules.spaces import L_TILES
from lostworld.raptor.search.rounds import Rounds
from lostworld.raptor.search.situations import first_round, put_figures
from lostworld.session import run_chance

PLAIN = Style(learned=False, deep=False, families=36)
AHEAD = Style(learned=False, deep=True, families=36)


def new_board(seed: int) -> State:
    state = GAME.new({"layout": "random"})
    run_chance(state, Dice.from_number(seed))
    return state


def placed(state: State, seat: int, style: Style, limit: Limit) -> float:
    """Let a player place its figures; its own chance, as it says."""
    thought = Player("somebody", 1, style).think(state.view(seat), limit)
    for action in (thought.action, *thought.line):
        state.apply(seat, action)
    return thought.choices[0].value


def ways(state: State) -> list[int]:
    """Every way to place four scientists, one on each of their tiles."""
    places = [state.board.tile_places(tile) for tile in L_TILES]
    single = [[1 << i for i in range(64) if tile >> i & 1] for tile in places]
    return [sum(chosen) for chosen in product(*single)]


@pytest.mark.parametrize("seed", range(3))
def test_what_a_family_is_worth_holds_against_every_answer(seed: int) -> None:
    state = new_board(seed)
    said = placed(state, RAPTOR, PLAIN, Limit(nodes=100_000))
    trial, net, chances = first_round(state), by_hand(), []
    for scientists in ways(state):
        put_figures(trial, state.mother, state.awake, scientists)
        chances.append(net.chance(trial))
    assert len(chances) == 81
    assert said == pytest.approx(min(chances))


def test_scientists_answer_with_the_best_of_all_ways() -> None:
    state = new_board(4)
    placed(state, RAPTOR, PLAIN, Limit(nodes=100_000))
    trial, net = first_round(state), by_hand()
    chances = {}
    for scientists in ways(state):
        put_figures(trial, state.mother, state.awake, scientists)
        chances[scientists] = net.chance(trial)
    placed(state, SCIENTIST, PLAIN, Limit(nodes=100_000))
    assert chances[state.active] == min(chances.values())


def test_whoever_looks_ahead_says_what_the_first_round_comes_to() -> None:
    state = new_board(5)
    placed(state, RAPTOR, AHEAD, Limit(nodes=100_000))
    said = placed(state, SCIENTIST, AHEAD, Limit(nodes=100_000))
    trial = first_round(state)
    rounds = Rounds(trial, by_hand(), 20_000, lambda _: None)
    assert 1.0 - said == pytest.approx(rounds.before_cards(trial, 240))


def test_a_player_out_of_time_places_its_figures_all_the_same() -> None:
    state = new_board(6)
    for seat in (RAPTOR, SCIENTIST):
        placed(state, seat, AHEAD, Limit(nodes=1))
    assert state.round == 0 and not state.legal(SCIENTIST) and not state.legal(RAPTOR)
