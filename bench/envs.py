"""How fast the environments run, beside the bare loop that builds the same arrays and OpenSpiel's C++.

python bench/envs.py
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from sideby import CONSOLE, ROUNDS, show

from lostworld import envs
from lostworld.build_info import kernel
from lostworld.chance import Dice
from lostworld.quick import QuickDice, settle
from lostworld.raptor import GAME
from lostworld.raptor.learning.encoding import ENCODING

FIRST = {"layout": "first-game"}
DECISIONS = 4000


def pick(mask: Any, dice: QuickDice) -> int:
    """A random legal action; every contestant below picks so."""
    legal = mask.view(np.bool_).nonzero()[0]
    return int(legal[dice.below(len(legal))])


def bare_loop(observing: int = 1, masks: int = 1, opponent: bool = False) -> int:
    """The contract alone, with ``observing`` observations and ``masks`` masks built for each decision."""
    dice = QuickDice(random.getrandbits(60))
    start = GAME.new(FIRST)
    settle(start, dice)
    state = start.copy()
    index = ENCODING.action
    for _ in range(DECISIONS):
        if not state.deciders or state.round > 200:
            state = start.copy()
        seat = state.deciders[0]
        view = state.view(seat)
        if opponent and seat == 1:
            legal = view.legal()
            state.apply(seat, legal[dice.below(len(legal))])
        else:
            for _ in range(observing):
                seen = np.empty(ENCODING.shape, np.uint8)
                ENCODING.observe(view, seen)
            for _ in range(masks):
                mask = np.empty(ENCODING.actions, np.uint8)
                ENCODING.mask(view, mask)
            state.apply(seat, index(pick(mask, dice)))
        settle(state, dice)
    return DECISIONS


def turns() -> int:
    """PettingZoo, one seat after the other."""
    dice = QuickDice(random.getrandbits(60))
    env = envs.aec(options=FIRST)
    env.reset(seed=1)
    for _ in range(DECISIONS):
        observation, _, ended, broken_off, _ = env.last()
        if ended or broken_off:
            env.reset()
            observation, *_ = env.last()
        env.step(pick(observation["action_mask"], dice))
    return DECISIONS


def rounds() -> int:
    """PettingZoo, all seats at once: two observations and two masks for each step."""
    dice = QuickDice(random.getrandbits(60))
    env = envs.parallel(options=FIRST)
    seen, _ = env.reset(seed=1)
    done = 0
    while done < DECISIONS:
        deciders = env.match.state.deciders
        actions = {env.agents[seat]: pick(seen[env.agents[seat]]["action_mask"], dice) for seat in deciders}
        seen, *_ = env.step(actions)
        done += len(deciders)
        if not env.agents:
            seen, _ = env.reset()
    return done


def one_seat() -> int:
    """Gymnasium, Raptor against a random bot; the bot's decisions count too."""
    dice = QuickDice(random.getrandbits(60))
    env = envs.seat(options=FIRST, opponent=lambda view: random.choice(view.legal()))
    env.reset(seed=1)
    done = 0
    while done < DECISIONS:
        before = env.match.decisions
        _, _, ended, broken_off, _ = env.step(pick(env.action_masks(), dice))
        done += env.match.decisions - before
        if ended or broken_off:
            env.reset()
    return done


def spiel(name: str, games: int, observing: bool) -> Callable[[], int]:
    """OpenSpiel's loop from Python."""
    game = pyspiel.load_game(name)

    def play() -> int:
        done = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, odds)[0])
                    continue
                if observing:
                    state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                done += 1
        return done

    return play


