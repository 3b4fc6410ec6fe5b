"""Skirmish against its second implementation: random games of every scenario agree in every decision.

``LOSTWORLD_DIFFERENTIAL=10`` plays ten times as many games; longer runs:
``python -m tests.reference.skirmish.compare --games 100``.
"""

from __future__ import annotations

import os

import pytest

from .compare import Match
from .content import content
from .hexes import along, distance, entries, footprint, in_front, leaving_edges

GAMES = max(1, round(float(os.environ.get("LOSTWORLD_DIFFERENTIAL", "1"))))
SEED = int(os.environ.get("LOSTWORLD_DIFFERENTIAL_SEED", "0"))


@pytest.mark.parametrize("scenario", sorted(content().scenarios))
def test_games_agree(scenario: str) -> None:
    """Who decides, choices, sums, positions and views, to the end of the game."""
    for number in range(GAMES):
        match = Match(scenario, SEED * 1000 + number)
        match.views_every = 7
        match.play()
        assert match.decisions > 50


def test_geometry() -> None:
    """Vectors 1, 3, 5, 7, 8, 9, 12 of the design: what lines cross."""
    assert along((0, 0), (3, 0)) == [[(1, 0)], [(2, 0)]]
    assert [set(met) for met in along((0, 0), (1, 1))] == [{(1, 0), (0, 1)}]
    assert [set(met) for met in along((0, 0), (2, 2))] == [{(1, 0), (0, 1)}, {(1, 1)}, {(2, 1), (1, 2)}]
    assert along((0, 0), (2, 1)) == [[(1, 0)], [(1, 1)]]
    assert along((0, 0), (3, 1)) == [[(1, 0)], [(1, 1)], [(2, 0)], [(2, 1)]]
    assert along((0, 0), (4, 1)) == [[(1, 0)], [(2, 0)], [(2, 1)], [(3, 1)]]
    assert along((0, 0), (-2, 5)) == [[(0, 1)], [(-1, 2)], [(-1, 3)], [(-2, 4)]]
    assert distance((0, 0), (-2, 5)) == 5


def test_edges() -> None:
    """Vectors 11, 15-21, 23-27: edges, arcs, footprints and entries into large targets."""
    assert leaving_edges((0, 0), (4, -2)) in ([5, 0], [0, 5])
    for attacker, edges in (
        ((3, 0), {0}),
        ((-3, 0), {3}),
        ((-2, 3), {2}),
        ((-1, 2), {1, 2}),
        ((-1, -1), {3, 4}),
    ):
        assert {edge for _, edge in entries(attacker, (0, 0), [(0, 0)])} == edges
    front = [(1, 0), (0, 1), (1, -1), (1, 1), (2, -1), (-1, 2), (1, -2)]
    back = [(-1, 1), (-1, 0), (0, -1), (-2, 1), (-1, -1)]
    assert all(in_front((0, 0), 0, here) for here in front)
    assert not any(in_front((0, 0), 0, here) for here in back)
    second = [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]
    assert [footprint((0, 0), facing, [(0, 0), (-1, 0)])[1] for facing in range(6)] == second
    assert entries((-1, 0), (2, 0), [(2, 0), (1, 0)]) == [((1, 0), 3)]
    assert entries((0, 0), (1, 1), [(1, 1), (1, 0), (0, 1)]) == [((0, 1), 4), ((1, 0), 3)]
