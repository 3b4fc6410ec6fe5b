"""Starting and stopping: what can go wrong is named, in the reader's language."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import uvloop
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from lostworld.cli.serve import address, bound, run
from lostworld.game import GameError
from lostworld.server import schema_version
from lostworld.server.settings import Settings
from lostworld.server.store import metadata, open_engine

from .test_durability import Process


def test_port_in_use() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(GameError) as problem:
            bound("127.0.0.1", port)
    assert problem.value.key == "error-port-in-use" and str(port) in str(problem.value)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_small_messages_leave_at_once(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """Otherwise a second small message to somebody who is only listening waits for forty milliseconds."""

    async def accepted() -> Any:
        found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def met(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            held = writer.get_extra_info("socket")
            found.set_result(held.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = bound("127.0.0.1", 0)
        async with await asyncio.start_server(met, sock=listener):
            _, writer = await asyncio.open_connection("127.0.0.1", listener.getsockname()[1])
            result = await found
            writer.close()
            return result

    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(accepted())


@pytest.mark.parametrize("host", ["192.0.2.99", "no.such.host.invalid"])
def test_address_of_another_machine(host: str) -> None:
    with pytest.raises(GameError) as problem:
        bound(host, 0)
    assert problem.value.key == "error-host-bind"


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("postgresql://127.0.0.1:1/none", "error-database-unreachable"),
        ("sqlite:////no/such/folder/x.sqlite3", "error-database-file"),
        ("/no/such/folder/x.sqlite3", "error-database-file"),
        ("nonsense://x", "error-database-unknown"),
    ],
)
def test_a_database_that_cannot_be_used(url: str, key: str) -> None:
    with pytest.raises(GameError) as problem:
        run(Settings(database=url))
    assert problem.value.key == key


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Bruno, " * 200)
    for path in (letter, tmp_path):
        with pytest.raises(GameError) as problem:
            run(Settings(database=str(path)))
        assert problem.value.key == "error-database-file"
    assert letter.read_text().startswith("Dear Bruno"), "and it is left alone"


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("{bad", "error-settings-json"),
        ("[]", "error-settings-json"),
        ('{"foo": 1}', "error-settings-unknown"),
        ('{"bot_pause": "soon"}', "error-settings-value"),
    ],
)
def test_settings_that_cannot_be_read(said: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOSTWORLD_SERVER", said)
    with pytest.raises(GameError) as problem:
        Settings.from_environment()
    assert problem.value.key == key


@pytest.mark.parametrize(
    "url", ["foo", "http://x/y?z", "ftp://games.example.org", "https://", "https://x/#y"]
)
def test_a_public_address_must_be_a_site(url: str, sqlite: str) -> None:
    with pytest.raises(GameError) as problem:
        run(Settings(database=sqlite, public_url=url))
    assert problem.value.key == "error-public-url"
    Settings(public_url="https://games.example.org").check_public_url()


def test_several_workers_need_postgres(sqlite: str) -> None:
    with pytest.raises(GameError) as problem:
        run(Settings(database=sqlite, workers=2))
    assert problem.value.key == "error-workers-database"


def test_migrations_make_exactly_the_tables(database: str) -> None:
    engine = open_engine(Settings(database=database).database_url)
    schema_version.upgrade(engine)
    schema_version.upgrade(engine)  # once more changes nothing
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert [item for item in differences if "index" not in str(item[0])] == []
    engine.dispose()


def test_a_database_of_a_newer_program_is_refused(sqlite: str) -> None:
    engine = open_engine(Settings(database=sqlite).database_url)
    schema_version.upgrade(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(GameError) as problem:
        schema_version.upgrade(engine)
    assert problem.value.key == "error-database-version" and "9999" in str(problem.value)
    engine.dispose()


def test_the_default_database_is_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url == f"sqlite:///{tmp_path}/lostworld/games.sqlite3"


def test_addresses() -> None:
    assert address(Settings(host="0.0.0.0", port=81)) == "http://127.0.0.1:81/"
    assert address(Settings(host="::1", port=81)) == "http://[::1]:81/"
    assert Settings(database="postgres://u@h/d").database_url == "postgresql+psycopg://u@h/d"


@pytest.mark.slow
def test_the_command_starts_says_where_and_stops(sqlite: str) -> None:
    server = Process(sqlite, "--language", "fr", "--log-level", "info")
    server.wait()
    second = Process(sqlite, port=server.port)
    _, complaint = second.process.communicate(timeout=60)
    assert second.process.returncode == 1 and str(server.port) in complaint
    out, log = server.stop()
    assert f"http://127.0.0.1:{server.port}/" in out and "Ctrl+C" in out
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert any(line["message"] == "request" and line["path"] == "/api/health" for line in lines)
