"""One server for each SQLite file: a lock beside it, which the system releases when its holder ends."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from lostworld.game import GameError
from lostworld.server.storage.read import file_of


class DatabaseLock:
    """A database that nobody else serves meanwhile. PostgreSQL needs no lock: servers may share it."""

    def __init__(self, url: str) -> None:
        self._lock: FileLock | None = None
        file = file_of(url)
        if file is not None:
            self._lock = _locked(file.resolve())  # one lock, by whatever links the file is reached

    def release(self) -> None:
        """Let others serve it."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _locked(file: Path) -> FileLock | None:
    """Lock a file; return None on a file system that knows no locks. Raises GameError."""
    lock = FileLock(file.with_name(file.name + ".lock"), timeout=0, mode=0o600, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise GameError("error-database-in-use", path=str(file)) from None
    except NotImplementedError:
        return None
    except OSError as problem:
        raise GameError("error-database-file", path=str(file)) from problem
    return lock
