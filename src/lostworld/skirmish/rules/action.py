# cython: wraparound=True, boundscheck=True
"""The action half: a card's actions in order, or one basic action; targets, weapons (7, 31-37, 48)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.content.model import ActionCard, ActionPart, Operations, Reinforced, Weapon
from lostworld.skirmish.rules import activation, effects, interact, units, victory
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.engine import ASKED_IF, answers, asks, frame
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import (
    BLOCKS,
    FURIOUS,
    KNOCKED,
    ON_MAP,
    SEDATED,
    STANDING_PLUS,
    Frame,
    Position,
)
from lostworld.skirmish.rules.table import is_fear

BASIC = {
    sort: ActionPart(sort) for sort in ("melee", "ranged", "stability", "fear", "interact", "break-free")
}
ATTACKS = ("melee", "ranged")


def weapons_of(s: Position, unit: int, part: ActionPart) -> list[tuple[int, Weapon]]:
    """The weapons for an attack: (-1: the unit's or the card's own, else the equipped hero card)."""
    if part.weapon is not None:
        return [(-1, part.weapon)]
    found = []
    board_weapon = s.table.specs[unit].weapon
    if board_weapon is not None and board_weapon.range:
        found.append((-1, board_weapon))
    for card, _, _, _ in s.gear[unit]:
        weapon = s.table.book.heroes[card].weapon
        if weapon is not None and weapon.range:
            found.append((card, weapon))
    return found


def weapon_named(s: Position, unit: int, part: ActionPart, number: int) -> Weapon | None:
    """The weapon that an attack uses; None for melee or one that is gone."""
    for card, weapon in weapons_of(s, unit, part):
        if card == number:
            return weapon
    return None


def targets_at(s: Position, unit: int, reach: int, any_direction: bool, sight: bool) -> list[tuple[int, int]]:
    """Units with a hex in range, front and sight: (unit, that hex)."""
    board = s.table.board
    place = s.place[unit]
    here = place // 6
    row = board.distance[here]
    spread = s.table.spread
    found = []
    for other, where in enumerate(s.place):
        if where < 0 or other == unit:
            continue
        far = row[where // 6]
        if far > reach + spread[other]:
            continue
        for picked in bits(s.table.masks[other][where]):
            far = row[picked]
            if (
                1 <= far <= reach
                and (any_direction or board.in_front(place, picked))
                and (not sight or board.sees(here, picked))
            ):
                found.append((other, picked))
    return found


def centres(
    s: Position, unit: int, part: ActionPart, reach: int, area: tuple[tuple[int, int], ...]
) -> list[int]:
    """The centres from which an area reaches somebody (ruling 35)."""
    board = s.table.board
    place = s.place[unit]
    here = place // 6
    everybody = 0
    for other, where in enumerate(s.place):
        if where >= 0:
            everybody |= s.table.masks[other][where]
    if part.area_self:
        return [here] if board.area(here, area) & everybody & ~units.mask(s, unit) else []
    row = board.distance[here]
    return [
        centre
        for centre in range(board.size)
        if 1 <= row[centre] <= reach
        and (part.any_direction or board.in_front(place, centre))
        and board.sees(here, centre)
        and board.area(centre, area) & everybody
    ]


def reach_of(s: Position, part: ActionPart, weapon: Weapon | None, more: int = 0) -> int:
    """How far an action reaches."""
    if part.sort == "grab":
        return 1  # contact, whatever the card says (ruling 44)
    far = part.range or (weapon.range if weapon is not None else 1)
    far += more
    limit = s.table.special.get("sight-limit", 0)
    return min(far, limit) if limit and part.sort in ATTACKS else far


def options(s: Position, unit: int, part: ActionPart, more_range: int = 0) -> list[tuple[str, Any]]:
    """Every way to do an action: (text after the prefix, meant)."""
    sort = part.sort
    names = s.table.board.names
    found: list[tuple[str, Any]] = []
    if sort == "ranged":
        for number, weapon in weapons_of(s, unit, part):
            tag = f",{s.table.hero_name(number)}" if number >= 0 else ""
            far = reach_of(s, part, weapon, more_range)
            area = part.area or weapon.area
            if area:
                for centre in centres(s, unit, part, far, area):
                    found.append((f"ranged{tag},{names[centre]}", (sort, number, -1, centre)))
            else:
                for target, picked in targets_at(s, unit, far, part.any_direction, True):
                    found.append((f"ranged{tag},u{target},{names[picked]}", (sort, number, target, picked)))
    elif sort == "melee" and part.area:
        for centre in centres(s, unit, part, reach_of(s, part, None, more_range), part.area):
            found.append((f"melee,{names[centre]}", (sort, -1, -1, centre)))
    elif sort in ("melee", "stability", "grab"):
        far = reach_of(s, part, None, more_range)
        for target, picked in targets_at(s, unit, far, part.any_direction, far > 1):
            if sort == "grab" and (
                not units.is_enemy(s, unit, target)
                # Grabbing the same unit again can only add the block (ruling 44).
                or (s.holds[unit] == target and s.marks[unit] & BLOCKS)
            ):
                continue
            found.append((f"{sort},u{target},{names[picked]}", (sort, -1, target, picked)))
        if sort == "stability":
            found += _objects(s, unit)
    elif sort == "fear":
        if s.table.specs[unit].fear + part.bonus > 0 and frightened_by(
            s, unit, (part.range or 1) + more_range
        ):
            found.append(("fear", (sort, -1, -1, -1)))
    elif sort == "interact":
        if not s.marks[unit] & KNOCKED:
            found += [
                (f"interact,{text}", (sort, meant, -1, -1)) for text, meant in interact.options(s, unit)
            ]
    elif sort == "break-free":
        if units.grabbers(s, unit):
            found.append(("break-free,grabbers", (sort, 0, -1, -1)))
        if s.nets[unit]:
            found.append(("break-free,net", (sort, 1, -1, -1)))
    else:
        found.append(("effect", (sort, -1, -1, -1)))
    return found


def _objects(s: Position, unit: int) -> list[tuple[str, Any]]:
    board = s.table.board
    place = s.place[unit]
    found: list[tuple[str, Any]] = []
    for thing, where in enumerate(s.lies):
        if where < 0 or units.is_marker(s, thing) or s.table.objects[thing].stability is None:
            continue
        if board.distance[place // 6][where] == 1 and board.in_front(place, where):
            found.append((f"stability,o{thing},{board.names[where]}", ("stability", -1, -2 - thing, where)))
    return found


def frightened_by(s: Position, unit: int, reach: int) -> list[int]:
    """Every waking unit but vehicles in range, friend or foe (ruling 56)."""
    return [
        other
        for other in units.waking(s)
        if other != unit
        and "vehicle" not in s.table.specs[other].keywords
        and units.apart(s, unit, other) <= reach
    ]


def _always(s: Position, f: Frame, seat: Seat) -> bool:
    """Whether the decision is asked even with nothing to choose: a hand could hold something for it."""
    if f["mode"] in ("active", "held") and activation.could_step(s, f["unit"], seat):
        return True
    free = not s.marks[f["unit"]] & KNOCKED and not units.is_blocked(s, f["unit"])
    # An attack by a card's effect is an attack only.
    return free and not f["done"] and f["mode"] != "attack" and interact.could_equip(s, f["unit"])


ASKED_IF["action"] = _always


# The half -----------------------------------------------------------------------------------------


def _card(s: Position, f: Frame) -> ActionCard | None:
    """The card whose actions count in this half."""
    if f["mode"] in ("extra", "attack"):
        return None
    return units.active_card(s, f["unit"])


def _part(s: Position, f: Frame) -> ActionPart | None:
    """The card's next action."""
    card = _card(s, f)
    return card.actions[f["i"]] if card is not None and f["i"] < len(card.actions) else None


