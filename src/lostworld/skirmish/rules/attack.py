# cython: wraparound=True, boundscheck=True
"""Attacks: hit, zone, damage, what the card adds, and its stability test (section 3, 31-39, 55)."""

from __future__ import annotations

from itertools import product
from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.content.model import ActionPart, Ammunition, Weapon
from lostworld.skirmish.rules import action, conditions, contest, effects, units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.engine import ASKED_IF, answers, asks, frame
from lostworld.skirmish.rules.filters import Happens, zone_word
from lostworld.skirmish.rules.position import ON_MAP, Frame, Position
from lostworld.skirmish.rules.table import NO_CARD_SEDATIVE, SEDATIVE

HIT, COMPARED, ZONES, DAMAGE, AMOUNTS, HURT, ON_HIT, ON_DAMAGE, STABILITY, END = range(10)


def _part(s: Position, f: Frame) -> ActionPart:
    sort = "melee" if f["sort"].startswith("hit/melee") else "ranged"
    return action.BASIC[sort] if f["card"] < 0 else s.table.book.actions[f["card"]].actions[f["i"]]


def _weapon(s: Position, f: Frame) -> Weapon | None:
    if f["sort"].startswith("hit/melee"):
        return None
    return action.weapon_named(s, f["unit"], _part(s, f), f["weapon"])


def _loads(s: Position, f: Frame) -> int:
    """Whether the attack's weapon takes ammunition; what is loaded shows only in the sum (ruling 12)."""
    weapon = _weapon(s, f)
    return int(weapon is not None and weapon.takes_ammunition and not f["own_weapon"])


def _ammunition(s: Position, f: Frame) -> tuple[tuple[int, int, int, str], Ammunition] | None:
    """The loaded ammunition that the attack's weapon takes."""
    weapon = _weapon(s, f)
    if weapon is None or not weapon.takes_ammunition or f["own_weapon"]:
        return None
    for entry in s.gear[f["unit"]]:
        ammunition = s.table.book.heroes[entry[0]].ammunition
        if ammunition is not None:
            return entry, ammunition
    return None


def _inside(s: Position, f: Frame) -> tuple[int, ...]:
    """The units the attack is aimed at: the target, or all inside the area."""
    if not f["area"]:
        return (f["target"],)
    mask = s.table.board.area(f["hex"], f["area"])
    part = _part(s, f)
    but = f["unit"] if part.area_self else -1
    return tuple(units.units_in(s, mask, but))


def misses(s: Position, test: Frame, target: int) -> bool:
    """Range, arc and sight once more when the hit is compared: somebody may have been moved (ruling 31)."""
    f = s.stack[-2]
    if f["k"] != "attack" or _still_reaches(s, f, target):
        return False
    s.tell("attack_failed", unit=f["unit"], target=target, reason="reach")
    return True


contest.MISSES.append(misses)


def _still_reaches(s: Position, f: Frame, target: int) -> bool:
    unit = f["unit"]
    board = s.table.board
    place = s.place[unit]
    here = place // 6
    if f["area"]:
        aim = [f["hex"]]
        if not units.mask(s, target) & board.area(f["hex"], f["area"]):
            return False
        if _part(s, f).area_self:
            return True
    else:
        aim = bits(units.mask(s, target))
    for picked in aim:
        if (
            1 <= board.distance[here][picked] <= f["reach"]
            and (f["any"] or board.in_front(place, picked))
            and (f["reach"] == 1 or board.sees(here, picked))
        ):
            return True
    return False


