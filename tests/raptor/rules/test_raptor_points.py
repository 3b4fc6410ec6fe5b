"""Raptor's action points: babies move and escape, the mother moves, kills, wakes and puts out fires."""

from __future__ import annotations

import pytest

from .table import FIRST_GAME_ROCKS, Position, after, at, legal, refuse


def targets(position: str, like: str) -> set[str]:
    """The last two characters of the actions that match."""
    return {text[-2:] for text in legal(position, like=like)}


# 1) A baby moves one space


def test_a_baby_moves_to_each_free_neighbour() -> None:
    """rulebook: "move onto an empty, orthogonally adjacent space"."""
    assert targets(at("R+1", M="f2", b="c3"), "b.*") == {"b3", "d3", "c2", "c4"}


@pytest.mark.parametrize("letter", ["b", "z", "y", "S", "s", "M", "*", "#"])
def test_a_baby_moves_onto_nothing_but_a_free_space(letter: str) -> None:
    """ruling 1: free means no rock, no figure (lying or standing), no fire."""
    thing = {"fire": "c4"} if letter == "*" else {} if letter == "#" else {letter: "c4"}
    rocks = FIRST_GAME_ROCKS if letter == "#" else "h4 h5 h6 i4 i5 i6 j4 j5 j6"
    if letter == "M":
        position = at("R+1", M="c4", b="c3", rocks=rocks)
    elif letter == "b":
        position = at("R+1", M="f2", b="c3 c4", rocks=rocks)
    else:
        position = at("R+1", M="f2", b="c3", rocks=rocks, **thing)
    refuse(position, "bc3-c4")
    assert "bc3-c2" in legal(position)


def test_a_baby_moves_one_space_only() -> None:
    """rulebook: "A baby raptor moves one space"."""
    refuse(at("R+3", M="f2", b="c3"), "bc3-c5", "bc3-d4", "bc3-c3")


@pytest.mark.parametrize("letter", ["z", "y"])
def test_a_sleeping_baby_does_nothing(letter: str) -> None:
    """rulebook: "Only active raptors ... can perform actions"."""
    assert not legal(at("R+3", M="f2", **{letter: "a4"}), like="b.*")


def test_a_baby_moves_as_often_as_points_allow() -> None:
    """rulebook: points are spent as the player wishes, on one baby too."""
    assert after(at("R+4", M="f2", b="c3"), "bc3-c4", "bc4-c5", "bc5-d5").on("d5") == "b"


def test_three_points_to_escape() -> None:
    """rulebook's picture: "spends 3 action points to move a baby raptor and allow it to escape"."""
    position = at("R+3", rocks=FIRST_GAME_ROCKS, M="f2", b="b5 g6", escaped=1, captured=2, S="k4")
    position_after = after(position, "bb5-a5", "ba5-a4", "ba4-x")
    assert position_after.count("e") == 2
    assert position_after.where("b") == {"g6"}
    assert position_after.turn == "cards"
    refuse(after(position, "bb5-a5").text, "ba5-x")


def test_escaping_costs_one_point() -> None:
    """rulebook: the half-space is reached by the same 1-point move."""
    position = after(at("R+3", M="f2", b="a3 c5 c6", escaped=1, captured=1), "ba3-x")
    assert position.turn == "R+2"
    assert position.on("a3") == "."


def test_a_baby_beside_its_exit_space_does_not_escape() -> None:
    """RULES 4: "from an exit's space through that exit"."""
    refuse(at("R+3", M="f2", b="b4 a5"), "bb4-x", "ba5-x")


def test_a_baby_on_an_exit_space_may_also_walk_on() -> None:
    """RULES 4: both moves are open to it."""
    assert legal(at("R+3", M="f2", b="a4"), like="b.*") == {"ba4-x", "ba4-a3", "ba4-a5", "ba4-b4"}


# 2) The mother moves in a straight line


def test_the_mother_moves_any_distance_straight() -> None:
    """rulebook: "as many spaces as he likes in a straight line"."""
    expected = {f"{column}2" for column in "abcdeghij"} | {"f1", "f3", "f4", "f5", "f6"}
    assert targets(at("R+1", M="f2", z="k2"), "Mf2-.*") == expected


def test_the_mother_does_not_turn_within_a_move() -> None:
    """rulebook: in a straight line; a second direction is a second move."""
    refuse(at("R+3", M="f2"), "Mf2-g3", "Mf2-d4", "Mf2-f2")


@pytest.mark.parametrize("letter", ["b", "z", "y", "S", "s", "*"])
def test_the_mother_runs_into_obstacles(letter: str) -> None:
    """rulebook: "obstacle (rock, fire token, space occupied by a baby raptor or by a scientist)"."""
    thing = {"fire": "c2"} if letter == "*" else {letter: "c2"}
    position = at("R+1", M="f2", **thing)
    assert targets(position, "Mf2-.2") & {"a2", "b2", "c2", "d2", "e2"} == {"d2", "e2"}


