"""A conversation with an engine in this process, and one with a process of its own."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from typing import IO, Any

from lostworld.engine import Engine
from lostworld.game import Game

FIRST_GAME = "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
CARDS = f"{FIRST_GAME} cards z0e0c0r6 1 R:/159/236784/ S:/248/193567/"
OBSERVED = f"{FIRST_GAME} cards! z0e0c0r6 3 R:/159/2347/68 S:/248/1357/69"
SHOWN = f"{FIRST_GAME} cards!4 z0e0c0r6 3 R:/159/2347/68 S:4/28/1357/69"
POINTS = f"{FIRST_GAME} R+3 z0e0c0r6 1 R:5/19/236784/ S:2/48/193567/"
EFFECT = f"{FIRST_GAME} S2:2 z0e0c0r6 1 R:5/19/236784/ S:2/48/193567/"
OVER = (
    ".........../S...#...#../..#...#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
    " R# z0e3c0r6 1 R:5/19/236784/ S:2/48/193567/"
)
PLACE = (
    ".........../....#...#../..#...#.#../...##....../........#../.#......... a4a3k6k1"
    " place z0e0c0r6 0 R://123456789/ S://123456789/"
)
LONG_TURN = f"{FIRST_GAME} R+8 z0e0c0r6 1 R:9/15/236784/ S:1/48/293567/"


class Conversation:
    """Talk to an engine in this process."""

    def __init__(self, game: Game[Any] | None = None) -> None:
        self.answers: list[str] = []
        self.engine = Engine(self.answers.append, game)

    def ask(self, line: str | bytes | None) -> str:
        """The one line of answer."""
        answers = self.answers_to(line)
        assert len(answers) == 1, (line, answers)
        return answers[0]

    def answers_to(self, line: str | bytes | None) -> list[str]:
        """All lines of answer, the search's included."""
        self.answers.clear()
        self.engine.hear(line.encode() if isinstance(line, str) else line)
        self.engine.finish()
        return list(self.answers)

    def refuses(self, line: str | bytes | None) -> str:
        """The sentence after ``error:``; the position must be as it was."""
        before = self.ask("show")
        answer = self.ask(line)
        assert answer.startswith("error: "), (line, answer)
        assert "\n" not in answer and "\r" not in answer
        assert self.ask("show") == before, line
        return answer.removeprefix("error: ")

    def at(self, position: str) -> Conversation:
        """Go to a position."""
        assert self.ask(f"position {position}") == "ok"
        return self


class Process:
    """``lostworld engine`` as another program talks to it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lostworld", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self.input: IO[bytes] = self._process.stdin
        self.output: IO[bytes] = self._process.stdout
        self._read = b""

    def tell(self, content: bytes) -> None:
        """Write bytes as they are."""
        self.input.write(content)
        self.input.flush()

    def hear(self, seconds: float = 60) -> str:
        """The next line of answer."""
        end = time.monotonic() + seconds
        while b"\n" not in self._read:
            ready, _, _ = select.select([self.output], [], [], max(0, end - time.monotonic()))
            assert ready, "no answer in time"
            chunk = os.read(self.output.fileno(), 65536)
            assert chunk, "the engine has ended"
            self._read += chunk
        line, _, self._read = self._read.partition(b"\n")
        return line.decode()

    def ask(self, line: str) -> str:
        """Say a line and hear the answer."""
        self.tell(line.encode() + b"\n")
        return self.hear()

    def silent(self, seconds: float = 0.1) -> bool:
        """Whether nothing more is said for a while."""
        return not self._read and not select.select([self.output], [], [], seconds)[0]

    def end(self) -> int:
        """Close the input and wait; the exit code."""
        self.input.close()
        code = self._process.wait(timeout=60)
        self.output.close()
        return code


def run(script: bytes) -> tuple[list[str], int]:
    """Send a whole script at once: the lines of answer and the exit code."""
    ended = subprocess.run(
        [sys.executable, "-m", "lostworld", "engine"], input=script, capture_output=True, timeout=60
    )
    assert ended.stderr == b"", ended.stderr
    return ended.stdout.decode().splitlines(), ended.returncode
