"""Many games at once do what one game at a time does, and what is written is what a view shows."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from lostworld.game import IllegalAction
from lostworld.raptor import GAME
from lostworld.raptor.learning.batch import Batch
from lostworld.raptor.learning.encoding import ENCODING
from tests.envs import batch_digest
from tests.raptor.kernel_digest import loaded_from

GAMES = 24
BITS = (ENCODING.actions + 7) // 8


class Arrays:
    """The caller's arrays."""

    def __init__(self, games: int = GAMES) -> None:
        self.actions = np.zeros(games, np.int32)
        self.seen = np.zeros((games, *ENCODING.shape), np.uint8)
        self.bits = np.zeros((games, BITS), np.uint8)
        self.lists = np.zeros((games, 256), np.int32)
        self.counts = np.zeros(games, np.int32)
        self.seats = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, 2), np.float32)
        self.ended = np.zeros(games, np.uint8)
        self.truncated = np.zeros(games, np.uint8)

    @property
    def results(self) -> tuple[Any, Any, Any]:
        return self.rewards, self.ended, self.truncated

    def look(self, batch: Batch) -> None:
        batch.seats(self.seats)
        batch.observe(self.seen)
        batch.legal_bits(self.bits)
        batch.legal(self.lists, self.counts)


def batch_of(games: int = GAMES, seed: int = 1, **more: Any) -> Batch:
    return ENCODING.batch([GAME.new({"layout": "random"})], games, seed, **more)


def test_a_batch_shows_what_views_show() -> None:
    """At every decision: who decides, what it sees (so no more than its view), what it may do."""
    batch, arrays = batch_of(), Arrays()
    seen_choosing = 0
    for _ in range(150):
        arrays.look(batch)
        for game in range(GAMES):
            state = batch.state(game)
            seat = int(arrays.seats[game])
            assert seat == state.deciders[0]
            view = state.view(seat)
            row = np.empty(ENCODING.shape, np.uint8)
            ENCODING.observe(view, row)
            assert arrays.seen[game].tobytes() == row.tobytes(), state.text
            numbers = [ENCODING.index(action) for action in view.legal()]
            assert arrays.lists[game, : arrays.counts[game]].tolist() == numbers
            unpacked = np.unpackbits(arrays.bits[game], bitorder="little")
            assert np.flatnonzero(unpacked).tolist() == numbers
            seen_choosing += seat == 1 and bool(state.cards_of(0)[0]) and state.cards_of(1)[0] == 0
        batch.choose(arrays.actions)
        batch.step(arrays.actions, *arrays.results)
    assert seen_choosing > 20


def test_a_step_does_what_the_rules_do() -> None:
    """But for shuffles, which each game decides for itself."""
    batch, arrays = batch_of(seed=2), Arrays()
    compared = 0
    for _ in range(300):
        batch.choose(arrays.actions)
        batch.seats(arrays.seats)
        before = [batch.state(game) for game in range(GAMES)]
        batch.step(arrays.actions, *arrays.results)
        for game, state in enumerate(before):
            state.apply(int(arrays.seats[game]), ENCODING.action(arrays.actions[game]))
            assert bool(arrays.ended[game]) == (state.outcome is not None)
            if state.outcome is not None:
                wanted = [1.0 if seat in state.outcome.winners else -1.0 for seat in (0, 1)]
                assert arrays.rewards[game].tolist() == wanted
            else:
                assert not arrays.rewards[game].any()
                if state.chance is None:
                    assert batch.state(game) == state
                    compared += 1
    assert compared > 3000


def test_finished_games_begin_anew() -> None:
    batch, arrays = batch_of(seed=3), Arrays()
    finished = 0
    for _ in range(900):
        batch.choose(arrays.actions)
        told = batch.step(arrays.actions, *arrays.results)
        assert told == int(arrays.ended.sum() + arrays.truncated.sum())
        finished += told
        for game in np.flatnonzero(arrays.ended):
            assert batch.state(int(game)).round == 0
    assert finished > 10


def test_long_games_are_broken_off() -> None:
    batch, arrays = batch_of(most_rounds=3), Arrays()
    broken = 0
    for _ in range(120):
        batch.choose(arrays.actions)
        batch.step(arrays.actions, *arrays.results)
        assert not (arrays.truncated & arrays.ended).any()
        assert not arrays.rewards[arrays.truncated.astype(bool)].any()
        broken += int(arrays.truncated.sum())
        assert all(batch.state(game).round <= 3 for game in range(GAMES))
    assert broken > GAMES


