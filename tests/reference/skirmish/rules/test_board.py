"""The board, attacks, stability (section 3; rulings 22-31, 34-37, 39-46), with content made for each."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.skirmish.content.model import (
    Ability,
    ActionCard,
    ActionPart,
    Cost,
    Filter,
    HeroCard,
    MapObject,
    MovementPart,
    Operation,
    Pick,
    StabilityPart,
    Unit,
    Weapon,
)
from tests.skirmish.made import NAME, card, unit

from .made import BLOCKS, KNOCKED, SEDATED, Fight, Place, deck, fight, hero, icons

RING = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""A centre and the six hexes around it."""
PAIR = ((0, 0), (-1, 0))
LINE = ((0, 0), (-1, 0), (-2, 0))
TRIANGLE = ((0, 0), (-1, 0), (-1, 1))


def acts(part: ActionPart, *others: ActionPart, **movement: Any) -> tuple[ActionCard, ...]:
    """A deck whose Active card, initiative 9, does this."""
    return (card("a/9", 9, part, *others, movement=MovementPart(**movement)), *deck("a", 1, 2, 3))


def duel(mine: Unit, theirs: Unit, places: list[Place], **more: Any) -> Fight:
    """Unit 0's activation begins."""
    return fight([[mine], [theirs]], places, **more).plays("reveal:u0")


def ends(game: Fight) -> set[str]:
    return {text[5:].partition(",")[0] for text in game.choices if text.startswith("move:")}


# Movement and things in the way ----------------------------------------------------------------------


PLAIN = MovementPart()
MOVES = {"": PLAIN, "jump": MovementPart(jump=True), "fly": MovementPart(fly=True)}


def walker(
    part: MovementPart = PLAIN,
    *,
    objects: tuple[MapObject, ...] = (),
    ground: dict[tuple[int, int], str] | None = None,
    enemy: Place = (5, -5, 3),
    **stats: Any,
) -> Fight:
    """A unit with movement 3 at the centre, facing east, decides its movement."""
    cards = (card("a/9", 9, movement=part), *deck("a", 1, 2))
    return duel(
        unit("a", cards, **stats), unit("b"), [(0, 0, 0), enemy], objects=objects, terrain=ground or {}
    )


CORRIDOR = {(0, -1): "o", (1, -1): "o", (0, 1): "o", (-1, 1): "o", (-1, 0): "o", (1, 1): "o", (2, -1): "o"}
"""Water around the centre: the only way leads east over (1, 0)."""


def test_ruling_26_an_object_is_in_the_way_pushed_and_never_knocked() -> None:
    crate = MapObject("crate", NAME, "crate", (1, 0), stability=3)
    game = walker(objects=(crate,), ground=CORRIDOR)
    assert ends(game) == {"0.0"}, "only turns: the crate must be beaten"
    game.plays("enter:0.0,0>0")
    assert game.at(0)[:2] == (1, 0)
    assert game.state.table.board.hexes[game.state.lies[0]] == (2, 0)
    assert not game.told("knocked")


def test_ruling_26_an_object_without_a_stability_is_immovable() -> None:
    game = walker(objects=(MapObject("wall", NAME, "obstacle", (1, 0)),), ground=CORRIDOR)
    assert not game.offers("enter:")


def test_ruling_26_one_stands_on_a_marker_and_contact_is_0_or_1() -> None:
    for where, distance in (((0, 0), 0), ((1, 0), 1), ((2, 0), 2)):
        chest = MapObject("chest", NAME, "cache", where, marker=True)
        game = walker(objects=(chest,))
        assert f"{where[0]}.{where[1]}" in ends(game), "it occupies nothing"
        game.until_asked("action" if distance < 2 else "skip-or-reveal")
        assert game.offers("base:interact,open,o0") == (distance < 2)


WALL = {(1, 0): "#", (0, 1): "#", (1, -1): "#", (0, -1): "#", (-1, 0): "#", (-1, 1): "#"}
"""Rock on all sides."""


@pytest.mark.parametrize(("word", "over_rock"), [("", False), ("jump", True), ("fly", True)])
def test_ruling_28_fly_and_jump_pass_terrain_and_objects(word: str, over_rock: bool) -> None:
    part = MOVES[word]
    assert ("2.0" in ends(walker(part, ground=WALL))) == over_rock
    assert "1.0" not in ends(walker(part, ground=WALL)), "ruling 23: nobody stops on impassable ground"
    crate = MapObject("wall", NAME, "obstacle", (1, 0))
    assert ("2.0" in ends(walker(part, ground=CORRIDOR, objects=(crate,)))) == over_rock


