"""The action half: what may be done, and doing it (rulings 7, 30, 33, 37, 44, 46, 48, 56, 59, 64)."""

from __future__ import annotations

from typing import Any

from .attack import Attack, inside, make_attack, target_texts, weapons
from .conditions import frightened, received
from .filters import Moment
from .heroes import could, play_step, step_askers, step_texts
from .hexes import Hex, distance, in_front
from .interact import capacity, do_interact, interact_texts
from .movement import allies_cards, can_reinforce, pay_part, reactions
from .skills import attacking, base_of, defending, total
from .stability import compare, consequences, hexes_of, push_edges, record, stability_test
from .things import Game, Run, Unit, ask, hex_of, hex_text, number_of
from .windows import Test, open_window

ATTACKS = ("melee", "ranged")


def contact_texts(game: Game, unit: Unit, action: dict[str, Any], head: str, enemies: bool) -> list[str]:
    """Targets at contact (or the action's range), in front."""
    assert unit.here is not None
    reach = int(action.get("range", 1))
    texts = []
    things: list[Any] = [u for u in game.on_map() if u is not unit and not (enemies and game.allied(u, unit))]
    if not enemies:
        things += [t for t in game.things if t.here is not None and not t.marker and t.stability is not None]
    for thing in things:
        name = f"u{thing.number}" if isinstance(thing, Unit) else f"o{thing.number}"
        for here in hexes_of(thing):
            if not 1 <= distance(unit.here, here) <= reach:
                continue
            if action.get("any-direction") or in_front(unit.here, unit.facing, here):
                texts.append(f"{head},{name},{hex_text(here)}")
    return texts


def fear_targets(game: Game, unit: Unit, action: dict[str, Any]) -> list[Unit]:
    reach = int(action.get("range", 1)) + int(action.get("more-range", 0))
    return [
        other
        for other in game.on_map()
        if other is not unit and other.awake and not other.is_vehicle and game.between(unit, other) <= reach
    ]


def texts_for(game: Game, unit: Unit, action: dict[str, Any], prefix: str) -> list[str]:
    sort = action["sort"]
    if sort in ATTACKS:
        return target_texts(game, unit, sort, action, prefix)
    if sort == "stability":
        return contact_texts(game, unit, action, f"{prefix}:stability", False)
    if sort == "grab":
        # Ruling 96: at contact whatever its range; 44: again only to add the block.
        held = f"{prefix}:grab,u{unit.holds}," if unit.blocks else ""
        texts = contact_texts(game, unit, {**action, "range": 1}, f"{prefix}:grab", True)
        return [text for text in texts if not held or not text.startswith(held)]
    if sort == "fear":
        able = base_of(unit, "fear") + int(action.get("bonus", 0)) > 0
        return [f"{prefix}:fear"] if able and fear_targets(game, unit, action) else []
    if sort == "interact":
        return [f"{prefix}:interact,{text}" for text in interact_texts(game, unit)]
    if sort == "break-free":
        texts = [f"{prefix}:break-free,grabbers"] if game.grabbers(unit) else []
        return texts + ([f"{prefix}:break-free,net"] if unit.net else [])
    return [f"{prefix}:effect"]


def basic_actions(game: Game, unit: Unit) -> list[dict[str, Any]]:
    """Ruling 7."""
    found: list[dict[str, Any]] = [{"sort": "melee"}]
    if weapons(game, unit, {}):
        found.append({"sort": "ranged"})
    found.append({"sort": "stability"})
    if base_of(unit, "fear") > 0:
        found.append({"sort": "fear"})
    found += [{"sort": "interact"}, {"sort": "break-free"}]
    return found


def attack_possible(game: Game, unit: Unit, texts: list[str]) -> list[str]:
    return [text for text in texts if text.split(":")[1:] and text.split(":")[1].split(",")[0] in ATTACKS]


def reinforced(game: Game, unit: Unit, action: dict[str, Any], part: str) -> dict[str, Any]:
    """The action with what adrenaline adds."""
    card = game.shown_card(unit)
    result = dict(action)
    for entry in (card or {}).get("reinforced", []):
        if entry["part"] != part or part not in unit.paid:
            continue
        for key in ("bonus", "piercing", "grab", "times"):
            if key in entry:
                result[key] = int(result.get(key, 1 if key == "times" else 0)) + int(entry[key])
        if "range" in entry:
            result["more-range"] = int(entry["range"])
        if "push" in entry:
            stability = dict(result.get("stability", {}))
            stability["push"] = int(stability.get("push", 1)) + int(entry["push"])
            result["stability"] = stability
        for key in ("on-hit", "on-damage", "on-failure", "do"):
            if key in entry:
                result[key] = [*result.get(key, []), *entry[key]]
    return result


