"""Memory for each idle game, and how fast lists are with many stored games.

python bench/server_memory.py --games 10000
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from lostworld.raptor import GAME
from lostworld.server.http.requests import NewGame, OwnSeat
from lostworld.server.live.commands import Confirm
from lostworld.server.looking_back.lists import own_games, public_games
from lostworld.server.play.commands import perform
from lostworld.server.play.new_game import create
from lostworld.server.settings import Settings
from lostworld.server.worker import Worker

STEPS = 40


def resident() -> int:
    """Bytes of memory in use."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def game_for_two(worker: Worker) -> dict[str, Any]:
    """A public game for two."""
    return await create(
        worker, NewGame.model_validate({"layout": "first-game", "you": "both", "public": True})
    )


async def play(worker: Worker, game_id: str, luck: random.Random) -> None:
    """A few rounds at random."""
    live = await worker.tables.get(game_id)
    for number in range(STEPS):
        if live.outcome is not None:
            return
        seat = live.deciding[0]
        actions: list[int] = []
        if len(live.state.deciders) > 1:
            actions = [luck.choice(live.state.legal(seat))]
        else:
            while legal := live.state.plan(seat, actions).legal():
                actions.append(luck.choice(legal))
        texts = [GAME.action_text(action) for action in actions]
        command = Confirm(type="confirm", id=f"c{number}", seq=live.seq, actions=texts)
        await perform(worker, live, seat, command)


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return round(1000 * sorted(times)[int(len(times) * share)], 2)


async def measure(games: int, played: int) -> dict[str, Any]:
    """Fill a store, then measure."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/games.sqlite3", command_rate=0, evict_after=3600.0)
        worker = Worker(settings)
        await worker.open()
        created: list[dict[str, Any]] = []
        for start in range(0, games, 200):
            created += await asyncio.gather(*(game_for_two(worker) for _ in range(min(200, games - start))))
        luck = random.Random(1)
        for start in range(0, played, 50):
            await asyncio.gather(*(play(worker, game["id"], luck) for game in created[start : start + 50]))
        worker.tables.evict(time.monotonic() + 1)
        gc.collect()
        before = resident()
        for game in created[:played]:
            await worker.tables.get(game["id"])
        gc.collect()
        loaded = resident()
        worker.tables.evict(time.monotonic() + 1)
        gc.collect()
        evicted = resident()
        first_page: list[float] = []
        mine: list[float] = []
        for number in range(100):
            began = time.perf_counter()
            await worker.in_thread(public_games, worker.store, 1)
            first_page.append(time.perf_counter() - began)
            held = [
                OwnSeat(id=game["id"], token=game["seats"]["raptor"]["token"])
                for game in created[number : number + 30]
            ]
            began = time.perf_counter()
            await worker.in_thread(own_games, worker.store, held)
            mine.append(time.perf_counter() - began)
        await worker.close()
        return {
            "games_stored": games,
            "games_in_memory": played,
            "steps_each": STEPS,
            "kB_per_game_in_memory": round((loaded - before) / played / 1000, 1),
            "kB_per_evicted_game": round(max(0, evicted - loaded) / played / 1000, 1),
            "first_page_p50_ms": percentile(first_page, 0.5),
            "first_page_p95_ms": percentile(first_page, 0.95),
            "own_games_p95_ms": percentile(mine, 0.95),
        }


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--played", type=int, default=500)
    wish = parser.parse_args()
    json.dump(asyncio.run(measure(wish.games, wish.played)), sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
