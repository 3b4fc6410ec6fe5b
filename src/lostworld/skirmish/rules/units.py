# cython: wraparound=True, boundscheck=True
"""What can be asked about units, and the small things that happen to them everywhere."""

from __future__ import annotations

from collections.abc import Iterable

from lostworld.skirmish.content.model import ActionCard
from lostworld.skirmish.rules.position import (
    BLOCKS,
    DEAD,
    FURIOUS,
    KNOCKED,
    ON_MAP,
    RESERVE,
    REVEALED,
    SEDATED,
    Position,
)
from lostworld.skirmish.rules.table import FEAR, SEDATIVE, WOUND, is_condition, is_fear, is_wound


def mask(s: Position, unit: int) -> int:
    """The hexes a unit covers."""
    place = s.place[unit]
    return s.table.masks[unit][place] if place >= 0 else 0


def on_map(s: Position) -> list[int]:
    """All units on the map, by number."""
    found = []
    for unit, status in enumerate(s.status):
        if status == ON_MAP:
            found.append(unit)
    return found


def waking(s: Position) -> list[int]:
    """All units on the map that are not sedated."""
    found = []
    for unit, status in enumerate(s.status):
        if status == ON_MAP:
            marks = s.marks[unit]
            if not marks & SEDATED:
                found.append(unit)
    return found


def occupied(s: Position, but: Iterable[int] = ()) -> int:
    """The hexes with a unit or an object in the way, some units left out (ruling 26)."""
    left_out = set(but)
    found = objects_mask(s)
    masks = s.table.masks
    for unit, place in enumerate(s.place):
        if place >= 0 and unit not in left_out:
            found |= masks[unit][place]
    return found


def objects_mask(s: Position) -> int:
    """The hexes with an object that is no marker."""
    found = 0
    for number, place in enumerate(s.lies):
        if place >= 0 and not is_marker(s, number):
            found |= 1 << place
    return found


def is_marker(s: Position, thing: int) -> bool:
    """Whether one can stand on an object; a load that was dropped is a marker too."""
    spec = s.table.objects[thing]
    return spec.marker or (spec.sort == "load" and s.lies[thing] != s.table.object_hex[thing])


def units_in(s: Position, hexes: int, but: int = -1) -> list[int]:
    """The units with a hex in a mask."""
    masks = s.table.masks
    return [u for u, place in enumerate(s.place) if place >= 0 and u != but and masks[u][place] & hexes]


def objects_in(s: Position, hexes: int) -> list[int]:
    """The objects (no markers) in a mask."""
    return [n for n, place in enumerate(s.lies) if place >= 0 and hexes >> place & 1 and not is_marker(s, n)]


def is_enemy(s: Position, a: int, b: int) -> bool:
    """Whether two units are of different sides."""
    return s.table.unit_side[a] != s.table.unit_side[b]


def apart(s: Position, a: int, b: int) -> int:
    """The distance between the nearest hexes of two units."""
    return s.table.board.apart(mask(s, a), mask(s, b))


def adjacent(s: Position, a: int, b: int) -> bool:
    """Whether any hexes of two units touch (ruling 31)."""
    return bool(s.table.board.touching(mask(s, a)) & mask(s, b))


def grabbers(s: Position, unit: int) -> list[int]:
    """The units that hold a unit."""
    found = []
    for other, held in enumerate(s.holds):
        if held == unit:
            found.append(other)
    return found


def is_blocked(s: Position, unit: int) -> bool:
    """Whether a net or a grabber that blocks holds the unit (rulings 45, 46)."""
    if s.nets[unit]:
        return True
    for other, held in enumerate(s.holds):
        if held == unit and s.marks[other] & BLOCKS:
            return True
    return False


def top(s: Position, unit: int) -> int:
    """The Active card, or -1 for an empty slot; a Sedative is no card."""
    stack = s.active[unit]
    if not stack:
        return -1
    card = stack[-1]
    return card if card < SEDATIVE else -1


def active_card(s: Position, unit: int) -> ActionCard | None:
    """The unit's revealed action card, if its values count: not while it is knocked (ruling 43)."""
    marks = s.marks[unit]
    if not marks & REVEALED or marks & (KNOCKED | SEDATED):
        return None
    card = top(s, unit)
    return s.table.book.actions[card] if 0 <= card < WOUND else None


