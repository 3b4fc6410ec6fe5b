"""Routes that a player draws himself, checked move by move (rulings 21-24, 27, 28).

A movement decision offers its ends, each with one route. Whoever wants another way there sends the way:
``route:r,0,0,l`` is a turn clockwise, two steps through edge 0 and a turn back.
"""

from __future__ import annotations

from typing import Any

from lostworld.game import IllegalAction, Seat
from lostworld.skirmish.rules import mover, units
from lostworld.skirmish.rules.board import OFF
from lostworld.skirmish.rules.engine import CHECKED
from lostworld.skirmish.rules.position import KNOCKED, Frame, Position

PREFIX = "route:"
SENSES = {"r": 1, "l": -1}
EDGES = {str(edge): edge for edge in range(6)}
MOST = 99
"""Moves; no movement is longer."""


def checked(s: Position, f: Frame, seat: Seat, text: str) -> tuple[Any, ...] | None:
    """What a drawn route means: (its kind, goal, path, turn left, edge of a test or -1, turn made before it).

    None for any other text. Raises IllegalAction and says which move cannot be made.
    """
    if not text.startswith(PREFIX):
        return None
    moves = text[len(PREFIX) :].split(",")
    unit = f["unit"]
    if s.marks[unit] & KNOCKED or units.grabbers(s, unit) or len(moves) > MOST:
        raise IllegalAction("skirmish-error-route", number=1, move=moves[0][:8])
    walker = Walker(s, f)
    for number, move in enumerate(moves):
        if not walker.makes(move, number == len(moves) - 1):
            raise IllegalAction("skirmish-error-route", number=number + 1, move=move[:8])
    if not walker.may_end():
        raise IllegalAction("skirmish-error-route-end")
    return ("route", walker.place, tuple(walker.path), walker.credit, walker.test, walker.owes)


class Walker:
    """A mover on its way: what it has left, and what it met."""

    def __init__(self, s: Position, f: Frame) -> None:
        self.ground = ground = mover.ground_of(s, f)
        self.board = board = s.table.board
        self.masks = ground.masks
        self.place = s.place[f["unit"]]
        self.own = ground.masks[self.place]
        self.left = mover.points_left(s, f)
        self.ended = bool(f.get("ended", 0))
        self.credit = f.get("credit", 0)
        self.debt = False
        self.owes = 0
        self.sense = self.turns = 0
        self.path: list[tuple[int, int]] = []
        self.test = -1
        over = ground.fly or ground.jump
        self.difficult = 0 if over else board.difficult
        walls = 0 if over else board.impassable
        self.bars = (0 if ground.fly else ground.solid | (0 if ground.jump else ground.objects)) | walls
        self.taken = ground.solid | ground.objects | ground.passable
        self.immovable = ground.immovable | board.impassable

    def makes(self, move: str, last: bool) -> bool:
        """Make one move if it is allowed."""
        if move in SENSES:
            return self._turns(SENSES[move])
        return move in EDGES and self._steps(EDGES[move], last)

    def _turns(self, sense: int) -> bool:
        if sense == -self.sense or self.turns == 5:
            return False
        if self.ground.charge:
            if self.credit:
                self.credit = 0
            elif self.debt or self.ended or not self.left:
                return False
            else:
                self.debt = True
        target = self.place - self.place % 6 + (self.place + sense) % 6
        mask = self.masks[target]
        if mask == OFF or mask & self.bars & ~self.own:
            return False
        self.sense = sense
        self.turns += 1
        self._goes(target, -1)
        return True

    def _steps(self, edge: int, last: bool) -> bool:
        if self.ended or not self.left:
            return False
        if (edge - self.place) % 6 not in (0, 1, 5) and not self.ground.backward:
            return False
        target = self.board.shifted(self.place, edge)
        mask = OFF if target == OFF else self.masks[target]
        if mask == OFF:
            return False
        if last and mask & self.taken and not mask & self.immovable:
            self.test = edge
            self.owes = int(self.debt)
            self.debt = False
            return True
        if mask & self.bars:
            return False
        self.left -= 1
        self.credit = 0 if self.debt else 1 if self.ground.charge else 0
        self.debt = False
        self.sense = self.turns = 0
        self._goes(target, edge)
        return True

    def _goes(self, target: int, edge: int) -> None:
        if self.masks[target] & ~self.masks[self.place] & self.difficult:
            self.ended = True
        self.place = target
        self.path.append((target, edge))

    def may_end(self) -> bool:
        """Whether the route ends in a test, or where the unit may stay."""
        if self.test >= 0:
            return True
        return not self.debt and not self.masks[self.place] & (self.taken | self.board.impassable)


for _question in ("movement", "rest-of-movement"):
    CHECKED[_question] = checked
