# cython: wraparound=True, boundscheck=True
"""The setup: decks, opening hands, deployment, and the round's loop (section 2)."""

from __future__ import annotations

from functools import cache
from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import cards, interact, resources, units
from lostworld.skirmish.rules.engine import answers, asks, frame, order_from, shuffle_deck, toss
from lostworld.skirmish.rules.position import CALLED, ON_MAP, RESERVE, Frame, Position

OPENING_HAND = 5


def begin(s: Position) -> None:
    """Fill a new position; all chance is still pending."""
    table = s.table
    for unit, enlisted in enumerate(table.units):
        spec = enlisted.spec
        models = [spec.health] * spec.models
        less = spec.starting_health - units.starting_health(s, unit)
        while less > 0:
            taken = min(less, models[-1])
            models[-1] -= taken
            less -= taken
            if not models[-1]:
                models.pop()
        s.health[unit] = tuple(models)
        s.deck[unit] = tuple(sorted(table.decks[unit]))
        if "dinosaur" in spec.keywords:
            s.adrenaline[unit] = min(spec.adrenaline, table.special.get("start-adrenaline", 0))
    for seat, place in enumerate(table.scenario.seats):
        s.pile[seat] = tuple(sorted(table.hero_decks[seat]))
        s.command[seat] = place.command
        s.requisition[seat] = place.requisition
    s.push("game", i=0)


def _game(s: Position, f: Frame) -> None:
    table = s.table
    at = f["at"]
    if at == 0:
        # Every deck is shuffled: units first, then players.
        while f["i"] < len(table.units):
            unit = f["i"]
            f["i"] += 1
            if table.units[unit].round == 0:
                shuffle_deck(s, unit)
                return
        seat = f["i"] - len(table.units)
        f["i"] += 1
        if seat < len(table.seats):
            s.pending = ("hero", seat)
            return
        f["at"] = 1
        lowest = min(table.army_value)
        tied = tuple([seat for seat, value in enumerate(table.army_value) if value == lowest])
        f["tossed"] = tied[0]
        if len(tied) > 1:
            toss(s, "first-player", tied)
    elif at == 1:
        f["at"] = 2
        s.first = f["tossed"]
        s.tell("first_player", seat=s.first)
        for unit, enlisted in enumerate(table.units):
            for card in enlisted.equipment:
                s.outside[enlisted.seat] = (*s.outside[enlisted.seat], card)
                interact.bear(s, unit, card, enlisted.seat, interact.uses_of(s, card))
        for unit in reversed(range(len(table.units))):
            if table.units[unit].round == 0:
                cards.draw(s, unit, 6)
    elif at == 2:
        f["at"] = 3
        for seat in range(len(table.seats)):
            resources.draw_heroes(s, seat, OPENING_HAND)
        f["replaced"] = ((),) * len(table.seats)
        s.asked = tuple(range(len(table.seats)))
        s.question = "replace-hero-cards"
    elif at == 3:
        f["at"] = 4
        for seat in order_from(s, s.first):
            _replace(s, seat, f["replaced"][seat])
        del f["replaced"]
    elif at == 4:
        f["at"] = 5
        f["turn"] = s.first
        s.ask(s.first, "who-deploys")
    elif at == 5:
        _deploy(s, f)
    elif at == 6:
        f["at"] = 7
        # Ruling 18: decks that were empty from the start end no game.
        f["stocked"] = tuple([seat for seat, pile in enumerate(s.pile) if pile])
        s.push("first-initiative")
    elif at == 7:
        f["at"] = 8
        s.round += 1
        s.tell("round_begins", round=s.round)
        s.push("action-phase")
    else:
        f["at"] = 7
        s.push("initiative-phase")


frame("game")(_game)


def _replace_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    hand = s.cards[seat]
    return {text: tuple([hand[i] for i in places]) for text, places in _subsets(len(hand))}


asks("replace-hero-cards")(_replace_choices)


@cache
def _subsets(cards: int) -> list[tuple[str, list[int]]]:
    """Every choice of cards of a hand: its action, and which cards."""
    found = []
    for chosen in range(1 << cards):
        places = [i for i in range(cards) if chosen >> i & 1]
        found.append(("replace:" + ",".join(str(i + 1) for i in places) if places else "keep", places))
    return found


def _replace_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    replaced = list(f["replaced"])
    replaced[seat] = meant
    f["replaced"] = tuple(replaced)


answers("replace-hero-cards")(_replace_answer)


def _replace(s: Position, seat: Seat, going: tuple[int, ...]) -> None:
    """Replaced cards go to the discard, new ones come from the deck (ruling 9)."""
    s.tell("hero_cards_replaced", seat=seat, count=len(going))
    for card in going:
        resources.throw_from_hand(s, seat, card)
    resources.draw_heroes(s, seat, len(going))


# Deployment ---------------------------------------------------------------------------------------


def _who_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"player:{s.table.seats[other]}": other for other in order_from(s, s.first)}


asks("who-deploys")(_who_choices)


def _who_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["turn"] = meant


answers("who-deploys", "who-places")(_who_answer)


def places_for(s: Position, unit: int) -> dict[str, int]:
    """Where a unit may come onto the map, by action: all its hexes in its zone and free."""
    taken = _taken(s)
    return {text: place for place, mask, text in s.table.arrival[unit] if not mask & taken}


def has_place(s: Position, unit: int) -> bool:
    """Whether there is a place where a unit may come onto the map."""
    taken = _taken(s)
    for _, mask, _ in s.table.arrival[unit]:
        if not mask & taken:
            return True
    return False


def _taken(s: Position) -> int:
    return units.occupied(s) | s.table.board.impassable


def _undeployed(s: Position, seat: Seat) -> list[int]:
    return [
        unit
        for unit, enlisted in enumerate(s.table.units)
        if enlisted.seat == seat
        and enlisted.round == 0
        and s.status[unit] == RESERVE
        and not s.marks[unit] & CALLED
    ]


def _deploy(s: Position, f: Frame) -> None:
    for seat in order_from(s, f["turn"]):
        waiting = _undeployed(s, seat)
        for unit in waiting:
            if not has_place(s, unit):
                # No room any more: it comes in at a slide (content with such zones is refused).
                s.marks[unit] |= CALLED
        if [unit for unit in waiting if not s.marks[unit] & CALLED]:
            f["turn"] = seat
            s.ask(seat, "deploy")
            return
    f["at"] = 6
    f.pop("turn", None)


def _deploy_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for unit in _undeployed(s, seat):
        for text, place in places_for(s, unit).items():
            found[text] = (unit, place)
    return found


asks("deploy")(_deploy_choices)


def _deploy_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    put(s, *meant)
    s.tell("deployed", unit=meant[0], hex=s.table.board.names[meant[1] // 6], facing=meant[1] % 6)
    f["turn"] = (seat + 1) % len(s.out)


answers("deploy")(_deploy_answer)


def put(s: Position, unit: int, place: int) -> None:
    """A unit comes onto the map."""
    s.status[unit] = ON_MAP
    s.place[unit] = place
    s.marks[unit] &= ~CALLED
