"""What the server can be told: address, database, limits. One immutable value, read from the environment."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self
from urllib.parse import urlsplit

import sqlalchemy as sa
from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from lostworld.extras import PartMissing
from lostworld.game import GameError

ENVIRONMENT: Final = "LOSTWORLD_SERVER"
"""The variable with the settings, as JSON; worker processes receive theirs in it too. Single ones may stand
in variables of their own, as ``LOSTWORLD_SERVER__PORT``."""

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of this machine; the second for IPv4 too."""
DRIVERS: Final = ("sqlite", "sqlite+pysqlite", "postgresql+psycopg")
"""The databases that are known, as SQLAlchemy calls them."""


class Settings(BaseModel):
    """Everything the server can be told. The defaults suit one person's own machine.

    Every number has a least and a most: pauses that are too short would only make work, and without processes
    or places in a group nothing would ever be done.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=1, le=65_535)
    public_url: str | None = None
    """The address under which others reach the server, when a proxy stands before it."""
    database: str = ""
    """A URL; empty: SQLite in the user's own folder."""
    workers: int = Field(default=1, ge=1, le=64)
    client: str = ""
    """The folder of the built browser client; empty: the one in the package."""
    content: str = ""
    """A folder with content of the host's own, in it a folder for each game; empty: none."""
    bot_pause: float = Field(default=0.5, ge=0, le=60)
    """Seconds a bot takes at least, so that people can follow."""
    bot_milliseconds: int = Field(default=600, ge=1, le=600_000)
    """Thinking time of a bot for one decision."""
    bot_threads: int = Field(default=2, ge=1, le=64)
    """Processes in which bots think."""
    hint_threads: int = Field(default=1, ge=1, le=64)
    """Processes for hints and analyses; they yield to those of the bots."""
    presence_every: float = Field(default=10.0, ge=1, le=600)
    """Seconds after which a worker repeats to the others who is connected to it."""
    evict_after: float = Field(default=60.0, ge=1, le=86_400)
    """Seconds after which a game that nobody watches leaves the memory."""
    group_most: int = Field(default=512, ge=1, le=10_000)
    """Most writes in one transaction."""
    frame_bytes: int = Field(default=16_384, ge=1024, le=1 << 20)
    body_bytes: int = Field(default=262_144, ge=1024, le=1 << 24)
    command_rate: float = Field(default=30.0, ge=0, le=1_000_000)
    """Commands a second for each connection and for each seat, in the long run, and sixteen times as many for
    each address; 0: no limit."""
    command_burst: int = Field(default=120, ge=1, le=1_000_000)
    request_rate: float = Field(default=50.0, ge=0, le=1_000_000)
    """HTTP requests a second for each address, in the long run; 0: no limit."""
    request_burst: int = Field(default=1000, ge=1, le=1_000_000)
    new_games_rate: float = Field(default=0.5, ge=0, le=1_000_000)
    """New games and rematches a second for each address, in the long run; 0: no limit."""
    new_games_burst: int = Field(default=300, ge=1, le=1_000_000)
    public_games_rate: float = Field(default=0.05, ge=0, le=1_000_000)
    """Of these, games that everybody finds in a list; 0: no limit."""
    public_games_burst: int = Field(default=20, ge=1, le=1_000_000)
    vote_after: float = Field(default=60.0, ge=0, le=86_400)
    """Seconds somebody must be away before the others may vote for a bot in his place."""
    lobby: bool = True
    """Whether there is a list of open challenges that anybody may accept."""
    connections_per_address: int = Field(default=500, ge=1, le=1_000_000)
    """Live connections of one address."""
    connections_per_game: int = Field(default=200, ge=1, le=100_000)
    bot_games_watched: int = Field(default=8, ge=1, le=100_000)
    """Games that only bots play and that go on because one address watches."""
    steps_most: int = Field(default=2000, ge=10, le=1_000_000)
    """Most steps of a game, several times those of a long one; take-backs end at half of them."""
    games_most: int = Field(default=100_000, ge=0, le=1_000_000_000)
    """Most games in the database; 0: no limit."""
    keep_untouched_days: float = Field(default=7.0, ge=0, le=36_500)
    """Days after which a game is deleted in which nobody ever did anything; 0: never."""
    keep_idle_days: float = Field(default=365.0, ge=0, le=36_500)
    """The same for a game that was begun and never finished. Finished games are kept."""
    upkeep_every: float = Field(default=600.0, ge=1, le=86_400)
    """Seconds between two looks for games to delete."""
    clocks_every: float = Field(default=60.0, ge=1, le=86_400)
    """Seconds between two looks for clocks that run in games nobody has open."""
    homes: str = ""
    """The folder in which the workers of one server meet; ``lostworld serve`` makes it. Empty: none."""
    metrics: Annotated[str, Field(pattern=r"^(.+:\d{1,5})?$")] = ""
    """Where numbers for Prometheus are told, such as ``127.0.0.1:9100``; empty: nowhere."""
    log_addresses: bool = False
    """Whether the log says who asked: the address, and a number that the answer has too, ``X-Request-Id``."""
    log_level: Literal["debug", "info", "warning", "error"] | None = None
    """None: see ``level``."""

    @classmethod
    def from_environment(cls) -> Settings:
        """Return the settings that the environment names. Raises GameError."""
        try:
            return _Environment().server
        except SettingsError:
            raise GameError("error-settings-json", name=ENVIRONMENT) from None
        except ValidationError as problem:
            raise _explained(problem) from None

    def to_json(self) -> str:
        """Return the settings as JSON, for worker processes."""
        return self.model_dump_json()

    def but(self, **changes: Any) -> Self:
        """Return the same with some settings changed."""
        return self.model_copy(update=changes)

    @classmethod
    def default(cls, name: str) -> str:
        """Return a setting's default as text, for the command line's help."""
        return str(cls.model_fields[name].default)

    @classmethod
    def bounds(cls, name: str) -> tuple[int, int]:
        """Return the least and the most that a number may be."""
        marks = cls.model_fields[name].metadata
        found = {side: getattr(mark, side) for mark in marks for side in ("ge", "le") if hasattr(mark, side)}
        return found["ge"], found["le"]

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
            raise PartMissing("psycopg", "postgres")

    def check_public_url(self) -> None:
        """Raise GameError unless the public URL, if there is one, is an address of a whole site."""
        if self.public_url is not None and not _is_site(self.public_url):
            raise GameError("error-public-url", url=self.public_url)

    @property
    def public_host(self) -> str | None:
        """The host (with a port unless it is the scheme's own) of the public URL."""
        return urlsplit(self.public_url).netloc.lower() if self.public_url else None


