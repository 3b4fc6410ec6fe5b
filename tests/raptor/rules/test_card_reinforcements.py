"""Scientist's 2 and 6, Reinforcements: new scientists on the long edges of the board."""

from __future__ import annotations

import pytest

from lostworld.chance import Dice
from lostworld.raptor import GAME
from lostworld.session import run_chance

from .table import FIRST_GAME_BOARD, after, at, legal, refuse, spaces

EDGES = spaces("b6-j6 b1-j1")


@pytest.mark.parametrize("turn", ["S2:2", "S6:2"])
def test_free_spaces_of_the_long_edges(turn: str) -> None:
    """rulebook: "on empty spaces located alongside the long edges"; ruling 11."""
    position = at(turn, rocks="c2 c3 c4 c5 f2 f3 f4 f5 i3", M="i2", z="k2")
    assert legal(position) == {f"S@{space}" for space in EDGES}


def test_not_on_the_l_tiles() -> None:
    """rulebook: "only place these scientists on the square tiles (not on the L-shaped tiles)"."""
    refuse(at("S2:2", M="f2"), "S@a6", "S@a1", "S@k6", "S@k1", "S@f3", "S@b5")


def test_only_free_spaces() -> None:
    """ruling 11: free spaces (ruling 1: no rock, no figure, no fire)."""
    position = at("S2:2", M="f1", b="c6", z="b6", S="d1", s="e1", fire="g1")
    assert legal(position) == {f"S@{space}" for space in EDGES - spaces("f1 c6 b6 d1 e1 g1 h6 i6 j6")}


def test_fifteen_spaces_in_the_first_game() -> None:
    """rulebook's picture: "can place his reinforcements on 15 different spaces"; so does `first-game`."""
    state = GAME.new({"layout": "first-game"})
    run_chance(state, Dice.from_number(0))
    board = state.text.split(" ")[0]
    assert board == FIRST_GAME_BOARD
    position = f"{board} a4a3k6k1 S6:2 z0e0c0r6 1 R:9/12/345678/ S:6/12/345789/"
    assert len(legal(position)) == 15
    assert legal(position) == {f"S@{space}" for space in EDGES - spaces("g6 b1 d1")}


def test_fifteen_spaces_on_a_built_position() -> None:
    """rulebook's picture: the 18 edge spaces less three that are taken."""
    position = at("S6:2", rocks="b6 c5 e4 f3 g2 h5 j4 i3 d2", M="f2", b="g1", S="j6 a2")
    assert len(legal(position)) == 15


@pytest.mark.parametrize("turn", ["S2:2", "S6:2"])
def test_one_or_two(turn: str) -> None:
    """rulebook: "Place one or two scientists from your reserve"; ruling 2."""
    position = at(turn, M="f2", S="a5", reserve=6)
    refuse(position, ".")
    first = after(position, "S@b1")
    assert first.turn == turn[:2] + ":1"
    assert first.count("r") == 5
    assert "." in legal(first.text)
    refuse(first.text, "S@b1")
    assert after(first.text, ".").where("S") == {"a5", "b1"}
    second = after(first.text, "S@b6")
    assert second.where("S") == {"a5", "b1", "b6"}
    assert second.count("r") == 4
    assert second.turn == f"R+{9 - int(turn[1])}"


def test_the_last_of_the_reserve() -> None:
    """ruling 11: no reserve, nothing more."""
    position = after(at("S2:2", M="f2", S="a5", reserve=1), "S@b1")
    assert position.turn == "R+7"
    assert position.count("r") == 0


def test_no_reserve() -> None:
    """rulebook: "do not have any scientists left in your reserve, you do nothing"; ruling 11."""
    position = at("cards", M="f2", S="a5", reserve=0, raptor="/789/123456/", scientist="/256/134789/")
    assert after(position, "R #9", "S #2").turn == "R+7"
    assert after(position, "R #9", "S #6").turn == "R+3"


def test_no_free_edge() -> None:
    """ruling 11: no free space: nothing."""
    position = at(
        "cards",
        rocks="b6-j6",
        M="c1",
        b="d1 e1 f1",
        z="g1 h1",
        S="i1",
        fire="b1 j1",
        raptor="/789/123456/",
        scientist="/256/134789/",
    )
    assert after(position, "R #9", "S #2").turn == "R+7"


def test_one_free_edge_takes_one() -> None:
    """ruling 2: mandatory as far as it is possible."""
    position = at("S2:2", rocks="b6-j6", M="c1", b="d1 e1 f1", z="g1 h1", S="i1", fire="j1")
    assert legal(position) == {"S@b1"}
    assert after(position, "S@b1").turn == "R+7"


def test_a_new_scientist_is_active() -> None:
    """RULES 6: he is placed standing."""
    assert after(at("S2:2", M="f2", S="a5"), "S@e6").on("e6") == "S"
