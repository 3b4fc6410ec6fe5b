"""The setup: decks, opening hands, deployment, and the round's loop (section 2)."""

from __future__ import annotations

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


@frame("game")
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
        tied = tuple(seat for seat, value in enumerate(table.army_value) if value == lowest)
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
        f["stocked"] = tuple(seat for seat, pile in enumerate(s.pile) if pile)
        s.push("first-initiative")
    elif at == 7:
        f["at"] = 8
        s.round += 1
        s.tell("round_begins", round=s.round)
        s.push("action-phase")
    else:
        f["at"] = 7
        s.push("initiative-phase")


@asks("replace-hero-cards")
def _replace_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    hand = s.cards[seat]
    found: dict[str, Any] = {}
    for chosen in range(1 << len(hand)):
        places = [i for i in range(len(hand)) if chosen >> i & 1]
        going = tuple(hand[i] for i in places)
        text = "replace:" + ",".join(str(i + 1) for i in places) if places else "keep"
        found[text] = going
    return found


@answers("replace-hero-cards")
def _replace_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    replaced = list(f["replaced"])
    replaced[seat] = meant
    f["replaced"] = tuple(replaced)


def _replace(s: Position, seat: Seat, going: tuple[int, ...]) -> None:
    """Replaced cards go to the discard, new ones come from the deck (ruling 9)."""
    s.tell("hero_cards_replaced", seat=seat, count=len(going))
    for card in going:
        resources.throw_from_hand(s, seat, card)
    resources.draw_heroes(s, seat, len(going))


# Deployment ---------------------------------------------------------------------------------------


@asks("who-deploys")
def _who_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"player:{s.table.seats[other]}": other for other in order_from(s, s.first)}


@answers("who-deploys", "who-places")
def _who_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["turn"] = meant


def places_for(s: Position, unit: int) -> list[int]:
    """Where a unit may come onto the map: all its hexes in its zone and free."""
    taken = units.occupied(s) | s.table.board.impassable
    return [place for place, mask in s.table.arrival[unit] if not mask & taken]


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
            if not places_for(s, unit):
                # No room any more: it comes in at a slide (content with such zones is refused).
                s.marks[unit] |= CALLED
        if any(not s.marks[unit] & CALLED for unit in waiting):
            f["turn"] = seat
            s.ask(seat, "deploy")
            return
    f["at"] = 6
    f.pop("turn", None)


@asks("deploy")
def _deploy_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    names = s.table.board.names
    found: dict[str, Any] = {}
    for unit in _undeployed(s, seat):
        for place in places_for(s, unit):
            found[f"deploy:u{unit},{names[place // 6]},{place % 6}"] = (unit, place)
    return found


@answers("deploy")
def _deploy_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    put(s, *meant)
    s.tell("deployed", unit=meant[0], hex=s.table.board.names[meant[1] // 6], facing=meant[1] % 6)
    f["turn"] = (seat + 1) % len(s.out)


def put(s: Position, unit: int, place: int) -> None:
    """A unit comes onto the map."""
    s.status[unit] = ON_MAP
    s.place[unit] = place
    s.marks[unit] &= ~CALLED