def _action(s: Position, f: Frame) -> None:
    unit = f["unit"]
    at = f["at"]
    if s.status[unit] != ON_MAP or s.marks[unit] & SEDATED:
        s.pop(0)
        return
    if at == 0:
        f["at"] = 1
        f["i"] = f["done"] = f["times"] = 0
        if f["mode"] in ("active", "held") and is_fear(units.top(s, unit)) and not units.is_blocked(s, unit):
            s.pop(0)
    elif at == 1:
        if f["done"] and _part(s, f) is None:
            s.pop(f["done"])
        elif not activation.offer_before(s, f, activation.allies_of(s, unit)):
            s.ask(s.table.owner[unit], "action")
    elif at == 2:
        # The action is resolved: what the card does after it, then others may react.
        f["at"] = 3
        owner = s.table.owner[unit]
        effects.run_lists(s, f["after"], owner, unit, f["target"], f["target"], source="card")
    elif at == 3:
        f["at"] = 4
        if f["mode"] == "active" and not victory.side_fell(s):
            activation.offer_reactions(s, unit, "action")
    else:
        f["at"] = 1
        f["done"] = 1
        f["offered"] = 0
        if f["basic"]:
            s.pop(1)
            return
        card = _card(s, f)
        part = _part(s, f)
        f["times"] += 1
        extra = 0
        if card is not None and part is not None and f.get("paid", 0):
            extra = sum([more.times for more in card.reinforced if more.part == f"action-{f['i'] + 1}"])
        if part is None or f["times"] >= part.times + extra:
            f["i"] += 1
            f["times"] = 0
            f["paid"] = 0
        if _part(s, f) is None:
            s.pop(1)


