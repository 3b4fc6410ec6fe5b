"""Taking the last own decision back: at once when nobody else plays, else once all others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lostworld.game import GameError, Seat
from lostworld.server.live.commands import TakeBack
from lostworld.server.play import offers
from lostworld.server.play.decide import Stale, append, check_length
from lostworld.server.play.history import TAKE_BACK, StoredStep, take_back_step
from lostworld.server.play.live_game import TAKE_BACK_OFFER, LiveGame
from lostworld.server.play.projection import Json
from lostworld.server.play.steady_time import steady_time

if TYPE_CHECKING:
    from lostworld.server.worker import Worker


TAKE_BACKS_UNTIL: Final = 0.5
"""The part of a game's steps up to which decisions can be taken back: each take-back is a step itself."""


async def ask(worker: Worker, live: LiveGame, seat: Seat, command: TakeBack) -> Json:
    """Take the seat's last decision back, or ask the others; who asks while somebody else does agrees."""
    if live.outcome is not None:
        raise GameError("error-game-over")
    check_length(worker, live, TAKE_BACKS_UNTIL)
    if not live.others_to_ask(seat):
        await carry_out(worker, live, seat, {str(seat): command.id})
        return {}
    if TAKE_BACK_OFFER not in live.offers:
        _, history = await worker.tables.history(live)
        if history.before_last_decision_of(seat) is None:
            raise GameError("error-take-back-none")
    if await offers.agree(worker, live, seat, TAKE_BACK_OFFER):
        await carry_out(worker, live, live.offers[TAKE_BACK_OFFER].by, {str(seat): command.id})
    return {}


async def carry_out(worker: Worker, live: LiveGame, seat: Seat, commands: dict[str, str]) -> None:
    """Return to before the seat's last decision, as a step of its own. Raises GameError."""
    _, history = await worker.tables.history(live)
    target = history.before_last_decision_of(seat)
    if target is None:
        raise GameError("error-take-back-none")
    at = steady_time()
    clock = live.clock_at(at)
    payload: Json = {"by": seat, "to": target, "commands": commands}
    if clock is not None:
        payload["clock"] = clock
    stored = StoredStep(live.seq + 1, TAKE_BACK, payload, at)
    history.return_to(target)
    step = take_back_step(live.rules, stored.seq, seat, target, history.state, at)
    if not await append(worker, live, stored, step, history.draws, None):
        await worker.tables.refresh(live)
        raise Stale("error-stale", given=stored.seq - 1, current=live.seq)
