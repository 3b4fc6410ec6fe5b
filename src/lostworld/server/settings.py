"""What the server can be told: address, database, limits. One immutable value, also readable from JSON."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass, fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from lostworld.game import GameError

ENVIRONMENT: Final = "LOSTWORLD_SERVER"
"""Worker processes receive the settings in this variable, as JSON."""

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of this machine; the second for IPv4 too."""
DRIVERS: Final = ("sqlite", "sqlite+pysqlite", "postgresql+psycopg")
"""The databases that are known, as SQLAlchemy calls them."""

RANGES: Final[dict[str, tuple[int, int]]] = {
    "port": (1, 65_535),
    "workers": (1, 64),
    "bot_pause": (0, 60),
    "bot_milliseconds": (1, 600_000),
    "bot_threads": (1, 64),
    "hint_threads": (1, 64),
    "presence_every": (1, 600),
    "evict_after": (1, 86_400),
    "group_most": (1, 10_000),
    "frame_bytes": (1024, 1 << 20),
    "body_bytes": (1024, 1 << 24),
    "command_rate": (0, 1_000_000),
    "command_burst": (1, 1_000_000),
    "request_rate": (0, 1_000_000),
    "request_burst": (1, 1_000_000),
    "new_games_rate": (0, 1_000_000),
    "new_games_burst": (1, 1_000_000),
    "connections_per_game": (1, 100_000),
    "games_most": (0, 1_000_000_000),
    "keep_untouched_days": (0, 36_500),
    "keep_idle_days": (0, 36_500),
    "upkeep_every": (1, 86_400),
    "clocks_every": (1, 86_400),
}
"""The least and the most of every setting that is a number. Pauses that are too short would only make work,
and without threads or room in a group nothing would ever be done."""


def data_folder() -> Path:
    """Where a user's own games are kept, as each system wants it."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "lostworld"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "lostworld"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share") / "lostworld"


@dataclass(frozen=True)
class Settings:
    """Everything the server can be told. The defaults suit one person's own machine."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    """The address under which others reach the server, when a proxy stands before it."""
    database: str = ""
    """A URL; empty: SQLite in the user's own folder."""
    bus: str = ""
    """Empty: in-process, or the database's own when it is PostgreSQL. ``redis://...``: Redis."""
    workers: int = 1
    client: str = ""
    """The folder of the built browser client; empty: the one in the package."""
    bot_pause: float = 0.5
    """Seconds a bot takes at least, so that people can follow."""
    bot_milliseconds: int = 600
    """Thinking time of a bot for one decision."""
    bot_threads: int = 2
    """Processes in which bots think."""
    hint_threads: int = 1
    """Processes for hints and analyses; they yield to those of the bots."""
    presence_every: float = 10.0
    """Seconds after which a worker repeats to the others who is connected to it."""
    evict_after: float = 60.0
    """Seconds after which a game that nobody watches leaves the memory."""
    group_most: int = 512
    """Most writes in one transaction."""
    frame_bytes: int = 16_384
    body_bytes: int = 262_144
    command_rate: float = 30.0
    """Commands a second for each connection and for each seat, in the long run; 0: no limit."""
    command_burst: int = 120
    request_rate: float = 50.0
    """HTTP requests a second for each address, in the long run; 0: no limit."""
    request_burst: int = 1000
    new_games_rate: float = 1.0
    new_games_burst: int = 300
    connections_per_game: int = 200
    games_most: int = 100_000
    """Most games in the database; 0: no limit."""
    keep_untouched_days: float = 7.0
    """Days after which a game is deleted in which nobody ever did anything; 0: never."""
    keep_idle_days: float = 365.0
    """The same for a game that was begun and never finished. Finished games are kept."""
    upkeep_every: float = 600.0
    """Seconds between two looks for games to delete."""
    clocks_every: float = 60.0
    """Seconds between two looks for clocks that run in games nobody has open."""
    log_level: Literal["debug", "info", "warning", "error"] | None = None
    """None: see ``level``."""

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings a worker process was started with. Raises GameError."""
        try:
            found = json.loads(os.environ.get(ENVIRONMENT) or "{}")
        except ValueError:
            raise GameError("error-settings-json", name=ENVIRONMENT) from None
        if not isinstance(found, dict):
            raise GameError("error-settings-json", name=ENVIRONMENT)
        for name in found.keys() - {known.name for known in fields(cls)}:
            raise GameError("error-settings-unknown", name=name, variable=ENVIRONMENT)
        try:
            settings = TypeAdapter(cls).validate_python(found)
        except ValidationError as problem:
            name = str(problem.errors()[0]["loc"][0])
            raise GameError("error-settings-value", name=name, variable=ENVIRONMENT) from None
        for name, (least, most) in RANGES.items():
            if not least <= getattr(settings, name) <= most:  # what is no number at all is not within either
                raise GameError(
                    "error-settings-range", name=name, least=least, most=most, variable=ENVIRONMENT
                )
        return settings

    def to_json(self) -> str:
        """The settings as JSON, for worker processes."""
        return json.dumps(asdict(self))

    def but(self, **changes: Any) -> Settings:
        """The same with some settings changed."""
        return replace(self, **changes)

    @property
    def database_url(self) -> str:
        """The database's URL in SQLAlchemy's form."""
        url = self.database
        if not url:
            url = f"sqlite:///{_own_folder() / 'games.sqlite3'}"
        elif "://" not in url:
            url = f"sqlite:///{url}"
        for plain in ("postgresql://", "postgres://"):
            if url.startswith(plain):
                url = "postgresql+psycopg://" + url[len(plain) :]
        return url

    @property
    def level(self) -> str:
        """What is logged. Somebody who watches the terminal wants the address there, not a log."""
        return self.log_level or ("warning" if sys.stderr.isatty() else "info")

    @property
    def is_postgres(self) -> bool:
        """Whether games are shared with other workers through PostgreSQL."""
        return self.database_url.startswith("postgresql")

    @property
    def client_folder(self) -> Path:
        """Where the browser client's files are."""
        return Path(self.client) if self.client else Path(__file__).parent / "client"

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in (*LOOPBACK, "::1") or self.host.startswith("127.")

    def check_database(self) -> None:
        """Raise GameError unless the database's address is one that can be tried. It may hold a password, so
        it is not repeated."""
        url = self.database_url
        try:
            driver = sa.make_url(url).drivername
        except (sa.exc.ArgumentError, ValueError):
            raise GameError("error-database-url") from None
        if driver not in DRIVERS:
            raise GameError("error-database-unknown")
        if self.is_postgres and find_spec("psycopg") is None:
            raise GameError("error-part-missing", package="psycopg")

    def check_public_url(self) -> None:
        """Raise GameError unless the public URL, if there is one, is an address of a whole site."""
        if self.public_url is not None and not _is_site(self.public_url):
            raise GameError("error-public-url", url=self.public_url)

    @property
    def public_host(self) -> str | None:
        """The host (with a port unless it is the scheme's own) of the public URL."""
        return urlsplit(self.public_url).netloc.lower() if self.public_url else None


def _own_folder() -> Path:
    """The user's own folder, made if it is not there."""
    try:
        folder = data_folder()
    except RuntimeError:  # the system knows no home of this user
        raise GameError("error-data-folder-unknown") from None
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise GameError("error-data-folder", path=str(folder)) from problem
    return folder


def _is_site(url: str) -> bool:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:  # half a bracket, or a port that cannot be
        return False
    host = parts.hostname or ""
    beyond = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    return parts.scheme in ("http", "https") and host != "" and " " not in host and port != 0 and not beyond
