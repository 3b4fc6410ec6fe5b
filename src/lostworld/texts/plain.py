"""Texts where Fluent's package is not installed, which the rules, bots, records and the engine do without.

This reads what their sentences are made of: words, values, other sentences, seats, and a choice by a value.
What writes numbers in a language's way, or chooses by how a language counts, is beyond it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

_ENTRY: Final = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?:[ }[*].*)?)*)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^ +\.([\w-]+) =", re.MULTILINE)
_SEAT: Final = re.compile(r'SEAT\(\$(\w+)(?:, form: "(\w+)")?\)')
_VARIANT: Final = re.compile(r"^\s*(\*?)\[([\w-]+)\] ?", re.MULTILINE)
COUNTING: Final = {"zero", "one", "two", "few", "many"}
"""The forms that a language may have for numbers."""

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
                self._texts[entry[1]] = _trimmed(value)
                for name, text in zip(attributes[::2], attributes[1::2], strict=True):
                    self._texts[f"{entry[1]}.{name}"] = _trimmed(text)

    def has(self, key: str) -> bool:
        """Whether there is a text of that key that says something."""
        return bool(self._texts.get(key))

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """The text with its values. Raises KeyError if it is missing, LookupError if it is beyond this."""
        if not self.has(key):
            raise KeyError(f"no text for {key!r}")
        return self._filled(self._texts[key], values)

    def _filled(self, text: str, values: Mapping[str, Value]) -> str:
        return "".join(self._put(part, values) if inside else part for part, inside in _parts(text))

    def _put(self, said: str, values: Mapping[str, Value]) -> str:
        """What stands in a pair of braces."""
        if said.startswith('"') and said.endswith('"'):
            return said[1:-1]
        selector, arrow, variants = said.partition("->")
        if arrow and (chosen := self._chosen(values.get(selector.strip()[1:]), variants)) is not None:
            return self._filled(chosen, values)
        if said.startswith("$") and said[1:] in values:
            return str(values[said[1:]])
        if seat := _SEAT.fullmatch(said):
            return self._seat(str(values[seat[1]]), seat[2] or "")
        if self.has(said):
            return self.say(said, values)
        raise LookupError(f"{said!r} cannot be said without Fluent's package")

    def _chosen(self, value: Value | None, variants: str) -> str | None:
        """The variant for a value; None where that is a matter of counting."""
        heads = [head for head in _VARIANT.finditer(variants) if _is_outside(variants, head.start())]
        ends = [*(head.start() for head in heads[1:]), len(variants)]
        texts = {head[2]: variants[head.end() : end].strip() for head, end in zip(heads, ends, strict=True)}
        if str(value) in texts:
            return texts[str(value)]
        counted = not isinstance(value, str) and not COUNTING.isdisjoint(texts)
        return None if counted else texts[next(head[2] for head in heads if head[1])]


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    """What stands outside and inside of the outermost braces, in turn."""
    depth = start = 0
    for at, sign in enumerate(text):
        if sign == "{":
            if depth == 0:
                yield text[start:at], False
                start = at + 1
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth == 0:
                yield text[start:at].strip(), True
                start = at + 1
    yield text[start:], False


def _is_outside(text: str, at: int) -> bool:
    """Whether a place in a text is in no braces."""
    return text.count("{", 0, at) == text.count("}", 0, at)


def _trimmed(text: str) -> str:
    """A text's lines without their indents."""
    return "\n".join(line.strip() for line in text.strip().splitlines())
