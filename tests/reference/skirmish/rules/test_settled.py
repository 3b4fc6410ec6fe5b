"""What the rules left open (rulings 63-92 of docs/skirmish/rulings.md), with content made for each."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.game import IllegalAction
from lostworld.skirmish.content.model import (
    Ability,
    ActionPart,
    Ammunition,
    Cost,
    Filter,
    HeroCard,
    IconSet,
    MovementPart,
    Objective,
    Operation,
    Pick,
    Reinforced,
    Situation,
    Unit,
    Weapon,
)
from tests.skirmish.made import NAME, card, unit

from .made import (
    BARE_SEDATIVE,
    FURIOUS,
    KNOCKED,
    SEDATED,
    SEDATIVE,
    Fight,
    Place,
    begin,
    deck,
    fight,
    hero,
    icons,
)

CONTACT: list[Place] = [(0, 0, 0), (1, 0, 3)]
APART: list[Place] = [(-3, 0, 0), (3, 0, 3)]
NET = (Operation("net", unit=Pick("it"), n=4),)


def acts(*parts: ActionPart, **fields: Any) -> tuple[Any, ...]:
    return (card("a/9", 9, *parts, **fields), *deck("a", 1, 2, 3))


def other(**fields: Any) -> Unit:
    return unit("b", deck("b", 5, 1, 2, 3), **fields)


def to_action(game: Fight) -> Fight:
    return game.plays("reveal:u0").until_asked("action")


# Base values (64, 65) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "offered"),
    [
        (MovementPart(bonus=2), False),
        (MovementPart(charge=True), True),
        (MovementPart(fix=True), True),
        (MovementPart(jump=True), False),
    ],
)
def test_ruling_64_base_movement_is_offered_only_with_charge_or_fix(
    part: MovementPart, offered: bool
) -> None:
    game = fight([[unit("a", acts(movement=part))], [other()]], APART).plays("reveal:u0")
    assert ("base" in game.choices) == offered


@pytest.mark.parametrize(
    ("part", "offered"),
    [
        (ActionPart("melee"), False),
        (ActionPart("ranged"), True),
        (ActionPart("melee", area=((0, 0), (1, 0))), True),
    ],
)
def test_ruling_64_a_basic_action_of_the_cards_own_sort_is_not_offered(
    part: ActionPart, offered: bool
) -> None:
    game = to_action(fight([[unit("a", acts(part))], [other()]], CONTACT))
    assert game.offers("base:melee,u1") == offered


def test_ruling_64_a_weapon_of_the_cards_own_leaves_the_basic_shot() -> None:
    part = ActionPart("ranged", weapon=Weapon(damage=9, range=2))
    game = to_action(fight([[unit("a", acts(part))], [other()]], CONTACT))
    assert game.offers("do:ranged") and game.offers("base:ranged")


BRAWLER = Ability("brawler", NAME, {"melee": 2})


@pytest.mark.parametrize("mark", [0, KNOCKED])
def test_ruling_65_abilities_gear_furious_and_lasting_bonuses_count_on_base_values(mark: int) -> None:
    """Base 4, ability 2, gear 1, Furious 1 (made content), a lasting bonus 3: 11; the card's 5 does not."""
    knife = hero("knife", "", place="gear", grants={"melee": 1})
    me = unit("a", acts(ActionPart("melee", bonus=5)), keywords=("dinosaur",), abilities=(BRAWLER,))
    game = fight(
        [[me], [other()]],
        CONTACT,
        heroes=[knife],
        position={
            "marks": {0: FURIOUS | mark},
            "rage": {0: 5},
            "gear": {0: ((0, 0, 0, "gear"),)},
            "bonuses": {0: (("melee", 3, "round", "hero:knife"),)},
        },
    )
    for _ in range(20):
        if game.kind == "action" or game.offers("reveal:u1"):
            break
        game.quiet()
    game.plays("base:melee,u1" if mark else "do:melee,u1")
    while not game.tests("hit"):
        game.quiet()
    assert game.tests("hit")[0]["mine"] == (11 if mark else 16)


