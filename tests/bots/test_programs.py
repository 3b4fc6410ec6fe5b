"""Programs that play by the engine protocol, and names with parameters: alike wherever a bot is named."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lostworld.bots import Limit, bot_named, bot_names, check_bot
from lostworld.chance import Dice
from lostworld.cli import main
from lostworld.engine import Engine
from lostworld.game import BadText
from lostworld.games import game_named
from lostworld.session import run_chance

GUEST = """
import sys
from lostworld.engine import conversation
from lostworld.games import game_named
conversation.FIRST_BOT = "random"
conversation.run(game_named(sys.argv[1]))
"""


@pytest.fixture(params=["raptor", "skirmish"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """A game, and a program called guest that plays it."""
    program = tmp_path / "guest.py"
    program.write_text(GUEST)
    command = shlex.join([sys.executable, str(program), request.param])
    monkeypatch.setenv("LOSTWORLD_BOTS", f"other=/no/such/program; guest={command}")
    return game_named(request.param)


NAMES = ["guest", "guest:ms=5", "mcts:nodes=20", "mcts:ms=5", "random:ms=1,nodes=1"]


@pytest.mark.parametrize("name", NAMES)
def test_by_the_library(game: Any, name: str) -> None:
    state = game.new({})
    run_chance(state, Dice.from_number(3))
    seat = state.deciders[0]
    bot = bot_named(name, game, 4)
    assert bot.name == name
    assert bot.think(state.view(seat), Limit(milliseconds=5)).action in state.legal(seat)


@pytest.mark.parametrize("name", NAMES)
def test_by_the_engine(game: Any, name: str) -> None:
    said: list[str] = []
    engine = Engine(said.append, game)
    engine.hear(b"legal")
    first = said[-1].split(" ")[0]
    engine.hear(f"bot {name}".encode())
    engine.hear(f"go {first.replace(':', ' ') if first.endswith(':') else ''}5".encode())
    engine.finish()
    assert said[1] == "ok" and said[2].startswith("best ") and said[2].endswith(f"bot={name}")


@pytest.mark.parametrize("name", NAMES)
def test_by_the_command_line(game: Any, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Bots on all seats, broken off after the first question of a person that never comes."""
    monkeypatch.setenv("COLUMNS", "80")
    seats = game.seats({})
    monkeypatch.setattr("builtins.input", lambda prompt: (_ for _ in ()).throw(EOFError))
    assert main(["play", game.name, "--seat", f"{seats[0]}=human", "--bot", name, "--seed", "3"]) == 0


def test_what_is_not_there_is_refused(game: Any) -> None:
    assert bot_names(game)[-2:] == ("other", "guest")
    for name in (
        "nobody",
        "guest:",
        "guest:speed=3",
        "mcts:ms=",
        "mcts:nodes=x",
        "/bin/true",
        "engine:/bin/true",
    ):
        with pytest.raises(BadText):
            check_bot(name, game)


def test_who_only_asks_for_a_name_starts_nothing(game: Any) -> None:
    check_bot("other", game)
    bot_named("other", game)


@pytest.mark.parametrize("told", ["ann", "=./ann", "ann=", "ann='", "a b=./ann", "ann=./ann;bob"])
def test_names_that_cannot_be_read(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOSTWORLD_BOTS", told)
    with pytest.raises(BadText, match="LOSTWORLD_BOTS"):
        bot_names(game_named("raptor"))


def test_a_program_ends_with_its_bot(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(*arguments: Any, **options: Any) -> subprocess.Popen[bytes]:
        started.append(popen(*arguments, **options))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    state = game.new({})
    run_chance(state, Dice.from_number(3))
    bot = bot_named("guest", game, 4)
    bot.think(state.view(state.deciders[0]), Limit(milliseconds=5))
    assert len(started) == 1 and started[0].poll() is None
    del bot
    assert started[0].wait(60) == 0