frame("action")(_action)


def _action_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    unit = f["unit"]
    mode = f["mode"]
    found: dict[str, Any] = {}
    part = _part(s, f)
    blocked = units.is_blocked(s, unit)
    forced = False
    if part is not None and (not blocked or part.sort == "break-free"):
        for text, meant in options(s, unit, part, _more_range(s, f)):
            found[f"do:{text}"] = ("do", 0, *meant)
        forced = part.forced and bool(found)
    first = not f["done"] and f["i"] == 0
    if first and not forced:
        _basics(s, f, part, blocked, found)
    flee = mode in ("active", "held") and is_fear(units.top(s, unit))
    if flee:
        # A Fear card allows no action; a blocked unit must try to break free, its combo counts (57, 62).
        ways = options(s, unit, BASIC["break-free"])
        found = {f"do:{text}": ("do", 0, *meant) for text, meant in ways} or {"none": ("none",)}
        activation.step_cards(s, unit, seat, found)
        return found
    if _rages(s, unit) and mode in ("active", "held") and first:
        attacks = {text: meant for text, meant in found.items() if meant[2] in ATTACKS}
        if attacks:
            # It must attack; letting go, reinforcing or a card before it is free.
            found = attacks
            forced = True
    if not forced:
        found["none"] = ("none",)
        holds = mode == "active" and first and activation.has_reaction(s, unit)
        if holds and not activation.is_forced(s, unit, "action"):
            found["hold"] = ("hold",)
    if mode == "active":
        if s.holds[unit] >= 0:
            found["release"] = ("release",)
        activation.reinforce_standing(s, unit, found)
    if mode in ("active", "held"):
        activation.step_cards(s, unit, seat, found)
    return found


asks("action")(_action_choices)


def _rages(s: Position, unit: int) -> bool:
    return bool(s.marks[unit] & FURIOUS) and "attack" in s.table.book.content.furious.forced


def _basics(s: Position, f: Frame, part: ActionPart | None, blocked: bool, found: dict[str, Any]) -> None:
    """The basic actions, with base values (ruling 7)."""
    unit = f["unit"]
    for sort, basic in BASIC.items():
        if blocked and sort != "break-free":
            continue
        if f["mode"] == "attack" and sort != f["sort"]:
            continue
        # The card's own action of that sort can do all that the basic one can.
        if part is not None and part.sort == sort and not part.area and part.weapon is None:
            continue
        if sort == "interact" and "human" not in s.table.specs[unit].keywords:
            continue
        for text, meant in options(s, unit, basic):
            found[f"base:{text}"] = ("do", 1, *meant)


def _action_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit = f["unit"]
    what = meant[0]
    if what == "none":
        if _part(s, f) is None or (not f["done"] and f["mode"] not in ("active", "held")):
            s.pop(f["done"])
            return
        f["i"] += 1
        f["times"] = 0
        f["paid"] = f["offered"] = 0
        # Declining a card's action declines the basic action as well.
        f["done"] = 1
    elif what == "hold":
        activation.hold(s, unit, "action")
        s.pop(0)
    elif what == "release":
        units.let_go(s, unit, "own")
    elif what == "standing":
        units.gain_adrenaline(s, unit, -meant[1])
        s.marks[unit] |= STANDING_PLUS
        s.tell("reinforced", unit=unit, cost=meant[1])
    elif what == "use":
        effects.resolve(s, seat, meant[1], Happens(unit=unit))
    else:
        f["meant"] = meant[1:]
        f["basic"] = meant[1]
        more = _reinforced(s, f)
        if more is not None and not f.get("paid", 0) and s.adrenaline[unit] >= more.cost:
            s.push("reinforce", unit=unit, cost=more.cost)
            return
        perform(s, f)


answers("action")(_action_answer)


def _reinforced(s: Position, f: Frame) -> Reinforced | None:
    card = _card(s, f)
    if card is None or f["basic"]:
        return None
    return next((more for more in card.reinforced if more.part == f"action-{f['i'] + 1}"), None)