def test_ruling_65_for_sedated_units_nothing_counts() -> None:
    tough = Ability("tough", NAME, {"stability": 3, "armour": 5})
    game = fight(
        [[unit("a", acts())], [other(abilities=(tough,)), unit("c", deck("c", 2, 1))]],
        [*CONTACT, (5, 0, 0)],
        position={"marks": {1: SEDATED}, "active": {1: ()}},
    )
    to_action(game).plays("base:stability,u1")
    while not game.tests("stability"):
        game.quiet()
    assert game.tests("stability")[0]["theirs"] == 2, "3 - 1"


# Holders, checks, movement (66-70) -------------------------------------------------------------------


def test_ruling_66_letting_go_at_a_push_is_asked_once_each_holder_by_number_before_anybody_moves() -> None:
    game = fight(
        [[unit("a", acts(), stability=9)], [other(), unit("c", deck("c", 3, 1)), unit("d", deck("d", 2, 1))]],
        [(0, 0, 0), (1, 0, 3), (2, -1, 3), (1, 1, 3)],
        position={"holds": {2: 1, 3: 1}},
    )
    to_action(game).plays("base:stability,u1", "push")
    assert (game.kind, game.seat) == ("let-go", 1)
    assert game.at(1)[:2] == (1, 0), "nobody has moved"
    game.plays("release")
    assert [game.state.holds[n] for n in (2, 3)] == [-1, 1], "the lower number was asked first"
    game.plays("keep")
    assert game.at(1)[:2] == (2, 0)


def test_ruling_67_holding_counts_at_the_check_of_the_action_phase_only() -> None:
    """A unit falls asleep at the slide: that check counts captures, but no second point for holding."""
    hold = Objective("hold", NAME, "hold", side="side-0", zone="all", points=1)
    catch = Objective("catch", NAME, "capture", side="side-0", units=Filter(side="enemy"), points=5)
    game = fight(
        [[unit("a", acts())], [other(combo_limit=1, keywords=("dinosaur",)), unit("c", deck("c", 2, 1))]],
        [*APART, (5, 0, 0)],
        objectives=[hold, catch],
        wins_at={"side-0": 99, "side-1": 99},
        position={"waiting": {1: (BARE_SEDATIVE,)}},
    )
    game.until_round(2)
    assert game.told("sedated")
    assert game.state.points[0] == 5, "no enemy-free zone, one capture"
    alone = fight([[unit("a", acts())], [other()]], APART, objectives=[hold], wins_at={"side-0": 99})
    assert alone.until_round(2).state.points[0] == 0


def test_ruling_97_allies_who_hold_a_zone_together_each_get_its_command() -> None:
    """Players 0 and 1 hold it, 2 of their side is elsewhere: one point for the side, command for two."""
    hold = Objective("hold", NAME, "hold", zone="west", points=1, command=1, requisition=2)
    game = fight(
        [
            [unit("a", acts())],
            [unit("b", deck("b", 2, 1))],
            [unit("c", deck("c", 2, 1))],
            [unit("d", deck("d", 2, 1))],
        ],
        [(-3, 0, 0), (-2, 0, 0), (2, 0, 3), (4, 0, 3)],
        sides=["ours", "ours", "ours", "theirs"],
        zones={"west": [(-3, 0), (-2, 0)]},
        objectives=[hold],
        wins_at={"ours": 99, "theirs": 99},
    )
    before = list(game.state.command)
    game.until_round(2)
    assert len(game.told("objective")) == 1
    assert [now - then for now, then in zip(game.state.command, before, strict=True)] == [1, 1, 0, 0]
    assert game.state.requisition == [2, 2, 0, 0]
    assert game.state.points == [1, 0], "once for the side"


