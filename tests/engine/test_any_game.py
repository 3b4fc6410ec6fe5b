"""A game for three that the engine has never heard of: the same protocol, with its own words."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

from lostworld.bots import Limit
from lostworld.engine.client import EngineBot
from lostworld.game import BadText, GameError
from lostworld.raptor import GAME as RAPTOR
from tests.contract.caravan import CARAVAN

from .conversation import CARDS, Conversation

REPOSITORY = Path(__file__).parents[2]
ENGINE = (sys.executable, "-m", "lostworld", "engine", "--game", "caravan")


@pytest.fixture
def talk() -> Conversation:
    return Conversation(CARAVAN)


@pytest.fixture
def joined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs started from here find Caravan by its entry point."""
    package = REPOSITORY / "tests" / "contract" / "caravan_package"
    paths = (str(REPOSITORY), str(package), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))


def test_hello_and_the_first_game(talk: Conversation) -> None:
    assert talk.ask("hello").split(" ")[2:] == ["caravan", "1"]
    first = talk.ask("show")
    assert talk.ask("seed 0") == "ok"
    assert talk.ask("new") == first
    assert CARAVAN.parse(first).deciders == (0, 1, 2)


def test_options_by_value_and_by_name(talk: Conversation) -> None:
    for line, goal, seats in (
        ("new", "4", 3),
        ("new long", "7", 3),
        ("new two long", "7", 2),
        ("new players=two", "4", 2),
        ("new track=short players=three", "4", 3),
    ):
        text = talk.ask(line)
        assert text.split(" ")[0] == goal and len(CARAVAN.parse(text).seats) == seats, line
    for line in ("new short", "new moon", "new long long", "new track=moon", "new sand=red", "new a b c"):
        assert "new [long] [two]" in talk.refuses(line)


def test_seats_are_named_where_several_decide(talk: Conversation) -> None:
    talk.ask("new")
    words = talk.ask("legal").split(" ")
    assert [word for word in words if word.endswith(":")] == ["red:", "green:", "blue:"]
    assert "say whose choice it is: apply red" in talk.refuses(f"apply {words[1]}")
    assert "Write one of: red, green, blue." in talk.refuses(f"apply purple {words[1]}")
    assert "where several decide: apply red|green|blue <action>" in talk.refuses("apply")
    talk.ask(f"apply red {words[1]}")
    talk.refuses(f"apply red {words[1]}")
    assert talk.ask("legal").startswith("green: ")


def test_views(talk: Conversation) -> None:
    whole = talk.ask("new")
    view = talk.ask("view green")
    assert view == CARAVAN.parse(whole).view(1).text
    assert "red, green, blue or spectator" in talk.refuses("view raptor")
    talk.at(view)
    assert talk.ask("show") == view
    assert talk.ask("legal").startswith("green: ") and "red:" not in talk.ask("legal")
    assert "a view of Green" in talk.refuses("view red")
    talk.refuses("apply green card-1")
    talk.refuses("perft 1")
    assert talk.ask("go green 20").split(" ")[1] in talk.ask("legal")
    talk.refuses("go red 20")


def test_perft_counts_until_chance(talk: Conversation) -> None:
    talk.ask("new")
    assert talk.ask("perft 0") == "1"
    assert talk.ask("perft 3") == str(2 * 2 * 2)


def test_a_whole_game(talk: Conversation) -> None:
    choice = random.Random(3)
    talk.ask("seed 5")
    talk.ask("new long")
    talk.ask("bot random")
    decisions = 0
    while legal := talk.ask("legal"):
        sign = f"{legal.split(':')[0]} " if ":" in legal else ""
        best = talk.ask(f"go {sign}20").split(" ")[1]
        mine = [word for word in legal.split(" ") if not word.endswith(":")]
        talk.ask(f"apply {sign}{best if choice.random() < 0.9 or sign else choice.choice(mine)}")
        decisions += 1
        assert decisions < 200
    assert CARAVAN.parse(talk.ask("show")).outcome is not None
    talk.refuses("apply pass")
    talk.refuses("go 5")


