"""Which positions are refused: for each line of the notation's list a near miss and one that falls."""

from __future__ import annotations

import pytest

from .table import CORRIDOR_ROCKS, FIRST_GAME_BOARD, ROCKS_ASIDE, accepted, at, draw, rejected

GOOD = f"{FIRST_GAME_BOARD} a4a3k6k1 cards z0e0c0r6 1 R:/159/236784/ S:/248/193567/"
SETUP_CARDS = "0 R://123456789/ S://123456789/"


def swap(old: str, new: str, position: str = GOOD) -> str:
    """``position`` with one thing changed."""
    assert position.count(old) >= 1, old
    return position.replace(old, new, 1)


def test_the_example_stands() -> None:
    """NOTATION, "Position"."""
    accepted(GOOD)


ILL_FORMED = {
    "empty": "",
    "one word": "cards",
    "no cards of Scientist": GOOD.rsplit(" ", 1)[0],
    "an eighth field": GOOD + " x",
    "a space at the end": GOOD + " ",
    "a space at the beginning": " " + GOOD,
    "two spaces": swap(" cards", "  cards"),
    "a tab": swap(" cards", "\tcards"),
    "a line end": GOOD + "\n",
    "a row too short": swap("......b....", "......b..."),
    "a row too long": swap("......b....", "......b....."),
    "five rows": swap("......b..../", ""),
    "seven rows": swap("......b..../", "......b..../.........../"),
    "an unknown letter": swap("......b....", "......q...."),
    "a question mark on the board": swap("......b....", "......?...."),
    "exits too few": swap("a4a3k6k1", "a4a3k6"),
    "exits in another order": swap("a4a3k6k1", "a3a4k6k1"),
    "an unknown turn": swap("cards", "dice"),
    "an unknown side": swap("cards", "T+3"),
    "counts without reserve": swap("z0e0c0r6", "z0e0c0"),
    "counts in another order": swap("z0e0c0r6", "e0z0c0r6"),
    "counts of two digits": swap("z0e0c0r6", "z00e0c0r6"),
    "a negative round": swap(" 1 R", " -1 R"),
    "a round with a leading zero": swap(" 1 R", " 01 R"),
    "a round that is no number": swap(" 1 R", " one R"),
    "a round with a plus": swap(" 1 R", " +1 R"),
    "a round in other digits": swap(" 1 R", " \u0661 R"),
    "sides swapped": " ".join([*GOOD.split(" ")[:5], *reversed(GOOD.split(" ")[5:])]),
    "three parts of cards": swap("R:/159/236784/", "R:/159/236784"),
    "five parts of cards": swap("R:/159/236784/", "R:/159/236784//"),
    "a hand out of order": swap("R:/159/", "R:/519/"),
    "a card 0": swap("R:/159/", "R:/059/"),
    "a view": swap("236784", "??????"),
}


@pytest.mark.parametrize("name", ILL_FORMED)
def test_ill_formed_texts(name: str) -> None:
    """NOTATION: "Every position ... has exactly one text"; "Ill-formed texts" are refused."""
    rejected(ILL_FORMED[name])


def test_a_discard_out_of_order() -> None:
    """NOTATION 6: "hand and discard in ascending order"; the draw pile may be in any."""
    accepted(at("cards", M="f2", raptor="/159/8273/46"))
    rejected(at("cards", M="f2", raptor="/159/8273/64"))


# Rocks and exits


def test_nine_rocks() -> None:
    """refused: "9 rocks, none in columns `a` and `k` (they need not match a theme's tiles)"."""
    accepted(at("cards", M="f2", rocks="b1-j1"))
    rejected(at("cards", M="f2", rocks="b1-i1"))
    rejected(at("cards", M="f2", rocks="b1-j1 b2"))
    rejected(at("cards", M="f2", rocks="a1-i1"))
    rejected(at("cards", M="f2", rocks="c1-k1"))


@pytest.mark.parametrize("exits", ["a4a1k4k1", "a4a3k6k1", "a4a3k4k3", "a6a1k6k1", "a6a1k4k3", "a6a3k6k3"])
def test_the_six_exit_maps(exits: str) -> None:
    """refused: "a legal exit map"; two left-handed and two right-handed L tiles."""
    accepted(at("cards", M="f2", exits=exits))


