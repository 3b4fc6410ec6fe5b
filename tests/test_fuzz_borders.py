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
