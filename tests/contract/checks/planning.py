"""A turn can be tried out ahead of time, without seeing anything that only its end would bring."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, Game, GameError, IllegalAction, State
from tests.contract.walks import deciding_moments, seats

LONGEST_PLAN = 12


def plan_of(state: State[Any], seat: int, dice: Dice) -> list[Any]:
    """A turn drawn at random, planned to its end or for a while."""
    actions: list[Any] = []
    planned = state.ahead(seat, ())
    while planned.deciders and len(actions) < LONGEST_PLAN:
        legal = planned.legal(seat)
        actions.append(legal[dice.below(len(legal))])
        planned = planned.ahead(seat, actions[-1:])
    return actions


def an_empty_plan_is_the_present(game: Game[Any], seed: int) -> None:
    """Nothing planned: the same position, the same choices."""
    for state in deciding_moments(game, seed):
        for seat in state.deciders:
            planned = state.ahead(seat, ())
            assert planned.text == state.text
            assert planned.legal(seat) == state.legal(seat)
            assert planned.deciders == (seat,)
            assert planned.view(seat).text == state.view(seat).text
        for seat in seats(state):
            if seat not in state.deciders:
                assert state.ahead(seat, ()).deciders == ()


def plans_agree_with_the_game(game: Game[Any], seed: int) -> None:
    """While the turn goes on, the plan is what the game would be; and all of it can then be done."""
    dice = Dice.from_number(seed)
    longest = 0
    for state in deciding_moments(game, seed, 150):
        for seat in state.deciders:
            before = state.text
            actions = plan_of(state, seat, dice)
            real = state.copy()
            for number, action in enumerate(actions, 1):
                planned = state.ahead(seat, actions[:number])
                step_by_step = state.ahead(seat, actions[: number - 1]).ahead(seat, [action])
                assert planned.text == step_by_step.text
                assert planned.deciders == step_by_step.deciders
                real.apply(seat, action)
                if planned.deciders:
                    longest = max(longest, number)
                    assert planned.deciders == (seat,)
                    assert seat in real.deciders
                    assert planned.text == real.text
                    assert planned.legal(seat) == real.legal(seat)
                    assert planned.worth(seat) == real.worth(seat)
                    assert planned.fingerprint() == real.fingerprint()
            assert state.text == before
    assert longest > 1, "the walk has met no turn of several steps"


def plans_show_nothing_new(game: Game[Any], seed: int) -> None:
    """A plan made on any state that looks the same shows the same: no draw, no chance, no answer."""
    dice = Dice.from_number(seed)
    for state in deciding_moments(game, seed, 120):
        for seat in state.deciders:
            actions = plan_of(state, seat, dice)
            planned = state.ahead(seat, actions)
            other = state.view(seat).sample(dice).ahead(seat, actions)
            assert other.view(seat).text == planned.view(seat).text
            assert other.legal(seat) == planned.legal(seat)
            assert other.deciders == planned.deciders
            assert planned.chance is None
            for watcher in seats(state):
                if watcher != seat:
                    assert planned.legal(watcher) == []


def plans_are_only_looked_at(game: Game[Any], seed: int) -> None:
    """A plan cannot be played, a step that is not legal is refused, and a plan's copy is a plan."""
    dice = Dice.from_number(seed)
    for state in deciding_moments(game, seed):
        seat = state.deciders[0]
        actions = plan_of(state, seat, dice)
        for planned in (state.ahead(seat, ()), state.ahead(seat, actions)):
            text, deciders = planned.text, planned.deciders
            for action in [*planned.legal(seat)[:2], actions[0]]:
                with pytest.raises(IllegalAction):
                    planned.apply(seat, action)
                with pytest.raises(IllegalAction):
                    planned.play(seat, action)
            with pytest.raises(GameError):
                planned.resolve("")
            assert (planned.text, planned.deciders) == (text, deciders)
            copy = planned.copy()
            assert (copy.text, copy.deciders, copy.legal(seat)) == (text, deciders, planned.legal(seat))
        with pytest.raises(IllegalAction):
            state.ahead(SPECTATOR, actions[:1])
        if not state.ahead(seat, actions).deciders:
            with pytest.raises(IllegalAction):
                state.ahead(seat, [*actions, actions[-1]])


CHECKS = (
    an_empty_plan_is_the_present,
    plans_agree_with_the_game,
    plans_show_nothing_new,
    plans_are_only_looked_at,
)
