"""The thirty vectors of the geometry: lines, sight, arcs, zones, footprints, pushes and drags."""

from __future__ import annotations

import pytest

from lostworld.skirmish.rules.board import Board
from lostworld.skirmish.rules.hexes import entries, in_front, line, sees, turned, zone
from lostworld.skirmish.state import State
from tests.skirmish.made import at, battle, does, only, run, table, unit

HERE = (0, 0)
Hex = tuple[int, int]


@pytest.mark.parametrize(
    ("end", "crossed", "leaves", "enters"),
    [
        ((3, 0), ((1, 0), (2, 0)), (0,), (3,)),  # 1
        ((1, 1), (), (0, 1), (3, 4)),  # 3
        ((2, 2), ((1, 1),), (0, 1), (3, 4)),  # 5
        ((2, 1), ((1, 0), (1, 1)), (0,), (3,)),  # 7
        ((3, 1), ((1, 0), (1, 1), (2, 0), (2, 1)), (0,), (3,)),  # 8
        ((4, 1), ((1, 0), (2, 0), (2, 1), (3, 1)), (0,), (3,)),  # 9
        ((-2, 5), ((0, 1), (-1, 2), (-1, 3), (-2, 4)), (1,), (4,)),  # 12
    ],
)
def test_lines(end: Hex, crossed: tuple[Hex, ...], leaves: tuple[int, ...], enters: tuple[int, ...]) -> None:
    found = line(end)
    assert found.crossed == crossed
    assert found.leaves == leaves
    assert found.enters == enters


def test_edge_runs() -> None:
    assert line((1, 1)).runs == (((1, 0), (0, 1)),)  # 3
    assert line((2, 2)).runs == (((1, 0), (0, 1)), ((2, 1), (1, 2)))  # 5
    assert set(line((4, -2)).leaves) == {5, 0}  # 11
    assert set(line((4, -2)).enters) == {2, 3}
    assert set(line((3, -6)).leaves) == {4, 5}  # 14


@pytest.mark.parametrize(
    ("end", "blockers", "seen"),
    [
        ((3, 0), [(1, 0)], False),  # 1
        ((3, 0), [(0, 0), (3, 0)], True),  # 2
        ((1, 1), [(1, 0)], True),  # 4
        ((1, 1), [(1, 0), (0, 1)], False),
        ((2, 2), [(1, 0), (1, 2)], True),  # 6
        ((2, 2), [(1, 0), (0, 1)], False),
        ((2, 2), [(1, 1)], False),
        ((2, 1), [(0, 1)], True),  # 7
        ((3, 1), [(1, 1)], False),  # 8
        ((3, 1), [(2, 0)], False),
        ((4, 1), [(1, 1)], True),  # 9
        ((4, 1), [(3, 0)], True),
        ((5, 2), [(2, 0)], True),  # 10
        ((5, 2), [(3, 2)], True),
        ((4, -2), [(1, 0), (3, -1)], True),  # 11
        ((4, -2), [(2, -1)], False),
        ((-2, 5), [(0, 2)], True),  # 12
        ((5, 4), [(2, 2)], False),  # 13
        ((5, 4), [(1, 2)], True),
        ((3, -6), [(1, -1), (2, -3), (3, -5)], True),  # 14
    ],
)
def test_sight(end: Hex, blockers: list[Hex], seen: bool) -> None:
    assert sees(HERE, end, blockers) is seen
    assert sees(end, HERE, blockers) is seen, "sight is symmetric"


