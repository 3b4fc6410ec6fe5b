"""Doubts about the design of content: nothing here refuses a file, each is a known way to a dull game."""

from __future__ import annotations

from typing import Final

from lostworld.skirmish.content.ground import free_places, on_rim, reached, turned
from lostworld.skirmish.content.mistakes import Place, Report
from lostworld.skirmish.content.model import Content, Scenario, Soldier, Unit

DEAREST: Final = 4
"""An active use that costs more is hardly ever paid."""
MOST_UNITS: Final = 12
SPREAD: Final = 10
"""The initiatives of a deck should lie at least so far apart."""


def doubt_unit(unit: Unit, at: Place, report: Report) -> None:
    """What makes a unit dull, or dead too soon."""
    if unit.stand_up > max(unit.movement - 1, 0):
        report.doubt(at / "stand-up", "doubt-stand-up", high=max(unit.movement - 1, 0))
    if not unit.dodge - 4 <= unit.armour[0] <= unit.dodge:
        report.doubt(at / "armour", "doubt-armour", low=max(unit.dodge - 4, 0), high=unit.dodge)
    if "dinosaur" in unit.keywords and unit.adrenaline not in (3, 4):
        report.doubt(at / "adrenaline", "doubt-adrenaline")
    if "dinosaur" in unit.keywords and unit.combo_limit not in (2, 3):
        report.doubt(at / "combo-limit", "doubt-combo")
    numbers = [card.initiative for card in unit.deck]
    if max(numbers) - min(numbers) < SPREAD:
        report.doubt(at / "cards", "doubt-spread", least=SPREAD)
    breaks_free = any(part.sort == "break-free" for card in unit.cards for part in card.actions)
    if unit.stability <= 3 and not breaks_free:
        report.doubt(at / "cards", "doubt-break-free")
    if unit.starting_health < 5:
        report.doubt(at / "health", "doubt-health", least=5)


def doubts_of_cards(content: Content, report: Report) -> None:
    """Hero cards that nobody can pay."""
    places: dict[str, int] = {}
    for card in content.hero_cards.values():
        place = places[card.faction] = places.get(card.faction, -1) + 1
        if card.cost.n > DEAREST:
            at = Place(f"{card.faction}/hero-cards.toml") / "cards" / place / "cost"
            report.doubt(at, "doubt-cost", high=DEAREST)


def doubt_scenario(scenario: Scenario, at: Place, content: Content, report: Report) -> None:
    """What makes a scenario one-sided or endless."""
    the_map = content.maps[scenario.map]
    if not scenario.objectives:
        report.doubt(at, "doubt-objectives")
    units = sum(len(seat.army) for seat in scenario.seats)
    if units > MOST_UNITS:
        report.doubt(at / "seats", "doubt-units", count=units, high=MOST_UNITS)
    least = 10 + 2 * scenario.length
    start: set[tuple[int, int]] | None = None
    for place, seat in enumerate(scenario.seats):
        here = at / "seats" / place
        deck = content.hero_deck(seat.faction, seat.army) if seat.army else ()
        if seat.army and len(deck) < least:
            report.doubt(here, "doubt-hero-deck", count=len(deck), least=least)
        ground = free_places(the_map, content.terrains, seat.zone)
        if all(on_rim(the_map, hex_) for hex_ in ground):
            report.doubt(here / "zone", "doubt-rim", zone=seat.zone)
        start = start or reached(the_map, content.terrains, ground)
        if not start & set(ground):
            report.doubt(here / "zone", "doubt-cut-off", zone=seat.zone)
        for soldier in seat.army:
            if not _can_step(soldier, the_map.zones[seat.zone], scenario, content):
                report.doubt(here / "zone", "doubt-step", unit=soldier.unit, zone=seat.zone)
        if seat.army and not _gets_command(seat.id, scenario, content):
            report.doubt(here, "doubt-command", seat=seat.id)


def _can_step(
    soldier: Soldier, zone: tuple[tuple[int, int], ...], scenario: Scenario, content: Content
) -> bool:
    """Whether a unit can stand somewhere in its zone and go one step forward from there."""
    the_map = content.maps[scenario.map]
    footprint = content.units[soldier.unit].footprint
    allowed = {
        hex_ for hex_, ground in the_map.terrain.items() if not content.terrains[ground].impassable
    } - {thing.hex for thing in scenario.objects if not thing.marker}
    for facing in range(6):
        offsets = turned(footprint, facing)
        ahead = turned([(1, 0)], facing)[0]
        for q, r in zone:
            here = {(q + dq, r + dr) for dq, dr in offsets}
            there = {(q + ahead[0], r + ahead[1]) for q, r in here}
            if here <= allowed & set(zone) and there <= allowed:
                return True
    return False


def _gets_command(seat_id: str, scenario: Scenario, content: Content) -> bool:
    """Whether a seat has any way to command, and so to the First Player token."""
    seat = next(seat for seat in scenario.seats if seat.id == seat_id)
    heroes = any("hero" in content.units[soldier.unit].keywords for soldier in seat.army)
    deck = [content.hero_cards[name] for name in content.hero_deck(seat.faction, seat.army)]
    icons = any("command" in icons.icons for card in deck for icons in card.icons)
    aims = any(aim.command and aim.side in ("", seat.side) for aim in scenario.objectives)
    return heroes or icons or aims
