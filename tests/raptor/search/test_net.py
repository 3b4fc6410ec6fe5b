"""The net: compiled and uncompiled loops agree, features are what they say, files are checked."""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from array import array
from pathlib import Path
from statistics import fmean

import pytest

from lostworld.raptor.evaluation import features
from lostworld.raptor.evaluation.net import MOST_OTHERS, PARAMETERS, SHAPES, Net, by_hand, load_all
from tests.raptor.search import games

WIDE = dict(SHAPES)["first bias"]

PROGRAM = Path(__file__).parent / "net_digest.py"


def some_net(seed: int) -> Net:
    luck = random.Random(seed)
    net = Net()
    net.set_parameters(array("f", [luck.gauss(0, 0.1) for _ in range(PARAMETERS)]))
    return net


def by_the_book(net: Net, rows: list[int]) -> float:
    """The value, computed as a textbook would: whole matrices, no shortcuts."""
    numbers = net.parameters()
    parts: dict[str, list[float]] = {}
    at = 0
    for name, size in SHAPES:
        parts[name] = list(numbers[at : at + size])
        at += size
    wide = [parts["first bias"][j] + sum(parts["first"][WIDE * row + j] for row in rows) for j in range(WIDE)]
    narrow = [
        parts["second bias"][j] + sum(max(0.0, wide[i]) * parts["second"][32 * i + j] for i in range(WIDE))
        for j in range(32)
    ]
    total = parts["value bias"][0] + sum(max(0.0, narrow[j]) * parts["value"][j] for j in range(32))
    return 1 / (1 + math.exp(-total))


def test_the_net_computes_what_the_book_says() -> None:
    net = some_net(1)
    for number, position in enumerate(games.turns(2, 8)):
        if number > 30:
            break
        rows = features.fixed_features(position) + features.features(position, position.side, 3, 0)
        assert net.chance(position, position.side, 3, 0) == pytest.approx(by_the_book(net, rows), abs=2e-6)


def test_compiled_and_uncompiled_agree() -> None:
    """Features alike, values to six digits; the sources run in a process of their own."""
    lines = {}
    for kind in ([], ["--pure"]):
        answer = subprocess.run(
            [sys.executable, "-W", "ignore", str(PROGRAM), *kind], capture_output=True, text=True, check=True
        )
        lines[bool(kind)] = [json.loads(line) for line in answer.stdout.splitlines()]
    assert lines[True][0] == "pure Python" and lines[False][0] == "compiled"
    assert len(lines[True]) == len(lines[False]) > 20
    for (rows, values, plan), (other_rows, other_values, other_plan) in zip(
        lines[True][1:], lines[False][1:], strict=True
    ):
        assert rows == other_rows
        assert values == pytest.approx(other_values, abs=1e-5)
        assert plan == other_plan


def test_features_are_few_and_in_range() -> None:
    for position in games.walk(4):
        found = features.features(position, 0, 5, 0) + features.fixed_features(position)
        assert len(found) == len(set(found))
        assert all(0 <= index < features.COUNT for index in found)
        assert len(found) <= 120


@pytest.mark.parametrize("symmetry", range(4))
def test_mirrors_are_their_own_reverse(symmetry: int) -> None:
    mirrored = features.MIRRORED[symmetry]
    assert sorted(mirrored) == list(range(features.COUNT))
    assert all(mirrored[mirrored[index]] == index for index in range(features.COUNT))


def test_weights_for_other_features_are_refused() -> None:
    net = some_net(3)
    content = net.to_bytes()
    again = Net()
    again.take_bytes(content)
    assert again.parameters() == net.parameters()
    head, _, body = content.partition(b"\n")
    other = {**json.loads(head), "features": "0" * 16}
    with pytest.raises(ValueError, match="other features"):
        again.take_bytes(json.dumps(other).encode() + b"\n" + body)


def test_the_packaged_weights_are_small_and_load() -> None:
    assert sum(len(net.to_bytes()) for net in load_all()) < 5_000_000


def log_odds(chance: float) -> float:
    return math.log(chance / (1 - chance))


def together(first: Net, *others: Net) -> Net:
    judge = first.copy()
    for other in others:
        judge.judge_with(other)
    return judge


@pytest.mark.parametrize("size", range(2, MOST_OTHERS + 2))
def test_nets_judge_by_the_mean_of_all(size: int) -> None:
    nets = [some_net(seed) for seed in range(1, size + 1)]
    judge = together(*nets)
    for number, position in enumerate(games.turns(2, 8)):
        if number > 10:
            break
        for asked in (judge, judge.copy()):
            alone = [log_odds(net.chance(position, position.side, 3, 0)) for net in nets]
            found = log_odds(asked.chance(position, position.side, 3, 0))
            assert found == pytest.approx(fmean(alone), abs=1e-5)
            tables = [net.pair_values(position) for net in nets]
            for worth, *each in zip(asked.pair_values(position), *tables, strict=True):
                assert log_odds(worth) == pytest.approx(fmean(map(log_odds, each)), abs=1e-5)


def test_nets_that_build_on_different_things_do_not_judge_together() -> None:
    sharing = some_net(1)
    sharing.hand_share = 0.5
    for one, other in ((some_net(2), sharing), (some_net(2), by_hand()), (by_hand(), some_net(2))):
        with pytest.raises(ValueError, match="same measure"):
            one.judge_with(other)


def test_no_more_nets_judge_together_than_there_is_room_for() -> None:
    judge = together(some_net(1), *(some_net(2 + i) for i in range(MOST_OTHERS)))
    with pytest.raises(ValueError, match=f"at most {MOST_OTHERS} nets"):
        judge.judge_with(some_net(9))


def test_the_nets_of_the_package_differ_and_judge_together() -> None:
    nets = load_all()
    assert len({net.parameters().tobytes() for net in nets}) == len(nets) > 1
    together(*nets)
