"""Events, questions and choices in words: by the game's own teller, or else from the text catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lostworld.game import Choice, Decision, Game, View
from lostworld.games import Telling
from lostworld.texts import has_text, say, say_event, say_kind, seat_key


def event_in_words(game: Game[Any], event: Mapping[str, Any], view: View[Any], language: str) -> str:
    """The sentence for an event, given as its JSON."""
    if isinstance(game, Telling):
        fields = {name: value for name, value in event.items() if name != "kind"}
        return game.tell("event", str(event["kind"]), fields, view, language)
    return say_event(event, language, game.name)


def end_in_words(game: Game[Any], seats: Sequence[str], result: str, language: str) -> str:
    """How a game ended, from a record's result: ``raptor babies_escaped``; empty if it has not."""
    winners, _, reason = result.partition(" ")
    if not reason:
        return ""
    key = f"{game.name}-reason-{reason.replace('_', '-')}"
    said = say(key, language) if has_text(key, language) else reason
    names = [say(seat_key(game.name, name), language) for name in winners.split("+") if name in seats]
    return f"{' + '.join(names)}: {said}" if names else said


def question_in_words(game: Game[Any], decision: Decision, view: View[Any], language: str) -> str:
    """What the view's seat is asked."""
    if isinstance(game, Telling):
        return game.tell("decision", decision.kind, decision.fields, view, language)
    return say_kind("decision", decision.kind, decision.fields, language, game.name)


def choice_in_words(game: Game[Any], choice: Choice, view: View[Any], language: str) -> str:
    """What one of the view's choices means."""
    if isinstance(game, Telling):
        return game.tell("choice", choice.kind, choice.fields, view, language)
    decision = view.decision
    around = {**(decision.fields if decision is not None else {}), "side": view.seats[view.seat]}
    return say_kind("choice", choice.kind, choice.fields, language, game.name, around)
