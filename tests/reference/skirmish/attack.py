"""Attacks: weapons, targets, zones, hit, damage, what follows (RULES, section 3; rulings 31-39, 55, 74)."""

from __future__ import annotations

from typing import Any

from .conditions import take_sedative
from .damage import lose_health
from .filters import Moment, sees
from .heroes import Entry, Event, announce
from .hexes import ZONES, Hex, distance, entries, in_front, plus
from .skills import Parts, attacking, defending, total
from .stability import consequences, judge, push_edges, record, result_event, stability_test
from .things import Game, Gear, Run, Sedative, Unit, ask, hex_text
from .windows import Test, open_window


class Attack:
    """One attack as declared."""

    def __init__(self, unit: Unit, sort: str, action: dict[str, Any], base: bool) -> None:
        self.unit = unit
        self.sort = sort
        self.action = action
        self.base = base
        self.weapon: dict[str, Any] | None = None
        self.weapon_gear: Gear | None = None
        self.targets: list[tuple[Unit, Hex]] = []
        self.centre: Hex | None = None
        self.bonus = int(action.get("bonus", 0))
        self.piercing = int(action.get("piercing", 0))
        self.n = 0
        """More to hit, from an effect."""
        self.source = ""
        self.effects = True
        """Whether what the card does on a hit happens (ruling 74)."""

    @property
    def area(self) -> list[Hex]:
        offsets = self.action.get("area") or (self.weapon or {}).get("area") or []
        return [(q, r) for q, r in offsets]


def weapons(game: Game, unit: Unit, action: dict[str, Any]) -> list[tuple[str, dict[str, Any], Gear | None]]:
    """The action's own weapon, or the base and equipped ones."""
    if "weapon" in action:
        return [("", action["weapon"], None)]
    found: list[tuple[str, dict[str, Any], Gear | None]] = []
    if "weapon" in unit.data:
        found.append(("", unit.data["weapon"], None))
    for gear in unit.gear:
        if gear.place == "weapon":
            found.append((gear.card, game.content.hero[gear.card]["weapon"], gear))
    return found


def reach_of(game: Game, action: dict[str, Any], weapon: dict[str, Any] | None, sort: str) -> int:
    reach = int(action.get("range", weapon["range"] if weapon else 1)) + int(action.get("more-range", 0))
    limit = game.special("sight-limit")
    if limit and sort in ("melee", "ranged"):
        reach = min(reach, int(limit["n"]))
    return reach


def can_reach(game: Game, unit: Unit, here: Hex, reach: int, action: dict[str, Any]) -> bool:
    """Range, arc and sight from the anchor."""
    assert unit.here is not None
    if not 1 <= distance(unit.here, here) <= reach:
        return False
    if not action.get("any-direction") and not in_front(unit.here, unit.facing, here):
        return False
    return sees(game, unit.here, here)


def area_hexes(attack: Attack, centre: Hex) -> list[Hex]:
    return [plus(centre, offset) for offset in attack.area]


def inside(game: Game, attack: Attack, centre: Hex) -> list[Unit]:
    hexes = area_hexes(attack, centre)
    spared = [attack.unit] if attack.action.get("area-self") else []
    return [u for u in game.on_map() if u not in spared and any(h in hexes for h in u.hexes)]


def target_texts(game: Game, unit: Unit, sort: str, action: dict[str, Any], prefix: str) -> list[str]:
    """All ways to declare this attack."""
    texts = []
    arms = weapons(game, unit, action) if sort == "ranged" else [("", None, None)]
    for name, weapon, _ in arms:
        attack = Attack(unit, sort, action, False)
        attack.weapon = weapon
        head = f"{prefix}:{sort}" + (f",{name}" if name else "")
        reach = reach_of(game, action, weapon, sort)
        if attack.area and action.get("area-self"):
            if inside(game, attack, unit.here):  # type: ignore[arg-type]
                texts.append(f"{head},{hex_text(unit.here)}")  # type: ignore[arg-type]
        elif attack.area:
            for centre in game.map.hexes:
                if can_reach(game, unit, centre, reach, action) and inside(game, attack, centre):
                    texts.append(f"{head},{hex_text(centre)}")
        else:
            for other in game.on_map():
                if other is not unit:
                    texts += [
                        f"{head},u{other.number},{hex_text(h)}"
                        for h in other.hexes
                        if can_reach(game, unit, h, reach, action)
                    ]
    return texts