def test_a_rock_stops_the_mother() -> None:
    """rulebook: "obstacle (rock ..."; on the first game's board."""
    position = at("R+1", rocks=FIRST_GAME_ROCKS, M="e1", z="k2")
    assert targets(position, "Me1-.*") == {"c1", "d1", "e2", "f1", "g1", "h1", "i1", "j1", "k1"}


def test_the_mother_walks_on_l_tiles() -> None:
    """ruling 1: an L space is free like any other; only the exit itself is not."""
    assert {"a4", "a1", "a6"} <= targets(at("R+1", M="a2"), "Ma2-.*")


def test_the_mother_may_move_several_times() -> None:
    """rulebook's picture: she moves twice in one turn."""
    position = after(at("R+3", M="f2"), "Mf2-f6", "Mf6-b6")
    assert position.turn == "R+1'"
    assert position.on("b6") == "M"


def test_toll_of_two() -> None:
    """rulebook's picture: two tokens; two points are lost, then two moves at a point each."""
    position = at("R+4", M="f2", tokens=2)
    first = after(position, "Mf2-f6")
    assert first.turn == "R+1'"
    second = after(first.text, "Mf6-b6")
    assert second.turn == "cards"
    assert second.on("b6") == "M"
    assert second.count("z") == 2


@pytest.mark.parametrize(("tokens", "points"), [(1, 1), (2, 2), (2, 1), (3, 3), (4, 4)])
def test_too_few_points_for_the_toll(tokens: int, points: int) -> None:
    """rulebook: "does not have enough action points left ... won't be able to move"."""
    position = at(f"R+{points}", M="f2", tokens=tokens)
    assert not legal(position, like="Mf2-.*")


