"""Card choices as a matrix game: mixtures that nobody gains against, hands that can be held."""

from __future__ import annotations

import random

import pytest

from lostworld.raptor.search.cards import Learning

NOTHING_GONE = (0, 0)


def test_a_better_card_is_always_chosen() -> None:
    """Where Raptor's 5 beats everything, every hand that holds it plays it."""
    table = [0.9 if row == 4 else 0.2 for row in range(9) for _ in range(9)]
    shares = Learning().mixture(table, NOTHING_GONE, 0, 1 << 2 | 1 << 5 | 1 << 9)
    assert shares[5] > 0.98


def test_matching_cards_are_mixed() -> None:
    """Raptor wants equal cards, Scientist different ones; with the same three cards each, both mix evenly."""
    table = [1.0 if row == column else 0.0 for row in range(9) for column in range(9)]
    learning = Learning()
    gone = sum(1 << card for card in range(4, 10))
    for side in (0, 1):
        shares = learning.mixture(table, (gone, gone), side, 0b1110, 3000)
        assert shares[1:4] == pytest.approx([1 / 3] * 3, abs=0.02)
    assert learning.value(table, (gone, gone), 3000) == pytest.approx(1 / 3, abs=0.01)


@pytest.mark.parametrize("seed", range(3))
def test_hardly_anything_is_gained_against_the_mixture(seed: int) -> None:
    """The best single answer of any hand, against what the other side does on average.

    Gains next to nothing.
    """
    luck = random.Random(seed)
    table = [luck.random() for _ in range(81)]
    learning = Learning()
    value = learning.value(table, NOTHING_GONE, 2000)
    hands = [(a, b, c) for a in range(1, 10) for b in range(a + 1, 10) for c in range(b + 1, 10)]
    for side, best in ((0, max), (1, min)):
        worths = [learning.card_worth(table, side, card) for card in range(1, 10)]
        reached = sum(best(worths[card - 1] for card in hand) for hand in hands) / len(hands)
        assert reached == pytest.approx(value, abs=0.005)


def test_shares_are_of_the_hand_alone() -> None:
    luck = random.Random(9)
    table = [luck.random() for _ in range(81)]
    shares = Learning().mixture(table, (1 << 1, 1 << 9), 1, 1 << 2 | 1 << 3 | 1 << 8)
    assert sum(shares) == pytest.approx(1.0)
    assert {card for card in range(10) if shares[card] > 0} <= {2, 3, 8}


def test_a_shown_card_is_answered() -> None:
    """Observation: what a shown card is worth is what the best answer of each hand makes of it.

    On average.
    """
    table = [0.3] * 81
    table[9 * 6 + 2] = 0.9  # Raptor's 7 against Scientist's 3
    worth = Learning().shown_worth(table, NOTHING_GONE, 3)
    assert worth == pytest.approx(0.3 + 0.6 * 28 / 84)  # 28 of 84 hands hold a seven


def test_a_solution_does_not_depend_on_the_one_before() -> None:
    """What was learned for another table is forgotten."""
    luck = random.Random(4)
    one, other = ([luck.random() for _ in range(81)] for _ in range(2))
    used = Learning()
    used.value(other, (0, 0), 50)
    assert used.value(one, (0, 0), 50) == Learning().value(one, (0, 0), 50)
