"""Ruling 14: a scientist may pause on a fire as long as everybody can still walk off with the points left."""

from __future__ import annotations

import pytest

from .table import CORRIDOR_ROCKS, accepted, after, at, legal, refuse, rejected

# Entering and leaving a fire


def test_entering_a_fire_needs_a_point_to_leave_it() -> None:
    """ruling 14: with the AP left after it he must be able to walk off."""
    refuse(at("S+1", M="f6", S="c3", fire="d3"), "Sc3-d3")
    assert "Sc3-d3" in legal(at("S+2", M="f6", S="c3", fire="d3"))


def test_he_may_leave_the_way_he_came() -> None:
    """ruling 14: any free neighbour is a way out, also the space he left."""
    position = after(at("S+2", M="f6", S="c3", fire="d3"), "Sc3-d3").text
    assert legal(position) == {"Sd3-c3", "Sd3-e3", "Sd3-d2", "Sd3-d4"}


def test_ending_the_turn_on_a_fire_is_refused() -> None:
    """rulebook: "cannot end their turn on a space occupied by a fire token"; ruling 14."""
    for points in range(1, 7):
        refuse(at(f"S+{points}", M="f6", B="d3", S="a1"), ".")
    assert "." in legal(at("S+2", M="f6", S="c3", fire="d3"))
    position = after(at("S+3", M="f6", B="d3", S="a1"), "Sd3-d2").text
    assert "." in legal(position)


def test_one_of_two_on_fire_is_enough_to_refuse_the_end() -> None:
    """ruling 14: "only when nobody is on fire"."""
    position = after(at("S+4", M="f6", B="d3 f3"), "Sd3-d2").text
    refuse(position, ".")
    assert "." in legal(after(position, "Sf3-f2").text)


def test_walking_over_fire_does_not_put_it_out() -> None:
    """ruling 14: "Walking over fire does not put it out"."""
    position = after(at("S+3", M="f6", S="c3", fire="d3 e3"), "Sc3-d3", "Sd3-e3", "Se3-f3")
    assert position.where("*") == {"d3", "e3"}
    assert position.on("f3") == "S"


def test_two_fires_in_a_row_need_the_points_for_both() -> None:
    """ruling 14: crossing two fires where no side way is open."""
    corridor = {"rocks": CORRIDOR_ROCKS, "M": "f6", "S": "a2", "fire": "a3 a4"}
    assert "Sa2-a3" in legal(at("S+2", **corridor))  # he can go back
    inside = after(at("S+3", **corridor), "Sa2-a3").text
    assert legal(inside) == {"Sa3-a2", "Sa3-a4"}
    inside = after(at("S+2", **corridor), "Sa2-a3").text
    assert legal(inside) == {"Sa3-a2"}


def test_from_fire_to_fire() -> None:
    """ruling 14: a step onto the next fire is legal if a way off is left from there."""
    position = at("S+2", M="f6", B="c3", fire="d3")
    assert "Sc3-d3" in legal(position)
    assert after(position, "Sc3-d3").on("c3") == "*"
    refuse(at("S+1", M="f6", B="c3", fire="d3"), "Sc3-d3")


# Acting from a fire


@pytest.mark.parametrize(("action", "mark"), [("Sd3!", "C"), ("Sd3~d4", "C"), ("Sd3xd2", "C")])
def test_he_acts_from_a_fire(action: str, mark: str) -> None:
    """003: "tirer depuis ... une case en feu"; ruling 14: act and shoot from there."""
    position = at("S+2", M="f3", B="d3", b="d4 k6", z="d2", escaped=1, captured=1)
    assert action in legal(position)
    assert after(position, action).on("d3") == mark
    refuse(at("S+1", M="f3", B="d3", b="d4 k6", z="d2", escaped=1, captured=1), action)


def test_having_acted_he_still_walks_off() -> None:
    """NOTATION 1: `C` on a fire becomes `A` beside it; the fire stays."""
    position = at("S+2", M="f3", C="d3")
    assert not legal(position, like="Sd3[!~x].*")
    position_after = after(position, "Sd3-d4")
    assert (position_after.on("d4"), position_after.on("d3")) == ("A", "*")


