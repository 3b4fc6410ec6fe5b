"""The four ways to win, at once and in the middle of a turn; and that there is no draw."""

from __future__ import annotations

import pytest

from lostworld.chance import Dice
from lostworld.game import IllegalAction
from lostworld.raptor import GAME, RAPTOR, SCIENTIST
from lostworld.session import run_chance
from tests.raptor.start import start

from .table import Position, after, at, pending, state_of

WINS = {
    "babies_escaped": (
        at("R+3", M="f2", b="a4 c5", escaped=2, captured=1, S="k3"),
        "ba4-x",
        "R#",
        RAPTOR,
    ),
    "scientists_gone": (at("R+3", M="f2", S="f3", reserve=6), "Mxf3", "R#", RAPTOR),
    "mother_neutralised": (at("S+3", M="f2", S="f4", tokens=4), "Sf4!", "S#", SCIENTIST),
    "babies_captured": (
        at("S+3", M="f2", S="c3", z="c4", b="k6", escaped=1, captured=2),
        "Sc3xc4",
        "S#",
        SCIENTIST,
    ),
}


@pytest.mark.parametrize("reason", WINS)
def test_a_win_ends_the_game_in_the_middle_of_a_turn(reason: str) -> None:
    """rulebook: "wins immediately if"; ruling 15."""
    position, action, turn, seat = WINS[reason]
    state = pending(position, action)
    assert state.text.split(" ")[2] == turn
    assert state.outcome is not None
    assert state.outcome.winners == (seat,)
    assert state.outcome.reason == reason
    assert state.deciders == ()
    assert state.chance is None
    assert state.legal(RAPTOR) == state.legal(SCIENTIST) == []


@pytest.mark.parametrize("reason", WINS)
def test_the_final_position_stays_as_it_was_left(reason: str) -> None:
    """NOTATION 3: "all else is as the winning action left it"; cards and round too."""
    position, action, *_ = WINS[reason]
    final = after(position, action)
    assert final.fields[4:] == position.split(" ")[4:]
    state = state_of(final.text)
    assert state.outcome is not None
    with pytest.raises(IllegalAction):
        state.apply(RAPTOR, GAME.parse_action("."))


@pytest.mark.parametrize("reason", WINS)
def test_a_win_with_the_last_point(reason: str) -> None:
    """ruling 15: no further round begins."""
    position, action, turn, _ = WINS[reason]
    last = position.replace("+3 ", "+1 ")
    assert after(last, action).turn == turn


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (at("R+3", M="f2", b="a4 c5", escaped=1, captured=2), "ba4-x"),
        (at("R+3", M="f2", S="f3 k3"), "Mxf3"),
        (at("R+3", M="f2", S="f3", s="k3", reserve=0), "Mxf3"),
        (at("S+3", M="f2", S="f4", tokens=3), "Sf4!"),
        (at("S+3", M="f2", S="c3", z="c4", b="k6", escaped=2, captured=1), "Sc3xc4"),
    ],
)
def test_one_less_is_no_win(position: str, action: str) -> None:
    """rulebook: three babies, no more scientists, five tokens."""
    state = pending(position, action)
    assert state.outcome is None
    assert state.text.split(" ")[2] in ("R+2", "S+2")


def test_no_scientist_on_the_board_whatever_the_reserve() -> None:
    """RULES 3: "no scientist on the board (whatever the reserve)"."""
    for reserve in range(7):
        assert after(at("R+1", M="f2", s="f3", reserve=reserve), "Mxf3").turn == "R#"


def test_two_captured_and_two_escaped_is_undecided() -> None:
    """RULES 3: three of either are needed."""
    assert state_of(at("R+2", M="f2", b="c5", escaped=2, captured=2)).outcome is None


def test_four_tokens_are_not_five() -> None:
    """rulebook: "The mother has 5 sleep tokens"."""
    assert state_of(at("R+2", M="f2", tokens=4)).outcome is None


def test_sleeping_babies_are_not_captured() -> None:
    """rulebook: "put to sleep and captured"."""
    assert state_of(at("R+2", M="f2", z="c1 c2 c3 c4 c5")).outcome is None


def test_no_draw_and_no_end_but_a_win() -> None:
    """ruling 16: a game stopped after a number of rounds has no winner; every end has exactly one."""
    finished = 0
    for number in range(12):
        dice = Dice.from_number(number)
        state = start("random", dice)
        run_chance(state, dice)
        while state.outcome is None and Position(state.text).round_number < 25:
            seat = state.deciders[dice.below(len(state.deciders))]
            actions = state.legal(seat)
            state.apply(seat, actions[dice.below(len(actions))])
            run_chance(state, dice)
        if state.outcome is None:
            assert Position(state.text).turn not in ("R#", "S#")
        else:
            finished += 1
            assert len(state.outcome.winners) == 1
            assert Position(state.text).turn == ("R#", "S#")[state.outcome.winners[0]]
    assert finished
