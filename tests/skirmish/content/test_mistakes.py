"""Every kind of mistake in a content file is told with its file, key and line, and what is allowed."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from lostworld.skirmish.content.loader import inspect, load, shipped_files
from lostworld.skirmish.content.mistakes import ContentError, Mistake, Place, key_lines
from lostworld.texts import LANGUAGES

RAPTORS = "dinosaurs/units/raptor-pack.toml"
CAPTAIN = "rangers/units/ranger-captain.toml"
TRIKE = "dinosaurs/units/triceratops.toml"
CARDS = "rangers/hero-cards.toml"
STATION = "scenarios/hold-the-station.toml"
GROUND = "maps/station.txt"
ARMIES = "poachers/armies.toml"


class Case(NamedTuple):
    """A change to a shipped file and the mistake it must bring."""

    file: str
    old: str
    new: str
    key: str
    where: str = ""


CASES = {
    # One key
    "a number out of range": Case(RAPTORS, "dodge = 7", "dodge = 77", "number", "dodge"),
    "a word for a number": Case(RAPTORS, "dodge = 7", 'dodge = "high"', "number", "dodge"),
    "truth for a number": Case(RAPTORS, "dodge = 7", "dodge = true", "number", "dodge"),
    "a number for truth": Case(RAPTORS, "reaction = true", "reaction = 1", "truth"),
    "an unknown word": Case(RAPTORS, 'sort = "fear"', 'sort = "roar"', "word"),
    "an unknown operation": Case(CARDS, 'do = "stand"', 'do = "dance"', "word"),
    "an unknown trigger": Case(CARDS, 'trigger = "tie"', 'trigger = "tied"', "word"),
    "an unknown filter": Case(CARDS, 'keyword = "human"', 'smell = "human"', "unknown-key"),
    "an unknown key": Case(RAPTORS, "dodge = 7", "dodge = 7\nspeed = 3", "unknown-key", "speed"),
    "a missing key": Case(RAPTORS, "dodge = 7\n", "", "missing-key"),
    "a bad name": Case(RAPTORS, 'id = "swarm"', 'id = "Swarm it"', "name"),
    "words in one language": Case(
        RAPTORS, 'en = "Swarm", fr = "Submerger"', 'en = "Swarm"', "languages", "cards[0].name"
    ),
    "an empty text": Case(RAPTORS, 'en = "Swarm"', 'en = " "', "sentence"),
    "too few zones": Case(RAPTORS, "armour = [3, 3, 2]", "armour = [3, 3]", "list", "armour"),
    "no list": Case(RAPTORS, "armour = [3, 3, 2]", "armour = 3", "list", "armour"),
    "no table": Case(RAPTORS, "combo = { melee = 1 }", "combo = 1", "table"),
    "no hex": Case(TRIKE, "[-1, 0]]", "[-1]]", "hex", "footprint[1]"),
    "a combo of armour": Case(RAPTORS, "combo = { melee = 1 }", "combo = { armour = 1 }", "word"),
    "broken TOML": Case(RAPTORS, "dodge = 7", "dodge = = 7", "toml"),
    "a name nobody bears": Case(
        STATION, 'unit = "marksman"', 'unit = "marksmann"', "unknown-name", "seats[0].army[2].unit"
    ),
    "a zone the map has not": Case(STATION, 'zone = "west"', 'zone = "moon"', "unknown-name"),
    "a side nobody plays": Case(STATION, "rangers = 7", "martians = 7", "unknown-name"),
    "a deep nest": Case(
        CARDS,
        'operations = [{ do = "stand" }]',
        "operations = " + "[{ do = 'each', of = {}, then = " * 14 + '[{ do = "stand" }]' + " }]" * 14,
        "too-deep",
    ),
    # A unit
    "two natures": Case(RAPTORS, '"dinosaur", ', '"dinosaur", "human", ', "nature"),
    "no nature": Case(RAPTORS, '"dinosaur", ', "", "nature"),
    "a commander without a number": Case(CAPTAIN, "commander = 1\n", "", "together"),
    "large without a footprint": Case(RAPTORS, '"pack", ', '"pack", "large", ', "together"),
    "a pack of one": Case(RAPTORS, "models = 3", "models = 1", "together"),
    "a footprint in two pieces": Case(TRIKE, "[-1, 0]]", "[-3, 0]]", "footprint", "footprint"),
    "a footprint without its anchor": Case(TRIKE, "[[0, 0], ", "[[1, 0], ", "footprint", "footprint"),
    "two cards of one name": Case(RAPTORS, 'id = "leap"', 'id = "swarm"', "twice"),
    "too few cards": Case(RAPTORS, "combo-limit = 3\ndraws = 4", "combo-limit = 5\ndraws = 6", "deck-size"),
    "fix and a bonus": Case(
        CAPTAIN, "movement = { fix = true }", "movement = { fix = true, bonus = 1 }", "fix-alone"
    ),
    "a held forced part": Case(
        RAPTORS, "movement = { forced = true }", "movement = { forced = true }\nreaction = true", "apart"
    ),
    "a part that is not there": Case(RAPTORS, 'part = "action-1"', 'part = "action-2"', "no-part"),
    "a part dearer than the adrenaline": Case(RAPTORS, "cost = 2", "cost = 4", "number"),
    "grab on an attack": Case(RAPTORS, "piercing = 1", "grab = 1", "not-with"),
    "an effect without operations": Case(
        CAPTAIN, 'sort = "interact"', 'sort = "effect"', "missing-key", "cards[6].actions[0]"
    ),
    "a shot without a weapon": Case(RAPTORS, 'sort = "fear"', 'sort = "ranged"', "no-weapon"),
    "a frightening ranger": Case(CAPTAIN, 'sort = "interact"', 'sort = "fear"', "not-fearsome"),
    "a raptor that opens crates": Case(
        RAPTORS, '{ sort = "fear", bonus = 2 }', '{ sort = "interact" }', "not-human"
    ),
    "an area beside its centre": Case(
        "poachers/units/sapper.toml", "area = [[0, 0], [1, 0]", "area = [[1, 0]", "area-centre"
    ),
    "an ability that does nothing": Case(
        RAPTORS, "bonuses = { melee = 1 }\nnear", "near", "missing-key", "abilities[0]"
    ),
    "an ability with a trigger only": Case(
        RAPTORS,
        "bonuses = { melee = 1 }\nnear",
        'bonuses = { melee = 1 }\ntrigger = "skip"\nnear',
        "together",
    ),
    # Hero cards
    "prevent without damage": Case(CARDS, 'trigger = "damage"', 'trigger = "attack"', "wrong-moment"),
    "a test bonus without a test": Case(CARDS, 'trigger = "attack"', 'trigger = "reveal"', "wrong-moment"),
    "nobody to name": Case(
        CARDS, 'operations = [{ do = "stand" }]', 'operations = [{ do = "knock", unit = "it" }]', "no-it"
    ),
    "no other unit": Case(
        CARDS,
        'operations = [{ do = "initiative", n = 3 }]',
        'operations = [{ do = "initiative", n = 3, unit = "other" }]',
        "no-other",
    ),
    "a call for a unit on foot": Case(CARDS, 'name = "off-roader"', 'name = "vet"', "no-vehicle"),
    "a card for the enemy": Case(
        CARDS, 'side = "allied", condition = "grabbed"', 'side = "enemy", condition = "grabbed"', "word"
    ),
    "a weapon without its numbers": Case(
        CARDS, "weapon = { damage = 6, range = 6, ballistic = 1 }\n", "", "together"
    ),
    "gear that does nothing": Case(
        CARDS,
        'place = "gear"\ncost = { resource = "requisition", n = 1 }\ngrants = { armour = 1 }',
        'place = "gear"\ncost = { resource = "requisition", n = 1 }',
        "missing-key",
    ),
    "grants without a place": Case(CARDS, 'id = "duck"', 'id = "duck"\ngrants = { dodge = 1 }', "together"),
    "a trigger without an effect": Case(CARDS, 'operations = [{ do = "stand" }]\n', "", "together"),
    "equipment for adrenaline": Case(
        CARDS,
        'place = "weapon"\ncost = { resource = "requisition"',
        'place = "weapon"\ncost = { resource = "adrenaline"',
        "word",
    ),
    "uses of what has none": Case(CARDS, 'id = "duck"', 'id = "duck"\nuses = 2', "together"),
    "a test of oneself": Case(
        "dinosaurs/hero-cards.toml",
        'unit = { choose = { side = "enemy", within = 2, not-keyword = "vehicle" } }, otherwise',
        'unit = "self", otherwise',
        "tests-itself",
    ),
    "attach on an action card": Case(
        CAPTAIN,
        '{ do = "remove", what = "fear"',
        '{ do = "attach", until = "game" }, { do = "remove", what = "fear"',
        "only-hero-cards",
    ),
    # Maps
    "a line nobody knows": Case(GROUND, "name en:", "title en:", "map-line"),
    "a name in one language": Case(GROUND, "name fr: Le poste des gardes\n", "", "missing-key"),
    "an unknown terrain": Case(GROUND, "sign . grass", "sign . lava", "word"),
    "an unknown sign": Case(GROUND, ". . . . . ^", ". . . . . X", "map-sign"),
    "a row out of step": Case(GROUND, "\n . . : .", "\n. . : .", "map-stagger"),
    "a zone off the map": Case(GROUND, "\n. . . . . ^ . . . ,", "\n. . . . . ^ . . - ,", "zone-off-map"),
    "a zone of nothing": Case(GROUND, "\nground", "zone q: void | Void | Vide\n\nground", "empty-zone"),
    # Scenarios and armies
    "one side only": Case(
        "scenarios/first-patrol.toml", 'side = "dinosaurs"', 'side = "rangers"', "one-side", "seats"
    ),
    "an army and a value": Case(
        STATION, 'faction = "rangers"', 'faction = "rangers"\narmy-value = 30', "either-or"
    ),
    "a unit of the others": Case(STATION, 'unit = "marksman"', 'unit = "gunmen"', "wrong-faction"),
    "no hand for it": Case(
        STATION, 'equipment = ["sedative-dart"]', 'equipment = ["sedative-dart", "heavy-dart"]', "no-place"
    ),
    "two seats in one zone": Case(GROUND, "zone e: east", "zone e: far-east", "unknown-name"),
    "a zone too small for its army": Case(
        STATION,
        'zone = "east"\nfaction = "dinosaurs"\narmy = [',
        'zone = "north-gate"\nfaction = "dinosaurs"\narmy = [' + '{ unit = "triceratops" },' * 4,
        "zone-too-small",
        "seats[1].zone",
    ),
    "a crate in a wall": Case(STATION, "hex = [8, 1]", "hex = [5, 3]", "off-map", "objects[0].hex"),
    "a crate on a crate": Case(STATION, "hex = [8, 1]", "hex = [3, 11]", "hex-taken"),
    "a place to hold that is nowhere": Case(STATION, 'zone = "yard"\n', "", "missing-key", "objectives[0]"),
    "an objective for nothing": Case(
        STATION, 'units = { side = "enemy" }\npoints = 1\n\n', 'units = { side = "enemy" }\n\n', "missing-key"
    ),
    "an end for nobody": Case(STATION, 'at-end = "points"', 'at-end = "martians"', "word", "at-end"),
    "free play nobody can afford": Case(
        "scenarios/free-battle.toml", "army-value = 44", "army-value = 10", "no-roster"
    ),
    "two armies of one name": Case(ARMIES, 'id = "raiders"', 'id = "hunting-party"', "twice"),
    "a special rule without its seat": Case(
        "scenarios/two-against-two.toml", 'seat = "hired-guns"\n', "", "together"
    ),
}


def changed(case: Case) -> dict[str, str]:
    texts = shipped_files()
    assert case.old in texts[case.file], "the shipped file has changed; write the case anew"
    return {**texts, case.file: texts[case.file].replace(case.old, case.new, 1)}


@pytest.mark.parametrize("name", CASES)
def test_a_mistake_is_told_with_its_place(name: str) -> None:
    case = CASES[name]
    _, report = inspect(changed(case))
    found = [mistake for mistake in report.errors if mistake.key == case.key]
    assert found, [(mistake.place.key, mistake.key) for mistake in report.errors]
    if case.where:
        assert case.where in [mistake.place.key for mistake in found]
    for mistake in found:
        for language in LANGUAGES:
            sentence = mistake.sentence(language)
            assert sentence.startswith(mistake.place.file)
            assert len(sentence) > len(mistake.where) + 10


def test_the_line_of_a_key_is_told() -> None:
    case = CASES["a number out of range"]
    texts = changed(case)
    _, report = inspect(texts)
    line = texts[RAPTORS].splitlines().index("dodge = 77") + 1
    assert report.errors[0].sentence() == (
        f"{RAPTORS}:{line}: dodge: 77 is not allowed; it must be a whole number from 0 to 12."
    )


def test_the_line_inside_the_right_card_is_told() -> None:
    texts = shipped_files()
    lines = texts[RAPTORS].splitlines()
    place = lines.index('id = "leap"') + 2
    lines[place] = "initiative = 99"
    _, report = inspect({**texts, RAPTORS: "\n".join(lines)})
    assert (report.errors[0].line, report.errors[0].place.key) == (place + 1, "cards[1].initiative")


def test_the_line_of_a_map_is_told() -> None:
    texts = changed(CASES["an unknown sign"])
    _, report = inspect(texts)
    number = report.errors[0].line
    assert number is not None
    assert "X" in texts[GROUND].splitlines()[number - 1]


def test_all_mistakes_are_told_at_once() -> None:
    texts = shipped_files()
    wrong = texts[RAPTORS].replace("dodge = 7", "dodge = 70").replace("\nmelee = 3", "\nmelee = 40")
    with pytest.raises(ContentError) as refused:
        load({**texts, RAPTORS: wrong})
    assert [mistake.place.key for mistake in refused.value.mistakes] == ["melee", "dodge"]
    assert "2 mistakes" in str(refused.value)


@pytest.mark.parametrize("file", ["terrains.toml", "conditions.toml"])
def test_a_missing_file_is_told(file: str) -> None:
    texts = shipped_files()
    del texts[file]
    _, report = inspect(texts)
    assert (report.errors[0].place.file, report.errors[0].key) == (file, "missing-file")


def test_a_file_without_a_place_is_told() -> None:
    _, report = inspect({**shipped_files(), "martians/units/marvin.toml": "x = 1"})
    assert [(mistake.place.file, mistake.key) for mistake in report.errors] == [
        ("martians/units/marvin.toml", "unknown-file")
    ]


def test_a_file_too_large_is_told() -> None:
    _, report = inspect({**shipped_files(), RAPTORS: "#" * 200_001})
    assert report.errors[0].key == "file-size"


DOUBTS = {
    "stand-up": Case(CAPTAIN, "stand-up = 1", "stand-up = 4", "doubt-stand-up"),
    "armour": Case(RAPTORS, "armour = [3, 3, 2]", "armour = [0, 0, 0]", "doubt-armour"),
    "adrenaline": Case(RAPTORS, "adrenaline = 3", "adrenaline = 6", "doubt-adrenaline"),
    "combo": Case(RAPTORS, "combo-limit = 3", "combo-limit = 4", "doubt-combo"),
    "health": Case(RAPTORS, "health = 3", "health = 1", "doubt-health"),
    "break-free": Case(RAPTORS, 'sort = "break-free"', 'sort = "melee"', "doubt-break-free"),
    "cost": Case(CARDS, 'resource = "command", n = 4', 'resource = "command", n = 5', "doubt-cost"),
    "hero-deck": Case(STATION, "length = 8", "length = 20", "doubt-hero-deck"),
}


@pytest.mark.parametrize("name", DOUBTS)
def test_a_dull_design_is_doubted_but_not_refused(name: str) -> None:
    case = DOUBTS[name]
    _, report = inspect(changed(case))
    assert case.key in [mistake.key for mistake in report.warnings]
    for mistake in report.warnings:
        for language in LANGUAGES:
            assert mistake.sentence(language)


def test_deck_and_scenario_doubts_need_more_changes() -> None:
    texts = shipped_files()
    same = re.sub(r"initiative = \d+", "initiative = 10", texts[RAPTORS])
    _, report = inspect({**texts, RAPTORS: same})
    assert "doubt-spread" in [mistake.key for mistake in report.warnings]
    plain = re.sub(r"\[\[objectives\]\].*?(?=\[\[objects\]\])", "", texts[STATION], flags=re.DOTALL)
    _, report = inspect({**texts, STATION: plain})
    assert "doubt-objectives" in [mistake.key for mistake in report.warnings]
    narrow = texts[GROUND].replace("\n . . . . . . n n n n", "\n . . . . . . . . . .")
    gate = texts[STATION].replace('zone = "east"', 'zone = "north-gate"')
    gate = gate.replace('{ unit = "triceratops" },', "")
    _, report = inspect({**texts, GROUND: narrow, STATION: gate})
    assert "doubt-rim" in [mistake.key for mistake in report.warnings]
    crowded = texts["scenarios/four-roads.toml"].replace(
        '{ unit = "utahraptor" },', '{ unit = "utahraptor" },' + '{ unit = "raptor-pack" },' * 5
    )
    _, report = inspect({**texts, "scenarios/four-roads.toml": crowded})
    assert "doubt-units" in [mistake.key for mistake in report.warnings]


def test_where_a_mistake_is() -> None:
    place = Place("a.toml") / "cards" / 2 / "name" / "fr"
    assert Mistake(place, "sentence", {"longest": 400}, 7).where == "a.toml:7: cards[2].name.fr"
    assert Mistake(Place("a.txt", (3,)), "sentence", {"longest": 400}, 3).where == "a.txt:3"


def test_lines_of_keys_in_nested_tables() -> None:
    text = "a = 1\n[b]\nc = 2\n[[d]]\ne = 3\n[[d.f]]\ng = 4\n[[d]]\ne = 5\n"
    lines = dict(key_lines(text))
    assert lines["b", "c"] == 3
    assert lines["d", 0, "f", 0, "g"] == 7
    assert lines["d", 1, "e"] == 9
