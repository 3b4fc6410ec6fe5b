"""Puzzles: packaged ones are right by a search of all their turns can lead to; shortest wins are found."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lostworld.bots.bot import Limit
from lostworld.cli import main, streak
from lostworld.games import Puzzle, Puzzled
from lostworld.lab import puzzles
from lostworld.lab.arena import Programme
from lostworld.lab.puzzles import check, chosen, find, grade, solve, wins
from lostworld.raptor import GAME

ESCAPE = (
    "..S....#.../..##.#...../.........S./.#..#...#bM/......#..../.S.#....... a4a1k4k1"
    " R+6 z0e2c2r4 10 R:9/15/78/2346 S:3/14//256789"
)
"""Two babies have escaped; the third stands two spaces from an exit (rules, *Winning*)."""


def test_there_are_enough_and_for_everybody() -> None:
    assert isinstance(GAME, Puzzled)
    assert len(GAME.puzzles) >= 200
    assert len({one.name for one in GAME.puzzles}) == len(GAME.puzzles)
    assert len({one.position for one in GAME.puzzles}) == len(GAME.puzzles)
    sides = Counter(one.seat for one in GAME.puzzles)
    grades = Counter(one.grade for one in GAME.puzzles)
    assert min(sides["raptor"], sides["scientist"]) >= 50
    assert all(grades[degree] >= 10 for degree in range(1, 6))


@pytest.mark.parametrize("nth", range(0, 240, 8))
def test_a_puzzle_is_right(nth: int) -> None:
    """A sample here, searched anew; ``lostworld puzzles --check`` looks at all."""
    told = GAME.puzzles[nth % len(GAME.puzzles)]
    assert check(GAME, told) is None


def test_every_solution_wins() -> None:
    for told in GAME.puzzles:
        state = GAME.parse(told.position)
        plan = state.plan(state.seats.index(told.seat))
        for text in told.solution:
            assert not wins(plan)
            plan = plan.then(GAME.parse_action(text))
        assert wins(plan) and len(told.solution) == told.steps


def test_the_shortest_win_is_found() -> None:
    solved = solve(GAME.parse(ESCAPE), 0)
    assert solved is not None
    # The baby needs three steps to the exit's space, whichever exit, and one to leave.
    assert len(solved.solution) == 4 and 1 <= solved.firsts < solved.choices


def test_where_there_is_no_win_none_is_found() -> None:
    solved = solve(GAME.parse(ESCAPE.replace("R+6", "R+3").replace("R:9/15/78/2346", "R:6/15/78/2349")), 0)
    assert solved is not None and solved.solution == ()


def test_a_turn_that_is_too_large_is_left_alone() -> None:
    assert solve(GAME.parse(ESCAPE), 0, most=3) is None


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"solution": ("Mk3-k1",)}, "solution"),
        ({"steps": 3}, "steps"),
        ({"grade": 0}, "grade"),
        ({"name": "another"}, "grade"),
        ({"seat": "scientist"}, "position"),
    ],
)
def test_a_wrong_puzzle_is_found_out(change: dict[str, Any], fault: str) -> None:
    state = GAME.parse(ESCAPE)
    solved = solve(state, 0)
    assert solved is not None
    right = puzzles.puzzle(GAME, state, 0, solved)
    assert check(GAME, right) is None
    assert check(GAME, right._replace(**change)) == fault


def test_harder_means_longer_or_narrower() -> None:
    easy, long = puzzles.Solved((1, 2), 5, 10, 50), puzzles.Solved((1, 2, 3, 4, 5, 6), 5, 10, 50)
    narrow = puzzles.Solved((1, 2), 1, 40, 50)
    assert puzzles.hardness(easy) < puzzles.hardness(narrow)
    assert puzzles.hardness(easy) < puzzles.hardness(long)
    assert grade(easy) <= grade(long)


def test_the_choice_is_even_and_does_not_depend_on_the_order() -> None:
    def made(number: int, seat: str, degree: int) -> Puzzle:
        return Puzzle(f"{number:03}", str(number), seat, degree, 1, ("x",))

    found = [made(n, "ab"[n % 2], 1 + n % 3 % 2) for n in range(60)]
    kept = chosen(found, 20)
    assert kept == chosen(found[::-1] + found, 20)
    assert {*Counter((one.seat, one.grade) for one in kept).values()} == {5}


def test_games_are_searched_for_puzzles() -> None:
    programme = Programme("raptor", ("planner", "challenger"), limit=Limit(nodes=300), seed=78)
    found = [one for number in range(3) for one in find(programme, number)]
    assert found and all(check(GAME, one) is None for one in found)


# --- At the terminal ---------------------------------------------------------------------------------------


def answering(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    waiting = [*answers]

    def said(_prompt: str = "") -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", said)


def test_a_puzzle_is_solved_at_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = GAME.puzzles[0]
    answering(monkeypatch, "nonsense", told.solution[0], "undo", *told.solution)
    assert main(["puzzles", told.name]) == 0
    shown = capsys.readouterr().out
    assert "to play and win within this turn" in shown
    assert f"Solved, in {told.steps} steps!" in shown and "That is not possible here" in shown


def on_day(monkeypatch: pytest.MonkeyPatch, day: int) -> None:
    clock = SimpleNamespace(time=partial(float, day * 86_400 + 7))
    monkeypatch.setattr("lostworld.cli.puzzles.time", clock)


def test_days_in_a_row_are_counted_at_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One day after the other grows, the same day twice does not, a day left out begins anew."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "kept"))
    rows = []
    for day in (240, 241, 241, 243):
        told = GAME.puzzles[day % len(GAME.puzzles)]
        on_day(monkeypatch, day)
        answering(monkeypatch, *told.solution)
        assert main(["puzzles"]) == 0
        (row,) = re.findall(r"(\d+) days? in a row", capsys.readouterr().out)
        rows.append(int(row))
    assert rows == [1, 2, 2, 1]
    (tmp_path / "kept" / "lostworld" / "puzzles.json").write_text("[1, ")
    assert streak.solved(GAME, 9) == 1


def test_another_puzzle_than_todays_feeds_no_row(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    on_day(monkeypatch, 1)
    answering(monkeypatch, *GAME.puzzles[0].solution)
    assert main(["puzzles", GAME.puzzles[0].name]) == 0
    assert not [*tmp_path.iterdir()]


def test_a_hint_is_the_next_step(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = GAME.puzzles[0]
    answering(monkeypatch, "hint", "quit")
    assert main(["puzzles", told.name]) == 0
    assert f"The next step of a solution: {told.solution[0]}" in capsys.readouterr().out


def test_puzzles_are_listed_and_found_by_command(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--list", "--json"]) == 0
    assert len(json.loads(capfd.readouterr().out)) == len(GAME.puzzles)
    file = tmp_path / "found.jsonl"
    asked = ["puzzles", "--find", "2", "-b", "planner", "-b", "challenger", "--nodes", "300", "--seed", "78"]
    assert main([*asked, "-j", "1", "-o", str(file)]) == 0
    assert all(json.loads(line)["solution"] for line in file.read_text().splitlines())
    assert main(["puzzles", "nothing"]) == 1
    assert main(["puzzles", "--game", "skirmish"]) == 1
