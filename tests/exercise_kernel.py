"""Drives every corner of Raptor's kernel for a while: for `make sanitize` and `make asan`.

    python tests/exercise_kernel.py --seconds 5

It plays random games through the contract (every seat's view, a sampled state, texts both ways, copies,
plans) and runs the kernel's own playouts and perft from positions on the way.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, GameError
from lostworld.raptor import GAME, State
from lostworld.raptor.rules import kernel
from lostworld.session import run_chance
from tests.raptor.start import start

SANITIZERS = (b"__ubsan_handle", b"__asan_report")


def play(number: int, seen: Counter[str]) -> None:
    """Play one random game and ask for everything on the way."""
    dice = Dice.from_number(number)
    layouts = GAME.options["layout"]
    state = start(layouts[number % len(layouts)], dice)
    run_chance(state, dice)
    while state.deciders:
        seat = state.deciders[dice.below(len(state.deciders))]
        actions = state.legal(seat)
        action = actions[dice.below(len(actions))]
        seen[GAME.action_text(action)] += 1
        ask(state, seat, action, dice)
        state.play(seat, action)
        run_chance(state, dice)
    assert state.outcome is not None


def ask(state: State, seat: int, action: int, dice: Dice) -> None:
    """Use what a position offers, without changing it."""
    text = state.text
    assert GAME.parse(text).legal(seat) == state.legal(seat)
    for watcher in (0, 1, SPECTATOR):
        view = state.view(watcher)
        assert GAME.parse_view(view.text).text == view.text
        assert view.sample(dice).view(watcher).text == view.text
    state.plan(seat, [action])
    if dice.below(8) == 0:
        copy = state.copy()
        copy.perft(1 + dice.below(2))
        copy.playouts(20, dice.below(1 << 31))
        copy.playout(dice.below(1 << 31))
    for wrong in (-1, 0, action ^ 1, 1 << 31, 1 << 70):
        if wrong not in state.legal(seat):
            try:
                state.apply(seat, wrong)
            except GameError:
                continue
            raise AssertionError(f"{wrong} was accepted in {text}")
    assert state.text == text


def main() -> int:
    """Play for the time given; 1 when the kernel is not the one asked for."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--seconds", type=float, default=20.0, help="how long to play (default: 20)")
    options.add_argument("--sanitized", action="store_true", help="insist on a sanitizer build")
    chosen = options.parse_args()
    compiled = Path(str(kernel.__file__)).read_bytes()
    if chosen.sanitized and not any(sanitizer in compiled for sanitizer in SANITIZERS):
        print(f"This is not a sanitizer build: {kernel.__file__}", file=sys.stderr)
        return 1
    end = time.monotonic() + chosen.seconds
    games, seen = 0, Counter[str]()
    while time.monotonic() < end:
        play(games, seen)
        games += 1
    print(f"{games} games, {seen.total()} decisions, {len(seen)} different actions, no complaint.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
