# cython: wraparound=True, boundscheck=True
"""What places, targets and cards are worth by rules of thumb; about 1 is a good hit."""

from __future__ import annotations

from functools import cache
from typing import Final

from lostworld.skirmish.content.model import ActionCard, ActionPart, Cost, Operations, Unit
from lostworld.skirmish.rules import sums, units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.filters import NOTHING, matches, zone_word
from lostworld.skirmish.rules.position import KNOCKED, REVEALED, SEDATED, Position
from lostworld.skirmish.rules.table import WOUND

ODDS: Final = {-3: 0.1, -2: 0.2, -1: 0.33, 0: 0.62, 1: 0.74, 2: 0.83, 3: 0.9}
"""The chance to win a test by the margin that is known before cards are played."""

VERBS: Final = {
    "heal": 0.35,
    "damage": 0.7,
    "bonus": 0.25,
    "ties": 0.3,
    "piercing": 0.3,
    "initiative": 0.05,
    "prevent": 0.5,
    "critical-wound": 0.8,
    "fear": 0.7,
    "remove": 0.6,
    "sedate": 1.5,
    "furious": 1.0,
    "adrenaline": 0.3,
    "command": 0.3,
    "requisition": 0.3,
    "draw-action": 0.2,
    "draw-hero": 0.4,
    "discard-hero": 0.4,
    "replace-next": 0.3,
    "reveal": 0.15,
    "discard-combo": 0.3,
    "unlock": 1.0,
    "hold": 0.4,
    "extra": 1.0,
    "move": 0.4,
    "turn": 0.3,
    "push": 0.4,
    "knock": 0.8,
    "stand": 0.5,
    "grab": 0.8,
    "net": 1.2,
    "test": 0.6,
    "attack": 1.2,
    "cancel": 0.8,
    "attach": 0.7,
    "load": 0.7,
    "bring-in": 3.0,
    "return-to-hand": 0.3,
    "first-player": 0.3,
    "objective": 1.5,
    "choose": 0.6,
    "each": 0.6,
    "if": 0.4,
}
"""What an operation is worth, for each of its n."""
TIMES: Final = frozenset(("heal", "damage", "bonus", "adrenaline", "command", "draw-hero", "prevent", "net"))


def odds(margin: int) -> float:
    """The chance to win a test."""
    return ODDS[max(-3, min(3, margin))]


@cache
def operations_worth(operations: Operations) -> float:
    """What a list of operations is worth."""
    worth = 0.0
    for operation in operations:
        n = operation.n if operation.verb in TIMES and operation.verb != "net" else 1
        worth += VERBS.get(operation.verb, 0.2) * max(-1, min(3, n or 1))
        worth += 0.5 * operations_worth(operation.then)
        if operation.options:
            worth += max(operations_worth(option) for option in operation.options)
    return worth


def price(cost: Cost) -> float:
    """What a cost is worth."""
    return cost.n * {"command": 0.12, "requisition": 0.15, "adrenaline": 0.2}[cost.resource]


def point(spec: Unit) -> float:
    """What a point of a unit's health is worth."""
    return spec.value / max(1, spec.starting_health)


def added(parts: list[tuple[str, int]]) -> int:
    """The parts of a sum together; it may be below 0."""
    total = 0
    for _, n in parts:
        total += n
    return total


def skill(s: Position, unit: int, name: str, bonus: int = 0) -> int:
    """A score of the unit as its own initiator, as far as it is known now."""
    total = int(getattr(s.table.specs[unit], name)) + bonus
    total += added(sums.combo(s, unit, name))
    return total + added(sums.around(s, unit, name, NOTHING))


def defence(s: Position, unit: int, name: str) -> int:
    """What others meet: base, the revealed card, combo and what lasts."""
    if s.marks[unit] & SEDATED:
        return 0
    total = int(getattr(s.table.specs[unit], name))
    total += added(sums.standing(s, unit, name)) + added(sums.combo(s, unit, name))
    return total + added(sums.around(s, unit, name, NOTHING))


def armour(s: Position, unit: int, zone: str) -> int:
    """The armour of a zone."""
    base = s.table.specs[unit].armour[("front", "side", "rear").index(zone)]
    return base + added(sums.standing(s, unit, "armour"))


