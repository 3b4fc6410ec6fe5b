"""Rules that are easily simplified: letting go at a push, whole chains, waiving, order, tosses, routes."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.game import IllegalAction
from lostworld.skirmish.content.model import (
    Ability,
    ActionPart,
    Ammunition,
    HeroCard,
    MovementPart,
    Operation,
    Pick,
    Situation,
    Weapon,
)
from lostworld.skirmish.rules import announcements, engine, units
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import FURIOUS, KNOCKED, MAY_SKIP, NO_SKIP, SKIPPED
from lostworld.skirmish.state import State
from tests.skirmish.made import NAME, at, battle, card, does, only, reveal, run, table, unit

PAIR = ((0, 0), (0, 1))
"""A large unit that stands across: its second hex is south-east of the anchor when it faces east."""


def shoves(s: State, *answers: str, **fields: Any) -> list[dict[str, Any]]:
    given = {"unit": 0, "target": 1, "push": 1, "knock": 1, "bonus": 0, "base": 1, "effect": ()}
    return does(s, "stability", *answers, **{**given, **fields})


def held_and_pushed(*answers: str) -> State:
    """Unit 2 holds unit 1 from (2, -1); unit 0 pushes it from (0, 0) to (2, 0), still beside its holder."""
    s = battle(table([[unit("a", stability=5), unit("c")], [unit("b")]]), [(0, 0, 0), (2, -1, 3), (1, 0, 3)])
    s.holds[1] = 2
    shoves(s, "push", *answers, target=2)
    return s


def test_ruling_45_a_holder_may_let_go_when_its_target_is_pushed() -> None:
    s = held_and_pushed()
    assert s.question == "let-go"
    s = held_and_pushed("release")
    assert s.holds[1] == -1


def test_ruling_45_being_pushed_drags_nobody_and_only_lost_contact_ends_a_grab() -> None:
    s = held_and_pushed("keep", "stay")
    assert at(s, 1)[0] == (2, -1)
    assert at(s, 2)[0] == (2, 0)
    assert s.holds[1] == 2, "still in contact"


WALLS = {(3, -1): "o", (2, 2): "o", (1, 2): "o", (2, -1): "o"}
"""No hex beside the large unit's way is free."""


def two_in_the_way(first: int, second: int) -> State:
    """A large unit at (1, 0) and (1, 1) is pushed east; one unit stands before each of its hexes."""
    army = [unit("b", footprint=PAIR, stability=1), unit("c", stability=first), unit("d", stability=second)]
    places = [(0, 0, 0), (1, 0, 0), (2, 0, 3), (2, 1, 3)]
    return battle(table([[unit("a", stability=5)], army], terrain=WALLS), places)


def test_ruling_40_all_in_the_way_must_be_beaten_or_nobody_moves() -> None:
    s = two_in_the_way(2, 9)
    told = shoves(s, "both", "test:u2", "test:u3")
    assert [event["success"] for event in only(told, "test")] == [True, True, False]
    assert not only(told, "pushed"), "one failure and nobody moves"
    assert s.marks[2] & KNOCKED, "losers are knocked all the same"
    assert not s.marks[3] & KNOCKED


def test_ruling_40_a_whole_chain_moves_at_once() -> None:
    s = two_in_the_way(2, 3)
    told = shoves(s, "both", "test:u3", "test:u2", "stay")
    assert sorted(event["unit"] for event in only(told, "pushed")) == [1, 2, 3]
    assert [at(s, number)[0] for number in (1, 2, 3)] == [(2, 0), (3, 0), (3, 1)]


def test_ruling_41_the_last_of_a_chain_rams_with_its_own_difference() -> None:
    rocks = {(2, -1): "o", (1, 1): "o", (3, 0): "#"}
    army = [unit("b", stability=2), unit("c", stability=3)]
    s = battle(table([[unit("a", stability=5)], army], terrain=rocks), [(0, 0, 0), (1, 0, 3), (2, 0, 3)])
    told = shoves(s, "both", "test:u2")
    assert not only(told, "pushed"), "nobody moves then"
    assert (s.health[1], s.health[2]) == ((6,), (4,))


