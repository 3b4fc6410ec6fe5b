"""A net of one's own training plays under the name ``trained`` (docs/bots.md, Training)."""

import os
import subprocess
import sys
from pathlib import Path

from lostworld.raptor.evaluation.net import load, load_all

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


def test_several_files_are_several_nets(tmp_path: Path) -> None:
    names = []
    for number, net in enumerate(load_all()):
        file = tmp_path / f"{number}.weights"
        file.write_bytes(net.to_bytes())
        names.append(str(file))
    assert ladder(os.pathsep.join(names), tmp_path / "all").returncode == 0
    answer = ladder(os.pathsep.join(names) + "x", tmp_path / "bad")
    assert answer.returncode != 0
    assert f"{len(names) - 1}.weightsx" in answer.stderr.replace("\n", "")


def test_a_file_that_is_no_net_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "net.weights").write_text("{}")
    for file in (tmp_path / "net.weights", tmp_path / "missing.weights"):
        answer = ladder(file, tmp_path / "bad")
        assert answer.returncode != 0
        assert "LOSTWORLD_RAPTOR_NET" in answer.stderr
        assert str(file) in answer.stderr.replace("\n", "")
        assert "Traceback" not in answer.stderr
