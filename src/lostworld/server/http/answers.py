"""What clients receive by HTTP: the published form of every answer. Frames are in ``live.frames``."""

from __future__ import annotations

from typing import Literal

from lostworld.server.http.fields import Exact, Json
from lostworld.server.live.frames import (
    DecisionJson,
    ErrorBody,
    EventJson,
    LoggedStep,
    OutcomeJson,
    Seats,
    Status,
    ViewedBeat,
    ViewedStep,
)


class ErrorAnswer(Exact):
    """An error."""

    error: ErrorBody


class Health(Exact):
    """The server is there."""

    status: Literal["ok"]
    version: str


class BotJson(Exact):
    """A bot and how strong it is."""

    name: str
    strength: int
    """Its place among the game's bots, 1 for the weakest."""
    face: str
    """Which portrait to show, of those that the game's client has drawn; empty for none."""
    elo: dict[str, int]
    """Its measured strength at each seat, by the seat's name; empty where nothing was measured."""


class Reach(Exact):
    """How others reach this server."""

    loopback: bool
    urls: list[str]
    public_url: str | None


class GameJson(Exact):
    """A game that can be played here."""

    name: str
    rules: int
    content: str
    options: dict[str, list[str]]
    looks: dict[str, list[str]]
    seats: Seats
    """With the default options."""
    bots: list[BotJson]
    drawn: bool
    puzzles: bool
    """Whether it has positions to solve."""
    """Whether there are pictures of its positions."""


class SeatNames(Exact):
    """The seats of a game with certain options."""

    seats: Seats


class About(Exact):
    """What this server is and can do. ``rules`` and ``bots`` are those of the default game."""

    version: str
    rules: int
    bots: list[BotJson]
    games: list[GameJson]
    languages: list[str]
    client_build: str | None
    lobby: bool
    """Whether there is a list of open challenges."""
    notice: str | None
    """What whoever runs the server says to everybody."""
    closed: bool
    """Whether no new games may begin."""
    reach: Reach


class SeatToken(Exact):
    """The token of a seat."""

    token: str


class Invite(Exact):
    """What a friend needs to take an open seat."""

    seat: str
    code: str


class GameCreated(Exact):
    """A new game: its id, the caller's seats, the invitations and the commitment to all chance."""

    id: str
    seats: dict[str, SeatToken]
    invite: Invite | None
    """The first of the invitations."""
    invites: list[Invite]
    commitment: str


class SeatClaimed(Exact):
    """The seat taken and its token."""

    seat: str
    token: str


class StepsAfter(Exact):
    """Steps after a number."""

    events: list[LoggedStep]
    seq: int


class ListedGame(Exact):
    """A game in a list."""

    id: str
    game: str
    options: dict[str, str]
    looks: dict[str, str]
    status: Status
    round: int
    names: dict[str, str | None]
    kinds: dict[str, str]
    bots: dict[str, str | None]
    clock: dict[str, int] | None
    turn: Seats
    winner: str | None
    winners: Seats
    seat: str | None
    rematch: str | None
    your_turn: bool
    updated: float
    public: bool


class GamesListed(Exact):
    """A page of a list."""

    games: list[ListedGame]
    page: int
    more: bool


class Replay(Exact):
    """A game step by step: as the asking seat saw it, or wholly once it is over."""

    id: str | None = None
    """None for a record that was imported."""
    game: str
    rules: int
    content: str
    options: dict[str, str]
    looks: dict[str, str]
    seats: Seats
    sides: list[Seats]
    open: bool
    """Whether nothing is hidden: views are whole positions then."""
    start: Json
    steps: list[ViewedStep]
    outcome: OutcomeJson | None
    names: dict[str, str | None]
    bots: dict[str, str | None]


class CurvePoint(Exact):
    """How likely each seat was to win after a step."""

    seq: int
    chances: dict[str, float]


class WayJson(Exact):
    """A way to play a turn or to choose: its actions, its worth, and how to tell and to show it."""

    actions: list[str]
    value: float
    """The seat's chance to win then."""
    words: dict[str, str]
    """By language."""
    arrows: list[tuple[str | None, str]]
    """Places on the board: from one to another, or around one."""


class Mark(Exact):
    """A turn or a choice that gave chances away, and what would have been better."""

    seq: int
    seat: str
    kind: Literal["inaccuracy", "mistake", "blunder"]
    loss: float
    """How much of the chance to win was given away."""
    value: float
    """The chance to win after what was played."""
    best: list[str]
    ways: list[WayJson]
    """What would have been better, best first."""


class SummaryJson(Exact):
    """How one seat has played."""

    seat: str
    accuracy: float | None
    """In per cent; null without a decision that was judged."""
    blunder: int
    mistake: int
    inaccuracy: int


class Analysis(Exact):
    """A finished game or a record looked at by a bot."""

    reviewer: str
    curve: list[CurvePoint]
    marks: list[Mark]
    key: list[int]
    """The steps that decided the game."""
    summaries: list[SummaryJson]


class LineJson(WayJson):
    """A way that a bot weighs for a seat that decides."""

    seat: str


class Lines(Exact):
    """A position looked at by a bot."""

    reviewer: str
    milliseconds: int
    deciding: Seats
    chances: dict[str, float]
    lines: list[LineJson]
    """For each seat that decides, best first."""


class PuzzleJson(Exact):
    """A position in which a seat can win within its turn."""

    name: str
    position: str
    seat: str
    grade: int
    steps: int
    solution: list[str]
    """One of the ways with the fewest steps; who does not want to know it does not look."""


class Puzzles(Exact):
    """A game's puzzles, in the order in which days show them."""

    puzzles: list[PuzzleJson]
    today: int
    """Which of them is today's."""


class ChanceOutcome(Exact):
    """How chance came out, and how many words of the stream were read before."""

    outcome: str
    words: int


class Fairness(Exact):
    """What anybody needs to check how chance came out."""

    algorithm: str
    commitment: str
    seed: str | None
    seats: Seats
    luck: dict[str, str]
    """What seats have added to the seed, by their names."""
    game: str
    options: dict[str, str] | None
    """What the game began with; null if it began from a position that was imported."""
    outcomes: list[ChanceOutcome]
    """Everything that chance decided, in order; empty until the game is over. What was taken back is left
    out: it was drawn again, from the same place."""


class PositionJson(Exact):
    """A position that somebody imported."""

    view: Json
    legal: list[str]
    decision: DecisionJson | None
    deciding: Seats
    seats: Seats
    hidden: bool


class TrialJson(Exact):
    """Where tried-out steps lead."""

    view: Json
    legal: list[str]
    decision: DecisionJson | None
    seat: str | None
    events: list[EventJson]
    beats: list[ViewedBeat]
    ends: bool
    confirmable: bool
    outcome: OutcomeJson | None
    """How the game would be over with these steps."""
