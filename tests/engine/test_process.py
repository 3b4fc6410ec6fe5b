"""``lostworld engine`` as a process: line ends, long lines, the end of input, searches, speed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from lostworld.engine.lines import LONGEST, lines_of

from .conversation import CARDS, LONG_TURN, POINTS, Process, run


@pytest.fixture
def engine() -> Iterator[Process]:
    process = Process()
    yield process
    process.end()


def test_each_answer_comes_at_once(engine: Process) -> None:
    assert engine.ask("hello").startswith("lostworld ")
    assert engine.ask(f"position {CARDS}") == "ok"
    assert engine.ask("nonsense").startswith("error: ")
    assert engine.ask("show") == CARDS


def test_crlf_and_blank_lines(engine: Process) -> None:
    engine.tell(f"\r\n\n  \r\nposition {CARDS}\r\nshow\r\n".encode())
    assert [engine.hear(), engine.hear()] == ["ok", CARDS]
    assert engine.silent()


def test_lines_of_64_kb(engine: Process) -> None:
    fits = b"x" * LONGEST
    for ending in (b"\n", b"\r\n"):
        engine.tell(fits + ending)
        assert engine.hear().startswith('error: Unknown command "xxx')
        engine.tell(fits + b"x" + ending)
        assert engine.hear() == "error: The line is longer than 65536 bytes and was ignored."
    assert engine.ask(f"position {CARDS}") == "ok"
    engine.tell(b"show" * 1_000_000 + b"\nshow\n")
    assert "longer" in engine.hear()
    assert engine.hear() == CARDS
    assert engine.silent()


def test_a_long_line_costs_no_memory() -> None:
    reading, writing = os.pipe()

    def write() -> None:
        for _ in range(200):
            os.write(writing, b"x" * 65536)
        os.write(writing, b"\nshow\nlast")
        os.close(writing)

    writer = threading.Thread(target=write)
    writer.start()
    assert list(lines_of(reading)) == [None, b"show", b"last"]
    writer.join()
    os.close(reading)


def test_invalid_utf_8_and_nul(engine: Process) -> None:
    before = engine.ask("show")
    engine.tell(b"\xff\xfe show\nposition \x00\x00\nsh\x00ow\n\xed\xa0\x80\n")
    for _ in range(4):
        assert engine.hear().startswith("error: ")
    assert engine.ask("show") == before


def test_the_end_of_input() -> None:
    assert run(b"") == ([], 0)
    assert run(f"position {CARDS}\nshow".encode()) == (["ok", CARDS], 0)  # the last line need not end
    answers, code = run(f"position {CARDS}\nbot random\ngo R 50".encode())
    assert answers[:2] == ["ok", "ok"] and answers[2].startswith("best #") and code == 0


def test_quit_ends_it() -> None:
    answers, code = run(b"quit\nshow\n")
    assert (answers, code) == ([], 0)
    assert run(b"quit now\nquit\n")[0][0].startswith("error: ")


def test_stop_during_go(engine: Process) -> None:
    engine.ask("bot planner")
    assert engine.ask(f"position {LONG_TURN}") == "ok"
    started = time.monotonic()
    engine.tell(b"go 60000\n")
    engine.silent(0.3)
    engine.tell(b"stop\n")
    assert engine.hear().startswith("best ")
    assert time.monotonic() - started < 55, "sooner than it would have had to"
    assert engine.silent()
    assert engine.ask("hello").startswith("lostworld ")


def test_the_same_script_gives_the_same_answers_however_it_is_sent(engine: Process) -> None:
    script = [
        "seed 9",
        "bot random",
        "new first-game",
        "go R 5",
        "go S 5",
        "perft 2",
        "x",
        "new",
        "go 5",
        "legal",
    ]
    once, _ = run("\n".join(script).encode())
    again, _ = run("\r\n".join(script).encode())
    assert once == again == [engine.ask(line) for line in script]


def test_nobody_listens_any_more() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "lostworld", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin and process.stdout and process.stderr
    process.stdout.close()
    process.stdin.write(b"show\n" * 10)
    process.stdin.close()
    assert process.wait(timeout=60) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


def test_hundreds_of_commands_in_one_conversation(engine: Process) -> None:
    """An independent implementation plays thousands of games through this (how fast: ``bench/engine.py``)."""
    engine.tell(f"position {POINTS}\n".encode())
    assert engine.hear() == "ok"
    for _ in range(500):
        assert engine.ask("legal")
        assert engine.ask("show") == POINTS
        assert engine.ask("view raptor")


def test_the_engine_loads_little() -> None:
    """Programs start it often: neither the command line's nor the server's libraries belong to it."""
    code = (
        "import sys; sys.argv = ['lostworld', 'engine']; from lostworld.cli import main; main();"
        "unwanted = {'typer', 'rich', 'fastapi', 'fluent', 'lostworld.bots'};"
        "print(*unwanted & set(sys.modules))"
    )
    told = subprocess.run([sys.executable, "-c", code], input=b"show\n", capture_output=True, timeout=60)
    assert told.stdout.splitlines()[-1] == b""
