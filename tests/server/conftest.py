"""For the server tests: a new SQLite file, or a database of its own in a real PostgreSQL."""

from __future__ import annotations

import hashlib
import itertools
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from lostworld import games
from lostworld.chance import Dice

WRITTEN_IN = "postgres"


def programs() -> Path:
    """The folder of PostgreSQL's server programs; ``make test`` installs them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    assert path is not None, "these tests need PostgreSQL: type `make postgresql`"
    return Path(path).parent


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes new databases in a PostgreSQL that is started for the tests on a free port."""
    folder = Path(tempfile.mkdtemp(prefix="lostworld-postgres-"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    as_owner: list[str] = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, WRITTEN_IN)
        as_owner = ["runuser", "-u", WRITTEN_IN, "--"]
    cluster = folder / "cluster"
    initdb = [*as_owner, str(programs() / "initdb"), "-D", str(cluster), "-A", "trust", "-U", "lostworld"]
    subprocess.run([*initdb, "-E", "UTF8", "--locale=C"], check=True, capture_output=True, cwd=folder)
    options = [
        "-p",
        str(port),
        "-k",
        str(folder),
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "max_connections=60",
    ]
    server = subprocess.Popen(
        [*as_owner, str(programs() / "postgres"), "-D", str(cluster), *options],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
    )
    address = f"postgresql+psycopg://lostworld@127.0.0.1:{port}"
    admin = sa.create_engine(f"{address}/postgres", isolation_level="AUTOCOMMIT")
    for _ in range(200):
        try:
            with admin.connect():
                break
        except sa.exc.OperationalError:
            time.sleep(0.05)

    def new_database() -> str:
        name = f"games_{secrets.token_hex(6)}"
        with admin.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        return f"postgresql://lostworld@127.0.0.1:{port}/{name}"

    yield new_database
    admin.dispose()
    stop = [*as_owner, str(programs() / "pg_ctl"), "-D", str(cluster), "-m", "immediate", "stop"]
    subprocess.run(stop, check=False, capture_output=True, cwd=folder)
    server.wait(20)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def shared(postgres: Callable[[], str]) -> dict[str, str]:
    """What workers share: a PostgreSQL."""
    return {"database": postgres()}


@pytest.fixture(autouse=True)
def repeatable_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test deals the same boards and cards every time: what fails once fails again."""
    numbers = itertools.count()

    def foreseen() -> Dice:
        return Dice(hashlib.sha256(f"{request.node.nodeid} {next(numbers)}".encode()).digest())

    monkeypatch.setattr(Dice, "secret", foreseen)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A new SQLite file."""
    return str(tmp_path / "games.sqlite3")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest) -> str:
    """Both kinds of database, one after the other."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return str(request.getfixturevalue("postgres")())


CARAVAN = Path(__file__).parent.parent / "contract" / "caravan_package"
"""What an installed package with a game of its own looks like."""


@pytest.fixture
def caravan(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Caravan as a game of another package: found by its entry point, also by the bots' processes."""
    monkeypatch.syspath_prepend(str(CARAVAN))
    games._found.cache_clear()
    yield "caravan"
    games._found.cache_clear()
