"""What a player may still spend on a decision: time, positions, or until it is told to stop."""

from __future__ import annotations

from lostworld.bots.bot import Limit, clock
from lostworld.raptor.search.rounds import Stopped


class Allowance:
    """A limit being used up."""

    def __init__(self, limit: Limit, milliseconds: int) -> None:
        """``milliseconds`` is the player's own time, for a limit that says nothing of time or nodes."""
        if limit.milliseconds is None and limit.nodes is None:
            limit = limit._replace(milliseconds=milliseconds)
        self._clock = clock.get()
        self._start = self._clock()
        self._seconds = None if limit.milliseconds is None else limit.milliseconds / 1000
        self._nodes = limit.nodes
        self._stop = limit.stop
        self.spent = 0
        self.must_go_on = True
        """As long as there is nothing to answer with."""

    def spend(self, nodes: int) -> None:
        """Count positions; once there is something to answer with, stop when it is time."""
        self.count(nodes)
        if not self.must_go_on and self.over:
            raise Stopped

    def count(self, nodes: int = 1) -> None:
        """So many positions have been looked at."""
        self.spent += nodes

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        return (
            (self._nodes is not None and self.spent >= self._nodes)
            or (self._stop is not None and self._stop.is_set())
            or (self._seconds is not None and self._clock() - self._start >= self._seconds)
        )

    def share_left(self) -> float:
        """How much of the limit is left, from 0 to 1."""
        left = 1.0
        if self._nodes is not None:
            left = min(left, 1.0 - self.spent / self._nodes)
        if self._seconds is not None:
            left = min(left, 1.0 - (self._clock() - self._start) / self._seconds)
        return max(0.0, left)
