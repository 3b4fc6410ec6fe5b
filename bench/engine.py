"""How fast another program plays through `lostworld engine`, beside a pipe that only gives every line back.

python bench/engine.py
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from collections.abc import Callable

from sideby import CONSOLE, show, side_by_side

from lostworld.build_info import kernel

GAMES = 10


class Pipe:
    """A program that answers every line with one line."""

    def __init__(self, *command: str) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.commands = 0

    def ask(self, line: str) -> str:
        """Its answer."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()
        self.commands += 1
        return self._process.stdout.readline().decode().rstrip("\n")


def whole_games(engine: Pipe, noted: list[str]) -> Callable[[], int]:
    """Commands of random games: what is legal, one of it, and so on. ``noted``: those of the last game."""

    def play() -> int:
        before = engine.commands
        luck = random.Random(1)
        for game in range(GAMES):
            noted.clear()

            def ask(line: str) -> str:
                noted.append(line)
                return engine.ask(line)

            ask(f"seed {game}")
            ask("new first-game")
            while legal := ask("legal").split():
                if legal[0].endswith(":"):  # the cards of a side, or of both
                    cards = legal[1 : legal.index("S:") if legal[0] == "R:" and "S:" in legal else None]
                    ask(f"apply {legal[0][0]} {luck.choice(cards)}")
                else:
                    ask(f"apply {luck.choice(legal)}")
        return engine.commands - before

    return play


def echoed(echo: Pipe, noted: list[str]) -> Callable[[], int]:
    """The same lines, given back as they are."""

    def play() -> int:
        for line in noted * GAMES:
            echo.ask(line)
        return len(noted) * GAMES

    return play


def main() -> None:
    """Run it and print the table."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    CONSOLE.print(f"kernel: {kernel()}; {time.strftime('%Y-%m-%d')}; medians of alternating runs")
    noted: list[str] = []
    engine = Pipe(sys.executable, "-m", "lostworld", "engine")
    rates = side_by_side({"engine": whole_games(engine, noted), "echo (cat)": echoed(Pipe("cat"), noted)})
    show("Random games through the engine protocol", "commands/s", rates, "engine")


if __name__ == "__main__":
    main()
