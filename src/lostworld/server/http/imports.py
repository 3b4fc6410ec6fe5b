"""Texts that somebody imports: records and positions read, judged, drawn and tried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response
from pydantic_core import to_json

from lostworld.games import DEFAULT, game_named
from lostworld.server.http import answers, requests
from lostworld.server.http.addresses import ANALYSIS_COST, LINES_COST, PICTURE_COST, SVG
from lostworld.server.looking_back import positions
from lostworld.server.looking_back.records import read_record
from lostworld.server.worker import Worker


def add_routes(app: FastAPI, worker: Worker) -> None:
    """Add the addresses that need no game."""

    @app.post("/api/records", tags=["texts"], responses={200: {"model": answers.Replay}})
    async def post_record(body: requests.ImportedRecord) -> Response:
        """A record step by step."""
        async with worker.record_queue:
            written = await worker.in_thread(lambda: to_json(read_record(body.record)))
            return Response(written, media_type="application/json")

    @app.post("/api/records/analysis", tags=["texts"], response_model=answers.Analysis)
    async def analyse_record(body: requests.ImportedRecord, request: Request) -> Any:
        """A record looked at by a bot: chances after every step, and the mistakes."""
        worker.limits.ask(ANALYSIS_COST)
        return await worker.analyses.of_record(body.record)

    @app.post("/api/positions", tags=["texts"], response_model=answers.PositionJson)
    async def read_position(body: requests.ImportedPosition) -> Any:
        """A position and what is possible in it."""
        return positions.read_position(body.game, body.position)

    @app.post("/api/lines", tags=["texts"], response_model=answers.Lines)
    async def lines(body: requests.LinesRequest) -> Any:
        """What a bot would do in a position that the asker knows, or knows as a view: the analysis board."""
        worker.limits.ask(LINES_COST)
        return await worker.analyses.of_position(body.game, body.position, body.milliseconds)

    @app.post("/api/try", tags=["texts"], response_model=answers.TrialJson)
    async def try_out(body: requests.Trial) -> Any:
        """Steps tried out on a position: lessons and the analysis board."""
        return positions.try_out(body.game, body.position, body.seat, body.actions, body.confirm)

    async def drawn(
        request: Request, game_name: str, position: str, looks: Mapping[str, str], title: str | None
    ) -> Response:
        worker.limits.ask(PICTURE_COST)
        svg = await worker.in_thread(positions.drawn, game_named(game_name), position, looks, title)
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})

    @app.post("/api/positions/picture", tags=["texts"], response_class=Response, responses=SVG)
    async def post_picture(request: Request, body: requests.PictureRequest) -> Response:
        """A picture of a position or a view, if its game has pictures."""
        return await drawn(request, body.game, body.position, body.looks, body.title)

    @app.get("/api/board.svg", tags=["texts"], response_class=Response, responses=SVG)
    async def board(
        request: Request,
        position: Annotated[str, Query(min_length=1, max_length=8_000)],
        game: Annotated[str, Query(max_length=40)] = DEFAULT,
        title: Annotated[str | None, Query(max_length=80)] = None,
    ) -> Response:
        """The same by an address that can be linked; the game's looks are further parameters."""
        named = ("position", "game", "title")
        looks = {name: value for name, value in request.query_params.items() if name not in named}
        return await drawn(request, game, position, looks, title)
