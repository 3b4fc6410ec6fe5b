"""The application: addresses, and what answers there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import Depends, FastAPI, Header, Query, Request
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import lostworld
from lostworld.game import GameError
from lostworld.server import logs
from lostworld.server.bots import bot_seats as bots
from lostworld.server.games import picture_of
from lostworld.server.http import schemas
from lostworld.server.http.client_files import ClientFiles
from lostworld.server.http.errors import error_json, from_first, status_of
from lostworld.server.http.middleware import Middleware
from lostworld.server.live.connection import seat_of
from lostworld.server.looking_back import replay
from lostworld.server.looking_back.fairness import fairness
from lostworld.server.looking_back.lists import own_games, public_games
from lostworld.server.net.security import GAME_ID_PATTERN, address_of, reached_at
from lostworld.server.play import decide as commands
from lostworld.server.play import new_game as new_game
from lostworld.server.play.live_game import LiveGame
from lostworld.server.settings import Settings
from lostworld.server.storage.read import WholeGame
from lostworld.server.worker import Worker, play_through
from lostworld.texts import LANGUAGES, language_from

DOCS = Path(__file__).parent / "http" / "docs_page"
PICTURE_COST, ANALYSIS_COST = 5, 50
"""Drawing a board and judging a record count as so many requests more."""

GameIdPath = Annotated[str, InPath(pattern=GAME_ID_PATTERN, description="the game's id")]
Authorization = Annotated[
    str | None, Header(description="`Bearer` and the token of a seat; without it a spectator asks")
]

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": schemas.ErrorAnswer, "description": "What is wrong, in words"},
    "5XX": {"model": schemas.ErrorAnswer, "description": "What is wrong, in words"},
}


def create_app(settings: Settings | None = None) -> ASGIApp:
    """The application, with its gate around it. Worker processes read the settings from the environment."""
    if settings is None:
        settings = Settings.from_environment()
        logs.set_up(settings.level)
    worker = Worker(settings)
    app = _application(worker)
    wrapped: ASGIApp = Middleware(app, worker)
    return wrapped


def _application(worker: Worker) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await worker.open()
        yield
        await worker.close()

    app = FastAPI(
        title="Lost World",
        version=lostworld.__version__,
        description="Play Raptor: games, seats, events. Errors carry a key of the text catalogue.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        responses=ERRORS,
    )
    app.state.worker = worker
    app.add_middleware(HeadAsGet)
    _errors(app)
    _about(app, worker)
    _games(app, worker)
    _looking_back(app, worker)
    _without_a_game(app, worker)
    _pages(app, worker)
    return app


class HeadAsGet:
    """``HEAD`` is answered as ``GET``; uvicorn still knows what was asked and sends no body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)


# --- errors ---------------------------------------------------------------------------------------


