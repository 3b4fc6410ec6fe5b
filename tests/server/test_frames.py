"""What one connection is sent: frames that leave together, in order, and a reader who does not read."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from lostworld.server.live.connection import TOO_SLOW, WAITING_MOST, Connection
from lostworld.server.net.gathered_frames import SEND_NOW, Gathering, framed


class Wire:
    """A transport that remembers each system call."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.written.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


async def test_frames_of_one_turn_leave_in_one_write() -> None:
    wire = Wire()
    gathering = Gathering(cast(Any, wire), asyncio.get_running_loop())
    gathering.write(b"step")
    gathering.write(b"ack")
    assert wire.written == [] and gathering._gathered == [b"step", b"ack"]
    await asyncio.sleep(0)
    gathering.write(b"next")
    await asyncio.sleep(0)
    assert wire.written == [b"stepack", b"next"]


async def test_closing_sends_what_was_gathered_and_nothing_more() -> None:
    wire = Wire()
    gathering = Gathering(cast(Any, wire), asyncio.get_running_loop())
    gathering.write(b"goodbye")
    gathering.close()
    gathering.write(b"too late")
    await asyncio.sleep(0)
    assert wire.written == [b"goodbye"] and wire.closed


class Deaf:
    """A browser that has stopped reading."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.reads = asyncio.Event()
        self.sent: list[str] = []
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


async def test_a_slow_reader_is_let_go_before_it_fills_the_memory() -> None:
    deaf = Deaf()
    connection = Connection(cast(WebSocket, deaf), 0, "en")
    delivery = asyncio.create_task(connection.deliver())
    text = b"x" * 10_000
    for _ in range(3 * WAITING_MOST // len(text)):
        connection.send_text(text)
        await asyncio.sleep(0)
        assert sum(len(item) for item in connection._waiting if isinstance(item, bytes)) <= WAITING_MOST
    deaf.reads.set()
    await asyncio.wait_for(delivery, 5)
    assert deaf.closed == TOO_SLOW and len(deaf.sent) <= 1, "what waited is thrown away: he can ask again"


async def test_a_reader_who_keeps_up_gets_everything_in_order() -> None:
    keen = Deaf()
    keen.reads.set()
    connection = Connection(cast(WebSocket, keen), 0, "en")
    delivery = asyncio.create_task(connection.deliver())
    texts = [f"{number} " + "x" * 10_000 for number in range(3 * WAITING_MOST // 10_000)]
    for text in texts:
        connection.send_text(text.encode())
        await asyncio.sleep(0)
    connection.close(1000)
    await asyncio.wait_for(delivery, 5)
    assert keen.sent == texts and keen.closed == 1000


async def test_a_reader_who_is_not_behind_is_sent_to_at_once_and_in_order() -> None:
    """A frame that can leave now does not wait its turn; one that cannot, and all after it, do."""
    reader = Deaf()
    reader.reads.set()
    at_once: list[bytes] = []
    is_open = True

    def send_now(text: bytes) -> bool:
        if is_open:
            at_once.append(text)
        return is_open

    reader.scope = {"extensions": {SEND_NOW: send_now}}
    connection = Connection(cast(WebSocket, reader), 0, "en")
    delivery = asyncio.create_task(connection.deliver())
    connection.send_text(b"first")
    assert at_once == [b"first"]
    is_open = False
    connection.send_text(b"second")
    is_open = True
    connection.send_text(b"third")  # must not overtake the second
    assert at_once == [b"first"]
    connection.close(1000)
    await asyncio.wait_for(delivery, 60)
    assert reader.sent == ["second", "third"]


class Socket(Wire):
    """A transport that can be told not to read."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = True
        self.changes = 0

    def pause_reading(self) -> None:
        self.reading, self.changes = False, self.changes + 1

    def resume_reading(self) -> None:
        self.reading, self.changes = True, self.changes + 1


async def test_reading_stops_only_when_more_comes_than_is_wanted() -> None:
    socket = Socket()
    went_on: list[bool] = []
    loop = asyncio.get_running_loop()
    gathering = Gathering(cast(Any, socket), loop, lambda: went_on.append(True))
    gathering.pause_reading()
    gathering.resume_reading()
    assert socket.changes == 0 and not went_on, "a client that waits for its answer costs no system call"
    gathering.pause_reading()
    gathering.hold()
    gathering.hold()
    assert not socket.reading and socket.changes == 1
    gathering.resume_reading()
    assert went_on and not socket.reading, "what was held back is parsed first"
    gathering.release()
    assert socket.reading


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_that_leaves_at_once_is_read_by_others(size: int) -> None:
    """RFC 6455, section 5.2: the three ways to write a length."""
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(framed(b"x" * size))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame) and (frame.opcode, frame.fin, frame.data) == (
        Opcode.TEXT,
        True,
        b"x" * size,
    )
