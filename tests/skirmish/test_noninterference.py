"""What is hidden (ruling 12) changes nothing that another seat sees, not even who is asked, and when.

A *twin* is a game that looks the same to one seat and differs in what that seat may not know. Both go on by
the same decision, one that the seat knows of. As long as nothing hidden comes to light, the seat sees the
same: the same events, the same questions to the same players, the same choices of its own.
"""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.chance import Dice
from lostworld.game import SPECTATOR
from lostworld.skirmish import State
from tests.skirmish.walking import walk

REVEALING = {
    "attached",
    "card_placed",
    "card_used",
    "cards_drawn",
    "deck_shuffled",
    "detached",
    "eliminated",
    "hero_card_discarded",
    "hero_cards_drawn",
    "looked",
    "revealed",
    "sedative",
    "slot_emptied",
    "test",
}
"""Events with which something hidden comes to light: a card turned up, used or discarded, a sum's parts."""


def goes_on(s: State, seat: int, by: int, action: str) -> tuple[list[dict[str, Any]], str, tuple[str, ...]]:
    """What a seat sees of a decision: its events, its view, its choices."""
    events = [event.seen_by(seat).to_json() for event in s.play(by, action)]
    view = s.view(seat)
    return events, view.text, tuple(view.legal())


@pytest.mark.parametrize("scenario", ["storm-rescue", "taken-alive", "two-against-two", "the-eggs"])
def test_what_is_hidden_does_not_interfere(scenario: str) -> None:
    assert compare(scenario, 12, 3) > 60


def compare(scenario: str, seed: int, every: int) -> int:
    """Compare a game with its twins at every so many steps; how often nothing came to light."""
    dice = Dice.from_number(seed)
    compared = 0
    for number, (s, by, action) in enumerate(walk(scenario, seed)):
        if by is None or number % every:
            continue
        for seat in range(SPECTATOR, len(s.seats)):
            if seat != by and s.shown_action(by, action, seat) != action:
                continue
            twin = s.view(seat).sample(dice)
            if twin == s or action not in twin.legal(by):
                continue
            mine, others = goes_on(s.copy(), seat, by, action), goes_on(twin, seat, by, action)
            if s.question == "consequences" and mine[0] != others[0]:
                continue  # what was loaded has shown itself by its effects
            pairs = list(zip(mine[0], others[0], strict=False))
            differing = next((a["kind"] for a, b in pairs if a != b), None)
            told = {event["kind"] for event in (*mine[0], *others[0])}
            if differing is None and not told & REVEALING:
                assert mine == others, (seat, by, action, s.question)
                compared += 1
            elif differing is not None:
                assert differing in REVEALING or told & REVEALING, (differing, seat, by, action)
    return compared
