"""When a seat was taken, so that no clock runs before its owner is there; an index of running clocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

RUNNING = sa.text("status = 'playing' AND clock IS NOT NULL")


def upgrade() -> None:
    """Games of before have no such moment; their clocks go on from the last step, as they did."""
    op.add_column("seat", sa.Column("claimed", sa.Float, nullable=True))
    op.create_index("game_running_clock", "game", ["id"], sqlite_where=RUNNING, postgresql_where=RUNNING)


def downgrade() -> None:
    """Forget it again."""
    op.drop_index("game_running_clock", "game")
    op.drop_column("seat", "claimed")
