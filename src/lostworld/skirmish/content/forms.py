"""The form of every content file: its keys, and what each may hold. The JSON Schema comes from here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from lostworld.skirmish.content import model, shapes
from lostworld.skirmish.content import vocabulary as words
from lostworld.skirmish.content.mistakes import Place, Report
from lostworld.skirmish.content.shapes import (
    Entry,
    Json,
    Many,
    Name,
    Named,
    Numbers,
    Offset,
    OneOrMany,
    Record,
    Said,
    Shape,
    Truth,
    Unfit,
    Whole,
    Word,
    shown,
    unfit,
)


def needed(shape: Shape, attribute: str = "") -> Entry:
    """A key that must be there."""
    return Entry(shape, needed=True, attribute=attribute)


SKILLS: Final = tuple(words.SKILLS)
CONDITION_WORDS: Final = (*words.CONDITIONS, "grabbing")

FILTER: Final = Record(
    "filter",
    model.Filter,
    {
        "side": Word(words.SIDES),
        "unit": OneOrMany(Name("unit")),
        "faction": OneOrMany(Word(words.FACTIONS)),
        "keyword": OneOrMany(Word(tuple(words.UNIT_KEYWORDS))),
        "not-keyword": OneOrMany(Word(tuple(words.UNIT_KEYWORDS))),
        "other": Truth(),
        "within": Whole(0, 30),
        "front": Truth(),
        "sight": Truth(),
        "zone": OneOrMany(Word(words.ZONES)),
        "revealed": Truth(),
        "activated": Truth(),
        "skipped": Truth(),
        "card": OneOrMany(Word(tuple(words.CARD_KEYWORDS))),
        "condition": OneOrMany(Word(CONDITION_WORDS)),
        "not-condition": OneOrMany(Word(CONDITION_WORDS)),
        "adrenaline": Whole(0, 9),
        "hurt": Truth(),
        "below-half": Truth(),
        "slot": Word(words.SLOTS),
        "terrain": OneOrMany(Name("terrain")),
        "objective": Truth(),
    },
)

SITUATION: Final = Record(
    "situation",
    model.Situation,
    {
        "role": Word(("initiator", "target")),
        "sort": OneOrMany(Word((*words.ATTACK_SORTS, *words.TEST_SORTS))),
        "result": Word(("success", "failure")),
        "margin": Whole(0, 9),
        "damage": Whole(0, 9),
        "condition": OneOrMany(Word(words.CONDITIONS)),
        "removed": Word(("model", "unit")),
        "killer": Truth(),
        "phase": Word(words.PHASES),
        "round": Whole(1, 30),
        "command": Whole(1, 9),
        "requisition": Whole(1, 9),
        "first-player": Truth(),
    },
)


@dataclass(frozen=True)
class PickShape:
    """``"self"``, ``"other"``, ``"it"``, ``{ choose = FILTER }`` or ``{ each = FILTER }``."""

    def read(self, value: Any, at: Place, report: Report) -> model.Pick:
        plain = ("self", "other", "it")
        if isinstance(value, dict) and len(value) == 1 and next(iter(value)) in ("choose", "each"):
            how, what = next(iter(value.items()))
            return model.Pick(how, FILTER.read(what, at / how, report))
        if not isinstance(value, str) or value not in plain:
            raise unfit(
                report, at, "word", value=shown(value), allowed="self, other, it, {choose = …}, {each = …}"
            )
        return model.Pick(value)

    def schema(self, shared: Json) -> Json:
        some = [
            {"type": "object", "properties": {how: FILTER.schema(shared)}, "required": [how]}
            for how in ("choose", "each")
        ]
        return {"anyOf": [{"enum": ["self", "other", "it"]}, *some]}


@dataclass(frozen=True)
class OperationsShape:
    """A list of operations, each a table with ``do = VERB`` and the verb's fields."""

    def read(self, value: Any, at: Place, report: Report) -> tuple[model.Operation, ...]:
        if sum(step in ("then", "otherwise", "options") for step in at.path) > shapes.DEEPEST:
            raise unfit(report, at, "too-deep", deepest=shapes.DEEPEST)
        return Many(_OperationShape(), 1, 12).read(value, at, report)

    def schema(self, shared: Json) -> Json:
        return {"type": "array", "items": _OperationShape().schema(shared), "minItems": 1}


