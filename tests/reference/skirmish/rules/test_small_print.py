"""Sentences that are easily overlooked: half a line of a ruling each, with content made for it."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.skirmish.content.model import (
    ActionPart,
    Filter,
    IconSet,
    Objective,
    Operation,
    Pick,
    Reinforced,
    Situation,
    Unit,
    Weapon,
)
from tests.skirmish.made import NAME, card, unit

from .made import BLOCKS, FEAR, FURIOUS, REVEALED, SEDATED, Fight, Place, deck, fight, hero, icons

RING = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CONTACT: list[Place] = [(0, 0, 0), (1, 0, 3)]


def acts(*parts: ActionPart, **fields: Any) -> tuple[Any, ...]:
    return (card("a/9", 9, *parts, **fields), *deck("a", 1, 2, 3))


def other(name: str = "b", **fields: Any) -> Unit:
    return unit(name, deck(name, 5, 1, 2, 3), **fields)


def to_action(game: Fight) -> Fight:
    return game.plays("reveal:u0").until_asked("action")


def test_ruling_40_a_large_target_goes_only_where_its_picked_hex_is_freed() -> None:
    """Ruling 40: of the hexes at contact one with most edges in contact, only directions that free it."""
    long = ((0, 0), (-1, 0))
    strong = unit("a", acts(ActionPart("stability")), footprint=long, stability=9, keywords=("dinosaur",))
    long_one = other(footprint=long)
    # The pusher lies on (0, 0) and (0, -1), the target on (-1, 1) and (-1, 0), which two edges touch: it is
    # pushed west, where somebody stands; north-west it would stay on that hex, so it goes south-west.
    game = fight([[strong], [long_one, other("c")]], [(0, 0, 1), (-1, 1, 1), (-2, 0, 0)])
    to_action(game).plays("do:stability,u1,-1.1").until_asked("stability-consequences").plays("push")
    assert game.kind != "push-to"
    assert game.at(1) == (-2, 2, 1)


@pytest.mark.parametrize("dodge", [1, 9])
def test_ruling_39_what_a_card_says_for_a_failure_counts_for_each_target_missed(dodge: int) -> None:
    """Rulings 35, 39 and 102: every unit inside an area dodges on its own."""
    loses = Operation("adrenaline", unit=Pick("other"), n=-1)
    part = ActionPart("melee", bonus=3, area=RING, area_self=True, on_failure=(loses,))
    armies = [[unit("a", acts(part))], [other("b", dodge=9), other("c", dodge=dodge, health=30)]]
    places: list[Place] = [(0, 0, 0), (1, 0, 3), (0, 1, 3)]
    game = fight(armies, places, position={"adrenaline": {1: 2, 2: 2}})
    to_action(game).plays("do:melee,0.0").until_asked("skip-or-reveal")
    assert game.state.adrenaline[1] == 1
    assert game.state.adrenaline[2] == (2 if dodge == 1 else 1)


def test_ruling_45_a_furious_holder_may_let_go_before_it_must_attack() -> None:
    """Rulings 45 and 58: letting go is no action; a furious unit must attack all the same."""
    beast = unit("a", acts(ActionPart("melee")), keywords=("dinosaur",))
    game = fight([[beast], [other()]], CONTACT, position={"holds": {0: 1}, "marks": {0: FURIOUS}})
    furious = game.state.table.book.content.furious
    object.__setattr__(furious, "forced", ("no-skip", "attack"))
    game.until_asked("action")
    assert "release" in game.choices
    assert "none" not in game.choices
    game.plays("release")
    assert game.state.holds[0] == -1
    assert {text.partition(",")[0] for text in game.choices} == {"do:melee", "base:ranged"}


def test_ruling_48_a_forced_part_is_not_held_even_if_it_is_impossible_now() -> None:
    """Ruling 48: each half may be held, forced parts excepted."""
    cards = acts(ActionPart("melee", forced=True), reaction=True)
    game = fight([[unit("a", cards)], [other()]], [(-3, 0, 0), (3, 0, 3)]).plays("reveal:u0", "stay")
    assert game.choices == ["reveal:u1", "skip:u1"]
    assert not game.told("held")


def test_ruling_48_a_half_with_a_forced_part_further_on_is_not_held() -> None:
    """Ruling 48: forced parts excepted."""
    cards = acts(ActionPart("stability"), ActionPart("melee", forced=True), reaction=True)
    game = to_action(fight([[unit("a", cards)], [other()]], CONTACT))
    assert "hold" not in game.choices


def test_ruling_49_initiative_icons_need_an_active_card() -> None:
    """Ruling 49: in the windows of the Initiative phase they are for the Active card of a unit."""
    armies = [[unit("a", deck("a", 9, 1, 2, 3)), unit("c", deck("c", 8, 1, 2, 3))], [other()]]
    game = fight(
        armies,
        [(0, 0, 0), (0, 2, 0), (3, 0, 3)],
        heroes=[icons("quick", initiative=2)],
        hands=[["quick"], []],
        stacks={1: []},
        position={"active": {1: (19000,)}, "next": {0: 1}},
    )
    game.until_asked("window-turn", "icons:quick,0,u0")
    assert not game.offers("icons:quick,0,u1")


def net(n: int = 5) -> tuple[Operation, ...]:
    return (Operation("net", unit=Pick("it"), n=n),)


@pytest.mark.parametrize("condition", ["grabbed", "blocked"])
def test_ruling_46_a_net_is_a_holder_that_blocks(condition: str) -> None:
    """Rulings 46 and 50: who comes under a net is grabbed and blocked, and cards on either may answer."""
    answer = hero(
        "calm", "condition", Operation("adrenaline", n=1), situation=Situation(condition=(condition,))
    )
    cards = acts(ActionPart("ranged", bonus=9, on_hit=net(), weapon=Weapon(0, 3)))
    game = fight([[unit("a", cards)], [other()]], CONTACT, heroes=[answer], hands=[[], ["calm"]])
    to_action(game).plays("do:ranged,u1").until_asked("announce", "play:calm,u1")


def test_ruling_46_a_second_net_is_no_new_condition() -> None:
    """Ruling 46: a unit under a net is grabbed and blocked already."""
    answer = hero(
        "calm", "condition", Operation("adrenaline", n=1), situation=Situation(condition=("blocked",))
    )
    cards = acts(ActionPart("ranged", bonus=9, on_hit=net(), weapon=Weapon(0, 3)))
    game = fight(
        [[unit("a", cards)], [other()]],
        CONTACT,
        heroes=[answer],
        hands=[[], ["calm"]],
        position={"nets": {1: 3}},
    )
    to_action(game).plays("do:ranged,u1").until_asked("skip-or-reveal")
    assert game.state.nets[1] == 5
    assert not game.told("card_used")


def reinforced_range(adrenaline: int) -> Fight:
    cards = acts(ActionPart("ranged"), reinforced=(Reinforced("action-1", 1, range=2),))
    shooter = unit("a", cards, weapon=Weapon(5, 3))
    places: list[Place] = [(-2, 0, 0), (1, 0, 3), (3, 0, 3)]
    armies = [[shooter], [other(), other("c")]]
    return to_action(fight(armies, places, position={"adrenaline": {0: adrenaline}}))


def test_ruling_59_a_reinforced_range_reaches_farther() -> None:
    """Rulings 59 and 103: reinforced parts are paid before the window; a target that needs it is paid for."""
    game = reinforced_range(1)
    assert game.offers("do:ranged,u2")
    game.plays("do:ranged,u2,3.0")
    assert game.kind != "reinforce"
    assert game.state.adrenaline[0] == 0
    assert game.told("reinforced")
    assert reinforced_range(1).plays("do:ranged,u1,1.0").choices == ["pay", "save"]


def test_ruling_59_who_cannot_pay_does_not_reach_farther() -> None:
    """Ruling 59: reinforced parts are paid with adrenaline."""
    assert not reinforced_range(0).offers("do:ranged,u2")


LEAVES = Objective("leave", NAME, "leave", side="side-0", zone="gate", points=3)


def three(places: list[Place], **fields: Any) -> Fight:
    """Three players, the first with a unit at the gate."""
    armies = [[unit("a", deck("a", 9, 1, 2, 3))], [other("b")], [other("c")]]
    return fight(armies, places, zones={"gate": [(0, 0)]}, objectives=[LEAVES], **fields)


def test_ruling_76_who_has_left_the_map_with_enough_points_has_won() -> None:
    """Rulings 10, 76 and 101: the side has the points its scenario asks for; it is not beaten."""
    game = three([(0, 0, 0), (3, 0, 3), (0, 3, 3)], wins_at={"side-0": 3}).until_over()
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (0,)


def test_ruling_76_who_has_left_the_map_counts_at_the_end() -> None:
    """Ruling 76: points decide; two sides are still there."""
    game = three([(0, 0, 0), (3, 0, 3), (0, 3, 3)], length=2).until_over()
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (0,)


def test_ruling_17_a_side_with_sedated_units_only_has_lost_at_the_check() -> None:
    """Ruling 17: a side with sedated units only loses at the next check: it does not win by points."""
    game = three(
        [(5, 0, 0), (3, 0, 3), (0, 3, 3)],
        wins_at={"side-0": 3},
        length=1,
        position={"marks": {0: SEDATED}, "active": {0: (19000,) * 3}, "points": {0: 5}},
        stacks={0: []},
    ).until_over()
    assert game.state.outcome is not None
    assert 0 not in game.state.outcome.winners


def test_ruling_10_the_side_named_for_ties_wins_only_if_it_is_among_them() -> None:
    """Ruling 10: the scenario says who wins a tie between those that are tied; else the larger share."""
    armies = [[unit("a", deck("a", 9, 1, 2, 3))], [other("b")], [other("c")]]
    game = fight(
        armies,
        [(0, 0, 0), (3, 0, 3), (0, 3, 3)],
        length=1,
        tie="side-0",
        position={"points": {1: 2, 2: 2}, "health": {1: (5,)}},
    ).until_over()
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (2,)


def test_ruling_57_combo_counts_when_a_frightened_unit_breaks_free() -> None:
    """Rulings 57 and 62: combo beneath a Fear card counts, but not for its movement."""
    weak = unit("a", (card("a/9", 9, combo={"stability": 2}), *deck("a", 1, 2, 3)))
    game = fight(
        [[weak], [other()]],
        CONTACT,
        stacks={0: ["a/9"]},
        position={"active": {0: (0, FEAR + 1)}, "holds": {1: 0}, "marks": {1: BLOCKS}},
    ).until_asked("skip-or-reveal", "reveal:u1")
    test = game.tests("break-free")[0]
    assert ["combo:a/9", 2] in [list(part) for part in test["parts"]]
    assert test["mine"] == 5


def test_ruling_50_allies_are_asked_for_cards_before_each_action() -> None:
    """Ruling 50: a card without a condition is offered before a movement, before each action, at the end."""
    helps = hero("help", "", Operation("adrenaline", n=1), concerns=Filter(side="allied"))
    cards = acts(ActionPart("effect", do=(Operation("command", n=1),)), ActionPart("effect"))
    armies = [[unit("a", cards)], [other("c")], [other("b")]]
    game = fight(
        armies,
        [(0, 0, 0), (0, 3, 0), (4, 0, 3)],
        heroes=[helps],
        hands=[[], ["help"], []],
        sides=["x", "x", "y"],
    ).plays("reveal:u0")
    asked = []
    while game.kind != "skip-or-reveal":
        asked.append((game.seat, game.kind))
        effect = [text for text in game.choices if text == "do:effect"]
        game.plays(effect[0]) if effect else game.quiet()
    assert asked == [
        (1, "step-card"),
        (0, "movement"),
        (1, "step-card"),
        (0, "action"),
        (1, "step-card"),
        (0, "action"),
        (1, "step-card"),
    ]


def test_ruling_22_a_card_turns_a_large_unit_step_by_step() -> None:
    """Ruling 22: every hex it turns into must be allowed; operation turn: up to n times 60 degrees."""
    long = other(footprint=((0, 0), (-1, 0)))
    turns = ActionPart("effect", do=(Operation("turn", unit=Pick("each", Filter(side="enemy")), n=2),))
    # Its second hex lies east, (1, 0); clockwise stands a rock, beyond which it would fit.
    game = fight([[unit("a", acts(turns))], [long]], [(-3, 0, 0), (0, 0, 3)], terrain={(0, 1): "#"})
    to_action(game).plays("do:effect")
    assert game.choices == ["face:1", "face:2", "face:3"]


def test_ruling_100_who_survives_earns_for_its_owner() -> None:
    """Ruling 100: of two allied players the one whose unit survives gets the command."""
    survives = Objective("live", NAME, "survive", side="x", points=1, command=2)
    armies = [[unit("a", deck("a", 9, 1, 2, 3))], [other("c")], [other("b")]]
    game = fight(
        armies,
        [(0, 0, 0), (0, 3, 0), (4, 0, 3)],
        sides=["x", "x", "y"],
        objectives=[survives],
        length=1,
        position={"marks": {1: SEDATED}, "active": {1: (19000,) * 3}},
        stacks={1: []},
    ).until_over()
    assert (game.state.command[0], game.state.command[1]) == (2, 0)


def test_ruling_105_the_card_beneath_a_removed_fear_card_is_active() -> None:
    """Ruling 105: operation remove takes the Fear card; the card beneath is the Active card, face down."""
    calms = Operation("remove", unit=Pick("each", Filter(side="allied", other=True)), what="fear", n=1)
    armies = [[unit("a", acts(ActionPart("effect", do=(calms,)))), unit("c", deck("c", 8, 1, 2))], [other()]]
    game = fight(
        armies,
        [(0, 0, 0), (0, 2, 0), (4, 0, 3)],
        stacks={1: ["c/8"]},
        position={"active": {1: (4, FEAR + 2)}},
    )
    assert game.number("c/8") == 4
    game.plays("reveal:u0").until_asked("action").plays("do:effect")
    assert game.state.active[1] == (4,)
    assert not game.marked(1, REVEALED)
    assert game.until_asked("skip-or-reveal", "reveal:u1").offers("skip:u1")


def test_ruling_106_a_vehicle_that_frightens_is_not_answered() -> None:
    """Rulings 29, 56 and 106."""
    roars = acts(ActionPart("fear", bonus=2))
    for keyword, tests in (("vehicle", 1), ("dinosaur", 2)):
        game = fight([[unit("a", roars, keywords=(keyword,), fear=2)], [other(fear=3)]], CONTACT)
        to_action(game).plays("do:fear").until_asked("skip-or-reveal", "reveal:u1")
        assert len(game.tests("fear")) == tests


def test_ruling_99_a_card_on_phase_start_counts_with_the_first_step() -> None:
    """Rulings 16 and 99: used at the start of the Initiative phase, it is used up for the slide's window."""
    back = hero(
        "again",
        "phase-start",
        Operation("return-to-hand", what="this"),
        situation=Situation(phase="initiative"),
        icons=(IconSet({"initiative": 2}),),
    )
    game = fight(
        [[unit("a", deck("a", 9, 1, 2, 3))], [other()]],
        [(0, 0, 0), (4, 0, 3)],
        heroes=[back],
        hands=[["again"], []],
        position={"next": {0: 1}},
    ).until_asked("announce", "play:again")
    game.plays("play:again,u0")
    used = [event["card"] for event in game.told("card_used")]
    game.until_asked("window-turn")
    assert used == ["again"]
    assert game.state.stack[-1]["about"] == "placed"


