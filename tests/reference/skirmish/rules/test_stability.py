"""Stability, push, ramming, following, grabs (rulings 39-46)."""

from __future__ import annotations

from .table import Table, battle, turn_of
from .test_attack import CAPTAIN, FAR, MARKSMAN, PATROL, TRICERATOPS, UTAHRAPTOR


def shove(places: dict[int, tuple[int, int, int]], target: str) -> Table:
    """The triceratops (stability 8) makes a basic stability action eastward from (9, 5)."""
    whole = {**FAR, CAPTAIN: (3, 0, 0), UTAHRAPTOR: (13, 0, 0), TRICERATOPS: (9, 5, 0), **places}
    table = turn_of(battle({TRICERATOPS: "triceratops/gore"}, whole), TRICERATOPS).until("action")
    return table.do(target).until("stability-consequences")


def test_success_pushes_one_hex_and_knocks() -> None:
    """Ruling 40: pushed one hex straight on and knocked; pushed units keep their facing (ruling 20)."""
    table = shove({CAPTAIN: (10, 5, 4)}, "base:stability,u0,10.5").do("both")
    assert table.place(CAPTAIN) == ((11, 5), 4)
    assert table.position["marks"][CAPTAIN] & 1


def test_consequences_can_be_waived_one_by_one() -> None:
    """Ruling 13: push, knock, both or nothing."""
    table = shove({CAPTAIN: (10, 5, 4)}, "base:stability,u0,10.5")
    assert set(table.choices) == {"both", "push", "knock", "none"}
    table.do("knock")
    assert table.place(CAPTAIN) == ((10, 5), 4)


def test_the_initiator_may_follow() -> None:
    """Ruling 42: one hex straight on from the edge crossed, keeping its facing."""
    table = shove({CAPTAIN: (10, 5, 4)}, "base:stability,u0,10.5").do("both").until("follow")
    table.do("follow")
    assert table.place(TRICERATOPS) == ((10, 5), 0)


def test_occupied_straight_on_goes_left_or_right() -> None:
    """Ruling 40, vector 28: a free hex 60 degrees left or right, the initiator's choice."""
    table = (
        shove({CAPTAIN: (10, 5, 4), MARKSMAN: (11, 5, 0)}, "base:stability,u0,10.5")
        .do("both")
        .until("push-to")
    )
    assert set(table.choices) == {"edge:1", "edge:5"}
    table.do("edge:5")
    assert table.place(CAPTAIN) == ((11, 4), 4)


def test_a_grab_needs_an_enemy_at_contact_in_front() -> None:
    """Ruling 44: an action, contact, front, an enemy unit."""
    places = {**FAR, CAPTAIN: (9, 5, 0), UTAHRAPTOR: (8, 5, 0), PATROL: (7, 5, 0)}
    table = turn_of(battle({UTAHRAPTOR: "utahraptor/pin"}, places), UTAHRAPTOR).until("action")
    grabs = {text.split(",")[1] for text in table.choices if text.startswith("do:grab")}
    assert grabs == {"u0"}, "the patrol stands behind"


def test_plain_stability_blocks_too() -> None:
    """Ruling 44: if plain stability (no grab bonus) would have done, blocked as well. 4 + 2 against 3."""
    places = {**FAR, CAPTAIN: (9, 5, 0), UTAHRAPTOR: (8, 5, 0)}
    table = turn_of(battle({UTAHRAPTOR: "utahraptor/pin"}, places), UTAHRAPTOR).until("action")
    table.do("do:grab,u0,9.5").until("grab-consequences")
    assert set(table.choices) == {"grab", "block", "none"}
    table.do("block")
    assert table.position["holds"][UTAHRAPTOR] == CAPTAIN
    assert table.position["marks"][UTAHRAPTOR] & 16384


def test_blocked_only_breaks_free() -> None:
    """Ruling 45: blocked: no movement, turning or standing up; its only action is breaking free."""
    places = {**FAR, CAPTAIN: (9, 5, 0), UTAHRAPTOR: (8, 5, 0)}
    table = battle(
        {CAPTAIN: "ranger-captain/aimed-burst"},
        places,
        holds={UTAHRAPTOR: CAPTAIN},
        marks={UTAHRAPTOR: 16384},
    )
    turn_of(table, CAPTAIN)
    assert table.kind == "action"
    assert {text.partition(",")[0] for text in table.choices if text.startswith(("do", "base"))} == {
        "base:break-free"
    }


def test_breaking_free_is_against_the_strongest_and_the_number() -> None:
    """Ruling 46: stability against the highest grabber's stability + number of grabbers: 3 against 4 + 1."""
    places = {**FAR, CAPTAIN: (9, 5, 0), UTAHRAPTOR: (8, 5, 0)}
    table = battle(
        {CAPTAIN: "ranger-captain/aimed-burst"},
        places,
        holds={UTAHRAPTOR: CAPTAIN},
        marks={UTAHRAPTOR: 16384},
    )
    turn_of(table, CAPTAIN).do("base:break-free,grabbers")
    while not table.tests("break-free"):
        table.quiet()
    test = table.tests("break-free")[0]
    assert (test["mine"], test["theirs"], test["success"]) == (3, 5, False)
    assert table.position["holds"][UTAHRAPTOR] == CAPTAIN
