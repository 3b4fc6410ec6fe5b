"""Whatever a user of the library passes in: an answer or a sentence, never anything else."""

from __future__ import annotations

import subprocess
import sys

import pytest

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


@pytest.mark.parametrize("seat", [-2, 2, 7])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(IllegalAction) as problem:
        raptor.new("first-game", seed=1).state.view(seat)
    assert str(seat) in str(problem.value)


def test_a_seed_must_fit() -> None:
    for number in (-1, 1 << 256):
        with pytest.raises(ValueError, match="no seed"):
            Dice.from_number(number)


def test_a_bot_is_given_a_view_that_decides() -> None:
    state = raptor.new("first-game", seed=1).state
    bot = bot_named("greedy", GAME, 1)
    with pytest.raises(IllegalAction, match="nothing to decide at this moment"):
        bot.think(state.view(SPECTATOR))
    with pytest.raises(TypeError, match="given a view"):
        bot.think(state)  # type: ignore[arg-type]


def test_states_and_views_can_be_told_apart() -> None:
    state = raptor.new("first-game", seed=1).state
    assert isinstance(state, State) and not isinstance(state, View)
    assert isinstance(state.view(0), View) and not isinstance(state.view(0), State)


def test_errors_speak_without_the_catalogues_package() -> None:
    """Rules alone need no other package: an error then names its key and its values."""
    program = (
        "import sys; sys.modules['fluent'] = sys.modules['fluent.runtime'] = None\n"
        "from lostworld.raptor import GAME\n"
        "try: GAME.parse_action('nonsense')\n"
        "except ValueError as error: print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert "action-text" in said and "nonsense" in said
