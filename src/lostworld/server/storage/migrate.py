"""Brings the database to the version this program knows, by the migrations beside it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Engine

from lostworld.game import GameError
from lostworld.server.storage.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK_NUMBER = 0x10577


def upgrade(engine: Engine, to: str = "head") -> None:
    """Create or update the tables. Raises GameError when a newer program has already changed them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    postgres = engine.dialect.name == "postgresql"
    try:
        with engine.begin() as connection:
            if postgres:  # several workers start at once
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK_NUMBER)))
            present = MigrationContext.configure(connection).get_current_revision()
            if present is None:
                _check_free(connection)
            elif present not in known:
                raise GameError("error-database-version", version=present)
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except sa.exc.DBAPIError as problem:
        if postgres and isinstance(problem, sa.exc.OperationalError):
            raise GameError("error-database-unreachable") from problem
        reason = str(problem.orig).partition("\n")[0]
        raise GameError("error-database-tables", reason=reason) from problem


def _check_free(connection: sa.Connection) -> None:
    """Raise when another program has its tables where ours are to be. A PostgreSQL may hold both."""
    there = {*sa.inspect(connection).get_table_names()} - {"alembic_version"}
    if connection.dialect.name == "postgresql":
        there &= metadata.tables.keys()
    if there:
        raise GameError("error-database-foreign", name=min(there))
