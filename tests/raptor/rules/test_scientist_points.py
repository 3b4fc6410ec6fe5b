"""Scientist's action points: move, stand up, put to sleep, capture, shoot; one aggressive action each."""

from __future__ import annotations

import pytest

from .table import FIRST_GAME_ROCKS, after, at, legal, refuse

# Move


def test_a_scientist_moves_to_each_free_neighbour() -> None:
    """rulebook: "move onto a free orthogonally adjacent space"."""
    assert legal(at("S+2", M="f6", S="c3"), like="S.*-.*") == {"Sc3-b3", "Sc3-d3", "Sc3-c2", "Sc3-c4"}


def test_two_points_two_spaces() -> None:
    """rulebook's picture: "spends 2 action points to move a scientist 2 spaces"."""
    position = after(at("S+2", M="f6", S="c3"), "Sc3-c4", "Sc4-d4")
    assert position.on("d4") == "S"
    assert position.turn == "cards"


def test_a_scientist_moves_one_space_a_point() -> None:
    """rulebook: "A scientist moves one space"."""
    refuse(at("S+3", M="f6", S="c3"), "Sc3-c5", "Sc3-d4")


@pytest.mark.parametrize("letter", ["S", "s", "A", "f", "b", "z", "y", "M"])
def test_figures_stop_a_scientist(letter: str) -> None:
    """rulebook: "where there is no other scientist and no raptor"; ruling 9: a frightened one blocks too."""
    figures = {"M": "f6", "S": "c3"}
    figures[letter] = "c3 c4" if letter == "S" else "c4"
    refuse(at("S+3", **figures), "Sc3-c4")


def test_a_rock_stops_a_scientist() -> None:
    """RULES 5: a space without figure or rock."""
    refuse(at("S+3", rocks=FIRST_GAME_ROCKS, M="f6", S="c3"), "Sc3-c4", "Sc3-d3")


def test_a_fire_does_not_stop_a_scientist() -> None:
    """rulebook: "Scientists can move through fire"."""
    position = at("S+2", M="f6", S="c3", fire="c4")
    assert "Sc3-c4" in legal(position)
    assert after(position, "Sc3-c4").on("c4") == "B"
    assert after(position, "Sc3-c4", "Sc4-c5").on("c4") == "*"


def test_a_scientist_never_takes_an_exit() -> None:
    """rulebook: no scientist on a half-space; ruling 1."""
    assert legal(at("S+2", M="f6", S="a4"), like="S.*") == {"Sa4-a3", "Sa4-a5", "Sa4-b4"}


def test_scientists_walk_on_every_tile() -> None:
    """RULES 5: L tiles and square tiles alike."""
    position = after(at("S+3", M="f6", S="b4"), "Sb4-a4", "Sa4-a3", "Sa3-b3")
    assert position.on("b3") == "S"


@pytest.mark.parametrize("letter", ["s", "f"])
def test_a_frightened_scientist_does_nothing(letter: str) -> None:
    """rulebook: "Only active scientists ... can perform actions"; ruling 9."""
    position = at("S+3", M="c5", b="c2", z="b3", S="k3", **{letter: "c3"})
    assert not legal(position, like="Sc3.*")


# Stand up


def test_a_scientist_frightened_earlier_stands_up_and_acts() -> None:
    """rulebook: "can immediately be used for other action points"."""
    position = after(at("S+3", M="c5", s="c3", S="k3"), "S^c3")
    assert position.on("c3") == "S"
    assert position.turn == "S+2"
    assert {"Sc3!", "Sc3-c4", "Sc3-b3"} <= legal(position.text)


def test_not_in_the_round_he_was_frightened() -> None:
    """rulebook: "not on the same turn it was frightened"; ruling 9."""
    refuse(at("S+3", M="c5", f="c3", S="k3"), "S^c3")


def test_a_standing_scientist_does_not_stand_up() -> None:
    """RULES 5: only one that was frightened."""
    refuse(at("S+3", M="c5", S="c3", A="c1"), "S^c3", "S^c1")


