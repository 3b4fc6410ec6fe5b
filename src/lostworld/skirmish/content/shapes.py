"""Shapes of values in content files: each reads a plain TOML value, and describes itself as JSON Schema.

What does not fit is noted in the report, with what is allowed; the reader goes on to find everything at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from lostworld.skirmish.content.mistakes import Place, Report
from lostworld.skirmish.content.model import Words

NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LONGEST_TEXT: Final = 400
DEEPEST: Final = 12
"""Operations inside operations: more is refused, not read."""

Json = dict[str, Any]


class Unfit(Exception):
    """The value does not fit; why is noted in the report already."""


class Shape(Protocol):
    """How one kind of value is read."""

    def read(self, value: Any, at: Place, report: Report) -> Any:
        """The value as the model wants it. Raises Unfit."""
        ...

    def schema(self, shared: Json) -> Json:
        """Its JSON Schema; shapes with a title put themselves into ``shared`` and give a reference."""
        ...


def unfit(report: Report, at: Place, key: str, **values: Any) -> Unfit:
    """Note a mistake and give the exception to raise."""
    report.wrong(at, key, **values)
    return Unfit()


def shown(value: Any) -> str:
    """A wrong value as an error shows it: short."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"


@dataclass(frozen=True)
class Whole:
    """A whole number."""

    low: int
    high: int

    def read(self, value: Any, at: Place, report: Report) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise unfit(report, at, "number", value=shown(value), low=self.low, high=self.high)
        return value

    def schema(self, shared: Json) -> Json:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Truth:
    """true or false."""

    def read(self, value: Any, at: Place, report: Report) -> bool:
        if not isinstance(value, bool):
            raise unfit(report, at, "truth", value=shown(value))
        return value

    def schema(self, shared: Json) -> Json:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Word:
    """One of a closed list of words."""

    allowed: Sequence[str]

    def read(self, value: Any, at: Place, report: Report) -> str:
        if not isinstance(value, str) or value not in self.allowed:
            raise unfit(report, at, "word", value=shown(value), allowed=", ".join(self.allowed))
        return value

    def schema(self, shared: Json) -> Json:
        return {"enum": list(self.allowed)}


@dataclass(frozen=True)
class Name:
    """A name of lower-case words with hyphens; ``sort`` says what must bear it, "" for a new name."""

    sort: str = ""

    def read(self, value: Any, at: Place, report: Report) -> str:
        if not isinstance(value, str) or len(value) > 60 or not NAME.fullmatch(value):
            raise unfit(report, at, "name", value=shown(value))
        if self.sort:
            report.references.append((at, self.sort, value))
        return value

    def schema(self, shared: Json) -> Json:
        return {"type": "string", "pattern": f"^{NAME.pattern}$", "maxLength": 60}


@dataclass(frozen=True)
class Said:
    """Words in English and French."""

    def read(self, value: Any, at: Place, report: Report) -> Words:
        if not isinstance(value, dict) or set(value) != {"en", "fr"}:
            raise unfit(report, at, "languages", value=shown(value))
        for language, text in value.items():
            if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_TEXT or "\n" in text:
                raise unfit(report, at / language, "sentence", longest=LONGEST_TEXT)
        return Words(value["en"], value["fr"])

    def schema(self, shared: Json) -> Json:
        text = {"type": "string", "minLength": 1, "maxLength": LONGEST_TEXT}
        shared["words"] = {
            "type": "object",
            "properties": {"en": text, "fr": text},
            "required": ["en", "fr"],
            "additionalProperties": False,
        }
        return {"$ref": "#/$defs/words"}


@dataclass(frozen=True)
class Many:
    """A list of values of one shape, as a tuple."""

    of: Shape
    least: int = 0
    most: int = 60

    def read(self, value: Any, at: Place, report: Report) -> tuple[Any, ...]:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            count = len(value) if isinstance(value, list) else -1
            raise unfit(report, at, "list", count=count, least=self.least, most=self.most)
        read = []
        bad = False
        for place, each in enumerate(value):
            try:
                read.append(self.of.read(each, at / place, report))
            except Unfit:
                bad = True
        if bad:
            raise Unfit
        return tuple(read)

    def schema(self, shared: Json) -> Json:
        return {
            "type": "array",
            "items": self.of.schema(shared),
            "minItems": self.least,
            "maxItems": self.most,
        }


