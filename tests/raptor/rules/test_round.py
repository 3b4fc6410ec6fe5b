"""A round: choosing cards, the lower card's effect, the other side's action points, drawing."""

from __future__ import annotations

import pytest

from lostworld.game import IllegalAction
from lostworld.raptor import GAME, RAPTOR, SCIENTIST

from .table import FIRST_GAME_BOARD, Position, after, at, legal, pending, state_of

FIRST_ROUND = f"{FIRST_GAME_BOARD} a4a3k6k1 cards z0e0c0r6 1 R:/156/234789/ S:/258/134679/"


def test_both_choose_at_once_in_secret() -> None:
    """rulebook: "chooses one of the three cards ... face-down"; both may decide, in any order."""
    state = state_of(FIRST_ROUND)
    assert state.deciders == (RAPTOR, SCIENTIST)
    assert legal(FIRST_ROUND, "R") == {"#1", "#5", "#6"}
    assert legal(FIRST_ROUND, "S") == {"#2", "#5", "#8"}


def test_a_card_outside_the_hand_cannot_be_chosen() -> None:
    """rulebook: "one of the three cards they had in their hand"."""
    state = state_of(FIRST_ROUND)
    for card in (2, 3, 4, 7, 8, 9):
        with pytest.raises(IllegalAction):
            state.apply(RAPTOR, GAME.parse_action(f"#{card}"))
    assert state.text == FIRST_ROUND


def test_a_chosen_card_waits_in_secret() -> None:
    """NOTATION 6: during `cards` a card chosen in secret stands in `played`."""
    position = after(FIRST_ROUND, "R #5")
    assert position.turn == "cards"
    assert position.fields[5:] == ["R:5/16/234789/", "S:/258/134679/"]
    assert state_of(position.text).deciders == (SCIENTIST,)
    assert legal(position.text, "R") == set()
    position = after(FIRST_ROUND, "S #8")
    assert position.fields[5:] == ["R:/156/234789/", "S:8/25/134679/"]
    assert state_of(position.text).deciders == (RAPTOR,)


def test_a_chosen_card_stays_chosen() -> None:
    """rulebook: the card is placed; it is not chosen again."""
    state = pending(FIRST_ROUND, "R #5")
    with pytest.raises(IllegalAction):
        state.apply(RAPTOR, GAME.parse_action("#1"))


def test_the_order_of_choosing_does_not_matter() -> None:
    """rulebook: "Both cards are then revealed simultaneously"."""
    assert after(FIRST_ROUND, "R #6", "S #2") == after(FIRST_ROUND, "S #2", "R #6")


def test_equal_values_have_no_effect() -> None:
    """rulebook: "same value, they are both discarded and have no effect"."""
    position = after(FIRST_ROUND, "R #5", "S #5")
    assert position.fields == [
        FIRST_GAME_BOARD,
        "a4a3k6k1",
        "cards",
        "z0e0c0r6",
        "2",
        "R:/126/34789/5",
        "S:/128/34679/5",
    ]


def test_lower_card_first_then_the_difference_as_points() -> None:
    """rulebook's example: Scientist 2 against Raptor 6; two reinforcements, then 6 - 2 = 4 action points."""
    position = after(FIRST_ROUND, "R #6", "S #2")
    assert position.turn == "S2:2"
    position = after(position.text, "S@b6", "S@j1")
    assert position.turn == "R+4"
    assert position.where("S") == {"a5", "a2", "k4", "k1", "b6", "j1"}
    assert position.count("r") == 4
    assert {text[0] for text in legal(position.text)} == {"M", "b", "."}


def test_the_higher_cards_effect_never_happens() -> None:
    """rulebook: "does not apply the effects of the card he played"; Raptor's 6 hides nobody."""
    position = after(FIRST_ROUND, "R #6", "S #2", "S@b6", ".")
    assert position.on("f2") == "M"
    position = after(position.text, ".")
    assert position.turn == "cards"


def test_raptor_lower_then_scientist_has_the_points() -> None:
    """rulebook: "his opponent will be able to spend" the difference."""
    position = after(FIRST_ROUND, "R #1", "S #8")
    assert position.turn == "R1:1"
    assert after(position.text, "bd4=e2").turn == "S+7"


@pytest.mark.parametrize("raptors", range(1, 10))
@pytest.mark.parametrize("scientists", range(1, 10))
def test_every_pair_of_cards(raptors: int, scientists: int) -> None:
    """RULES 3 and 6: who resolves what, and how many repetitions the card has."""
    repetitions = {
        "R": {1: 1, 3: 1, 4: 2, 5: 2, 7: 3, 8: 2},
        "S": {1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 3, 8: 4},
    }
    position = at(
        "cards",
        M="f2",
        b="f3 c4",
        z="d5 d2",
        S="a5 k2",
        tokens=3,
        raptor=hand_with(raptors),
        scientist=hand_with(scientists),
    )
    position = after(position, f"R #{raptors}", f"S #{scientists}").text
    turn = Position(position).turn
    if raptors == scientists:
        assert turn == "cards"
        return
    side, card = ("R", raptors) if raptors < scientists else ("S", scientists)
    if card in repetitions[side]:
        assert turn == f"{side}{card}:{repetitions[side][card]}"
    else:
        assert turn == f"S+{scientists - raptors}"
        assert not Position(position).where("M")


def hand_with(card: int) -> str:
    """A side's cards with ``card`` in hand, nothing discarded."""
    rest = [other for other in range(1, 10) if other != card]
    hand = "".join(map(str, sorted([card, *rest[:2]])))
    return f"/{hand}/{''.join(map(str, rest[2:]))}/"


