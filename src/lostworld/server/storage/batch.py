"""Moves of many games written with a handful of statements.

Under load the writer's thread has hundreds of moves at once, and with each statement it has to win the
interpreter back from the event loop. So the rows of all moves travel as one JSON text, and the database takes
it apart.

Several workers may hold the same game. A move names the number of the last step its worker knew; when the
game has gone on since, it changes nothing and is reported as a conflict, and its worker reads the log again.
The games' rows are locked first, so nothing can slip in between.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from lostworld.server.play.history import TAKE_BACK, StoredStep
from lostworld.server.storage import schema


@dataclass(slots=True)
class Listing:
    """What lists show of a game after a write."""

    status: str
    round: int
    turn: str
    winners: str | None


@dataclass(slots=True)
class Append:
    """The next step of a game."""

    game_id: str
    stored: StoredStep
    listing: Listing
    uses_choices: dict[int, str] | None = None
    """The secret choices that this step reveals; they must still be the same."""
    new_bot: tuple[int, str] | None = None
    """A seat that its owner leaves with this step, and the bot that plays on."""
    salt: str = ""
    """The game's, with which other workers are told; without it they read the database."""

    @property
    def known(self) -> int:
        """The number of the last step its worker knew."""
        return self.stored.seq - 1

    def run(self, connection: Connection) -> bool:
        """Carry it out by itself; False when another worker was faster."""
        return run_moves(connection, [self])[0]


@dataclass(slots=True)
class Choose:
    """A secret choice, made or changed, that belongs to the decision after event ``seq``."""

    game_id: str
    seat: int
    seq: int
    action: str
    at: float
    command: str | None = None
    salt: str = ""
    uses_choices: None = None

    @property
    def known(self) -> int:
        """The number of the last step its worker knew."""
        return self.seq

    def run(self, connection: Connection) -> bool:
        """Carry it out by itself; False when another worker was faster."""
        return run_moves(connection, [self])[0]


Move = Append | Choose


def run_moves(connection: Connection, moves: Sequence[Move]) -> list[bool]:
    """Carry out moves of different games; for each whether it was, False when another worker was faster."""
    reached = dict(_LOCK.run(connection, [move.game_id for move in moves]))
    chosen: dict[str, dict[int, str]] = {move.game_id: {} for move in moves if move.uses_choices is not None}
    if chosen:
        for game, seat, action in _CHOSEN.run(connection, chosen):
            chosen[game][int(seat)] = str(action)
    done = [
        reached.get(move.game_id) == move.known
        and (move.uses_choices is None or move.uses_choices == chosen[move.game_id])
        for move in moves
    ]
    carried_out = [move for move, ok in zip(moves, done, strict=True) if ok]
    _append(connection, [move for move in carried_out if isinstance(move, Append)])
    CHOOSE.run(connection, choose_rows([move for move in carried_out if isinstance(move, Choose)]))
    return done


def _append(connection: Connection, appended: Sequence[Append]) -> None:
    MOVE_ON.run(connection, move_on_rows(appended))
    INSERT_EVENTS.run(connection, event_rows(appended))
    taken_back = [move.game_id for move in appended if move.stored.kind == TAKE_BACK]
    revealed = [move.game_id for move in appended if move.uses_choices is not None]
    FORGET_CHOICES.run(connection, taken_back + revealed)
    _FORGET_TAKE_BACKS.run(connection, taken_back)
    for move in appended:
        if move.new_bot is not None:
            number, bot = move.new_bot
            left = sa.and_(schema.seat.c.game_id == move.game_id, schema.seat.c.seat == number)
            connection.execute(sa.update(schema.seat).where(left).values(kind="bot", bot=bot))


# --- rows ------------------------------------------------------------------------------------------


def move_on_rows(appended: Sequence[Append]) -> list[Any]:
    """Return the rows of ``MOVE_ON``."""
    return [
        (
            move.game_id,
            move.stored.seq,
            move.listing.status,
            move.listing.round,
            move.listing.turn,
            move.listing.winners,
            move.stored.at,
        )
        for move in appended
    ]


def event_rows(appended: Sequence[Append]) -> list[Any]:
    """Return the rows of ``INSERT_EVENTS``."""
    return [
        (
            move.game_id,
            move.stored.seq,
            move.stored.kind,
            to_json(move.stored.payload).decode(),
            move.stored.at,
        )
        for move in appended
    ]


def choose_rows(chosen: Sequence[Choose]) -> list[Any]:
    """Return the rows of ``CHOOSE``."""
    return [(move.game_id, move.seat, move.seq, move.action, move.at, move.command) for move in chosen]


# --- statements -----------------------------------------------------------------------------------


def _rows(dialect: str, **columns: type) -> Any:
    """Return the rows of the JSON text ``:rows``, a list of lists, as a table with these columns."""
    if dialect == "sqlite":
        places = {name: f"json_extract(v.value, '$[{place}]')" for place, name in enumerate(columns)}
    else:
        places = {
            name: f"CAST(v.value ->> {place} AS {_CASTS[columns[name]]})"
            for place, name in enumerate(columns)
        }
    return sa.select(
        *(sa.literal_column(found, _TYPES[columns[name]]).label(name) for name, found in places.items())
    ).select_from(sa.text(_SOURCES[dialect]))


