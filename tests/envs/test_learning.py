"""The examples for learning run: the notebook, and the training program on a small scale."""

from __future__ import annotations

import ast
import importlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "learning"


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With few and small generations; it shows a curve and a board."""
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", list(sys.path))
    notebook = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    whole = "GAMES, GENERATIONS, PAIRS = 128, 12, 10"
    assert sum(whole in code for code in cells) == 1
    scope: dict[str, Any] = {}
    shown: list[Any] = []
    for number, code in enumerate(cells):
        *statements, last = ast.parse(code.replace(whole, "GAMES, GENERATIONS, PAIRS = 6, 2, 1")).body
        exec(compile(ast.Module(statements, []), f"cell {number}", "exec"), scope)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), scope))
        else:
            exec(compile(ast.Module([last], []), f"cell {number}", "exec"), scope)
    pictures = [thing._repr_svg_() for thing in shown if hasattr(thing, "_repr_svg_")]
    assert len(pictures) == 3 and all(picture.startswith("<svg") for picture in pictures)
    assert len(scope["curve"]) == 2 and "polyline" in pictures[1]
    printed = capsys.readouterr().out
    assert "head start" in printed and "decisions, reward" in printed and "rounds" in printed


def train(tmp_path: Path, *options: str) -> list[str]:
    """What a small training prints."""
    command = [sys.executable, str(EXAMPLES / "train.py"), "--pairs", "1", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=250, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    return [re.sub(r" \(\d+ s\)$", "", line) for line in done.stdout.splitlines()]


def test_training_runs_and_can_be_repeated(tmp_path: Path) -> None:
    """Two tiny generations; what a whole training reaches is told on the page."""
    small = "--games", "6", "--generations", "2", "--passes", "1", "--every", "2", "--out"
    lines = train(tmp_path, *small, "one.npz")
    assert [line.split(":")[0] for line in lines[:2]] == ["generation 0", "generation 1"]
    assert re.fullmatch(r"against greedy [\d.]+ \[[\d., ]+\] of 2 games, .*", lines[2])
    assert train(tmp_path, *small, "two.npz") == lines
    weights = [np.load(tmp_path / name) for name in ("one.npz", "two.npz")]
    assert all(np.array_equal(weights[0][part], weights[1][part]) for part in weights[0].files)
    assert train(tmp_path, "--load", "one.npz") == lines[2:]


def test_sets_of_spaces_are_what_the_board_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The learner's bits, beside a slow way to say the same."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learner = importlib.import_module("learner")
    dice = np.random.default_rng(1)
    for _ in range(20):
        start, free = (dice.random((2, 1, 11, 6)) < [[[[0.1]]], [[[0.7]]]]).astype(np.uint8)
        bits = [np.packbits(board, axis=-1, bitorder="little")[..., 0] for board in (start, free)]
        near: set[tuple[int, int]] = set()
        reached: set[tuple[int, int]] = set()
        stopped: set[tuple[int, int]] = set()
        for column, row in np.argwhere(start[0]):
            for by, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                near.add((column + by, row + up))
                at = (column + by, row + up)
                while 0 <= at[0] < 11 and 0 <= at[1] < 6:
                    (reached if free[0][at] else stopped).add(at)
                    if not free[0][at]:
                        break
                    at = (at[0] + by, at[1] + up)
        on_board = {at for at in near if 0 <= at[0] < 11 and 0 <= at[1] < 6}
        found = [learner.beside(bits[0]), *learner.lines(*bits)]
        for wanted, places in zip((on_board, reached, stopped), found, strict=True):
            unpacked = np.unpackbits(places[..., None], axis=-1, bitorder="little")[0, :, :6]
            assert {tuple(at) for at in np.argwhere(unpacked)} == wanted
