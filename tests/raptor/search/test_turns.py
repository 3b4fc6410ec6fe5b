"""The set of a turn's positions is what the kernel's own rules reach, no more and no less."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.raptor.evaluation.net import by_hand
from lostworld.raptor.notation.actions import END
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.search.turns import Turns
from tests.raptor.search import games

ROOM = 60_000


def figures(position: Position) -> tuple[int, ...]:
    """What remains of a turn when it is over."""
    marks = (position.asleep_now, position.frightened_now) if position.phase == phases.EFFECT else (0, 0)
    return (
        position.mother,
        position.awake,
        position.asleep,
        position.active,
        position.frightened,
        position.fires,
        position.tokens,
        position.escaped,
        position.captured,
        position.reserve,
        *marks,
    )


def exhaustive(start: Position) -> tuple[set[tuple[int, ...]], bool]:
    """Every end of the turn that single legal actions lead to, and whether one of them wins."""
    seat = start.side
    known: set[Any] = set()
    ends: set[tuple[int, ...]] = set()
    waiting = [start.copy()]
    wins = False
    while waiting:
        here = waiting.pop()
        for action in here.legal(seat):
            there = here.copy()
            there.step(seat, action)
            if action == END or there.deciders != (seat,):
                ends.add(figures(there))
                wins = wins or there.winner == seat
            elif there.fingerprint() not in known:
                known.add(there.fingerprint())
                waiting.append(there)
    return ends, wins


@pytest.mark.parametrize("seed", range(6))
def test_the_set_is_what_single_actions_reach(seed: int) -> None:
    net = by_hand()
    compared = 0
    for number, position in enumerate(games.turns(seed, most_points=3)):
        if number % 4:
            continue
        found = Turns(position, ROOM)
        value = found.explore(position, net, ROOM)
        assert found.size < ROOM
        ends, wins = exhaustive(position)
        if wins:
            assert value == 1.0
            won = position.copy()
            for action in found.plan():
                won.step(position.side, action)
            assert won.winner == position.side
            continue
        reached = set()
        for index in found.best_ends(ROOM):
            end = position.copy()
            found.put(index, end)
            reached.add(figures(end))
        assert reached == ends
        compared += 1
    assert compared > 5


def test_every_way_leads_where_it_says() -> None:
    """The path of each end, played action by action by the rules, gives that end."""
    net = by_hand()
    walked = 0
    for position in games.turns(11, most_points=4):
        found = Turns(position, 3000)
        found.explore(position, net, 3000)
        for index in found.best_ends(20):
            end, played = position.copy(), position.copy()
            found.put(index, end)
            for action in found.path(index):
                played.step(position.side, action)
            assert figures(played) == figures(end)
            walked += 1
    assert walked > 100


def test_a_small_budget_is_kept_and_still_finds_a_turn() -> None:
    net = by_hand()
    for position in games.turns(3, most_points=8):
        found = Turns(position, 400)
        found.explore(position, net, 400)
        assert found.size <= 400
        assert found.plan()


def test_the_same_budget_gives_the_same_turn() -> None:
    net = by_hand()
    position = next(p.copy() for p in games.turns(5, 8) if p.phase == phases.POINTS and p.left >= 5)
    plans = []
    for room in (500, 2000):
        found = Turns(position, room)
        found.explore(position, net, 500)
        plans.append((found.plan(), found.size))
    assert plans[0] == plans[1]


def test_what_cannot_be_is_refused() -> None:
    position = next(games.turns(1, 8))
    found = Turns(position, 100)
    with pytest.raises(ValueError, match="100"):
        found.explore(position, by_hand(), 101)
    with pytest.raises(IndexError):
        found.path(100)
