# cython: wraparound=True, boundscheck=True
"""Playing hero cards, abilities and gear: who can use what for which unit, what it costs, what is used up."""

from __future__ import annotations

from collections.abc import Iterable

from lostworld.skirmish.content.model import FREE, Cost, HeroCard, Operations
from lostworld.skirmish.content.vocabulary import OPERATIONS
from lostworld.skirmish.rules import sums, units
from lostworld.skirmish.rules.filters import Happens, holds, matches, passes, sieve_of
from lostworld.skirmish.rules.position import ON_MAP, SEDATED, Position
from lostworld.skirmish.rules.table import Rulebook

Use = tuple[str, int, int, int, int]
"""(hero, ability or gear; its number; self; other; which of the events)."""

BOTH_WAYS = {"attack", "test", "result", "elimination"}
"""Triggers in which either unit of the event may be the card's own."""
AGAINST_MOVER = {"activation", "skip", "reveal", "segment"}
"""Triggers of one unit at which a card may be played for another unit against it."""
EVERYWHERE = {"phase-start", "phase-end", "draw", "slide", "first-player"}
"""Triggers that concern no unit of their own: the player names one."""


class Play:
    """A hero card's active use as the rules ask for it, worked out once."""

    __slots__ = (
        "against",
        "concerns",
        "cost",
        "everywhere",
        "is_active",
        "is_hidden",
        "needs_unit",
        "situation",
        "trigger",
    )

    def __init__(self, hero: HeroCard) -> None:
        self.is_active = hero.is_active
        self.trigger = hero.trigger
        self.concerns = sieve_of(hero.concerns)
        self.against = sieve_of(hero.against) if hero.against is not None else None
        self.situation = hero.situation
        self.cost = hero.cost
        self.everywhere = hero.trigger in EVERYWHERE
        self.is_hidden = hero.ammunition is not None
        """Whether it lies face down where it is borne."""
        self.needs_unit = (
            bool(hero.adrenaline) or hero.cost.resource == "adrenaline" or _names_unit(hero.operations)
        )
        """Whether it matters for which unit it is played."""


def plays_of(book: Rulebook) -> tuple[Play, ...]:
    """The active uses of all hero cards, by number."""
    if not book.plays:
        book.plays = tuple([Play(hero) for hero in book.heroes])
    return book.plays


def _names_unit(operations: Operations) -> bool:
    for operation in operations:
        if any(field.name == "unit" for field in OPERATIONS[operation.verb].fields) or operation.verb in (
            "each",
            "attack",
        ):
            return True
        if any(_names_unit(inner) for inner in (operation.then, operation.otherwise, *operation.options)):
            return True
    return False


def could_hold(s: Position, seat: int, card: int) -> bool:
    """Whether, by what everybody knows, a card may be in a seat's hand (ruling 50)."""
    if is_among(s.used[seat], card):
        return False
    if is_among(s.cards[seat], card) or is_among(s.pile[seat], card):
        return True
    if not plays_of(s.table.book)[card].is_hidden:
        return False
    # Loaded ammunition lies face down: for the others it may still be in the hand.
    for gear in s.gear:
        for entry in gear:
            if entry[0] == card and entry[1] == seat:
                return True
    return False


def is_among(cards: tuple[int, ...], card: int) -> bool:
    """``card in cards``, compiled to a comparison of numbers."""
    for other in cards:
        if other == card:
            return True
    return False


def could_use(s: Position, seat: int, events: list[Happens]) -> bool:
    """Whether by what everybody knows a seat could hold a card for one of the events (ruling 50)."""
    if not s.cards[seat]:
        return False
    triggers = s.table.by_trigger(seat, s.outside[seat])
    last = None
    for event in events:
        word = event.trigger
        if word == last or word not in triggers:
            continue
        last = word
        for card in triggers[word]:
            if could_hold(s, seat, card) and _uses_of(s, seat, card, events, True):
                return True
    return False


def payable(s: Position, seat: int, cost: Cost, unit: int) -> bool:
    """Whether a cost can be paid."""
    if cost.n == 0:
        return True
    if cost.resource == "adrenaline":
        return unit >= 0 and s.adrenaline[unit] >= cost.n
    return (s.command if cost.resource == "command" else s.requisition)[seat] >= cost.n


def pay(s: Position, seat: int, cost: Cost, unit: int) -> None:
    """Pay a cost."""
    if cost.n == 0:
        return
    if cost.resource == "adrenaline":
        units.gain_adrenaline(s, unit, -cost.n)
    else:
        units.gain(s, seat, cost.resource, -cost.n)


