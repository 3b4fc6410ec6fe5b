"""What the kernel answers to a fixed list of questions, one line each: for comparing two builds of it.

    python tests/raptor/kernel_digest.py            # as the package runs here
    python tests/raptor/kernel_digest.py --pure     # the sources, even where compiled files lie beside them

Run with ``--pure`` it loads the modules that are meant to be compiled from their ``.py`` files.
"""

from __future__ import annotations

import argparse
import sys
import zlib
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from lostworld import build_info


class SourcesOnly(MetaPathFinder):
    """Finds the ``.py`` file of a module for which Python would prefer the compiled one."""

    def __init__(self) -> None:
        self.modules = build_info.compilable_modules()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.modules:
            return None
        source = Path(build_info.PACKAGE, *fullname.split(".")[1:]).with_suffix(".py")
        return spec_from_file_location(fullname, source)


def loaded_from() -> dict[str, str]:
    """How each module that is meant to be compiled has been loaded."""
    modules = build_info.compilable_modules()
    for module in modules:
        import_module(module)
    return {module: build_info.kernel(module) for module in modules}


def start(layout: str, dice: Any) -> Any:
    """A new game on a board drawn from ``dice``."""
    from lostworld.raptor import GAME, BoardDrawn

    state = GAME.new({"layout": layout})
    if isinstance(state.chance, BoardDrawn):
        state.resolve(state.chance.sample(dice))
    return state


def whole_games(count: int) -> Iterator[str]:
    """Random games from the empty board to the end: winner, decisions, checksum of all actions."""
    from lostworld.chance import Dice
    from lostworld.raptor import GAME

    layouts = GAME.options["layout"]
    for number in range(count):
        state = start(layouts[number % len(layouts)], Dice.from_number(number))
        winner, decisions, checksum = state.playout(number * 0x9E3779B97F4A7C15 % 2**64)
        yield f"game {number}: {winner} {decisions} {checksum:016x} {state.text}"


def short_games(positions: int, games: int) -> Iterator[str]:
    """From positions in the middle of games: a few rounds on, and many games at once."""
    from lostworld.chance import Dice

    for number in range(positions):
        state = start("random", Dice.from_number(1_000_000 + number))
        state.playout(number, 3 + number % 12)
        if state.outcome is not None:
            continue
        for seed in range(games):
            short = state.copy()
            result = short.playout(seed, state.round + 1)
            yield f"short {number}.{seed}: {result} {short.text}"
        yield f"many {number}: {state.playouts(4, number, state.round + 2)}"


def every_step(count: int) -> Iterator[str]:
    """Games step by step: legal lists, judgement, fingerprint, plans, perft, what is free and what burns."""
    from lostworld.chance import Dice
    from lostworld.raptor.rules import phases
    from lostworld.session import run_chance

    for number in range(count):
        dice = Dice.from_number(2_000_000 + number)
        state = start("random", dice)
        run_chance(state, dice)
        step = 0
        while state.outcome is None and step < 150:
            seat = state.deciders[dice.below(len(state.deciders))]
            legal = state.legal(seat)
            asked = [
                state.fingerprint(),
                [state.legal(other) for other in (-1, 0, 1, 2)],
                state.worth(seat),
                state.free_places(),
                [state.could_clear_fires(points) for points in range(4)],
                [(plan.is_complete, plan.worth()) for plan in (state.plan(seat, [a]) for a in legal[:4])],
                state.perft(2) if step % 16 == 0 else None,
                state.effect_possible() if state.phase == phases.EFFECT else None,
            ]
            yield f"step {number}.{step}: {zlib.crc32(repr(asked).encode()):08x} {state.text}"
            state.apply(seat, legal[dice.below(len(legal))])
            run_chance(state, dice)
            step += 1


def digest(games: int) -> Iterator[str]:
    """All lines; ``games`` is the number of whole games, the rest follows from it."""
    yield from whole_games(games)
    yield from short_games(games // 5, 15)
    yield from every_step(games // 20)


def main() -> None:
    """Print the digest."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--pure", action="store_true", help="load the sources, not the compiled files")
    options.add_argument("--games", type=int, default=200, help="whole games (default: 200)")
    chosen = options.parse_args()
    if chosen.pure:
        sys.meta_path.insert(0, SourcesOnly())
    print(loaded_from())
    for line in digest(chosen.games):
        print(line)


if __name__ == "__main__":
    main()
