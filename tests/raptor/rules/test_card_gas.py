"""Scientist's 1 and 4, Sleeping gas: babies on or beside an active scientist's tile fall asleep."""

from __future__ import annotations

import pytest

from .table import after, at, legal, refuse

# A space of each tile, and the tiles that share an edge with it (ruling 10).
TILES = {
    "left top L": "a5",
    "left bottom L": "a2",
    "right top L": "k5",
    "right bottom L": "k2",
    "top left": "c5",
    "top centre": "f5",
    "top right": "i5",
    "bottom left": "c2",
    "bottom centre": "f2",
    "bottom right": "i2",
}
TOUCHING = {
    "left top L": {"left bottom L", "top left"},
    "left bottom L": {"left top L", "bottom left"},
    "right top L": {"right bottom L", "top right"},
    "right bottom L": {"right top L", "bottom right"},
    "top left": {"left top L", "top centre", "bottom left"},
    "top centre": {"top left", "top right", "bottom centre"},
    "top right": {"right top L", "top centre", "bottom right"},
    "bottom left": {"left bottom L", "bottom centre", "top left"},
    "bottom centre": {"bottom left", "bottom right", "top centre"},
    "bottom right": {"right bottom L", "bottom centre", "top right"},
}
ROCKS = "b6 d6 e6 g6 h6 j6 b1 d1 e1"
BESIDE = {tile: space[0] + str(int(space[1]) + 1) for tile, space in TILES.items()}


@pytest.mark.parametrize("scientists_tile", TILES)
@pytest.mark.parametrize("turn", ["S1:1", "S4:2"])
def test_same_tile_or_one_that_shares_an_edge(turn: str, scientists_tile: str) -> None:
    """rulebook: "on the same tile as a scientist or on an orthogonally adjacent tile"; ruling 10."""
    for tile, space in BESIDE.items():
        everywhere_reached = BESIDE[scientists_tile]
        babies = {everywhere_reached, space}
        position = at(turn, rocks=ROCKS, M="g1", S=TILES[scientists_tile], b=" ".join(babies))
        reached = tile == scientists_tile or tile in TOUCHING[scientists_tile]
        assert (f"~{space}" in legal(position)) == reached, tile


def test_the_baby_out_of_reach() -> None:
    """rulebook's picture: a baby neither on the same tile nor on an adjacent tile is out of reach."""
    position = at("S1:1", M="f2", S="h2", b="c2 g3")
    assert legal(position) == {"~g3"}
    refuse(position, "~c2")


def test_diagonal_tiles_do_not_touch() -> None:
    """rulebook: "orthogonally adjacent tile"."""
    position = at("S4:2", M="f2", S="e4", b="d3 e3")
    assert legal(position) == {"~e3"}


def test_the_baby_falls_asleep_marked() -> None:
    """ruling 10: it cannot be woken by AP this round (mark `y`)."""
    position = after(at("S1:1", M="f2", S="g3", b="f3"), "~f3")
    assert position.on("f3") == "y"
    assert position.turn == "R+8"
    refuse(position.text, "M^f3", "bf3-f4")


def test_a_sleeping_baby_is_not_gassed() -> None:
    """ruling 10: an awake baby."""
    assert legal(at("S4:2", M="f2", S="g3", b="f3", z="e1")) == {"~f3"}


@pytest.mark.parametrize("letter", ["s"])
def test_a_frightened_scientist_is_no_source(letter: str) -> None:
    """ruling 9: frightened, he is no source of gas; another scientist may be."""
    position = at("S4:2", M="f2", b="c2 i2", S="k1", **{letter: "c3"})
    assert legal(position) == {"~i2"}


def test_one_scientist_may_reach_both() -> None:
    """003: each baby on the tile of one of your scientists or beside it."""
    position = after(at("S4:2", M="f2", S="d3", b="c3 e3"), "~c3", "~e3")
    assert position.where("y") == {"c3", "e3"}
    assert position.turn == "R+5"


def test_card_1_gasses_one() -> None:
    """RULES 6: 1 baby."""
    position = after(at("S1:1", M="f2", S="d3", b="c3 e3"), "~c3")
    assert position.turn == "R+8"
    assert position.on("e3") == "b"


def test_card_4_one_or_two() -> None:
    """rulebook: "Put one or two baby raptors to sleep"; ruling 2."""
    position = at("S4:2", M="f2", S="d3", b="c3 e3")
    refuse(position, ".")
    first = after(position, "~c3")
    assert first.turn == "S4:1"
    assert legal(first.text) == {".", "~e3"}
    stopped = after(first.text, ".")
    assert stopped.turn == "R+5"
    assert stopped.on("e3") == "b"


def test_card_1_must_be_applied() -> None:
    """rulebook: "effects must be applied, if possible"."""
    refuse(at("S1:1", M="f2", S="d3", b="c3"), ".")


def test_no_baby_in_reach() -> None:
    """NOTATION, "Action": an impossible effect happens without an action."""
    position = at("cards", M="f2", S="k1", b="c3", raptor="/789/123456/", scientist="/145/236789/")
    assert after(position, "R #9", "S #1").turn == "R+8"
    assert after(position, "R #9", "S #4").turn == "R+5"


def test_no_second_baby_in_reach_ends_the_effect() -> None:
    """NOTATION, "Action": no further repetition is possible."""
    assert after(at("S4:2", M="f2", S="d3", b="c3 k5"), "~c3").turn == "R+5"


def test_gas_is_no_aggressive_action_and_needs_no_line() -> None:
    """ruling 10: only tiles count; rocks and figures between do not matter, and nobody is marked."""
    position = at("S1:1", rocks="d1 d2 d3 d4 d5 d6 c1 c2 c3", M="f2", S="e3", b="b1")
    assert legal(position) == {"~b1"}
    assert after(position, "~b1").on("e3") == "S"
