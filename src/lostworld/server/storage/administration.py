"""What whoever runs a server may want of its games: find them, look at one, take it out, delete old ones.

Secrets of games that go on (seed, position, choices) are not read for it. A server may run meanwhile: a game
that is deleted under it ends for those who have it open.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from lostworld.game import GameError
from lostworld.server.looking_back.records import record_of
from lostworld.server.play.live_game import play_through
from lostworld.server.play.projection import Json
from lostworld.server.storage.changes import Discard
from lostworld.server.storage.read import Store
from lostworld.server.storage.schema import game, notice, seat

DAY: Final = 86_400.0
STATES: Final = ("waiting", "playing", "over")


class Administration:
    """The games of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._store = Store(engine)

    def find(
        self, status: str | None = None, name: str | None = None, days: float | None = None, most: int = 100
    ) -> list[Json]:
        """Return games, those that were touched longest ago first: of a state, with a name in it, or old."""
        wanted = sa.select(
            game.c.id, game.c.name, game.c.status, game.c.seq, game.c.round, game.c.public, game.c.updated
        )
        if status is not None:
            wanted = wanted.where(game.c.status == status)
        if days is not None:
            wanted = wanted.where(game.c.updated < time.time() - days * DAY)
        if name is not None:
            named = sa.exists().where(
                seat.c.game_id == game.c.id, seat.c.name.icontains(name, autoescape=True)
            )
            wanted = wanted.where(named)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted.order_by(game.c.updated).limit(most)).all()
            names: dict[str, list[str]] = {row.id: [] for row in rows}
            sitting = sa.select(seat.c.game_id, seat.c.name, seat.c.bot, seat.c.kind).order_by(seat.c.seat)
            for found in connection.execute(sitting.where(seat.c.game_id.in_([*names]))):
                names[found.game_id].append(found.name or found.bot or found.kind)
        return [
            {
                "id": row.id,
                "game": row.name,
                "status": row.status,
                "steps": row.seq,
                "round": row.round,
                "public": bool(row.public),
                "updated": _day(row.updated),
                "players": names[row.id],
            }
            for row in rows
        ]

    def show(self, game_id: str) -> Json:
        """Return what is stored about a game, but for secrets. Raises GameError."""
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(game).where(game.c.id == game_id)).first()
            if row is None:
                raise GameError("error-game-not-found")
            seats = connection.execute(sa.select(seat).where(seat.c.game_id == game_id)).all()
        return {
            "id": row.id,
            "game": row.name,
            "rules": row.rules,
            "options": json.loads(row.options),
            "status": row.status,
            "steps": row.seq,
            "round": row.round,
            "public": bool(row.public),
            "clock": json.loads(row.clock) if row.clock else None,
            "created": _day(row.created),
            "updated": _day(row.updated),
            "commitment": row.commitment,
            "rematch_of": row.rematch_of,
            "next_game": row.next_game,
            "seats": [
                {"seat": found.seat, "kind": found.kind, "name": found.name, "bot": found.bot}
                for found in seats
            ],
        }

    def export(self, game_id: str) -> str:
        """Return the record of a finished game. Raises GameError."""
        whole = self._store.whole_game(game_id)
        if whole is None:
            raise GameError("error-game-not-found")
        return record_of(whole, play_through(whole)[1])

    def remove(self, game_ids: Sequence[str]) -> int:
        """Delete games; how many there were."""
        with self._engine.begin() as connection:
            return sum(Discard(game_id).run(connection) for game_id in game_ids)

    def say(self, kind: str, text: str | None) -> None:
        """Say something to everybody, or (None) no longer; servers hear of it within seconds."""
        with self._engine.begin() as connection:
            connection.execute(sa.delete(notice).where(notice.c.kind == kind))
            if text is not None:
                connection.execute(sa.insert(notice), {"kind": kind, "text": text})

    def old(self, days: float, status: str | None) -> list[str]:
        """Return the ids of all games that nobody has touched for so long."""
        wanted: Any = sa.select(game.c.id).where(game.c.updated < time.time() - days * DAY)
        if status is not None:
            wanted = wanted.where(game.c.status == status)
        with self._engine.connect() as connection:
            return [str(row.id) for row in connection.execute(wanted)]


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