def _attack(s: Position, f: Frame) -> None:
    unit = f["unit"]
    at = f["at"]
    if s.status[unit] != ON_MAP and at not in (HURT, ON_HIT, ON_DAMAGE):
        s.pop(0)
        return
    owner = s.table.owner[unit]
    if at == HIT:
        f["at"] = COMPARED
        f["hurt"] = ()
        f["targets"] = _inside(s, f)
        fixed = []
        weapon = _weapon(s, f)
        if weapon is not None and weapon.ballistic:
            fixed.append(("weapon", weapon.ballistic))
        if f["sort"].startswith("hit/melee"):
            for card, _, _, _ in s.gear[unit]:
                borne = s.table.book.heroes[card].weapon
                if borne is not None and borne.melee:
                    fixed.append((f"gear:{s.table.hero_name(card)}", borne.melee))
        contest.test(
            s,
            f["sort"],
            unit,
            f["targets"],
            bonus=f["bonus"],
            base=f["base"],
            fixed=tuple(fixed),
            loaded=_loads(s, f),
        )
    elif at == COMPARED:
        _compared(s, f)
    elif at == ZONES:
        _zones(s, f)
    elif at == DAMAGE:
        f["at"] = AMOUNTS
        hits = [(target, score) for target, score in f["hits"] if s.status[target] == ON_MAP]
        f["result"] = ()
        if hits:
            zones = dict(zip([target for target, _ in f["hits"]], f["zones"], strict=True))
            contest.test(
                s,
                f["sort"].replace("hit", "damage"),
                unit,
                tuple([target for target, _ in hits]),
                zones=tuple([zones[target] for target, _ in hits]),
                fixed=_damage(s, f, hits[0][1]),
                piercing=f["piercing"],
                loaded=_loads(s, f),
            )
    elif at == AMOUNTS:
        f["at"] = HURT
        amounts = tuple([(row[1], max(0, row[3] - row[4])) for row in f["result"]])
        f["amounts"] = amounts
        f["queue"] = tuple(amounts)
        f["does"] = 1
        if not f["forced"] and (_hurts(amounts) or f["on_hit"] or _ammunition(s, f) is not None):
            s.ask(owner, "consequences")
    elif at == HURT:
        _hurt(s, f)
    elif at == ON_HIT:
        f["at"] = ON_DAMAGE
        if f["hits"] and f["does"]:
            _load_effects(s, f, "on_hit")
        lists = f["on_hit"]
        there = tuple([target for target, _ in f["hits"] if s.status[target] == ON_MAP])
        if lists and there and f["does"]:
            f["took"] = 1
            _run(s, f, lists, there)
    elif at == ON_DAMAGE:
        f["at"] = STABILITY
        f["order"] = tuple([target for target in f["targets"] if target != unit])
        f["spared"] = 0
        if f["hurt"] and f.get("does", 1):
            _load_effects(s, f, "on_damage")
        loaded = _ammunition(s, f)
        if loaded is not None and (f["hurt"] or (f.get("took", 0) and loaded[1].on_hit)):
            _spend(s, f, loaded[0], loaded[1])
        # Who was missed comes last: what is pushed first happens last.
        _run(s, f, f["on_failure"], f["missed"])
        if f.get("does", 1):
            _run(s, f, f["on_damage"], f["hurt"])
    elif at == STABILITY:
        _stability(s, f)
    else:
        s.pop(1 if f["hits"] else 0)


frame("attack")(_attack)


def _hurts(amounts: tuple[tuple[int, int], ...]) -> bool:
    """Whether somebody would be hurt."""
    return any(n for _, n in amounts)


def _load_effects(s: Position, f: Frame, name: str) -> None:
    """What the loaded ammunition does comes after what the card does; only then does it show (ruling 12)."""
    loaded = _ammunition(s, f)
    if loaded is not None and name not in f.get("shown", ()):
        f["shown"] = (*f.get("shown", ()), name)
        more = loaded[1].on_hit if name == "on_hit" else loaded[1].on_damage
        if more:
            f[name] = (*f[name], s.table.book.number_of(more))


def _run(s: Position, f: Frame, lists: tuple[int, ...], targets: tuple[int, ...]) -> None:
    """Push what the card does to each target, so that the first happens first."""
    unit = f["unit"]
    owner = s.table.owner[unit]
    for target in reversed(targets):
        event = Happens("attack", unit, target, f["sort"])
        effects.run_lists(s, lists, owner, unit, target, target, event=event, source="card")


def _compared(s: Position, f: Frame) -> None:
    hits = []
    for _, target, success, score, _, _ in f["result"]:
        if success and s.status[target] == ON_MAP:
            hits.append((target, score))
    f["hits"] = tuple(hits)
    f["missed"] = tuple([row[1] for row in f["result"] if not row[2]])
    f["at"] = ZONES if hits else ON_DAMAGE


def _zone_options(s: Position, f: Frame, target: int) -> list[str]:
    """The zones an attack can hit, the attacker's choice (rulings 34, 35)."""
    board = s.table.board
    place = s.place[target]
    mask = units.mask(s, target)
    if f["area"]:
        origin = f["hex"]
        if mask >> origin & 1:
            return ["front", "rear", "side"]
        inside = bits(mask & board.area(origin, f["area"])) or bits(mask)
        picked = min(inside, key=lambda place: (board.distance[origin][place], place))
    else:
        origin = s.place[f["unit"]] // 6
        picked = f["hex"]
        if not mask >> picked & 1:
            picked = min(bits(mask), key=lambda place: (board.distance[origin][place], place))
    return sorted({zone_word(edge, place) for _, edge in board.entries(origin, picked, mask)})


def _zones(s: Position, f: Frame) -> None:
    f["at"] = DAMAGE
    found = [_zone_options(s, f, target) for target, _ in f["hits"]]
    if [zones for zones in found if len(zones) != 1]:
        s.ask(s.table.owner[f["unit"]], "zone")
        return
    f["zones"] = tuple([zones[0] for zones in found])


