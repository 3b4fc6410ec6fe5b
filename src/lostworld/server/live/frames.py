"""What clients receive on the live connection: the published form of every frame.

Frames are written from plain dictionaries by ``play.projection``; these models are for readers, for the
generated types of the browser client, and for the tests, which hold every frame against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from lostworld.server.http.fields import Exact, Json
from lostworld.server.live.commands import SignName

Status = Literal["waiting", "playing", "over"]
StepKind = Literal["turn", "reveal", "resign", "time", "take_back"]
Seats = list[str]
"""Names of seats."""


class EventJson(Exact):
    """Something that happened, as the asking seat may know it; a field that it may not know is null."""

    model_config = ConfigDict(extra="allow")

    kind: str


class ChoiceGroup(Exact):
    """Choices of one kind, in columns: each row is a place in ``legal`` and the fields' values."""

    kind: str
    fields: list[str]
    rows: list[list[Any]]


class DecisionJson(Exact):
    """What a seat is asked: the kind of question and what each choice means."""

    kind: str
    fields: dict[str, Any]
    choices: list[ChoiceGroup]
    finish: str | None
    secret: bool


class OutcomeJson(Exact):
    """How a game ended. Without winners it is a draw; ``winner`` is the first of them."""

    winner: str | None
    winners: Seats
    reason: str
    scores: list[float]


class Beat(Exact):
    """One action and what came of it. Without a seat: something at the table, such as a resignation."""

    seat: str | None
    action: str | None
    events: list[EventJson]


class ViewedBeat(Beat):
    """A beat with what the asking seat sees after it."""

    view: Json


class LoggedStep(Exact):
    """A stored step as the asking seat may know it."""

    seq: int
    kind: StepKind
    by: str | None
    round: int
    beats: list[Beat]


class ViewedStep(Exact):
    """A stored step with what the asking seat saw after each beat."""

    seq: int
    kind: StepKind
    by: str | None
    round: int
    beats: list[ViewedBeat]


class SeatJson(Exact):
    """Who sits on a seat."""

    kind: Literal["human", "bot", "open"]
    bot: str | None
    name: str
    online: bool
    stands_in: bool
    """Whether the bot only plays while the seat's owner is away."""


class AwayJson(Exact):
    """Somebody who is away. A bot may play for him once enough of those who are there want it."""

    votes: Seats
    wanted: int
    """How many votes it takes."""
    vote_in: int
    """In how many milliseconds the others may vote."""
    bot_in: int | None
    """In how many a bot sits down without a vote; null: never."""


class TakeBackOffer(Exact):
    """A take-back that somebody asks for: who (``from``, ``by``), who agrees, and who has yet to answer."""

    from_: str = Field(alias="from")
    by: str
    accepted: Seats
    waiting: Seats


class RematchOffer(Exact):
    """A rematch that somebody asks for, or the game that came of it; ``same``: everybody keeps his seat."""

    from_: str | None = Field(alias="from")
    by: str | None
    accepted: Seats
    waiting: Seats
    same: bool
    game: str | None


Clock = dict[str, int | Seats]
"""Milliseconds left by seat; under ``running`` the seats whose time runs, under ``waits`` in how many
milliseconds it begins to: what has just happened is being shown."""


class Awaited(Exact):
    """What somebody else is asked, as far as the one who looks on may know it."""

    kind: str
    fields: dict[str, Any]


class Situation(Exact):
    """Where the game stands: what the asking seat sees and may do, and who decides."""

    view: Json
    legal: list[str]
    decision: DecisionJson | None
    awaited: Awaited | None = None
    """While somebody else decides, and the game tells it."""
    my_choice: str | None
    deciding: Seats
    chosen: dict[str, bool]
    status: Status
    outcome: OutcomeJson | None
    clock: Clock | None
    position: Json = None
    """The whole position, once the game is over; for those who watch bots at any time."""
    chances: dict[str, float] | None = None
    """Each seat's chance to win, for those who watch bots."""


class Present(Exact):
    """Who is there."""

    seats: dict[str, SeatJson]
    names: dict[str, str | None]
    spectators: int
    status: Status
    away: dict[str, AwayJson]


