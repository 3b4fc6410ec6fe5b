"""The shipped content: it is in order, uses every word of the vocabulary, and has what was promised."""

from __future__ import annotations

import gzip
import json
from importlib.resources import files

import pytest

from lostworld.chance import Dice
from lostworld.game import BadText
from lostworld.record import Record
from lostworld.skirmish import GAME, table_of
from lostworld.skirmish.content.loader import (
    content,
    content_of,
    fingerprint,
    inspect,
    load,
    packed,
    shipped_files,
)
from lostworld.skirmish.content.usage import uses
from lostworld.skirmish.content.vocabulary import FACTIONS
from lostworld.skirmish.state import new_state

SHIPPED = content()


def test_it_has_no_mistake_and_no_doubt() -> None:
    _, report = inspect(shipped_files())
    assert [mistake.sentence() for mistake in report.mistakes] == []


@pytest.mark.parametrize("table", sorted(uses(SHIPPED)))
def test_every_word_of_the_vocabulary_is_used(table: str) -> None:
    assert [word for word, where in uses(SHIPPED)[table].items() if not where] == []


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_units_and_a_hero_deck(faction: str) -> None:
    units = [unit for unit in SHIPPED.units.values() if unit.faction == faction]
    cards = [card for card in SHIPPED.hero_cards.values() if card.faction == faction]
    assert len(units) >= 5
    assert sum(card.copies for card in cards) >= 28
    assert len(cards) >= 18
    assert all(card.icons for card in cards)


def test_there_are_the_units_that_were_promised() -> None:
    units = SHIPPED.units.values()
    assert len(units) >= 16
    for keyword in ("hero", "fly", "vehicle", "pack"):
        assert any(unit.has(keyword) for unit in units)
    assert any(unit.has("large") and unit.has("herbivore") for unit in units)
    assert len(SHIPPED.units["tyrannosaur"].footprint) == 3


@pytest.mark.parametrize("unit", SHIPPED.units.values(), ids=lambda unit: str(unit.id))
def test_a_unit_has_a_deck_of_its_own_and_something_nobody_else_has(unit) -> None:  # type: ignore[no-untyped-def]
    assert 11 <= len(unit.deck) <= 13
    others = [other for other in SHIPPED.units.values() if other.id != unit.id]
    mine = [(ability.bonuses, ability.trigger, ability.operations) for ability in unit.abilities]
    theirs = [
        (ability.bonuses, ability.trigger, ability.operations)
        for other in others
        for ability in other.abilities
    ]
    assert any(ability not in theirs for ability in mine)
    decks = [[(card.name, card.initiative) for card in other.cards] for other in others]
    assert [(card.name, card.initiative) for card in unit.cards] not in decks


def test_sedatives_are_among_the_ammunition_of_both_human_factions() -> None:
    owners = {
        card.faction
        for card in SHIPPED.hero_cards.values()
        if card.ammunition is not None and card.ammunition.sedative
    }
    assert owners == {"rangers", "poachers"}


def test_scenarios_are_of_different_kinds() -> None:
    scenarios = SHIPPED.scenarios.values()
    kinds = {objective.kind for scenario in scenarios for objective in scenario.objectives}
    assert kinds == {"hold", "leave", "capture", "eliminate", "interact", "survive"}
    assert {len(scenario.seats) for scenario in scenarios} == {2, 3, 4}
    assert sum(scenario.tutorial for scenario in scenarios) == 1
    assert any(len(scenario.sides) < len(scenario.seats) for scenario in scenarios), "allies"
    assert any(all(seat.army_value for seat in scenario.seats) for scenario in scenarios), "free play"
    assert len(scenarios) >= 8


@pytest.mark.parametrize("the_map", SHIPPED.maps.values(), ids=lambda the_map: str(the_map.id))
def test_a_map_has_ground_of_every_kind_or_a_reason(the_map) -> None:  # type: ignore[no-untyped-def]
    grounds = {SHIPPED.terrains[name] for name in the_map.terrain.values()}
    assert any(ground.difficult for ground in grounds)
    assert any(ground.impassable for ground in grounds)
    assert any(ground.blocks_sight for ground in grounds)