def farther(game: Game, unit: Unit, action: dict[str, Any], part: str) -> dict[str, Any]:
    """The action with the range that it has, or could have if its reinforced part is paid."""
    card = game.shown_card(unit) or {}
    entry: dict[str, Any] = next((r for r in card.get("reinforced", []) if r["part"] == part), {})
    if part in unit.paid or can_reinforce(game, unit, part, False):
        return {**action, "more-range": int(entry.get("range", 0))}
    return action


def action_half(game: Game, unit: Unit, mode: str, extra: int | None = None) -> Run:
    """``mode``: active, late, reaction or extra."""
    card = game.shown_card(unit) if not unit.knocked and mode != "extra" else None
    printed = list(card.get("actions", [])) if card else []
    place = 0
    times = 0
    began = False
    offered = False
    while unit.awake:
        if mode != "extra" and not offered:  # ruling 50: before each action
            yield from allies_cards(game, unit)
        offered = True
        blocked = game.is_blocked(unit)
        part = f"action-{place + 1}"
        now = printed[place] if place < len(printed) else None
        texts: list[str] = []
        if now is not None and (not blocked or now["sort"] == "break-free"):
            texts += texts_for(game, unit, farther(game, unit, now, part), "do")
        forced = bool(now and now.get("forced"))
        if not began and not (forced and texts):
            for basic in basic_actions(game, unit):
                if blocked and basic["sort"] != "break-free":
                    continue
                if now and now["sort"] == basic["sort"] and "area" not in now and "weapon" not in now:
                    continue
                texts += texts_for(game, unit, basic, "base")
        must = forced and any(text.startswith("do:") for text in texts)
        rage = unit.furious and "attack" in game.content.conditions["furious"]["forced"]
        if rage and not began:
            attacks = attack_possible(game, unit, texts)
            if attacks:
                texts, must = attacks, True
        if not must:
            texts.append("none")
            whole = any(action.get("forced") for action in printed)
            if mode == "active" and game.has_reaction(unit) and not whole and not began:
                texts.append("hold")
        if unit.holds >= 0 and mode == "active":
            texts.append("release")
        if mode == "active" and can_reinforce(game, unit, "standing", False):
            texts.append("reinforce:standing")
        if mode != "extra":
            texts += step_texts(game, unit.seat, unit)
        asked = mode != "extra" and unit.seat in step_askers(game, unit)
        always = asked or might_equip(game, unit, began, blocked)
        answer = yield from ask(game, unit.seat, "action", texts, always=always)
        word, _, rest = answer.partition(":")
        if word in ("play", "gear"):
            yield from play_step(game, unit.seat, answer)
            continue
        if word == "release":
            unit.holds, unit.blocks = -1, False
            continue
        if word == "reinforce":
            pay_part(game, unit, rest)
            continue
        if word == "hold":
            unit.held.append("action")
            return
        if word == "none":
            place, times = place + 1, 0
            if now is None or place >= len(printed):
                return
            began, offered = True, False
            continue
        began, offered = True, False
        if word == "do":
            assert now is not None
            if can_reinforce(game, unit, part, False):
                near = answer in texts_for(game, unit, now, "do")
                paid = yield from ask(game, unit.seat, "reinforce", ["pay", "save"] if near else ["pay"])
                if paid == "pay":
                    pay_part(game, unit, part)
            full = reinforced(game, unit, now, part)
            yield from do_action(game, unit, full, rest, False, mode)
            times += 1
            if times >= int(full.get("times", 1)):
                place, times = place + 1, 0
        else:
            sort = rest.split(",")[0]
            yield from do_action(game, unit, {"sort": sort}, rest, True, mode, extra or 0)
            place = len(printed)
        if unit.awake and mode in ("active",):
            yield from reactions(game, unit, "action")
        if place >= len(printed):
            return


def might_equip(game: Game, unit: Unit, began: bool, blocked: bool) -> bool:
    """Whether the hand could hold a card to equip, by what everybody knows; not asking would tell."""
    if began or blocked or unit.knocked or "human" not in unit.keywords:
        return False

    def fits(name: str) -> bool:
        card = game.content.hero[name]
        if not card.get("place") or not capacity(unit, card["place"]):
            return False
        return bool(game.players[unit.seat].requisition >= card.get("cost", {}).get("n", 0))

    return could(game, unit.seat, fits)


