"""For the server tests: a new SQLite file, or a database of its own in a real PostgreSQL; a real Redis."""

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
import redis
import sqlalchemy as sa

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


class Redis:
    """A real Redis on a free port, which can be stopped and started again."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        assert program is not None, "these tests need Redis: type `make redis`"
        self._program = program
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"redis://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers. Nothing is kept on disk."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([self._program, *options], stdout=subprocess.DEVNULL, cwd="/")
        for _ in range(200):
            try:
                redis.Redis.from_url(self.url).ping()
                return
            except redis.ConnectionError:
                time.sleep(0.05)
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        """As a crash would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(20)
            self._process = None


@pytest.fixture
def redis_server() -> Iterator[Redis]:
    """A Redis of its own."""
    server = Redis()
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["postgres", pytest.param("redis", marks=pytest.mark.redis)])
def shared(request: pytest.FixtureRequest) -> dict[str, str]:
    """What workers share: a PostgreSQL, and either its own bus or a Redis."""
    settings = {"database": str(request.getfixturevalue("postgres")())}
    if request.param == "redis":
        settings["bus"] = request.getfixturevalue("redis_server").url
    return settings


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
