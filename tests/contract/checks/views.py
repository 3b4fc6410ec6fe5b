"""A view holds what its seat may know and nothing else, and events tell no more than views do."""

from __future__ import annotations

from typing import Any

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, BadText, Game, View
from tests.contract.walks import choose, deciding_moments, moments, seats, told, walk

SAMPLES = 3


def views_are_views(game: Game[Any], seed: int) -> None:
    """A view is a type of its own, names its seat, and cannot be played on."""
    for state in moments(game, seed):
        for seat in seats(state):
            view = state.view(seat)
            assert isinstance(view, View)
            assert view.seat == seat
            assert view.deciders == state.deciders
            assert view.outcome == state.outcome
            assert isinstance(view.waits_for_secret, bool)
            for power in ("apply", "play", "resolve", "settle", "plan", "chance"):
                assert not hasattr(view, power), f"a view has {power}"


def samples_look_the_same(game: Game[Any], seed: int) -> None:
    """A sampled state gives its seat the same view and choices, and is a state that can be played."""
    dice = Dice.from_number(seed)
    for state in moments(game, seed):
        for seat in seats(state):
            view = state.view(seat)
            for _ in range(SAMPLES):
                sample = view.sample(dice)
                assert sample.view(seat).text == view.text
                assert sample.view(SPECTATOR).text == state.view(SPECTATOR).text
                assert sample.deciders == state.deciders
                assert sample.outcome == state.outcome
                assert (sample.chance is None) == (state.chance is None)
                assert sample.legal(seat) == view.legal() == state.legal(seat)
            assert game.parse(sample.text).text == sample.text


def samples_wait_for_the_same_chance(game: Game[Any], seed: int) -> None:
    """Where chance is pending, a sample goes on as the state does: the same events, the same seats decide."""
    dice = Dice.from_number(seed)
    compared = 0
    for state in walk(game, seed):
        if state.chance is None:
            continue
        for seat in seats(state):
            real, sample = state.copy(), state.view(seat).sample(dice)
            outcome = state.chance.sample(dice)
            try:
                happened = list(sample.settle(outcome))
            except BadText:
                continue  # other cards are shuffled there
            compared += 1
            assert kinds(happened) == kinds(list(real.settle(outcome)))
            assert sample.deciders == real.deciders
            assert (sample.chance is None) == (real.chance is None)
    assert compared, "the walk has met no chance that samples share"


def kinds(happened: list[Any]) -> list[str]:
    """The names of events."""
    return [event["kind"] for event in told(happened, SPECTATOR)]


def something_is_hidden(game: Game[Any], seed: int) -> None:
    """Samples differ: what is hidden is drawn anew, not copied."""
    dice = Dice.from_number(seed)
    states = deciding_moments(game, seed)
    for seat in seats(states[0]):
        differing = [
            state for state in states if len({state.view(seat).sample(dice).text for _ in range(8)}) > 1
        ]
        assert differing, f"nothing is ever hidden from seat {seat}"


def a_view_from_its_text_samples_alike(game: Game[Any], seed: int) -> None:
    """The text is all there is to a view: read back, it samples the same states from the same dice."""
    for number, state in enumerate(deciding_moments(game, seed)):
        for seat in seats(state):
            view = state.view(seat)
            again = game.parse_view(view.text, seat)
            assert view.sample(Dice.from_number(number)).text == again.sample(Dice.from_number(number)).text


def secret_choices_stay_secret(game: Game[Any], seed: int) -> None:
    """While others have yet to decide, nobody can tell which action a seat has committed to."""
    met = 0
    for state in deciding_moments(game, seed, 300):
        for chooser in state.deciders if len(state.deciders) > 1 else ():
            met += 1
            seen: dict[int, list[Any]] = {seat: [] for seat in seats(state) if seat != chooser}
            for action in state.legal(chooser):
                after = state.copy()
                happened = list(after.play(chooser, action))
                for seat, known in seen.items():
                    known.append((told(happened, seat), after.view(seat).text, after.legal(seat)))
            for known in seen.values():
                assert all(item == known[0] for item in known)
    assert met, "the walk has met no simultaneous choice"


def steps_reveal_nothing(game: Game[Any], seed: int) -> None:
    """Non-interference: what a seat cannot know does not show while a turn goes on.

    A state and one re-sampled from the seat's view take the same step of a turn that goes on after it: the
    seat sees the same events, the same view and the same choices in both.
    """
    dice = Dice.from_number(seed)
    compared = 0
    for state in deciding_moments(game, seed, 120):
        for seat in seats(state):
            one, other = state.copy(), state.view(seat).sample(dice)
            for _ in range(4):
                decision = choose(one, dice)
                actor = decision.seat
                if actor is None or decision.action not in other.legal(actor):
                    break
                if any(whole.plan(actor, [decision.action]).is_complete for whole in (one, other)):
                    break
                compared += 1
                first, second = (list(whole.play(actor, decision.action)) for whole in (one, other))
                assert told(first, seat) == told(second, seat)
                assert one.view(seat).text == other.view(seat).text
                assert one.legal(seat) == other.legal(seat)
                if len(one.deciders) != 1 or one.deciders != other.deciders:
                    break
    assert compared, "the walk has met no turn of several steps"


CHECKS = (
    views_are_views,
    samples_look_the_same,
    samples_wait_for_the_same_chance,
    something_is_hidden,
    a_view_from_its_text_samples_alike,
    secret_choices_stay_secret,
    steps_reveal_nothing,
)
