"""What every bot is: something that looks at a view, thinks within a limit, and says what it would do."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextvars import ContextVar
from threading import Event
from typing import Any, NamedTuple, Protocol

from lostworld.game import IllegalAction, View

clock: ContextVar[Callable[[], float]] = ContextVar("clock", default=time.monotonic)
"""What bots measure their time with, in seconds; matches on a busy machine take the processor's own clock."""


class Limit(NamedTuple):
    """How long a bot may think. What is None does not limit; nodes alone make games repeatable."""

    milliseconds: int | None = None
    nodes: int | None = None
    """How many positions may be looked at, roughly: each bot counts in its own way, always the same."""
    stop: Event | None = None
    """Set by somebody who wants the answer now."""


class Weighed(NamedTuple):
    """One of the choices that a bot has weighed."""

    action: Any
    value: float
    """How good it looks for the bot's seat: its chance to win, from 0 to 1."""
    share: float = 0.0
    """How often the bot would choose it, where it mixes."""
    line: tuple[Any, ...] = ()
    """The rest of the turn that this value stands for, where a whole turn was weighed."""


class Thought(NamedTuple):
    """What a bot would do and why."""

    action: Any
    """One of ``view.legal()``."""
    line: tuple[Any, ...] = ()
    """The rest of the turn as planned, to be played without asking again; empty if there is none."""
    choices: tuple[Weighed, ...] = ()
    """The best choices weighed, best first; empty if the bot weighs none."""
    reason: tuple[str, dict[str, Any]] | None = None
    """A key of the text catalogue and its values: why, in a sentence."""


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """What to do in ``view``. The limit given overrides the bot's own. Raises IllegalAction."""
        ...


def something_of(view: View[Any]) -> list[Any]:
    """What the view's seat may do. Raises IllegalAction when it has nothing to decide."""
    if hasattr(view, "apply"):
        raise TypeError("a bot is given a view, never a state: bot.think(state.view(seat))")
    legal = view.legal()
    if not legal:
        raise IllegalAction("error-game-over" if view.outcome is not None else "error-nothing-to-decide")
    return legal


class Luck:
    """A bot's own source of chance, apart from the game's."""

    def __init__(self, seed: int | None) -> None:
        self._random = random.Random(seed) if seed is not None else random.SystemRandom()

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``."""
        return self._random.randrange(n)

    def fraction(self) -> float:
        """A number from 0 up to 1."""
        return self._random.random()


class Thinking:
    """A limit being used up."""

    def __init__(self, limit: Limit, milliseconds: int) -> None:
        """``milliseconds`` is the bot's own time, for a limit that says nothing of time or nodes."""
        if limit.milliseconds is None and limit.nodes is None:
            limit = limit._replace(milliseconds=milliseconds)
        self._clock = clock.get()
        self._end = None if limit.milliseconds is None else self._clock() + limit.milliseconds / 1000
        self._nodes = limit.nodes
        self._stop = limit.stop

    def count(self, nodes: int = 1) -> None:
        """So many positions have been looked at."""
        if self._nodes is not None:
            self._nodes -= nodes

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        return (
            (self._end is not None and self._clock() >= self._end)
            or (self._nodes is not None and self._nodes <= 0)
            or (self._stop is not None and self._stop.is_set())
        )
