"""Reads lines from a file descriptor without ever holding more than one line's worth of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

LONGEST: Final = 64 * 1024
"""The most bytes a line may have, its ending not counted."""

_CHUNK: Final = 64 * 1024


def lines_of(descriptor: int, longest: int = LONGEST) -> Iterator[bytes | None]:
    """Each line without its LF or CRLF; None stands for a line that is too long, the rest of it skipped.

    What follows the last line's end is a line too, unless it is empty.
    """
    pending = bytearray()
    skipping = False
    while chunk := os.read(descriptor, _CHUNK):
        start = 0
        while (end := chunk.find(b"\n", start)) >= 0:
            pending += chunk[start:end]
            start = end + 1
            line = _without_return(pending)
            yield None if skipping or len(line) > longest else line
            pending.clear()
            skipping = False
        # One byte more than a line may have: it can still turn out to be the CR of a CRLF.
        if not skipping:
            pending += chunk[start:]
            skipping = len(pending) > longest + 1
            if skipping:
                pending.clear()
    if skipping:
        yield None
    elif pending:
        line = _without_return(pending)
        yield None if len(line) > longest else line


def _without_return(line: bytearray) -> bytes:
    return bytes(line[:-1] if line.endswith(b"\r") else line)
