"""How a position looks without a bot that knows the game: armies, points, and where units stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from lostworld.analysis.review import review
from lostworld.bots import Limit, bot_named
from lostworld.chance import Dice
from lostworld.lab.arena import Programme, play
from lostworld.record import Record
from lostworld.session import run_chance
from lostworld.skirmish import GAME, judging
from lostworld.skirmish.players.weighing import goals
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.state import State
from tests.skirmish.made import battle, table, unit
from tests.skirmish.walking import walk

DUEL = table([[unit("one")], [unit("two")]])


def duel(one: tuple[int, int, int], two: tuple[int, int, int]) -> State:
    """Two units that stand somewhere."""
    return battle(DUEL, [one, two])


def test_chances_of_all_sides_add_up_and_allies_share_theirs() -> None:
    for s, _, _ in walk("two-against-two", 3):
        chances = s.chances()
        assert chances[0] == chances[2] and chances[1] == chances[3]
        assert chances[0] + chances[1] == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances) or s.outcome is not None


def test_both_sides_are_weighed_alike() -> None:
    """Two equal units that face each other: nobody is ahead, and what one loses the other gains."""
    even = duel((0, 0, 0), (3, 0, 3))
    assert even.chances() == pytest.approx((0.5, 0.5))
    for hurt in (0, 1):
        s = even.copy()
        s.health[hurt] = (2,)
        chances = s.chances()
        assert chances[hurt] < 0.5 < chances[1 - hurt]
        assert s.worth(hurt) == pytest.approx(-s.worth(1 - hurt))


def test_who_faces_the_enemy_is_better_off() -> None:
    """ruling 33: only what lies in front can be attacked."""
    assert duel((0, 0, 0), (1, 0, 3)).worth(0) > duel((0, 0, 3), (1, 0, 3)).worth(0)


def test_behind_an_enemy_is_a_better_place() -> None:
    """The armour of the rear is the weakest, and nobody strikes back there."""
    assert duel((0, 0, 0), (1, 0, 0)).worth(0) > duel((0, 0, 0), (1, 0, 3)).worth(0)


def test_nearer_to_its_goal_a_unit_is_worth_more() -> None:
    s = next(s.copy() for s, _, _ in walk("hold-the-station", 2) if s.round == 1 and s.question == "movement")
    looked = 0
    for number in units.waking(s):
        wanted = [mask for mask, weight in goals(s, number) if weight >= 0.8]
        if len(wanted) != 1:
            continue
        away = s.table.board.distance
        by_distance = sorted(
            range(s.table.board.size), key=lambda spot: min(away[spot][goal] for goal in bits(wanted[0]))
        )
        worths = []
        for spot in (by_distance[0], by_distance[-1]):
            s.place[number] = 6 * spot
            worths.append(judging.standings(s)[s.table.unit_side[number]]["goals"])
        assert worths[0] > worths[1]
        looked += 1
    assert looked


@pytest.mark.parametrize("seat", [0, 1])
def test_the_generic_search_plays_better_than_chance(seat: int) -> None:
    """From either seat it takes the armies of random play apart."""
    won = 0
    for number in range(2):
        state = GAME.new({"scenario": "free-battle"})
        dice = Dice.from_number(number)
        run_chance(state, dice)
        bots = {seat: bot_named("mcts", GAME, number), 1 - seat: bot_named("random", GAME, number)}
        while state.outcome is None and state.round <= 3:
            decider = state.deciders[0]
            state.apply(decider, bots[decider].think(state.view(decider), Limit(nodes=30)).action)
            run_chance(state, dice)
        won += state.chances()[seat] > 0.5
    assert won == 2


def test_looking_back_finds_random_play_out(tmp_path: Path) -> None:
    """From both seats: whoever plays by rules of thumb gives away less than who plays at random."""
    given_away: dict[str, list[float]] = {"tactician": [], "random": []}
    programme = Programme(
        "skirmish", ("tactician", "random"), {"scenario": "first-patrol"}, limit=Limit(nodes=10), seed=5
    )
    for number in range(2):
        played = play(programme, number, tmp_path)
        record = Record.parse((tmp_path / f"{number:06}.txt").read_text())
        reviewed = review(record, "tactician", Limit(nodes=10))
        for moment in reviewed.moments:
            assert sum(moment.chances) == pytest.approx(1.0)
            if moment.judgement is not None:
                given_away[played.bots[moment.turn.seat]].append(moment.judgement.loss)
        last = reviewed.moments[-1].chances
        assert [chance > 0.5 for chance in last] == [seat in played.winners for seat in range(2)]
    thoughtful, random = (sum(losses) / len(losses) for losses in given_away.values())
    assert random > 1.5 * thoughtful