def test_ruling_68_while_the_unit_in_the_way_is_tested_a_flyer_stands_where_it_last_may() -> None:
    """It flies over unit 1 and lands on unit 2; in the window it still stands at its start."""
    fly = MovementPart(fly=True)
    game = fight(
        [[unit("a", acts(movement=fly), stability=9, movement=2)], [other(), unit("c", deck("c", 2, 1))]],
        [(0, 0, 0), (1, 0, 3), (2, 0, 3)],
        heroes=[icons("heavy", stability=1)],
        hands=[["heavy"]],
    )
    game.plays("reveal:u0", "enter:1.0,0>0")
    assert game.kind == "window-turn"
    assert game.at(0)[:2] == (0, 0)
    game.plays("pass", "pass") if game.kind == "window-turn" else None
    while not game.tests("stability"):
        game.quiet()
    assert game.at(0)[:2] == (2, 0)
    assert game.at(2)[:2] == (3, 0)


def pack_in_the_way(*answers: str) -> Fight:
    """An ally of several models, of another player, stands in a corridor east of the mover."""
    ground = {(0, -1): "o", (1, -1): "o", (0, 1): "o", (-1, 1): "o", (-1, 0): "o", (1, 1): "o", (2, -1): "o"}
    game = fight(
        [[unit("a", acts())], [unit("p", deck("p", 3, 1), models=3, health=2)], [other()]],
        [(0, 0, 0), (1, 0, 0), (5, 0, 3)],
        sides=["x", "x", "y"],
        terrain=ground,
    )
    return game.plays("reveal:u0", *answers)


def test_ruling_69_consent_is_a_choice_of_its_own_before_the_path() -> None:
    game = pack_in_the_way()
    assert "ask:u1" in game.choices
    assert not game.offers("move:2.0")
    game.plays("ask:u1")
    assert (game.kind, game.seat, game.choices) == ("consent", 1, ["agree", "refuse"])
    game.plays("agree")
    assert game.seat == 0
    assert game.offers("move:2.0")
    assert not game.offers("ask:"), "asked once a movement and unit"
    refused = pack_in_the_way("ask:u1", "refuse")
    assert not refused.offers("move:2.0")
    assert refused.offers("enter:0.0,0>0"), "refused: a hex as any other"


def test_ruling_89_consent_is_offered_only_for_an_ally_in_the_way_of_a_test() -> None:
    game = fight(
        [[unit("a", acts())], [unit("p", deck("p", 3, 1), models=3, health=2)], [other()]],
        [(0, 0, 0), (-6, 6, 0), (5, 0, 3)],
        sides=["x", "x", "y"],
    )
    assert not game.plays("reveal:u0").offers("ask:")
    single = fight(
        [[unit("a", acts())], [unit("p", deck("p", 3, 1))], [other()]],
        [(0, 0, 0), (1, 0, 0), (5, 0, 3)],
        sides=["x", "x", "y"],
    )
    assert not single.plays("reveal:u0").offers("ask:"), "one model only"


@pytest.mark.parametrize(
    ("end", "path"),
    [
        # Neighbours in reading order: north-west, north-east, west, east, south-west, south-east.
        ("1.1", ["0.0", "1.0", "1.1"]),
        ("-1.-1", ["0.0", "0.-1", "-1.-1"]),
        ("2.-1", ["0.0", "1.-1", "2.-1"]),
        ("-1.2", ["0.0", "-1.1", "-1.2"]),
        ("-2.1", ["0.0", "-1.0", "-2.1"]),
    ],
)
def test_ruling_70_the_canonical_route_tries_neighbours_in_reading_order(end: str, path: list[str]) -> None:
    game = fight([[unit("a", acts())], [other()]], [(0, 0, 0), (5, 0, 3)]).plays("reveal:u0")
    game.plays(f"move:{end},2")
    (moved,) = [event for event in game.told("moved") if event["unit"] == 0]
    assert moved["path"] == path
    assert moved["facing"] == 2


# Conditions (71, 72) --------------------------------------------------------------------------------


