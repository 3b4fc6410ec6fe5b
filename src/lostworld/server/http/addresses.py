"""What the addresses have in common: a game's id, the token of a seat, answers that are written already."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Header, Request
from fastapi import Path as InPath
from fastapi.responses import Response
from pydantic_core import to_json

from lostworld.game import GameError, Seat
from lostworld.server.live.connection import seat_of
from lostworld.server.net.security import GAME_ID_PATTERN
from lostworld.server.play.live_game import LiveGame
from lostworld.server.worker import Worker

GameIdPath = Annotated[str, InPath(pattern=GAME_ID_PATTERN, description="the game's id")]
Authorization = Annotated[
    str | None, Header(description="`Bearer` and the token of a seat; without it a spectator asks")
]
PICTURE_COST, LINES_COST, ANALYSIS_COST = 5, 5, 50
"""Drawing a board, looking at a position and judging a record count as so many requests more."""
STEPS_FOR_ONE: Final = 50
"""Steps that are told for the price of one request."""
SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}}}


def cost_of(steps: int) -> int:
    """Return how many requests more it counts to tell so many steps of a game."""
    return max(0, steps) // STEPS_FOR_ONE


def token_of(authorization: str | None) -> str | None:
    """Return the token in an ``Authorization`` header. Raises GameError."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise GameError("error-seat-token")
    return token


async def seated(
    request: Request, id: GameIdPath, authorization: Authorization = None
) -> tuple[LiveGame, Seat]:
    """Return the game asked for and the asking seat."""
    worker: Worker = request.app.state.worker
    live = await worker.tables.get(id)
    return live, seat_of(live, token_of(authorization))


Seated = Annotated[tuple[LiveGame, Seat], Depends(seated)]


def json_answer(content: Any) -> Response:
    """Return plain values as an answer; nothing checks them again."""
    return Response(to_json(content), media_type="application/json")
