"""Pages: the documentation and the browser client."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from lostworld.game import GameError
from lostworld.server.http import link_previews
from lostworld.server.http.client_files import ClientFiles
from lostworld.server.worker import Worker
from lostworld.texts import language_from

DOCS: Final = Path(__file__).parent / "docs_page"

ROBOTS: Final = "User-agent: *\nAllow: /$\nAllow: /learn\nAllow: /rules\nAllow: /assets/\nDisallow: /\n"
"""For search engines: the page itself, and nobody's game."""


def add_routes(app: FastAPI, worker: Worker) -> None:
    """Add the pages; they come last, as they answer whatever nobody else does."""
    files: ClientFiles = app.state.files

    @app.get("/robots.txt", include_in_schema=False)
    async def robots() -> Response:
        return PlainTextResponse(ROBOTS)

    @app.get("/api/docs", include_in_schema=False)
    async def documentation() -> Response:
        return FileResponse(DOCS / "index.html", media_type="text/html; charset=utf-8")

    @app.get("/api/docs/{name}", include_in_schema=False)
    async def documentation_part(name: Literal["page.js", "page.css"]) -> Response:
        return FileResponse(DOCS / name)

    @app.get("/api/{path:path}", include_in_schema=False)
    async def nothing_there(path: str) -> Response:
        raise GameError("error-not-found")

    def preview(request: Request, game_id: str) -> Response | None:
        """Return the page with a few words about the game that its address names."""
        found = worker.store.games_of([game_id]) if files.is_built else []
        if not found:
            return None
        site = (worker.settings.public_url or str(request.base_url)).rstrip("/")
        language = language_from(request.headers.get("accept-language"))
        return files.page(link_previews.tags(found[0], site, language), found[0].game)

    @app.get("/{path:path}", include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        game_id = link_previews.game_in(path)
        if game_id is not None:
            page: Response | None = await worker.in_thread(preview, request, game_id)
            if page is not None:
                return page
        return await worker.in_thread(files.answer, request, path)  # type: ignore[no-any-return]
