"""What OpenSpiel's algorithms rely on: chance, secrets, perfect recall, samples of what is hidden."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from lostworld.envs import register_open_spiel
from lostworld.quick import QuickDice
from lostworld.raptor.learning.encoding import ENCODING


def loaded(text: str) -> Any:
    register_open_spiel()
    return pyspiel.load_game(text)


def on(state: Any, dice: random.Random, decisions: int) -> Any:
    """Play so many decisions at random, and the chance around them."""
    while not state.is_terminal():
        if state.is_chance_node():
            parts, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(parts, odds)[0])
        elif decisions == 0:
            break
        else:
            decisions -= 1
            if state.is_simultaneous_node():
                players = range(state.num_players())
                state.apply_actions([dice.choice(state.legal_actions(player)) for player in players])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_chance_is_drawn_card_by_card() -> None:
    state = loaded("python_raptor(layout=first-game)").new_initial_state()
    drawn = 0
    while state.is_chance_node():
        parts = state.chance_outcomes()
        assert len(parts) == 9 - drawn % 8
        assert abs(sum(odds for _, odds in parts) - 1) < 1e-9
        state.apply_action(parts[0][0])
        drawn += 1
    assert drawn == 16  # the ninth card of a deck is left over
    assert state.is_simultaneous_node()
    assert [state.position.cards_of(side)[1] for side in (0, 1)] == [0b1110, 0b1110]


def test_options_are_parameters() -> None:
    state = loaded("python_raptor(layout=savannah,most_rounds=1)").new_initial_state()
    assert len(state.chance_outcomes()) == 1
    on(state, random.Random(1), 1000)
    assert state.is_terminal() and state.position.round == 2 and state.returns() == [0.0, 0.0]


def test_a_copy_goes_its_own_way() -> None:
    state = on(loaded("python_raptor").new_initial_state(), random.Random(1), 30)
    before = str(state)
    copy = state.clone()
    assert str(copy) == before and copy.information_state_string(0) == state.information_state_string(0)
    on(copy, random.Random(2), 5)
    assert str(state) == before != str(copy)


def test_observations_are_the_encodings() -> None:
    game = loaded("python_raptor")
    state = on(game.new_initial_state(), random.Random(1), 30)
    observation = make_observation(game)
    for seat in (0, 1):
        observation.set_from(state, seat)
        row = np.empty(ENCODING.shape, np.uint8)
        ENCODING.observe(state.position.view(seat), row)
        assert (observation.tensor == row).all()
        assert observation.dict["board"].shape == (12, 11, 6)
        assert observation.string_from(state, seat) == state.position.view(seat).text


def test_perfect_recall() -> None:
    """What a player is told grows and never changes; it ends with what the player sees now."""
    dice = random.Random(4)
    state = loaded("python_raptor(layout=first-game)").new_initial_state()
    told = ["", ""]
    for _ in range(80):
        if on(state, dice, 1).is_terminal():
            break
        for seat in (0, 1):
            text = state.information_state_string(seat)
            events, _, now = text.rpartition("\n")
            assert now == state.position.view(seat).text
            assert events.startswith(told[seat])
            told[seat] = events
    assert len(told[0].splitlines()) > 40 and told[0] != told[1]


def test_the_information_state_keeps_secrets() -> None:
    """In turn: whatever Raptor has chosen, the scientist is told the same."""
    told = set()
    for choice in range(3):
        state = on(
            loaded("python_raptor_in_turn(layout=first-game)").new_initial_state(), random.Random(1), 0
        )
        assert state.current_player() == 0
        state.apply_action(state.legal_actions()[choice])
        assert state.current_player() == 1
        told.add((state.information_state_string(1), state.observation_string(1)))
    assert len(told) == 1


def test_samples_look_the_same_to_the_player() -> None:
    dice = QuickDice(1)
    state = loaded("python_raptor_in_turn").new_initial_state()
    different = 0
    for _ in range(40):
        if on(state, random.Random(3), 3).is_terminal():
            break
        player = state.current_player()
        sample = state.resampled(player, dice)
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.legal_actions() == state.legal_actions()
        different += str(sample) != str(state)
    assert different > 5


def test_open_spiels_information_set_search_plays() -> None:
    """Its Python bot: the C++ bots of OpenSpiel 2.0.2 crash on Python games."""
    game = loaded("python_raptor_in_turn(layout=first-game,most_rounds=20)")
    dice = QuickDice(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(lambda state, player: state.resampled(player, dice))
    state = on(game.new_initial_state(), random.Random(1), 3)
    for _ in range(3):
        on(state, random.Random(1), 0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
