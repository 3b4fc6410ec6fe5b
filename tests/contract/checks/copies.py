"""Copies are independent, asking changes nothing, and a game replayed is the same game."""

from __future__ import annotations

from typing import Any

from lostworld.chance import Dice
from lostworld.game import Game, State
from tests.contract.walks import Decision, advance, carry_out, choose, moments, seats, start, told


def copies_are_independent(game: Game[Any], seed: int) -> None:
    """What happens to a copy does not happen to the original, nor the other way round."""
    for number, state in enumerate(moments(game, seed)):
        if state.outcome is not None:
            continue
        before = appearance(state)
        copy = state.copy()
        assert type(copy) is type(state)
        assert appearance(copy) == before
        assert copy.fingerprint() == state.fingerprint()
        advance(copy, Dice.from_number(number))
        assert appearance(state) == before
        assert copy.text != state.text
        keep = state.copy()
        advance(state, Dice.from_number(number))
        assert appearance(keep) == before
        assert state.text == copy.text


def appearance(state: State[Any]) -> list[Any]:
    """All that can be asked of a state."""
    return [
        state.text,
        state.seats,
        state.sides,
        state.round,
        state.deciders,
        state.outcome,
        state.chance is None,
        [state.legal(seat) for seat in seats(state)],
        [state.view(seat).text for seat in seats(state)],
        [state.worth(seat) for seat in range(len(state.seats))],
        state.chances(),
        [state.view(seat).decision for seat in seats(state)],
    ]


def views_do_not_change(game: Game[Any], seed: int) -> None:
    """A view stays as it was when the game goes on."""
    for number, state in enumerate(moments(game, seed)):
        views = [state.view(seat) for seat in seats(state)]
        before = [(view.seat, view.text, view.deciders, view.legal(), view.outcome) for view in views]
        advance(state, Dice.from_number(number))
        for view in views:
            view.sample(Dice.from_number(number))
        assert [(view.seat, view.text, view.deciders, view.legal(), view.outcome) for view in views] == before


def asking_changes_nothing(game: Game[Any], seed: int) -> None:
    """Views, samples, plans and judgements leave the state as it is."""
    for number, state in enumerate(moments(game, seed)):
        before = appearance(state)
        for seat in seats(state):
            advance(state.view(seat).sample(Dice.from_number(number)), Dice.from_number(number), 3)
        for seat in state.deciders:
            for action in state.legal(seat)[:5]:
                state.plan(seat, [action]).view()
                state.view(seat).prospects(action)
        assert appearance(state) == before


def a_replay_is_the_same_game(game: Game[Any], seed: int) -> None:
    """The actions and the recorded chance alone give the same positions and events for every seat."""
    dice = Dice.from_number(seed)
    state = start(game, dice)
    first = state.copy()
    script: list[Decision] = []
    original: list[Any] = []
    while state.outcome is None:
        decision = choose(state, dice)
        happened = carry_out(state, decision)
        script.append(decision)
        original.append((state.text, [told(happened, seat) for seat in seats(state)]))
    replayed = []
    for decision in script:
        happened = carry_out(first, decision)
        replayed.append((first.text, [told(happened, seat) for seat in seats(state)]))
    assert replayed == original


def telling_makes_no_difference(game: Game[Any], seed: int) -> None:
    """``play`` does what ``apply`` does, ``settle`` what ``resolve`` does."""
    dice = Dice.from_number(seed)
    for state in moments(game, seed, 300):
        if state.outcome is not None:
            continue
        decision = choose(state, dice)
        silent = state.copy()
        if decision.seat is None:
            silent.resolve(decision.action)
        else:
            silent.apply(decision.seat, decision.action)
        carry_out(state, decision)
        assert appearance(silent) == appearance(state)


def a_position_goes_on_from_its_text(game: Game[Any], seed: int) -> None:
    """A state read from its text plays on exactly like the one it was written from."""
    for number, state in enumerate(moments(game, seed)):
        again = game.parse(state.text)
        advance(state, Dice.from_number(number), 25)
        advance(again, Dice.from_number(number), 25)
        assert appearance(again) == appearance(state)


CHECKS = (
    copies_are_independent,
    views_do_not_change,
    asking_changes_nothing,
    a_replay_is_the_same_game,
    telling_makes_no_difference,
    a_position_goes_on_from_its_text,
)
