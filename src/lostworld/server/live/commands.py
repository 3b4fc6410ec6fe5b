"""What clients may send on the live connection, and by HTTP as commands."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AliasChoices, Field, TypeAdapter

from lostworld.server.http.fields import Actions, ActionText, CommandId, Language, Seq, Strict, Token, Word

SignName = Literal["good_move", "thanks", "sorry", "good_game"]
OfferKind = Literal["take_back", "rematch"]


class Choose(Strict):
    """Make a decision of one action: at once, or in secret and open to a change of mind until all have."""

    type: Literal["choose"]
    id: CommandId
    action: ActionText = Field(validation_alias=AliasChoices("action", "card"))
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


class AskProspects(Strict):
    """Ask what may follow from an action, after the steps planned so far."""

    type: Literal["prospects"]
    id: CommandId
    seq: Seq
    action: ActionText
    actions: Actions = Field(default_factory=list)


class Resign(Strict):
    """Give the game up. With more than two sides a bot plays on."""

    type: Literal["resign"]
    id: CommandId


class TakeBack(Strict):
    """Take the last own decision back: at once when nobody else plays, else an offer to all who do."""

    type: Literal["take_back"]
    id: CommandId


class AnswerOffer(Strict):
    """Accept or decline what somebody offers."""

    type: Literal["answer"]
    id: CommandId
    offer: OfferKind
    accept: bool


class Withdraw(Strict):
    """Take back what one's own seat has offered, before it is answered."""

    type: Literal["withdraw"]
    id: CommandId
    offer: OfferKind


class Rematch(Strict):
    """Ask for another game: with seats rotated, or on the same ones."""

    type: Literal["rematch"]
    id: CommandId
    same: bool = False


class VoteBot(Strict):
    """Vote for a bot that plays for somebody who is away. More than half of those who are there decide."""

    type: Literal["vote_bot"]
    id: CommandId
    seat: Word


class ComeBack(Strict):
    """Take one's seat back from the bot that has played it meanwhile."""

    type: Literal["come_back"]
    id: CommandId


class Hint(Strict):
    """Ask what a bot would do, from this seat's view."""

    type: Literal["hint"]
    id: CommandId
    seq: Seq
    actions: Actions = Field(default_factory=list)


class Sign(Strict):
    """Give everybody at the table a polite sign."""

    type: Literal["sign"]
    id: CommandId
    sign: SignName


class Ping(Strict):
    """Ask whether the server is there."""

    type: Literal["ping"]
    id: CommandId


Command = Annotated[
    Choose
    | PlanTurn
    | Confirm
    | AskProspects
    | Resign
    | TakeBack
    | AnswerOffer
    | Withdraw
    | Rematch
    | VoteBot
    | ComeBack
    | Hint
    | Sign
    | Ping,
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