def test_ruling_28_jump_does_not_pass_units() -> None:
    """With two points the way east leads over (1, 0) only."""
    jump, fly = MovementPart(jump=True), MovementPart(fly=True)
    assert "2.0" not in ends(walker(jump, enemy=(1, 0, 3), movement=2))
    assert "2.0" in ends(walker(fly, enemy=(1, 0, 3), movement=2))
    assert "1.0" not in ends(walker(fly, enemy=(1, 0, 3), movement=2)), "ends as any movement does"


def test_ruling_28_flying_ignores_difficult_ground_while_passing() -> None:
    ground = dict.fromkeys(WALL, "~")
    assert "2.0" not in ends(walker(ground=ground)), "ruling 23: after entering it only turns"
    assert "2.0" in ends(walker(MovementPart(fly=True), ground=ground))
    assert "1.0" in ends(walker(MovementPart(fly=True), ground=ground)), "difficult is no obstacle to staying"


def test_ruling_27_points_are_base_and_card_and_combo_less_one_a_grabber() -> None:
    quick = card("a/9", 9, movement=MovementPart(bonus=2))
    under = card("a/1", 1, combo={"movement": 1})
    for holds, reach in (({}, 6), ({1: 0}, 5)):
        game = fight(
            [[unit("a", (quick, under))], [unit("b")]],
            [(-6, 0, 0), (-6, 1, 0)],
            stacks={0: ["a/1", "a/9"]},
            position={"holds": holds},
        )
        game.plays("reveal:u0")
        if holds:
            game.plays("go", "keep")
            points = 0
            while game.offers(f"move:{game.at(0)[0] + 1}.0,0"):
                game.plays(f"move:{game.at(0)[0] + 1}.0,0")
                points += 1
            assert points == reach
        else:
            assert max(int(name.split(".")[0]) for name in ends(game) if name.endswith(".0")) == reach - 6


def test_ruling_27_a_segment_is_one_path_and_what_is_left_is_lost() -> None:
    game = walker().plays("move:1.0,0")
    assert game.kind != "movement"
    assert game.kind != "rest-of-movement"


# Vehicles and interaction ---------------------------------------------------------------------------


def test_ruling_29_a_vehicle_is_never_frightened_sedated_or_furious() -> None:
    jeep = unit("b", deck("b", 5, 1, 2), keywords=("vehicle",), courage=0)
    roar = duel(unit("a", acts(ActionPart("fear")), fear=9), jeep, [(0, 0, 0), (1, 0, 3)]).until_asked(
        "action"
    )
    assert not roar.offers("do:fear"), "nobody to frighten"
    assert not roar.offers("base:fear")
    dart = HeroCard("dart", NAME, "rangers", place="ammunition", ammunition=_sedative())
    shot = duel(
        unit("a", acts(ActionPart("ranged")), ballistic=9),
        jeep,
        [(0, 0, 0), (3, 0, 3)],
        heroes=[dart],
        position={"gear": {0: ((0, 0, 1, "gear"),)}, "adrenaline": {1: 3}},
    )
    shot.until_asked("action").plays("do:ranged,u1").until_asked("consequences").plays("all")
    assert (shot.state.waiting[1], shot.state.gear[0]) == ((), ()), "ruling 55: spent for nothing"
    assert shot.state.health[1] == (6,)
    assert not shot.until_round(2).told("furious")


def _sedative() -> Any:
    from lostworld.skirmish.content.model import Ammunition

    return Ammunition(sedative=True)


def test_ruling_29_a_hero_card_brings_a_vehicle_into_the_own_zone_at_a_slide_dealt_anew() -> None:
    jeep = unit("jeep", deck("jeep", *range(1, 9)), keywords=("vehicle",))
    call = hero("call", "", Operation("bring-in", name="jeep"))
    game = fight(
        [[unit("a"), jeep], [unit("b")]], [(-3, 0, 0), (-3, 2, 0), (3, 0, 3)], heroes=[call], hands=[["call"]]
    )
    numbers = [n for n, spec in enumerate(game.state.table.specs) if spec.id == "jeep"]
    assert len(numbers) > 1, "docs/skirmish/texts.md: units that a card can bring in are numbered last"
    new = numbers[1]
    game.until_asked("movement", "play:call").plays("play:call")
    assert game.state.status[new] == 0
    game.until_asked("arrive", f"deploy:u{new}")
    assert game.state.phase == 2
    game.plays(f"deploy:u{new},0.0,2").until_asked("place-active", f"active:u{new}")
    assert len(game.state.hand[new]) == 6, "as in ruling 58"
    assert game.at(new) == (0, 0, 2)


