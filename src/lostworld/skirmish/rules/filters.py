# cython: wraparound=True, boundscheck=True
"""Filters and situations: which units a card means, and what must hold of the event."""

from __future__ import annotations

from typing import Any

from lostworld.skirmish.content.model import ALWAYS, ANY, Filter, Situation
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.hexes import zone as zone_of_edge
from lostworld.skirmish.rules.position import ACTION, ACTIVATED, REVEALED, SKIPPED, Position


class Happens:
    """The event a card answers; frames keep it as a plain tuple."""

    __slots__ = ("amount", "margin", "other", "result", "sort", "trigger", "unit", "what", "zone")

    def __init__(
        self,
        trigger: str = "",
        unit: int = -1,
        other: int = -1,
        sort: str = "",
        result: int = -1,
        margin: int = 0,
        amount: int = 0,
        what: str = "",
        zone: str = "",
    ) -> None:
        self.trigger = trigger
        self.unit = unit
        """The initiator, the mover, the one hit: the unit concerned."""
        self.other = other
        """The target, the source, the one that did it."""
        self.sort = sort
        """The attack's or test's sort, such as ``hit/melee`` or ``stability``."""
        self.result = result
        """Of a test: 1 success, 0 failure, -1 not known."""
        self.margin = margin
        self.amount = amount
        self.what = what
        """The condition received, or ``model`` or ``unit`` for what was removed."""
        self.zone = zone
        """front, side or rear: where the attack hits."""

    def plain(self) -> tuple[Any, ...]:
        """The event as frames keep it: what ``Happens(*plain)`` reads."""
        return (
            self.trigger,
            self.unit,
            self.other,
            self.sort,
            self.result,
            self.margin,
            self.amount,
            self.what,
            self.zone,
        )


NOTHING = Happens()

# What a filter asks, as bits: most ask one thing or two of the twenty-two.
SIDE, UNIT, KEYWORD, OTHER, MAP, TURN = 1, 2, 4, 8, 16, 32
ZONE, CARD, CONDITION, ADRENALINE, HEALTH, SLOT = 64, 128, 256, 512, 1024, 2048


class Sieve:
    """A filter with what it asks for worked out, once."""

    __slots__ = ("adrenaline", "asks", "slot", "wanted")

    def __init__(self, wanted: Filter) -> None:
        self.wanted = wanted
        self.adrenaline = wanted.adrenaline or 0
        self.slot = wanted.slot or ""
        asked = {
            SIDE: wanted.side != "any",
            UNIT: wanted.unit or wanted.faction,
            KEYWORD: wanted.keyword or wanted.not_keyword,
            OTHER: wanted.other,
            MAP: wanted.terrain
            or (wanted.within, wanted.front, wanted.sight, wanted.objective) != (None,) * 4,
            TURN: (wanted.revealed, wanted.activated, wanted.skipped) != (None,) * 3,
            ZONE: wanted.zone,
            CARD: wanted.card,
            CONDITION: wanted.condition or wanted.not_condition,
            ADRENALINE: wanted.adrenaline is not None,
            HEALTH: (wanted.hurt, wanted.below_half) != (None, None),
            SLOT: wanted.slot is not None,
        }
        self.asks = sum([bit for bit, is_asked in asked.items() if is_asked])


_SIEVES: dict[int, Sieve] = {}


def sieve_of(wanted: Filter) -> Sieve:
    """A filter's sieve, found by identity; the sieve keeps the filter, so that no other can have it."""
    found = _SIEVES.get(id(wanted))
    if found is None:
        found = _SIEVES[id(wanted)] = Sieve(wanted)
    return found


def matches(s: Position, wanted: Filter, unit: int, seat: int, me: int, event: Happens = NOTHING) -> bool:
    """Whether a unit on the map is in a filter, seen by a seat and its unit ``me`` (-1: none)."""
    return wanted is ANY or passes(s, sieve_of(wanted), unit, seat, me, event)


def passes(s: Position, sieve: Sieve, unit: int, seat: int, me: int, event: Happens) -> bool:
    """Whether a unit passes a sieve: as ``matches``."""
    asks = sieve.asks
    if not asks:
        return True
    wanted = sieve.wanted
    if asks & SIDE and not _side_fits(s, wanted.side, unit, seat):
        return False
    if asks & UNIT:
        spec = s.table.specs[unit]
        if (wanted.unit and spec.id not in wanted.unit) or (
            wanted.faction and spec.faction not in wanted.faction
        ):
            return False
    if asks & KEYWORD:
        for word in wanted.keyword:
            if not units.has(s, unit, word):
                return False
        for word in wanted.not_keyword:
            if units.has(s, unit, word):
                return False
    if asks & OTHER and unit == me:
        return False
    if asks & MAP and not _stands(s, wanted, unit, me):
        return False
    if asks & TURN and not _has_turn(wanted, s.marks[unit]):
        return False
    if asks & ZONE and (event.zone or "front").replace("side", "sides") not in wanted.zone:
        return False
    if asks & CARD:
        card = units.active_card(s, unit)
        if card is None or not card.keywords.intersection(wanted.card):
            return False
    if asks & CONDITION and (
        (wanted.condition and not _has_one(s, unit, wanted.condition))
        or (wanted.not_condition and _has_one(s, unit, wanted.not_condition))
    ):
        return False
    if asks & ADRENALINE and s.adrenaline[unit] < sieve.adrenaline:
        return False
    if asks & HEALTH:
        left, full = units.total_health(s, unit), units.starting_health(s, unit)
        if wanted.hurt is not None and wanted.hurt != (left < full):
            return False
        if wanted.below_half is not None and wanted.below_half != (2 * left < full):
            return False
    if asks & SLOT:
        lies = {"active": units.top(s, unit), "next": s.next[unit], "idle": s.idle[unit]}[sieve.slot]
        if lies < 0:
            return False
    return True


def _has_turn(wanted: Filter, marks: int) -> bool:
    """What a filter asks of a unit's turn in this round."""
    if wanted.revealed is not None and wanted.revealed != bool(marks & REVEALED):
        return False
    if wanted.activated is not None and wanted.activated != bool(marks & ACTIVATED):
        return False
    return wanted.skipped is None or wanted.skipped == bool(marks & SKIPPED)


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
    carried = table.objects[s.carries[unit]].id if s.carries[unit] >= 0 else ""
    for objective in table.scenario.objectives:
        if (objective.zone and table.zones[objective.zone] & covered) or (
            carried and objective.object == carried
        ):
            return True
    return False


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
