"""Whatever happens is told to every seat, as plain values that survive being sent."""

from __future__ import annotations

import json
from typing import Any

from lostworld.chance import Dice
from lostworld.game import Game, Seat
from lostworld.texts import LANGUAGES, has_text, say_event, seat_key
from tests.contract.walks import carry_out, choose, seats, start, told

WITHOUT_TEXTS = ("caravan",)
"""Games whose events have no sentences in the catalogue: the one that exists only for these checks."""


def happenings(game: Game[Any], seed: int) -> tuple[list[Any], list[Seat]]:
    """Everything that happens in a random game, and the seats that are told of it, the spectator last."""
    dice = Dice.from_number(seed)
    state = start(game, dice)
    found = []
    while state.outcome is None:
        found += carry_out(state, choose(state, dice))
    return found, seats(state)


def events_are_plain_values(game: Game[Any], seed: int) -> None:
    """Every event is something for every seat, under the same name, and is the same after being sent."""
    happened, watchers = happenings(game, seed)
    for happening in happened:
        for seat in watchers:
            event = happening.seen_by(seat)
            sent = event.to_json()
            assert sent["kind"] == event.kind == happening.seen_by(0).kind
            assert json.loads(json.dumps(sent)) == sent
            assert list(sent) == list(happening.seen_by(0).to_json())


def secrets_are_left_out(game: Game[Any], seed: int) -> None:
    """What a seat may not know is None; what it may know is the same for all who do."""
    hidden = 0
    happened, watchers = happenings(game, seed)
    for happening in happened:
        for field in happening.seen_by(0).to_json():
            values = [happening.seen_by(seat).to_json()[field] for seat in watchers]
            known = [value for value in values if value is not None]
            assert all(value == known[0] for value in known)
            hidden += len(known) not in (0, len(values))
    assert hidden, "no event has ever hidden anything"


def spectators_know_least(game: Game[Any], seed: int) -> None:
    """What a spectator is told, every seat is told."""
    happened, watchers = happenings(game, seed)
    for happening in happened:
        *players, public = told_to_all(happening, watchers)
        for field, value in public.items():
            assert value is None or all(player[field] == value for player in players)


def told_to_all(happening: Any, watchers: list[Seat]) -> list[dict[str, Any]]:
    """One event as each seat sees it, the spectator last."""
    return [told([happening], seat)[0] for seat in watchers]


def events_have_sentences(game: Game[Any], seed: int) -> None:
    """The catalogue can say every event to every seat in every language."""
    if game.name in WITHOUT_TEXTS:
        return
    said = set()
    happened, watchers = happenings(game, seed)
    for happening in happened:
        for event in told_to_all(happening, watchers):
            said.add(json.dumps(event))
    for event in map(json.loads, sorted(said)):
        for language in LANGUAGES:
            assert has_text(f"{game.name}-event-{event['kind']}", language)
            assert say_event(event, language, game.name)
    for name in game.seats({}):
        assert all(has_text(seat_key(game.name, name), language) for language in LANGUAGES)


CHECKS = (
    events_are_plain_values,
    secrets_are_left_out,
    spectators_know_least,
    events_have_sentences,
)
