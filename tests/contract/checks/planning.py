"""A turn can be tried out ahead of time, without seeing anything that only its end would bring."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, Game, IllegalAction, Plan, State
from tests.contract.walks import deciding_moments, seats, told

LONGEST_PLAN = 12


def plan_of(state: State[Any], seat: int, dice: Dice) -> list[Plan[Any]]:
    """A turn drawn at random, planned to its end or for a while: the plan after each step."""
    plans = [state.plan(seat)]
    while not plans[-1].is_complete and len(plans) <= LONGEST_PLAN:
        legal = plans[-1].legal()
        plans.append(plans[-1].then(legal[dice.below(len(legal))]))
    return plans


def an_empty_plan_is_the_present(game: Game[Any], seed: int) -> None:
    """Nothing planned: the same position, the same choices."""
    for state in deciding_moments(game, seed):
        for seat in state.deciders:
            plan = state.plan(seat)
            assert (plan.seat, plan.actions, list(plan.happenings)) == (seat, (), [])
            assert plan.legal() == state.legal(seat)
            assert not plan.is_complete
            assert plan.view().text == state.view(seat).text
            assert plan.view().deciders == (seat,)
            assert plan.worth() == state.worth(seat)
        for seat in seats(state):
            if seat not in state.deciders:
                assert state.plan(seat).is_complete
                assert state.plan(seat).legal() == []


def plans_agree_with_the_game(game: Game[Any], seed: int) -> None:
    """While the turn goes on, the plan is what the game would be; and all of it can then be done."""
    dice = Dice.from_number(seed)
    longest = 0
    for state in deciding_moments(game, seed, 150):
        for seat in state.deciders:
            before = state.text
            _, *plans = plan_of(state, seat, dice)
            real = state.copy()
            for number, plan in enumerate(plans, 1):
                at_once = state.plan(seat, plan.actions)
                assert at_once.actions == plan.actions
                assert at_once.view().text == plan.view().text
                assert at_once.is_complete == plan.is_complete
                real.apply(seat, plan.actions[-1])
                if not plan.is_complete:
                    longest = max(longest, number)
                    assert seat in real.deciders
                    assert plan.view().text == real.view(seat).text
                    assert plan.view().deciders == (seat,)
                    assert plan.legal() == plan.view().legal() == real.legal(seat)
                    assert plan.worth() == real.worth(seat)
                    assert plan.fingerprint() == real.fingerprint()
            assert state.text == before
    assert longest, "the walk has met no turn of several steps"


def plans_tell_their_last_step(game: Game[Any], seed: int) -> None:
    """What a step of a plan brings about is the beginning of what it brings about in the game."""
    dice = Dice.from_number(seed)
    compared = 0
    for state in deciding_moments(game, seed, 120):
        seat = state.deciders[0]
        _, *plans = plan_of(state, seat, dice)
        real = state.copy()
        for plan in plans:
            happened = told(list(real.play(seat, plan.actions[-1])), seat)
            planned = told(list(plan.happenings), seat)
            assert planned == happened[: len(planned)]
            compared += bool(planned)
            if seat not in real.deciders:
                break
    assert compared, "no plan has told anything"


def the_finish_ends_the_turn(game: Game[Any], seed: int) -> None:
    """Where a plan names its finish, that is legal, the decision names it too, and it ends the turn."""
    dice = Dice.from_number(seed)
    met = 0
    for state in deciding_moments(game, seed, 150):
        for seat in state.deciders:
            for plan in plan_of(state, seat, dice):
                decision = plan.view().decision
                if plan.is_complete:
                    assert plan.finish is None
                    continue
                assert decision is not None
                named = None if plan.finish is None else game.action_text(plan.finish)
                assert decision.finish == named
                if plan.finish is not None:
                    met += 1
                    assert plan.finish in plan.legal()
                    ended = state.copy()
                    for action in (*plan.actions, plan.finish):
                        ended.apply(seat, action)
                    assert state.plan(seat, (*plan.actions, plan.finish)).is_complete
    assert met, "the walk has met no turn that may be ended"


def plans_show_nothing_new(game: Game[Any], seed: int) -> None:
    """A plan made on any state that looks the same shows the same: no draw, no chance, no answer."""
    dice = Dice.from_number(seed)
    for state in deciding_moments(game, seed, 120):
        for seat in state.deciders:
            plan = plan_of(state, seat, dice)[-1]
            other = state.view(seat).sample(dice).plan(seat, plan.actions)
            assert other.view().text == plan.view().text
            assert other.view().decision == plan.view().decision
            assert other.legal() == plan.legal()
            assert other.is_complete == plan.is_complete
            assert told(list(other.happenings), seat) == told(list(plan.happenings), seat)


def plans_are_only_looked_at(game: Game[Any], seed: int) -> None:
    """A plan cannot be played, a step that is not legal is refused, and a plan stays as it is."""
    dice = Dice.from_number(seed)
    for state in deciding_moments(game, seed):
        seat = state.deciders[0]
        plans = plan_of(state, seat, dice)
        for power in ("apply", "play", "resolve", "settle", "chance"):
            assert not hasattr(plans[-1], power), f"a plan has {power}"
        for plan, following in pairwise(plans):
            assert plan.actions == following.actions[:-1]
            text = plan.view().text
            plan.then(following.actions[-1])
            assert plan.view().text == text
        last = plans[-1].actions[-1]
        with pytest.raises(IllegalAction):
            state.plan(SPECTATOR, plans[-1].actions[:1])
        if plans[-1].is_complete:
            with pytest.raises(IllegalAction):
                plans[-1].then(last)


CHECKS = (
    an_empty_plan_is_the_present,
    plans_agree_with_the_game,
    plans_tell_their_last_step,
    the_finish_ends_the_turn,
    plans_show_nothing_new,
    plans_are_only_looked_at,
)
