"""A game has a home among the workers of a server: whoever accepts a live connection hands it over."""

from __future__ import annotations

import asyncio
import random
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from .house import PATIENCE, SIDES, START, House, play, sit_at
from .test_durability import Process

pytestmark = pytest.mark.postgres


@pytest.fixture
def meeting(shared: dict[str, str]) -> Iterator[dict[str, str]]:
    """What the workers of one server share: a database, and a folder in which they meet."""
    with tempfile.TemporaryDirectory() as folder:  # the test's own would have too long a name for a socket
        yield {**shared, "homes": folder}


def homes_of(game: str, *houses: House) -> list[House]:
    """The workers at which somebody is connected to a game."""
    live = [(house, house.worker.tables.live.get(game)) for house in houses]
    return [house for house, found in live if found is not None and found.connections]


async def test_everybody_in_a_game_is_at_its_home(meeting: dict[str, str]) -> None:
    async with House(**meeting) as one, House(**meeting) as other:
        homes: list[House] = []
        for number in range(12):
            created = await one.create(you="both")
            tokens = [created["seats"][side]["token"] for side in SIDES]
            raptor = await one.sit(created["id"], tokens[0])
            scientist = await other.sit(created["id"], tokens[1])
            spectator = await (one, other)[number % 2].sit(created["id"])
            await play((raptor, scientist), random.Random(number), most=3)
            await spectator.at(raptor.now["seq"])
            homes += homes_of(created["id"], one, other)
        assert len(homes) == 12, "each game at one worker, and whoever came first decides nothing"
        assert {*homes} == {one, other}, "and not all at the same one"
        assert one.worker.homes.handed_over and other.worker.homes.handed_over


async def test_who_comes_from_where_is_known_at_home(meeting: dict[str, str]) -> None:
    """Limits by address, hosts and origins are the home's business; what it looks at has come along."""
    few: dict[str, Any] = {**meeting, "connections_per_address": 4}
    async with House(**few) as one, House(**few) as other:
        game = await game_at_home(one, other)
        for _ in range(4):
            seat = await other.sit(game)
            assert seat.refused is None
        live = one.worker.tables.live[game]
        assert {connection.address for connection in live.connections} == {"127.0.0.1"}
        address = f"ws://127.0.0.1:{other.port}/api/games/{game}/live"
        for origin in (None, Origin("http://elsewhere.example")):  # one too many; a page that is not ours
            with pytest.raises(InvalidStatus, match="403"):
                await connect(address, origin=origin)


async def game_at_home(home: House, *others: House) -> str:
    """A game whose home is one of the workers."""
    while True:
        game = str((await home.create(you="both"))["id"])
        seat = await others[0].sit(game)
        if homes_of(game, home, *others) == [home]:
            await seat.leave()
            return game
        await seat.leave()


async def test_a_connection_that_was_used_before(meeting: dict[str, str]) -> None:
    """A proxy keeps its connections, and asks for the next thing on the same one."""
    async with House(**meeting) as one, House(**meeting) as other:
        game = await game_at_home(one, other)
        reader, writer = await asyncio.open_connection("127.0.0.1", other.port)
        host = f"Host: 127.0.0.1:{other.port}\r\n"
        writer.write(f"GET /api/health HTTP/1.1\r\n{host}\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        assert head.startswith(b"HTTP/1.1 200") and await reader.readexactly(size)
        writer.write(
            f"GET /api/games/{game}/live HTTP/1.1\r\n{host}Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        hello = b'{"type":"hello"}'
        writer.write(b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello)
        async with asyncio.timeout(PATIENCE):
            assert b'"snapshot"' in await reader.read(1000)
        assert homes_of(game, one, other) == [one] and other.worker.homes.handed_over
        writer.close()


async def test_a_home_that_has_died_is_left(meeting: dict[str, str]) -> None:
    folder = Path(meeting["homes"])
    async with House(**meeting) as one:
        for number in range(8):  # so many workers were killed; among them is the home of nearly any game
            with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as dead:
                dead.bind(str(folder / f"{number:08d}"))
        _game, raptor, scientist = await one.both(position=START)
        await play((raptor, scientist), random.Random(5), most=2)
        assert one.worker.homes.handed_over == 0
        for _ in range(5):
            await one.both()
        assert one.worker.homes.name in {path.name for path in folder.iterdir()}
        assert len([*folder.iterdir()]) < 9, "its socket is gone, too"


async def test_a_home_that_stops_says_goodbye(meeting: dict[str, str]) -> None:
    async with House(**meeting) as other:
        async with House(**meeting) as one:
            game = await game_at_home(one, other)
            seat = await other.sit(game)
        async with asyncio.timeout(PATIENCE):
            await seat.live.wait_closed()
        assert seat.live.close_code == 1012
        again = await sit_at(other.url, game, None)
        assert again.now["id"] == game and homes_of(game, other) == [other]
        await again.leave()


async def test_a_home_that_is_behind_is_not_waited_for(
    meeting: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(**meeting) as one, House(**meeting) as other:
        game = await game_at_home(one, other)

        def full(*_given: object) -> None:
            raise BlockingIOError

        monkeypatch.setattr(socket, "send_fds", full)
        seat = await other.sit(game)
        assert seat.refused is None and homes_of(game, one, other) == [other]


@pytest.mark.slow
async def test_worker_processes_hand_over(shared: dict[str, str]) -> None:
    """The real thing, with the event loop of real servers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    server = Process(shared["database"], "--workers", "2", metrics=f"127.0.0.1:{port}")
    await asyncio.to_thread(server.wait)
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            assert await both_answer(http, port), "both workers are there"
            games = []
            for number in range(12):
                created = (await http.post(f"{server.url}/api/games", json={"you": "both"})).json()
                seats = [
                    await sit_at(server.url, created["id"], created["seats"][side]["token"]) for side in SIDES
                ]
                await play(seats, random.Random(number), most=4)
                games.append(seats)
            told = [await metrics(http, port + number) for number in range(2)]
            assert sum(each["lostworld_connections"] for each in told) == 24
            assert sum(each["lostworld_games_in_memory"] for each in told) == 12, "none at two workers"
            assert all(each["lostworld_connections"] for each in told)
            for seats in games:
                for seat in seats:
                    await seat.leave()
    finally:
        await asyncio.to_thread(server.stop)


async def both_answer(http: httpx.AsyncClient, port: int) -> bool:
    """Wait until both workers tell their metrics."""
    for _ in range(600):
        try:
            for number in range(2):
                await http.get(f"http://127.0.0.1:{port + number}/metrics")
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        else:
            return True
    return False


async def metrics(http: httpx.AsyncClient, port: int) -> dict[str, float]:
    """A worker's numbers."""
    lines = (await http.get(f"http://127.0.0.1:{port}/metrics")).text.splitlines()
    return {name: float(value) for name, value in (line.split() for line in lines if line[0] != "#")}
