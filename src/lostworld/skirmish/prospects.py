"""What a choice costs, and what would follow from it at once, as far as its seat can tell.

A choice is tried out on a position that fits the view. What hangs on hidden cards or on others is not told:
the trial stops where somebody is asked, and nothing is told that cards not seen have brought about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from lostworld.game import Prospect
from lostworld.skirmish.actions import described
from lostworld.skirmish.rules import engine
from lostworld.skirmish.rules.reach import Reach, way
from lostworld.skirmish.screen import lines, tested

if TYPE_CHECKING:
    from lostworld.skirmish.view import View

TRIED: Final = frozenset(("do", "base", "test", "enter"))
"""The kinds of choices that may begin a test."""


def explained(text: str, meant: Any, known: Reach | None) -> tuple[str, Mapping[str, Any]]:
    """An action's kind and fields; of a movement also the points it takes."""
    kind, fields = described(text)
    if known is not None and kind in ("move", "enter") and meant[0] == kind:
        fields["points"] = known.costs[meant[1]] if kind == "move" else known.cost_of_test(meant[1], meant[2])
    return kind, fields


def foreseen(view: View, action: str) -> tuple[Prospect, ...]:
    """What is known to follow from one of the legal actions."""
    whole = view.position()
    kind, _ = described(action)
    meant = engine.choices_of(whole, view.seat)[action]
    found: list[Prospect] = []
    unit = whole.stack[-1].get("unit", -1)
    if kind == "move" and meant[0] == "move":
        board = whole.table.board
        places = [place for place, _ in way(board, whole.reached, meant[1])]
        fields = {
            "path": [board.names[place // 6] for place in (whole.place[unit], *places)],
            "points": whole.reached.costs[meant[1]],
            "lines": lines(whole.table, view.known, unit, meant[1]),
        }
        found.append(Prospect("", "way", fields))
    elif kind in TRIED:
        trial = whole.copy()
        step = trial.step
        engine.decide(trial, view.seat, action)
        tests = [frame for frame in trial.stack if frame["k"] == "test" and frame["at"] == 1]
        if tests and trial.step == step:
            found.append(Prospect("", "test", tested(trial, tests[-1])))
    return tuple(found)
