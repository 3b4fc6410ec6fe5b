# cython: wraparound=True, boundscheck=True
"""Action cards: drawing with reshuffles, gathering a deck, returning conditions (6, 57, 58, 61)."""

from __future__ import annotations

from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.engine import frame, shuffle_deck
from lostworld.skirmish.rules.position import REACTION, REVEALED, STANDING_PLUS, Frame, Position
from lostworld.skirmish.rules.table import KNOWN_WOUND, SEDATIVE, WOUND, is_fear, is_wound


def draw(s: Position, unit: int, n: int) -> None:
    """The unit draws action cards."""
    if n > 0:
        s.push("draw", unit=unit, left=n)


def _draw(s: Position, f: Frame) -> None:
    unit = f["unit"]
    deck = s.deck[unit]
    if f["left"] and not deck:
        pile = (*s.seen[unit], *s.unseen[unit])
        if pile:
            # A shuffled card is hidden again.
            s.deck[unit] = tuple(sorted(pile))
            s.seen[unit] = s.unseen[unit] = ()
            shuffle_deck(s, unit)
            return
        f["left"] = 0
    if not f["left"]:
        s.pop()
        return
    n = min(f["left"], len(deck))
    drawn = deck[len(deck) - n :]
    s.deck[unit] = deck[: len(deck) - n]
    s.hand[unit] = tuple(sorted((*s.hand[unit], *drawn)))
    f["left"] -= n
    if s.log is not None:
        names = tuple([s.table.card_name(card) for card in reversed(drawn)])
        s.tell_only(s.table.owner[unit], ("cards",), "cards_drawn", unit=unit, count=n, cards=names)


frame("draw")(_draw)


def tell_placed(s: Position, unit: int, slot: str, card: int) -> None:
    """A card was put face down: its initiative is public, a condition card is public altogether."""
    if s.log is None:
        return
    n = units.printed_initiative(s, unit, card)
    name = s.table.card_name(card)
    if card >= WOUND:
        s.tell("card_placed", unit=unit, slot=slot, initiative=n, card=name)
    else:
        s.tell_only(
            s.table.owner[unit], ("card",), "card_placed", unit=unit, slot=slot, initiative=n, card=name
        )


def return_rest(s: Position, unit: int) -> None:
    """Cards drawn and not placed: Fear to the top of the deck, wounds below it, the rest to the discard."""
    hand = s.hand[unit]
    if not hand:
        return
    s.hand[unit] = ()
    deck = s.deck[unit]
    fears = tuple([card for card in deck if is_fear(card)])
    rest = tuple([card for card in deck if not is_fear(card)])
    back = tuple([KNOWN_WOUND for card in hand if is_wound(card)])
    scared = tuple([card for card in hand if is_fear(card)])
    s.deck[unit] = (*rest, *back, *fears, *scared)
    for card in hand:
        if card < WOUND:
            units.put_away(s, unit, card, False)


def _gather(s: Position, f: Frame) -> None:
    """All action cards and Critical Wounds are shuffled, Fear cards leave, and six are drawn (ruling 58)."""
    unit = f["unit"]
    if f["at"] == 0:
        f["at"] = 1
        stack = s.active[unit]
        lying = (
            *s.deck[unit],
            *s.hand[unit],
            *s.seen[unit],
            *s.unseen[unit],
            *stack,
            s.next[unit],
            s.idle[unit],
        )
        everything = [
            WOUND if is_wound(card) else card for card in lying if 0 <= card < SEDATIVE and not is_fear(card)
        ]
        s.deck[unit] = tuple(sorted(everything))
        s.hand[unit] = s.seen[unit] = s.unseen[unit] = ()
        s.active[unit] = tuple([card for card in stack if card >= SEDATIVE])
        s.next[unit] = s.idle[unit] = -1
        s.marks[unit] &= ~(REVEALED | REACTION | STANDING_PLUS)
        s.peeked[unit] = 0
        shuffle_deck(s, unit)
    elif f["at"] == 1:
        f["at"] = 2
        draw(s, unit, 6)
    else:
        s.pop()


frame("gather")(_gather)
