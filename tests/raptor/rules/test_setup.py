"""Setting up: who places what where, in which order, and the first three cards."""

from __future__ import annotations

import pytest

from lostworld.chance import Dice
from lostworld.game import BadText
from lostworld.raptor import GAME, RAPTOR, SCIENTIST
from lostworld.session import run_chance
from tests.raptor.start import start

from .table import (
    FIRST_GAME_BOARD,
    FIRST_GAME_ROCKS,
    Position,
    draw,
    legal,
    pending,
    refuse,
    spaces,
    state_of,
)

ROCKS = spaces(FIRST_GAME_ROCKS)


def placing(exits: str = "a4a3k6k1", **figures: str) -> str:
    """A setup position on the first game's board."""
    return f"{draw(FIRST_GAME_ROCKS, **figures)} {exits} place z0e0c0r6 0 R://123456789/ S://123456789/"


def free(area: str) -> set[str]:
    return spaces(area) - ROCKS


BABY_ORDER = ["b@d4", "b@g6", "b@h5", "b@d1", "b@h2"]
SCIENTIST_ORDER = ["S@a5", "S@a2", "S@k4", "S@k1"]
WHOLE_SETUP = ["M@f2", *BABY_ORDER, *SCIENTIST_ORDER]


def test_a_new_game_begins_with_an_empty_board() -> None:
    """NOTATION 3 and 6: `place`, round 0, all nine cards in the draw pile."""
    position = Position(start("jungle", Dice.from_number(4)).text)
    assert position.fields[2:] == ["place", "z0e0c0r6", "0", "R://123456789/", "S://123456789/"]
    assert not position.where("MbSzs*")


def test_raptor_starts_placing() -> None:
    """rulebook: "The Raptor player starts placing"."""
    state = state_of(placing())
    assert state.deciders == (RAPTOR,)
    assert state.legal(SCIENTIST) == []


def test_mother_on_a_central_tile() -> None:
    """rulebook: "mother raptor is placed on one of the two central tiles"; 15 of 18 spaces are free here."""
    assert legal(placing()) == {f"M@{space}" for space in free("e1-g6")}
    assert len(legal(placing())) == 15
    refuse(placing(), "M@d4", "M@h2", "M@a1", "M@e5", "b@c6", "S@a5", ".")


TILES_WITHOUT_BOTTOM_CENTRE = ["b4-d6", "e4-g6", "h4-j6", "b1-d3", "h1-j3"]
TILES_WITHOUT_TOP_CENTRE = ["b4-d6", "h4-j6", "b1-d3", "e1-g3", "h1-j3"]


@pytest.mark.parametrize("count", range(5))
def test_babies_one_on_each_remaining_tile_in_order(count: int) -> None:
    """rulebook: "one on each of the remaining tiles"; NOTATION 3: the order, skipping the mother's."""
    position = placing(M="f2", b=" ".join(action[2:] for action in BABY_ORDER[:count]))
    expected = {f"b@{space}" for space in free(TILES_WITHOUT_BOTTOM_CENTRE[count])}
    assert legal(position, "R") == expected


@pytest.mark.parametrize("count", range(5))
def test_the_mothers_tile_is_skipped_at_the_top_too(count: int) -> None:
    """NOTATION 3: the mother's tile gets no baby."""
    babies = ["b5", "h6", "c2", "f1", "j3"]
    position = placing(M="f6", b=" ".join(babies[:count]))
    assert legal(position, "R") == {f"b@{space}" for space in free(TILES_WITHOUT_TOP_CENTRE[count])}


@pytest.mark.parametrize("count", range(4))
def test_scientists_one_on_each_l_tile_in_order(count: int) -> None:
    """rulebook: "one scientist on a space of his choice on each of the 4 L-shaped tiles"."""
    placed = {"S": " ".join(action[2:] for action in SCIENTIST_ORDER[:count])} if count else {}
    position = placing(M="f2", b="d4 g6 h5 d1 h2", **placed)
    tile = ["a4-a6", "a1-a3", "k4-k6", "k1-k3"][count]
    assert state_of(position).deciders == (SCIENTIST,)
    assert legal(position, "S") == {f"S@{space}" for space in spaces(tile)}


