"""Raptor's encoding, as ``lostworld.encoding.Encoding`` asks for it.

>>> from lostworld.raptor import new
>>> observation = bytearray(ENCODING.shape[0])
>>> view = new("first-game", seed=7).state.view(0)
>>> ENCODING.observe(view, observation)
>>> [fact for fact, number in zip(FACTS, observation[BOARD:], strict=True) if number and "holds" in fact]
["the raptor's hand holds 3", "the raptor's hand holds 6", "the raptor's hand holds 9"]
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, Final

from lostworld.game import IllegalAction
from lostworld.game import State as AnyState
from lostworld.game import View as AnyView
from lostworld.quick import QuickDice
from lostworld.raptor.learning import observing
from lostworld.raptor.learning.batch import Batch
from lostworld.raptor.learning.numbering import ALL_ACTIONS
from lostworld.raptor.learning.observing import FACTS, PLANES
from lostworld.raptor.notation.actions import action_text
from lostworld.raptor.rules import phases
from lostworld.raptor.state import State
from lostworld.raptor.view import View

COLUMNS: Final = 11
ROWS: Final = 6
BOARD: Final = len(PLANES) * COLUMNS * ROWS
"""Where the facts begin in an observation."""
BOARDS: Final = 64
"""How many boards a batch draws for a layout whose board is not fixed."""


class RaptorEncoding:
    """8,059 actions; observations of 12 planes (11 columns, 6 rows) and 85 facts, a byte each."""

    actions: int = len(ALL_ACTIONS)
    shape: tuple[int, ...] = (BOARD + len(FACTS),)
    parts: Mapping[str, tuple[int, ...]] = {"board": (len(PLANES), COLUMNS, ROWS), "facts": (len(FACTS),)}

    def index(self, action: int) -> int:
        """The action's number."""
        found = observing.index(action) if 0 <= action < 1 << 21 else -1
        if found < 0:
            raise IllegalAction("error-action-illegal", action=str(action)[:40])
        return found

    def action(self, index: int) -> int:
        """The action with that number; any whole number will do, NumPy's too."""
        place = operator.index(index)
        if not 0 <= place < self.actions:
            raise IllegalAction("error-action-illegal", action=str(place)[:40])
        return ALL_ACTIONS[place]

    def observe(self, view: AnyView[int], out: Any) -> None:
        """Write what the view's seat knows: 877 bytes."""
        own = _raptors(view)
        observing.observe(own._known, own.seat, *own.hidden_hand, out)

    def mask(self, view: AnyView[int], out: Any) -> None:
        """Write what the view's seat may do: 8,059 bytes."""
        own = _raptors(view)
        observing.mask(own._known, own.seat, out)

    def batch(
        self,
        starts: Sequence[AnyState[int]],
        games: int,
        seed: int = 0,
        most_rounds: int = 200,
        autoreset: bool = True,
    ) -> Batch:
        """Many games at once; for a start without a board, as many boards as ``BOARDS`` says are drawn."""
        dice = QuickDice(seed)
        drawn: list[State] = []
        for start in starts:
            if not isinstance(start, State):
                raise TypeError("Raptor's encoding takes Raptor's states")
            waits = start.phase == phases.BOARD
            for _ in range(BOARDS if waits else 1):
                state = start.copy()
                if waits and state.chance is not None:
                    state.resolve(state.chance.sample(dice))
                drawn.append(state)
        return Batch(drawn, games, dice.word(), most_rounds, autoreset)

    def named(self, index: int) -> str:
        """The text of the action with that number."""
        return action_text(self.action(index))


def _raptors(view: AnyView[int]) -> View:
    if not isinstance(view, View):
        raise TypeError("Raptor's encoding takes Raptor's views")
    return view


ENCODING: Final = RaptorEncoding()
