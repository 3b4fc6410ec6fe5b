# cython: wraparound=True, boundscheck=True
"""Interact: open, use and carry objects, equip, load and hand over cards (rulings 26, 30)."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import playing, units, victory
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.position import Frame, Position


def options(s: Position, unit: int) -> list[tuple[str, tuple[Any, ...]]]:
    """Every interaction of a unit: (text, meant)."""
    found: list[tuple[str, tuple[Any, ...]]] = []
    table = s.table
    spec = table.specs[unit]
    if "human" not in spec.keywords:
        return found
    here = s.place[unit] // 6
    near = 1 << here | table.board.around[here]
    for thing, where in enumerate(s.lies):
        if where < 0 or not near >> where & 1:
            continue
        sort = table.objects[thing].sort
        if sort in ("crate", "cache") and not s.emptied[thing]:
            found.append((f"open,o{thing}", ("open", thing)))
        elif sort == "load" and s.carries[unit] < 0:
            found.append((f"carry,o{thing}", ("carry", thing)))
        if victory.device_objective(s, unit, thing) is not None:
            found.append((f"use,o{thing}", ("use", thing)))
    if s.carries[unit] >= 0:
        found.append(("drop", ("drop",)))
    seat = table.owner[unit]
    for card in sorted(set(s.cards[seat])):
        hero = table.book.heroes[card]
        if hero.place and may_bear(s, unit, hero.place) and playing.payable(s, seat, hero.cost, unit):
            found.append((f"equip,{hero.id}", ("equip", card)))
    for place, (card, _, _, until) in enumerate(s.gear[unit]):
        if until != "gear":
            continue
        hero = table.book.heroes[card]
        for other in units.waking(s):
            if (
                other != unit
                and not units.is_enemy(s, unit, other)
                and units.adjacent(s, unit, other)
                and may_bear(s, other, hero.place)
            ):
                found.append((f"hand,{hero.id},u{other}", ("hand", place, other)))
    return found


def could_equip(s: Position, unit: int) -> bool:
    """Whether by what everybody knows the unit's player could hold a card to equip it with."""
    table = s.table
    seat = table.owner[unit]
    if not s.cards[seat] or "human" not in table.specs[unit].keywords:
        return False
    for card in sorted({*table.hero_decks[seat], *s.outside[seat]}):
        hero = table.book.heroes[card]
        fits = hero.place and may_bear(s, unit, hero.place) and playing.payable(s, seat, hero.cost, unit)
        if fits and playing.could_hold(s, seat, card):
            return True
    return False


def may_bear(s: Position, unit: int, place: str) -> bool:
    """Whether a unit has a place for such a card."""
    return s.table.specs[unit].places.get(place, 0) > 0


def bear(s: Position, unit: int, card: int, owner: Seat, uses: int) -> None:
    """Put a card onto a unit; what has no place any more is discarded."""
    hero = s.table.book.heroes[card]
    limit = s.table.specs[unit].places.get(hero.place, 0)
    same = [
        entry
        for entry in s.gear[unit]
        if entry[3] == "gear" and s.table.book.heroes[entry[0]].place == hero.place
    ]
    if len(same) >= limit:
        units.detach(s, unit, same[0])
    s.gear[unit] = (*s.gear[unit], (card, owner, uses, "gear"))
    hidden = hero.ammunition is not None
    told = {"unit": unit, "seat": owner, "card": hero.id, "place": hero.place}
    if hidden:
        s.tell_only(owner, ("card",), "attached", **told)
    else:
        s.tell("attached", **told)


def uses_of(s: Position, card: int) -> int:
    """How often a card can be used once it is borne."""
    hero = s.table.book.heroes[card]
    return hero.ammunition.uses if hero.ammunition is not None else hero.uses


def begin(s: Position, unit: int, meant: tuple[Any, ...]) -> None:
    """Carry out an interaction."""
    table = s.table
    seat = table.owner[unit]
    what = meant[0]
    if what == "open":
        thing = meant[1]
        spec = table.objects[thing]
        s.emptied[thing] = 1
        gain = spec.requisition if spec.requisition or spec.card else 1
        s.tell("opened", unit=unit, object=thing, gain=gain)
        units.gain(s, seat, "requisition", gain)
        if table.crate_cards[thing] >= 0:
            card = table.crate_cards[thing]
            s.outside[seat] = (*s.outside[seat], card)
            s.cards[seat] = tuple(sorted((*s.cards[seat], card)))
            s.push("hand-limit", seat=seat)
    elif what == "carry":
        thing = meant[1]
        s.carries[unit] = thing
        s.lies[thing] = -1
        s.tell("picked_up", unit=unit, object=thing)
    elif what == "drop":
        units.drop_load(s, unit)
    elif what == "use":
        victory.use_device(s, unit, meant[1])
    elif what == "equip":
        card = meant[1]
        hero = table.book.heroes[card]
        playing.pay(s, seat, hero.cost, unit)
        _from_hand(s, seat, card)
        bear(s, unit, card, seat, uses_of(s, card))
    else:
        entry = s.gear[unit][meant[1]]
        gear = list(s.gear[unit])
        del gear[meant[1]]
        s.gear[unit] = tuple(gear)
        s.tell("handed", unit=unit, to=meant[2], card=table.hero_name(entry[0]))
        bear(s, meant[2], entry[0], entry[1], entry[2])


def _from_hand(s: Position, seat: Seat, card: int) -> None:
    hand = list(s.cards[seat])
    hand.remove(card)
    s.cards[seat] = tuple(hand)


# The operation "load" -----------------------------------------------------------------------------


def _equip(s: Position, f: Frame) -> None:
    if f["at"] == 0 and s.cards[f["seat"]] and may_bear(s, f["unit"], f["place"]):
        f["at"] = 1
        s.ask(f["seat"], "equip")
    else:
        s.pop()


frame("equip")(_equip)


def _equip_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"none": -1}
    for card in sorted(set(s.cards[seat])):
        if s.table.book.heroes[card].place == f["place"]:
            found[f"equip:{s.table.hero_name(card)}"] = card
    return found


asks("equip")(_equip_choices)


def _equip_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant >= 0:
        _from_hand(s, seat, meant)
        bear(s, f["unit"], meant, seat, uses_of(s, meant))


answers("equip")(_equip_answer)
