"""Scientist's 3 and 8, Jeep: straight drives that clear fires."""

from __future__ import annotations

import pytest

from .table import FIRST_GAME_ROCKS, after, at, legal, refuse


def drives(position: str, scientist: str) -> set[str]:
    return {text[-2:] for text in legal(position, like=f"S{scientist}=.*")}


@pytest.mark.parametrize("turn", ["S3:2", "S8:4"])
def test_as_far_as_one_likes_in_a_straight_line(turn: str) -> None:
    """rulebook: "as many spaces as you like in a straight line"; ruling 12."""
    position = at(turn, M="f6", S="c3", z="k3")
    expected = {f"{column}3" for column in "abdefghij"} | {f"c{row}" for row in "12456"}
    assert drives(position, "c3") == expected


@pytest.mark.parametrize("letter", ["M", "b", "z", "S", "s"])
def test_figures_stop_the_jeep(letter: str) -> None:
    """rulebook: "obstacle (rock, space occupied by a raptor or by a scientist)"."""
    figures = {"M": "f6", "S": "c3"}
    figures[letter] = "c3 f3" if letter == "S" else "f3"
    found = drives(at("S3:2", **figures), "c3")
    assert "e3" in found
    assert not found & {"f3", "g3", "h3"}


def test_rocks_stop_the_jeep() -> None:
    """rulebook: "obstacle (rock ..."."""
    assert drives(at("S3:2", rocks=FIRST_GAME_ROCKS, M="f6", S="c3"), "c3") == {"a3", "b3", "c2", "c1"}


def test_fires_driven_over_are_removed() -> None:
    """rulebook: "drives over a fire token, the fire is put down"; ruling 12."""
    position = after(at("S3:2", M="f6", S="c3", fire="d3 e3 d4"), "Sc3=g3")
    assert position.where("*") == {"d4"}
    assert position.on("g3") == "S"
    assert position.on("c3") == "."


def test_the_jeep_may_stop_on_a_fire_and_removes_it() -> None:
    """ruling 12: "every fire he drives over or stops on is removed"."""
    position = after(at("S3:2", M="f6", S="c3", fire="d3 e3"), "Sc3=d3")
    assert position.on("d3") == "S"
    assert position.where("*") == {"e3"}


def test_removed_fires_are_back_in_the_supply() -> None:
    """ruling 12: back to the supply."""
    position = at(
        "cards", M="f6", S="a1", fire="b2-k2", z="k4", raptor="/789/123456/", scientist="/345/126789/"
    )
    assert after(position, "R #9", "S #5").turn == "R+4"  # all ten are on the board
    cleared = after(position, "R #9", "S #3", "Sa1=a2", "Sa2=c2", ".")
    assert len(cleared.where("*")) == 8
    refilled = after(cleared.text, "R #8", "S #5")
    assert refilled.turn == "S5:2"


def test_no_drive_onto_an_exit() -> None:
    """rulebook: no scientist on a half-space."""
    assert drives(at("S3:2", M="f6", S="b4", z="k4"), "b4") >= {"a4"}
    assert not legal(at("S3:2", M="f6", S="b4"), like=".*x")


def test_a_frightened_scientist_has_no_jeep() -> None:
    """ruling 9: no move, shot or Jeep."""
    assert not drives(at("S3:2", M="f6", S="c3", s="c5"), "c5")


def test_card_3_one_or_two_moves() -> None:
    """rulebook: "Perform one or two moves with a Jeep"."""
    position = at("S3:2", M="f6", S="c3")
    refuse(position, ".")
    first = after(position, "Sc3=c1")
    assert first.turn == "S3:1"
    assert "." in legal(first.text)
    assert after(first.text, ".").turn == "R+6"
    assert after(first.text, "Sc1=a1").turn == "R+6"


def test_card_8_one_to_four_moves() -> None:
    """rulebook: "up to four moves with a Jeep"."""
    position = at("S8:4", M="f6", S="c3")
    refuse(position, ".")
    for steps, turn in (
        (["Sc3=c1"], "S8:3"),
        (["Sc3=c1", "Sc1=a1"], "S8:2"),
        (["Sc3=c1", "Sc1=a1", "Sa1=a6"], "S8:1"),
        (["Sc3=c1", "Sc1=a1", "Sa1=a6", "Sa6=b6"], "R+1"),
    ):
        reached = after(position, *steps)
        assert reached.turn == turn
        if turn[0] == "S":
            assert after(reached.text, ".").turn == "R+1"


def test_moves_may_be_split_between_scientists() -> None:
    """rulebook: "split these moves between different scientists"; ruling 12: any split."""
    position = after(at("S8:4", M="f6", S="c3 a5 k3"), "Sc3=c1", "Sa5=a6", "Sc1=d1", "Sk3=k6")
    assert position.where("S") == {"d1", "a6", "k6"}
    assert position.turn == "R+1"


def test_the_same_scientist_may_drive_again_and_back() -> None:
    """ruling 12: the same one several times too."""
    position = after(at("S3:2", M="f6", S="c3"), "Sc3=c1", "Sc1=c3")
    assert position.on("c3") == "S"


def test_nobody_can_drive() -> None:
    """NOTATION, "Action": an impossible effect happens without an action."""
    position = at("cards", M="f6", S="a1", z="a2 b1", raptor="/789/123456/", scientist="/389/124567/")
    assert after(position, "R #9", "S #3").turn == "R+6"
    position = at("cards", M="f6", s="c3", raptor="/789/123456/", scientist="/389/124567/")
    assert after(position, "R #9", "S #8").turn == "R+1"


def test_driving_marks_nobody() -> None:
    """RULES 5: a drive is no aggressive action, and he stands on no fire afterwards."""
    position = after(at("S3:2", M="f6", S="c3", fire="d3"), "Sc3=d3", ".")
    assert position.on("d3") == "S"
