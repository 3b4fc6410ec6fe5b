"""Games played on: the luck of the cards is nothing on average, and without it less is left to chance."""

from __future__ import annotations

import random
from itertools import combinations
from statistics import fmean, pstdev

import pytest

from lostworld.raptor import GAME, RAPTOR, SCIENTIST
from lostworld.raptor.evaluation.net import load
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.search.cards import Learning
from lostworld.raptor.search.playouts import Playouts
from lostworld.raptor.search.situations import next_round, revealed
from lostworld.raptor.search.turns import Turns
from lostworld.raptor.training.learner import Samples
from lostworld.raptor.training.selfplay import Arena
from tests.raptor.search import games
from tests.raptor.search.test_pairs import BOARD, cards

BUDGET = 200
CARD_ROUNDS = 30
"""How long the mixtures of a choice of cards are learned."""
TO_THE_END = 60
NOTHING_GONE = (0, 0)
NET = load()


def results(position: Position, depth: int, count: int, side: int = RAPTOR, held: int = 0) -> list[float]:
    """What some games came to."""
    playouts = Playouts(position, BUDGET)
    return [playouts.chance(position, NET, depth, side, held, seed) for seed in range(1, count + 1)]


def test_without_a_round_played_it_is_what_the_pairs_are_worth() -> None:
    position = cards(3, 5)
    table = NET.pair_values(position)
    known = Learning().value(table, NOTHING_GONE, CARD_ROUNDS)
    assert results(position, 0, 1) == [pytest.approx(known, abs=1e-6)]


def test_a_table_that_is_known_better_is_taken_for_the_first_choice() -> None:
    position = cards(3, 5)
    table = [0.25 + (i % 7) / 14 for i in range(81)]
    known = Learning().value(table, NOTHING_GONE, CARD_ROUNDS)
    found = Playouts(position, BUDGET).chance(position, NET, 0, RAPTOR, 0, 1, table)
    assert found == pytest.approx(known, abs=1e-6)


@pytest.mark.parametrize("side", [RAPTOR, SCIENTIST])
def test_what_a_side_may_hold_is_worth_the_mean_of_what_it_does_hold(side: int) -> None:
    """Every two cards that are kept are equally likely."""
    position = cards(3, 5)
    hands = [1 << one | 1 << other for one, other in combinations(range(1, 10), 2)]
    values = [results(position, 0, 1, side, held)[0] for held in hands]
    assert fmean(values) == pytest.approx(results(position, 0, 1)[0], abs=1e-6)
    assert max(values) - min(values) > 0.005


@pytest.mark.parametrize("side", [RAPTOR, SCIENTIST])
def test_an_observed_choice_knows_the_own_hand_too(side: int) -> None:
    """ruling 8: Scientist shows the card first, and Raptor answers."""
    position = GAME.parse(f"{BOARD} cards! z1e0c0r6 2 R:/345/16789/2 S:/345/12678/9")
    gone = position.cards_of(RAPTOR)[3], position.cards_of(SCIENTIST)[3]
    whole = Learning().observed_value(NET.pair_values(position), gone)
    free = [card for card in range(1, 10) if not gone[side] >> card & 1]
    hands = [1 << one | 1 << other for one, other in combinations(free, 2)]
    values = [results(position, 0, 1, side, held)[0] for held in hands]
    assert fmean(values) == pytest.approx(whole, abs=1e-6)


@pytest.mark.parametrize("cards_held", [(3, 5), (9, 2)], ids=["3-5", "9-2"])
def test_luck_is_nothing_on_average(cards_held: tuple[int, int]) -> None:
    """Games without luck come to the same as games of the training, which know nothing of it."""
    position = cards(*cards_held)
    many = 1200
    adjusted = results(position, TO_THE_END, many)
    arena, samples, dealt = Arena(position, BUDGET), Samples(2), position.copy()
    plain = []
    luck = random.Random(5)
    for seed in range(many):
        for side in (RAPTOR, SCIENTIST):
            pile = luck.sample(range(1, 10), 9)
            dealt.set_cards(side, 0, sum(1 << card for card in pile[:3]), pile[3:], 0)
        winner = arena.play(dealt, NET, NET, NET, samples, seed, 0.0, 0.0, 0.9, 0)
        plain.append(1.0 if winner == RAPTOR else 0.0)
    error = (pstdev(adjusted) ** 2 / many + pstdev(plain) ** 2 / many) ** 0.5
    assert abs(fmean(adjusted) - fmean(plain)) < 3.5 * error
    assert pstdev(adjusted) < 0.85 * pstdev(plain)


def test_a_few_rounds_leave_much_less_to_chance() -> None:
    few, whole = (results(cards(3, 5), depth, 300) for depth in (3, TO_THE_END))
    assert pstdev(few) < pstdev(whole) / 2
    assert abs(fmean(few) - fmean(whole)) < 0.1


def test_the_same_seed_is_the_same_game() -> None:
    position = cards(3, 5)
    assert results(position, 4, 20) == results(position, 4, 20)
    assert len(set(results(position, 4, 20))) > 10


@pytest.mark.parametrize(("raptor", "scientist"), [(3, 5), (7, 4), (9, 7), (2, 4), (4, 4)])
def test_a_pair_of_cards_is_played_on_from(raptor: int, scientist: int) -> None:
    """From an effect, from points, and from a tie, with which the round is over."""
    shown = revealed(cards(raptor, scientist), raptor, scientist)
    found = results(shown, 2, 40)
    assert 0.0 < fmean(found) < 1.0


def test_a_tie_comes_to_the_next_choice() -> None:
    position = cards(4, 4)
    tied = revealed(position, 4, 4)
    assert results(tied, 0, 1) == results(next_round(tied), 0, 1)


def test_a_won_turn_is_won() -> None:
    won = 0
    for position in games.turns(7, 8):
        turns = Turns(position, BUDGET)
        if position.phase == phases.POINTS and turns.explore(position, NET, BUDGET) >= 1.0:
            won += 1
            assert results(position, TO_THE_END, 3) == [1.0 if position.side == RAPTOR else 0.0] * 3
    assert won > 3


@pytest.mark.parametrize(
    ("rounds", "side", "held", "table"),
    [
        (-1, 0, 0, None),
        (3, 2, 0, None),
        (3, -1, 0, None),
        (3, 0, 1, None),
        (3, 0, 1 << 10, None),
        (3, 0, 0, []),
    ],
)
def test_nonsense_is_refused(rounds: int, side: int, held: int, table: list[float] | None) -> None:
    position = cards(3, 5)
    with pytest.raises(ValueError):
        Playouts(position, BUDGET).chance(position, NET, rounds, side, held, 1, table)


def test_a_board_that_is_being_set_up_is_refused() -> None:
    position = GAME.new({"layout": "first-game"})
    with pytest.raises(ValueError):
        Playouts(position, BUDGET).chance(position, NET, 3, RAPTOR, 0, 1)
