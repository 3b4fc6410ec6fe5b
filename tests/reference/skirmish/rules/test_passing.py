"""Held units that pass a place where they may not stay: their holders let go (ruling 45, last sentences)."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.skirmish.content.model import MovementPart, Unit
from tests.skirmish.made import card, unit

from .made import Fight, Place, deck, fight

HELD: list[Place] = [(0, 0, 0), (-1, 0, 0), (1, 0, 3)]
"""The mover, its holder behind it, somebody ahead."""


def mover(part: MovementPart | None = None, **fields: Any) -> Unit:
    return unit("a", (card("a/9", 9, movement=part or MovementPart()), *deck("a", 1, 2, 3)), **fields)


def held(part: MovementPart | None = None, places: list[Place] = HELD, **fields: Any) -> Fight:
    """The mover's movement, its holder having kept its hold."""
    enemies = [unit("b", deck("b", 5, 1, 2, 3)), unit("c", deck("c", 4, 1, 2, 3))]
    scenario = {key: fields.pop(key) for key in ("terrain",) if key in fields}
    game = fight([[mover(part, **fields)], enemies], places, position={"holds": {1: 0}}, **scenario)
    return game.plays("reveal:u0", "go", "keep")


def test_ruling_45_who_flies_over_a_unit_leaves_its_holders_behind() -> None:
    """Rulings 45 and 98: grabbers let go when it passes a place where it may not stay."""
    game = held(MovementPart(fly=True)).plays("move:2.0,0")
    assert game.at(0) == (2, 0, 0)
    assert game.at(1) == (-1, 0, 0)
    assert game.state.holds[1] == -1
    assert [event["target"] for event in game.told("released")] == [0]


def test_ruling_45_the_points_are_those_of_a_held_unit() -> None:
    """Ruling 45: a grabbed unit moves with 1 point less for each grabber; two points pass one hex."""
    game = held(MovementPart(fly=True))
    assert game.offers("move:2.0,")
    assert not game.offers("move:3.0,")


def test_ruling_45_a_hex_where_it_may_stay_is_made_alone_and_drags() -> None:
    """Rulings 27 and 45: a grabbed unit declares one hex at a time."""
    game = held(MovementPart(fly=True))
    assert game.offers("move:0.1,")
    assert not game.offers("move:0.2,")
    game.plays("move:0.1,0")
    assert (game.at(0), game.at(1)) == ((0, 1, 0), (-1, 1, 0))
    assert game.state.holds[1] == 0


@pytest.mark.parametrize(("part", "offered"), [(MovementPart(jump=True), True), (MovementPart(), False)])
def test_ruling_45_who_jumps_over_impassable_ground(part: MovementPart, offered: bool) -> None:
    """Rulings 28 and 45."""
    game = held(part, [(0, 0, 0), (-1, 0, 0), (4, 0, 3)], terrain={(1, 0): "o"})
    assert game.offers("move:2.0,0") == offered
    if offered:
        game.plays("move:2.0,0")
        assert game.at(1) == (-1, 0, 0)
        assert game.state.holds[1] == -1


def test_ruling_45_who_passes_an_ally() -> None:
    """Rulings 24 and 45: passing through an own unit of several models, its hex is no place to stay."""
    pack = unit("d", deck("d", 4, 1, 2, 3), models=3, health=2)
    game = fight(
        [[mover(), pack], [unit("b", deck("b", 5, 1, 2, 3))]],
        [(0, 0, 0), (1, 0, 0), (-1, 0, 0)],
        position={"holds": {2: 0}},
    ).plays("reveal:u0", "go", "keep")
    assert game.offers("enter:0.0,0>0")
    game.plays("move:2.0,0")
    assert game.at(0) == (2, 0, 0)
    assert game.state.holds[2] == -1


def test_ruling_45_a_test_beyond_what_is_passed() -> None:
    """Rulings 28, 45 and 68: it flies over one unit, tests the next, and is back where it may stay."""
    strong = unit("e", deck("e", 3, 1, 2, 3), stability=9)
    enemies = [unit("b", deck("b", 5, 1, 2, 3)), unit("c", deck("c", 4, 1, 2, 3)), strong]
    game = fight(
        [[mover(MovementPart(fly=True))], enemies],
        [*HELD, (2, 0, 3)],
        position={"holds": {1: 0}},
    ).plays("reveal:u0", "go", "keep", "enter:1.0,0>0")
    game.until_asked("action")
    assert game.at(0) == (0, 0, 0)
    assert game.state.holds[1] == -1
    assert game.tests("stability")[0]["target"] == 3


def test_ruling_89_a_held_unit_asks_for_consent_too() -> None:
    """Rulings 45 and 89: the ally stands in the hexes of a test that is offered."""
    pack = unit("d", deck("d", 4, 1, 2, 3), models=3, health=2)
    armies = [[mover()], [pack], [unit("b", deck("b", 5, 1, 2, 3))]]
    places: list[Place] = [(0, 0, 0), (1, 0, 0), (-1, 0, 0)]
    game = fight(armies, places, position={"holds": {2: 0}}, sides=["x", "x", "y"])
    game.plays("reveal:u0", "go", "keep")
    assert not game.offers("move:2.0,")
    game.plays("ask:u1", "agree", "move:2.0,0")
    assert game.at(0) == (2, 0, 0)


def test_ruling_89_who_flies_asks_nobody() -> None:
    """Rulings 28 and 89: Fly passes over units without tests and without leave."""
    pack = unit("d", deck("d", 4, 1, 2, 3), models=3, health=2)
    armies = [[mover(MovementPart(fly=True))], [pack], [unit("b", deck("b", 5, 1, 2, 3))]]
    game = fight(armies, [(0, 0, 0), (1, 0, 0), (5, 0, 0)], sides=["x", "x", "y"]).plays("reveal:u0")
    assert game.offers("enter:0.0,0>0")
    assert game.offers("move:2.0,0")
    assert not game.offers("ask:u1")
