"""Scientist's 5 and 7, Fire: tokens beside active scientists and beside other fires."""

from __future__ import annotations

import pytest

from .table import after, at, legal, refuse


def test_beside_an_active_scientist() -> None:
    """rulebook: "only be placed orthogonally adjacent to a scientist or to an existing fire token"."""
    assert legal(at("S5:2", M="f6", S="c3")) == {"*b3", "*d3", "*c2", "*c4"}


def test_beside_an_existing_fire() -> None:
    """ruling 13: or next to any fire, wherever it is."""
    position = at("S5:2", M="f6", S="a1", fire="f2")
    assert legal(position) == {"*a2", "*b1", "*e2", "*g2", "*f1", "*f3"}


def test_beside_a_fire_of_this_card() -> None:
    """rulebook: "including one that was placed this turn"."""
    position = at("S5:2", M="f6", S="a1")
    refuse(position, "*a3")
    first = after(position, "*a2")
    assert first.turn == "S5:1"
    assert legal(first.text) == {"*a3", "*b2", "*b1"}
    assert after(first.text, "*a3").where("*") == {"a2", "a3"}


@pytest.mark.parametrize("letter", ["M", "b", "z", "s", "S", "*"])
def test_on_free_spaces_only(letter: str) -> None:
    """rulebook: "on free spaces of the board"; ruling 1."""
    figures = {"M": "f6", "S": "a1"}
    fire = ""
    if letter == "*":
        fire = "a2"
    elif letter == "S":
        figures["S"] = "a1 a2"
    else:
        figures[letter] = "a2"
    refuse(at("S5:2", fire=fire, **figures), "*a2")


def test_not_on_rocks() -> None:
    """ruling 1: no rock."""
    refuse(at("S5:2", M="f6", S="g5"), "*h5")


def test_l_spaces_yes_exits_no() -> None:
    """ruling 13: "Not on exits. L spaces are allowed"."""
    assert legal(at("S5:2", M="f6", S="a4")) == {"*a3", "*a5", "*b4"}
    assert "*a4" in legal(at("S5:2", M="f6", S="a5"))


def test_a_frightened_scientist_is_no_source() -> None:
    """ruling 9: no source of fire; another scientist or a fire may be."""
    assert legal(at("S5:2", M="f6", S="a1", s="c3")) == {"*a2", "*b1"}
    assert legal(at("S5:2", M="f6", s="c3", fire="c4")) == {"*b4", "*d4", "*c5"}


@pytest.mark.parametrize(("turn", "count", "points"), [("S5:2", 2, 4), ("S7:3", 3, 2)])
def test_exactly_that_many(turn: str, count: int, points: int) -> None:
    """ruling 2: "Fire 2/3" means exactly that many; `.` never stops it."""
    position = at(turn, M="f6", S="c3")
    for number in range(count):
        assert int(position.split(" ")[2][-1]) == count - number
        refuse(position, ".")
        position = after(position, sorted(legal(position))[0]).text
    assert position.split(" ")[2] == f"R+{points}"
    assert position.count("*") == count


def test_the_supply_of_ten() -> None:
    """ruling 2: as many as the supply of 10 tokens allows."""
    position = at("S7:3", M="f6", S="a1", fire="b2-j2")
    assert after(position, "*a2").turn == "R+2"
    position = at("S7:3", M="f6", S="a1", fire="b2-i2")
    assert after(position, "*a2").turn == "S7:2"
    assert after(position, "*a2", "*b1").turn == "R+2"


def test_no_token_left() -> None:
    """ruling 2: nothing, when all ten lie on the board."""
    position = at(
        "cards", M="f6", S="a1", fire="b2-k2", z="k4", raptor="/789/123456/", scientist="/579/123468/"
    )
    assert after(position, "R #9", "S #5").turn == "R+4"
    assert after(position, "R #9", "S #7").turn == "R+2"


def test_no_free_space() -> None:
    """ruling 2: as many as the free spaces allow."""
    position = at("cards", M="f6", S="a1", z="a2 b1", raptor="/789/123456/", scientist="/579/123468/")
    assert after(position, "R #9", "S #5").turn == "R+4"
    frightened = at("cards", M="f6", s="c3", raptor="/789/123456/", scientist="/579/123468/")
    assert after(frightened, "R #9", "S #7").turn == "R+2"


def test_only_one_free_space() -> None:
    """ruling 2: the effect ends when no further token can be placed."""
    position = at("S7:3", M="b2", S="a1", z="b1", b="a3")
    assert legal(position) == {"*a2"}
    assert after(position, "*a2").turn == "R+2"


def test_fire_beside_the_mother_and_babies() -> None:
    """rulebook: only the space itself must be free."""
    position = at("S5:2", M="f3", S="f5", b="e4")
    assert "*f4" in legal(position)


def test_fires_stay_in_later_rounds() -> None:
    """rulebook: a fire lies until it is put out or driven over."""
    position = after(at("S5:2", M="f6", S="c3"), "*c4", "*c5", ".")
    assert position.turn == "cards"
    assert position.where("*") == {"c4", "c5"}