def _ids(dialect: str) -> Any:
    """Return the ids of the JSON text ``:rows``, a list of texts."""
    found = "v.value" if dialect == "sqlite" else "v.value #>> '{}'"
    return sa.select(sa.literal_column(found, sa.String())).select_from(sa.text(_SOURCES[dialect]))


_SOURCES: Final = {
    "sqlite": "json_each(:rows) AS v",
    "postgresql": "jsonb_array_elements(CAST(:rows AS jsonb)) AS v(value)",
}
_CASTS: Final[dict[type, str]] = {str: "VARCHAR", int: "INTEGER", float: "DOUBLE PRECISION"}
_TYPES: Final[dict[type, Any]] = {str: sa.String(), int: sa.Integer(), float: sa.Float()}


class Statement:
    """A statement on many rows whose SQL is made once for each kind of database."""

    def __init__(self, make: Callable[[str], Any]) -> None:
        self._make = make
        self._made: dict[str, tuple[str, bool]] = {}

    def run(self, connection: Connection, rows: Collection[Any]) -> list[Any]:
        """Carry it out for these rows, if there are any; what it found."""
        if not rows:
            return []
        sql, positional = self._compiled(connection.dialect)
        text = to_json([*rows]).decode()
        cursor = connection.connection.cursor()
        cursor.execute(sql, (text,) if positional else {"rows": text})
        found = [*cursor.fetchall()] if cursor.description else []
        cursor.close()
        return found

    def sql(self, dialect: sa.Dialect, rows: str) -> str:
        """Return the SQL with the name of the rows' text in its place."""
        sql, _ = self._compiled(dialect)
        return sql.replace("%(rows)s", rows)

    def _compiled(self, dialect: sa.Dialect) -> tuple[str, bool]:
        made = self._made.get(dialect.name)
        if made is None:
            compiled = self._make(dialect.name).compile(dialect=dialect)
            made = self._made[dialect.name] = (str(compiled), bool(compiled.positional))
        return made


def _lock(dialect: str) -> Any:
    # In one order for every worker, so that two transactions cannot wait for each other.
    wanted = sa.select(schema.game.c.id, schema.game.c.seq).where(schema.game.c.id.in_(_ids(dialect)))
    return wanted if dialect == "sqlite" else wanted.order_by(schema.game.c.id).with_for_update()


def _move_on(dialect: str) -> Any:
    new = _rows(
        dialect, id=str, seq=int, status=str, round=int, turn=str, winners=str, updated=float
    ).subquery("new")
    changed = ("seq", "status", "round", "turn", "winners", "updated")
    return (
        sa.update(schema.game)
        .where(schema.game.c.id == new.c.id)
        .values({schema.game.c[name]: new.c[name] for name in changed})
    )


def _insert_events(dialect: str) -> Any:
    rows = _rows(dialect, game_id=str, seq=int, kind=str, payload=str, at=float)
    return sa.insert(schema.event).from_select(["game_id", "seq", "kind", "payload", "at"], rows)


_INSERTS: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def _choose(dialect: str) -> Any:
    rows = _rows(dialect, game_id=str, seat=int, seq=int, action=str, at=float, command=str)
    # Without a condition SQLite would read ON CONFLICT as part of a join.
    made = _INSERTS[dialect](schema.choice).from_select(
        ["game_id", "seat", "seq", "action", "at", "command"], rows.where(sa.text("1 = 1"))
    )
    # A change of mind keeps the time of the first choice: the clock stopped then.
    kept = {name: made.excluded[name] for name in ("seq", "action", "command")}
    return made.on_conflict_do_update(index_elements=["game_id", "seat"], set_=kept)


_LOCK = Statement(_lock)
_CHOSEN = Statement(
    lambda dialect: sa.select(schema.choice.c.game_id, schema.choice.c.seat, schema.choice.c.action).where(
        schema.choice.c.game_id.in_(_ids(dialect))
    )
)
MOVE_ON = Statement(_move_on)
INSERT_EVENTS = Statement(_insert_events)
CHOOSE = Statement(_choose)
FORGET_CHOICES = Statement(
    lambda dialect: sa.delete(schema.choice).where(schema.choice.c.game_id.in_(_ids(dialect)))
)
_FORGET_TAKE_BACKS = Statement(
    lambda dialect: sa.delete(schema.offer).where(
        sa.literal_column("kind IN ('take_back', 'take_back_yes')", sa.Boolean()),
        schema.offer.c.game_id.in_(_ids(dialect)),
    )
)


def lock(connection: Connection, game_ids: Collection[str]) -> None:
    """Keep other workers from writing about these games until the transaction ends."""
    if connection.dialect.name != "sqlite":  # there one worker writes, and nobody else
        _LOCK.run(connection, game_ids)
