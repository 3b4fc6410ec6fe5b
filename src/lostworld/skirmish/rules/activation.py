# cython: wraparound=True, boundscheck=True
"""The Action phase's units: activations, tied groups, skips, halves, reactions (8, 47, 48)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import announcements, conditions, effects, playing, units, victory
from lostworld.skirmish.rules.engine import ASKED_IF, answers, asks, frame, order_from, toss
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import (
    ACTIVATED,
    ANEW,
    FURIOUS,
    HELD_ACT,
    HELD_MOVE,
    MAY_SKIP,
    NO_SKIP,
    ON_MAP,
    POISED,
    RAMMED,
    REACTION,
    REVEALED,
    SEDATED,
    SKIP_TOSSED,
    SKIPPED,
    SKIPPED_LAST,
    STANDING_PLUS,
    Frame,
    Position,
)
from lostworld.skirmish.rules.table import WOUND, is_condition
from lostworld.skirmish.rules.windows import open_window

HALVES = {"movement": HELD_MOVE, "action": HELD_ACT}


def to_activate(s: Position) -> list[int]:
    """The units that have yet to activate in this phase."""
    found = []
    for unit in units.waking(s):
        marks = s.marks[unit]
        # Who waits to be dealt anew does not activate (ruling 55).
        if not marks & (ACTIVATED | SKIPPED) and (not marks & ANEW or units.top(s, unit) >= 0):
            found.append(unit)
    return found


def can_skip(s: Position, unit: int) -> bool:
    """Whether a unit may skip (ruling 47)."""
    marks, card = s.marks[unit], units.top(s, unit)
    if card < 0 or marks & (REVEALED | NO_SKIP):
        return False
    return bool(marks & MAY_SKIP) or not (marks & SKIPPED_LAST or is_condition(card))


def skip_disputed(s: Position, unit: int) -> bool:
    """Whether one card lets the unit skip and another forbids it: a coin decides (ruling 11)."""
    marks = s.marks[unit]
    if marks & FURIOUS and not marks & SKIP_TOSSED and "no-skip" in s.table.book.content.furious.forced:
        # The Furious card forbids it, as any card does.
        s.marks[unit] = marks = marks | NO_SKIP
    both = marks & MAY_SKIP and marks & NO_SKIP
    return bool(both and not marks & REVEALED and units.top(s, unit) >= 0)


def _settle_skip(s: Position, unit: int, tossed: int) -> None:
    """The coin has said which card counts: 1 the one that allows it, 0 the other."""
    s.marks[unit] = s.marks[unit] & ~(NO_SKIP if tossed else MAY_SKIP) | SKIP_TOSSED


def _tossed_for(s: Position, f: Frame, unit: int) -> bool:
    """Toss a coin where cards contradict each other; whether that is still to be done."""
    if not skip_disputed(s, unit):
        return False
    if "tossed" in f:
        _settle_skip(s, unit, f.pop("tossed"))
        return False
    toss(s, "skip", (0, 1))
    return True


def has_reaction(s: Position, unit: int) -> bool:
    """Whether the unit's revealed card has Reaction; a knocked unit keeps it (ruling 43)."""
    if s.marks[unit] & REACTION:
        return True
    card = units.top(s, unit)
    return bool(s.marks[unit] & REVEALED) and 0 <= card < WOUND and s.table.book.actions[card].reaction


def hold(s: Position, unit: int, half: str) -> None:
    """Hold a half for a reaction."""
    s.marks[unit] |= HALVES[half]
    s.tell("held", unit=unit, half=half)


# Cards without a condition, offered with a unit's own decisions (ruling 50) -----------------------


def step_cards(s: Position, unit: int, seat: Seat, found: dict[str, Any]) -> None:
    """Add the uses of cards without a condition, and the reinforcing of standing bonuses."""
    events = [Happens("", unit)]
    cards = playing.hero_uses(s, seat, sorted(set(s.cards[seat])), events)
    for use in cards + playing.ability_uses(s, seat, events, False):
        found[playing.use_text(s, use, events)] = ("use", use)


def could_step(s: Position, unit: int, seat: Seat) -> bool:
    """Whether by what everybody knows the seat could hold a card without a condition for the unit."""
    events = [Happens("", unit)]
    return playing.could_use(s, seat, events) or bool(playing.ability_uses(s, seat, events, False))


def offer_steps(s: Position, unit: int, seats: list[Seat]) -> bool:
    """Ask seats for cards without a condition, where the unit's own decision does not; whether any is."""
    order = tuple([seat for seat in seats if could_step(s, unit, seat)])
    if order:
        s.push("step", unit=unit, order=order)
    return bool(order)


