"""Leaving a game: giving up, or running out of time.

With two sides the game ends and the other side wins. With more a bot plays on, so that the others can finish.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lostworld.game import GameError, Seat
from lostworld.server.bots.bot_seats import DEFAULT_BOT
from lostworld.server.live.commands import Resign
from lostworld.server.play.decide import ATTEMPTS, append
from lostworld.server.play.history import RESIGN, TIME, StoredStep, ending, leaving_step
from lostworld.server.play.live_game import LiveGame
from lostworld.server.play.projection import Json
from lostworld.server.play.steady_time import steady_time

if TYPE_CHECKING:
    from lostworld.server.worker import Worker


async def resign(worker: Worker, live: LiveGame, seat: Seat, command: Resign) -> Json:
    """Give the game up."""
    for _attempt in range(ATTEMPTS):
        if live.outcome is not None:
            raise GameError("error-game-over")
        if await _leave(worker, live, RESIGN, seat, {str(seat): command.id}):
            return {}
        await worker.tables.refresh(live)
    raise GameError("error-server-busy")


async def time_out(worker: Worker, live: LiveGame, seat: Seat) -> None:
    """Let the seat's time run out, if it has."""
    async with live.lock:
        left = live.clock_at(steady_time())
        if left is None or seat not in live.running() or left[seat] > 0:
            worker.tables.set_flag_timer(live)
            return
        if not await _leave(worker, live, TIME, seat, {}):
            await worker.tables.refresh(live)


async def _leave(worker: Worker, live: LiveGame, kind: str, seat: Seat, commands: dict[str, str]) -> bool:
    """Store that a seat leaves; False when another worker was faster."""
    at = steady_time()
    payload: Json = {"by": seat, "commands": commands}
    clock = live.clock_at(at)
    if clock is not None:
        payload["clock"] = clock
    state = live.state
    new_bot = (seat, DEFAULT_BOT) if len(state.sides) > 2 else None
    if new_bot is not None:
        payload["bot"] = new_bot[1]
    outcome = ending(state, kind, seat) if new_bot is None else None
    stored = StoredStep(live.seq + 1, kind, payload, at)
    step = leaving_step(live.rules, stored.seq, kind, seat, state, outcome, at)
    return await append(worker, live, stored, step, live.draws, outcome, new_bot=new_bot)
