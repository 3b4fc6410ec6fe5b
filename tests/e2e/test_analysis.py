"""Looking back with a bot, the analysis board, and puzzles, in a real browser."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from lostworld.chance import Dice
from lostworld.games import Puzzle, game_named, puzzle_of_the_day
from lostworld.raptor import GAME
from lostworld.record import Record
from lostworld.session import run_chance
from tests.e2e.conftest import Visit
from tests.e2e.people import Person, taps
from tests.e2e.positions import CARDS, RAPTOR_TURN, RAPTOR_WINS

BLUNDER = (
    "..S....#.../..##.#...../.........S./.#..#...#bM/......#..../.S.#....... a4a1k4k1"
    " R+6 z0e2c2r4 10 R:9/15/78/2346 S:3/14//256789"
)
"""Raptor can win within the turn."""


def act(player: Person, position: str, seat: int, actions: Sequence[str]) -> None:
    """Steps on a board that stands alone, with the page's own controls."""
    plan = GAME.parse(position).plan(seat)
    for nth, action in enumerate(actions):
        tried = player.page.locator(f'[data-steps="{nth}"][data-busy="false"]')
        expect(tried).to_be_visible()
        figure, target = taps(action, plan.view().text)
        chosen = player.page.locator('[data-space][aria-selected="true"]')
        if chosen.count() and chosen.first.get_attribute("data-space") != figure:
            player.press(chosen.first)
        if figure and player.space(figure).get_attribute("aria-selected") != "true":
            player.press(player.space(figure))
        player.press(player.space(target))
        which = player.page.locator(f'[data-testid=ask] [data-action="{action}"]')
        done = player.page.locator(f'[data-steps="{nth + 1}"]')
        player.until(lambda done=done, which=which: done.count() or which.count(), action)  # type: ignore[misc]
        if not done.count():
            player.press(which)
        expect(done).to_be_visible()
        plan = plan.then(GAME.parse_action(action))


def solve(player: Person, puzzle: Puzzle) -> None:
    state = GAME.parse(puzzle.position)
    act(player, puzzle.position, state.seats.index(puzzle.seat), puzzle.solution)
    expect(player.see("puzzle-text")).to_contain_text("Solved!")


def test_the_puzzle_of_the_day_makes_a_streak(visit: Visit) -> None:
    player = visit()
    player.open()
    before = puzzle_of_the_day(GAME.puzzles, time.time())
    player.press(player.see("puzzles"))
    expect(player.see("puzzle-title")).to_contain_text("Puzzle of the day")
    number = puzzle_of_the_day(GAME.puzzles, time.time())
    if number != before:  # midnight has struck between the two
        player.page.reload()
    puzzle = GAME.puzzles[number]
    assert player.see("puzzle-pick").input_value() == puzzle.name
    expect(player.see("puzzle-streak")).to_have_count(0)
    solve(player, puzzle)
    expect(player.see("puzzle-streak")).to_have_text("1 day in a row")
    expect(player.see("puzzle-progress")).to_contain_text(f"1 of {len(GAME.puzzles)}")
    player.page.reload()
    expect(player.see("puzzle-streak")).to_have_text("1 day in a row")
    player.press(player.see("puzzle-solution"))
    expect(player.see("puzzle-next")).to_be_visible()
    player.press(player.see("puzzle-next"))
    expect(player.see("puzzle-title")).to_contain_text("Puzzle ")
    assert player.see("puzzle-pick").input_value() != puzzle.name


def test_steps_are_taken_back_and_a_shown_solution_does_not_count(visit: Visit) -> None:
    puzzle = next(one for one in GAME.puzzles if one.steps == 3)
    player = visit()
    player.open(f"/puzzles/{puzzle.name}")
    state = GAME.parse(puzzle.position)
    act(player, puzzle.position, state.seats.index(puzzle.seat), puzzle.solution[:1])
    player.press(player.see("undo"))
    expect(player.page.locator('[data-steps="0"]')).to_be_visible()
    player.press(player.see("puzzle-solution"))
    expect(player.see("puzzle-text")).to_contain_text("Solved!")
    expect(player.see("puzzle-progress")).to_contain_text("0 of ")
    player.press(player.see("puzzle-again"))
    expect(player.page.locator('[data-steps="0"][data-busy="false"]')).to_be_visible()