CRATE = MapObject("crate", NAME, "crate", (1, 0), requisition=1, stability=3)


def interacting(**more: Any) -> Fight:
    who = more.pop("who", unit("a", deck("a", 9, 1, 2)))
    army = [who, unit("c", deck("c", 2, 1))]
    game = fight([army, [unit("b")]], [(0, 0, 0), (-1, 0, 0), (5, 0, 3)], objects=(CRATE,), **more)
    game.plays("reveal:u0")
    for _ in range(9):
        if game.kind in ("action", "skip-or-reveal"):
            break
        game.quiet()
    return game


def test_ruling_30_a_crate_is_opened_once_for_its_content() -> None:
    game = interacting().plays("base:interact,open,o0")
    assert game.state.requisition[0] == 1
    assert game.state.emptied[0]
    game.until_round(2)
    while game.state.round == 2 and game.state.phase == 1:
        assert not game.offers("base:interact,open"), "then it is empty"
        game.quiet()


def test_ruling_30_only_humans_who_are_not_knocked_interact() -> None:
    assert interacting().offers("base:interact,open,o0")
    assert not interacting(position={"marks": {0: KNOCKED}}).offers("base:interact")
    assert not interacting(who=unit("a", deck("a", 9, 1), keywords=("dinosaur",))).offers("base:interact")


VEST = hero("vest", "", place="gear", grants={"armour": 1}, cost=Cost("requisition", 2))
RIFLE = hero("rifle", "", place="weapon", weapon=Weapon(damage=9, range=6))


def test_ruling_30_equipping_is_paid_and_a_replaced_card_is_discarded() -> None:
    poor = interacting(heroes=[VEST, RIFLE], hands=[["vest"]])
    assert not poor.offers("base:interact,equip")
    game = interacting(heroes=[VEST], hands=[["vest"]], position={"requisition": {0: 3}})
    game.plays("base:interact,equip,vest")
    assert game.state.requisition[0] == 1
    assert [one[0] for one in game.state.gear[0]] == [0]
    old = hero("old", "", place="weapon", weapon=Weapon(damage=1, range=1))
    full = interacting(heroes=[old, RIFLE], hands=[["rifle"]], position={"gear": {0: ((0, 0, 0, "gear"),)}})
    full.plays("base:interact,equip,rifle")
    assert [one[0] for one in full.state.gear[0]] == [1]
    assert full.state.thrown[0] == (0,), "one weapon only: the old one is discarded"


def test_ruling_30_a_card_is_handed_to_an_adjacent_ally() -> None:
    game = interacting(heroes=[VEST], position={"gear": {0: ((0, 0, 0, "gear"),)}})
    game.plays("base:interact,hand,vest,u1")
    assert (game.state.gear[0], [one[0] for one in game.state.gear[1]]) == ((), [0])


# Attacks --------------------------------------------------------------------------------------------


def shoots(target: Unit, place: Place, **more: Any) -> Fight:
    """Unit 0 at the centre shoots with ballistic 9 for 5 damage."""
    shooter = unit("a", acts(ActionPart("ranged", any_direction=True)), ballistic=9)
    return duel(shooter, target, [more.pop("at", (0, 0, 0)), place], **more).until_asked("action")