def test_frightened_now_stands_up_next_round() -> None:
    """rulebook: "will have to spend one action point to set back upright"."""
    position = at(
        "S+1", M="f2", b="d5", f="a5", S="k3", raptor="3/14/56789/2", scientist="9/78/12345/6", played=(3, 9)
    )
    assert after(position, ".", "R #4", "S #8", "bd5=f3", "S^a5").on("a5") == "S"


def test_all_lying_scientists_may_still_stand_up() -> None:
    """rulebook: set upright for a point, even when nobody stands."""
    assert legal(at("S+2", M="f2", s="a5 k4")) == {".", "S^a5", "S^k4"}


# Put to sleep


def test_a_neighbouring_baby_is_put_to_sleep() -> None:
    """rulebook: "shoot at a baby raptor located on a neighboring space and put it to sleep"."""
    position = after(at("S+2", M="f6", S="c3", b="c4"), "Sc3~c4")
    assert position.on("c4") == "y"
    assert position.on("c3") == "A"
    assert position.turn == "S+1"


def test_only_an_awake_baby_next_to_him_is_put_to_sleep() -> None:
    """003: "un jeune raptor éveillé se trouvant sur une case orthogonalement voisine"."""
    refuse(at("S+2", M="f6", S="c3", b="c5 d4", z="c4"), "Sc3~c4", "Sc3~c5", "Sc3~d4")


# Capture


@pytest.mark.parametrize("letter", ["z", "y"])
def test_a_sleeping_baby_is_captured(letter: str) -> None:
    """rulebook: "captures a sleeping baby located on an adjacent space"; also one put to sleep just now."""
    position = after(at("S+2", M="f6", S="c3", b="k5 k6", captured=1, escaped=1, **{letter: "c4"}), "Sc3xc4")
    assert position.on("c4") == "."
    assert position.on("c3") == "A"
    assert position.count("c") == 2
    assert position.turn == "S+1"


def test_only_a_sleeping_baby_next_to_him_is_captured() -> None:
    """rulebook: "a sleeping baby raptor located on a neighboring space"."""
    refuse(at("S+2", M="f6", S="c3", b="c4", z="c1 d4"), "Sc3xc4", "Sc3xc1", "Sc3xd4")


def test_one_puts_to_sleep_another_captures() -> None:
    """RULES 5: each scientist has an aggressive action of his own."""
    position = at("S+2", M="f6", S="c3 c5", b="c4 k5 k6", captured=1, escaped=1)
    position_after = after(position, "Sc3~c4", "Sc5xc4")
    assert position_after.count("c") == 2


def test_two_scientists_with_one_target_are_two_actions() -> None:
    """NOTATION: "Two scientists who can do the same thing to the same target are two actions"."""
    assert legal(at("S+2", M="f6", S="c3 c5", b="c4"), like="S.*~.*") == {"Sc3~c4", "Sc5~c4"}
    assert legal(at("S+2", M="f6", S="c3 c5", z="c4"), like="S.*x.*") == {"Sc3xc4", "Sc5xc4"}


# Shoot


@pytest.mark.parametrize("space", ["a2", "e2", "k2", "f1", "f3", "f6"])
def test_a_shot_at_any_distance(space: str) -> None:
    """rulebook: "orthogonally in a straight line as far as desired"."""
    position = at("S+2", M="f2", z="c4", S=space)
    assert f"S{space}!" in legal(position)
    position_after = after(position, f"S{space}!")
    assert position_after.count("z") == 1
    assert position_after.on(space) == "A"
    assert position_after.turn == "S+1"


def test_no_shot_out_of_line() -> None:
    """rulebook: never diagonally."""
    assert not legal(at("S+2", M="f2", S="g3 e1 d4"), like="S..!")


def test_a_rock_blocks_a_shot() -> None:
    """rulebook: "The only obstacles that can block the shot are rocks and other active scientists"."""
    position = at("S+2", rocks=FIRST_GAME_ROCKS, M="c3", S="c5 g3 c2", z="k2")
    assert legal(position, like="S..!") == {"Sc2!"}


@pytest.mark.parametrize("letter", ["S", "A"])
def test_an_active_scientist_blocks_a_shot(letter: str) -> None:
    """rulebook: other active scientists block, also one who has shot already."""
    figures = {"S": "c2"}
    figures[letter] = "c2 d2" if letter == "S" else "d2"
    refuse(at("S+2", M="f2", **figures), "Sc2!")


