"""What a move costs with two workers, measured against one: by processor time, in turn, the medians of pairs.

Both servers are there all the time, each with a database of its own in the same PostgreSQL, and are loaded
one after the other, again and again. The processor time is that of all threads and workers of a server,
without PostgreSQL's; the seats of a game are at whichever worker the system gives them.

    python bench/server_workers.py --database postgresql://lostworld@127.0.0.1/postgres --rate 300 --rounds 10
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import statistics
import time

import httpx
import psycopg
from server_load import LAYOUT, Game, Server, free_port, play


class Contestant:
    """A server with games that are played at it."""

    def __init__(self, admin: str, workers: int, games: int) -> None:
        name = f"bench_{secrets.token_hex(4)}"
        with psycopg.connect(admin, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        self.server = Server(f"{admin.rpartition('/')[0]}/{name}", free_port(), workers)
        self.workers = workers
        self.tables = [Game(random.Random(number), LAYOUT) for number in range(games)]
        self.costs: list[float] = []
        self.paces: list[float] = []

    async def open(self, client: httpx.AsyncClient) -> None:
        """Begin the games."""
        for start in range(0, len(self.tables), 20):
            tables = self.tables[start : start + 20]
            await asyncio.gather(*(table.open(self.server.url, client) for table in tables))

    async def load(self, client: httpx.AsyncClient, rate: float, seconds: float) -> tuple[float, float]:
        """Play for a while; microseconds of the processor for each move, and moves a second."""
        for table in self.tables:
            table.moves = 0
        began, used = time.perf_counter(), self.server.cpu_seconds()
        every = len(self.tables) / rate if rate else 0.0
        url = self.server.url
        await asyncio.gather(*(play(table, url, client, every, began + seconds) for table in self.tables))
        moves = sum(table.moves for table in self.tables)
        return 1e6 * (self.server.cpu_seconds() - used) / moves, moves / (time.perf_counter() - began)


async def compare(one: Contestant, two: Contestant, rate: float, seconds: float, rounds: int) -> None:
    """Load them in turn, and say what came of it."""
    # The server lets idle connections go after five seconds; nobody is to ask on one that is just going.
    kept = httpx.Limits(keepalive_expiry=2)
    async with httpx.AsyncClient(timeout=60, limits=kept) as client:
        for contestant in (one, two):
            await contestant.open(client)
            await contestant.load(client, rate, seconds)  # warm up
        for number in range(rounds):
            for contestant in (one, two) if number % 2 else (two, one):
                cost, pace = await contestant.load(client, rate, seconds)
                contestant.costs.append(cost)
                contestant.paces.append(pace)
    ratios = sorted(more / less for less, more in zip(one.costs, two.costs, strict=True))
    for contestant in (one, two):
        print(
            f"{contestant.workers} worker(s), asked {rate or 'as fast as it goes'}: "
            f"{statistics.median(contestant.paces):.0f} moves/s, "
            f"{statistics.median(contestant.costs):.0f} us of the processor a move "
            f"({min(contestant.costs):.0f} to {max(contestant.costs):.0f})"
        )
    print(
        f"two workers : one, median of {len(ratios)} pairs: {statistics.median(ratios):.3f} "
        f"({ratios[0]:.3f} to {ratios[-1]:.3f})"
    )


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--database", required=True, help="where databases may be made")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=10)
    wish = parser.parse_args()
    contestants = [Contestant(wish.database, workers, wish.games) for workers in (1, wish.workers)]
    try:
        asyncio.run(compare(*contestants, wish.rate, wish.seconds, wish.rounds))
    finally:
        for contestant in contestants:
            contestant.server.stop()


if __name__ == "__main__":
    try:
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    except ImportError:
        pass
    main()
