"""Armies of free play: the ready ones of the content, and those that players put together themselves.

An army of one's own is named by its units and their equipment, as numbers in the order of the content: the
name says all, and a game that was stored with it needs nothing else.

    >>> from lostworld.skirmish.content.loader import content
    >>> army = content().rosters["own:0.2"]
    >>> [soldier.unit for soldier in army.army], army.faction
    (['marksman', 'ranger-captain'], 'rangers')
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from lostworld.game import BadText, Chooser
from lostworld.skirmish.content.model import HeroCard, Roster, Soldier, Unit, Words

OWN: Final = "own:"
FORM: Final = re.compile(r"own:\d{1,3}(?:-\d{1,3})*(?:\.\d{1,3}(?:-\d{1,3})*){0,9}")
LARGEST: Final = 8
"""Units in an army of one's own."""
SPARED: Final = 3
"""An army by chance leaves at most so much of its value to equipment."""
WASTED: Final = 1
"""The same for a faction that has none."""


class ArmyNames(tuple[str, ...]):
    """The names of ready armies; anything that has the form of an army of one's own is among them too."""

    __slots__ = ()

    def __contains__(self, name: object) -> bool:
        own = isinstance(name, str) and FORM.fullmatch(name) is not None
        return own or super().__contains__(name)


class Rosters(dict[str, Roster]):
    """Armies by name; a player's own is made when it is asked for, and refused with a BadText."""

    def __init__(
        self, ready: Mapping[str, Roster], units: Mapping[str, Unit], cards: Mapping[str, HeroCard]
    ) -> None:
        super().__init__(ready)
        self._units = list(units.values())
        self._cards = list(cards.values())

    def __missing__(self, name: str) -> Roster:
        if not name.startswith(OWN):
            raise KeyError(name)
        if not FORM.fullmatch(name):
            raise BadText("skirmish-error-army-own", army=name[:40])
        army = tuple(self._soldier(part, name) for part in name[len(OWN) :].split("."))
        if len(army) > LARGEST:
            raise BadText("skirmish-error-army-large", units=len(army), most=LARGEST)
        units = [self._units[int(part.split("-")[0])] for part in name[len(OWN) :].split(".")]
        factions = sorted({unit.faction for unit in units})
        if len(factions) > 1:
            raise BadText("skirmish-error-army-factions", factions=", ".join(factions))
        value = sum(unit.value for unit in units) + sum(len(soldier.equipment) for soldier in army)
        return Roster(name, Words(name, name), army, factions[0], value)

    def _soldier(self, part: str, name: str) -> Soldier:
        first, *others = map(int, part.split("-"))
        if first >= len(self._units) or any(card >= len(self._cards) for card in others):
            raise BadText("skirmish-error-army-own", army=name[:40])
        unit = self._units[first]
        left: dict[str, Any] = dict(unit.places)
        for number in others:
            card = self._cards[number]
            left[card.place] = left.get(card.place, 0) - 1
            if not card.place or left[card.place] < 0 or card.faction != unit.faction:
                raise BadText("skirmish-error-army-place", card=card.name.en, unit=unit.name.en)
        return Soldier(unit.id, tuple(self._cards[number].id for number in others))


def raffled(
    units: Mapping[str, Unit], cards: Mapping[str, HeroCard], faction: str, most: int, dice: Chooser
) -> str:
    """The name of an army by chance, worth all that it may be, or nearly: units, then equipment.

    >>> from lostworld.chance import Dice
    >>> from lostworld.skirmish.content.loader import content
    >>> name = raffled(content().units, content().hero_cards, "poachers", 44, Dice.from_number(1))
    >>> content().rosters[name].faction, content().rosters[name].value
    ('poachers', 44)
    """
    worth = {number: unit.value for number, unit in enumerate(units.values()) if unit.faction == faction}
    equipped = any(card.place for card in cards.values() if card.faction == faction)
    found = list(_armies(worth, most, (), SPARED if equipped else WASTED))
    if not found:
        raise BadText("skirmish-error-army-value", value=min(worth.values()), most=most)
    soldiers = [[number] for number in found[dice.below(len(found))]]
    for _ in range(most - sum(worth[first] for first, *_ in soldiers)):
        fitting = [
            (soldier, card)
            for soldier in soldiers
            for card in _fitting(list(units.values())[soldier[0]], list(cards.values()), soldier[1:])
        ]
        if fitting:
            soldier, card = fitting[dice.below(len(fitting))]
            soldier.append(card)
    return OWN + ".".join("-".join(map(str, soldier)) for soldier in soldiers)


def _armies(
    worth: Mapping[int, int], left: int, army: tuple[int, ...], spared: int
) -> Iterator[tuple[int, ...]]:
    """All armies whose units leave no more than that of a value, each once."""
    if army and left <= spared:
        yield army
    for number, value in worth.items():
        if value <= left and len(army) < LARGEST and (not army or number >= army[-1]):
            yield from _armies(worth, left - value, (*army, number), spared)


def _fitting(unit: Unit, cards: Sequence[HeroCard], held: Sequence[int]) -> list[int]:
    """The equipment that a unit has a place for beside what it holds."""
    left: dict[str, int] = dict(unit.places)
    for number in held:
        left[cards[number].place] -= 1
    return [
        number
        for number, card in enumerate(cards)
        if card.faction == unit.faction and left.get(card.place, 0) > 0
    ]
