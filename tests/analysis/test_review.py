"""Looking back at records: turns found again, decisions valued and graded, alternatives to be played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lostworld.analysis import grades
from lostworld.analysis.alternatives import Judgement, judge, steps_of, thought_about, ways_of, worth_after
from lostworld.analysis.review import Review, review, turns_of
from lostworld.analysis.words import Arrow, arrows, review_json, sentence
from lostworld.bots.bot import Limit, Thought, Weighed
from lostworld.cli import main
from lostworld.games import chances_of, game_named
from lostworld.lab.analysis_page import AnalysisPage
from lostworld.lab.arena import Programme, play
from lostworld.raptor import GAME
from lostworld.record import Record

RECORDS = Path(__file__).parent.parent / "raptor" / "records"
GREEDY = RECORDS / "02-first-game-greedy-random.txt"
LIMIT = Limit(nodes=400)

WINNING = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
    " R+3 z2e0c0r6 1 R:5/19/236784/ S:2/48/193567/"
)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A record of a strong Raptor against random play."""
    folder = tmp_path_factory.mktemp("records")
    play(Programme("raptor", ("lindenbrock", "random"), limit=LIMIT, seed=5), 0, folder)
    return (folder / "000000.txt").read_text()


@pytest.fixture(scope="module")
def reviewed(played: str) -> Review:
    return review(Record.parse(played), limit=LIMIT)


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem[:2])
def test_turns_cover_a_record_and_lead_from_one_to_the_next(file: Path) -> None:
    record = Record.parse(file.read_text())
    state = record.start.copy()
    decisions = []
    for turn in turns_of(record):
        assert turn.before.round == turn.after.round or turn.after.round == turn.before.round + 1
        decisions += [(turn.seat, GAME.action_text(action)) for action in turn.actions]
        state = turn.after
    assert decisions == [(step.seat, step.text) for step in record.steps if step.seat is not None]
    assert state.text == record.state.text


def test_turns_of_another_game_cover_its_record(tmp_path: Path) -> None:
    programme = Programme("skirmish", ("random",), limit=Limit(nodes=10), longest=2)
    play(programme, 0, tmp_path)
    (file,) = tmp_path.iterdir()
    record = Record.parse(file.read_text())
    found = [text for turn in turns_of(record) for text in turn.actions]
    assert found == [step.text for step in record.steps if step.seat is not None]


def test_what_was_played_is_never_better_than_the_best(reviewed: Review) -> None:
    judged = [moment.judgement for moment in reviewed.moments if moment.judgement is not None]
    assert len(judged) > 10
    for judgement in judged:
        assert 0.0 <= judgement.value <= judgement.best <= 1.0
        assert [way.value for way in judgement.ways] == sorted(
            (way.value for way in judgement.ways), reverse=True
        )


def test_random_play_is_found_out(reviewed: Review) -> None:
    strong, random = reviewed.summaries
    assert strong.accuracy is not None and random.accuracy is not None
    assert strong.accuracy > random.accuracy
    assert sum(random.faults.values()) > sum(strong.faults.values())


def test_every_alternative_can_be_played_and_said(reviewed: Review) -> None:
    game = reviewed.game
    for moment in reviewed.moments:
        for way in moment.judgement.ways if moment.judgement else ():
            steps = steps_of(game, moment.turn.before, moment.turn.seat, way.actions)
            assert steps and all(step.choice is not None for step in steps)
            assert sentence(game, steps, "en") != sentence(game, steps, "fr")


def test_the_same_review_again_from_the_same_limit(reviewed: Review, played: str) -> None:
    again = review(Record.parse(played), limit=LIMIT)
    assert review_json(again, "en") == review_json(reviewed, "en")


def test_key_moments_are_in_order_and_weigh_most(reviewed: Review) -> None:
    keys = reviewed.key_moments
    assert 0 < len(keys) <= 6
    assert [moment.turn.first for moment in keys] == sorted(moment.turn.first for moment in keys)
    worst = max(moment.judgement.loss for moment in reviewed.moments if moment.judgement)
    assert any(moment.judgement and moment.judgement.loss == worst for moment in keys)


def test_the_end_is_certain(reviewed: Review) -> None:
    ended = reviewed.record.state.outcome
    assert ended is not None
    assert reviewed.moments[-1].chances[ended.winners[0]] == 1.0
    assert chances_of(GAME, reviewed.record.state) == reviewed.moments[-1].chances


# --- One decision ------------------------------------------------------------------------------------------


def judged(position: str, played: list[str], *ways: tuple[list[str], float]) -> Judgement:
    state = GAME.parse(position)
    lines = [tuple(GAME.parse_action(text) for text in texts) for texts, _ in ways]
    weighed = tuple(
        Weighed(line[0], value, 0.0, line[1:]) for line, (_, value) in zip(lines, ways, strict=True)
    )
    thought = Thought(lines[0][0], lines[0][1:], weighed)
    return judge(
        GAME, state, state.deciders[0], [GAME.parse_action(text) for text in played], ways_of(thought)
    )


