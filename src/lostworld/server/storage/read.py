"""Reading the database. Everything that changes it is in ``changes.py`` and ``batch.py``.

Lists read no seeds, positions or hashes of tokens.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from lostworld.chance import mixed, seats_luck
from lostworld.game import GameError
from lostworld.server.play.history import StoredStep
from lostworld.server.storage.schema import choice, event, game, notice, offer, seat

log = logging.getLogger("lostworld.server.read")


class StoredSeat(NamedTuple):
    """A row of ``seat``."""

    seat: int
    kind: str
    name: str
    bot: str | None
    token_hash: str | None
    invite_hash: str | None
    claimed: float | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays it, for good or while its owner is away."""
        return self.kind in ("bot", "stand-in")


class StoredChoice(NamedTuple):
    """A row of ``choice``: made after event ``seq``."""

    seat: int
    seq: int
    action: str
    at: float
    command: str | None
    """The id of the client's command, so that a repeated one is known again."""


class Marks(NamedTuple):
    """What the server wants to know of how a game was made, besides the game's own options."""

    request: str | None = None
    """By which a repeated creation request is told from another one with the same name."""
    here: tuple[int, ...] = ()
    """The seats that share one screen."""
    imported: bool = False
    """Whether it began from a position or a record that somebody brought along."""
    looks: Mapping[str, str] = MappingProxyType({})
    """The looks that were chosen and did not just come about."""
    no_hints: bool = False
    """Whether nobody may ask for a hint."""
    challenge: bool = False
    """Whether anybody may take the open seats."""

    luck: Mapping[str, str] = MappingProxyType({})
    """What seats have added to the seed: by their number, in hexadecimal."""
    bot_after: int = 0
    """Minutes after which a bot plays for somebody who is away, without a vote; 0: never."""

    @property
    def added(self) -> bytes:
        """What all seats have added, as it is mixed with the seed."""
        return seats_luck({int(seat): bytes.fromhex(luck) for seat, luck in self.luck.items()})

    def to_json(self) -> str:
        """Return the marks as they are stored."""
        return json.dumps({name: value for name, value in self._asdict().items() if value})

    @classmethod
    def from_json(cls, text: str) -> Marks:
        """Return the marks that are stored so."""
        found = json.loads(text)
        return cls(**{**found, "here": tuple(found.get("here", ()))})


class StoredGame(NamedTuple):
    """A row of ``game``. ``seed``, ``salt``, ``start`` and ``start_chance`` are secrets."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    marks: Marks
    looks: dict[str, str]
    seed: bytes
    commitment: str
    salt: str
    start: str
    start_chance: list[str]
    start_draws: int
    clock: dict[str, int] | None
    public: bool
    rematch_of: str | None
    next_game: str | None
    created: float

    @property
    def chance_seed(self) -> bytes:
        """The seed of the stream that all chance comes from."""
        return mixed(self.seed, self.marks.added)


class Listed(NamedTuple):
    """What a list may show of a game: nothing that is secret is read for it."""

    id: str
    game: str
    options: dict[str, str]
    looks: dict[str, str]
    status: str
    round: int
    turn: tuple[int, ...]
    winners: tuple[int, ...]
    updated: float
    public: bool
    next_game: str | None
    names: dict[int, str]
    kinds: dict[int, str]
    bots: dict[int, str]
    clock: dict[str, int] | None


class RunningClock(NamedTuple):
    """A game in which somebody's time runs."""

    game_id: str
    since: float
    """When it began to run: with the last step, or when the last seat was taken."""
    left: int
    """Milliseconds of the side that has least of those who are to decide."""

    def falls_at(self, started: float) -> float:
        """Return when that flag falls, seen by a server that was not there before ``started``."""
        return max(self.since, started) + self.left / 1000


class WholeGame(NamedTuple):
    """Everything stored about one game."""

    game: StoredGame
    seats: list[StoredSeat]
    steps: list[StoredStep]
    choices: list[StoredChoice]
    offers: list[tuple[str, int, int]]


