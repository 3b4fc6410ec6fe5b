"""Which words of the vocabulary the content uses, and where: tests and reports go by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from lostworld.skirmish.content import vocabulary as words
from lostworld.skirmish.content.model import ALWAYS, ANY, Content, Filter, Operation, Pick, Situation

Uses = dict[str, dict[str, list[str]]]
"""Table -> word -> where it is used (ids)."""


def uses(content: Content) -> Uses:
    """Every word of every table, with the cards, units and scenarios that use it; unused ones are empty.

    >>> from lostworld.skirmish.content.loader import content
    >>> "tyrannosaur" in uses(content())["unit keyword"]["large"]
    True
    """
    found: Uses = {
        "operation": {verb: [] for verb in words.OPERATIONS},
        "trigger": {trigger: [] for trigger in words.TRIGGERS},
        "filter": {name: [] for name in words.FILTERS},
        "situation": {name: [] for name in words.SITUATIONS},
        "pick": {name: [] for name in words.UNIT_PICKS},
        "unit keyword": {keyword: [] for keyword in words.UNIT_KEYWORDS},
        "card keyword": {keyword: [] for keyword in words.CARD_KEYWORDS},
        "action sort": {sort: [] for sort in words.ACTION_SORTS},
        "order": {order: [] for order in words.ORDERS},
        "icon": {skill: [] for skill in words.ICON_SKILLS},
        "combo": {skill: [] for skill in words.COMBO_SKILLS},
        "place": {place: [] for place in words.PLACES},
        "resource": {resource: [] for resource in words.RESOURCES},
        "objective": {kind: [] for kind in words.OBJECTIVES},
        "object": {sort: [] for sort in words.OBJECTS},
        "special rule": {rule: [] for rule in words.SPECIAL_RULES},
        "terrain": {terrain: [] for terrain in content.terrains},
    }

    def note(table: str, word: str, where: str) -> None:
        if word in found[table] and where not in found[table][word]:
            found[table][word].append(where)

    for unit in content.units.values():
        for keyword in unit.keywords:
            note("unit keyword", keyword, unit.id)
        for ability in unit.abilities:
            note("trigger", ability.trigger, unit.id)
        for card in unit.cards:
            note("order", card.order, card.id)
            for keyword in card.keywords:
                note("card keyword", keyword, card.id)
            for part in card.actions:
                note("action sort", part.sort, card.id)
            for skill in card.combo:
                note("combo", skill, card.id)
    for hero in content.hero_cards.values():
        note("trigger", hero.trigger, hero.id)
        note("place", hero.place, hero.id)
        if hero.cost.n:
            note("resource", hero.cost.resource, hero.id)
        for icons in hero.icons:
            for skill in icons.icons:
                note("icon", skill, hero.id)
    for the_map in content.maps.values():
        for terrain in the_map.terrain.values():
            note("terrain", terrain, the_map.id)
    for scenario in content.scenarios.values():
        for objective in scenario.objectives:
            note("objective", objective.kind, scenario.id)
        for thing in scenario.objects:
            note("object", thing.sort, scenario.id)
        for special in scenario.special:
            note("special rule", special.rule, scenario.id)
    holders: list[Iterable[Any]] = [
        content.action_cards.values(),
        content.hero_cards.values(),
        content.scenarios.values(),
    ]
    things = [(thing.id, thing) for group in holders for thing in group]
    things += [(unit.id, ability) for unit in content.units.values() for ability in unit.abilities]
    for where, thing in things:
        for value in _inside(thing):
            if isinstance(value, Operation):
                note("operation", value.verb, where)
            elif isinstance(value, Pick):
                note("pick", value.how, where)
            elif isinstance(value, Filter | Situation):
                plain = ANY if isinstance(value, Filter) else ALWAYS
                table = "filter" if isinstance(value, Filter) else "situation"
                for field in fields(value):
                    if getattr(value, field.name) != getattr(plain, field.name):
                        note(table, field.name.replace("_", "-"), where)
    return found


def _inside(value: Any) -> Iterator[Any]:
    """A value of the model and everything in it."""
    if is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from _inside(getattr(value, field.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from _inside(each)