@pytest.mark.parametrize("letter", ["B", "C"])
def test_an_active_scientist_on_a_fire_blocks_a_shot(letter: str) -> None:
    """RULES 5: other ACTIVE scientists block the line."""
    refuse(at("S+3", M="f2", S="c2", **{letter: "d2"}), "Sc2!")


@pytest.mark.parametrize("letter", ["s", "f", "b", "z", "y", "*"])
def test_nothing_else_blocks_a_shot(letter: str) -> None:
    """rulebook: "shoot across a frightened scientist or across a small baby raptor", and across fire."""
    thing = {"fire": "d2"} if letter == "*" else {letter: "d2"}
    assert "Sc2!" in legal(at("S+2", M="f2", S="c2", **thing))


def test_a_shot_over_a_whole_row() -> None:
    """RULES 5: fire, babies and frightened scientists one after the other do not block."""
    position = at("S+2", M="k2", S="a2", fire="b2 c2", s="d2", f="e2", b="f2", z="g2", y="h2")
    assert "Sa2!" in legal(position)


def test_several_scientists_shoot() -> None:
    """RULES 5: each once."""
    position = after(at("S+3", M="f2", S="f4 c2"), "Sf4!", "Sc2!")
    assert position.count("z") == 2
    refuse(position.text, "Sf4!", "Sc2!")


def test_no_mother_no_shot() -> None:
    """ruling 7: off the board she can be neither shot nor in the way."""
    position = at("S+3", S="f4 c2")
    assert not legal(position, like="S..!")


# One aggressive action


@pytest.mark.parametrize("action", ["Sc3~c4", "Sc3xb3", "Sc3!"])
def test_one_aggressive_action_a_round(action: str) -> None:
    """rulebook: "Each scientist can only perform ONE aggressive action ... per turn"."""
    position = at("S+4", M="f3", S="c3", b="c4 d6", z="b3", escaped=1, captured=1)
    assert action in legal(position)
    position_after = after(position, action)
    assert position_after.on("c3") == "A"
    assert not legal(position_after.text, like="Sc3[~x!].*")


@pytest.mark.parametrize("action", ["Sc3~c4", "Sc3xb3", "Sc3!"])
def test_after_an_aggressive_action_he_still_moves(action: str) -> None:
    """RULES 5: only the aggressive actions are limited; the mark goes with him."""
    position = at("S+4", M="f3", S="c3", b="c4 d6", z="b3", escaped=1, captured=1)
    position_after = after(position, action, "Sc3-c2", "Sc2-c1")
    assert position_after.on("c1") == "A"


def test_he_may_move_before_it() -> None:
    """RULES 5: moves and one aggressive action in any order."""
    position = after(at("S+3", M="f2", S="c3"), "Sc3-c2", "Sc2!")
    assert position.count("z") == 1
    assert position.on("c2") == "A"


def test_next_round_he_may_again() -> None:
    """RULES 5: once per ROUND."""
    position = at(
        "S+1", M="f2", b="d5", A="c2", raptor="3/14/56789/2", scientist="9/78/12345/6", played=(3, 9)
    )
    position_after = after(position, ".", "R #4", "S #8", "bd5=f3")
    assert "Sc2!" in legal(position_after.text)


def test_a_scientist_who_stood_up_has_his_aggressive_action() -> None:
    """rulebook: the scientist set upright can be used at once."""
    assert after(at("S+3", M="f2", s="c2"), "S^c2", "Sc2!").on("c2") == "A"


def test_the_whole_list_of_a_turn() -> None:
    """RULES 5: nothing else can be done with Scientist's points."""
    position = at("S+2", M="d3", S="a3", s="a1", b="a4", z="a2", y="b4", f="k3")
    assert legal(position) == {".", "Sa3-b3", "Sa3~a4", "Sa3xa2", "Sa3!", "S^a1"}


def test_a_scientist_turn_with_nothing_to_do_asks_for_the_end() -> None:
    """NOTATION, "Action": an AP turn whose only legal action is `.` asks for `.`."""
    assert legal(at("S+2", M="f2", f="a5")) == {"."}
