"""What fits no single key: rules between the parts of the content. Doubts about the design are in ``doubts``.

Every function notes its mistakes in the report; keys are ``skirmish-content-<key>`` in the text catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from lostworld.skirmish.content.doubts import doubt_scenario, doubt_unit, doubts_of_cards
from lostworld.skirmish.content.ground import free_places, turned
from lostworld.skirmish.content.mistakes import Place, Report
from lostworld.skirmish.content.model import (
    Ability,
    ActionCard,
    ActionPart,
    Content,
    HeroCard,
    Operation,
    Scenario,
    Soldier,
    Unit,
)
from lostworld.skirmish.content.vocabulary import OPERATIONS

NATURES: Final = ("human", "dinosaur", "vehicle")
TESTED: Final = ("melee", "ranged", "stability", "grab", "fear", "break-free")
WITHOUT_OTHER: Final = ("", "phase-start", "phase-end", "tie", "slide", "draw", "first-player")
"""Triggers at which there is no other unit."""


def check(content: Content, report: Report) -> None:
    """Note what is wrong or doubtful between the parts."""
    for unit in content.units.values():
        at = Place(f"{unit.faction}/units/{unit.id}.toml")
        _unit(unit, at, content, report)
        doubt_unit(unit, at, report)
    places: dict[str, int] = {}
    for card in content.hero_cards.values():
        place = places[card.faction] = places.get(card.faction, -1) + 1
        _hero_card(card, Place(f"{card.faction}/hero-cards.toml") / "cards" / place, content, report)
    doubts_of_cards(content, report)
    for roster in content.rosters.values():
        at = Place(f"{roster.faction}/armies.toml")
        _army(roster.army, roster.faction, at, content, report)
    for scenario in content.scenarios.values():
        at = Place(f"scenarios/{scenario.id}.toml")
        before = len(report.errors)
        _scenario(scenario, at, content, report)
        if len(report.errors) == before:
            doubt_scenario(scenario, at, content, report)


# Units --------------------------------------------------------------------------------------------------


def _unit(unit: Unit, at: Place, content: Content, report: Report) -> None:
    if sum(nature in unit.keywords for nature in NATURES) != 1:
        report.wrong(at / "keywords", "nature", allowed=", ".join(NATURES))
    if ("commander" in unit.keywords) != bool(unit.commander):
        report.wrong(at / "keywords", "together", one="keyword commander", two="commander = n")
    if ("large" in unit.keywords) != (len(unit.footprint) > 1):
        report.wrong(at / "footprint", "together", one="keyword large", two="footprint")
    if ("pack" in unit.keywords) != (unit.models > 1):
        report.wrong(at / "models", "together", one="keyword pack", two="models = 2…")
    if "hero" in unit.keywords and "human" not in unit.keywords:
        report.wrong(at / "keywords", "together", one="keyword hero", two="keyword human")
    _footprint(unit, at / "footprint", report)
    least = unit.combo_limit + 2 + unit.draws
    if len(unit.deck) < least:
        report.wrong(at / "cards", "deck-size", count=len(unit.deck), least=least)
    names = [card.id for card in unit.cards]
    for place, card in enumerate(unit.cards):
        if names.index(card.id) < place:
            report.wrong(at / "cards" / place / "id", "twice", name=card.id)
        _action_card(card, unit, at / "cards" / place, content, report)
    for place, ability in enumerate(unit.abilities):
        _ability(ability, at / "abilities" / place, content, report)


def _footprint(unit: Unit, at: Place, report: Report) -> None:
    offsets = unit.footprint
    reached = {(0, 0)}
    while (
        more := {
            (q + dq, r + dr)
            for q, r in reached
            for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
            if (q + dq, r + dr) in offsets
        }
        - reached
    ):
        reached |= more
    if offsets[0] != (0, 0) or len(set(offsets)) != len(offsets) or set(offsets) - reached:
        report.wrong(at, "footprint")


def _action_card(card: ActionCard, unit: Unit, at: Place, content: Content, report: Report) -> None:
    move = card.movement
    if move.fix and (move.bonus or move.charge or move.jump or move.fly or move.backward or move.stability):
        report.wrong(at / "movement", "fix-alone")
    if card.reaction and (move.forced or any(part.forced for part in card.actions)):
        report.wrong(at / "reaction", "apart", one="reaction", two="forced")
    _operations(move.then, at / "movement" / "then", "action", content, report)
    for place, part in enumerate(card.actions):
        _action(part, unit, at / "actions" / place, content, report)
    parts = [reinforced.part for reinforced in card.reinforced]
    for place, reinforced in enumerate(card.reinforced):
        here = at / "reinforced" / place
        number = int(reinforced.part[-1]) if reinforced.part.startswith("action-") else 0
        if parts.index(reinforced.part) < place:
            report.wrong(here / "part", "twice", name=reinforced.part)
        if number > len(card.actions) or (reinforced.part == "standing" and not card.standing):
            report.wrong(here / "part", "no-part", part=reinforced.part)
        if reinforced.cost > unit.adrenaline:
            report.wrong(here / "cost", "number", value=reinforced.cost, low=1, high=unit.adrenaline)
        done = card.actions[number - 1].do if 0 < number <= len(card.actions) else ()
        chosen = any(operation.unit.how == "choose" for operation in done)
        for key, operations in (
            ("on-hit", reinforced.on_hit),
            ("on-damage", reinforced.on_damage),
            ("on-failure", reinforced.on_failure),
            ("do", reinforced.do),
        ):
            _operations(operations, here / key, "action", content, report, chosen and key == "do")


def _action(part: ActionPart, unit: Unit, at: Place, content: Content, report: Report) -> None:
    attack = part.sort in ("melee", "ranged")
    for key, has, fits in (
        ("piercing", bool(part.piercing), attack),
        ("stability", part.stability is not None, attack or part.sort == "stability"),
        ("grab", bool(part.grab), part.sort == "grab"),
        ("area", bool(part.area), attack),
        ("area-self", part.area_self, attack and bool(part.area)),
        ("weapon", part.weapon is not None, part.sort == "ranged"),
        ("on-hit", bool(part.on_hit), part.sort in TESTED),
        ("on-damage", bool(part.on_damage), attack),
        ("on-failure", bool(part.on_failure), part.sort in TESTED),
        ("bonus", bool(part.bonus), part.sort in TESTED),
    ):
        if has and not fits:
            report.wrong(at / key, "not-with", wanted=key, sort=part.sort)
    if part.sort == "effect" and not part.do:
        report.wrong(at, "missing-key", wanted="do")
    if part.sort == "ranged" and part.weapon is None and unit.weapon is None:
        report.wrong(at / "sort", "no-weapon", unit=unit.id)
    if part.sort == "fear" and not unit.fear:
        report.wrong(at / "sort", "not-fearsome", unit=unit.id)
    if part.sort == "interact" and "human" not in unit.keywords:
        report.wrong(at / "sort", "not-human", unit=unit.id)
    if part.area and not part.area_self and (0, 0) not in part.area:
        report.wrong(at / "area", "area-centre")
    tested = "action" if part.sort in TESTED else ""
    for key, operations in (
        ("on-hit", part.on_hit),
        ("on-damage", part.on_damage),
        ("on-failure", part.on_failure),
        ("do", part.do),
    ):
        _operations(operations, at / key, tested, content, report)


def _ability(ability: Ability, at: Place, content: Content, report: Report) -> None:
    if bool(ability.trigger) != bool(ability.operations):
        report.wrong(at, "together", one="trigger", two="operations")
    if not ability.bonuses and not ability.operations:
        report.wrong(at, "missing-key", wanted="bonuses")
    _operations(ability.operations, at / "operations", ability.trigger, content, report)


# Operations ---------------------------------------------------------------------------------------------


def nested(operations: Sequence[Operation]) -> Iterator[Operation]:
    """The operations and all inside them."""
    for operation in operations:
        yield operation
        yield from nested(operation.then)
        yield from nested(operation.otherwise)
        for option in operation.options:
            yield from nested(option)


def _operations(
    operations: Sequence[Operation],
    at: Place,
    trigger: str,
    content: Content,
    report: Report,
    it: bool = False,
) -> None:
    """``trigger`` is the event, "action" for what follows from an action's test."""
    for place, operation in enumerate(operations):
        here = at / place
        allowed = OPERATIONS[operation.verb].triggers
        if allowed and trigger not in allowed:
            report.wrong(here / "do", "wrong-moment", verb=operation.verb, allowed=", ".join(allowed))
        if operation.duration == "test" and trigger not in ("attack", "test"):
            report.wrong(here / "duration", "wrong-moment", verb="duration = test", allowed="attack, test")
        how = operation.unit.how
        if how == "other" and trigger in WITHOUT_OTHER:
            report.wrong(here / "unit", "no-other")
        if how == "it" and not it:
            report.wrong(here / "unit", "no-it")
        if operation.verb == "attach" and not here.file.endswith("hero-cards.toml"):
            report.wrong(here / "do", "only-hero-cards", verb="attach")
        if operation.verb == "bring-in":
            called = content.units.get(operation.name)
            faction = here.file.split("/")[0]
            if called and ("vehicle" not in called.keywords or called.faction != faction):
                report.wrong(here / "name", "no-vehicle", name=operation.name)
        if operation.verb == "test" and how == "self":
            report.wrong(here / "unit", "tests-itself")
        if operation.verb == "grab" and how == "self":
            report.wrong(here / "unit", "tests-itself")
        chosen = it or how == "choose"
        _operations(
            operation.then, here / "then", trigger, content, report, chosen or operation.verb == "each"
        )
        _operations(operation.otherwise, here / "otherwise", trigger, content, report, chosen)
        for number, option in enumerate(operation.options):
            _operations(option, here / "options" / number, trigger, content, report, it)
        it = chosen


