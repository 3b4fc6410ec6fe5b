"""WebSockets whose frames leave together: what one connection is sent in one go costs one system call.

A player who moves is told the step and gets his answer in the same turn of the event loop. uvicorn would
write each frame by itself, and on a busy server writing is a large part of the work.

The application may hand a text over at once (``SEND_NOW`` among the scope's extensions) instead of waiting
its turn for each: nobody waits where nothing is in the way.

And frames that come in are read at a bounded pace: of the smallest ones a connection could send hundreds of
thousands a second, and everybody else would wait while they are parsed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
from websockets.protocol import OPEN

FRAMES_A_SECOND: Final = 1_000.0
FRAMES_AT_ONCE: Final = 1_000.0
PIECE: Final = 2_048
"""Bytes parsed in one go, and so at most some hundred frames."""
FINAL_TEXT: Final = 0x81
"""The first byte of a frame that is all of a text (RFC 6455, section 5.2)."""
FRAGMENTS_MOST: Final = 256
"""Frames that may make up one message."""
UNREAD_MOST: Final = 1_000_000
"""Bytes that may wait for a reader who only asks and never listens."""
SEND_NOW: Final = "lostworld.send_now"
"""The extension of a connection's scope: see ``GatheredFrames.send_now``."""


def framed(text: bytes) -> bytes:
    """Return a text as a whole frame of a server that does not compress (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def whole_text(data: bytes) -> bytes | None:
    """Return the text if this is one whole frame with all of a message, as clients send their commands."""
    if len(data) < 6 or data[0] != FINAL_TEXT:
        return None
    size, head = _size(data, 0)
    return apply_mask(data[head:], data[head - 4 : head]) if head + size == len(data) else None


def ends_with_a_frame(data: bytes) -> bool:
    """Tell whether whole frames are all there is in this."""
    at = 0
    while at + 2 <= len(data):
        size, head = _size(data, at)
        at += head + size
    return at == len(data)


def _size(data: bytes, at: int) -> tuple[int, int]:
    """Return the sizes of a frame's text and of its head; a client's texts are masked."""
    size = data[at + 1] & 127
    masked = 4 * (data[at + 1] >> 7)
    if size < 126:
        return size, 2 + masked
    more = 2 if size == 126 else 8
    return int.from_bytes(data[at + 2 : at + 2 + more], "big"), 2 + more + masked


class GatheredFrames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket on a transport that gathers what is written."""

    _tidy = True
    """Whether all that came so far ended with a frame; else only the parser knows where the next begins."""
    _left = FRAMES_AT_ONCE
    _since = 0.0
    _rest = b""
    _pause: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.queue = cast(Any, Mailbox(self.loop))
        self._since = self.loop.time()
        gathering = Gathering(cast(asyncio.Transport, transport), self.loop, self._go_on)
        super().connection_made(cast(Any, gathering))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._pause is not None:
            self._pause.cancel()
        self._rest = b""
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[SEND_NOW] = self.send_now
        await super().run_asgi()

    def send_now(self, text: bytes) -> bool:
        """Send a text, unless the reader is behind or gone: then False, and ``send`` is the way."""
        if self.conn.state is not OPEN or self.close_sent or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    def data_received(self, data: bytes) -> None:
        if self._rest or self._gathering.paused:
            self._rest += data  # the last message still waits to be read, or too many came at once
            self._gathering.hold()
        else:
            self._take(data)

    def _take(self, data: bytes) -> None:
        """Parse piece by piece, as far as this connection's share goes; the rest waits, unread."""
        now = self.loop.time()
        self._left = min(FRAMES_AT_ONCE, self._left + (now - self._since) * FRAMES_A_SECOND)
        self._since = now
        if self._tidy and self.handshake_complete:
            text = whole_text(data)
            if text is not None and self._is_expected(text):
                self._left -= 1
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
                self._check_backlog()
                return
            self._tidy = ends_with_a_frame(data)
        at = 0
        while at < len(data):
            if self._left <= 0:
                self._rest = data[at:]
                self._gathering.hold()
                self._pause = self.loop.call_later(0.05 - self._left / FRAMES_A_SECOND, self._rested)
                return
            self._parse(data[at : at + PIECE])
            at += PIECE
            if self.transport.is_closing():
                return

    def _parse(self, data: bytes) -> None:
        self.conn.receive_data(data)
        self._left -= len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return
        self.handle_events()
        self._check_backlog()

    def _is_expected(self, text: bytes) -> bool:
        """Tell whether a message may come now, and one so long; if not, the parser says what is wrong."""
        may_be = self._left > 0 and not self.frames and self.conn.state is OPEN
        return may_be and len(text) <= self.config.ws_max_size

    def _check_backlog(self) -> None:
        if len(self.frames) > FRAGMENTS_MOST or self.transport.get_write_buffer_size() > UNREAD_MOST:
            self.transport.abort()

    def _rested(self) -> None:
        self._pause = None
        self._go_on()

    def _go_on(self) -> None:
        if self._pause is not None or self._gathering.paused:
            return  # whichever is over last comes here again
        rest, self._rest = self._rest, b""
        self._take(rest)
        if not self._rest:
            self._gathering.release()

    @property
    def _gathering(self) -> Gathering:
        return cast(Gathering, self.transport)


class Mailbox:
    """What has come in for the application, its one reader: a queue with nothing that only many need."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add something, and wake the reader."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Wait for the next one."""
        while not self._items:
            self._reader = self._loop.create_future()
            await self._reader
        return self._items.popleft()

    def empty(self) -> bool:
        """Tell whether all was read."""
        return not self._items


class Gathering(asyncio.Transport):
    """A transport that writes once in each turn of the event loop.

    uvicorn stops reading with every message until the application has taken it. Most clients wait for the
    answer anyway, so that costs two system calls for nothing: reading really stops when more comes meanwhile.
    """

    def __init__(
        self,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
        go_on: Callable[[], None] = lambda: None,
    ) -> None:
        self._transport = transport
        self._loop = loop
        self._gathered: list[bytes | bytearray | memoryview] = []
        self._go_on = go_on
        self.paused = False
        """Whether uvicorn wants nothing more for now."""
        self._held = False

    def hold(self) -> None:
        """Read nothing more, whatever uvicorn wants, until it is released."""
        if not self._held:
            self._held = True
            self._transport.pause_reading()

    def release(self) -> None:
        """Read on."""
        if self._held:
            self._held = False
            if not self._transport.is_closing():
                self._transport.resume_reading()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not data:
            return
        if not self._gathered:
            self._loop.call_soon(self._flush)
        self._gathered.append(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        for data in list_of_data:
            self.write(data)

    def _flush(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered and not self._transport.is_closing():
            self._transport.write(gathered[0] if len(gathered) == 1 else b"".join(gathered))

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False
        if self._held:
            self._go_on()

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size() + sum(map(len, self._gathered))

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()
