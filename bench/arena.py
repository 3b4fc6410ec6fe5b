"""How much two processes are worth to the arena: the same games by one and by two, in turn.

python bench/arena.py

On a busy machine the wall clock tells about the others: the least disturbed round counts. What the
processes used of the processor tells what handing out the games costs.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import time

from sideby import CONSOLE

from lostworld.bots.bot import Limit
from lostworld.lab.arena import Programme, run
from lostworld.lab.crew import Alone, Crew, Processes

ROUNDS = 4


def used() -> float:
    """Seconds of the processor that this process and those it has started have used."""
    return sum(
        part.ru_utime + part.ru_stime
        for part in (resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN))
    )


def timed(crew: Crew, games: int) -> tuple[float, float]:
    """What so many games take: on the wall, and of the processor."""
    programme = Programme("raptor", ("planner", "challenger"), limit=Limit(nodes=500))
    wall, cpu = time.perf_counter(), used()
    run(programme, games, crew=crew)
    return time.perf_counter() - wall, used() - cpu


def main() -> None:
    """Print both, and how they compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=500)
    games = parser.parse_args().games
    timed(Alone(), 2)  # everything is loaded
    one, two = [], []
    for _ in range(ROUNDS):
        one.append(timed(Alone(), games))
        two.append(timed(Processes(2), games))
    wall = [min(wall for wall, _ in each) for each in (one, two)]
    cpu = [statistics.median(cpu for _, cpu in each) for each in (one, two)]
    CONSOLE.print(
        f"one process:   {games / wall[0]:7.1f} games/s, {1000 * cpu[0] / games:.1f} ms of CPU a game"
    )
    CONSOLE.print(
        f"two processes: {games / wall[1]:7.1f} games/s, {1000 * cpu[1] / games:.1f} ms of CPU a game"
    )
    CONSOLE.print(
        f"two are {wall[0] / wall[1]:.2f} times one; by CPU alone they could be {2 * cpu[0] / cpu[1]:.2f}"
    )


if __name__ == "__main__":
    main()