# Hero cards ---------------------------------------------------------------------------------------------


def _hero_card(card: HeroCard, at: Place, content: Content, report: Report) -> None:
    if not card.icons and not card.operations and not card.place:
        report.wrong(at, "missing-key", wanted="icons")
    if card.trigger and not card.operations:
        report.wrong(at / "trigger", "together", one="trigger", two="operations")
    if card.concerns.side not in ("own", "allied"):
        report.wrong(at / "concerns", "word", value=card.concerns.side, allowed="own, allied")
    for place, thing in (("weapon", card.weapon), ("ammunition", card.ammunition)):
        if (card.place == place) != (thing is not None):
            report.wrong(at / "place", "together", one=f'place = "{place}"', two=place)
    if card.place == "gear" and not (card.grants or card.grants_keywords or card.operations):
        report.wrong(at / "place", "missing-key", wanted="grants")
    attaches = any(operation.verb == "attach" for operation in nested(card.operations))
    if (card.grants or card.grants_keywords) and not (card.place or attaches):
        report.wrong(at / "grants", "together", one="grants", two="place")
    if card.place and card.cost.resource == "adrenaline" and card.cost.n:
        report.wrong(at / "cost", "word", value="adrenaline", allowed="command, requisition")
    if bool(card.uses) != (card.place == "gear" and bool(card.operations)):
        report.wrong(at / "uses", "together", one="uses", two='place = "gear" + operations')
    if card.place in ("weapon", "ammunition") and card.operations:
        report.wrong(at / "operations", "apart", one="operations", two=f'place = "{card.place}"')
    _operations(card.operations, at / "operations", card.trigger, content, report)
    if card.ammunition:
        for key, operations in (("on-hit", card.ammunition.on_hit), ("on-damage", card.ammunition.on_damage)):
            _operations(operations, at / "ammunition" / key, "action", content, report)


