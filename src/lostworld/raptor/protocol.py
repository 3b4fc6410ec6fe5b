"""Raptor's ways in the engine protocol: letters for the sides while cards are chosen, and views played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lostworld.game import Seat
from lostworld.raptor.notation.reading import SIDE_LETTERS
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.layouts import FIXED
from lostworld.raptor.view import View, view_of

LONGEST_SEQUENCE: Final = 20
"""No sequence of ``perft`` is longer: five decisions for an effect, eight points, the mother's return."""


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

    def perft(self, state: Any, depth: int) -> int:
        """Sequences of actions; the choice of cards and the setup end one early."""
        counted: int = state.perft(min(depth, LONGEST_SEQUENCE))
        return counted


def _phase(position: Any) -> int:
    phase: int = position.known.phase if isinstance(position, View) else position.phase
    return phase
