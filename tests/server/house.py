"""A real server for the tests, in the test's own event loop, and players who connect to it by sockets."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import threading
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import uvicorn
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lostworld.server.app import create_app
from lostworld.server.http.answers import ErrorAnswer
from lostworld.server.http.middleware import Middleware
from lostworld.server.live.frames import FRAME
from lostworld.server.settings import Settings
from lostworld.server.uvicorn_options import uvicorn_options
from lostworld.server.worker import Worker

SIDES = ("raptor", "scientist")
PATIENCE = 60.0
START = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1"
    " R:/159/236784/ S:/248/193567/"
)
"""The beginning of a round, with everybody's cards known."""

Message = dict[str, Any]


class House:
    """A server that listens on a free port."""

    def __init__(self, database: str, **settings: Any) -> None:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.bind(("127.0.0.1", 0))
        self._listener = listener
        self.port = int(listener.getsockname()[1])
        usual: dict[str, Any] = {
            "bot_pause": 0.0,
            "bot_milliseconds": 20,
            "command_rate": 0,
            "request_rate": 0,
        }
        usual |= {"new_games_rate": 0, "bot_threads": 1}
        # Some tests are in more of a hurry than the settings' bounds allow.
        self.settings = Settings().but(port=self.port, database=database, **{**usual, **settings})
        app = create_app(self.settings)
        assert isinstance(app, Middleware)
        self.worker: Worker = app._worker
        options = uvicorn_options(self.settings) | {"factory": False, "timeout_graceful_shutdown": 2}
        self._server = uvicorn.Server(uvicorn.Config(app, **options))
        self._task: asyncio.Task[None] | None = None
        self.url = f"http://127.0.0.1:{self.port}"
        self.seats: list[Seat] = []
        self._forms = published_forms(app._app)
        self.http = httpx.AsyncClient(
            base_url=self.url, timeout=PATIENCE, event_hooks={"response": [self._has_its_form]}
        )

    async def __aenter__(self) -> House:
        self._listener.listen(100)
        self._task = asyncio.create_task(self._server._serve(sockets=[self._listener]))
        async with asyncio.timeout(PATIENCE):
            while not self._server.started:
                assert not self._task.done(), self._task.result()
                await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_problem: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Stop as on a signal: what was acknowledged is stored."""
        for seat in self.seats:
            await seat.leave()
        await self.http.aclose()
        self._server.should_exit = True
        if self._task is not None:
            await self._task
            self._task = None

    async def _has_its_form(self, answer: httpx.Response) -> None:
        """Every answer with JSON is held against its published form."""
        if not answer.headers.get("content-type", "").startswith("application/json"):
            return
        await answer.aread()
        path = answer.request.url.path
        if answer.request.method == "HEAD":
            assert not answer.content
        elif answer.status_code >= 400:
            ErrorAnswer.model_validate_json(answer.text)
        elif path != "/api/openapi.json":
            method = answer.request.method
            known = (
                form for methods, pattern, form in self._forms if method in methods and pattern.match(path)
            )
            forms = [*known]
            assert forms, f"no form is published for {path}"
            forms[0].validate_json(answer.text)

    async def create(self, **wish: Any) -> Message:
        """A new game: of Raptor with its first layout, if nothing else is said."""
        if "game" not in wish:
            wish = {"layout": "first-game", **wish}
        answer = await self.http.post("/api/games", json=wish)
        assert answer.status_code == 201, answer.text
        created: Message = answer.json()
        return created

    async def sit(self, game_id: str, token: str | None = None, after: int | None = None) -> Seat:
        """Connect to a game."""
        seat = await sit_at(self.url, game_id, token, after)
        self.seats.append(seat)
        return seat

    async def both(self, **wish: Any) -> tuple[str, Seat, Seat]:
        """A game for two at one screen, both seats connected."""
        game, (one, other) = await self.everybody(**wish)
        return game, one, other

    async def everybody(self, **wish: Any) -> tuple[str, list[Seat]]:
        """A game at one screen, all seats connected."""
        created = await self.create(you="both", **wish)
        seats = [await self.sit(created["id"], held["token"]) for held in created["seats"].values()]
        return created["id"], seats

    async def get(self, path: str, token: str | None = None) -> Any:
        """The JSON at an address."""
        answer = await self.http.get(path, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()


def published_forms(app: Any) -> list[tuple[set[str], re.Pattern[str], TypeAdapter[Any]]]:
    """The published form of every address's answer: methods, the address, and the form."""
    forms = []
    for route in app.routes:
        if isinstance(route, APIRoute):
            form = route.response_model or route.responses.get(200, {}).get("model")
            if form is not None:
                forms.append((route.methods or set(), route.path_regex, TypeAdapter(form)))
    return forms


def actions_of(step: Message) -> list[str]:
    """The texts of a step's actions."""
    return [beat["action"] for beat in step["beats"] if beat["seat"] is not None]


def events_of(step: Message) -> list[Message]:
    """A step's events, all beats together."""
    return [event for beat in step["beats"] for event in beat["events"]]


