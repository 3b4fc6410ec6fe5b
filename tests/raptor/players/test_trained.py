"""A net of one's own training plays under the name ``trained`` (docs/bots.md, Training)."""

import os
import subprocess
import sys
from pathlib import Path

from lostworld.raptor.evaluation.net import load, load_second

LADDER = (
    sys.executable,
    "-W",
    "ignore",
    "-m",
    "lostworld",
    "ladder",
    "random",
    "trained",
    "--nodes",
    "300",
    "--json",
)


def ladder(net: Path | str | None, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "LOSTWORLD_RAPTOR_NET"}
    if net is not None:
        environment["LOSTWORLD_RAPTOR_NET"] = str(net)
    command = [*LADDER, "--pairs", "1", "--seed", "5", "--folder", str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)


def test_without_a_file_there_is_no_such_bot(tmp_path: Path) -> None:
    answer = ladder(None, tmp_path / "none")
    assert answer.returncode != 0
    assert "trained" in answer.stderr


def test_it_plays_by_the_file(tmp_path: Path) -> None:
    (tmp_path / "net.weights").write_bytes(load().to_bytes())
    answer = ladder(tmp_path / "net.weights", tmp_path / "own")
    assert answer.returncode == 0, answer.stderr
    assert "trained" in answer.stdout


def test_two_files_are_two_nets(tmp_path: Path) -> None:
    for name, net in (("one.weights", load()), ("two.weights", load_second())):
        (tmp_path / name).write_bytes(net.to_bytes())
    both = os.pathsep.join(str(tmp_path / name) for name in ("one.weights", "two.weights"))
    assert ladder(both, tmp_path / "both").returncode == 0
    answer = ladder(both + "x", tmp_path / "bad")
    assert answer.returncode != 0
    assert "two.weightsx" in answer.stderr.replace("\n", "")


def test_a_file_that_is_no_net_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "net.weights").write_text("{}")
    for file in (tmp_path / "net.weights", tmp_path / "missing.weights"):
        answer = ladder(file, tmp_path / "bad")
        assert answer.returncode != 0
        assert "LOSTWORLD_RAPTOR_NET" in answer.stderr
        assert str(file) in answer.stderr.replace("\n", "")
        assert "Traceback" not in answer.stderr
