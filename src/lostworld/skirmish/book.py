"""The whole content in the words of one language: what a client needs to show a game, and to be browsed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from lostworld.game import Json
from lostworld.skirmish.content.loader import content_of
from lostworld.skirmish.content.model import ActionCard, HeroCard, Map, Scenario, Soldier, Unit
from lostworld.skirmish.content.wording import Speaker
from lostworld.skirmish.rules.hexes import zone

NUMBERS: Final = (
    "movement",
    "melee",
    "ballistic",
    "dodge",
    "stability",
    "fear",
    "courage",
    "health",
    "models",
    "combo_limit",
    "draws",
    "stand_up",
    "fallback",
    "adrenaline",
    "value",
)


@lru_cache(maxsize=8)
def book(fingerprint: str, language: str) -> Json:
    """Units, cards, maps, scenarios and armies by id."""
    content = content_of(fingerprint)
    speaker = Speaker(content, language)
    titles = {name: card.name for name, card in content.conditions.items()} | {
        "furious": content.furious.name
    }
    return {
        "content": content.hash,
        "zones": [zone(edge, 0) for edge in range(6)],
        "units": {name: _unit(unit, speaker) for name, unit in content.units.items()},
        "actions": {name: _action(card, speaker) for name, card in content.action_cards.items()},
        "heroes": {name: _hero(card, speaker) for name, card in content.hero_cards.items()},
        "conditions": {
            name: {"name": title.in_language(language), "text": [speaker.condition_card(name)]}
            for name, title in titles.items()
        },
        "terrains": {
            name: {
                "name": kind.name.in_language(language),
                "difficult": kind.difficult,
                "impassable": kind.impassable,
                "blocks": kind.blocks_sight,
            }
            for name, kind in content.terrains.items()
        },
        "maps": {name: _map(the_map, language) for name, the_map in content.maps.items()},
        "scenarios": {name: _scenario(scenario, speaker) for name, scenario in content.scenarios.items()},
        "armies": {
            name: {
                "name": roster.name.in_language(language),
                "faction": roster.faction,
                "value": roster.value,
                "army": [_soldier(soldier) for soldier in roster.army],
            }
            for name, roster in content.rosters.items()
        },
    }


def _words(words: Any, language: str) -> str:
    return words.in_language(language) if words else ""


def _unit(unit: Unit, speaker: Speaker) -> Json:
    return {
        "name": unit.name.in_language(speaker.language),
        "faction": unit.faction,
        "keywords": list(unit.keywords),
        **{name: getattr(unit, name) for name in NUMBERS},
        "armour": list(unit.armour),
        "weapon": speaker.weapon(unit.weapon) if unit.weapon else "",
        "range": unit.weapon.range if unit.weapon else 0,
        "footprint": [list(offset) for offset in unit.footprint],
        "abilities": [
            {
                "id": ability.id,
                "name": ability.name.in_language(speaker.language),
                "text": speaker.ability(ability),
            }
            for ability in unit.abilities
        ],
        "cards": [card.id for card in unit.cards],
        "flavour": _words(unit.flavour, speaker.language),
    }


def _action(card: ActionCard, speaker: Speaker) -> Json:
    return {
        "name": card.name.in_language(speaker.language),
        "initiative": card.initiative,
        "unit": card.unit,
        "copies": card.copies,
        "text": speaker.action_card(card),
        "movement": card.movement.bonus,
        "sorts": [part.sort for part in card.actions],
        "combo": dict(card.combo),
        "standing": dict(card.standing),
        "reaction": card.reaction,
    }


def _hero(card: HeroCard, speaker: Speaker) -> Json:
    return {
        "name": card.name.in_language(speaker.language),
        "faction": card.faction,
        "copies": card.copies,
        "text": speaker.hero_card(card),
        "icons": [dict(icons.icons) for icons in card.icons],
        "adrenaline": card.adrenaline,
        "cost": [card.cost.resource, card.cost.n],
        "place": card.place,
        "active": card.is_active,
        "flavour": _words(card.flavour, speaker.language),
    }


def _map(the_map: Map, language: str) -> Json:
    return {
        "name": the_map.name.in_language(language),
        "hexes": {f"{q}.{r}": ground for (q, r), ground in the_map.terrain.items()},
        "zones": {
            name: {
                "name": the_map.zone_names[name].in_language(language),
                "hexes": [f"{q}.{r}" for q, r in places],
            }
            for name, places in the_map.zones.items()
        },
    }


def _soldier(soldier: Soldier) -> Json:
    return {"unit": soldier.unit, "equipment": list(soldier.equipment)}


def _scenario(scenario: Scenario, speaker: Speaker) -> Json:
    language = speaker.language
    return {
        "name": scenario.name.in_language(language),
        "story": scenario.story.in_language(language),
        "hint": _words(scenario.hint, language),
        "map": scenario.map,
        "length": scenario.length,
        "tutorial": scenario.tutorial,
        "seats": [
            {
                "id": seat.id,
                "name": seat.name.in_language(language),
                "side": seat.side,
                "zone": seat.zone,
                "faction": seat.faction,
                "army": [_soldier(soldier) for soldier in seat.army],
                "value": seat.army_value,
            }
            for seat in scenario.seats
        ],
        "wins": dict(scenario.wins_at),
        "objectives": [
            {
                "id": aim.id,
                "name": aim.name.in_language(language),
                "text": speaker.objective(aim, scenario),
                "zone": aim.zone,
                "side": aim.side,
            }
            for aim in scenario.objectives
        ],
        "special": [speaker.special(rule, scenario) for rule in scenario.special],
        "victory": speaker.victory(scenario),
        "objects": [
            {"id": thing.id, "name": thing.name.in_language(language), "sort": thing.sort}
            for thing in scenario.objects
        ],
    }