def ammunition(game: Game, attack: Attack) -> Gear | None:
    if attack.sort != "ranged" or not (attack.weapon or {}).get("takes-ammunition", True):
        return None
    return next((gear for gear in attack.unit.gear if gear.place == "ammunition"), None)


def make_attack(game: Game, attack: Attack) -> Run:
    """By all the usual steps. Returns whether it happened."""
    unit = attack.unit
    is_area = bool(attack.area)
    loaded = ammunition(game, attack)
    load = game.content.hero[loaded.card].get("ammunition", {}) if loaded else {}
    weapon = attack.weapon or {}
    targets = [target for target, _ in attack.targets]
    test = Test("hit", unit, targets, attack.sort, is_area)
    test.base = attack.base
    yield from open_window(game, "hit", test)
    if not unit.awake:
        return
    targets = [target for target in targets if target.on_map]
    skill = "melee" if attack.sort == "melee" else "ballistic"
    fixed: Parts = []
    if weapon.get(skill):
        fixed.append(("weapon", int(weapon[skill])))
    if load.get(skill):
        fixed.append(("ammunition", int(load[skill])))
    if skill == "melee":
        for gear in unit.gear:
            if gear.place == "weapon" and game.content.hero[gear.card]["weapon"].get("melee"):
                n = int(game.content.hero[gear.card]["weapon"]["melee"])
                fixed.append((f"gear:{gear.card}", n))
    hit: list[Unit] = []
    results: list[Entry] = []
    scores: dict[int, int] = {}
    for target in targets:
        mine = attacking(game, unit, skill, test, target, attack.bonus, attack.n, fixed)
        theirs = defending(game, target, "dodge", test)
        scores[target.number] = total(mine)
        if test.stopped:
            continue
        success = judge(game, test, target, mine, theirs, still_reaches(game, attack, target))
        margin = total(mine) - total(theirs)
        results += result_event(test, target, success, margin).entries or []
        if success:
            hit.append(target)
    if results:  # ruling 16: computed together, then the trigger
        yield from announce(game, Event(Moment("result"), entries=results), unit.seat)
    hit = [target for target in hit if target.on_map]
    taken: dict[int, int] = {}
    if hit and unit.on_map:
        taken = yield from damage_step(game, attack, test, hit, scores, load, loaded)
    yield from after_hits(game, attack, targets, hit, taken, load, loaded)


def success_effects(game: Game, attack: Attack, target: Unit, load: dict[str, Any]) -> Run:
    from .effects import Source, run

    source = Source(attack.unit.seat, attack.unit, target, Moment("attack", role="initiator"))
    yield from run(game, attack.action.get("on-hit", []), source)
    yield from run(game, load.get("on-hit", []), source)


def still_reaches(game: Game, attack: Attack, target: Unit) -> bool:
    """Ruling 31: all is checked again."""
    reach = reach_of(game, attack.action, attack.weapon, attack.sort)
    if attack.centre is not None:
        own = attack.action.get("area-self")
        return bool(
            (own or can_reach(game, attack.unit, attack.centre, reach, attack.action))
            and target in inside(game, attack, attack.centre)
        )
    return any(can_reach(game, attack.unit, h, reach, attack.action) for h in target.hexes)


def nearest_hex(origin: Hex, hexes: list[Hex]) -> Hex:
    """Of equally near ones the first in the order of hexes: by r, then by q."""
    return min(hexes, key=lambda h: (distance(origin, h), h[1], h[0]))


