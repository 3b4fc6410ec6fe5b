"""What every bot is: something that looks at a view and chooses one of its legal actions."""

from __future__ import annotations

import random
import time
from threading import Event
from typing import Any, Protocol

from lostworld.game import IllegalAction, View


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, view: View[Any], milliseconds: int | None = None, stop: Event | None = None) -> Any:
        """One of ``view.legal()``. The time given overrides the bot's own; ``stop`` ends the thinking."""
        ...


def something_of(view: View[Any]) -> list[Any]:
    """What the view's seat may do. Raises IllegalAction when it has nothing to decide."""
    legal = view.legal()
    if not legal:
        raise IllegalAction("error-nothing-to-decide")
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
    """How long a bot may go on thinking: a time limit and a wish to stop."""

    def __init__(self, milliseconds: int, stop: Event | None) -> None:
        self._end = time.monotonic() + milliseconds / 1000
        self._stop = stop

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        return time.monotonic() >= self._end or (self._stop is not None and self._stop.is_set())