def offer_before(s: Position, f: Frame, seats: list[Seat]) -> bool:
    """The same before a movement or an action, once for each (ruling 50)."""
    if f.get("offered", 0) or f["mode"] not in ("active", "held"):
        return False
    f["offered"] = 1
    return offer_steps(s, f["unit"], seats)


def allies_of(s: Position, unit: int) -> list[Seat]:
    """The other players of its side, clockwise from its own."""
    owner = s.table.owner[unit]
    allied = s.table.sides[s.table.side[owner]]
    if len(allied) == 1:
        return []
    return [seat for seat in order_from(s, owner) if seat in allied and seat != owner]


def _step(s: Position, f: Frame) -> None:
    if not f["order"] or s.status[f["unit"]] != ON_MAP:
        s.pop()
    elif could_step(s, f["unit"], f["order"][0]):
        s.ask(f["order"][0], "step-card")
    else:
        f["order"] = f["order"][1:]


frame("step")(_step)


def _step_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"done": ("done",)}
    step_cards(s, f["unit"], seat, found)
    return found


asks("step-card")(_step_choices)


def _step_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant[0] == "done":
        f["order"] = f["order"][1:]
    else:
        effects.resolve(s, seat, meant[1], Happens(unit=f["unit"]))


answers("step-card")(_step_answer)


def _always(s: Position, f: Frame, seat: Seat) -> bool:
    # In an extra movement no card is offered.
    return f.get("mode", "") != "extra" and could_step(s, f["unit"], seat)


for _question in ("movement", "step-card"):
    ASKED_IF[_question] = _always


# One unit -----------------------------------------------------------------------------------------


def _activate(s: Position, f: Frame) -> None:
    unit = f["unit"]
    at = f["at"]
    if at >= 3 and victory.side_fell(s):
        return
    if s.status[unit] != ON_MAP or s.marks[unit] & SEDATED:
        _finish(s, f)
        return
    owner = s.table.owner[unit]
    if at == 0:
        f["at"] = 1
        begin(s, unit)
        announcements.raised(s, [Happens("activation", unit)])
    elif at == 1:
        if _tossed_for(s, f, unit):
            return
        f["at"] = 2
        if can_skip(s, unit) and not f.get("asked", 0):
            s.ask(owner, "skip-or-reveal")
    elif at == 2:
        f["at"] = 3
        s.marks[unit] |= ACTIVATED
        if not s.marks[unit] & REVEALED and units.top(s, unit) >= 0:
            conditions.reveal(s, unit)
            announcements.raised(s, [Happens("reveal", unit)])
    elif at == 3:
        f["at"] = 4
        s.tell("activated", unit=unit)
        # A knocked unit keeps the card's order: it is no value and no keyword (ruling 43).
        number = units.top(s, unit)
        shown = s.marks[unit] & REVEALED and 0 <= number < WOUND
        order = s.table.book.actions[number].order if shown else "movement-first"
        halves: tuple[str, ...] = (
            ("action", "movement") if order == "action-first" else ("movement", "action")
        )
        if s.marks[unit] & POISED:
            # What it has done as a reaction already is gone.
            halves = tuple(
                [half for half in halves if s.marks[unit] & HALVES[half] or is_forced(s, unit, half)]
            )
            s.marks[unit] &= ~(POISED | HELD_MOVE | HELD_ACT)
        f["halves"] = halves
        if order == "free" and len(halves) == 2:
            s.ask(owner, "half-first")
    elif at == 4:
        if not f["halves"]:
            f["at"] = 6
            offer_steps(s, unit, [owner, *allies_of(s, unit)])
            return
        half, *rest = f["halves"]
        f["halves"] = tuple(rest)
        s.push(half, unit=unit, mode="active", n=0)
    else:
        _finish(s, f)


frame("activate")(_activate)


def is_forced(s: Position, unit: int, half: str) -> bool:
    card = units.active_card(s, unit)
    if card is None:
        return False
    return card.movement.forced if half == "movement" else any(part.forced for part in card.actions)


def poise(s: Position, unit: int) -> None:
    """In a tied group a unit with Reaction may react from the reveal on, forced parts excepted."""
    if has_reaction(s, unit):
        s.marks[unit] |= POISED
        for half, mark in HALVES.items():
            if not is_forced(s, unit, half):
                s.marks[unit] |= mark


def begin(s: Position, unit: int) -> None:
    """A new activation begins."""
    s.acting = unit
    playing.new_moment(s)
    for other, marks in enumerate(s.marks):
        if marks & RAMMED:
            s.marks[other] = marks & ~RAMMED


