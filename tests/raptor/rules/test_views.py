"""What each seat sees: exactly which characters of a position become `?`, and what it may do."""

from __future__ import annotations

import pytest

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, BadText
from lostworld.raptor import GAME, RAPTOR, SCIENTIST
from lostworld.session import run_chance

from .table import FIRST_GAME_BOARD, at, legal, pending, state_of, texts

SEATS = (RAPTOR, SCIENTIST, SPECTATOR)
START = f"{FIRST_GAME_BOARD} a4a3k6k1 cards z0e0c0r6 1 R:/159/236784/ S:/248/193567/"
ONES = {"raptor": "3/14/56789/2", "scientist": "9/78/12345/6", "played": (3, 9)}
HIDDEN_ONES = [
    "R:3/14/?????/2 S:9/??/?????/6",
    "R:3/??/?????/2 S:9/78/?????/6",
    "R:3/??/?????/2 S:9/??/?????/6",
]
NINES = {"raptor": "9/14/5678/23", "scientist": "3/78/12459/6", "played": (9, 3)}
HIDDEN_NINES = [
    "R:9/14/????/23 S:3/??/?????/6",
    "R:9/??/????/23 S:3/78/?????/6",
    "R:9/??/????/23 S:3/??/?????/6",
]

# Position, then the turn and the cards as Raptor, Scientist and a spectator see them.
CASES: dict[str, tuple[str, list[str]]] = {
    "nobody has chosen": (
        START,
        [
            "cards R:/159/??????/ S:/???/??????/",
            "cards R:/???/??????/ S:/248/??????/",
            "cards R:/???/??????/ S:/???/??????/",
        ],
    ),
    "raptor has chosen": (
        START.replace("R:/159", "R:5/19"),
        [
            "cards R:5/19/??????/ S:/???/??????/",
            "cards R:?/??/??????/ S:/248/??????/",
            "cards R:?/??/??????/ S:/???/??????/",
        ],
    ),
    "scientist has chosen": (
        START.replace("S:/248", "S:4/28"),
        [
            "cards R:/159/??????/ S:?/??/??????/",
            "cards R:/???/??????/ S:4/28/??????/",
            "cards R:/???/??????/ S:?/??/??????/",
        ],
    ),
    "observation, before": (
        at("cards!", M="f2", raptor="/146/35789/2", scientist="/258/13467/9"),
        [
            "cards! R:/146/?????/2 S:/???/?????/9",
            "cards! R:/???/?????/2 S:/258/?????/9",
            "cards! R:/???/?????/2 S:/???/?????/9",
        ],
    ),
    "observation, shown": (
        at("cards!5", M="f2", raptor="/146/35789/2", scientist="5/28/13467/9"),
        [
            "cards!5 R:/146/?????/2 S:5/??/?????/9",
            "cards!5 R:/???/?????/2 S:5/28/?????/9",
            "cards!? R:/???/?????/2 S:?/??/?????/9",
        ],
    ),
    "raptor's effect": (at("R3:1", M="f2", **ONES), [f"R3:1 {cards}" for cards in HIDDEN_ONES]),
    "scientist's points": (at("S+5", M="f2", S="a5", **ONES), [f"S+5 {cards}" for cards in HIDDEN_ONES]),
    "scientist's effect": (at("S3:2", M="f2", **NINES), [f"S3:2 {cards}" for cards in HIDDEN_NINES]),
    "raptor's points": (at("R+5'", M="f2", **NINES), [f"R+5' {cards}" for cards in HIDDEN_NINES]),
    "the mother returns": (
        at("R@", raptor="2/14/56789/3", scientist="9/78/12345/6", played=(2, 9)),
        [f"R@ {cards.replace('3/', '2/', 1).replace('/2 ', '/3 ')}" for cards in HIDDEN_ONES],
    ),
    "scientist has won": (
        at("S#", M="f2", S="a5", tokens=5, **ONES),
        [f"S# {cards}" for cards in HIDDEN_ONES],
    ),
    "raptor has won": (
        at("R#", M="f2", b="c4 c5", escaped=3, captured=0, **NINES),
        [f"R# {cards}" for cards in HIDDEN_NINES],
    ),
    "setup": (
        f"{FIRST_GAME_BOARD.replace('S', '.')} a4a3k6k1 place z0e0c0r6 0 R://123456789/ S://123456789/",
        ["place R://?????????/ S://?????????/"] * 3,
    ),
    "an empty draw pile": (
        at("R+2", M="f2", raptor="5/19//234678", scientist="3/28/9145/67", played=(5, 3)),
        [
            "R+2 R:5/19//234678 S:3/??/????/67",
            "R+2 R:5/??//234678 S:3/28/????/67",
            "R+2 R:5/??//234678 S:3/??/????/67",
        ],
    ),
}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("case", CASES)
def test_which_characters_are_hidden(case: str, seat: int) -> None:
    """NOTATION 6: `?` for the opponent's hand, both draw piles and cards chosen in secret; nothing else."""
    position, seen = CASES[case]
    board, exits, _, counts, number, *_ = position.split(" ")
    turn, raptors, scientists = seen[SEATS.index(seat)].split(" ")
    expected = " ".join([board, exits, turn, counts, number, raptors, scientists])
    assert state_of(position).view(seat).text == expected


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("case", CASES)
def test_a_view_decides_like_the_position(case: str, seat: int) -> None:
    """NOTATION, `legal`: from a view, the actions of its side, none on the other's turn."""
    state = state_of(CASES[case][0])
    view = state.view(seat)
    assert view.seat == seat
    assert view.deciders == state.deciders
    assert view.outcome == state.outcome
    if seat != SPECTATOR:
        if seat in state.deciders or case != "setup":
            assert view.legal() == state.legal(seat)
    elif case != "setup":
        assert view.legal() == []


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("case", [case for case in CASES if case != "setup"])
def test_a_view_reads_back(case: str, seat: int) -> None:
    """NOTATION: every text round-trips; "A view belongs to the side whose hand it shows"."""
    view = state_of(CASES[case][0]).view(seat)
    again = GAME.parse_view(view.text)
    assert again.text == view.text
    assert again.seat == seat
    assert again.legal() == view.legal()