def test_ruling_40_who_stops_tests_nobody_and_nobody_moves() -> None:
    s = two_in_the_way(2, 3)
    told = shoves(s, "push", "stop")
    assert len(only(told, "test")) == 1
    assert not only(told, "pushed")


# Waiving (ruling 13) ------------------------------------------------------------------------------

NET = (Operation("net", unit=Pick("it"), n=4),)


def hits(part: ActionPart, *answers: str) -> State:
    s = battle(
        table([[unit("a", cards=(card("a/1", 5, part),), melee=5)], [unit("b")]]), [(0, 0, 0), (1, 0, 3)]
    )
    reveal(s, 0)
    # A forced action is not asked: there is no other choice.
    asked = () if part.forced else ("do:melee",)
    does(s, "action", *asked, *answers, unit=0, mode="active", n=0)
    return s


def test_ruling_13_what_a_card_adds_on_a_hit_can_be_waived() -> None:
    part = ActionPart("melee", on_hit=NET)
    assert hits(part).legal(0) == ["all", "none", "waive:damage", "waive:effect"]
    found = {text: hits(part, text) for text in hits(part).legal(0)}
    assert {text: (s.nets[1], sum(s.health[1])) for text, s in found.items()} == {
        "all": (4, 3),
        "none": (0, 6),
        "waive:damage": (4, 6),
        "waive:effect": (0, 3),
    }


def test_section_3_other_effects_come_after_the_damage() -> None:
    """An eliminated target takes no net."""
    s = battle(
        table([[unit("a", cards=(card("a/1", 5, ActionPart("melee", on_hit=NET)),), melee=9)], [unit("b")]]),
        [(0, 0, 0), (1, 0, 3)],
    )
    reveal(s, 0)
    told = does(s, "action", "do:melee", "all", unit=0, mode="active", n=0)
    assert only(told, "eliminated")
    assert not only(told, "netted")


def test_ruling_13_what_a_card_adds_to_a_won_stability_test_can_be_waived() -> None:
    s = battle(
        table([[unit("a", cards=(card("a/1", 5, ActionPart("stability", on_hit=NET)),))], [unit("b")]]),
        [(0, 0, 0), (1, 0, 3)],
    )
    reveal(s, 0)
    does(s, "action", "do:stability", "knock", unit=0, mode="active", n=0)
    assert s.question == "card-consequences"
    run(s, "waive:effect")
    assert s.nets[1] == 0


def test_ruling_13_what_a_card_adds_on_damage_can_be_waived_alone() -> None:
    part = ActionPart("melee", on_damage=NET)
    s = hits(part, "waive:effect")
    assert s.nets[1] == 0
    assert sum(s.health[1]) < 6
    s = hits(part, "waive:damage")
    assert s.nets[1] == 0
    assert sum(s.health[1]) == 6, "effects on damage need damage"


def test_ruling_74_of_a_forced_part_nothing_can_be_waived() -> None:
    s = hits(ActionPart("melee", on_hit=NET, forced=True))
    assert s.nets[1] == 4
    assert sum(s.health[1]) < 6


def test_ruling_13_fear_can_be_waived_for_one_of_several() -> None:
    s = battle(table([[unit("a", fear=9)], [unit("b"), unit("c")]]), [(0, 0, 0), (1, 0, 3), (0, 1, 3)])
    does(s, "frighten", "waive:fear,u1", "all", unit=0, targets=(1, 2), bonus=0, base=1, effect=())
    assert [units.fear_cards(s, number) for number in (1, 2)] == [0, 1]


# Order of announced cards (ruling 51) -------------------------------------------------------------


def hero(name: str, trigger: str, *operations: Operation) -> HeroCard:
    return HeroCard(name, NAME, "rangers", trigger=trigger, operations=operations)


def announced(trigger: str, operation: Operation) -> State:
    cards = [hero(name, trigger, operation) for name in ("one", "two", "three")]
    s = battle(table([[unit("a")], [unit("b")]], heroes=cards), [(0, 0, 0), (3, 0, 3)])
    s.cards[0] = (0, 1, 2)
    s.pile[0] = ()
    event = Happens(trigger, 0, what="fear" if trigger == "condition" else "")
    announcements.raised(s, [event])
    engine.advance(s)
    return s