@dataclass(frozen=True)
class OneOrMany:
    """A word, or a list of words; always read as a tuple."""

    of: Shape

    def read(self, value: Any, at: Place, report: Report) -> tuple[Any, ...]:
        return Many(self.of, 1, 20).read(value if isinstance(value, list) else [value], at, report)

    def schema(self, shared: Json) -> Json:
        one = self.of.schema(shared)
        return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1}]}


@dataclass(frozen=True)
class Offset:
    """A pair of axial coordinates, ``[q, r]``."""

    size: int = 40

    def read(self, value: Any, at: Place, report: Report) -> tuple[int, int]:
        good = isinstance(value, list) and len(value) == 2
        if not good or not all(type(part) is int and -self.size <= part <= self.size for part in value):
            raise unfit(report, at, "hex", value=shown(value))
        return value[0], value[1]

    def schema(self, shared: Json) -> Json:
        number = {"type": "integer", "minimum": -self.size, "maximum": self.size}
        return {"type": "array", "items": number, "minItems": 2, "maxItems": 2}


@dataclass(frozen=True)
class Numbers:
    """A table of words and numbers: bonuses by skill, places by name."""

    allowed: Sequence[str]
    low: int
    high: int
    least: int = 0

    def read(self, value: Any, at: Place, report: Report) -> dict[str, int]:
        if not isinstance(value, dict):
            raise unfit(report, at, "table", value=shown(value))
        if len(value) < self.least:
            raise unfit(report, at, "list", count=len(value), least=self.least, most=len(self.allowed))
        bad = False
        for key, number in value.items():
            try:
                Word(self.allowed).read(key, at / key, report)
                Whole(self.low, self.high).read(number, at / key, report)
            except Unfit:
                bad = True
        if bad:
            raise Unfit
        return {word: value[word] for word in self.allowed if word in value}

    def schema(self, shared: Json) -> Json:
        number = Whole(self.low, self.high).schema(shared)
        return {
            "type": "object",
            "properties": dict.fromkeys(self.allowed, number),
            "additionalProperties": False,
            "minProperties": self.least,
        }


@dataclass(frozen=True)
class Named:
    """A table whose keys are names and whose values have one shape."""

    sort: str
    of: Shape

    def read(self, value: Any, at: Place, report: Report) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise unfit(report, at, "table", value=shown(value))
        read = {}
        bad = False
        for key, each in value.items():
            try:
                read[Name(self.sort).read(key, at / key, report)] = self.of.read(each, at / key, report)
            except Unfit:
                bad = True
        if bad:
            raise Unfit
        return read

    def schema(self, shared: Json) -> Json:
        return {"type": "object", "additionalProperties": self.of.schema(shared)}


@dataclass(frozen=True)
class Entry:
    """One key of a record."""

    shape: Shape
    needed: bool = False
    attribute: str = ""
    """The model's name for it, where it is not the key with underscores."""


@dataclass(frozen=True)
class Record:
    """A table with known keys, read into a value of the model."""

    title: str
    makes: Any
    entries: Mapping[str, Entry | Shape] = field(default_factory=dict)

    def read(self, value: Any, at: Place, report: Report, **given: Any) -> Any:
        if not isinstance(value, dict):
            raise unfit(report, at, "table", value=shown(value))
        bad = False
        for key in value:
            if key not in self.entries:
                report.wrong(at / key, "unknown-key", wanted=shown(key), allowed=", ".join(self.entries))
                bad = True
        read = dict(given)
        for key, entry in self.entries.items():
            entry = entry if isinstance(entry, Entry) else Entry(entry)
            if key not in value:
                if entry.needed:
                    report.wrong(at, "missing-key", wanted=key)
                    bad = True
                continue
            try:
                attribute = entry.attribute or key.replace("-", "_")
                read[attribute] = entry.shape.read(value[key], at / key, report)
            except Unfit:
                bad = True
        if bad:
            raise Unfit
        return self.makes(**read)

    def schema(self, shared: Json) -> Json:
        if self.title not in shared:
            shared[self.title] = {}  # stands here already for shapes that contain themselves
            entries = {
                key: entry if isinstance(entry, Entry) else Entry(entry)
                for key, entry in self.entries.items()
            }
            shared[self.title] = {
                "type": "object",
                "properties": {key: entry.shape.schema(shared) for key, entry in entries.items()},
                "required": [key for key, entry in entries.items() if entry.needed],
                "additionalProperties": False,
            }
        return {"$ref": f"#/$defs/{self.title}"}
