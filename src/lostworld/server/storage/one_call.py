"""A whole group of moves in one question to PostgreSQL.

Statement by statement a transaction is nine questions and answers, and each costs the writer's thread more
than a move does. So the statements of ``batch`` stand in a function, which the writer's connection makes for
itself and which goes with it; a call is a transaction of its own, and done once it is answered.

The function carries out all moves or, when another worker was faster with any of them, none. Then, and
whenever a group has something else in it, the writer goes the long way. Within a function each statement sees
what was committed before it began, as it would by itself: the choices are read after the games are locked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.engine import Connection, Engine

from lostworld.server.play.history import TAKE_BACK
from lostworld.server.storage import batch
from lostworld.server.storage.batch import Append, Choose, Move

Notice = tuple[str, str]
"""What listeners are told with the commit: the channel, and the text."""


class OneCall:
    """The writer's connection with the function."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._kept: Connection | None = None

    def run(self, moves: Sequence[Move], notices: Sequence[Notice]) -> bool:
        """Carry out moves durably, and tell; False when nothing was done. Raises as the driver does."""
        try:
            if self._kept is None:
                self._kept = self._opened()
            cursor = self._kept.connection.cursor()
            cursor.execute(_CALL, _rows(moves, notices))
            ((done,),) = cursor.fetchall()
            cursor.close()
        except BaseException:
            self.let_go()
            raise
        return bool(done)

    def _opened(self) -> Connection:
        opened = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        opened.exec_driver_sql(_function(self._engine))
        return opened

    def let_go(self) -> None:
        """Give the connection up: the next call has a new one."""
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.invalidate()  # a pool would lend it to somebody for whom the function is not meant
            with suppress(sa.exc.SQLAlchemyError):
                kept.close()


def moves_alone(changes: Sequence[Any]) -> list[Move] | None:
    """Return a group as moves, if it has nothing else in it and each is of another game."""
    games = Counter(write.game_id for write in changes)
    if len(games) < len(changes) or not all(_is_plain(write) for write in changes):
        return None
    return [*changes]


def _is_plain(write: Any) -> bool:
    if isinstance(write, Append):
        return write.new_bot is None and write.stored.kind != TAKE_BACK
    return isinstance(write, Choose)


def _rows(moves: Sequence[Move], notices: Sequence[Notice]) -> tuple[str, ...]:
    appended = [move for move in moves if isinstance(move, Append)]
    revealing = [move for move in appended if move.uses_choices is not None]
    rows: tuple[Sequence[Any], ...] = (
        [(move.game_id, move.known) for move in moves],
        [(move.game_id, move.uses_choices) for move in revealing],
        batch.move_on_rows(appended),
        batch.event_rows(appended),
        batch.choose_rows([move for move in moves if isinstance(move, Choose)]),
        [move.game_id for move in revealing],
        notices,
    )
    return tuple(to_json([*each]).decode() for each in rows)


_CALL: Final = "SELECT pg_temp.lostworld_moves(%s, %s, %s, %s, %s, %s, %s)"

_FUNCTION: Final = """
CREATE FUNCTION pg_temp.lostworld_moves(
    p_known text, p_uses text, p_moved text, p_events text, p_chosen text, p_revealed text, p_notices text
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM game
        WHERE game.id IN (SELECT v.value ->> 0 FROM jsonb_array_elements(p_known::jsonb) AS v(value))
        ORDER BY game.id FOR UPDATE;
    IF EXISTS (
        SELECT 1 FROM jsonb_array_elements(p_known::jsonb) AS v(value)
        LEFT JOIN game ON game.id = v.value ->> 0
        WHERE game.seq IS DISTINCT FROM (v.value ->> 1)::integer
    ) THEN
        RETURN false;
    END IF;
    IF p_uses <> '[]' AND EXISTS (
        SELECT 1 FROM jsonb_array_elements(p_uses::jsonb) AS v(value)
        WHERE v.value -> 1 <> coalesce(
            (SELECT jsonb_object_agg(choice.seat, choice.action) FROM choice
             WHERE choice.game_id = v.value ->> 0),
            '{}'
        )
    ) THEN
        RETURN false;
    END IF;
    IF p_moved <> '[]' THEN
        %(move_on)s;
        %(insert_events)s;
    END IF;
    IF p_chosen <> '[]' THEN
        %(choose)s;
    END IF;
    IF p_revealed <> '[]' THEN
        %(forget_choices)s;
    END IF;
    PERFORM pg_notify(v.value ->> 0, v.value ->> 1) FROM jsonb_array_elements(p_notices::jsonb) AS v(value);
    RETURN true;
END $$
"""
_STATEMENTS: Final = {
    "move_on": (batch.MOVE_ON, "p_moved"),
    "insert_events": (batch.INSERT_EVENTS, "p_events"),
    "choose": (batch.CHOOSE, "p_chosen"),
    "forget_choices": (batch.FORGET_CHOICES, "p_revealed"),
}


def _function(engine: Engine) -> str:
    return _FUNCTION % {
        name: statement.sql(engine.dialect, rows) for name, (statement, rows) in _STATEMENTS.items()
    }
