"""Every position, view and action has one text, which reads back; all else is refused, in two languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from lostworld.chance import Dice
from lostworld.game import BadText, Game, GameError
from lostworld.texts import LANGUAGES, say
from tests.contract.walks import deciding_moments, moments, seats

ODD = "?0199aA#./:+ -@\n\t\0é٣１²"
"""Characters to spoil a text with: digits that only look like digits among them."""


def actions_have_one_text(game: Game[Any], seed: int) -> None:
    """An action's text names it, and no other action."""
    named: dict[str, Any] = {}
    for state in deciding_moments(game, seed, 300):
        for seat in state.deciders:
            for action in state.legal(seat):
                text = game.action_text(action)
                assert text
                assert text.isprintable()
                assert game.parse_action(text) == action
                assert named.setdefault(text, action) == action


def positions_have_one_text(game: Game[Any], seed: int) -> None:
    """``parse`` gives back a state that goes on alike, also while chance is pending."""
    for state in moments(game, seed, 300):
        again = game.parse(state.text)
        assert again.text == state.text
        assert again.deciders == state.deciders
        assert again.outcome == state.outcome
        if state.outcome is None:
            assert again.fingerprint() == state.fingerprint()
        for seat in seats(state):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat).text == state.view(seat).text
        for seat in range(len(state.seats)):
            assert again.worth(seat) == state.worth(seat)


def views_have_one_text(game: Game[Any], seed: int) -> None:
    """``parse_view`` gives back the view; its seat too, unless several seats see exactly the same."""
    for state in moments(game, seed, 150):
        texts = [state.view(seat).text for seat in seats(state)]
        for seat, text in zip(seats(state), texts, strict=True):
            again = game.parse_view(text)
            assert again.text == text
            assert again.deciders == state.deciders
            assert again.outcome == state.outcome
            if texts.count(text) == 1:
                assert again.seat == seat
                assert again.legal() == state.legal(seat)


def spoilt(text: str, dice: Dice) -> str:
    """The text with one character left out, put in, replaced or exchanged."""
    at = dice.below(len(text))
    odd = ODD[dice.below(len(ODD))]
    other = dice.below(len(text))
    return (
        text[:at] + text[at + 1 :],
        text[:at] + odd + text[at:],
        text[:at] + odd + text[at + 1 :],
        text[:at] + text[other] + text[at + 1 :],
    )[dice.below(4)]


def spoilt_texts_are_refused(game: Game[Any], seed: int) -> None:
    """A text is refused with BadText, or it is the one text of what it names."""
    dice = Dice.from_number(seed)

    def action_again(text: str) -> str:
        return game.action_text(game.parse_action(text))

    def position_again(text: str) -> str:
        return game.parse(text).text

    def view_again(text: str) -> str:
        return game.parse_view(text).text

    problems = 0
    for state in deciding_moments(game, seed, 40):
        seat = state.deciders[0]
        trials: list[tuple[Callable[[str], str], str]] = [
            (position_again, state.text),
            (view_again, state.view(seat).text),
        ]
        trials += [(action_again, game.action_text(action)) for action in state.legal(seat)[:5]]
        for read, text in trials:
            for _ in range(6):
                wrong = spoilt(text, dice)
                try:
                    again = read(wrong)
                except BadText as problem:
                    problems += 1
                    explained(problem)
                else:
                    assert again == wrong, f"{wrong!r} is accepted, but reads as {again!r}"
    assert problems


def refusals_are_explained(game: Game[Any], seed: int) -> None:
    """Whatever is refused is refused with a sentence in every language."""
    attempts: list[Callable[[], Any]] = [
        partial(game.parse, ""),
        partial(game.parse_view, ""),
        partial(game.parse_action, ""),
        partial(game.new, {"no such option": "1"}),
        *(partial(game.new, {name: "no such value"}) for name in game.options),
    ]
    for state in moments(game, seed, 20):
        if state.chance is not None:
            attempts.append(partial(state.resolve, "nonsense"))
        attempts += [partial(state.apply, seat, None) for seat in seats(state)]
    for attempt in attempts:
        try:
            attempt()
        except GameError as problem:
            explained(problem)
        else:
            raise AssertionError("nothing was refused")


def explained(problem: GameError) -> None:
    """The error has a sentence in every language; its own text is the English one."""
    sentences = [say(problem.key, language, **problem.values) for language in LANGUAGES]
    assert all(sentences)
    assert len(set(sentences)) == len(sentences)
    assert str(problem) == sentences[0]


CHECKS = (
    actions_have_one_text,
    positions_have_one_text,
    views_have_one_text,
    spoilt_texts_are_refused,
    refusals_are_explained,
)
