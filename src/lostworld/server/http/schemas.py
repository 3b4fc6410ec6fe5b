"""The forms of everything that clients send, strict and with limits; and of the answers, as documentation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from lostworld.server.net.security import GAME_ID_PATTERN

Side = Literal["raptor", "scientist"]
SeatName = Literal["raptor", "scientist", "spectator"]
Theme = Literal["jungle", "savannah"]
Layout = Literal["random", "jungle", "savannah", "first-game"]

CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
RequestId = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[\x21-\x7e]+$")]
"""Seat tokens follow from it, so it must be too long to guess."""
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=16, pattern=r"^[\x21-\x7e]+$")]
Actions = Annotated[list[ActionText], Field(max_length=64)]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
GameId = Annotated[str, StringConstraints(pattern=GAME_ID_PATTERN)]
Token = Annotated[str, StringConstraints(min_length=16, max_length=128, pattern=r"^[\x21-\x7e]+$")]
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=400)]
RecordText = Annotated[str, StringConstraints(min_length=1, max_length=200_000)]
Language = Annotated[str, StringConstraints(max_length=100)]


class Strict(BaseModel):
    """Unknown fields and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- commands, on the live connection and by HTTP -------------------------------------------------------


class Choose(Strict):
    """Choose a card in secret; may be repeated with another card until both have chosen."""

    type: Literal["choose"]
    id: CommandId
    card: ActionText
    seq: Seq


class PlanTurn(Strict):
    """Try out steps of a turn: nothing is stored and nobody is told."""

    type: Literal["plan"]
    id: CommandId
    seq: Seq
    actions: Actions


class Confirm(Strict):
    """Carry out a whole turn."""

    type: Literal["confirm"]
    id: CommandId
    seq: Seq
    actions: Actions


class Resign(Strict):
    """Give the game up."""

    type: Literal["resign"]
    id: CommandId


class TakeBack(Strict):
    """Take the last own decision back: at once against a bot, else an offer."""

    type: Literal["take_back"]
    id: CommandId


class AnswerOffer(Strict):
    """Accept or decline what the other side offers."""

    type: Literal["answer"]
    id: CommandId
    offer: Literal["take_back", "rematch"]
    accept: bool


class Withdraw(Strict):
    """Take back what one's own side has offered, before the other side has answered."""

    type: Literal["withdraw"]
    id: CommandId
    offer: Literal["take_back", "rematch"]


class Rematch(Strict):
    """Ask for another game with sides swapped."""

    type: Literal["rematch"]
    id: CommandId


class Hint(Strict):
    """Ask what a bot would do, from this seat's view."""

    type: Literal["hint"]
    id: CommandId
    seq: Seq
    actions: Actions = Field(default_factory=list)


class Ping(Strict):
    """Ask whether the server is there."""

    type: Literal["ping"]
    id: CommandId


Command = Annotated[
    Choose | PlanTurn | Confirm | Resign | TakeBack | AnswerOffer | Withdraw | Rematch | Hint | Ping,
    Field(discriminator="type"),
]
COMMAND: TypeAdapter[Command] = TypeAdapter(Command)


class Hello(Strict):
    """The first message on the live connection."""

    type: Literal["hello"]
    token: Token | None = None
    after: Seq | None = None
    language: Language | None = None


HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)


# --- requests -------------------------------------------------------------------------------------------


class Opponent(Strict):
    """Who plays the other side."""

    kind: Literal["bot", "friend", "here"]
    bot: Annotated[str, StringConstraints(max_length=32)] | None = None


