"""Positions, records and pictures in files: reading and writing them with errors that say what to do."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lostworld.engine.manners import Manners, Position
from lostworld.game import BadText, Game, GameError
from lostworld.record import Record

STANDARD_INPUT = "-"
LONGEST_NAME = 60
"""A longer word that names no file is a bad position rather than a file's name."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        if name == STANDARD_INPUT:
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise GameError("error-file-missing", path=name) from None
    except IsADirectoryError:
        raise GameError("error-file-folder", path=name) from None
    except UnicodeDecodeError:
        raise GameError("error-file-encoding", path=name) from None
    except OSError:
        raise GameError("error-file-unreadable", path=name) from None


def write_file(path: Path, content: str | bytes, replace: bool = False) -> None:
    """Write a file, whole or not at all; one that exists is replaced only when that is wanted."""
    if path.exists() and not replace:
        raise GameError("error-file-folder" if path.is_dir() else "error-file-exists", path=str(path))
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(content.encode() if isinstance(content, str) else content)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise GameError("error-file-unwritable", path=str(path)) from None


def read_record(name: str) -> Record:
    """The record in a file, or on standard input; of whatever game it is."""
    return Record.parse(read_text(name))


def read_position(words: Sequence[str], game: Game[Any]) -> tuple[Game[Any], Position]:
    """The position that a command line means: a text (quoted or not), a file, or ``-``; and its game.

    A file holds a position or view on its first line, or a record, which stands for its last position.
    """
    text = " ".join(words)
    if len(words) == 1 and " " not in text and (len(text) <= LONGEST_NAME or Path(text).exists()):
        text = read_text(text)
        if text.lstrip().startswith("["):
            record = Record.parse(text)
            return record.game, record.state
        text = next((line for line in text.splitlines() if line.strip()), "")
    text = text.strip()
    if not text:
        raise BadText("error-position-empty")
    return game, Manners(game).read(text)
