"""One server for each SQLite file: a lock beside it, which the system releases when its holder ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lostworld.game import GameError
from lostworld.server.storage.read import file_of


class DatabaseLock:
    """A database that nobody else serves meanwhile. PostgreSQL needs no lock: servers may share it."""

    def __init__(self, url: str) -> None:
        self._descriptor: int | None = None
        file = file_of(url)
        if file is not None:
            self._lock(file.resolve())  # one lock, by whatever links the file is reached

    def _lock(self, file: Path) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            descriptor = os.open(file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise GameError("error-database-file", path=str(file)) from problem
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise GameError("error-database-in-use", path=str(file)) from None
        except OSError:
            pass  # a file system without locks
        self._descriptor = descriptor

    def end(self) -> None:
        """Let others serve it."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