def test_a_mistake_is_shown_on_the_board_with_what_was_better(visit: Visit) -> None:
    record = Record.of(GAME, GAME.parse(BLUNDER))
    record.play(0, GAME.parse_action("."))
    while (event := record.state.chance) is not None:
        record.decide(event.sample(Dice.from_number(1)))
    player = visit()
    player.open()
    player.press(player.see("load"))
    player.see("load-text").fill(str(record))
    player.press(player.see("load-watch"))
    expect(player.see("review")).to_contain_text("Raptor")
    player.press(player.see("key-moment").first)
    # Which of the two hangs on how good the net still finds what follows.
    expect(player.see("mark")).to_contain_text(re.compile(r"A (blunder|mistake)\. Better: "))
    way = player.see("way").first
    expect(way).to_contain_text("100 %")
    player.press(way)
    expect(player.see("arrows")).to_be_visible()
    expect(player.see("replay-at")).to_contain_text("0 / ")
    expect(player.see("pointed")).to_contain_text("escape")
    player.press(player.see("replay-forward"))
    expect(player.see("arrows")).to_have_count(0)


def test_lines_of_a_position_and_steps_tried_out(visit: Visit) -> None:
    player = visit()
    player.open(f"/analysis?position={quote(RAPTOR_TURN)}")
    expect(player.see("chances")).to_contain_text("100 %")
    expect(player.see("lines").locator("li").first).to_contain_text("100 %")
    act(player, RAPTOR_TURN, 0, RAPTOR_WINS)
    player.press(player.see("undo"))
    expect(player.page.locator('[data-steps="2"]')).to_be_visible()


def test_a_position_is_set_up_by_hand(visit: Visit) -> None:
    player = visit()
    player.open("/analysis")
    expect(player.see("editor")).to_be_visible()
    before = player.see("position-text").input_value()
    player.press(player.see("put-mother"))
    player.press(player.space("c1"))
    moved = before.replace("S....M.b#..", "S......b#..").replace(".#.b......S a", ".#Mb......S a")
    expect(player.see("position-text")).to_have_value(moved)
    expect(player.see("depth")).to_be_visible()
    player.press(player.see("put-nothing"))
    player.press(player.space("c1"))
    expect(player.see("analysis-problem")).to_be_visible()  # no position is without its mother
    player.problems_expected = ("status of 422",)
    player.press(player.see("put-mother"))
    player.press(player.space("c1"))
    player.see("editor-turn").select_option("S")
    expect(player.see("analysis-problem")).to_have_count(0)
    expect(player.see("lines").locator("li").first).to_be_visible()
    player.press(player.see("try"))
    expect(player.see("arrows")).to_be_visible()


def test_a_position_is_brought_as_text_and_a_card_played(visit: Visit) -> None:
    player = visit()
    player.open("/analysis")
    player.see("position-text").fill(CARDS)
    player.press(player.see("read-position"))
    expect(player.see("lines").locator("li")).to_have_count(6)
    player.press(player.page.locator('[data-choice="#8"]'))
    expect(player.page.locator('[data-choice="#1"]')).to_be_visible()
    player.press(player.page.locator('[data-choice="#1"]'))
    expect(player.see("position-text")).not_to_have_value(CARDS)


@pytest.mark.parametrize("game", ["raptor", "skirmish"])
def test_any_game_has_an_analysis_board(visit: Visit, game: str) -> None:
    player = visit()
    state = game_named(game).new({})
    run_chance(state, Dice.from_number(1))
    player.open(f"/analysis?game={game}")
    player.see("position-text").fill(state.text)
    player.press(player.see("read-position"))
    expect(player.see("depth")).to_be_visible()
    assert player.see("lines").locator("li").count() > 0