def test_a_position_whose_chance_is_pending_is_dealt(talk: Conversation) -> None:
    undealt = CARAVAN.new({}).text
    assert talk.ask("seed 8") == "ok"
    talk.at(undealt)
    dealt = talk.ask("show")
    assert CARAVAN.parse(dealt).chance is None
    assert talk.ask("seed 8") == "ok"
    assert talk.ask("new") == dealt


def test_engine_as_a_process_finds_games_of_other_packages(joined: None) -> None:
    with EngineBot(ENGINE, CARAVAN) as bot:
        state = CARAVAN.parse(Conversation(CARAVAN).ask("new"))
        for seat in state.deciders:
            thought = bot.think(state.view(seat), Limit(milliseconds=20))
            assert thought.action in state.legal(seat)


# --- A program as a bot ------------------------------------------------------------------------------


def program(tmp_path: Path, answers: str) -> list[str]:
    """A program that answers ``hello`` well, and every other line as told."""
    path = tmp_path / "program.py"
    path.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        "    word = line.split()[0]\n"
        f"    answers = {answers}\n"
        "    if word == 'quit': break\n"
        "    answer = answers.get(word, 'ok')\n"
        "    if answer is not None: print(answer, flush=True)\n"
    )
    return [sys.executable, str(path)]


HELLO = "'hello': 'other 7 raptor 1'"


def test_a_program_answers_with_an_action_and_the_rest_of_its_turn(tmp_path: Path) -> None:
    view = RAPTOR.parse(CARDS).view(0)
    answer = "'best #5 bot=me line=Mf2-f5,. value=0.7'"
    with EngineBot(program(tmp_path, f"{{{HELLO}, 'go': {answer}}}"), RAPTOR) as bot:
        thought = bot.think(view, Limit(milliseconds=10))
    assert RAPTOR.action_text(thought.action) == "#5"
    assert [RAPTOR.action_text(action) for action in thought.line] == ["Mf2-f5", "."]


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        ("{'hello': 'other 7 chess 1'}", "error-engine-other"),
        ("{'hello': 'hi'}", "error-engine-other"),
        (f"{{{HELLO}, 'go': 'best #2'}}", "error-engine-answer"),
        (f"{{{HELLO}, 'go': 'best'}}", "error-engine-answer"),
        (f"{{{HELLO}, 'go': 'worst #5'}}", "error-engine-answer"),
        (f"{{{HELLO}, 'position': 'error: no'}}", "error-engine-answer"),
    ],
)
def test_a_program_that_says_something_else(tmp_path: Path, answers: str, key: str) -> None:
    with pytest.raises(GameError) as caught, EngineBot(program(tmp_path, answers), RAPTOR) as bot:
        bot.think(RAPTOR.parse(CARDS).view(0), Limit(milliseconds=10))
    assert caught.value.key == key


def test_a_program_that_cannot_start_ends_or_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = RAPTOR.parse(CARDS).view(0)
    with pytest.raises(GameError) as caught:
        EngineBot([str(tmp_path / "none")], RAPTOR)
    assert caught.value.key == "error-engine-start"
    with pytest.raises(GameError) as caught:
        EngineBot([sys.executable, "-c", "pass"], RAPTOR)
    assert caught.value.key == "error-engine-answer"
    with EngineBot(program(tmp_path, f"{{{HELLO}, 'go': None}}"), RAPTOR) as bot:
        monkeypatch.setattr("lostworld.engine.client.PATIENCE", 0.2)
        with pytest.raises(GameError) as caught:
            bot.think(view, Limit(milliseconds=10))
    assert caught.value.key == "error-engine-silent"


def test_a_program_is_told_to_stop(tmp_path: Path) -> None:
    import threading

    stop = threading.Event()
    stop.set()
    answers = f"{{{HELLO}, 'go': None, 'stop': 'best #9'}}"
    with EngineBot(program(tmp_path, answers), RAPTOR) as bot:
        thought = bot.think(RAPTOR.parse(CARDS).view(0), Limit(milliseconds=3_600_000, stop=stop))
    assert RAPTOR.action_text(thought.action) == "#9"


def test_a_game_nobody_knows() -> None:
    from lostworld.games import game_named

    with pytest.raises(BadText, match='There is no game "moon"'):
        game_named("moon")
