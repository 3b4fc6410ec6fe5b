"""Raptor's 3 and 8, Fear: standing scientists lie down."""

from __future__ import annotations

from .table import after, at, legal, refuse


def test_any_standing_scientist() -> None:
    """rulebook: "Frighten one scientist of your choice"; anywhere on the board."""
    assert legal(at("R3:1", M="f2", S="a5 f3 k6")) == {"!a5", "!f3", "!k6"}


def test_he_lies_down_marked() -> None:
    """ruling 9: he cannot be stood up in this round (mark `f`)."""
    position = after(at("R3:1", M="f2", S="a5 f3"), "!f3")
    assert position.on("f3") == "f"
    assert position.turn == "S+6"
    refuse(position.text, "S^f3", "Sf3!", "Sf3-f4")


def test_a_frightened_scientist_is_not_frightened_again() -> None:
    """ruling 9: "Fear chooses a standing scientist"."""
    position = at("R8:2", M="f2", S="a5", s="f3")
    assert legal(position) == {"!a5"}


def test_card_3_frightens_one() -> None:
    """RULES 6: 1 scientist."""
    position = after(at("R3:1", M="f2", S="a5 f3"), "!a5")
    assert position.where("S") == {"f3"}
    assert position.turn == "S+6"


def test_card_8_frightens_one_or_two() -> None:
    """rulebook: "Frighten one or two scientists of your choice"; ruling 2."""
    position = at("R8:2", M="f2", S="a5 f3 k6")
    refuse(position, ".")
    first = after(position, "!a5")
    assert first.turn == "R8:1"
    assert legal(first.text) == {".", "!f3", "!k6"}
    assert after(first.text, "!k6").where("f") == {"a5", "k6"}
    assert after(first.text, "!k6").turn == "S+1"
    assert after(first.text, ".").where("f") == {"a5"}


def test_card_3_must_be_applied() -> None:
    """rulebook: "effects must be applied, if possible"."""
    refuse(at("R3:1", M="f2", S="a5"), ".")


def test_no_second_scientist_ends_the_effect() -> None:
    """NOTATION, "Action": no further repetition is possible."""
    position = after(at("R8:2", M="f2", S="a5", s="f3"), "!a5")
    assert position.turn == "S+1"


def test_nobody_stands() -> None:
    """ruling 2: mandatory as far as it is possible; then it happens without an action."""
    position = at("cards", M="f2", s="a5", raptor="/389/124567/", scientist="/789/123456/")
    assert after(position, "R #3", "S #7").turn == "S+4"
    assert after(position, "R #8", "S #9").turn == "S+1"


def test_a_frightened_scientist_counts_as_on_the_board() -> None:
    """ruling 9: he counts as on the board; frightening the last one wins nothing."""
    position = after(at("R3:1", M="f2", S="a5"), "!a5")
    assert position.turn == "S+6"
    assert legal(position.text) == {"."}


def test_a_frightened_scientist_blocks_the_mother_and_can_be_killed() -> None:
    """ruling 9: he still blocks movement, and can be killed."""
    position = at("R+2", M="f2", s="f3", S="k3")
    assert "Mxf3" in legal(position)
    refuse(position, "Mf2-f3", "Mf2-f4")


def test_he_stays_down_until_stood_up() -> None:
    """rulebook: inactive "until he is set back upright again"."""
    position = after(at("S+2", M="f2", f="a5", S="k3"), ".")
    assert position.on("a5") == "s"
