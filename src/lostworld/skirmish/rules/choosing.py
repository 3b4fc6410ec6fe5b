"""Small decisions inside effects: one of several, shifting and turning a unit, another Next card."""

from __future__ import annotations

from typing import Any

from lostworld.game import Seat
from lostworld.skirmish.rules import cards, effects, units
from lostworld.skirmish.rules.board import OFF
from lostworld.skirmish.rules.engine import answers, asks, frame
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import ON_MAP, Frame, Position
from lostworld.skirmish.rules.table import WOUND


@frame("choose")
def _choose(s: Position, f: Frame) -> None:
    if f["at"] == 0:
        f["at"] = 1
        s.ask(f["effect"][0], "effect-option")
    else:
        s.pop()


@asks("effect-option")
def _option_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    operation = s.table.book.lists[f["ops"]][f["i"]]
    return {f"option:{number + 1}": number for number in range(len(operation.options))}


@answers("effect-option")
def _option_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    operation = s.table.book.lists[f["ops"]][f["i"]]
    player, me, other, it, card, event, source = f["effect"]
    effects.run(s, operation.options[meant], player, me, other, it, card, Happens(*event), source)


# Moving a unit by an effect -----------------------------------------------------------------------


def _shifts(s: Position, f: Frame) -> dict[int, int]:
    """The places within reach, each step in any direction into a free hex, facing kept."""
    unit = f["unit"]
    board, masks = s.table.board, s.table.masks[unit]
    taken = units.occupied(s, (unit,)) | board.impassable
    start = s.place[unit]
    found = {start: 0}
    layer = [start]
    for step in range(1, f["left"] + 1):
        following = []
        for place in layer:
            for edge in range(6):
                target = board.shifted(place, edge)
                mask = OFF if target == OFF else masks[target]
                if mask == OFF or mask & taken or target in found:
                    continue
                found[target] = step
                following.append(target)
        layer = following
    del found[start]
    return found


@frame("shift")
def _shift(s: Position, f: Frame) -> None:
    if f["at"] == 0 and s.status[f["unit"]] == ON_MAP:
        f["at"] = 1
        s.ask(f["seat"], "effect-hex")
    else:
        s.pop()


@asks("effect-hex")
def _shift_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    names = s.table.board.names
    found: dict[str, Any] = {"stay": -1}
    for place in _shifts(s, f):
        found[f"shift:{names[place // 6]}"] = place
    return found


@answers("effect-hex")
def _shift_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant >= 0:
        s.place[f["unit"]] = meant
        s.tell("shifted", unit=f["unit"], hex=s.table.board.names[meant // 6])
        units.check_grabs(s)


@frame("turn")
def _turn(s: Position, f: Frame) -> None:
    if f["at"] == 0 and s.status[f["unit"]] == ON_MAP:
        f["at"] = 1
        s.ask(f["seat"], "effect-facing")
    else:
        s.pop()


@asks("effect-facing")
def _turn_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    unit = f["unit"]
    place = s.place[unit]
    masks = s.table.masks[unit]
    taken = units.occupied(s, (unit,)) | s.table.board.impassable
    found: dict[str, Any] = {f"face:{place % 6}": place}
    for sense in (1, -1):
        for times in range(1, f["n"] + 1):
            target = place - place % 6 + (place + sense * times) % 6
            if masks[target] == OFF or masks[target] & taken:
                break
            found[f"face:{target % 6}"] = target
    return found


@answers("effect-facing")
def _turn_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if s.place[f["unit"]] != meant:
        s.place[f["unit"]] = meant
        s.tell("turned", unit=f["unit"], facing=meant % 6)
        units.check_grabs(s)


# Another Next card --------------------------------------------------------------------------------


@frame("replace-next")
def _replace_next(s: Position, f: Frame) -> None:
    unit = f["unit"]
    if f["at"] == 0:
        f["at"] = 1
        s.hand[unit] = ()
        cards.draw(s, unit, f["n"])
    elif f["at"] == 1:
        f["at"] = 2
        s.ask(s.table.owner[unit], "replace-next")
    else:
        cards.return_rest(s, unit)
        s.hand[unit] = f["held"]
        s.pop()


@asks("replace-next")
def _replace_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"keep": -1}
    for card in sorted(set(s.hand[f["unit"]])):
        if card < WOUND:
            found[f"swap:{s.table.card_name(card)}"] = card
    return found


@answers("replace-next")
def _replace_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    unit = f["unit"]
    if meant < 0:
        return
    hand = list(s.hand[unit])
    hand.remove(meant)
    units.put_away(s, unit, s.next[unit], False)
    s.hand[unit] = tuple(hand)
    s.next[unit] = meant
    s.peeked[unit] &= ~15
    cards.tell_placed(s, unit, "next", meant)
