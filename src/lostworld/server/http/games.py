"""Games: creating, listing, taking a seat, looking at one and acting in it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response

from lostworld.game import SPECTATOR
from lostworld.server.http import answers, requests
from lostworld.server.http.addresses import GameIdPath, Seated, cost_of, json_answer
from lostworld.server.live.commands import Command
from lostworld.server.live.frames import CommandAnswer, Snapshot
from lostworld.server.looking_back.lists import challenges, own_games, public_games
from lostworld.server.play.claim import claim
from lostworld.server.play.commands import perform
from lostworld.server.play.frames import LOG_STEPS, snapshot
from lostworld.server.play.new_game import create
from lostworld.server.play.projection import logged_step
from lostworld.server.worker import Worker


def add_routes(app: FastAPI, worker: Worker) -> None:
    """Add the addresses of games being played."""

    @app.post("/api/games", tags=["games"], status_code=201, response_model=answers.GameCreated)
    async def create_game(body: requests.NewGame, request: Request) -> Any:
        """Create a game. Repeating the same `request` gives the same game and tokens again."""
        worker.limits.begin_game(listed=body.public or body.challenge)
        return await asyncio.shield(worker.spawn(create(worker, body), "create"))

    @app.post("/api/games/mine", tags=["lists"], response_model=answers.GamesListed)
    async def list_own_games(held: requests.OwnGames) -> Any:
        """The games whose seat tokens the caller has."""
        return await worker.in_thread(own_games, worker.store, held.seats)

    @app.get("/api/games", tags=["lists"], response_model=answers.GamesListed)
    async def list_games(
        scope: Literal["public", "open"] = "public", page: Annotated[int, Query(ge=1, le=10_000)] = 1
    ) -> Any:
        """Public games, newest first; or those whose open seats anybody may take."""
        if scope == "open":
            if not worker.settings.lobby:
                return {"games": [], "page": 1, "more": False}
            return await worker.in_thread(challenges, worker.store, worker.tables.deserted())
        return await worker.in_thread(public_games, worker.store, page)

    @app.post("/api/games/{id}/claim", tags=["games"], response_model=answers.SeatClaimed)
    async def claim_seat(id: GameIdPath, body: requests.ClaimSeat) -> Any:
        """Take an open seat by its invitation."""
        live = await worker.tables.get(id)
        return await asyncio.shield(worker.spawn(claim(worker, live, body), "claim"))

    @app.get("/api/games/{id}", tags=["games"], responses={200: {"model": Snapshot}})
    async def get_game(at: Seated) -> Response:
        """The game as the asking seat may know it."""
        live, seat = at
        worker.limits.ask(cost_of(live.seq))
        if seat != SPECTATOR:  # who asks again and again is there, though without a connection
            live.note_seen(seat)
        async with live.lock:
            return json_answer(snapshot(live, seat, await worker.tables.past(live)))

    @app.get("/api/games/{id}/events", tags=["games"], responses={200: {"model": answers.StepsAfter}})
    async def get_events(at: Seated, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
        """The steps after a number, as in the log of a snapshot; the first 400 of them."""
        live, seat = at
        async with live.lock:
            worker.limits.ask(cost_of(live.seq - after))
            steps = (await worker.tables.past(live))[after : after + LOG_STEPS]
            return json_answer({"events": [logged_step(step, seat) for step in steps], "seq": live.seq})

    @app.post("/api/games/{id}/commands", tags=["games"], responses={200: {"model": CommandAnswer}})
    async def post_command(command: Command, at: Seated) -> Response:
        """Do something, as on the live connection."""
        live, seat = at
        # A client that goes away must not stop a command half-way.
        work = worker.spawn(perform(worker, live, seat, command), "command")
        return json_answer(await asyncio.shield(work))