@dataclass(frozen=True)
class _OperationShape:
    def read(self, value: Any, at: Place, report: Report) -> model.Operation:
        if not isinstance(value, dict):
            raise unfit(report, at, "table", value=shown(value))
        if "do" not in value:
            raise unfit(report, at, "missing-key", wanted="do")
        verb = words.OPERATIONS[Word(tuple(words.OPERATIONS)).read(value["do"], at / "do", report)]
        rest = {key: each for key, each in value.items() if key != "do"}
        operation: model.Operation = _RECORDS[verb.name].read(rest, at, report)
        return operation

    def schema(self, shared: Json) -> Json:
        if "operation" not in shared:
            shared["operation"] = {}
            variants = []
            for name, record in _RECORDS.items():
                record.schema(shared)
                table = shared.pop(record.title)
                table["properties"] = {"do": {"const": name}, **table["properties"]}
                table["required"] = ["do", *table["required"]]
                table["description"] = words.OPERATIONS[name].meaning
                variants.append(table)
            shared["operation"] = {"oneOf": variants}
        return {"$ref": "#/$defs/operation"}


def _field_shape(field: words.Field) -> Shape:
    """The shape of an operation's field, from the table of operations."""
    match field.kind:
        case "int":
            return Whole(field.low, field.high)
        case "bool":
            return Truth()
        case "word":
            return Word(field.allowed)
        case "name":
            return Name("unit")
        case "unit":
            return PickShape()
        case "filter":
            return FILTER
        case "situation":
            return SITUATION
        case "options":
            return Many(OperationsShape(), 2, 4)
    return OperationsShape()


def _verb_record(verb: words.Verb) -> Record:
    """The record of one verb; its values left out are those of the table."""
    renamed = {"is": "is_"}
    standard = {
        field.name: field.default
        for field in verb.fields
        if field.default is not None and field.kind in ("int", "word", "bool")
    }

    def make(**read: Any) -> model.Operation:
        return model.Operation(verb.name, **{**standard, **read})

    entries = {
        field.name: Entry(_field_shape(field), field.required, renamed.get(field.name, ""))
        for field in verb.fields
    }
    return Record(f"operation-{verb.name}", make, entries)


_RECORDS: Final = {name: _verb_record(verb) for name, verb in words.OPERATIONS.items()}
OPERATIONS: Final = OperationsShape()
AREA: Final = Many(Offset(4), 1, 40)
BONUS: Final = Whole(-3, 5)

