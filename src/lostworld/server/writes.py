"""Everything that changes the database. Each write is carried out whole or, on a conflict, not at all.

Several workers may hold the same game. A write names the number of the last event its worker knew; when the
game has gone on since, it changes nothing and is reported as a conflict, and its worker reads the log
again. The conditional update of ``game`` comes first and locks the row, so nothing can slip in between.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lostworld.server import store
from lostworld.server.course import Entry


class Write(Protocol):
    """One change that one transaction carries out, perhaps together with others."""

    game_id: str

    def run(self, connection: Connection) -> bool:
        """Carry it out; False when another worker was faster and nothing was changed."""
        ...


class Prepared:
    """A statement whose SQL is made once for each kind of database: the writer runs it all the time."""

    def __init__(self, statement: Any) -> None:
        self._statement = statement
        self._made: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> Any:
        """Carry it out with these values, one for each column or named place; the driver's own cursor."""
        made = self._made.get(connection.dialect.name)
        if made is None:
            compiled = self._statement.compile(dialect=connection.dialect, column_keys=list(values))
            names = tuple(compiled.positiontup) if compiled.positional else None
            made = self._made[connection.dialect.name] = (str(compiled), names)
        sql, names = made
        cursor = connection.connection.cursor()
        cursor.execute(sql, [values[name] for name in names] if names else values)
        return cursor


@dataclass(slots=True)
class NewGame:
    """A game with its seats."""

    game_id: str
    row: dict[str, Any]
    seats: list[dict[str, Any]]
    predecessor: str | None = None
    """The game whose rematch this is; it gets only one."""

    def run(self, connection: Connection) -> bool:
        if self.predecessor is not None:
            linked = connection.execute(
                sa.update(store.game)
                .where(store.game.c.id == self.predecessor, store.game.c.next_game.is_(None))
                .values(next_game=self.game_id)
            )
            if linked.rowcount != 1:
                return False
        request = self.row["request_hash"]
        if request is not None:
            known = sa.select(store.game.c.id).where(store.game.c.request_hash == request)
            if connection.execute(known).first() is not None:
                return False
        connection.execute(sa.insert(store.game), self.row)
        connection.execute(sa.insert(store.seat), self.seats)
        return True


@dataclass(slots=True)
class Listing:
    """What lists show of a game after a write."""

    status: str
    round: int
    turn: str
    winner: str | None


@dataclass(slots=True)
class Append:
    """The next event of a game."""

    game_id: str
    entry: Entry
    listing: Listing
    uses_choices: dict[int, str] | None = None
    """The secret choices that this event reveals; they must still be the same."""

    def run(self, connection: Connection) -> bool:
        updated = _MOVE_ON.run(
            connection,
            {
                "game_id": self.game_id,
                "known": self.entry.seq - 1,
                "new_seq": self.entry.seq,
                "new_status": self.listing.status,
                "new_round": self.listing.round,
                "new_turn": self.listing.turn,
                "new_winner": self.listing.winner,
                "new_updated": self.entry.at,
            },
        )
        if updated.rowcount != 1:
            return False
        if self.uses_choices is not None:
            found = _CHOICES.run(connection, {"game_id": self.game_id})
            stored = {int(seat): str(action) for seat, action in found.fetchall()}
            if stored != self.uses_choices:
                # Somebody changed his mind in between: undo the update above, nothing else was done.
                back = {"game_id": self.game_id, "known": self.entry.seq, "old": self.entry.seq - 1}
                _MOVE_BACK.run(connection, back)
                return False
        _INSERT_EVENT.run(
            connection,
            {
                "game_id": self.game_id,
                "seq": self.entry.seq,
                "kind": self.entry.kind,
                "payload": json.dumps(self.entry.payload, separators=(",", ":")),
                "at": self.entry.at,
            },
        )
        if self.uses_choices is not None or self.entry.kind == "take_back":
            _FORGET_CHOICES.run(connection, {"game_id": self.game_id})
        if self.entry.kind == "take_back":
            _FORGET_OFFERS.run(connection, {"game_id": self.game_id, "kind": "take_back"})
        return True