def test_without_autoreset_finished_games_wait() -> None:
    batch, arrays = batch_of(most_rounds=2, autoreset=False), Arrays()
    for _ in range(200):
        batch.choose(arrays.actions)
        batch.step(arrays.actions, *arrays.results)
    arrays.look(batch)
    assert (arrays.seats == -1).all() and (arrays.actions == -1).all() and not arrays.bits.any()
    batch.renew(np.arange(GAMES) < 5)
    batch.seats(arrays.seats)
    assert (arrays.seats[:5] == 0).all() and (arrays.seats[5:] == -1).all()


def test_one_illegal_action_and_nothing_changes() -> None:
    batch, arrays = batch_of(), Arrays()
    batch.choose(arrays.actions)
    before = [batch.state(game).text for game in range(GAMES)]
    for wrong in (8058, 8059, 2**31 - 1):
        arrays.actions[GAMES - 1] = wrong
        with pytest.raises(IllegalAction):
            batch.step(arrays.actions, *arrays.results)
        assert [batch.state(game).text for game in range(GAMES)] == before


def test_a_negative_action_leaves_a_game_alone() -> None:
    batch, arrays = batch_of(), Arrays()
    batch.choose(arrays.actions)
    arrays.actions[3] = -1
    before = [batch.state(game).text for game in range(GAMES)]
    batch.step(arrays.actions, *arrays.results)
    after = [batch.state(game).text for game in range(GAMES)]
    assert [old == new for old, new in zip(before, after, strict=True)] == [
        game == 3 for game in range(GAMES)
    ]


def test_the_same_seed_gives_the_same_games() -> None:
    def run(seed: int) -> list[str]:
        batch, arrays = batch_of(seed=seed), Arrays()
        for _ in range(400):
            batch.choose(arrays.actions)
            batch.step(arrays.actions, *arrays.results)
        return [batch.state(game).text for game in range(GAMES)]

    assert run(5) == run(5) != run(6)


def test_the_other_side_at_random() -> None:
    batch, arrays = batch_of(autoreset=False), Arrays()
    for _ in range(60):
        batch.play_random(1, *arrays.results)
        batch.seats(arrays.seats)
        assert set(arrays.seats.tolist()) <= {0, -1}
        batch.choose(arrays.actions)
        batch.step(arrays.actions, *arrays.results)


def test_set_and_state() -> None:
    batch = batch_of()
    state = GAME.new({"layout": "first-game"})
    batch.set(2, state)
    assert batch.state(2).text.split(" ")[0] == state.text.split(" ")[0]
    assert batch.state(2).deciders == (0, 1)
    for wrong in (-1, GAMES):
        with pytest.raises(IndexError):
            batch.state(wrong)
    with pytest.raises(ValueError, match="board"):
        batch.set(0, GAME.new({"layout": "random"}))


def test_arrays_of_a_wrong_size_are_refused() -> None:
    batch, arrays, small = batch_of(), Arrays(), Arrays(GAMES - 1)
    for call in (
        lambda: batch.seats(small.seats),
        lambda: batch.observe(small.seen),
        lambda: batch.observe(arrays.seen[:, 1:].copy()),
        lambda: batch.legal_bits(small.bits),
        lambda: batch.legal_bits(arrays.bits[:, 1:].copy()),
        lambda: batch.legal(arrays.lists, small.counts),
        lambda: batch.choose(small.actions),
        lambda: batch.step(arrays.actions, arrays.rewards[:, :1].copy(), arrays.ended, arrays.truncated),
        lambda: batch.step(arrays.actions, arrays.rewards, small.ended, arrays.truncated),
        lambda: batch.renew([True]),
        lambda: Batch([], 1),
        lambda: Batch([GAME.new({"layout": "random"})], 1),
    ):
        with pytest.raises(ValueError):
            call()


def test_narrow_lists_are_cut_but_counted() -> None:
    batch, arrays = batch_of(), Arrays()
    narrow = np.full((GAMES, 2), -7, np.int32)
    batch.legal(narrow, arrays.counts)
    batch.legal(arrays.lists, arrays.counts)
    assert (narrow == arrays.lists[:, :2]).all() and (arrays.counts > 2).all()


def test_both_builds_give_the_same() -> None:
    """The compiled modules, and the Python files they are made from, in a process of their own."""
    command = [sys.executable, "-W", "ignore", batch_digest.__file__, "150", "--pure"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    kind, *lines = done.stdout.splitlines()
    assert kind == "['pure Python']"
    assert set(loaded_from().values()) == {"compiled"}
    assert lines == list(batch_digest.digest(150))