def zone_options(game: Game, attack: Attack, target: Unit) -> list[str]:
    """Rulings 34, 35, 73."""
    origin = attack.unit.here
    assert origin is not None
    picked = next(h for t, h in attack.targets if t is target)
    if attack.centre is not None:
        origin = attack.centre
        inside_it = [h for h in target.hexes if h in area_hexes(attack, origin)]
        picked = nearest_hex(origin, inside_it or target.hexes)
        if picked == origin:
            return ["front", "sides", "rear"]
    elif picked not in target.hexes:
        picked = nearest_hex(origin, target.hexes)
    found = entries(origin, picked, target.hexes)
    return sorted({ZONES[(edge - target.facing) % 6] for _, edge in found})


def damage_step(
    game: Game,
    attack: Attack,
    hit_test: Test,
    hit: list[Unit],
    scores: dict[int, int],
    load: dict[str, Any],
    loaded: Gear | None,
) -> Run:
    """Zone, second window, damage less armour, health. Returns damage taken by unit."""
    unit = attack.unit
    options: list[list[str]] = [zone_options(game, attack, target) for target in hit]
    combos = [""]
    for choice in options:
        combos = [
            f"{c}+{zone}" if c else zone
            for c in combos
            for zone in distinct(game, hit[options.index(choice)], choice)
        ]
    answer = yield from ask(game, unit.seat, "zone", [f"zone:{c}".replace("sides", "side") for c in combos])
    answer = answer.replace("side", "sides")
    zones = dict(zip([t.number for t in hit], answer.partition(":")[2].split("+"), strict=True))
    test = Test("damage", unit, hit, attack.sort, bool(attack.area))
    test.base = attack.base
    test.zones = zones
    yield from open_window(game, "damage", test)
    hit[:] = [target for target in hit if target.on_map]
    if not unit.on_map:
        return {}
    weapon = attack.weapon or {}
    amounts: dict[int, int] = {}
    for target in hit:
        if attack.sort == "melee":
            mine: Parts = [("hit", scores[target.number])]
        else:
            mine = [("weapon", int(weapon.get("damage", 0)))]
            if load.get("damage"):
                mine.append(("ammunition", int(load["damage"])))
            mine += damage_bonus(game, unit, "damage", test, target)
        zone = zones[target.number]
        theirs = defending(game, target, "armour", test, zone)
        pierce = attack.piercing if not attack.base else 0
        pierces: Parts = [("piercing", pierce + int(weapon.get("piercing", 0)))]
        pierces += [
            ("ammunition", int(load.get("piercing", 0))),
            *damage_bonus(game, unit, "piercing", test, target),
        ]
        pierces += [*hit_test.pierces, *test.pierces]
        theirs = [*theirs, *((name, -n) for name, n in pierces if n)]
        amounts[target.number] = max(0, total(mine) - total(theirs))
        record(game, test, target, mine, theirs, total(mine) >= total(theirs))
    effects = any(attack.action.get("on-hit", [])) or any(load.get("on-hit", []))
    effects = effects or (
        any(amounts.values()) and bool(attack.action.get("on-damage") or load.get("on-damage"))
    )
    ways = ["all"]
    if any(amounts.values()) and not attack.action.get("forced"):
        ways.append("waive:damage")
    if effects and not attack.action.get("forced"):
        ways.append("waive:effect")
    if len(ways) == 3:
        ways.append("none")
    # Ruling 91: asked always if not asking would tell what is loaded.
    told = loaded is not None and not attack.action.get("forced")
    answer = yield from ask(game, unit.seat, "consequences", ways, always=told)
    attack.effects = answer in ("all", "waive:damage")
    taken: dict[int, int] = {}
    for target in hit:
        amount = amounts[target.number] if answer in ("all", "waive:effect") else 0
        if amount and load.get("sedative"):
            assert loaded is not None
            taken[target.number] = amount
            yield from give_sedative(game, attack, target, loaded)
        elif amount:
            wounds = attack.effects and any(
                operation["do"] == "critical-wound"
                for operation in [*attack.action.get("on-damage", []), *load.get("on-damage", [])]
            )
            taken[target.number] = yield from lose_health(game, target, amount, unit, True, wounds)
    return taken