@pytest.mark.parametrize(
    "exits",
    [
        "a4a1k6k3",
        "a6a3k4k1",
        "a4a1k6k1",
        "a4a3k6k3",
        "a6a3k6k1",
        "a6a3k4k3",
        "a5a3k6k1",
        "a4a2k6k1",
        "b4a3k6k1",
    ],
)
def test_other_exit_maps(exits: str) -> None:
    """refused: "a legal exit map"."""
    rejected(at("cards", M="f2", exits=exits))


# How many of everything


def test_at_most_one_mother() -> None:
    """refused: "at most one mother"."""
    accepted(at("R+2", M="f2"))
    rejected(at("R+2", M="f2 f3"))


def test_ten_fires() -> None:
    """refused: more than 10 fires, those under scientists counted."""
    accepted(at("cards", M="f6", fire="b2-k2", z="k4"))
    rejected(at("cards", M="f6", fire="a2-k2", z="k4"))
    accepted(at("S+3", M="f6", fire="b2-j2", B="c4"))
    rejected(at("S+3", M="f6", fire="b2-k2", B="c4", z="k4"))


def test_ten_scientists_with_the_reserve() -> None:
    """refused: more than 10 scientists with the reserve; killed ones may be missing."""
    accepted(at("R+2", M="f2", S="a1 a2", s="a5 a6", reserve=6))
    rejected(at("R+2", M="f2", S="a1 a2 a3", s="a5 a6", reserve=6))
    accepted(at("R+2", M="f2", S="a1", reserve=0))
    accepted(at("S+5", M="f2", S="a1", A="a2", f="a4", B="c3", reserve=6))
    rejected(at("S+5", M="f2", S="a1", A="a2", f="a4", s="a6", B="c3", reserve=6))
    rejected(at("R+2", M="f2", S="b1-j1 a1", s="a6", reserve=0))


def test_a_reserve_of_six_at_most() -> None:
    """RULES 2: four are placed, "6 stay in reserve"; with four on the board seven would be eleven."""
    rejected(at("R+2", M="f2", S="a1 a2 a5 a6", reserve=7))


def test_five_babies() -> None:
    """refused: more than 5 babies on and off the board."""
    accepted(at("R+2", M="f2", b="c1 c2", z="c4", escaped=1, captured=1))
    rejected(at("R+2", M="f2", b="c1 c2", z="c4", escaped=2, captured=1))
    rejected(at("R+2", M="f2", b="c1-c6", escaped=0, captured=0))
    rejected(at("R+2", M="f2", b="c1-c5", escaped=0, captured=1))


# Cards


@pytest.mark.parametrize(
    "cards",
    [
        "/159/23678/",
        "/159/236788/",
        "/159/2367844/",
        "/159/236781/",
        "/1599/23678/4",
        "/15/236784/9",
        "/1459/23678/",
        "//123456789/",
        "5/159/23678/4",
        "5/1/236784/9",
        "51/9/236784/",
    ],
)
def test_each_sides_nine_cards(cards: str) -> None:
    """refused: "each side's nine cards, 3 in hand (2 once one is played)"."""
    rejected(at("cards", M="f2", raptor=cards))
    rejected(at("cards", M="f2", scientist=cards))


def test_cards_that_stand() -> None:
    """refused: the near misses of the list above."""
    for cards in ("/159/236784/", "/159//234678", "5/19/236784/", "5/19//234678"):
        accepted(at("cards", M="f2", raptor=cards))
        accepted(at("cards", M="f2", scientist=cards))


def test_three_in_hand_during_effects_and_turns() -> None:
    """refused: 2 in hand once one is played."""
    accepted(at("R+2", M="f2", raptor="9/12/3456/78"))
    rejected(at("R+2", M="f2", raptor="9/123/456/78"))
    rejected(at("R+2", M="f2", raptor="9/1/23456/78"))


def test_both_chosen_is_revealed() -> None:
    """NOTATION 3: `cards` is where somebody still chooses."""
    rejected(at("cards", M="f2", raptor="5/19/236784/", scientist="4/19/236785/"))


def test_observation_and_the_shown_card() -> None:
    """NOTATION 3: `cards!5`: he has shown 5; Raptor has not chosen yet."""
    accepted(at("cards!", M="f2", raptor="/159/236784/", scientist="/248/193567/"))
    accepted(at("cards!5", M="f2", raptor="/159/236784/", scientist="5/28/193467/"))
    rejected(at("cards!4", M="f2", raptor="/159/236784/", scientist="5/28/193467/"))
    rejected(at("cards!5", M="f2", raptor="/159/236784/", scientist="/258/193467/"))
    rejected(at("cards!", M="f2", raptor="/159/236784/", scientist="5/28/193467/"))
    rejected(at("cards!", M="f2", raptor="5/19/236784/", scientist="/248/193567/"))
    rejected(at("cards!5", M="f2", raptor="9/15/236784/", scientist="5/28/193467/"))
    rejected(swap("cards!5", "cards!?", at("cards!5", M="f2")))


