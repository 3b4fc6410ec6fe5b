"""Starting and stopping: what can go wrong is named, in the reader's language."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import uvloop
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from lostworld.cli import main, serve
from lostworld.cli.serve import address, bound, run
from lostworld.game import GameError
from lostworld.server.settings import Settings
from lostworld.server.storage import migrate
from lostworld.server.storage.database_lock import DatabaseLock
from lostworld.server.storage.read import open_engine
from lostworld.server.storage.schema import metadata
from lostworld.texts import say

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
        ("mysql://x/y", "error-database-unknown"),
        ("postgresql+psycopg2://x/y", "error-database-unknown"),
        ("postgresql://bad url:port/x", "error-database-url"),
        ("://x", "error-database-url"),
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


def test_a_database_of_another_program_is_left_alone(database: str) -> None:
    engine = open_engine(Settings(database=database).database_url)
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE game (title TEXT)"))
    with pytest.raises(GameError) as problem:
        run(Settings(database=database))
    assert problem.value.key == "error-database-foreign" and problem.value.values["name"] == "game"
    assert sa.inspect(engine).get_table_names() == ["game"]
    engine.dispose()


def test_an_sqlite_file_holds_our_tables_only(sqlite: str) -> None:
    engine = open_engine(Settings(database=sqlite).database_url)
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE bookmark (title TEXT)"))
    with pytest.raises(GameError) as problem:
        migrate.upgrade(engine)
    assert problem.value.values["name"] == "bookmark"
    engine.dispose()


@pytest.mark.postgres
def test_a_user_who_may_not_make_tables(postgres: Callable[[], str]) -> None:
    database = postgres()
    engine = open_engine(Settings(database=database).database_url)
    with engine.begin() as connection:
        name = database.rpartition("/")[2]
        connection.execute(sa.text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    engine.dispose()
    with pytest.raises(GameError) as problem:
        run(Settings(database=database))
    assert problem.value.key == "error-database-tables" and "read-only" in str(problem.value)


def test_a_user_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # as when the system knows no home
    with pytest.raises(GameError) as problem:
        run(Settings())
    assert problem.value.key == "error-data-folder-unknown"


def test_a_home_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "letter").write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "letter"))
    with pytest.raises(GameError) as problem:
        run(Settings())
    assert problem.value.key == "error-data-folder" and str(tmp_path) in str(problem.value)


@pytest.mark.parametrize(
    "said",
    [
        '{"bot_threads": 0}',
        '{"bot_threads": -1}',
        '{"hint_threads": 0}',
        '{"group_most": 0}',
        '{"clocks_every": 0}',
        '{"upkeep_every": 0}',
        '{"evict_after": -1}',
        '{"evict_after": NaN}',
        '{"upkeep_every": Infinity}',
        '{"request_burst": 0}',
        '{"games_most": -1}',
        '{"port": 70000}',
        '{"workers": 0}',
    ],
)
def test_settings_out_of_range(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOSTWORLD_SERVER", said)
    with pytest.raises(GameError) as problem:
        Settings.from_environment()
    name = said.split('"')[1]
    assert problem.value.key == "error-settings-range"
    assert name in str(problem.value) and all(
        str(bound) in str(problem.value) for bound in Settings.bounds(name)
    )


def test_every_number_has_a_range() -> None:
    numbers = {name for name, field in Settings.model_fields.items() if field.annotation in (int, float)}
    assert len(numbers) > 20
    for name in numbers:
        least, most = Settings.bounds(name)
        assert least <= getattr(Settings(), name) <= most, name


def test_a_setting_may_have_a_variable_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOSTWORLD_SERVER", '{"port": 81, "workers": 3}')
    monkeypatch.setenv("LOSTWORLD_SERVER__PORT", "82")
    assert Settings.from_environment() == Settings(port=82, workers=3)


def test_options_come_before_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []

    def note(settings: Settings, *_rest: object) -> int:
        served.append(settings)
        return 0

    said = {
        "host": "::1",
        "port": 81,
        "workers": 3,
        "database": "postgresql://x/y",
        "public_url": "https://games.example.org/",
        "log_level": "debug",
    }
    monkeypatch.setenv("LOSTWORLD_SERVER", json.dumps(said))
    monkeypatch.setattr(serve, "run", note)
    assert main(["serve"]) == 0
    assert served[-1] == Settings(**{**said, "public_url": "https://games.example.org"})  # type: ignore[arg-type]
    options = ["--host", "127.0.0.1", "--port", "8000", "--workers", "1", "--database", ""]
    assert main(["serve", *options, "--public-url", "", "--log-level", "info"]) == 0
    assert served[-1] == Settings(log_level="info")


def test_a_link_does_not_lead_round_the_lock(tmp_path: Path, sqlite: str) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(sqlite)
    (tmp_path / "folder").symlink_to(tmp_path)
    held = DatabaseLock(f"sqlite:///{sqlite}")
    for other in (link, tmp_path / "folder" / Path(sqlite).name):
        with pytest.raises(GameError) as problem:
            DatabaseLock(f"sqlite:///{other}")
        assert problem.value.key == "error-database-in-use"
    held.release()
    DatabaseLock(f"sqlite:///{link}").release()


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("{bad", "error-settings-json"),
        ("[]", "error-settings-json"),
        ('{"foo": 1}', "error-settings-unknown"),
        ('{"bot_pause": "soon"}', "error-settings-value"),
        ('{"log_level": "loud"}', "error-settings-value"),
    ],
)
def test_settings_that_cannot_be_read(said: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOSTWORLD_SERVER", said)
    with pytest.raises(GameError) as problem:
        Settings.from_environment()
    assert problem.value.key == key


@pytest.mark.parametrize(
    "url",
    [
        "foo", "http://x/y?z", "ftp://games.example.org", "https://", "https://x/#y",
        "https://[::1", "https://x:99999", "https://x:0", "https://a b", "https://me@x",
    ],
)  # fmt: skip
def test_a_public_address_must_be_a_site(url: str, sqlite: str) -> None:
    with pytest.raises(GameError) as problem:
        run(Settings(database=sqlite, public_url=url))
    assert problem.value.key == "error-public-url"
    Settings(public_url="https://games.example.org").check_public_url()
    Settings(public_url="http://[fd00::2]:8443/").check_public_url()


def test_several_workers_need_postgres(sqlite: str) -> None:
    with pytest.raises(GameError) as problem:
        run(Settings(database=sqlite, workers=2))
    assert problem.value.key == "error-workers-database"


def test_migrations_make_exactly_the_tables(database: str) -> None:
    engine = open_engine(Settings(database=database).database_url)
    migrate.upgrade(engine)
    migrate.upgrade(engine)  # once more changes nothing
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert [item for item in differences if "index" not in str(item[0])] == []
    engine.dispose()


def test_a_database_of_a_newer_program_is_refused(sqlite: str) -> None:
    engine = open_engine(Settings(database=sqlite).database_url)
    migrate.upgrade(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(GameError) as problem:
        migrate.upgrade(engine)
    assert problem.value.key == "error-database-version" and "9999" in str(problem.value)
    engine.dispose()


def test_the_default_database_is_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url == f"sqlite:///{tmp_path}/lostworld/games.sqlite3"


def test_addresses() -> None:
    assert address(Settings(host="0.0.0.0", port=81)) == "http://127.0.0.1:81/"
    assert address(Settings(host="::", port=81)) == "http://127.0.0.1:81/"
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
    assert server.process.returncode == 0 and say("cli-serve-stopping", "fr") in out
    assert f"http://127.0.0.1:{server.port}/" in out and "Ctrl+C" in out
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert any(line["message"] == "request" and line["path"] == "/api/health" for line in lines)


@pytest.mark.slow
def test_an_interrupt_is_told_by_the_exit_code(sqlite: str) -> None:
    server = Process(sqlite)
    server.wait()
    server.process.send_signal(signal.SIGINT)
    out, log = server.process.communicate(timeout=30)
    assert server.process.returncode == 130 and say("cli-serve-stopping") in out and "Traceback" not in log


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_several_workers_stop_as_one_does(
    postgres: Callable[[], str], sent: signal.Signals, code: int
) -> None:
    server = Process(postgres(), "--workers", "2")
    server.wait()
    assert server.process.stdout is not None
    first = server.process.stdout.readline()  # one worker may answer before all are there
    server.process.send_signal(sent)
    out, _ = server.process.communicate(timeout=60)
    assert server.process.returncode == code and say("cli-serve-stopping") in out
    assert (first + out).count(server.url) == 1, "and where the game is was said once"


FAULTY = """
async def app(scope, receive, send):
    await receive()
    if {starts}:
        await send({{"type": "lifespan.startup.complete"}})
        __import__("os").kill(__import__("os").getpid(), 15)
        await receive()
    raise RuntimeError("a fault")

def create():
    return app
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("starts", "workers", "key"),
    [
        (False, 1, "error-server-start"),
        pytest.param(False, 2, "error-server-start", marks=pytest.mark.postgres),
        (True, 1, "error-server-ended"),
    ],
)
def test_a_fault_is_told_by_words_and_exit_code(
    starts: bool, workers: int, key: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    (tmp_path / "faulty.py").write_text(FAULTY.format(starts=starts))
    database = request.getfixturevalue("sqlite") if workers == 1 else request.getfixturevalue("postgres")()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    program = "from lostworld.cli import main, serve; serve.APPLICATION = 'faulty:create'; exit(main())"
    ended = subprocess.run(
        [
            sys.executable, "-c", program,
            "serve", "--no-browser", "--port", port, "--database", database, "--workers", str(workers),
        ],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path]), "LANG": "en"},
        capture_output=True,
        text=True,
        timeout=60,
    )  # fmt: skip
    assert ended.returncode == 1
    assert say(key) in ended.stderr and say("cli-serve-stopping") not in ended.stdout