def order(s: State, *answers: str) -> list[str]:
    run(s, "play:one", "play:two", "play:three")
    if s.question == "announce":
        run(s, "done")
    run(s, *answers)
    return [source for _, _, _, source in s.bonuses[0]]


def test_ruling_51_on_a_condition_first_player_orders_all_cards() -> None:
    bonus = Operation("bonus", skill="dodge", n=1, duration="round")
    s = announced("condition", bonus)
    s.first = 1
    assert order(s, "order:3", "order:2") == ["hero:three", "hero:two", "hero:one"]


def test_ruling_51_other_cards_resolve_in_the_order_in_which_they_were_named() -> None:
    bonus = Operation("bonus", skill="dodge", n=1, duration="round")
    assert order(announced("reveal", bonus)) == ["hero:one", "hero:two", "hero:three"]


def test_ruling_51_cards_that_change_an_initiative_are_ordered_too() -> None:
    s = announced("reveal", Operation("initiative", n=2))
    run(s, "play:one", "play:two", "play:three")
    if s.question == "announce":
        run(s, "done")
    assert (s.question, s.deciders) == ("order-cards", (s.first,))


# Card against card (ruling 11) --------------------------------------------------------------------


@pytest.mark.parametrize(("toss", "question"), [("toss=1", "skip-or-reveal"), ("toss=0", "movement")])
def test_ruling_11_a_coin_decides_between_cards_that_contradict_each_other(toss: str, question: str) -> None:
    s = battle(table([[unit("a")], [unit("b")]]), [(0, 0, 0), (3, 0, 3)])
    s.marks[0] |= MAY_SKIP | NO_SKIP
    engine.advance(s)
    assert s.pending == ("toss", "skip", 0, 1)
    told = s.settle(toss)
    assert [event.fields["about"] for event in told if event.kind == "coin_tossed"] == ["skip"]
    assert s.question == question


def test_ruling_11_furious_is_a_card_too() -> None:
    s = battle(table([[unit("rex", keywords=("dinosaur",))], [unit("b")]]), [(0, 0, 0), (3, 0, 3)])
    s.marks[0] |= FURIOUS
    free = s.copy()
    free.marks[0] |= MAY_SKIP
    engine.advance(free)
    assert free.pending == ("toss", "skip", 0, 1)
    free.resolve("toss=1")
    run(free, "skip:u0")
    assert free.marks[0] & SKIPPED
    engine.advance(s)
    assert s.question == "movement", "nothing allows it: no toss"


# Routes (rulings 24, 27) --------------------------------------------------------------------------


def walks(s: State, **fields: Any) -> State:
    does(s, "movement", unit=0, mode="active", n=0, **fields)
    return s


def plain(movement: MovementPart | None = None, **terrain: str) -> State:
    cards = () if movement is None else (card("a/1", 5, movement=movement),)
    ground = {tuple(map(int, key[1:].replace("m", "-").split("_"))): sign for key, sign in terrain.items()}
    s = battle(
        table([[unit("a", cards=cards)], [unit("b")]], terrain=ground),  # type: ignore[arg-type]
        [(0, 0, 0), (4, 0, 3)],
    )
    reveal(s, 0)
    return walks(s)


def test_ruling_27_a_drawn_route_is_walked_as_it_was_drawn() -> None:
    s = plain()
    told = run_route(s, "route:r,1,0,l,5")
    assert only(told, "moved")[0]["path"] == ["0.0", "0.1", "1.1", "2.0"]
    assert at(s, 0) == ((2, 0), 0)


def run_route(s: State, text: str) -> list[dict[str, Any]]:
    assert text not in s.legal(0), "routes are not listed"
    return [event.to_json() for event in s.play(0, text)]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("route:0,0,0,0", "three points"),
        ("route:3", "a back edge"),
        ("route:r,l,0", "turned in both senses"),
        ("route:r,r,r,r,r,r", "turned six times"),
        ("route:x", "no move"),
        ("route:0,9", "no edge"),
        ("route:", "nothing"),
    ],
)
def test_ruling_27_a_route_is_checked_move_by_move(text: str, why: str) -> None:
    s = plain()
    before = s.text
    with pytest.raises(IllegalAction):
        s.apply(0, text)
    assert s.text == before, why


