"""Units, cards, maps and scenarios in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from lostworld.game import BadText
from lostworld.skirmish.content.maps import draw_map
from lostworld.skirmish.content.model import Scenario, Soldier, Unit
from lostworld.skirmish.content.wording import Speaker

NUMBERS = ("movement", "melee", "ballistic", "dodge", "stability", "fear", "courage", "health", "models")
MORE_NUMBERS = ("combo_limit", "draws", "stand_up", "fallback", "adrenaline", "value")


def shown(name: str | None, speaker: Speaker) -> str:
    """The thing of that name in words; without a name, the list of all names. Raises BadText."""
    content = speaker.content
    language = speaker.language
    sorts: dict[str, Mapping[str, Any]] = {
        "unit": content.units,
        "hero card": content.hero_cards,
        "map": content.maps,
        "scenario": content.scenarios,
        "action card": content.action_cards,
    }
    if name is None:
        return "\n".join(
            f"{thing:<24} {named.name.in_language(language)}"
            for sort, things in sorts.items()
            if sort != "action card"
            for thing, named in things.items()
        )
    if name in content.units:
        return "\n".join(_unit(content.units[name], speaker))
    if name in content.hero_cards:
        card = content.hero_cards[name]
        return "\n".join([card.name.in_language(language), *speaker.hero_card(card)])
    if name in content.action_cards:
        action = content.action_cards[name]
        head = f"{action.name.in_language(language)} ({action.initiative})"
        return "\n".join([head, *speaker.action_card(action)])
    if name in content.maps:
        the_map = content.maps[name]
        signs = sorted(
            {
                (content.terrains[ground].sign, content.terrains[ground].name.in_language(language))
                for ground in the_map.terrain.values()
            }
        )
        legend = [f"{sign} {word}" for sign, word in signs]
        return "\n".join(
            [the_map.name.in_language(language), draw_map(the_map, content.terrains), ", ".join(legend)]
        )
    if name in content.scenarios:
        return "\n".join(_scenario(content.scenarios[name], speaker))
    near = [other for things in sorts.values() for other in things if name.lower() in other][:12]
    allowed = ", ".join(near or [*content.units, *content.scenarios, *content.maps])
    raise BadText("skirmish-error-no-such-thing", sort="content", name=name[:40], allowed=allowed)


def numbers(unit: Unit, speaker: Speaker, names: tuple[str, ...]) -> str:
    """Some of a unit's numbers in one line."""
    return ", ".join(f"{speaker.word(f'skill-{name}')} {getattr(unit, name)}" for name in names)


def _unit(unit: Unit, speaker: Speaker) -> Iterator[str]:
    language = speaker.language
    words = ", ".join(speaker.word(f"keyword-{keyword}") for keyword in unit.keywords)
    yield f"{unit.name.in_language(language)} – {speaker.word(f'faction-{unit.faction}')} ({words})"
    yield numbers(unit, speaker, NUMBERS)
    yield numbers(unit, speaker, MORE_NUMBERS)
    yield f"{speaker.word('skill-armour')} {' / '.join(map(str, unit.armour))}"
    if unit.weapon:
        yield speaker.word("join-of", unit=speaker.word("place-weapon"), text=speaker.weapon(unit.weapon))
    for ability in unit.abilities:
        yield speaker.word("join-of", unit=ability.name.in_language(language), text=speaker.ability(ability))
    if unit.flavour:
        yield f"({unit.flavour.in_language(language)})"
    for card in unit.cards:
        copies = f" ×{card.copies}" if card.copies > 1 else ""
        yield f"  {card.initiative:>2}  {card.name.in_language(language)}{copies}"
        for line in speaker.action_card(card):
            yield f"      {line}"


def _scenario(scenario: Scenario, speaker: Speaker) -> Iterator[str]:
    language = speaker.language
    the_map = speaker.content.maps[scenario.map]
    yield f"{scenario.name.in_language(language)} – {the_map.name.in_language(language)}"
    yield scenario.story.in_language(language)
    if scenario.hint:
        yield scenario.hint.in_language(language)
    for seat in scenario.seats:
        army = ", ".join(_soldier(soldier, speaker) for soldier in seat.army)
        army = army or f"{speaker.word('skill-value')} {seat.army_value}"
        name = f"{seat.name.in_language(language)} ({seat.side})"
        yield speaker.word("join-of", unit=name, text=army)
    for objective in scenario.objectives:
        text = speaker.objective(objective, scenario)
        yield "- " + speaker.word("join-of", unit=objective.name.in_language(language), text=text)
    for special in scenario.special:
        yield f"- {speaker.special(special, scenario)}"
    yield from speaker.victory(scenario)


def _soldier(soldier: Soldier, speaker: Speaker) -> str:
    name = speaker.content.units[soldier.unit].name.in_language(speaker.language)
    cards = [
        speaker.content.hero_cards[card].name.in_language(speaker.language) for card in soldier.equipment
    ]
    return f"{name} + {', '.join(cards)}" if cards else name
