"""The command ``lostworld serve``: check the address and the database, start the server, open the browser."""

import errno
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Final, Literal

import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from lostworld.cli.options import Language
from lostworld.game import GameError
from lostworld.games import CONTENT, Extended, content_folder, game_named, names
from lostworld.server.http.client_files import ClientFiles
from lostworld.server.logs import set_up
from lostworld.server.net.security import in_url, reached_at
from lostworld.server.settings import ENVIRONMENT, EVERYWHERE, Settings
from lostworld.server.storage import migrate as migrate
from lostworld.server.storage.database_lock import DatabaseLock
from lostworld.server.storage.read import open_engine
from lostworld.server.uvicorn_options import uvicorn_options
from lostworld.texts import say

APPLICATION: Final = "lostworld.server.app:create_app"
CODES: Final[dict[int, int]] = {signal.SIGINT: 130}
"""With what the command ends when a signal has stopped it; otherwise with 0, as everything went as wanted."""
FILES_MOST: Final = 65_536
"""Files and connections that may be open at once, if the system allows it."""
STOP_SECONDS: Final = 20.0
"""How long workers may take to stop. One that waits for its database at its start does not hear of it."""


def serve(
    host: Annotated[
        str | None, typer.Option("--host", help="cli-option-host", show_default=Settings.default("host"))
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port", help="cli-option-port", min=1, max=65535, show_default=Settings.default("port")
        ),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", help="cli-option-public-url", show_default=False)
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="cli-option-database", show_default=False)
    ] = None,
    content: Annotated[
        str | None, typer.Option("--content", help="cli-option-content", show_default=False)
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-option-no-browser")] = False,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", help="cli-option-workers", min=1, max=64, show_default=Settings.default("workers")
        ),
    ] = None,
    language: Language = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"] | None,
        typer.Option("--log-level", help="cli-option-log-level", show_default=False),
    ] = None,
) -> None:
    """Start the server; returns when it is stopped. Raises GameError when it cannot start."""
    from lostworld.cli.app import Chosen

    options = {
        "host": host,
        "port": port,
        "public_url": public_url,
        "database": database,
        "content": content,
        "workers": workers,
        "log_level": log_level,
    }
    given = {name: value for name, value in options.items() if value is not None}
    settings = Settings.from_environment().but(**given)
    settings = settings.but(public_url=(settings.public_url or "").rstrip("/") or None)
    raise typer.Exit(run(settings, not no_browser, Chosen.language))


def run(settings: Settings, open_browser: bool = False, language: str = "en") -> int:
    """Check everything that can go wrong at the start, then serve until stopped. Returns the exit code."""
    settings.check_public_url()
    settings.check_database()
    if settings.workers > 1 and not settings.is_postgres:
        raise GameError("error-workers-database")
    if settings.content:
        for game, counts in take_content(settings.content).items():
            print(say("cli-serve-content", language, game=say(f"{game}-name", language), **counts))
    engine = open_engine(settings.database_url)
    with bound(settings.host, settings.port) as listener:
        database_lock = DatabaseLock(settings.database_url)
        try:
            migrate.upgrade(engine)
        finally:
            engine.dispose()
            database_lock.release()  # the worker takes it again
        stopped_by = _serve(settings, listener, open_browser, language)
    print(say("cli-serve-stopping", language), flush=True)
    return CODES.get(stopped_by, 0)


def take_content(folder: str) -> dict[str, Mapping[str, int]]:
    """Let games read a host's own content; how much of what each has then. Raises GameError."""
    if not Path(folder).is_dir():
        raise GameError("error-content-folder", folder=folder)
    os.environ[CONTENT] = str(Path(folder).resolve())
    taken: dict[str, Mapping[str, int]] = {}
    takers = {name: game for name in names() if isinstance(game := game_named(name), Extended)}
    for name, game in takers.items():
        if content_folder(name) is not None:
            try:
                taken[name] = game.keep_own_content()
            except OSError as problem:
                raise GameError("error-content-kept", folder=folder, reason=str(problem.strerror)) from None
    if not taken:
        raise GameError("error-content-none", folder=folder, games=", ".join(takers))
    return taken


