"""Raptor's 1 and 4, Mother's call: awake babies walk to the mother's tile."""

from __future__ import annotations

import pytest

from .table import FIRST_GAME_ROCKS, after, at, legal, refuse, spaces


def called(position: str, baby: str) -> set[str]:
    """Where ``baby`` may be called to."""
    return {text[-2:] for text in legal(position, like=f"b{baby}=.*")}


@pytest.mark.parametrize("turn", ["R1:1", "R4:2"])
def test_a_baby_comes_to_any_free_space_of_the_mothers_tile(turn: str) -> None:
    """rulebook: "onto a free space of your choice on the tile where the mother is located"; ruling 3."""
    position = at(turn, M="f2", b="b5", fire="e1", S="e3")
    assert called(position, "b5") == spaces("e1-g3") - {"f2", "e1", "e3"}


def test_the_baby_leaves_its_space() -> None:
    """ruling 3: it walks; nothing else changes."""
    position = after(at("R1:1", M="f2", b="b5"), "bb5=e3")
    assert position.where("b") == {"e3"}
    assert position.on("b5") == "."
    assert position.turn == "S+8"


def test_a_baby_on_the_mothers_tile_may_change_its_space() -> None:
    """rulebook: "already on the same tile as the mother can move to another space"."""
    position = at("R1:1", M="f2", b="e1")
    assert called(position, "e1") == spaces("e1-g3") - {"f2", "e1"}


def test_the_call_with_the_blocked_baby() -> None:
    """rulebook's picture: one baby comes, the other has no valid path to the mother's tile."""
    position = at("R1:1", rocks=FIRST_GAME_ROCKS, M="f2", b="c5 a1", fire="a2", S="k4", z="h2")
    assert called(position, "c5")
    assert not called(position, "a1")  # b1 is a rock, a2 burns
    refuse(position, "ba1=f1", "bh2=f1")
    assert after(position, "bc5=f1").on("f1") == "b"


@pytest.mark.parametrize("letter", ["*", "S", "s", "z"])
def test_the_way_leads_over_free_spaces_only(letter: str) -> None:
    """rulebook: "without crossing spaces that are occupied or on which there is a fire token"."""
    walls = "a2 b1"
    things = {"fire": walls} if letter == "*" else {letter: walls}
    position = at("R4:2", M="f2", b="a1 c5", **things)
    assert not called(position, "a1")
    assert called(position, "c5")
    open_way = {"fire": "a2"} if letter == "*" else {letter: "a2"}
    assert called(at("R4:2", M="f2", b="a1 c5", **open_way), "a1")


def test_another_awake_baby_is_in_the_way_too() -> None:
    """ruling 1: no figure, lying or standing."""
    position = at("R4:2", M="f2", b="a1 a2", z="b1")
    assert not called(position, "a1")
    assert called(position, "a2")


def test_the_mother_is_in_the_way_too() -> None:
    """ruling 1: no figure."""
    position = at("R1:1", M="b1", b="a1 c5", fire="a2")
    assert not called(position, "a1")
    assert called(position, "c5") == spaces("b1-d3") - {"b1"}


def test_the_way_may_be_long_and_winding() -> None:
    """ruling 3: any orthogonal path of free spaces, over any tiles."""
    # Column c is a wall but for its top; the baby walks around through the upper tiles.
    position = at("R1:1", rocks="c1 c2 c3 c4 c5 h6 i6 j6 j5", M="f2", b="a1")
    assert called(position, "a1") == spaces("e1-g3") - {"f2"}
    position = at("R4:2", rocks="c1 c2 c3 c4 c5 h6 i6 j6 j5", fire="c6", M="f2", b="a1 j1")
    assert not called(position, "a1")


def test_a_way_within_the_tile_may_leave_it() -> None:
    """ruling 3: over any tiles, also for a baby that is on the mother's tile already."""
    position = at("R1:1", rocks="f1 f3 e4 h6 i6 j6 h5 i5 j5", M="f2", b="e2")
    assert called(position, "e2") == {"e1", "e3", "g1", "g2", "g3"}


def test_the_mothers_tile_may_be_an_l() -> None:
    """ruling 3: the mother's tile, square or L."""
    position = at("R1:1", M="a5", b="c2")
    assert called(position, "c2") == {"a4", "a6"}
    position = at("R1:1", M="k1", b="c2", z="c5", S="a1")
    assert called(position, "c2") == {"k2", "k3"}


def test_never_onto_or_through_an_exit() -> None:
    """ruling 3; rulebook: "The ONLY way a baby can move on such a space" is its 1-point move."""
    position = at("R1:1", M="a5", b="a4 c2", S="k4")
    assert not legal(position, like=".*x")
    # a3 and a4 both have exits; with a way between them barred, the exits are no bridge.
    position = at("R4:2", rocks="b1 b2 b3 h6 i6 j6 h5 i5 j5", M="a5", b="a3 c5", fire="a4", S="k4")
    assert not called(position, "a3")


