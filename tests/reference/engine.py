"""The oracle as an engine: the line protocol without bots. ``python -m tests.reference.engine``."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from .notation import Refused
from .position import SEATS, Position, random_shuffle

LONGEST_LINE = 64 * 1024


class Engine:
    """One conversation."""

    def __init__(self) -> None:
        self.rng = random.Random(0)
        self.position = Position.new("first-game", self.rng)

    def answer(self, line: str) -> str:
        """The answer to one line; raises Refused."""
        if len(line.encode()) > LONGEST_LINE:
            raise Refused("the line is too long")
        command, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], str]] = {
            "hello": lambda rest: "lostworld reference raptor 1",
            "position": self.set_position,
            "new": self.new,
            "show": lambda rest: self.position.text(),
            "view": self.view,
            "legal": lambda rest: self.position.legal_line(),
            "apply": self.apply,
            "seed": self.seed,
            "perft": self.perft,
        }
        if command not in commands:
            raise Refused(f"{command!r} is no command")
        return commands[command](rest)

    def set_position(self, text: str) -> str:
        """``position <text>``."""
        self.position = Position.parse(text)
        return "ok"

    def new(self, layout: str) -> str:
        """``new [layout]``."""
        if layout not in ("", "jungle", "savannah", "first-game"):
            raise Refused(f"{layout!r} is no layout")
        self.position = Position.new(layout or self.rng.choice(["jungle", "savannah"]), self.rng)
        return self.position.text()

    def view(self, seat: str) -> str:
        """``view <seat>``."""
        if seat not in SEATS:
            raise Refused(f"{seat!r} is no seat")
        return self.position.view(seat).text()

    def apply(self, rest: str) -> str:
        """``apply [side] <action>``."""
        words = rest.split(" ")
        side = words.pop(0) if len(words) == 2 and words[0] in ("R", "S") else None
        self.position = self.position.apply(" ".join(words), side, random_shuffle(self.rng))
        return self.position.text()

    def seed(self, number: str) -> str:
        """``seed <n>``."""
        if not (number.isascii() and number.isdigit()) or int(number) >= 1 << 63:
            raise Refused("a seed is a number from 0 to 2^63-1")
        self.rng = random.Random(int(number))
        return "ok"

    def perft(self, depth: str) -> str:
        """``perft <n>``."""
        if not (depth.isascii() and depth.isdigit()):
            raise Refused("perft takes a depth")
        return str(self.position.perft(int(depth)))


def main() -> None:
    """Talk until ``quit`` or the end of input."""
    engine = Engine()
    for line in sys.stdin:
        command = line.rstrip("\r\n")
        if command == "quit":
            return
        if not command:
            continue
        try:
            print(engine.answer(command), flush=True)
        except Refused as error:
            print(f"error: {error}", flush=True)


if __name__ == "__main__":
    main()
