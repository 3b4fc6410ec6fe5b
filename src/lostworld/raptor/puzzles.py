"""Raptor's puzzles: forced wins within a turn, found in games of bots (``lostworld puzzles --find``)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from lostworld.games import Puzzle


def _read() -> tuple[Puzzle, ...]:
    lines = files("lostworld.raptor").joinpath("puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        told = json.loads(line)
        found.append(Puzzle(**{**told, "solution": tuple(told["solution"])}))
    return tuple(found)


PUZZLES: Final = _read()
