"""Which units, and what must hold: filters and situations (docs/skirmish/operations.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .content import many
from .hexes import Hex, along, distance, in_front
from .things import Game, Unit


def sees(game: Game, a: Hex, b: Hex) -> bool:
    """Ruling 32."""
    if a == b:
        return True
    return not any(all(h in game.map.blocks_sight for h in met) for met in along(a, b))


def card_keywords(card: dict[str, Any]) -> set[str]:
    """Keywords of an action card; they follow from its data."""
    movement = card.get("movement", {})
    actions = card.get("actions", [])
    words = {word for word in ("charge", "fix", "jump", "fly", "backward") if movement.get(word)}
    words |= {"reaction"} if card.get("reaction") else set()
    words |= {"grab"} if any(a["sort"] == "grab" for a in actions) else set()
    words |= {"stability"} if any("stability" in a and a["sort"] != "stability" for a in actions) else set()
    words |= {"piercing"} if any(a.get("piercing") for a in actions) else set()
    words |= {"area"} if any("area" in a for a in actions) else set()
    words |= {"forced"} if movement.get("forced") or any(a.get("forced") for a in actions) else set()
    words |= {"reinforced"} if card.get("reinforced") else set()
    return words


def has_condition(game: Game, unit: Unit, condition: str) -> bool:
    cards = [*unit.deck, *unit.drawn, *unit.active, unit.next, unit.idle]
    return {
        "fear": lambda: "fear" in cards,
        "wound": lambda: "wound" in cards,
        "sedative": lambda: bool(unit.waiting or unit.locks),
        "sedated": lambda: unit.sedated,
        "furious": lambda: unit.furious,
        "knocked": lambda: unit.knocked,
        "grabbed": lambda: game.is_grabbed(unit),
        "blocked": lambda: game.is_blocked(unit),
        "grabbing": lambda: unit.holds >= 0,
    }[condition]()


def at_objective(game: Game, unit: Unit) -> bool:
    for objective in game.scenario.get("objectives", []):
        if "zone" in objective and any(h in game.map.zones[objective["zone"]] for h in unit.hexes):
            return True
        carried = game.things[unit.carries].data["id"] if unit.carries >= 0 else ""
        if carried and carried == objective.get("object"):
            return True
    return False


def matches(
    game: Game,
    unit: Unit,
    rule: dict[str, Any],
    seat: int,
    self: Unit | None,
    zone: str = "",
    gone: bool = False,
) -> bool:
    """Whether ``unit`` is in the filter, for a card of ``seat`` whose unit is ``self``. ``gone``: it fell."""
    if not unit.on_map and not gone:
        return False
    total = sum(unit.health)
    card = game.shown_card(unit)
    mine = game.side(unit.seat) == game.side(seat)
    checks: dict[str, Callable[[Any], bool]] = {
        "side": lambda v: {"own": unit.seat == seat, "allied": mine, "enemy": not mine, "any": True}[v],
        "unit": lambda v: unit.name in many(v),
        "faction": lambda v: unit.data["faction"] in many(v),
        "keyword": lambda v: all(word in unit.keywords for word in many(v)),
        "not-keyword": lambda v: not any(word in unit.keywords for word in many(v)),
        "other": lambda v: (unit is not self) if v else True,
        "within": lambda v: self is not None and self.on_map and game.between(self, unit) <= v,
        "front": lambda v: self is not None and any(front_of(self, h) for h in unit.hexes) == v,
        "sight": lambda v: self is not None and any(sees(game, self.here, h) for h in unit.hexes) == v,  # type: ignore[arg-type]
        "zone": lambda v: zone in many(v),
        "revealed": lambda v: unit.revealed == v,
        "activated": lambda v: unit.activated == v,
        "skipped": lambda v: unit.skipped == v,
        "card": lambda v: card is not None and any(word in card_keywords(card) for word in many(v)),
        "condition": lambda v: any(has_condition(game, unit, word) for word in many(v)),
        "not-condition": lambda v: not any(has_condition(game, unit, word) for word in many(v)),
        "adrenaline": lambda v: unit.adrenaline >= v,
        "hurt": lambda v: (total < unit.start_health) == v,
        "below-half": lambda v: (total * 2 < unit.start_health) == v,
        "slot": lambda v: {
            "active": bool(unit.active),
            "next": unit.next is not None,
            "idle": unit.idle is not None,
        }[v],
        "terrain": lambda v: any(game.map.ground[h] in many(v) for h in unit.hexes),
        "objective": lambda v: at_objective(game, unit) == v,
    }
    return all(checks[key](value) for key, value in rule.items())


def front_of(unit: Unit, here: Hex) -> bool:
    assert unit.here is not None
    return here != unit.here and in_front(unit.here, unit.facing, here)


class Moment:
    """What a trigger, attack or test is about, for situations and for ``other``."""

    def __init__(self, trigger: str, **fields: Any) -> None:
        self.trigger = trigger
        self.role: str = fields.get("role", "")
        self.sorts: set[str] = set(fields.get("sorts", ()))
        self.success: bool | None = fields.get("success")
        self.margin: int = fields.get("margin", 0)
        self.damage: int = fields.get("damage", 0)
        self.condition: str = fields.get("condition", "")
        self.removed: str = fields.get("removed", "")
        self.killer: bool | None = fields.get("killer")


def holds(game: Game, situation: dict[str, Any], seat: int, moment: Moment) -> bool:
    player = game.players[seat]
    checks: dict[str, Callable[[Any], bool]] = {
        "role": lambda v: moment.role == v,
        "sort": lambda v: any(word in moment.sorts for word in many(v)),
        "result": lambda v: moment.success is not None and moment.success == (v == "success"),
        "margin": lambda v: abs(moment.margin) >= v,
        "damage": lambda v: moment.damage >= v,
        "condition": lambda v: moment.condition in many(v),
        "removed": lambda v: moment.removed == v,
        "killer": lambda v: moment.killer == v,
        "phase": lambda v: game.phase == v,
        "round": lambda v: game.round >= v,
        "command": lambda v: player.command >= v,
        "requisition": lambda v: player.requisition >= v,
        "first-player": lambda v: (game.first == seat) == v,
    }
    return all(checks[key](value) for key, value in situation.items())


def nearest_first(game: Game, units: list[Unit], self: Unit | None) -> list[Unit]:
    """The order of ``each``."""
    if self is None or not self.on_map:
        return sorted(units, key=lambda unit: unit.number)
    return sorted(units, key=lambda unit: (game.between(self, unit), unit.number))


def in_range(a: Hex, b: Hex, reach: int) -> bool:
    return distance(a, b) <= reach
