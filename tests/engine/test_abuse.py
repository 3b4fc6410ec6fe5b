"""An engine that is treated badly, about each game: long lines, nulls, thousands of commands, sudden ends."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from lostworld.engine.lines import LONGEST
from lostworld.games import game_named
from tests.engine.conversation import Conversation

GAMES = ("raptor", "skirmish")


def run(game: str, said: bytes) -> tuple[list[str], int, bytes]:
    """A conversation with a process: its answers, its exit code, and what it complained about."""
    command = [sys.executable, "-m", "lostworld", "engine", "--game", game]
    done = subprocess.run(command, input=said, capture_output=True, timeout=200)
    return done.stdout.decode().splitlines(), done.returncode, done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_long_lines_nulls_and_what_is_no_text(game: str) -> None:
    lines = [
        b"show",
        b"x" * (LONGEST + 1),
        b"position " + b"a" * 3_000_000,
        b"position \0\0\0",
        b"sh\0ow",
        b"\xff\xfe\xfd",
        b"apply " + b"9" * 5000,
        b"perft 99999999999999999999999999",
        b"go -1",
        b"bot " + b"b" * 60_000,
        b"view nobody",
        b"seed 1e9",
        b"show",
    ]
    answers, code, complaint = run(game, b"\n".join(lines) + b"\n")
    assert (len(answers), code, complaint) == (len(lines), 0, b"")
    assert answers[0] == answers[-1], "whatever was said, the position is as it was"
    assert all(answer.startswith("error: ") and len(answer) < 2000 for answer in answers[1:-1])
    assert not any("inside the program" in answer for answer in answers)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("end", [b"sho", b"go 20", b"perft 1", b"position abc", b"\xc3", b"\r"])
def test_the_end_comes_in_the_middle(game: str, end: bytes) -> None:
    answers, code, complaint = run(game, b"hello\nbot random\n" + end)
    assert (code, complaint) == (0, b"")
    assert answers[0].split(" ")[2] == game and answers[1] == "ok"
    assert len(answers) <= 3


@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_commands_at_once(game: str) -> None:
    said = b"legal\nshow\nview spectator\nhello\n" * 750
    answers, code, complaint = run(game, said)
    assert (len(answers), code, complaint) == (3000, 0, b"")
    assert len(set(answers)) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_stopped_and_asked_again_many_times(game: str) -> None:
    first = Conversation(game_named(game)).ask("legal").split(" ")[0]
    sign = first.replace(":", " ") if first.endswith(":") else ""
    searches = f"go {sign}1000\nstop\n" * 40
    answers, code, complaint = run(game, f"bot mcts\n{searches}quit\n".encode())
    assert (code, complaint) == (0, b"") and answers[0] == "ok"
    assert len(answers) == 41 and all(answer.startswith("best ") for answer in answers[1:])


WORDS = "hello position new show view legal apply seed perft bots bot go stop . #3 0 1 -1 R S random"


@pytest.mark.parametrize("game", GAMES)
def test_any_words_in_any_order_are_answered(game: str) -> None:
    """Whatever is said, an engine answers each line once, never by a fault of its own."""
    dice, talk = random.Random(5), Conversation(game_named(game))
    legal = talk.ask("legal").split(" ")
    for _ in range(1500):
        words = dice.choices([*WORDS.split(" "), dice.choice(legal)], k=dice.randrange(1, 4))
        if words[0] in ("perft", "go") and len(words) > 1:
            words[-1] = "1"
        line = " ".join(words)
        answers = talk.answers_to(line)
        assert len(answers) == (0 if words[0] == "stop" and len(words) == 1 else 1), line
        assert all("inside the program" not in answer and "\n" not in answer for answer in answers), line