def combo_cards(s: Position, unit: int) -> list[int]:
    """The cards whose combo icons count: those beneath a revealed Active card (rulings 4, 57, 61)."""
    marks = s.marks[unit]
    if not marks & REVEALED or marks & (KNOCKED | SEDATED):
        return []
    stack = s.active[unit]
    if len(stack) < 2 or is_wound(stack[-1]) or stack[-1] >= SEDATIVE:
        return []
    if is_fear(stack[-1]) and not s.table.book.content.conditions["fear"].combo:
        return []
    return [card for card in stack[:-1] if card < WOUND]


def printed_initiative(s: Position, unit: int, card: int) -> int:
    """The initiative of a card in one of the unit's slots; conditions take that of the card beneath."""
    if 0 <= card < WOUND:
        return s.table.book.initiatives[card]
    beneath = [other for other in s.active[unit] if other < WOUND]
    if beneath:
        return s.table.book.initiatives[beneath[-1]]
    return s.table.specs[unit].fallback


def fastest(s: Position, group: Iterable[int]) -> list[int]:
    """Those of some units that have the highest initiative."""
    found: list[int] = []
    best = 0
    for unit in group:
        number = initiative(s, unit)
        if not found or number > best:
            best = number
            found = [unit]
        elif number == best:
            found.append(unit)
    return found


def initiative(s: Position, unit: int) -> int:
    """The unit's initiative in this Action phase."""
    added, fixed = s.shift[unit]
    if fixed >= 0:
        return fixed + added
    return printed_initiative(s, unit, top(s, unit)) + added


def total_health(s: Position, unit: int) -> int:
    """The health left in all models."""
    return sum(s.health[unit])


def starting_health(s: Position, unit: int) -> int:
    """The health the unit had when the game began."""
    table = s.table
    spec = table.specs[unit]
    less = table.wounded.get(table.seats[table.owner[unit]], 0)
    return max(1, spec.starting_health - less)


def has(s: Position, unit: int, keyword: str) -> bool:
    """Whether the unit has a keyword, by its board or a card it bears."""
    if keyword in s.table.specs[unit].keywords:
        return True
    for entry in s.gear[unit]:
        if keyword in s.table.book.heroes[entry[0]].grants_keywords:
            return True
    return False


def fear_cards(s: Position, unit: int) -> int:
    """How many Fear cards the unit has, wherever they lie."""
    places = (*s.deck[unit], *s.hand[unit], *s.active[unit], s.next[unit])
    return len([card for card in places if is_fear(card)])


def wounds(s: Position, unit: int) -> int:
    """How many Critical Wounds the unit has, wherever they lie."""
    places = (*s.deck[unit], *s.hand[unit], *s.active[unit], s.next[unit])
    return len([card for card in places if is_wound(card)])


def sedatives(s: Position, unit: int) -> int:
    """How many Sedatives wait at the unit or lock its combo."""
    return len(s.waiting[unit]) + len([card for card in s.active[unit] if card >= SEDATIVE])


def has_condition(s: Position, unit: int, word: str) -> bool:
    """Whether a unit has a condition, by its word in filters."""
    marks = s.marks[unit]
    if word == "knocked":
        return bool(marks & KNOCKED)
    if word == "sedated":
        return bool(marks & SEDATED)
    if word == "furious":
        return bool(marks & FURIOUS)
    if word == "grabbed":
        return s.nets[unit] > 0 or unit in s.holds
    if word == "blocked":
        return is_blocked(s, unit)
    if word == "grabbing":
        return s.holds[unit] >= 0
    if word == "fear":
        return fear_cards(s, unit) > 0
    if word == "wound":
        return wounds(s, unit) > 0
    return sedatives(s, unit) > 0


# Small things that happen -------------------------------------------------------------------------


def let_go(s: Position, holder: int, reason: str) -> None:
    """A unit lets go of what it grabs."""
    held = s.holds[holder]
    if held < 0:
        return
    s.holds[holder] = -1
    s.marks[holder] &= ~BLOCKS
    s.tell("released", unit=holder, target=held, reason=reason)


def check_grabs(s: Position) -> None:
    """Grabs end where contact is lost (ruling 45)."""
    for holder, held in enumerate(s.holds):
        if held >= 0 and not adjacent(s, holder, held):
            let_go(s, holder, "contact")


def knock(s: Position, unit: int) -> bool:
    """The unit is knocked; False if it was already (ruling 43)."""
    if s.marks[unit] & KNOCKED or s.status[unit] != ON_MAP:
        return False
    s.marks[unit] |= KNOCKED
    s.tell("knocked", unit=unit)
    let_go(s, unit, "knocked")
    drop_load(s, unit)
    return True


