"""Whatever happens is told to every seat, as plain values that survive being sent."""

from __future__ import annotations

import json
from typing import Any

from lostworld.chance import Dice
from lostworld.game import Game
from lostworld.texts import LANGUAGES, has_text, say_event
from tests.contract.walks import carry_out, choose, seats, start, told

WITHOUT_TEXTS = ("caravan",)
"""Games whose events have no sentences in the catalogue: the one that exists only for these checks."""


def happenings(game: Game[Any], seed: int) -> list[Any]:
    """Everything that happens in a random game."""
    dice = Dice.from_number(seed)
    state = start(game, dice)
    found = []
    while state.outcome is None:
        found += carry_out(state, choose(state, dice))
    return found


def events_are_plain_values(game: Game[Any], seed: int) -> None:
    """Every event is something for every seat, under the same name, and is the same after being sent."""
    for happening in happenings(game, seed):
        for seat in seats(state):
            event = happening.seen_by(seat)
            sent = event.to_json()
            assert sent["kind"] == event.kind == happening.seen_by(0).kind
            assert json.loads(json.dumps(sent)) == sent
            assert list(sent) == list(happening.seen_by(0).to_json())


def secrets_are_left_out(game: Game[Any], seed: int) -> None:
    """What a seat may not know is None; what it may know is the same for all who do."""
    hidden = 0
    for happening in happenings(game, seed):
        for field in happening.seen_by(0).to_json():
            values = [happening.seen_by(seat).to_json()[field] for seat in seats(state)]
            known = [value for value in values if value is not None]
            assert all(value == known[0] for value in known)
            hidden += len(known) not in (0, len(values))
    assert hidden, "no event has ever hidden anything"


def spectators_know_least(game: Game[Any], seed: int) -> None:
    """What a spectator is told, every seat is told."""
    for happening in happenings(game, seed):
        *players, public = told_to_all(game, happening)
        for field, value in public.items():
            assert value is None or all(player[field] == value for player in players)


def told_to_all(game: Game[Any], happening: Any) -> list[dict[str, Any]]:
    """One event as each seat sees it, the spectator last."""
    return [told([happening], seat)[0] for seat in seats(state)]


def events_have_sentences(game: Game[Any], seed: int) -> None:
    """The catalogue can say every event to every seat in every language."""
    if game.name in WITHOUT_TEXTS:
        return
    said = set()
    for happening in happenings(game, seed):
        for event in told_to_all(game, happening):
            said.add(json.dumps(event))
    for event in map(json.loads, sorted(said)):
        sentences = [say_event(event, language) for language in LANGUAGES]
        assert all(sentences)
    for name in game.seats:
        assert all(has_text(f"side-{name}", language) for language in LANGUAGES)


CHECKS = (
    events_are_plain_values,
    secrets_are_left_out,
    spectators_know_least,
    events_have_sentences,
)