def test_three_spaces_for_each_scientist_also_at_the_exit() -> None:
    """RULES 2: "on any of the three spaces of each L tile", the exit's space among them."""
    position = placing(M="f2", b="d4 g6 h5 d1 h2")
    assert "S@a4" in legal(position)
    refuse(position, "S@a3", "S@b4", "S@k5")


def test_reserve_is_six_throughout() -> None:
    """rulebook: "The remaining 6 scientists are kept in reserve"; NOTATION 4: 6 throughout the setup."""
    state = state_of(placing())
    for action in WHOLE_SETUP[:-1]:
        state.apply(state.deciders[0], GAME.parse_action(action))
        assert Position(state.text).count("r") == 6
        assert Position(state.text).turn == "place"
        assert Position(state.text).round_number == 0
    state.apply(SCIENTIST, GAME.parse_action(WHOLE_SETUP[-1]))
    run_chance(state, Dice.from_number(0))
    assert Position(state.text).count("r") == 6


def test_setup_leads_to_the_rulebooks_picture() -> None:
    """RULES 1: placing the figures by hand gives `first-game`."""
    state = pending(placing(), *WHOLE_SETUP)
    run_chance(state, Dice.from_number(0))
    position = Position(state.text)
    assert position.fields[:5] == [FIRST_GAME_BOARD, "a4a3k6k1", "cards", "z0e0c0r6", "1"]


def test_both_shuffle_and_draw_three() -> None:
    """rulebook: "Each player shuffles his deck ... draws the first three cards"; Raptor first."""
    state = pending(placing(), *WHOLE_SETUP)
    assert not state.deciders
    state.resolve("R=951236784")
    state.resolve("S=842193567")
    assert state.text.split(" ")[5:] == ["R:/159/236784/", "S:/248/193567/"]
    assert state.chance is None
    assert state.deciders == (RAPTOR, SCIENTIST)


def test_notations_own_example_comes_out() -> None:
    """NOTATION, "Position": the example is the first game after these shuffles."""
    state = pending(placing(), *WHOLE_SETUP)
    state.resolve("R=159236784")
    state.resolve("S=248193567")
    assert state.text == (
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1 "
        "R:/159/236784/ S:/248/193567/"
    )


@pytest.mark.parametrize(
    "outcome",
    ["R=12345678", "R=1234567899", "R=123456788", "R=023456789", "S=123456789", "123456789", "R", "", "R= 1"],
)
def test_a_shuffle_is_an_order_of_the_nine_cards(outcome: str) -> None:
    """rulebook: "9 Action cards"; an outcome that is none changes nothing."""
    state = pending(placing(), *WHOLE_SETUP)
    with pytest.raises(BadText):
        state.resolve(outcome)
    state.resolve("R=123456789")
    state.resolve("S=123456789")
    assert state.text.split(" ")[5:] == ["R:/123/456789/", "S:/123/456789/"]


def test_every_shuffle_is_possible() -> None:
    """rulebook: "Each player shuffles"; different dice give different orders of all nine cards."""
    outcomes = set()
    for number in range(30):
        event = pending(placing(), *WHOLE_SETUP).chance
        assert event is not None
        outcome = event.sample(Dice.from_number(number))
        assert outcome[:2] == "R=" and sorted(outcome[2:]) == list("123456789")
        outcomes.add(outcome)
    assert len(outcomes) > 25


def test_a_baby_is_never_placed_on_a_rock() -> None:
    """rulebook: "There can never be two figurines or tokens on the same space"."""
    refuse(placing(M="f2"), "b@c4")


def test_placing_repeats_nothing_and_skips_nothing() -> None:
    """RULES 2: five babies, then four scientists: ten placements in all."""
    state = state_of(placing())
    steps = 0
    while state.deciders and Position(state.text).turn == "place":
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[-1])
        steps += 1
        if state.chance is not None:
            break
    assert steps == 10
