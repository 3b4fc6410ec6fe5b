"""What would come of a choice on the board, as the browser shows it while a space is looked at."""

from __future__ import annotations

from typing import Any

from lostworld.raptor import GAME

REST = {
    "R": "a4a3k6k1 R+3 z0e0c0r5 2 R:9/15/234678/ S:6/24/135789/",
    "S": "a4a3k6k1 S+3 z0e0c0r5 2 R:5/16/234789/ S:8/24/135679/",
}


def told(board: str, side: str, action: str) -> dict[str, Any]:
    view = GAME.parse(f"{board} {REST[side]}").view("RS".index(side))
    found = view.prospects(GAME.parse_action(action))
    assert all(prospect.against == "" and prospect.decision is None for prospect in found)
    return {prospect.kind: prospect.fields for prospect in found}


def shooters(found: dict[str, Any]) -> list[str]:
    return sorted(line[-1] for line in found["sights"]["lines"]) if "sights" in found else []


BOARD = "......b..../S...#S.b#../..#.z.#.#.S/...##**..../S...M..b#../.#.b......S"


def test_the_fires_that_go_out_together() -> None:
    board = BOARD.replace("S...M..b#..", "S....M.b#..")
    assert sorted(told(board, "R", "M~f3")["fires"]["spaces"]) == ["f3", "g3"]


def test_who_could_shoot_the_mother_where_she_would_be() -> None:
    found = told(BOARD, "R", "Me2-f2")
    assert shooters(found) == ["a2", "f5"], "over the fire; the baby on h2 hides nobody"
    assert ["f2", "f3", "f4", "f5"] in found["sights"]["lines"]


def test_a_scientist_tells_of_his_own_line_only() -> None:
    found = told(BOARD.replace("S...M..b#..", "S....M.b#.."), "S", "Sk1-k2")
    assert shooters(found) == [], "the rock on i2 is between"
    found = told(BOARD.replace("S...M..b#..", "S....M.b#.."), "S", "Sf5-f6")
    assert shooters(found) == ["f6"]


def test_other_choices_tell_nothing() -> None:
    assert told(BOARD, "R", "bd1-c1") == {}
