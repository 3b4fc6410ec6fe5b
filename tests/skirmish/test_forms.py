"""Frames of the stack: every kind has its form, games keep to it, and what does not is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lostworld.game import BadText
from lostworld.skirmish import GAME
from lostworld.skirmish.rules import engine, forms
from lostworld.skirmish.rules.board import Board
from tests.skirmish.walking import walk


def test_every_kind_of_frame_has_a_form() -> None:
    assert set(forms.FORMS) == set(engine.FRAMES)
    for kind, stage in forms.NEEDED:
        assert stage <= forms.FORMS[kind][0]
        assert set(forms.NEEDED[kind, stage]) <= set(forms.FORMS[kind][1])


@pytest.mark.parametrize("scenario", ["the-eggs", "four-roads"])
def test_games_keep_to_the_forms(scenario: str) -> None:
    for s, _, _ in walk(scenario, 11):
        most = forms.limits_of(s)
        for frame in s.stack:
            assert forms.fits(frame, most), frame


DAMAGES: list[tuple[str, str, Any]] = [
    ("movement", "unit", 99),
    ("movement", "mode", "sideways"),
    ("movement", "at", 10),
    ("movement", "at", True),
    ("activate", "halves", [1]),
    ("activate", "extra", 0),
    ("game", "i", None),
]


@pytest.mark.parametrize(("kind", "field", "wrong"), DAMAGES)
def test_a_frame_of_another_form_is_refused(kind: str, field: str, wrong: Any) -> None:
    s = next(s for s, _, _ in walk("first-patrol", 2) if s.stack[-1]["k"] == "movement")
    told = json.loads(s.text)
    frame = next(frame for frame in told["position"]["stack"] if frame["k"] == kind)
    frame[field] = wrong
    with pytest.raises(BadText):
        GAME.parse(json.dumps(told, separators=(",", ":"), sort_keys=True))


def test_a_negative_number_is_no_set_of_hexes() -> None:
    board = Board({(0, 0): 0, (1, 0): 0})
    for absurd in (-1, -20, -(1 << 70)):
        with pytest.raises(ValueError, match="mask"):
            board.touching(absurd)
        with pytest.raises(ValueError, match="mask"):
            board.apart(1, absurd & ~1)