CHECKED_BYTES: Final = 200_000_000
"""Up to this size an SQLite file is looked through at the start: a few seconds at most."""
TRIVIAL_STEPS: Final = 10
"""A finished game with fewer was given up before it became one."""


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database; None for another database or one in memory."""
    parts = sa.make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database or parts.database == ":memory:":
        return None
    return None if parts.database.startswith("file:") else Path(parts.database)


def open_engine(url: str) -> Engine:
    """Connect to the database; of SQLite, the file is created, for its owner's eyes only."""
    try:
        if url.startswith("sqlite"):
            file = file_of(url)
            if file is not None:
                if file.exists() and not file.stat().st_size:
                    # Perhaps all games were in it: a disk that was full, a copy that failed.
                    log.warning("the database's file is empty", extra={"fields": {"file": file.name}})
                os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            connect = {"timeout": 30, "check_same_thread": False}
            engine = sa.create_engine(url, connect_args=connect, hide_parameters=True)
            sa.event.listen(engine, "connect", _prepare_sqlite)
        else:
            # Errors are logged, so they must not show seeds.
            engine = sa.create_engine(
                url,
                pool_size=5,
                max_overflow=10,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"connect_timeout": 5},
            )
        with engine.connect() as connection:
            connection.execute(sa.select(1))
    except (sa.exc.NoSuchModuleError, sa.exc.ArgumentError) as problem:
        raise GameError("error-database-unknown") from problem
    except (sa.exc.SQLAlchemyError, ImportError, OSError) as problem:
        if url.startswith("sqlite"):
            raise GameError("error-database-file", path=str(file_of(url) or url)) from problem
        raise GameError("error-database-unreachable") from problem
    return engine


def open_existing(url: str) -> Engine:
    """Connect to a database that a server has made. Raises GameError when there is none."""
    file = file_of(url)
    if file is not None and not file.exists():
        raise GameError("error-database-missing", path=str(file))
    engine = open_engine(url)
    if not sa.inspect(engine).has_table(game.name):
        raise GameError("error-database-missing", path=str(file) if file is not None else game.name)
    return engine


