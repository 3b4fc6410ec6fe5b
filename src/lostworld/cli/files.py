"""Positions, records and pictures in files: reading and writing them with errors that say what to do."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from lostworld.game import BadText, GameError
from lostworld.raptor import GAME, State, View
from lostworld.raptor.record import Record

STANDARD_INPUT = "-"
_BOARD = re.compile(r"([^/]{11}/){5}[^/]{11}")
"""A board's text alone, which is a bad position rather than a file's name."""


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
    """The record in a file, or on standard input."""
    return Record.parse(read_text(name))


def read_position(words: Sequence[str]) -> State | View:
    """The position that a command line means: a text (quoted or not), a file, or ``-``.

    A file holds a position or view on its first line, or a record, which stands for its last position.
    """
    text = " ".join(words)
    if len(words) == 1 and " " not in text and _BOARD.fullmatch(text) is None:
        text = read_text(text)
        if text.lstrip().startswith("["):
            return Record.parse(text).state
        text = next((line for line in text.splitlines() if line.strip()), "")
    return position_of(text.strip())


def position_of(text: str) -> State | View:
    """The position or view that a text describes."""
    if not text:
        raise BadText("raptor-error-position-fields", count=0)
    return GAME.parse_view(text) if "?" in text else GAME.parse(text)