def zone_from(s: Position, here: int, target: int) -> str:
    """The zone of a target that an attack from a hex would meet; the weakest, if it may choose."""
    board = s.table.board
    mask = units.mask(s, target)
    if mask >> here & 1:
        return "front"
    picked = min(bits(mask), key=lambda place: (board.distance[here][place], place))
    zones = {zone_word(edge, s.place[target]) for _, edge in board.entries(here, picked, mask)}
    return min(zones, key=lambda zone: armour(s, target, zone))


def gain(s: Position, target: int, chance: float, damage: int) -> float:
    """What it is worth to hurt an enemy so."""
    spec = s.table.specs[target]
    left = units.total_health(s, target)
    taken = min(left, max(0, damage))
    worth = taken * point(spec) * 0.45
    if taken >= left:
        worth += 0.3 * spec.value + 1.0
    elif 2 * taken >= spec.starting_health:
        worth += 0.5
    return chance * (worth + 0.05)


def strike(s: Position, unit: int, here: int, target: int, sort: str, part: ActionPart | None) -> float:
    """What an attack on an enemy from a hex is worth."""
    bonus = part.bonus if part is not None else 0
    pierce = part.piercing if part is not None else 0
    guard = defence(s, target, "dodge")
    if not s.marks[target] & REVEALED and not s.marks[target] & (KNOCKED | SEDATED):
        guard += 1
    shield = max(0, armour(s, target, zone_from(s, here, target)) - pierce)
    if sort == "melee":
        score = skill(s, unit, "melee", bonus)
        worth = gain(s, target, odds(score - guard), max(score, guard) - shield)
    else:
        weapon = part.weapon if part is not None and part.weapon is not None else s.table.specs[unit].weapon
        if weapon is None:
            return 0.0
        score = skill(s, unit, "ballistic", bonus + weapon.ballistic)
        worth = gain(s, target, odds(score - guard), weapon.damage - max(0, shield - weapon.piercing))
    if part is not None:
        worth += 0.4 * operations_worth(part.on_hit) + 0.3 * operations_worth(part.on_damage)
        if part.stability is not None:
            worth += 0.25
    return worth


def threat(s: Position, enemy: int, unit: int) -> float:
    """What an enemy at contact could do to a unit, roughly."""
    score = s.table.specs[enemy].melee + 1
    chance = odds(score - s.table.specs[unit].dodge - 1)
    return chance * max(1, score - s.table.specs[unit].armour[1]) * point(s.table.specs[unit]) * 0.45


def card_worth(s: Position, unit: int, number: int) -> float:
    """What an action card is worth as the next one, by its data."""
    if number >= WOUND:
        return -3.0
    card: ActionCard = s.table.book.actions[number]
    spec = s.table.specs[unit]
    worth = 0.15 * card.movement.bonus + 0.2 * sum(card.standing.values()) + 0.01 * card.initiative
    worth += 0.12 * sum(card.combo.values())
    for part in card.actions:
        if part.sort in ("melee", "ranged"):
            main = spec.melee if part.sort == "melee" else spec.ballistic
            worth += (0.5 + 0.3 * part.bonus + 0.15 * part.piercing + 0.08 * main) * part.times
            if part.sort == "ranged" and spec.weapon is None and part.weapon is None:
                worth -= 1.0
        else:
            worth += 0.3
        worth += 0.3 * operations_worth(part.on_hit) + 0.2 * operations_worth(part.do)
    return worth


# Where to go ------------------------------------------------------------------------------------------


def goals(s: Position, unit: int) -> list[tuple[int, float]]:
    """What a unit wants to be near: (mask of hexes, how much)."""
    table = s.table
    found: list[tuple[int, float]] = []
    seat, side = table.owner[unit], table.unit_side[unit]
    spec = table.specs[unit]
    for objective in table.scenario.objectives:
        own = not objective.side or objective.side == table.side_names[side]
        fits = matches(s, objective.units, unit, seat, -1)
        if objective.kind in ("hold", "leave") and objective.zone:
            if own and fits and (not objective.object or s.carries[unit] >= 0):
                found.append((table.zones[objective.zone], 1.0 if objective.kind == "leave" else 0.8))
            elif not own:
                found.append((table.zones[objective.zone], 0.4))
        if own and objective.object and "human" in spec.keywords:
            for thing, place in enumerate(s.lies):
                if place >= 0 and table.objects[thing].id == objective.object and s.carries[unit] < 0:
                    found.append((1 << place, 0.9))
    if "human" in spec.keywords:
        for thing, place in enumerate(s.lies):
            if place >= 0 and table.objects[thing].sort in ("crate", "cache") and not s.emptied[thing]:
                found.append((1 << place, 0.25))
    return found


