"""Somebody is away: a bot plays for him, by vote of the others or after a time, until he takes his seat back.

The bot sees what the seat sees and nothing else, and its owner keeps his token: he may look on, and come back
whenever he likes. Nothing is said to anybody but who is away, who has voted, and who plays.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from lostworld.game import GameError, Seat
from lostworld.server.bots.bot_seats import DEFAULT_BOT
from lostworld.server.live.commands import VoteBot
from lostworld.server.play import frames
from lostworld.server.play.live_game import HUMAN, STAND_IN, VOTE, LiveGame
from lostworld.server.play.projection import Json
from lostworld.server.play.steady_time import steady_time
from lostworld.server.storage.changes import ChangeSitter, EndOffer, Offer

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

MINUTE: Final = 60.0
LOOK_EVERY: Final = 1.0

log = logging.getLogger("lostworld.server.stand_in")


async def vote(worker: Worker, live: LiveGame, seat: Seat, command: VoteBot) -> Json:
    """Vote for a bot on the seat of somebody who is away; with more than half of the votes it sits down."""
    if command.seat not in live.names:
        raise GameError("error-request-field", field="seat")
    target = live.names.index(command.seat)
    if live.seats[target].kind == STAND_IN:
        return {}  # others were enough
    away = live.away().get(target)
    if away is None or away < live.vote_after or target in live.screen(seat):
        raise GameError("error-not-away")
    await worker.write(Offer(live.id, f"{VOTE}{target}", seat, live.seq))
    live.votes[target] = live.votes.get(target, frozenset()) | {seat}
    if worker.bus.shared:  # somebody may have voted at another worker in the meantime
        await worker.tables.refresh(live)
    if live.voted(target):
        await _sit(worker, live, target)
    else:
        frames.send_presence(live)
    return {}


async def come_back(worker: Worker, live: LiveGame, seat: Seat, _command: Any) -> Json:
    """Take one's seat back from the bot that plays it."""
    if live.outcome is not None:
        raise GameError("error-game-over")
    if live.seats[seat].kind == STAND_IN:
        await _change(worker, live, seat, None)
    return {}


async def end_votes(worker: Worker, live: LiveGame, seat: Seat) -> None:
    """Forget votes about somebody who has come back in time."""
    if live.votes.pop(seat, None) is not None:
        await worker.write(EndOffer(live.id, f"{VOTE}{seat}"))


async def _sit(worker: Worker, live: LiveGame, seat: Seat) -> None:
    await _change(worker, live, seat, DEFAULT_BOT)
    worker.bots.consider(live)


async def _change(worker: Worker, live: LiveGame, seat: Seat, bot: str | None) -> None:
    """Let a bot play a seat, or its owner again. The caller holds the game's lock."""
    at = steady_time()
    if not await worker.write(ChangeSitter(live.id, seat, bot, at, f"{VOTE}{seat}")):
        await worker.tables.refresh(live)  # another worker was faster
        return
    row = live.seats[seat]
    if bot is None:
        live.seats[seat] = row._replace(kind=HUMAN, bot=None, claimed=at)
        live.clock_since = live.clock_start(live.clock_since)
    else:
        live.seats[seat] = row._replace(kind=STAND_IN, bot=bot)
    live.votes.pop(seat, None)
    frames.send_presence(live)
    worker.tables.set_flag_timer(live)


async def watch(worker: Worker) -> None:
    """Let bots sit down where it is time; ends when it is cancelled."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        for live in [*worker.tables.live.values()]:
            if (live.stored.marks.bot_after or live.votes) and live.connections and overdue(live):
                worker.spawn(_sit_overdue(worker, live), "stand-in")


def overdue(live: LiveGame) -> list[Seat]:
    """Return whose seat a bot takes now: others are there, and have waited as long as whoever made the game
    wanted it, or are enough since one who had not voted is gone too."""
    most = live.stored.marks.bot_after * MINUTE or float("inf")
    return [
        seat
        for seat, seconds in live.away().items()
        if live.voters(seat) and (seconds >= most or (seconds >= live.vote_after and live.voted(seat)))
    ]


async def _sit_overdue(worker: Worker, live: LiveGame) -> None:
    try:
        async with live.lock:
            for seat in overdue(live):
                await _sit(worker, live, seat)
    except Exception as problem:  # it is looked at again soon
        log.warning("stand-in late", extra={"fields": {"game": live.id, "error": type(problem).__name__}})
