# cython: wraparound=True, boundscheck=True
"""What a score is made of: every test adds up parts (source, amount), and the sum is only their total."""

from __future__ import annotations

from lostworld.skirmish.content.model import ANY
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.filters import Happens, holds, matches
from lostworld.skirmish.rules.position import FURIOUS, SEDATED, STANDING_PLUS, Frame, Position

Part = tuple[str, int]

_ATTACKS = ("melee", "ranged", "melee/area", "ranged/area")
_CONTESTS = ("stability", "grab", "break-free")
INITIATOR_SKILL = {
    **{f"hit/{sort}": "melee" if sort.startswith("melee") else "ballistic" for sort in _ATTACKS},
    **{f"damage/{sort}": "" if sort.startswith("melee") else "damage" for sort in _ATTACKS},
    **dict.fromkeys(_CONTESTS, "stability"),
    "fear": "fear",
}
"""The skill an initiator tests with; melee damage is the hit score (section 3)."""
TARGET_SKILL = {
    **{f"hit/{sort}": "dodge" for sort in _ATTACKS},
    **{f"damage/{sort}": "armour" for sort in _ATTACKS},
    **dict.fromkeys(_CONTESTS, "stability"),
    "fear": "courage",
}
INITIATOR_ICONS = {
    **{sort: (skill, "ties") for sort, skill in INITIATOR_SKILL.items()},
    **{
        f"damage/{sort}": ("piercing",) if sort.startswith("melee") else ("damage", "piercing")
        for sort in _ATTACKS
    },
    "grab": ("stability", "grab", "ties"),
}
"""The icons that fit the initiator's side of a test."""
TARGET_ICONS = {
    **{sort: (skill, "ties") for sort, skill in TARGET_SKILL.items()},
    **{f"damage/{sort}": ("armour",) for sort in _ATTACKS},
}


def total(parts: list[Part]) -> int:
    """The sum; a skill is never below 0."""
    return max(0, sum(n for _, n in parts))


def around(s: Position, unit: int, skill: str, event: Happens) -> list[Part]:
    """What counts beside card and combo: abilities, equipment, Furious, and bonuses that last."""
    parts: list[Part] = []
    table = s.table
    spec = table.specs[unit]
    for ability in spec.abilities:
        n = ability.bonuses.get(skill, 0)
        if n and ability_counts(s, unit, spec.abilities.index(ability), event):
            parts.append((f"ability:{ability.id}", n))
    for card, _, _, _ in s.gear[unit]:
        n = table.book.heroes[card].grants.get(skill, 0)
        if n:
            parts.append((f"gear:{table.hero_name(card)}", n))
    if s.marks[unit] & FURIOUS:
        n = table.book.content.furious.bonuses.get(skill, 0)
        if n:
            parts.append(("furious", n))
    for name, n, _, source in s.bonuses[unit]:
        if name == skill:
            parts.append((source, n))
    return parts


def ability_counts(s: Position, unit: int, number: int, event: Happens) -> bool:
    """Whether what an ability asks for holds now."""
    ability = s.table.specs[unit].abilities[number]
    seat = s.table.owner[unit]
    if not matches(s, ability.while_, unit, seat, unit, event):
        return False
    if ability.near is not None and not [
        other
        for other in units.on_map(s)
        if other != unit and matches(s, ability.near, other, seat, unit, event)
    ]:
        return False
    opposite = event.other if event.unit == unit else event.unit
    if ability.against is not ANY:
        # An object, a net or nobody is no unit (who is gone is taken as it was).
        if opposite < 0:
            return False
        if s.place[opposite] >= 0 and not matches(s, ability.against, opposite, seat, unit, event):
            return False
    return holds(s, ability.situation, seat, unit, event)


def combo(s: Position, unit: int, skill: str) -> list[Part]:
    """The combo icons beneath the revealed Active card."""
    parts: list[Part] = []
    actions = s.table.book.actions
    for card in units.combo_cards(s, unit):
        n = actions[card].combo.get(skill, 0)
        if n:
            parts.append((f"combo:{actions[card].id}", n))
    return parts


def standing(s: Position, unit: int, skill: str) -> list[Part]:
    """What the revealed card gives whatever the unit does (ruling 7)."""
    card = units.active_card(s, unit)
    if card is None:
        return []
    n = card.standing.get(skill, 0)
    if n and s.marks[unit] & STANDING_PLUS:
        n += sum([more.bonus for more in card.reinforced if more.part == "standing"])
    return [("card", n)] if n else []


