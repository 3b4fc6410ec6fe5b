"""The compiled kernel and the plain Python file it is made from give the same answers, game by game.

The compiled one runs here, the other in a process of its own (see ``kernel_digest.py``). Missing compiled
files are a failure, not a reason to skip: a build without them is too slow for what stands on it.
"""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from lostworld import build_info
from tests.raptor import kernel_digest

PROGRAM = Path(kernel_digest.__file__)
GAMES = 500
"""Whole games; three times as many short ones from the middle of games come on top."""


def pure(games: int) -> Iterator[str]:
    """The lines that the uncompiled kernel prints."""
    command = [sys.executable, "-W", "ignore", str(PROGRAM), "--pure", "--games", str(games)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield line.rstrip("\n")
    assert process.returncode == 0


def test_the_kernel_is_compiled() -> None:
    found = kernel_digest.loaded_from()
    assert found
    assert set(found.values()) == {"compiled"}, "type `make build`; the kernel must be compiled for the tests"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        build_info.check_fresh("lostworld.raptor")


def test_the_other_kernel_is_not_compiled() -> None:
    """Else the comparison below would compare the compiled kernel with itself."""
    modules = build_info.compilable_modules()
    assert next(pure(0)) == str(dict.fromkeys(modules, "pure Python"))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_both_kernels_give_the_same_answers() -> None:
    lines = pure(GAMES)
    next(lines)
    compared = 0
    for plain, compiled in zip_longest(lines, kernel_digest.digest(GAMES)):
        assert plain == compiled
        compared += 1
    assert compared > 4 * GAMES


def test_a_difference_would_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seed for the compiled games, and the first line differs already."""
    first = next(kernel_digest.whole_games(1))
    lines = pure(1)
    next(lines)
    assert next(lines) == first
    monkeypatch.setattr("lostworld.chance.Dice.from_number", lambda number: _other_dice(number))
    assert next(kernel_digest.whole_games(1)) != first


def _other_dice(number: int) -> object:
    from lostworld.chance import Dice

    return Dice(b"other" + number.to_bytes(4, "big"))