class Snapshot(Situation):
    """A game as the asking seat may know it: the first frame, and the answer to a stale command."""

    type: Literal["snapshot"]
    id: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    looks: dict[str, str]
    seat: str
    sides: list[Seats]
    seq: int
    seats: dict[str, SeatJson]
    names: dict[str, str | None]
    spectators: int
    away: dict[str, AwayJson]
    take_back: TakeBackOffer | None
    rematch: RematchOffer | None
    commitment: str
    public: bool
    hints: bool
    """Whether hints may be asked for."""
    last_turn: list[ViewedStep]
    log: list[LoggedStep]
    missed: list[ViewedStep] = Field(default_factory=list)
    """The steps after the one named in ``hello``, if it named one."""


class StepFrame(Situation):
    """A step that was just stored, and where the game stands after it."""

    type: Literal["step"]
    seq: int
    kind: StepKind
    by: str | None
    round: int
    beats: list[ViewedBeat]


class ChosenFrame(Exact):
    """Who has chosen in secret; one's own choice."""

    type: Literal["chosen"]
    seq: int
    chosen: dict[str, bool]
    deciding: Seats
    my_choice: str | None
    clock: Clock | None


class PresenceFrame(Present):
    """Somebody has come or gone, or taken a seat."""

    type: Literal["presence"]


class SignFrame(Exact):
    """Somebody at the table gives a polite sign. It is not kept."""

    type: Literal["sign"]
    seat: str
    sign: SignName


class NoticeFrame(Exact):
    """Whoever runs the server says something to everybody; null: nothing any more."""

    type: Literal["notice"]
    text: str | None
    closed: bool
    """Whether no new games may begin."""


class EndedOffer(Exact):
    """How an offer ended."""

    offer: Literal["take_back", "rematch"]
    how: Literal["declined", "withdrawn"]
    by: str


class OfferFrame(Exact):
    """Which offers stand, and how the one that has just ended did, where that is known."""

    type: Literal["offer"]
    take_back: TakeBackOffer | None
    rematch: RematchOffer | None
    ended: EndedOffer | None


class Ack(Exact):
    """A command was carried out and stored; ``seq`` is the game's last step then."""

    type: Literal["ack"]
    id: str
    seq: int
    game: str | None = None
    seat: str | None = None
    """After a rematch: the new game, and one's seat there."""


class Planned(Exact):
    """Where a plan leads."""

    type: Literal["planned"]
    id: str
    seq: int
    actions: list[str]
    view: Json
    legal: list[str]
    decision: DecisionJson | None
    events: list[EventJson]
    ends: bool
    confirmable: bool


class Reason(Exact):
    """A sentence of the text catalogue: its key and values."""

    key: str
    values: dict[str, Any]


class HintFrame(Exact):
    """What a bot would do."""

    type: Literal["hint"]
    id: str
    seq: int
    actions: list[str]
    text: str
    reason: Reason | None


class ProspectDecision(DecisionJson):
    """What the seat would be asked then, with the texts its rows point into."""

    legal: list[str]


class ProspectJson(Exact):
    """What may follow from a choice, as far as the seat can tell."""

    against: str
    kind: str
    fields: dict[str, Any]
    decision: ProspectDecision | None


class ProspectsFrame(Exact):
    """What may follow from an action."""

    type: Literal["prospects"]
    id: str
    seq: int
    action: str
    prospects: list[ProspectJson]


class ErrorBody(Exact):
    """What went wrong: a key of the text catalogue, its values, and the sentence."""

    key: str
    values: dict[str, str | int]
    message: str


class ErrorFrame(Exact):
    """A command could not be carried out, or the connection not be made."""

    type: Literal["error"]
    id: str | None
    error: ErrorBody


CommandAnswer = Annotated[Ack | Planned | HintFrame | ProspectsFrame, Field(discriminator="type")]
Frame = Annotated[
    Snapshot
    | StepFrame
    | ChosenFrame
    | PresenceFrame
    | OfferFrame
    | SignFrame
    | NoticeFrame
    | Ack
    | Planned
    | HintFrame
    | ProspectsFrame
    | ErrorFrame,
    Field(discriminator="type"),
]
FRAME: TypeAdapter[Frame] = TypeAdapter(Frame)
