"""A game's home: the one worker of a server at which all its live connections are.

The system gives a new connection to any worker. If both seats of a game were at different ones, each move
would be sent from one to the other and carried out twice. So a worker that is asked for a live connection to
a game looks which worker is the game's home, and hands the connection itself over, with the request that came
on it; the home answers. Everybody finds the same home without asking: each worker and the game's id give a
number, and the largest one counts. When a worker goes, only its own games get another home.

Nothing depends on it. Where a connection cannot be handed over it is served by the worker that has it, and
the bus keeps the others informed, as it does for workers on other machines.

Workers meet in a folder that only their own user can enter: each has a socket there, with its name.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import secrets
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.server import ServerState

from lostworld.server.net.bounded_requests import HEAD_BYTES
from lostworld.server.net.gathered_frames import GatheredFrames

log = logging.getLogger("lostworld.server.homes")

WAITING_MOST: Final = 64
"""Workers that may knock at once."""
GOODBYE_SECONDS: Final = 3.0
"""How long connections have to end when the worker stops."""


class HandedOver(GatheredFrames):
    """A connection that another worker accepted: its request comes along with it."""

    def __init__(self, head: bytes, config: uvicorn.Config, state: ServerState) -> None:
        super().__init__(config, state, {})
        self._head = head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        head, self._head = self._head, b""
        self.data_received(head)


class Homes:
    """One worker's door for connections that others hand over, and its way to theirs."""

    def __init__(self, folder: str) -> None:
        self.name = secrets.token_hex(4)
        self.handed_over = 0
        """Connections that were given to other workers."""
        self._folder = Path(folder)
        self._config: uvicorn.Config | None = None
        self._state = ServerState()
        self._door: socket.socket | None = None
        self._callers: set[socket.socket] = set()
        self._others: dict[str, socket.socket] = {}
        self._welcomed: set[asyncio.Task[None]] = set()

    def lead_to(self, config: uvicorn.Config) -> None:
        """Say which application serves the connections that come."""
        self._config = config

    def open(self) -> None:
        """Let others hand connections over, if the system knows how."""
        if self._config is None:
            return
        self._config.load()
        ready, coming = self._folder / self.name, self._folder / f".{self.name}"
        door: socket.socket | None = None
        try:
            door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            door.setblocking(False)
            door.bind(str(coming))
            door.listen(WAITING_MOST)
            coming.rename(ready)  # nobody finds a door at which nobody listens yet
        except (AttributeError, OSError) as problem:
            log.warning("no homes", extra={"fields": {"error": type(problem).__name__}})
            if door is not None:
                door.close()
            return
        self._door = door
        asyncio.get_running_loop().add_reader(door, self._meet)

    async def close(self) -> None:
        """Let nobody in any more, and those go who came."""
        if self._door is None:
            return
        with suppress(OSError):
            (self._folder / self.name).unlink()
        loop = asyncio.get_running_loop()
        for end in (self._door, *self._callers):
            loop.remove_reader(end)
        for end in (self._door, *self._callers, *self._others.values()):
            end.close()
        self._door = None
        for connection in [*self._state.connections]:
            connection.shutdown()
        if self._state.tasks:
            await asyncio.wait({*self._state.tasks}, timeout=GOODBYE_SECONDS)

    # --- handing over -----------------------------------------------------------------------------------

    def hand_over(self, game_id: str, transport: asyncio.Transport, head: bytes) -> bool:
        """Give a connection to the game's home; False if that is here, or if it cannot be reached."""
        end: Any = transport.get_extra_info("socket")
        while self._door is not None and end is not None:
            home = self._home_of(game_id)
            if home == self.name:
                return False
            try:
                socket.send_fds(self._way_to(home), [head], [end.fileno()])
            except BlockingIOError:  # it is behind with what it was given
                return False
            except OSError:
                self._forget(home)
                continue
            self.handed_over += 1
            return True
        return False

    def _home_of(self, game_id: str) -> str:
        names = {self.name, *(name for name in os.listdir(self._folder) if not name.startswith("."))}
        return max(names, key=lambda name: hashlib.sha256(f"{name} {game_id}".encode()).digest())

    def _way_to(self, home: str) -> socket.socket:
        way = self._others.get(home)
        if way is None:
            way = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            way.setblocking(False)
            self._others[home] = way
            way.connect(str(self._folder / home))
        return way

    def _forget(self, home: str) -> None:
        """Take leave of a worker that has died."""
        self._others.pop(home).close()
        with suppress(OSError):
            (self._folder / home).unlink()

    # --- taking over ------------------------------------------------------------------------------------

    def _meet(self) -> None:
        assert self._door is not None
        with suppress(OSError):
            caller, _ = self._door.accept()
            caller.setblocking(False)
            self._callers.add(caller)
            asyncio.get_running_loop().add_reader(caller, self._receive, caller)

    def _receive(self, caller: socket.socket) -> None:
        try:
            head, given, _, _ = socket.recv_fds(caller, 2 * HEAD_BYTES, 1)
        except BlockingIOError:
            return
        except OSError:
            head, given = b"", []
        if not head:
            asyncio.get_running_loop().remove_reader(caller)
            self._callers.discard(caller)
            caller.close()
        for descriptor in given:
            welcome = asyncio.create_task(self._welcome(head, socket.socket(fileno=descriptor)))
            self._welcomed.add(welcome)
            welcome.add_done_callback(self._welcomed.discard)

    async def _welcome(self, head: bytes, end: socket.socket) -> None:
        assert self._config is not None
        config = self._config
        end.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: HandedOver(head, config, self._state), end
            )
        except OSError:  # it has hung up on the way
            end.close()