WEAPON: Final = Record(
    "weapon",
    model.Weapon,
    {
        "damage": needed(Whole(0, 9)),
        "range": needed(Whole(0, 12)),
        "ballistic": BONUS,
        "melee": BONUS,
        "piercing": Whole(0, 5),
        "area": AREA,
        "takes-ammunition": Truth(),
    },
)
STABILITY: Final = Record(
    "stability",
    model.StabilityPart,
    {"push": Whole(0, 3), "knock": Truth(), "bonus": BONUS},
)
MOVEMENT: Final = Record(
    "movement",
    model.MovementPart,
    {
        "bonus": BONUS,
        "charge": Truth(),
        "fix": Truth(),
        "jump": Truth(),
        "fly": Truth(),
        "backward": Truth(),
        "forced": Truth(),
        "stability": BONUS,
        "then": OPERATIONS,
    },
)
ACTION: Final = Record(
    "action",
    model.ActionPart,
    {
        "sort": needed(Word(tuple(words.ACTION_SORTS))),
        "bonus": BONUS,
        "piercing": Whole(0, 5),
        "stability": STABILITY,
        "grab": Whole(0, 5),
        "range": Whole(0, 12),
        "area": AREA,
        "area-self": Truth(),
        "any-direction": Truth(),
        "weapon": WEAPON,
        "times": Whole(1, 3),
        "forced": Truth(),
        "on-hit": OPERATIONS,
        "on-damage": OPERATIONS,
        "on-failure": OPERATIONS,
        "do": OPERATIONS,
    },
)
REINFORCED: Final = Record(
    "reinforced",
    model.Reinforced,
    {
        "part": needed(Word(("movement", "standing", "action-1", "action-2", "action-3"))),
        "cost": needed(Whole(1, 4)),
        "bonus": BONUS,
        "piercing": Whole(0, 5),
        "push": Whole(0, 2),
        "grab": Whole(0, 5),
        "range": Whole(0, 5),
        "times": Whole(0, 2),
        "jump": Truth(),
        "charge": Truth(),
        "on-hit": OPERATIONS,
        "on-damage": OPERATIONS,
        "on-failure": OPERATIONS,
        "do": OPERATIONS,
    },
)
CARD: Final = Record(
    "card",
    model.ActionCard,
    {
        "id": needed(Name()),
        "name": needed(Said()),
        "initiative": needed(Whole(1, 30)),
        "movement": MOVEMENT,
        "order": Word(tuple(words.ORDERS)),
        "actions": Many(ACTION, 0, 3),
        "standing": Numbers(words.STANDING_SKILLS, -2, 5),
        "combo": Numbers(words.COMBO_SKILLS, 1, 3),
        "reaction": Truth(),
        "reinforced": Many(REINFORCED, 1, 4),
        "copies": Whole(1, 4),
        "flavour": Said(),
    },
)
COST: Final = Record(
    "cost",
    model.Cost,
    {"resource": needed(Word(words.RESOURCES)), "n": needed(Whole(1, 6))},
)
ABILITY: Final = Record(
    "ability",
    model.Ability,
    {
        "id": needed(Name()),
        "name": needed(Said()),
        "bonuses": Numbers(SKILLS, -3, 5, 1),
        "while": Entry(FILTER, attribute="while_"),
        "near": FILTER,
        "against": FILTER,
        "situation": SITUATION,
        "trigger": Word(tuple(words.TRIGGERS)),
        "forced": Truth(),
        "once": Word(("activation", "round", "game")),
        "cost": COST,
        "operations": OPERATIONS,
    },
)
UNIT: Final = Record(
    "unit",
    model.Unit,
    {
        "name": needed(Said()),
        "role": Name(),
        "flavour": Said(),
        "keywords": needed(Many(Word(tuple(words.UNIT_KEYWORDS)), 1, 8)),
        "value": needed(Whole(1, 60)),
        "movement": needed(Whole(0, 8)),
        "melee": needed(Whole(0, 9)),
        "ballistic": needed(Whole(0, 9)),
        "dodge": needed(Whole(0, 12)),
        "armour": needed(Many(Whole(0, 9), 3, 3)),
        "stability": needed(Whole(1, 8)),
        "fear": needed(Whole(0, 9)),
        "courage": needed(Whole(0, 12)),
        "health": needed(Whole(1, 30)),
        "models": needed(Whole(1, 6)),
        "combo-limit": needed(Whole(1, 5)),
        "draws": needed(Whole(1, 6)),
        "stand-up": needed(Whole(0, 4)),
        "fallback": needed(Whole(1, 30)),
        "adrenaline": needed(Whole(1, 6)),
        "commander": Whole(1, 3),
        "footprint": Many(Offset(4), 1, 7),
        "places": Numbers(tuple(words.PLACES), 0, 3),
        "weapon": WEAPON,
        "abilities": Many(ABILITY, 1, 4),
        "cards": needed(Many(CARD, 4, 20)),
    },
)
ICONS: Final = Record(
    "icon-set",
    model.IconSet,
    {"icons": needed(Numbers(words.ICON_SKILLS, 1, 4, 1)), "concerns": FILTER},
)
AMMUNITION: Final = Record(
    "ammunition",
    model.Ammunition,
    {
        "damage": BONUS,
        "piercing": Whole(0, 5),
        "ballistic": BONUS,
        "sedative": Truth(),
        "uses": Whole(1, 6),
        "on-hit": OPERATIONS,
        "on-damage": OPERATIONS,
    },
)
HERO_CARD: Final = Record(
    "hero-card",
    model.HeroCard,
    {
        "id": needed(Name()),
        "name": needed(Said()),
        "icons": Many(ICONS, 1, 4),
        "adrenaline": Whole(0, 2),
        "trigger": Word(tuple(words.TRIGGERS)),
        "concerns": FILTER,
        "against": FILTER,
        "situation": SITUATION,
        "cost": COST,
        "operations": OPERATIONS,
        "place": Word(tuple(words.PLACES)),
        "weapon": WEAPON,
        "ammunition": AMMUNITION,
        "grants": Numbers(SKILLS, -3, 5, 1),
        "grants-keywords": Many(Word(("fly", "jump")), 1, 2),
        "uses": Whole(1, 6),
        "copies": Whole(1, 6),
        "requires": OneOrMany(Name("unit")),
        "flavour": Said(),
    },
)
HERO_CARDS: Final = Record("hero-cards", dict, {"cards": needed(Many(HERO_CARD, 1, 60))})

