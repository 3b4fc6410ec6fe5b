"""The operations: one function a verb of the content's vocabulary, which says exactly what each means."""

from __future__ import annotations

from lostworld.skirmish.content.model import Operation
from lostworld.skirmish.rules import activation, announcements, conditions, resources, units
from lostworld.skirmish.rules.effects import (
    change_initiative,
    event_of,
    nearest,
    run,
    verb,
)
from lostworld.skirmish.rules.filters import Happens, holds, matches
from lostworld.skirmish.rules.position import (
    ACTIVATED,
    BLOCKS,
    CALLED,
    INITIATIVE,
    KNOCKED,
    MAY_SKIP,
    NO_SKIP,
    REACTION,
    REVEALED,
    SEDATED,
    SKIPPED,
    Frame,
    Position,
)
from lostworld.skirmish.rules.table import NO_CARD_SEDATIVE, is_condition

# Numbers ------------------------------------------------------------------------------------------


@verb("bonus")
def _bonus(s: Position, f: Frame, o: Operation, unit: int) -> None:
    test = nearest(s, ("test",)) if o.duration == "test" else None
    if test is not None:
        test["plus"] = (*test["plus"], (unit, o.skill, o.n, f["source"]))
    else:
        duration = "activation" if o.duration == "test" else o.duration
        s.bonuses[unit] = (*s.bonuses[unit], (o.skill, o.n, duration, f["source"]))


@verb("ties")
def _ties(s: Position, f: Frame, o: Operation, unit: int) -> None:
    test = nearest(s, ("test",))
    if test is not None:
        test["plus"] = (*test["plus"], (unit, "ties", o.n, f["source"]))


@verb("piercing")
def _piercing(s: Position, f: Frame, o: Operation, unit: int) -> None:
    attack = nearest(s, ("attack",))
    if attack is None:
        s.bonuses[f["me"]] = (*s.bonuses[f["me"]], ("piercing", o.n, "activation", f["source"]))
        return
    attack["piercing"] += o.n
    test = nearest(s, ("test",))
    if test is not None and test["sort"].startswith("damage"):
        test["plus"] = (*test["plus"], (attack["unit"], "piercing", o.n, f["source"]))


@verb("initiative")
def _initiative(s: Position, f: Frame, o: Operation, unit: int) -> None:
    change_initiative(s, unit, o.n, o.what == "set")


# Health -------------------------------------------------------------------------------------------


@verb("damage")
def _damage(s: Position, f: Frame, o: Operation, unit: int) -> None:
    less = s.table.specs[unit].armour[0] if o.armour else 0
    if o.n > less:
        s.push("hurt", unit=unit, amount=o.n - less, source=f["me"], cause="effect")


@verb("heal")
def _heal(s: Position, f: Frame, o: Operation, unit: int) -> None:
    full = s.table.specs[unit].health
    models = sorted(s.health[unit])
    left = o.n
    for i, health in enumerate(models):
        back = min(left, full - health)
        if back > 0:
            models[i] += back
            left -= back
    s.health[unit] = tuple(sorted(models, reverse=True))
    if left < o.n:
        s.tell("healed", unit=unit, amount=o.n - left)


@verb("prevent")
def _prevent(s: Position, f: Frame, o: Operation, unit: int) -> None:
    hurt = nearest(s, ("hurt",))
    if hurt is not None:
        hurt["amount"] = max(0, hurt["amount"] - o.n) if o.n else 0


# Conditions ---------------------------------------------------------------------------------------


@verb("critical-wound")
def _critical_wound(s: Position, f: Frame, o: Operation, unit: int) -> None:
    attack = nearest(s, ("attack",))
    if attack is not None:
        if unit in attack.get("wounded", ()):
            return
        attack["wounded"] = (*attack.get("wounded", ()), unit)
    conditions.wound(s, unit, f["me"])