def distinct(game: Game, target: Unit, zones: list[str]) -> list[str]:
    return zones


def damage_bonus(game: Game, unit: Unit, skill: str, test: Test, target: Unit) -> Parts:
    from .skills import lasting

    moment = Moment("test", role="initiator", sorts=test.sorts)
    return [*lasting(game, unit, skill, moment, target, "front"), *test.added(unit, skill)]


def give_sedative(game: Game, attack: Attack, target: Unit, loaded: Gear) -> Run:
    """Rulings 55, 72."""
    loaded.uses -= 1
    if loaded.uses > 0:
        yield from take_sedative(game, target, Sedative(None, loaded.seat), attack.unit)
        return
    attack.unit.gear.remove(loaded)
    yield from take_sedative(game, target, Sedative(loaded.card, loaded.seat), attack.unit)


def after_hits(
    game: Game,
    attack: Attack,
    targets: list[Unit],
    hit: list[Unit],
    taken: dict[int, int],
    load: dict[str, Any],
    loaded: Gear | None,
) -> Run:
    """Other effects, then a Stability test if the card has one."""
    from .effects import Source, run

    unit = attack.unit
    for target in hit if attack.effects else []:
        yield from success_effects(game, attack, target, load)
    for target in hit if attack.effects else []:
        source = Source(unit.seat, unit, target, Moment("attack", role="initiator"))
        if taken.get(target.number, 0) > 0:
            yield from run(game, attack.action.get("on-damage", []), source)
            yield from run(game, load.get("on-damage", []), source)
    for target in [target for target in targets if target not in hit]:
        source = Source(unit.seat, unit, target, Moment("attack", role="initiator"))
        yield from run(game, attack.action.get("on-failure", []), source)
    if loaded is not None and loaded in unit.gear and hit and not load.get("sedative"):
        effect = (bool(load.get("on-hit")) and attack.effects) or any(taken.values())
        if effect:
            loaded.uses -= 1
            if loaded.uses <= 0:
                unit.gear.remove(loaded)
                game.players[loaded.seat].discard.append(loaded.card)
    part = attack.action.get("stability")
    if part is None or attack.base:
        return
    left = [target for target in targets if target is not unit]
    while True:
        edges_of: dict[str, tuple[Unit, list[tuple[int, Hex | None]]]] = {}
        for target in [target for target in left if target.on_map and unit.awake]:
            edges: list[tuple[int, Hex | None]] = (
                away_edges(attack.centre, target)
                if attack.centre is not None
                else list(push_edges(unit, target))
            )
            if edges:
                edges_of[f"test:u{target.number}"] = (target, edges)
        if not edges_of:
            return
        answer = yield from ask(game, unit.seat, "stability-test", [*edges_of, "none"])
        if answer == "none":
            return
        target, edges = edges_of[answer]
        left.remove(target)
        bonus = int(part.get("bonus", 0))
        result = yield from stability_test(game, unit, target, bonus, False)
        if result is not None and result[0]:
            yield from consequences(
                game, unit, target, result[1], edges, part, bonus, False, attack.centre is None
            )


def away_edges(centre: Hex, target: Unit) -> list[tuple[int, Hex | None]]:
    assert target.here is not None
    if centre in target.hexes:
        return [(edge, None) for edge in range(6)]
    picked = min(target.hexes, key=lambda h: (distance(centre, h), h))
    return [((edge + 3) % 6, None) for _, edge in entries(centre, picked, target.hexes)]
