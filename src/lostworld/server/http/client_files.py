"""The built browser client: its files from memory, compressed once, with the right headers.

Files under ``assets/`` have their content's hash in their names and may be kept for ever; ``index.html``
names them and is never kept, so a new version arrives with the next visit.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from lostworld.game import GameError

FOREVER: Final = "public, max-age=31536000, immutable"
CHECKED: Final = "no-cache"
NEVER: Final = "no-store"
SCREENS: Final = ("", "game", "replay", "learn", "rules", "lobby", "results", "puzzles", "analysis", "verify")
"""The first words of the page's own addresses, as in the client's router. Elsewhere the page says that there
is nothing, and so does the answer's status."""
COMPRESSIBLE: Final = (
    ".html",
    ".js",
    ".css",
    ".svg",
    ".json",
    ".ftl",
    ".txt",
    ".webmanifest",
    ".map",
    ".ico",
)

_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ico": "image/x-icon",
    ".ftl": "text/plain; charset=utf-8",
}


_PRELOADED: Final = re.compile(rb'[ \t]*<link rel="modulepreload"[^>]*\bdata-game="([\w-]*)"[^>]*>\n?')
"""What the page fetches beside its script because one game needs it."""


def encodings(request: Request) -> set[str]:
    """The ways to press a file that the reader understands."""
    return {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}


class File(NamedTuple):
    """One file, ready to be sent."""

    stamp: tuple[int, int]
    plain: bytes
    encoded: dict[str, bytes]
    media_type: str
    tag: str
    keep: str


class ClientFiles:
    """Reads files at their first use, and again when they change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}

    @property
    def is_built(self) -> bool:
        """Whether there is a client at all."""
        return (self._folder / "index.html").is_file()

    @property
    def build(self) -> str | None:
        """A short name for this build, by which a page notices that it is older than the server."""
        return self._read("index.html").tag[1:13] if self.is_built else None

    def answer(self, request: Request, path: str) -> Response:
        """Return the file at ``path``, or the page itself for one of the page's own addresses."""
        if not self.is_built:
            raise GameError("error-client-missing")
        name = path.strip("/") or "index.html"
        status = 200
        if not self._is_file(name):
            if "." in name.rsplit("/", 1)[-1] or name.startswith(("assets/", "api/")):
                raise GameError("error-not-found")
            status = 200 if name.partition("/")[0] in SCREENS else 404
            name = "index.html"
        file = self._read(name)
        headers = {"Cache-Control": file.keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.tag and file.keep != NEVER:
            return Response(status_code=304, headers=headers)
        content = file.plain
        accepted = encodings(request)
        for encoding in ("br", "gzip"):
            if encoding in accepted and encoding in file.encoded:
                content = file.encoded[encoding]
                headers["Content-Encoding"] = encoding
                break
        return Response(content, status, headers, file.media_type)

    def page(self, head: str, game: str) -> Response:
        """Return a game's page with more in its head; nothing of another game is fetched with it."""
        file = self._read("index.html")
        plain = _PRELOADED.sub(lambda link: link[0] if link[1].decode() == game else b"", file.plain)
        named = f'{head}<meta name="game" content="{html.escape(game)}" />'
        content = plain.replace(b"</head>", f"{named}</head>".encode(), 1)
        return Response(content, headers={"Cache-Control": file.keep}, media_type=file.media_type)

    def _is_file(self, name: str) -> bool:
        if (
            "\x00" in name
            or "\\" in name
            or any(part.startswith(".") or not part for part in name.split("/"))
        ):
            return False
        whole = self._folder / name
        try:
            return whole.is_file() and whole.resolve().is_relative_to(self._folder.resolve())
        except OSError:  # longer than a file's name can be, so none of the page's own addresses either
            raise GameError("error-not-found") from None

    def _read(self, name: str) -> File:
        path = self._folder / name
        status = path.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._files.get(name)
        if known is not None and known.stamp == stamp:
            return known
        plain = path.read_bytes()
        encoded: dict[str, bytes] = {}
        ready = path.with_name(path.name + ".br")
        if ready.is_file():
            encoded["br"] = ready.read_bytes()
        if path.suffix in COMPRESSIBLE:
            pressed = gzip.compress(plain, 9, mtime=0)
            if len(pressed) < len(plain):
                encoded["gzip"] = pressed
        media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        keep = NEVER if name == "index.html" else FOREVER if name.startswith("assets/") else CHECKED
        tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
        file = self._files[name] = File(stamp, plain, encoded, media_type, tag, keep)
        return file
