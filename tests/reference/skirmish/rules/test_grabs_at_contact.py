"""How far a grab reaches."""

from __future__ import annotations

import pytest

from lostworld.skirmish.content.model import ActionPart
from tests.skirmish.made import unit

from .test_board import acts, duel


@pytest.mark.parametrize(("hex_", "offered"), [((1, 0), True), ((2, 0), False)])
def test_ruling_96_a_grab_is_made_at_contact_whatever_range_its_card_names(
    hex_: tuple[int, int], offered: bool
) -> None:
    game = duel(unit("a", acts(ActionPart("grab", grab=2, range=2))), unit("b"), [(0, 0, 0), (*hex_, 3)])
    game.until_asked("action")
    assert game.offers("do:grab") == offered
