"""Taking an open seat by its invitation."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from lostworld.chance import Dice, mixed
from lostworld.game import GameError, Seat
from lostworld.server.http.requests import ClaimSeat
from lostworld.server.net.security import derived_token, hashed, same
from lostworld.server.play import frames
from lostworld.server.play.live_game import HUMAN, OPEN, LiveGame
from lostworld.server.play.new_game import Start
from lostworld.server.play.projection import Json
from lostworld.server.play.steady_time import steady_time
from lostworld.server.storage.changes import Claim
from lostworld.server.storage.read import StoredSeat
from lostworld.texts import seat_key

if TYPE_CHECKING:
    from lostworld.server.worker import Worker


ANYBODY: Final = "anybody"
"""Instead of an invitation's code, where none is needed."""


async def claim(worker: Worker, live: LiveGame, request: ClaimSeat) -> Json:
    """Take the seat and return its token. The same request repeated gives the same one."""
    request_id = request.request or secrets.token_hex(16)
    code = request.code or ANYBODY
    async with live.lock:
        taken = _claimed(live, code, request_id)
        if taken is not None:
            return taken
        row = _invited(live, code) if request.code else _challenged(worker, live)
        token = _token(live, row.seat, code, request_id)
        now = steady_time()
        dealt = _dealt_anew(live, row.seat, request.luck)
        write = Claim(live.id, row.seat, row.invite_hash or "", hashed(token), request.name, now, dealt)
        if not await worker.write(write):
            # Another worker was faster; perhaps it was the same request, sent once more.
            await worker.tables.refresh(live)
            taken = _claimed(live, code, request_id)
            if taken is None:
                raise _taken(live, row.seat)
            return taken
        live.seats[row.seat] = row._replace(
            kind=HUMAN, token_hash=hashed(token), name=request.name, invite_hash=None, claimed=now
        )
        live.clock_since = live.clock_start(live.clock_since)
        if dealt is not None:
            await worker.tables.refresh(live)
        frames.send_presence(live)
        worker.tables.set_flag_timer(live)
        return {"seat": live.names[row.seat], "token": token}


def _dealt_anew(live: LiveGame, seat: Seat, luck: str | None) -> Json | None:
    """Return the start that follows with what a seat adds to the seed; None when there is none to add.

    Whoever made the game could have made many until one suited him. So one that was made with luck is dealt
    when the seats are taken; nobody can do anything before.
    """
    stored = live.stored
    if luck is None or not live.waits_for_luck:
        return None
    marks = stored.marks._replace(luck={**stored.marks.luck, str(seat): luck})
    dice = Dice(mixed(stored.seed, marks.added))
    start = Start.new(live.rules, stored.options, dice)
    return start.stored(dice.words_read, marks)


def _token(live: LiveGame, seat: Seat, code: str, request_id: str) -> str:
    return derived_token(live.stored.salt, request_id, f"claim:{seat}:{code}")


def _claimed(live: LiveGame, code: str, request_id: str) -> Json | None:
    """Return the seat that this very request took earlier."""
    for row in live.seats.values():
        token = _token(live, row.seat, code, request_id)
        if same(row.token_hash, hashed(token)):
            return {"seat": live.names[row.seat], "token": token}
    return None


def _invited(live: LiveGame, code: str) -> StoredSeat:
    """Return the open seat that an invitation is for. Raises GameError."""
    for row in live.seats.values():
        if row.kind == OPEN and same(row.invite_hash, hashed(code)):
            return row
    claimed = [row for row in live.seats.values() if row.claimed is not None]
    if claimed and all(row.kind != OPEN for row in live.seats.values()):
        raise _taken(live, max(claimed, key=lambda row: row.claimed or 0.0).seat)
    raise GameError("error-seat-token")


def _challenged(worker: Worker, live: LiveGame) -> StoredSeat:
    """Return the open seat of a challenge to anybody. Raises GameError."""
    if not (worker.settings.lobby and live.stored.marks.challenge):
        raise GameError("error-seat-token")
    for row in live.seats.values():
        if row.kind == OPEN:
            return row
    raise _taken(live, max(live.seats.values(), key=lambda row: row.claimed or 0.0).seat)


def _taken(live: LiveGame, seat: Seat) -> GameError:
    return GameError("error-seat-taken", seat=seat_key(live.stored.game, live.names[seat]))
