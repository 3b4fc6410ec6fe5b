"""The application: its parts put together, and how errors are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import lostworld
from lostworld.game import GameError
from lostworld.server import logs
from lostworld.server.http import about, games, imports, looking_back, pages
from lostworld.server.http.answers import ErrorAnswer
from lostworld.server.http.documentation import with_frames
from lostworld.server.http.errors import error_json, from_first, status_of
from lostworld.server.http.middleware import Middleware
from lostworld.server.net.bounded_requests import HOMES
from lostworld.server.settings import Settings
from lostworld.server.uvicorn_options import uvicorn_options
from lostworld.server.worker import Worker
from lostworld.texts import language_from

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorAnswer, "description": "What is wrong, in words"},
    "5XX": {"model": ErrorAnswer, "description": "What is wrong, in words"},
}


def create_app(settings: Settings | None = None) -> ASGIApp:
    """Return the application with its middleware. Worker processes read the settings from the environment."""
    if settings is None:
        settings = Settings.from_environment()
        logs.set_up(settings.level)
    worker = Worker(settings)
    whole = Middleware(application(worker), worker)
    if settings.homes:
        worker.homes.lead_to(uvicorn.Config(whole, **uvicorn_options(settings) | {"factory": False}))
    return whole


def application(worker: Worker) -> FastAPI:
    """Return all addresses and what answers there."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await worker.open()
        yield {HOMES: worker.homes}
        await worker.close()

    app = FastAPI(
        title="Lost World",
        version=lostworld.__version__,
        description="Play board games: games, seats, steps. Errors carry a key of the text catalogue.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        responses=ERRORS,
        separate_input_output_schemas=False,
    )
    app.state.worker = worker
    app.add_middleware(HeadAsGet)
    _answer_errors(app)
    for part in (about, games, looking_back, imports, pages):
        part.add_routes(app, worker)
    with_frames(app)
    return app


class HeadAsGet:
    """``HEAD`` is answered as ``GET``; uvicorn still knows what was asked and sends no body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)


def _answer_errors(app: FastAPI) -> None:
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
