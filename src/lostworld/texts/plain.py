"""Texts where Fluent's package is not installed, which the rules, bots, records and the engine do without.

This reads what their sentences are made of: words, values, other sentences and seats. A text that chooses
between forms (``{ $count -> ...}``) or writes numbers in a language's way is beyond it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

_ENTRY: Final = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?:[ ]+.*)?)*)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^[ ]+\.([\w-]+) =", re.MULTILINE)
_PLACE: Final = re.compile(r"\{\s*(.*?)\s*\}", re.DOTALL)
_SEAT: Final = re.compile(r'SEAT\(\$(\w+)(?:, form: "(\w+)")?\)')

Value = str | int | float


class PlainTexts:
    """The texts of one language.

    >>> source = "escaped = { it } is safe.\\nit = The baby of { $space }\\n"
    >>> PlainTexts([source], lambda key, form: key).say("escaped", {"space": "a4"})
    'The baby of a4 is safe.'
    """

    def __init__(self, sources: Iterable[str], seat: Callable[[str, str], str]) -> None:
        self._seat = seat
        self._texts: dict[str, str] = {}
        for source in sources:
            for entry in _ENTRY.finditer(source):
                value, *attributes = _ATTRIBUTE.split(entry[2])
                self._texts[entry[1]] = _joined(value)
                for name, text in zip(attributes[::2], attributes[1::2], strict=True):
                    self._texts[f"{entry[1]}.{name}"] = _joined(text)

    def has(self, key: str) -> bool:
        """Whether there is a text of that key that says something."""
        return bool(self._texts.get(key))

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """The text with its values. Raises KeyError if it is missing, LookupError if it is beyond this."""
        if not self.has(key):
            raise KeyError(f"no text for {key!r}")
        return _PLACE.sub(lambda place: self._put(place[1], values), self._texts[key])

    def _put(self, said: str, values: Mapping[str, Value]) -> str:
        """What stands in a pair of braces."""
        if said.startswith('"') and said.endswith('"'):
            return said[1:-1]
        if said.startswith("$") and said[1:] in values:
            return str(values[said[1:]])
        if seat := _SEAT.fullmatch(said):
            return self._seat(str(values[seat[1]]), seat[2] or "")
        if self.has(said):
            return self.say(said, values)
        raise LookupError(f"{said!r} cannot be said without Fluent's package")


def _joined(text: str) -> str:
    """A text's lines without their indents and without comments that follow it."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return "\n".join(lines)
