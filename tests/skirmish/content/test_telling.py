"""The game in words: every event, question and choice has a sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import lostworld.skirmish.rules as rules
from lostworld.skirmish.content.loader import content
from lostworld.skirmish.events import KINDS
from lostworld.skirmish.telling import FIELDS, Teller
from lostworld.texts import LANGUAGES, has_text, sources

ARMY = ("poacher-boss", "gunmen", "buggy", "utahraptor", "raptor-pack", "raptor-pack")
SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted(Path(str(rules.__file__)).parent.glob("*.py"))
)
QUESTIONS = sorted(set(re.findall(r'\basks\("([a-z-]+)"\)', SOURCE)))
NO_BREAK = "\u00a0"


def teller(language: str = "en") -> Teller:
    return Teller(content(), "the-eggs", ARMY, language)


SAMPLES: dict[str, Any] = {
    "unit": 1,
    "target": 3,
    "source": 3,
    "by": 3,
    "to": 2,
    "units": [0, 1],
    "targets": [3],
    "other": 3,
    "seat": 0,
    "winners": [0],
    "card": "utahraptor/pounce",
    "cards": 8,
    "path": ["0.1", "0.2"],
    "hex": "3.-2",
    "facing": 4,
    "edge": 2,
    "parts": [["base", 4], ["hero:hunger", 2]],
    "against": [["base", 3]],
    "object": 0,
    "objective": "nests",
    "icons": [["dodge", 2]],
    "points": [1, 2],
    "scores": [1.0, 0.5],
    "sort": "hit/melee",
    "half": "action",
    "slot": "next",
    "resource": "command",
    "change": -1,
    "phase": "action",
    "reason": "length",
    "place": "gear",
    "use": "active",
    "about": "hit/melee",
    "what": "knock",
    "stage": "waits",
    "chosen": 1,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_event_in_words(kind: str, language: str) -> None:
    event = {"kind": kind, **{name: SAMPLES.get(name, 1) for name in KINDS[kind]}}
    text = teller(language).event(event)
    assert text.endswith((".", "!")) or kind == "test"
    hidden = teller(language).event({"kind": kind, **dict.fromkeys(KINDS[kind])})
    assert hidden


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_question_in_words(kind: str, language: str) -> None:
    assert teller(language).question(kind, {"unit": 1, "target": 3, "about": "tie"})


def test_the_questions_are_found() -> None:
    assert len(QUESTIONS) > 40


@pytest.mark.parametrize(
    ("kind", "fields", "english", "french"),
    [
        ("do", {"sort": "ranged", "unit": 3, "hex": "1.1"}, "Ranged attack against Utahraptor", None),
        (
            "do",
            {"sort": "ranged", "what": "scattergun", "unit": 3},
            "Ranged attack with Scattergun against Utahraptor",
            None,
        ),
        (
            "base",
            {"sort": "interact", "what": "open", "object": 2},
            "Base values: Interact: open Washed-up crate",
            None,
        ),
        ("base", {}, "With base values", "Avec les valeurs de base"),
        (
            "icons",
            {"card": "hunger", "set": 0, "unit": 4},
            "Hunger: icons Melee +2 for Pack of raptors",
            None,
        ),
        (
            "play",
            {"card": "hunger", "unit": 5, "other": 0},
            "Hunger for Pack of raptors 2 against Poacher boss",
            None,
        ),
        ("replace", {"first": 1, "second": 4}, "Replace 2 cards: numbers 1, 4", None),
        ("next", {"unit": 3, "card": "utahraptor/pounce"}, "Pounce for Utahraptor", "Bondir pour Utahraptor"),
        (
            "next",
            {"unit": 3, "card": "utahraptor/pounce", "idle": "utahraptor/dash"},
            "Pounce for Utahraptor, Dash on Idle",
            None,
        ),
        ("player", {"player": "dinosaurs"}, "Dinosaurs", "Dinosaures"),
        ("zone", {"what": "rear"}, "Rear", "Dos"),
        ("first", {"what": "action"}, "Action first", None),
        ("first", {"unit": 1}, "Hired guns first", None),
        ("discard", {"card": "hunger"}, "Discard Hunger", None),
        ("move", {"hex": "3.-2", "facing": 0}, "To 3.-2, facing east", "En 3.-2, face est"),
    ],
)
def test_a_choice_in_words(kind: str, fields: dict[str, Any], english: str, french: str | None) -> None:
    assert teller("en").choice(kind, fields) == english
    said = teller("fr").choice(kind, fields)
    assert said == french if french else said != english


def test_sums_explain_themselves() -> None:
    event = {
        "kind": "test",
        "sort": "hit/melee",
        "unit": 3,
        "target": 0,
        "mine": 7,
        "theirs": 6,
        "success": True,
        "parts": [["base", 5], ["card", 1], ["hero:hunger", 1]],
        "against": [["base", 6]],
    }
    assert teller().event(event) == (
        "Hit test of Utahraptor against Poacher boss: 7 to 6, success. 5 base + 1 card + 1 Hunger / 6 base"
    )


def test_two_units_of_a_kind_are_told_apart() -> None:
    assert teller().event({"kind": "knocked", "unit": 4}) == "Pack of raptors is knocked down."
    assert teller().event({"kind": "knocked", "unit": 5}) == "Pack of raptors 2 is knocked down."


def test_a_hidden_card_stays_hidden() -> None:
    event = {"kind": "card_placed", "unit": 3, "slot": "next", "initiative": 14, "card": None}
    assert teller().event(event) == "Utahraptor: a card on Next, initiative 14."


def test_both_languages_have_the_same_texts() -> None:
    keys = {
        language: re.findall(r"^(skirmish-[a-z0-9-]+) =", sources("skirmish", language), re.MULTILINE)
        for language in LANGUAGES
    }
    assert keys["en"] == keys["fr"]
    assert len(keys["en"]) == len(set(keys["en"])) > 400


def test_texts_use_known_values_only() -> None:
    play = Path(str(rules.__file__)).parents[1] / "texts" / "en" / "play.ftl"
    used = set(re.findall(r"\$([a-z_]+)", play.read_text(encoding="utf-8")))
    errors = {"text", "action", "army", "armies", "seats", "move", "most", "factions", "value", "option"}
    assert used <= set(FIELDS.split()) | errors


def test_french_has_no_plain_space_before_its_signs() -> None:
    for line in sources("skirmish", "fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"[\w})»] [:;!?»]", line), line


def test_every_seat_and_scenario_option_has_a_name() -> None:
    for scenario in content().scenarios.values():
        for seat in scenario.seats:
            for language in LANGUAGES:
                assert has_text(f"skirmish-seat-{seat.id}", language), seat.id
