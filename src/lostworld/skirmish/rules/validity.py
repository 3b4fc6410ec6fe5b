"""Which positions are refused: what a text says must be something that a game could have led to.

Numbers must be in their ranges, nobody shares a hex, every card is in one place, and what is asked can be
answered. The frames of the stack are checked by their kinds, and by working out the choices.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from lostworld.game import BadText, GameError
from lostworld.skirmish.rules import engine, forms, units
from lostworld.skirmish.rules.forms import MOST
from lostworld.skirmish.rules.position import (
    DEAD,
    LEFT,
    ON_MAP,
    POISED,
    RESERVE,
    SKIP_TOSSED,
    Frame,
    Position,
)
from lostworld.skirmish.rules.table import FEAR, KNOWN_WOUND, SEDATIVE, WOUND

BROKEN = (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError, StopIteration)
"""What the rules raise on values that no game leads to."""
MARKS = max(POISED, SKIP_TOSSED) * 2


def check(s: Position) -> None:
    """Raise BadText, naming the part, if no game leads to such a position."""
    for name, holds in (
        ("numbers", _numbers),
        ("place", _places),
        ("cards", _cards),
        ("stack", _stack),
        ("asked", _asked),
        ("stack", _answers),
    ):
        try:
            fits = holds(s)
        except GameError:
            raise
        except (*BROKEN, RecursionError, OverflowError) as error:
            raise BadText("skirmish-error-position", what=name) from error
        if not fits:
            raise BadText("skirmish-error-position", what=name)


def _within(values: list[Any], low: int, high: int) -> bool:
    return all(type(value) is int and low <= value <= high for value in values)


ROWS = (
    *("health", "deck", "hand", "active", "seen", "unseen", "waiting", "gear", "shift", "bonuses", "spent"),
    *("pile", "cards", "thrown", "used", "outside"),
)
"""The columns whose entries are rows of values."""


def _numbers(s: Position) -> bool:
    seats, count = len(s.out), len(s.status)
    if any(type(entry) is not tuple for name in ROWS for entry in getattr(s, name)):
        return False
    return (
        0 <= s.round <= MOST
        and 0 <= s.phase <= 3
        and 0 <= s.first < seats
        and -1 <= s.acting < count
        and s.step >= 0
        and 0 <= s.fallen <= count
        and _within(s.status, RESERVE, LEFT)
        and _within(s.marks, 0, MARKS - 1)
        and _within(s.holds, -1, count - 1)
        and _within(s.nets, 0, 99)
        and _within(s.rage, 0, MOST)
        and _within(s.extra_draw, -99, MOST)
        and _within(s.peeked, 0, 255)
        and _within(s.carries, -1, len(s.lies) - 1)
        and _within(s.out, 0, 1)
        and _within([*s.command, *s.requisition], 0, MOST)
        and _within(s.points, -MOST, MOST)
        and _within(s.emptied, 0, MOST)
        and all(0 <= n <= s.table.specs[unit].adrenaline for unit, n in enumerate(s.adrenaline))
        and all(_within([*pair], -MOST, MOST) and len(pair) == 2 for pair in s.shift)
        and all(_bonuses(bonuses) for bonuses in s.bonuses)
        and all(all(type(mark) is str and mark[1:2] == ":" for mark in marks) for marks in s.spent)
        and all(type(key) is str and type(n) is int for key, n in s.tallies)
    )


def _bonuses(bonuses: Any) -> bool:
    return all(
        type(skill) is str and type(n) is int and duration in ("activation", "round") and type(source) is str
        for skill, n, duration, source in bonuses
    )


def _places(s: Position) -> bool:
    table = s.table
    taken = 0
    for unit, place in enumerate(s.place):
        if type(place) is not int or (s.status[unit] == ON_MAP) != (place >= 0):
            return False
        spec = table.specs[unit]
        healthy = _within([*s.health[unit]], 1, spec.health) and len(s.health[unit]) <= spec.models
        if not healthy or (s.status[unit] == DEAD) != (not s.health[unit]):
            return False
        if place >= 0:
            mask = table.masks[unit][place]
            if mask < 0 or mask & (taken | table.board.impassable):
                return False
            taken |= mask
    for seat, out in enumerate(s.out):
        there = [u for u, own in enumerate(table.owner) if own == seat and s.status[u] == ON_MAP]
        if out and there:
            return False
    return _within(s.lies, -1, table.board.size - 1) and not taken & units.objects_mask(s)


def _cards(s: Position) -> bool:
    table = s.table
    heroes, actions = len(table.book.heroes), len(table.book.actions)
    for unit, deck in enumerate(table.decks):
        held = [card for f in s.stack if f["k"] == "replace-next" and f["unit"] == unit for card in f["held"]]
        fears = [
            card for f in s.stack if f["k"] == "wound" and f["unit"] == unit for card in f.get("fears", ())
        ]
        single = [card for card in (s.next[unit], s.idle[unit]) if card != -1]
        lying = [*s.deck[unit], *s.hand[unit], *s.seen[unit], *s.unseen[unit], *held, *single, *fears]
        own = [card for card in (*lying, *s.active[unit]) if card < SEDATIVE]
        if not all(_is_card(card, actions, len(s.status)) for card in own):
            return False
        if s.status[unit] in (RESERVE, ON_MAP) and Counter(c for c in own if c < WOUND) != Counter(deck):
            return False
        if any(card >= SEDATIVE for card in lying):
            return False
    for seat, out in enumerate(s.out):
        used = [*s.pile[seat], *s.cards[seat], *s.thrown[seat]]
        for gear in s.gear:
            for card, owner, uses, until in gear:
                if not 0 <= owner < len(s.out) or type(uses) is not int or type(until) is not str:
                    return False
                used += [card] if owner == seat else []
        for stack in (*s.waiting, *s.active):
            used += [(card - SEDATIVE) % 1000 for card in stack if (card - SEDATIVE) // 1000 == seat]
        if not _within([*used, *s.used[seat], *s.outside[seat]], 0, heroes - 1):
            return False
        if not out and Counter(used) != Counter((*table.hero_decks[seat], *s.outside[seat])):
            return False
    return all(tuple(sorted(hand)) == hand for hand in (*s.hand, *s.cards))


def _is_card(card: Any, actions: int, count: int) -> bool:
    if type(card) is not int:
        return False
    return 0 <= card < actions or card in (WOUND, KNOWN_WOUND) or FEAR <= card < FEAR + count


def _stack(s: Position) -> bool:
    most = forms.limits_of(s)
    return bool(s.stack) and all(forms.fits(frame, most) and _of_this_game(s, frame) for frame in s.stack)


def _of_this_game(s: Position, frame: Frame) -> bool:
    """What a frame names must be there: a card's action, a hand's cards, objects that can be moved."""
    book = s.table.book
    if (
        frame["k"] == "attack"
        and frame["card"] >= 0
        and frame["i"] >= len(book.actions[frame["card"]].actions)
    ):
        return False
    if frame["k"] == "choose" and frame["i"] >= len(book.lists[frame["ops"]]):
        return False
    if any(Counter(cards) - Counter(s.cards[seat]) for seat, cards in enumerate(frame.get("replaced", ()))):
        return False
    things = (*frame.get("foes", ()), *frame.get("targets", ()), frame.get("target", 0))
    return all(s.table.objects[-2 - thing].stability is not None for thing in things if thing < -1)


def _asked(s: Position) -> bool:
    seats = range(len(s.out))
    if s.ended is not None:
        return not s.asked and s.pending is None
    if s.pending is not None:
        kind, number, *among = s.pending
        if kind == "toss":
            return type(number) is str and len(among) > 1 and all(type(n) is int for n in among)
        if kind not in ("deck", "hero"):
            return False
        return not among and number in range(len(s.status) if kind == "deck" else len(s.out))
    if not s.asked or s.question not in engine.CHOICES or any(seat not in seats for seat in s.asked):
        return False
    return all(engine.choices_of(s, seat) for seat in s.asked)


def _answers(s: Position) -> bool:
    """One choice of each kind is tried out: frames whose fields do not fit each other show themselves."""
    if s.ended is not None or s.pending is not None:
        return True
    for seat in s.asked:
        firsts: dict[str, str] = {}
        for text in engine.choices_of(s, seat):
            firsts.setdefault(text.partition(":")[0], text)
        for text in firsts.values():
            tried = Position(s.table)
            s.copy_into(tried)
            engine.decide(tried, seat, text)
    return True
