"""How good a position looks, for bots that know only the contract and for looking back at games.

Each side's standing is the sum of what is left of its army, of its points, of how near its units are to what
they want, and of what they could do to the enemies they face. Chances are made of the standings of all
sides; allies share theirs.
"""

from __future__ import annotations

from math import exp
from typing import Final

from lostworld.skirmish.players.weighing import goals, threat
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.position import DEAD, KNOCKED, LEFT, ON_MAP, SEDATED, Position
from lostworld.skirmish.rules.table import SEDATIVE

TERMS: Final = ("army", "points", "goals", "reach", "closeness", "cards", "burden")
"""What a standing is made of."""
WEIGHTS: Final = {
    "army": 4.0,
    "points": 2.4,
    "goals": 1.0,
    "reach": 2.0,
    "closeness": 0.3,
    "cards": 1.6,
    "burden": 2.4,
}
"""How much each term counts in the logarithm of the odds between two sides.

Near to what ``tools/fit_skirmish.py`` finds in games; but points and the ways to goals count more than they
tell about who wins, or a search that looks ahead a few steps would not set out.
"""
ALIVE: Final = 0.4
"""What it is worth that a unit lives, as a part of its whole value; its health is the rest."""
AT_ONCE: Final = 1.0
AFTER_A_MOVE: Final = 0.5
"""How much an attack counts that can be made from here, and one that takes a movement first."""
UNSEEN: Final = 1.5
"""How much more an attack counts from where the target does not look."""
FAR: Final = 12
"""Beyond so many hexes an enemy is just far."""


def standings(s: Position) -> list[dict[str, float]]:
    """What each side's standing is made of."""
    table = s.table
    found = [dict.fromkeys(TERMS, 0.0) for _ in table.sides]
    full = [1e-9] * len(found)
    for unit, spec in enumerate(table.specs):
        side = table.unit_side[unit]
        if table.units[unit].round >= 0:
            full[side] += spec.value
        if s.status[unit] == DEAD or s.marks[unit] & SEDATED:
            continue
        if s.status[unit] in (ON_MAP, LEFT) or units.in_reserve(s, unit):
            share = sum(s.health[unit]) / units.starting_health(s, unit)
            found[side]["army"] += spec.value * (ALIVE + (1 - ALIVE) * share)
            if s.status[unit] == ON_MAP:
                found[side]["burden"] -= spec.value * _burden(s, unit)
    awake = units.waking(s)
    for unit in awake:
        side = table.unit_side[unit]
        reach, closeness = _prospects(s, unit, awake)
        found[side]["reach"] += reach
        found[side]["closeness"] += table.specs[unit].value * closeness
        found[side]["goals"] += _ways(s, unit) / len(table.units)
    needed = table.scenario.wins_at
    for side, terms in enumerate(found):
        for name in ("army", "burden", "reach", "closeness"):
            terms[name] /= full[side]
        terms["points"] = min(1.5, s.points[side] / max(1, needed.get(table.side_names[side], 8)))
    for seat, side in enumerate(table.side):
        found[side]["cards"] += 0.02 * len(s.cards[seat]) + 0.01 * (s.command[seat] + s.requisition[seat])
    return found


def _burden(s: Position, unit: int) -> float:
    """What a unit's conditions take from its worth."""
    burden = 0.1 if s.marks[unit] & KNOCKED else 0.0
    if s.nets[unit]:
        burden += 0.08
    locked = sum(1 for card in s.active[unit] if card >= SEDATIVE)
    return burden + 0.2 * (len(s.waiting[unit]) + locked) * 3 / max(1, s.table.specs[unit].combo_limit)


def _prospects(s: Position, unit: int, awake: list[int]) -> tuple[float, float]:
    """What a unit could do to the enemy that suits it best, and how close it is to the nearest one."""
    board = s.table.board
    spec = s.table.specs[unit]
    place = s.place[unit]
    row = board.distance[place // 6]
    shoots = spec.weapon.range or 0 if spec.weapon is not None else 0
    best = 0.0
    nearest = FAR
    for foe in awake:
        if not units.is_enemy(s, unit, foe):
            continue
        covered = bits(units.mask(s, foe))
        far = min(row[spot] for spot in covered)
        nearest = min(nearest, far)
        if far > max(shoots, spec.movement + 1):
            continue
        faced = any(board.in_front(place, spot) for spot in covered)
        at_once = faced and (
            far == 1 or (far <= shoots and any(board.sees(place // 6, spot) for spot in covered))
        )
        worth = threat(s, unit, foe) * (AT_ONCE if at_once else AFTER_A_MOVE if faced else 0.7 * AFTER_A_MOVE)
        if not board.in_front(s.place[foe], place // 6):
            worth *= UNSEEN
        best = max(best, worth)
    return best, 1.0 - nearest / FAR


def _ways(s: Position, unit: int) -> float:
    """How near a unit is to what it wants."""
    row = s.table.board.distance[s.place[unit] // 6]
    worth = 0.0
    for mask, weight in goals(s, unit):
        away = min(row[spot] for spot in bits(mask))
        worth += weight * (1.0 if away == 0 else 0.6 - 0.6 * min(away, FAR) / FAR)
    return worth


def leads(s: Position) -> list[float]:
    """Each side's standing as one number: the logarithm of its odds, but for a constant."""
    return [sum(WEIGHTS[name] * value for name, value in terms.items()) for terms in standings(s)]


def chances(s: Position) -> tuple[float, ...]:
    """Each seat's chance to win; allies have the same, that of their side."""
    sides = s.table.side
    if s.ended is not None:
        winners = s.ended.winners
        if not winners:
            return tuple(1 / len(s.table.sides) for _ in sides)
        return tuple(1.0 if seat in winners else 0.0 for seat in range(len(sides)))
    found = leads(s)
    highest = max(found)
    weights = [exp(lead - highest) for lead in found]
    whole = sum(weights)
    return tuple(weights[side] / whole for side in sides)
