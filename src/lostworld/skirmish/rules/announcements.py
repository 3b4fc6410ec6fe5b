# cython: wraparound=True, boundscheck=True
"""Triggers that open no window: each player names the cards he plays, then they resolve (rulings 50, 51)."""

from __future__ import annotations

from typing import Any, Final

from lostworld.game import Seat
from lostworld.skirmish.content.model import Operations
from lostworld.skirmish.rules import playing
from lostworld.skirmish.rules.engine import answers, asks, frame, order_from
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import Frame, Position


def raised(s: Position, events: list[Happens], only: Seat | None = None) -> bool:
    """Raise triggers; whether somebody (or ``only`` that seat) may answer: a frame then lies on the stack."""
    if not events:
        return False
    asked = order_from(s, s.first) if only is None else [only]
    seats = [seat for seat in asked if _concerned(s, seat, events)]
    if not seats:
        return False
    order = [seat for seat in (_beginner(s, events[0]), *order_from(s, s.first)) if seat in seats]
    s.push(
        "announce",
        events=tuple([event.plain() for event in events]),
        order=tuple(dict.fromkeys(order)),
        named=(),
    )
    return True


INITIATORS: Final = {"result": "unit", "segment": "unit", "damage": "other", "elimination": "other"}
"""Which unit of an event is the initiator, whose movement or action it is."""


def _beginner(s: Position, event: Happens) -> Seat:
    """Who names cards first: the initiator's owner, else the active unit's, else -1 (ruling 51)."""
    role = INITIATORS.get(event.trigger)
    unit: int = getattr(event, role) if role is not None else -1
    if unit < 0:
        unit = s.acting
    return s.table.owner[unit] if unit >= 0 else -1


def _concerned(s: Position, seat: Seat, events: list[Happens]) -> bool:
    """Whether by what everybody knows a seat could answer one of the events."""
    if playing.could_use(s, seat, events):
        return True
    return bool(playing.ability_uses(s, seat, events, True) or playing.ability_uses(s, seat, events, False))


def events_of(f: Frame) -> list[Happens]:
    """The events of an announcement, read from its frame."""
    return [Happens(*event) for event in f["events"]]


def _announce(s: Position, f: Frame) -> None:
    from lostworld.skirmish.rules import effects  # effects raise triggers themselves

    events = events_of(f)
    if f["at"] == 0:
        # Whose turn it is to name cards.
        if not f["order"]:
            f["at"] = 2 if _ordered_by_first(s, f, events) else 1
            return
        seat = f["order"][0]
        if not f.get("asked", 0):
            f["asked"] = 1
            for use in playing.ability_uses(s, seat, events, True):
                playing.begin_use(s, seat, use)
                f["named"] = (*f["named"], (seat, *use))
        could = playing.could_use(s, seat, events)
        if not s.out[seat] and (could or playing.ability_uses(s, seat, events, False)):
            s.ask(seat, "announce")
        else:
            f["order"] = f["order"][1:]
            f["asked"] = 0
    elif f["at"] == 2 and len(f["named"]) > 1 and not f.pop("chosen", 0):
        s.ask(s.first, "order-cards")
    else:
        if not f["named"]:
            s.pop()
            return
        seat, *rest = f["named"][0]
        named: Any = tuple(rest)
        f["named"] = f["named"][1:]
        event = events[named[4]]
        if playing.still_holds(s, seat, named, event):
            effects.start(s, seat, named, event)
        else:
            kind, number, me = named[:3]
            name = s.table.specs[me].abilities[number].id if kind == "ability" else s.table.hero_name(number)
            s.tell("card_without_effect", seat=seat, card=name)


frame("announce")(_announce)


def _ordered_by_first(s: Position, f: Frame, events: list[Happens]) -> bool:
    """Cards on a condition, or that change an initiative: First Player orders them (ruling 51)."""
    if events[0].trigger == "condition":
        return True
    heroes = s.table.book.heroes
    return any(
        changes_initiative(heroes[name[2]].operations) for name in f["named"] if name[1] in ("hero", "card")
    )


def changes_initiative(operations: Operations) -> bool:
    """Whether one of the operations, at any depth, changes an initiative."""
    return any(
        operation.verb == "initiative"
        or any(
            changes_initiative(inner) for inner in (operation.then, operation.otherwise, *operation.options)
        )
        for operation in operations
    )


def _announce_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"done": ("done",)}
    events = events_of(f)
    hand = sorted(set(s.cards[seat]))
    for use in playing.hero_uses(s, seat, hand, events) + playing.ability_uses(s, seat, events, False):
        found[playing.use_text(s, use, events)] = ("use", use)
    return found


asks("announce")(_announce_choices)


def _announce_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant[0] == "done":
        f["order"] = f["order"][1:]
        f["asked"] = 0
        return
    use = meant[1]
    if use[0] == "gear":
        # Its operations are found by the card, which may leave with its last use.
        use = ("card", s.gear[use[2]][use[1]][0], *use[2:])
        playing.begin_use(s, seat, meant[1])
    else:
        playing.begin_use(s, seat, use)
    f["named"] = (*f["named"], (seat, *use))


answers("announce")(_announce_answer)


def _order_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"order:{number + 1}": number for number in range(len(f["named"]))}


asks("order-cards")(_order_choices)


def _order_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    # The one that resolves next; the rest is ordered when it is done.
    named = list(f["named"])
    chosen = named.pop(meant)
    f["named"] = (chosen, *named)
    f["chosen"] = 1


answers("order-cards")(_order_answer)
