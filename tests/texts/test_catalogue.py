"""The catalogue is complete: both languages alike, every name of the game and every error has its text."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import lostworld.texts
from lostworld.game import GameError
from lostworld.texts import (
    LANGUAGES,
    LONGEST_VALUE,
    SPOKEN,
    has_text,
    language_from,
    register,
    say,
    say_event,
    seat_key,
)

for game in (GAMES := ("raptor", "skirmish")):
    importlib.import_module(f"lostworld.{game}")  # registers its texts

SOURCE = Path(lostworld.texts.__file__).parents[1]
FOLDERS = (SOURCE / "texts", *(SOURCE / game / "texts" for game in GAMES))
SEATS = ("raptor-seat-raptor", "raptor-seat-scientist", "seat-spectator")
NO_BREAK = "\u00a0"

CHOICE_VALUES = {
    "place_mother": {"space"},
    "place_baby": {"space"},
    "place_scientist": {"space"},
    "return": {"space"},
    "reinforce": {"space"},
    "card": {"side", "card"},
    "move_mother": {"from", "space", "toll"},
    "move_baby": {"from", "space"},
    "escape": {"from"},
    "move_scientist": {"from", "space"},
    "kill": {"space"},
    "wake": {"space"},
    "put_out": {"space"},
    "stand_up": {"space"},
    "put_to_sleep": {"from", "space"},
    "capture": {"from", "space"},
    "shoot": {"from"},
    "call": {"from", "space"},
    "frighten": {"space"},
    "remove_token": set(),
    "recover_baby": {"space"},
    "gas": {"space"},
    "drive": {"from", "space"},
    "light_fire": {"space"},
    "end": set(),
    "stop": set(),
}
"""Each kind of choice and the values its sentence takes: its fields, the decision's, and the side."""
DECISION_VALUES = {
    "place": {"figure"},
    "card": {"observed", "shown"},
    "effect": {"side", "card", "left"},
    "points": {"side", "points", "toll"},
    "return": set(),
}
REASONS = ("babies_escaped", "scientists_gone", "mother_neutralised", "babies_captured")

# Texts that are rightly the same in both languages: names, signs and lines that only arrange other texts.
ALIKE = {
    "cli-arena-bots",
    "cli-rate",
    "skirmish-choice-do",
    "skirmish-choice-equip",
    "skirmish-choice-face",
    "skirmish-choice-player",
    "skirmish-choice-swap",
    "skirmish-choice-take",
    "skirmish-choice-unit",
    "skirmish-choice-zone",
    "skirmish-filter-condition",
    "skirmish-half-action",
    "skirmish-keyword-carnivore",
    "skirmish-keyword-charge",
    "skirmish-keyword-herbivore",
    "skirmish-keyword-raptor",
    "skirmish-object-cache",
    "skirmish-object-obstacle",
    "skirmish-op-bonus",
    "skirmish-op-initiative",
    "skirmish-part-name-action",
    "skirmish-part-while",
    "skirmish-situation-condition",
    "skirmish-situation-phase",
    "skirmish-situation-sort",
    "skirmish-skill-courage",
    "skirmish-skill-initiative",
    "skirmish-slot-active",
    "skirmish-sort-interact",
    "skirmish-source-base",
    "skirmish-source-bonus",
    "skirmish-source-combo",
    "skirmish-source-zone",
    "skirmish-unit-with",
    "skirmish-when-with",
    "raptor-seat-raptor",
    "raptor-look-theme-jungle",
    "raptor-family-jeep",
    "raptor-help-card-jeep.title",
    "raptor-card-of-side",
    "raptor-raptor-card",
    "raptor-scientist-card",
    "raptor-card-scientist-3.name",
    "raptor-card-scientist-8.name",
    "raptor-name",
    "title-of-side",
}


class Text(NamedTuple):
    """One text of a language: its pattern, and the file it stands in."""

    pattern: fluent.Pattern
    file: Path


