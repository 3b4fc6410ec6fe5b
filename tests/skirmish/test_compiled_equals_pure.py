"""The compiled rules and the plain Python files they are made from give the same answers, game by game."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from lostworld import build_info
from tests.skirmish import rules_digest


def test_the_rules_are_compiled() -> None:
    modules = build_info.compilable_modules("lostworld.skirmish")
    assert "lostworld.skirmish.rules.position" in modules
    assert {build_info.kernel(module) for module in modules} == {"compiled"}, "type `make build`"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        build_info.check_fresh("lostworld.skirmish")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_both_give_the_same_answers() -> None:
    """One game of every scenario: choices, events, positions and views."""
    command = [sys.executable, "-W", "ignore", str(Path(rules_digest.__file__)), "--pure"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    where, *lines = run.stdout.splitlines()
    assert where.endswith(".py")
    assert lines == list(rules_digest.digest(1))
