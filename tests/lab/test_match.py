"""Matches: pairs with the sides swapped, the same again from the same seed, resumed where they stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lostworld import bots
from lostworld.bots.bot import Limit, Thought
from lostworld.bots.chance_player import RandomBot
from lostworld.game import GameError
from lostworld.lab.crew import Processes
from lostworld.lab.elo import elo_of, interval, ratings, summary
from lostworld.lab.ladder import as_data, climb, tables
from lostworld.lab.match import Contest, GameResult, options_of, play_game, play_pair, read, run
from lostworld.skirmish import GAME

CONTEST = Contest(
    "raptor", "greedy", "random", one_limit=Limit(nodes=20), other_limit=Limit(nodes=20), seed=3
)


def result(one_side: int, winner: int) -> GameResult:
    return GameResult(one_side, (winner,), 10, "", (10, 10), (1.0, 2.0))


def told(results: list[GameResult]) -> list[tuple[int, tuple[int, ...], int]]:
    """What of a result does not depend on the machine."""
    return [(each.one_side, each.winners, each.rounds) for each in results]


def test_a_pair_swaps_the_seats_and_can_be_played_again() -> None:
    first, again = play_pair(CONTEST, 0), play_pair(CONTEST, 0)
    assert [game.one_side for game in first] == [0, 1]
    assert told(list(first)) == told(list(again))
    assert told(list(first)) != told(list(play_pair(CONTEST, 1)))


SKIRMISH = Contest("skirmish", "tactician", "random", seed=4, vary="scenario")


def test_an_option_takes_its_values_in_turn_where_they_give_two_sides() -> None:
    """Three or four enemies are no match; two allies are one side of it."""
    scenarios = GAME.options["scenario"]
    met = [options_of(SKIRMISH, pair)["scenario"] for pair in range(len(scenarios))]
    of_two = [name for name in scenarios if len(GAME.new({"scenario": name}).sides) == 2]
    assert {"the-tyrant", "two-against-two"} < {*of_two} < {*scenarios}
    assert met == [of_two[pair % len(of_two)] for pair in range(len(scenarios))]


@pytest.mark.parametrize("one_side", [0, 1])
def test_a_bot_sits_at_all_seats_of_its_side(one_side: int) -> None:
    contest = SKIRMISH._replace(options={"scenario": "two-against-two"}, vary="")
    played = play_game(contest, 0, one_side)
    assert played.one_side == one_side and played.winners == (one_side,)
    assert played.score == 1.0


def test_what_is_no_match_of_two_sides_is_refused() -> None:
    with pytest.raises(GameError, match="two sides"):
        play_game(SKIRMISH._replace(options={"scenario": "four-roads"}, vary=""), 0, 0)
    with pytest.raises(GameError, match="weather"):
        play_game(SKIRMISH._replace(vary="weather"), 0, 0)


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run(CONTEST, 3, tmp_path / "whole.jsonl")
    file = tmp_path / "cut.jsonl"
    run(CONTEST, 2, file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:2]) + "\n" + lines[2][:20])  # the second pair was being written
    assert list(read(file)) == [0]
    heard = []
    resumed = run(CONTEST, 3, file, tell=lambda pairs, _: heard.append(pairs))
    assert heard == [1, 2, 3]
    assert told(resumed) == told(whole)
    assert list(read(file)) == [0, 1, 2]


@pytest.mark.parametrize(
    "other",
    [
        CONTEST._replace(seed=4),
        CONTEST._replace(one_limit=Limit(nodes=21)),
        CONTEST._replace(other_limit=Limit(milliseconds=20)),
        CONTEST._replace(options={"layout": "jungle"}),
    ],
    ids=["seed", "nodes", "time", "options"],
)
def test_a_file_keeps_one_match(other: Contest, tmp_path: Path) -> None:
    """Results of another seed or limit are never taken for those asked for."""
    run(CONTEST, 1, tmp_path / "match.jsonl")
    with pytest.raises(GameError) as problem:
        run(other, 1, tmp_path / "match.jsonl")
    assert problem.value.key == "error-lab-match"


def test_a_bot_with_parameters_keeps_its_own_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that one bot can meet itself with another limit, by the ladder too."""
    given: dict[str, set[Limit]] = {}

    class Noting(RandomBot):
        def think(self, view: Any, limit: Limit = Limit()) -> Thought:  # noqa: B008
            given.setdefault(self.name, set()).add(limit)
            return super().think(view, limit)

    monkeypatch.setitem(bots.EVERYWHERE, "random", Noting)
    monkeypatch.setitem(bots.EVERYWHERE, "mcts", Noting)
    play_game(CONTEST._replace(one="random:nodes=7", other="mcts"), 0, 0)
    assert given == {"random": {Limit(nodes=7)}, "mcts": {Limit(nodes=20)}}


def test_several_workers_play_the_same_games() -> None:
    assert told(run(CONTEST, 2, crew=Processes(2))) == told(run(CONTEST, 2))


def test_scores_and_intervals() -> None:
    results = [result(0, 0), result(1, 1)] * 30 + [result(0, 1), result(1, 1)] * 10
    figures = summary(results)
    assert figures.games == 80
    assert figures.score == pytest.approx(70 / 80)
    assert figures.by_side == (0.75, 1.0)
    assert figures.low < figures.score < figures.high
    assert figures.milliseconds == (100.0, 200.0)
    assert figures.elo[0] == pytest.approx(elo_of(70 / 80))


def test_an_interval_never_leaves_what_is_possible() -> None:
    assert interval([1.0] * 20)[1] == 1.0
    assert 0.7 < interval([1.0] * 20)[0] < 1.0
    assert interval([]) == (0.0, 1.0)


def test_a_clean_sweep_has_an_end() -> None:
    found = ratings({("b", "a"): (1.0, 50)}, "a")
    assert 400 < found["b"] < 1200


def test_a_ladder_is_a_table(tmp_path: Path) -> None:
    ladder = climb("raptor", ["random", "greedy"], 2, Limit(nodes=20), tmp_path)
    assert [rung.name for rung in ladder.rungs] == ["random", "greedy"]
    assert ladder.rungs[0].elo == 0.0
    assert ladder.rungs[1].games == 4
    low, high = ladder.rungs[1].rating.low, ladder.rungs[1].rating.high
    assert low <= ladder.rungs[1].elo <= high and low < high
    lines = tables(ladder, ("raptor", "scientist"))
    assert "as raptor" in lines[0] and lines[3].startswith("| greedy |")
    assert json.loads(json.dumps(as_data(ladder)))["matches"][0]["games"] == 4
    assert (tmp_path / "greedy-random.jsonl").exists()
