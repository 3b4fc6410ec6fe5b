"""Looking beyond the round: the pairs that matter played out to the end of the next one, and the own hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from lostworld.raptor import RAPTOR, SCIENTIST
from lostworld.raptor.evaluation.net import load
from lostworld.raptor.rules import phases
from lostworld.raptor.search.cards import Learning
from lostworld.raptor.search.rounds import Rounds, Stopped, mover
from lostworld.raptor.search.situations import next_round, revealed
from tests.raptor.search.test_pairs import cards

ROOM = 20_000
NOTHING_GONE = (0, 0)


def rounds() -> Rounds:
    """Room on the board of ``cards``, without a limit."""
    return Rounds(cards(1, 1), load(), ROOM, lambda _: None)


@pytest.mark.parametrize(("raptor", "scientist"), [(3, 5), (7, 4), (4, 2), (9, 8), (2, 4), (9, 7), (4, 4)])
def test_without_a_look_beyond_a_pair_is_worth_what_it_was(raptor: int, scientist: int) -> None:
    position, room = cards(raptor, scientist), rounds()
    known = room.pairs.chance(position, room.net, raptor, scientist, 3000)
    assert room.pair_beyond(position, raptor, scientist, 3000, 0) == pytest.approx(known, abs=1e-6)


def test_revealed_cards_are_played_as_the_rules_say() -> None:
    """rulebook: the lower card takes effect; on a tie the round is over."""
    position = cards(3, 5)
    shown = revealed(position, 3, 5)
    assert (shown.phase, shown.side) == (phases.EFFECT, RAPTOR)
    assert next_round(revealed(position, 4, 4)).cards_of(RAPTOR)[3] == 1 << 4
    assert [mover(9 * 2 + 4), mover(9 * 4 + 2), mover(9 * 4 + 4)] == [SCIENTIST, RAPTOR, -1]


def test_a_deeper_table_is_one_of_chances_and_looks_at_what_matters() -> None:
    position, room = cards(3, 5), rounds()
    spent: list[int] = []
    room.spend = spent.append
    table = room.pair_table(position, 60)
    before = sum(spent)
    deeper = room.deepened(position, table, 60, 60, (RAPTOR, 0b1110))
    assert sum(spent) > 10 * before
    assert all(0.0 <= value <= 1.0 for value in deeper)
    assert deeper != table


def test_a_look_beyond_that_is_cut_short_changes_nothing() -> None:
    position, room = cards(3, 5), rounds()
    table = room.pair_table(position, 60)
    left = [20_000]

    def spend(nodes: int) -> None:
        left[0] -= nodes
        if left[0] < 0:
            raise Stopped

    room.spend = spend
    with pytest.raises(Stopped):
        room.deepened(position, table, 60, 60)


def test_what_both_sides_may_hold_is_worth_the_mean_of_what_they_do_hold() -> None:
    """Every pair of cards that goes on being held is equally likely."""
    position, room = cards(3, 5), rounds()
    table = room.pair_table(position, 60)
    learning = Learning()
    whole = learning.value(table, NOTHING_GONE)
    for side in (RAPTOR, SCIENTIST):
        held = [1 << one | 1 << other for one, other in combinations(range(1, 10), 2)]
        values = [learning.holding_value(table, side, each) for each in held]
        assert sum(values) / len(values) == pytest.approx(whole, abs=1e-6)
        assert max(values) - min(values) > 0.005
        assert learning.holding_value(table, side, 0b1111_0000_0) == -1.0


def test_an_observed_choice_knows_the_own_hand_too() -> None:
    """ruling 8: Scientist shows the card first, and Raptor answers."""
    position, room = cards(3, 5), rounds()
    table = room.pair_table(position, 60)
    learning = Learning()
    whole = learning.observed_value(table, NOTHING_GONE)
    for side in (RAPTOR, SCIENTIST):
        held = [1 << one | 1 << other for one, other in combinations(range(1, 10), 2)]
        values = [learning.observed_holding_value(table, NOTHING_GONE, side, each) for each in held]
        assert sum(values) / len(values) == pytest.approx(whole, abs=1e-6)
