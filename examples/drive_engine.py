"""The engine as another program would drive it, a line at a time: python examples/drive_engine.py

Nothing of the library is used: the same can be done from any language. docs/engine.md has the commands. In
Python, lostworld.engine.client.EngineBot makes a bot of a program that speaks like this.
"""

import subprocess
import sys


def main() -> None:
    """Let a bot play both sides of one round."""
    command = [sys.executable, "-m", "lostworld", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdin is not None and engine.stdout is not None

        def ask(line: str) -> str:
            assert engine.stdin is not None and engine.stdout is not None
            print(line, file=engine.stdin, flush=True)
            return engine.stdout.readline().rstrip("\n")

        print(ask("hello"))
        ask("seed 7")
        position = ask("new first-game")
        while position.split(" ")[4] == "1":
            choosing = position.split(" ")[2] == "cards"
            side = ("R " if "R:" in ask("legal") else "S ") if choosing else ""
            best = ask(f"go {side}50").split(" ")[1]
            print(f"{side}{best}")
            position = ask(f"apply {side}{best}")
        print(position)
        print("quit", file=engine.stdin, flush=True)


if __name__ == "__main__":
    main()
