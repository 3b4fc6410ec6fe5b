"""On how many days in a row the day's puzzle was solved at the terminal, in a small file of the user's."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from lostworld.game import Game


def kept() -> Path:
    """Where it is kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "lostworld" / "puzzles.json"


def solved(game: Game[Any], day: int) -> int:
    """Note that a day's puzzle was solved, and say on how many days in a row now.

    A file that cannot be read or written costs nobody the puzzle: the row begins anew.
    """
    path = kept()
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
        rows: dict[str, list[int]] = read if isinstance(read, dict) else {}
    except (OSError, ValueError):
        rows = {}
    match rows.get(game.name):
        case [int(last), int(row)]:
            pass
        case _:
            last, row = -1, 0
    if last != day:
        row = row + 1 if last == day - 1 else 1
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({**rows, game.name: [day, row]}) + "\n", encoding="utf-8")
    except OSError:
        pass
    return row
