"""Every program in examples/ runs, and says what it should; those for any game are tried with Caravan too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.markdown import ROOT, text_of

EXAMPLES = ROOT / "examples"
CARAVAN = ROOT / "tests" / "contract" / "caravan_package"
PROGRAMS = {
    ("random_game.py",): "won: babies_captured",
    ("random_game.py", "caravan"): "won: ",
    ("two_bots.py",): '[Raptor "greedy"]',
    ("own_bot.py",): "of 10 games as Raptor",
    ("drive_engine.py",): " raptor 1\n",
    ("draw_board.py",): "board.svg and board.png",
    ("tournament.py",): " of 2\n",
    ("tournament.py", "caravan"): " of 6\n",
}
"""Programs with their arguments, and something of what they print."""


@pytest.mark.parametrize("command", PROGRAMS, ids=" ".join)
def test_runs(command: tuple[str, ...], tmp_path: Path) -> None:
    path = os.pathsep.join(map(str, (ROOT, CARAVAN)))
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / command[0]), *command[1:]],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stderr
    assert PROGRAMS[command] in done.stdout


def test_every_program_is_run_and_listed() -> None:
    files = {file.name for file in EXAMPLES.glob("*.py")}
    assert files == {command[0] for command in PROGRAMS}
    page = text_of(EXAMPLES / "README.md")
    assert all(f"[{name}]({name})" in page for name in files)
