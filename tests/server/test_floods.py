"""Whoever sends much, slowly or without end is bounded, and nobody else has to wait."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from lostworld.game import GameError
from lostworld.server.net import bounded_requests as requests
from lostworld.server.net import gathered_frames as frames
from lostworld.server.net.gathered_frames import GatheredFrames
from lostworld.server.net.limits import Buckets, networks_of
from lostworld.server.play import frames as play_frames

from .house import PATIENCE, House, bearer

MASK = b"\0\0\0\0"
PONG = b"\x8a\x81" + MASK + b"x"
PING = b"\x89\xfd" + MASK + b"p" * 125
CONTINUED = b"\x00\x80" + MASK


async def raw_socket(house: House, game: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket after its handshake, to send any bytes on."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(
        f"GET /api/games/{game}/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def connection_of(house: House) -> GatheredFrames:
    """The server's end of the only WebSocket."""
    (found,) = (one for one in house._server.server_state.connections if isinstance(one, GatheredFrames))
    return found


async def test_others_are_served_while_one_connection_floods(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both")
        _, writer = await raw_socket(house, created["id"])
        parsed = 0
        flooding = connection_of(house)
        parse = flooding._parse

        def counted(data: bytes) -> None:
            nonlocal parsed
            parsed += len(data)
            parse(data)

        flooding._parse = counted  # type: ignore[method-assign]
        writer.write(PONG * 30_000)
        await asyncio.sleep(0.2)
        assert (await house.http.get("/api/health")).status_code == 200
        assert 0 < parsed < 30_000 * len(PONG) / 2, "most of the flood still waits"
        await house.get(f"/api/games/{created['id']}")
        assert not flooding._gathering.is_reading()
        writer.close()


async def test_a_quick_player_is_slowed_down_and_loses_nothing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "FRAMES_AT_ONCE", 50.0)
    async with House(sqlite) as house:
        created = await house.create(you="both")
        seat = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        for number in range(400):
            await seat.send({"type": "ping", "id": f"p{number}"})
        await seat.until(lambda: sum('"ack"' in frame for frame in seat.frames) >= 400)


async def test_a_message_of_endless_fragments_is_cut_off(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both")
        reader, writer = await raw_socket(house, created["id"])
        writer.write(b"\x01\x80" + MASK + CONTINUED * 2_000)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                while True:
                    await reader.readexactly(1)
        writer.close()


async def test_who_never_listens_to_the_answers_is_let_go(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "UNREAD_MOST", 20_000)
    monkeypatch.setattr(frames, "FRAMES_A_SECOND", 1e9)
    async with House(sqlite) as house:
        created = await house.create(you="both")
        _, writer = await raw_socket(house, created["id"])
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        flooding = connection_of(house)
        async with asyncio.timeout(PATIENCE):
            while not flooding.disconnected:
                writer.write(PING * 500)
                await asyncio.sleep(0.01)
        writer.close()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 80_000,
        b"GET / HTTP/1.1\r\nX: " + b"a" * 80_000,
        b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 20_000,
    ],
    ids=["address", "header", "headers"],
)
async def test_a_head_has_a_size(sqlite: str, head: bytes) -> None:
    async with House(sqlite) as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(head)
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read(200)
        assert answer.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400")), answer
        writer.close()
        at_once = {"X-Large": "a" * 120_000}
        assert (await house.http.get("/api/health", headers=at_once)).status_code in (400, 431)
        large = {"X-Large": "a" * (requests.HEAD_BYTES - 2_000)}
        assert (await house.http.get("/api/health", headers=large)).status_code == 200


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /api/health HTTP/1.1\r\nHost:", b"POST /api/games HTTP/1.1\r\nContent-Length: 99\r\n\r\n{"],
    ids=["nothing", "head", "body"],
)
async def test_a_request_has_a_time(sqlite: str, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 1.5)
    async with House(sqlite) as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                while True:
                    await reader.readexactly(1)
        writer.close()
        created = await house.create(you="both")  # requests that are complete are not hurried
        seat = await house.sit(created["id"])
        await asyncio.sleep(2)
        await seat.do("ping")


async def test_a_lock_held_by_another_program_stops_only_the_writing(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both")
        seat = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        other = sqlite3.connect(house.settings.database_url.removeprefix("sqlite:///"), timeout=5)
        other.execute("BEGIN IMMEDIATE")
        card = seat.now["legal"][0]
        choosing = asyncio.create_task(seat.do("choose", card=card, seq=0))
        await asyncio.sleep(0.3)
        async with asyncio.timeout(25):  # the writer waits for the lock up to 30 s
            assert (await house.http.get("/api/health")).status_code == 200
        assert not choosing.done()
        other.rollback()
        other.close()
        assert (await choosing)["type"] == "ack"


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    narrow, wide = networks_of("2001:db8::1")
    assert (narrow, wide) == networks_of("2001:db8::ffff:2") == ("2001:db8::/64", "2001:db8::/56")
    assert networks_of("2001:db8:0:1::1") == ("2001:db8:0:1::/64", wide)
    assert networks_of("::ffff:192.0.2.7") == ("192.0.2.7",)
    assert networks_of("fe80::1%eth0") == networks_of("fe80::2")
    buckets = Buckets(0.001, 2)
    buckets.take("2001:db8::1")
    buckets.take("2001:db8::2")
    with pytest.raises(GameError):
        buckets.take("2001:db8::3")
    buckets.take("192.0.2.1")


async def test_a_snapshot_tells_only_the_last_steps(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may be taken back and played again so often that all of it is too much for one message."""
    monkeypatch.setattr(play_frames, "LOG_STEPS", 4)
    async with House(sqlite) as house:
        created = await house.create(you="both")
        token = created["seats"]["raptor"]["token"]
        raptor = await house.sit(created["id"], token)
        scientist = await house.sit(created["id"], created["seats"]["scientist"]["token"])
        for step in range(1, 6, 2):
            for seat in (raptor, scientist):
                await seat.done("choose", card=seat.now["legal"][0], seq=seat.now["seq"])
            await raptor.at(step)
            await raptor.done("take_back")
            for seat in (raptor, scientist):
                await seat.at(step + 1)
        told = await house.get(f"/api/games/{created['id']}", token)
        assert [step["seq"] for step in told["log"]] == [3, 4, 5, 6]
        events = await house.http.get(f"/api/games/{created['id']}/events?after=0", headers=bearer(token))
        assert len(events.json()["events"]) == 6
