"""Observation: after a lower 2 or 6 Scientist shows his card first."""

from __future__ import annotations

import pytest

from lostworld.game import IllegalAction
from lostworld.raptor import GAME, RAPTOR, SCIENTIST

from .table import after, at, legal, pending, state_of

OBSERVED = at("cards!", M="f2", b="c5", S="a5", raptor="/146/35789/2", scientist="/258/13467/9")


@pytest.mark.parametrize(("card", "points"), [(2, 7), (6, 3)])
def test_a_lower_2_or_6_observes_the_next_round(card: int, points: int) -> None:
    """rulebook: "On the next turn, the Scientist player will have to show"; ruling 8."""
    position = at("cards", M="f2", S="a5", raptor="/126/345789/", scientist="/589/123467/")
    position_after = after(position, f"R #{card}", "S #9")
    assert position_after.turn == f"S+{points}"
    assert after(position_after.text, ".", "M@f2").turn == "cards!"


def test_scientist_chooses_first() -> None:
    """ruling 8: "In the next round Scientist chooses first and shows the card"."""
    state = state_of(OBSERVED)
    assert state.deciders == (SCIENTIST,)
    assert legal(OBSERVED, "S") == {"#2", "#5", "#8"}
    assert legal(OBSERVED, "R") == set()
    with pytest.raises(IllegalAction):
        state.apply(RAPTOR, GAME.parse_action("#1"))


def test_then_raptor_chooses() -> None:
    """ruling 8: "then Raptor chooses"; NOTATION 3: `cards!5`."""
    position = after(OBSERVED, "S #5")
    assert position.turn == "cards!5"
    assert position.fields[6] == "S:5/28/13467/9"
    state = state_of(position.text)
    assert state.deciders == (RAPTOR,)
    assert legal(position.text, "R") == {"#1", "#4", "#6"}
    assert legal(position.text, "S") == set()


def test_the_round_goes_on_as_usual() -> None:
    """RULES 3: lower card's effect, then points."""
    position = after(OBSERVED, "S #5", "R #4")
    assert position.turn == "R4:2"
    position = after(OBSERVED, "S #5", "R #6")
    assert position.turn == "S5:2"


def test_it_lasts_one_round() -> None:
    """ruling 8: "It lasts that one round, tie or not"."""
    assert after(OBSERVED, "S #5", "R #4", "bc5=f3", ".").turn == "cards"


def test_it_lasts_one_round_after_a_tie_too() -> None:
    """ruling 8: tie or not."""
    position = at("cards!", M="f2", b="c5", S="a5", raptor="/145/36789/2", scientist="/258/13467/9")
    assert after(position, "S #5", "R #5").turn == "cards"


def test_it_may_be_renewed() -> None:
    """ruling 8: a lower 6 in the observed round observes again."""
    position = after(OBSERVED, "S #8", "R #6")
    assert position.turn == "S+2"
    assert after(position.text, ".", "M@f2").turn == "cards!"


@pytest.mark.parametrize("scientists", [1, 2])
def test_a_higher_or_equal_card_observes_nothing(scientists: int) -> None:
    """ruling 8: "only when 2 or 6 was the LOWER card"."""
    position = at("cards", M="f2", z="c5", S="a5", raptor="/126/345789/", scientist="/129/345678/")
    state = pending(position, "R #2", f"S #{scientists}")
    if scientists == 1:
        assert state.text.split(" ")[2] == "R+1"
        state.apply(RAPTOR, GAME.parse_action("."))
        state.resolve("S=1345678")
    assert state.text.split(" ")[2] == "cards"


def test_a_higher_6_observes_nothing() -> None:
    """ruling 8: the rulebook's example round, 6 against 2."""
    position = at("cards", M="f2", S="a5", raptor="/126/345789/", scientist="/258/134679/")
    assert after(position, "R #6", "S #2", "S@b1", ".", ".").turn == "cards"


def test_scientists_own_2_and_6_observe_nothing() -> None:
    """RULES 6: Scientist's 2 and 6 are reinforcements."""
    position = at("cards", M="f2", S="a5", raptor="/789/123456/", scientist="/269/134578/")
    for card in (2, 6):
        assert after(position, "R #9", f"S #{card}", "S@b1", ".", ".").turn == "cards"
