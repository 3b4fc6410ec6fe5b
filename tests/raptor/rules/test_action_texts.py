"""Actions as text: one text each, both ways, in ASCII order, each once in a list."""

from __future__ import annotations

import pytest

from lostworld.game import BadText
from lostworld.raptor import GAME

from .table import SPACES, at, legal, state_of, texts

EVERY_KIND = [
    "M@f2", "b@c6", "S@a5", "#7", "Mf2-f5", "bc4-c5", "ba4-x", "Sd1-d2", "Mxe3", "M^c4", "M~d3", "S^d2",
    "Sd2~c2", "Sd2xc2", "Sd2!", "bc4=f2", "!d2", "-z", "^c4", "~c4", "Sd1=d6", "*c4", ".",
]  # fmt: skip


@pytest.mark.parametrize("text", EVERY_KIND)
def test_the_texts_of_the_notation_round_trip(text: str) -> None:
    """NOTATION, "Action": every text of its table."""
    assert GAME.action_text(GAME.parse_action(text)) == text


@pytest.mark.parametrize("kind", ["M@", "b@", "S@", "Mx", "M^", "M~", "S^", "!", "^", "~", "*"])
def test_every_space_has_its_action(kind: str) -> None:
    """NOTATION: spaces are `a1` to `k6`; different actions are different values."""
    actions = [GAME.parse_action(kind + space) for space in SPACES]
    assert len(set(actions)) == 66
    assert texts(actions) == [kind + space for space in SPACES]


@pytest.mark.parametrize("card", range(1, 10))
def test_every_card_can_be_named(card: int) -> None:
    """NOTATION: `#7` chooses card 7."""
    assert GAME.action_text(GAME.parse_action(f"#{card}")) == f"#{card}"


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "x", "M", "S", "b", "#", "#0", "#10", "#a", "M@", "M@l1", "M@a0", "M@a7", "m@a1", "M@A1",
        "M@a1 ", " M@a1", "M@a11", "Q@a1", "Ma1", "Ma1-", "Ma1-x", "Sa4-x", "ba4-y", "ba4-X", "Mxa", "Mx",
        "bxa1",
        "b^a1", "S!", "Sa1!a2", "!", "!!", "-", "-Z", "--", "z", "^", "~", "*", "**", "..", ". ", "bc4=", "=",
        "Sa1=x", "ba1=x", "Ma1=a2", "M@a1\n", "\u00b9", "S@a\u0661", "#\u0661", "M@a1;M@a2", "R #5",
    ],
)  # fmt: skip
def test_other_texts_are_no_actions(text: str) -> None:
    """NOTATION: "Every position and every action has exactly one text"."""
    with pytest.raises(BadText):
        GAME.parse_action(text)


POSITIONS = [
    at("R+5", M="f2", b="a4 c3", z="f3", S="e2 k3", fire="g2"),
    at("S+5", M="f2", b="c4", z="b3", S="c3 f5", s="a6", fire="d3"),
    at("S+3", M="f2", B="d3 e1", S="f5"),
    at("R4:2", M="f2", b="b5 c5 a1"),
    at("R4:1", M="f2", b="b5 a1", c="e3"),
    at("R8:1", M="f2", S="a1 k6", f="c3"),
    at("R7:2", M="f2", z="a1 k6", tokens=2),
    at("S4:1", M="f2", S="d3", b="c3 e3", y="c2"),
    at("S2:1", M="f2", S="a5"),
    at("S8:3", M="f2", S="a5 k4 d1", fire="d3 a3"),
    at("S7:2", M="f2", S="a5 k4 d1", fire="d3 a3"),
    at("R@", S="a5"),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_lists_are_in_ascii_order_without_repeats(position: str) -> None:
    """NOTATION, `legal`: ascending ASCII order; "A text appears once in a list"; values order like texts."""
    state = state_of(position)
    actions = list(state.legal(state.deciders[0]))
    found = texts(actions)
    assert found == sorted(set(found))
    assert actions == sorted(set(actions))
    assert [GAME.parse_action(text) for text in found] == actions


@pytest.mark.parametrize("position", POSITIONS)
def test_every_action_of_a_list_can_be_carried_out(position: str) -> None:
    """Issue 2: no action offered that fails."""
    for action in state_of(position).legal(state_of(position).deciders[0]):
        state = state_of(position)
        state.apply(state.deciders[0], action)
        assert state.chance is not None or state_of(state.text)


@pytest.mark.parametrize("position", POSITIONS)
def test_stopping_is_offered_where_it_may_be(position: str) -> None:
    """NOTATION: "`.` may stop an effect (not Fire) once one repetition is made"."""
    turn, board = position.split(" ")[2], position.split(" ")[0]
    full = {"R4": 2, "R7": 3, "R8": 2, "S2": 2, "S4": 2, "S8": 4}
    if turn[1] == "+":
        expected = not set("BC") & set(board)
    else:
        expected = turn[:2] in full and int(turn[3]) < full[turn[:2]]
    assert ("." in legal(position)) == expected