@pytest.mark.parametrize(
    ("facing", "attacker", "hits", "facings"),
    [
        (0, (3, 0), {(0, "front", 3)}, {2, 3, 4}),  # 15
        (0, (-3, 0), {(3, "rear", 0)}, {0, 1, 5}),  # 16
        (0, (-2, 3), {(2, "side", 5)}, {0, 4, 5}),  # 17
        (0, (-1, 2), {(1, "front", 4), (2, "side", 5)}, {0, 3, 4, 5}),  # 18
        (0, (-2, 1), {(2, "side", 5), (3, "rear", 0)}, {0, 1, 4, 5}),  # 19
        (0, (-1, -1), {(3, "rear", 0), (4, "side", 1)}, None),  # 20
        (0, (1, -2), {(4, "side", 1), (5, "front", 2)}, None),  # 21
        (1, (-3, 0), {(3, "side", 0)}, None),  # 22
        (1, (-1, -1), {(3, "side", 0), (4, "rear", 1)}, None),
        (1, (1, -2), {(4, "rear", 1), (5, "side", 2)}, None),
    ],
)
def test_zones_and_pushes(
    facing: int, attacker: Hex, hits: set[tuple[int, str, int]], facings: set[int] | None
) -> None:
    found = entries(attacker, HERE, [HERE])
    assert {(edge, zone(edge, facing), (edge + 3) % 6) for _, edge in found} == hits
    if facings is not None:
        assert {look for look in range(6) if in_front(attacker, look, HERE)} == facings


def test_arc() -> None:  # 23
    front = [(1, 0), (0, 1), (1, -1), (1, 1), (2, -1), (-1, 2), (1, -2)]
    back = [(-1, 1), (-1, 0), (0, -1), (-2, 1), (-1, -1)]
    assert all(in_front(HERE, 0, end) for end in front)
    assert not any(in_front(HERE, 0, end) for end in back)


def test_footprints() -> None:  # 24, 25
    assert [turned((-1, 0), facing) for facing in range(6)] == [
        (-1, 0),
        (0, -1),
        (1, -1),
        (1, 0),
        (0, 1),
        (-1, 1),
    ]
    triangle = ((0, 0), (-1, 0), (-1, 1))
    assert [turned(offset, 1) for offset in triangle] == [(0, 0), (0, -1), (-1, 0)]
    assert [turned(offset, 3) for offset in triangle] == [(0, 0), (1, 0), (1, -1)]


def test_entries_of_large_targets() -> None:
    assert entries((-1, 0), (2, 0), [(2, 0), (1, 0)]) == (((1, 0), 3),)  # 26
    assert set(entries(HERE, (1, 1), [(1, 1), (1, 0), (0, 1)])) == {((1, 0), 3), ((0, 1), 4)}  # 27


def pushing(terrain: dict[Hex, str], *others: tuple[int, int, int]) -> State:
    """A strong unit on (0, 0) has beaten a weak one on (1, 0), difference 6."""
    strong = unit("strong", stability=8)
    weak = unit("weak", stability=2)
    army = [weak, *(unit(f"other{number}") for number in range(len(others)))]
    s = battle(table([[strong], army], terrain=terrain), [(0, 0, 0), (1, 0, 3), *others])
    does(s, "stability", unit=0, target=1, push=1, knock=1, bonus=0, base=1, effect=())
    return s


def test_a_push_past_an_occupied_hex_goes_left_or_right() -> None:  # 28
    s = pushing({}, (2, 0, 3))
    run(s, "both")
    assert s.legal(0) == ["edge:1", "edge:5"]
    assert only(run(s, "edge:5"), "pushed")[0]["hex"] == "2.-1"


def test_a_push_into_impassable_terrain_costs_the_difference() -> None:  # 29
    told = run(pushing({(2, 0): "o"}), "both")
    assert not only(told, "pushed")
    assert only(told, "rammed")[0]["amount"] == 6


def test_a_held_unit_drags_those_that_hold_it() -> None:  # 30
    held = unit("held", movement=5)
    s = battle(table([[held], [unit("one"), unit("two")]]), [(0, 0, 0), (1, 0, 3), (-1, 0, 0)])
    s.holds[1] = s.holds[2] = 0
    told = does(s, "movement", "go", "keep", "keep", "move:1.0,0", unit=0, mode="extra", n=5)
    assert not only(told, "test")
    assert [at(s, number)[0] for number in range(3)] == [(1, 0), (2, 0), (0, 0)]


def test_the_tables_agree_with_the_geometry() -> None:
    board = Board({(q, r): 0 for q in range(-4, 5) for r in range(-4, 5)})
    for a in (0, 17, 40):
        for b in range(board.size):
            one, two = board.hexes[a], board.hexes[b]
            if a != b:
                assert board.sees(a, b)
                assert board.in_front(a * 6, b) == in_front(one, 0, two)
