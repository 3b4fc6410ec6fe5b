"""The database's tables. How they came to be so is in ``migrations``.

A game is its log: ``event(game_id, seq)``, whose primary key is the lock against two writers. ``game.seq``
repeats the last number for lists and conditional updates. ``choice`` holds secret choices in progress;
nothing but the server's own decision to reveal reads it.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

game = sa.Table(
    "game",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False, server_default=""),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.String(64), nullable=False, server_default=""),
    sa.Column("options", sa.Text, nullable=False),
    # What else the server wants to know of how the game was made: see ``Marks``.
    sa.Column("marks", sa.Text, nullable=False, server_default="{}"),
    sa.Column("looks", sa.Text, nullable=False, server_default="{}"),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("request_hash", sa.String(64), nullable=True, unique=True),
    sa.Column("start", sa.Text, nullable=False),
    sa.Column("start_chance", sa.Text, nullable=False),
    sa.Column("start_words", sa.Integer, nullable=False),
    sa.Column("clock", sa.Text, nullable=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("rematch_of", sa.String(16), nullable=True),
    sa.Column("next_game", sa.String(16), nullable=True),
    # Repeated from the log for lists.
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("turn", sa.String(32), nullable=False),
    # Digits as in ``turn``: the seats that won; none in a draw; NULL until it is over.
    sa.Column("winners", sa.String(16), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
)
sa.Index("game_public_updated", game.c.public, game.c.updated.desc())
_HAS_RUNNING_CLOCK = sa.text("status = 'playing' AND clock IS NOT NULL")
sa.Index(
    "game_running_clock", game.c.id, sqlite_where=_HAS_RUNNING_CLOCK, postgresql_where=_HAS_RUNNING_CLOCK
)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("game_id", sa.String(16), sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(32), nullable=True),
    sa.Column("token_hash", sa.String(64), nullable=True),
    sa.Column("invite_hash", sa.String(64), nullable=True),
    # When somebody took the seat by invitation: his clock does not run before.
    sa.Column("claimed", sa.Float, nullable=True),
)

event = sa.Table(
    "event",
    metadata,
    sa.Column("game_id", sa.String(16), sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

choice = sa.Table(
    "choice",
    metadata,
    sa.Column("game_id", sa.String(16), sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("command", sa.String(64), nullable=True),
)

offer = sa.Table(
    "offer",
    metadata,
    sa.Column("game_id", sa.String(16), sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
)

# What whoever runs the server says to everybody: ``announced``, and ``closed`` while no new games may begin.
notice = sa.Table(
    "notice",
    metadata,
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