def test_ruling_71_furious_by_a_card_keeps_its_cards_to_the_slide_and_that_phase_is_not_counted() -> None:
    rage = hero("rage", "", Operation("furious", what="start"))
    rex = unit("a", deck("a", *range(9, 0, -1)), keywords=("dinosaur",))
    game = fight([[rex], [other()]], APART, heroes=[rage], hands=[["rage"]])
    game.plays("reveal:u0", "play:rage")
    assert game.marked(0, FURIOUS)
    assert game.state.active[0] == (game.number("a/9"),), "until the slide its Active card stays"
    lasts = [game.state.rage[0]]
    for round_ in (2, 3, 4):
        game.until_round(round_)
        lasts.append(game.state.rage[0])
        if not game.marked(0, FURIOUS):
            break
    assert round_ == 4, "made content: two rounds, 2 and 3"


def test_ruling_72_all_but_the_last_use_put_a_sedative_without_a_card_on_the_target() -> None:
    darts = HeroCard(
        "darts", NAME, "rangers", place="ammunition", ammunition=Ammunition(sedative=True, uses=2)
    )
    shot = ActionPart("ranged", bonus=9)
    game = fight(
        [[unit("a", acts(shot, shot))], [other(combo_limit=5)]],
        [*APART[:1], (0, 0, 3)],
        heroes=[darts],
        position={"gear": {0: ((0, 0, 2, "gear"),)}},
    )
    to_action(game).plays("do:ranged,u1").until_asked("consequences").plays("all")
    assert game.state.waiting[1] == (BARE_SEDATIVE,)
    assert [one[2] for one in game.state.gear[0]] == [1]
    game.until_asked("action").plays("do:ranged,u1").until_asked("consequences").plays("all")
    assert game.state.waiting[1] == (BARE_SEDATIVE, SEDATIVE)
    assert game.state.gear[0] == ()


# Attacks (73, 74, 84, 85) ----------------------------------------------------------------------------


def test_ruling_73_several_zones_are_chosen_in_one_decision() -> None:
    """From the centre (0, 0) the lines to (1, 1) and (-1, 2) enter at corners."""
    blast = ActionPart("ranged", bonus=9, area=((0, 0), (1, 1), (-1, 2)))
    game = fight(
        [[unit("a", acts(blast))], [other(armour=(3, 2, 1)), unit("c", deck("c", 2, 1), armour=(3, 2, 1))]],
        [(-3, 0, 0), (1, 1, 0), (-1, 2, 0)],
    )
    to_action(game).plays("do:ranged,0.0").until_asked("zone")
    assert game.choices == ["zone:rear+front", "zone:rear+side", "zone:side+front", "zone:side+side"]


def test_ruling_73_of_a_large_unit_the_hex_nearest_to_the_centre_counts() -> None:
    """Its anchor lies two hexes east of the centre, its second hex beside it: entered from behind."""
    blast = ActionPart("ranged", bonus=9, area=((0, 0), (1, 0), (2, 0)))
    game = fight(
        [[unit("a", acts(blast))], [other(armour=(3, 2, 1), footprint=((0, 0), (-1, 0)))]],
        [(-3, 0, 0), (2, 0, 0)],
    )
    to_action(game).plays("do:ranged,0.0")
    while not game.tests("damage"):
        assert game.kind != "zone"
        game.quiet()
    assert game.tests("damage")[0]["theirs"] == 1


def test_ruling_74_waiving_is_one_decision_for_all_targets_of_an_area() -> None:
    blast = ActionPart("ranged", bonus=9, area=((0, 0), (1, 0)), on_hit=NET)
    game = fight(
        [[unit("a", acts(blast))], [other(), unit("c", deck("c", 2, 1))]],
        [(-3, 0, 0), (0, 0, 3), (1, 0, 3)],
    )
    to_action(game).plays("do:ranged,0.0").until_asked("consequences")
    assert game.choices == ["all", "none", "waive:damage", "waive:effect"]
    game.plays("waive:damage")
    assert (game.state.health[1], game.state.health[2]) == ((6,), (6,))
    assert [game.state.nets[n] for n in (1, 2)] == [4, 4]