# Setup


def placing(counts: str = "z0e0c0r6", cards: str = SETUP_CARDS, fire: str = "", **figures: str) -> str:
    return f"{draw(ROCKS_ASIDE, fire, **figures)} a4a3k6k1 place {counts} {cards}"


def test_round_0_exactly_during_setup() -> None:
    """refused: "round 0 exactly during `place`"."""
    accepted(placing(M="f2"))
    rejected(swap(" 0 R", " 1 R", placing(M="f2")))
    rejected(swap(" 1 R", " 0 R"))
    rejected(at("R+2", M="f2", round_number=0))


def test_nothing_has_happened_yet_in_setup() -> None:
    """refused: "and nothing has happened yet there"."""
    accepted(placing())
    accepted(placing(M="f2", b="c5"))
    for counts in ("z1e0c0r6", "z0e1c0r6", "z0e0c1r6", "z0e0c0r5"):
        rejected(placing(counts, M="f2", b="c5"))
    rejected(placing(M="f2", b="c5", fire="c3"))
    for letter in "zyc":
        rejected(placing(M="f2", **{letter: "c5"}))
    rejected(placing(cards="0 R:/123/456789/ S:/123/456789/", M="f2"))
    rejected(placing(cards="0 R://123456798/ S://123456789/", M="f2"))
    rejected(placing(cards="0 R://12345678/9 S://123456789/", M="f2"))


def test_the_setup_has_something_left_to_place() -> None:
    """NOTATION 3: in `place` the next missing figure is placed."""
    open_rocks = "d1 d2 d3 b6 c6 d6 f6 i6 i1"
    board = {"M": "f2", "b": "c5 e6 h5 c2 h2"}
    for scientists, check in (("a5 a2 k4", accepted), ("a5 a2 k4 k1", rejected)):
        text = f"{draw(open_rocks, S=scientists, **board)} a4a3k6k1 place z0e0c0r6 {SETUP_CARDS}"
        check(text)


@pytest.mark.parametrize(
    "figures",
    [
        {"b": "c5"},
        {"M": "c5"},
        {"M": "f2", "b": "c2"},
        {"M": "f2", "b": "c5 c6"},
        {"M": "f2", "b": "a5"},
        {"M": "f2", "b": "c5 f6 f3"},
        {"M": "f2", "b": "c5", "S": "a5"},
        {"S": "a5"},
    ],
)
def test_the_setup_goes_in_its_order(figures: dict[str, str]) -> None:
    """NOTATION 3: mother, babies by tile, scientists; what stands there was placed in that order."""
    rejected(placing(**figures))


# Marks


def test_no_marks_between_rounds() -> None:
    """refused: "marks only in their phases (... none between rounds)"."""
    for turn in ("cards", "cards!", "cards!5"):
        accepted(at(turn, M="f2", z="c3", S="a1", s="a2"))
        rejected(at(turn, M="f2", y="c3", S="a1"))
        rejected(at(turn, M="f2", c="c3", S="a1"))
        rejected(at(turn, M="f2", S="a1", A="a2"))
        rejected(at(turn, M="f2", S="a1", f="a2"))


def test_called_only_in_the_second_call() -> None:
    """refused: "`c` only in `R4:1`"."""
    accepted(at("R4:1", M="f2", b="c3", c="e1"))
    rejected(at("R4:2", M="f2", b="c3", c="e1"))
    rejected(at("R1:1", M="f2", b="c3", c="e1"))
    rejected(at("S+3", M="f2", b="c3", c="e1", S="a1", played=(4, 9)))
    rejected(at("R+3", M="f2", b="c3", c="e1"))
    rejected(at("R8:1", M="f2", c="e1", S="a1", f="a2"))


def test_scientists_marks_not_in_raptors_turn() -> None:
    """refused: `A` and `f` are marks of other phases than Raptor's points."""
    accepted(at("R+3", M="f2", S="a1", s="a2"))
    rejected(at("R+3", M="f2", S="a1", A="a2"))
    rejected(at("R+3", M="f2", S="a1", f="a2"))


