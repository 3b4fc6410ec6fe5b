"""Why a player did what it did: a key of the text catalogue, with values."""

from __future__ import annotations

from typing import Any, Final

from lostworld.raptor.rules.cards import RAPTOR
from lostworld.raptor.rules.kernel import Position

Reason = tuple[str, dict[str, Any]]

# What a turn of each side may have brought about, most telling first: the text's key, and how to count it.
DEEDS: Final[dict[int, tuple[tuple[str, Any], ...]]] = {
    RAPTOR: (
        ("raptor-why-escape", lambda before, after: after.escaped - before.escaped),
        ("raptor-why-kill", lambda before, after: _scientists(before) - _scientists(after)),
        ("raptor-why-wake", lambda before, after: _bits(before.asleep) - _bits(after.asleep)),
        ("raptor-why-recover", lambda before, after: before.tokens - after.tokens),
        ("raptor-why-frighten", lambda before, after: _bits(after.frightened) - _bits(before.frightened)),
        ("raptor-why-douse", lambda before, after: _bits(before.fires) - _bits(after.fires)),
    ),
    1: (
        ("raptor-why-capture", lambda before, after: after.captured - before.captured),
        ("raptor-why-shoot", lambda before, after: after.tokens - before.tokens),
        ("raptor-why-sleep", lambda before, after: _bits(after.asleep) - _bits(before.asleep)),
        ("raptor-why-reinforce", lambda before, after: before.reserve - after.reserve),
        ("raptor-why-stand", lambda before, after: _bits(before.frightened) - _bits(after.frightened)),
        ("raptor-why-fire", lambda before, after: _bits(after.fires) - _bits(before.fires)),
    ),
}


def _bits(places: int) -> int:
    return places.bit_count()


def _scientists(position: Position) -> int:
    return (position.active | position.frightened).bit_count()


def percent(chance: float) -> int:
    """A chance as whole percents."""
    return round(100 * chance)


def of_turn(before: Position, after: Position, seat: int, value: float) -> Reason:
    """Why a turn was played that leads from one position to another."""
    if after.winner == seat:
        return "raptor-why-win", {}
    chance = percent(value)
    for key, counted in DEEDS[seat]:
        number = counted(before, after)
        if number > 0:
            return key, {"number": number, "chance": chance}
    return "raptor-why-position", {"chance": chance}


def of_card(card: int, share: float, shown: int) -> Reason:
    """Why a card was chosen."""
    if shown:
        return "raptor-why-card-shown", {"card": card, "shown": shown}
    if share > 0.97:
        return "raptor-why-card-best", {"card": card}
    return "raptor-why-card-mixed", {"card": card, "share": percent(share)}
