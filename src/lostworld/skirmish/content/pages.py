"""The pages of docs/skirmish that come from the tables and the data: operations, units, cards, scenarios.

``lostworld content docs docs/skirmish`` writes them; a test compares them with what lies there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from lostworld.skirmish.content import forms
from lostworld.skirmish.content import vocabulary as words
from lostworld.skirmish.content.model import Content, Unit
from lostworld.skirmish.content.showing import MORE_NUMBERS, NUMBERS, numbers
from lostworld.skirmish.content.usage import uses
from lostworld.skirmish.content.wording import Speaker

_MADE = "<!-- Made by `lostworld content docs`; edit the tables or the data instead. -->\n"


def all_pages(content: Content) -> dict[str, str]:
    """File name -> text."""
    return {
        "operations.md": operations_page(content),
        "units.md": units_page(content),
        "hero-cards.md": hero_cards_page(content),
        "scenarios.md": scenarios_page(content),
        "content.schema.json": json.dumps(forms.json_schema(), indent=1, ensure_ascii=False) + "\n",
    }


def _table(head: str, rows: Mapping[str, str]) -> list[str]:
    return [f"| {head} | meaning |", "|---|---|", *(f"| `{name}` | {text} |" for name, text in rows.items())]


def _fields(verb: words.Verb) -> str:
    """The fields of an operation with what they may hold."""
    parts = []
    for field in verb.fields:
        allowed = {
            "int": f"{field.low} to {field.high}",
            "word": " / ".join(field.allowed),
            "bool": "true / false",
            "unit": "unit",
            "name": "a unit's name",
            "operations": "operations",
            "options": "2 to 4 lists of operations",
            "filter": "filter",
            "situation": "situation",
        }[field.kind]
        default = (
            "" if field.required or field.default in (None, ()) else f", default {_plain(field.default)}"
        )
        parts.append(f"`{field.name}` ({allowed}{default})")
    return "; ".join(parts) or "none"


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def operations_page(content: Content) -> str:
    """The closed lists with their exact meanings."""
    used = uses(content)
    lines = [
        _MADE,
        "# The words of Skirmish's content",
        "",
        "Content files may use the words on this page and no others. Each is given with its exact meaning; "
        "rulings are those of the rules. *Self* is the unit the card belongs to or is played for.",
        "",
        "## Operations",
        "",
        "An operation is a table with `do = VERB` and the verb's fields. In a list they happen one after "
        "the other, for each of its units in turn; what is impossible is skipped (ruling 15), and so are "
        "units that are gone. The cost comes before, a choice when its operation's turn comes. On an "
        "action card `other` and `it` are the target.",
        "",
        "| operation | fields | meaning | for example |",
        "|---|---|---|---|",
    ]
    for verb in words.OPERATIONS.values():
        when = f" Only at: {', '.join(verb.triggers)}." if verb.triggers else ""
        example = (used["operation"][verb.name] or ["–"])[0]
        lines.append(f"| `{verb.name}` | {_fields(verb)} | {verb.meaning}{when} | `{example}` |")
    lines += [
        "",
        "### Which unit",
        "",
        "The field `unit` of an operation is one of these; `choose` and `each` are written "
        "`{ choose = FILTER }` and `{ each = FILTER }`.",
        "",
        *_table("unit", words.UNIT_PICKS),
        "",
        "### Which player",
        "",
        "The field `who` of an operation.",
        "",
        *_table("who", words.PLAYER_PICKS),
        "",
        "### How long a bonus lasts",
        "",
        *_table("duration", words.DURATIONS),
        "",
        "### How long a card stays attached",
        "",
        *_table("until", words.ATTACHED_UNTIL),
        "",
        "## Triggers",
        "",
        "The condition of a hero card or an ability. Without one, a hero card is offered with the unit's own "
        "decisions (ruling 50).",
        "",
        "| trigger | moment | units | window |",
        "|---|---|---|---|",
    ]
    for moment in words.TRIGGERS.values():
        window = "yes" if moment.window else "no"
        lines.append(f"| `{moment.name}` | {moment.moment} | {moment.concerns} | {window} |")
    tables = (
        ("Filters", "Which units. What is left out is not asked.", "filter", words.FILTERS),
        (
            "Situations",
            "What must hold of the event and the player. What is left out is not asked.",
            "situation",
            words.SITUATIONS,
        ),
        ("Skills", "Numbers that icons and bonuses name.", "skill", words.SKILLS),
        ("Keywords of units", "", "keyword", words.UNIT_KEYWORDS),
        ("Keywords of action cards", "They follow from the card's data.", "keyword", words.CARD_KEYWORDS),
        ("Sorts of actions", "", "sort", words.ACTION_SORTS),
        ("Order of a card's halves", "", "order", words.ORDERS),
        ("What Furious forces", "", "word", words.FORCED_BY_FURIOUS),
        ("Objectives", "", "kind", words.OBJECTIVES),
        ("Objects", "", "sort", words.OBJECTS),
        ("Special rules of scenarios", "", "rule", words.SPECIAL_RULES),
    )
    for title, text, head, rows in tables:
        lines += ["", f"## {title}", "", *([text, ""] if text else []), *_table(head, rows)]
    return "\n".join(lines) + "\n"


def _unit_lines(unit: Unit, speaker: Speaker) -> Iterator[str]:
    yield f"### {unit.name.en}"
    yield ""
    if unit.flavour:
        yield f"*{unit.flavour.en}*"
        yield ""
    keywords = ", ".join(speaker.word(f"keyword-{keyword}") for keyword in unit.keywords)
    yield f"`{unit.id}` · {keywords} · {unit.role}"
    yield ""
    armour = " / ".join(map(str, unit.armour))
    yield f"{numbers(unit, speaker, NUMBERS)}, Armour {armour}, {numbers(unit, speaker, MORE_NUMBERS)}."
    if unit.weapon:
        yield f"Weapon: {speaker.weapon(unit.weapon)}."
    if len(unit.footprint) > 1:
        yield f"Covers {len(unit.footprint)} hexes: {' '.join(f'[{q}, {r}]' for q, r in unit.footprint)}."
    for ability in unit.abilities:
        yield ""
        yield f"**{ability.name.en}**: {speaker.ability(ability)}"
    yield ""
    yield "| card | initiative | text |"
    yield "|---|---|---|"
    for card in unit.cards:
        copies = f" ×{card.copies}" if card.copies > 1 else ""
        yield f"| {card.name.en}{copies} | {card.initiative} | {' '.join(speaker.action_card(card))} |"
    yield ""


def units_page(content: Content) -> str:
    """Every unit with its deck."""
    speaker = Speaker(content, "en")
    lines = [_MADE, "# The units of Skirmish", ""]
    for faction in words.FACTIONS:
        lines += [f"## {speaker.word(f'faction-{faction}')}", ""]
        lines += [
            "| unit | role | value | movement | melee | ballistic | dodge | armour | stability | fear | "
            "courage "
            "| health |",
            "|---|---|---|---|---|---|---|---|---|---|---|---|",
        ]
        units = [unit for unit in content.units.values() if unit.faction == faction]
        for unit in units:
            health = f"{unit.health} × {unit.models}" if unit.models > 1 else str(unit.health)
            armour = "/".join(map(str, unit.armour))
            row = (unit.name.en, unit.role, unit.value, unit.movement, unit.melee, unit.ballistic, unit.dodge)
            row_end = (armour, unit.stability, unit.fear, unit.courage, health)
            lines.append("| " + " | ".join(map(str, row + row_end)) + " |")
        lines.append("")
        for unit in units:
            lines += _unit_lines(unit, speaker)
    return "\n".join(lines).rstrip() + "\n"


def hero_cards_page(content: Content) -> str:
    """Every hero card."""
    speaker = Speaker(content, "en")
    lines = [_MADE, "# The hero cards of Skirmish", ""]
    for faction in words.FACTIONS:
        cards = [card for card in content.hero_cards.values() if card.faction == faction]
        count = sum(card.copies for card in cards)
        lines += [f"## {speaker.word(f'faction-{faction}')}: {count} cards", ""]
        lines += ["| card | copies | text |", "|---|---|---|"]
        for card in cards:
            lines.append(f"| {card.name.en} | {card.copies} | {' '.join(speaker.hero_card(card))} |")
        lines.append("")
    lines += ["## Conditions", "", "| card | text |", "|---|---|"]
    for name in ("fear", "wound", "furious"):
        lines.append(f"| {name.capitalize()} | {speaker.condition_card(name)} |")
    return "\n".join(lines) + "\n"


def scenarios_page(content: Content) -> str:
    """Every scenario with its armies and objectives."""
    speaker = Speaker(content, "en")
    lines = [_MADE, "# The scenarios of Skirmish", ""]
    for scenario in content.scenarios.values():
        lines += [f"## {scenario.name.en}", "", scenario.story.en, ""]
        lines += [
            f"`{scenario.id}` · {content.maps[scenario.map].name.en} · {len(scenario.seats)} players",
            "",
            "| player | side | zone | army |",
            "|---|---|---|---|",
        ]
        for seat in scenario.seats:
            army = ", ".join(content.units[soldier.unit].name.en for soldier in seat.army)
            value = sum(content.units[soldier.unit].value + len(soldier.equipment) for soldier in seat.army)
            what = f"{army} ({value})" if army else f"a ready army up to {seat.army_value}"
            lines.append(f"| {seat.name.en} | {seat.side} | {seat.zone} | {what} |")
        lines.append("")
        for objective in scenario.objectives:
            who = speaker.side(objective.side, scenario) if objective.side else "Everybody"
            lines.append(f"- {who}: {speaker.objective(objective, scenario)}")
        lines += [f"- {speaker.special(special, scenario)}" for special in scenario.special]
        lines += [f"- {line}" for line in speaker.victory(scenario)]
        lines.append("")
    lines += ["## Ready armies", "", "| army | faction | value | units |", "|---|---|---|---|"]
    for roster in content.rosters.values():
        army = ", ".join(content.units[soldier.unit].name.en for soldier in roster.army)
        lines.append(f"| {roster.name.en} | {roster.faction} | {roster.value} | {army} |")
    return "\n".join(lines) + "\n"
