"""Ctrl-C, a full disk, a reader that has gone: everything ends at once, with a sentence and its exit code."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from lostworld.record import Record
from tests.engine.conversation import LONG_TURN

COMMAND: Final = [sys.executable, "-m", "lostworld"]
PATIENCE: Final = 60
HIDDEN, SHOWN = "\x1b[?25l", "\x1b[?25h"
"""What a terminal is told to hide its cursor, and to show it."""
FIRST_GAME: Final = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1"
    " R:/369/157482/ S:/357/198624/"
)


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80", **more}


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.own, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            cwd=folder,
            env=environment(),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.said = ""

    def wait_for(self, text: str) -> None:
        """Read until a text has been printed."""
        end = time.monotonic() + PATIENCE
        while text not in self.said:
            assert time.monotonic() < end, self.said[-2000:]
            self._read()

    def wait_for_question(self, text: str) -> None:
        """Read until a question has been asked and the command waits for the answer.

        Readline misses a signal that comes between the prompt and its waiting, sooner than anybody can type.
        """
        self.wait_for(text)
        quiet, worked = 0, ""
        while quiet < 5:
            time.sleep(0.1)
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            state, now = fields[0], " ".join(fields[11:13])
            quiet = quiet + 1 if state == "S" and now == worked else 0
            worked = now

    def _read(self) -> bool:
        if not select.select([self.own], [], [], 0.2)[0]:
            return True
        try:
            read = os.read(self.own, 65536)
        except OSError:  # the other end is closed
            return False
        self.said += read.decode(errors="replace")
        return bool(read)

    def type(self, line: str) -> None:
        os.write(self.own, line.encode() + b"\n")

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        while self._read() and self.process.poll() is None:
            pass
        code = self.process.wait(PATIENCE)
        while self._read() and select.select([self.own], [], [], 0)[0]:
            pass
        os.close(self.own)
        return code


@pytest.mark.parametrize("game", ["raptor", "skirmish"])
def test_ctrl_c_in_play_keeps_the_game(game: str, tmp_path: Path) -> None:
    (tmp_path / f"lostworld-{game}.txt").write_text("something else")
    terminal = Terminal(tmp_path, "play", game, "--bot", "random", "--seed", "3")
    terminal.wait_for_question("in secret:")
    assert terminal.interrupt() == 130
    assert f"lostworld play --resume lostworld-{game}-2.txt" in terminal.said
    assert "Traceback" not in terminal.said
    record = Record.parse((tmp_path / f"lostworld-{game}-2.txt").read_text())
    assert record.steps and record.state.outcome is None
    assert (tmp_path / f"lostworld-{game}.txt").read_text() == "something else"

    again = Terminal(tmp_path, "play", "--resume", f"lostworld-{game}-2.txt")
    again.wait_for_question("in secret:")
    assert again.interrupt() == 130
    assert f"lostworld play --resume lostworld-{game}-2.txt" in again.said


def test_ctrl_c_is_heard_while_a_bot_thinks(tmp_path: Path) -> None:
    options = ["--side", "raptor", "--bot", "mcts", "--time", "600000", "--seed", "3", "--save", "kept.txt"]
    terminal = Terminal(tmp_path, "play", *options)
    terminal.wait_for_question("in secret:")
    terminal.type("6")
    terminal.wait_for("mcts")
    terminal.wait_for("think")
    assert terminal.interrupt() == 130
    assert "lostworld play --resume kept.txt" in terminal.said
    assert [step.text for step in Record.parse((tmp_path / "kept.txt").read_text()).steps][-1] == "#6"


LONG_WORK = {
    "perft": "state.perft(20)",
    "playouts": "state.playouts(10**12, seed=1)",
}


@pytest.mark.parametrize("work", LONG_WORK.values(), ids=LONG_WORK)
def test_ctrl_c_ends_long_work_of_the_library(work: str) -> None:
    program = (
        f"from lostworld.raptor import GAME\nstate = GAME.parse({LONG_TURN!r})\nprint('begun', flush=True)\n"
        f"try:\n    {work}\nexcept KeyboardInterrupt:\n    print('stopped')"
    )
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "begun\n"
    time.sleep(0.2)  # it matters little whether the work has begun: before it, Ctrl-C ends it all the same
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and said == "stopped\n"


def test_ctrl_c_ends_a_large_drawing(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "board", FIRST_GAME, "-o", "b.png", "--width", "8000"], cwd=tmp_path
    )
    time.sleep(1)  # long before it is drawn, whether that has begun or not
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) in (130, -signal.SIGINT)
    assert list(tmp_path.iterdir()) == []


def test_a_large_drawing_shows_that_it_goes_on_and_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    """The rasteriser let nothing else run: the sign stood still, and Ctrl-C left the cursor hidden (C7)."""
    terminal = Terminal(tmp_path, "board", FIRST_GAME, "-o", "b.png", "--width", "8000")
    end = time.monotonic() + PATIENCE
    while terminal.said.count("Drawing the picture") < 3:
        assert time.monotonic() < end and terminal.process.poll() is None, terminal.said
        terminal._read()
    assert terminal.interrupt() == 130
    assert terminal.said.rindex(SHOWN) > terminal.said.rindex(HIDDEN)
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_drawn_is_one_sentence(tmp_path: Path) -> None:
    """Where the system gives no memory for 48 million pixels."""
    short = "import resource; resource.setrlimit(resource.RLIMIT_AS, (230_000_000,) * 2)\n"
    program = f"{short}import sys; from lostworld.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", program, "board", FIRST_GAME, "-o", "b.png", "--width", "8000"],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 1 and list(tmp_path.iterdir()) == []
    assert len(done.stderr.splitlines()) == 1 and "could not be drawn 8000 pixels wide" in done.stderr


LABORATORY = {
    "arena": (["arena", "kept", "--bot", "random", "--games", "100000"], "kept/games.jsonl"),
    "ladder": (
        ["ladder", "random", "greedy", "--nodes", "20", "--pairs", "50000", "-o", "kept"],
        "kept/greedy-random.jsonl",
    ),
    "puzzles": (
        ["puzzles", "--find", "50000", "--bot", "greedy", "--nodes", "5"],
        "puzzles.found.jsonl",
    ),
}


@pytest.mark.parametrize(("command", "journal"), LABORATORY.values(), ids=LABORATORY)
def test_ctrl_c_ends_games_in_numbers_and_keeps_them(
    command: list[str], journal: str, tmp_path: Path
) -> None:
    """Nobody waits for all the games that were handed out to other processes."""
    process = subprocess.Popen(
        [*COMMAND, *command, "--jobs", "2"],
        cwd=tmp_path,
        env=environment(),
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    file, end = tmp_path / journal, time.monotonic() + PATIENCE
    while (not file.exists() or file.read_bytes().count(b"\n") < 3) and time.monotonic() < end:
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of its processes
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"The same command goes on from here." in said and b"Traceback" not in said
    assert file.read_bytes().count(b"\n") >= 3


def engine() -> subprocess.Popen[bytes]:
    return subprocess.Popen([*COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_stop_and_quit_are_heard_while_the_engine_counts() -> None:
    talk = engine()
    said = f"position {LONG_TURN}\nperft 20\nstop\nperft 1\nperft 20\nquit\n".encode()
    answers, _ = talk.communicate(said, timeout=PATIENCE)
    ok, stopped, one, again = answers.decode().splitlines()
    assert (ok, stopped) == ("ok", "error: The work was stopped before it was done.")
    assert int(one) > 0 and again == stopped and talk.returncode == 0


def test_ctrl_c_ends_an_engine_that_counts() -> None:
    talk = engine()
    assert talk.stdin is not None and talk.stdout is not None
    talk.stdin.write(f"position {LONG_TURN}\nperft 20\n".encode())
    talk.stdin.flush()
    assert talk.stdout.readline() == b"ok\n"
    talk.send_signal(signal.SIGINT)
    assert talk.wait(PATIENCE) == 130
    talk.stdin.close()
    talk.stdout.close()


PRINTING = {
    "new": ["new"],
    "show": ["show", FIRST_GAME],
    "json": ["show", FIRST_GAME, "--json"],
    "board": ["board", FIRST_GAME],
    "help": ["--help"],
    "version": ["--version"],
}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("arguments", PRINTING.values(), ids=PRINTING)
def test_a_full_disk_is_one_sentence(arguments: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, env=environment(), text=True
        )
    assert done.returncode == 1
    assert done.stderr == "The disk is full: not everything could be written.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("said", ["show\n", "go R 1\n", "go R 1\nquit\n", "perft 1\nstop\n"])
def test_a_full_disk_ends_the_engine_with_one_sentence(said: str) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, "engine"],
            input=said,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            text=True,
        )
    assert done.returncode == 1
    assert done.stderr == "The disk is full: not everything could be written.\n"


@pytest.mark.parametrize("arguments", PRINTING.values(), ids=PRINTING)
def test_a_reader_that_has_gone_is_one_sentence(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, "--language", "fr", *arguments],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(),
        text=True,
    )
    os.close(writing)
    assert done.returncode == 1
    assert done.stderr == "Plus personne ne lit ce qui s’écrit, alors cela s’arrête ici.\n"
