"""Attacks: arc, range, sight, sums, zones, damage (RULES section 3; rulings 4, 7, 13, 31-36, 43, 61)."""

from __future__ import annotations

import pytest

from .table import Table, battle, turn_of

CAPTAIN, PATROL, MARKSMAN, VET, PACK, UTAHRAPTOR, TRICERATOPS = range(7)
FAR = {PATROL: (0, 0, 0), MARKSMAN: (1, 0, 0), VET: (2, 0, 0), PACK: (14, 1, 0), TRICERATOPS: (7, 12, 0)}


def duel(
    target: tuple[int, int, int], card: str = "machete", at: tuple[int, int, int] = (8, 5, 0), **more: object
) -> Table:
    """The captain's turn; the utahraptor stands somewhere, everybody else far off."""
    table = battle(
        {CAPTAIN: f"ranger-captain/{card}"},
        {**FAR, CAPTAIN: at, UTAHRAPTOR: target},
        **more,  # type: ignore[arg-type]
    )
    turn_of(table, CAPTAIN)
    return table.until("action")


def strike(table: Table, text: str) -> Table:
    table.do(text)
    while not table.tests("damage") and not (table.tests("hit") and not table.tests("hit")[-1]["success"]):
        table.quiet()
    return table


def test_hit_is_base_and_card_and_ties_are_the_initiators() -> None:
    """Section 3: base + active card; hit >= dodge, ties: initiator. Melee 4 + 2 against dodge 6."""
    table = strike(duel((9, 5, 3)), "do:melee,u5,9.5")
    test = table.tests("hit/melee")[0]
    assert (test["mine"], test["theirs"], test["success"]) == (6, 6, True)
    assert test["parts"] == [["base", 4], ["card", 2]]


@pytest.mark.parametrize(("facing", "armour"), [(3, 4), (4, 4), (5, 3), (0, 3), (1, 3), (2, 4)])
def test_zones(facing: int, armour: int) -> None:
    """Ruling 20: front the three front edges, sides the next two, rear the last. Armour 4 / 3 / 3."""
    table = strike(duel((9, 5, facing)), "do:melee,u5,9.5")
    test = table.tests("damage/melee")[0]
    assert (test["mine"], test["theirs"]) == (6, armour)


def test_melee_damage_is_hit_less_armour() -> None:
    """Section 3: melee damage = hit - armour."""
    table = strike(duel((9, 5, 0)), "do:melee,u5,9.5").until(
        "movement", "skip-or-reveal", "step-card", "announce"
    )
    assert table.position["health"][UTAHRAPTOR] == [9 - (6 - 3)]


def test_damage_can_be_waived() -> None:
    """Ruling 13: a successful initiator may waive any whole consequence."""
    table = strike(duel((9, 5, 0)), "do:melee,u5,9.5").until("consequences")
    table.do("waive:damage")
    assert table.position["health"][UTAHRAPTOR] == [9]


@pytest.mark.parametrize(
    ("target", "offered"),
    [((9, 5), True), ((8, 6), True), ((9, 4), True), ((7, 5), False), ((7, 6), False), ((8, 4), False)],
)
def test_melee_in_front_only(target: tuple[int, int], offered: bool) -> None:
    """Ruling 33: the line must leave through a front edge. The captain faces east."""
    table = duel((*target, 0))
    assert any("melee,u5" in text for text in table.choices) == offered


@pytest.mark.parametrize(("target", "offered"), [((12, 5), True), ((13, 5), False), ((10, 3), True)])
def test_range_is_hex_distance(target: tuple[int, int], offered: bool) -> None:
    """Ruling 31: range is hex distance; the captain's weapon reaches 4."""
    table = duel((*target, 0), card="aimed-burst")
    assert any("ranged,u5" in text for text in table.choices) == offered


def test_sight_is_blocked_by_a_crossed_hex_only() -> None:
    """Ruling 32: only hexes that block sight block; (8, 6) is a thicket, (7, 6) is not."""
    through = duel((8, 7, 0), card="aimed-burst", at=(8, 5, 1))
    assert not any("ranged,u5" in text for text in through.choices)
    beside = duel((7, 7, 0), card="aimed-burst", at=(8, 5, 1))
    assert any("ranged,u5" in text for text in beside.choices)


def test_ranged_damage_is_the_weapons() -> None:
    """Section 3: ranged damage = weapon + ammunition + hero - armour: 6 against front 4."""
    table = strike(duel((10, 5, 3), card="aimed-burst"), "do:ranged,u5,10.5")
    test = table.tests("damage/ranged")[0]
    assert (test["parts"], test["theirs"]) == ([["weapon", 6]], 4)


