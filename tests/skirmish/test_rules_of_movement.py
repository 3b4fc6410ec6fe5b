"""Movement, terrain, passing, reactions: each on a small position, citing the ruling it is about."""

from __future__ import annotations

from typing import Any

from lostworld.skirmish.content.model import ActionPart, MapObject, MovementPart
from lostworld.skirmish.rules.position import HELD_MOVE, KNOCKED, REVEALED
from lostworld.skirmish.state import State
from tests.skirmish.made import NAME, at, battle, card, does, only, reveal, run, table, unit


def alone(mover: Any, place: tuple[int, int, int] = (0, 0, 0), **fields: Any) -> State:
    """A unit with an enemy far away."""
    return battle(table([[mover], [unit("far")]], **fields), [place, (-6, 0, 0)])


def moves(s: State, *answers: str, who: int = 0) -> list[dict[str, Any]]:
    """A unit's movement half."""
    return does(s, "movement", *answers, unit=who, mode="active", n=0)


def ends(s: State, who: int = 0) -> set[str]:
    """The ends that are offered."""
    moves(s, who=who)
    return {text[5:] for text in s.legal(s.deciders[0]) if text.startswith("move:")}


def hexes(found: set[str]) -> set[str]:
    return {text.partition(",")[0] for text in found}


def with_card(name: str = "a", **fields: Any) -> Any:
    """A unit with one card, which is its Active card."""
    movement = fields.pop("card_movement", MovementPart())
    return unit(name, cards=(card(f"{name}/5", 5, movement=movement, **fields.pop("card", {})),), **fields)


def test_ruling_21_a_point_is_a_hex_and_turning_is_free() -> None:
    found = ends(alone(unit("a", movement=2)))
    assert len(hexes(found)) == 19
    assert len(found) == 19 * 6 - 1, "every facing everywhere, but not to stay as one is"


def test_ruling_21_charge_allows_one_turn_a_hex() -> None:
    s = alone(with_card(card_movement=MovementPart(charge=True), movement=2))
    reveal(s, 0)
    found = ends(s)
    assert len(found) == 61 - 1
    assert "1.0,0" in found
    assert "-1.0,3" not in found


def test_ruling_7_charge_can_be_disregarded() -> None:
    s = alone(with_card(card_movement=MovementPart(charge=True, bonus=2), movement=2))
    reveal(s, 0)
    moves(s, "base")
    assert len([text for text in s.legal(0) if text.startswith("move:")]) == 113


def test_ruling_21_fix_turns_only() -> None:
    s = alone(with_card(card_movement=MovementPart(fix=True), movement=3))
    reveal(s, 0)
    assert hexes(ends(s)) == {"0.0"}


def test_ruling_22_a_large_unit_turns_only_into_allowed_hexes() -> None:
    long = unit("long", movement=0, footprint=((0, 0), (-1, 0)))
    s = alone(long, terrain={(0, -1): "o", (-1, 1): "o"})
    assert ends(s) == set()
    s = alone(long, terrain={(0, -1): "o"})
    assert ends(s) == {"0.0,5", "0.0,4", "0.0,3", "0.0,2"}


def test_ruling_23_difficult_ground_ends_the_movement_but_not_turns() -> None:
    mud = dict.fromkeys(((1, 0), (0, 1), (1, -1), (-1, 0), (0, -1), (-1, 1)), "~")
    found = ends(alone(unit("a", movement=3), terrain=mud))
    assert len(hexes(found)) == 7
    assert {f"1.0,{facing}" for facing in range(6)} <= found


def test_ruling_23_starting_on_difficult_ground_costs_nothing() -> None:
    assert len(hexes(ends(alone(unit("a", movement=1), terrain={(0, 0): "~"})))) == 7


def test_ruling_28_who_flies_passes_everything_and_jumps_pass_terrain() -> None:
    water = {(1, 0): "o", (0, 1): "o", (1, -1): "o", (-1, 0): "o", (0, -1): "o", (-1, 1): "o"}
    assert hexes(ends(alone(unit("a", movement=2), terrain=water))) == {"0.0"}
    for keyword in ("fly", "jump"):
        found = hexes(ends(alone(unit("a", movement=2, keywords=(keyword,)), terrain=water)))
        assert len(found) == 13
        assert "1.0" not in found


def test_ruling_23_nobody_leaves_the_map() -> None:
    found = hexes(ends(alone(unit("a", movement=2), (6, -6, 0))))
    assert all(abs(int(q)) <= 6 and abs(int(r)) <= 6 for q, r in (text.split(".") for text in found))


def test_ruling_24_own_packs_are_passed_single_allies_are_not() -> None:
    ring = [(1, 0, 0), (0, 1, 0), (1, -1, 0), (-1, 0, 0), (0, -1, 0), (-1, 1, 0)]
    for models, reached in ((3, 13), (1, 1)):
        friends = [unit(f"friend{number}", models=models, health=2) for number in range(6)]
        of = table([[unit("a", movement=2), *friends], [unit("far")]])
        s = battle(of, [(0, 0, 0), *ring, (-6, 0, 0)])
        assert len(hexes(ends(s))) == reached


