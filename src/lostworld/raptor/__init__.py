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

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

import lostworld
from lostworld import build_info, texts
from lostworld.game import SPECTATOR, BadText, Game, Seat, given_text
from lostworld.game import State as AnyState

if TYPE_CHECKING:
    from pathlib import Path

    from lostworld.bots import Opponent
    from lostworld.bots.bot import Bot
    from lostworld.games import Puzzle, Study
    from lostworld.session import Session

build_info.check_fresh("lostworld.raptor")
texts.register(__name__)

from lostworld.raptor.chance import BoardDrawn, Shuffle  # noqa: E402  (the check comes first)
from lostworld.raptor.notation import reading, validity  # noqa: E402
from lostworld.raptor.notation.actions import action_text, parse_action  # noqa: E402
from lostworld.raptor.notation.reading import SIDE_LETTERS  # noqa: E402
from lostworld.raptor.notation.writing import write  # noqa: E402
from lostworld.raptor.plan import Plan  # noqa: E402
from lostworld.raptor.protocol import AtTerminal, Conversing  # noqa: E402
from lostworld.raptor.rules import phases  # noqa: E402
from lostworld.raptor.rules.cards import CARDS, RAPTOR, SCIENTIST, SIDES, Card, card  # noqa: E402
from lostworld.raptor.rules.kernel import Position  # noqa: E402
from lostworld.raptor.rules.layouts import FIXED, LAYOUTS, THEMES, first_game, start, themes_of  # noqa: E402
from lostworld.raptor.state import State  # noqa: E402
from lostworld.raptor.view import View, view_from, view_of  # noqa: E402

__all__ = [
    "CARDS",
    "GAME",
    "RAPTOR",
    "SCIENTIST",
    "SIDES",
    "BoardDrawn",
    "Card",
    "Plan",
    "Raptor",
    "Shuffle",
    "State",
    "View",
    "action_text",
    "card",
    "new",
    "parse_action",
]