def test_a_card_counts_only_if_revealed() -> None:
    """Section 3: base + active card (only if revealed). Stalk gives dodge +2 while it lies revealed."""
    cards = {CAPTAIN: "ranger-captain/machete", UTAHRAPTOR: "utahraptor/stalk"}
    places = {**FAR, CAPTAIN: (8, 5, 0), UTAHRAPTOR: (9, 5, 3)}
    hidden = strike(turn_of(battle(cards, places), CAPTAIN).until("action"), "do:melee,u5,9.5")
    assert hidden.tests("hit")[0]["theirs"] == 6
    shown = strike(
        turn_of(battle(cards, places, revealed=(UTAHRAPTOR,)), CAPTAIN).until("action"), "do:melee,u5,9.5"
    )
    assert shown.tests("hit")[0]["theirs"] == 8
    knocked = battle(cards, places, revealed=(UTAHRAPTOR,), marks={UTAHRAPTOR: 1})
    strike(turn_of(knocked, CAPTAIN).until("action"), "do:melee,u5,9.5")
    assert knocked.tests("hit")[0]["theirs"] == 6, "ruling 43: knocked, base values only"


def test_basic_actions_use_base_values() -> None:
    """Ruling 7: one basic action with base values, no card or combo bonus."""
    table = strike(duel((9, 5, 3), card="aimed-burst"), "base:melee,u5,9.5")
    assert table.tests("hit/melee")[0]["parts"] == [["base", 4]]


def test_combo_adds_to_a_revealed_card() -> None:
    """Ruling 4: every card beneath the revealed Active card adds its combo icons."""
    cards = {CAPTAIN: "ranger-captain/machete"}
    table = battle(cards, {**FAR, CAPTAIN: (8, 5, 0), UTAHRAPTOR: (9, 5, 3)})
    lead = next(n for n, name in enumerate(table_cards()) if name == "ranger-captain/lead-from-the-front")

    def beneath(position: dict) -> None:  # type: ignore[type-arg]
        for pile in ("deck", "hand", "unseen", "seen"):
            if lead in position[pile][CAPTAIN]:
                position[pile][CAPTAIN].remove(lead)
                position["active"][CAPTAIN].insert(0, lead)
                return
        for slot in ("next", "idle"):
            if position[slot][CAPTAIN] == lead:
                position[slot][CAPTAIN] = -1
                position["active"][CAPTAIN].insert(0, lead)

    strike(turn_of(table.edit(beneath), CAPTAIN).until("action"), "do:melee,u5,9.5")
    assert ["combo:ranger-captain/lead-from-the-front", 1] in table.tests("hit")[0]["parts"]


def table_cards() -> list[str]:
    from ..content import content

    return content().card_names


def test_damage_goes_to_the_weakest_model_first() -> None:
    """Ruling 36: the model with least health left, then the next, so that as many as possible fall."""
    table = battle(
        {MARKSMAN: "marksman/long-shot"},
        {**FAR, CAPTAIN: (3, 0, 0), MARKSMAN: (8, 5, 0), PACK: (10, 5, 3), UTAHRAPTOR: (13, 0, 0)},
        health={PACK: [3, 3, 1]},
    )
    turn_of(table, MARKSMAN).until("action")
    strike(table, "do:ranged,u4,10.5")
    damage = table.tests("damage")[0]
    assert damage["mine"] - damage["theirs"] == 5
    while table.kind != "consequences":
        table.quiet()
    table.do("all")
    for _ in range(20):
        if "damage" in table.kinds_of_events():
            break
        table.quiet()
    assert table.position["health"][PACK] == [2], "1 and 3 fall, the last model loses 1"


def test_half_of_the_health_is_a_critical_wound() -> None:
    """Ruling 61: half or more of its starting health lost in one attack, and it survives."""
    table = battle(
        {MARKSMAN: "marksman/one-breath"},
        {**FAR, CAPTAIN: (3, 0, 0), MARKSMAN: (8, 5, 0), UTAHRAPTOR: (9, 5, 0)},
    )
    turn_of(table, MARKSMAN).until("action")
    strike(table, "do:ranged,u5,9.5").until(
        "skip-or-reveal", "step-card", "window-turn", "movement", "late-half", "trim"
    )
    damage = table.tests("damage")[0]
    lost = damage["mine"] - damage["theirs"]
    assert ("wound" in table.kinds_of_events()) == (lost * 2 >= 9)
    assert lost * 2 >= 9
