# cython: wraparound=True, boundscheck=True
"""The Initiative phase: slide, draw, placing Active, Next and Idle (rulings 1-3, 15, 55-58)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import announcements, cards, conditions, playing, resources, units, victory
from lostworld.skirmish.rules.engine import ASKED_IF, answers, asks, first_of, frame, order_from
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import (
    ANEW,
    CALLED,
    INITIATIVE,
    KEPT,
    ON_MAP,
    REACTION,
    RESERVE,
    REVEALED,
    SEDATED,
    SEDATED_NOW,
    STANDING_PLUS,
    Frame,
    Position,
)
from lostworld.skirmish.rules.setup import has_place, places_for, put
from lostworld.skirmish.rules.table import SEDATIVE, WOUND, is_condition, is_wound
from lostworld.skirmish.rules.windows import open_window

# Placing Active cards -----------------------------------------------------------------------------


def _first(s: Position, f: Frame) -> None:
    if f["at"] == 0:
        f["at"] = 1
        s.phase = INITIATIVE
        playing.new_moment(s)
        s.tell("phase_begins", phase="initiative")
        s.push("placing-active", units=tuple(units.on_map(s)))
    elif f["at"] == 1:
        f["at"] = 2
        s.push("placing", left=tuple(units.on_map(s)))
    else:
        for unit in units.on_map(s):
            cards.return_rest(s, unit)
        s.pop()


frame("first-initiative")(_first)


def _placing_active(s: Position, f: Frame) -> None:
    f["units"] = tuple([u for u in f["units"] if s.status[u] == ON_MAP and units.top(s, u) < 0 and s.hand[u]])
    if not f["units"]:
        s.pop()
        return
    players = sorted({s.table.owner[unit] for unit in f["units"]})
    if "turn" not in f:
        if len(players) > 1:
            s.ask(s.first, "who-places")
            return
        f["turn"] = players[0]
    seat = first_of(s, f["turn"], players)
    f["turn"] = seat
    s.ask(seat, "place-active")


frame("placing-active")(_placing_active)


def _who_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    owner = s.table.owner
    group = f["group"] if f["k"] == "placing" else f["units"]
    players = sorted({owner[unit] for unit in group})
    return {f"player:{s.table.seats[player]}": player for player in players}


asks("who-places")(_who_choices)


def _active_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for unit in f["units"]:
        if s.table.owner[unit] == seat:
            for card in sorted(set(s.hand[unit])):
                found[f"active:u{unit},{s.table.card_name(card)}"] = (unit, card)
    return found


asks("place-active")(_active_choices)


def _active_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit, card = meant
    _from_hand(s, unit, card)
    s.active[unit] = (*s.active[unit], WOUND if is_wound(card) else card)
    s.marks[unit] &= ~REVEALED
    s.peeked[unit] &= 15
    cards.tell_placed(s, unit, "active", card)
    f["turn"] = (seat + 1) % len(s.out)


answers("place-active")(_active_answer)


def _from_hand(s: Position, unit: int, card: int) -> None:
    hand = list(s.hand[unit])
    hand.remove(card)
    s.hand[unit] = tuple(hand)


# Placing Next cards -------------------------------------------------------------------------------


def _placing(s: Position, f: Frame) -> None:
    """Next cards, one per unit, in descending initiative of the Active cards."""
    f["left"] = tuple(
        [
            unit
            for unit in f["left"]
            if s.status[unit] == ON_MAP and not s.marks[unit] & SEDATED and s.hand[unit] and s.next[unit] < 0
        ]
    )
    if not f["left"]:
        s.pop()
        return
    group = [unit for unit in f.get("group", ()) if unit in f["left"]]
    if not group:
        group = units.fastest(s, f["left"])
        f.pop("turn", None)
    f["group"] = tuple(group)
    players = sorted({s.table.owner[unit] for unit in group})
    if "turn" not in f:
        if len(players) > 1:
            s.ask(s.first, "who-places")
            return
        f["turn"] = players[0]
    seat = first_of(s, f["turn"], players)
    f["turn"] = seat
    s.ask(seat, "place-next")


frame("placing")(_placing)


def _next_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {}
    name = s.table.card_name
    for unit in f["group"]:
        if s.table.owner[unit] != seat:
            continue
        hand = s.hand[unit]
        for card in sorted(set(hand)):
            found[f"next:u{unit},{name(card)}"] = (unit, card, -1)
            for idle in sorted(set(hand)):
                if idle < WOUND and (idle != card or hand.count(card) > 1):
                    found[f"next:u{unit},{name(card)},{name(idle)}"] = (unit, card, idle)
    return found


asks("place-next")(_next_choices)


def _next_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit, card, idle = meant
    _from_hand(s, unit, card)
    s.next[unit] = WOUND if is_wound(card) else card
    s.peeked[unit] &= ~15
    cards.tell_placed(s, unit, "next", card)
    if idle >= 0:
        _from_hand(s, unit, idle)
        s.idle[unit] = idle
        cards.tell_placed(s, unit, "idle", idle)
    f["turn"] = (seat + 1) % len(s.out)


answers("place-next")(_next_answer)


def _several_drawn(s: Position, f: Frame, seat: Seat) -> bool:
    """Cards of one name only: not asking would tell that nothing else was drawn."""
    group = f["group"] if f["k"] == "placing" else f["units"]
    return any(s.table.owner[unit] == seat and len(s.hand[unit]) > 1 for unit in group)


for _question in ("place-active", "place-next"):
    ASKED_IF[_question] = _several_drawn


# The phase ----------------------------------------------------------------------------------------


def _phase(s: Position, f: Frame) -> None:
    at = f["at"]
    if at and victory.side_fell(s):
        return
    if at == 0:
        f["at"] = 1
        s.phase = INITIATIVE
        playing.new_moment(s)
        s.tell("phase_begins", phase="initiative")
        announcements.raised(s, [Happens("phase-start")])
    elif at == 1:
        f["at"] = 2
        for seat in order_from(s, s.first):
            for unit in units.on_map(s):
                if s.table.owner[unit] != seat or s.marks[unit] & (KEPT | SEDATED):
                    continue
                if not s.marks[unit] & ANEW:
                    _slide(s, unit)
                # Who will be dealt anew does not slide; what waits for it takes effect all the same.
                if s.waiting[unit]:
                    conditions.sedatives_take_effect(s, unit)
        f["order"] = tuple(order_from(s, s.first))
    elif at == 2:
        _trim(s, f)
    elif at == 3:
        f["at"] = 4
        open_window(s, "slide")
    elif at == 4:
        f["at"] = 5
        s.push("arrivals")
    elif at == 5:
        f["at"] = 6
        anew = [unit for unit in units.waking(s) if s.marks[unit] & ANEW]
        f["anew"] = tuple(anew)
        for unit in reversed(anew):
            s.push("gather", unit=unit)
    elif at == 6:
        f["at"] = 7
        if f["anew"]:
            s.push("placing-active", units=f["anew"])
    elif at == 7:
        f["at"] = 8
        asleep = [unit for unit in units.on_map(s) if s.marks[unit] & SEDATED_NOW]
        for unit in asleep:
            s.marks[unit] &= ~SEDATED_NOW
        if asleep:
            victory.check(s, False)
    elif at == 8:
        f["at"] = 9
        playing.new_moment(s)
        s.push("draws", order=tuple(order_from(s, s.first)), anew=f["anew"])
    elif at == 9:
        f["at"] = 10
        playing.new_moment(s)
        s.push("placing", left=tuple([unit for unit in units.waking(s) if not s.marks[unit] & KEPT]))
    elif at == 10:
        f["at"] = 11
        playing.new_moment(s)
        for unit in units.on_map(s):
            cards.return_rest(s, unit)
        open_window(s, "placed")
    elif at == 11:
        f["at"] = 12
        order = order_from(s, s.first)
        for seat in order:
            resources.draw_heroes(s, seat, 2)
        for seat in reversed(order):
            if len(s.cards[seat]) > resources.HAND:
                s.push("hand-limit", seat=seat)
    elif at == 12:
        f["at"] = 13
        announcements.raised(s, [Happens("phase-end")])
    else:
        for unit in range(len(s.marks)):
            s.marks[unit] &= ~(KEPT | ANEW) if s.status[unit] == ON_MAP and units.top(s, unit) >= 0 else ~KEPT
        if not victory.side_fell(s):
            s.pop()


frame("initiative-phase")(_phase)


def _slide(s: Position, unit: int) -> None:
    """Played conditions leave, Next goes onto the played cards."""
    stack = s.active[unit]
    if stack and is_condition(stack[-1]) and s.marks[unit] & REVEALED:
        stack = stack[:-1]
    s.marks[unit] &= ~(REVEALED | REACTION | STANDING_PLUS)
    seen = s.peeked[unit]
    s.peeked[unit] = (seen & 15) << 4
    if s.next[unit] >= 0:
        s.active[unit] = (*stack, s.next[unit])
        s.next[unit] = -1
        if s.log is not None:
            s.tell("slid", unit=unit, initiative=units.initiative(s, unit))
    else:
        for card in stack:
            if card < SEDATIVE:
                units.put_away(s, unit, card, True)
        s.active[unit] = tuple(card for card in stack if card >= SEDATIVE)


def _surplus(s: Position, unit: int) -> int:
    """How many cards lie above the combo limit, Sedatives locking places."""
    stack = s.active[unit]
    return max(
        0, min(len(stack) - s.table.specs[unit].combo_limit, sum(1 for card in stack[:-1] if card < SEDATIVE))
    )


def _trim(s: Position, f: Frame) -> None:
    """Surplus cards go; then every player once may discard more, and Idle cards."""
    if f.get("trimmed", 0) == 0:
        f["trimmed"] = 1
        for unit in units.waking(s):
            if not s.marks[unit] & KEPT and _surplus(s, unit):
                conditions.trim(s, unit, _surplus(s, unit))
    while f["order"]:
        seat = f["order"][0]
        if len(_trim_choices(s, f, seat)) > 1:
            s.ask(seat, "trim")
            return
        f["order"] = f["order"][1:]
    f["at"] = 3


def _trim_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"keep": ("keep",)}
    for unit in units.waking(s):
        if s.table.owner[unit] != seat or s.marks[unit] & (KEPT | ANEW):
            continue
        if [card for card in s.active[unit][:-1] if card < SEDATIVE]:
            found[f"drop:u{unit}"] = ("drop", unit)
        if s.idle[unit] >= 0:
            found[f"idle:u{unit}"] = ("idle", unit)
    return found


asks("trim")(_trim_choices)


def _trim_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant[0] == "keep":
        f["order"] = f["order"][1:]
    elif meant[0] == "drop":
        conditions.trim(s, meant[1], 1)
    else:
        unit = meant[1]
        card = s.idle[unit]
        s.idle[unit] = -1
        units.put_away(s, unit, card, False)
        name = s.table.card_name(card)
        s.tell_only(seat, ("card",), "slot_emptied", unit=unit, slot="idle", card=name)


answers("trim")(_trim_answer)


# Arrivals -----------------------------------------------------------------------------------------


def _arrivals(s: Position, f: Frame) -> None:
    for seat in order_from(s, s.first):
        for unit, enlisted in enumerate(s.table.units):
            due = s.marks[unit] & CALLED or 0 < enlisted.round <= s.round + 1
            if enlisted.seat == seat and s.status[unit] == RESERVE and due and unit not in f.get("waits", ()):
                if has_place(s, unit):
                    f["unit"] = unit
                    s.ask(seat, "arrive")
                    return
                s.marks[unit] |= CALLED
                f["waits"] = (*f.get("waits", ()), unit)
    s.pop()


frame("arrivals")(_arrivals)


def _arrive_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return places_for(s, f["unit"])


asks("arrive")(_arrive_choices)


def _arrive_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit = f["unit"]
    put(s, unit, meant)
    s.marks[unit] |= ANEW
    s.tell("arrived", unit=unit, hex=s.table.board.names[meant // 6], facing=meant % 6)
    from lostworld.skirmish.rules import interact

    for card in s.table.units[unit].equipment:
        if card not in [entry[0] for entry in s.gear[unit]]:
            interact.bear(s, unit, card, seat, interact.uses_of(s, card))


answers("arrive")(_arrive_answer)


# Drawing ------------------------------------------------------------------------------------------


def _draws(s: Position, f: Frame) -> None:
    """Every player draws for his units; a kept Idle card joins them and counts as one."""
    if not f["order"]:
        s.pop()
        return
    seat = f["order"][0]
    if f["at"] == 0:
        f["at"] = 1
        for unit in reversed(units.waking(s)):
            if s.table.owner[unit] != seat or s.marks[unit] & KEPT or unit in f["anew"]:
                continue
            n = s.table.specs[unit].draws + s.extra_draw[unit]
            s.extra_draw[unit] = 0
            if s.idle[unit] >= 0:
                s.hand[unit] = tuple(sorted((*s.hand[unit], s.idle[unit])))
                s.idle[unit] = -1
                n -= 1
            cards.draw(s, unit, n)
    else:
        f["at"] = 0
        f["order"] = f["order"][1:]
        # Only this player's own units are concerned; the others have their own turn.
        s.push("draw-trigger", seat=seat)


frame("draws")(_draws)


def _draw_trigger(s: Position, f: Frame) -> None:
    seat = f["seat"]
    s.pop()
    announcements.raised(s, [Happens("draw")], only=seat)


frame("draw-trigger")(_draw_trigger)
