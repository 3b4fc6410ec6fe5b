"""Positions, records and pictures in files: reading and writing them with errors that say what to do."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from lostworld.engine.manners import Manners, Position
from lostworld.game import BadText, Game, GameError
from lostworld.record import Record

STANDARD_INPUT = "-"
LONGEST_NAME = 60
"""A longer word that names no file is a bad position rather than a file's name."""
LARGEST = 16_000_000
"""No position or record has more characters."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        if name == STANDARD_INPUT:
            text = sys.stdin.read(LARGEST + 1)
        else:
            with Path(name).open(encoding="utf-8") as file:
                text = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise GameError("error-file-missing", path=name) from None
    except IsADirectoryError:
        raise GameError("error-file-folder", path=name) from None
    except UnicodeDecodeError:
        raise GameError("error-file-encoding", path=name) from None
    except OSError:
        raise GameError("error-file-unreadable", path=name) from None
    if len(text) > LARGEST:
        raise GameError("error-file-large", path=name)
    return text


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


def free_place(stem: str) -> Path:
    """A file that does not exist yet, in this folder or else among the temporary files."""
    folder = Path() if os.access(Path(), os.W_OK) else Path(tempfile.gettempdir())
    numbered = (folder / f"{stem}{f'-{number}' if number > 1 else ''}.txt" for number in count(1))
    return next(path for path in numbered if not path.exists())


def read_record(name: str) -> Record:
    """The record in a file, or on standard input; of whatever game it is."""
    return Record.parse(read_text(name))


def read_position(words: Sequence[str], game: Game[Any]) -> tuple[Game[Any], Position]:
    """The position that a command line means: a text (quoted or not), a file, or ``-``; and its game.

    A file holds a position or view on its first line, or a record, which stands for its last position.
    """
    text = " ".join(words).strip()
    if text and len(words) == 1 and " " not in text and (len(text) <= LONGEST_NAME or Path(text).exists()):
        text = read_text(text)
        if text.lstrip().startswith("["):
            record = Record.parse(text)
            return record.game, record.state
        text = next((line.strip() for line in text.splitlines() if line.strip()), "")
    if not text:
        raise BadText("error-position-empty")
    return game, Manners(game).read(text)
