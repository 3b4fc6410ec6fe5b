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
from lostworld.raptor.search.pairs import Pairs
from lostworld.raptor.search.playouts import Playouts
from lostworld.raptor.search.situations import next_round, revealed
from lostworld.raptor.search.turns import Turns
from lostworld.raptor.training.learner import Samples
from lostworld.raptor.training.selfplay import Arena
from tests.raptor.search import games
from tests.raptor.search.test_pairs import BOARD, cards

BUDGET = 200
TABLE_BUDGET = 60
TO_THE_END = 60
NET = load()


def results(
    position: Position,
    depth: int,
    count: int,
    side: int = RAPTOR,
    held: int = 0,
    table: list[float] | None = None,
) -> list[float]:
    """What some games came to."""
    playouts = Playouts(position, BUDGET, TABLE_BUDGET)
    return [playouts.chance(position, NET, depth, side, held, seed, table) for seed in range(1, count + 1)]


def test_without_a_choice_of_cards_it_is_what_the_net_thinks() -> None:
    position = cards(3, 5)
    assert results(position, 0, 1) == [pytest.approx(NET.chance(position), abs=1e-6)]


def test_one_round_is_what_a_look_into_its_cards_says() -> None:
    """Both choose well by the table of pairs, and each pair comes to what it says there."""
    position = cards(3, 5)
    pairs = Pairs(position, 400)
    table = [pairs.chance(position, NET, at // 9 + 1, at % 9 + 1, BUDGET) for at in range(81)]
    known = Learning().value(table, (0, 0))
    found = results(position, 1, 200, table=table)
    assert fmean(found) == pytest.approx(known, abs=0.01)
    assert pstdev(found) < 0.03


@pytest.mark.parametrize("side", [RAPTOR, SCIENTIST])
def test_what_a_side_may_hold_is_worth_the_mean_of_what_it_does_hold(side: int) -> None:
    """Every two cards that are kept are equally likely."""
    position = cards(3, 5)
    hands = [1 << one | 1 << other for one, other in combinations(range(1, 10), 2)]
    values = [fmean(results(position, 1, 8, side, held)) for held in hands]
    assert fmean(values) == pytest.approx(fmean(results(position, 1, 200)), abs=0.01)
    assert max(values) - min(values) > 0.02


def test_an_observed_choice_is_played_on_from() -> None:
    """ruling 8: Scientist shows the card first, and Raptor answers: better for him than at once."""
    text = f"{BOARD} {{}} z1e0c0r6 2 R:/345/16789/2 S:/345/12678/9"
    observed, secret = (results(GAME.parse(text.format(turn)), 1, 200) for turn in ("cards!", "cards"))
    assert fmean(observed) > fmean(secret)


def test_luck_is_nothing_on_average() -> None:
    """Games without luck come to the same as games of the training, which know nothing of it."""
    position = cards(3, 5)
    many = 300
    adjusted = results(position, TO_THE_END, many)
    arena, samples, dealt = Arena(position, BUDGET), Samples(9000), position.copy()
    plain = []
    luck = random.Random(5)
    for seed in range(many):
        for side in (RAPTOR, SCIENTIST):
            pile = luck.sample(range(1, 10), 9)
            dealt.set_cards(side, 0, sum(1 << card for card in pile[:3]), pile[3:], 0)
        samples.clear()
        winner = arena.play(dealt, NET, NET, NET, samples, seed, 0.0, 0.0, 0.9, 0, 1.0, TABLE_BUDGET)
        plain.append(1.0 if winner == RAPTOR else 0.0)
    error = (pstdev(adjusted) ** 2 / many + pstdev(plain) ** 2 / many) ** 0.5
    assert abs(fmean(adjusted) - fmean(plain)) < 3.5 * error
    assert pstdev(adjusted) < 0.85 * pstdev(plain)


def test_a_few_rounds_leave_much_less_to_chance() -> None:
    few, whole = (results(cards(3, 5), depth, 60) for depth in (2, TO_THE_END))
    assert pstdev(few) < pstdev(whole) / 3


def test_the_same_seed_is_the_same_game() -> None:
    position = cards(3, 5)
    assert results(position, 2, 20) == results(position, 2, 20)
    assert len(set(results(position, 2, 20))) > 10


@pytest.mark.parametrize(("raptor", "scientist"), [(3, 5), (7, 4), (9, 7), (2, 4), (4, 4)])
def test_a_pair_of_cards_is_played_on_from(raptor: int, scientist: int) -> None:
    """From an effect, from points, and from a tie, with which the round is over.

    Without a further choice of cards it comes to what the pair is worth; with two, to nothing far from it.
    """
    position = cards(raptor, scientist)
    shown = revealed(position, raptor, scientist)
    worth = Pairs(position, 400).chance(position, NET, raptor, scientist, BUDGET)
    assert results(shown, 0, 1) == [pytest.approx(worth, abs=0.03)]
    assert fmean(results(shown, 2, 40)) == pytest.approx(worth, abs=0.1)


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
            assert results(position, 3, 3) == [1.0 if position.side == RAPTOR else 0.0] * 3
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
        Playouts(position, BUDGET, TABLE_BUDGET).chance(position, NET, rounds, side, held, 1, table)


def test_a_board_that_is_being_set_up_is_refused() -> None:
    position = GAME.new({"layout": "first-game"})
    with pytest.raises(ValueError):
        Playouts(position, BUDGET, TABLE_BUDGET).chance(position, NET, 3, RAPTOR, 0, 1)