def test_free_play_has_armies_of_all_factions_for_all_its_seats() -> None:
    seats = [seat for scenario in SHIPPED.scenarios.values() for seat in scenario.seats if seat.army_value]
    for seat in seats:
        fitting = {roster.faction for roster in SHIPPED.rosters.values() if roster.value <= seat.army_value}
        assert fitting == set(FACTIONS)


def test_a_roster_counts_its_units_and_their_cards() -> None:
    roster = SHIPPED.rosters["hunting-party"]
    assert roster.value == sum(SHIPPED.units[soldier.unit].value for soldier in roster.army)
    armed = SHIPPED.rosters["trapping-crew"]
    cards = sum(len(soldier.equipment) for soldier in armed.army)
    assert armed.value == cards + sum(SHIPPED.units[soldier.unit].value for soldier in armed.army)


def test_a_hero_deck_leaves_out_cards_whose_unit_is_missing() -> None:
    army = SHIPPED.scenarios["hold-the-station"].seats[0].army
    with_vet = SHIPPED.hero_deck("rangers", army)
    without = SHIPPED.hero_deck("rangers", tuple(soldier for soldier in army if soldier.unit != "vet"))
    assert set(with_vet) - set(without) == {"stimulant"}
    assert with_vet.count("sedative-dart") == SHIPPED.hero_cards["sedative-dart"].copies


def test_the_hash_depends_on_every_file_and_not_on_line_ends() -> None:
    texts = shipped_files()
    assert fingerprint(texts) == SHIPPED.hash
    assert fingerprint({path: text.replace("\n", "\r\n") for path, text in texts.items()}) == SHIPPED.hash
    changed = {**texts, "conditions.toml": texts["conditions.toml"] + "\n"}
    assert fingerprint(changed) != SHIPPED.hash


def test_old_editions_can_still_be_read() -> None:
    editions = files("lostworld.skirmish.content") / "editions"
    names = [file.name for file in editions.iterdir() if file.name.endswith(".json.gz")]
    assert names
    for name in names:
        fingerprinted = name.partition(".")[0]
        assert content_of(fingerprinted).hash == fingerprinted


def test_an_edition_is_packed_and_read_back_alike() -> None:
    data = packed(shipped_files())
    assert data == packed(shipped_files())
    assert load(json.loads(gzip.decompress(data))).hash == SHIPPED.hash


@pytest.mark.parametrize("unknown", ["0123456789abcdef", "", "../secret", "x" * 500])
def test_content_nobody_has_is_refused(unknown: str) -> None:
    with pytest.raises(BadText) as refused:
        content_of(unknown)
    assert refused.value.key == "skirmish-error-content-unknown"


def test_keywords_of_cards_follow_from_their_parts() -> None:
    cards = SHIPPED.action_cards
    assert cards["tyrannosaur/unstoppable"].keywords == {"charge", "stability", "forced"}
    assert cards["sapper/dynamite"].keywords == {"area", "stability", "reinforced"}
    assert cards["ranger-captain/fall-back"].keywords == {"reaction", "backward"}


def test_the_present_content_is_kept() -> None:
    """If this fails, type: lostworld content pin"""
    assert (files("lostworld.skirmish.content") / "editions" / f"{SHIPPED.hash}.json.gz").is_file()


def test_games_with_old_content_can_be_replayed_and_go_on() -> None:
    """A record pins the content by its hash; an edition that was kept plays it as it was."""
    editions = files("lostworld.skirmish.content") / "editions"
    old = next(
        name
        for name in sorted(file.name.partition(".")[0] for file in editions.iterdir())
        if name and name not in (SHIPPED.hash, "__init__")
    )
    record = Record.of(GAME, new_state(table_of(old, "hold-the-station", ("", ""), False)))
    dice = Dice.from_number(3)
    for _ in range(120):
        state = record.state
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
        else:
            seat = state.deciders[0]
            legal = state.legal(seat)
            record.play(seat, legal[dice.below(len(legal))])
    text = str(record)
    assert f'[Content "{old}"]' in text
    again = Record.parse(text)
    assert again.state == record.state
    assert str(again) == text
    with pytest.raises(BadText) as refused:
        Record.parse(text.replace(f'[Content "{old}"]', f'[Content "{SHIPPED.hash}"]'))
    assert refused.value.key == "error-record-content"
    with pytest.raises(BadText):
        Record.parse(text.replace(old, "0123456789abcdef"))