def test_ruling_74_what_a_card_does_on_a_failure_happens() -> None:
    part = ActionPart("melee", bonus=-4, on_failure=(Operation("knock"),))
    game = to_action(fight([[unit("a", acts(part))], [other()]], CONTACT)).plays("do:melee,u1")
    game.until_asked("skip-or-reveal", "reveal:u1")
    assert not game.tests("hit")[0]["success"]
    assert game.marked(0, KNOCKED)


@pytest.mark.parametrize(("damage", "on_hit", "spent"), [(-9, NET, True), (-9, (), False), (0, (), True)])
def test_ruling_84_ammunition_is_spent_if_it_hurt_or_its_effects_took_place(
    damage: int, on_hit: tuple[Operation, ...], spent: bool
) -> None:
    load = HeroCard(
        "load", NAME, "rangers", place="ammunition", ammunition=Ammunition(damage=damage, on_hit=on_hit)
    )
    game = fight(
        [[unit("a", acts(ActionPart("ranged", bonus=9)))], [other()]],
        [(0, 0, 0), (2, 0, 3)],
        heroes=[load],
        position={"gear": {0: ((0, 0, 1, "gear"),)}},
    )
    to_action(game).plays("do:ranged,u1").until_asked("skip-or-reveal", "reveal:u1")
    assert (game.state.gear[0] == ()) == spent
    assert (game.state.thrown[0] == (0,)) == spent, "to its owner's discard"


def test_ruling_85_in_its_own_area_a_unit_has_both_roles() -> None:
    both = (
        Ability("eye", NAME, {"ballistic": 2}, situation=Situation(role="initiator")),
        Ability("roll", NAME, {"dodge": 3}, situation=Situation(role="target")),
    )
    ring = ((0, 0), (-1, 0))
    game = fight([[unit("a", acts(ActionPart("ranged", area=ring)), abilities=both)], [other()]], CONTACT)
    to_action(game).plays("do:ranged,1.0")
    while len(game.tests("hit")) < 2:
        game.quiet()
    own = next(test for test in game.tests("hit") if test["target"] == 0)
    assert (own["mine"], own["theirs"]) == (5, 7)


# Ends (76), cancelling (77), order (78) ----------------------------------------------------------------


def test_ruling_76_who_has_left_the_map_is_not_beaten() -> None:
    """Side 0 leaves with two points; only side 1 is left on the map, and points decide."""
    leave = Objective("leave", NAME, "leave", side="side-0", zone="all", units=Filter(side="own"), points=2)
    game = fight([[unit("a", acts())], [other()]], APART, objectives=[leave], at_end="points")
    game.until_over()
    assert game.told("left_map")
    assert game.state.outcome.winners == (0,)
    assert game.state.round == 1


def test_ruling_77_cancelling_a_card_takes_away_what_it_added_other_things_stay() -> None:
    pump = HeroCard("pump", NAME, "rangers", icons=(IconSet({"melee": 3}),), adrenaline=1)
    no = hero("no", "attack", Operation("cancel", what="card"))
    game = fight(
        [[unit("a", acts(ActionPart("melee")))], [other()]],
        CONTACT,
        heroes=[pump, no],
        hands=[["pump"], ["no"]],
    )
    to_action(game).plays("do:melee,u1", "icons:pump", "play:no")
    while not game.tests("hit"):
        game.quiet()
    assert game.tests("hit")[0]["mine"] == 4
    assert game.state.adrenaline[0] == 1
    assert game.state.thrown[0] == (0,), "it stays discarded"


def test_ruling_78_cards_that_change_an_initiative_at_any_depth_are_ordered_by_first_player() -> None:
    deep = hero("deep", "reveal", Operation("if", then=(Operation("initiative", n=1),)))
    plain = hero("plain", "reveal", Operation("command", n=1))
    for cards, asked in (
        ([deep, plain], "order-cards"),
        ([plain, hero("more", "reveal", Operation("command", n=1))], "movement"),
    ):
        game = fight(
            [[unit("a", acts())], [other()]],
            APART,
            heroes=cards,
            hands=[[one.id for one in cards]],
            first=1,
        )
        game.plays("reveal:u0", "play:", "play:")
        assert game.kind == asked
        assert game.seat == (1 if asked == "order-cards" else 0)