def test_ruling_23_a_route_ends_in_difficult_ground() -> None:
    s = plain(h1_0="~")
    with pytest.raises(IllegalAction):
        s.apply(0, "route:0,0")
    run_route(s, "route:0,r")
    assert at(s, 0) == ((1, 0), 1)


def test_ruling_21_a_route_with_charge_turns_once_a_hex() -> None:
    s = plain(MovementPart(charge=True))
    with pytest.raises(IllegalAction):
        s.apply(0, "route:r,r,0")
    with pytest.raises(IllegalAction):
        s.apply(0, "route:0,r,r")
    run_route(s, "route:r,1,0,l")
    assert at(s, 0) == ((1, 1), 0)


def test_ruling_27_between_two_hexes_charge_turns_in_one_sense_only() -> None:
    """The turn after a hex and the one before the next may both be made there, but not against each other."""
    for there, back in ("rl", "lr"):
        with pytest.raises(IllegalAction):
            plain(MovementPart(charge=True)).apply(0, f"route:0,{there},{back},0")
    s = plain(MovementPart(charge=True))
    run_route(s, "route:0,r,r,2")
    assert at(s, 0) == ((0, 1), 2)


def held(movement: MovementPart, facing: int = 0) -> State:
    """Unit 1 holds unit 0 from behind and keeps its hold when it is asked."""
    spec = unit("a", cards=(card("a/1", 5, movement=movement),))
    s = battle(table([[spec], [unit("b")]]), [(0, 0, facing), (-1, 0, 0)])
    reveal(s, 0)
    s.holds[1] = 0
    walks(s)
    assert s.question == "movement"
    run(s, "go", "keep")
    return s


def ends(s: State) -> set[str]:
    return {text for text in s.legal(0) if text.startswith("move:")}


def test_ruling_80_a_hex_of_a_held_unit_ends_its_path() -> None:
    """It turns before the hex; turning after it belongs to the rest."""
    s = held(MovementPart())
    assert {text for text in ends(s) if text.startswith("move:1.0,")} == {
        "move:1.0,0",
        "move:1.0,1",
        "move:1.0,5",
    }
    run(s, "move:1.0,0")
    assert s.question == "rest-of-movement"
    assert {f"move:1.0,{facing}" for facing in range(1, 6)} <= ends(s)


def test_ruling_21_a_held_unit_with_charge_turns_once_a_hex() -> None:
    s = held(MovementPart(charge=True))
    assert {text for text in ends(s) if text.startswith("move:0.1,")} == {"move:0.1,0", "move:0.1,1"}
    assert not [text for text in ends(s) if text.startswith("move:0.0,")], "no turn without a hex"
    after = held(MovementPart(charge=True))
    run(s, "move:0.1,0")
    assert {"move:0.1,1", "move:0.1,5"} <= ends(s), "the hex's turn is still to come"
    run(after, "move:0.1,1")
    assert not [text for text in ends(after) if text.startswith("move:0.1,")], "it was made before"


def test_ruling_45_holders_are_asked_before_a_unit_with_fix_turns() -> None:
    s = held(MovementPart(fix=True))
    assert ends(s) == {f"move:0.0,{facing}" for facing in range(1, 6)}


def test_ruling_24_a_route_may_end_in_a_test() -> None:
    s = battle(table([[unit("a", stability=9)], [unit("b")]]), [(0, 0, 0), (2, 0, 3)])
    reveal(s, 0)
    walks(s)
    told = run_route(s, "route:0,0")
    assert only(told, "test")
    assert at(s, 0)[0] == (2, 0)
    assert at(s, 1)[0] == (3, 0)


def test_every_listed_end_can_be_drawn() -> None:
    """The canonical route to each end, sent as a route, leads to the same position."""
    s = plain(h1_0="~", h0_1="#")
    ends = [text for text in s.legal(0) if text.startswith("move:")]
    assert len(ends) > 40
    for text in ends:
        walked = s.copy()
        told = [event.to_json() for event in walked.play(0, text)]
        drawn = s.copy()
        moved = [event.to_json() for event in drawn.play(0, _as_route(s, text))]
        assert drawn == walked, text
        assert moved == told


