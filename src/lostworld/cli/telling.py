"""Events, questions and choices in words: by the game's own teller, or else from the text catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lostworld.game import Choice, Decision, Game, View
from lostworld.games import Telling
from lostworld.texts import say_event, say_kind


def event_in_words(game: Game[Any], event: Mapping[str, Any], view: View[Any], language: str) -> str:
    """The sentence for an event, given as its JSON."""
    if isinstance(game, Telling):
        fields = {name: value for name, value in event.items() if name != "kind"}
        return game.tell("event", str(event["kind"]), fields, view, language)
    return say_event(event, language, game.name)


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
