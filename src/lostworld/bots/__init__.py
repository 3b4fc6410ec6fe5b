"""Players of several strengths. A bot receives a view, never a state, and speaks only the contract.

Bots are made by name; a name may have parameters: ``planner:ms=500``, ``planner:nodes=2000``. Besides the
bots here, which play any game, a game may bring its own (``Staffed``), and so may other packages, by the
entry point ``lostworld.bots``. Programs that speak the engine protocol join by the environment variable
``LOSTWORLD_BOTS``, which gives each a name: ``ann=./ann --fast; bob=node bob.js``. Only who starts Lost World
can set it, so a player's wish for a bot never starts a program that was not meant to be.

    >>> from lostworld.raptor import GAME
    >>> bot_named("greedy", GAME).name
    'greedy'
    >>> bot_named("planner:ms=50", GAME).name
    'planner:ms=50'
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from lostworld.bots.bot import Bot, Limit, Luck, Thinking, Thought, Weighed
from lostworld.bots.chance_player import RandomBot
from lostworld.bots.mcts import TreeSearch
from lostworld.bots.planner import Planner
from lostworld.game import BadText, Game, View

__all__ = [
    "Bot",
    "Limit",
    "Luck",
    "Opponent",
    "Staffed",
    "Thinking",
    "Thought",
    "Weighed",
    "bot_named",
    "bot_names",
    "check_bot",
    "limit_for",
    "opponents",
]

Maker = Callable[[str, int | None], Bot]
"""Makes a bot from its name and a seed, or None for one that nobody foresees."""

GROUP: Final = "lostworld.bots"

EVERYWHERE: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "mcts": TreeSearch,
    "greedy": lambda name, seed: Planner(name, seed, widest=1, milliseconds=1000),
    "planner": lambda name, seed: Planner(name, seed, widest=16, milliseconds=1500),
}
"""The bots that play any game, weakest first."""

PROGRAMS: Final = "LOSTWORLD_BOTS"
"""The environment variable that names programs which play by the engine protocol."""
SPEAKERS: Final = "lostworld.programs"
"""The entry point that makes bots of such programs."""

_NAME = re.compile(r"[A-Za-z][\w.-]{0,39}")
_PARAMETER = re.compile(r"(ms|nodes)=([1-9][0-9]{0,11})", re.ASCII)


class Opponent(NamedTuple):
    """A bot that people choose from."""

    name: str
    face: str = ""
    """Which portrait clients show, of those that the game has drawn; empty for none."""
    elo: Mapping[str, int] = {}
    """How strong it is at each seat, by the seat's name, where that has been measured."""


@runtime_checkable
class Staffed(Protocol):
    """A game that brings bots of its own."""

    bots: Mapping[str, Maker]
    """By name, weakest first; one with the name of a generic bot takes its place."""
    opponents: Sequence[Opponent]
    """Those that people choose from, weakest first; the others are for programs and measurements."""


@cache
def _joined() -> dict[str, Maker]:
    """The bots of other packages, by name."""
    return {point.name: point.load() for point in entry_points(group=GROUP)}


def _makers(game: Game[Any]) -> dict[str, Maker]:
    own = game.bots if isinstance(game, Staffed) else {}
    return {**EVERYWHERE, **own, **_joined(), **_programs(game, os.environ.get(PROGRAMS, ""))}


def _programs(game: Game[Any], told: str) -> dict[str, Maker]:
    """The programs that play by the engine protocol, by name. Raises BadText if they cannot be read."""
    makers: dict[str, Maker] = {}
    for entry in filter(None, map(str.strip, told.split(";"))):
        name, _, command = entry.partition("=")
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not words or not _NAME.fullmatch(name):
            raise BadText("error-bot-program", variable=PROGRAMS, entry=entry)
        makers[name] = partial(_program(), words, game)
    return makers


@cache
def _program() -> Callable[..., Bot]:
    """What makes a bot of a program's command."""
    (point,) = entry_points(group=SPEAKERS, name="engine")
    made: Callable[..., Bot] = point.load()
    return made


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The names of the bots that play a game, weakest first; without parameters."""
    return tuple(_makers(game))


def opponents(game: Game[Any]) -> Sequence[Opponent]:
    """The bots that people choose from, weakest first."""
    return game.opponents if isinstance(game, Staffed) else [Opponent(name) for name in bot_names(game)]


def bot_named(text: str, game: Game[Any], seed: int | None = None) -> Bot:
    """A new bot, by its name and perhaps parameters. Raises BadText."""
    makers = _makers(game)
    name, colon, parameters = text.partition(":")
    if name not in makers:
        raise BadText("error-bot-unknown", name=text[:40], names=", ".join(makers))
    bot = makers[name](name, seed)
    if not colon:
        return bot
    given: dict[str, int] = {}
    for parameter in parameters.split(","):
        limit = _PARAMETER.fullmatch(parameter)
        if limit is None or limit[1] in given:
            raise BadText("error-bot-parameters", name=text[:40])
        given[limit[1]] = int(limit[2])
    return Limited(text, bot, Limit(given.get("ms"), given.get("nodes")))


def limit_for(text: str, limit: Limit) -> Limit:
    """The limit for a bot by its name: its own if the name has parameters, otherwise the one given.

    >>> limit_for("mcts:ms=500", Limit(nodes=20)) == Limit()
    True
    """
    return limit._replace(milliseconds=None, nodes=None) if ":" in text else limit


def check_bot(text: str, game: Game[Any]) -> None:
    """Raise BadText unless a bot of that name, with those parameters, can be made for the game."""
    bot_named(text, game, 0)


class Limited:
    """A bot with a limit of its own, where none is given."""

    def __init__(self, name: str, bot: Bot, limit: Limit) -> None:
        self.name = name
        self._bot = bot
        self._limit = limit

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """As the bot does; the limit given overrides its own."""
        if limit.milliseconds is None and limit.nodes is None:
            limit = self._limit._replace(stop=limit.stop)
        return self._bot.think(view, limit)
