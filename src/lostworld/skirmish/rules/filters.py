# cython: wraparound=True, boundscheck=True
"""Filters and situations: which units a card means, and what must hold of the event."""

from __future__ import annotations

from typing import NamedTuple

from lostworld.skirmish.content.model import ALWAYS, ANY, Filter, Situation
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.hexes import zone as zone_of_edge
from lostworld.skirmish.rules.position import ACTION, ACTIVATED, REVEALED, SKIPPED, Position


class Happens(NamedTuple):
    """The event a card answers, as frames keep it (a plain tuple)."""

    trigger: str = ""
    unit: int = -1
    """The initiator, the mover, the one hit: the unit concerned."""
    other: int = -1
    """The target, the source, the one that did it."""
    sort: str = ""
    """The attack's or test's sort, such as ``hit/melee`` or ``stability``."""
    result: int = -1
    """Of a test: 1 success, 0 failure, -1 not known."""
    margin: int = 0
    amount: int = 0
    what: str = ""
    """The condition received, or ``model`` or ``unit`` for what was removed."""
    zone: str = ""
    """front, side or rear: where the attack hits."""


NOTHING = Happens()


def matches(s: Position, wanted: Filter, unit: int, seat: int, me: int, event: Happens = NOTHING) -> bool:
    """Whether a unit on the map is in a filter, seen by a seat and its unit ``me`` (-1: none)."""
    if wanted is ANY:
        return True
    table = s.table
    spec = table.specs[unit]
    if wanted.side != "any" and not _side_fits(s, wanted.side, unit, seat):
        return False
    if (wanted.unit and spec.id not in wanted.unit) or (
        wanted.faction and spec.faction not in wanted.faction
    ):
        return False
    for word in wanted.keyword:
        if not units.has(s, unit, word):
            return False
    for word in wanted.not_keyword:
        if units.has(s, unit, word):
            return False
    if wanted.other and unit == me:
        return False
    if not _stands(s, wanted, unit, me):
        return False
    marks = s.marks[unit]
    if wanted.revealed is not None and wanted.revealed != bool(marks & REVEALED):
        return False
    if wanted.activated is not None and wanted.activated != bool(marks & ACTIVATED):
        return False
    if wanted.skipped is not None and wanted.skipped != bool(marks & SKIPPED):
        return False
    if wanted.zone and (event.zone or "front").replace("side", "sides") not in wanted.zone:
        return False
    if wanted.card:
        card = units.active_card(s, unit)
        if card is None or not card.keywords.intersection(wanted.card):
            return False
    if wanted.condition and not _has_one(s, unit, wanted.condition):
        return False
    if wanted.not_condition and _has_one(s, unit, wanted.not_condition):
        return False
    if wanted.adrenaline is not None and s.adrenaline[unit] < wanted.adrenaline:
        return False
    if wanted.hurt is not None or wanted.below_half is not None:
        left, full = units.total_health(s, unit), units.starting_health(s, unit)
        if wanted.hurt is not None and wanted.hurt != (left < full):
            return False
        if wanted.below_half is not None and wanted.below_half != (2 * left < full):
            return False
    if wanted.slot is not None:
        lies = {"active": units.top(s, unit), "next": s.next[unit], "idle": s.idle[unit]}[wanted.slot]
        if lies < 0:
            return False
    return True


def _has_one(s: Position, unit: int, words: tuple[str, ...]) -> bool:
    for word in words:
        if units.has_condition(s, unit, word):
            return True
    return False


def _side_fits(s: Position, side: str, unit: int, seat: int) -> bool:
    table = s.table
    if side == "own":
        return table.owner[unit] == seat
    return (table.unit_side[unit] == table.side[seat]) == (side == "allied")


def _stands(s: Position, wanted: Filter, unit: int, me: int) -> bool:
    """What a filter asks of the map."""
    board = s.table.board
    mine = me >= 0 and s.place[me] >= 0
    if wanted.within is not None and (not mine or units.apart(s, me, unit) > wanted.within):
        return False
    if wanted.front is not None or wanted.sight is not None:
        if not mine:
            return False
        covered = bits(units.mask(s, unit))
        place = s.place[me]
        if wanted.front is not None and wanted.front != bool(
            [end for end in covered if board.in_front(place, end)]
        ):
            return False
        if wanted.sight is not None and wanted.sight != bool(
            [end for end in covered if board.sees(place // 6, end)]
        ):
            return False
    if wanted.terrain and not [
        place for place in bits(units.mask(s, unit)) if s.table.terrain_name[place] in wanted.terrain
    ]:
        return False
    return wanted.objective is None or wanted.objective == _at_objective(s, unit)


def _at_objective(s: Position, unit: int) -> bool:
    table = s.table
    covered = units.mask(s, unit)
    if s.carries[unit] >= 0:
        return True
    return any(
        objective.zone and table.zones[objective.zone] & covered for objective in table.scenario.objectives
    )


def holds(s: Position, wanted: Situation, seat: int, me: int, event: Happens = NOTHING) -> bool:
    """Whether a situation holds for a seat and its unit."""
    if wanted is ALWAYS:
        return True
    if wanted.role is not None and not _plays_role(wanted.role, me, event):
        return False
    if wanted.sort and not set(event.sort.split("/")).intersection(wanted.sort):
        return False
    if wanted.result is not None and event.result != (wanted.result == "success"):
        return False
    if wanted.margin is not None and event.margin < wanted.margin:
        return False
    if wanted.damage is not None and event.amount < wanted.damage:
        return False
    if (wanted.condition and event.what not in wanted.condition) or (
        wanted.removed is not None and event.what != wanted.removed
    ):
        return False
    if wanted.killer is not None and wanted.killer != (event.other == me):
        return False
    if wanted.phase is not None and (s.phase == ACTION) != (wanted.phase == "action"):
        return False
    if wanted.round is not None and s.round < wanted.round:
        return False
    if wanted.command is not None and s.command[seat] < wanted.command:
        return False
    if wanted.requisition is not None and s.requisition[seat] < wanted.requisition:
        return False
    return wanted.first_player is None or wanted.first_player == (s.first == seat)


def _plays_role(role: str, me: int, event: Happens) -> bool:
    """Whether a unit is the initiator or the target; inside its own area it is both (ruling 35)."""
    if role == "initiator":
        return event.unit == me
    return event.other == me if event.trigger in ("attack", "test", "result") else event.unit != me


def zone_word(edge: int, place: int) -> str:
    """The armour zone of an edge of a unit at a place."""
    return zone_of_edge(edge, place % 6)
