"""Calls everything public of a game with arguments that nobody should pass, and says how many calls it made.

Run in a process of its own: whatever is passed must come back as a value or as an exception. It begins with
the game, its states, views, plans and numbers, and goes on with whatever their methods return; what takes too
long is interrupted.

    python tests/fuzz_borders.py --game raptor --seed 1 --calls 20000
"""

from __future__ import annotations

import argparse
import faulthandler
import importlib
import inspect
import random
import signal
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parent.parent
LONGEST: Final = 0.1
"""A call that takes more seconds is interrupted."""
NUMBERS: Final = (0, 1, 2, 3, 5, 7, 8, 20, 57, 64, 255, 256, 1_000, 65_536, 1 << 31, (1 << 63) - 1, 1 << 70)
TEXTS: Final = ("", "a1", "#3", ".", "x" * 300, "\0", "é", "first-game", "layout", "side", "awake", "name")
ODD: Final[tuple[Any, ...]] = ((), (1, 2), [9] * 40, range(1, 200), {}, {"layout": "first-game"}, {0: 1})
OPEN_MODULES: Final = {"raptor": ("lostworld.quick", "lostworld.raptor.learning.batch")}
"""What else of a game is meant for everybody."""
INNER: Final = ("lostworld.skirmish.rules", "lostworld.skirmish.content")
"""Tables that the rules keep for themselves; they are passed on, but nobody is meant to call them."""
WRITABLE: Final = ("State", "Position", "Board")
"""Compiled objects whose fields one may try to write; a plain Python object lets everybody write."""


class TooLong(BaseException):
    """The call was interrupted."""


def interrupt(*_: object) -> None:
    raise TooLong


class Fuzz:
    """Objects of a game, and calls of their methods with each other and with nonsense."""

    def __init__(self, game: str, seed: int, log: Path | None) -> None:
        self.dice = random.Random(seed)
        self.log = log.open("w") if log else None
        self.kinds: dict[str, list[Any]] = {}
        self.functions: list[tuple[str, Callable[..., Any]]] = []
        self.called: dict[str, int] = {}
        self._gather(game)

    def _gather(self, name: str) -> None:
        from lostworld.chance import Dice
        from lostworld.games import game_named
        from lostworld.session import run_chance

        game = game_named(name)
        self.keep(game)
        dice = Dice.from_number(self.dice.randrange(1000))
        for _ in range(4):
            state = game.new({})
            run_chance(state, dice)
            for step in range(self.dice.randrange(60)):
                if not state.deciders:
                    break
                seat = state.deciders[step % len(state.deciders)]
                state.apply(seat, self.dice.choice(state.legal(seat)))
                run_chance(state, dice)
            self.keep(state)
            for seat in (-1, 0, 1):
                self.keep(state.view(seat))
            for seat in state.deciders:
                self.keep(state.plan(seat))
                self.keep(state.legal(seat)[0])
        if encoding := getattr(game, "encoding", None):
            states = [thing for thing in self.kinds["State"] if thing.chance is None]
            if hasattr(encoding, "batch"):
                self.keep(encoding.batch(states, 3, seed=1))
            self.keep(encoding)
        for module in map(importlib.import_module, (*OPEN_MODULES.get(name, ()), f"lostworld.{name}")):
            for title, thing in vars(module).items():
                own = getattr(thing, "__module__", "").startswith("lostworld.")
                if own and callable(thing) and not title.startswith("_"):
                    self.functions.append((f"{module.__name__}.{title}", thing))

    def keep(self, thing: Any) -> None:
        """Remember an object to call and to pass on; a few of each kind."""
        if thing is None or isinstance(thing, str | bytes | bool | float):
            return
        alike = self.kinds.setdefault(type(thing).__name__, [])
        if len(alike) < 6:
            alike.append(thing)
        else:
            alike[self.dice.randrange(6)] = thing

    def argument(self) -> Any:
        dice = self.dice
        match dice.randrange(12):
            case 0 | 1 | 2:
                return dice.choice(NUMBERS) * dice.choice((1, 1, -1))
            case 3:
                return dice.randrange(12)
            case 4:
                return dice.choice(TEXTS)
            case 5:
                return None
            case 6:
                return dice.choice(
                    ((), (1, 2), [9] * 40, range(1, 200), {}, {"layout": "first-game"}, {0: 1})
                )
            case 7:
                return dice.choice((0.5, float("nan"), True, b"\0" * 7, bytearray(3), object()))
            case 8:
                kind = dice.choice("bBiIqfd")
                return array(kind, [dice.randrange(2)] * dice.choice((0, 1, 3, 100, 8100)))
            case _:
                return dice.choice(self.kinds[dice.choice(sorted(self.kinds))])

    def call(self) -> None:
        """One call of something."""
        dice = self.dice
        if dice.random() < 0.3:
            title, function = dice.choice(self.functions)
        else:
            thing = dice.choice(self.kinds[dice.choice(sorted(self.kinds))])
            names = [name for name in dir(thing) if not name.startswith("_")]
            home = type(thing).__module__ or ""
            if not names or not home.startswith("lostworld") or home.startswith(INNER):
                return
            name = dice.choice(names)
            title = f"{type(thing).__name__}.{name}"
            if self.log:
                self.note(f"{title} of {self.told(thing)}")
            if type(thing).__name__ in WRITABLE and dice.random() < 0.1:
                self.guarded(lambda: setattr(thing, name, self.argument()))
            function = self.guarded(lambda: getattr(thing, name))
            if not callable(function):
                self.keep(function)
                return
        arguments = [self.argument() for _ in range(self.fitting(function))]
        if self.log:
            self.note(f"{title}({', '.join(map(self.told, arguments))})")
        self.called[title] = self.called.get(title, 0) + 1
        self.keep(self.guarded(lambda: function(*arguments)))

    def fitting(self, function: Callable[..., Any]) -> int:
        """How many arguments to pass: mostly as many as are wanted."""
        try:
            wanted = inspect.signature(function).parameters.values()
        except (TypeError, ValueError):
            return self.dice.randrange(4)
        needed = sum(parameter.default is parameter.empty for parameter in wanted)
        return self.dice.choice((needed, needed, needed, len(wanted), self.dice.randrange(6)))

    def told(self, thing: Any) -> str:
        """Something in words, even if it cannot be told."""
        return str(self.guarded(lambda: repr(thing)) or type(thing).__name__)[:160]

    def note(self, text: str) -> None:
        assert self.log is not None
        self.log.write(f"{text}\n")
        self.log.flush()

    def guarded(self, action: Callable[[], Any]) -> Any:
        """What an action returns; None if it raises, or takes too long."""
        try:
            signal.setitimer(signal.ITIMER_REAL, LONGEST)
            try:
                return action()
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
        except (Exception, TooLong):
            return None


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="raptor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calls", type=int, default=10_000)
    parser.add_argument("--memory", type=int, default=3, help="at most so many gigabytes; 0 for no limit")
    parser.add_argument("--log", type=Path, help="writes every call down before it is made")
    chosen = parser.parse_args()
    faulthandler.enable()
    if chosen.memory:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (chosen.memory << 30, chosen.memory << 30))
    signal.signal(signal.SIGALRM, interrupt)
    fuzz = Fuzz(chosen.game, chosen.seed, chosen.log)
    for _ in range(chosen.calls):
        fuzz.call()
    print(f"{sum(fuzz.called.values())} calls of {len(fuzz.called)} methods and functions")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
