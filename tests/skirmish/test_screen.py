"""What a screen is told: names, the track, lines of sight, sums with parts, and what a choice would do."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, GameError
from lostworld.session import run_chance
from lostworld.skirmish import GAME, State
from lostworld.skirmish.book import book
from lostworld.skirmish.content.loader import content


def walk(scenario: str = "storm-rescue", seed: int = 3, most: int = 260) -> Iterator[State]:
    """Positions of a random game in which somebody decides."""
    state = GAME.new({"scenario": scenario})
    dice, luck = Dice.from_number(seed), random.Random(seed)
    run_chance(state, dice)
    for _ in range(most):
        if state.outcome is not None:
            return
        yield state
        seat = state.deciders[0]
        legal = state.legal(seat)
        kinds = sorted({text.partition(":")[0] for text in legal})
        kind = luck.choice(kinds)
        state.apply(seat, luck.choice([text for text in legal if text.partition(":")[0] == kind]))
        run_chance(state, dice)


def test_cards_that_lie_face_down_show_their_initiative_and_nothing_else() -> None:
    """Rulings 2 and 12."""
    seen = 0
    for state in walk():
        for seat in (SPECTATOR, 0, 1, 2):
            shown = state.view(seat).to_json()
            json.dumps(shown)
            for number, unit in enumerate(shown["units"]):
                if state.table.owner[number] == seat or state.peeked[number]:
                    continue
                for card in (unit["next"], unit["idle"]):
                    assert card is None or isinstance(card, int) or card in ("fear", "wound"), card
                    seen += isinstance(card, int)
                if unit["active"] and isinstance(unit["active"][-1], str):
                    top = unit["active"][-1]
                    assert "revealed" in unit["marks"] or top in ("fear", "wound", "sedative")
            for number, player in enumerate(shown["seats"]):
                assert number == seat or set(player["hand"]) <= {"?"}
    assert seen > 20


def test_the_track_goes_down_by_initiative() -> None:
    """Units activate in descending initiative (section 2)."""
    for state in walk(most=120):
        track = state.view(SPECTATOR).to_json()["track"]
        numbers = [row["at"] or 0 for row in track]
        assert numbers == sorted(numbers, reverse=True)
        acting = [row["unit"] for row in track if row["state"] == "acts"]
        assert acting == ([state.acting] if state.acting >= 0 and state.status[state.acting] == 1 else [])


def test_what_cards_may_be_named_to_is_told_to_everybody() -> None:
    """Ruling 50: an announcement has its trigger; nobody learns more by it than that it is asked."""
    met = set()
    for state in walk(most=400):
        moments = [state.view(seat).to_json()["moment"] for seat in (SPECTATOR, 0, 1, 2)]
        assert moments == [moments[0]] * 4
        if state.question != "announce":
            assert moments[0] is None or state.question == "order-cards"
            continue
        met.add(moments[0]["trigger"])
        if moments[0]["trigger"] == "activation":
            assert moments[0]["unit"] == state.acting
    assert {"phase-start", "activation"} <= met, met


def test_sums_shown_in_a_window_are_the_sums_compared() -> None:
    """Section 3: if nobody adds a card, the test has the parts that were shown."""
    checked = 0
    for state in walk(seed=8, most=400):
        told = state.view(SPECTATOR).to_json()["test"]
        if told is None or state.question != "window-turn":
            continue
        trial = state.copy()
        events: list[Any] = []
        for _ in range(12):
            if trial.question != "window-turn" or trial.pending or trial.ended:
                break
            events += [event.to_json() for event in trial.play(trial.deciders[0], "through")]
            if any(event["kind"] == "test" for event in events):
                break
        tests = [event for event in events if event["kind"] == "test"]
        for row, event in zip(told["rows"], tests, strict=False):
            if told["sort"] == event["sort"] != "break-free":
                assert (row["unit"], row["target"]) == (event["unit"], event["target"])
                assert (row["mine"], row["theirs"]) == (event["mine"], event["theirs"])
                assert row["parts"] == event["parts"] and row["against"] == event["against"]
                assert row["wins"] == event["success"]
                checked += 1
    assert checked >= 3


def test_a_way_is_foreseen_as_it_is_gone() -> None:
    """The cost of a choice and the path of its prospect are those of the movement itself (ruling 27)."""
    checked = 0
    for state in walk(most=200):
        if state.question != "movement" or checked > 12:
            continue
        seat = state.deciders[0]
        view = state.view(seat)
        decision = view.decision
        assert decision is not None
        moves = [choice for choice in decision.choices if choice.kind == "move" and "points" in choice.fields]
        for choice in moves[:: max(1, len(moves) // 3)]:
            (way,) = view.prospects(choice.text)
            trial = state.copy()
            moved = next(
                (event.to_json() for event in trial.play(seat, choice.text) if event.kind == "moved"), None
            )
            if moved is None:
                continue
            assert way.fields["path"][-1] == choice.fields["hex"] == moved["path"][-1]
            assert way.fields["points"] == choice.fields["points"] == moved["points"]
            checked += 1
    assert checked > 6


def test_prospects_tell_nothing_that_the_view_does_not() -> None:
    """A test that a choice would begin is foreseen from the view alone: other hidden cards, same prospect."""
    checked = 0
    for state in walk(seed=8, most=300):
        seat = state.deciders[0]
        view = state.view(seat)
        for action in [text for text in view.legal() if text.startswith(("do:", "base:"))][:2]:
            other = view.sample(Dice.from_number(99)).view(seat)
            assert view.prospects(action) == other.prospects(action)
            checked += bool(view.prospects(action))
    assert checked


def test_the_book_tells_everything_in_both_languages() -> None:
    english, french = (book(content().hash, language) for language in ("en", "fr"))
    assert set(english) == set(french)
    for shelf in ("units", "actions", "heroes", "maps", "scenarios", "armies"):
        assert list(english[shelf]) == list(french[shelf])
        assert all(entry["name"] for entry in french[shelf].values())
    assert english["zones"] == ["front", "front", "side", "rear", "side", "front"]  # ruling 20
    assert english["units"] != french["units"]
    with pytest.raises(GameError):
        book("0" * 16, "en")


@pytest.mark.parametrize(
    ("army", "key"),
    [
        ("own:0.5", "skirmish-error-army-factions"),
        ("own:0.999", "skirmish-error-army-own"),
        ("own:16.16", "skirmish-error-army-value"),
        ("own:0-0-0-0", "skirmish-error-army-place"),
        ("nobody", "error-option-value"),
    ],
)
def test_an_army_that_may_not_play_is_refused_with_its_reason(army: str, key: str) -> None:
    with pytest.raises(GameError) as refused:
        GAME.new({"scenario": "free-battle", "army-1": army})
    assert refused.value.key == key


def test_an_army_of_ones_own_plays_and_is_read_back() -> None:
    names = list(content().units)
    wanted = ["ranger-captain", "vet"]
    army = "own:" + ".".join(str(names.index(name)) for name in wanted)
    assert army in GAME.options["army-1"] and "own:x" not in GAME.options["army-1"]
    state = GAME.new({"scenario": "free-battle", "army-1": army})
    assert [spec.id for spec, seat in zip(state.table.specs, state.table.owner, strict=True) if seat == 0][
        :2
    ] == wanted
    assert GAME.parse(state.text).text == state.text
