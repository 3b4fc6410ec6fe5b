"""Card texts come from the data: they exist in both languages, and say what the data say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lostworld.skirmish.content import vocabulary as words
from lostworld.skirmish.content.loader import content
from lostworld.skirmish.content.model import (
    Cost,
    Filter,
    HeroCard,
    IconSet,
    Operation,
    Pick,
    Situation,
    Words,
)
from lostworld.skirmish.content.wording import Speaker, all_lines, signed
from lostworld.texts import LANGUAGES, has_text

SHIPPED = content()
NO_BREAK = "\u00a0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(language: str) -> None:
    said = dict(all_lines(SHIPPED, language))
    for name in (*SHIPPED.action_cards, *SHIPPED.hero_cards, *SHIPPED.scenarios, "fear", "wound", "furious"):
        assert said[name], name
        assert all(line[0].isupper() or line[0].isdigit() for line in said[name]), said[name]
        assert all("none" not in line.lower().split() for line in said[name])


def test_the_languages_differ() -> None:
    english = dict(all_lines(SHIPPED, "en"))
    french = dict(all_lines(SHIPPED, "fr"))
    assert all(english[name] != french[name] for name in english)


def test_french_colons_have_their_space() -> None:
    for name, lines in all_lines(SHIPPED, "fr"):
        for line in lines:
            assert f"{NO_BREAK}:" in line or ":" not in line, (name, line)
            assert " :" not in line and " ;" not in line, (name, line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("group", "names"),
    [
        ("op", [verb for verb in words.OPERATIONS if verb not in ("choose", "each", "if")]),
        ("trigger", list(words.TRIGGERS)),
        ("skill", list(words.SKILLS)),
        ("keyword", [*words.UNIT_KEYWORDS, *words.CARD_KEYWORDS]),
        ("condition", [*words.CONDITIONS, "grabbing"]),
        ("part-action", list(words.ACTION_SORTS)),
        ("sort", [*words.ATTACK_SORTS, *words.TEST_SORTS]),
        ("objective", list(words.OBJECTIVES)),
        ("special", list(words.SPECIAL_RULES)),
        ("object", list(words.OBJECTS)),
        ("place", list(words.PLACES)),
        ("resource", list(words.RESOURCES)),
        ("duration", list(words.DURATIONS)),
        ("faction", list(words.FACTIONS)),
        ("slot", list(words.SLOTS)),
        ("zone", list(words.ZONES)),
    ],
)
def test_every_word_of_the_vocabulary_has_its_text(language: str, group: str, names: list[str]) -> None:
    assert [name for name in names if not has_text(f"skirmish-{group}-{name}", language)] == []


def test_the_text_follows_the_number() -> None:
    speaker = Speaker(SHIPPED)
    card = SHIPPED.action_cards["utahraptor/sickle-claw"]
    assert speaker.action_card(card)[0] == "Melee attack +2, Piercing 2."
    stronger = replace(card, actions=(replace(card.actions[0], bonus=3, piercing=0),))
    assert speaker.action_card(stronger)[0] == "Melee attack +3."


def test_an_action_card_in_words() -> None:
    lines = Speaker(SHIPPED).action_card(SHIPPED.action_cards["triceratops/horn-charge"])
    assert lines == [
        "Movement +3, Charge, Stability +1 in its tests.",
        "Melee attack +1, Stability (push 2, knock) +1.",
        "1 adrenaline, movement: +2.",
        "1 adrenaline, action 1: +2, push +1.",
        "Combo: Melee +1.",
    ]


def test_a_hero_card_in_words() -> None:
    card = HeroCard(
        "trial",
        Words("Trial", "Essai"),
        "rangers",
        icons=(IconSet({"dodge": 2}), IconSet({"ties": 1, "armour": 1})),
        adrenaline=1,
        trigger="attack",
        concerns=Filter(side="allied", keyword=("human",)),
        against=Filter(side="enemy", within=1),
        situation=Situation(role="target", sort=("melee",)),
        cost=Cost("command", 2),
        operations=(
            Operation("bonus", skill="dodge", n=2, duration="test"),
            Operation("push", Pick("other"), n=1),
        ),
    )
    assert Speaker(SHIPPED, "en").hero_card(card) == [
        "Passive: Dodge +2 or Wins ties, Armour +1.",
        "Adrenaline icons: 1.",
        "At an attack (as target, melee attack), for an allied unit (Human), against an enemy unit "
        "(adjacent). "
        "2 command: Dodge +2 for this test; the other unit is pushed one hex away.",
    ]
    assert Speaker(SHIPPED, "fr").hero_card(card)[2] == (
        "Lors d’une attaque (comme cible, attaque de mêlée), pour une unité alliée (Humain), contre une "
        "unité "
        f"ennemie (adjacente). 2 commandement{NO_BREAK}: Esquive +2 pour ce test{NO_BREAK}; l’autre unité "
        f"est "
        "repoussée d’un hexagone."
    )


def test_nested_operations_in_words() -> None:
    speaker = Speaker(SHIPPED)
    operation = Operation(
        "if",
        is_=Filter(below_half=True),
        then=(Operation("heal", n=1),),
        otherwise=(
            Operation(
                "choose", options=((Operation("command", n=-1),), (Operation("knock", Pick("other")),))
            ),
        ),
    )
    assert speaker.operation(operation) == (
        "if this unit is below half health, then this unit heals 1; otherwise choose one: your command −1 or "
        "the other unit is knocked down"
    )


def test_numbers_with_signs() -> None:
    assert [signed(n) for n in (2, 0, -1)] == ["+2", "+0", "−1"]