def _zone_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found = [_zone_options(s, f, target) for target, _ in f["hits"]]
    return {f"zone:{'+'.join(zones)}": zones for zones in product(*found)}


asks("zone")(_zone_choices)


def _zone_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["zones"] = tuple(meant)


answers("zone")(_zone_answer)


def _damage(s: Position, f: Frame, score: int) -> tuple[tuple[str, int], ...]:
    """What the damage is made of before hero cards."""
    if f["sort"].startswith("hit/melee"):
        return (("hit", score),)
    weapon = _weapon(s, f)
    parts = [("weapon", weapon.damage if weapon is not None else 0)]
    return tuple(parts)


def _consequence_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"all": 1}
    hurt = _hurts(f["amounts"])
    if hurt:
        found["waive:damage"] = 0
    loaded = _ammunition(s, f)
    more = loaded is not None and (loaded[1].on_hit or (hurt and loaded[1].on_damage))
    if f["on_hit"] or (hurt and f["on_damage"]) or more:
        found["waive:effect"] = 2
        if hurt:
            found["none"] = 3
    return found


asks("consequences")(_consequence_choices)


# What is loaded is hidden: that nothing can be waived of it must not show.
ASKED_IF["consequences"] = lambda s, f, seat: _ammunition(s, f) is not None


def _consequence_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant in (0, 3):
        f["queue"] = ()
    if meant in (2, 3):
        f["does"] = 0


answers("consequences")(_consequence_answer)


def _hurt(s: Position, f: Frame) -> None:
    """The results are applied one after the other; a Sedative inflicts no damage (ruling 55)."""
    last = f.pop("hurting", None)
    if last is not None and f["result"]:
        f["hurt"] = (*f["hurt"], last)
    if not f["queue"]:
        f["at"] = ON_HIT
        return
    (target, amount), *rest = f["queue"]
    f["queue"] = tuple(rest)
    if not amount or s.status[target] != ON_MAP:
        return
    loaded = _ammunition(s, f)
    if loaded is not None and loaded[1].sedative:
        entry = loaded[0]
        f["hurt"] = (*f["hurt"], target)
        # It may leave the unit now: what else it does is noted first.
        _load_effects(s, f, "on_hit")
        _load_effects(s, f, "on_damage")
        card = NO_CARD_SEDATIVE
        if entry[2] <= 1:
            # With its last use the card itself goes to the target.
            gear = list(s.gear[f["unit"]])
            gear.remove(entry)
            s.gear[f["unit"]] = tuple(gear)
            card = SEDATIVE + 1000 * entry[1] + entry[0]
        else:
            _use(s, f, entry)
        conditions.sedative_waits(s, target, card, f["unit"])
        return
    f["hurting"] = target
    f["result"] = 0
    s.push("hurt", unit=target, amount=amount, source=f["unit"], cause="attack")


def _use(s: Position, f: Frame, entry: tuple[int, int, int, str]) -> None:
    gear = list(s.gear[f["unit"]])
    gear[gear.index(entry)] = (entry[0], entry[1], entry[2] - 1, entry[3])
    s.gear[f["unit"]] = tuple(gear)


def _spend(s: Position, f: Frame, entry: tuple[int, int, int, str], ammunition: Ammunition) -> None:
    """Ammunition that took effect is used up (a Sedative lies on the target already)."""
    if ammunition.sedative or s.status[f["unit"]] != ON_MAP:
        return
    if entry[2] <= 1:
        units.detach(s, f["unit"], entry)
    else:
        _use(s, f, entry)


def _stability(s: Position, f: Frame) -> None:
    """The stability test that the attack carries, whatever its result (rulings 35, 39)."""
    unit = f["unit"]
    standing = [target for target in f["order"] if s.status[target] == ON_MAP]
    f["order"] = tuple(standing)
    if not f["stability"] or not standing:
        f["at"] = END
        return
    if not f["area"]:
        here = s.place[unit] // 6
        row = s.table.board.distance[here]
        if not [place for place in bits(units.mask(s, standing[0])) if row[place] == 1]:
            f["at"] = END
            return
    s.ask(s.table.owner[unit], "stability-test")


def _stability_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"none": -1}
    for target in f["order"]:
        found[f"test:u{target}"] = target
    return found


asks("stability-test")(_stability_choices)


def _stability_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant < 0:
        f["order"] = ()
        return
    f["order"] = tuple([target for target in f["order"] if target != meant])
    push, knock, bonus = f["stability"]
    s.push(
        "stability",
        unit=f["unit"],
        target=meant,
        picked=f["hex"] if not f["area"] else -1,
        origin=f["hex"] if f["area"] else -1,
        push=push,
        knock=knock,
        bonus=bonus,
        base=f["base"],
        effect=(),
    )


answers("stability-test")(_stability_answer)
