"""Sums: what a unit's skill comes to, with its parts (RULES, section 3; rulings 4, 7, 43, 55, 61, 65)."""

from __future__ import annotations

from typing import Any

from .filters import Moment, holds, matches
from .things import Game, Unit
from .windows import Test

Parts = list[tuple[str, int]]
PLACES = {"front": 0, "sides": 1, "rear": 2}


def base_of(unit: Unit, skill: str, zone: str = "front") -> int:
    if skill == "armour":
        return int(unit.data["armour"][PLACES[zone]])
    return int(unit.data.get(skill, 0))


def combo(game: Game, unit: Unit, skill: str) -> Parts:
    """Ruling 4: cards beneath the revealed Active card; 61: none under a Critical Wound."""
    if not unit.revealed or unit.top == "wound" or skill == "armour":
        return []
    found = [
        (f"combo:{card}", int(game.card(card).get("combo", {}).get(skill, 0))) for card in unit.active[:-1]
    ]
    return [part for part in found if part[1]]


def lasting(game: Game, unit: Unit, skill: str, moment: Moment, other: Unit | None, zone: str) -> Parts:
    """Ruling 65: abilities, equipment, Furious and bonuses that last."""
    parts: Parts = []
    for ability in unit.data.get("abilities", []):
        n = ability.get("bonuses", {}).get(skill, 0)
        if n and ability_counts(game, unit, ability, moment, other, zone):
            parts.append((f"ability:{ability['id']}", n))
    for gear in unit.gear:
        n = game.content.hero[gear.card].get("grants", {}).get(skill, 0)
        if n:
            parts.append((f"gear:{gear.card}", n))
    if unit.furious:
        n = game.content.conditions["furious"]["bonuses"].get(skill, 0)
        if n:
            parts.append(("furious", n))
    parts += [(bonus.source, bonus.n) for bonus in unit.bonuses if bonus.skill == skill]
    return parts


def ability_counts(
    game: Game,
    unit: Unit,
    ability: dict[str, Any],
    moment: Moment,
    other: Unit | None,
    zone: str,
) -> bool:
    if not matches(game, unit, ability.get("while", {}), unit.seat, unit, zone):
        return False
    near = ability.get("near")
    if near is not None and not any(
        matches(game, someone, near, unit.seat, unit) for someone in game.on_map() if someone is not unit
    ):
        return False
    against = ability.get("against")
    if against is not None and (other is None or not matches(game, other, against, unit.seat, unit)):
        return False
    return holds(game, ability.get("situation", {}), unit.seat, moment)


def uses_card(unit: Unit) -> bool:
    """Whether card and combo count for the unit at all: revealed, and not knocked (43)."""
    return unit.revealed and not unit.knocked


def defending(game: Game, unit: Unit, skill: str, test: Test, zone: str = "front") -> Parts:
    """Target's side: base + revealed card's standing bonus + combo + hero cards."""
    if unit.sedated:
        asleep: Parts = [("sedated", -1)] if skill == "stability" else []
        return [("base", base_of(unit, skill, zone)), *asleep]
    moment = Moment("test", role="target", sorts=test.sorts)
    parts: Parts = [("base", base_of(unit, skill, zone))]
    if uses_card(unit):
        card = game.shown_card(unit)
        n = int(card.get("standing", {}).get(skill, 0)) if card else 0
        if card and n + reinforced_standing(unit, card, skill):
            parts.append(("card", n + reinforced_standing(unit, card, skill)))
        parts += combo(game, unit, skill)
    parts += lasting(game, unit, skill, moment, test.initiator, zone)
    parts += test.added(unit, skill)
    return parts


def reinforced_standing(unit: Unit, card: dict[str, Any], skill: str) -> int:
    if "standing" not in unit.paid or skill not in card.get("standing", {}):
        return 0
    return sum(int(r.get("bonus", 0)) for r in card.get("reinforced", []) if r["part"] == "standing")


def attacking(
    game: Game,
    unit: Unit,
    skill: str,
    test: Test,
    other: Unit | None,
    bonus: int,
    more: int = 0,
    fixed: Parts | None = None,
) -> Parts:
    """Initiator's side: base + the action's bonus + combo (neither for base values) + hero cards.

    ``more``: what an effect adds; ``fixed``: of weapon and ammunition, told first.
    """
    moment = Moment("test", role="initiator", sorts=test.sorts)
    parts: Parts = [*(fixed or []), ("base", base_of(unit, skill))]
    counts = not test.base and uses_card(unit)
    if counts and bonus:
        parts.append(("card", bonus))
    if more:
        parts.append(("card", more))
    if counts:
        parts += combo(game, unit, skill)
    parts += lasting(game, unit, skill, moment, other, "front")
    parts += test.added(unit, skill)
    limit = game.special("ballistic") if skill == "ballistic" else None
    if limit is not None:
        parts.append(("scenario", -int(limit["n"])))
    return parts


def total(parts: Parts) -> int:
    """A skill is never below 0."""
    return max(0, sum(n for _, n in parts))


def movement_points(game: Game, unit: Unit, base_only: bool, stood: bool) -> int:
    """Ruling 27; ``stood``: it has stood up in this movement, and paid from base movement first (43)."""
    moment = Moment("movement")
    points = base_of(unit, "movement")
    if stood:
        points = max(0, points - int(unit.data["stand-up"]))
    if not base_only and uses_card(unit):
        card = game.shown_card(unit)
        if card:
            points += int(card.get("movement", {}).get("bonus", 0))
            if "movement" in unit.paid:
                points += sum(
                    int(r.get("bonus", 0)) for r in card.get("reinforced", []) if r["part"] == "movement"
                )
        points += total(combo(game, unit, "movement"))
    points = max(0, points + sum(n for _, n in lasting(game, unit, "movement", moment, None, "front")))
    holders = len(game.grabbers(unit))
    if holders and points:
        points = max(1, points - holders)
    return points