def _as_route(s: State, text: str) -> str:
    from lostworld.skirmish.rules.reach import way

    meant = engine.choices_of(s, 0)[text]
    moves = []
    place = s.place[0]
    for target, edge in way(s.table.board, s.reached, meant[1]):
        moves.append(str(edge) if edge >= 0 else "r" if (target - place) % 6 == 1 else "l")
        place = target
    return "route:" + ",".join(moves)


# What a second implementation found -----------------------------------------------------------------


def test_ruling_27_after_a_won_test_without_points_the_mover_may_still_turn() -> None:
    s = battle(table([[unit("a", stability=9, movement=1)], [unit("b")]]), [(0, 0, 0), (1, 0, 3)])
    walks(s)
    run(s, "enter:0.0,0>0")
    assert s.question == "rest-of-movement"
    assert s.legal(0) == [*(f"move:1.0,{facing}" for facing in range(1, 6)), "stop"]
    run(s, "move:1.0,2")
    assert s.question != "rest-of-movement", "a path without a hex ends the segment (ruling 80)"


def test_ruling_48_who_has_stood_up_has_begun_the_half() -> None:
    s = battle(
        table([[unit("a", cards=(card("a/1", 5, reaction=True),))], [unit("b")]]), [(0, 0, 0), (3, 0, 3)]
    )
    reveal(s, 0)
    s.marks[0] |= KNOCKED
    walks(s)
    assert "hold" in s.legal(0)
    run(s, "stand")
    assert "hold" not in s.legal(0)


def test_ruling_43_a_knocked_unit_keeps_the_order_of_its_card() -> None:
    s = battle(
        table([[unit("a", cards=(card("a/1", 5, order="action-first"),))], [unit("b", fallback=0)]]),
        [(0, 0, 0), (1, 0, 3)],
    )
    s.active[1] = ()
    s.marks[0] |= KNOCKED
    engine.advance(s)
    run(s, "reveal:u0")
    assert s.question == "action"


def test_ruling_55_ammunition_whose_effect_held_is_spent() -> None:
    darts = HeroCard(
        "nets", NAME, "rangers", place="ammunition", ammunition=Ammunition(damage=-9, on_hit=NET, uses=1)
    )
    s = battle(table([[unit("a", ballistic=9)], [unit("b")]], heroes=[darts]), [(0, 0, 0), (2, 0, 3)])
    s.pile[0] = ()
    s.gear[0] = ((0, 0, 1, "gear"),)
    does(s, "action", "base:ranged", "all", unit=0, mode="active", n=0)
    assert s.nets[1] == 4
    assert s.gear[0] == ()
    assert s.thrown[0] == (0,)


def test_ruling_35_in_its_own_area_a_unit_is_initiator_and_target() -> None:
    ability = Ability("hardened", NAME, {"armour": 3}, situation=Situation(role="target", sort=("area",)))
    star = ((0, 0), (1, 0), (-1, 0))
    bomb = ActionPart("ranged", range=3, weapon=Weapon(damage=9, range=3, area=star))
    s = battle(
        table([[unit("a", cards=(card("a/1", 5, bomb),), ballistic=9, abilities=(ability,))], [unit("b")]]),
        [(0, 0, 0), (2, 0, 3)],
    )
    reveal(s, 0)
    told = does(s, "action", "do:ranged,1.0", unit=0, mode="active", n=0)
    while s.question == "zone":
        told += run(s, "zone:")
    parts = [
        event["against"] for event in only(told, "test") if event["target"] == 0 and "damage" in event["sort"]
    ]
    assert ["ability:hardened", 3] in parts[0]


def test_ruling_42_who_rams_its_target_to_death_may_follow() -> None:
    s = battle(
        table([[unit("a", stability=9)], [unit("b", stability=1), unit("c")]], terrain={(3, 0): "#"}),
        [(0, 0, 0), (1, 0, 3), (-4, 0, 0)],
    )
    told = shoves(s, "push", "follow", push=2)
    assert only(told, "eliminated")
    assert at(s, 0)[0] == (1, 0)


