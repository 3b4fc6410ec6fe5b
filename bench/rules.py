"""How fast Raptor's rules run: random play beside python-chess and OpenSpiel, copies, imports, threads.

python bench/rules.py
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import chess
import pyspiel
from sideby import CONSOLE, rate, show, side_by_side

from lostworld.build_info import kernel
from lostworld.chance import Dice
from lostworld.raptor import GAME
from lostworld.session import run_chance

MOST_ROUNDS = 200
IMPORT_RUNS = 9


def kernel_playouts(games: int = 1500) -> int:
    """Decisions of whole random games inside the kernel."""
    start = GAME.new({"layout": "first-game"})
    return start.playouts(games, random.getrandbits(60), MOST_ROUNDS)[3]


def driven_from_python(games: int = 60) -> int:
    """Decisions of random games where Python lists, picks and applies."""
    start = GAME.new({"layout": "first-game"})
    pick = random.random
    decisions = 0
    for game in range(games):
        state = start.copy()
        while True:
            deciders = state.deciders
            if not deciders:
                if state.chance is None:
                    break
                state.shuffle_by_seed(game)
                continue
            seat = deciders[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(pick() * len(legal))])
            decisions += 1
    return decisions


def chess_play(games: int = 3) -> int:
    """Moves of random chess games with python-chess."""
    moves = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
    return moves


def openspiel_play(name: str, games: int) -> Callable[[], int]:
    """Moves of random games of one of OpenSpiel's C++ games, driven from Python."""
    game = pyspiel.load_game(name)

    def play() -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, odds)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    moves += 1
        return moves

    return play


def copies(n: int = 200_000) -> int:
    """Copies of a state."""
    state = GAME.new({"layout": "first-game"})
    run_chance(state, Dice.from_number(1))
    copy = state.copy
    for _ in range(n):
        copy()
    return n


def import_milliseconds() -> list[float]:
    """Time to import lostworld.raptor, without the interpreter's own start."""
    code = "import time; t = time.perf_counter(); import lostworld.raptor; print(time.perf_counter() - t)"
    # As on a user's machine: Python keeps what it has compiled, so the first run is left out.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    measured = []
    for _ in range(1 + IMPORT_RUNS):
        answer = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
        )
        measured.append(1000 * float(answer.stdout))
    return measured[1:]


def thread_gain(games: int = 6000, rounds: int = 9) -> list[float]:
    """How much more two threads of playouts do than one, measured in turn."""
    start = GAME.new({"layout": "first-game"})
    gains = []
    with ThreadPoolExecutor(2) as pool:

        def both() -> int:
            runs = [pool.submit(start.copy().playouts, games, seed, MOST_ROUNDS) for seed in (1, 2)]
            return sum(run.result()[3] for run in runs)

        for _ in range(rounds):
            gains.append(rate(both) / rate(lambda: start.playouts(games, 3, MOST_ROUNDS)[3]))
    return gains


def main() -> None:
    """Run everything and print the tables."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    CONSOLE.print(f"kernel: {kernel()}; {time.strftime('%Y-%m-%d')}; medians of alternating runs")
    if kernel() != "compiled":
        CONSOLE.print("[yellow]The kernel is not compiled: run `make build` for figures that mean something.")
    rates = side_by_side({"raptor kernel": kernel_playouts, "python-chess": chess_play})
    show("Random play inside the kernel", "decisions/s", rates, "raptor kernel")
    rates = side_by_side(
        {
            "raptor": driven_from_python,
            "python-chess": chess_play,
            "OpenSpiel tic_tac_toe": openspiel_play("tic_tac_toe", 2000),
            "OpenSpiel connect_four": openspiel_play("connect_four", 600),
            "OpenSpiel backgammon": openspiel_play("backgammon", 8),
        }
    )
    show("Driven from Python: list, pick, apply", "decisions/s", rates, "raptor")
    copied = side_by_side({"copy": copies})["copy"]
    CONSOLE.print(f"copy of a state: {1e6 / statistics.median(copied):.3f} us (limit 0.3)")
    imports = import_milliseconds()
    CONSOLE.print(f"import lostworld.raptor: {statistics.median(imports):.1f} ms (limit 50)")
    gains = thread_gain()
    CONSOLE.print(
        f"two threads against one: {statistics.median(gains):.2f}x"
        f" ({min(gains):.2f} - {max(gains):.2f}; limit 1.7)"
    )


if __name__ == "__main__":
    main()
