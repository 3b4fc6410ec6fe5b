"""A round played out for a pair of cards: what the rules and the turn's search give, step by step."""

from __future__ import annotations

import pytest

from lostworld.raptor import GAME, RAPTOR, State
from lostworld.raptor.evaluation.net import Net, by_hand, load
from lostworld.raptor.rules import phases
from lostworld.raptor.search.pairs import Pairs
from lostworld.raptor.search.rounds import Rounds
from lostworld.raptor.search.turns import Turns

BOARD = "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.z#../.#.b......S a4a3k6k1"
ROOM = 20_000
MANY = 10_000


def cards(raptor: int, scientist: int) -> State:
    """A choice of cards in which both sides hold the given one."""
    texts = []
    for letter, card in (("R", raptor), ("S", scientist)):
        others = [str(value) for value in range(1, 10) if value != card]
        hand = "".join(sorted((str(card), *others[:2])))
        texts.append(f"{letter}:/{hand}/{''.join(others[2:])}/")
    return GAME.parse(f"{BOARD} cards z1e0c0r6 1 {' '.join(texts)}")


def by_the_rules(position: State, net: Net, raptor: int, scientist: int) -> float:
    """Raptor's chance: both cards played, every way to use the effect followed by its best answer."""
    shown = position.copy()
    for side, card in ((0, raptor), (1, scientist)):
        shown.apply(side, GAME.parse_action(f"#{card}"))
    rounds = Rounds(shown, net, ROOM, lambda _: None)
    if shown.phase != phases.EFFECT:
        return rounds.after_effect(shown, ROOM)
    effects = Turns(shown, ROOM)
    effects.explore(shown, net, ROOM)
    values = [rounds.after_effect(end, ROOM) for end in rounds.ends(effects, shown, MANY)]
    return max(values) if shown.side == RAPTOR else min(values)


@pytest.mark.parametrize(
    ("raptor", "scientist"),
    [(3, 5), (1, 3), (4, 7), (7, 4), (4, 2), (9, 8), (2, 4), (9, 7)],
    ids=["fear", "call", "calls", "gas", "reinforcements", "jeep", "disappearance", "fire"],
)
@pytest.mark.parametrize("net", [by_hand(), load()], ids=["by hand", "learned"])
def test_a_pair_is_worth_its_best_effect_against_the_best_answer(
    net: Net, raptor: int, scientist: int
) -> None:
    """rulebook: the lower card takes effect, then the other side spends the difference."""
    position = cards(raptor, scientist)
    found = Pairs(position, ROOM).chance(position, net, raptor, scientist, ROOM, MANY)
    assert found == pytest.approx(by_the_rules(position, net, raptor, scientist), abs=1e-6)


def test_equal_cards_are_worth_the_next_round() -> None:
    """rulebook: on a tie nothing happens, and both cards are discarded."""
    position, net = cards(4, 4), load()
    pairs = Pairs(position, 400)
    found = pairs.chance(position, net, 4, 4, 60)
    tied = position.copy()
    for side in (0, 1):
        tied.apply(side, GAME.parse_action("#4"))
    assert tied.round == 2
    assert found == pytest.approx(net.chance(tied), abs=1e-6)
    assert pairs.looked == 1


def test_more_ways_to_use_an_effect_never_make_it_worse_for_its_owner() -> None:
    position, net = cards(9, 5), load()
    pairs = Pairs(position, 2000)
    one, many = (pairs.chance(position, net, 9, 5, 300, tops) for tops in (1, 30))
    assert many <= one