Hex = tuple[float, float, list[tuple[int, list[int], str, float, float]]]
"""What counts on a hex whatever the facing: how far off one is, goals, and the enemies around, each with its
hexes, how it could be attacked from here, and what it threatens if it is in front and if it is not."""


class Ground:
    """What a unit's end of movement is worth; worked out once for all ends of one decision."""

    def __init__(self, s: Position, unit: int, acts: bool) -> None:
        self.s = s
        self.unit = unit
        self.acts = acts
        self.spec = s.table.specs[unit]
        self.foes = [other for other in units.on_map(s) if units.is_enemy(s, unit, other)]
        self.masks = {foe: bits(units.mask(s, foe)) for foe in self.foes}
        self.threats = {foe: 0.0 if s.marks[foe] & SEDATED else threat(s, foe, unit) for foe in self.foes}
        self.goals = [(bits(mask), weight) for mask, weight in goals(s, unit)]
        card = units.active_card(s, unit)
        self.attacks: dict[str, ActionPart] = {}
        for part in card.actions if card is not None else ():
            if part.sort in ("melee", "ranged"):
                self.attacks.setdefault(part.sort, part)
        self._strikes: dict[tuple[int, int, str], float] = {}
        self._hexes: dict[int, Hex] = {}
        weapon = self.spec.weapon
        self.shoots = weapon.range if weapon is not None and weapon.range else 0
        self.brave = 0.35 if self.spec.melee > self.spec.ballistic or not self.shoots else 0.12

    def _strike(self, here: int, foe: int, sort: str) -> float:
        key = (here, foe, sort)
        known = self._strikes.get(key)
        if known is None:
            known = self._strikes[key] = strike(self.s, self.unit, here, foe, sort, self.attacks.get(sort))
        return known

    def worth(self, place: int) -> float:
        """What standing there is worth."""
        return self.parts_of(place)[0]

    def parts_of(self, place: int) -> tuple[float, float, float, float]:
        """What standing there is worth, and what of it are the best attack, danger and goals."""
        board = self.s.table.board
        here = place // 6
        known = self._hexes.get(here)
        if known is None:
            known = self._hexes[here] = self._of_hex(here)
        apart, near, around = known
        best = danger = 0.0
        for foe, covered, sort, ahead, behind in around:
            front = False
            for where in covered:
                if board.in_front(place, where):
                    front = True
                    break
            if not front:
                danger += behind
                continue
            danger += ahead
            if sort:
                struck = self._strike(here, foe, sort)
                if struck > best:
                    best = struck
        return best - 0.5 * danger - apart + near, best, danger, near

    def _of_hex(self, here: int) -> Hex:
        """What is the same for all facings there."""
        s, board = self.s, self.s.table.board
        row = board.distance[here]
        around: list[tuple[int, list[int], str, float, float]] = []
        nearest = 99
        for foe, covered in self.masks.items():
            far = 99
            for where in covered:
                if row[where] < far:
                    far = row[where]
            if far < nearest:
                nearest = far
            sort = ""
            if self.acts and not s.marks[foe] & SEDATED:
                if far == 1:
                    sort = "melee"
                elif far <= self.shoots:
                    for where in covered:
                        if board.sees(here, where):
                            sort = "ranged"
                            break
            ahead = behind = 0.0
            if far <= s.table.specs[foe].movement + 1:
                close = 1.0 if far == 1 else 0.6
                ahead, behind = self.threats[foe] * 0.35 * close, self.threats[foe] * 0.55 * close
            if sort or behind:
                around.append((foe, covered, sort, ahead, behind))
        apart = near = 0.0
        if nearest < 99:
            wanted = 1 if not self.shoots or self.brave > 0.2 else max(2, self.shoots - 1)
            apart = 0.06 * abs(nearest - wanted)
        for hexes, weight in self.goals:
            away = 99
            for where in hexes:
                if row[where] < away:
                    away = row[where]
            near += weight * (0.8 if away == 0 else 0.3 - 0.07 * away)
        return apart, near, around
