"""The OpenAPI document, with the live connection's messages, which OpenAPI itself has no place for."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from pydantic import TypeAdapter

from lostworld.server.live.commands import COMMAND, HELLO
from lostworld.server.live.frames import FRAME, CommandAnswer

REFERENCE: Final = "#/components/schemas/{model}"
MESSAGES: Final[dict[str, TypeAdapter[Any]]] = {
    "Frame": FRAME,
    "Command": COMMAND,
    "CommandAnswer": TypeAdapter(CommandAnswer),
    "Hello": HELLO,
}
"""What goes over the live connection: the server's frames, the client's commands and its first message."""


def with_frames(app: FastAPI) -> None:
    """Let an application's OpenAPI document describe the messages of the live connection too."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        document = described()
        schemas = document.setdefault("components", {}).setdefault("schemas", {})
        if "Frame" not in schemas:
            for name, adapter in MESSAGES.items():
                schema = adapter.json_schema(ref_template=REFERENCE)
                for part, described_part in schema.pop("$defs", {}).items():
                    schemas.setdefault(part, described_part)
                schemas[name] = schema
        return document

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend it
