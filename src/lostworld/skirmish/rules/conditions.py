# cython: wraparound=True, boundscheck=True
"""Damage and conditions: health, Critical Wounds, Fear cards, Sedatives, Furious, grabs (36, 55-61)."""

from __future__ import annotations

from lostworld.skirmish.rules import announcements, units, victory
from lostworld.skirmish.rules.engine import frame, shuffle_deck
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import (
    ANEW,
    BLOCKS,
    FURIOUS,
    KNOCKED,
    ON_MAP,
    REVEALED,
    SEDATED,
    SEDATED_NOW,
    Frame,
    Position,
)
from lostworld.skirmish.rules.table import SEDATIVE, WOUND, is_condition, is_fear, is_wound

# Damage -------------------------------------------------------------------------------------------


def _hurt(s: Position, f: Frame) -> None:
    unit, source = f["unit"], f["source"]
    if s.status[unit] != ON_MAP and f["at"] < 2:
        s.pop(0)
        return
    if f["at"] == 0:
        f["at"] = 1
        announcements.raised(s, [Happens("damage", unit, source, f["cause"], amount=f["amount"])])
    elif f["at"] == 1:
        f["at"] = 2
        f["lost"] = _take_health(s, f)
    elif f["at"] == 2:
        f["at"] = 3
        lost = f["lost"]
        if (
            s.status[unit] == ON_MAP
            and 2 * lost >= units.starting_health(s, unit)
            and lost
            and f["cause"] != "effect"
        ):
            attack = s.stack[-2] if len(s.stack) > 1 else None
            if attack is None or unit not in attack.get("wounded", ()):
                if attack is not None and attack["k"] == "attack":
                    attack["wounded"] = (*attack.get("wounded", ()), unit)
                wound(s, unit, source)
    else:
        s.pop(f["lost"])


frame("hurt")(_hurt)


def _take_health(s: Position, f: Frame) -> int:
    """Damage goes to the model with least health left, then to the next (ruling 36)."""
    unit, source = f["unit"], f["source"]
    models = sorted(s.health[unit])
    left = f["amount"]
    lost = 0
    while left and models:
        taken = min(left, models[0])
        models[0] -= taken
        left -= taken
        lost += taken
        if models[0] == 0:
            del models[0]
    fallen = len(s.health[unit]) - len(models)
    s.health[unit] = tuple(reversed(models))
    if not lost:
        return 0
    s.tell("damage", unit=unit, amount=f["amount"], lost=lost, source=source)
    for entry in s.gear[unit]:
        if entry[3] == "hit":
            units.detach(s, unit, entry)
    events = []
    if fallen:
        s.tell("model_lost", unit=unit, models=len(models))
        events.append(
            Happens("elimination", unit, source, f["cause"], what="unit" if not models else "model")
        )
    if not models:
        s.tell("eliminated", unit=unit, by=source)
        units.remove_from_map(s, unit)
        victory.eliminated(s, unit)
    announcements.raised(s, events)
    return lost


# Critical Wounds and Fear -------------------------------------------------------------------------


def wound(s: Position, unit: int, source: int) -> None:
    """The unit receives a Critical Wound (ruling 61)."""
    if s.status[unit] == ON_MAP:
        s.push("wound", unit=unit, source=source)


def _wound(s: Position, f: Frame) -> None:
    unit = f["unit"]
    if f["at"] == 0:
        f["at"] = 1
        deck = s.deck[unit]
        # Fear cards stay on top; the rest is shuffled with the wound.
        f["fears"] = tuple([card for card in deck if is_fear(card)])
        s.deck[unit] = (*(card for card in deck if not is_fear(card)), WOUND)
        s.tell("wound", unit=unit)
        shuffle_deck(s, unit)
    elif f["at"] == 1:
        f["at"] = 2
        s.deck[unit] = (*s.deck[unit], *f["fears"])
        units.gain_adrenaline(s, unit, 1)
        announcements.raised(s, [Happens("condition", unit, f["source"], what="wound")])
    else:
        s.pop()


frame("wound")(_wound)


def remove_card(s: Position, unit: int, what: str) -> None:
    """One Fear card or Critical Wound leaves: from the deck first, then from a slot, which is then empty."""

    def fits(card: int) -> bool:
        return is_fear(card) if what == "fear" else is_wound(card)

    deck = list(s.deck[unit])
    hand = list(s.hand[unit])
    for cards in (deck, hand):
        for i in range(len(cards) - 1, -1, -1):
            if fits(cards[i]):
                del cards[i]
                s.deck[unit], s.hand[unit] = tuple(deck), tuple(hand)
                s.tell("removed_condition", unit=unit, what=what)
                return
    if s.next[unit] >= 0 and fits(s.next[unit]):
        s.next[unit] = -1
    elif units.top(s, unit) >= 0 and fits(units.top(s, unit)):
        s.active[unit] = s.active[unit][:-1]
        s.marks[unit] &= ~REVEALED
    else:
        return
    s.tell("removed_condition", unit=unit, what=what)


# Slots --------------------------------------------------------------------------------------------


def reveal(s: Position, unit: int) -> None:
    """The Active card is turned up for all."""
    if units.top(s, unit) >= 0 and not s.marks[unit] & REVEALED:
        s.marks[unit] |= REVEALED
        s.tell("revealed", unit=unit, card=s.table.card_name(units.top(s, unit)))


def trim(s: Position, unit: int, n: int) -> None:
    """The n lowest action cards under the top one are discarded."""
    stack = list(s.active[unit])
    for _ in range(n):
        for i, card in enumerate(stack[:-1]):
            if card < SEDATIVE:
                del stack[i]
                units.put_away(s, unit, card, True)
                s.tell("slot_emptied", unit=unit, slot="combo", card=s.table.card_name(card))
                break
    s.active[unit] = tuple(stack)