def test_ruling_24_entering_needs_a_test_and_winning_pushes_and_knocks() -> None:
    s = battle(table([[unit("a", stability=5)], [unit("b", stability=3)]]), [(0, 0, 0), (1, 0, 3)])
    told = moves(s, "enter:0.0,0>0", "stop")
    assert only(told, "test")[0]["success"]
    assert at(s, 1)[0] == (2, 0)
    assert s.marks[1] & KNOCKED
    assert at(s, 0)[0] == (1, 0)


def test_ruling_24_a_lost_test_ends_the_movement_before_it() -> None:
    s = battle(table([[unit("a", stability=2)], [unit("b", stability=3)]]), [(0, 0, 0), (2, 0, 3)])
    told = moves(s, "enter:1.0,0>0")
    assert at(s, 0)[0] == (1, 0)
    assert only(told, "movement_ended")[0]["reason"] == "test"
    assert s.question not in ("movement", "rest-of-movement")


def test_ruling_26_objects_are_in_the_way_and_can_be_pushed() -> None:
    crate = MapObject("crate", NAME, "crate", (1, 0), stability=2)
    wall = MapObject("wall", NAME, "obstacle", (0, 1))
    s = alone(unit("a", movement=1, stability=3), objects=(crate, wall))
    found = hexes(ends(s))
    assert not found & {"1.0", "0.1"}
    tests = {text.partition(">")[2] for text in s.legal(0) if text.startswith("enter:")}
    assert tests == {"0"}, "the immovable one is no test"
    run(s, "enter:0.0,0>0")
    assert s.table.board.hexes[s.lies[0]] == (2, 0)
    assert at(s, 0)[0] == (1, 0)


def test_ruling_43_standing_up_is_paid_from_base_movement() -> None:
    s = alone(unit("a", movement=2, stand_up=1))
    s.marks[0] |= KNOCKED
    moves(s)
    assert set(s.legal(0)) == {"stand", "stay"}
    run(s, "stand")
    assert len({text[5:].partition(",")[0] for text in s.legal(0) if text.startswith("move:")}) == 7


def test_ruling_45_entering_a_hex_lets_go_turning_does_not() -> None:
    s = battle(table([[unit("a")], [unit("b")]]), [(0, 0, 0), (1, 0, 3)])
    s.holds[0] = 1
    moves(s, "move:0.0,1")
    assert s.holds[0] == 1
    s = battle(table([[unit("a")], [unit("b")]]), [(0, 0, 0), (1, 0, 3)])
    s.holds[0] = 1
    moves(s, "move:0.1,1")
    assert s.holds[0] == -1


def test_ruling_48_a_held_movement_answers_a_segment() -> None:
    watch = card("b/5", 5, reaction=True)
    s = battle(table([[unit("a")], [unit("b", cards=(watch,))]]), [(0, 0, 0), (3, 0, 3)])
    s.marks[1] |= HELD_MOVE | REVEALED
    moves(s, "move:1.0,0")
    assert s.question == "reaction"
    assert s.deciders == (1,)
    run(s, "react:u1", "move:4.0,3")
    assert s.question == "rest-of-movement", "only if a reactor moved may the rest be used"
    assert not s.marks[1] & HELD_MOVE


def test_ruling_48_without_a_reactor_s_move_the_rest_is_lost() -> None:
    watch = card("b/5", 5, reaction=True)
    s = battle(table([[unit("a")], [unit("b", cards=(watch,))]]), [(0, 0, 0), (3, 0, 3)])
    s.marks[1] |= HELD_MOVE | REVEALED
    moves(s, "move:1.0,0", "decline")
    assert s.question != "rest-of-movement"


def test_ruling_13_a_forced_movement_must_be_made() -> None:
    s = alone(with_card(card_movement=MovementPart(forced=True)))
    reveal(s, 0)
    moves(s)
    assert "stay" not in s.legal(0)


def test_ruling_24_consent_is_asked_of_another_player() -> None:
    friend = unit("friend", models=3, health=2)
    of = table([[unit("a", movement=2)], [friend], [unit("far")]], sides=("one", "one", "two"))
    s = battle(of, [(0, 0, 0), (1, 0, 0), (-6, 0, 0)])
    moves(s)
    assert "ask:u1" in s.legal(0)
    run(s, "ask:u1")
    assert s.deciders == (1,)
    run(s, "agree")
    assert any(text.startswith("move:2.0") for text in s.legal(0))
    assert "ask:u1" not in s.legal(0)


def test_ruling_35_an_area_hits_everybody_inside_once() -> None:
    blast = ActionPart("ranged", range=3, area=((0, 0), (1, 0), (-1, 0)), bonus=9)
    bomber = unit("a", cards=(card("a/5", 5, blast),))
    s = battle(table([[bomber], [unit("b"), unit("c")]]), [(0, 0, 0), (2, 0, 3), (3, 0, 3)])
    reveal(s, 0)
    told = does(s, "action", "do:ranged,2.0", "zone:front+front", "all", unit=0, mode="active", n=0)
    assert [event["target"] for event in only(told, "test")] == [1, 2, 1, 2]
    assert {event["unit"] for event in only(told, "damage")} == {1, 2}
