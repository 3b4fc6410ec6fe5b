"""HTTP requests that are bounded before anybody reads them: how large their head is, how long they take.

uvicorn's parser takes a head of any size and waits for the rest of a request for ever.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    from lostworld.server.cluster.homes import Homes

HEAD_BYTES: Final = 32_768
"""The request line and all headers."""
REQUEST_SECONDS: Final = 20.0
"""From the first byte, or from the connection's beginning, to the last one."""

LIVE: Final = re.compile(rb"/api/games/([0-9A-Za-z]{1,40})/live(?=\?|$)")
HOMES: Final = "lostworld.homes"
"""Where the application's state has the ``Homes`` of its worker."""

_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class BoundedRequests(HttpToolsProtocol):
    """uvicorn's HTTP, with patience and room that end."""

    _head = 0
    _in_head = True
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # Piece by piece, so that no head is parsed beyond its size, however much of it comes at once.
        for start in range(0, len(data), HEAD_BYTES):
            piece = data[start : start + HEAD_BYTES]
            if self._in_head:
                self._head += len(piece)
            super().data_received(piece)
            if self.transport.is_closing():
                return
            if self._in_head and self._head > HEAD_BYTES:
                self.transport.write(_TOO_LARGE)
                self.transport.close()
                return

    def on_message_begin(self) -> None:
        self._in_head = True
        self._hurry()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._relax()
        if not self._handed_over():
            super().handle_websocket_upgrade()

    def _handed_over(self) -> bool:
        """Give a live connection to its game's home, if that is another worker."""
        asked = LIVE.match(self.url)
        homes: Homes | None = self.app_state.get(HOMES)
        under_way = self.cycle is not None and not self.cycle.response_complete
        if asked is None or homes is None or under_way or self.transport.get_write_buffer_size():
            return False
        lines = (b"%b: %b\r\n" % header for header in self.headers)
        head = b"GET %b HTTP/1.1\r\n%b\r\n" % (self.url, b"".join(lines))
        if not homes.hand_over(asked[1].decode(), self.transport, head):
            return False
        self.transport.abort()  # here it ends; the home has it
        return True

    def _hurry(self) -> None:
        self._relax()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._too_late)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        transport: Any = self.transport
        if transport is not None and not transport.is_closing():
            transport.abort()