@pytest.mark.parametrize(
    ("at", "facing", "zones"),
    [
        # Vectors 15-22 of the design: the target stands at the centre.
        ((3, 0), 0, {"front"}),
        ((-3, 0), 0, {"rear"}),
        ((-2, 3), 0, {"side"}),
        ((-1, 2), 0, {"front", "side"}),
        ((-2, 1), 0, {"side", "rear"}),
        ((-1, -1), 0, {"rear", "side"}),
        ((1, -2), 0, {"side", "front"}),
        ((-3, 0), 1, {"side"}),
        ((-1, -1), 1, {"side", "rear"}),
        ((1, -2), 1, {"rear", "side"}),
    ],
)
def test_ruling_34_the_zone_is_the_edge_crossed_and_at_a_corner_the_attackers_choice(
    at: tuple[int, int], facing: int, zones: set[str]
) -> None:
    game = shoots(unit("b", armour=(4, 3, 2)), (0, 0, facing), at=(*at, 0)).plays("do:ranged,u1")
    armour = {"front": 4, "side": 3, "rear": 2}
    if len(zones) > 1:
        assert set(game.until_asked("zone").choices) == {f"zone:{zone}" for zone in zones}
        chosen = sorted(zones)[0]
        game.plays(f"zone:{chosen}")
    else:
        (chosen,) = zones
        while not game.tests("damage"):
            assert game.kind != "zone"
            game.quiet()
    assert game.tests("damage")[0]["theirs"] == armour[chosen]


def test_ruling_34_a_large_target_is_entered_where_the_line_first_meets_it() -> None:
    """Vector 26: hexes (2, 0) and (1, 0), facing east; from (-1, 0) either line enters (1, 0) behind."""
    for picked in ("2.0", "1.0"):
        game = shoots(unit("b", armour=(4, 3, 2), footprint=PAIR), (2, 0, 0), at=(-1, 0, 0))
        game.plays(f"do:ranged,u1,{picked}")
        while not game.tests("damage"):
            game.quiet()
        assert game.tests("damage")[0]["theirs"] == 2


def test_ruling_34_between_two_hexes_of_the_target_the_outer_edges_are_chosen_from() -> None:
    """Vector 27: the line runs between (1, 0) and (0, 1); edges 3 and 4, never an inner one."""
    big = unit("b", armour=(4, 3, 2), footprint=((0, 0), (0, -1), (-1, 0)))
    game = shoots(big, (1, 1, 0), at=(0, 0, 0)).plays("do:ranged,u1,1.1").until_asked("zone")
    assert game.choices == ["zone:rear", "zone:side"], "facing east: edge 3 is the rear, edge 4 a side"


def bomb(**more: Any) -> ActionPart:
    return ActionPart("ranged", **{"bonus": 9, "area": RING, **more})


def test_ruling_35_one_hit_score_and_every_unit_inside_dodges_once_on_its_own() -> None:
    """Friend, foe and a large unit with two hexes inside; hit score 3 + 9 against dodges 4, 12, 13."""
    armies = [
        [unit("a", acts(bomb())), unit("c", dodge=12)],
        [unit("b", dodge=13), unit("d", footprint=PAIR)],
    ]
    places: list[Place] = [(-2, 0, 0), (2, 0, 0), (1, 0, 0), (1, 1, 0)]
    game = fight(armies, places).plays("reveal:u0").until_asked("action").plays("do:ranged,1.0")
    while not game.told("damage"):
        game.quiet()
    hits = {test["target"]: (test["mine"], test["theirs"], test["success"]) for test in game.tests("hit")}
    assert hits == {1: (12, 12, True), 2: (12, 13, False), 3: (12, 4, True)}
    assert len(game.tests("hit")) == 3, "a large unit dodges once"


def test_ruling_35_one_hit_and_one_damage_window() -> None:
    cards = [icons("aim", ballistic=1), icons("hard", damage=1)]
    game = fight(
        [[unit("a", acts(bomb()))], [unit("b"), unit("c")]],
        [(-2, 0, 0), (1, 0, 0), (2, 0, 0)],
        heroes=cards,
        hands=[["aim", "hard"]],
    )
    game.plays("reveal:u0").until_asked("action").plays("do:ranged,1.0", "icons:aim,0,u0")
    while not game.tests("damage"):
        game.plays("icons:hard") if game.offers("icons:hard") else game.quiet()
    assert [test["mine"] for test in game.tests("hit")] == [13, 13], "the card counts against both"
    assert [test["mine"] for test in game.tests("damage")] == [6, 6]
    assert len(game.told("window_opened")) == 2


def test_ruling_35_a_defenders_card_helps_one_unit() -> None:
    duck = icons("duck", dodge=9)
    game = fight(
        [[unit("a", acts(bomb()))], [unit("b"), unit("c")]],
        [(-2, 0, 0), (1, 0, 0), (2, 0, 0)],
        heroes=[duck],
        hands=[(), ["duck"]],
    )
    game.plays("reveal:u0").until_asked("action").plays("do:ranged,1.0", "icons:duck,0,u2")
    while len(game.tests("hit")) < 2:
        game.quiet()
    assert {test["target"]: test["success"] for test in game.tests("hit")} == {1: True, 2: False}