@dataclass(slots=True)
class Choose:
    """A secret choice, made or changed, that belongs to the decision after event ``seq``."""

    game_id: str
    seat: int
    seq: int
    action: str
    at: float
    command: str | None = None

    def run(self, connection: Connection) -> bool:
        locked = _LOCK.run(connection, {"game_id": self.game_id, "known": self.seq})
        if locked.rowcount != 1:
            return False
        changed = _CHANGE_CHOICE.run(
            connection,
            {
                "of_game": self.game_id,
                "of_seat": self.seat,
                "new_seq": self.seq,
                "new_action": self.action,
                "new_command": self.command,
            },
        )
        if changed.rowcount == 0:
            _INSERT_CHOICE.run(
                connection,
                {
                    "game_id": self.game_id,
                    "seat": self.seat,
                    "seq": self.seq,
                    "action": self.action,
                    "at": self.at,
                    "command": self.command,
                },
            )
        return True


@dataclass(slots=True)
class Offer:
    """A take-back or rematch offered, or (``stands`` false) no longer."""

    game_id: str
    kind: str
    seat: int
    seq: int
    stands: bool

    def run(self, connection: Connection) -> bool:
        connection.execute(
            sa.delete(store.offer).where(
                store.offer.c.game_id == self.game_id,
                store.offer.c.kind == self.kind,
                store.offer.c.seat == self.seat,
            )
        )
        if self.stands:
            connection.execute(
                sa.insert(store.offer),
                {"game_id": self.game_id, "kind": self.kind, "seat": self.seat, "seq": self.seq},
            )
        return True


@dataclass(slots=True)
class Claim:
    """An open seat taken by the one who has the invitation; once."""

    game_id: str
    seat: int
    invite_hash: str
    token_hash: str
    name: str
    at: float
    status: str

    def run(self, connection: Connection) -> bool:
        taken = connection.execute(
            sa.update(store.seat)
            .where(
                store.seat.c.game_id == self.game_id,
                store.seat.c.seat == self.seat,
                store.seat.c.invite_hash == self.invite_hash,
                store.seat.c.kind == "open",
            )
            .values(kind="human", token_hash=self.token_hash, name=self.name, invite_hash=None)
        )
        if taken.rowcount != 1:
            return False
        connection.execute(
            sa.update(store.game)
            .where(store.game.c.id == self.game_id, store.game.c.status == "waiting")
            .values(status=self.status, updated=self.at)
        )
        return True


_MOVE_ON = Prepared(
    sa.update(store.game)
    .where(store.game.c.id == sa.bindparam("game_id"), store.game.c.seq == sa.bindparam("known"))
    .values(
        seq=sa.bindparam("new_seq"),
        status=sa.bindparam("new_status"),
        round=sa.bindparam("new_round"),
        turn=sa.bindparam("new_turn"),
        winner=sa.bindparam("new_winner"),
        updated=sa.bindparam("new_updated"),
    )
)
_MOVE_BACK = Prepared(
    sa.update(store.game)
    .where(store.game.c.id == sa.bindparam("game_id"), store.game.c.seq == sa.bindparam("known"))
    .values(seq=sa.bindparam("old"))
)
_LOCK = Prepared(
    sa.update(store.game)
    .where(store.game.c.id == sa.bindparam("game_id"), store.game.c.seq == sa.bindparam("known"))
    .values(seq=store.game.c.seq)
)
_INSERT_EVENT = Prepared(sa.insert(store.event))
_INSERT_CHOICE = Prepared(sa.insert(store.choice))
_CHOICES = Prepared(
    sa.select(store.choice.c.seat, store.choice.c.action).where(
        store.choice.c.game_id == sa.bindparam("game_id")
    )
)
_FORGET_CHOICES = Prepared(sa.delete(store.choice).where(store.choice.c.game_id == sa.bindparam("game_id")))
_FORGET_OFFERS = Prepared(
    sa.delete(store.offer).where(
        store.offer.c.game_id == sa.bindparam("game_id"), store.offer.c.kind == sa.bindparam("kind")
    )
)
_CHANGE_CHOICE = Prepared(
    sa.update(store.choice)
    .where(store.choice.c.game_id == sa.bindparam("of_game"), store.choice.c.seat == sa.bindparam("of_seat"))
    .values(
        seq=sa.bindparam("new_seq"), action=sa.bindparam("new_action"), command=sa.bindparam("new_command")
    )
)
