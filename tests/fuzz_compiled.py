"""Calls every public name of the compiled modules with nonsense, each in a process of its own.

What is compiled has no net: an index beyond an array or a None for an object would end the interpreter. So
every function, and every method of every class, is called with None, huge and negative numbers, wrong types,
and with objects made by ``__new__`` alone; whatever is passed must come back as a value or an exception.

    python tests/fuzz_compiled.py --seed 1 --calls 60
"""

from __future__ import annotations

import argparse
import faulthandler
import importlib
import inspect
import os
import random
import resource
import signal
import sys
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parent.parent
LONGEST: Final = 0.1
"""A call that takes more seconds is interrupted, where it can be."""
PATIENCE: Final = 20
"""So many seconds after which a process that hears nothing is ended."""
ABSURD: Final[tuple[Any, ...]] = (
    None,
    -(2**31),
    2**31 - 1,
    -1,
    9,
    10**9,
    2**63 - 1,
    2**70,
    -(2**63),
    0.5,
    float("nan"),
    "",
    "é" * 300,
    b"\0",
    (),
    (None, None),
    (2**31, -(2**31)),
    [],
    [None] * 90,
    [0.5] * 81,
    {},
    {"kind": None},
    object(),
    array("i", [0] * 3),
    array("B", [0]),
)
SENSIBLE: Final[tuple[Any, ...]] = (
    0,
    1,
    2,
    3,
    5,
    57,
    100,
    0.5,
    True,
    "a1",
    (1, 2),
    (0, 0),
    "mother",
    [0.5] * 81,
)


class TooLong(BaseException):
    """The call was interrupted."""


def interrupt(*_: object) -> None:
    raise TooLong


def compiled_modules() -> list[Any]:
    """The modules that have a compiled file here; of an uncompiled tree none."""
    from lostworld.build_info import compilable_modules, kernel

    names = [name for name in compilable_modules() if kernel(name) == "compiled"]
    return [importlib.import_module(name) for name in names]


def guarded(action: Callable[[], Any]) -> Any:
    """What an action returns; None if it raises, or takes too long."""
    try:
        signal.setitimer(signal.ITIMER_REAL, LONGEST)
        try:
            return action()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except (Exception, TooLong, SystemExit):
        return None


def good_objects() -> list[Any]:
    """Whole objects of the games, to be passed where one is wanted."""
    from lostworld.chance import Dice
    from lostworld.games import game_named
    from lostworld.quick import QuickDice
    from lostworld.session import run_chance

    found: list[Any] = [QuickDice(1)]
    for name in ("raptor", "skirmish"):
        game, dice, luck = game_named(name), Dice.from_number(1), random.Random(1)
        state = game.new({})
        run_chance(state, dice)
        for step in range(90):
            if not state.deciders:
                break
            if step % 15 == 0:
                found += [state.copy(), state.view(0)]
            seat = state.deciders[0]
            state.apply(seat, luck.choice(state.legal(seat)))
            run_chance(state, dice)
        for holder in (state, state.view(0)):
            for field in ("position", "table", "board", "book", "known", "_known"):
                inner = getattr(holder, field, None) or getattr(
                    getattr(holder, "position", None), field, None
                )
                if inner is not None:
                    found.append(inner)
    return found