def _roles(s: Position, seat: int, event: Happens, play: Play, one: bool) -> list[tuple[int, int]]:
    """The ways in which a seat may play a card at an event: (self, other); with ``one`` only the first."""
    table = s.table
    side = table.side[seat]
    unit, other, trigger = event.unit, event.other, event.trigger
    against = play.against
    found: list[tuple[int, int]] = []
    if play.everywhere:
        own = trigger in ("draw", "slide")
        for me in units.on_map(s):
            if (table.owner[me] == seat if own else table.unit_side[me] == side) and _may(
                s, seat, event, play, me
            ):
                found.append((me, -1))
                if one:
                    break
        return found
    if (
        unit >= 0
        and table.unit_side[unit] == side
        and (against is None or (other >= 0 and passes(s, against, other, seat, unit, event)))
        and _may(s, seat, event, play, unit)
    ):
        found.append((unit, other))
    if (
        other >= 0
        and trigger in BOTH_WAYS
        and table.unit_side[other] == side
        and (against is None or (unit >= 0 and passes(s, against, unit, seat, other, event)))
        and _may(s, seat, event, play, other)
    ):
        found.append((other, unit))
    if against is not None and unit >= 0 and trigger in AGAINST_MOVER:
        for me in units.on_map(s):
            if one and found:
                break
            if (
                table.unit_side[me] == side
                and passes(s, against, unit, seat, me, event)
                and _may(s, seat, event, play, me)
            ):
                found.append((me, unit))
    return found


def _may(s: Position, seat: int, event: Happens, play: Play, me: int) -> bool:
    """Whether a card may be played for a unit: it is one that the card means, and the situation holds."""
    return (
        passes(s, play.concerns, me, seat, me, event)
        and payable(s, seat, play.cost, me)
        and holds(s, play.situation, seat, me, event)
    )


def hero_uses(s: Position, seat: int, cards: Iterable[int], events: list[Happens]) -> list[Use]:
    """Every active use of the cards at these events."""
    found: list[Use] = []
    for card in cards:
        found += _uses_of(s, seat, card, events, False)
    return found


def _uses_of(s: Position, seat: int, card: int, events: list[Happens], one: bool) -> list[Use]:
    """The active uses of one card; with ``one`` only the first."""
    found: list[Use] = []
    play = plays_of(s.table.book)[card]
    if not play.is_active or is_among(s.used[seat], card):
        return found
    trigger = play.trigger
    seen: list[tuple[int, int]] = []
    number = -1
    for event in events:
        number += 1
        if trigger != event.trigger:
            continue
        for role in _roles(s, seat, event, play, one):
            if role in seen:
                continue
            seen.append(role)
            found.append(("hero", card, role[0], role[1], number))
            if one:
                return found
            if play.everywhere and not play.needs_unit:
                break
    return found


def ability_uses(s: Position, seat: int, events: list[Happens], forced: bool) -> list[Use]:
    """Every use of the seat's units' abilities and gear at these events."""
    table = s.table
    found: list[Use] = []
    own, borne = table.seat_triggers[seat], table.book.borne_triggers
    wanted = []
    for event in events:
        if event.trigger in own or event.trigger in borne:
            wanted.append(event.trigger)
    if not wanted:
        return found
    for unit, gear in enumerate(s.gear):
        # Who sleeps does nothing (ruling 55).
        if table.owner[unit] != seat or s.place[unit] < 0 or s.marks[unit] & SEDATED:
            continue
        if not table.ability_triggers[unit].isdisjoint(wanted):
            _abilities(s, seat, unit, events, forced, found)
        if gear and not forced:
            _gear(s, seat, unit, events, found)
    return found


def _abilities(
    s: Position, seat: int, unit: int, events: list[Happens], forced: bool, found: list[Use]
) -> None:
    table = s.table
    number = -1
    for ability in table.specs[unit].abilities:
        number += 1
        if not ability.trigger or ability.forced != forced or not _unspent(s, unit, number):
            continue
        at = -1
        for event in events:
            at += 1
            if ability.trigger != event.trigger or not payable(s, seat, ability.cost, unit):
                continue
            other = _other_of(event, unit)
            if other is None or not sums.ability_counts(s, unit, number, event):
                continue
            found.append(("ability", number, unit, other, at))
            break


def _gear(s: Position, seat: int, unit: int, events: list[Happens], found: list[Use]) -> None:
    place = -1
    for card, _, left, until in s.gear[unit]:
        place += 1
        hero = s.table.book.heroes[card]
        if left <= 0 or not hero.operations or not (hero.trigger or until == "gear"):
            continue
        if card in s.used[seat]:
            continue
        at = -1
        for event in events:
            at += 1
            if hero.trigger != event.trigger:
                continue
            other = _other_of(event, unit)
            if (
                other is None
                or not matches(s, hero.concerns, unit, seat, unit, event)
                or not holds(s, hero.situation, seat, unit, event)
            ):
                continue
            found.append(("gear", place, unit, other, at))
            break


