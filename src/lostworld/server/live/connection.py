"""The live connection: one WebSocket for each tab, JSON messages, the first of them ``hello``."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError
from pydantic_core import from_json, to_json
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lostworld.game import SPECTATOR, GameError
from lostworld.server.http.errors import error_json, from_fault, from_validation
from lostworld.server.live.commands import COMMAND, HELLO, Hello, Hint
from lostworld.server.net.gathered_frames import SEND_NOW
from lostworld.server.net.limits import ASKER, Bucket
from lostworld.server.net.security import hashed, same
from lostworld.server.play.commands import perform
from lostworld.server.play.decide import Stale
from lostworld.server.play.frames import snapshot
from lostworld.server.play.live_game import LiveGame
from lostworld.server.play.stand_in import end_votes
from lostworld.texts import language_from

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

log = logging.getLogger("lostworld.server.live")

HELLO_SECONDS: Final = 15.0
WAITING_MOST: Final = 1_000_000
"""Bytes that may wait for a slow reader before it is let go."""
SHARE: Final = 4
"""One address may take a quarter of the places for those who watch a game."""
REFUSALS_MOST: Final = 100
"""Refused messages in a row after which a connection is closed."""

POLICY, TOO_SLOW, NORMAL, FAULT = 1008, 1013, 1000, 1011


class Connection:
    """One tab at a table."""

    __slots__ = (
        "_closing",
        "_now",
        "_size",
        "_waiting",
        "_wake",
        "address",
        "corrected",
        "language",
        "seat",
        "websocket",
    )

    def __init__(self, websocket: WebSocket, seat: int, language: str) -> None:
        self.websocket = websocket
        self.seat = seat
        self.language = language
        self.address = ASKER.get()
        self.corrected = -1
        """The step after which this tab was told how things are, because a command of its was stale."""
        self._now: Callable[[bytes], bool] = websocket.scope.get("extensions", {}).get(SEND_NOW, _later)
        self._waiting: deque[bytes | int] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self._closing = False

    def send(self, message: Mapping[str, Any]) -> None:
        """Send one message, in order."""
        self.send_text(to_json(message))

    def send_text(self, text: bytes) -> None:
        """Send a message that is already written; a reader that is too slow is let go."""
        if self._closing or (not self._size and self._now(text)):
            return
        if self._waiting and self._size + len(text) > WAITING_MOST:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._size += len(text)
        self._put(text)

    def close(self, code: int) -> None:
        """Close once everything before is sent."""
        if not self._closing:
            self._closing = True
            self._put(code)

    def _put(self, item: bytes | int) -> None:
        self._waiting.append(item)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def deliver(self) -> None:
        """Send what is waiting until the connection closes."""
        loop = asyncio.get_running_loop()
        while True:
            while not self._waiting:
                self._wake = loop.create_future()
                await self._wake
            item = self._waiting.popleft()
            try:
                if isinstance(item, int):
                    if self.websocket.application_state is WebSocketState.CONNECTED:
                        await self.websocket.close(item)
                    return
                await self.websocket.send_text(item.decode())
                self._size -= len(item)
            except (RuntimeError, WebSocketDisconnect):
                return  # the other end is gone; the receiving side notices


def _later(_text: bytes) -> bool:
    """Send nothing at once: this server's frames all wait their turn."""
    return False


async def serve_connection(worker: Worker, websocket: WebSocket, receive: Receive, game_id: str) -> None:
    """Serve one live connection from ``hello`` to its end; ``receive`` is where its messages come from."""
    await websocket.accept()
    connection = Connection(websocket, SPECTATOR, language_from(websocket.headers.get("accept-language")))
    delivery = asyncio.create_task(connection.deliver())
    live: LiveGame | None = None
    try:
        try:
            hello = await _hello(worker, connection, receive)
            if hello is None:
                return
            live = await worker.tables.get(game_id)
            connection.seat = seat_of(live, hello.token)
            await _enter(worker, live, connection, hello.after)
        except GameError as problem:
            connection.send(error_message(problem, None, connection.language))
            connection.close(POLICY)
            return
        except WebSocketDisconnect:
            raise
        except Exception as problem:
            connection.send(error_message(_fault(problem), None, connection.language))
            connection.close(FAULT)
            return
        await _serve(worker, live, connection, receive)
    except WebSocketDisconnect:
        pass
    finally:
        if live is not None and connection in live.connections:
            live.note_present()
            live.connections.discard(connection)
            worker.presence.changed(live)
            worker.bots.left(connection.address)
        connection.close(NORMAL)
        await asyncio.wait({delivery}, timeout=2)
        delivery.cancel()


