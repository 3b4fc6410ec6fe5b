"""Tests, attacks, stability, grabs: each on a small position, citing the ruling it is about."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.skirmish.content.model import ActionPart, HeroCard, IconSet, StabilityPart
from lostworld.skirmish.rules import conditions, units
from lostworld.skirmish.rules.position import BLOCKS, KNOCKED, RAMMED, SEDATED
from lostworld.skirmish.rules.table import FEAR, WOUND
from lostworld.skirmish.state import State
from tests.skirmish.made import NAME, at, battle, card, does, only, reveal, run, table, unit


def duel(mine: Any = None, theirs: Any = None, places: Any = ((0, 0, 0), (1, 0, 3)), **fields: Any) -> State:
    """One unit against another, face to face unless told."""
    return battle(table([[mine or unit("a")], [theirs or unit("b")]], **fields), places)


def strikes(s: State, *answers: str, who: int = 0) -> list[dict[str, Any]]:
    """A basic action of a unit."""
    return does(s, "action", *answers, unit=who, mode="extra", n=0)


# Attacks ------------------------------------------------------------------------------------------


def test_section_3_a_melee_attack_hits_with_a_tie_and_does_hit_minus_armour() -> None:
    s = duel(unit("a", melee=4), unit("b", dodge=4, armour=(2, 1, 0)))
    told = strikes(s, "base:melee", "all")
    hit, damage = only(told, "test")
    assert (hit["mine"], hit["theirs"], hit["success"]) == (4, 4, True)
    assert hit["parts"] == [["base", 4]]
    assert (damage["mine"], damage["theirs"]) == (4, 2)
    assert only(told, "damage")[0]["lost"] == 2
    assert s.health[1] == (4,)


def test_section_3_a_failed_attack_does_nothing() -> None:
    s = duel(unit("a", melee=3), unit("b", dodge=4))
    told = strikes(s, "base:melee")
    assert not only(told, "test")[0]["success"]
    assert s.health[1] == (6,)


def test_section_3_ranged_damage_is_the_weapons() -> None:
    s = duel(unit("a", ballistic=9), unit("b", armour=(2, 1, 0)), ((0, 0, 0), (3, 0, 3)))
    told = strikes(s, "base:ranged", "all")
    assert only(told, "test")[1]["parts"] == [["weapon", 5]]
    assert only(told, "damage")[0]["lost"] == 3


@pytest.mark.parametrize(("facing", "lost"), [(3, 2), (0, 4), (1, 3), (5, 3)])
def test_ruling_34_the_zone_decides_the_armour(facing: int, lost: int) -> None:
    s = duel(unit("a", melee=4), unit("b", dodge=1, armour=(2, 1, 0)), ((0, 0, 0), (1, 0, facing)))
    assert only(strikes(s, "base:melee", "all"), "damage")[0]["lost"] == lost


def test_ruling_13_damage_can_be_waived() -> None:
    s = duel()
    strikes(s, "base:melee", "waive:damage")
    assert s.health[1] == (6,)


def test_ruling_31_only_what_is_in_range_arc_and_sight_is_offered() -> None:
    behind = duel(places=((0, 0, 0), (-1, 0, 0)))
    assert not [text for text in offered(behind) if text.startswith("base:")]
    far = duel(places=((0, 0, 0), (5, 0, 3)))
    assert not [text for text in offered(far) if "ranged" in text]
    hidden = duel(places=((0, 0, 0), (3, 0, 3)), terrain={(1, 0): "t"})
    assert not [text for text in offered(hidden) if "ranged" in text]
    assert [text for text in offered(duel(places=((0, 0, 0), (3, 0, 3)))) if "ranged" in text]


def offered(s: State, who: int = 0) -> list[str]:
    does(s, "action", unit=who, mode="extra", n=0)
    return s.legal(s.deciders[0]) if s.question == "action" else []


def test_ruling_36_damage_fells_as_many_models_as_possible() -> None:
    s = duel(unit("a", melee=5), unit("pack", models=3, health=2, dodge=1, armour=(0, 0, 0)))
    strikes(s, "base:melee", "all")
    assert s.health[1] == (1,)


def test_ruling_61_half_of_the_health_in_one_attack_is_a_critical_wound() -> None:
    s = duel(unit("a", melee=5), unit("b", dodge=1, health=6, armour=(2, 2, 2)))
    told = strikes(s, "base:melee", "all")
    assert only(told, "wound") == [{"kind": "wound", "unit": 1}]
    assert s.deck[1].count(WOUND) == 1
    assert s.adrenaline[1] == 1, "ruling 59: adrenaline for the wound"


def test_ruling_61_less_than_half_is_none() -> None:
    s = duel(unit("a", melee=4), unit("b", dodge=1, health=6, armour=(2, 2, 2)))
    assert not only(strikes(s, "base:melee", "all"), "wound")


def test_ruling_17_the_last_model_takes_the_unit_and_the_side_with_it() -> None:
    s = duel(unit("a", melee=9), unit("b", dodge=1, health=1))
    s.stack[-1]["at"] = 1
    told = strikes(s, "base:melee", "all")
    assert only(told, "eliminated") == [{"kind": "eliminated", "unit": 1, "by": 0}]
    run(s)
    assert s.outcome is not None
    assert s.outcome.winners == (0,)


def test_ruling_7_a_basic_action_has_no_card_and_no_combo_bonus() -> None:
    good = card("a/12", 12, ActionPart("melee", bonus=3), combo={"melee": 1})
    s = duel(unit("a", cards=(good, card("a/1", 1, combo={"melee": 2})), melee=4))
    s.active[0] = (s.table.book.action_number["a/1"], s.table.book.action_number["a/12"])
    reveal(s, 0)
    told = does(s, "action", "do:melee", "all", unit=0, mode="active", n=0)
    assert only(told, "test")[0]["parts"] == [["base", 4], ["card", 3], ["combo:a/1", 2]]
    s = duel(unit("a", cards=(good, card("a/1", 1, combo={"melee": 2})), melee=4))
    s.active[0] = (s.table.book.action_number["a/1"], s.table.book.action_number["a/12"])
    reveal(s, 0)
    assert only(strikes(s, "base:melee", "all"), "test")[0]["parts"] == [["base", 4]]


def test_ruling_4_combo_counts_only_under_a_revealed_card() -> None:
    dodge = card("b/12", 12, standing={"dodge": 2})
    other = card("b/1", 1, combo={"dodge": 1})
    for shown, total in ((False, 4), (True, 7)):
        s = duel(None, unit("b", cards=(dodge, other), dodge=4))
        s.active[1] = (s.table.book.action_number["b/1"], s.table.book.action_number["b/12"])
        if shown:
            reveal(s, 1)
        assert only(strikes(s, "base:melee", *(() if shown else ("all",))), "test")[0]["theirs"] == total


def test_ruling_43_a_knocked_unit_has_base_values() -> None:
    s = duel(None, unit("b", cards=(card("b/12", 12, standing={"dodge": 2}),), dodge=4))
    reveal(s, 1)
    s.marks[1] |= KNOCKED
    assert only(strikes(s, "base:melee", "all"), "test")[0]["theirs"] == 4


def test_ruling_55_a_sleeper_is_always_hit_and_keeps_its_armour() -> None:
    s = duel(unit("a", melee=3), unit("b", dodge=9, armour=(2, 2, 2)))
    s.marks[1] |= SEDATED
    told = strikes(s, "base:melee", "all")
    assert only(told, "test")[0]["success"]
    assert only(told, "damage")[0]["lost"] == 1


# Hero cards in windows ----------------------------------------------------------------------------


HIT = HeroCard("aim", NAME, "rangers", icons=(IconSet({"melee": 2}), IconSet({"dodge": 2})), adrenaline=1)
TIES = HeroCard("edge", NAME, "rangers", icons=(IconSet({"ties": 1}),))


def with_hands(*hands: tuple[str, ...], **fields: Any) -> State:
    s = duel(heroes=(HIT, TIES), **fields)
    for seat, names in enumerate(hands):
        s.cards[seat] = tuple(sorted(s.table.book.hero_number[name] for name in names))
        s.pile[seat] = ()
    return s


def test_ruling_49_icons_help_one_unit_of_the_test_and_give_adrenaline() -> None:
    s = with_hands(("aim",), (), mine=unit("a", melee=3))
    told = strikes(s, "base:melee", "icons:aim,0,u0", "all")
    assert only(told, "test")[0]["parts"] == [["base", 3], ["hero:aim", 2]]
    assert s.adrenaline[0] == 1
    assert s.cards[0] == ()
    assert s.thrown[0] == (s.table.book.hero_number["aim"],)


def test_ruling_49_two_passes_of_a_tested_unit_s_owner_close_the_window() -> None:
    s = with_hands(("aim",), ("aim",))
    strikes(s, "base:melee", "pass", "pass")
    assert s.question == "window-turn"
    run(s, "pass")
    assert s.question != "window-turn"


def test_ruling_49_pass_through_lasts_until_an_opponent_plays() -> None:
    s = with_hands(("aim", "edge"), ("aim",))
    strikes(s, "base:melee", "through", "icons:aim,1,u1")
    assert s.deciders == (0,), "an opponent has played a card"


def test_ties_are_cancelled_one_for_one() -> None:
    s = with_hands((), ("edge",), mine=unit("a", melee=4), theirs=unit("b", dodge=4))
    told = strikes(s, "base:melee", "icons:edge,0,u1")
    assert not only(told, "test")[0]["success"]
    s = with_hands(("edge",), ("edge",), mine=unit("a", melee=4), theirs=unit("b", dodge=4))
    told = strikes(s, "base:melee", "icons:edge,0,u0", "icons:edge,0,u1", "all")
    assert only(told, "test")[0]["success"]


# Stability ----------------------------------------------------------------------------------------


def shoves(s: State, *answers: str, push: int = 1, knock: int = 1) -> list[dict[str, Any]]:
    return does(
        s, "stability", *answers, unit=0, target=1, push=push, knock=knock, bonus=0, base=1, effect=()
    )


def test_ruling_40_a_beaten_unit_is_pushed_and_knocked_and_42_followed() -> None:
    s = duel(unit("a", stability=3), unit("b", stability=3))
    shoves(s, "both", "follow")
    assert at(s, 1) == ((2, 0), 3)
    assert at(s, 0) == ((1, 0), 0)
    assert s.marks[1] & KNOCKED


def test_ruling_40_an_unbeaten_unit_stays() -> None:
    s = duel(unit("a", stability=2), unit("b", stability=3))
    shoves(s)
    assert at(s, 1)[0] == (1, 0)
    assert not s.marks[1] & KNOCKED


def test_ruling_13_each_consequence_can_be_waived() -> None:
    s = duel(unit("a", stability=3))
    shoves(s, "knock")
    assert at(s, 1)[0] == (1, 0)
    assert s.marks[1] & KNOCKED


def test_ruling_40_a_chain_needs_a_test_against_the_unit_in_the_way() -> None:
    rocks = {(2, -1): "o", (1, 1): "o"}
    army = [unit("b", stability=2), unit("c", stability=2)]
    s = battle(table([[unit("a", stability=4)], army], terrain=rocks), [(0, 0, 0), (1, 0, 3), (2, 0, 3)])
    told = shoves(s, "both", "test:u2", "stay")
    assert [event["unit"] for event in only(told, "pushed")] == [2, 1]
    assert at(s, 2)[0] == (3, 0)
    assert s.marks[2] & KNOCKED


def test_ruling_40_one_failure_and_nobody_moves() -> None:
    rocks = {(2, -1): "o", (1, 1): "o"}
    army = [unit("b", stability=2), unit("c", stability=9)]
    s = battle(table([[unit("a", stability=4)], army], terrain=rocks), [(0, 0, 0), (1, 0, 3), (2, 0, 3)])
    told = shoves(s, "both", "test:u2")
    assert not only(told, "pushed")
    assert s.marks[1] & KNOCKED
    assert not s.marks[2] & KNOCKED


def test_ruling_41_ramming_costs_the_difference_once_an_activation() -> None:
    s = duel(unit("a", stability=5), unit("b", stability=3), terrain={(2, 0): "#"})
    shoves(s, "both")
    assert s.health[1] == (4,)
    s = duel(unit("a", stability=5), unit("b", stability=3), terrain={(2, 0): "#"})
    s.marks[1] |= RAMMED
    shoves(s, "both")
    assert s.health[1] == (6,)


def test_ruling_41_a_tie_at_the_wall_costs_nothing() -> None:
    s = duel(terrain={(2, 0): "#"})
    shoves(s, "both")
    assert s.health[1] == (6,)


def test_ruling_40_push_n_stops_in_difficult_terrain() -> None:
    s = duel(unit("a", stability=9), terrain={(2, 0): "~"})
    shoves(s, "push", "stay", push=3)
    assert at(s, 1)[0] == (2, 0)
    s = duel(unit("a", stability=9))
    shoves(s, "push", "stay", push=3)
    assert at(s, 1)[0] == (4, 0)


def test_ruling_39_an_attack_with_stability_allows_the_test_after_a_miss() -> None:
    ram = card("a/12", 12, ActionPart("melee", stability=StabilityPart()))
    s = duel(unit("a", cards=(ram,), melee=1, stability=5))
    reveal(s, 0)
    told = does(s, "action", "do:melee", "test:u1", "both", "stay", unit=0, mode="active", n=0)
    assert [event["sort"] for event in only(told, "test")] == ["hit/melee", "stability"]
    assert at(s, 1)[0] == (2, 0)


# Grabs --------------------------------------------------------------------------------------------


def grabs(s: State, *answers: str, grab: int = 0) -> list[dict[str, Any]]:
    return does(s, "grab", *answers, unit=0, target=1, bonus=0, base=1, grab=grab, effect=())


def test_ruling_44_plain_stability_blocks_a_grab_bonus_only_grabs() -> None:
    s = duel(unit("a", stability=3), unit("b", stability=3))
    grabs(s, "block")
    assert s.holds[0] == 1
    assert units.is_blocked(s, 1)
    s = duel(unit("a", stability=2), unit("b", stability=3))
    grabs(s, "grab", grab=2)
    assert s.holds[0] == 1
    assert not units.is_blocked(s, 1)


def test_ruling_44_allies_that_hold_help_to_grab() -> None:
    s = battle(
        table([[unit("a", stability=2), unit("h")], [unit("b", stability=3)]]),
        [(0, 0, 0), (2, 0, 3), (1, 0, 3)],
    )
    s.holds[1] = 2
    told = does(s, "grab", "grab", unit=0, target=2, bonus=0, base=1, grab=0, effect=())
    assert only(told, "test")[0]["parts"] == [["base", 2], ["allies", 1]]


def test_ruling_45_a_grabbed_unit_has_one_point_less_per_grabber_at_least_one() -> None:
    s = duel(unit("a"), unit("b", movement=2))
    s.holds[0] = 1
    does(s, "movement", "go", "keep", unit=1, mode="active", n=0)
    assert s.question == "movement"
    hexes = {text[5:].partition(",")[0] for text in s.legal(1) if text.startswith("move:")}
    assert hexes == {"1.0", "2.0", "2.-1", "1.-1", "0.1", "1.1", "0.0"}, (
        "one hex; the grabber ahead is dragged"
    )


def test_ruling_45_a_blocked_unit_only_breaks_free() -> None:
    s = duel(unit("a", stability=3), unit("b", stability=5))
    s.holds[0] = 1
    s.marks[0] |= BLOCKS
    assert [text for text in offered(s, 1) if text.startswith("base:")] == ["base:break-free,grabbers"]
    told = run(s, "base:break-free")
    assert only(told, "test")[0]["against"] == [["base", 3], ["grabbers", 1]]
    assert s.holds[0] == -1


def test_ruling_46_a_net_is_reached_or_exceeded() -> None:
    s = duel(None, unit("b", stability=4))
    s.nets[1] = 4
    assert units.is_blocked(s, 1)
    strikes(s, "base:break-free,net", who=1)
    assert s.nets[1] == 0


def test_ruling_43_a_knocked_unit_lets_go() -> None:
    s = duel()
    s.holds[0] = 1
    units.knock(s, 0)
    assert s.holds[0] == -1


# Fear ---------------------------------------------------------------------------------------------


def frightens(s: State, *answers: str) -> list[dict[str, Any]]:
    return does(
        s, "frighten", *answers, unit=0, targets=tuple(range(1, len(s.status))), bonus=0, base=1, effect=()
    )


def test_ruling_56_the_defender_wins_ties_of_fear() -> None:
    s = duel(unit("a", fear=3), unit("b", courage=3))
    frightens(s)
    assert s.deck[1][-1] != FEAR
    s = duel(unit("a", fear=4), unit("b", courage=3))
    frightens(s, "all")
    assert s.deck[1][-1] == FEAR, "ruling 57: on top of the deck, naming its source"
    assert s.adrenaline[1] == 1


def test_ruling_56_fearsome_targets_answer_once() -> None:
    s = duel(unit("a", fear=1, courage=1), unit("b", fear=5, courage=9))
    frightens(s, "all")
    assert s.deck[0][-1] == FEAR + 1
    s = duel(unit("a", fear=1, courage=1), unit("b", fear=5, courage=9))
    frightens(s, "waive:fear")
    assert s.deck[0][-1] != FEAR + 1, "ruling 13: who answers may waive it"


def test_ruling_57_the_supply_is_the_number_of_cards_drawn() -> None:
    s = duel(None, unit("b", draws=2))
    assert [units.receive_fear(s, 1, 0) for _ in range(3)] == [True, True, False]
    assert s.adrenaline[1] == 2


def test_ruling_62_flight_leads_away_from_the_source() -> None:
    s = duel(None, unit("b", movement=2))
    s.active[1] = (*s.active[1], FEAR)
    reveal(s, 1)
    does(s, "movement", unit=1, mode="active", n=0)
    while s.question == "flee-step":
        run(s, s.legal(1)[0])
    assert units.apart(s, 0, 1) == 3


# Sedatives and Furious ----------------------------------------------------------------------------


def test_ruling_55_sedatives_lock_the_combo_and_put_to_sleep() -> None:
    s = duel(None, unit("b", combo_limit=2, adrenaline=4))
    s.adrenaline[1] = 3
    conditions.sedative_waits(s, 1, 10000, 0)
    assert not conditions.sedatives_take_effect(s, 1)
    assert s.adrenaline[1] == 1, "half is lost, rounded up"
    conditions.sedative_waits(s, 1, 10000, 0)
    assert conditions.sedatives_take_effect(s, 1)
    assert s.marks[1] & SEDATED
    assert units.top(s, 1) == -1


def test_ruling_55_vehicles_are_never_sedated() -> None:
    s = duel(None, unit("jeep", keywords=("vehicle",)))
    conditions.sedative_waits(s, 1, 10000, 0)
    assert s.waiting[1] == ()


def test_ruling_55_a_sleeper_wakes_when_a_sedative_is_removed() -> None:
    s = duel(None, unit("b", combo_limit=1))
    conditions.sedative_waits(s, 1, 19000, 0)
    conditions.sedatives_take_effect(s, 1)
    conditions.unlock(s, 1, 1)
    assert not s.marks[1] & SEDATED


def test_ruling_58_furious_needs_full_adrenaline_a_dinosaur_and_no_sedative() -> None:
    s = duel(None, unit("rex", keywords=("dinosaur",)))
    assert conditions.may_rage(s, 1)
    assert not conditions.may_rage(s, 0)
    s.waiting[1] = (19000,)
    assert not conditions.may_rage(s, 1)