# Trimming, rest, tosses, hold, order (79-83) ------------------------------------------------------------


def test_ruling_79_trimming_is_repeated_while_the_player_discards() -> None:
    game = fight(
        [[unit("a", deck("a", 9, 1, 2, 3, 4, 6), combo_limit=3)], [other()]],
        APART,
        stacks={0: ["a/1", "a/9"]},
    )
    left = [n for n in game.state.deck[0] if n not in (game.number("a/2"), game.number("a/3"))]
    game.state.deck[0] = tuple(left)
    game.state.next[0], game.state.idle[0] = game.number("a/2"), game.number("a/3")
    game.until_asked("trim")
    assert game.choices == ["drop:u0", "idle:u0", "keep"]
    game.plays("drop:u0")
    assert list(game.state.active[0]) == [game.number("a/9"), game.number("a/2")], "from the bottom"
    assert (game.kind, game.choices) == ("trim", ["drop:u0", "idle:u0", "keep"])
    game.plays("idle:u0", "drop:u0")
    assert list(game.state.active[0]) == [game.number("a/2")]
    assert game.kind != "trim", "never the top card"


def test_ruling_80_after_a_won_test_the_mover_decides_anew_also_without_points() -> None:
    game = fight([[unit("a", acts(), stability=9, movement=1)], [other()]], CONTACT)
    game.plays("reveal:u0", "enter:0.0,0>0")
    assert game.kind == "rest-of-movement"
    assert {text.partition(",")[0] for text in game.choices} == {"move:1.0", "stop"}
    game.plays("move:1.0,1")
    assert game.kind != "rest-of-movement", "a path without a hex ends the segment"


@pytest.mark.parametrize(("toss", "asked"), [(1, True), (0, False)])
def test_ruling_81_cards_that_allow_and_forbid_a_skip_are_tossed_for_once(toss: int, asked: bool) -> None:
    may = hero("may", "activation", Operation("skip", what="allow"))
    not_ = hero("not", "activation", Operation("skip", what="forbid"))
    game = fight([[unit("a", acts())], [other()]], APART, heroes=[may, not_], hands=[["may", "not"]])
    game.tosses = (toss,)
    game.plays("play:may", "play:not")
    assert [event["about"] for event in game.told("coin_tossed")] == ["skip"]
    assert game.offers("skip:u0") == asked


@pytest.mark.parametrize("begun", ["stand", "base", "reinforce", "go"])
def test_ruling_82_hold_is_not_offered_once_the_half_has_begun(begun: str) -> None:
    cards = acts(
        movement=MovementPart(charge=True), reaction=True, reinforced=(Reinforced("movement", 1, bonus=1),)
    )
    game = fight(
        [[unit("a", cards)], [other()]],
        CONTACT if begun == "go" else APART,
        position={
            "marks": {0: KNOCKED} if begun == "stand" else {},
            "adrenaline": {0: 2},
            "holds": {1: 0} if begun == "go" else {},
        },
    )
    game.plays("reveal:u0")
    assert "hold" in game.choices
    game.plays(begun)
    if game.kind == "let-go":
        game.plays("keep")
    assert game.seat == 0
    assert "hold" not in game.choices


@pytest.mark.parametrize("mark", [0, KNOCKED])
def test_ruling_83_the_cards_order_of_halves_counts_for_a_knocked_unit_too(mark: int) -> None:
    cards = acts(ActionPart("melee"), order="action-first")
    game = fight([[unit("a", cards)], [other(health=40)]], CONTACT, position={"marks": {0: mark}})
    game.plays("reveal:u0")
    assert game.kind == "action"


# Setup and hands (86, 87), who is asked (88, 91, 92), routes (90) --------------------------------------


