"""The tables of one worker: live games, which come into memory when asked for and go when idle.

Other workers may have the same games. Whatever they write is heard through the bus, read, and told here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from lostworld.game import GameError, Seat
from lostworld.server.cluster.bus import Present, opened
from lostworld.server.play import frames
from lostworld.server.play.history import TAKE_BACK, History, PlayedStep, StoredStep
from lostworld.server.play.live_game import TAKE_BACK_OFFER, LiveGame, play_through
from lostworld.server.play.steady_time import steady_time
from lostworld.server.storage.read import StoredChoice, WholeGame

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

FLAG_NEAR_SECONDS: Final = 2.0
"""A game whose flag falls so soon stays in the memory."""
FLAG_AGAIN_SECONDS: Final = 1.0
"""When a fallen flag could not be stored."""
UNHEARD_SECONDS: Final = 2.0
"""How often games are read anew while other workers cannot be heard."""
PASTS_KEPT: Final = 32
"""Games whose past is kept ready, because somebody asked for it lately."""

log = logging.getLogger("lostworld.server.tables")


class Tables:
    """The live games of a worker."""

    def __init__(self, worker: Worker) -> None:
        self.live: dict[str, LiveGame] = {}
        self._worker = worker
        self._pasts: OrderedDict[str, list[PlayedStep]] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}
        self._missed: set[str] = set()

    def close(self) -> None:
        """Let everybody go: the server stops."""
        for live in self.live.values():
            for timer in (live.flag_timer, live.presence_timer):
                if timer is not None:
                    timer.cancel()
            for connection in tuple(live.connections):
                connection.close(1012)

    # --- coming and going -----------------------------------------------------------------------------

    async def get(self, game_id: str) -> LiveGame:
        """Return a game, read from the log if it is not in memory. Raises GameError."""
        if self._worker.stopping:
            raise GameError("error-server-stopping")
        live = self.live.get(game_id) or await self._loaded(game_id)
        live.last_used = time.monotonic()
        return live

    async def _loaded(self, game_id: str) -> LiveGame:
        loading = self._loading.get(game_id)
        if loading is None:
            loading = self._loading[game_id] = self._worker.spawn(self._load(game_id), "load")
            loading.add_done_callback(lambda _done: self._loaded_or_not(game_id))
        return await asyncio.shield(loading)

    def _loaded_or_not(self, game_id: str) -> None:
        self._loading.pop(game_id, None)
        self._missed.discard(game_id)

    async def _load(self, game_id: str) -> LiveGame:
        worker = self._worker
        live: LiveGame = await worker.in_thread(self.read, game_id)
        self.live[game_id] = live
        if game_id in self._missed:  # another worker wrote while we were reading
            async with live.lock:
                await self.refresh(live)
        if worker.bus.shared:
            self._spawn_catch_up(live, live.seq)
            worker.presence.ask(live)
        worker.bots.consider(live)
        worker.clocks.forget(game_id)
        self.set_flag_timer(live)
        return live

    def read(self, game_id: str) -> LiveGame:
        """Return a game as the database has it. Raises GameError."""
        return LiveGame(self._whole(game_id), self._worker.settings.vote_after)

    def _whole(self, game_id: str, after: int = 0) -> WholeGame:
        whole = self._worker.store.whole_game(game_id, after)
        if whole is None:
            raise GameError("error-game-not-found")
        return whole

    async def evict_idle(self) -> None:
        """Let go of idle games again and again; ends when it is cancelled."""
        while True:
            after = self._worker.settings.evict_after
            await asyncio.sleep(min(5.0, after / 2 or 0.05))
            self.evict(time.monotonic() - after)

    async def read_unheard(self) -> None:
        """Read the games that somebody watches while other workers cannot be heard; ends when cancelled."""
        while True:
            await asyncio.sleep(UNHEARD_SECONDS)
            if not self._worker.bus.hearing:
                for live in [*self.live.values()]:
                    if live.connections:
                        self._spawn_catch_up(live, -1)

    def evict(self, unused_since: float) -> None:
        """Let go of the games that nobody has used since."""
        for live in [*self.live.values()]:
            idle = not live.connections and not live.thinking and not live.lock.locked()
            if idle and live.last_used <= unused_since:
                if live.flag_timer is not None:
                    seconds = live.flag_timer.when() - asyncio.get_running_loop().time()
                    if seconds < FLAG_NEAR_SECONDS:
                        continue
                    live.flag_timer.cancel()
                    self._worker.clocks.watch(live.id, seconds)
                del self.live[live.id]

    def deserted(self) -> frozenset[str]:
        """Return the games in memory at whose table nobody is, here or elsewhere."""
        return frozenset(
            live.id for live in self.live.values() if not live.connections and not live.elsewhere
        )

    def forget(self, game_id: str) -> None:
        """Let go of a game that was deleted: nobody can stay there."""
        self._worker.clocks.forget(game_id)
        self._pasts.pop(game_id, None)
        live = self.live.pop(game_id, None)
        if live is not None:
            if live.flag_timer is not None:
                live.flag_timer.cancel()
            for connection in tuple(live.connections):
                connection.close(1001)

    # --- what was played ------------------------------------------------------------------------------

    async def past(self, live: LiveGame) -> list[PlayedStep]:
        """Return the whole game up to now, step by step. The caller holds the game's lock."""
        if live.seq == 0:
            return []
        known = self._pasts.get(live.id)
        if known is None or len(known) != live.seq:
            found, _ = await self.history(live)
            known = self._pasts[live.id] = [step for step in found if step.seq <= live.seq]
            while len(self._pasts) > PASTS_KEPT:
                self._pasts.popitem(last=False)
        self._pasts.move_to_end(live.id)
        return known

    def went_on(self, live: LiveGame, step: PlayedStep) -> None:
        """Keep a past up to date that somebody asked for lately: a step was stored."""
        known = self._pasts.get(live.id)
        if known is not None and len(known) == step.seq - 1:
            known.append(step)

    async def history(self, live: LiveGame) -> tuple[list[PlayedStep], History]:
        """Return a game's steps and its history with the places a take-back can return to."""
        whole = await self._worker.in_thread(self._whole, live.id)
        played: tuple[list[PlayedStep], History] = await self._worker.in_thread(play_through, whole)
        return played

    async def refresh(self, live: LiveGame) -> None:
        """Read a game anew: another worker has written. The caller holds the game's lock."""
        known, start = live.seq, live.stored.start
        before = (frames.chosen_json(live), frames.offers_json(live), frames.seats_json(live), live.votes)
        whole, steps, history = await self._worker.in_thread(
            self._read_on, live.id, live.history_from_here(), start
        )
        for stored in whole.steps:
            if stored.seq > known:
                live.remember_commands(stored)
        live.load(whole, history)
        if whole.game.start != start:  # dealt anew, as somebody has taken a seat
            self._pasts.pop(live.id, None)
            played = await self.past(live)
            live.broadcast(lambda seat: frames.snapshot(live, seat, played))
            self.set_flag_timer(live)
            return
        past = self._pasts.get(live.id)
        for step in steps:
            if step.seq > known:
                if past is not None and len(past) == step.seq - 1:
                    past.append(step)
                frames.send_step(live, step)
        chosen, offers, seats, votes = before
        if live.seq == known and frames.chosen_json(live) != chosen:
            frames.send_chosen(live)
        if frames.offers_json(live) != offers:
            frames.send_offers(live)
        if frames.seats_json(live) != seats or live.votes != votes:
            frames.send_presence(live)
        self.set_flag_timer(live)

    def _read_on(
        self, game_id: str, history: History, start: str
    ) -> tuple[WholeGame, list[PlayedStep], History]:
        """Return what was stored since; the whole log only after a take-back, which needs what was before."""
        whole = self._whole(game_id, history.seq)
        if whole.game.start != start or any(stored.kind == TAKE_BACK for stored in whole.steps):
            whole = self._whole(game_id)
            return whole, *play_through(whole)
        return whole, history.advance_all(whole.steps), history

    # --- clock ----------------------------------------------------------------------------------------

    def set_flag_timer(self, live: LiveGame) -> None:
        """Wake up when the first running clock is at its end."""
        if live.flag_timer is not None:
            live.flag_timer.cancel()
            live.flag_timer = None
        if live.clock_left is None:
            return
        running = live.running()
        left = live.clock_at(steady_time())
        if not running or left is None:
            return
        seat = min(running, key=lambda seat: left[seat])
        self._set_flag(live, seat, (left[seat] + live.clock_waits(steady_time())) / 1000 + 0.01)

    def _set_flag(self, live: LiveGame, seat: Seat, seconds: float) -> None:
        live.flag_timer = asyncio.get_running_loop().call_later(
            seconds, lambda: self._worker.spawn(self._flag(live, seat), "flag")
        )

    async def _flag(self, live: LiveGame, seat: Seat) -> None:
        from lostworld.server.play.resign import time_out

        try:
            await time_out(self._worker, live, seat)
        except Exception as problem:
            log.warning("flag late", extra={"fields": {"game": live.id, "error": type(problem).__name__}})
            if not self._worker.stopping:
                self._set_flag(live, seat, FLAG_AGAIN_SECONDS)

    # --- heard from other workers ---------------------------------------------------------------------

    def heard(self, game_id: str, seq: int, seal: str = "") -> None:
        """Look at what another worker has written about a game."""
        live = self.live.get(game_id)
        if live is None:
            if game_id in self._loading:
                self._missed.add(game_id)
        elif live.behind or live.lock.locked() or not self._taken_at_once(live, seq, seal):
            self._spawn_catch_up(live, seq, seal)

    def _taken_at_once(self, live: LiveGame, seq: int, seal: str) -> bool:
        """Be where the news lead, if that is what comes next and nothing has to be awaited for it."""
        if not self._take(live, opened(live.stored.salt, seq, seal)):
            return False
        self._worker.bots.consider(live, late=True)
        return not live.all_have_chosen

    def _spawn_catch_up(self, live: LiveGame, seq: int, seal: str = "") -> None:
        live.behind += 1
        self._worker.spawn(self._catch_up(live, seq, seal), "catch up")

    def resumed(self) -> None:
        """Look at everything: the bus is there, perhaps again, and what was said in the meantime is lost."""
        self._missed.update(self._loading)
        for live in self.live.values():
            self._spawn_catch_up(live, -1)

    def seen(self, worker: str, game_id: str, present: Present) -> None:
        """Note who is connected to another worker."""
        self._worker.presence.seen(worker, game_id, present)

    def asked(self, game_id: str) -> None:
        """Tell another worker who is connected here."""
        self._worker.presence.asked(game_id)

    def signed(self, game_id: str, seat: Seat, sign: str) -> None:
        """Pass on a polite sign from another worker."""
        self._worker.presence.signed(game_id, seat, sign)

    def _take(self, live: LiveGame, news: StoredStep | StoredChoice | None) -> bool:
        """Be where another worker's step or choice leads, if that is what comes next; else False."""
        if isinstance(news, StoredStep) and news.seq == live.seq + 1:
            history = live.history_from_here()
            step = history.advance(news)
            live.remember_commands(news)
            live.go_on(news, step, history.draws, history.outcome)
            withdrawn = live.offers.pop(TAKE_BACK_OFFER, None)
            self.went_on(live, step)
            frames.send_step(live, step)
            if withdrawn is not None:
                frames.send_offers(live)
        elif isinstance(news, StoredChoice) and news.seq == live.seq:
            first_time = news.seat not in live.choices
            live.choices[news.seat] = news
            live.remember_choice(news)
            frames.send_chosen(live, None if first_time else news.seat)
        else:
            return False
        self.set_flag_timer(live)
        return True

    async def _catch_up(self, live: LiveGame, seq: int, seal: str = "") -> None:
        from lostworld.server.play.decide import reveal_if_complete

        async with live.lock:
            live.behind -= 1
            is_here = self.live.get(live.id) is live
            news = opened(live.stored.salt, seq, seal)
            is_new = seq > live.seq or (seq < 0 and (news is None or news.seq >= live.seq))
            if is_here and is_new and not self._take(live, news):
                try:
                    await self.refresh(live)
                except GameError as problem:
                    if problem.key != "error-game-not-found":
                        raise
                    self.forget(live.id)  # another worker has deleted it
                    return
            await reveal_if_complete(self._worker, live)
        self._worker.bots.consider(live, late=True)
