"""Answers to offers: accepting or declining somebody else's, withdrawing one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lostworld.game import GameError, Seat
from lostworld.server.live.commands import AnswerOffer, Withdraw
from lostworld.server.play import offers, rematch, take_back
from lostworld.server.play.live_game import REMATCH_OFFER, LiveGame
from lostworld.server.play.projection import Json

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

_UNASKED: Final = {"take_back": "error-take-back-unasked", "rematch": "error-rematch-unasked"}


async def answer(worker: Worker, live: LiveGame, seat: Seat, command: AnswerOffer) -> Json:
    """Accept or decline what somebody else offers. One refusal ends it."""
    offer = await offers.standing(worker, live, command.offer)
    stands = offer is not None and offer.by != seat
    if not command.accept:
        if stands:  # else it was declined or withdrawn before: perhaps the answer was lost
            await offers.end(worker, live, command.offer, "declined", seat)
        return {}
    if command.offer == REMATCH_OFFER and (stands or live.stored.next_game is not None):
        return await rematch.ask(worker, live, seat, command)
    if offer is None or not stands:
        raise GameError(_UNASKED[command.offer])
    if await offers.agree(worker, live, seat, command.offer):
        await take_back.carry_out(worker, live, offer.by, {str(seat): command.id})
    return {}


async def withdraw(worker: Worker, live: LiveGame, seat: Seat, command: Withdraw) -> Json:
    """Take back what the seat itself has offered."""
    if command.offer == REMATCH_OFFER and live.stored.next_game is not None:
        return await rematch.ask(worker, live, seat, command)  # too late: all wanted it
    offer = await offers.standing(worker, live, command.offer)
    if offer is not None and offer.by == seat:  # else it was answered, or its withdrawal is repeated
        await offers.end(worker, live, command.offer, "withdrawn", seat)
    return {}