def check_whole(engine: Engine) -> None:
    """Raise GameError for an SQLite file that is damaged: some games would be lost, and nobody told.

    A large file is not read through; that would take too long at every start.
    """
    file = file_of(str(engine.url))
    if file is None or not file.exists() or file.stat().st_size > CHECKED_BYTES:
        return
    try:
        with engine.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except sa.exc.DatabaseError as problem:
        found = str(problem.orig)
    if found != "ok":
        raise GameError("error-database-damaged", path=str(file), reason=found.partition("\n")[0])


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """Reads the database. Safe to use from several threads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def ping(self) -> None:
        """Raise unless the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.select(1))
        except sa.exc.DBAPIError as problem:
            raise GameError("error-database-unreachable") from problem

    def notices(self) -> dict[str, str]:
        """Return what whoever runs the server says to everybody, by its kind."""
        with self.engine.connect() as connection:
            return {str(kind): str(said) for kind, said in connection.execute(sa.select(notice))}

    def whole_game(self, game_id: str, after: int = 0) -> WholeGame | None:
        """Return everything about one game, its log from ``after`` on; None if there is none."""
        with self._snapshot() as connection:
            row = connection.execute(_GAME, {"game_id": game_id}).first()
            if row is None:
                return None
            return WholeGame(
                _stored_game(row),
                [StoredSeat(*found) for found in connection.execute(_SEATS, {"game_id": game_id})],
                _stored_steps(connection.execute(_EVENTS, {"game_id": game_id, "after": after})),
                [StoredChoice(*found) for found in connection.execute(_CHOICES, {"game_id": game_id})],
                [(kind, by, seq) for kind, by, seq in connection.execute(_OFFERS, {"game_id": game_id})],
            )

    def _snapshot(self) -> Connection:
        connection = self.engine.connect()
        if self.engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        elif self.engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")  # Python's driver begins one only for writing
        return connection

    def game(self, game_id: str) -> StoredGame | None:
        """Return one game's row."""
        with self.engine.connect() as connection:
            row = connection.execute(_GAME, {"game_id": game_id}).first()
        return None if row is None else _stored_game(row)

    def steps(self, game_id: str, after: int = 0) -> list[StoredStep]:
        """Return a game's log."""
        with self.engine.connect() as connection:
            return _stored_steps(connection.execute(_EVENTS, {"game_id": game_id, "after": after}))

    def by_request(self, request_hash: str) -> tuple[StoredGame, list[StoredSeat]] | None:
        """Return the game that a creation request made earlier."""
        with self.engine.connect() as connection:
            row = connection.execute(
                sa.select(*_GAME_COLUMNS).where(game.c.request_hash == request_hash)
            ).first()
            if row is None:
                return None
            seats = [StoredSeat(*found) for found in connection.execute(_SEATS, {"game_id": row.id})]
        return _stored_game(row), seats

    def count(self) -> int:
        """Return how many games are stored."""
        with self.engine.connect() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(game)).scalar_one())

    def running_clocks(self, game_id: str | None = None) -> list[RunningClock]:
        """Return the games (or this one) in which somebody's time runs."""
        wanted = sa.and_(game.c.status == "playing", game.c.clock.is_not(None))
        if game_id is not None:
            wanted = sa.and_(wanted, game.c.id == game_id)
        last = sa.and_(event.c.game_id == game.c.id, event.c.seq == game.c.seq)
        made = sa.and_(choice.c.game_id == game.c.id, choice.c.seq == game.c.seq)
        with self._snapshot() as connection:
            rows = connection.execute(
                sa.select(game.c.id, game.c.turn, event.c.at, event.c.payload).join(event, last).where(wanted)
            ).all()
            seats: dict[str, dict[int, Any]] = {}
            for found in connection.execute(
                sa.select(seat.c.game_id, seat.c.seat, seat.c.kind, seat.c.claimed)
                .join(game, game.c.id == seat.c.game_id)
                .where(wanted)
            ):
                seats.setdefault(found.game_id, {})[found.seat] = found
            chosen = {
                (found.game_id, found.seat)
                for found in connection.execute(
                    sa.select(choice.c.game_id, choice.c.seat).join(game, made).where(wanted)
                )
            }
        clocks: list[RunningClock] = []
        for row in rows:
            left = json.loads(row.payload).get("clock")
            deciding = [
                number
                for number in map(int, row.turn)
                if seats[row.id][number].kind == "human" and (row.id, number) not in chosen
            ]
            if left is not None and deciding:
                since = max(row.at, *(found.claimed or 0.0 for found in seats[row.id].values()))
                clocks.append(RunningClock(row.id, since, min(left[number] for number in deciding)))
        return clocks

    def forgettable(self, untouched: float, idle: float, after: str, most: int) -> list[str]:
        """Return unfinished games by id: never begun since ``untouched``, or left alone since ``idle``."""
        begun = sa.exists().where(choice.c.game_id == game.c.id)
        found = (
            sa.select(game.c.id)
            .where(
                game.c.id > after,
                game.c.status != "over",
                sa.or_(
                    game.c.updated < idle,
                    sa.and_(game.c.seq == 0, game.c.updated < untouched, ~begun),
                ),
            )
            .order_by(game.c.id)
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [str(row.id) for row in connection.execute(found)]

    def spare(self, unbegun: float, finished: float, most: int) -> list[str]:
        """Return games by id that can go when room is needed, those that are missed least first.

        Finished ones of a few steps; then those in which nobody did anything and that were made before
        ``unbegun``; then those that were finished before ``finished``.
        """
        begun = sa.exists().where(choice.c.game_id == game.c.id)
        over = game.c.status == "over"
        kinds = (
            sa.and_(over, game.c.seq < TRIVIAL_STEPS),
            sa.and_(~over, game.c.seq == 0, game.c.updated < unbegun, ~begun),
            sa.and_(over, game.c.updated < finished),
        )
        rank = sa.case(*((kind, number) for number, kind in enumerate(kinds)), else_=len(kinds))
        found = sa.select(game.c.id).where(sa.or_(*kinds)).order_by(rank, game.c.updated).limit(most)
        with self.engine.connect() as connection:
            return [str(row.id) for row in connection.execute(found)]

    def public_games(self, page: int, size: int) -> list[Listed]:
        """Return a page of the public games, newest first."""
        chosen = (
            sa.select(*_LISTED)
            .where(game.c.public.is_(True))
            .order_by(game.c.updated.desc())
            .limit(size)
            .offset((page - 1) * size)
        )
        return self._listed(chosen)

    def challenges(self, since: float, size: int) -> list[Listed]:
        """Return the games whose open seats anybody may take, newest first."""
        chosen = (
            sa.select(*_LISTED)
            .where(game.c.status == "waiting", game.c.updated > since, game.c.marks.contains('"challenge"'))
            .order_by(game.c.updated.desc())
            .limit(size)
        )
        return self._listed(chosen)

    def games_of(self, ids: Sequence[str]) -> list[Listed]:
        """Return some games by id, newest first."""
        return self._listed(sa.select(*_LISTED).where(game.c.id.in_(ids)).order_by(game.c.updated.desc()))

    def token_hashes(self, ids: Sequence[str]) -> dict[tuple[str, str], int]:
        """Return the seats of some games by (game, token hash)."""
        chosen = sa.select(seat.c.game_id, seat.c.token_hash, seat.c.seat).where(
            seat.c.game_id.in_(ids), seat.c.token_hash.is_not(None)
        )
        with self.engine.connect() as connection:
            return {(found.game_id, found.token_hash): found.seat for found in connection.execute(chosen)}

    def chosen(self, ids: Sequence[str]) -> set[tuple[str, int]]:
        """Return which seats of some games have chosen in secret at this step; not what."""
        chosen = (
            sa.select(choice.c.game_id, choice.c.seat)
            .join(game, sa.and_(game.c.id == choice.c.game_id, game.c.seq == choice.c.seq))
            .where(choice.c.game_id.in_(ids))
        )
        with self.engine.connect() as connection:
            return {(found.game_id, found.seat) for found in connection.execute(chosen)}

    def _listed(self, chosen: sa.Select[Any]) -> list[Listed]:
        with self.engine.connect() as connection:
            rows = connection.execute(chosen).all()
            seats: dict[str, list[Any]] = {}
            for found in connection.execute(
                sa.select(seat.c.game_id, seat.c.seat, seat.c.name, seat.c.kind, seat.c.bot).where(
                    seat.c.game_id.in_([row.id for row in rows])
                )
            ):
                seats.setdefault(found.game_id, []).append(found)
        return [
            Listed(
                row.id,
                row.name,
                json.loads(row.options),
                json.loads(row.looks),
                row.status,
                row.round,
                tuple(int(digit) for digit in row.turn),
                tuple(int(digit) for digit in row.winners or ""),
                row.updated,
                row.public,
                row.next_game,
                {found.seat: found.name for found in seats.get(row.id, ())},
                {found.seat: found.kind for found in seats.get(row.id, ())},
                {found.seat: found.bot for found in seats.get(row.id, ()) if found.bot},
                json.loads(row.clock) if row.clock else None,
            )
            for row in rows
        ]


_GAME_COLUMNS = (
    game.c.id,
    game.c.name,
    game.c.rules,
    game.c.content,
    game.c.options,
    game.c.marks,
    game.c.looks,
    game.c.seed,
    game.c.commitment,
    game.c.salt,
    game.c.start,
    game.c.start_chance,
    game.c.start_words,
    game.c.clock,
    game.c.public,
    game.c.rematch_of,
    game.c.next_game,
    game.c.created,
)
_GAME = sa.select(*_GAME_COLUMNS).where(game.c.id == sa.bindparam("game_id"))
_SEATS = (
    sa.select(
        seat.c.seat,
        seat.c.kind,
        seat.c.name,
        seat.c.bot,
        seat.c.token_hash,
        seat.c.invite_hash,
        seat.c.claimed,
    )
    .where(seat.c.game_id == sa.bindparam("game_id"))
    .order_by(seat.c.seat)
)
_EVENTS = (
    sa.select(event.c.seq, event.c.kind, event.c.payload, event.c.at)
    .where(event.c.game_id == sa.bindparam("game_id"), event.c.seq > sa.bindparam("after"))
    .order_by(event.c.seq)
)
_CHOICES = sa.select(choice.c.seat, choice.c.seq, choice.c.action, choice.c.at, choice.c.command).where(
    choice.c.game_id == sa.bindparam("game_id")
)
_OFFERS = sa.select(offer.c.kind, offer.c.seat, offer.c.seq).where(offer.c.game_id == sa.bindparam("game_id"))
_LISTED = (
    game.c.id,
    game.c.name,
    game.c.options,
    game.c.looks,
    game.c.status,
    game.c.round,
    game.c.turn,
    game.c.winners,
    game.c.updated,
    game.c.public,
    game.c.next_game,
    game.c.clock,
)


def _stored_game(row: Any) -> StoredGame:
    return StoredGame(
        row.id,
        row.name,
        row.rules,
        row.content,
        json.loads(row.options),
        Marks.from_json(row.marks),
        json.loads(row.looks),
        bytes.fromhex(row.seed),
        row.commitment,
        row.salt,
        row.start,
        json.loads(row.start_chance),
        row.start_words,
        json.loads(row.clock) if row.clock else None,
        row.public,
        row.rematch_of,
        row.next_game,
        row.created,
    )


def _stored_steps(rows: Iterable[Any]) -> list[StoredStep]:
    return [StoredStep(row.seq, row.kind, json.loads(row.payload), row.at) for row in rows]
