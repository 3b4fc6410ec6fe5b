"""Every `lostworld play` that a page shows is typed in: it begins, says who plays, and can be left."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.markdown import ROOT, pages, text_of

ANN = f"ann={shlex.quote(sys.executable)} -m lostworld engine"
"""The program that docs/engine.md lets join."""
SHOWN = re.compile(r"^(?:\$ )?(lostworld play[^\n|#`]*)|`(lostworld play[^`\n]*)`", re.MULTILINE)
COMMANDS = sorted(
    {(block or inline).strip() for page in pages() for block, inline in SHOWN.findall(text_of(page))}
)


def test_the_readme_shows_both_games() -> None:
    shown = [(block or inline).strip() for block, inline in SHOWN.findall(text_of(ROOT / "README.md"))]
    assert any(" skirmish " in command for command in shown)
    assert any("--side raptor" in command for command in shown)


def typed(command: str, folder: Path, said: str) -> subprocess.CompletedProcess[str]:
    words = shlex.split(command)
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        input=said,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8", "LOSTWORLD_BOTS": ANN},
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_a_shown_command_plays(command: str, tmp_path: Path) -> None:
    if "--resume game.txt" in command:
        saved = typed("lostworld play --side raptor --save game.txt", tmp_path, "")
        assert saved.returncode == 0, saved.stderr
    done = typed(command, tmp_path, "\n?\nquit\ny\nquit\no\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"You play|Vous êtes|this terminal|the screen", done.stdout), done.stdout[:2000]
