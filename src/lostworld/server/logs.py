"""Structured logs: one JSON object a line. Tokens, cards and seeds are never given to the logger."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any


class JsonLines(logging.Formatter):
    """Time, level, subject, message, and the fields given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("lostworld.server."),
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send the server's logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("lostworld", "uvicorn", "uvicorn.error", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("lostworld", "uvicorn") else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level.upper() if name == "lostworld" else "WARNING")