def do_action(
    game: Game, unit: Unit, action: dict[str, Any], rest: str, base: bool, mode: str, n: int = 0
) -> Run:
    from .effects import Source, run

    sort, *fields = rest.split(",")
    if sort in ATTACKS:
        attack = Attack(unit, sort, action, base)
        attack.n, attack.source = n, "card"
        declare(game, attack, fields)
        yield from make_attack(game, attack)
    elif sort == "stability":
        yield from stability_action(game, unit, action, fields, base, n)
    elif sort == "grab":
        yield from grab_action(game, unit, action, fields, base)
    elif sort == "fear":
        yield from fear_action(game, unit, action, base, n)
    elif sort == "interact":
        yield from do_interact(game, unit, fields)
    elif sort == "break-free":
        yield from break_free(game, unit, action, fields[0], base, n)
    else:
        yield from run(game, action.get("do", []), Source(unit.seat, unit, None, Moment("effect")))


def declare(game: Game, attack: Attack, fields: list[str]) -> None:
    arms = {name: (weapon, gear) for name, weapon, gear in weapons(game, attack.unit, attack.action)}
    if attack.sort == "ranged":
        name = fields.pop(0) if fields[0] in arms and fields[0] else ""
        attack.weapon, attack.weapon_gear = arms[name]
    if attack.area:
        attack.centre = hex_of(fields[0])
        hexes = inside(game, attack, attack.centre)
        attack.targets = [(target, first_inside(attack, target)) for target in hexes]
    else:
        attack.targets = [(game.units[number_of(fields[0])], hex_of(fields[1]))]


def first_inside(attack: Attack, target: Unit) -> Hex:
    from .attack import area_hexes

    assert attack.centre is not None
    hexes = area_hexes(attack, attack.centre)
    return min((h for h in target.hexes if h in hexes), key=lambda h: (distance(h, attack.centre), h))  # type: ignore[arg-type]


def stability_action(
    game: Game, unit: Unit, action: dict[str, Any], fields: list[str], base: bool, n: int
) -> Run:
    target: Any = (game.units if fields[0][0] == "u" else game.things)[number_of(fields[0])]
    edges: list[tuple[int, Hex | None]] = list(push_edges(unit, target))
    bonus = int(action.get("bonus", 0))
    part = action.get("stability", {})
    result = yield from stability_test(game, unit, target, bonus + int(part.get("bonus", 0)), base, n)
    if result is None:
        return
    if result[0]:
        yield from consequences(game, unit, target, result[1], edges, part, bonus, base)


def grab_action(game: Game, unit: Unit, action: dict[str, Any], fields: list[str], base: bool) -> Run:
    """Ruling 44."""
    from .effects import Source, run

    target = game.units[number_of(fields[0])]
    test = Test("grab", unit, [target])
    test.base = base
    yield from open_window(game, "grab", test)
    if not unit.awake or not target.on_map:
        return
    mine = attacking(game, unit, "stability", test, target, int(action.get("bonus", 0)))
    plain = total(mine)
    more = attacking(game, unit, "grab", test, target, int(action.get("grab", 0)))
    mine = [*mine, *(("grab" if name == "card" else name, n) for name, n in more if n)]
    allies = [u for u in game.grabbers(target) if u is not unit and game.allied(u, unit)]
    if allies:
        mine.append(("allies", len(allies)))
    theirs = defending(game, target, "stability", test)
    success = yield from compare(game, test, target, mine, theirs)
    source = Source(unit.seat, unit, target, Moment("result", role="initiator"))
    if not success:
        yield from run(game, action.get("on-failure", []), source)
        return
    left = test.ties(unit) - test.ties(target)
    blocks = plain > total(theirs) or (plain == total(theirs) and left >= 0)
    options = ["grab", "none"] + (["block"] if blocks else [])
    answer = yield from ask(game, unit.seat, "grab-consequences", options)
    if answer != "none" and target.on_map:
        yield from take_hold(game, unit, target, answer == "block")
    yield from on_success(game, unit, action, source)


def on_success(game: Game, unit: Unit, action: dict[str, Any], source: Any) -> Run:
    """What the card does on a success of a stability, grab or fear test, which can be waived (ruling 74)."""
    from .effects import run

    if action.get("on-hit"):
        options = ["all"] if action.get("forced") else ["all", "waive:effect"]
        answer = yield from ask(game, unit.seat, "card-consequences", options)
        if answer == "all":
            yield from run(game, action["on-hit"], source)


def take_hold(game: Game, unit: Unit, target: Unit, blocks: bool) -> Run:
    again = unit.holds == target.number
    had = unit.blocks if again else False
    unit.holds, unit.blocks = target.number, blocks or had
    if not again:
        yield from received(game, target, "grabbed", unit, "blocked" if blocks else "")
    elif blocks and not had:
        yield from received(game, target, "blocked", unit)


