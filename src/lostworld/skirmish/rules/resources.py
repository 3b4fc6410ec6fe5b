# cython: wraparound=True, boundscheck=True
"""Resources and hero hands: command, requisition, drawing and discarding hero cards (rulings 9, 60)."""

from __future__ import annotations

from typing import Any, Final

from lostworld.game import Seat
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.engine import ASKED_IF, answers, asks, frame, order_from
from lostworld.skirmish.rules.position import SEDATED, Frame, Position

HAND: Final = 5


def income(s: Position) -> None:
    """Command for players with a living, waking human hero (ruling 60)."""
    table = s.table
    for seat in order_from(s, s.first):
        heroes = [
            unit
            for unit in units.on_map(s)
            if table.owner[unit] == seat
            and not s.marks[unit] & SEDATED
            and "hero" in table.specs[unit].keywords
            and "human" in table.specs[unit].keywords
        ]
        if not heroes:
            continue
        commanders = sum(
            [
                table.specs[unit].commander
                for unit in units.waking(s)
                if table.owner[unit] == seat and "commander" in table.specs[unit].keywords
            ]
        )
        n = 1 + len(heroes) + commanders
        s.command[seat] += n
        s.tell("income", seat=seat, command=n)


def draw_heroes(s: Position, seat: Seat, n: int) -> None:
    """A player draws hero cards from the top of the deck, as many as are there."""
    pile = s.pile[seat]
    drawn = pile[len(pile) - min(n, len(pile)) :]
    if not drawn:
        return
    s.pile[seat] = pile[: len(pile) - len(drawn)]
    s.cards[seat] = tuple(sorted((*s.cards[seat], *drawn)))
    if s.log is not None:
        names = tuple([s.table.hero_name(card) for card in reversed(drawn)])
        s.tell_only(seat, ("cards",), "hero_cards_drawn", seat=seat, count=len(drawn), cards=names)


def throw_from_hand(s: Position, seat: Seat, card: int) -> None:
    """A hero card goes from the hand to the discard."""
    hand = list(s.cards[seat])
    hand.remove(card)
    s.cards[seat] = tuple(hand)
    units.throw(s, seat, card)
    s.tell("hero_card_discarded", seat=seat, card=s.table.hero_name(card))


def for_players(s: Position, f: Frame, deed: str, what: str, n: int, who: str) -> None:
    """Something happens to the card's player, to an enemy player, or to each of them."""
    seat = f["seat"]
    side = s.table.side
    if who == "self":
        s.push("player-effect", deed=deed, what=what, n=n, seats=(seat,), by=seat)
        return
    enemies = tuple([other for other in order_from(s, seat) if side[other] != side[seat]])
    if who == "enemy" and len(enemies) > 1:
        other = s.table.owner[f["other"]] if f["other"] >= 0 else -1
        if other in enemies:
            enemies = (other,)
        else:
            s.push("which-player", deed=deed, what=what, n=n, seats=enemies, by=seat)
            return
    if enemies:
        s.push("player-effect", deed=deed, what=what, n=n, seats=enemies, by=seat)


def _which_player(s: Position, f: Frame) -> None:
    s.ask(f["by"], "effect-player")


frame("which-player")(_which_player)


def _player_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"player:{s.table.seats[other]}": other for other in f["seats"]}


asks("effect-player")(_player_choices)


def _player_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    f["k"] = "player-effect"
    f["seats"] = (meant,)


answers("effect-player")(_player_answer)


def _player_effect(s: Position, f: Frame) -> None:
    if not f["seats"]:
        s.pop()
        return
    seat, n = f["seats"][0], f["n"]
    if f["deed"] == "discard":
        if f.get("left", n) and s.cards[seat]:
            chooser = f["by"] if f["what"] == "player" else seat
            s.ask(chooser, "discard-hero")
            return
        f.pop("left", None)
    elif f["deed"] == "gain":
        units.gain(s, seat, f["what"], n)
    else:
        draw_heroes(s, seat, n)
        if len(s.cards[seat]) > HAND:
            s.push("hand-limit", seat=seat)
    f["seats"] = f["seats"][1:]


frame("player-effect")(_player_effect)


def _discard_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"discard:{s.table.hero_name(card)}": card for card in sorted(set(s.cards[f["seats"][0]]))}


asks("discard-hero")(_discard_choices)


def _discard_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    throw_from_hand(s, f["seats"][0], meant)
    f["left"] = (f["left"] if "left" in f else f["n"]) - 1


answers("discard-hero")(_discard_answer)


def _hand_limit(s: Position, f: Frame) -> None:
    if len(s.cards[f["seat"]]) > HAND:
        s.ask(f["seat"], "discard-to-limit")
    else:
        s.pop()


frame("hand-limit")(_hand_limit)


def _limit_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    return {f"discard:{s.table.hero_name(card)}": card for card in sorted(set(s.cards[seat]))}


asks("discard-to-limit")(_limit_choices)


def _limit_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    throw_from_hand(s, seat, meant)


answers("discard-to-limit")(_limit_answer)


# Two cards of one name: not asking would tell that a hand holds nothing else.
ASKED_IF["discard-hero"] = lambda s, f, seat: len(s.cards[f["seats"][0]]) > 1
ASKED_IF["discard-to-limit"] = lambda s, f, seat: True


def _take_back(s: Position, f: Frame) -> None:
    s.ask(f["seat"], "take-back")


frame("take-back")(_take_back)


def _take_back_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    names = {s.table.hero_name(card): card for card in s.thrown[seat] if card != f["but"]}
    return {f"take:{name}": names[name] for name in sorted(names)}


asks("take-back")(_take_back_choices)


def _take_back_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    thrown = list(s.thrown[seat])
    thrown.remove(meant)
    s.thrown[seat] = tuple(thrown)
    s.cards[seat] = tuple(sorted((*s.cards[seat], meant)))
    s.pop()
    if len(s.cards[seat]) > HAND:
        s.push("hand-limit", seat=seat)


answers("take-back")(_take_back_answer)