def test_ruling_35_the_centre_is_in_range_front_and_sight_and_at_least_1_away() -> None:
    game = fight(
        [[unit("a", acts(bomb(range=2)))], [unit("b")]], [(0, 0, 0), (1, 0, 0)], terrain={(1, -1): "t"}
    )
    game.plays("reveal:u0").until_asked("action")
    centres = {text.partition(",")[2] for text in game.choices if text.startswith("do:ranged,")}
    assert {"1.0", "0.1", "2.0"} <= centres
    assert not centres & {"0.0", "-1.0", "3.0", "2.-2"}, "itself, behind, too far, out of sight"
    assert "1.-1" in centres, "the end hex never blocks"


def test_ruling_35_the_zone_faces_the_centre_and_objects_are_not_hurt() -> None:
    game = fight(
        [[unit("a", acts(bomb()))], [unit("b", armour=(4, 3, 2))]],
        [(-2, 0, 0), (2, 0, 0)],
        objects=(MapObject("crate", NAME, "crate", (0, 0), stability=3),),
    )
    game.plays("reveal:u0").until_asked("action").plays("do:ranged,1.0")
    while not game.tests("damage"):
        game.quiet()
    assert game.tests("damage")[0]["theirs"] == 2, "the centre lies behind the unit"
    assert [test["target"] for test in game.tests("hit")] == [1]


def test_ruling_35_stability_tests_go_away_from_the_centre_and_nobody_follows() -> None:
    part = bomb(bonus=0, stability=StabilityPart(bonus=5))
    game = fight(
        [[unit("a", acts(part))], [unit("b"), unit("c")]],
        [(-3, 0, 0), (0, 0, 0), (1, -1, 0)],
    )
    game.plays("reveal:u0").until_asked("action").plays("do:ranged,0.0").until_asked("stability-test")
    assert set(game.choices) == {"test:u1", "test:u2", "none"}, "the initiator's order, without contact"
    game.plays("test:u2", "both")
    assert game.at(2)[:2] == (2, -2), "edge 5, away from the centre"
    assert game.kind != "follow"
    game.until_asked("stability-test", "test:u1").plays("test:u1", "push")
    assert game.kind == "push-edge", "on the centre: his choice"
    assert len(game.choices) == 6


def test_ruling_37_several_actions_in_printed_order_each_with_its_own_target_and_windows() -> None:
    punch, shot = ActionPart("melee", bonus=5), ActionPart("ranged", bonus=5)
    game = fight(
        [[unit("a", acts(punch, shot))], [unit("b", health=30), unit("c")]],
        [(0, 0, 0), (1, 0, 3), (2, 1, 3)],
        heroes=[icons("aim", melee=1), icons("eye", ballistic=1)],
        hands=[["aim", "eye"]],
    )
    game.plays("reveal:u0").until_asked("action")
    assert not game.offers("do:ranged"), "printed order"
    game.plays("do:melee,u1")
    assert game.offers("icons:aim")
    game.plays("pass").until_asked("action", "do:ranged,u2").plays("do:ranged,u2")
    assert game.offers("icons:eye")


def test_section_3_armour_is_zone_and_card_less_piercing_at_least_0() -> None:
    hard = (card("b/1", 1, standing={"armour": 2}),)
    for piercing, armour in ((0, 4), (3, 1), (9, 0)):
        game = fight(
            [[unit("a", acts(ActionPart("melee", bonus=5, piercing=piercing)))], [unit("b", hard)]],
            [(0, 0, 0), (1, 0, 3)],
            position={"marks": {1: 8}},
        )
        game.plays("reveal:u0").until_asked("action").plays("do:melee,u1")
        while not game.tests("damage"):
            game.quiet()
        assert game.tests("damage")[0]["theirs"] == armour


def test_section_3_zero_damage_is_a_success_and_effects_on_damage_need_one() -> None:
    net = (Operation("net", unit=Pick("it"), n=4),)
    parts = (ActionPart("melee", bonus=1, on_hit=net), ActionPart("melee", bonus=1, on_damage=net))
    for part, number in zip(parts, (4, 0), strict=True):
        game = fight(
            [[unit("a", acts(part))], [unit("b", armour=(9, 9, 9))]],
            [(0, 0, 0), (1, 0, 3)],
        )
        game.plays("reveal:u0").until_asked("action").plays("do:melee,u1")
        game.until_asked("skip-or-reveal", "reveal:u1")
        assert game.tests("hit")[0]["success"]
        assert (game.state.nets[1], game.state.health[1]) == (number, (6,))


