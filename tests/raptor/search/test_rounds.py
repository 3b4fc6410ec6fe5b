"""Rounds played out: the cards revealed, the next choice looked into."""

from __future__ import annotations

import pytest

from lostworld.raptor import RAPTOR
from lostworld.raptor.evaluation.net import load
from lostworld.raptor.rules import phases
from lostworld.raptor.search.rounds import Rounds, Stopped
from lostworld.raptor.search.situations import next_round, revealed
from tests.raptor.search.test_pairs import cards

ROOM = 20_000


def rounds() -> Rounds:
    """Room on the board of ``cards``, without a limit."""
    return Rounds(cards(1, 1), load(), ROOM, lambda _: None)


def test_revealed_cards_are_played_as_the_rules_say() -> None:
    """rulebook: the lower card takes effect; on a tie the round is over."""
    position = cards(3, 5)
    shown = revealed(position, 3, 5)
    assert (shown.phase, shown.side) == (phases.EFFECT, RAPTOR)
    assert next_round(revealed(position, 4, 4)).cards_of(RAPTOR)[3] == 1 << 4


def test_a_choice_that_was_looked_into_leaves_its_pairs() -> None:
    position, room = cards(3, 5), rounds()
    value = room.before_cards(position, 60)
    assert room.last_table == room.pair_table(position, 60)
    assert value == room.table_value(position, room.last_table)


def test_a_game_played_on_is_counted_and_can_be_stopped() -> None:
    position, room = cards(3, 5), rounds()
    spent: list[int] = []
    room.spend = spent.append
    room.played_on(position, 3, RAPTOR, 0, 1)
    assert len(spent) == 1 and spent[0] > 100

    def stop(_: int) -> None:
        raise Stopped

    room.spend = stop
    with pytest.raises(Stopped):
        room.played_on(position, 3, RAPTOR, 0, 1)