class _Environment(BaseSettings):
    """The environment's part: one variable with everything, or one for each setting."""

    model_config = SettingsConfigDict(
        env_prefix="LOSTWORLD_", env_nested_delimiter="__", env_ignore_empty=True
    )

    server: Settings = Settings()


def _explained(problem: ValidationError) -> GameError:
    """Say which setting is wrong, and how."""
    first = problem.errors(include_url=False)[0]
    name = str(first["loc"][1]) if len(first["loc"]) > 1 else ""
    kind = first["type"]
    if not name:
        return GameError("error-settings-json", name=ENVIRONMENT)
    if kind == "extra_forbidden":
        return GameError("error-settings-unknown", name=name, variable=ENVIRONMENT)
    if kind in ("greater_than_equal", "less_than_equal", "finite_number"):
        least, most = Settings.bounds(name)
        return GameError("error-settings-range", name=name, least=least, most=most, variable=ENVIRONMENT)
    return GameError("error-settings-value", name=name, variable=ENVIRONMENT)


def data_folder() -> Path:
    """Return where a user's own games are kept, as each system wants it. Raises GameError."""
    try:
        return user_data_path("lostworld", appauthor=False)
    except RuntimeError:  # the system knows no home of this user
        raise GameError("error-data-folder-unknown") from None


def _own_folder() -> Path:
    """Return the user's own folder, made if it is not there."""
    folder = data_folder()
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
