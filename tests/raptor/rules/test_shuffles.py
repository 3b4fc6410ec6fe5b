"""Shuffles: card 1, the empty draw pile, and who shuffles first."""

from __future__ import annotations

import pytest

from lostworld.chance import Dice
from lostworld.game import BadText, State
from lostworld.raptor import GAME
from lostworld.session import run_chance

from .table import Position, after, at, legal, pending


def shuffler(state: State[int]) -> str:
    """The pending shuffle, as some dice would decide it."""
    assert state.chance is not None
    return state.chance.sample(Dice.from_number(1))


CALLED = {"raptor": "1/49/26/3578", "scientist": "5/28/9346/17", "played": (1, 5)}


def test_card_1_shuffles_everything_but_the_hand() -> None:
    """ruling 4: draw pile + discard + this card become the new draw pile; then draw to three."""
    state = pending(at("S+4", M="f2", S="a5", **CALLED), ".")
    outcome = shuffler(state)
    assert outcome[:2] == "R="
    assert sorted(outcome[2:]) == list("1235678")
    state.resolve("R=8215637")
    assert state.chance is None
    assert state.text.split(" ")[2:] == ["cards", "z0e2c2r6", "3", "R:/489/215637/", "S:/289/346/157"]


def test_the_shuffle_is_made_when_the_round_ends() -> None:
    """ruling 4: "It is made when the round ends"."""
    position = after(at("R1:1", M="f2", b="c5", S="a5", **CALLED), "bc5=f3")
    assert position.turn == "S+4"
    assert position.fields[5] == "R:1/49/26/3578"


def test_scientists_card_1_shuffles_too() -> None:
    """rulebook: "Sleeping gas and shuffle"."""
    cards = {"raptor": "5/28/9346/17", "scientist": "1/49/26/3578", "played": (5, 1)}
    state = pending(at("R+4", M="f2", S="a5", **cards), ".")
    assert shuffler(state)[:2] == "S="
    state.resolve("S=1235678")
    assert state.text.split(" ")[5:] == ["R:/289/346/157", "S:/149/235678/"]


@pytest.mark.parametrize("side", ["R", "S"])
def test_the_shuffle_happens_even_without_a_baby(side: str) -> None:
    """ruling 4: "even when no baby could be moved or gassed"."""
    ones, others = "/149/2678/35", "/258/1346/79"
    cards = {"raptor": ones, "scientist": others} if side == "R" else {"raptor": others, "scientist": ones}
    position = at("cards", M="f2", z="c5", S="a5", **cards)
    steps = ["R #1", "S #5", "."] if side == "R" else ["R #5", "S #1", "."]
    outcome = shuffler(pending(position, *steps))
    assert outcome[:2] == f"{side}="
    assert sorted(outcome[2:]) == list("1235678")


def test_a_higher_card_1_there_is_none_and_a_tie_shuffles_nothing() -> None:
    """ruling 6: both play 1: a tie, so no shuffle."""
    position = at("cards", M="f2", S="a5", raptor="/149/2678/35", scientist="/128/3456/79")
    state = pending(position, "R #1", "S #1")
    assert state.chance is None
    assert state.text.split(" ")[5:] == ["R:/249/678/135", "S:/238/456/179"]


def test_an_empty_draw_pile_is_shuffled_from_the_discard() -> None:
    """rulebook: "shuffles the discard pile to create a new draw pile"; ruling 5."""
    position = at("R+2", M="f2", raptor="5/19//234678", scientist="3/28/9145/67", played=(5, 3))
    state = pending(position, ".")
    outcome = shuffler(state)
    assert outcome[:2] == "R=" and sorted(outcome[2:]) == list("2345678")
    state.resolve("R=7654328")
    assert state.text.split(" ")[5:] == ["R:/179/654328/", "S:/289/145/367"]


