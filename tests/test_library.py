"""The library's manners: a game is begun, played, printed, drawn, copied and pickled in a line each."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import lostworld
from lostworld import games, raptor
from lostworld.chance import Dice
from lostworld.game import BadText, IllegalAction
from lostworld.session import run_chance
from tests.contract.caravan import CARAVAN


@pytest.fixture
def caravan() -> Iterator[str]:
    """A game of another package, joined for one test."""
    games.add(CARAVAN)
    yield CARAVAN.name
    games._added.pop(CARAVAN.name)


def test_one_seed_gives_one_game() -> None:
    assert raptor.new("jungle", seed=3).text == lostworld.new("raptor", layout="jungle", seed=3).text
    assert raptor.new("jungle", seed=3).text != raptor.new("jungle", seed=4).text
    assert raptor.new("jungle").text != raptor.new("jungle").text


def test_what_is_not_known_is_refused_with_its_name(caravan: str) -> None:
    with pytest.raises(BadText, match="chess"):
        lostworld.new("chess")
    with pytest.raises(BadText, match="colour"):
        lostworld.new("raptor", colour="red")
    with pytest.raises(BadText):
        lostworld.new(caravan, goal="nowhere")


def test_what_is_legal_can_be_done_and_nothing_else(caravan: str) -> None:
    for name in ("raptor", caravan):
        game = lostworld.new(name, seed=5)
        for _ in range(40):
            if game.outcome is not None:
                break
            before = game.text
            with pytest.raises((BadText, IllegalAction)):
                game.do("nonsense")
            assert game.text == before
            legal = game.legal()
            assert len(set(legal)) == len(legal) > 0
            game.do(legal[len(legal) // 2])
            assert game.text != before


def test_a_copy_and_a_pickle_go_on_as_the_game_does(caravan: str) -> None:
    for name in ("raptor", caravan):
        game = lostworld.new(name, seed=5)
        twins = [copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
        for _ in range(60):  # far enough for a shuffle, which dice decide
            if game.outcome is not None:
                break
            choice = game.legal()[0]
            for each in (game, *twins):
                each.do(choice)
        assert {each.text for each in twins} == {game.text}


def test_a_game_prints_its_board_or_its_text(caravan: str) -> None:
    drawn = str(raptor.new("first-game", seed=7))
    assert len(drawn.splitlines()) > 10 and "M" in drawn
    assert drawn == str(raptor.new("first-game", seed=7).state)
    plain = lostworld.new(caravan, seed=7)
    assert str(plain) == plain.text
    assert repr(plain) == f"Session('caravan', {plain.text!r})"


def test_a_notebook_shows_the_picture_in_the_boards_own_colours() -> None:
    savannah, jungle = (raptor.new(layout, seed=7)._repr_svg_() for layout in ("savannah", "jungle"))
    assert savannah is not None and jungle is not None
    assert ElementTree.fromstring(savannah).tag.endswith("svg")
    assert savannah == raptor.GAME.picture(raptor.new("savannah", seed=7).text, {"theme": "savannah"})
    state = raptor.GAME.new({"layout": "savannah"})
    assert state._repr_svg_() is None, "the board is still to be laid out"
    run_chance(state, Dice.from_number(1))
    assert ElementTree.fromstring(state._repr_svg_() or "").tag.endswith("svg")


@pytest.mark.parametrize("name", ["raptor", "skirmish"])
def test_a_game_unpickles_to_itself(name: str) -> None:
    game = games.game_named(name)
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game


@pytest.mark.parametrize("name", ["raptor", "skirmish"])
def test_what_is_no_text_is_refused_in_one_sentence(name: str) -> None:
    """L17: ``GAME.parse(None)`` and ``resolve(None)`` told of missing attributes."""
    game = games.game_named(name)
    for read in (game.parse, game.parse_view, game.parse_action, game.new({}).resolve):
        for nothing in (None, 3, b"a1"):
            with pytest.raises(TypeError, match="a text is needed, not"):
                read(nothing)  # type: ignore[arg-type]