def shifted(footprint: tuple[tuple[int, int], ...], to: str) -> Fight:
    """Attacked at contact, the target is moved by a hero card in the hit window."""
    away = hero(
        "away",
        "attack",
        Operation("move", n=2),
        situation=Situation(role="target"),
        concerns=Filter(side="own"),
    )
    cards = acts(ActionPart("melee", bonus=9))
    armies = [[unit("a", cards)], [other(footprint=footprint, health=40)]]
    game = fight(armies, CONTACT, heroes=[away], hands=[[], ["away"]])
    to_action(game).plays("do:melee,u1,1.0").until_asked("window-turn", "play:away")
    return game.plays("play:away,u1,u0", to).until_asked("skip-or-reveal", "reveal:u1")


def test_ruling_104_who_was_moved_out_of_reach_is_missed() -> None:
    """Rulings 31 and 104: all is checked again when the hit is compared; the sums are made all the same."""
    game = shifted(((0, 0),), "shift:3.0")
    assert [event["target"] for event in game.told("attack_failed")] == [1]
    assert [test["success"] for test in game.tests("hit")] == [False]
    assert game.tests("hit")[0]["mine"] > game.tests("hit")[0]["theirs"]
    assert not game.told("damage")


def test_ruling_104_one_hex_in_reach_is_enough() -> None:
    """Rulings 31 and 104: the hex that was picked is left, another one of the target is at contact."""
    game = shifted(((0, 0), (-1, 0)), "shift:0.1")
    assert not game.told("attack_failed")
    assert game.told("damage")
