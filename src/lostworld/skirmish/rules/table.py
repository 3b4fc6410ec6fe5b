# cython: wraparound=True, boundscheck=True
"""What never changes in one game: the content as small ints, and a scenario's seats, units, map and decks."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from lostworld.skirmish.content.model import (
    ActionCard,
    Content,
    HeroCard,
    Operation,
    Operations,
    Scenario,
    Soldier,
    Unit,
)
from lostworld.skirmish.rules import hexes
from lostworld.skirmish.rules.board import BLOCKS_SIGHT, DIFFICULT, IMPASSABLE, Board

WOUND: Final = 9000
"""The card number of a Critical Wound; below it are action cards."""
KNOWN_WOUND: Final = 9001
"""A Critical Wound that everybody knows to lie on top of its deck (ruling 61)."""
FEAR: Final = 9100
"""Fear cards are FEAR + the number of the unit they name as their source."""
SEDATIVE: Final = 10000
"""A Sedative on a unit is SEDATIVE + 1000 * seat + hero card; seat 9 for one without a card."""
NO_CARD_SEDATIVE: Final = SEDATIVE + 9000


def is_condition(card: int) -> bool:
    """Whether a card in a slot or deck is a Fear card or a Critical Wound."""
    return WOUND <= card < SEDATIVE


def is_wound(card: int) -> bool:
    """Whether a card is a Critical Wound."""
    return WOUND <= card < FEAR


def is_fear(card: int) -> bool:
    """Whether a card is a Fear card."""
    return FEAR <= card < SEDATIVE


class Rulebook:
    """A content's cards and operations by number."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.actions: tuple[ActionCard, ...] = tuple(content.action_cards.values())
        self.action_number = {card.id: i for i, card in enumerate(self.actions)}
        self.initiatives = tuple(card.initiative for card in self.actions)
        self.heroes: tuple[HeroCard, ...] = tuple(content.hero_cards.values())
        self.hero_number = {card.id: i for i, card in enumerate(self.heroes)}
        self.icon_skills = tuple(
            tuple(frozenset(icons.icons) for icons in card.icons) for card in self.heroes
        )
        """The skills of every icon set of every hero card."""
        self.lists: list[Operations] = []
        self._list_number: dict[int, int] = {}
        for card in self.actions:
            parts = [card.movement.then]
            for part in card.actions:
                parts += [part.on_hit, part.on_damage, part.on_failure, part.do]
            for more in card.reinforced:
                parts += [more.on_hit, more.on_damage, more.on_failure, more.do]
            for operations in parts:
                self._enter(operations)
        for unit in content.units.values():
            for ability in unit.abilities:
                self._enter(ability.operations)
        for hero in self.heroes:
            self._enter(hero.operations)
            if hero.ammunition is not None:
                self._enter(hero.ammunition.on_hit)
                self._enter(hero.ammunition.on_damage)
        self.brings: dict[int, tuple[str, ...]] = {
            i: tuple(_brought(hero.operations)) for i, hero in enumerate(self.heroes)
        }
        """The units that each hero card can bring in."""
        self.borne_triggers = frozenset(
            hero.trigger
            for hero in self.heroes
            if hero.operations and (hero.place or _has_verb(hero.operations, "attach"))
        )
        """The triggers at which a card that a unit bears can be used."""
        self.plays: tuple[Any, ...] = ()
        """How each hero card is played (a Play); filled by who asks."""

    def _enter(self, operations: Operations) -> None:
        if id(operations) in self._list_number or not operations:
            return
        self._list_number[id(operations)] = len(self.lists)
        self.lists.append(operations)
        for operation in operations:
            self._enter(operation.then)
            self._enter(operation.otherwise)
            for option in operation.options:
                self._enter(option)

    def number_of(self, operations: Operations) -> int:
        """The number by which frames name a list of operations."""
        return self._list_number[id(operations)]


def _has_verb(operations: Operations, verb: str) -> bool:
    return any(
        operation.verb == verb
        or any(_has_verb(inner, verb) for inner in (operation.then, operation.otherwise, *operation.options))
        for operation in operations
    )


def _brought(operations: Operations) -> list[str]:
    found: list[str] = []
    for operation in operations:
        if operation.verb == "bring-in":
            found.append(operation.name)
        nested: list[tuple[Operation, ...]] = [operation.then, operation.otherwise, *operation.options]
        for inner in nested:
            found += _brought(inner)
    return found


class Enlisted(NamedTuple):
    """One unit of the game: who owns it, and how it comes onto the map."""

    spec: Unit
    seat: int
    equipment: tuple[int, ...]
    round: int
    """0: deployed in the setup; n: comes in before round n; -1: only if a hero card brings it in."""
    zone: int
    """The mask of the hexes where it may arrive."""
    masks: tuple[int, ...]
    """The hexes it covers, by place."""