# Scenarios ----------------------------------------------------------------------------------------------


def _army(army: Sequence[Soldier], faction: str, at: Place, content: Content, report: Report) -> None:
    for soldier in army:
        unit = content.units[soldier.unit]
        if unit.faction != faction:
            report.wrong(at, "wrong-faction", name=unit.id, faction=faction)
        used = dict(unit.places)
        for name in soldier.equipment:
            place = content.hero_cards[name].place
            used[place] = used.get(place, 0) - 1
            if not place or used[place] < 0:
                report.wrong(at, "no-place", card=name, unit=unit.id)


def _scenario(scenario: Scenario, at: Place, content: Content, report: Report) -> None:
    the_map = content.maps[scenario.map]
    if len(scenario.sides) < 2:
        report.wrong(at / "seats", "one-side")
    for word, things in (
        ("seats", scenario.seats),
        ("objectives", scenario.objectives),
        ("objects", scenario.objects),
    ):
        names = [thing.id for thing in things]
        for place, name in enumerate(names):
            if names.index(name) < place:
                report.wrong(at / word / place / "id", "twice", name=name)
    taken: dict[tuple[int, int], str] = {}
    for place, seat in enumerate(scenario.seats):
        here = at / "seats" / place
        if bool(seat.army) == bool(seat.army_value):
            report.wrong(here, "either-or", one="army", two="army-value")
            continue
        if seat.army and not seat.faction:
            report.wrong(here, "missing-key", wanted="faction")
        _army(seat.army, seat.faction, here / "army", content, report)
        for hex_ in the_map.zones[seat.zone]:
            if taken.setdefault(hex_, seat.zone) != seat.zone:
                report.wrong(here / "zone", "zones-overlap", zone=seat.zone, other=taken[hex_])
                break
        _zone(scenario, seat.zone, here / "zone", content, report)
        if seat.army_value and not _rosters_for(seat.faction, seat.army_value, content):
            report.wrong(here / "army-value", "no-roster", value=seat.army_value)
    solid: set[tuple[int, int]] = set()
    for place, thing in enumerate(scenario.objects):
        here = at / "objects" / place / "hex"
        ground = the_map.terrain.get(thing.hex)
        if ground is None or content.terrains[ground].impassable:
            report.wrong(here, "off-map", hex=f"{thing.hex[0]},{thing.hex[1]}")
        if thing.hex in solid:
            report.wrong(here, "hex-taken", hex=f"{thing.hex[0]},{thing.hex[1]}")
        solid.add(thing.hex)
    for place, objective in enumerate(scenario.objectives):
        here = at / "objectives" / place
        if objective.kind in ("hold", "leave") and not objective.zone:
            report.wrong(here, "missing-key", wanted="zone")
        if objective.kind == "interact" and not objective.object:
            report.wrong(here, "missing-key", wanted="object")
        if not (objective.points or objective.command or objective.requisition):
            report.wrong(here, "missing-key", wanted="points")
    for key, value, extra in (("at-end", scenario.at_end, "points"), ("tie", scenario.tie, "draw")):
        allowed = (extra, "value", *scenario.sides)
        if value not in allowed:
            report.wrong(at / key, "word", value=value, allowed=", ".join(allowed))
    for place, special in enumerate(scenario.special):
        if (special.rule == "wounded") != bool(special.seat):
            report.wrong(at / "special" / place, "together", one="wounded", two="seat")


