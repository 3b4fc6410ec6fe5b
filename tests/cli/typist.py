"""Somebody who types lines that are known beforehand."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable


def typist(typed: Iterable[str]) -> Callable[[str], str]:
    """What stands for ``input``: prints the prompt and types the next line; after the last, input ends."""
    lines = iter(typed)

    def type_line(prompt: str) -> str:
        sys.stdout.write(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return type_line