def _played(f: Frame, unit: int, skill: str) -> list[Part]:
    return [(source, n) for who, name, n, source in f["plus"] if who == unit and name == skill]


def event_of(f: Frame, unit: int, target: int, trigger: str = "test") -> Happens:
    """A test as filters see it."""
    zone = ""
    zones = f.get("zones", ())
    if zones and target in f["targets"]:
        zone = zones[f["targets"].index(target)]
    return Happens(trigger, unit, target, f["sort"], zone=zone)


def initiator_parts(s: Position, f: Frame, unit: int, target: int) -> list[Part]:
    """The initiator's score."""
    sort = f["sort"]
    skill = INITIATOR_SKILL[sort]
    parts: list[Part] = list(f.get("fixed", ()))
    parts += loaded_part(s, f, unit, "damage" if sort.startswith("damage") else "ballistic")
    event = event_of(f, unit, target)
    if not sort.startswith("damage"):
        parts.append(("base", getattr(s.table.specs[unit], skill)))
        if f.get("bonus", 0):
            parts.append(("card", f["bonus"]))
        if not f.get("base", 0):
            parts += combo(s, unit, skill)
    if skill:
        parts += around(s, unit, skill, event)
        parts += _played(f, unit, skill)
        if sort.startswith("hit/ranged"):
            less = s.table.special.get("ballistic", 0)
            if less:
                parts.append(("scenario", -less))
    return parts


def loaded_part(s: Position, f: Frame, unit: int, skill: str) -> list[Part]:
    """What the loaded ammunition adds, looked up when the sum is made: until then it is hidden."""
    if f.get("loaded", 0):
        for entry in s.gear[unit]:
            ammunition = s.table.book.heroes[entry[0]].ammunition
            if ammunition is not None:
                n = getattr(ammunition, skill)
                return [("ammunition", n)] if n else []
    return []


def grab_parts(s: Position, f: Frame, unit: int, target: int) -> list[Part]:
    """What helps to grab and not to block (ruling 44)."""
    event = event_of(f, unit, target)
    parts: list[Part] = []
    if f.get("grab", 0):
        parts.append(("grab", f["grab"]))
    if not f.get("base", 0):
        parts += combo(s, unit, "grab")
    parts += around(s, unit, "grab", event)
    parts += _played(f, unit, "grab")
    helpers = sum(
        1 for other in units.grabbers(s, target) if other != unit and not units.is_enemy(s, unit, other)
    )
    if helpers:
        parts.append(("allies", helpers))
    return parts


def target_parts(s: Position, f: Frame, unit: int, target: int) -> list[Part]:
    """The target's score; armour is less what pierces it."""
    sort = f["sort"]
    skill = TARGET_SKILL[sort]
    if target == -1:
        return [("net", s.nets[unit])]
    if target < 0:
        return [("object", f["numbers"][f["targets"].index(target)])]
    spec = s.table.specs[target]
    event = event_of(f, unit, target)
    if skill == "armour":
        zone = event.zone
        base = spec.armour[("front", "side", "rear").index(zone)]
    else:
        base = getattr(spec, skill)
    parts: list[Part] = [("base", base)]
    if s.marks[target] & SEDATED:
        if skill == "stability":
            parts.append(("sedated", -1))
        elif skill == "armour":
            parts += [(source, -n) for source, n in piercing_parts(s, f, unit, target)]
        return parts
    parts += standing(s, target, skill)
    if skill != "armour":
        parts += combo(s, target, skill)
    parts += around(s, target, skill, event)
    parts += _played(f, target, skill)
    if skill == "armour":
        parts += [(source, -n) for source, n in piercing_parts(s, f, unit, target)]
    return parts


def piercing_parts(s: Position, f: Frame, unit: int, target: int) -> list[Part]:
    """What the attack takes off the armour."""
    parts: list[Part] = []
    if f.get("piercing", 0):
        parts.append(("piercing", f["piercing"]))
    parts += loaded_part(s, f, unit, "piercing")
    parts += around(s, unit, "piercing", event_of(f, unit, target))
    parts += _played(f, unit, "piercing")
    return parts


def ties(f: Frame, unit: int) -> int:
    """The 'wins ties' played for a unit."""
    return sum(n for who, name, n, _ in f["plus"] if who == unit and name == "ties")
