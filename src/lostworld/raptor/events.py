"""What can happen in a game of Raptor, as typed values.

Log, animation, sound, screen-reader texts and commentary all come from these. A secret field is None
for the seats that may not know it; only ``seen_by`` decides that. Nobody changes one; they are not frozen
because that takes three times as long to make, and a server makes tens of thousands a second.

    >>> CardChosen("raptor", 7).seen_by(1)
    CardChosen(side='raptor', card=None)
    >>> BabyEscaped("a4", 1).to_json()
    {'kind': 'baby_escaped', 'space': 'a4', 'escaped': 1}
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar

from lostworld.game import SPECTATOR, Seat
from lostworld.raptor.rules.cards import SIDES

Path = tuple[str, ...]
"""Spaces from start to end."""


class RaptorEvent:
    """What all events share."""

    __slots__ = ()

    kind: ClassVar[str]
    """The class's name as others write it: ``baby_escaped``."""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def to_json(self) -> dict[str, Any]:
        """``{"kind": ..., field: value, ...}`` with plain JSON values."""
        told: dict[str, Any] = {"kind": self.kind}
        names: tuple[str, ...] = self.__match_args__  # type: ignore[attr-defined]  # a dataclass's fields
        for name in names:
            value = getattr(self, name)
            told[name] = list(value) if type(value) is tuple else value
        return told

    def seen_by(self, seat: Seat) -> RaptorEvent:
        """The event as ``seat`` may know it: most are public."""
        return self


@dataclass(slots=True, unsafe_hash=True)
class BoardLaid(RaptorEvent):
    """The tiles were shuffled, turned and laid out."""

    theme: str


@dataclass(slots=True, unsafe_hash=True)
class FigurePlaced(RaptorEvent):
    """A figure was placed in the setup."""

    figure: str
    space: str


@dataclass(slots=True, unsafe_hash=True)
class CardChosen(RaptorEvent):
    """A side has chosen its card; which one is its secret."""

    side: str
    card: int | None

    def seen_by(self, seat: Seat) -> CardChosen:
        return self if seat >= 0 and SIDES[seat] == self.side else CardChosen(self.side, None)


@dataclass(slots=True, unsafe_hash=True)
class CardShown(RaptorEvent):
    """Observation: the scientist's card is shown to the raptor player, and to nobody else."""

    card: int | None

    def seen_by(self, seat: Seat) -> CardShown:
        return CardShown(None) if seat == SPECTATOR else self


@dataclass(slots=True, unsafe_hash=True)
class CardsRevealed(RaptorEvent):
    """Both cards were turned over."""

    raptor: int
    scientist: int


@dataclass(slots=True, unsafe_hash=True)
class Tie(RaptorEvent):
    """Equal cards: nothing happens."""

    card: int


@dataclass(slots=True, unsafe_hash=True)
class EffectBegins(RaptorEvent):
    """The lower card takes effect."""

    side: str
    card: int


@dataclass(slots=True, unsafe_hash=True)
class EffectEnds(RaptorEvent):
    """The lower card's effect is over."""

    side: str
    card: int


@dataclass(slots=True, unsafe_hash=True)
class MotherVanished(RaptorEvent):
    """The mother left the board."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class MotherReturned(RaptorEvent):
    """The mother came back."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class TurnBegins(RaptorEvent):
    """A side has action points to spend."""

    side: str
    points: int


@dataclass(slots=True, unsafe_hash=True)
class TurnEnds(RaptorEvent):
    """A side's action points are spent or given up."""

    side: str
    unspent: int


@dataclass(slots=True, unsafe_hash=True)
class MotherMoved(RaptorEvent):
    """The mother ran in a straight line; her wounds' toll was paid with the first move."""

    path: Path
    toll: int


@dataclass(slots=True, unsafe_hash=True)
class BabyMoved(RaptorEvent):
    """A baby moved one space."""

    path: Path


@dataclass(slots=True, unsafe_hash=True)
class BabyEscaped(RaptorEvent):
    """A baby left the board by an exit."""

    space: str
    escaped: int


@dataclass(slots=True, unsafe_hash=True)
class ScientistMoved(RaptorEvent):
    """A scientist moved one space."""

    path: Path


@dataclass(slots=True, unsafe_hash=True)
class ScientistKilled(RaptorEvent):
    """The mother killed a scientist."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class BabyWoken(RaptorEvent):
    """The mother woke a baby."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class FirePutOut(RaptorEvent):
    """The mother put out a fire and all that were connected to it."""

    spaces: Path


@dataclass(slots=True, unsafe_hash=True)
class ScientistStoodUp(RaptorEvent):
    """A frightened scientist is active again."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class BabyPutToSleep(RaptorEvent):
    """A scientist put a baby to sleep."""

    by: str
    space: str


@dataclass(slots=True, unsafe_hash=True)
class BabyCaptured(RaptorEvent):
    """A scientist captured a sleeping baby."""

    by: str
    space: str
    captured: int


@dataclass(slots=True, unsafe_hash=True)
class MotherShot(RaptorEvent):
    """The mother received a sleep token."""

    by: str
    space: str
    tokens: int


@dataclass(slots=True, unsafe_hash=True)
class BabyCalled(RaptorEvent):
    """A baby came when the mother called."""

    path: Path


@dataclass(slots=True, unsafe_hash=True)
class ScientistFrightened(RaptorEvent):
    """A scientist was frightened."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class TokenRemoved(RaptorEvent):
    """The mother recovered from one sleep token."""

    tokens: int


@dataclass(slots=True, unsafe_hash=True)
class BabyRecovered(RaptorEvent):
    """A baby was woken by the card Recovery."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class BabyGassed(RaptorEvent):
    """A baby was put to sleep by gas."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class JeepDriven(RaptorEvent):
    """A scientist drove the Jeep, and put out the fires on the way."""

    path: Path
    fires: Path


@dataclass(slots=True, unsafe_hash=True)
class FireLit(RaptorEvent):
    """A fire was lit."""

    space: str


@dataclass(slots=True, unsafe_hash=True)
class ReinforcementArrived(RaptorEvent):
    """A scientist came from the reserve."""

    space: str
    reserve: int


@dataclass(slots=True, unsafe_hash=True)
class CardsDiscarded(RaptorEvent):
    """The round is over: both played cards are discarded."""

    raptor: int
    scientist: int


@dataclass(slots=True, unsafe_hash=True)
class PileShuffled(RaptorEvent):
    """A side's cards were shuffled into a new draw pile."""

    side: str
    cards: int


@dataclass(slots=True, unsafe_hash=True)
class CardDrawn(RaptorEvent):
    """A side drew a card, which is its secret."""

    side: str
    card: int | None

    def seen_by(self, seat: Seat) -> CardDrawn:
        return self if seat >= 0 and SIDES[seat] == self.side else CardDrawn(self.side, None)


@dataclass(slots=True, unsafe_hash=True)
class RoundBegins(RaptorEvent):
    """A new round; ``observed`` says that the scientist must show his card first."""

    number: int
    observed: bool


@dataclass(slots=True, unsafe_hash=True)
class GameWon(RaptorEvent):
    """A side has won."""

    side: str
    reason: str
