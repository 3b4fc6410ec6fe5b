"""Whole games, recorded once: they must replay to the same positions, with the same choices on the way.

A failure means that the rules are no longer what they were. If that was the intention, the records are
written anew with ``make_golden_records.py``.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lostworld.game import SPECTATOR
from lostworld.raptor import CARDS, GAME, SIDES, State, events
from lostworld.raptor.rules.cards import DISAPPEARANCE, NOTHING
from lostworld.record import Record
from tests.raptor.make_golden_records import FOLDER, SPECS, summary

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
golden = pytest.mark.parametrize("name", NAMES)


def text_of(name: str) -> str:
    """A record's text."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@cache
def record_of(name: str) -> Record:
    """A record, replayed."""
    return Record.parse(text_of(name))


@cache
def told_in(name: str) -> tuple[dict[str, Any], ...]:
    """Everything that happens in a record, secrets included."""
    record = record_of(name)
    state = record.start.copy()
    told: list[dict[str, Any]] = []
    for step in record.steps:
        if step.seat is None:
            happened: Any = state.settle(step.text)
        else:
            happened = state.play(step.seat, GAME.parse_action(step.text))
        told += [happening.to_json() for happening in happened]
    return tuple(told)


def test_all_records_are_there() -> None:
    assert [spec.name for spec in SPECS] == NAMES
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == NAMES
    assert len(NAMES) >= 12


@golden
def test_a_record_replays_to_the_same_positions(name: str) -> None:
    expected = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert summary(record_of(name)) == expected


@golden
def test_a_record_is_written_as_it_was(name: str) -> None:
    assert str(record_of(name)) == text_of(name)


@golden
def test_the_result_is_what_the_last_position_says(name: str) -> None:
    record = record_of(name)
    outcome = record.state.outcome
    assert outcome is not None
    assert record.result == f"{SIDES[outcome.winners[0]]} {outcome.reason}"
    assert told_in(name)[-1] == {
        "kind": "game_won",
        "side": SIDES[outcome.winners[0]],
        "reason": outcome.reason,
    }


@golden
def test_every_position_on_the_way_reads_back(name: str) -> None:
    for state in record_of(name).states():
        if state.chance is None:
            assert GAME.parse(state.text).text == state.text
            view = state.view(SPECTATOR).text
            assert GAME.parse_view(view).text == view


def all_told() -> list[dict[str, Any]]:
    return [event for name in NAMES for event in told_in(name)]


def test_every_way_to_win_is_among_them() -> None:
    reasons = {event["reason"] for event in all_told() if event["kind"] == "game_won"}
    assert reasons == {"babies_escaped", "scientists_gone", "mother_neutralised", "babies_captured"}


@pytest.mark.parametrize("card", [card for card in CARDS if card.family != NOTHING], ids=str)
def test_every_card_takes_effect_in_one_of_them(card: Any) -> None:
    """It is the lower card, and something comes of it before its effect ends."""
    begin = {"kind": "effect_begins", "side": SIDES[card.side], "card": card.value}
    end = {**begin, "kind": "effect_ends"}
    most = 0
    for name in NAMES:
        told = told_in(name)
        for start, event in enumerate(told):
            if event == begin:
                most = max(most, told.index(end, start) - start - 1)
    assert most >= (1 if card.family == DISAPPEARANCE else card.times)


def test_every_kind_of_event_happens_in_one_of_them() -> None:
    kinds = {
        kind(value)
        for value in vars(events).values()
        if isinstance(value, type)
        and issubclass(value, events.RaptorEvent)
        and value is not events.RaptorEvent
    }
    assert len(kinds) > 25
    before_the_start = {"board_laid"}  # these records begin on their boards
    assert kinds - {event["kind"] for event in all_told()} == before_the_start


def kind(event: type) -> str:
    """An event class's name as it stands in JSON."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in event.__name__)[1:]


def test_both_themes_and_the_first_game_are_among_them() -> None:
    layouts = Counter(record_of(name).headers["Layout"] for name in NAMES)
    assert set(layouts) == {"first-game", "jungle", "savannah", "random"}
    starts = {record_of(name).start.text.split(" ")[2] for name in NAMES}
    assert starts == {"place", "R="}, "from the empty board and from the first game's placed figures"


def test_shuffles_of_every_kind_are_among_them() -> None:
    """The first deal, card 1 resolved, and an empty draw pile, for both sides."""
    found = set()
    for name in NAMES:
        before = None
        for state in record_of(name).states():
            if state.chance is not None and before is not None and before.chance is None:
                assert isinstance(state, State)
                pile = state.cards_of(state.side)[2]
                found.add((SIDES[state.side], state.round == 0, bool(pile)))
            before = state
    assert {(side, False, left) for side in SIDES for left in (True, False)} <= found


def test_a_changed_rule_would_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were one action fewer legal somewhere, or one figure elsewhere, the checksums would differ."""
    name = NAMES[0]
    expected = json.loads(Path(FOLDER, f"{name}.json").read_text(encoding="utf-8"))
    text_of_action = GAME.action_text
    monkeypatch.setattr(type(GAME), "action_text", lambda self, action: text_of_action(action).upper())
    assert summary(record_of(name))["choices"] != expected["choices"]