def test_ruling_21_charge_may_turn_directly_before_a_test() -> None:
    """The turn costs no detour; after the hex there is none left."""
    s = battle(
        table(
            [
                [
                    unit(
                        "a",
                        cards=(card("a/1", 5, movement=MovementPart(charge=True)),),
                        stability=9,
                        movement=1,
                    )
                ],
                [unit("b", stability=1)],
            ]
        ),
        [(0, 0, 0), (-1, 1, 3)],
    )
    reveal(s, 0)
    walks(s)
    told = run(s, "enter:0.0,1>2")
    assert only(told, "moved")[0]["path"] == ["0.0"], "turned, no hex walked"
    assert at(s, 0) == ((-1, 1), 1)
    assert s.question != "rest-of-movement", "no point and no turn are left"


def test_ruling_50_gear_without_a_trigger_is_offered_with_its_bearers_decisions() -> None:
    kit = HeroCard(
        "kit", NAME, "rangers", place="gear", uses=2, operations=(Operation("heal", n=2, unit=Pick("self")),)
    )
    s = battle(table([[unit("a")], [unit("b")]], heroes=[kit]), [(0, 0, 0), (4, 0, 3)])
    s.pile[0] = ()
    s.gear[0] = ((0, 0, 2, "gear"),)
    s.health[0] = (1,)
    walks(s)
    assert "gear:kit,u0" in s.legal(0)
    run(s, "gear:kit,u0")
    assert "gear:kit,u0" not in s.legal(0), "ruling 16: once an activation"
    s.used[0], s.choices = (), {}
    run(s, "gear:kit,u0")
    assert s.health[0] == (5,)
    assert (s.gear[0], s.thrown[0]) == ((), (0,)), "used up"


def test_ruling_50_a_card_before_a_forced_attack_is_free() -> None:
    rally = HeroCard("rally", NAME, "rangers", operations=(Operation("adrenaline", n=1),))
    attack = card("a/1", 5, ActionPart("melee", forced=True))
    s = battle(table([[unit("a", cards=(attack,))], [unit("b")]], heroes=[rally]), [(0, 0, 0), (1, 0, 3)])
    reveal(s, 0)
    s.cards[0], s.pile[0] = (0,), ()
    does(s, "action", unit=0, mode="active", n=0)
    assert s.legal(0) == ["do:melee,u1,1.0", "play:rally,u0"]


def test_ruling_48_reaction_given_by_a_card_counts_in_a_tied_group() -> None:
    """Unit 0 gets Reaction at the reveal; unit 1 of the same group moves first."""
    signal = HeroCard("signal", NAME, "rangers", trigger="reveal", operations=(Operation("hold"),))
    same = [unit(name, cards=(card(f"{name}/1", 5),)) for name in ("a", "b")]
    s = battle(table([[same[0]], [same[1]]], heroes=[signal]), [(0, 0, 0), (4, 0, 3)])
    s.cards[0], s.pile[0] = (0,), ()
    engine.advance(s)
    run(s, "reveal:u0", "reveal:u1", "play:signal,u0")
    while s.question in ("announce", "window-turn"):
        run(s, "done" if s.question == "announce" else "pass")
    run(s, "player:player-1", "move:3.0,3")
    assert s.question == "reaction"
    assert "react:u0" in s.legal(0)


def test_ruling_28_a_jump_goes_on_after_a_won_test() -> None:
    """Difficult ground beneath the place before the test is only passed."""
    s = battle(
        table([[unit("a", keywords=("human", "jump"), stability=9)], [unit("b")]], terrain={(1, 0): "~"}),
        [(0, 0, 0), (2, 0, 3)],
    )
    walks(s)
    run(s, "enter:1.0,0>0")
    assert s.question == "rest-of-movement"
    assert "move:3.-1,0" in s.legal(0)


def test_ruling_70_the_canonical_route_turns_to_the_right_if_both_ways_are_equal() -> None:
    """A step straight behind: the unit, facing 2, turns over 3 to 4."""
    s = battle(table([[unit("a")], [unit("b")]]), [(0, 0, 2), (4, 0, 3)])
    walks(s)
    run(s, "move:1.-1,4")
    assert at(s, 0) == ((1, -1), 4)
    s = battle(table([[unit("a")], [unit("b")]]), [(0, 0, 2), (4, 0, 3)])
    walks(s)
    meant = engine.choices_of(s, 0)["move:1.-1,4"]
    from lostworld.skirmish.rules.reach import way

    assert [place % 6 for place, _ in way(s.table.board, s.reached, meant[1])] == [3, 4, 4]