def classes_of(module: Any) -> list[type]:
    """The classes that a module makes itself."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module.__name__
    ]


def made(kind: Any, pool: list[Any]) -> Iterator[Any]:
    """Objects of a class: one without its ``__init__``, and one or more with it, where that can be."""
    bare = guarded(lambda: kind.__new__(kind))
    if bare is not None:
        yield bare
    for heir in kind.__subclasses__():
        other = guarded(partial(heir.__new__, heir))
        if other is not None:
            yield other
    derived = guarded(lambda: type("Derived", (kind,), {"__init__": lambda self: None})())
    if derived is not None:
        yield derived
    for arguments in (
        (),
        (3,),
        (40,),
        (1, 1),
        *((thing, 400) for thing in pool),
        *((thing,) for thing in pool),
    ):
        whole = guarded(lambda arguments=arguments: kind(*arguments))  # type: ignore[misc]
        if whole is not None:
            yield whole


def targets(modules: list[Any]) -> Iterator[tuple[str, Callable[[Any], Any]]]:
    """What can be called: a title, and a way to get it from an object (None for a function)."""
    for module in modules:
        for title, thing in sorted(vars(module).items()):
            own = getattr(thing, "__module__", None) == module.__name__
            if title.startswith("_") or not own:
                continue
            if isinstance(thing, type):
                yield f"{module.__name__}.{title}", lambda _, thing=thing: thing  # type: ignore[misc]
                for name in sorted({name for kind in (thing, *thing.__subclasses__()) for name in dir(kind)}):
                    if not name.startswith("_") or name in DUNDERS:
                        yield f"{module.__name__}.{title}.{name}", lambda it, name=name: getattr(it, name)  # type: ignore[misc]
            elif callable(thing):
                yield f"{module.__name__}.{title}", lambda _, thing=thing: thing  # type: ignore[misc]


WANTED: Final = {
    **dict.fromkeys(
        ("s", "position", "known", "start", "state", "other", "trial", "before", "self"), "Position"
    ),
    **dict.fromkeys(("net", "raptor", "scientist", "judge"), "Net"),
    "samples": "Samples",
    "board": "Board",
    "dice": "QuickDice",
    "table": "list",
    "f": "dict",
    "gone": "tuple",
}
"""Which class an inner function wants under which name."""

DUNDERS: Final = (
    "__init__",
    "__repr__",
    "__str__",
    "__eq__",
    "__hash__",
    "__reduce__",
    "__reduce_cython__",
    "__setstate_cython__",
    "__copy__",
    "__deepcopy__",
    "__getstate__",
    "__len__",
    "__iter__",
)


class Trial:
    """One name, called again and again in this process."""

    def __init__(self, title: str, reach: Callable[[Any], Any], pool: list[Any], seed: str, log: int) -> None:
        self.title, self.reach, self.pool, self.log = title, reach, pool, log
        self.dice = random.Random(f"{title} {seed}")
        self.turn = self.dice.randrange(1000)

    def argument(self) -> Any:
        luck = self.dice.random()
        if luck < 0.4:
            return self.dice.choice(ABSURD)
        return self.dice.choice(SENSIBLE if luck < 0.6 else self.pool)

    def arguments(self, function: Callable[..., Any]) -> list[Any]:
        """What each parameter's name asks for, one of them spoiled; or anything at all."""
        try:
            parameters = list(inspect.signature(function).parameters.values())
        except (TypeError, ValueError):
            return [self.argument() for _ in range(self.dice.randrange(4))]
        needed = sum(parameter.default is parameter.empty for parameter in parameters)
        if self.dice.random() < 0.25:
            return [
                self.argument()
                for _ in range(self.dice.choice((needed, len(parameters), self.dice.randrange(5))))
            ]
        given = [self.fitting(parameter.name) for parameter in parameters]
        if given:
            self.turn += 1
            given[self.turn // len(ABSURD) % len(given)] = ABSURD[self.turn % len(ABSURD)]
        return given if self.dice.random() < 0.5 else given[:needed]

    def fitting(self, name: str) -> Any:
        """Something that a parameter of this name may well want."""
        kind = WANTED.get(name)
        alike = [
            thing for thing in self.pool if kind and any(one.__name__ == kind for one in type(thing).__mro__)
        ]
        return self.dice.choice(alike or SENSIBLE)

    def note(self, text: str) -> None:
        os.pwrite(self.log, f"{self.title} {text}".encode(errors="replace")[:1500].ljust(1500), 0)

    def call(self, holder: Any) -> None:
        self.note(f"of {type(holder).__name__}")
        function = guarded(lambda: self.reach(holder))
        if holder is not None and self.dice.random() < 0.1:
            name, value = self.title.rpartition(".")[2], self.argument()
            self.note(f"= {short(value)}")
            guarded(lambda: setattr(holder, name, value))
        if not callable(function):
            return
        arguments = self.arguments(function)
        self.note(f"of {short(holder)} ({', '.join(map(short, arguments))})")
        guarded(lambda: function(*arguments))


def short(thing: Any) -> str:
    """Something in words; an object that was never made whole must not be asked for its text here."""
    return (
        repr(thing)[:60]
        if isinstance(thing, int | float | str | bytes | list | tuple | dict)
        else type(thing).__name__
    )


def run(
    title: str, reach: Callable[[Any], Any], pool: list[Any], holders: list[Any], chosen: Any, log: int
) -> int:
    """Call one name in a child; how it ended."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    signal.signal(signal.SIGALRM, interrupt)
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 1))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2 if not chosen.verbose else 1)
    if chosen.verbose:
        faulthandler.enable()
    trial = Trial(title, reach, pool, chosen.seed, log)
    for nth in range(chosen.calls):
        trial.call(holders[nth % len(holders)] if holders else None)
    os._exit(0)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", default="1")
    parser.add_argument("--calls", type=int, default=60, help="so many of each name")
    parser.add_argument("--only", default="", help="names with this in them")
    parser.add_argument("--memory", type=int, default=3, help="at most so many gigabytes; 0 for no limit")
    parser.add_argument("--verbose", action="store_true")
    chosen = parser.parse_args()
    if chosen.memory:
        resource.setrlimit(resource.RLIMIT_AS, (chosen.memory << 30, chosen.memory << 30))
    signal.signal(signal.SIGALRM, interrupt)
    modules = compiled_modules()
    pool = good_objects()
    by_class = {
        f"{kind.__module__}.{kind.__name__}": kind for module in modules for kind in classes_of(module)
    }
    bare = {name: list(made(kind, pool))[:12] for name, kind in by_class.items()}
    everything = [*pool, *(thing for things in bare.values() for thing in things)]
    whole = {name: [thing for thing in pool if isinstance(thing, kind)] for name, kind in by_class.items()}
    log = os.memfd_create("last call")
    names, ended = 0, []
    for title, reach in targets(modules):
        if chosen.only not in title:
            continue
        names += 1
        home = title.rpartition(".")[0]
        holders = [*bare.get(home, ()), *whole.get(home, ())]
        sys.stdout.flush()
        if code := run(title, reach, everything, holders, chosen, log):
            ended.append(f"{code}: {os.pread(log, 1500, 0).decode().strip()}")
    print(f"{names} names of {len(modules)} compiled modules, {chosen.calls} calls of each")
    if ended:
        print("\n".join(ended), file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