def _finish(s: Position, f: Frame) -> None:
    unit = f["unit"]
    if s.status[unit] == ON_MAP and not s.marks[unit] & SKIPPED:
        s.marks[unit] |= ACTIVATED
    _ends(s)


def _ends(s: Position) -> None:
    """An activation is over: cards can be used again, bonuses without a duration end (rulings 8, 16)."""
    s.acting = -1
    playing.new_moment(s)
    s.pop()


def _skip_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    unit = f["unit"]
    return {f"reveal:u{unit}": 0, f"skip:u{unit}": 1}


asks("skip-or-reveal")(_skip_choices)


def _skip_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit = f["unit"]
    if f["k"] == "group":
        f["unit"] = -1
    if not meant:
        return
    s.marks[unit] |= SKIPPED
    s.tell("skipped", unit=unit)
    if f["k"] == "activate":
        f["at"] = 9
        f["halves"] = ()
    announcements.raised(s, [Happens("skip", unit)])


answers("skip-or-reveal")(_skip_answer)


def _half_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {"first:action": ("action", "movement"), "first:movement": ("movement", "action")}


asks("half-first")(_half_choices)


def _half_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["halves"] = meant


answers("half-first")(_half_answer)


# Tied units ---------------------------------------------------------------------------------------


def _group(s: Position, f: Frame) -> None:
    at = f["at"]
    if at == 0:
        f["at"] = 1
        f["initiative"] = units.initiative(s, f["units"][0])
        f["unit"] = -1
        playing.new_moment(s)
        order = order_from(s, s.first)
        f["left"] = tuple([unit for seat in order for unit in f["units"] if s.table.owner[unit] == seat])
        s.tell("tied", units=f["units"], initiative=f["initiative"])
    elif at == 1:
        # Skips are declared, First Player first, then clockwise.
        while f["left"]:
            unit, *rest = f["left"]
            if s.status[unit] == ON_MAP and _tossed_for(s, f, unit):
                return
            f["left"] = tuple(rest)
            if s.status[unit] == ON_MAP and can_skip(s, unit):
                f["unit"] = unit
                s.ask(s.table.owner[unit], "skip-or-reveal")
                return
        f["at"] = 2
    elif at == 2:
        f["at"] = 3
        f["units"] = _still(s, f["units"])
        if len(f["units"]) == 1:
            # One unit left: no group, no window.
            _hand_over(s, f["units"][0])
            return
        hidden = [unit for unit in f["units"] if not s.marks[unit] & REVEALED and units.top(s, unit) >= 0]
        f["window"] = 1 if hidden else 0
        for unit in hidden:
            conditions.reveal(s, unit)
            poise(s, unit)
        announcements.raised(s, [Happens("reveal", unit) for unit in hidden])
    elif at == 3:
        f["at"] = 4
        if not f["units"]:
            s.pop()
        elif f["window"]:
            open_window(s, "tie", f["units"])
    elif at == 4:
        # Raised units activate before the group, lowered ones at their new place. Who is which is settled
        # now: what changes while the raised ones activate moves nobody of the group.
        if "fixed" not in f:
            there = [(unit, units.initiative(s, unit)) for unit in _still(s, f["units"])]
            f["raised"] = tuple([unit for unit, number in there if number > f["initiative"]])
            f["fixed"] = tuple([unit for unit, number in there if number == f["initiative"]])
        raised = _still(s, f["raised"])
        if raised:
            first = tuple(units.fastest(s, raised))
            if len(first) == 1:
                s.push("activate", unit=first[0])
            else:
                s.push("group", units=first)
            return
        f["at"] = 5
        f["units"] = f.pop("fixed")
        del f["raised"]
        f["turn"] = -1
        f["deed"] = "activate"
    else:
        _in_turn(s, f)


frame("group")(_group)


def _still(s: Position, group: tuple[int, ...]) -> tuple[int, ...]:
    waiting = to_activate(s)
    return tuple(unit for unit in group if unit in waiting)


def _hand_over(s: Position, unit: int) -> None:
    s.stack.pop()
    # Whether it skips has been asked already.
    s.push("activate", unit=unit, asked=1)


def _in_turn(s: Position, f: Frame) -> None:
    """The units of a group one at a time, alternating by player; First Player says who starts."""
    if f["deed"] == "activate":
        f["units"] = _still(s, f["units"])
    else:
        f["units"] = tuple(
            u for u in f["units"] if s.status[u] == ON_MAP and s.marks[u] & (HELD_MOVE | HELD_ACT)
        )
    if not f["units"]:
        s.pop()
        return
    owner = s.table.owner
    players = sorted({owner[unit] for unit in f["units"]})
    if f["turn"] < 0:
        if len(players) > 1:
            s.ask(s.first, "who-begins")
            return
        f["turn"] = players[0]
    seats = [seat for seat in order_from(s, f["turn"]) if seat in players]
    f["turn"] = seats[0]
    s.ask(seats[0], "which-unit")


