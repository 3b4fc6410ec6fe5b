"""What whoever runs the server says to everybody: that it takes no new games, or what is going to happen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing has been said so far."""
    op.create_table(
        "notice",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget it again."""
    op.drop_table("notice")
