"""Looking back at a game: its replay, record, proof, analysis and picture."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic_core import to_json

from lostworld.game import SPECTATOR, GameError
from lostworld.server.http import answers
from lostworld.server.http.addresses import (
    PICTURE_COST,
    SVG,
    Authorization,
    GameIdPath,
    Seated,
    cost_of,
    token_of,
)
from lostworld.server.http.link_previews import has_pictures, pixels
from lostworld.server.live.connection import seat_of
from lostworld.server.looking_back import positions
from lostworld.server.looking_back.fairness import fairness
from lostworld.server.looking_back.records import record_of
from lostworld.server.looking_back.replay import replay
from lostworld.server.play.live_game import play_through
from lostworld.server.play.projection import view_text
from lostworld.server.storage.read import WholeGame
from lostworld.server.worker import Worker


def add_routes(app: FastAPI, worker: Worker) -> None:
    """Add the addresses for looking back at a game."""

    def read(game_id: str) -> WholeGame:
        whole = worker.store.whole_game(game_id)
        if whole is None:
            raise GameError("error-game-not-found")
        return whole

    async def asked_for(game_id: str) -> WholeGame:
        """Return a stored game; one with a long log counts as several requests."""
        whole: WholeGame = await worker.in_thread(read, game_id)
        worker.limits.ask(cost_of(len(whole.steps)))
        return whole

    @app.get("/api/games/{id}/replay", tags=["looking back"], responses={200: {"model": answers.Replay}})
    async def get_replay(id: GameIdPath, authorization: Authorization = None) -> Response:
        """Every step as the asking seat saw it; everything once the game is over."""
        live = await worker.tables.get(id)
        worker.limits.ask(2 * cost_of(live.seq))
        seat = seat_of(live, token_of(authorization))
        written = await worker.in_thread(lambda: to_json(replay(read(id), seat)))
        return Response(written, media_type="application/json")

    @app.get(
        "/api/games/{id}/record",
        tags=["looking back"],
        response_class=PlainTextResponse,
        responses={200: {"content": {"text/plain": {}}}},
    )
    async def get_record(id: GameIdPath) -> str:
        """The record of a finished game, for sharing and replaying elsewhere."""
        whole = await asked_for(id)
        return str(await worker.in_thread(lambda: record_of(whole, play_through(whole)[1])))

    @app.get("/api/games/{id}/fairness", tags=["looking back"], response_model=answers.Fairness)
    async def get_fairness(id: GameIdPath) -> Any:
        """The commitment to all chance; the seed and the outcomes once the game is over."""
        whole = await asked_for(id)
        return await worker.in_thread(lambda: fairness(whole, play_through(whole)[1]))

    @app.get("/api/games/{id}/analysis", tags=["looking back"], response_model=answers.Analysis)
    async def get_analysis(id: GameIdPath) -> Any:
        """A finished game looked at by a bot: chances after every step, and the mistakes."""
        return await worker.analyses.of_game(await worker.in_thread(read, id))

    @app.get("/api/games/{id}/picture.svg", tags=["looking back"], response_class=Response, responses=SVG)
    async def get_picture(at: Seated, request: Request) -> Response:
        """A picture of the game as the asking seat sees it now, if the game has pictures."""
        worker.limits.ask(PICTURE_COST)
        live, seat = at
        text = view_text(live.state, seat)
        drawn = await worker.in_thread(positions.drawn, live.rules, text, live.stored.looks, None)
        return Response(drawn, media_type="image/svg+xml")

    @app.get(
        "/api/games/{id}/picture.png",
        tags=["looking back"],
        response_class=Response,
        responses={200: {"content": {"image/png": {}}}},
    )
    async def get_pixels(id: GameIdPath, request: Request) -> Response:
        """The same as somebody sees it who only watches, as PNG: for previews of links."""
        worker.limits.ask(PICTURE_COST)
        live = await worker.tables.get(id)
        if not has_pictures(live.rules.name):
            raise GameError("error-picture-none", name=live.rules.name)
        text = view_text(live.state, SPECTATOR)

        def make() -> bytes:
            return pixels(positions.drawn(live.rules, text, live.stored.looks, None))

        return Response(await worker.in_thread(make), media_type="image/png")
