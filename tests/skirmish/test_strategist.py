"""The strategist: it tries choices out in imagined games, from its view alone, within its limit."""

from __future__ import annotations

from threading import Event

import pytest

from lostworld.bots import bot_named
from lostworld.bots.bot import Limit
from lostworld.chance import Dice
from lostworld.skirmish import GAME
from lostworld.skirmish.players.strategist import Strategist
from lostworld.texts import LANGUAGES, say
from tests.skirmish.walking import walk

FEW = Limit(nodes=40)


@pytest.mark.parametrize("scenario", ["the-eggs", "four-roads"])
def test_it_answers_every_kind_of_decision_and_says_why(scenario: str) -> None:
    bot = bot_named("strategist", GAME, 1)
    kinds = set()
    for s, seat, _ in walk(scenario, 6):
        if seat is None or s.question in kinds:
            continue
        kinds.add(s.question)
        thought = bot.think(s.view(seat), FEW)
        assert thought.action in s.legal(seat)
        assert thought.reason is not None
        key, values = thought.reason
        assert len({say(key, language, **values) for language in LANGUAGES[:2]}) == 2
    assert len(kinds) > 12


def test_it_knows_nothing_that_its_view_does_not_tell() -> None:
    dice = Dice.from_number(3)
    asked = 0
    for number, (s, seat, _) in enumerate(walk("taken-alive", 3)):
        if seat is None or number % 60:
            continue
        view, other = s.view(seat), s.view(seat).sample(dice).view(seat)
        assert bot_named("strategist", GAME, 1).think(view, FEW) == bot_named("strategist", GAME, 1).think(
            other, FEW
        )
        asked += 1
    assert asked > 2


def test_nodes_make_it_repeatable_and_stop_ends_it() -> None:
    s, seat = next((s.copy(), seat) for s, seat, _ in walk("free-battle", 2) if s.question == "movement")
    assert seat is not None
    view = s.view(seat)
    once, again = (bot_named("strategist", GAME, 7).think(view, Limit(nodes=200)) for _ in range(2))
    assert once == again
    told = Event()
    told.set()
    thought = bot_named("strategist", GAME, 7).think(view, Limit(milliseconds=600_000, stop=told))
    assert thought.action in view.legal()


def test_it_says_how_good_its_chances_are() -> None:
    """What it shows of each choice is a chance to win, as the game judges positions."""
    s, seat = next((s.copy(), seat) for s, seat, _ in walk("free-battle", 2) if s.question == "movement")
    assert seat is not None
    fair = bot_named("strategist", GAME, 7).think(s.view(seat), Limit(nodes=200))
    for unit, side in enumerate(s.table.unit_side):
        if side != s.table.side[seat]:
            s.health[unit] = (1,)
    ahead = bot_named("strategist", GAME, 7).think(s.view(seat), Limit(nodes=200))
    assert fair.choices and ahead.choices
    assert all(0.0 < weighed.value < 1.0 for weighed in fair.choices)
    assert ahead.choices[0].value > max(0.5, fair.choices[0].value)


def test_a_level_looks_at_no_more_positions_than_its_own_however_long_it_may_think() -> None:
    s, seat = next((s.copy(), seat) for s, seat, _ in walk("free-battle", 2) if s.question == "movement")
    assert seat is not None

    def games(limit: Limit) -> int:
        reason = Strategist("veteran", 7, positions=400).think(s.view(seat), limit).reason
        assert reason is not None
        return int(reason[1]["games"])

    assert games(Limit(milliseconds=60_000)) == games(Limit(nodes=400)) == games(Limit())
    assert games(Limit(nodes=10)) < games(Limit(nodes=400))
