"""What clients send by HTTP, strict and with limits; the commands are in ``live.commands``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AliasChoices, ConfigDict, Field

from lostworld.games import DEFAULT
from lostworld.server.http.fields import (
    Actions,
    BotName,
    GameId,
    Luck,
    Name,
    PositionText,
    RecordText,
    RequestId,
    Strict,
    Token,
    Word,
    Words,
)


class Opponent(Strict):
    """Who plays the other seats."""

    kind: Literal["bot", "friend", "here"]
    bot: BotName | None = None


class ClockRequest(Strict):
    """Time for each seat."""

    minutes: Annotated[int, Field(ge=1, le=24 * 60)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class SeatRequest(Strict):
    """Who is to sit on one seat."""

    kind: Literal["you", "bot", "friend", "here"]
    bot: BotName | None = None
    name: Name = ""


class NewGame(Strict):
    """A game to be created. Further fields with the name of one of the game's options or looks choose it."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Word | None]

    game: Word = DEFAULT
    options: Words = Field(default_factory=dict)
    looks: Words = Field(default_factory=dict)
    you: Word = "random"
    """A seat, ``random``, ``all`` (or ``both``: every seat at this screen) or ``none``."""
    opponent: Opponent | None = None
    """Who plays all other seats."""
    seats: dict[Word, SeatRequest] = Field(default_factory=dict, max_length=16)
    """Who plays single seats; comes before ``you`` and ``opponent``."""
    bots: dict[Word, BotName | None] = Field(default_factory=dict, max_length=16)
    names: dict[Word, Name | None] = Field(default_factory=dict, max_length=16)
    name: Name = ""
    clock: ClockRequest | None = None
    public: bool = False
    hints: bool | None = None
    """Whether hints may be asked for; None: unless somebody else is to sit down."""
    bot_after: Annotated[int, Field(ge=1, le=24 * 60)] | None = None
    """Minutes after which a bot plays for somebody who is away; None: only by vote of the others."""
    challenge: bool = False
    """Whether anybody may take the open seats, and finds the game in the list of challenges."""
    position: PositionText | None = None
    record: RecordText | None = None
    luck: Luck | None = None
    """What the seat of whoever makes the game adds to the server's seed."""
    request: RequestId | None = None


class ClaimSeat(Strict):
    """Take an open seat of a game."""

    code: Token | None = None
    """Of the invitation; an open challenge needs none."""
    name: Name = ""
    luck: Luck | None = None
    """What this seat adds to the server's seed: a game that was made with luck is dealt with it."""
    request: RequestId | None = None


class OwnSeat(Strict):
    """A seat that the asking browser holds."""

    id: GameId
    token: Token


class OwnGames(Strict):
    """The seats whose games are to be listed."""

    seats: Annotated[list[OwnSeat], Field(max_length=200)]


class ImportedRecord(Strict):
    """A record to be read; it names its game."""

    record: RecordText = Field(validation_alias=AliasChoices("text", "record"))


class ImportedPosition(Strict):
    """A position or a view to be looked at."""

    game: Word = DEFAULT
    position: PositionText = Field(validation_alias=AliasChoices("text", "position"))


class LinesRequest(Strict):
    """A position or a view that a bot is to look at, and for how long."""

    game: Word = DEFAULT
    position: PositionText = Field(validation_alias=AliasChoices("position", "text"))
    milliseconds: Annotated[int, Field(ge=10, le=3000)] = 200


class PictureRequest(Strict):
    """A position or a view to be drawn."""

    game: Word = DEFAULT
    position: PositionText = Field(validation_alias=AliasChoices("position", "text"))
    looks: Words = Field(default_factory=dict)
    title: Annotated[str, Field(max_length=80)] | None = None


class Trial(Strict):
    """Steps to be tried out on a position, for lessons and analysis."""

    game: Word = DEFAULT
    position: PositionText
    seat: Word = Field(validation_alias=AliasChoices("seat", "side"))
    actions: Actions = Field(default_factory=list)
    confirm: bool = False
