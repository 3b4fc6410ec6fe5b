"""The tactician: it answers every decision from its view alone, and beats chance."""

from __future__ import annotations

import random

import pytest

from lostworld.bots import bot_named
from lostworld.chance import Dice
from lostworld.game import IllegalAction
from lostworld.skirmish import GAME
from lostworld.skirmish.players.tactician import Tactician
from tests.skirmish.walking import walk


@pytest.mark.parametrize("scenario", ["the-eggs", "two-against-two"])
def test_it_answers_every_kind_of_decision(scenario: str) -> None:
    bot = bot_named("tactician", GAME, 1)
    kinds = set()
    for s, seat, _ in walk(scenario, 6):
        if seat is None or s.question in kinds:
            continue
        kinds.add(s.question)
        thought = bot.think(s.view(seat))
        assert thought.action in s.legal(seat)
        assert thought.choices[0].action == thought.action
    assert len(kinds) > 15


def test_it_knows_nothing_that_its_view_does_not_tell() -> None:
    dice = Dice.from_number(3)
    for number, (s, seat, _) in enumerate(walk("taken-alive", 3)):
        if seat is None or number % 25:
            continue
        other = s.view(seat).sample(dice)
        assert Tactician(seed=1).think(s.view(seat)) == Tactician(seed=1).think(other.view(seat))


def test_who_decides_nothing_is_refused() -> None:
    s = GAME.new({})
    with pytest.raises(IllegalAction):
        Tactician(seed=1).think(s.view(0))


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: int) -> None:
    """In a scenario where both sides can win, from either seat."""
    luck = random.Random(5)
    dice = Dice.from_number(5)
    bot = Tactician(seed=5)
    s = GAME.new({"scenario": "hold-the-station"})
    while s.outcome is None:
        event = s.chance
        if event is not None:
            s.resolve(event.sample(dice))
        elif s.deciders[0] == seat:
            scores = bot.weigh(s, seat)
            s.apply(seat, max(sorted(scores), key=lambda text: scores[text]))
        else:
            s.apply(s.deciders[0], luck.choice(s.legal(s.deciders[0])))
    assert s.outcome.winners == (seat,)
