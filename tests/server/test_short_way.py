"""Commands that come in whole are not parsed the long way; whatever else comes is, and nobody can tell."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from lostworld.server.live.frames import FRAME
from lostworld.server.net.gathered_frames import ends_with_a_frame, whole_text

from .house import PATIENCE, House
from .test_floods import MASK, connection_of, raw_socket


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4_000, 65_535, 65_536])
def test_a_whole_text_is_unmasked(size: int) -> None:
    """RFC 6455, section 5.2: the three ways to write a length, and the mask of section 5.3."""
    text = random.Random(size).randbytes(size)
    assert whole_text(sent(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        sent(b"half")[:-1],
        sent(b"one") + sent(b"two"),
        sent(b"first part", fin=False),
        sent(b"rest", Opcode.CONT),
        sent(b"bytes", Opcode.BINARY),
        sent(b"ping", Opcode.PING),
        b"\xc1" + sent(b"compressed")[1:],
        Frame(Opcode.TEXT, b"without a mask, which no client may send").serialize(mask=False)[:12],
    ],
    # Named: masks are random, and pytest's processes must agree on the tests' names.
    ids=[
        "nothing",
        "half a head",
        "half",
        "two",
        "first part",
        "rest",
        "bytes",
        "ping",
        "compressed",
        "unmasked",
    ],
)
def test_anything_else_is_for_the_parser(data: bytes) -> None:
    assert whole_text(data) is None


def test_where_frames_end_is_known() -> None:
    frames = [sent(b"x" * size) for size in (0, 5, 126, 70_000)] + [sent(b"", Opcode.PONG)]
    stream = b"".join(frames)
    ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
    near = {end + by for end in ends for by in (-1, 0, 1)}
    for cut in sorted(cut for cut in near if 0 <= cut <= len(stream)):
        assert ends_with_a_frame(stream[:cut]) == (cut in ends), cut


@pytest.mark.parametrize("seed", range(4))
async def test_commands_are_understood_however_they_are_cut(sqlite: str, seed: int) -> None:
    """Whole, several at once, in pieces, in fragments, with pongs in between: each is answered, in order."""
    luck = random.Random(seed)
    async with House(sqlite) as house:
        created = await house.create(you="both")
        reader, writer = await raw_socket(house, created["id"])
        stream = [sent(b'{"type": "hello"}')]
        for number in range(40):
            text = json.dumps({"type": "ping", "id": f"p{number}" + "x" * luck.choice((0, 60))}).encode()
            cut = luck.randrange(len(text))
            as_frames: list[list[bytes]] = [
                [sent(text)],
                [sent(text[:cut], fin=False), sent(text[cut:], Opcode.CONT)],
                [sent(b"there", Opcode.PONG), sent(text)],
            ]
            stream += as_frames[luck.choice((0, 0, 0, 1, 2)) if seed else 0]
        wire = b"".join(stream)
        ends = [sum(map(len, stream[:count])) for count in range(1, len(stream) + 1)]
        cuts = ends if seed < 2 else sorted(luck.sample(range(1, len(wire)), 60))
        begin = 0
        for end in [*cuts, len(wire)]:
            writer.write(wire[begin:end])
            await writer.drain()
            await asyncio.sleep(0.001)
            begin = end
        answers = await answers_to(reader, 40)
        assert [answer["id"].rstrip("x") for answer in answers] == [f"p{number}" for number in range(40)]
        if seed == 0:
            assert connection_of(house)._tidy
        writer.close()


async def test_what_is_inside_another_frame_is_no_command(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both")
        reader, writer = await raw_socket(house, created["id"])
        writer.write(sent(b'{"type": "hello"}'))
        inside = b'{"type": "ping", "id": "inside"}'
        inner = b"\x81" + bytes([0x80 | len(inside)]) + MASK + inside
        outer = b"\x8a" + bytes([0x80 | len(inner)]) + MASK
        for piece in (outer, inner, sent(b'{"type": "ping", "id": "after"}')):
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.write(piece)
        (answer,) = await answers_to(reader, 1)
        assert answer["id"] == "after"
        assert not connection_of(house)._tidy
        writer.close()


async def answers_to(reader: asyncio.StreamReader, count: int) -> list[dict[str, Any]]:
    """The acknowledgements that come in; everything that comes has its published form."""
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE):
        while len(found) < count:
            client.receive_data(await reader.read(65_536))
            for frame in client.events_received():
                if isinstance(frame, Frame) and frame.opcode is Opcode.TEXT:
                    message = json.loads(bytes(frame.data))
                    FRAME.validate_python(message)
                    found += [message] if message["type"] == "ack" else []
    return found