@pytest.mark.parametrize(
    ("seat", "other"),
    [
        (RAPTOR, START.replace("S:/248/193567/", "S:/137/982456/")),
        (RAPTOR, START.replace("236784", "487632")),
        (SCIENTIST, START.replace("R:/159/236784/", "R:/678/954321/")),
        (SCIENTIST, START.replace("193567", "765391")),
        (
            SPECTATOR,
            START.replace("R:/159/236784/", "R:/678/954321/").replace("S:/248/193567/", "S:/137/982456/"),
        ),
    ],
)
def test_what_a_seat_cannot_know_changes_nothing(seat: int, other: str) -> None:
    """Issue 2, non-interference: states that differ only in secrets give the same view and actions."""
    views = [state_of(position).view(seat) for position in (START, other)]
    assert views[0].text == views[1].text
    assert views[0].legal() == views[1].legal()


def test_a_secret_choice_is_the_same_for_the_opponent_whatever_it_is() -> None:
    """rulebook: "face-down"."""
    seen = {pending(START, f"R #{card}").view(SCIENTIST).text for card in (1, 5, 9)}
    assert len(seen) == 1
    seen = {pending(START, f"S #{card}").view(RAPTOR).text for card in (2, 4, 8)}
    assert len(seen) == 1


def test_a_shown_card_is_no_secret_to_raptor_only() -> None:
    """NOTATION 6: "a card shown by observation is not secret to Raptor"; a spectator sees `cards!?`."""
    observed = CASES["observation, before"][0]
    raptors = {pending(observed, f"S #{card}").view(RAPTOR).text for card in (2, 5, 8)}
    spectators = {pending(observed, f"S #{card}").view(SPECTATOR).text for card in (2, 5, 8)}
    assert len(raptors) == 3
    assert len(spectators) == 1


