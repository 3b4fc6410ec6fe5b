"""A file of results, a line for each as it is there, so that work which was interrupted goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def lines_of(path: Path) -> list[Any]:
    """What a journal holds; a last line cut short by an interruption is taken out of it."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    if text and not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        path.write_text(text, encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def add(path: Path, value: Any) -> None:
    """Write one more line."""
    with path.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(value, ensure_ascii=False) + "\n")
