"""What every request and connection passes first: hosts, origins, sizes, rates, headers, a log line."""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from lostworld.game import GameError
from lostworld.server.http.errors import error_json, from_fault, status_of
from lostworld.server.live.connection import serve_connection
from lostworld.server.net.limits import ASKER, address_of
from lostworld.server.net.security import HEADERS, STRICT_TRANSPORT, check_host, check_origin, header
from lostworld.texts import language_from

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

log = logging.getLogger("lostworld.server.requests")

LIVE = re.compile(r"/api/games/([^/]{1,40})/live")
Headers = tuple[tuple[bytes, bytes], ...]
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Middleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, worker: Worker) -> None:
        self._app = app
        self._worker = worker
        secure = (worker.settings.public_url or "").startswith("https:")
        self._headers: Headers = (*HEADERS, STRICT_TRANSPORT) if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope, changes: bool) -> None:
        headers = scope["headers"]
        host = header(headers, b"host")
        if sum(name == b"host" for name, _ in headers) != 1:
            raise GameError("error-host-name")
        check_host(host, self._worker.hosts)
        if changes:
            check_origin(header(headers, b"origin"), host, self._worker.settings.public_url)
            if header(headers, b"sec-fetch-site") == "cross-site":
                raise GameError("error-origin")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        asked = self._asked(scope)
        status = 500
        started = False
        refused = False
        size = Size(self._worker.settings.body_bytes)

        async def send_on(message: Message) -> None:
            nonlocal status, started
            if size.exceeded and not refused:
                return  # whatever the application makes of half a body
            if message["type"] == "http.response.start":
                started = True
                status = message["status"]
                message["headers"] = _with_ours(message["headers"], scope["path"], self._headers)
                if asked:
                    message["headers"].append((b"x-request-id", asked["request"].encode()))
            await send(message)

        try:
            self._check(scope, scope["method"] not in SAFE_METHODS)
            ASKER.set(address_of(scope.get("client")))
            self._worker.counted["requests"] += 1
            self._worker.limits.ask()
            size.check_announced(scope)
            await self._app(scope, size.counting(receive), send_on)
            size.check()
        except GameError as problem:
            refused = True
            self._worker.counted["refused"] += 1
            if not started:
                await _refuse(scope, send_on, problem)
        except Exception as problem:
            log.exception("fault", extra={"fields": {"error": type(problem).__name__, **asked}})
            if not started:
                await _refuse(scope, send_on, from_fault(problem))
        finally:
            # The path has no secrets: tokens travel in headers, in bodies and behind the page's "#".
            log.info(
                "request",
                extra={
                    "fields": {
                        "method": scope["method"],
                        "path": scope["path"],
                        "status": status,
                        "ms": round(1000 * (time.perf_counter() - began), 1),
                        **asked,
                    }
                },
            )

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope.get("client"))
        ASKER.set(address)
        asked = self._asked(scope)
        with ExitStack() as counted:
            try:
                self._check(scope, True)
                self._worker.limits.ask()
                counted.enter_context(self._worker.limits.connections.one_more(address))
            except GameError as problem:
                self._worker.counted["refused"] += 1
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": problem.key})
                log.info("refused", extra={"fields": {"path": scope["path"], "key": problem.key, **asked}})
                return
            await self._connected(scope, receive, send, asked)

    def _asked(self, scope: Scope) -> dict[str, str]:
        """Return what the log says of who asks: nothing, unless whoever runs the server wants it."""
        if not self._worker.settings.log_addresses:
            return {}
        return {"address": address_of(scope.get("client")), "request": secrets.token_hex(6)}

    async def _connected(self, scope: Scope, receive: Receive, send: Send, who: dict[str, str]) -> None:
        began = time.perf_counter()
        try:
            # The live connection is served here at once: every message would pass the framework's layers.
            asked = LIVE.fullmatch(scope["path"])
            if asked is None:
                await self._app(scope, receive, send)
            else:
                await serve_connection(self._worker, WebSocket(scope, receive, send), receive, asked[1])
        finally:
            seconds = round(time.perf_counter() - began, 1)
            log.info("connection", extra={"fields": {"path": scope["path"], "seconds": seconds, **who}})


class Size:
    """How much of a body has come in, and whether that is too much."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._received = 0

    @property
    def exceeded(self) -> bool:
        """Whether more has come in than is allowed."""
        return self._received > self._most

    def check(self) -> None:
        """Refuse what was too large."""
        if self.exceeded:
            raise GameError("error-too-large", limit=self._most)

    def check_announced(self, scope: Scope) -> None:
        """Refuse a body that says at once that it is too large."""
        length = header(scope["headers"], b"content-length")
        if length is not None and length.isdigit():
            self._received = int(length)
            self.check()
            self._received = 0

    def counting(self, receive: Receive) -> Receive:
        """Return the same stream, which ends where it becomes too large."""

        async def receive_counted() -> Message:
            message = await receive()
            self._received += len(message.get("body", b""))
            if self.exceeded:
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        return receive_counted


def _with_ours(headers: Any, path: str, every: Headers) -> list[tuple[bytes, bytes]]:
    present = {name.lower() for name, _ in headers}
    ours = [(name, value) for name, value in every if name not in present]
    if path.startswith("/api/") and b"cache-control" not in present:
        ours.append((b"cache-control", b"no-store"))
    return [*headers, *ours]


async def _refuse(scope: Scope, send: Send, problem: GameError) -> None:
    language = language_from(header(scope["headers"], b"accept-language"))
    body = to_json({"error": error_json(problem, language)})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.key == "error-rate-limit":
        headers.append((b"retry-after", str(problem.values["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status_of(problem), "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