def test_played_cards_of_earlier_rounds_are_seen_by_all() -> None:
    """rulebook: played cards are placed visibly, "so that the values ... can be seen by the opponent"."""
    position = at("cards", M="f2", raptor="/159/2378/46", scientist="/248/13/5679")
    for seat in SEATS:
        raptors, scientists = state_of(position).view(seat).text.split(" ")[5:]
        assert raptors.endswith("/????/46")
        assert scientists.endswith("/??/5679")


def test_nothing_is_deduced() -> None:
    """NOTATION 6: "nothing is deduced": one unknown card is a `?` all the same."""
    position = at("R+2", M="f2", raptor="5/19/4/23678", scientist="3/28/1/45679", played=(5, 3))
    assert state_of(position).view(RAPTOR).text.split(" ")[5:] == ["R:5/19/?/23678", "S:3/??/?/45679"]


@pytest.mark.parametrize("seat", [RAPTOR, SCIENTIST])
def test_a_sampled_state_looks_the_same(seat: int) -> None:
    """The contract: a sampled state looks like the view to its seat."""
    for position, _ in CASES.values():
        view = state_of(position).view(seat)
        for number in range(4):
            sampled = view.sample(Dice.from_number(number))
            assert sampled.view(seat).text == view.text


def test_own_actions_in_secret_choice() -> None:
    """NOTATION, `legal`: a side that has chosen is left out."""
    state = pending(START, "R #5")
    assert state.view(RAPTOR).legal() == []
    assert texts(state.view(SCIENTIST).legal()) == ["#2", "#4", "#8"]
    assert state.view(RAPTOR).deciders == (SCIENTIST,)


def test_views_through_a_game_hide_what_they_must() -> None:
    """NOTATION 6: at every step of a game each side's view shows its own hand and no other."""
    dice = Dice.from_number(11)
    state = GAME.new({"layout": "first-game"})
    run_chance(state, dice)
    for _ in range(120):
        if state.outcome:
            break
        raptors, scientists = (state.view(seat).text.split(" ") for seat in (RAPTOR, SCIENTIST))
        own = state.text.split(" ")
        assert raptors[5].split("/")[1] == own[5].split("/")[1]
        assert scientists[6].split("/")[1] == own[6].split("/")[1]
        assert set(raptors[6].split("/")[1]) <= {"?"}
        assert set(scientists[5].split("/")[1]) <= {"?"}
        assert raptors[0] == scientists[0] == own[0]
        seat = state.deciders[0]
        actions = state.legal(seat)
        state.apply(seat, actions[dice.below(len(actions))])
        run_chance(state, dice)


def test_legal_of_state_and_view_agree_in_observation() -> None:
    """ruling 8: Raptor's list from his view of `cards!5` is his hand."""
    position = CASES["observation, shown"][0]
    view = GAME.parse_view(state_of(position).view(RAPTOR).text)
    assert set(texts(view.legal())) == legal(position, "R") == {"#1", "#4", "#6"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("......b....", "#.....b...."),
        ("......b....", "......?...."),
        ("a4a3k6k1", "a4a1k6k3"),
        ("R:/159/", "R:/1?9/"),
        ("R:/159/", "R:/199/"),
        ("S:/???/", "S:/??/"),
        ("S:/???/", "S:/????/"),
        ("S:/???/??????/", "S:/???/?????/"),
        ("S:/???/??????/", "S:/???/???????/"),
        ("S:/???/??????/", "S:/???/?????/0"),
        (" cards ", " cards!? "),
        ("z0e0c0r6", "z5e0c0r6"),
    ],
)
def test_views_are_checked_like_positions(old: str, new: str) -> None:
    """NOTATION, "Which positions are refused": what a view shows must be possible too."""
    text = state_of(START).view(RAPTOR).text
    assert GAME.parse_view(text).text == text
    with pytest.raises(BadText):
        GAME.parse_view(text.replace(old, new, 1))
