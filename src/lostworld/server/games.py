"""The games the server knows, and the few things the contract does not say about them.

No other file of the server knows a game; the rest speaks the contract, through the names given here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from lostworld import raptor
from lostworld.chance import Dice
from lostworld.game import GameError
from lostworld.raptor import record
from lostworld.raptor.evaluation import value
from lostworld.raptor.rules.layouts import THEMES
from lostworld.raptor.story import story_of

GAME: Final = raptor.GAME
State = raptor.State
View = raptor.View
Record = record.Record
chance_of = value.chance
"""How likely the first seat is to win."""

SIDES: Final = GAME.seats
SEATS: Final = {name: seat for seat, name in enumerate(SIDES)}
LAYOUTS: Final = GAME.options["layout"]
HIDDEN_CHOICE: Final = "#?"
"""What stands for a card that a reader may not see."""


@lru_cache(maxsize=8192)
def action_text(action: int) -> str:
    """The action's one text, remembered: a game has few different ones."""
    return GAME.action_text(action)


@lru_cache(maxsize=8192)
def parse_action(text: str) -> int:
    """The action that a text names, remembered. Raises BadText."""
    return GAME.parse_action(text)


END_TURN: Final = parse_action(".")

_AFTERMATH: Final = frozenset({"cards_discarded", "card_drawn", "pile_shuffled", "round_begins", "turn_ends"})
"""Events of a turn's end, which a plan never reaches."""


def view_for(text: str, seat: int) -> View:
    """A seat's view from its text. While figures are placed the text is everybody's, so the seat is said."""
    read = GAME.parse_view(text)
    return View(read.known, seat, read.hidden_hand)


def picture_of(position: str, theme: str, title: str | None) -> str:
    """A drawing of a position, as SVG."""
    from lostworld.raptor.picture.drawing import board_svg  # only pictures need the art

    return board_svg(position, theme, title)


class RulesVersion(GameError):
    """A stored game of rules that this program does not have."""


def check_rules(game: str, rules: int) -> None:
    """Refuse a stored game of another game or another version of the rules."""
    if (game, rules) != (GAME.name, GAME.rules):
        raise RulesVersion("error-rules-version")


def theme_of(layout: str, seed: bytes) -> str:
    """The theme that a new game's board shows. A random layout draws it first from the seed."""
    if layout == "random":
        return tuple(THEMES)[Dice(seed).below(len(THEMES))]
    return known_theme(layout)


def known_theme(name: str) -> str:
    """The theme of that name, or the jungle when there is none."""
    return name if name in THEMES else "jungle"


class Plan(NamedTuple):
    """The tentative steps of a turn: the position they lead to and what happened on the way."""

    state: State
    events: list[Any]

    @property
    def ends(self) -> bool:
        """Whether nothing more is possible in this turn."""
        return not self.state.deciders

    def confirmable(self, seat: int) -> bool:
        """Whether the turn may end here."""
        return self.ends or END_TURN in self.state.legal(seat)


def plan(state: State, seat: int, actions: Sequence[int], texts: Sequence[str]) -> Plan:
    """Try out the steps of a turn. Stops before draws and shuffles; ``state`` stays as it is."""
    told: list[Any] = []
    before = state.ahead(seat, ())
    for count, action in enumerate(actions, 1):
        try:
            after = state.ahead(seat, actions[:count])
        except GameError as problem:
            if problem.key != "error-action-illegal":
                raise
            raise GameError("error-plan-illegal", step=count, action=texts[count - 1]) from None
        events = story_of(before, seat, action, after)
        told += [event for event in events if event.kind not in _AFTERMATH]
        before = after
    return Plan(before, told)


def finished_turn(state: State, seat: int, actions: list[int], texts: Sequence[str]) -> list[int]:
    """The actions of a whole turn: checked, and with its end added where the rules let it end there."""
    try:
        planned = state.ahead(seat, actions)
    except GameError:
        plan(state, seat, actions, texts)  # says which step it was
        raise
    if not planned.deciders:
        return actions
    if END_TURN not in planned.legal(seat):
        raise GameError("error-plan-unfinished")
    return [*actions, END_TURN]


def options_of(stored: Mapping[str, Any]) -> dict[str, str]:
    """What ``GAME.new`` is told, out of a stored game's options."""
    return {name: str(stored[name]) for name in GAME.options if name in stored}