def _more_range(s: Position, f: Frame) -> int:
    """How much farther the card's next action reaches if it is, or can be, reinforced."""
    card, unit = _card(s, f), f["unit"]
    if card is None:
        return 0
    part = f"action-{f['i'] + 1}"
    more = next((more for more in card.reinforced if more.part == part), None)
    return more.range if more is not None and (f.get("paid", 0) or s.adrenaline[unit] >= more.cost) else 0


def _reinforce(s: Position, f: Frame) -> None:
    if f["at"] == 0:
        f["at"] = 1
        s.ask(s.table.owner[f["unit"]], "reinforce")
    else:
        s.pop()
        perform(s, s.stack[-1])


frame("reinforce")(_reinforce)


def _reinforce_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    action = s.stack[-2]
    part = _part(s, action)
    # A target that only the reinforced action reaches: it is reinforced.
    near = part is None or tuple(action["meant"][1:]) in [meant for _, meant in options(s, f["unit"], part)]
    return {"pay": 1, "save": 0} if near else {"pay": 1}


asks("reinforce")(_reinforce_choices)


def _reinforce_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant:
        units.gain_adrenaline(s, f["unit"], -f["cost"])
        s.stack[-2]["paid"] = 1
        s.tell("reinforced", unit=f["unit"], cost=f["cost"])


answers("reinforce")(_reinforce_answer)


def _numbers(s: Position, *lists: Operations) -> tuple[int, ...]:
    return tuple(s.table.book.number_of(operations) for operations in lists if operations)


def perform(s: Position, f: Frame) -> None:
    """Begin the action that was chosen."""
    unit = f["unit"]
    basic, sort, number, target, picked = f["meant"]
    card = _card(s, f)
    part = (None if basic else _part(s, f)) or BASIC[sort]
    more = _reinforced(s, f) if f.get("paid", 0) and not basic else None
    plus = more if more is not None else Reinforced("", 0)
    bonus = f["n"] if f["mode"] in ("extra", "attack") else part.bonus + plus.bonus
    f["at"] = 2
    f["meant"] = ()
    f["target"] = target if target >= 0 else -1
    f["after"] = () if sort == "effect" else _numbers(s, part.do, plus.do)
    if s.log is not None:
        where = s.table.board.names[picked] if picked >= 0 else None
        s.tell("action", unit=unit, sort=sort, target=target, hex=where, base=bool(basic))
    common = {"unit": unit, "bonus": bonus, "base": basic, "forced": int(part.forced)}
    on_hit = _numbers(s, part.on_hit, plus.on_hit)
    on_failure = _numbers(s, part.on_failure, plus.on_failure)
    if sort in ATTACKS:
        weapon = weapon_named(s, unit, part, number) if sort == "ranged" else None
        area = part.area or (weapon.area if weapon is not None else ())
        stability = part.stability
        s.push(
            "attack",
            **common,
            sort=f"hit/{sort}/area" if area else f"hit/{sort}",
            weapon=number,
            target=target,
            hex=picked,
            area=area,
            own_weapon=1 if part.weapon is not None else 0,
            card=units.top(s, unit) if card is not None and not basic else -1,
            i=f["i"],
            reach=reach_of(s, part, weapon, plus.range),
            any=int(part.any_direction or part.area_self),
            piercing=part.piercing + plus.piercing + (weapon.piercing if weapon is not None else 0),
            on_hit=on_hit,
            on_damage=_numbers(s, part.on_damage, plus.on_damage),
            on_failure=on_failure,
            stability=()
            if stability is None
            else (stability.push + plus.push, int(stability.knock), stability.bonus),
        )
    elif sort == "stability":
        how = part.stability
        push, knock, extra = (1, 1, 0) if how is None else (how.push, int(how.knock), how.bonus)
        common["bonus"] += extra
        s.push(
            "stability",
            **common,
            target=target,
            picked=picked,
            push=push + plus.push,
            knock=knock,
            effect=(),
            on_hit=on_hit,
            on_failure=on_failure,
        )
    elif sort == "grab":
        s.push(
            "grab",
            **common,
            target=target,
            grab=part.grab + plus.grab,
            effect=(),
            on_hit=on_hit,
            on_failure=on_failure,
        )
    elif sort == "fear":
        targets = tuple(frightened_by(s, unit, (part.range or 1) + plus.range))
        s.push("frighten", **common, targets=targets, effect=(), on_hit=on_hit, on_failure=on_failure)
    elif sort == "break-free":
        s.push("break-free", **common, net=number)
    elif sort == "interact":
        interact.begin(s, unit, number)
    else:
        effects.run_lists(s, _numbers(s, part.do, plus.do), s.table.owner[unit], unit, source="card")