# Stability ------------------------------------------------------------------------------------------


def test_ruling_39_a_failed_attack_allows_its_stability_test_and_a_knocked_target_can_be_pushed() -> None:
    part = ActionPart("melee", bonus=-4, stability=StabilityPart())
    game = duel(
        unit("a", acts(part), stability=9),
        unit("b"),
        [(0, 0, 0), (1, 0, 3)],
        position={"marks": {1: KNOCKED}},
    )
    game.until_asked("action").plays("do:melee,u1").until_asked("stability-test").plays("test:u1")
    assert not game.tests("hit")[0]["success"]
    assert game.choices == ["none", "push"], "knocked again: no effect (ruling 43)"
    assert game.plays("push").at(1) == (2, 0, 3)


def test_ruling_39_not_without_contact_nor_against_one_who_is_gone() -> None:
    part = ActionPart("ranged", bonus=9, stability=StabilityPart())
    far = duel(unit("a", acts(part)), unit("b", health=99), [(0, 0, 0), (2, 0, 3)])
    far.until_asked("action").plays("do:ranged,u1")
    while not far.offers("reveal:u1"):
        assert far.kind != "stability-test"
        far.quiet()
    dead = fight(
        [[unit("a", acts(part))], [unit("b", health=1), unit("c")]], [(0, 0, 0), (1, 0, 3), (5, 0, 0)]
    )
    dead.plays("reveal:u0").until_asked("action").plays("do:ranged,u1")
    while not dead.offers("reveal:u2"):
        assert dead.kind != "stability-test"
        dead.quiet()


@pytest.mark.parametrize(
    ("mine", "lost"),
    [(3, 0), (4, 1), (7, 4)],
)
def test_ruling_41_rammed_into_rock_it_stays_and_loses_the_difference_without_armour(
    mine: int, lost: int
) -> None:
    """Stability 3, armour 9; a tie costs nothing. Vector 29: no sideways though both sides are free."""
    game = duel(
        unit("a", deck("a", 9, 1), stability=mine),
        unit("b", armour=(9, 9, 9)),
        [(0, 0, 0), (1, 0, 3)],
        terrain={(2, 0): "#"},
        position={"holds": {0: 1}},
    )
    game.until_asked("action").plays("base:stability,u1", "both")
    assert game.at(1) == (1, 0, 3)
    assert game.state.health[1] == (6 - lost,)
    assert game.marked(1, KNOCKED)
    assert game.state.holds[0] == -1, "a grab between the two ends"
    assert not game.told("pushed")


def test_ruling_41_the_rim_is_as_rock_and_an_object_is_unharmed() -> None:
    game = duel(unit("a", deck("a", 9, 1), stability=5), unit("b"), [(5, 0, 0), (6, 0, 3)])
    game.until_asked("action").plays("base:stability,u1", "push")
    assert (game.at(1), game.state.health[1]) == ((6, 0, 3), (4,))
    crate = MapObject("crate", NAME, "crate", (6, 0), stability=1)
    game = duel(unit("a", deck("a", 9, 1), stability=5), unit("b"), [(5, 0, 0), (0, 0, 3)], objects=(crate,))
    game.until_asked("action").plays("base:stability,o0")
    assert game.state.table.board.hexes[game.state.lies[0]] == (6, 0)


def test_ruling_41_at_most_once_a_unit_and_activation() -> None:
    shove = ActionPart("stability", bonus=2)
    game = duel(unit("a", acts(shove, shove)), unit("b"), [(0, 0, 0), (1, 0, 3)], terrain={(2, 0): "#"})
    game.until_asked("action").plays("do:stability,u1", "push")
    game.until_asked("action").plays("do:stability,u1", "push")
    assert [event["amount"] for event in game.told("rammed")][:1] == [2]
    assert game.state.health[1] == (4,), "the second time costs nothing"


