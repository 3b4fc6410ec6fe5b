"""Who decides, what is legal, what is refused, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, BadText, Game, IllegalAction, State
from lostworld.session import run_chance
from tests.contract.walks import choose, deciding_moments, moments, seats, walk


def somebody_decides(game: Game[Any], seed: int) -> None:
    """A state is over, waits for chance, or waits for seats: exactly one of the three."""
    for state in walk(game, seed):
        assert bool(state.deciders) + (state.chance is not None) + (state.outcome is not None) == 1
        assert list(state.deciders) == sorted(set(state.deciders))
        assert all(0 <= seat < len(state.seats) for seat in state.deciders)


def legal_actions_are_in_order(game: Game[Any], seed: int) -> None:
    """Sorted and unique, as actions and as texts; deciders have some and nobody else has any."""
    for state in moments(game, seed, 300):
        for seat in seats(state):
            actions = state.legal(seat)
            texts = [game.action_text(action) for action in actions]
            assert actions == sorted(set(actions))
            assert texts == sorted(set(texts))
            assert bool(actions) == (seat in state.deciders)
            if seat != SPECTATOR:
                assert state.view(seat).legal() == actions


def every_legal_action_is_accepted(game: Game[Any], seed: int) -> None:
    """No action is offered that fails; each leads to a state that is in order."""
    for state in deciding_moments(game, seed):
        for seat in state.deciders:
            for action in state.legal(seat):
                after = state.copy()
                after.apply(seat, action)
                assert bool(after.deciders) + (after.chance is not None) + (after.outcome is not None) == 1


def illegal_actions_are_refused(game: Game[Any], seed: int) -> None:
    """Whatever is not in the list raises IllegalAction and changes nothing."""
    states = deciding_moments(game, seed, 30)
    seen = sorted({action for state in states for seat in state.deciders for action in state.legal(seat)})
    for state in states:
        for seat in state.deciders:
            legal = state.legal(seat)
            for action in set(seen[:: max(1, len(seen) // 15)]) - set(legal):
                refused(state, seat, action)
            assert state.legal(seat) == legal


def wrong_seats_are_refused(game: Game[Any], seed: int) -> None:
    """A seat that does not decide, a spectator and a seat that is not there."""
    for state in deciding_moments(game, seed):
        action = state.legal(state.deciders[0])[0]
        for seat in (*seats(state), len(state.seats), -2):
            if seat not in state.deciders:
                assert state.legal(seat) == []
                refused(state, seat, action)


def refused(state: State[Any], seat: int, action: Any) -> None:
    """The action raises IllegalAction by ``apply``, ``play`` and ``plan`` and changes nothing."""
    before = state.text
    for attempt in (state.apply, state.play):
        with pytest.raises(IllegalAction):
            attempt(seat, action)
        assert state.text == before
    with pytest.raises(IllegalAction):
        state.plan(seat, [action])
    assert state.text == before


def simultaneous_choices_commute(game: Game[Any], seed: int) -> None:
    """Where several seats decide at once, the order in which they are applied does not matter."""
    dice = Dice.from_number(seed)
    met = 0
    for state in deciding_moments(game, seed, 300):
        if len(state.deciders) == 1:
            continue
        met += 1
        choices = [(seat, choose_of(state, seat, dice)) for seat in state.deciders]
        one, other = state.copy(), state.copy()
        for seat, action in choices:
            assert seat in one.deciders
            one.apply(seat, action)
        for seat, action in reversed(choices):
            assert seat in other.deciders
            other.apply(seat, action)
        assert one.text == other.text
        assert (one.chance is None) == (other.chance is None)
        assert one.deciders == other.deciders
    assert met, "the walk has met no simultaneous choice"


def choose_of(state: State[Any], seat: int, dice: Dice) -> Any:
    """One of the seat's legal actions."""
    actions = state.legal(seat)
    return actions[dice.below(len(actions))]


def chance_is_explicit(game: Game[Any], seed: int) -> None:
    """While chance is pending nobody decides; only an outcome that can be is taken, and nothing else."""
    dice = Dice.from_number(seed)
    met = 0
    for state in walk(game, seed):
        before = state.text
        if state.chance is None:
            with pytest.raises(BadText):
                state.resolve("R=123456789")
            assert run_chance(state, dice) == []
            assert state.text == before
            continue
        met += 1
        outcome = state.chance.sample(dice)
        for wrong in ("", "x", outcome + outcome[-1], outcome[:-1], "?" + outcome, outcome.upper() + "\n"):
            for attempt in (state.resolve, state.settle):
                with pytest.raises(BadText):
                    attempt(wrong)
                assert state.text == before
        for seat in seats(state):
            with pytest.raises(IllegalAction):
                state.apply(seat, None)
        assert state.text == before
        assert state.legal(0) == []
        state.resolve(outcome)
        assert state.text != before
    assert met, "the walk has met no chance"


def run_chance_decides_all(game: Game[Any], seed: int) -> None:
    """It returns the outcomes in order, and they alone lead to the same state."""
    for state in moments(game, seed, 300):
        if state.chance is None:
            continue
        again = state.copy()
        outcomes = run_chance(state, Dice.from_number(seed))
        assert outcomes
        assert run_chance(state, Dice.from_number(seed)) == []
        for outcome in outcomes:
            again.resolve(outcome)
        assert again.text == state.text


def the_end_is_the_end(game: Game[Any], seed: int) -> None:
    """Nobody decides, nothing is legal or accepted; winners and reason are the same for everybody."""
    *before, state = walk(game, seed)
    assert all(earlier.outcome is None for earlier in before)
    ended = state.outcome
    if ended is None:
        raise AssertionError("the walk has not come to an end")
    assert list(ended.winners) == sorted(set(ended.winners))
    assert all(0 <= seat < len(state.seats) for seat in ended.winners)
    assert ended.reason
    assert state.deciders == ()
    assert state.chance is None
    last = next(earlier for earlier in reversed(before) if earlier.deciders)
    action = last.legal(last.deciders[0])[0]
    text = state.text
    for seat in seats(state):
        assert state.legal(seat) == []
        assert state.view(seat).outcome == ended
        assert state.view(seat).deciders == ()
        assert state.view(seat).legal() == []
        refused(state, seat, action)
    with pytest.raises(BadText):
        state.resolve("")
    assert state.text == text
    assert game.parse(text).outcome == ended


def games_are_repeatable(game: Game[Any], seed: int) -> None:
    """The same dice give the same game: there is no other source of chance."""
    first, second = ([state.text for state in walk(game, seed)] for _ in range(2))
    assert first == second
    dice = Dice.from_number(seed)
    state = game.new({})
    run_chance(state, dice)
    assert choose(state, dice) is not None


CHECKS = (
    somebody_decides,
    legal_actions_are_in_order,
    every_legal_action_is_accepted,
    illegal_actions_are_refused,
    wrong_seats_are_refused,
    simultaneous_choices_commute,
    chance_is_explicit,
    run_chance_decides_all,
    the_end_is_the_end,
    games_are_repeatable,
)