CONDITION: Final = Record(
    "condition",
    model.ConditionCard,
    {
        "name": needed(Said()),
        "movement": needed(Word(("base", "flee", "none"))),
        "action": needed(Word(("base", "break-free", "none"))),
        "forced": needed(Truth()),
        "combo": needed(Truth()),
    },
)
FURIOUS: Final = Record(
    "furious",
    model.FuriousCard,
    {
        "name": needed(Said()),
        "bonuses": needed(Numbers(SKILLS, -3, 5)),
        "forced": needed(Many(Word(tuple(words.FORCED_BY_FURIOUS)), 0, 2)),
        "rounds": needed(Whole(1, 10)),
    },
)
TERRAIN: Final = Record(
    "terrain",
    model.Terrain,
    {
        "name": needed(Said()),
        "sign": needed(Word(tuple(".:,~^#&%*=+o"))),
        "difficult": Truth(),
        "impassable": Truth(),
        "blocks-sight": Truth(),
    },
)
SOLDIER: Final = Record(
    "soldier",
    model.Soldier,
    {"unit": needed(Name("unit")), "equipment": Many(Name("hero-card"), 1, 4)},
)
ROSTER: Final = Record(
    "roster",
    model.Roster,
    {"id": needed(Name()), "name": needed(Said()), "army": needed(Many(SOLDIER, 1, 8))},
)
ROSTERS: Final = Record("armies", dict, {"armies": needed(Many(ROSTER, 1, 20))})
SEAT: Final = Record(
    "seat",
    model.ScenarioSeat,
    {
        "id": needed(Name()),
        "name": needed(Said()),
        "side": needed(Name()),
        "zone": needed(Name("zone")),
        "faction": Word(words.FACTIONS),
        "army": Many(SOLDIER, 1, 8),
        "army-value": Whole(10, 200),
        "command": Whole(0, 6),
        "requisition": Whole(0, 6),
    },
)
OBJECTIVE: Final = Record(
    "objective",
    model.Objective,
    {
        "id": needed(Name()),
        "name": needed(Said()),
        "kind": needed(Word(tuple(words.OBJECTIVES))),
        "side": Name("side"),
        "zone": Name("zone"),
        "object": Name("object"),
        "units": FILTER,
        "points": Whole(0, 9),
        "command": Whole(0, 3),
        "requisition": Whole(0, 3),
        "steps": Whole(1, 6),
        "from-round": Whole(1, 20),
    },
)
OBJECT: Final = Record(
    "object",
    model.MapObject,
    {
        "id": needed(Name()),
        "name": needed(Said()),
        "sort": needed(Word(tuple(words.OBJECTS))),
        "hex": needed(Offset()),
        "marker": Truth(),
        "stability": Whole(1, 8),
        "requisition": Whole(0, 3),
        "card": Name("hero-card"),
    },
)
REINFORCEMENT: Final = Record(
    "reinforcement",
    model.Reinforcement,
    {
        "seat": needed(Name("seat")),
        "soldier": needed(SOLDIER),
        "round": needed(Whole(2, 20)),
        "zone": needed(Name("zone")),
    },
)
SPECIAL: Final = Record(
    "special",
    model.SpecialRule,
    {"rule": needed(Word(tuple(words.SPECIAL_RULES))), "n": Whole(0, 9), "seat": Name("seat")},
)
SCENARIO: Final = Record(
    "scenario",
    model.Scenario,
    {
        "name": needed(Said()),
        "story": needed(Said()),
        "hint": Said(),
        "map": needed(Name("map")),
        "length": Whole(1, 20),
        "seats": needed(Many(SEAT, 2, 4)),
        "objectives": Many(OBJECTIVE, 1, 10),
        "objects": Many(OBJECT, 1, 20),
        "wins-at": Named("side", Whole(1, 40)),
        "at-end": Name(),
        "tie": Name(),
        "reinforcements": Many(REINFORCEMENT, 1, 8),
        "special": Many(SPECIAL, 1, 5),
        "tutorial": Truth(),
    },
)

FILES: Final[dict[str, Record]] = {
    "unit": UNIT,
    "hero-cards": HERO_CARDS,
    "armies": ROSTERS,
    "scenario": SCENARIO,
    "conditions": Record(
        "conditions",
        dict,
        {"fear": needed(CONDITION), "wound": needed(CONDITION), "furious": needed(FURIOUS)},
    ),
    "terrains": Record("terrains", dict, {"terrains": needed(Named("", TERRAIN))}),
}
"""What each kind of TOML file holds."""


def json_schema() -> Json:
    """The JSON Schema of all content files: each kind of file is one of ``$defs``."""
    shared: Json = {}
    kinds = [record.schema(shared) for record in FILES.values()]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content files of Skirmish",
        "anyOf": kinds,
        "$defs": dict(sorted(shared.items())),
    }


__all__ = ["FILES", "HERO_CARDS", "ROSTERS", "SCENARIO", "UNIT", "Unfit", "json_schema"]
