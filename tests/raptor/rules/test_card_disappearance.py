"""Raptor's 2 and 6, Disappearance: the mother leaves the board and returns after Scientist's turn."""

from __future__ import annotations

import pytest

from .table import FIRST_GAME_ROCKS, Position, after, at, legal, refuse, spaces

CHOOSING = {"raptor": "/126/345789/", "scientist": "/589/123467/"}


@pytest.mark.parametrize(("card", "points"), [(2, 7), (6, 3)])
def test_the_mother_leaves_the_board(card: int, points: int) -> None:
    """rulebook: "Remove the mother from the board"; it happens without an action."""
    position = after(at("cards", M="f2", S="f4", **CHOOSING), f"R #{card}", "S #9")
    assert not position.where("M")
    assert position.on("f2") == "."
    assert position.turn == f"S+{points}"


def test_she_is_neither_shot_nor_in_the_way() -> None:
    """ruling 7: during Scientist's AP she can be neither shot nor in the way."""
    position = after(at("cards", M="f2", S="f3", **CHOOSING), "R #6", "S #9").text
    assert not legal(position, like="S..!")
    assert "Sf3-f2" in legal(position)


def test_she_returns_when_the_points_are_spent() -> None:
    """rulebook: "after the Scientist player has used up all of his action points"."""
    assert after(at("S+1", S="a5", played=(2, 9)), "Sa5-a6").turn == "R@"


def test_she_returns_when_the_points_are_left() -> None:
    """ruling 7: after his AP have ended, spent or not."""
    assert after(at("S+6", S="a5", played=(2, 9)), ".").turn == "R@"


def test_she_returns_on_any_free_space() -> None:
    """rulebook: "on a free space of your choice"; ruling 7: L tiles included."""
    position = at("R@", rocks=FIRST_GAME_ROCKS, S="a5", s="k1", b="c5", z="d1", fire="g1 g2")
    taken = spaces(FIRST_GAME_ROCKS) | spaces("a5 k1 c5 d1 g1 g2")
    assert legal(position) == {f"M@{space}" for space in spaces("a1-k6") - taken}
    assert {"M@a4", "M@a3", "M@k6"} <= legal(position)


def test_she_must_return() -> None:
    """rulebook: "place her back"; and never on an occupied space, a rock or a fire (ruling 1)."""
    refuse(at("R@", S="a5", b="c5", fire="g1"), ".", "M@a5", "M@c5", "M@g1", "M@h5")


def test_after_her_return_the_round_ends() -> None:
    """RULES 3: then both discard and draw; next round is observed (ruling 8)."""
    position = after(at("R@", S="a5", round_number=4), "M@k6")
    assert position.on("k6") == "M"
    assert position.turn == "cards!"
    assert position.round_number == 5
    assert len(position.raptor.hand) == len(position.scientist.hand) == 3


def test_she_keeps_her_tokens() -> None:
    """ruling 7: she keeps her tokens."""
    position = after(at("cards", M="f2", S="f4", tokens=4, **CHOOSING), "R #2", "S #9")
    assert position.count("z") == 4
    assert after(position.text, ".", "M@a1").count("z") == 4


def test_the_marks_of_the_round_stay_until_she_is_back() -> None:
    """NOTATION 1: marks go when the round ends."""
    position = at("S+3", S="c3", b="c4", played=(2, 9))
    waiting = after(position, "Sc3~c4", ".")
    assert waiting.turn == "R@"
    assert (waiting.on("c3"), waiting.on("c4")) == ("A", "y")
    done = after(waiting.text, "M@f2")
    assert (done.on("c3"), done.on("c4")) == ("S", "z")


@pytest.mark.parametrize("card", [2, 6])
def test_a_higher_disappearance_hides_nobody(card: int) -> None:
    """rulebook: the player with action points does not apply his card."""
    position = at("cards", M="f2", b="c4", S="a5", raptor="/126/345789/", scientist="/125/346789/")
    position_after = after(position, f"R #{card}", "S #1")
    assert position_after.on("f2") == "M"
    assert position_after.turn == "S1:1"


def test_a_tie_hides_nobody() -> None:
    """rulebook: equal values have no effect."""
    position = at("cards", M="f2", S="a5", raptor="/126/345789/", scientist="/125/346789/")
    assert after(position, "R #2", "S #2").on("f2") == "M"


def test_she_may_return_where_she_was() -> None:
    """ruling 7: any free space."""
    position = after(at("cards", M="f2", S="f4", **CHOOSING), "R #2", "S #9", ".").text
    assert Position(position).turn == "R@"
    assert "M@f2" in legal(position)


def test_capturing_goes_on_while_she_is_away() -> None:
    """RULES 3: a win ends the game at once; she does not return to a finished game."""
    position = after(at("S+2", S="c3", z="c4", escaped=2, captured=2, played=(2, 9)), "Sc3xc4")
    assert position.turn == "S#"
    assert not position.where("M")