VEST = hero("vest", "", place="gear", grants={"armour": 1})


@pytest.mark.parametrize(("equipment", "first"), [({0: "vest"}, 1), ({1: "vest"}, 0)])
def test_ruling_86_each_equipment_card_counts_1_of_army_value(equipment: dict[int, str], first: int) -> None:
    game = begin([[unit("a")], [unit("b")]], equipment, heroes=[VEST])
    assert game.state.first == first
    assert not game.told("coin_tossed")


def test_section_2_the_lowest_army_value_is_first_player_and_a_tie_is_tossed_for() -> None:
    assert begin([[unit("a", value=9)], [unit("b", value=8)]]).state.first == 1
    assert begin([[unit("a", value=8)], [unit("b", value=9)]]).state.first == 0
    assert begin([[unit("a")], [unit("b")]]).told("coin_tossed")


def test_ruling_87_hands_are_sorted_and_replace_counts_their_places() -> None:
    cards = [icons(f"h{n}", melee=1) for n in range(9)]
    game = begin([[unit("a")], [unit("b")]], heroes=cards)
    hand = list(game.state.cards[0])
    assert hand == sorted(hand)
    game.plays("replace:1,4")
    game.plays("keep")
    assert sorted(game.state.thrown[0]) == [hand[0], hand[3]]
    assert len(game.state.cards[0]) == 5


def test_section_2_setup_deals_6_and_5_and_first_player_says_who_deploys() -> None:
    cards = [icons(f"h{n}", melee=1) for n in range(9)]
    game = begin([[unit("a"), unit("c")], [unit("b", value=5)]], heroes=cards)
    assert [len(hand) for hand in game.state.hand] == [6, 6, 6]
    assert [len(hand) for hand in game.state.cards] == [5, 5]
    assert game.state.deciders == (0, 1), "replaced by all players at the same time"
    game.plays("keep", "keep")
    assert (game.kind, game.seat) == ("who-deploys", 1)
    game.plays("player:player-0")
    order = []
    while game.kind == "deploy":
        order.append(game.seat)
        hexes = {text.split(",")[1] for text in game.choices}
        free = sorted(hexes)[len(order)]
        assert {text.split(",")[2] for text in game.choices if f",{free}," in text} == set("012345"), (
            "any facing"
        )
        game.plays(next(text for text in game.choices if f",{free}," in text))
    assert order == [0, 1, 0], "who has nothing left is passed over"
    assert game.kind in ("who-places", "who-begins")


def test_section_2_first_initiative_phase_actives_in_turn_then_next_by_initiative() -> None:
    game = begin([[unit("a"), unit("c")], [unit("b", value=5)]])
    while game.state.question != "place-active":
        game.quiet()
    order = []
    while game.kind == "place-active":
        order.append(game.seat)
        game.plays(game.choices[-1] if game.seat else game.choices[0])
    assert sorted(order) == [0, 0, 1]
    assert order[:2] in ([0, 1], [1, 0]), "alternating clockwise"
    initiatives = []
    while game.kind in ("place-next", "who-places"):
        if game.kind == "place-next":
            number = int(game.choices[0].partition(":u")[2].split(",")[0])
            top = game.state.active[number][-1]
            initiatives.append(int(game.state.table.book.actions[top].initiative))
        game.quiet()
    assert initiatives == sorted(initiatives, reverse=True)
    assert [len(hand) for hand in game.state.hand] == [0, 0, 0], "the rest is discarded"