@pytest.mark.parametrize("lower", range(1, 9))
def test_nine_is_never_the_lower_card(lower: int) -> None:
    """RULES 6: 9 has no effect; its player gets 9 minus the other card."""
    position = at("cards", M="f2", z="d5", S="a5", raptor=hand_with(9), scientist=hand_with(lower))
    position = after(position, "R #9", f"S #{lower}").text
    while Position(position).turn[:2] != "R+":
        position = after(position, sorted(legal(position))[-1]).text
    assert Position(position).turn == f"R+{9 - lower}"


def test_points_are_spent_one_at_a_time() -> None:
    """RULES 3: AP are spent one at a time."""
    position = at("R+3", M="f2", b="c3")
    position = after(position, "bc3-c4").text
    assert Position(position).turn == "R+2"
    position = after(position, "Mf2-f5").text
    assert Position(position).turn == "R+1'"


def test_points_are_split_between_mother_and_babies() -> None:
    """rulebook: "split his action points as he wishes between the mother and the babies"."""
    position = after(at("R+5", M="f2", b="c3 d5"), "bc3-c2", "Mf2-f4", "bd5-d4", "bc2-c1")
    assert position.turn == "R+1'"
    assert position.where("b") == {"c1", "d4"}
    assert position.on("f4") == "M"


def test_points_are_split_between_scientists() -> None:
    """rulebook: "split his action points as he wishes between the scientists"."""
    position = after(at("S+4", M="f2", S="c3 d5"), "Sc3-c2", "Sd5-d4", "Sc2-c1")
    assert position.turn == "S+1"
    assert position.where("S") == {"c1", "d4"}


@pytest.mark.parametrize("turn", ["R+6", "S+6"])
def test_points_may_be_left_unspent(turn: str) -> None:
    """rulebook: "decide to use no action points at all"."""
    position = at(turn, M="f2", b="c3", S="a5")
    assert "." in legal(position)
    position_after = after(position, ".")
    assert position_after.turn == "cards"
    assert position_after.fields[0] == position.split(" ")[0]


@pytest.mark.parametrize(("turn", "step"), [("R+1", "bc3-c4"), ("S+1", "Sa5-a6")])
def test_the_last_point_ends_the_turn(turn: str, step: str) -> None:
    """NOTATION, "Action": a turn with no AP left ends without an action."""
    position = after(at(turn, M="f2", b="c3", S="a5"), step)
    assert position.turn == "cards"
    assert position.round_number == 3


def test_a_turn_with_only_the_end_left_asks_for_it() -> None:
    """NOTATION, "Action": an AP turn whose only legal action is `.` asks for `.`."""
    position = at("R+3", M="f2", tokens=3, z="c3")
    assert legal(position) == {"."}


def test_an_effect_with_one_choice_asks_for_it() -> None:
    """NOTATION, "Action": an effect with a single possible choice still asks for it."""
    position = at("cards", M="f2", S="a5", raptor=hand_with(3), scientist=hand_with(9))
    position = after(position, "R #3", "S #9").text
    assert legal(position) == {"!a5"}


def test_both_discard_and_draw_to_three() -> None:
    """rulebook: "draws a new card so that they have three cards"; the top of the draw pile."""
    position = at("R+2", M="f2", raptor="5/19/782346/", scientist="3/28/9145/67", played=(5, 3))
    position = after(position, ".").text
    assert position.split(" ")[5:] == ["R:/179/82346/5", "S:/289/145/367"]


def test_played_cards_stay_until_the_round_ends() -> None:
    """NOTATION 6: a card stays in `played` until the round ends."""
    position = at("R+2", M="f2", b="c3", raptor="5/19/782346/", scientist="3/28/9145/67", played=(5, 3))
    position = after(position, "bc3-c4").text
    assert position.split(" ")[5:] == ["R:5/19/782346/", "S:3/28/9145/67"]


def test_the_next_round_has_the_next_number() -> None:
    """NOTATION 5: rounds from 1."""
    assert after(at("R+2", M="f2", round_number=7), ".").round_number == 8
    assert after(at("R+2", M="f2", round_number=99), ".").round_number == 100


def test_the_marks_of_a_round_go() -> None:
    """NOTATION 1: `y`, `A`, `f` become `z`, `S`, `s` when the round ends."""
    position = after(at("S+2", M="f2", y="c3", A="c2", f="a5", S="k2"), ".")
    assert "".join(position.on(space) for space in ("c3", "c2", "a5", "k2")) == "zSsS"


@pytest.mark.parametrize(
    ("turn", "figures"),
    [
        ("R+2", {}),
        ("S+2", {}),
        ("R4:2", {"b": "c3"}),
        ("R3:1", {}),
        ("S4:2", {"b": "c3"}),
        ("R@", {}),
        ("cards!", {}),
    ],
)
def test_only_one_side_decides(turn: str, figures: dict[str, str]) -> None:
    """rulebook: one player at a time applies his card or spends his points."""
    mother = {} if turn == "R@" else {"M": "f2"}
    state = state_of(at(turn, S="b3", **mother, **figures))
    seat = SCIENTIST if turn[0] == "S" or turn == "cards!" else RAPTOR
    assert state.deciders == (seat,)
    assert state.legal(1 - seat) == []
    with pytest.raises(IllegalAction):
        state.apply(1 - seat, state.legal(seat)[0])