def many(games: int, observing: bool = True, rounds: int = 60) -> Callable[[], int]:
    """The batch, with observations and packed legal actions."""
    batch = ENCODING.batch([GAME.new({"layout": "random"})], games, 1)
    seen = np.zeros((games, *ENCODING.shape), np.uint8)
    bits = np.zeros((games, (ENCODING.actions + 7) // 8), np.uint8)
    actions = np.zeros(games, np.int32)
    results = np.zeros((games, 2), np.float32), np.zeros(games, np.uint8), np.zeros(games, np.uint8)

    def play() -> int:
        for _ in range(rounds):
            if observing:
                batch.observe(seen)
                batch.legal_bits(bits)
            batch.choose(actions)
            batch.step(actions, *results)
        return games * rounds

    return play


def vectorised(games: int, rounds: int = 60) -> Callable[[], int]:
    """The same through Gymnasium's vectorised environment, in self-play."""
    env = envs.vector(games)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(rounds):
            env.step(env.random_actions())
        return games * rounds

    return play


def microseconds(work: Callable[[], object], times: int) -> float:
    """CPU time of one call, the best of several runs: these machines are noisy."""
    runs = []
    for _ in range(7):
        start = time.process_time()
        for _ in range(times):
            work()
        runs.append(1e6 * (time.process_time() - start) / times)
    return min(runs)


def cpu_rate(work: Callable[[], int]) -> float:
    """Decisions in a second of CPU time: what a core of one's own would give; one is all that is used."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def side_by_side(contestants: dict[str, Callable[[], int]]) -> dict[str, list[float]]:
    """The rates of every contestant, each run once a round."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for work in contestants.values():
        work()  # warm up
    for _ in range(ROUNDS):
        for name, work in contestants.items():
            rates[name].append(cpu_rate(work))
    return rates


def small_things() -> None:
    """View.sample, shuffles and arrays."""
    state = GAME.new(FIRST)
    dice, fair = QuickDice(1), Dice.from_number(1)
    undealt = state.copy()
    settle(state, dice)
    view = state.view(0)
    seen, mask = np.zeros(ENCODING.shape, np.uint8), np.zeros(ENCODING.actions, np.uint8)
    copying = microseconds(undealt.copy, 50_000)
    for what, work, times in (
        ("view.sample, quick (limit 2)", lambda: view.sample(dice), 50_000),
        ("view.sample, fair dice", lambda: view.sample(fair), 3_000),
        ("observation", lambda: ENCODING.observe(view, seen), 50_000),
        ("mask of 8,059", lambda: ENCODING.mask(view, mask), 50_000),
    ):
        CONSOLE.print(f"{what}: {microseconds(work, times):.2f} us")
    shuffles = microseconds(lambda: settle(undealt.copy(), dice), 50_000) - copying
    CONSOLE.print(f"a shuffle for simulation (limit 1): {shuffles / 2:.2f} us")


def main() -> None:
    """Run everything and print the tables."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    envs.register_open_spiel()
    CONSOLE.print(f"kernel: {kernel()}; {time.strftime('%Y-%m-%d')}; medians of alternating runs, CPU time")
    small_things()
    for name, env, bare in (
        ("PettingZoo AEC", turns, bare_loop),
        ("PettingZoo Parallel", rounds, lambda: bare_loop(2, 2)),
        ("Gymnasium, one seat", one_seat, lambda: bare_loop(opponent=True)),
    ):
        rates = side_by_side({"bare loop": bare, name: env})
        show(
            f"{name} and the loop that builds the same arrays (limit 2.0)", "decisions/s", rates, "bare loop"
        )
    rates = side_by_side(
        {
            "batch of 256": many(256),
            "batch of 4,096": many(4096, rounds=10),
            "batch of 256, without arrays": many(256, observing=False),
            "Gymnasium, vectorised, 256": vectorised(256),
            "kernel playouts": lambda: GAME.new(FIRST).playouts(300, random.getrandbits(60))[3],
            "OpenSpiel backgammon, C++": spiel("backgammon", 6, observing=True),
            "OpenSpiel python_raptor": spiel("python_raptor_in_turn(layout=first-game)", 2, observing=True),
        }
    )
    show("Many games at once, observations and packed legal actions", "decisions/s", rates, "batch of 256")
    best = statistics.median(rates["batch of 256"])
    CONSOLE.print(f"batch of 256: {best / 1e6:.2f} million decisions a second (limit 2)")


if __name__ == "__main__":
    main()
