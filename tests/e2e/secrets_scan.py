"""Looks in what a seat received for what it must not know: the other side's cards, draw piles, the seed.

The truth is the database's: the stored moves and shuffles, played on the rules, give every position.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from lostworld.raptor import GAME
from tests.e2e.house import House

FIELDS = {"raptor": 5, "scientist": 6}
POSITION = re.compile(r"(?:[^ \"/]{11}/){5}[^ \"/]{11} \S+ \S+ z\de\S+ \d+ R:\S* S:[^\s\"]*")


class Truth(NamedTuple):
    """What was secret in one game."""

    seed: str
    salt: str
    piles: frozenset[str]
    """Every order of a draw pile that ever was, as far as it is long enough to be no accident."""
    hands: dict[str, frozenset[str]]
    """Every hand of each side that ever was."""


def positions(house: House, game: str) -> Iterator[str]:
    """Every position of a stored game, secrets included, also those in the middle of a stored step."""
    ((start, chance),) = house.rows("select start, start_chance from game where id = ?", game)
    state = GAME.parse(start)

    def settle(outcomes: list[str]) -> None:
        while state.chance is not None and outcomes:
            state.resolve(outcomes.pop(0))

    settle(json.loads(chance))
    yield state.text
    events = house.rows("select kind, payload from event where game_id = ? order by seq", game)
    for kind, payload in events:
        assert kind in ("turn", "reveal", "resign"), f"no truth for {kind}"
        told = json.loads(payload)
        outcomes = list(told.get("chance", []))
        for seat, action in told.get("moves", []):
            state.apply(seat, GAME.parse_action(action))
            settle(outcomes)
            yield state.text


def truth_of(house: House, game: str) -> Truth:
    """All that had to be kept."""
    ((seed, salt),) = house.rows("select seed, salt from game where id = ?", game)
    piles: set[str] = set()
    hands: dict[str, set[str]] = {"raptor": set(), "scientist": set()}
    for text in positions(house, game):
        fields = text.split(" ")
        if fields[2] == "place":
            continue  # the piles lie in their printed order, which is no secret
        for side, nth in FIELDS.items():
            _played, hand, draw, _discard = fields[nth][2:].split("/")
            hands[side].add(hand)
            if len(draw) >= 4:
                piles.add(draw)
    return Truth(seed, salt, frozenset(piles), {side: frozenset(found) for side, found in hands.items()})


def leaks(text: str, seat: str, truth: Truth) -> list[str]:
    """What a text that this seat received tells too much."""
    found = [
        f"{name} in the open"
        for name in ("seed", "salt")
        if getattr(truth, name) and getattr(truth, name) in text
    ]
    # In a position a discard pile may read like some draw pile; its fields are looked at one by one below.
    # And digits inside a time, a hash or an id are no pile.
    rest = POSITION.sub("", text)
    found += [f"draw pile {pile}" for pile in truth.piles if re.search(rf"(?<![\w.-]){pile}(?![\w-])", rest)]
    others = [side for side in FIELDS if side != seat]
    for position in POSITION.findall(text):
        fields = position.split(" ")
        for side, nth in FIELDS.items():
            played, hand, draw, _discard = fields[nth][2:].split("/")
            if fields[2] == "place":
                continue
            if draw.strip("?"):
                found.append(f"{side}'s draw pile is written out in {position}")
            if side in others and hand.strip("?"):
                found.append(f"{side}'s hand is written out in {position}")
            if side in others and fields[2] == "cards" and played.strip("?"):
                found.append(f"{side}'s secret choice is written out in {position}")
    with contextlib.suppress(ValueError):  # not every answer is JSON
        found += _in_events(json.loads(text), seat)
    return found


def _in_events(value: Any, seat: str) -> Iterator[str]:
    """Events that name a card which only its owner may see."""
    if isinstance(value, list):
        for one in value:
            yield from _in_events(one, seat)
    elif isinstance(value, dict):
        kind, side = value.get("kind"), value.get("side")
        if kind in ("card_drawn", "card_chosen") and side != seat and value.get("card") is not None:
            yield f"{kind} of {side} names the card"
        if kind == "card_shown" and seat == "spectator" and value.get("card") is not None:
            yield "the shown card reaches a spectator"
        for one in value.values():
            yield from _in_events(one, seat)
