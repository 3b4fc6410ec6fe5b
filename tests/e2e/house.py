"""A real `lostworld serve` process on a free port; tests may kill it and start it again on its database."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 60.0
"""Seconds. The machine may be busy; a test that passes waits for none of them."""

SETTINGS = {
    "bot_pause": 0.0,
    "bot_milliseconds": 40,
    "command_rate": 0,
    "request_rate": 0,
    "new_games_rate": 0,
}


class House:
    """One server with a database of its own."""

    def __init__(self, folder: Path, games: tuple[Path, ...] = (), **settings: Any) -> None:
        """``games``: folders for the server's path, with games that join it by their entry points."""
        self.database = folder / "games.sqlite3"
        self._log = folder / "server.log"
        self._settings = {**SETTINGS, **settings}
        self._path = os.pathsep.join(map(str, games))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and return once it answers."""
        command = [sys.executable, "-W", "ignore", "-m", "lostworld", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env={**os.environ, "LOSTWORLD_SERVER": json.dumps(self._settings), "PYTHONPATH": self._path},
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process.poll() is None, self._log.read_text()
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer\n" + self._log.read_text())

    def kill(self) -> None:
        """As the power cut does it."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """As Ctrl-C does it."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def log(self) -> str:
        """All that the server has written."""
        return self._log.read_text()

    # --- what tests prepare and check beside the browser --------------------------------------------

    def create(self, **wish: Any) -> dict[str, Any]:
        """A new game by HTTP; what the answer says."""
        answer = httpx.post(f"{self.url}/api/games", json={"layout": "first-game", **wish}, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def get(self, path: str) -> Any:
        """What anybody is told at an address."""
        answer = httpx.get(f"{self.url}{path}", timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def seat_link(self, created: dict[str, Any], side: str) -> str:
        """The address that opens a seat in any browser."""
        return f"/game/{created['id']}#token={created['seats'][side]['token']}"

    def command(self, game: str, token: str, **command: Any) -> dict[str, Any]:
        """A command by HTTP, as the other player might send it."""
        answer = httpx.post(
            f"{self.url}/api/games/{game}/commands",
            json={"id": os.urandom(8).hex(), **command},
            headers={"Authorization": f"Bearer {token}"},
            timeout=PATIENCE,
        )
        assert answer.status_code < 300, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What the database really holds."""
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()
