"""The kinds of values that clients send, each with its limits, and the base of all forms."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from lostworld.server.net.security import GAME_ID_PATTERN

CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
RequestId = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[\x21-\x7e]+$")]
"""Seat tokens follow from it, so it must be too long to guess."""
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[\x20-\x7e]+$")]
Actions = Annotated[list[ActionText], Field(max_length=64)]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1)]
MARKS_MOST: Final = 2
"""Accents on one letter: more of them hang over the lines above and below."""


def plain_name(name: str) -> str:
    """Return a name that shows what it is: no characters that turn or hide others, no towers of accents."""
    marks = 0
    for character in name:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS_MOST or kind in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"):
            raise ValueError("a name of letters, digits, signs and blanks")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(plain_name),
]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]+$")]
"""The name of a game, a seat, an option, a look, or the value of one."""
Words = Annotated[dict[Word, Word], Field(max_length=32)]
BotName = Annotated[str, StringConstraints(max_length=32)]
GameId = Annotated[str, StringConstraints(pattern=GAME_ID_PATTERN)]
Token = Annotated[str, StringConstraints(min_length=16, max_length=128, pattern=r"^[\x21-\x7e]+$")]
Luck = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
"""16 random bytes that a seat adds to the server's seed, in hexadecimal."""
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=8_000)]
RecordText = Annotated[str, StringConstraints(min_length=1, max_length=200_000)]
Language = Annotated[str, StringConstraints(max_length=100)]

Json = Any
"""Whatever plain JSON a game gives: only its client package reads it."""


class Strict(BaseModel):
    """What clients send: unknown fields and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Exact(BaseModel):
    """What clients receive: exactly these fields."""

    model_config = ConfigDict(extra="forbid")