def _errors(app: FastAPI) -> None:
    def answer(request: Request, problem: GameError) -> Response:
        language = language_from(request.headers.get("accept-language"))
        wait = problem.values.get("seconds")
        headers = {"Retry-After": str(wait)} if problem.key == "error-rate-limit" else None
        return JSONResponse({"error": error_json(problem, language)}, status_of(problem), headers)

    async def game_error(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, GameError)
        return answer(request, problem)

    async def bad_form(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, RequestValidationError)
        return answer(request, from_first(problem.errors()[0]))

    async def http_error(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        key = "error-method" if problem.status_code == 405 else "error-not-found"
        if problem.status_code == 400:
            key = "error-request-unreadable"
        response = answer(request, GameError(key))
        if problem.headers and "Allow" in problem.headers:
            response.headers["Allow"] = problem.headers["Allow"]
        return response

    async def fault(request: Request, problem: Exception) -> Response:
        return answer(request, GameError("error-internal", name=type(problem).__name__))

    app.add_exception_handler(Exception, fault)
    app.add_exception_handler(GameError, game_error)
    app.add_exception_handler(RequestValidationError, bad_form)
    app.add_exception_handler(HTTPException, http_error)


# --- about the server -----------------------------------------------------------------------------


def _about(app: FastAPI, worker: Worker) -> None:
    settings = worker.settings
    files = ClientFiles(settings.client_folder)
    app.state.files = files

    @app.get("/api/health", tags=["server"], response_model=schemas.Health)
    async def health() -> Any:
        """Whether the server is there and its database answers."""
        await worker.check()
        return {"status": "ok", "version": lostworld.__version__}

    @app.get("/api/about", tags=["server"], response_model=schemas.About)
    async def about() -> Any:
        """What this server is and can do, and how others reach it."""
        from lostworld.server.games import GAME

        return {
            "version": lostworld.__version__,
            "rules": GAME.rules,
            "bots": bots.bots_json(),
            "languages": list(LANGUAGES),
            "client_build": files.build,
            "reach": {
                "loopback": settings.is_loopback and settings.public_url is None,
                "urls": [f"http://{address}:{settings.port}" for address in reached_at(settings)],
                "public_url": settings.public_url,
            },
        }


# --- games ----------------------------------------------------------------------------------------


def token_of(authorization: str | None) -> str | None:
    """The token in an ``Authorization`` header."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise GameError("error-seat-token")
    return token


async def seated(
    request: Request, id: GameIdPath, authorization: Authorization = None
) -> tuple[LiveGame, int]:
    """The table asked for and the asking seat."""
    worker: Worker = request.app.state.worker
    live = await worker.live(id)
    return live, seat_of(live, token_of(authorization))


Seated = Annotated[tuple[LiveGame, int], Depends(seated)]


def _games(app: FastAPI, worker: Worker) -> None:
    @app.post("/api/games", tags=["games"], status_code=201, response_model=schemas.GameCreated)
    async def create_game(wish: schemas.NewGame, request: Request) -> Any:
        """Create a game. Repeating the same `request` gives the same game and tokens again."""
        worker.creations.take(address_of(request.client))
        return await asyncio.shield(worker.spawn(new_game.create(worker, wish), "create"))

    @app.post("/api/games/mine", tags=["lists"], response_model=schemas.GamesListed)
    async def list_own_games(held: schemas.OwnGames) -> Any:
        """The games whose seat tokens the caller has."""
        return await worker.in_thread(own_games, worker.store, held.seats)

    @app.get("/api/games", tags=["lists"], response_model=schemas.GamesListed)
    async def list_games(
        scope: Literal["public"] = "public", page: Annotated[int, Query(ge=1, le=10_000)] = 1
    ) -> Any:
        """Public games, newest first."""
        return await worker.in_thread(public_games, worker.store, page)

    @app.post("/api/games/{id}/claim", tags=["games"], response_model=schemas.SeatClaimed)
    async def claim_seat(id: GameIdPath, wish: schemas.ClaimSeat) -> Any:
        """Take the open seat by its invitation."""
        live = await worker.live(id)
        return await asyncio.shield(worker.spawn(new_game.claim(worker, live, wish), "claim"))

    @app.get("/api/games/{id}", tags=["games"], responses={200: {"model": schemas.Snapshot}})
    async def get_game(at: Seated) -> Response:
        """The game as the asking seat may know it."""
        live, seat = at
        async with live.lock:
            past = await worker.past(live)
            return _json(live.snapshot(seat, past))

    @app.get("/api/games/{id}/events", tags=["games"], responses={200: {"model": schemas.StepsTold}})
    async def get_events(at: Seated, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
        """The steps after a number, as on the live connection."""
        live, seat = at
        async with live.lock:
            past = await worker.past(live)
            steps = [live.told(step, state, seat) for step, state in past if step.seq > after]
            return _json({"events": steps, "seq": live.seq})

    @app.post("/api/games/{id}/commands", tags=["games"], responses={200: {"model": schemas.CommandAnswer}})
    async def post_command(command: schemas.Command, at: Seated) -> Response:
        """Do something, as on the live connection."""
        live, seat = at
        # A client that goes away must not stop a command half-way.
        work = worker.spawn(commands.perform(worker, live, seat, command), "command")
        return _json(await asyncio.shield(work))


def _json(content: Any) -> Response:
    return Response(to_json(content), media_type="application/json")


# --- looking back ---------------------------------------------------------------------------------


def _looking_back(app: FastAPI, worker: Worker) -> None:
    def read(game_id: str) -> WholeGame:
        whole = worker.store.whole_game(game_id)
        if whole is None:
            raise GameError("error-game-not-found")
        return whole

    @app.get("/api/games/{id}/replay", tags=["looking back"], responses={200: {"model": schemas.Replay}})
    async def get_replay(id: GameIdPath, authorization: Authorization = None) -> Response:
        """Every step as the asking seat saw it; everything once the game is over."""
        seat = seat_of(await worker.live(id), token_of(authorization))

        def make() -> bytes:
            whole = read(id)
            past, history = play_through(whole)
            return to_json(replay.replay(whole, past, history, seat))

        return Response(await worker.in_thread(make), media_type="application/json")

    @app.get(
        "/api/games/{id}/record",
        tags=["looking back"],
        response_class=PlainTextResponse,
        responses={200: {"content": {"text/plain": {}}}},
    )
    async def get_record(id: GameIdPath) -> str:
        """The record of a finished game, for sharing and replaying elsewhere."""

        def make() -> str:
            whole = read(id)
            return replay.record_of(whole, *play_through(whole))

        return str(await worker.in_thread(make))

    @app.get("/api/games/{id}/fairness", tags=["looking back"], response_model=schemas.Fairness)
    async def get_fairness(id: GameIdPath) -> Any:
        """The commitment to the shuffles; the seed and the outcomes once the game is over."""

        def make() -> Any:
            whole = read(id)
            return fairness(whole, play_through(whole)[1])

        return await worker.in_thread(make)

    @app.get("/api/games/{id}/analysis", tags=["looking back"], response_model=schemas.Analysis)
    async def get_analysis(id: GameIdPath) -> Any:
        """A finished game looked at by a bot: chances after every step, and the mistakes."""
        return await worker.analysis.of_game(await worker.in_thread(read, id))


# --- without a game -------------------------------------------------------------------------------


def _without_a_game(app: FastAPI, worker: Worker) -> None:
    @app.post("/api/records", tags=["texts"], responses={200: {"model": schemas.Replay}})
    async def read_record(brought: schemas.RecordBrought) -> Response:
        """A record step by step."""

        def make() -> bytes:
            return to_json(replay.read_record(brought.text))

        async with worker.record_queue:
            return Response(await worker.in_thread(make), media_type="application/json")

    @app.post("/api/records/analysis", tags=["texts"], response_model=schemas.Analysis)
    async def analyse_record(brought: schemas.RecordBrought, request: Request) -> Any:
        """A record looked at by a bot: chances after every step, and the mistakes."""
        worker.requests.take(address_of(request.client), ANALYSIS_COST)
        return await worker.analysis.of_record(brought.text)

    @app.post("/api/positions", tags=["texts"], response_model=schemas.PositionTold)
    async def read_position(brought: schemas.PositionBrought) -> Any:
        """A position and what is possible in it."""
        return replay.read_position(brought.text)

    @app.post("/api/try", tags=["texts"], response_model=schemas.TrialTold)
    async def try_out(trial: schemas.Trial) -> Any:
        """Steps tried out on a position: lessons and the analysis board."""
        return replay.try_out(trial.position, trial.side, trial.actions, trial.confirm)

    @app.get(
        "/api/board.svg",
        tags=["texts"],
        response_class=Response,
        responses={200: {"content": {"image/svg+xml": {}}}},
    )
    async def board(
        request: Request,
        position: Annotated[str, Query(min_length=1, max_length=400)],
        theme: schemas.Theme = "jungle",
        title: Annotated[str | None, Query(max_length=80)] = None,
    ) -> Response:
        """A picture of a position."""
        worker.requests.take(address_of(request.client), PICTURE_COST)
        drawn = await worker.in_thread(picture_of, position, theme, title)
        return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})


# --- pages ----------------------------------------------------------------------------------------


def _pages(app: FastAPI, worker: Worker) -> None:
    files: ClientFiles = app.state.files

    @app.get("/api/docs", include_in_schema=False)
    async def documentation() -> Response:
        return FileResponse(DOCS / "index.html", media_type="text/html; charset=utf-8")

    @app.get("/api/docs/{name}", include_in_schema=False)
    async def documentation_part(name: Literal["page.js", "page.css"]) -> Response:
        return FileResponse(DOCS / name)

    @app.get("/api/{path:path}", include_in_schema=False)
    async def nothing_there(path: str) -> Response:
        raise GameError("error-not-found")

    @app.get("/{path:path}", include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        return await worker.in_thread(files.answer, request, path)  # type: ignore[no-any-return]