def files_in(language: str) -> list[Path]:
    """Every file of texts in a language: those that all games share, then the games' own."""
    return [file for folder in FOLDERS for file in sorted((folder / language).glob("*.ftl"))]


@cache
def catalogue(language: str) -> dict[str, Text]:
    """Every text of a language by its key, read with the syntax library, not with the loader under test."""
    texts: dict[str, Text] = {}
    for file in files_in(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                found = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
                if entry.value:
                    found[entry.id.name] = entry.value
                for key, pattern in found.items():
                    assert key not in texts, f"{key} stands twice, in {file.name} too"
                    texts[key] = Text(pattern, file)
    return texts


def inner(node: object) -> Iterator[fluent.BaseNode]:
    """Every syntax node within a pattern."""
    if isinstance(node, list):
        for item in node:
            yield from inner(item)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for item in vars(node).values():
            yield from inner(item)


@cache
def values_of(key: str, language: str) -> frozenset[str]:
    """The values a text wants, those of the texts within it included."""
    wanted: set[str] = set()
    for node in inner(catalogue(language)[key].pattern):
        if isinstance(node, fluent.VariableReference):
            wanted.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            part = f".{node.attribute.name}" if node.attribute else ""
            wanted |= values_of(node.id.name + part, language)
    return frozenset(wanted)


def choices(key: str, language: str) -> dict[str, set[str | int]]:
    """What the selectors in a text, and in the texts within it, distinguish, by value."""
    found: dict[str, set[str | int]] = {}
    for node in inner(catalogue(language)[key].pattern):
        if isinstance(node, fluent.SelectExpression) and isinstance(node.selector, fluent.VariableReference):
            cases = found.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                name = variant.key
                cases.add(int(name.value) if isinstance(name, fluent.NumberLiteral) else name.name)
        elif isinstance(node, fluent.MessageReference):
            part = f".{node.attribute.name}" if node.attribute else ""
            for value, cases in choices(node.id.name + part, language).items():
                found.setdefault(value, set()).update(cases)
    return found


def numbers_in(key: str) -> set[str]:
    """The values that are numbers: those that a plural or NUMBER depends on."""
    numbers = {value for value, cases in choices(key, "en").items() if "one" in cases}
    for node in inner(catalogue("en")[key].pattern):
        numbers |= given_to(node, "NUMBER")
    return numbers


def given_to(node: fluent.BaseNode, function: str) -> set[str]:
    """The values that a call of a function in a text takes."""
    if not isinstance(node, fluent.FunctionReference) or node.id.name != function:
        return set()
    return {part.id.name for part in node.arguments.positional if isinstance(part, fluent.VariableReference)}


@cache
def seats_in(key: str) -> frozenset[str]:
    """The values that are seats, those of the texts within it included."""
    seats: set[str] = set()
    for node in inner(catalogue("en")[key].pattern):
        seats |= given_to(node, "SEAT")
        if isinstance(node, fluent.MessageReference):
            seats |= seats_in(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
    return frozenset(seats)


def samples(key: str) -> Iterator[dict[str, Any]]:
    """Values for a text that reach every variant in either language."""
    names = sorted(values_of(key, "en"))
    numbers = numbers_in(key)
    cases: list[list[str | int]] = []
    for name in names:
        told = {case for language in LANGUAGES for case in choices(key, language).get(name, ())}
        if name in seats_in(key):
            cases.append([*SEATS, "caravan-seat-red"])
        elif name in numbers:
            cases.append([0, 1, 2, 5])
        elif any(isinstance(case, int) for case in told) or told == {"hidden", "other"}:
            cases.append([*range(1, 10), "hidden"])
        else:
            cases.append(sorted(map(str, told)) or ["c4"])
    for combination in product(*cases):
        yield dict(zip(names, combination, strict=True))


KEYS = sorted(catalogue("en"))


# --- The two languages -----------------------------------------------------------------------------------


def test_every_language_has_the_same_keys() -> None:
    for folder in FOLDERS:
        assert {*LANGUAGES} <= {file.parent.name for file in folder.glob("*/*.ftl")} <= {*SPOKEN}
    for language in LANGUAGES:
        assert sorted(catalogue(language)) == KEYS


ENGLISH_ONLY = {"texts": {"cli.ftl", "lab.ftl"}, "skirmish": {"cli.ftl", "content.ftl"}}
"""What players in a browser never meet, and is said in English and French only."""


@pytest.mark.parametrize("language", [one for one in SPOKEN if one not in LANGUAGES])
def test_what_the_browser_says_is_there_in_every_language(language: str) -> None:
    for folder in FOLDERS:
        owner = folder.name if folder == SOURCE / "texts" else folder.parent.name
        files = {file.name for file in (folder / "en").glob("*.ftl")} - ENGLISH_ONLY.get(owner, set())
        assert {file.name for file in (folder / language).glob("*.ftl")} >= files
        for file in sorted(files):
            english, other = (messages_in(folder / one / file) for one in ("en", language))
            assert {key: other.get(key) for key in english} == english, file


@pytest.mark.parametrize("language", [one for one in SPOKEN if one not in LANGUAGES])
def test_what_a_language_lacks_is_said_in_english(language: str) -> None:
    assert say("cli-about", language) == say("cli-about")
    assert say("error-game-over", language) != say("error-game-over")
    assert say("web-home", language) != say("web-home")
    assert say("event-resigned", language, side="raptor-seat-raptor") != say(
        "event-resigned", side="raptor-seat-raptor"
    )


class _Used(Visitor):
    """Collects the values that a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def messages_in(file: Path) -> dict[str, set[str]]:
    """The messages of a file and their attributes, each with the values it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
        if not isinstance(entry, fluent.Message):
            continue
        for name, pattern in (("", entry.value), *((one.id.name, one.value) for one in entry.attributes)):
            used = _Used()
            if pattern is not None:
                used.visit(pattern)
            found[f"{entry.id.name}.{name}"] = used.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_files_values_and_places(language: str) -> None:
    for key in KEYS:
        english, other = catalogue("en")[key], catalogue(language)[key]
        assert english.file.parents[1] == other.file.parents[1], key
        assert english.file.name == other.file.name, key
        assert values_of(key, "en") == values_of(key, language), key


def test_french_differs_from_english() -> None:
    for key in KEYS:
        if key in ALIKE or key.endswith(".family") or catalogue("en")[key].file.name.startswith("client"):
            continue  # .family repeats family-*; the client's short labels are often the same word
        values = next(samples(key))
        if say(key, "en", **values) == say(key, "fr", **values):
            pytest.fail(f"{key} reads the same in English and French")


def test_french_typography() -> None:
    """No-break spaces before : ; ! ? » and after «, and typographic apostrophes between letters."""
    for file in files_in("fr"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                where = f"{file.name}:{number}: {line}"
                assert not re.search("\\S [:;!?»]|« ", line), where
                assert not re.search(r"[a-zà-ÿ]'[a-zà-ÿ]", line, re.IGNORECASE), where


@pytest.mark.parametrize("language", SPOKEN)
def test_every_text_can_be_said(language: str) -> None:
    for key in KEYS:
        for values in samples(key):
            text = say(key, language, **values)
            assert text.strip() == text != "", key
            assert "{" not in text and "\n" not in text, (key, text)
            assert "  " not in text, (key, text)


def test_no_value_has_the_name_of_a_parameter() -> None:
    """``say`` takes ``key`` and ``language`` itself, so no text may want a value of that name."""
    for key in KEYS:
        assert not values_of(key, "en") & {"key", "language"}, key


def test_comments_in_the_english_files_name_the_values() -> None:
    """The list that callers read: ``# $count $row`` right above the message."""
    for file in files_in("en"):
        if file.name.startswith("client"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value:
                comment = entry.comment.content if entry.comment and entry.comment.content else ""
                named = set(re.findall(r"\$([a-z_]+)", comment))
                wanted = values_of(entry.id.name, "en")
                assert wanted <= named, entry.id.name
                assert named == wanted or re.match("([a-z]+-)?event-", entry.id.name), entry.id.name


# --- Names of the game -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_sides_cards_and_reasons(language: str) -> None:
    cards = importlib.import_module("lostworld.raptor.rules.cards")
    for side in (*cards.SIDES, "spectator"):
        assert has_text(seat_key("raptor", side), language)
    for card in cards.CARDS:
        side = cards.SIDES[card.side]
        key = f"raptor-card-{side}-{card.value}"
        for part in ("name", "effect", "hint", "family"):
            assert has_text(f"{key}.{part}", language), key
        assert say(f"{key}.family", language) == say(f"raptor-family-{cards.FAMILIES[card.family]}", language)
        assert has_text(f"raptor-help-card-{cards.FAMILIES[card.family]}", language)
        name = say(f"{key}.name", language)
        assert name in say(key, language)
        assert name == say("raptor-card-of-side", language, side=side, card=card.value)[4:]
        assert name == say(f"raptor-{side}-card", language, **{side: card.value})[4:]
        assert "×" not in name or f"×{card.times}" in name
    for reason in REASONS:
        assert has_text(f"raptor-reason-{reason}", language), reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("what", "kinds"), [("choice", CHOICE_VALUES), ("decision", DECISION_VALUES)])
def test_choices_and_decisions(what: str, kinds: dict[str, set[str]], language: str) -> None:
    keys = {f"raptor-{what}-{kind.replace('_', '-')}": values for kind, values in kinds.items()}
    told = {key for key in KEYS if key.startswith(f"raptor-{what}-")} - {"raptor-decision-toll"}
    assert told == set(keys)
    for key, values in keys.items():
        assert values_of(key, language) == values, key


def test_layouts() -> None:
    raptor = importlib.import_module("lostworld.raptor")
    for layout in raptor.GAME.options["layout"]:
        assert has_text(f"raptor-option-layout-{layout}"), layout


SAMPLE_FIELDS: dict[str, list[Any]] = {
    "figure": ["mother", "baby", "scientist"],
    "side": ["raptor", "scientist"],
    "card": [None, 1, 9],
    "raptor": [1, 9],
    "scientist": [1, 9],
    "path": [["c4", "c5", "c6"]],
    "spaces": [["c4"], ["c4", "c5"]],
    "fires": [[], ["c5"], ["c5", "c6"]],
    "observed": [False, True],
    "reason": list(REASONS),
    "space": ["c4"],
    "by": ["d4"],
}
"""Values for an event's fields; those not named here are counts."""


def event_classes() -> dict[str, type]:
    """Raptor's event classes by kind."""
    events = importlib.import_module("lostworld.raptor.events")
    return {
        re.sub("(?<!^)(?=[A-Z])", "_", name).lower(): thing
        for name, thing in inspect.getmembers(events, inspect.isclass)
        if not name.startswith("_") and hasattr(thing, "__match_args__")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: str) -> None:
    for kind, event in event_classes().items():
        fields = list(getattr(event, "__match_args__", ()))
        for combination in product(*(SAMPLE_FIELDS.get(field, [0, 1, 2]) for field in fields)):
            sentence = say_event({"kind": kind, **dict(zip(fields, combination, strict=True))}, language)
            assert sentence[0].isupper() and sentence[-1] == ".", sentence


def test_every_event_sentence_has_its_event() -> None:
    kinds = {f"raptor-event-{kind.replace('_', '-')}" for kind in event_classes()}
    assert {key for key in KEYS if key.startswith("raptor-event-")} == kinds


# --- Keys in the source ----------------------------------------------------------------------------------


class Use(NamedTuple):
    """A call in the source that names a text, with the names of the values it gives (None: unknown)."""

    place: str
    key: str
    values: frozenset[str] | None


SPEAKERS = {"say", "has_text"}


def uses() -> Iterator[Use]:
    """Every ``say("key", ...)`` and ``SomeError("error-...", ...)`` in the source."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            first, function = node.args[0], node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            if name in SPEAKERS or re.fullmatch("(?:[a-z]+-)?error-[a-z0-9-]+", first.value):
                given = frozenset(word.arg for word in node.keywords if word.arg) - {"language"}
                unknown = name == "has_text" or any(word.arg is None for word in node.keywords)
                place = f"{file.relative_to(SOURCE)}:{node.lineno}"
                yield Use(place, first.value.replace("_", "-"), None if unknown else given)


def test_every_key_in_the_source_exists_and_gets_its_values() -> None:
    faults = []
    for use in uses():
        if use.key not in catalogue("en"):
            faults.append(f"{use.place}: no text {use.key}")
        elif use.values is not None and not use.values >= values_of(use.key, "en"):
            missing = sorted(values_of(use.key, "en") - use.values)
            faults.append(f"{use.place}: {use.key} lacks {missing}")
        elif use.values is not None and use.values - values_of(use.key, "en"):
            surplus = sorted(use.values - values_of(use.key, "en"))
            faults.append(f"{use.place}: {use.key} has no use for {surplus}")
    assert not faults, "\n".join(faults)


def test_every_error_key_in_the_source_exists() -> None:
    """Also where the key is not written in a call: in tables, defaults and comparisons."""
    for file in sorted(SOURCE.rglob("*.py")):
        for key in re.findall(
            r"""["']((?:[a-z]+-)?error-[a-z0-9-]+)["']""", file.read_text(encoding="utf-8")
        ):
            assert key in catalogue("en"), f"{file.relative_to(SOURCE)}: no text {key}"


BUILT = ("cli-command-", "cli-say-", "cli-option-value", "cli-option-look", "error-record-")
"""Beginnings of keys that are put together in the source."""
FOR_GAMES = {
    "error-action-text",
    "error-chance-none",
    "error-chance-outcome",
    "error-not-to-decide",
    "error-option-value",
    "error-position-fields",
    "error-turn",
    "error-view-full",
    "error-view-owner",
}
"""Errors for games that have no words of their own for them."""


def test_no_text_of_the_program_is_left_over() -> None:
    written = "".join(file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py")))
    shared = {key for key, text in catalogue("en").items() if text.file.parents[1] == FOLDERS[0]}
    left = {
        key
        for key in shared
        if key.startswith(("cli-", "error-"))
        and "." not in key
        and not re.search(f"[\"']{key}[\"']", written)
    }
    assert {key for key in left - FOR_GAMES if not key.startswith(BUILT)} == CLIENTS


CLIENTS = {"error-client-outdated"}
"""Said by the browser client alone."""


# --- Sentences -------------------------------------------------------------------------------------------

PLURALS = [
    ("en", "raptor-event-turn-begins", "points", "0 action points", "1 action point.", "2 action points"),
    (
        "fr",
        "raptor-event-turn-begins",
        "points",
        "0 point d’action.",
        "1 point d’action.",
        "2 points d’action.",
    ),
    (
        "en",
        "raptor-event-turn-ends",
        "unspent",
        "turn ended.",
        "1 action point unspent",
        "2 action points unspent",
    ),
    (
        "fr",
        "raptor-event-turn-ends",
        "unspent",
        "fini son tour.",
        "1 point d’action in",
        "2 points d’action in",
    ),
    ("en", "raptor-event-pile-shuffled", "cards", "0 cards", "1 card into", "2 cards"),
    ("fr", "raptor-event-pile-shuffled", "cards", "0 carte pour", "1 carte pour", "2 cartes"),
]


@pytest.mark.parametrize(("language", "key", "value", "none", "one", "two"), PLURALS)
def test_plurals(language: str, key: str, value: str, none: str, one: str, two: str) -> None:
    for number, expected in enumerate((none, one, two)):
        assert expected in say(key, language, side="raptor", **{value: number})


def test_plurals_of_counts() -> None:
    assert say("raptor-error-rocks-count", count=1) == "The board has 1 rock; there must be 9."
    assert say("raptor-error-rocks-count", count=0) == "The board has 0 rocks; there must be 9."
    assert say("raptor-error-rocks-count", "fr", count=0) == f"Le plateau a 0 rocher{NO_BREAK}; il en faut 9."
    assert (
        say("raptor-error-rocks-count", "fr", count=2) == f"Le plateau a 2 rochers{NO_BREAK}; il en faut 9."
    )
    left = [say("raptor-event-token-removed", tokens=number).split(": ")[1] for number in (0, 1, 2)]
    assert left == ["none is left.", "1 is left.", "2 are left."]


def test_hidden_cards_are_not_told() -> None:
    drawn = {"kind": "card_drawn", "side": "scientist"}
    assert say_event({**drawn, "card": None}) == "Scientist drew a card."
    assert say_event({**drawn, "card": 7}) == "Scientist drew 7 – Fire (×3)."
    assert say_event({**drawn, "card": None}, "fr") == "Le joueur scientifique a pioché une carte."
    assert say_event({**drawn, "card": 7}, "fr") == "Le joueur scientifique a pioché 7 – Feux (×3)."


def test_lists_in_events() -> None:
    moved = {"kind": "mother_moved", "path": ["f2", "f3", "f4"], "toll": 2}
    assert say_event(moved) == "The mother moved from f2 to f4, after paying 2 action points for her wounds."
    fires = {"kind": "fire_put_out", "spaces": ["c4", "c5", "d5"]}
    assert say_event(fires) == "The mother put out 3 fires: c4, c5, d5."
    assert say_event(fires, "fr") == f"La mère a éteint 3 feux{NO_BREAK}: c4, c5, d5."


def test_official_french_names() -> None:
    """The names of seed 003, in the order of the cards' values."""
    call, away, recovery = "Appel de la mère", "Disparition et espionnage", "Récupération"
    gas, none = "Gaz anesthésiants", "Aucun effet"
    mother = [f"{call} et mélange", away, "Peur", f"{call} (×2)", f"{recovery} (×2)", away]
    team = [f"{gas} et mélange", "Renforts", "Jeep (×2)", f"{gas} (×2)", "Feux (×2)", "Renforts"]
    expected = {
        "raptor": [*mother, f"{recovery} (×3)", "Peur (×2)", none],
        "scientist": [*team, "Feux (×3)", "Jeep (×4)", none],
    }
    for side, names in expected.items():
        assert [say(f"raptor-card-{side}-{value}.name", "fr") for value in range(1, 10)] == names


# --- Games -----------------------------------------------------------------------------------------------


def test_the_texts_of_a_game_begin_with_its_name() -> None:
    """So no two games collide, and nothing that all games share belongs to one of them."""
    for folder in FOLDERS[1:]:
        game = folder.parent.name
        for key, text in catalogue("en").items():
            assert key.startswith(f"{game}-") == (text.file.parents[1] == folder), key


def test_shared_texts_refer_to_no_game() -> None:
    for key, text in catalogue("en").items():
        if text.file.parents[1] == FOLDERS[0]:
            inside = {
                node.id.name for node in inner(text.pattern) if isinstance(node, fluent.MessageReference)
            }
            assert not [name for name in inside if name.startswith(tuple(f"{game}-" for game in GAMES))], key


def test_seats_in_sentences() -> None:
    sentences = {
        ("en", "scientist"): ("Scientist resigned.", "Pass the keyboard to Scientist and"),
        ("fr", "raptor"): ("Le joueur raptor a abandonné.", "Passez le clavier au joueur raptor et"),
        ("en", "spectator"): ("The spectator resigned.", "Pass the keyboard to Spectator and"),
    }
    for (language, seat), (resigned, curtain) in sentences.items():
        side = seat_key("raptor", seat)
        assert say("event-resigned", language, side=side) == resigned
        assert say("cli-curtain", language, side=side).startswith(curtain)


def test_seats_and_events_without_a_text_are_told_plainly() -> None:
    red = seat_key("nowhere", "red-fox")
    assert say("event-resigned", side=red) == "Red fox resigned."
    assert say("error-seat-taken", "fr", seat=red).startswith("La place de Red fox")
    assert say_event({"kind": "resigned", "side": "red"}, game="nowhere") == "Red resigned."
    found = {"kind": "well_dug", "depth": 3, "by": None}
    assert say_event(found, game="nowhere") == "well dug: depth 3, by hidden"


def test_a_game_brings_its_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "dune" / "texts" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "dune" / "__init__.py").touch()
    (folder / "words.ftl").write_text("dune-event-wind = The wind blows from { $from }.\n")
    wind = {"kind": "wind", "from": "c4"}
    assert say_event(wind, game="dune") == "wind: from c4"
    monkeypatch.syspath_prepend(tmp_path)
    register("dune")
    try:
        assert say_event(wind, game="dune") == "The wind blows from c4."
        assert say_event(wind, "fr", game="dune") == "The wind blows from c4."  # it speaks no French
    finally:
        lostworld.texts._packages.remove("dune")
        lostworld.texts._made.cache_clear()


# --- The loader ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", ["error-no-such-thing", "raptor-card-raptor-4.colour", "Card Raptor", "", ".name"]
)
def test_missing_keys_raise(key: str) -> None:
    assert not has_text(key)
    with pytest.raises(KeyError, match=re.escape(repr(key))):
        say(key)


def test_missing_values_and_languages_raise() -> None:
    with pytest.raises(KeyError, match=r"error-rocks-count.*count"):
        say("raptor-error-rocks-count")
    with pytest.raises(KeyError, match="'tlh'"):
        say("error-game-over", "tlh")


def test_underscores_in_keys_read_as_hyphens() -> None:
    assert say("raptor-reason-babies_escaped") == say("raptor-reason-babies-escaped")


def test_errors_speak_both_languages_and_contain_each_other() -> None:
    cause = GameError("raptor-error-rocks-count", count=8)
    assert str(cause) == "The board has 8 rocks; there must be 9."
    nested = say("error-record-position", "fr", line=3, problem=cause)
    assert nested == f"Ligne 3{NO_BREAK}: la position est refusée. {say(cause.key, 'fr', count=8)}"


def test_values_cannot_break_a_line_or_flood_it() -> None:
    text = say("error-command-unknown", command="a\nb\x1b[31m\u2028\u202e\ud800\u00e9")
    assert r"a\nb\x1b[31m\u2028\u202e\ud800é" in text
    assert text.encode() and "\n" not in text
    assert len(say("error-command-unknown", command="x" * 60_000)) < LONGEST_VALUE + 300


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("fr", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("fr_BE@euro", "fr"),
        ("FR-CA", "fr"),
        ("frr_DE", "en"),
        ("it:fr:en", "fr"),
        ("en-GB,en;q=0.9,fr;q=0.8", "en"),
        ("en;q=0.3, fr;q=0.7", "fr"),
        ("de-CH, fr;q=0.8, *;q=0.1", "de"),
        ("fr;q=0, en", "en"),
        ("fr;q=0", "en"),
        (";;;,,:q=", "en"),
    ],
)
def test_language_from(preferred: str | None, language: str) -> None:
    assert language_from(preferred) == language


def test_import_is_cheap() -> None:
    """Fluent and its plural rules are loaded with the first text, not with the module."""
    script = "import sys, lostworld.texts; print({'fluent', 'babel'} & {*sys.modules})"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "set()"


def test_a_game_that_joins_while_texts_are_read_is_told_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server tells of itself in one thread while another one imports a game."""
    packages = [*lostworld.texts._packages]
    late = packages.pop()
    monkeypatch.setattr(lostworld.texts, "_packages", packages)
    read = lostworld.texts._files

    def slowly(folder: Any, language: str) -> Any:
        if late not in packages:
            packages.append(late)  # what ``register`` does, in the midst of the reading
        return read(folder, language)

    lostworld.texts._made.cache_clear()
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(lostworld.texts, "_folders", list)
        meanwhile.setattr(lostworld.texts, "_files", slowly)
        say("error-game-over")
    game = late.rpartition(".")[2]
    assert say(f"{game}-name")
