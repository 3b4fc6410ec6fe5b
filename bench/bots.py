"""How fast the generic search plays, beside OpenSpiel's C++ MCTS; imagining a view, and shuffling.

python bench/bots.py

A playout of ``mcts`` imagines what is hidden, walks down its tree and judges the position it comes to; one of
OpenSpiel's (on backgammon, a game of about the same length with chance) plays at random to the end.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import pyspiel
from sideby import CONSOLE, ROUNDS, show, side_by_side

from lostworld.bots import Limit, bot_named
from lostworld.build_info import kernel
from lostworld.chance import Dice
from lostworld.game import State
from lostworld.quick import QuickDice, settle
from lostworld.raptor import GAME
from lostworld.session import run_chance

PLAYOUTS = 2000
THEIRS = 200
TIMES = 20_000


def at_cards() -> State[int]:
    """The first game, its cards dealt."""
    state = GAME.new({"layout": "first-game"})
    run_chance(state, Dice.from_number(3))
    return state


def ours() -> int:
    """Playouts of ``mcts`` on the choice of a card."""
    bot = bot_named("mcts", GAME, random.getrandbits(30))
    bot.think(at_cards().view(0), Limit(nodes=PLAYOUTS))
    return PLAYOUTS


def theirs() -> int:
    """Playouts of OpenSpiel's MCTS on backgammon's first decision."""
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, random.getrandbits(20))
    pyspiel.MCTSBot(game, evaluator, 1.4, THEIRS, 0, False, random.getrandbits(20), False).step(state)
    return THEIRS


def copies() -> int:
    """Copies alone, of a position whose two decks are to be shuffled."""
    for _ in range(TIMES):
        UNSHUFFLED.copy()
    return TIMES


def shuffles() -> int:
    """The same copies, each shuffled: both decks."""
    dice = QuickDice(random.getrandbits(60))
    for _ in range(TIMES):
        settle(UNSHUFFLED.copy(), dice)
    return TIMES


def samples() -> int:
    """Whole positions imagined from a view."""
    view, dice = at_cards().view(0), QuickDice(random.getrandbits(60))
    for _ in range(TIMES):
        view.sample(dice)
    return TIMES


def microseconds(work: Callable[[], int], rounds: int) -> float:
    """What one unit of work takes the processor, in the best of some rounds."""
    taken = []
    for _ in range(rounds):
        start = time.process_time()
        done = work()
        taken.append(1e6 * (time.process_time() - start) / done)
    return min(taken)


UNSHUFFLED = GAME.new({"layout": "first-game"})


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args().rounds
    CONSOLE.print(f"rules: {kernel()}")
    rates = side_by_side({"mcts on Raptor": ours, "OpenSpiel's MCTS on backgammon": theirs}, rounds)
    show("search", "playouts/s", rates, "mcts on Raptor")
    sample, copy, shuffled = (microseconds(work, rounds) for work in (samples, copies, shuffles))
    CONSOLE.print(f"view.sample {sample:.2f} us, a shuffle {(shuffled - copy) / 2:.2f} us of the processor")


if __name__ == "__main__":
    main()
