"""Everything that changes the database. Each write is carried out whole or, on a conflict, not at all.

What happens all the time is in ``batch.py``, written for many games at once; the rest is here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lostworld.server.storage import schema
from lostworld.server.storage.batch import Append, Choose, lock, run_moves


class Write(Protocol):
    """One change that one transaction carries out, perhaps together with others."""

    game_id: str

    def run(self, connection: Connection) -> bool:
        """Carry it out; False when another worker was faster and nothing was changed."""
        ...


def run_all(connection: Connection, changes: Sequence[Write]) -> list[bool]:
    """Carry out the writes of a group; for each whether it was, False when another worker was faster."""
    games = Counter(write.game_id for write in changes)
    # A game's own writes keep their order: only those that are alone are written together.
    together = {
        place: write
        for place, write in enumerate(changes)
        if isinstance(write, Append | Choose) and games[write.game_id] == 1
    }
    if len(games) > 1 and len(together) < len(changes):  # else they lock what they need themselves
        lock(connection, sorted(games))
    results = dict(zip(together, run_moves(connection, [*together.values()]), strict=True))
    for place, write in enumerate(changes):
        if place not in results:
            results[place] = write.run(connection)
    return [results[place] for place in range(len(changes))]


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
                sa.update(schema.game)
                .where(schema.game.c.id == self.predecessor, schema.game.c.next_game.is_(None))
                .values(next_game=self.game_id)
            )
            if linked.rowcount != 1:
                return False
        request = self.row["request_hash"]
        if request is not None:
            known = sa.select(schema.game.c.id).where(schema.game.c.request_hash == request)
            if connection.execute(known).first() is not None:
                return False
        connection.execute(sa.insert(schema.game), self.row)
        connection.execute(sa.insert(schema.seat), self.seats)
        return True


ACCEPTED: Final = "_yes"
"""Follows the kind of an offer in the rows of those who agree to it."""


SAME: Final = "_same"
"""Follows the kind of an offer that leaves everybody his seat."""


@dataclass(slots=True)
class Offer:
    """A take-back or rematch (``same``: on the same seats) offered by a seat, or (``accepts``) agreed to."""

    game_id: str
    kind: str
    seat: int
    seq: int
    accepts: bool = False
    same: bool = False

    def run(self, connection: Connection) -> bool:
        """Carry it out; always."""
        kind = self.kind + (ACCEPTED if self.accepts else SAME if self.same else "")
        row = {"game_id": self.game_id, "kind": kind, "seat": self.seat}
        same = (schema.offer.c[name] == value for name, value in row.items())
        connection.execute(sa.delete(schema.offer).where(*same))
        connection.execute(sa.insert(schema.offer), {**row, "seq": self.seq})
        return True


@dataclass(slots=True)
class EndOffer:
    """A take-back or rematch that stands no longer, whoever offered it and agreed."""

    game_id: str
    kind: str

    def run(self, connection: Connection) -> bool:
        """Carry it out; always."""
        connection.execute(
            sa.delete(schema.offer).where(
                schema.offer.c.game_id == self.game_id,
                schema.offer.c.kind.in_([self.kind, self.kind + ACCEPTED, self.kind + SAME]),
            )
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
    dealt: dict[str, Any] | None = None
    """Where the game starts with what this seat adds to the seed, unless somebody has done something."""

    def run(self, connection: Connection) -> bool:
        """Carry it out; False when somebody else was faster. The game begins with the last seat."""
        lock(connection, [self.game_id])
        taken = connection.execute(
            sa.update(schema.seat)
            .where(
                schema.seat.c.game_id == self.game_id,
                schema.seat.c.seat == self.seat,
                schema.seat.c.invite_hash == self.invite_hash,
                schema.seat.c.kind == "open",
            )
            .values(
                kind="human",
                token_hash=self.token_hash,
                name=self.name,
                invite_hash=None,
                claimed=self.at,
            )
        )
        if taken.rowcount != 1:
            return False
        still_open = sa.exists().where(schema.seat.c.game_id == self.game_id, schema.seat.c.kind == "open")
        connection.execute(
            sa.update(schema.game)
            .where(schema.game.c.id == self.game_id, schema.game.c.status == "waiting")
            .values(
                status=sa.case((still_open, sa.literal("waiting")), else_=sa.literal("playing")),
                updated=self.at,
            )
        )
        if self.dealt is not None:
            begun = sa.exists().where(schema.choice.c.game_id == self.game_id)
            connection.execute(
                sa.update(schema.game)
                .where(schema.game.c.id == self.game_id, schema.game.c.seq == 0, ~begun)
                .values(**self.dealt)
            )
        return True


@dataclass(slots=True)
class ChangeSitter:
    """A bot that plays for the owner of a seat who is away, or (``bot`` is None) the owner who is back."""

    game_id: str
    seat: int
    bot: str | None
    at: float
    votes: str
    """The kind of the offers with which others have voted for it; they stand no longer."""

    def run(self, connection: Connection) -> bool:
        """Carry it out; False when it is so already, or the seat is somebody else's by now."""
        lock(connection, [self.game_id])
        before, after = ("human", "stand-in") if self.bot is not None else ("stand-in", "human")
        values: dict[str, Any] = {"kind": after, "bot": self.bot}
        if self.bot is None:
            values["claimed"] = self.at
        changed = connection.execute(
            sa.update(schema.seat)
            .where(
                schema.seat.c.game_id == self.game_id,
                schema.seat.c.seat == self.seat,
                schema.seat.c.kind == before,
            )
            .values(**values)
        )
        if changed.rowcount != 1:
            return False
        return EndOffer(self.game_id, self.votes).run(connection)


@dataclass(slots=True)
class Forget:
    """Delete a game that was never finished and that nobody has touched since ``before``."""

    game_id: str
    before: float

    def run(self, connection: Connection) -> bool:
        idle = (
            sa.select(schema.game.c.id)
            .where(
                schema.game.c.id == self.game_id,
                schema.game.c.status != "over",
                schema.game.c.updated < self.before,
            )
            .with_for_update()
        )
        if connection.execute(idle).first() is None:
            return False
        return Discard(self.game_id).run(connection)


@dataclass(slots=True)
class Discard:
    """Delete a game, whatever its state."""

    game_id: str

    def run(self, connection: Connection) -> bool:
        """Carry it out; False when there is no such game."""
        lock(connection, [self.game_id])
        for table in (schema.offer, schema.choice, schema.event, schema.seat):
            connection.execute(sa.delete(table).where(table.c.game_id == self.game_id))
        gone = connection.execute(sa.delete(schema.game).where(schema.game.c.id == self.game_id))
        return gone.rowcount == 1
