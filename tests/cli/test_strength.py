"""``train`` and ``ladder``: progress, results, going on after an interruption, for any game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lostworld.cli import main
from lostworld.raptor.evaluation.net import load
from lostworld.raptor.training import train as training

Capture = pytest.CaptureFixture[str]

SMALL = training.Recipe(iterations=2, games=6, first_games=6, budget=60, threads=1, searched=0.2)


def ended(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    """A command line's exit code, what it printed, and what it said beside."""
    capsys.readouterr()
    code = main(("--language", "en", *arguments))
    return code, *capsys.readouterr()


def test_a_training_writes_weights_and_goes_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "Recipe", lambda: SMALL)
    assert ended(capsys, "train", str(tmp_path), "--minutes", "0", "--threads", "1")[0] == 0
    assert json.loads((tmp_path / training.STATE_FILE).read_text())["iteration"] == 0
    code, _, said = ended(capsys, "train", str(tmp_path), "--threads", "1")
    assert code == 0 and training.NET_FILE in said.replace("\n", "")
    assert json.loads((tmp_path / training.STATE_FILE).read_text())["iteration"] == 2
    load(tmp_path / training.NET_FILE)


def test_a_game_without_bots_that_learn_says_so(capsys: Capture, tmp_path: Path) -> None:
    code, _, said = ended(capsys, "train", str(tmp_path), "--game", "skirmish")
    assert code == 1 and "skirmish" in said


def test_a_ladder_is_printed_and_resumed(capsys: Capture, tmp_path: Path) -> None:
    asked = ("ladder", "random", "greedy", "-o", str(tmp_path), "-n", "1", "--nodes", "5", "--threads", "1")
    code, printed, _ = ended(capsys, *asked)
    assert code == 0 and "| greedy |" in printed
    written = (tmp_path / "greedy-random.jsonl").read_text()
    _, printed, _ = ended(capsys, *asked, "--json")
    assert [rung["name"] for rung in json.loads(printed)["rungs"]] == ["random", "greedy"]
    assert (tmp_path / "greedy-random.jsonl").read_text() == written


def test_an_unknown_bot_is_refused_before_anything_is_played(capsys: Capture, tmp_path: Path) -> None:
    code, _, _ = ended(capsys, "ladder", "random", "nobody", "-o", str(tmp_path / "new"))
    assert code == 1 and not (tmp_path / "new").exists()