def test_a_turn_is_worth_what_it_leads_to_not_what_the_bot_says() -> None:
    """Ruling of the analysis: what was played and what could have been are judged by the same means."""
    found = judged(WINNING, ["."], (["Mf2-f6"], 0.99))
    state = GAME.parse(WINNING)
    assert found.ways[0].value == worth_after(GAME, state, 0, [GAME.parse_action("Mf2-f6")])
    assert found.value == worth_after(GAME, state, 0, [GAME.parse_action(".")])


def test_another_order_of_the_same_turn_is_no_alternative() -> None:
    position = WINNING.replace(" R+3 z2", " R+3 z0")
    found = judged(
        position, ["bg6-f6", "bd1-c1", "."], (["bd1-c1", "bg6-f6", "."], 0.5), (["bd4-c4", "."], 0.4)
    )
    assert [[GAME.action_text(action) for action in way.actions] for way in found.ways] == [["bd4-c4", "."]]


def test_a_card_is_worth_what_the_bot_says() -> None:
    cards = WINNING.replace(" R+3 z2", " cards z2").replace("R:5/19", "R:/159").replace("S:2/48", "S:/248")
    found = judged(cards, ["#9"], (["#1"], 0.6), (["#5"], 0.5), (["#9"], 0.45))
    assert (found.value, found.best, found.grade) == (0.45, 0.6, "mistake")
    assert [GAME.action_text(way.actions[0]) for way in found.ways] == ["#1", "#5", "#9"]


def test_the_reviewer_gets_a_view() -> None:
    """Secrets of the other side change nothing in what the reviewer thinks."""
    state = GAME.parse(
        WINNING.replace(" R+3 z2", " cards z2").replace("R:5/19", "R:/159").replace("S:2/48", "S:/248")
    )
    other = GAME.parse(state.text.replace("S:/248/193567", "S:/139/248567"))
    thoughts = [thought_about(GAME, each, 0, "lindenbrock", Limit(nodes=500)) for each in (state, other)]
    assert thoughts[0].choices == thoughts[1].choices


def test_arrows_show_where_a_way_goes() -> None:
    state = GAME.parse(WINNING)
    assert arrows(steps_of(GAME, state, 0, [GAME.parse_action("Mf2-f6")])) == [Arrow("f2", "f6")]


# --- Grades ------------------------------------------------------------------------------------------------


def test_accuracy_falls_with_what_was_given_away() -> None:
    each = [grades.accuracy_of(loss / 100) for loss in range(0, 100, 5)]
    assert each[0] == pytest.approx(100.0, abs=0.01) and each == sorted(each, reverse=True)
    assert grades.accuracy([], []) is None
    assert grades.accuracy([0.0] * 5, [0.5] * 5) == pytest.approx(100.0, abs=0.01)


def test_one_blunder_weighs_more_than_its_share() -> None:
    losses = [0.0] * 9 + [0.5]
    found = grades.accuracy(losses, [0.5] * 9 + [0.9])
    assert found is not None and found < sum(map(grades.accuracy_of, losses)) / len(losses)


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, "best"),
        (0.02, "good"),
        (0.05, "inaccuracy"),
        (0.1, "mistake"),
        (0.15, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_grades_begin_where_the_table_says(loss: float, grade: str) -> None:
    assert grades.grade_of(loss) == grade


# --- Reports -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_needs_nothing_else(reviewed: Review, language: str) -> None:
    page = AnalysisPage(reviewed, language).html()
    assert page.count('<figure class="board">') == len(reviewed.key_moments)
    assert page.count('<div class="turn"') == len(reviewed.moments)
    assert {*re.findall(r'href="#(turn-\d+)"', page)} <= {*re.findall(r'id="(turn-\d+)"', page)}
    assert 'class="arrow' in page and 'class="line series-0"' in page
    assert not re.search(r'(?:src|href)="(?!#|data:)', page.replace('xlink:href="#', ""))
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", page)


def test_the_command_writes_what_is_asked_for(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page, values = tmp_path / "a.html", tmp_path / "a.json"
    assert main(["analyse", str(GREEDY), "--bot", "greedy", "--nodes", "50", "-o", str(page)]) == 0
    told = capfd.readouterr().out
    assert "Accuracy" in told and "Better:" in told and "Key moment" in told
    assert re.search(r"^[▁▂▃▄▅▆▇█]{10,}$", told, re.MULTILINE)
    assert page.read_text().startswith("<!doctype html>")
    assert (
        main(["analyse", str(GREEDY), "--bot", "greedy", "--nodes", "50", "-o", str(values), "--json"]) == 0
    )
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert found == json.loads(values.read_text())
    assert {row["seat"] for row in found["summary"]} == {"raptor", "scientist"}
    assert main(["analyse", str(GREEDY), "-o", str(tmp_path / "a.pdf")]) == 1
    assert main(["analyse", str(GREEDY), "--bot", "nobody"]) == 1


def test_a_game_without_a_learned_value_is_judged_by_its_chances() -> None:
    game = game_named("skirmish")
    state = game.new({})
    assert chances_of(game, state) == state.chances()
