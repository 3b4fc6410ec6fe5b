# cython: wraparound=True, boundscheck=True
"""Effects: a list of operations carried out one after the other, each for the units it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.content.model import Filter, Operation, Operations
from lostworld.skirmish.content.vocabulary import OPERATIONS
from lostworld.skirmish.rules import playing, units
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.filters import NOTHING, Happens, matches
from lostworld.skirmish.rules.position import ACTIVATED, ON_MAP, SKIPPED, Frame, Position

Verb = Callable[[Position, Frame, Operation, int], None]
VERBS: dict[str, Verb] = {}
"""What each operation does: (position, effect, operation, unit or -1)."""

_HAS_UNIT = {name for name, verb in OPERATIONS.items() if any(field.name == "unit" for field in verb.fields)}


def verb(name: str) -> Callable[[Verb], Verb]:
    """Enter the function of an operation."""

    def enter(function: Verb) -> Verb:
        VERBS[name] = function
        return function

    return enter


def run(
    s: Position,
    operations: Operations,
    seat: Seat,
    me: int,
    other: int = -1,
    it: int = -1,
    card: int = -1,
    event: Happens = NOTHING,
    source: str = "",
) -> None:
    """Push an effect; nothing for an empty list."""
    if operations:
        numbers = (s.table.book.number_of(operations),)
        run_lists(s, numbers, seat, me, other, it, card, event, source)


def run_lists(
    s: Position,
    numbers: tuple[int, ...],
    seat: Seat,
    me: int,
    other: int = -1,
    it: int = -1,
    card: int = -1,
    event: Happens = NOTHING,
    source: str = "",
) -> None:
    """Push an effect of several lists, one after the other; the unit chosen in one is ``it`` in the next."""
    if numbers:
        s.push(
            "effect",
            ops=numbers[0],
            more=numbers[1:],
            i=0,
            queue=None,
            seat=seat,
            me=me,
            other=other,
            it=it,
            card=card,
            event=event.plain(),
            source=source,
        )


def resolve(s: Position, seat: Seat, use: Any, event: Happens) -> None:
    """Use a card, an ability or gear at once."""
    kind, number, *rest = use
    meant = ("card", s.gear[rest[0]][number][0], *rest) if kind == "gear" else use
    playing.begin_use(s, seat, use)
    start(s, seat, meant, event)


def start(s: Position, seat: Seat, use: Any, event: Happens) -> None:
    """Push the effect of a use that is paid."""
    kind, number, me, other, _ = use
    if kind == "ability":
        ability = s.table.specs[me].abilities[number]
        run(s, ability.operations, seat, me, other, event=event, source=f"ability:{ability.id}")
    else:
        hero = s.table.book.heroes[number]
        card = number if kind == "hero" else -1
        run(s, hero.operations, seat, me, other, card=card, event=event, source=f"hero:{hero.id}")


def event_of(f: Frame) -> Happens:
    """The event an effect answers."""
    return Happens(*f["event"])


def candidates(s: Position, f: Frame, wanted: Filter) -> list[int]:
    """The units of a filter, nearest to ``self`` first, then by number."""
    me, event = f["me"], event_of(f)
    found = [unit for unit in units.on_map(s) if matches(s, wanted, unit, f["seat"], me, event)]
    if me >= 0 and s.place[me] >= 0:
        nearest_first = sorted([(units.apart(s, me, unit), unit) for unit in found])
        return [unit for _, unit in nearest_first]
    return found


def _effect(s: Position, f: Frame) -> None:
    operations = s.table.book.lists[f["ops"]]
    if f["i"] >= len(operations):
        if f["more"]:
            f["ops"], *more = f["more"]
            f["more"] = tuple(more)
            f["i"] = 0
        else:
            s.pop()
        return
    operation = operations[f["i"]]
    if f["queue"] is None:
        if operation.verb in _HAS_UNIT:
            how = operation.unit.how
            if how == "choose":
                if not candidates(s, f, operation.unit.filter):
                    f["queue"] = ()
                else:
                    s.ask(f["seat"], "effect-unit")
                return
            if how == "each":
                f["queue"] = tuple(candidates(s, f, operation.unit.filter))
            else:
                unit = f[{"self": "me", "other": "other", "it": "it"}[how]]
                f["queue"] = (unit,) if unit >= 0 else ()
        elif operation.verb == "each":
            f["queue"] = tuple(candidates(s, f, operation.of))
        else:
            f["queue"] = (-1,)
    if not f["queue"]:
        f["queue"] = None
        f["i"] += 1
        return
    unit, *rest = f["queue"]
    f["queue"] = tuple(rest)
    if unit < 0 or s.status[unit] == ON_MAP:
        VERBS[operation.verb](s, f, operation, unit)


frame("effect")(_effect)


def _unit_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    operation = s.table.book.lists[f["ops"]][f["i"]]
    return {f"unit:u{unit}": unit for unit in candidates(s, f, operation.unit.filter)}


asks("effect-unit")(_unit_choices)


def _unit_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["queue"] = (meant,)
    f["it"] = meant


answers("effect-unit")(_unit_answer)


# What a card does on a success can be waived (ruling 13) ------------------------------------------


def may_waive(s: Position, f: Frame) -> bool:
    """Ask the initiator, once, whether what the card does on a success happens; whether he was asked."""
    if not f.get("on_hit", ()) or f.get("forced", 0) or "does" in f:
        return False
    s.ask(s.table.owner[f["unit"]], "card-consequences")
    return True


def _card_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {"all": 1, "waive:effect": 0}


asks("card-consequences")(_card_choices)


def _card_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["does"] = meant


answers("card-consequences")(_card_answer)


def own_effect(s: Position, f: Frame) -> bool:
    """A test inside an effect may have consequences of its own (``then``, ``otherwise``); whether it has."""
    if not f["effect"]:
        return False
    then, otherwise, seat, card, source = f["effect"]
    number = then if f["won"] else otherwise
    if number >= 0:
        run(s, s.table.book.lists[number], seat, f["unit"], f["target"], f["target"], card, source=source)
    return number >= 0 or not f["won"]


def run_named(s: Position, f: Frame, name: str) -> None:
    """What the card does to the target of a test on a success or a failure."""
    owner = s.table.owner[f["unit"]]
    run_lists(s, f.get(name, ()), owner, f["unit"], f["target"], f["target"], source="card")


# What several subjects share ----------------------------------------------------------------------


def change_initiative(s: Position, unit: int, n: int, fixed: bool) -> None:
    """An initiative change; a unit that has activated or skipped is not affected (ruling 8)."""
    if s.marks[unit] & (ACTIVATED | SKIPPED) or s.status[unit] != ON_MAP:
        return
    added, base = s.shift[unit]
    s.shift[unit] = (0, n) if fixed else (added + n, base)
    s.tell("initiative_changed", unit=unit, initiative=units.initiative(s, unit))


def nearest(s: Position, kinds: tuple[str, ...]) -> Frame | None:
    """The topmost frame of one of these kinds."""
    for f in reversed(s.stack):
        if f["k"] in kinds:
            return f
    return None
