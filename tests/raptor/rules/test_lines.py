"""Straight lines from every space in every direction: runs, Jeep drives and shots, walked step by step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .table import COLUMNS, FIRST_GAME_ROCKS, SPACES, after, at, legal, spaces

DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))
ROCKS = spaces(FIRST_GAME_ROCKS)
BABY = "b2"
LYING = "g5"
STANDING = "h1"
FIRES = "c6 d2 f4 j3 k4"
OPEN = sorted(set(SPACES) - ROCKS - spaces(f"{BABY} {LYING} {STANDING} {FIRES}"))


def line(start: str, step: tuple[int, int]) -> Iterator[str]:
    """The spaces from ``start`` to the edge of the board, one after the other."""
    column, row = COLUMNS.index(start[0]) + step[0], int(start[1]) + step[1]
    while 0 <= column < 11 and 1 <= row <= 6:
        yield f"{COLUMNS[column]}{row}"
        column, row = column + step[0], row + step[1]


def run(start: str, obstacles: set[str]) -> set[str]:
    """Where a straight run from ``start`` can end."""
    reached = set()
    for step in DIRECTIONS:
        for space in line(start, step):
            if space in obstacles:
                break
            reached.add(space)
    return reached


@pytest.mark.parametrize("mother", OPEN)
def test_the_mothers_runs(mother: str) -> None:
    """rulebook: "in a straight line as long as she doesn't run into an obstacle"."""
    position = at("R+1", rocks=FIRST_GAME_ROCKS, fire=FIRES, M=mother, b=BABY, s=LYING, S=STANDING)
    obstacles = ROCKS | spaces(f"{FIRES} {BABY} {LYING} {STANDING}")
    assert legal(position, like="M..-..") == {f"M{mother}-{space}" for space in run(mother, obstacles)}


@pytest.mark.parametrize("driver", OPEN)
def test_jeep_drives_and_the_fires_on_the_way(driver: str) -> None:
    """ruling 12: rocks and all figures stop him; every fire he drives over or stops on is removed."""
    mother = "e6" if driver != "e6" else "f6"
    position = at(
        "S3:2", rocks=FIRST_GAME_ROCKS, fire=FIRES, M=mother, b=BABY, s=LYING, S=f"{STANDING} {driver}"
    )
    obstacles = ROCKS | spaces(f"{mother} {BABY} {LYING} {STANDING}")
    assert legal(position, like=f"S{driver}=..") == {f"S{driver}={space}" for space in run(driver, obstacles)}
    for step in DIRECTIONS:
        driven = set()
        for space in line(driver, step):
            if space in obstacles:
                break
            driven.add(space)
            after_it = after(position, f"S{driver}={space}")
            assert after_it.where("*") == spaces(FIRES) - driven
            assert after_it.where("S") == {STANDING, space}


def shots_at(mother: str, *men: str) -> set[str]:
    """The first man in each direction shoots, if no rock comes before him."""
    found = set()
    for step in DIRECTIONS:
        for space in line(mother, step):
            if space in men:
                found.add(f"S{space}!")
            if space in men or space in ROCKS:
                break
    return found


@pytest.mark.parametrize("mother", OPEN)
def test_shots_from_everywhere(mother: str) -> None:
    """rulebook: "The only obstacles that can block the shot are rocks and other active scientists"."""
    for shooter in OPEN:
        if shooter == mother:
            continue
        position = at(
            "S+1", rocks=FIRST_GAME_ROCKS, fire=FIRES, M=mother, b=BABY, s=LYING, S=f"{STANDING} {shooter}"
        )
        assert legal(position, like="S..!") == shots_at(mother, shooter, STANDING)


@pytest.mark.parametrize("burning", ["a6", "e1", "f3", "k3"])
def test_men_on_fire_block_and_shoot_like_others(burning: str) -> None:
    """003: "tirer depuis ou par-dessus une case en feu"; RULES 5: active scientists block."""
    for mother in OPEN:
        if mother == burning:
            continue
        position = at("S+2", rocks=FIRST_GAME_ROCKS, M=mother, b=BABY, S=STANDING, B=burning)
        assert legal(position, like="S..!") == shots_at(mother, burning, STANDING)