def test_the_last_card_is_drawn_without_a_shuffle() -> None:
    """ruling 5: "Nothing is shuffled before it is needed"."""
    position = at("R+2", M="f2", raptor="5/19/4/23678", scientist="3/28/9145/67", played=(5, 3))
    state = pending(position, ".")
    assert state.chance is None
    assert state.text.split(" ")[5] == "R:/149//235678"


def test_the_hand_is_kept() -> None:
    """rulebook: "keeps the cards he has in his hand"."""
    state = pending(at("R+2", M="f2", raptor="5/19//234678", played=(5, 3)), ".")
    for outcome in ("R=1234678", "R=9234567", "R=2345679", "R=234567", "S=2345678"):
        with pytest.raises(BadText):
            state.resolve(outcome)
    run_chance(state, Dice.from_number(0))
    assert set("19") <= set(Position(state.text).raptor.hand)


def test_raptor_shuffles_first() -> None:
    """ruling 5: "When both sides shuffle in the same round, Raptor shuffles first"."""
    position = at("R+2", M="f2", raptor="5/19//234678", scientist="3/28//145679", played=(5, 3))
    state = pending(position, ".")
    with pytest.raises(BadText):
        state.resolve("S=1345679")
    state.resolve("R=2345678")
    assert shuffler(state)[:2] == "S="
    state.resolve("S=1345679")
    assert state.text.split(" ")[5:] == ["R:/129/345678/", "S:/128/345679/"]


def test_raptor_first_also_when_scientist_played_card_1() -> None:
    """ruling 5: whatever the two reasons are."""
    position = at("R+4", M="f2", raptor="5/19//234678", scientist="1/28/34/5679", played=(5, 1))
    state = pending(position, ".")
    state.resolve("R=2345678")
    state.resolve("S=9765431")
    assert state.text.split(" ")[5:] == ["R:/129/345678/", "S:/289/765431/"]


def test_card_1_with_an_empty_draw_pile_shuffles_once() -> None:
    """rulings 4 and 5: one new draw pile."""
    position = at("S+4", M="f2", S="a5", raptor="1/49//235678", scientist="5/28/9346/17", played=(1, 5))
    state = pending(position, ".")
    state.resolve("R=8215637")
    assert state.chance is None
    assert state.text.split(" ")[5] == "R:/489/215637/"


def test_first_shuffle_at_the_end_of_round_7() -> None:
    """ruling 5: "first time: end of round 7, if card 1 was never resolved"."""
    state = GAME.parse(
        at("cards", M="f2", S="a5", round_number=1, raptor="/123/456789/", scientist="/123/456789/")
    )
    for number in range(1, 8):
        card = GAME.parse_action(f"#{number}")
        assert state.chance is None
        state.apply(0, card)
        state.apply(1, card)
    assert [outcome[:2] for outcome in run_chance(state, Dice.from_number(0))] == ["R=", "S="]
    position = Position(state.text)
    assert position.round_number == 8
    assert position.raptor.discard == "" and len(position.raptor.draw) == 6
    assert set("89") <= set(position.raptor.hand)


def test_a_shuffle_is_fair_over_many_dice() -> None:
    """rulebook: "shuffle"; each of the seven cards comes up on top."""
    event = pending(at("S+4", M="f2", S="a5", **CALLED), ".").chance
    assert event is not None
    tops = {event.sample(Dice.from_number(n))[2] for n in range(80)}
    assert tops == set("1235678")


def test_a_shuffle_decides_nothing_for_the_players() -> None:
    """The contract: nobody decides while chance is pending, and nothing can be applied."""
    state = pending(at("S+4", M="f2", S="a5", **CALLED), ".")
    assert state.deciders == ()
    assert state.legal(0) == state.legal(1) == []


def test_card_1_played_high_is_impossible() -> None:
    """RULES 3: 1 is lower than every other card, so it is resolved or tied."""
    position = at("cards", M="f2", b="c5", S="a5", raptor="/149/2678/35", scientist="/289/1345/67")
    assert after(position, "R #1", "S #2").turn == "R1:1"
    assert legal(after(position, "R #1", "S #2").text)