def test_scientists_marks_not_in_his_effects() -> None:
    """refused: before his turn nobody has acted, and Raptor's fear was not the lower card."""
    accepted(at("S5:2", M="f2", S="a1"))
    rejected(at("S5:2", M="f2", S="a1", A="a2"))
    rejected(at("S5:2", M="f2", S="a1", f="a2"))
    rejected(at("S5:2", M="f2", S="a1", y="c3"))
    accepted(at("S4:1", M="f2", S="d3", b="c3", y="e3"))


def test_no_baby_falls_asleep_in_raptors_effects() -> None:
    """refused: `y` in Raptor's effects."""
    accepted(at("R5:2", M="f2", z="c3"))
    rejected(at("R5:2", M="f2", z="c3", y="c5"))
    rejected(at("R4:2", M="f2", b="c3", y="c5"))


def test_fear_marks_in_its_phases() -> None:
    """refused: `f` stands in Fear itself after the first, and in the turn after it."""
    accepted(at("R8:1", M="f2", S="a1", f="a2"))
    rejected(at("R5:2", M="f2", z="c3", S="a1", f="a2"))
    accepted(at("S+3", M="f2", S="a1", f="a2", played=(3, 9)))
    accepted(at("S+1", M="f2", S="a1", f="a2 a3", played=(8, 9)))
    rejected(at("S+3", M="f2", S="a1", f="a2", played=(4, 9)))
    rejected(at("R@", S="a1", f="a2"))


def test_sleep_marks_in_raptors_turn() -> None:
    """refused: `y` in Raptor's turn comes from the gas that was resolved before it."""
    for card in (1, 4):
        accepted(at("R+3", M="f2", y="c3", S="b3", played=(9, card)))
    for card in (2, 3, 5, 6):
        rejected(at("R+3", M="f2", y="c3", S="b3", played=(9, card)))
        accepted(at("R+3", M="f2", z="c3", S="b3", played=(9, card)))


def test_scientists_turn_may_have_all_his_marks() -> None:
    """refused: the near miss: `y`, `A`, `C` and `f` in Scientist's turn."""
    accepted(at("S+3", M="f2", y="c3", A="c2", C="d5", f="a2"))
    accepted(at("R@", y="c3", A="c2"))


def test_figures_on_fire_only_in_scientists_turn() -> None:
    """refused: "figures on fire only in Scientist's turn"."""
    accepted(at("S+3", M="f2", B="d5"))
    rejected(at("cards", M="f2", B="d5"))
    rejected(at("R+3", M="f2", B="d5"))
    rejected(at("S3:2", M="f2", B="d5", S="a1"))
    rejected(at("S5:1", M="f2", B="d5", S="a1"))
    rejected(at("R3:1", M="f2", B="d5", S="a1"))
    rejected(at("R@", B="d5", S="a1"))
    rejected(at("R@", C="d5", S="a1"))


# Played cards and turns


@pytest.mark.parametrize("turn", ["R+2", "S+2", "R4:2", "S4:2", "R@"])
def test_two_different_cards_are_played(turn: str) -> None:
    """refused: "two different cards played during effects and turns"."""
    figures = {"b": "c3", "S": "b3"} if turn == "R@" else {"M": "f2", "b": "c3", "S": "b3"}
    position = at(turn, **figures)
    accepted(position)
    fields = position.split(" ")
    rejected(at(turn, played=(4, 4), **figures))
    rejected(" ".join([*fields[:5], "R:/123/456789/", fields[6]]))
    rejected(" ".join([*fields[:6], "S:/123/456789/"]))


def test_the_lower_side_resolves() -> None:
    """refused: "the lower card's side resolves"."""
    figures = {"M": "f2", "b": "c3", "S": "b3"}
    accepted(at("R4:2", played=(4, 5), **figures))
    rejected(at("R4:2", played=(4, 3), **figures))
    accepted(at("S4:2", played=(5, 4), **figures))
    rejected(at("S4:2", played=(3, 4), **figures))


def test_the_card_that_is_resolved_is_the_one_played() -> None:
    """NOTATION 3: "Raptor resolves card 4"."""
    figures = {"M": "f2", "b": "c3", "S": "b3"}
    rejected(at("R4:2", played=(1, 9), **figures))
    rejected(at("R1:1", played=(4, 9), **figures))
    rejected(at("S3:2", played=(9, 8), **figures))