def test_ruling_40_an_immovable_object_holds_and_nobody_loses_health() -> None:
    rocks = {(2, -1): "o", (1, 1): "o"}
    wall = MapObject("wall", NAME, "obstacle", (2, 0))
    game = duel(
        unit("a", deck("a", 9, 1), stability=9),
        unit("b"),
        [(0, 0, 0), (1, 0, 3)],
        terrain=rocks,
        objects=(wall,),
    )
    game.until_asked("action").plays("base:stability,u1", "push")
    assert (game.at(1), game.state.health[1]) == ((1, 0, 3), (6,))


def test_ruling_40_push_n_goes_on_in_the_first_direction_until_difficult_ground() -> None:
    for ground, where in (({}, (4, 0)), ({(2, 0): "~"}, (2, 0)), ({(3, 0): "#"}, (2, 0))):
        game = duel(
            unit("a", acts(ActionPart("stability", bonus=3, stability=StabilityPart(push=3)))),
            unit("b"),
            [(0, 0, 0), (1, 0, 3)],
            terrain=ground,
        )
        game.until_asked("action").plays("do:stability,u1", "push")
        assert game.at(1)[:2] == where


@pytest.mark.parametrize(("state", "follows"), [("free", True), ("knocked", False)])
def test_ruling_42_who_is_not_knocked_may_follow_whatever_way_the_target_went(
    state: str, follows: bool
) -> None:
    game = fight(
        [[unit("a", deck("a", 9, 1), stability=9)], [unit("b"), unit("c")]],
        [(0, 0, 0), (1, 0, 3), (2, 0, 3)],
        position={"marks": {0: KNOCKED} if state == "knocked" else {}},
    )
    game.plays("reveal:u0").until_asked("action").plays("base:stability,u1", "push", "edge:5")
    assert game.at(1)[:2] == (2, -1), "straight on is occupied: left or right"
    assert (game.kind == "follow") == follows
    if follows:
        assert game.plays("follow").at(0) == (1, 0, 0), "straight on from the edge crossed, facing kept"


def test_ruling_43_knocked_means_base_values_and_grabs_end() -> None:
    strong = (card("b/1", 1, standing={"stability": 5}),)
    game = duel(
        unit("a", deck("a", 9, 1), stability=9),
        unit("b", strong),
        [(0, 0, 0), (1, 0, 3)],
        position={"holds": {1: 0}, "marks": {1: 8}},
    )
    game.until_asked("action").plays("base:stability,u1", "knock")
    assert game.tests("stability")[0]["theirs"] == 8, "standing bonus of a revealed card"
    assert game.state.holds[1] == -1


def test_ruling_44_one_more_for_each_ally_that_holds_the_target_and_no_block_by_it() -> None:
    """Stability 3 + grab 1 + 1 ally against 5: grabbed, not blocked."""
    game = fight(
        [[unit("a", acts(ActionPart("grab", grab=1))), unit("c")], [unit("b", stability=5)]],
        [(0, 0, 0), (2, 0, 3), (1, 0, 0)],
        position={"holds": {1: 2}},
    )
    game.plays("reveal:u0").until_asked("action").plays("do:grab,u2")
    while not game.tests("grab"):
        game.quiet()
    test = game.tests("grab")[0]
    assert (test["mine"], test["theirs"]) == (5, 5)
    assert test["parts"] == [["base", 3], ["grab", 1], ["allies", 1]]
    assert game.choices == ["grab", "none"]
    assert game.plays("grab").state.holds[0] == 2
    assert not game.marked(0, BLOCKS)


def test_ruling_44_a_new_grab_lets_go_of_the_old() -> None:
    game = fight(
        [[unit("a", acts(ActionPart("grab", grab=9)))], [unit("b"), unit("c")]],
        [(0, 0, 0), (1, 0, 3), (0, 1, 3)],
        position={"holds": {0: 1}},
    )
    game.plays("reveal:u0").until_asked("action").plays("do:grab,u2", "grab")
    assert game.state.holds[0] == 2


@pytest.mark.parametrize(("where", "offered"), [((1, 0, 3), True), ((2, 0, 3), False)])
def test_ruling_96_a_grab_is_made_at_contact_whatever_its_range(where: Place, offered: bool) -> None:
    game = duel(unit("a", acts(ActionPart("grab", grab=2, range=2))), unit("b"), [(0, 0, 0), where])
    while game.kind == "movement":
        game.quiet()
    assert game.offers("do:grab,u1") == offered


