"""No argument of anything public ends the interpreter: thousands of calls with nonsense, in other processes.

`make asan` makes the same calls while a sanitizer watches over the kernel's memory.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("fuzz_borders.py")
EVERY_NAME = Path(__file__).with_name("fuzz_compiled.py")
FEWEST = {"raptor": (1500, 100), "skirmish": (1500, 50)}
"""How many calls of how many methods there must be: else little was tried."""


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", FEWEST)
def test_no_argument_ends_the_interpreter(game: str, seed: int) -> None:
    command = [sys.executable, str(PROGRAM), "--game", game, "--seed", str(seed), "--calls", "4000"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr[-3000:]
    calls, methods = map(int, re.findall(r"\d+", done.stdout)[:2])
    assert calls >= FEWEST[game][0] and methods >= FEWEST[game][1]


def test_no_name_of_a_compiled_module_ends_the_interpreter() -> None:
    """Every public function, class and method, with objects made by ``__new__`` alone too (L5)."""
    command = [sys.executable, str(EVERY_NAME), "--seed", "3", "--calls", "12"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr[-3000:]
    names, modules = map(int, re.findall(r"\d+", done.stdout)[:2])
    assert modules == 0 or (names >= 500 and modules >= 30), "compiled, all of them are walked through"


FOUND = {
    "bare state": "from lostworld.raptor.state import State; State.__new__(State).text",
    "share of no card": "from lostworld.raptor.search import cards; cards.Learning().usual_share(-2**31, 9)",
    "action of no number": "from lostworld.raptor.learning.observing import action_at; action_at(-2**31)",
    "chance of nothing": "from lostworld.raptor.evaluation.value import chance; chance(None)",
    "endless hexes": "from lostworld.skirmish.rules.board import bits; bits(-1)",
    "a hand too large": "from lostworld.raptor import GAME; from lostworld.raptor.notation import writing;"
    "writing.write(GAME.new({'layout': 'first-game'}), 2**31 - 1)",
}
"""Each of these ended the interpreter, read beyond an array, or never came back."""


@pytest.mark.parametrize("call", FOUND.values(), ids=FOUND)
def test_what_once_ended_the_interpreter(call: str) -> None:
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, timeout=60)
    assert done.returncode in (0, 1), done.stderr
    assert done.returncode == 0 or re.search(r"^(Type|Value|Index)Error: ", done.stderr, re.MULTILINE)