def test_the_higher_side_has_the_points() -> None:
    """refused: "the other has the AP"."""
    accepted(at("R+2", M="f2", played=(5, 3)))
    rejected(at("R+2", M="f2", played=(3, 5)))
    accepted(at("S+2", M="f2", played=(3, 5)))
    rejected(at("S+2", M="f2", played=(5, 3)))


def test_at_most_the_difference() -> None:
    """refused: "at most the difference"."""
    accepted(at("R+4", M="f2", played=(7, 3)))
    rejected(at("R+5", M="f2", played=(7, 3)))
    accepted(at("S+4", M="f2", played=(3, 7)))
    rejected(at("S+5", M="f2", played=(3, 7)))


@pytest.mark.parametrize("turn", ["R+0", "S+0", "R+9", "R+10", "R+", "S+3'", "R+-1", "R+2''", "R+02"])
def test_points_that_nobody_can_have(turn: str) -> None:
    """NOTATION 3: `R+5`, `R+5'`, `S+3`; a turn with no AP left is over."""
    played = (9, 1) if turn[0] == "R" else (1, 9)
    accepted(at(turn[0] + "+8", M="f2", S="a1", played=played))
    rejected(at(turn, M="f2", S="a1", played=played))


@pytest.mark.parametrize(
    "turn",
    [
        "R1:2",
        "R3:2",
        "R4:3",
        "R5:3",
        "R7:4",
        "R8:3",
        "S1:2",
        "S2:3",
        "S3:3",
        "S4:3",
        "S5:3",
        "S6:3",
        "S7:4",
        "S8:5",
        "R4:0",
        "S5:0",
        "R9:1",
        "S9:1",
        "R2:1",
        "R6:1",
        "R4",
        "R4:",
        "S0:1",
    ],
)
def test_repetitions_that_no_card_has(turn: str) -> None:
    """RULES 6: how often each card's effect is applied."""
    card = int(turn[1]) or 1
    played = (card, 9) if turn[0] == "R" else (9, card)
    if card == 9:
        played = (9, 8) if turn[0] == "R" else (8, 9)
    rejected(at(turn, M="f2", b="c3 c5", z="d2 d5", S="b3 k3", tokens=3, played=played))


@pytest.mark.parametrize(
    "turn",
    [
        "R1:1",
        "R3:1",
        "R4:2",
        "R5:2",
        "R5:1",
        "R7:3",
        "R7:1",
        "R8:2",
        "S1:1",
        "S2:2",
        "S2:1",
        "S3:2",
        "S3:1",
        "S4:2",
        "S5:2",
        "S5:1",
        "S6:2",
        "S6:1",
        "S7:3",
        "S7:1",
        "S8:4",
        "S8:3",
        "S8:2",
        "S8:1",
    ],
)
def test_repetitions_that_stand(turn: str) -> None:
    """RULES 6: the near misses."""
    accepted(at(turn, M="f2", b="c3 c5", z="d2 d5", S="b3 k3", tokens=3))


# The mother


def test_the_mother_is_absent_exactly_after_a_lower_2_or_6() -> None:
    """refused: "the mother is absent exactly after a lower 2 or 6 until she returns"."""
    for card in (2, 6):
        accepted(at("S+2", S="a1", played=(card, 9)))
        accepted(at("R@", S="a1", played=(card, 9)))
        rejected(at("S+2", M="f2", S="a1", played=(card, 9)))
        rejected(at("R@", M="f2", S="a1", played=(card, 9)))
    for card in (1, 3, 4, 5, 7, 8):
        points = min(2, 9 - card)
        accepted(at(f"S+{points}", M="f2", S="a1", played=(card, 9)))
        rejected(at(f"S+{points}", S="a1", played=(card, 9)))
        rejected(at("R@", S="a1", played=(card, 9)))
    rejected(at("cards", S="a1"))
    rejected(at("cards!", S="a1"))
    rejected(at("R+2", S="a1", played=(6, 3)))
    rejected(at("S5:2", S="a1", played=(6, 5)))
    rejected(at("R3:1", S="a1"))
    accepted(at("R+2", M="f2", S="a1", played=(6, 3)))


# Effects in progress


