"""What a seat is asked is described, so that nobody takes an action's text apart; and so is the table."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from lostworld.chance import Dice
from lostworld.game import BadText, Game, IllegalAction
from tests.contract.walks import choose, deciding_moments, moments, seats, told, walk


def decisions_describe_what_is_legal(game: Game[Any], seed: int) -> None:
    """Deciders are asked something, with one choice for each legal action, in the same order; nobody else."""
    for state in moments(game, seed, 300):
        for seat in seats(state):
            view = state.view(seat)
            decision = view.decision
            if seat not in state.deciders:
                assert decision is None
                continue
            assert decision is not None
            assert decision.kind
            assert decision.texts == [game.action_text(action) for action in view.legal()]
            assert all(choice.kind for choice in decision.choices)
            meanings = [(choice.kind, json.dumps(dict(choice.fields))) for choice in decision.choices]
            assert len(set(meanings)) == len(meanings), "two choices are described alike"


def decisions_travel_in_columns(game: Game[Any], seed: int) -> None:
    """The JSON has every choice once, with its kind and fields, and is the same after being sent."""
    for state in deciding_moments(game, seed):
        for seat in state.deciders:
            decision = state.view(seat).decision
            assert decision is not None
            sent = decision.to_json()
            assert json.loads(json.dumps(sent)) == sent
            rebuilt = {
                row[0]: (group["kind"], dict(zip(group["fields"], row[1:], strict=True)))
                for group in sent["choices"]
                for row in group["rows"]
            }
            assert rebuilt == {
                place: (choice.kind, json.loads(json.dumps(dict(choice.fields))))
                for place, choice in enumerate(decision.choices)
            }


def several_deciders_choose_in_secret(game: Game[Any], seed: int) -> None:
    """Where several seats decide at once, each is told that its choice is secret."""
    met = 0
    for state in deciding_moments(game, seed, 300):
        for seat in state.deciders if len(state.deciders) > 1 else ():
            decision = state.view(seat).decision
            assert decision is not None and decision.secret
            met += 1
    assert met, "the walk has met no simultaneous choice"


def views_travel(game: Game[Any], seed: int) -> None:
    """A view's JSON is the same after being sent."""
    for state in moments(game, seed):
        for seat in seats(state):
            sent = state.view(seat).to_json()
            assert json.loads(json.dumps(sent)) == sent


def the_table_is_described(game: Game[Any], seed: int) -> None:
    """Seats, sides and rounds: every seat stands in one side, and rounds only go up."""
    rounds = []
    for state in walk(game, seed):
        assert sorted(seat for side in state.sides for seat in side) == list(range(len(state.seats)))
        assert len(set(state.seats)) == len(state.seats)
        rounds.append(state.round)
        for seat in seats(state):
            view = state.view(seat)
            assert (view.seats, view.sides, view.round) == (state.seats, state.sides, state.round)
    assert rounds == sorted(rounds)
    assert rounds[-1] > 0


def chances_are_chances(game: Game[Any], seed: int) -> None:
    """One number from 0 to 1 for each seat, and at the end they are the winners'."""
    for state in moments(game, seed):
        chances = state.chances()
        assert len(chances) == len(state.seats)
        assert all(0 <= chance <= 1 for chance in chances)
        if state.outcome is not None and state.outcome.winners:
            best = max(chances)
            assert {seat for seat, chance in enumerate(chances) if chance == best} >= {*state.outcome.winners}


def shown_actions_hide_secrets(game: Game[Any], seed: int) -> None:
    """An action's text tells nobody what view and events hide from him; its owner sees the whole text.

    Two actions that look the same to a watcher may have two texts only if they lead to the very same state:
    then nothing is hidden that the text could tell.
    """
    dice = Dice.from_number(seed)
    hidden = 0
    for state in deciding_moments(game, seed, 300):
        by = state.deciders[dice.below(len(state.deciders))]
        seen: dict[tuple[int, str, str], set[tuple[str, str]]] = {}
        for action in state.legal(by):
            after = state.copy()
            happened = list(after.play(by, action))
            assert after.shown_action(by, action, by) == game.action_text(action)
            for watcher in seats(state):
                shown = after.shown_action(by, action, watcher)
                assert shown and " " not in shown
                events = json.dumps(told(happened, watcher))
                known = (watcher, after.view(watcher).text, events)
                seen.setdefault(known, set()).add((shown, after.text))
                hidden += shown != game.action_text(action)
        for (watcher, *_known), pairs in seen.items():
            texts, states = ({pair[at] for pair in pairs} for at in (0, 1))
            told_apart = len(texts) > 1 and len(states) > 1
            assert watcher == by or not told_apart, "an action's text tells more than view and events"
    assert hidden, "no action has ever been hidden"


def decisions_have_one_text(game: Game[Any], seed: int) -> None:
    """Who decides what reads back from its text, which has no blanks; nonsense is refused."""
    for state in deciding_moments(game, seed, 150):
        texts = set()
        for seat in state.deciders:
            for action in state.legal(seat):
                text = game.decision_text(state, seat, action)
                assert text.isascii() and text.isprintable() and " " not in text
                assert game.parse_decision(state, text) == (seat, action)
                texts.add(text)
        assert len(texts) == sum(len(state.legal(seat)) for seat in state.deciders)
        for wrong in ("", "no such thing", "?"):
            with pytest.raises(BadText):
                game.parse_decision(state, wrong)


def prospects_are_plain(game: Game[Any], seed: int) -> None:
    """What may follow is told for legal actions only, in plain values, and depends on the view alone."""
    dice = Dice.from_number(seed)
    for state in deciding_moments(game, seed, 40):
        for seat in state.deciders:
            view = state.view(seat)
            for action in view.legal()[:6]:
                found = view.prospects(action)
                assert view.sample(dice).view(seat).prospects(action) == found
                for prospect in found:
                    assert prospect.kind
                    assert json.loads(json.dumps(dict(prospect.fields))) == dict(prospect.fields)
            with pytest.raises(IllegalAction):
                view.prospects(None)


def states_and_views_pickle(game: Game[Any], seed: int) -> None:
    """Other processes get the same state and the same view."""
    dice = Dice.from_number(seed)
    for state in moments(game, seed):
        again = pickle.loads(pickle.dumps(state))
        assert again.text == state.text
        if state.outcome is None:
            decision = choose(state, dice)
            for whole in (state, again):
                if decision.seat is None:
                    whole.resolve(decision.action)
                else:
                    whole.apply(decision.seat, decision.action)
            assert again.text == state.text
        for seat in seats(state):
            view = state.view(seat)
            copy = pickle.loads(pickle.dumps(view))
            assert (copy.seat, copy.text, copy.legal()) == (view.seat, view.text, view.legal())


CHECKS = (
    decisions_describe_what_is_legal,
    decisions_travel_in_columns,
    several_deciders_choose_in_secret,
    views_travel,
    the_table_is_described,
    chances_are_chances,
    shown_actions_hide_secrets,
    decisions_have_one_text,
    prospects_are_plain,
    states_and_views_pickle,
)
