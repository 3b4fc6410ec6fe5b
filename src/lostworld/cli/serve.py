"""The command ``lostworld serve``: check the address and the database, start the server, open the browser."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated, Any, Literal

import typer
import uvicorn

from lostworld.game import GameError
from lostworld.server import schema_version
from lostworld.server.bus import check_bus
from lostworld.server.client_files import ClientFiles
from lostworld.server.logs import set_up
from lostworld.server.occupancy import Occupancy
from lostworld.server.security import lan_addresses
from lostworld.server.settings import ENVIRONMENT, Settings
from lostworld.server.store import open_engine
from lostworld.texts import say

APPLICATION = "lostworld.server.app:create_app"


def serve(
    host: Annotated[str, typer.Option("--host", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="cli-option-port", min=1, max=65535)] = 8000,
    public_url: Annotated[
        str | None, typer.Option("--public-url", help="cli-option-public-url", show_default=False)
    ] = None,
    database: Annotated[str, typer.Option("--database", help="cli-option-database", show_default=False)] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-option-no-browser")] = False,
    workers: Annotated[int, typer.Option("--workers", help="cli-option-workers", min=1, max=64)] = 1,
    bus: Annotated[str, typer.Option("--bus", help="cli-option-bus", show_default=False)] = "",
    language: Annotated[
        Literal["en", "fr"] | None,
        typer.Option("--language", "-l", help="cli-option-language", show_default=False),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"] | None,
        typer.Option("--log-level", help="cli-option-log-level", show_default=False),
    ] = None,
) -> None:
    """Start the server; returns when it is stopped. Raises GameError when it cannot start."""
    from lostworld.cli.app import Chosen

    run(
        Settings.from_environment().but(
            host=host,
            port=port,
            public_url=public_url.rstrip("/") if public_url else None,
            database=database,
            workers=workers,
            bus=bus,
            # Somebody who watches the terminal wants the address there, not a log.
            log_level=log_level or ("warning" if sys.stderr.isatty() else "info"),
        ),
        not no_browser,
        Chosen.language,
    )


def run(settings: Settings, open_browser: bool = False, language: str = "en") -> None:
    """Check everything that can go wrong at the start, then serve until stopped."""
    settings.check_public_url()
    if settings.workers > 1 and not settings.is_postgres:
        raise GameError("error-workers-database")
    engine = open_engine(settings.database_url)
    check_bus(settings)
    listener = bound(settings.host, settings.port)
    occupancy = Occupancy(settings.database_url)
    schema_version.upgrade(engine)
    engine.dispose()
    occupancy.end()  # the worker takes it again
    set_up(settings.log_level)
    os.environ[ENVIRONMENT] = settings.to_json()
    config = uvicorn.Config(APPLICATION, **uvicorn_options(settings))
    url = address(settings)
    told = threading.Thread(target=_tell, args=(settings, url, open_browser, language), daemon=True)
    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        told.start()
        Multiprocess(config, sockets=[listener]).run()
    else:
        _Server(config, told).run(sockets=[listener])
    print(say("cli-serve-stopping", language), flush=True)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to run the application. Our own log replaces its access log, which shows queries."""
    return {
        "factory": True,
        "workers": settings.workers,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": True,
        "ws": "lostworld.server.frames:GatheredFrames",
        "ws_max_size": settings.frame_bytes,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "proxy_headers": settings.public_url is not None,
        "lifespan": "on",
    }


class _Server(uvicorn.Server):
    """Says where the game is once it can be reached."""

    def __init__(self, config: uvicorn.Config, told: threading.Thread) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._told.start()


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at this address, or the reason why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Unless the protocol is named, asyncio lets the system hold small messages back for a while (Nagle).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def _tell(settings: Settings, url: str, open_browser: bool, language: str) -> None:
    """Where the game is and who can reach it; then the browser."""
    print(say("cli-serve-open", language, url=url))
    if settings.public_url:
        print(say("cli-serve-invite", language, url=settings.public_url))
    elif settings.is_loopback:
        print(say("cli-serve-local", language))
    else:
        for found in lan_addresses():
            print(say("cli-serve-invite", language, url=f"http://{found}:{settings.port}/"))
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
