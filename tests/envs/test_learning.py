"""The examples for learning run: the notebook, and the training program on a small scale."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "learning"


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    scope: dict[str, object] = {}
    for number, code in enumerate(cells):
        exec(compile(code, f"cell {number}", "exec"), scope)
    printed = capsys.readouterr().out
    assert len(cells) >= 5 and "head start" in printed and "decisions, reward" in printed


def test_training_runs(tmp_path: Path) -> None:
    """Two tiny generations; what a whole training reaches is told on the page."""
    out = tmp_path / "learner.npz"
    command = [sys.executable, str(EXAMPLES / "train.py"), "--games", "6", "--generations", "2"]
    done = subprocess.run(
        [*command, "--pairs", "1", "--passes", "1", "--out", str(out)],
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["generation 0", "generation 1"]
    assert out.stat().st_size > 1000
