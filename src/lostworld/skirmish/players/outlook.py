# cython: wraparound=True, boundscheck=True
"""How a position looks for a seat, at any moment: armies, points, conditions, ways still to go."""

from __future__ import annotations

from typing import Final

from lostworld.skirmish.players import weighing
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.position import DEAD, KNOCKED, LEFT, ON_MAP, SEDATED, Position
from lostworld.skirmish.rules.table import SEDATIVE

ALIVE: Final = 0.35
"""What it is worth that a unit lives, as a part of its whole value; its health is the rest."""
WON: Final = 1.5
POINTS: Final = 0.7
"""What all points needed to win are worth, beside an army that is worth 1."""
NEAR: Final = 0.012
"""What a hex nearer to a goal is worth, by the goal's weight."""
HERO_CARD: Final = 0.008


def outlook(s: Position, seat: int) -> float:
    """How much better the seat's side stands than the best of the others, about -2 to 2."""
    own = s.table.side[seat]
    if s.ended is not None:
        if not s.ended.winners:
            return 0.0
        return WON if seat in s.ended.winners else -WON
    values = standings(s)
    return values[own] - max(value for side, value in enumerate(values) if side != own)


def standings(s: Position) -> list[float]:
    """How each side stands."""
    table = s.table
    values = [0.0] * len(table.sides)
    full = [1e-9] * len(table.sides)
    for unit, spec in enumerate(table.specs):
        side = table.unit_side[unit]
        if table.units[unit].round >= 0:
            full[side] += spec.value
        if s.status[unit] == DEAD or s.marks[unit] & SEDATED:
            continue
        if s.status[unit] in (ON_MAP, LEFT) or units.in_reserve(s, unit):
            share = sum(s.health[unit]) / units.starting_health(s, unit)
            worth = ALIVE + (1 - ALIVE) * share
            if s.status[unit] == ON_MAP:
                worth -= _burden(s, unit)
            values[side] += spec.value * max(0.0, worth)
    for side, whole in enumerate(full):
        values[side] /= whole
    needed = table.scenario.wins_at
    for side, name in enumerate(table.side_names):
        values[side] += POINTS * min(1.0, s.points[side] / max(1, needed.get(name, 8)))
    for unit in units.waking(s):
        values[table.unit_side[unit]] += _ways(s, unit) / max(1, len(table.units))
    for seat, side in enumerate(table.side):
        values[side] += HERO_CARD * len(s.cards[seat]) + 0.004 * (s.command[seat] + s.requisition[seat])
    return values


def _burden(s: Position, unit: int) -> float:
    """What a unit's conditions take from its worth."""
    spec = s.table.specs[unit]
    burden = 0.06 if s.marks[unit] & KNOCKED else 0.0
    if s.nets[unit]:
        burden += 0.05
    locked = sum(1 for card in s.active[unit] if card >= SEDATIVE)
    burden += 0.12 * (len(s.waiting[unit]) + locked) * 3 / max(1, spec.combo_limit)
    return burden


def _ways(s: Position, unit: int) -> float:
    """How near a unit is to what it wants."""
    here = s.place[unit] // 6
    row = s.table.board.distance[here]
    worth = 0.0
    for mask, weight in weighing.goals(s, unit):
        away = min(row[covered] for covered in bits(mask))
        worth += weight * (0.1 if away == 0 else -NEAR * away)
    return worth
