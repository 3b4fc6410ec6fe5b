"""Raptor's 5 and 7, Recovery: tokens go back, babies wake, in any mix."""

from __future__ import annotations

import pytest

from .table import after, at, legal, refuse

CHOOSING = {"raptor": "/457/123689/", "scientist": "/789/123456/"}


def test_tokens_and_babies_without_adjacency() -> None:
    """ruling 2: "any mix of tokens removed and babies woken, no adjacency needed"."""
    position = at("R5:2", M="f2", z="a1 k6", b="c3", tokens=1)
    assert legal(position) == {"-z", "^a1", "^k6"}


def test_a_token_goes_back() -> None:
    """rulebook: "Remove two sleep tokens from the mother"."""
    position = after(at("R5:2", M="f2", tokens=3), "-z")
    assert position.count("z") == 2
    assert position.turn == "R5:1"
    assert after(position.text, "-z").count("z") == 1


def test_a_baby_wakes() -> None:
    """rulebook: "or wake up two baby raptors"."""
    position = after(at("R5:2", M="f2", z="a1 k6"), "^k6", "^a1")
    assert position.where("b") == {"a1", "k6"}
    assert position.turn == "S+4"


def test_one_token_and_one_baby() -> None:
    """rulebook: "or remove one sleep token and wake up one baby"."""
    position = after(at("R5:2", M="f2", z="a1 k6", tokens=2), "-z", "^a1")
    assert position.count("z") == 1
    assert position.where("b") == {"a1"}
    assert position.turn == "S+4"


@pytest.mark.parametrize(
    "steps", [("-z", "-z", "-z"), ("-z", "^a1", "-z"), ("^a1", "^k6", "^c3"), ("^c3", "-z", "^a1")]
)
def test_card_7_up_to_three_in_any_combination(steps: tuple[str, ...]) -> None:
    """rulebook: "(or do a combination of both)"."""
    position = at("R7:3", M="f2", z="a1 k6 c3", tokens=4)
    assert after(position, *steps[:2]).turn == "R7:1"
    position_after = after(position, *steps)
    assert position_after.turn == "S+2"
    assert position_after.count("z") == 4 - steps.count("-z")
    assert len(position_after.where("b")) == 3 - steps.count("-z")


@pytest.mark.parametrize("turn", ["R5:2", "R7:3"])
def test_at_least_one(turn: str) -> None:
    """ruling 2: at least one if any is possible (003: "un ou deux")."""
    refuse(at(turn, M="f2", tokens=2), ".")


@pytest.mark.parametrize("turn", ["R5:1", "R7:2", "R7:1"])
def test_stopping_after_the_first(turn: str) -> None:
    """ruling 2: up to N; the player may stop after the first."""
    position = at(turn, M="f2", tokens=2)
    assert "." in legal(position)
    assert after(position, ".").turn == ("S+4" if turn[1] == "5" else "S+2")


def test_nothing_to_recover() -> None:
    """NOTATION, "Action": an impossible effect happens without an action."""
    position = at("cards", M="f2", b="c3", S="a5", **CHOOSING)
    assert after(position, "R #5", "S #9").turn == "S+4"
    assert after(position, "R #7", "S #9").turn == "S+2"


def test_nothing_more_to_recover() -> None:
    """NOTATION, "Action": no further repetition is possible."""
    assert after(at("R7:3", M="f2", b="c3", tokens=1), "-z").turn == "S+2"
    assert after(at("R5:2", M="f2", z="c3"), "^c3").turn == "S+4"


def test_only_tokens_she_has_and_babies_that_sleep() -> None:
    """RULES 6: recovery removes tokens on the mother and wakes sleeping babies."""
    refuse(at("R5:2", M="f2", z="c3", b="c4"), "-z", "^c4")
    refuse(at("R5:2", M="f2", b="c4", tokens=1), "^c4")


def test_the_mother_moves_freely_again() -> None:
    """rulebook: tokens are given back; the toll is counted from those she still has."""
    position = after(at("R5:2", M="f2", tokens=2), "-z", "-z")
    assert position.count("z") == 0