async def sit_at(url: str, game_id: str, token: str | None, after: int | None = None) -> Seat:
    """Connect to a game of some server."""
    address = f"{url.replace('http', 'ws', 1)}/api/games/{game_id}/live"
    seat = Seat(await connect(address, max_size=None, compression=None))
    await seat.send({"type": "hello", "token": token, "after": after})
    await seat.until(lambda: bool(seat.now) or seat.refused is not None)
    return seat


def bearer(token: str | None) -> dict[str, str]:
    """The header that shows a token."""
    return {"Authorization": f"Bearer {token}"} if token else {}


class Seat:
    """One live connection. Every frame it ever receives is kept in ``frames``."""

    def __init__(self, live: ClientConnection) -> None:
        self.live = live
        self.frames: list[str] = []
        self.now: Message = {}
        self.answers: dict[str, Message] = {}
        self.refused: Message | None = None
        self.closed: int | None = None
        self.steps: list[Message] = []
        self._number = 0
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.live:
                assert isinstance(frame, str)
                self.frames.append(frame)
                FRAME.validate_json(frame)
                self._take(json.loads(frame))
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = self.live.close_code
        self._news.set()

    def _take(self, message: Message) -> None:
        match message["type"]:
            case "snapshot":
                self.now = message
            case "step":
                self.steps.append(message)
                self.now = {**self.now, **message}
            case "chosen" | "presence" | "offer":
                self.now = {**self.now, **message}
            case "ack" | "planned" | "hint" | "prospects" | "error":
                if message["id"] is None:
                    self.refused = message
                else:
                    self.answers[message["id"]] = message

    async def send(self, message: Any) -> None:
        """Send anything."""
        await self.live.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something."""
        async with asyncio.timeout(PATIENCE):
            while not happened():
                assert self.closed is None, f"closed with {self.closed}"
                self._news.clear()
                if happened():
                    return
                await self._news.wait()

    async def do(self, kind: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        self._number += 1
        name = fields.pop("id", f"{id(self)}-{self._number}")
        self.answers.pop(name, None)
        await self.send({"type": kind, "id": name, **fields})
        await self.until(lambda: name in self.answers)
        return self.answers[name]

    async def done(self, kind: str, **fields: Any) -> Message:
        """The same, and it must be carried out."""
        answer = await self.do(kind, **fields)
        assert answer["type"] != "error", answer
        return answer

    async def at(self, seq: int) -> None:
        """Wait for a step."""
        await self.until(lambda: self.now["seq"] >= seq)

    async def leave(self) -> None:
        """Close the connection."""
        await self.live.close()
        await asyncio.gather(self._reader, return_exceptions=True)

    # --- playing ------------------------------------------------------------------------------------

    @property
    def side(self) -> str:
        return str(self.now["seat"])

    @property
    def is_to_decide(self) -> bool:
        return self.side in self.now["deciding"]

    @property
    def is_choosing(self) -> bool:
        """Whether a card is to be chosen: a decision of one action."""
        return self.now["decision"] is not None and self.now["decision"]["kind"] in ("card", "choose")

    async def decide(self, luck: random.Random) -> Message:
        """Make a random decision: a card, or a turn planned step by step and confirmed."""
        seq = self.now["seq"]
        if self.is_choosing:
            return await self.done("choose", action=luck.choice(self.now["legal"]), seq=seq)
        actions: list[str] = []
        legal = self.now["legal"]
        while legal:
            actions.append(eager(legal, luck))
            planned = await self.done("plan", seq=seq, actions=actions)
            legal = planned["legal"]
        return await self.done("confirm", seq=seq, actions=actions)


def eager(legal: list[str], luck: random.Random) -> str:
    """A random action, one that wins something if there is any: games are over sooner."""
    wanted = [text for text in legal if text.endswith(("-x", "!")) or "x" in text[1:] or "~" in text]
    going_on = [text for text in legal if text != "."]
    return luck.choice(wanted or going_on or legal)


async def play(seats: Sequence[Seat], luck: random.Random, most: int = 10_000) -> int:
    """Play at random to the end, or for some decisions; how many were made."""
    made = 0
    while made < most and seats[0].now["status"] != "over":
        deciding = [seat for seat in seats if seat.is_to_decide]
        answer = await luck.choice(deciding).decide(luck)
        made += 1
        for seat in seats:
            await seat.at(answer["seq"])
        async with asyncio.timeout(PATIENCE):
            while len({str(seat.now["deciding"]) for seat in seats}) > 1:
                await asyncio.sleep(0.002)
    return made


class HouseThread:
    """A server in a thread of its own, for tests that are not asynchronous."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._stop = asyncio.Event()
        self.url = ""
        self.house: House | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        async with House(self._database) as house:
            self.url = house.url
            self.house = house
            self._ready.set()
            await self._stop.wait()

    def __enter__(self) -> HouseThread:
        self._thread.start()
        assert self._ready.wait(60)
        return self

    def __exit__(self, *_problem: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(30)


async def seats_apart(one: House, other: House, **wish: Any) -> tuple[str, Seat, Seat]:
    """A game whose raptor is connected to one worker and whose scientist to the other."""
    created = await one.create(you="both", **wish)
    raptor = await one.sit(created["id"], created["seats"]["raptor"]["token"])
    scientist = await other.sit(created["id"], created["seats"]["scientist"]["token"])
    return created["id"], raptor, scientist