class Table:
    """A scenario set up for play."""

    def __init__(
        self, book: Rulebook, scenario: Scenario, rosters: tuple[str, ...] = (), ask_all: bool = False
    ) -> None:
        """``rosters`` names the armies of free play in seat order; ``ask_all``: bystanders are asked too."""
        content = book.content
        self.book = book
        self.scenario = scenario
        self.rosters = rosters
        self.ask_all = ask_all
        ground = content.maps[scenario.map]
        terrains = {
            name: DIFFICULT * kind.difficult + IMPASSABLE * kind.impassable + BLOCKS_SIGHT * kind.blocks_sight
            for name, kind in content.terrains.items()
        }
        self.ground = ground
        self.board = Board({place: terrains[name] for place, name in ground.terrain.items()})
        board = self.board
        self.zones = {
            name: sum(1 << board.index[place] for place in places) for name, places in ground.zones.items()
        }
        self.terrain_name = tuple(ground.terrain[place] for place in board.hexes)
        self.seats = tuple(seat.id for seat in scenario.seats)
        names = scenario.sides
        self.side_names = names
        self.side = tuple(names.index(seat.side) for seat in scenario.seats)
        self.sides = tuple(
            tuple(i for i, own in enumerate(self.side) if own == side) for side in range(len(names))
        )
        self.special = {rule.rule: rule.n for rule in scenario.special if rule.rule != "wounded"}
        self.wounded = {rule.seat: rule.n for rule in scenario.special if rule.rule == "wounded"}

        armies: list[tuple[Soldier, ...]] = []
        factions: list[str] = []
        for i, seat in enumerate(scenario.seats):
            if seat.army:
                armies.append(seat.army)
                factions.append(seat.faction)
            else:
                roster = content.rosters[rosters[i]]
                armies.append(roster.army)
                factions.append(roster.faction)
        self.factions = tuple(factions)
        units: list[Enlisted] = []

        def enlist(soldier: Soldier, seat: int, round_number: int, zone: str) -> None:
            spec = content.units[soldier.unit]
            equipment = tuple(book.hero_number[name] for name in soldier.equipment)
            masks = board.footprint(spec.footprint)
            units.append(Enlisted(spec, seat, equipment, round_number, self.zones[zone], masks))

        for i, army in enumerate(armies):
            for soldier in army:
                enlist(soldier, i, 0, scenario.seats[i].zone)
        self.army_value = tuple(
            sum(content.units[soldier.unit].value + len(soldier.equipment) for soldier in army)
            for army in armies
        )
        for due in scenario.reinforcements:
            enlist(due.soldier, self.seats.index(due.seat), due.round, due.zone)
        decks = []
        for i, army in enumerate(armies):
            coming = tuple(due.soldier for due in scenario.reinforcements if due.seat == self.seats[i])
            decks.append(
                tuple(book.hero_number[name] for name in content.hero_deck(factions[i], (*army, *coming)))
            )
        self.hero_decks = tuple(decks)
        for i, deck in enumerate(decks):
            for name in sorted({name for card in deck for name in book.brings[card]}):
                enlist(Soldier(name), i, -1, scenario.seats[i].zone)
        self.units = tuple(units)
        self.specs = tuple(unit.spec for unit in units)
        self.owner = tuple(unit.seat for unit in units)
        self.unit_side = tuple(self.side[unit.seat] for unit in units)
        self.masks = tuple(unit.masks for unit in units)
        self.spread = tuple(
            max(hexes.distance((0, 0), offset) for offset in unit.spec.footprint) for unit in units
        )
        """How far the hexes of each unit lie from its anchor, at most."""
        self.decks = tuple(tuple(book.action_number[card.id] for card in unit.spec.deck) for unit in units)
        self.objects = scenario.objects
        self.object_hex = tuple(board.index[thing.hex] for thing in scenario.objects)
        # Cards from outside the decks can come into hands: crates are open knowledge (ruling 12).
        self.crate_cards = tuple(
            book.hero_number[thing.card] if thing.card else -1 for thing in scenario.objects
        )

        self.arrival = tuple(
            tuple(
                (place, mask, f"deploy:u{number},{board.names[place // 6]},{place % 6}")
                for place, mask in enumerate(unit.masks)
                if mask >= 0 and not mask & ~unit.zone
            )
            for number, unit in enumerate(units)
        )
        """For every unit the places all of whose hexes lie in its zone, with their masks and actions."""
        self.ability_triggers = tuple(
            frozenset(ability.trigger for ability in spec.abilities if ability.trigger) for spec in self.specs
        )
        """The triggers for which each unit has an ability."""
        self.seat_triggers = tuple(
            frozenset().union(
                *(words for i, words in enumerate(self.ability_triggers) if self.owner[i] == seat)
            )
            for seat in range(len(self.seats))
        )
        """The triggers for which one of a seat's units has an ability."""
        self._by_trigger: dict[tuple[int, tuple[int, ...]], dict[str, tuple[int, ...]]] = {}
        self._with_skills: dict[
            tuple[int, tuple[int, ...], tuple[str, ...]], tuple[tuple[int, int], ...]
        ] = {}

    def by_trigger(self, seat: int, outside: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        """The cards with an active use that a seat plays with, by their trigger."""
        found = self._by_trigger.get((seat, outside))
        if found is None:
            lists: dict[str, list[int]] = {}
            for card in sorted({*self.hero_decks[seat], *outside}):
                if self.book.heroes[card].is_active:
                    lists.setdefault(self.book.heroes[card].trigger, []).append(card)
            found = self._by_trigger[seat, outside] = {name: tuple(cards) for name, cards in lists.items()}
        return found

    def with_skills(
        self, seat: int, outside: tuple[int, ...], skills: tuple[str, ...]
    ) -> tuple[tuple[int, int], ...]:
        """The icon sets with one of some skills on the cards that a seat plays with: (card, number)."""
        key = (seat, outside, skills)
        found = self._with_skills.get(key)
        if found is None:
            cards = sorted({*self.hero_decks[seat], *outside})
            found = tuple(
                [
                    (card, number)
                    for card in cards
                    for number, has in enumerate(self.book.icon_skills[card])
                    if not has.isdisjoint(skills)
                ]
            )
            self._with_skills[key] = found
        return found

    def card_name(self, card: int) -> str:
        """The name of an action card, condition card or Sedative."""
        if card < WOUND:
            return self.book.actions[card].id
        if card < FEAR:
            return "wound"
        return "fear" if card < SEDATIVE else "sedative"

    def hero_name(self, card: int) -> str:
        """The name of a hero card."""
        return self.book.heroes[card].id
