"""Bots that play: whose decision is awaited, and what happens when one fails."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from lostworld.bots import bot_names
from lostworld.game import Seat
from lostworld.server.bots.bot_processes import BotProcesses
from lostworld.server.play.live_game import LiveGame
from lostworld.server.play.projection import action_texts

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

log = logging.getLogger("lostworld.server.bots")

DEFAULT_BOT: Final = "greedy"
"""The bot that plays where none is named, and on a seat that its owner leaves."""
FAILURES_MOST: Final = 3
"""How often a bot may fail at one decision before it plays on as the simplest bot."""
LATE_SECONDS: Final = 3.0
"""How long a worker waits for another one to let the bot act, before it does so itself."""
NICENESS: Final = 5


class BotSeats:
    """Lets the bots of this worker's games decide."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._processes = BotProcesses(worker.settings.bot_threads, NICENESS)
        self._closed = False
        self._watching: dict[str, set[str]] = {}
        """By address: the games of bots alone that go on because it watches."""

    async def close(self) -> None:
        """Let the bots go, also those that are thinking."""
        self._closed = True
        await self._processes.close()

    @property
    def waiting(self) -> int:
        """How many wait for a process to think in."""
        return len(self._processes.turns)

    def consider(self, live: LiveGame, late: bool = False) -> None:
        """Let every bot whose decision is awaited begin to think."""
        awaited = [seat for seat in live.deciding if live.seats[seat].is_bot and seat not in live.thinking]
        if not awaited or self._closed or live.seq >= self._worker.settings.steps_most:
            return
        # Bots that play each other wait for somebody to watch; those whose people have left play on.
        if _nobody_plays(live) and not self._watched(live):
            return
        for seat in awaited:
            live.thinking.add(seat)
            self._worker.spawn(self._decide(live, seat, LATE_SECONDS if late else 0.0), "bot")

    def _watched(self, live: LiveGame) -> bool:
        """Tell whether a game of bots alone may go on: somebody watches who does not watch too many."""
        most = self._worker.settings.bot_games_watched
        for address in {connection.address for connection in live.connections}:
            games = self._watching.setdefault(address, set())
            games -= {game for game in games if not self._watches(address, game)}
            if live.id in games or len(games) < most:
                games.add(live.id)
                return True
        return False

    def _watches(self, address: str, game_id: str) -> bool:
        live = self._worker.tables.live.get(game_id)
        if live is None or live.outcome is not None:
            return False
        return any(connection.address == address for connection in live.connections)

    def left(self, address: str) -> None:
        """Let other bot games of an address go on, now that it has closed a connection."""
        games = self._watching.get(address)
        if games is None:
            return
        games -= {game for game in games if not self._watches(address, game)}
        if not games:
            del self._watching[address]
        for live in [*self._worker.tables.live.values()]:
            if _nobody_plays(live) and any(connection.address == address for connection in live.connections):
                self.consider(live)

    async def _decide(self, live: LiveGame, seat: Seat, wait: float, failures: int = 0) -> None:
        from lostworld.server.play import decide

        seq = live.seq
        failed = False
        try:
            await asyncio.sleep(wait)
            began = time.monotonic()
            if live.seq != seq or seat not in live.deciding:
                return
            settings = self._worker.settings
            simplest = bot_names(live.rules)[0]
            name = (live.seats[seat].bot if failures < FAILURES_MOST else None) or simplest
            advice = await self._processes.turn(
                live.rules, live.state, seat, name, settings.bot_milliseconds, waiting=_waiting(live)
            )
            await asyncio.sleep(max(0.0, settings.bot_pause - (time.monotonic() - began)))
            await decide.act(self._worker, live, seat, seq, action_texts(live.rules, advice.actions))
        except Exception as problem:
            # All is well if the game went on (taken back, resigned, another worker's bot was faster) or the
            # seat's owner is back.
            failed = live.seq == seq and seat in live.deciding and live.seats[seat].is_bot
            if failed:
                fields = {"error": type(problem).__name__, "game": live.id, "failures": failures + 1}
                log.error("bot failed", extra={"fields": fields})
        finally:
            live.thinking.discard(seat)
            if not self._worker.stopping:
                if failed:
                    live.thinking.add(seat)
                    self._worker.spawn(self._decide(live, seat, 2.0 ** min(failures, 5), failures + 1), "bot")
                else:
                    self.consider(live)


def _nobody_plays(live: LiveGame) -> bool:
    """Tell whether a game is one of bots alone; those whose people have left are not."""
    return all(row.is_bot and row.token_hash is None for row in live.seats.values())


def _waiting(live: LiveGame) -> tuple[int, str]:
    """Return by what a game's bots take turns: whether people play, and an address that is there."""
    addresses = sorted(connection.address for connection in live.connections)
    return int(_nobody_plays(live)), addresses[0] if addresses else ""