# Sedatives ----------------------------------------------------------------------------------------


def sedative_waits(s: Position, unit: int, card: int, source: int) -> None:
    """A Sedative goes under the unit's Next card; on vehicles and sedated units it is spent for nothing."""
    if "vehicle" in s.table.specs[unit].keywords or s.marks[unit] & SEDATED:
        units.back_to_owner(s, card)
        s.tell("sedative", unit=unit, stage="spent")
        return
    s.waiting[unit] = (*s.waiting[unit], card)
    s.tell("sedative", unit=unit, stage="waits")
    announcements.raised(s, [Happens("condition", unit, source, what="sedative")])


def sedatives_take_effect(s: Position, unit: int) -> bool:
    """At the slide: waiting Sedatives act and take their places; whether the unit falls asleep."""
    for card in s.waiting[unit]:
        units.gain_adrenaline(s, unit, -((s.adrenaline[unit] + 1) // 2))
        end_furious(s, unit)
        stack = list(s.active[unit])
        lowest = next((i for i, other in enumerate(stack[:-1]) if other < SEDATIVE), -1)
        if lowest >= 0:
            units.put_away(s, unit, stack.pop(lowest), True)
        locked = sum(1 for other in stack if other >= SEDATIVE)
        stack.insert(locked, card)
        s.active[unit] = tuple(stack)
        s.tell("sedative", unit=unit, stage="locks")
    s.waiting[unit] = ()
    locked = sum(1 for card in s.active[unit] if card >= SEDATIVE)
    if locked < s.table.specs[unit].combo_limit or s.marks[unit] & SEDATED:
        return False
    fall_asleep(s, unit)
    return True


def fall_asleep(s: Position, unit: int) -> None:
    """All places are locked: the unit is sedated."""
    cards = [*(card for card in s.active[unit] if card < SEDATIVE), s.next[unit], s.idle[unit]]
    shown = len(cards) - 3
    for i, card in enumerate(cards):
        units.put_away(s, unit, card, i <= shown - 1)
    for card in s.hand[unit]:
        units.put_away(s, unit, card, False)
    s.hand[unit] = ()
    s.active[unit] = tuple([card for card in s.active[unit] if card >= SEDATIVE])
    s.deck[unit] = tuple([card for card in s.deck[unit] if not is_condition(card)])
    s.next[unit] = s.idle[unit] = -1
    s.marks[unit] = s.marks[unit] & KNOCKED | SEDATED | SEDATED_NOW
    units.let_go(s, unit, "sedated")
    for holder in units.grabbers(s, unit):
        units.let_go(s, holder, "sedated")
    units.drop_load(s, unit)
    s.tell("sedated", unit=unit)


def unlock(s: Position, unit: int, n: int) -> None:
    """Sedatives that lock places leave; a sedated unit wakes and is dealt anew at the next slide."""
    stack = list(s.active[unit])
    for _ in range(n):
        locked = [card for card in stack if card >= SEDATIVE]
        if not locked:
            break
        stack.remove(locked[-1])
        units.back_to_owner(s, locked[-1])
        s.tell("removed_condition", unit=unit, what="sedative")
    freed = len(stack) < len(s.active[unit])
    s.active[unit] = tuple(stack)
    if freed and s.marks[unit] & SEDATED:
        s.marks[unit] = s.marks[unit] & KNOCKED | ANEW
        s.tell("woken", unit=unit)


# Furious ------------------------------------------------------------------------------------------


def may_rage(s: Position, unit: int) -> bool:
    """Whether a unit can become furious at all (ruling 58)."""
    return (
        s.status[unit] == ON_MAP
        and "dinosaur" in s.table.specs[unit].keywords
        and "vehicle" not in s.table.specs[unit].keywords
        and not s.marks[unit] & (FURIOUS | SEDATED)
        and not units.sedatives(s, unit)
        and "no-furious" not in s.table.special
    )


def begin_furious(s: Position, unit: int, now: bool) -> None:
    """The unit takes the Furious card; it is dealt anew at the next slide."""
    s.marks[unit] |= FURIOUS | ANEW
    # A phase that has begun already is no full one.
    s.rage[unit] = s.table.book.content.furious.rounds + (1 if now else 0)
    s.tell("furious", unit=unit, start=True)
    announcements.raised(s, [Happens("condition", unit, unit, what="furious")])


def end_furious(s: Position, unit: int) -> None:
    """Furious ends: adrenaline falls to 0."""
    if s.marks[unit] & FURIOUS:
        s.marks[unit] &= ~FURIOUS
        s.rage[unit] = 0
        s.tell("furious", unit=unit, start=False)
        units.gain_adrenaline(s, unit, -s.adrenaline[unit])


# Grabs --------------------------------------------------------------------------------------------


def grab(s: Position, holder: int, target: int, blocks: bool) -> None:
    """A unit grabs another; grabbing the same one again can only add the block (ruling 44)."""
    before = s.holds[holder] == target
    if not before:
        units.let_go(s, holder, "another")
        s.holds[holder] = target
    blocked = blocks and not s.marks[holder] & BLOCKS
    if blocks:
        s.marks[holder] |= BLOCKS
    s.tell("grabbed", unit=holder, target=target, blocked=bool(s.marks[holder] & BLOCKS))
    events = []
    if not before:
        events.append(Happens("condition", target, holder, what="grabbed"))
    if blocked:
        events.append(Happens("condition", target, holder, what="blocked"))
    announcements.raised(s, events)