def test_ruling_88_a_card_without_a_filter_is_for_own_units_and_where_it_matters_not_for_one_only() -> None:
    cheer = hero("cheer", "phase-end", Operation("command", n=1))
    lift = hero("lift", "phase-end", Operation("adrenaline", n=1))
    both = hero("both", "phase-end", Operation("adrenaline", n=1), concerns=Filter(side="allied"))
    game = fight(
        [[unit("a", acts()), unit("c", deck("c", 3, 1))], [unit("d", deck("d", 2, 1))], [other()]],
        [(-3, 0, 0), (-3, 2, 0), (-3, 4, 0), (5, 0, 3)],
        sides=["x", "x", "y"],
        heroes=[cheer, lift, both],
        hands=[["cheer", "lift", "both"]],
    )
    game.until_asked("announce", "play:")
    assert game.choices == [
        "done",
        *(f"play:both,u{n}" for n in (0, 1, 2)),
        "play:cheer,u0",
        *(f"play:lift,u{n}" for n in (0, 1)),
    ]


def test_ruling_90_a_drawn_route_is_checked_move_by_move_and_not_listed() -> None:
    game = fight([[unit("a", acts())], [other()]], [(0, 0, 0), (5, 0, 3)]).plays("reveal:u0")
    assert not game.offers("route:")
    for wrong in ("route:3", "route:0,0,0,0", "route:r,l,0", "route:"):
        with pytest.raises(IllegalAction):
            game.state.apply(0, wrong)
    game.state.apply(0, "route:r,1,l,0,r,r,1")
    assert game.at(0) == (1, 2, 2)
    held = fight([[unit("a", acts())], [other()]], CONTACT, position={"holds": {1: 0}})
    held.plays("reveal:u0", "go", "keep")
    with pytest.raises(IllegalAction):
        held.state.apply(0, "route:r,r,2")


def test_ruling_91_a_step_card_is_asked_for_if_the_player_could_hold_one() -> None:
    """A unit in a net has no movement decision: the question comes before that half (ruling 92)."""
    cheer = hero("cheer", "", Operation("command", n=1), cost=Cost("command", 1))
    for command, hand, asked in ((1, ["cheer"], True), (0, ["cheer"], False), (1, [], False)):
        game = fight(
            [[unit("a", acts())], [other()]],
            APART,
            heroes=[cheer],
            hands=[hand],
            position={"command": {0: command}, "nets": {0: 4}},
        )
        game.plays("reveal:u0")
        assert (game.kind == "step-card") == asked, (command, hand)
        assert asked or game.kind == "action"


def test_ruling_92_copies_count_as_one_card() -> None:
    cheer = hero("cheer", "", Operation("command", n=1), copies=2)
    game = fight([[unit("a", acts())], [other()]], APART, heroes=[cheer], hands=[["cheer", "cheer"]])
    game.plays("reveal:u0", "play:cheer")
    assert game.state.cards[0] == (0,)
    while not game.offers("reveal:u1"):
        assert not game.offers("play:cheer")
        game.quiet()


def test_ruling_92_cards_are_offered_before_a_forced_action_too() -> None:
    cheer = hero("cheer", "", Operation("command", n=1))
    cards = acts(ActionPart("melee", forced=True))
    game = fight([[unit("a", cards)], [other(health=40)]], CONTACT, heroes=[cheer], hands=[["cheer"]])
    game.plays("reveal:u0", "stay")
    assert game.kind in ("action", "step-card")
    assert game.offers("play:cheer")
    assert not game.told("test"), "before it"


def test_ruling_75_a_chain_is_settled_from_the_first_unit_on_and_stopping_moves_nobody() -> None:
    ground = {(2, -1): "o", (1, 1): "o", (3, -1): "o", (2, 1): "o"}
    army = [other(), unit("c", deck("c", 2, 1))]
    places: list[Place] = [(0, 0, 0), (1, 0, 3), (2, 0, 3)]
    for answer, moved in (("test:u2", True), ("stop", False)):
        game = fight([[unit("a", acts(), stability=9)], army], places, terrain=ground)
        to_action(game).plays("base:stability,u1", "push")
        assert (game.kind, game.choices) == ("extend-push", ["stop", "test:u2"])
        game.plays(answer)
        while not game.offers("reveal:u1"):
            game.plays("push") if game.offers("push") else game.quiet()
        assert [game.at(n)[:2] for n in (1, 2)] == ([(2, 0), (3, 0)] if moved else [(1, 0), (2, 0)])