async def _hello(worker: Worker, connection: Connection, receive: Receive) -> Hello | None:
    try:
        text = await asyncio.wait_for(_received(worker, receive), HELLO_SECONDS)
        hello = HELLO.validate_json(text)
    except TimeoutError:
        connection.close(POLICY)
        return None
    except ValidationError as problem:
        raise from_validation(problem) from None
    if hello.language is not None:
        connection.language = language_from(hello.language)
    return hello


async def _received(worker: Worker, receive: Receive) -> str:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", NORMAL))
    text = message.get("text")
    if text is None:
        raise GameError("error-request-unreadable")
    if len(text) > worker.settings.frame_bytes:
        raise GameError("error-too-large", limit=worker.settings.frame_bytes)
    found: str = text
    return found


def seat_of(live: LiveGame, token: str | None) -> int:
    """Return the seat that a token opens; without one a spectator's. Raises GameError."""
    if token is None:
        return SPECTATOR
    given = hashed(token)
    for row in live.seats.values():
        if same(row.token_hash, given):
            return row.seat
    raise GameError("error-seat-token")


async def _enter(worker: Worker, live: LiveGame, connection: Connection, after: int | None) -> None:
    # Spectators and each seat are counted apart: no crowd keeps a player out of the game.
    alike = sum(1 for other in live.connections if other.seat == connection.seat)
    most = worker.settings.connections_per_game
    if alike >= most or _watching_already(live, connection) >= max(1, most // SHARE):
        raise GameError("error-connections-many")
    async with live.lock:  # so that no step falls between the snapshot and the first one told
        past = await worker.tables.past(live)
        connection.send(snapshot(live, connection.seat, past, after))
        if worker.notices.announced is not None:
            connection.send(worker.notices.frame())
        live.connections.add(connection)
        if connection.seat in live.votes:
            await end_votes(worker, live, connection.seat)
    worker.presence.changed(live)
    worker.bots.consider(live)


def _watching_already(live: LiveGame, connection: Connection) -> int:
    """Return how many of the same address watch already: one alone must not take all the places."""
    if connection.seat != SPECTATOR:
        return 0
    return sum(
        1 for other in live.connections if other.seat == SPECTATOR and other.address == connection.address
    )


async def _serve(worker: Worker, live: LiveGame, connection: Connection, receive: Receive) -> None:
    settings = worker.settings
    bucket = Bucket(settings.command_rate, settings.command_burst)
    refused = 0
    while True:
        command_id: str | None = None
        try:
            text = await _received(worker, receive)
            command = COMMAND.validator.validate_json(text)
            command_id = command.id
            worker.counted["commands"] += 1
            bucket.take()
            worker.limits.commands.take(connection.address)
            if isinstance(command, Hint):
                worker.spawn(_answer(worker, live, connection, command), "hint")
            else:
                await _answer(worker, live, connection, command)
            refused = 0
        except ValidationError as problem:
            refused += 1
            connection.send(error_message(from_validation(problem), id_in(text), connection.language))
        except GameError as problem:
            refused += 1
            connection.send(error_message(problem, command_id, connection.language))
        if refused >= REFUSALS_MOST:
            connection.close(POLICY)
            return


async def _answer(worker: Worker, live: LiveGame, connection: Connection, command: Any) -> None:
    """Carry out one command and send its one answer; after a stale one, how things are."""
    try:
        connection.send(await perform(worker, live, connection.seat, command))
    except Stale as problem:
        connection.send(error_message(problem, command.id, connection.language))
        if connection.corrected != live.seq:  # told once already: whoever goes on asking gains nothing
            connection.corrected = live.seq
            await _resend(worker, live, connection)
    except GameError as problem:
        connection.send(error_message(problem, command.id, connection.language))
    except Exception as problem:
        connection.send(error_message(_fault(problem), command.id, connection.language))


async def _resend(worker: Worker, live: LiveGame, connection: Connection) -> None:
    try:
        async with live.lock:
            past = await worker.tables.past(live)
            connection.send(snapshot(live, connection.seat, past))
    except Exception as problem:
        # Whoever connects again gets it then.
        connection.send(error_message(_fault(problem), None, connection.language))
        connection.close(FAULT)


def _fault(problem: Exception) -> GameError:
    """Return the error for what should not happen: the log gets all of it, the client only its kind."""
    log.exception("fault", extra={"fields": {"error": type(problem).__name__}})
    return from_fault(problem)


def id_in(text: str) -> str | None:
    """Return the id of a message that was not understood, so that its sender knows which it was."""
    try:
        message = from_json(text)
    except ValueError:
        return None
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None


def error_message(problem: GameError, command_id: str | None, language: str) -> dict[str, Any]:
    """Return an error as a frame."""
    return {"type": "error", "id": command_id, "error": error_json(problem, language)}
