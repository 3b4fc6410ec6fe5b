"""The registry of games: those of this package, and those of others by the entry point ``lostworld.games``.

Nothing below the games names one: engine, command line, server, bots and lab ask here.

    >>> "raptor" in names()
    True
    >>> game_named("raptor").rules
    1

A package joins with a line in its ``pyproject.toml``; the object named there is a ``lostworld.game.Game``:

    [project.entry-points."lostworld.games"]
    caravan = "caravan:GAME"

A game may offer more than the contract asks for, by having these methods:

- ``Drawn``: positions and views as pictures;
- ``Printed``: positions and views in a terminal;
- ``Started``: names for positions to start from.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final, Protocol, cast, runtime_checkable

from lostworld.game import BadText, Game, View

DEFAULT: Final = "raptor"
"""The game that is meant where none is named."""
GROUP: Final = "lostworld.games"


@runtime_checkable
class Drawn(Protocol):
    """A game that draws its positions."""

    def picture(self, text: str, looks: Mapping[str, str], title: str | None = None) -> str:
        """A drawing, as SVG, of the position or view that ``text`` describes."""
        ...


@runtime_checkable
class Printed(Protocol):
    """A game that prints its positions in a terminal."""

    def printed(self, view: View[Any], language: str, width: int) -> str:
        """The view as lines of text that fit ``width``, perhaps with rich's markup for colours."""
        ...


@runtime_checkable
class Started(Protocol):
    """A game some of whose starts have names."""

    starts: Mapping[str, str]
    """Names of positions to start from, and the positions' texts."""


def start_names(game: Game[Any]) -> Mapping[str, str]:
    """The starts of a game that have names, and their texts."""
    return game.starts if isinstance(game, Started) else {}


@cache
def _found() -> dict[str, Any]:
    """The entry points by game; the first of two with one name counts."""
    found: dict[str, Any] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


_added: dict[str, Game[Any]] = {}


def add(game: Game[Any]) -> None:
    """Let a game join that no installed package brings along: for tests and trials."""
    _added[game.name] = game


def names() -> tuple[str, ...]:
    """The games' names, in alphabetical order."""
    return tuple(sorted({*_found(), *_added}))


def game_named(name: str) -> Game[Any]:
    """The game of that name. Raises BadText for an unknown one."""
    if name in _added:
        return _added[name]
    if name not in _found():
        raise BadText("error-game-unknown", name=name[:40], names=", ".join(names()))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game[Any]:
    return cast(Game[Any], _found()[name].load())
