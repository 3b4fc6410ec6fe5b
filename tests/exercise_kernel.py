"""Drives every corner of the compiled modules for a while: for `make sanitize` and `make asan`.

    python tests/exercise_kernel.py --seconds 5

It plays random games of each kind through the contract (every seat's view, a sampled state, texts both ways,
copies, plans), lets every bot decide now and then, and runs Raptor's own playouts and perft from positions on
the way.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from lostworld.bots import Bot, Limit, bot_named, bot_names
from lostworld.build_info import compilable_modules
from lostworld.chance import Dice
from lostworld.game import SPECTATOR, Game, GameError, State
from lostworld.games import game_named, names
from lostworld.session import run_chance

SANITIZERS: Final = (b"__ubsan_handle", b"__asan_report")
THINKING: Final = Limit(milliseconds=30)
"""What a bot has for a decision."""


def play(game: Game[Any], bots: list[Bot], number: int, seen: Counter[str], end: float) -> None:
    """Play one random game and ask for everything on the way."""
    dice = Dice.from_number(number)
    # The options take turns, so that the first ones come soon: every layout, every scenario.
    state = game.new({name: values[number % len(values)] for name, values in game.options.items()})
    run_chance(state, dice)
    while state.deciders and time.monotonic() < end:
        seat = state.deciders[dice.below(len(state.deciders))]
        actions = state.legal(seat)
        action = actions[dice.below(len(actions))]
        if dice.below(30) == 0:
            bot = bots[dice.below(len(bots))]
            action = bot.think(state.view(seat), THINKING).action
            seen[f"bot {bot.name}"] += 1
        seen[game.action_text(action)] += 1
        ask(game, state, seat, action, dice)
        state.play(seat, action)
        run_chance(state, dice)
    assert state.outcome is not None or time.monotonic() >= end


def ask(game: Game[Any], state: State[Any], seat: int, action: Any, dice: Dice) -> None:
    """Use what a position offers, without changing it."""
    text = state.text
    assert game.parse(text).legal(seat) == state.legal(seat)
    for watcher in (*range(len(state.seats)), SPECTATOR):
        view = state.view(watcher)
        assert game.parse_view(view.text, watcher).text == view.text
        assert view.sample(dice).view(watcher).text == view.text
    plan = state.plan(seat, [action])
    assert (
        state.chances() and plan.fingerprint() is not None and state.view(seat).prospects(action) is not None
    )
    copy: Any = state.copy()
    if hasattr(copy, "playouts") and dice.below(8) == 0:
        copy.perft(1 + dice.below(2))
        copy.playouts(20, dice.below(1 << 31))
        copy.playout(dice.below(1 << 31))
    for wrong in (-1, 0, 1 << 31, 1 << 70, action ^ 1 if isinstance(action, int) else None):
        if wrong not in state.legal(seat):
            try:
                state.apply(seat, wrong)
            except (GameError, TypeError):
                continue
            raise AssertionError(f"{wrong} was accepted in {text}")
    assert state.text == text


def unwatched() -> list[str]:
    """The modules that should be compiled with a sanitizer and are not."""
    modules = map(importlib.import_module, compilable_modules())
    return [
        str(module.__file__)
        for module in modules
        if not any(sanitizer in Path(str(module.__file__)).read_bytes() for sanitizer in SANITIZERS)
    ]


def main() -> int:
    """Play for the time given; 1 when the modules are not the ones asked for."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--seconds", type=float, default=60.0, help="for each game (default: 60)")
    options.add_argument("--sanitized", action="store_true", help="insist on a sanitizer build")
    chosen = options.parse_args()
    if chosen.sanitized and (plain := unwatched()):
        print("No sanitizer build:", *plain, sep="\n", file=sys.stderr)
        return 1
    for name in names():
        game = game_named(name)
        bots = [bot_named(bot, game, seed=1) for bot in bot_names(game)]
        end = time.monotonic() + chosen.seconds
        games, seen = 0, Counter[str]()
        while time.monotonic() < end:
            play(game, bots, games, seen, end)
            games += 1
        called = {key: seen.pop(key) for key in list(seen) if key.startswith("bot ")}
        print(
            f"{name}: {games} games, {seen.total()} decisions, {len(seen)} different actions, "
            f"{sum(called.values())} of them by {len(called)} of {len(bots)} bots, no complaint.",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
