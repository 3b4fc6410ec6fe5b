"""Another game with seats rotated by one, once all want it. Everybody keeps his token."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from lostworld.chance import Dice
from lostworld.game import GameError, Seat
from lostworld.server.play import frames, offers
from lostworld.server.play.live_game import BOT, OPEN, REMATCH_OFFER, LiveGame
from lostworld.server.play.new_game import Start, game_row
from lostworld.server.play.projection import Json
from lostworld.server.storage.changes import NewGame

if TYPE_CHECKING:
    from lostworld.server.worker import Worker


async def ask(worker: Worker, live: LiveGame, seat: Seat, _command: Any) -> Json:
    """Ask for a rematch or agree to one; return the new game and the seat in it, if it is there."""
    if live.outcome is None:
        raise GameError("error-not-over")
    if live.stored.next_game is None:
        if live.others_to_ask(seat) and not await offers.agree(worker, live, seat, REMATCH_OFFER):
            return {}
        new_id = await _open(worker, live)
        if new_id is None:
            await worker.tables.refresh(live)
            new_id = live.stored.next_game
        live.stored = live.stored._replace(next_game=new_id)
        frames.send_offers(live)
    return {"game": live.stored.next_game, "seat": live.names[_rotated(live, seat)]}


def _rotated(live: LiveGame, seat: Seat) -> Seat:
    return (seat + 1) % len(live.names)


async def _open(worker: Worker, live: LiveGame) -> str | None:
    """Create the next game; return its id, or None when there already is one."""
    old = live.stored
    if any(row.kind == OPEN for row in live.seats.values()):
        raise GameError("error-rematch-alone")
    worker.limits.begin_game()
    await worker.retention.check_limit()
    dice = Dice.secret()
    start = Start.new(live.rules, old.options, dice)
    if start.state.seats != live.names:  # it began from a position for other seats than the options say
        raise GameError("error-rematch-seats")
    here = tuple(sorted(_rotated(live, seat) for seat in old.marks.here))
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
            "seat": _rotated(live, seat.seat),
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