def test_a_shot_across_a_fire() -> None:
    """rulebook: "shoot across fire"."""
    assert "Sc3!" in legal(at("S+1", M="f3", S="c3", fire="d3 e3"))


def test_others_may_act_while_points_are_to_spare() -> None:
    """ruling 14: the test counts for every action of every scientist."""
    spare = at("S+2", M="f3", B="d1", S="a3", s="a6", b="a2", escaped=2, captured=2)
    assert {"Sa3-a4", "Sa3~a2", "Sa3!", "S^a6"} <= legal(spare)
    short = at("S+1", M="f3", B="d1", S="a3", s="a6", b="a2", escaped=2, captured=2)
    assert legal(short) == {"Sd1-c1", "Sd1-e1", "Sd1-d2"}


# Several on fire


def test_two_on_fire_with_two_points() -> None:
    """ruling 14: every scientist on fire could still walk off; nothing else can be afforded."""
    position = at("S+2", M="f6", B="d3 f3", S="a1", s="a6")
    assert legal(position) == {
        *(f"Sd3-{space}" for space in ("c3", "e3", "d2", "d4")),
        *(f"Sf3-{space}" for space in ("e3", "g3", "f2", "f4")),
    }


def test_two_on_fire_with_three_points() -> None:
    """ruling 14: one point is to spare."""
    position = at("S+3", M="f6", B="d3 f3", S="a1", s="a6")
    assert {"Sa1-a2", "S^a6", "Sf3!"} <= legal(position)
    refuse(position, ".")


def test_two_on_fire_with_one_point_is_no_position() -> None:
    """ruling 14, and "Which positions are refused"."""
    rejected(at("S+1", M="f6", B="d3 f3", S="a1"))
    accepted(at("S+1", M="f6", B="d3", S="a1 f3"))


def test_four_on_fire() -> None:
    """ruling 14: four points for four, whatever the order."""
    rejected(at("S+3", M="f6", B="b2 d2 f2 h2"))
    position = at("S+4", M="f6", B="b2 d2 f2 h2")
    assert all(text[0] == "S" and "-" in text for text in legal(position))
    position_after = after(position, "Sf2-f3", "Sb2-c2", "Sh2-g2", "Sd2-d1")
    assert position_after.turn == "cards"
    assert position_after.where("*") == {"b2", "d2", "f2", "h2"}