class ClockWish(Strict):
    """Time for each side."""

    minutes: Annotated[int, Field(ge=1, le=24 * 60)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class Sides(Strict):
    """Something for each side."""

    raptor: Name | None = None
    scientist: Name | None = None


class NewGame(Strict):
    """A game to be created."""

    game: Literal["raptor"] = "raptor"
    layout: Layout = "random"
    theme: Theme | None = None
    you: Literal["raptor", "scientist", "random", "both", "none"] = "random"
    opponent: Opponent | None = None
    bots: Sides | None = None
    names: Sides | None = None
    name: Name = ""
    clock: ClockWish | None = None
    public: bool = False
    position: PositionText | None = None
    record: RecordText | None = None
    request: RequestId | None = None


class ClaimSeat(Strict):
    """Take the open seat of a game."""

    code: Token
    name: Name = ""
    request: RequestId | None = None


class OwnSeat(Strict):
    """A seat that the asking browser holds."""

    id: GameId
    token: Token


class OwnGames(Strict):
    """The seats whose games are to be listed."""

    seats: Annotated[list[OwnSeat], Field(max_length=200)]


class RecordBrought(Strict):
    """A record to be read."""

    text: RecordText


class PositionBrought(Strict):
    """A position to be looked at."""

    text: PositionText


class Trial(Strict):
    """Steps to be tried out on a position, for lessons and analysis."""

    position: PositionText
    side: Side
    actions: Actions = Field(default_factory=list)
    confirm: bool = False


# --- answers, for the documentation ---------------------------------------------------------------------


class ErrorBody(BaseModel):
    """What went wrong: a key of the text catalogue, its values, and the sentence."""

    key: str
    values: dict[str, str | int]
    message: str


class ErrorAnswer(BaseModel):
    """An error."""

    error: ErrorBody


class Health(BaseModel):
    """The server is there."""

    status: Literal["ok"]
    version: str


class BotTold(BaseModel):
    """A bot and how strong it is."""

    name: str
    strength: int


class Reach(BaseModel):
    """How others reach this server."""

    loopback: bool
    urls: list[str]
    public_url: str | None


class About(BaseModel):
    """What this server is and can do."""

    version: str
    rules: int
    bots: list[BotTold]
    languages: list[str]
    client_build: str | None
    reach: Reach


class SeatToken(BaseModel):
    """The token of a seat."""

    token: str


class Invite(BaseModel):
    """What a friend needs to take the open seat."""

    seat: Side
    code: str


class GameCreated(BaseModel):
    """A new game: its id, the caller's seats and the commitment to the shuffles."""

    id: str
    seats: dict[str, SeatToken]
    invite: Invite | None
    commitment: str


class SeatClaimed(BaseModel):
    """The seat taken and its token."""

    seat: Side
    token: str


class OutcomeTold(BaseModel):
    """How a game ended."""

    winner: Side | None
    reason: str


class StepTold(BaseModel):
    """A stored step as the asking seat may know it."""

    seq: int
    kind: Literal["turn", "reveal", "resign", "time", "take_back"]
    by: Side | None
    actions: list[str]
    events: list[dict[str, Any]]
    round: int


class SeatTold(BaseModel):
    """Who sits on a seat."""

    kind: Literal["human", "bot", "open"]
    bot: str | None
    name: str
    online: bool


class Snapshot(BaseModel):
    """A game as the asking seat may know it."""

    model_config = ConfigDict(extra="allow")

    type: Literal["snapshot"]
    id: str
    game: str
    rules: int
    theme: Theme
    seat: SeatName
    seq: int
    view: str
    legal: list[str]
    deciding: list[Side]
    chosen: dict[str, bool]
    my_choice: str | None
    status: Literal["waiting", "playing", "over"]
    outcome: OutcomeTold | None
    clock: dict[str, Any] | None
    seats: dict[str, SeatTold]
    names: dict[str, str | None]
    spectators: int
    take_back: dict[str, Any] | None
    rematch: dict[str, Any] | None
    commitment: str
    public: bool
    last_turn: list[StepTold]
    log: list[StepTold]


class StepsTold(BaseModel):
    """Steps after a number."""

    events: list[StepTold]
    seq: int


class Ack(BaseModel):
    """A command was carried out and stored; ``seq`` is the game's last step then."""

    type: Literal["ack"]
    id: str
    seq: int
    game: str | None = None
    seat: Side | None = None


class Planned(BaseModel):
    """Where a plan leads."""

    type: Literal["planned"]
    id: str
    seq: int
    actions: list[str]
    view: str
    legal: list[str]
    events: list[dict[str, Any]]
    ends: bool
    confirmable: bool


class HintTold(BaseModel):
    """What a bot would do."""

    type: Literal["hint"]
    id: str
    seq: int
    actions: list[str]
    text: str


CommandAnswer = Annotated[Ack | Planned | HintTold, Field(discriminator="type")]


class ListedGame(BaseModel):
    """A game in a list."""

    id: str
    theme: Theme
    status: Literal["waiting", "playing", "over"]
    round: int
    names: dict[str, str | None]
    kinds: dict[str, str]
    turn: list[Side]
    winner: Side | None
    seat: Side | None
    rematch: str | None
    your_turn: bool
    updated: float
    public: bool


class GamesListed(BaseModel):
    """A page of a list."""

    games: list[ListedGame]
    page: int
    more: bool


class SideAction(BaseModel):
    """An action and whose it was."""

    side: Side
    action: str


class ReplayStep(BaseModel):
    """A step of a replay."""

    seq: int
    kind: str
    actions: list[SideAction]
    events: list[dict[str, Any]]
    view: str
    round: int


class Replay(BaseModel):
    """A game step by step: as the asking seat saw it, or wholly once it is over."""

    start: str
    steps: list[ReplayStep]
    theme: str
    open: bool
    outcome: OutcomeTold | None
    names: dict[str, str | None]
    bots: dict[str, str | None]


class CurvePoint(BaseModel):
    """How likely Raptor was to win after a step."""

    seq: int
    raptor: float


class Mark(BaseModel):
    """A step that gave chances away."""

    seq: int
    kind: Literal["mistake", "blunder"]
    best: list[str]


class Analysis(BaseModel):
    """A finished game or a record looked at by a bot."""

    curve: list[CurvePoint]
    marks: list[Mark]


class Fairness(BaseModel):
    """What anybody needs to check the shuffles."""

    algorithm: str
    commitment: str
    seed: str | None
    layout: str
    """How the board was drawn from the seed; empty if the game began from a position that was brought."""
    words: int | None
    """How many words of the stream come before the first shuffle."""
    shuffles: list[str]


class PositionTold(BaseModel):
    """A position that somebody brought along."""

    view: str
    legal: list[str]
    deciding: list[Side]
    hidden: bool


class TrialTold(BaseModel):
    """Where tried-out steps lead."""

    view: str
    legal: list[str]
    side: Side | None
    events: list[dict[str, Any]]
    ends: bool
    confirmable: bool
