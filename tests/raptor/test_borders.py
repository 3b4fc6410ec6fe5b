"""Whatever a user of the library passes in: an answer or a sentence, never anything else."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import lostworld
from lostworld import raptor
from lostworld.bots import bot_named
from lostworld.chance import Dice
from lostworld.game import SPECTATOR, BadText, IllegalAction, State, View
from lostworld.raptor import GAME


@pytest.mark.parametrize("number", [-1, 0, 1, 127, 5_000, 10**9, 1 << 70])
def test_a_number_that_is_no_action_has_no_text(number: int) -> None:
    with pytest.raises(BadText):
        GAME.action_text(number)


def test_every_number_with_a_text_is_read_back() -> None:
    """All numbers around those of real actions: each has a text that names it, or none."""
    met = 0
    for number in range(0, 1 << 21, 37):
        try:
            text = GAME.action_text(number)
        except BadText:
            continue
        met += 1
        assert GAME.parse_action(text) == number
    assert met > 100


@pytest.mark.parametrize("game", ["raptor", "skirmish"])
@pytest.mark.parametrize("seat", [-2, 4, 7])
def test_a_seat_that_is_not_there_sees_plans_and_does_nothing(game: str, seat: int) -> None:
    state = lostworld.new(game, seed=1).state
    action = state.legal(state.deciders[0])[0]
    for attempt in (state.view, state.plan):
        with pytest.raises(IllegalAction, match=rf"There is no seat {seat}\."):
            attempt(seat)
    with pytest.raises(IllegalAction):
        state.apply(seat, action)


def test_a_refusal_tells_a_spectator_from_a_seat_that_is_not_there() -> None:
    state = raptor.new("first-game", seed=1).state
    with pytest.raises(IllegalAction, match="There is no seat 5"):
        state.apply(5, state.legal(0)[0])
    with pytest.raises(IllegalAction, match="Spectators can watch"):
        state.apply(SPECTATOR, state.legal(0)[0])


def test_a_seed_must_fit() -> None:
    for number in (-1, 1 << 256):
        with pytest.raises(ValueError, match="no seed"):
            Dice.from_number(number)
    for wrong in (1.5, None, "7"):
        with pytest.raises(TypeError, match="interpreted as an integer"):
            Dice.from_number(wrong)  # type: ignore[arg-type]
    assert Dice.from_number(np.int64(7)).seed == Dice.from_number(7).seed  # type: ignore[arg-type]


def test_a_bot_is_given_a_view_that_decides() -> None:
    state = raptor.new("first-game", seed=1).state
    bot = bot_named("greedy", GAME, 1)
    with pytest.raises(IllegalAction, match="nothing to decide at this moment"):
        bot.think(state.view(SPECTATOR))
    with pytest.raises(TypeError, match="given a view"):
        bot.think(state)  # type: ignore[arg-type]


def test_states_and_views_can_be_told_apart() -> None:
    state: object = raptor.new("first-game", seed=1).state
    view: object = raptor.new("first-game", seed=1).state.view(0)
    assert (isinstance(state, State), isinstance(state, View)) == (True, False)
    assert (isinstance(view, State), isinstance(view, View)) == (False, True)


def test_errors_speak_without_the_catalogues_package() -> None:
    """Rules alone need no other package, and their errors are sentences all the same."""
    program = (
        "import sys; sys.modules['fluent'] = sys.modules['fluent.runtime'] = None\n"
        "from lostworld.raptor import GAME\n"
        "try: GAME.parse_action('nonsense')\n"
        "except ValueError as error: print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.startswith('"nonsense" is no action.')


STATE = (
    "from lostworld import raptor\n"
    "from lostworld.raptor import GAME, State\n"
    "from lostworld.raptor.rules.kernel import Position\n"
    "s = raptor.new('first-game', seed=1).state\n"
)
REFUSED = {
    "perft of less than nothing": "s.perft(-1)",
    "cards of a third side": "s.set_cards(5, 0, 0, (1, 2), 0)",
    "cards of a far side": "s.set_cards(100000, 0, 0, (1, 2), 0)",
    "a pile that is too long": "s.set_cards(0, 0, 0, range(1, 200), 0)",
    "a card that is none": "s.set_cards(0, 12, 0, (1, 2), 0)",
    "reading a third side": "s.cards_of(2)",
    "reading a far side": "s.cards_of(1000000)",
    "becoming nothing": "s.become(None)",
    "a state without a board": "State(None)",
    "everything everywhere": "s.awake = -1",
    "a side that is none": "s.side = 7",
    "putting everything everywhere": "s.put('active', -1)",
    "putting a side that is none": "s.put('side', 7)",
    "putting something unknown": "s.put('colour', 1)",
    "fewer games than none": "s.playouts(-5, seed=1)",
}


@pytest.mark.parametrize("wrong", REFUSED.values(), ids=REFUSED)
def test_no_argument_ends_the_interpreter(wrong: str) -> None:
    """In a process of its own: what is refused is refused with an exception."""
    attempt = (
        f"try:\n    {wrong}\nexcept (ValueError, TypeError, AttributeError) as error:\n    print(error)\n"
    )
    program = STATE + attempt
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stdout.strip()


def test_a_deep_perft_is_as_long_as_a_turn_can_be() -> None:
    state = GAME.parse(
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
        " R3:1 z0e0c0r6 1 R:3/69/157482/ S:4/57/198623/"
    )
    assert state.perft(1) == len(state.legal(0))
    assert state.perft(2**31) == state.perft(20)


def test_any_whole_number_is_an_action() -> None:
    class Whole:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    state = raptor.new("first-game", seed=1).state
    state.apply(0, Whole(state.legal(0)[0]))  # type: ignore[arg-type]
    assert state.deciders == (1,)
    with pytest.raises(IllegalAction):
        state.apply(1, 1.5)  # type: ignore[arg-type]