def test_two_next_to_each_other_on_fire() -> None:
    """ruling 14: in any order; one walks off over the other's fire if he must."""
    # Corridor a1 a2 (both burning, both taken) with one free end a3: the second cannot get past the first.
    rejected(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a1 a2"))
    # A side door at b2 lets the first step aside: 1 + 2 points.
    door = "b1 b3 b4 b5 b6 h6 i6 j6 h5"
    rejected(at("S+2", rocks=door, M="f6", B="a1 a2"))
    position = at("S+3", rocks=door, M="f6", B="a1 a2")
    assert legal(position) == {"Sa2-a3", "Sa2-b2"}
    assert legal(after(position, "Sa2-a3").text) == {"Sa1-a2"}
    assert legal(after(position, "Sa2-a3", "Sa1-a2").text) == {"Sa2-b2"}


def test_who_has_walked_off_moves_no_further() -> None:
    """ruling 14: moves "each made by a scientist then standing on a fire"."""
    # Fires a1-a3, free a4-a6: the first to reach a4 would have to go on to make room, which does not count.
    rejected(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a1 a2", fire="a3"))
    door = "b1 b2 b4 b5 b6 h6 i6 j6 h5"
    rejected(at("S+4", rocks=door, M="f6", B="a1 a2", fire="a3"))
    position = at("S+5", rocks=door, M="f6", B="a1 a2", fire="a3")
    assert legal(position) == {"Sa2-a3"}
    # From a3 either end will do for the first; he may not linger.
    inside = after(position, "Sa2-a3").text
    assert legal(inside) == {"Sa3-a4", "Sa3-b3", "Sa1-a2"}


def test_a_chain_of_fires_moves_up_in_order() -> None:
    """ruling 14: in any order: the last may close up before the first leaves."""
    door = "b1 b2 b4 b5 b6 h6 i6 j6 h5"
    position = at("S+5", rocks=door, M="f6", B="a1 a2", fire="a3")
    walked = after(position, "Sa2-a3", "Sa1-a2", "Sa3-b3", "Sa2-a3", "Sa3-a4")
    assert walked.turn == "cards"
    assert walked.where("S") == {"b3", "a4"}
    assert walked.where("*") == {"a1", "a2", "a3"}


def test_the_only_way_out_is_kept_for_the_one_who_needs_it() -> None:
    """ruling 14: an action is illegal if it takes another's last way out."""
    position = at("S+2", rocks=CORRIDOR_ROCKS, M="f6", B="a1 a3", S="f1")
    assert legal(position) == {"Sa1-a2", "Sa3-a4"}
    refuse(position, "Sa3-a2")


def test_a_bystander_may_not_take_the_last_way_out() -> None:
    """ruling 14: all other figures staying where they are."""
    position = at("S+3", rocks=CORRIDOR_ROCKS, M="f6", B="a1", S="a3")
    refuse(position, "Sa3-a2")
    assert "Sa3-a4" in legal(position)


def test_a_bystander_does_not_count_as_making_room() -> None:
    """ruling 14: only scientists on fire move in the test."""
    rejected(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a1", S="a2"))
    accepted(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a1", S="a3"))


def test_who_blocks_a_way_out() -> None:
    """ruling 14: figures of both sides stay where they are."""
    for letter in "MbzysfA":
        figures = {"M": "f6", letter: "a2"}
        rejected(at("S+6", rocks=CORRIDOR_ROCKS, B="a1", S="k1", **figures))
    accepted(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a1", S="k1", b="a3"))


def test_a_shot_or_a_sleeping_baby_opens_no_way() -> None:
    """ruling 14: by moves alone; a capture that would open the way does not count beforehand."""
    rejected(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a1", S="a3", z="a2"))


def test_an_exit_is_no_way_out() -> None:
    """rulebook: no scientist on a half-space; a3 has one, and it does not help him."""
    rejected(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a3", z="a2", b="a4"))
    accepted(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a3", z="a2"))


# Captures that free a way


def test_a_capture_frees_a_shorter_way() -> None:
    """ruling 14: after the action the captured baby is gone, and its space is a way out."""
    # From a1: b1 burns and leads to c1 and b2 (two points); a2 holds a sleeping baby.
    position = at("S+2", M="f6", B="a1", fire="b1", z="a2", b="k6 k5", escaped=1, captured=1)
    assert "Sa1xa2" in legal(position)
    position_after = after(position, "Sa1xa2")
    assert position_after.on("a1") == "C"
    assert legal(position_after.text) == {"Sa1-a2"}


def test_another_mans_capture_frees_the_way_too() -> None:
    """ruling 14: whoever captures, the way is open after it."""
    position = at("S+2", M="f6", B="a1", S="a3", fire="b1", z="a2", b="k6 k5", escaped=1, captured=1)
    assert {"Sa3xa2", "Sa1xa2", "Sa1-b1"} == legal(position)


def test_putting_a_baby_to_sleep_frees_nothing() -> None:
    """ruling 14: a sleeping baby stays where it is."""
    position = at("S+2", M="f6", B="a1", fire="b1", b="a2 k6 k5", escaped=1, captured=1)
    assert legal(position) == {"Sa1-b1"}


def test_entering_behind_a_baby() -> None:
    """ruling 14: the way back counts, a baby ahead does not matter."""
    position = at("S+2", rocks=CORRIDOR_ROCKS, M="f6", S="a2", fire="a3", b="a4")
    assert "Sa2-a3" in legal(position)


# Wins


def test_a_capture_that_wins_is_always_legal() -> None:
    """ruling 14: "An action that wins the game at once (ruling 15) is always legal"."""
    position = at("S+1", M="f6", B="d3", z="d4", escaped=2, captured=2)
    assert legal(position) == {"Sd3-c3", "Sd3-e3", "Sd3-d2", "Sd3xd4"}
    position_after = after(position, "Sd3xd4")
    assert position_after.turn == "S#"
    assert position_after.on("d3") == "C"
    accepted(position_after.text)


def test_a_shot_that_wins_is_always_legal() -> None:
    """ruling 14: also with others left on fire."""
    position = at("S+2", M="f3", B="d3 b1", S="k6", tokens=4)
    assert "Sd3!" in legal(position)
    position_after = after(position, "Sd3!")
    assert position_after.turn == "S#"
    assert (position_after.on("d3"), position_after.on("b1")) == ("C", "B")
    accepted(position_after.text)
    refuse(at("S+2", M="f3", B="d3 b1", S="k6", tokens=3), "Sd3!")


def test_a_bystander_may_win_while_others_burn() -> None:
    """ruling 14: any action that wins."""
    position = at("S+1", M="f3", B="b1", S="f5", tokens=4)
    assert "Sf5!" in legal(position)
    refuse(position, "Sf5-f4")


# Fires that nobody may enter


def test_a_dead_end_of_fire() -> None:
    """ruling 14: in and out again costs two points; three for the second fire."""
    position = {"rocks": CORRIDOR_ROCKS, "M": "f6", "S": "a3", "fire": "a1 a2"}
    refuse(at("S+1", **position), "Sa3-a2")
    assert "Sa3-a2" in legal(at("S+2", **position))
    assert legal(after(at("S+3", **position), "Sa3-a2").text) == {"Sa2-a3"}
    assert legal(after(at("S+4", **position), "Sa3-a2").text) == {"Sa2-a3", "Sa2-a1"}


def test_a_second_man_needs_his_own_way_out() -> None:
    """ruling 14: who follows onto the fire must leave enough points and ways for both."""
    # a1 walks a2, a3, b3 (three points). If a4 steps onto a3, both need four together.
    door = {"rocks": "b1 b2 b4 b5 b6 h6 i6 j6 h5", "M": "f6", "B": "a1", "S": "a4", "fire": "a2 a3"}
    assert legal(at("S+5", **door), like="Sa4.*") == {"Sa4-a3", "Sa4-a5"}
    assert legal(at("S+4", **door), like="Sa4.*") == {"Sa4-a5"}
    assert legal(at("S+3", **door)) == {"Sa1-a2"}
    rejected(at("S+2", **door))


def test_the_mothers_absence_opens_her_space() -> None:
    """rulings 7 and 14: off the board she is in nobody's way."""
    rejected(at("S+1", rocks=CORRIDOR_ROCKS, M="a2", B="a1", S="k1"))
    assert legal(at("S+1", rocks=CORRIDOR_ROCKS, B="a1", S="f1", played=(2, 9))) == {"Sa1-a2"}


def test_the_last_point_takes_the_last_man_off() -> None:
    """NOTATION: "ruling 14 keeps such a turn legal": the turn then ends by itself."""
    position = after(at("S+1", M="f6", B="d3"), "Sd3-d4")
    assert position.turn == "cards"
    assert (position.on("d4"), position.on("d3")) == ("S", "*")


def test_a_man_on_fire_is_in_the_way_of_others() -> None:
    """rulebook: "never be two figurines ... on the same space", on a fire neither."""
    position = at("S+4", M="f6", B="d3", S="c3", C="d4")
    refuse(position, "Sc3-d3", "Sd3-d4", "Sd4-d3", "Sd3-c3")
    assert {"Sc3-c4", "Sd3-e3", "Sd4-d5"} <= legal(position)


def test_a_man_on_fire_captures_what_another_put_to_sleep() -> None:
    """rulings 14 and 15: he waits on the fire, and his capture wins though no point is left to leave it."""
    position = at("S+3", M="f6", S="c4 c5", fire="d4", b="d5 k6", escaped=1, captured=2)
    waiting = after(position, "Sc4-d4", "Sc5~d5")
    assert (waiting.turn, waiting.on("d4"), waiting.on("d5")) == ("S+1", "B", "y")
    assert legal(waiting.text) == {"Sd4-c4", "Sd4-e4", "Sd4-d3", "Sd4xd5"}
    assert after(waiting.text, "Sd4xd5").turn == "S#"