def test_a_space_is_reached_only_by_a_path() -> None:
    """ruling 3: a free space of the tile that no path reaches cannot be chosen."""
    position = at("R1:1", rocks="e2 f1 h6 i6 j6 h5 i5 j5 j4", M="f2", b="b5")
    assert called(position, "b5") == {"e1", "e3", "f3", "g1", "g2", "g3"}
    position = at("R1:1", rocks="e2 f1 d1 h6 i6 j6 h5 i5 j5", M="f2", b="b5")
    assert called(position, "b5") == {"e3", "f3", "g1", "g2", "g3"}


@pytest.mark.parametrize("letter", ["z"])
def test_a_sleeping_baby_is_not_called(letter: str) -> None:
    """rulebook: "a baby that is awake"."""
    position = at("R4:2", M="f2", b="c5", **{letter: "d2"})
    assert not called(position, "d2")


def test_card_1_calls_one_baby() -> None:
    """RULES 6: 1 baby; then it is Scientist's turn."""
    assert after(at("R1:1", M="f2", b="b5 c5 d5"), "bb5=e3").turn == "S+8"


def test_card_4_calls_one_or_two_different_babies() -> None:
    """ruling 3: "two different ones"; NOTATION 1: the first is marked `c`."""
    position = after(at("R4:2", M="f2", b="b5 c5"), "bb5=e3")
    assert position.turn == "R4:1"
    assert position.on("e3") == "c"
    assert not called(position.text, "e3")
    assert called(position.text, "c5") == spaces("e1-g3") - {"f2", "e3"}
    second = after(position.text, "bc5=e1")
    assert second.turn == "S+5"
    assert second.where("b") == {"e3", "e1"}


def test_one_after_the_other() -> None:
    """ruling 3: babies are moved one after the other; the first may clear the second's way."""
    position = at("R4:2", M="f2", b="a2 a1", z="b1")
    assert not called(position, "a1")
    assert called(after(position, "ba2=e3").text, "a1")


def test_the_player_may_stop_after_the_first() -> None:
    """ruling 2: at least one if any is possible, and the player may stop after the first."""
    position = at("R4:2", M="f2", b="b5 c5")
    refuse(position, ".")
    first = after(position, "bb5=e3").text
    assert "." in legal(first)
    stopped = after(first, ".")
    assert stopped.turn == "S+5"
    assert stopped.where("b") == {"e3", "c5"}


def test_card_1_must_be_applied_if_possible() -> None:
    """rulebook: "effects must be applied, if possible"."""
    refuse(at("R1:1", M="f2", b="b5"), ".")


def test_nobody_can_come() -> None:
    """NOTATION, "Action": an effect of which no repetition is possible happens without an action."""
    position = at("cards", M="f2", z="c5", S="a5", raptor="/147/235689/", scientist="/289/134567/")
    assert after(position, "R #1", "S #9").turn == "S+8"
    assert after(position, "R #4", "S #9").turn == "S+5"


def test_no_second_baby_ends_the_effect() -> None:
    """NOTATION, "Action": no further repetition is possible."""
    position = after(at("R4:2", M="f2", b="b5", z="c5"), "bb5=e3")
    assert position.turn == "S+5"
    assert position.on("e3") == "b"


def test_two_repetitions_are_counted_even_if_one_is_possible() -> None:
    """NOTATION 3: "counted from the card's number even if fewer are possible"."""
    position = at("cards", M="f2", b="c5", S="a5", raptor="/147/235689/", scientist="/289/134567/")
    assert after(position, "R #4", "S #9").turn == "R4:2"


def test_a_full_tile_takes_nobody() -> None:
    """ruling 3: to a FREE space."""
    position = at("cards", M="a5", b="c2", z="a4 a6", S="k4", raptor="/147/235689/", scientist="/289/134567/")
    assert after(position, "R #4", "S #9").turn == "S+5"


def test_the_called_baby_is_in_the_way_of_the_second() -> None:
    """rulings 1 and 3: moved one after the other, the first is a figure on its new space."""
    walls = "e2 f1 h6 i6 j6 h5 i5 j5 j4"  # e1 can be reached from d1 only
    position = at("R4:2", rocks=walls, M="f2", b="d1 c1", fire="d2", z="b1 c2")
    assert called(position, "c1") == set()
    moved = after(position, "bd1=e1")
    assert moved.turn == "S+5"  # c1 reaches d1 now, but no further: e1 is taken


def test_a_baby_walks_back_past_nobody() -> None:
    """ruling 3: "other than the one it stands on"."""
    refuse(at("R1:1", M="f2", b="e1"), "be1=e1")
