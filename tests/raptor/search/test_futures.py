"""Judging by games played on: a race finds the best, and stops when it is found or time is up."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from lostworld.raptor import RAPTOR, SCIENTIST
from lostworld.raptor.evaluation.net import load
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.search.futures import AT_ONCE, Known, Start, pair_weights, raced, table_played_on
from lostworld.raptor.search.rounds import Rounds, Stopped
from tests.raptor.search.test_pairs import cards

NOTHING = Known(RAPTOR, 0)


class Pretended(Rounds):
    """Rounds whose games come to what a test wants: a mean for each position, and some noise."""

    def __init__(self, worth: Callable[[Position], float], most: int = 1_000_000) -> None:
        super().__init__(cards(3, 5), load(), 1000, lambda _: None)
        self.worth = worth
        self.left = most
        self.played: list[Position] = []

    def played_on(
        self,
        position: Position,
        depth: int,
        side: int,
        held: int,
        seed: int,
        table: list[float] | None = None,
    ) -> float:
        """A game."""
        if self.left == 0:
            raise Stopped
        self.left -= 1
        self.played.append(position)
        return self.worth(position) + random.Random(seed).gauss(0.0, 0.1)


def positions(worths: list[float]) -> tuple[dict[int, Start], Callable[[Position], float]]:
    """Positions that are thought to be alike, and what each is really worth."""
    starts = {10 + i: Start(cards(3, 5), 0.5) for i in range(len(worths))}
    real = {id(start.position): worth for start, worth in zip(starts.values(), worths, strict=True)}
    return starts, lambda position: real[id(position)]


@pytest.mark.parametrize(("side", "best"), [(RAPTOR, 12), (SCIENTIST, 11)])
def test_the_best_is_found_for_either_side(side: int, best: int) -> None:
    starts, worth = positions([0.5, 0.42, 0.56, 0.48])
    found = raced(Pretended(worth), starts, Known(side, 0), 5, 400, 1)
    assert next(iter(found)) == best
    assert (max if side == RAPTOR else min)(found, key=lambda number: found[number]) == best


def test_whoever_is_far_behind_drops_out_and_a_race_of_one_is_over() -> None:
    starts, worth = positions([0.8, 0.2, 0.3])
    room = Pretended(worth)
    raced(room, starts, NOTHING, 5, 400, 1)
    assert len(room.played) == 3 * AT_ONCE


def test_what_was_thought_before_counts_the_less_the_more_is_played() -> None:
    starts, worth = positions([0.9, 0.9])
    few, many = (raced(Pretended(worth), starts, NOTHING, 5, games, 1)[10] for games in (4, 400))
    assert 0.5 < few < 0.75 < 0.85 < many < 0.95


def test_a_race_that_is_cut_short_tells_what_is_known() -> None:
    starts, worth = positions([0.2, 0.8])
    assert raced(Pretended(worth, most=0), starts, NOTHING, 5, 400, 1) == {10: 0.5, 11: 0.5}
    found = raced(Pretended(worth, most=9), starts, NOTHING, 5, 400, 1)
    assert next(iter(found)) == 11 and 0.5 < found[11] < 0.8


def test_no_position_that_dropped_out_stands_above_the_leader() -> None:
    starts, worth = positions([0.5, 0.47, 0.46, 0.3, 0.45])
    found = raced(Pretended(worth), starts, NOTHING, 5, 40, 3)
    assert max(found.values()) == next(iter(found.values()))


def test_a_pair_matters_as_often_as_it_is_chosen_and_more_with_an_own_card() -> None:
    position, room = cards(3, 5), Pretended(lambda _: 0.5)
    table = room.pair_table(position, 60)
    without, with_it = (pair_weights(room, position, table, Known(RAPTOR, hand), 0) for hand in (0, 1 << 7))
    assert sum(without.values()) == pytest.approx(1.0, abs=1e-6)
    assert all((with_it[at] > without[at]) == (at // 9 == 6 and without[at] > 0) for at in without)
    assert set(pair_weights(room, position, table, NOTHING, 4)) == {9 * card + 3 for card in range(9)}


def test_games_are_played_on_from_the_pairs_that_matter() -> None:
    position, room = cards(3, 5), Pretended(lambda _: 0.9)
    table = room.pair_table(position, 60)
    hand = 1 << 7 | 1 << 8 | 1 << 9
    found = table_played_on(room, position, table, Known(SCIENTIST, hand), 2, 300, 1)
    assert len(room.played) == 300
    own = [start for start in room.played if start.cards_of(SCIENTIST)[3] & hand]
    assert len(own) > 150  # three cards of nine
    changed = [found[9 * raptor + 7] - table[9 * raptor + 7] for raptor in range(9)]
    assert max(changed) > 0.2 and all(0.0 <= value <= 1.0 for value in found)


def test_a_table_that_is_cut_short_at_once_stays_as_it_is() -> None:
    position, room = cards(3, 5), Pretended(lambda _: 0.9)
    table = room.pair_table(position, 60)

    def stop(_: int) -> None:
        raise Stopped

    room.spend = stop
    assert table_played_on(room, position, table, NOTHING, 2, 300, 1) == table


def test_what_was_not_looked_into_changes_as_much_as_what_was() -> None:
    """Else it would look better or worse than the rest only because nobody looked."""
    position, room = cards(3, 5), Pretended(lambda _: 0.9, most=0)
    table = room.pair_table(position, 60)
    doubted = [min(1.0, value + 0.2) for value in table]
    found = table_played_on(room, position, doubted, NOTHING, 2, 300, 1)
    changes = [new - old for new, old in zip(found, doubted, strict=True)]
    assert max(changes) < 0.0 and min(changes) > -0.2


def test_pairs_do_not_stand_out_because_few_games_were_played() -> None:
    """When games say that all was thought too low, it was so of the other pairs too."""
    position = cards(3, 5)
    table = Pretended(lambda _: 0.5).pair_table(position, 60)
    none, some = (
        table_played_on(Pretended(lambda _: 0.9), position, table, NOTHING, 2, games, 1) for games in (0, 60)
    )
    raised = [new - old for new, old in zip(some, none, strict=True)]
    assert min(raised) > 0.3
