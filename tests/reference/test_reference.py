"""The oracle by itself: games end or go on, cards are conserved, texts round-trip, views are honest."""

from __future__ import annotations

import random

import pytest

from .board import EXIT_MAPS, random_board, themes_of
from .engine import Engine
from .notation import CARDS, SIDES, Refused
from .play import Coverage, damaged, play, scattered
from .position import CARD_KINDS, Position, random_shuffle

FIRST = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1"
    " R:/159/236784/ S:/248/193567/"
)


def test_six_exit_maps_and_the_first_game_is_one() -> None:
    assert len(EXIT_MAPS) == 6
    assert ("a4", "a3", "k6", "k1") in EXIT_MAPS


@pytest.mark.parametrize("theme", ["jungle", "savannah"])
def test_random_boards_have_nine_rocks_of_their_theme(theme: str) -> None:
    rng = random.Random(1)
    for _ in range(50):
        rocks, exits = random_board(theme, rng)
        assert len(rocks) == 9
        assert themes_of(rocks) == {theme}
        assert tuple(exits) in EXIT_MAPS


def test_the_first_game_gives_fifteen_reinforcement_spaces() -> None:
    position = Position.parse(FIRST).apply("#9", "R").apply("#2", "S")
    assert len(position.legal()) == 15


def test_games_conserve_cards_and_round_trip() -> None:
    rng = random.Random(2)
    coverage = Coverage()
    for game in range(12):
        start = scattered(rng) if game % 2 else Position.new(rng.choice(["jungle", "savannah"]), rng)
        for position, side, action in play(start, rng, coverage.shuffling(random_shuffle(rng)), rounds=15):
            text = position.text()
            assert Position.parse(text).text() == text
            assert all(sorted(position.cards[whose].all()) == list(CARDS) for whose in SIDES)
            coverage.see(position)
            for seat, whose in (("raptor", "R"), ("scientist", "S"), ("spectator", "")):
                view = Position.parse(position.view(seat).text())
                if position.turn.kind != "place":
                    expected = {s: a for s, a in position.choices().items() if s == whose}
                    assert view.choices() == expected
            if action:
                coverage.act(action)
                assert action in position.choices()[side or next(iter(position.choices()))]
    assert coverage.wins


def test_a_view_refuses_what_it_cannot_tell() -> None:
    rng = random.Random(3)
    refused = told = 0
    for _ in range(6):
        for position, side, action in play(scattered(rng), rng, rounds=5):
            if not action:
                continue
            whose = side or next(iter(position.choices()))
            if position.turn.kind == "place":
                continue
            seat = {"R": "raptor", "S": "scientist"}[whose]
            try:
                after = position.view(seat).apply(action, side)
            except Refused:
                refused += 1
            else:
                told += 1
                assert after.text() == position.apply(action, side).view(seat).text()
    assert refused
    assert told


def test_damaged_texts_are_refused_or_round_trip() -> None:
    rng = random.Random(4)
    accepted = 0
    for _ in range(400):
        text = damaged(scattered(rng).text(), rng)
        try:
            assert Position.parse(text).text() == text
            accepted += 1
        except Refused:
            pass
    assert 0 < accepted < 400


def test_the_engine_answers() -> None:
    engine = Engine()
    assert engine.answer(f"position {FIRST}") == "ok"
    assert engine.answer("legal") == "R: #1 #5 #9 S: #2 #4 #8"
    assert engine.answer("perft 3") == "1"
    assert " R4" not in engine.answer("apply R #5")
    assert engine.answer("view spectator").endswith("R:?/??/??????/ S:/???/??????/")
    assert engine.position.turn.kind in CARD_KINDS
