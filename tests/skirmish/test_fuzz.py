"""Damaged positions, actions and outcomes: a clear error, and nothing changes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from lostworld.game import BadText, GameError, IllegalAction
from lostworld.skirmish import GAME
from tests.skirmish.walking import walk

WRONG: tuple[Any, ...] = (-1, 99_999, None, "x", [], {}, 1.5, True)


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a value."""
    if isinstance(value, dict | list):
        if path:
            yield path
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(inner, (*path, key))
    else:
        yield path


@pytest.mark.parametrize("scenario", ["first-patrol", "storm-rescue"])
def test_a_damaged_position_is_refused_or_a_game(scenario: str) -> None:
    luck = random.Random(7)
    refused = 0
    for number, (s, _, _) in enumerate(walk(scenario, 3)):
        if number % 20:
            continue
        whole = s.text
        assert GAME.parse(whole) == s
        for _ in range(4):
            told = json.loads(whole)
            *way, last = luck.choice(list(paths(told["position"])))
            inner = told["position"]
            for key in way:
                inner = inner[key]
            inner[last] = luck.choice(WRONG)
            text = json.dumps(told, separators=(",", ":"), sort_keys=True)
            try:
                read = GAME.parse(text)
            except BadText:
                refused += 1
                continue
            assert read.text == text
            assert all(read.legal(seat) for seat in read.deciders)
    assert refused > 20


def test_texts_that_are_no_positions() -> None:
    s = next(s for s, seat, _ in walk("first-patrol", 1) if seat is not None)
    told = json.loads(s.text)
    for damaged in ("", "{}", "[]", "null", s.text[:-1], s.text + " ", s.text.replace("{", "[", 1)):
        with pytest.raises(BadText):
            GAME.parse(damaged)
    for key in told:
        with pytest.raises(BadText):
            GAME.parse(json.dumps({**told, key: "nothing such"}, separators=(",", ":"), sort_keys=True))


def test_wrong_actions_change_nothing() -> None:
    luck = random.Random(3)
    for number, (s, seat, action) in enumerate(walk("the-tyrant", 5)):
        if number % 9 or seat is None:
            continue
        before = s.text
        broken = list(action)
        broken[luck.randrange(len(broken))] = luck.choice(":,.>u9-x \n{")
        for text in ("", "x", "route:", "route:0,x", "move:99.99,9", "".join(broken), action * 9):
            if text in s.legal(seat):
                continue
            with pytest.raises(GameError):
                s.apply(seat, GAME.parse_action(text))
        for other in (
            -2,
            -1,
            len(s.seats),
            *(other for other in range(len(s.seats)) if other not in s.deciders),
        ):
            with pytest.raises(IllegalAction):
                s.apply(other, action)
        with pytest.raises(BadText):
            s.resolve("toss=0")
        assert s.text == before


def test_wrong_outcomes_change_nothing() -> None:
    for number, (s, seat, outcome) in enumerate(walk("storm-rescue", 5)):
        if seat is not None or number % 3:
            continue
        before = s.text
        name, _, rest = outcome.partition("=")
        for text in (
            "",
            name,
            f"{name}=",
            f"{name}={rest},1",
            f"{name}=x",
            f"deck99={rest}",
            f"{name}={rest} ",
        ):
            with pytest.raises(BadText):
                s.resolve(text)
        with pytest.raises(IllegalAction):
            s.apply(0, "pass")
        assert s.text == before