@pytest.mark.parametrize(
    ("possible", "impossible"),
    [
        (at("R1:1", M="f2", b="c3"), at("R1:1", M="f2", z="c3")),
        (at("R4:2", M="f2", b="a1"), at("R4:2", M="f2", b="a1", fire="a2 b1")),
        (at("R4:1", M="f2", b="c3", c="e1"), at("R4:1", M="f2", z="c3", c="e1")),
        (at("R3:1", M="f2", S="a1"), at("R3:1", M="f2", s="a1")),
        (at("R8:1", M="f2", S="a1", f="a2"), at("R8:1", M="f2", s="a1", f="a2")),
        (at("R5:2", M="f2", b="c3", tokens=1), at("R5:2", M="f2", b="c3")),
        (at("R7:1", M="f2", z="c3"), at("R7:1", M="f2", b="c3")),
        (at("S1:1", M="f2", S="a2", b="c3"), at("S1:1", M="f2", S="a2", b="e3")),
        (at("S4:1", M="f2", S="a2", b="c3", y="c2"), at("S4:1", M="f2", S="a2", z="c3", y="c2")),
        (at("S2:2", M="f2", S="a2", reserve=1), at("S2:2", M="f2", S="a2", reserve=0)),
        (at("S3:2", M="f2", S="a1", z="a2"), at("S3:2", M="f2", S="a1", z="a2 b1")),
        (at("S8:1", M="f2", S="a1"), at("S8:1", M="f2", s="a1")),
        (at("S5:1", M="f6", fire="b2-j2"), at("S5:1", M="f6", fire="b2-k2", z="k5")),
        (at("S7:3", M="f6", S="a1", z="a2"), at("S7:3", M="f6", S="a1", z="a2 b1")),
    ],
)
def test_an_effect_in_progress_has_a_possible_repetition(possible: str, impossible: str) -> None:
    """refused: "an effect in progress has a possible repetition"."""
    accepted(possible)
    rejected(impossible)


# Ruling 14 and wins


def test_ruling_14() -> None:
    """refused: "ruling 14"; more cases in test_fire_ruling_14."""
    accepted(at("S+2", M="f6", B="c3 e3"))
    rejected(at("S+1", M="f6", B="c3 e3"))
    rejected(at("S+6", rocks=CORRIDOR_ROCKS, M="f6", B="a1", z="a2"))


@pytest.mark.parametrize(
    ("undecided", "won"),
    [
        ({"b": "c3 c4", "escaped": 2, "captured": 1}, {"b": "c3 c4", "escaped": 3, "captured": 0}),
        ({"tokens": 4}, {"tokens": 5}),
        ({"b": "c3 c4", "escaped": 1, "captured": 2}, {"b": "c3 c4", "escaped": 0, "captured": 3}),
    ],
)
def test_won_exactly_when_a_side_has_won(undecided: dict[str, object], won: dict[str, object]) -> None:
    """refused: "won exactly when a side has won"."""
    side = "R" if won.get("escaped") == 3 else "S"
    other = "S" if side == "R" else "R"
    for turn in ("cards", "R+2", "S+2"):
        accepted(at(turn, M="f2", S="a1", **undecided))
        rejected(at(turn, M="f2", S="a1", **won))
    accepted(at(f"{side}#", M="f2", S="a1", **won))
    rejected(at(f"{other}#", M="f2", S="a1", **won))
    rejected(at(f"{side}#", M="f2", S="a1", **undecided))


def test_no_scientist_on_the_board_is_won() -> None:
    """refused: "won exactly when a side has won"; the reserve does not count."""
    for turn, check in (("R+2", rejected), ("cards", rejected), ("R#", accepted), ("S#", rejected)):
        position = at(turn, M="f2", S="a1", reserve=6)
        without = swap("S", ".", position)
        check(without)


def test_six_tokens_there_are_not() -> None:
    """rulebook: "5 sleep tokens"."""
    accepted(at("S#", M="f2", S="a1", tokens=5))
    rejected(at("S#", M="f2", S="a1", tokens=6))


def test_the_error_says_what_is_wrong() -> None:
    """refused: "the error names it": different faults give different sentences."""
    sentences = {
        rejected(at("cards", M="f2", rocks="b1-i1")),
        rejected(at("cards", M="f2", exits="a4a1k6k3")),
        rejected(at("R+2", M="f2 f3")),
        rejected(at("cards", M="f6", fire="a2-k2", z="k4")),
        rejected(at("R+2", M="f2", b="c1-c6", escaped=0, captured=0)),
        rejected(at("R+5", M="f2", played=(7, 3))),
        rejected(at("S+1", M="f6", B="c3 e3")),
        rejected(at("R+2", M="f2", tokens=5)),
    }
    assert len(sentences) == 8
