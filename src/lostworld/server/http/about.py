"""About the server: whether it is well, what it can do, and which games it knows."""

from __future__ import annotations

import gzip
import time
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse, Response
from pydantic_core import to_json

import lostworld
from lostworld.bots import opponents
from lostworld.game import Game, GameError
from lostworld.games import DEFAULT, Booked, Drawn, Puzzled, game_named, names, puzzle_of_the_day
from lostworld.server.http import answers
from lostworld.server.http.client_files import ClientFiles, encodings
from lostworld.server.net.security import reached_at
from lostworld.server.play.projection import Json
from lostworld.server.worker import Worker
from lostworld.texts import SPOKEN, sources

GameName = Annotated[str, InPath(max_length=40, description="the game's name")]


def add_routes(app: FastAPI, worker: Worker) -> None:
    """Add the addresses about the server."""
    settings = worker.settings
    files = ClientFiles(settings.client_folder)
    app.state.files = files

    @app.get("/api/health", tags=["server"], response_model=answers.Health)
    async def health() -> Any:
        """Whether the server is there and its database answers."""
        await worker.check()
        return {"status": "ok", "version": lostworld.__version__}

    @app.get("/api/about", tags=["server"], response_model=answers.About)
    async def about() -> Any:
        """What this server is and can do, and how others reach it."""
        default = game_named(DEFAULT)
        return {
            "version": lostworld.__version__,
            "rules": default.rules,
            "bots": bots_json(default),
            "games": [game_json(game_named(name)) for name in names()],
            "languages": list(SPOKEN),
            "client_build": files.build,
            "lobby": settings.lobby,
            "notice": worker.notices.announced,
            "closed": worker.notices.closed,
            "reach": {
                "loopback": settings.is_loopback and settings.public_url is None,
                "urls": [f"http://{address}:{settings.port}" for address in reached_at(settings)],
                "public_url": settings.public_url,
            },
        }

    @app.get(
        "/api/rules/{game}/texts/{language}",
        tags=["server"],
        response_class=PlainTextResponse,
        responses={200: {"content": {"text/plain": {}}}},
    )
    async def texts(game: GameName, language: Literal["en", "fr", "de", "es"]) -> str:
        """A game's own texts, as Fluent source: for clients that do not have them."""
        return sources(game_named(game).name, language)

    @app.get("/api/rules/{game}/puzzles", tags=["server"], response_model=answers.Puzzles)
    async def puzzles(game: GameName) -> Any:
        """Positions of a game to solve, and which of them is today's; empty if it has none."""
        found = game_named(game)
        told = found.puzzles if isinstance(found, Puzzled) else ()
        today = puzzle_of_the_day(told, time.time()) if told else 0
        return {"puzzles": [one._asdict() for one in told], "today": today}

    @app.get("/api/rules/{game}/book/{language}", tags=["server"], response_model=Json)
    async def book(
        request: Request,
        game: GameName,
        language: Literal["en", "fr", "de", "es"],
        content: Annotated[str, Query(max_length=64, description="the hash of an edition")] = "",
    ) -> Response:
        """A game's content in words: whatever its client package reads."""
        found: Any = game_named(game)
        if not isinstance(found, Booked):
            raise GameError("error-not-found")
        told = to_json(await worker.in_thread(found.book, language, content))
        # An edition never changes; the one being played with may be edited.
        headers = {"Cache-Control": "public, max-age=86400"} if content else {}
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in encodings(request):
            told = await worker.in_thread(gzip.compress, told, 6)
            headers["Content-Encoding"] = "gzip"
        return Response(told, media_type="application/json", headers=headers)

    @app.get("/api/rules/{game}/seats", tags=["server"], response_model=answers.SeatNames)
    async def seats(request: Request, game: GameName) -> Any:
        """The seats of a new game; its options are the parameters."""
        found = game_named(game)
        options = dict(request.query_params)
        for name, value in options.items():
            if value not in found.options.get(name, ()):
                raise GameError("error-request-field", field=name[:60])
        return {"seats": list(found.seats(options))}


def game_json(game: Game[Any]) -> Json:
    """Return what can be chosen in a game."""
    return {
        "name": game.name,
        "rules": game.rules,
        "content": game.content,
        "options": {name: list(values) for name, values in game.options.items()},
        "looks": {name: list(values) for name, values in game.looks.items()},
        "seats": list(game.seats({})),
        "bots": bots_json(game),
        "drawn": isinstance(game, Drawn),
        "puzzles": isinstance(game, Puzzled),
    }


def bots_json(game: Game[Any]) -> list[Json]:
    """Return the bots to choose from, weakest first."""
    return [
        {"name": bot.name, "strength": strength, "face": bot.face, "elo": dict(bot.elo)}
        for strength, bot in enumerate(opponents(game), 1)
    ]