def _other_of(event: Happens, unit: int) -> int | None:
    """The opposite unit for an ability's owner, None if the event does not concern the unit."""
    if event.trigger in EVERYWHERE:
        return -1
    if event.unit == unit:
        return event.other
    if event.trigger in BOTH_WAYS and event.other == unit:
        return event.unit
    return None


def _unspent(s: Position, unit: int, number: int) -> bool:
    spent = s.spent[unit]
    if spent:
        wanted = str(number)
        for mark in spent:
            if mark[2:] == wanted:
                return False
    return True


def use_text(s: Position, use: Use, events: list[Happens]) -> str:
    """A use as an action's text."""
    kind, number, me, other, _at = use
    if kind == "hero":
        name = s.table.hero_name(number)
        tail = f",u{other}" if other >= 0 else ""
        return f"play:{name},u{me}{tail}"
    if kind == "ability":
        return f"ability:{s.table.specs[me].abilities[number].id},u{me}"
    return f"gear:{s.table.hero_name(s.gear[me][number][0])},u{me}"


def begin_use(s: Position, seat: int, use: Use) -> None:
    """Pay for a use, and note that it is used up."""
    kind, number, me, _, _ = use
    if kind == "hero":
        hero = s.table.book.heroes[number]
        pay(s, seat, hero.cost, me)
        hand = list(s.cards[seat])
        hand.remove(number)
        s.cards[seat] = tuple(hand)
        s.used[seat] = (*s.used[seat], number)
        units.throw(s, seat, number)
        s.tell("card_used", seat=seat, card=hero.id, use="active", unit=me)
        if hero.adrenaline and me >= 0:
            units.gain_adrenaline(s, me, hero.adrenaline)
    elif kind == "ability":
        ability = s.table.specs[me].abilities[number]
        pay(s, seat, ability.cost, me)
        s.spent[me] = (*s.spent[me], f"{ability.once[0]}:{number}")
        s.tell("card_used", seat=seat, card=ability.id, use="ability", unit=me)
    else:
        entry = s.gear[me][number]
        s.used[seat] = (*s.used[seat], entry[0])
        s.tell("card_used", seat=seat, card=s.table.hero_name(entry[0]), use="gear", unit=me)
        gear = list(s.gear[me])
        gear[number] = (entry[0], entry[1], entry[2] - 1, entry[3])
        s.gear[me] = tuple(gear)
        if entry[2] == 1:
            units.detach(s, me, gear[number])


def operations_of(s: Position, use: Use, seat: int) -> tuple[int, int]:
    """The number of the operations a use brings about, and the hero card they belong to (-1: none)."""
    kind, number, me, _, _ = use
    book = s.table.book
    if kind == "hero":
        return book.number_of(book.heroes[number].operations), number
    if kind == "ability":
        return book.number_of(s.table.specs[me].abilities[number].operations), -1
    raise AssertionError("gear is resolved before it is used up")


def still_holds(s: Position, seat: int, use: Use, event: Happens) -> bool:
    """Whether an announced card's condition still holds when its turn comes (ruling 51)."""
    kind, number, me, other, _ = use
    gone = event.trigger != "elimination"
    if gone and me >= 0 and s.status[me] != ON_MAP:
        return False
    if kind == "ability":
        return sums.ability_counts(s, me, number, event)
    hero = s.table.book.heroes[number]
    against = hero.against
    if against is not None and (other < 0 or (gone and s.status[other] != ON_MAP)):
        return False
    # What was paid for it counts as if it were still there.
    paid = hero.cost if kind == "hero" else FREE
    _give(s, seat, paid, me, paid.n)
    fits = (
        (me < 0 or matches(s, hero.concerns, me, seat, me, event))
        and (against is None or matches(s, against, other, seat, me, event))
        and holds(s, hero.situation, seat, me, event)
    )
    _give(s, seat, paid, me, -paid.n)
    return fits


def _give(s: Position, seat: int, cost: Cost, unit: int, n: int) -> None:
    """Change what a cost is paid with, without a word."""
    if not n:
        return
    if cost.resource == "adrenaline":
        s.adrenaline[unit] += n
    else:
        column = s.command if cost.resource == "command" else s.requisition
        column[seat] += n


def new_moment(s: Position) -> None:
    """A new activation or numbered step: cards can be used again, short bonuses end (rulings 8, 16)."""
    s.step += 1
    for seat in range(len(s.used)):
        if s.used[seat]:
            s.used[seat] = ()
    for unit in range(len(s.bonuses)):
        if s.bonuses[unit]:
            s.bonuses[unit] = tuple([bonus for bonus in s.bonuses[unit] if bonus[2] == "round"])
        if s.spent[unit]:
            s.spent[unit] = tuple([mark for mark in s.spent[unit] if mark[0] != "a"])
