"""Errors as clients receive them: a key of the text catalogue, its values, the sentence, an HTTP status."""

from __future__ import annotations

from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy.exc import InterfaceError, OperationalError

from lostworld.game import GameError
from lostworld.texts import say

STATUS: Final = {
    "error-not-found": 404,
    "error-game-not-found": 404,
    "error-method": 405,
    "error-seat-token-missing": 401,
    "error-seat-token": 403,
    "error-seat-taken": 409,
    "error-seats-open": 409,
    "error-spectator-acts": 403,
    "error-turn-not-yours": 409,
    "error-stale": 409,
    "error-request-repeated": 409,
    "error-game-over": 409,
    "error-rate-limit": 429,
    "error-too-large": 413,
    "error-origin": 403,
    "error-host-name": 421,
    "error-not-over": 403,
    "error-cards-secret": 403,
    "error-take-back-none": 409,
    "error-take-back-unasked": 409,
    "error-rematch-unasked": 409,
    "error-rematch-alone": 409,
    "error-rematch-seats": 409,
    "error-picture-none": 404,
    "error-game-unknown": 404,
    "error-hint-pending": 409,
    "error-hints-off": 409,
    "error-sign-often": 429,
    "error-record-long": 413,
    "error-closed": 503,
    "error-games-many": 503,
    "error-game-long": 409,
    "error-connections-address": 429,
    "error-rules-version": 409,
    "error-client-missing": 503,
    "error-server-stopping": 503,
    "error-server-busy": 503,
    "error-storage": 503,
    "error-database-unreachable": 503,
    "error-bot-failed": 503,
    "error-internal": 500,
    "error-request-unreadable": 400,
}
"""Other errors say that a text or a request makes no sense: 422."""


def from_fault(problem: Exception) -> GameError:
    """Return what a client is told of something that should not happen: its kind and no more."""
    if isinstance(problem, OperationalError | InterfaceError):
        return GameError("error-storage")
    return GameError("error-internal", name=type(problem).__name__)


def status_of(problem: GameError) -> int:
    """Return the HTTP status that fits an error."""
    return STATUS.get(problem.key, 422)


def error_json(problem: GameError, language: str) -> dict[str, Any]:
    """Return an error as JSON."""
    values = {
        name: value if isinstance(value, str | int) else say(value.key, language, **value.values)
        for name, value in problem.values.items()
    }
    return {"key": problem.key, "values": values, "message": say(problem.key, language, **problem.values)}


def from_validation(problem: ValidationError) -> GameError:
    """Return what is wrong with a message that does not have the form it should have."""
    first = problem.errors(include_url=False, include_input=False, include_context=True)[0]
    return from_first(first)


def from_first(first: Any) -> GameError:
    """Return the same for one of pydantic's own error descriptions."""
    kind = first["type"]
    if kind.startswith("json_"):
        return GameError("error-request-unreadable")
    if kind == "union_tag_invalid":
        return GameError("error-message-unknown", kind=str(first.get("ctx", {}).get("tag", ""))[:40])
    if first["loc"][:1] == ("path",):
        return GameError("error-game-not-found")
    field = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return GameError("error-request-field", field=field[:60] or "type")