def drop_load(s: Position, unit: int) -> None:
    """What the unit carries is left in its hex as a marker."""
    load = s.carries[unit]
    if load >= 0 and s.place[unit] >= 0:
        s.carries[unit] = -1
        s.lies[load] = s.place[unit] // 6
        s.tell("dropped", unit=unit, object=load, hex=s.table.board.names[s.lies[load]])


def gain_adrenaline(s: Position, unit: int, n: int) -> None:
    """Adrenaline changes, between 0 and its maximum (ruling 59)."""
    now = max(0, min(s.table.specs[unit].adrenaline, s.adrenaline[unit] + n))
    if now != s.adrenaline[unit]:
        s.adrenaline[unit] = now
        s.tell("adrenaline", unit=unit, change=n, total=now)


def gain(s: Position, seat: int, resource: str, n: int) -> None:
    """A player's command or requisition changes, at least 0."""
    column = s.command if resource == "command" else s.requisition
    now = max(0, column[seat] + n)
    if now != column[seat]:
        column[seat] = now
        s.tell("resource", seat=seat, resource=resource, change=n, total=now)


def throw(s: Position, seat: int, card: int) -> None:
    """A hero card goes to its owner's discard, or leaves the game with its owner (ruling 14)."""
    if not s.out[seat]:
        s.thrown[seat] = (*s.thrown[seat], card)


def put_away(s: Position, unit: int, card: int, seen: bool) -> None:
    """A card leaves a unit's slots or hand: action cards to the discard, conditions to their supply."""
    if card < 0 or is_condition(card):
        return
    if card >= SEDATIVE:
        back_to_owner(s, card)
    elif seen:
        s.seen[unit] = (*s.seen[unit], card)
    else:
        s.unseen[unit] = (*s.unseen[unit], card)


def back_to_owner(s: Position, sedative: int) -> None:
    """A Sedative that is removed goes to its owner's discard (ruling 55)."""
    seat, card = divmod(sedative - SEDATIVE, 1000)
    if seat < len(s.out):
        throw(s, seat, card)


def detach(s: Position, unit: int, entry: tuple[int, int, int, str]) -> None:
    """A hero card at the unit goes to its owner's discard."""
    gear = list(s.gear[unit])
    gear.remove(entry)
    s.gear[unit] = tuple(gear)
    throw(s, entry[1], entry[0])
    s.tell("detached", unit=unit, seat=entry[1], card=s.table.hero_name(entry[0]))


def receive_fear(s: Position, unit: int, source: int) -> bool:
    """A Fear card on top of the unit's action deck, if its supply has one left (ruling 57)."""
    if "vehicle" in s.table.specs[unit].keywords or s.marks[unit] & SEDATED or s.status[unit] != ON_MAP:
        return False
    if fear_cards(s, unit) >= s.table.specs[unit].draws:
        return False
    s.deck[unit] = (*s.deck[unit], FEAR + source)
    s.tell("fear", unit=unit, source=source)
    gain_adrenaline(s, unit, 1)
    return True


def remove_from_map(s: Position, unit: int, status: int = DEAD) -> None:
    """The unit is gone: its grabs, held halves and what it bears go too (ruling 17)."""
    let_go(s, unit, "gone")
    for holder in grabbers(s, unit):
        let_go(s, holder, "gone")
    if status == DEAD:
        drop_load(s, unit)
    for entry in s.gear[unit]:
        throw(s, entry[1], entry[0])
    s.gear[unit] = ()
    for card in (*s.waiting[unit], *(card for card in s.active[unit] if card >= SEDATIVE)):
        back_to_owner(s, card)
    s.waiting[unit] = ()
    s.active[unit] = tuple(card for card in s.active[unit] if card < SEDATIVE)
    s.place[unit] = -1
    s.status[unit] = status
    s.marks[unit] = 0
    s.nets[unit] = s.rage[unit] = 0
    s.bonuses[unit] = ()


def in_reserve(s: Position, unit: int) -> bool:
    """Whether a unit is still to come: a reinforcement, or called and waiting."""
    from lostworld.skirmish.rules.position import CALLED

    return s.status[unit] == RESERVE and (s.table.units[unit].round >= 0 or bool(s.marks[unit] & CALLED))
