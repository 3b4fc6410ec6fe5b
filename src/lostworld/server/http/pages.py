"""Pages: the documentation and the browser client."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response

from lostworld.game import GameError
from lostworld.server.http.client_files import ClientFiles
from lostworld.server.worker import Worker

DOCS: Final = Path(__file__).parent / "docs_page"


def add_routes(app: FastAPI, worker: Worker) -> None:
    """Add the pages; they come last, as they answer whatever nobody else does."""
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
