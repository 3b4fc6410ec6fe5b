"""Another game, with seats rotated by one or as they were, once all want it. Everybody keeps his token."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from lostworld.chance import Dice
from lostworld.game import GameError, Seat
from lostworld.server.live.commands import Rematch
from lostworld.server.play import frames, offers
from lostworld.server.play.live_game import BOT, OPEN, REMATCH_OFFER, LiveGame, StandingOffer
from lostworld.server.play.new_game import Start, game_row
from lostworld.server.play.projection import Json
from lostworld.server.storage.changes import EndOffer, NewGame, Offer

if TYPE_CHECKING:
    from lostworld.server.worker import Worker


async def ask(worker: Worker, live: LiveGame, seat: Seat, command: Any) -> Json:
    """Ask for a rematch or agree to one; return the new game and the seat in it, if it is there."""
    if live.outcome is None:
        raise GameError("error-not-over")
    if live.stored.next_game is None:
        if isinstance(command, Rematch):
            await _prefer(worker, live, seat, command.same)
        if live.others_to_ask(seat) and not await offers.agree(
            worker, live, seat, REMATCH_OFFER, getattr(command, "same", False)
        ):
            return {}
        new_id = await _open(worker, live)
        if new_id is None:
            await worker.tables.refresh(live)
            new_id = live.stored.next_game
        live.stored = live.stored._replace(next_game=new_id)
        frames.send_offers(live)
    return {"game": live.stored.next_game, "seat": live.names[_seat_after(live, seat)]}


async def _prefer(worker: Worker, live: LiveGame, seat: Seat, same: bool) -> None:
    """Whoever asks for other seats than somebody before does not agree, but offers something else."""
    offer = await offers.standing(worker, live, REMATCH_OFFER)
    if offer is not None and offer.same != same:
        await worker.write(EndOffer(live.id, REMATCH_OFFER))
        live.offers.pop(REMATCH_OFFER, None)
    if same and not live.others_to_ask(seat):  # nobody is asked, but it is to be known later
        await worker.write(Offer(live.id, REMATCH_OFFER, seat, live.seq, same=True))
        live.offers[REMATCH_OFFER] = StandingOffer(seat, same=True)


def _seat_after(live: LiveGame, seat: Seat) -> Seat:
    return seat if live.same_seats else (seat + 1) % len(live.names)


async def _open(worker: Worker, live: LiveGame) -> str | None:
    """Create the next game; return its id, or None when there already is one."""
    old = live.stored
    if any(row.kind == OPEN for row in live.seats.values()):
        raise GameError("error-rematch-alone")
    worker.notices.check_open()
    worker.limits.begin_game(listed=old.public)
    await worker.retention.check_limit()
    dice = Dice.secret()
    start = Start.new(live.rules, old.options, dice)
    if start.state.seats != live.names:  # it began from a position for other seats than the options say
        raise GameError("error-rematch-seats")
    here = tuple(sorted(_seat_after(live, seat) for seat in old.marks.here))
    marks = old.marks._replace(request=None, imported=False, here=here, challenge=False, luck={})
    row = game_row(
        start,
        dice,
        dice.words_read,
        secrets.token_hex(32),
        marks=marks,
        options=old.options,
        clock=old.clock,
        public=old.public,
        status="playing",
        rematch_of=live.id,
    )
    seats = [
        {
            "game_id": row["id"],
            "seat": _seat_after(live, seat.seat),
            "kind": BOT if seat.is_bot else seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "token_hash": None if seat.is_bot else seat.token_hash,
            "invite_hash": None,
        }
        for seat in live.seats.values()
    ]
    if not await worker.write(NewGame(row["id"], row, seats, predecessor=live.id)):
        return None
    worker.retention.added()
    return str(row["id"])
