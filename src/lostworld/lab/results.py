"""The results of the arena as files for other programs: CSV, JSON, Parquet.

The rows are in the order of the games' numbers, so that equal results are equal files.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from lostworld.extras import PartMissing
from lostworld.lab.arena import Game


def rows(games: Sequence[Game]) -> list[dict[str, Any]]:
    """A flat row for each game: options and traits as columns of their own."""
    options = sorted({name for game in games for name in game.options})
    traits = sorted({name for game in games for name in game.study.get("traits", {})})
    most = max((len(game.seats) for game in games), default=0)
    table = []
    for game in sorted(games, key=lambda game: game.number):
        row: dict[str, Any] = {
            "number": game.number,
            "winners": "+".join(game.seats[seat] for seat in game.winners),
            "reason": game.reason,
            "rounds": game.rounds,
            "decisions": game.decisions,
        }
        for seat in range(most):
            here = seat < len(game.seats)
            row[f"seat_{seat + 1}"] = game.seats[seat] if here else ""
            row[f"bot_{seat + 1}"] = game.bots[seat] if here else ""
            row[f"won_{seat + 1}"] = game.won(seat) if here else None
        row |= {f"option_{name}": game.options.get(name, "") for name in options}
        row |= {f"trait_{name}": game.study.get("traits", {}).get(name, "") for name in traits}
        table.append(row)
    return table


def as_csv(games: Sequence[Game]) -> bytes:
    """A row a game, without what happened in it."""
    text = io.StringIO()
    table = rows(games)
    writer = csv.DictWriter(text, fieldnames=list(table[0]) if table else ["number"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue().encode()


def as_json(games: Sequence[Game]) -> bytes:
    """Everything, the studies of the games too."""
    told = [game.to_json() for game in sorted(games, key=lambda game: game.number)]
    return (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode()


def as_parquet(games: Sequence[Game]) -> bytes:
    """As CSV, with types."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise PartMissing("pyarrow", "lab") from None
    sink = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows(games)), sink)
    return sink.getvalue()


FORMATS: Final[dict[str, Callable[[Sequence[Game]], bytes]]] = {
    "csv": as_csv,
    "json": as_json,
    "parquet": as_parquet,
}


def write(games: Sequence[Game], folder: Path, formats: Sequence[str]) -> list[Path]:
    """Write ``games.csv`` and so on into a folder; the files' paths."""
    paths = []
    for name in formats:
        path = folder / f"games.{name}"
        path.write_bytes(FORMATS[name](games))
        paths.append(path)
    return paths