@pytest.mark.parametrize(
    ("ability", "score"),
    [
        (Ability("ram", NAME, {"stability": 2}, against=Filter(keyword=("dinosaur",))), 3),
        (Ability("ram", NAME, {"stability": 2}), 5),
    ],
)
def test_ruling_65_a_bonus_against_some_units_does_not_count_against_an_object(
    ability: Ability, score: int
) -> None:
    game = walker(objects=(MapObject("crate", NAME, "crate", (1, 0), stability=3),), abilities=(ability,))
    game.plays("enter:0.0,0>0")
    assert game.tests("stability")[0]["mine"] == score


def test_ruling_45_a_step_moves_the_unit_and_all_that_hold_it() -> None:
    """Vector 30: holders ahead and behind; all three move one hex east, nobody is tested."""
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b"), unit("c")]],
        [(0, 0, 0), (1, 0, 3), (-1, 0, 0)],
        position={"holds": {1: 0, 2: 0}},
    )
    game.plays("reveal:u0", "go", "keep", "keep", "move:1.0,0")
    assert [game.at(n)[:2] for n in range(3)] == [(1, 0), (2, 0), (0, 0)]
    assert not game.told("test")
    assert [game.state.holds[n] for n in (1, 2)] == [0, 0]


def test_ruling_45_a_holder_without_room_lets_go_and_stays() -> None:
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b")]],
        [(0, 0, 5), (-1, 1, 0)],
        terrain={(0, 0): "."},
        position={"holds": {1: 0}},
    )
    # The holder at (-1, 1) would be dragged to (0, 0), which the mover leaves: free. At a rock it is not.
    game.plays("reveal:u0", "go", "keep", "move:1.-1,5")
    assert game.at(1)[:2] == (0, 0)
    stuck = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b")]],
        [(0, 0, 5), (0, 1, 0)],
        terrain={(1, 0): "#"},
        position={"holds": {1: 0}},
    )
    stuck.plays("reveal:u0", "go", "keep", "move:1.-1,5")
    assert stuck.at(1)[:2] == (0, 1)
    assert stuck.state.holds[1] == -1


def test_ruling_45_who_enters_a_hex_by_itself_lets_go() -> None:
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b")]],
        [(0, 0, 0), (-1, 0, 0)],
        position={"holds": {0: 1}},
    )
    game.plays("reveal:u0", "move:0.0,1").until_asked("skip-or-reveal", "reveal:u1")
    assert game.state.holds[0] == 1, "turning keeps the grab"
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b")]], [(0, 0, 0), (-1, 0, 0)], position={"holds": {0: 1}}
    )
    game.plays("reveal:u0", "move:1.0,0")
    assert game.state.holds[0] == -1


@pytest.mark.parametrize(("net", "free"), [(3, True), (4, False)])
def test_ruling_46_a_net_is_torn_by_reaching_its_number(net: int, free: bool) -> None:
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b")]],
        [(0, 0, 0), (1, 0, 3)],
        position={"nets": {0: net}},
    )
    game.plays("reveal:u0")
    assert game.kind == "action", "blocked: no movement"
    game.plays("base:break-free,net")
    assert (game.state.nets[0] == 0) == free


def test_ruling_46_grabbers_and_a_net_are_tested_apart() -> None:
    game = fight(
        [[unit("a", deck("a", 9, 1), stability=9)], [unit("b"), unit("c")]],
        [(0, 0, 0), (1, 0, 3), (-1, 0, 0)],
        position={"nets": {0: 3}, "holds": {1: 0, 2: 0}},
    )
    game.plays("reveal:u0")
    assert {"base:break-free,grabbers", "base:break-free,net"} <= set(game.choices)
    game.plays("base:break-free,grabbers")
    assert (game.tests("break-free")[0]["theirs"], game.state.nets[0]) == (5, 3)
    assert [game.state.holds[n] for n in (1, 2)] == [-1, -1]


def test_ruling_55_a_sleeper_fails_every_test_but_stability_at_base_less_one() -> None:
    game = duel(
        unit("a", deck("a", 9, 1)),
        unit("b", (card("b/1", 1, standing={"stability": 5}),), stability=4),
        [(0, 0, 0), (1, 0, 3)],
        position={"marks": {1: SEDATED}, "active": {1: ()}},
    )
    game.until_asked("action").plays("base:stability,u1", "push")
    test = game.tests("stability")[0]
    assert (test["theirs"], test["success"]) == (3, True)
