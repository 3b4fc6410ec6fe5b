"""The parts of Lost World that stand on other packages, and what is said where one is not installed.

Rules, bots, records and the engine need nothing but Python. Everything else is an *extra* of the package:

    >>> extra_of("typer"), extra_of("pyspiel"), extra_of("json")
    ('cli', 'envs', None)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from lostworld.game import GameError

EXTRAS: Final = {
    "cli": ("fluent", "rich", "typer"),
    "server": (
        *("alembic", "fastapi", "filelock", "platformdirs", "pydantic", "pydantic_core"),
        *("pydantic_settings", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    ),
    "pictures": ("resvg_py",),
    "postgres": ("psycopg",),
    "envs": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
    "lab": ("pyarrow",),
    "cluster": ("ray",),
}
"""The extras, and the modules that each brings along."""


class PartMissing(GameError, ModuleNotFoundError):
    """A package is needed that is not installed; the sentence says how to install it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("error-part-missing", package=package, extra=extra)


def extra_of(module: str | None) -> str | None:
    """The extra that brings a module along; None if none does."""
    package = (module or "").partition(".")[0]
    return next((extra for extra, packages in EXTRAS.items() if package in packages), None)


@contextmanager
def needing_extras() -> Iterator[None]:
    """Turn a failed import of an extra's package into ``PartMissing``, which says what to do.

    >>> with needing_extras():
    ...     raise ModuleNotFoundError(name="resvg_py")
    Traceback (most recent call last):
    ...
    lostworld.extras.PartMissing: This needs resvg_py, which is not installed: ...
    """
    try:
        yield
    except PartMissing:
        raise
    except ModuleNotFoundError as missing:
        extra = extra_of(missing.name)
        if extra is None:
            raise
        raise PartMissing(str(missing.name).partition(".")[0], extra) from None