def fear_action(game: Game, unit: Unit, action: dict[str, Any], base: bool, n: int) -> Run:
    """Ruling 56."""
    targets = fear_targets(game, unit, action)
    while True:
        allies = [t for t in targets if game.allied(t, unit)]
        if not allies:
            break
        answer = yield from ask(game, unit.seat, "spare", ["done", *(f"spare:u{t.number}" for t in allies)])
        if answer == "done":
            break
        targets.remove(game.units[number_of(answer.partition(":")[2])])
    if targets:
        tested = yield from fear_test(
            game, unit, targets, int(action.get("bonus", 0)), base, n, forced=bool(action.get("forced"))
        )
        yield from answers(game, unit, tested)


def fear_test(
    game: Game,
    unit: Unit,
    targets: list[Unit],
    bonus: int,
    base: bool,
    n: int = 0,
    beaten: list[Unit] | None = None,
    forced: bool = False,
) -> Run:
    test = Test("fear", unit, targets)
    test.base = base
    yield from open_window(game, "fear", test)
    if not unit.awake:
        return []
    beaten = [] if beaten is None else beaten
    tested = []
    for target in targets:
        if not target.awake:
            continue
        tested.append(target)
        success = yield from frightens(game, unit, target, test, bonus, n)
        if success:
            beaten.append(target)
    yield from fear_consequences(game, unit, beaten, forced)
    return tested


def frightens(game: Game, unit: Unit, target: Unit, test: Test, bonus: int, n: int) -> Run:
    mine = attacking(game, unit, "fear", test, target, bonus, n)
    return (yield from compare(game, test, target, mine, defending(game, target, "courage", test)))


def fear_consequences(game: Game, unit: Unit, beaten: list[Unit], forced: bool) -> Run:
    """Each Fear card can be waived (ruling 74)."""
    waivable = list(beaten)
    while waivable and not forced:
        texts = ["all", "waive:fear"]
        if len(waivable) > 1:
            texts += [f"waive:fear,u{target.number}" for target in waivable]
        said = yield from ask(game, unit.seat, "fear-consequences", texts)
        if said == "all":
            break
        waivable = [
            t for t in waivable if said.startswith("waive:fear,") and said != f"waive:fear,u{t.number}"
        ]
    yield from frightened(game, waivable, unit)


def answers(game: Game, unit: Unit, tested: list[Unit]) -> Run:
    """Ruling 56: every fearsome target tests the initiator once, one window for all these answers."""
    fearsome = [target for target in tested if target.awake and base_of(target, "fear") > 0]
    if not fearsome or not unit.awake or unit.is_vehicle:
        return
    test = Test("fear", fearsome[0], [unit])
    test.initiators = fearsome
    yield from open_window(game, "fear", test)
    for target in fearsome:
        if target.awake and unit.awake:
            test.initiator = target
            success = yield from frightens(game, target, unit, test, 0, 0)
            if success:
                yield from fear_consequences(game, target, [unit], False)


def break_free(game: Game, unit: Unit, action: dict[str, Any], what: str, base: bool, n: int) -> Run:
    """Ruling 46."""
    test = Test("break-free", unit, game.grabbers(unit) if what == "grabbers" else [])
    test.base = base
    yield from open_window(game, "break-free", test)
    if not unit.awake:
        return
    mine = attacking(game, unit, "stability", test, None, int(action.get("bonus", 0)), n)
    if what == "net":
        theirs = [("net", unit.net)]
        success = total(mine) >= unit.net
        record(game, test, None, mine, theirs, success)
        if success:
            unit.net = 0
        return
    grabbers = [holder for holder in test.targets if holder.on_map and holder.holds == unit.number]
    if not grabbers:
        return
    strongest = max(grabbers, key=lambda g: (total(defending(game, g, "stability", test)), -g.number))
    theirs = [*defending(game, strongest, "stability", test), ("grabbers", len(grabbers))]
    success = yield from compare(game, test, strongest, mine, theirs)
    if success:
        for holder in game.grabbers(unit):
            holder.holds, holder.blocks = -1, False


def forced_break_free(game: Game, unit: Unit) -> Run:
    """Ruling 62: a blocked unit must try to break free; 57: the combo beneath the Fear card counts."""
    yield from allies_cards(game, unit)
    while unit.awake and game.is_grabbed(unit):
        texts = texts_for(game, unit, {"sort": "break-free"}, "do") + step_texts(game, unit.seat, unit)
        asked = unit.seat in step_askers(game, unit)
        answer = yield from ask(game, unit.seat, "action", texts, always=asked)
        if answer.startswith("do:"):
            yield from break_free(game, unit, {}, answer.split(",")[1], False, 0)
            yield from reactions(game, unit, "action")
            return
        yield from play_step(game, unit.seat, answer)
