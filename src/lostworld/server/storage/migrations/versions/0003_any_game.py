"""Games of any kind: long names and actions, content, looks, marks; winners as seats: several, or none."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from lostworld.games import game_named

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MARKS = {"wish": "request", "here": "here", "brought": "imported"}
"""What stood among the game's options, and its name among the marks."""


def upgrade() -> None:
    """Keep what each game was: its theme becomes a look, its winner a seat."""
    op.add_column("game", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.add_column("game", sa.Column("content", sa.String(64), nullable=False, server_default=""))
    op.add_column("game", sa.Column("marks", sa.Text, nullable=False, server_default="{}"))
    op.add_column("game", sa.Column("looks", sa.Text, nullable=False, server_default="{}"))
    op.add_column("game", sa.Column("winners", sa.String(16), nullable=True))
    _fill()
    for name in ("game", "theme", "winner"):
        op.drop_column("game", name)
    with op.batch_alter_table("choice") as choice:
        choice.alter_column("action", type_=sa.Text, existing_type=sa.String(16), existing_nullable=False)


def _fill() -> None:
    connection = op.get_bind()
    games = sa.table(
        "game", *(sa.column(name) for name in ("id", "game", "options", "theme", "winner", "status"))
    )
    update = sa.text(
        "UPDATE game SET name = game, options = :options, marks = :marks, looks = :looks, winners = :winners"
        " WHERE id = :id"
    )
    for row in connection.execute(sa.select(games)).all():
        options = json.loads(row.options)
        marks = {MARKS[name]: options.pop(name) for name in [*options] if name in MARKS}
        seats = game_named(row.game).seats(options)
        if marks.pop("here", False):
            marks["here"] = [*range(len(seats))]
        winners = None if row.winner is None else str(seats.index(row.winner))
        connection.execute(
            update,
            {
                "id": row.id,
                "options": json.dumps(options),
                "marks": json.dumps(marks),
                "looks": json.dumps({"theme": row.theme}),
                "winners": winners,
            },
        )


def downgrade() -> None:
    """Go back, as far as the games are of the old kind."""
    op.add_column("game", sa.Column("game", sa.String(16), nullable=False, server_default=""))
    op.add_column("game", sa.Column("theme", sa.String(16), nullable=False, server_default=""))
    op.add_column("game", sa.Column("winner", sa.String(16), nullable=True))
    op.execute("UPDATE game SET game = name")
    for name in ("winners", "looks", "marks", "content", "name"):
        op.drop_column("game", name)
    with op.batch_alter_table("choice") as choice:
        choice.alter_column("action", type_=sa.String(16), existing_type=sa.Text, existing_nullable=False)
