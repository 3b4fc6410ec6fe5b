"""Losing health, models, units (rulings 17, 36, 41, 61)."""

from __future__ import annotations

from .conditions import take_wound
from .filters import Moment
from .heroes import Entry, Event, announce
from .things import Game, Run, Unit
from .victory import eliminated, remove_from_map


class Blow:
    """Damage about to be taken; ``prevent`` lowers it."""

    def __init__(self, amount: int) -> None:
        self.amount = amount


def lose_health(
    game: Game, unit: Unit, amount: int, source: Unit | None, attack: bool, wounded: bool = False
) -> Run:
    """Returns the health lost. ``wounded``: this attack has already given a Critical Wound."""
    if amount <= 0 or not unit.on_map:
        return 0
    blow = Blow(amount)
    moment = Moment("damage", damage=amount)
    game.contexts.append(blow)
    yield from announce(
        game, Event(moment, entries=[(unit, source, moment)]), source.seat if source else None
    )
    game.contexts.pop()
    if blow.amount <= 0 or not unit.on_map:
        return 0
    lost, fallen = take(unit, blow.amount)
    if fallen:
        yield from removed(game, unit, source)
    if unit.on_map and lost:
        for gear in [gear for gear in unit.gear if gear.until == "hit"]:
            unit.gear.remove(gear)
            game.players[gear.seat].discard.append(gear.card)
        if attack and lost * 2 >= unit.start_health and not wounded:
            yield from take_wound(game, unit, source)
    return lost


def take(unit: Unit, amount: int) -> tuple[int, int]:
    """Ruling 36: the model with least health left, then the next. Returns health lost and models fallen."""
    lost = fallen = 0
    for _ in range(len(unit.health)):
        alive = [place for place, health in enumerate(unit.health) if health > 0]
        if amount <= 0 or not alive:
            break
        place = min(alive, key=lambda p: (unit.health[p], -p))
        hurt = min(amount, unit.health[place])
        unit.health[place] -= hurt
        amount -= hurt
        lost += hurt
        if unit.health[place] == 0:
            unit.health.pop(place)
            fallen += 1
    return lost, fallen


def removed(game: Game, unit: Unit, source: Unit | None) -> Run:
    gone = not any(unit.health)
    if gone:
        eliminated(game, unit)
    word = "unit" if gone else "model"
    entries: list[Entry] = [(unit, source, Moment("elimination", removed=word, killer=False))]
    if source is not None and (source.on_map or source is unit):
        entries.append((source, unit, Moment("elimination", removed=word, killer=True)))
    if gone:
        unit.status = "gone"
        remove_from_map(game, unit)
        game.fallen += 1
        leave_if_out(game, unit.seat)
    yield from announce(game, Event(Moment("elimination"), entries=entries), source.seat if source else None)


def leave_if_out(game: Game, seat: int) -> None:
    """Ruling 14: a player without units (reinforcements due count) is out; the token goes on clockwise."""
    due = [game.units[entry["unit"]] for entry in game.reinforcements]
    if any(
        u.seat == seat and (u.on_map or u.status == "called" or (u in due and u.status == "waiting"))
        for u in game.units
    ):
        return
    player = game.players[seat]
    player.out = True
    player.hand, player.pile, player.discard = [], [], []
    if game.first == seat and game.clockwise(seat):
        game.first = game.clockwise(seat)[0]
