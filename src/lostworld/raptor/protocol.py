"""What engine and terminal ask the game besides its rules; ``lostworld.games`` describes each question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from lostworld.game import SPECTATOR, Json, Seat, Signal
from lostworld.raptor.notation.fields import fields_of
from lostworld.raptor.notation.reading import SIDE_LETTERS
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST, SIDES
from lostworld.raptor.rules.known import known_part
from lostworld.raptor.rules.layouts import FIXED, LAYOUTS
from lostworld.raptor.view import View, view_of
from lostworld.texts import say

if TYPE_CHECKING:
    from lostworld.games import Held, MenuGroup, Sheet

UNTOLD: Final = ("board_laid", "card_chosen", "effect_ends", "cards_discarded")
"""Events that the board and the other events tell anyway."""


class Conversing:
    """What the engine asks the game, as ``lostworld.games`` describes it."""

    first: Mapping[str, str] = {"layout": FIXED}
    signs = (*SIDE_LETTERS,)
    when_signed = "while cards are chosen"
    example = "#5"

    def is_signed(self, position: Any) -> bool:
        """Whether cards are chosen: then both sides may decide."""
        return _phase(position) in phases.CHOOSING

    def seen_also(self, view: View, seat: Seat) -> View | None:
        """While figures are placed nothing is secret: everybody's view is also this seat's."""
        return view_of(view.known, seat) if _phase(view) == phases.PLACE else None

    def after(self, view: View, seat: Seat, action: int) -> View:
        """The view after an action whose result its seat can tell."""
        return view.after(seat, action)

    def perft(self, state: Any, depth: int, stop: Signal | None = None) -> int:
        """Sequences of actions; the choice of cards and the setup end one early."""
        counted: int = state.perft(depth, stop)
        return counted


class AtTerminal:
    """What the command line asks the game. What takes long to import is imported when it is asked for."""

    def printed(self, text: str, language: str, width: int, plain: bool = False) -> Sheet:
        """The board in box drawing, and beside it the counts and cards."""
        from lostworld.raptor.terminal import sheet

        return sheet(text, language, width, plain)

    def menu(self, view: View, language: str) -> list[MenuGroup]:
        """The choices by figure."""
        from lostworld.raptor.menu import menu

        return menu(view, language)

    def hand(self, view: View, language: str) -> list[Held]:
        """The cards in hand."""
        from lostworld.raptor.menu import hand

        return hand(view, language)

    def rules_in_short(self, language: str) -> list[tuple[str, str]]:
        """The rules that a player looks up."""
        from lostworld.raptor.menu import RULES

        return [
            (say(f"raptor-help-{name}.title", language), say(f"raptor-help-{name}", language))
            for name in RULES
        ]

    def is_told(self, event: Json) -> bool:
        """Not what the board and other events tell anyway, nor a draw that the reader may not see."""
        return event["kind"] not in UNTOLD and not (event["kind"] == "card_drawn" and event["card"] is None)

    def in_private(self, state: Any) -> bool:
        """Cards are chosen in private; all the rest is done on the board."""
        return _phase(state) in phases.CHOOSING

    def public(self, view: View) -> View:
        """The view without the hand of its seat."""
        known = view.known
        counts = [
            known.cards_of(side)[1].bit_count() or view.hidden_hand[side] for side in (RAPTOR, SCIENTIST)
        ]
        return View(known_part(known, SPECTATOR), SPECTATOR, (counts[0], counts[1]))

    def described(self, text: str) -> Json:
        """The fields of a position; the layout alone while the board is still to be drawn."""
        if text in LAYOUTS:
            return {"layout": text}
        fields = fields_of(text)
        piles = ("played", "hand", "draw", "discard")
        return {
            "rows": list(fields.rows),
            "exits": list(fields.exits),
            "turn": fields.turn,
            "tokens": fields.tokens,
            "escaped": fields.escaped,
            "captured": fields.captured,
            "reserve": fields.reserve,
            "round": fields.round,
            "cards": {
                side: dict(zip(piles, map(list, cards), strict=True))
                for side, cards in zip(SIDES, fields.cards, strict=True)
            },
        }


def _phase(position: Any) -> int:
    phase: int = position.known.phase if isinstance(position, View) else position.phase
    return phase