def _serve(settings: Settings, listener: socket.socket, open_browser: bool, language: str) -> int:
    """Serve until a signal comes; which one."""
    set_up(settings.level)
    _allow_files()
    config = uvicorn.Config(APPLICATION, **uvicorn_options(settings))
    url = address(settings)
    told = threading.Thread(target=_tell, args=(settings, url, open_browser, language), daemon=True)
    if settings.workers == 1:
        os.environ[ENVIRONMENT] = settings.to_json()
        return _Server(config, told).served(listener)
    # A worker that had to be killed leaves its bots' semaphores behind. Python clears them away, and would
    # write of it in the midst of our log's lines.
    os.environ["PYTHONWARNINGS"] = ",".join(
        filter(None, [os.environ.get("PYTHONWARNINGS"), "ignore:resource_tracker"])
    )
    with _meeting_place() as homes:
        os.environ[ENVIRONMENT] = settings.but(homes=homes).to_json()
        return _Supervisor(config, listener, told).served()


@contextmanager
def _meeting_place() -> Iterator[str]:
    """A folder, of this user alone, in which workers meet; its name is empty where none can be made."""
    try:
        folder = tempfile.mkdtemp(prefix="lostworld-")
    except OSError:
        folder = ""
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _allow_files() -> None:
    """Let this process hold as many connections as the system allows; the usual 1,024 are soon used up."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_MOST if hard == resource.RLIM_INFINITY else min(FILES_MOST, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class _Server(uvicorn.Server):
    """Says where the game is once it can be reached, and how it ended."""

    def __init__(self, config: uvicorn.Config, told: threading.Thread) -> None:
        super().__init__(config)
        self._told = told
        self._stopped_by: int | None = None

    def served(self, listener: socket.socket) -> int:
        """Serve until a signal comes; which one. Raises GameError when it was something else."""
        try:
            self.run(sockets=[listener])
        except SystemExit:  # uvicorn has logged the reason
            raise GameError("error-server-start") from None
        if self._stopped_by is None or self.lifespan.should_exit:
            raise GameError("error-server-ended")
        return self._stopped_by

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._told.start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. uvicorn's own would raise the signal once more in the end, and nobody could say goodbye."""
        self._stopped_by = self._stopped_by or sig
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


class _Supervisor(Multiprocess):
    """The same for several workers: it starts them, and others for those that die."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, told: threading.Thread) -> None:
        super().__init__(config, sockets=[listener])
        self._told = told
        self._up = False
        self._stopped_by: int | None = None

    def served(self) -> int:
        """Serve until a signal comes; which one. Raises GameError when it was something else."""
        self.run()
        if self._stopped_by is None:
            raise GameError("error-server-ended" if self._up else "error-server-start")
        return self._stopped_by

    def keep_subprocess_alive(self) -> None:
        """Also say where the game is, once a worker answers."""
        super().keep_subprocess_alive()
        if not self._up and any(process.is_ready() for process in self.processes):
            self._up = True
            self._told.start()

    def handle_int(self) -> None:
        self._stopped_by = signal.SIGINT
        super().handle_int()

    def handle_term(self) -> None:
        self._stopped_by = signal.SIGTERM
        super().handle_term()

    def join_all(self) -> None:
        """Wait for the workers, but not for ever: what was confirmed is stored in any case."""
        end = time.monotonic() + STOP_SECONDS
        for process in self.processes:
            process.process.join(max(0.0, end - time.monotonic()))
            if process.process.is_alive():
                process.kill()
        super().join_all()


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at this address, or the reason why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Unless the protocol is named, asyncio lets the system hold small messages back for a while (Nagle).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":  # some systems would take IPv6 alone
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as problem:
        listener.close()
        if problem.errno == errno.EADDRINUSE:
            raise GameError("error-port-in-use", port=port) from None
        raise GameError("error-host-bind", host=host) from None
    listener.set_inheritable(True)
    return listener


def address(settings: Settings) -> str:
    """Where this machine's own browser finds the server."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{in_url(host)}:{settings.port}/"


def _tell(settings: Settings, url: str, open_browser: bool, language: str) -> None:
    """Where the game is and who can reach it; then the browser."""
    print(say("cli-serve-open", language, url=url))
    if settings.public_url:
        print(say("cli-serve-invite", language, url=settings.public_url))
    elif settings.is_loopback:
        print(say("cli-serve-local", language))
    else:
        for host in reached_at(settings):
            print(say("cli-serve-invite", language, url=f"http://{host}:{settings.port}/"))
    print(say("cli-serve-stop", language), flush=True)
    if not ClientFiles(settings.client_folder).is_built:
        print(say("error-client-missing", language), file=sys.stderr, flush=True)
        return
    if open_browser:
        try:
            opened = webbrowser.open(url)
        except webbrowser.Error:
            opened = False
        if not opened:
            print(say("error-browser-missing", language), file=sys.stderr, flush=True)
