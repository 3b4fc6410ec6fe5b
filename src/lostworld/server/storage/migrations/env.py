"""Alembic's entry: it is always given an open connection by ``schema_version.upgrade``."""

from __future__ import annotations

from alembic import context

from lostworld.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