def _who_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    owner = s.table.owner
    players = sorted({owner[unit] for unit in f["units"]})
    return {f"player:{s.table.seats[player]}": player for player in players}


asks("who-begins")(_who_choices)


def _who_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["turn"] = meant


answers("who-begins")(_who_answer)


def _which_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"unit:u{unit}": unit for unit in f["units"] if s.table.owner[unit] == seat}


asks("which-unit")(_which_choices)


def _which_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["units"] = tuple([unit for unit in f["units"] if unit != meant])
    f["turn"] = (seat + 1) % len(s.out)
    s.push(f["deed"], unit=meant)


answers("which-unit")(_which_answer)


# Reactions (ruling 48) ----------------------------------------------------------------------------


def _reactors(s: Position, half: str, cause: int, done: tuple[int, ...]) -> list[int]:
    mark = HALVES[half]
    found = []
    for unit in units.waking(s):
        marks = s.marks[unit]
        if (
            marks & mark
            and unit != cause
            and unit not in done
            and (half == "action" or not units.is_blocked(s, unit))
        ):
            found.append(unit)
    return found


def offer_reactions(s: Position, cause: int, half: str) -> None:
    """Let units with a held half answer what another unit has just done."""
    if _reactors(s, half, cause, ()):
        s.push("reactions", half=half, cause=cause, done=(), turn=-1, moved=0, units=(), result=0)


def _reactions(s: Position, f: Frame) -> None:
    if f["at"] == 1:
        f["at"] = 0
        f["moved"] |= 1 if f["result"] else 0
    reactors = _reactors(s, f["half"], f["cause"], f["done"])
    if not reactors or victory.side_fell(s):
        if s.stack and s.stack[-1] is f:
            s.pop(f["moved"])
        return
    f["units"] = tuple(reactors)
    players = sorted({s.table.owner[unit] for unit in reactors})
    if f["turn"] < 0:
        if len(players) > 1:
            s.ask(s.first, "who-begins")
            return
        f["turn"] = players[0]
    seats = [seat for seat in order_from(s, f["turn"]) if seat in players]
    f["turn"] = seats[0]
    s.ask(seats[0], "reaction")


frame("reactions")(_reactions)


def _reaction_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"decline": -1}
    for unit in f["units"]:
        if s.table.owner[unit] == seat:
            found[f"react:u{unit}"] = unit
    return found


asks("reaction")(_reaction_choices)


def _reaction_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    owner = s.table.owner
    f["turn"] = (seat + 1) % len(s.out)
    if meant < 0:
        f["done"] = (*f["done"], *[unit for unit in f["units"] if owner[unit] == seat])
        return
    f["done"] = (*f["done"], meant)
    f["at"] = 1
    f["result"] = 0
    s.marks[meant] &= ~HALVES[f["half"]]
    s.tell("reaction", unit=meant, half=f["half"])
    s.push(f["half"], unit=meant, mode="held", n=0)


answers("reaction")(_reaction_answer)


def _late(s: Position, f: Frame) -> None:
    """What was held and not used may be done after the last activation, movement before action."""
    unit = f["unit"]
    if s.status[unit] != ON_MAP or s.marks[unit] & SEDATED:
        _ends(s)
        return
    if f["at"] == 0:
        f["at"] = 1
        begin(s, unit)
    for half in ("movement", "action"):
        if s.marks[unit] & HALVES[half]:
            f["half"] = half
            s.ask(s.table.owner[unit], "late-half")
            return
    _ends(s)


frame("late")(_late)


def _late_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"do:{f['half']},u{f['unit']}": 1, f"forgo:{f['half']},u{f['unit']}": 0}


asks("late-half")(_late_choices)


def _late_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit, half = f["unit"], f["half"]
    s.marks[unit] &= ~HALVES[half]
    if meant:
        s.push(half, unit=unit, mode="held", n=0)


answers("late-half")(_late_answer)


def reinforce_standing(s: Position, unit: int, found: dict[str, Any]) -> None:
    """The standing part of a card can be reinforced once."""
    card = units.active_card(s, unit)
    if card is None or s.marks[unit] & STANDING_PLUS:
        return
    for more in card.reinforced:
        if more.part == "standing" and s.adrenaline[unit] >= more.cost:
            found["reinforce:standing"] = ("standing", more.cost)
