"""Raptor: the duel of a mother raptor and her babies against a team of scientists.

>>> from lostworld.raptor import GAME, RAPTOR
>>> state = GAME.parse(
...     "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
...     " R+3 z2e0c0r6 1 R:5/19/236784/ S:2/48/193567/"
... )
>>> state.legal(RAPTOR)[:1] == [GAME.parse_action(".")]
True
>>> state.apply(RAPTOR, GAME.parse_action("Mf2-f6"))  # two sleep tokens: the move takes all three points
>>> state.round
2
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from lostworld import build_info, texts
from lostworld.game import BadText, Chooser, Game

build_info.check_fresh("lostworld.raptor")
texts.register(files(__name__) / "texts")

from lostworld.raptor.notation import reading as notation  # noqa: E402  (the check comes first)
from lostworld.raptor.notation import validity  # noqa: E402
from lostworld.raptor.notation.actions import action_text, parse_action  # noqa: E402
from lostworld.raptor.rules.cards import CARDS, RAPTOR, SCIENTIST, SIDES, Card, card  # noqa: E402
from lostworld.raptor.rules.layouts import LAYOUTS, new_position  # noqa: E402
from lostworld.raptor.state import Planned, Shuffle, State  # noqa: E402
from lostworld.raptor.view import View, view_from  # noqa: E402

__all__ = [
    "CARDS",
    "GAME",
    "RAPTOR",
    "SCIENTIST",
    "SIDES",
    "Card",
    "Planned",
    "Raptor",
    "Shuffle",
    "State",
    "View",
    "action_text",
    "card",
    "parse_action",
]


class Raptor:
    """The game, as ``lostworld.game.Game`` asks for it."""

    name = "raptor"
    rules = 1
    seats: tuple[str, ...] = SIDES
    options: Mapping[str, tuple[str, ...]] = {"layout": LAYOUTS}

    def new(self, options: Mapping[str, str], dice: Chooser) -> State:
        """A state to start from; ``layout`` is random, jungle, savannah or first-game."""
        for name in options:
            if name not in self.options:
                raise BadText("error-option-unknown", name=name, names=", ".join(self.options))
        position = new_position(options.get("layout", LAYOUTS[0]), dice)
        state = State(position.board)
        state.become(position)
        return state

    def parse(self, text: str) -> State:
        """The state that a position's text describes."""
        reading = notation.read(text)
        if reading.is_view:
            raise BadText("raptor-error-position-hidden")
        validity.check(reading)
        state = State(reading.position.board)
        state.become(reading.position)
        return state

    def parse_view(self, text: str) -> View:
        """The view that a text with ``?`` describes."""
        reading = notation.read(text)
        view = view_from(reading)
        validity.check(reading)
        return view

    def action_text(self, action: int) -> str:
        """The action's one text."""
        return action_text(action)

    def parse_action(self, text: str) -> int:
        """The action that a text names, legal or not."""
        return parse_action(text)


GAME = Raptor()

if TYPE_CHECKING:
    _fulfilled: Game[int] = GAME