@verb("fear")
def _fear(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if units.receive_fear(s, unit, max(0, f["me"])):
        announcements.raised(s, [Happens("condition", unit, f["me"], what="fear")])


@verb("remove")
def _remove(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if o.what in ("fear", "wound"):
        for _ in range(o.n):
            conditions.remove_card(s, unit, o.what)
    elif o.what == "sedative":
        for card in s.waiting[unit][: o.n]:
            units.back_to_owner(s, card)
            s.tell("removed_condition", unit=unit, what="sedative")
        s.waiting[unit] = s.waiting[unit][o.n :]
    elif o.what == "knock":
        if s.marks[unit] & KNOCKED:
            s.marks[unit] &= ~KNOCKED
            s.tell("stood_up", unit=unit)
    elif o.what == "grab":
        _free(s, unit)
    else:
        for holder in units.grabbers(s, unit):
            s.marks[holder] &= ~BLOCKS
        s.nets[unit] = 0
        s.tell("removed_condition", unit=unit, what="block")


def _free(s: Position, unit: int) -> None:
    for holder in units.grabbers(s, unit):
        units.let_go(s, holder, "effect")
    s.nets[unit] = 0


@verb("sedate")
def _sedate(s: Position, f: Frame, o: Operation, unit: int) -> None:
    for _ in range(o.n):
        conditions.sedative_waits(s, unit, NO_CARD_SEDATIVE, f["me"])


@verb("furious")
def _furious(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if o.what == "end":
        conditions.end_furious(s, unit)
    elif conditions.may_rage(s, unit):
        conditions.begin_furious(s, unit, now=True)


# Resources and cards ------------------------------------------------------------------------------


@verb("adrenaline")
def _adrenaline(s: Position, f: Frame, o: Operation, unit: int) -> None:
    units.gain_adrenaline(s, unit, o.n)


@verb("command")
def _command(s: Position, f: Frame, o: Operation, unit: int) -> None:
    resources.for_players(s, f, "gain", "command", o.n, o.who)


@verb("requisition")
def _requisition(s: Position, f: Frame, o: Operation, unit: int) -> None:
    resources.for_players(s, f, "gain", "requisition", o.n, o.who)


@verb("draw-hero")
def _draw_hero(s: Position, f: Frame, o: Operation, unit: int) -> None:
    resources.for_players(s, f, "draw", "", o.n, o.who)


@verb("discard-hero")
def _discard_hero(s: Position, f: Frame, o: Operation, unit: int) -> None:
    resources.for_players(s, f, "discard", o.chooser, o.n, o.who)


@verb("draw-action")
def _draw_action(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if nearest(s, ("placing", "draws")) is not None and s.table.owner[unit] >= 0 and s.hand[unit]:
        s.push("draw", unit=unit, left=o.n)
    else:
        s.extra_draw[unit] += o.n


@verb("replace-next")
def _replace_next(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if s.next[unit] >= 0 and not is_condition(s.next[unit]):
        s.push("replace-next", unit=unit, n=o.n, held=s.hand[unit])


@verb("swap")
def _swap(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if o.what == "next-idle":
        first, second = s.next[unit], s.idle[unit]
        if first >= 0 and second >= 0 and not is_condition(first):
            s.next[unit], s.idle[unit] = second, first
            s.peeked[unit] &= ~15
            s.tell(
                "card_placed", unit=unit, slot="next", initiative=units.printed_initiative(s, unit, second)
            )
        return
    card, after = units.top(s, unit), s.next[unit]
    if card < 0 or after < 0 or s.marks[unit] & REVEALED or is_condition(card) or is_condition(after):
        return
    s.active[unit] = (*s.active[unit][:-1], after)
    s.next[unit] = card
    seen = s.peeked[unit]
    s.peeked[unit] = seen >> 4 & 15 | (seen & 15) << 4
    s.tell("card_placed", unit=unit, slot="active", initiative=units.printed_initiative(s, unit, after))


@verb("reveal")
def _reveal(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if o.what == "active":
        conditions.reveal(s, unit)
    elif s.next[unit] >= 0:
        s.peeked[unit] |= 1 << f["seat"]
        name = s.table.card_name(s.next[unit])
        s.tell_only(f["seat"], ("card",), "looked", seat=f["seat"], unit=unit, card=name)


@verb("discard-combo")
def _discard_combo(s: Position, f: Frame, o: Operation, unit: int) -> None:
    before = units.initiative(s, unit)
    conditions.trim(s, unit, o.n)
    played = s.phase == INITIATIVE and s.marks[unit] & REVEALED
    if units.initiative(s, unit) != before and not played:
        # A condition card took its initiative at the slide and keeps it, whatever lies beneath (57, 61).
        added = s.shift[unit][0]
        s.shift[unit] = (added, before - added)


@verb("unlock")
def _unlock(s: Position, f: Frame, o: Operation, unit: int) -> None:
    conditions.unlock(s, unit, o.n)


# Order and activation -----------------------------------------------------------------------------


@verb("skip")
def _skip(s: Position, f: Frame, o: Operation, unit: int) -> None:
    s.marks[unit] |= MAY_SKIP if o.what == "allow" else NO_SKIP


@verb("hold")
def _hold(s: Position, f: Frame, o: Operation, unit: int) -> None:
    s.marks[unit] |= REACTION
    # In a tied group it may react from the reveal on, also by a card played after it (ruling 48).
    tied = any(f["k"] == "group" and unit in f["units"] for f in s.stack)
    if tied and s.marks[unit] & REVEALED and not s.marks[unit] & (ACTIVATED | SKIPPED):
        activation.poise(s, unit)


@verb("extra")
def _extra(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if s.marks[unit] & SEDATED:
        return
    if o.what == "movement":
        s.push("movement", unit=unit, mode="extra", n=o.n)
    else:
        s.push("action", unit=unit, mode="extra", n=o.n)


# On the map ---------------------------------------------------------------------------------------


@verb("move")
def _move(s: Position, f: Frame, o: Operation, unit: int) -> None:
    s.push("shift", unit=unit, seat=f["seat"], left=o.n)


@verb("turn")
def _turn(s: Position, f: Frame, o: Operation, unit: int) -> None:
    s.push("turn", unit=unit, seat=f["seat"], n=o.n)


@verb("push")
def _push(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if f["me"] >= 0 and f["me"] != unit and s.place[f["me"]] >= 0:
        s.push("shove", unit=f["me"], target=unit, n=o.n)


@verb("knock")
def _knock(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if units.knock(s, unit):
        announcements.raised(s, [Happens("condition", unit, f["me"], what="knocked")])


@verb("stand")
def _stand(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if s.marks[unit] & KNOCKED and not units.is_blocked(s, unit):
        s.marks[unit] &= ~KNOCKED
        s.tell("stood_up", unit=unit)


@verb("grab")
def _grab(s: Position, f: Frame, o: Operation, unit: int) -> None:
    me = f["me"]
    if me >= 0 and s.place[me] >= 0 and units.is_enemy(s, me, unit) and units.adjacent(s, me, unit):
        conditions.grab(s, me, unit, o.what == "block")


@verb("net")
def _net(s: Position, f: Frame, o: Operation, unit: int) -> None:
    fresh = not s.nets[unit]
    s.nets[unit] = max(s.nets[unit], o.n)
    s.tell("netted", unit=unit, number=s.nets[unit])
    if fresh:
        received = ("grabbed", "blocked")
        announcements.raised(s, [Happens("condition", unit, f["me"], what=word) for word in received])


@verb("release")
def _release(s: Position, f: Frame, o: Operation, unit: int) -> None:
    units.let_go(s, unit, "effect")


# Tests and attacks --------------------------------------------------------------------------------


@verb("test")
def _test(s: Position, f: Frame, o: Operation, unit: int) -> None:
    me = f["me"]
    if me < 0 or s.place[me] < 0 or me == unit:
        return
    then = s.table.book.number_of(o.then) if o.then else -1
    otherwise = s.table.book.number_of(o.otherwise) if o.otherwise else -1
    effect = (then, otherwise, f["seat"], f["card"], f["source"])
    if o.sort == "stability":
        s.push("stability", unit=me, target=unit, push=1, knock=1, bonus=o.n, base=1, effect=effect)
    elif o.sort == "grab":
        s.push("grab", unit=me, target=unit, bonus=o.n, grab=0, base=1, effect=effect)
    else:
        s.push("frighten", unit=me, targets=(unit,), bonus=o.n, base=1, effect=effect)


@verb("attack")
def _attack(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if f["me"] >= 0 and not s.marks[f["me"]] & SEDATED and s.place[f["me"]] >= 0:
        s.push("action", unit=f["me"], mode="attack", n=o.n, sort=o.what)


@verb("cancel")
def _cancel(s: Position, f: Frame, o: Operation, unit: int) -> None:
    test, window = nearest(s, ("test",)), nearest(s, ("window",))
    if test is None or window is None:
        return
    if o.what == "attack":
        test["cancelled"] = 1
        return
    side = s.table.side
    enemy = [source for seat, source in window["last"] if side[seat] != side[f["seat"]] and source]
    if enemy:
        test["plus"] = tuple(part for part in test["plus"] if part[3] != enemy[-1])
        s.tell("card_without_effect", seat=f["seat"], card=enemy[-1].partition(":")[2])


# Cards that stay, equipment, arrivals -------------------------------------------------------------


def _take_back(s: Position, f: Frame) -> bool:
    """Take the effect's own card from the discard, where it went when it was played."""
    thrown = list(s.thrown[f["seat"]])
    if f["card"] < 0 or f["card"] not in thrown:
        return False
    thrown.reverse()
    thrown.remove(f["card"])
    thrown.reverse()
    s.thrown[f["seat"]] = tuple(thrown)
    return True


@verb("attach")
def _attach(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if _take_back(s, f):
        hero = s.table.book.heroes[f["card"]]
        s.gear[unit] = (*s.gear[unit], (f["card"], f["seat"], hero.uses, o.until))
        s.tell("attached", unit=unit, seat=f["seat"], card=hero.id, place="attached")


@verb("load")
def _load(s: Position, f: Frame, o: Operation, unit: int) -> None:
    s.push("equip", unit=unit, seat=f["seat"], place=o.what, free=1)


@verb("bring-in")
def _bring_in(s: Position, f: Frame, o: Operation, unit: int) -> None:
    table = s.table
    for number, enlisted in enumerate(table.units):
        if (
            enlisted.round < 0
            and enlisted.seat == f["seat"]
            and enlisted.spec.id == o.name
            and not s.status[number]
        ):
            s.marks[number] |= CALLED


@verb("return-to-hand")
def _return_to_hand(s: Position, f: Frame, o: Operation, unit: int) -> None:
    seat = f["seat"]
    if o.what == "this":
        if _take_back(s, f):
            s.cards[seat] = tuple(sorted((*s.cards[seat], f["card"])))
    elif any(card != f["card"] for card in s.thrown[seat]):
        s.push("take-back", seat=seat, but=f["card"])


@verb("first-player")
def _first_player(s: Position, f: Frame, o: Operation, unit: int) -> None:
    s.first = f["seat"]
    s.tell("first_player", seat=s.first)
    window = nearest(s, ("token",))
    if window is not None:
        window["taken"] = 1


@verb("objective")
def _objective(s: Position, f: Frame, o: Operation, unit: int) -> None:
    if s.table.scenario.wins_at or s.table.scenario.at_end == "points":
        side = s.table.side[f["seat"]]
        s.points[side] += o.n
        s.tell("objective", seat=f["seat"], points=o.n)
    else:
        units.gain(s, f["seat"], "command", o.n)


# Structure ----------------------------------------------------------------------------------------


@verb("choose")
def _choose(s: Position, f: Frame, o: Operation, unit: int) -> None:
    s.push("choose", ops=f["ops"], i=f["i"], effect=_passed_on(f))


@verb("each")
def _each(s: Position, f: Frame, o: Operation, unit: int) -> None:
    run(s, o.then, f["seat"], f["me"], f["other"], unit, f["card"], event_of(f), f["source"])


@verb("if")
def _if(s: Position, f: Frame, o: Operation, unit: int) -> None:
    event = event_of(f)
    true = o.is_ is None or matches(s, o.is_, unit, f["seat"], f["me"], event)
    if o.situation is not None and not holds(s, o.situation, f["seat"], f["me"], event):
        true = False
    run(
        s,
        o.then if true else o.otherwise,
        f["seat"],
        f["me"],
        f["other"],
        f["it"],
        f["card"],
        event,
        f["source"],
    )


def _passed_on(f: Frame) -> tuple[object, ...]:
    return (f["seat"], f["me"], f["other"], f["it"], f["card"], f["event"], f["source"])