def _rosters_for(faction: str, value: int, content: Content) -> list[str]:
    return [
        roster.id
        for roster in content.rosters.values()
        if roster.value <= value and (not faction or roster.faction == faction)
    ]


def _zone(scenario: Scenario, zone: str, at: Place, content: Content, report: Report) -> None:
    """Whether every army that deploys there finds room."""
    the_map = content.maps[scenario.map]
    seats = [seat for seat in scenario.seats if seat.zone == zone]
    rosters = content.rosters.values()
    armies: list[list[Soldier]] = [[]]
    for seat in seats:
        options = (
            [seat.army]
            if seat.army
            else [
                roster.army
                for roster in rosters
                if roster.value <= seat.army_value and (not seat.faction or roster.faction == seat.faction)
            ]
        )
        armies = [[*before, *option] for before in armies for option in options][:200]
    blocked = {thing.hex for thing in scenario.objects if not thing.marker}
    ground = set(free_places(the_map, content.terrains, zone)) - blocked
    for army in armies:
        if not _has_room(army, ground, content):
            hexes = sum(len(content.units[soldier.unit].footprint) for soldier in army)
            report.wrong(at, "zone-too-small", zone=zone, hexes=len(ground), needed=hexes)
            return


def _has_room(army: Sequence[Soldier], ground: set[tuple[int, int]], content: Content) -> bool:
    """Whether the army fits the hexes, the largest unit placed first wherever it leaves most room."""
    left = set(ground)
    for soldier in sorted(army, key=lambda soldier: -len(content.units[soldier.unit].footprint)):
        footprint = content.units[soldier.unit].footprint
        for q, r in sorted(left):
            hexes = next(
                (
                    placed
                    for facing in range(6)
                    if (placed := {(q + dq, r + dr) for dq, dr in turned(footprint, facing)}) <= left
                ),
                None,
            )
            if hexes:
                left -= hexes
                break
        else:
            return False
    return True
