"""What can happen in a game of Raptor, as typed values.

Log, animation, sound, screen-reader texts and commentary all come from these. A secret field is None
for the seats that may not know it; only ``seen_by`` decides that.

    >>> CardChosen("raptor", 7).seen_by(1)
    CardChosen(side='raptor', card=None)
    >>> BabyEscaped("a4", 1).to_json()
    {'kind': 'baby_escaped', 'space': 'a4', 'escaped': 1}
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, NamedTuple, cast

from lostworld.game import SPECTATOR, Seat
from lostworld.raptor.rules.cards import SIDES

Path = tuple[str, ...]
"""Spaces from start to end."""


class _Happening:
    """What all events share. (A NamedTuple class cannot have another base, so it is mixed in below.)"""

    __slots__ = ()

    kind: ClassVar[str]
    """The class's name as others write it: ``baby_escaped``."""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"kind": self.kind}
        fields: tuple[str, ...] = self._fields  # type: ignore[attr-defined]
        values = cast(tuple[Any, ...], self)
        for name, value in zip(fields, values, strict=True):
            told[name] = list(value) if type(value) is tuple else value
        return told

    def seen_by(self, seat: Seat) -> Any:
        """The event as ``seat`` may know it: most are public."""
        return self


class _FigurePlaced(NamedTuple):
    figure: str
    space: str


class _CardChosen(NamedTuple):
    side: str
    card: int | None


class _CardShown(NamedTuple):
    card: int | None


class _CardsRevealed(NamedTuple):
    raptor: int
    scientist: int


class _Tie(NamedTuple):
    card: int


class _EffectBegins(NamedTuple):
    side: str
    card: int


class _MotherVanished(NamedTuple):
    space: str


class _TurnBegins(NamedTuple):
    side: str
    points: int


class _TurnEnds(NamedTuple):
    side: str
    unspent: int


class _MotherMoved(NamedTuple):
    path: Path
    toll: int


class _Moved(NamedTuple):
    path: Path


class _BabyEscaped(NamedTuple):
    space: str
    escaped: int


class _AtSpace(NamedTuple):
    space: str


class _FirePutOut(NamedTuple):
    spaces: Path


class _BabyPutToSleep(NamedTuple):
    by: str
    space: str


class _BabyCaptured(NamedTuple):
    by: str
    space: str
    captured: int


class _MotherShot(NamedTuple):
    by: str
    space: str
    tokens: int


class _TokenRemoved(NamedTuple):
    tokens: int


class _JeepDriven(NamedTuple):
    path: Path
    fires: Path


class _ReinforcementArrived(NamedTuple):
    space: str
    reserve: int


class _CardsDiscarded(NamedTuple):
    raptor: int
    scientist: int


class _PileShuffled(NamedTuple):
    side: str
    cards: int


class _RoundBegins(NamedTuple):
    number: int
    observed: bool


class _GameWon(NamedTuple):
    side: str
    reason: str


class FigurePlaced(_Happening, _FigurePlaced):
    """A figure was placed in the setup."""


class CardChosen(_Happening, _CardChosen):
    """A side has chosen its card; which one is its secret."""

    def seen_by(self, seat: Seat) -> CardChosen:
        return self if seat >= 0 and SIDES[seat] == self.side else CardChosen(self.side, None)


class CardShown(_Happening, _CardShown):
    """Observation: the scientist's card is shown to the raptor player, and to nobody else."""

    def seen_by(self, seat: Seat) -> CardShown:
        return CardShown(None) if seat == SPECTATOR else self


class CardsRevealed(_Happening, _CardsRevealed):
    """Both cards were turned over."""


class Tie(_Happening, _Tie):
    """Equal cards: nothing happens."""


class EffectBegins(_Happening, _EffectBegins):
    """The lower card takes effect."""


class EffectEnds(_Happening, _EffectBegins):
    """The lower card's effect is over."""


class MotherVanished(_Happening, _MotherVanished):
    """The mother left the board."""


class MotherReturned(_Happening, _MotherVanished):
    """The mother came back."""


class TurnBegins(_Happening, _TurnBegins):
    """A side has action points to spend."""


class TurnEnds(_Happening, _TurnEnds):
    """A side's action points are spent or given up."""


class MotherMoved(_Happening, _MotherMoved):
    """The mother ran in a straight line; her wounds' toll was paid with the first move."""


class BabyMoved(_Happening, _Moved):
    """A baby moved one space."""


class BabyEscaped(_Happening, _BabyEscaped):
    """A baby left the board by an exit."""


class ScientistMoved(_Happening, _Moved):
    """A scientist moved one space."""


class ScientistKilled(_Happening, _AtSpace):
    """The mother killed a scientist."""


class BabyWoken(_Happening, _AtSpace):
    """The mother woke a baby."""


class FirePutOut(_Happening, _FirePutOut):
    """The mother put out a fire and all that were connected to it."""


class ScientistStoodUp(_Happening, _AtSpace):
    """A frightened scientist is active again."""


class BabyPutToSleep(_Happening, _BabyPutToSleep):
    """A scientist put a baby to sleep."""


class BabyCaptured(_Happening, _BabyCaptured):
    """A scientist captured a sleeping baby."""


class MotherShot(_Happening, _MotherShot):
    """The mother received a sleep token."""


class BabyCalled(_Happening, _Moved):
    """A baby came when the mother called."""


class ScientistFrightened(_Happening, _AtSpace):
    """A scientist was frightened."""


class TokenRemoved(_Happening, _TokenRemoved):
    """The mother recovered from one sleep token."""


class BabyRecovered(_Happening, _AtSpace):
    """A baby was woken by the card Recovery."""


class BabyGassed(_Happening, _AtSpace):
    """A baby was put to sleep by gas."""


class JeepDriven(_Happening, _JeepDriven):
    """A scientist drove the Jeep, and put out the fires on the way."""


class FireLit(_Happening, _AtSpace):
    """A fire was lit."""


class ReinforcementArrived(_Happening, _ReinforcementArrived):
    """A scientist came from the reserve."""


class CardsDiscarded(_Happening, _CardsDiscarded):
    """The round is over: both played cards are discarded."""


class PileShuffled(_Happening, _PileShuffled):
    """A side's cards were shuffled into a new draw pile."""


class CardDrawn(_Happening, _CardChosen):
    """A side drew a card, which is its secret."""

    def seen_by(self, seat: Seat) -> CardDrawn:
        return self if seat >= 0 and SIDES[seat] == self.side else CardDrawn(self.side, None)


class RoundBegins(_Happening, _RoundBegins):
    """A new round; ``observed`` says that the scientist must show his card first."""


class GameWon(_Happening, _GameWon):
    """A side has won."""


RaptorEvent = _Happening