@pytest.mark.parametrize(("tokens", "points"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_just_enough_points_for_the_toll(tokens: int, points: int) -> None:
    """RULES 4: the first move costs 1 and as many extra as she has tokens."""
    position = at(f"R+{points}", M="f2", tokens=tokens)
    assert "Mf2-f5" in legal(position)
    assert after(position, "Mf2-f5").turn == "cards"


def test_the_toll_is_paid_once_a_turn() -> None:
    """rulebook: "Before performing her first move"."""
    position = at("R+1'", M="f2", tokens=3)
    assert "Mf2-f5" in legal(position)


def test_the_toll_is_paid_anew_next_turn() -> None:
    """RULES 4: the first move of a turn."""
    position = at(
        "R+1'", M="f2", tokens=2, b="d5", scientist="3/58/67124/9", raptor="9/68/71345/2", played=(9, 3)
    )
    position = after(position, "Mf2-f5", "R #6", "S #5").text
    while Position(position).turn[:2] != "R+":
        position = after(position, sorted(legal(position))[0]).text
    assert Position(position).turn == "R+1"
    assert not legal(position, like="Mf5-.*")


@pytest.mark.parametrize("action", ["Mxf3", "M^e2", "M~g2"])
def test_other_actions_carry_no_toll(action: str) -> None:
    """RULES 4: "Her other actions carry no such cost"; and they do not pay it either."""
    position = at("R+2", M="f2", tokens=4, S="f3 k3", z="e2", fire="g2")
    assert action in legal(position)
    assert after(position, action).turn == "R+1"


def test_the_mark_of_a_moved_mother() -> None:
    """NOTATION 3: `R+5'` when the mother has already moved, with or without tokens."""
    assert after(at("R+6", M="f2"), "Mf2-f3").turn == "R+5'"
    assert after(at("R+6", M="f2", b="c3"), "bc3-c4").turn == "R+5"
    assert after(at("R+6'", M="f2", b="c3", played=(9, 1)), "bc3-c4").turn == "R+5'"


# 3) The mother kills a scientist


@pytest.mark.parametrize("letter", ["S", "s"])
def test_the_mother_kills_standing_and_frightened(letter: str) -> None:
    """RULES 4: "a scientist (standing or frightened) next to the mother leaves the game"; ruling 9."""
    others = "k3 k4" if letter == "S" else "k3"
    figures = {"S": f"f3 {others}"} if letter == "S" else {"s": "f3", "S": others}
    position = at("R+2", M="f2", reserve=4, **figures)
    position_after = after(position, "Mxf3")
    assert position_after.on("f3") == "."
    assert position_after.count("r") == 4
    assert position_after.turn == "R+1"


def test_a_scientist_further_away_is_safe() -> None:
    """rulebook: "located on a neighboring space"."""
    refuse(at("R+3", M="f2", S="f4 g3"), "Mxf4", "Mxg3")


def test_several_kills_in_a_turn() -> None:
    """rulebook: "She can perform several attacks in the same turn"."""
    position = after(at("R+3", M="f2", S="f3 e2 g2 k3"), "Mxf3", "Mxe2")
    assert position.where("S") == {"g2", "k3"}
    assert position.turn == "R+1"


def test_only_the_mother_kills() -> None:
    """rulebook: "Only the mother can attack the scientists"."""
    assert not legal(at("R+3", M="f6", b="f2", S="f3"), like=r".*x..")


def test_a_kill_does_not_move_her() -> None:
    """RULES 4: the scientist leaves; she stays, and her first move is still to come."""
    position = after(at("R+3", M="f2", S="f3 k3"), "Mxf3")
    assert position.on("f2") == "M"
    assert position.turn == "R+2"


# 4) The mother wakes a baby


def test_the_mother_wakes_a_neighbour_that_moves_at_once() -> None:
    """rulebook: "The woken up baby can immediately be moved"."""
    position = after(at("R+3", M="f2", z="f3"), "M^f3")
    assert position.on("f3") == "b"
    assert position.turn == "R+2"
    assert after(position.text, "bf3-f4").on("f4") == "b"


def test_a_baby_put_to_sleep_this_round_sleeps_on() -> None:
    """rulebook: "cannot wake up a baby that was put to sleep in the same turn"; ruling 10."""
    position = at("R+3", M="f2", y="f3", z="e2")
    refuse(position, "M^f3")
    assert "M^e2" in legal(position)


def test_a_baby_that_is_awake_or_away_is_not_woken() -> None:
    """rulebook: "a sleeping baby raptor located on a neighboring space"."""
    refuse(at("R+3", M="f2", b="f3", z="f4 g3"), "M^f3", "M^f4", "M^g3")


def test_a_gassed_baby_can_be_woken_next_round() -> None:
    """ruling 10: it cannot be woken by AP this round; later it can."""
    position = at("R+1", M="f2", y="f3", scientist="4/38/12567/9", raptor="9/68/71345/2", played=(9, 4))
    position = after(position, ".", "R #8", "S #3").text
    position = after(position, sorted(legal(position))[0]).text
    if Position(position).turn[0] == "S":
        position = after(position, ".").text
    assert Position(position).turn == "R+5"
    assert "M^f3" in legal(position)


# 5) The mother puts out a fire


def test_a_fire_of_three_with_one_point() -> None:
    """rulebook's picture: an adjacent token and the two tokens connected to it are removed."""
    position = after(at("R+2", M="f2", fire="g2 g3 h3"), "M~g2")
    assert not position.where("*")
    assert position.turn == "R+1"


def test_only_connected_fires_go_out() -> None:
    """rulebook: "all other fire tokens orthogonally connected to it"; diagonals do not connect."""
    position = after(at("R+2", M="f2", fire="g2 h2 i1 f3 e4"), "M~g2")
    assert position.where("*") == {"i1", "f3", "e4"}


def test_a_fire_that_touches_nobody_cannot_be_put_out() -> None:
    """rulebook: "a fire present on a neighboring space"."""
    assert not legal(at("R+2", M="f2", fire="f4 g3 h2"), like="M~.*")


def test_one_action_for_each_connected_fire() -> None:
    """NOTATION: "the alphabetically first of its fires next to her"."""
    assert legal(at("R+2", M="f2", fire="e2 e3 f3"), like="M~.*") == {"M~e2"}
    assert legal(at("R+2", M="f2", fire="e2 f3"), like="M~.*") == {"M~e2", "M~f3"}
    assert legal(at("R+2", M="f2", fire="g2 g3 f3 g1 f1"), like="M~.*") == {"M~f1"}
    refuse(at("R+2", M="f2", fire="e2 e3 f3"), "M~f3", "M~e3")


def test_a_fire_of_ten_goes_out_at_once() -> None:
    """rulebook: "puts out an entire fire"."""
    assert not after(at("R+2", M="f2", fire="a1-j1"), "M~f1").where("*")


def test_babies_put_out_nothing() -> None:
    """rulebook: "The mother puts out an entire fire"; a baby beside a fire does not."""
    assert not legal(at("R+2", M="f6", b="f2", fire="f3 g2"), like=".*~.*")


def test_no_raptor_enters_a_fire() -> None:
    """rulebook: "A raptor can never move onto or move through a space where there is a fire token"."""
    position = at("R+4", M="f2", b="c3", fire="c4 f4")
    refuse(position, "bc3-c4", "Mf2-f4", "Mf2-f5")
    assert "Mf2-f3" in legal(position)


def test_the_whole_list_of_a_turn() -> None:
    """RULES 4: nothing else can be done with Raptor's points."""
    position = at("R+2", M="a1", b="a3", z="b1", S="a2", fire="b3", tokens=2)
    assert legal(position) == {".", "Mxa2", "M^b1", "ba3-a4", "ba3-x"}
