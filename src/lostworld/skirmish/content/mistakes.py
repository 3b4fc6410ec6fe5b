"""Mistakes in content files: where, what is wrong, and what is allowed instead.

A reader notes every mistake in a ``Report`` and goes on; only then is the content refused as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lostworld.game import GameError
from lostworld.texts import say

Step = str | int


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a file: its path of keys and list positions."""

    file: str
    path: tuple[Step, ...] = ()

    def __truediv__(self, step: Step) -> Place:
        return Place(self.file, (*self.path, step))

    @property
    def key(self) -> str:
        """The path as people write it: ``cards[2].actions[0].sort``.

        >>> (Place("x.toml") / "cards" / 2 / "name").key
        'cards[2].name'
        """
        text = ""
        for step in self.path:
            text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
        return text


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake or, if ``warning``, one doubt about the design."""

    place: Place
    key: str
    """``skirmish-content-<key>`` in the text catalogue."""
    values: dict[str, Any]
    line: int | None = None
    warning: bool = False

    def sentence(self, language: str = "en") -> str:
        """The mistake in one line: ``units/scout.toml:12: cards[2].initiative: ...``."""
        return f"{self.where}: {say(f'skirmish-content-{self.key}', language, **self.values)}"

    @property
    def where(self) -> str:
        """File, line and key, as far as they are known."""
        file = self.place.file + (f":{self.line}" if self.line else "")
        return ": ".join(
            part for part in (file, "" if self.place.file.endswith(".txt") else self.place.key) if part
        )


class ContentError(GameError):
    """Content files that cannot be played; ``mistakes`` holds them all."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        first = mistakes[0]
        super().__init__(
            "skirmish-error-content",
            count=len(mistakes),
            place=first.where,
            what=GameError(f"skirmish-content-{first.key}", **first.values),
        )
        self.mistakes = mistakes


@dataclass
class Report:
    """What a reader has found so far."""

    texts: dict[str, str] = field(default_factory=dict)
    """The files, to find the lines of keys in."""
    mistakes: list[Mistake] = field(default_factory=list)
    references: list[tuple[Place, str, str]] = field(default_factory=list)
    """Names that must exist: place, sort (``unit``, ``hero-card``, ...), name."""

    def wrong(self, place: Place, key: str, **values: Any) -> None:
        """Note a mistake."""
        self.mistakes.append(Mistake(place, key, values, self._line(place)))

    def doubt(self, place: Place, key: str, **values: Any) -> None:
        """Note a warning."""
        self.mistakes.append(Mistake(place, key, values, self._line(place), warning=True))

    @property
    def errors(self) -> list[Mistake]:
        """The mistakes that refuse the content."""
        return [mistake for mistake in self.mistakes if not mistake.warning]

    @property
    def warnings(self) -> list[Mistake]:
        """The doubts, which do not."""
        return [mistake for mistake in self.mistakes if mistake.warning]

    def _line(self, place: Place) -> int | None:
        text = self.texts.get(place.file)
        if text is None or not place.file.endswith(".toml"):
            line = place.path[0] if place.path and isinstance(place.path[0], int) else None
            return line if text is not None else None
        lines = dict(key_lines(text))
        for length in range(len(place.path), 0, -1):
            if place.path[:length] in lines:
                return lines[place.path[:length]]
        return None


_HEADER = re.compile(r"^\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""^\s*([A-Za-z0-9_-]+|"[^"]*")\s*=""")


def key_lines(text: str) -> Iterator[tuple[tuple[Step, ...], int]]:
    """The paths of a TOML file's tables and keys with their line numbers, from 1.

    Keys inside inline tables have none: the line of the key they stand under is near enough.

    >>> list(key_lines('a = 1\\n[[cards]]\\nid = "x"\\n[[cards]]\\nid = "y"'))
    [(('a',), 1), (('cards',), 2), (('cards', 0), 2), (('cards', 0, 'id'), 3), \
(('cards', 1), 4), (('cards', 1, 'id'), 5)]
    """
    table: tuple[Step, ...] = ()
    counts: dict[tuple[Step, ...], int] = {}
    seen: set[tuple[Step, ...]] = set()
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.match(line)
        if header:
            path: tuple[Step, ...] = ()
            names = [name.strip().strip('"') for name in header[2].split(".")]
            for place, name in enumerate(names):
                path = (*path, name)
                last = place == len(names) - 1
                if last and header[1] == "[[":
                    counts[path] = counts.get(path, -1) + 1
                if path in counts:
                    if path not in seen:
                        seen.add(path)
                        yield path, number
                    path = (*path, counts[path])
            table = path
            yield table, number
        elif key := _KEY.match(line):
            yield (*table, key[1].strip('"')), number