class Raptor(Conversing, AtTerminal):
    """The game, as ``lostworld.game.Game`` asks for it."""

    name = "raptor"
    rules = 1
    content = ""
    options: Mapping[str, tuple[str, ...]] = {"layout": LAYOUTS}
    looks: Mapping[str, tuple[str, ...]] = {"theme": tuple(THEMES)}
    starts: Mapping[str, str] = {FIXED: write(first_game())}

    def __reduce__(self) -> str:
        return "GAME"  # pickled by its name, and read as the one game that there is

    @property
    def encoding(self) -> RaptorEncoding:
        """Actions and observations in numbers, for programs that learn."""
        from lostworld.raptor.learning.encoding import ENCODING  # its tables take a while

        return ENCODING

    @property
    def opponents(self) -> Sequence[Opponent]:
        """Those that people choose from: the levels, and one that plays anything."""
        from lostworld.raptor.players.staff import OPPONENTS

        return OPPONENTS

    @property
    def bots(self) -> Mapping[str, Callable[[str, int | None], Bot]]:
        """Raptor's own players; imported when somebody asks, as rules alone need no search."""
        from lostworld.raptor.players.staff import BOTS

        return BOTS

    def train(
        self,
        folder: Path,
        threads: int,
        seed: int | None,
        minutes: float | None,
        tell: Callable[[int, int, str], None],
    ) -> Path:
        """Train the net that the stronger players judge by; the file of its weights."""
        from lostworld.raptor.training.train import train_told  # only a training needs it

        return train_told(folder, threads, seed, minutes, tell)

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Raptor and Scientist, whatever the options."""
        return SIDES

    def new(self, options: Mapping[str, str]) -> State:
        """A state to start from; ``layout`` is random, jungle, savannah or first-game."""
        for name in options:
            if name not in self.options:
                raise BadText("error-option-unknown", name=name, names=", ".join(self.options))
        return _state(start(options.get("layout", LAYOUTS[0])))

    def look(self, options: Mapping[str, str], outcomes: Sequence[str]) -> Mapping[str, str]:
        """The theme of the board that was drawn, or else of the layout."""
        drawn = outcomes[0].partition("=")[0] if outcomes else ""
        return {"theme": drawn if drawn in THEMES else themes_of(options.get("layout", FIXED))[0]}

    def parse(self, text: str) -> State:
        """The state that a position's text describes."""
        given_text(text)
        if text in LAYOUTS and text != FIXED:
            return self.new({"layout": text})
        read = reading.read(text)
        if read.is_view:
            raise BadText("raptor-error-position-hidden")
        validity.check(read)
        return _state(read.position)

    def parse_view(self, text: str, seat: Seat | None = None) -> View:
        """The view that a text with ``?`` describes."""
        given_text(text)
        if text in LAYOUTS and text != FIXED:
            return view_of(start(text), SPECTATOR if seat is None else seat)
        read = reading.read(text)
        view = view_from(read, seat)
        validity.check(read)
        return view

    def action_text(self, action: int) -> str:
        """The action's one text."""
        return action_text(action)

    def parse_action(self, text: str) -> int:
        """The action that a text names, legal or not."""
        return parse_action(text)

    def decision_text(self, state: AnyState[int], seat: Seat, action: int) -> str:
        """The action's text; a card with its side, such as ``R#5``."""
        text = action_text(action)
        return SIDE_LETTERS[seat] + text if text.startswith("#") else text

    def parse_decision(self, state: AnyState[int], text: str) -> tuple[Seat, int]:
        """Who does what, from the text above."""
        if isinstance(state, State) and state.phase in phases.CHOOSING:
            if text[:1] not in (*SIDE_LETTERS,) or text[1:2] != "#":
                raise BadText("raptor-error-card-side", text=text[:40])
            return SIDE_LETTERS.index(text[0]), parse_action(text[1:])
        action = parse_action(text)
        return (state.deciders or (RAPTOR,))[0], action

    def picture(
        self, text: str, looks: Mapping[str, str], title: str | None = None, language: str = "en"
    ) -> str:
        """A drawing of a position or view, as SVG."""
        from lostworld.raptor.picture.drawing import board_svg  # only pictures need the art

        return board_svg(text, looks.get("theme", "jungle"), title, language=language)

    def spot(self, place: str) -> tuple[float, float, float] | None:
        """Where a space is in a picture."""
        from lostworld.raptor.picture.page import CELL, corner
        from lostworld.raptor.rules.spaces import NUMBERS

        if place not in NUMBERS:
            return None
        x, y = corner(place)
        return x + CELL / 2, y + CELL / 2, CELL

    # For analysis and laboratory; imported when somebody asks, as rules alone need no search.

    def judged(self, state: AnyState[int]) -> tuple[float, ...]:
        """Both sides' chance to win, by the learned value."""
        from lostworld.raptor.judging import judged

        return judged(cast(Position, state))

    def study(self, start: AnyState[int], steps: Sequence[tuple[Seat | None, str]]) -> Study:
        """Board, placement, cards and places of a game."""
        from lostworld.raptor.study import study

        return study(start, steps, parse_action)

    @property
    def puzzles(self) -> Sequence[Puzzle]:
        """Positions to solve; the file is read when somebody asks."""
        from lostworld.raptor.puzzles import PUZZLES

        return PUZZLES

    def place(self, name: str) -> tuple[float, float]:
        """Where a space is drawn on a map."""
        from lostworld.raptor.study import place

        return place(name)

    def called(self, name: str, language: str) -> str:
        """What the names of a study mean."""
        from lostworld.raptor.study import called

        return called(name, language)


def _state(position: Position) -> State:
    state = State(position.board)
    state.become(position)
    return state


GAME = Raptor()


def new(layout: str = LAYOUTS[0], seed: int | None = None) -> Session[int]:
    """A new game, its board drawn and, if the figures stand already, its cards dealt: ready to play.

    >>> game = new("first-game", seed=7)
    >>> game.do("R#3")
    >>> game.do("S#5")
    >>> game.text.split(" ")[2]
    'R3:1'
    """
    return lostworld.new(GAME.name, layout=layout, seed=seed)


if TYPE_CHECKING:
    from lostworld.raptor.learning.encoding import RaptorEncoding

    _fulfilled: Game[int] = GAME
