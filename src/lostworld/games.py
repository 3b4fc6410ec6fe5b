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

- ``Drawn``: positions and views as pictures; ``Pointed``: where places are in them;
- ``Printed``, ``Arranged``, ``Explained``, ``Shared``, ``Described``: how it looks in a terminal;
- ``Commanded``: commands of its own;
- ``Shortened``: some of them under a name without the game's;
- ``Trained``: bots that learn;
- ``Started``: names for positions to start from;
- ``Archived``: content of earlier versions;
- ``Booked``: its content in words, for clients that show and browse it;
- ``Welcoming``: the options for a first game;
- ``Signed``, ``Foretold``, ``Counted``: ways of its own in the engine protocol;
- ``Judged``: chances by a better judgement than a rule of thumb;
- ``Studied``: what its games have in them that a statistician would count;
- ``Puzzled``: positions to solve.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast, runtime_checkable

from lostworld.game import BadText, Choice, Chooser, Game, Json, Seat, Signal, State, View

if TYPE_CHECKING:
    from pathlib import Path

DEFAULT: Final = "raptor"
"""The game that is meant where none is named."""
GROUP: Final = "lostworld.games"


@runtime_checkable
class Drawn(Protocol):
    """A game that draws its positions."""

    def picture(
        self, text: str, looks: Mapping[str, str], title: str | None = None, language: str = "en"
    ) -> str:
        """A drawing, as SVG, of the position or view that ``text`` describes."""
        ...


@runtime_checkable
class Pointed(Protocol):
    """A game whose pictures can be pointed at."""

    def spot(self, place: str) -> tuple[float, float, float] | None:
        """Where a place is in a picture without a title, to the right and down, and how wide it is.

        None for something that is no place.
        """
        ...


class Sheet(NamedTuple):
    """A position as a terminal shows it. Colours are rich's markup."""

    board: str
    """Lines of text."""
    legend: str | None = None
    """What the signs on the board mean, in one paragraph; None for no such line."""
    situation: str = ""
    """What is to be decided now and by whom, in a sentence or two."""


class MenuLine(NamedTuple):
    """Choices of one kind: what is done, and for each choice a label, such as the space it is done to."""

    does: str
    choices: tuple[tuple[Choice, str], ...]


class MenuGroup(NamedTuple):
    """What belongs together in a menu, such as all that one figure can do; perhaps with a title."""

    title: str
    lines: tuple[MenuLine, ...]


class Held(NamedTuple):
    """Something that a seat has in hand: its sign, its name and what it does."""

    sign: str
    name: str
    effect: str


@runtime_checkable
class Printed(Protocol):
    """A game that prints its positions in a terminal."""

    def printed(self, text: str, language: str, width: int, plain: bool = False) -> Sheet:
        """The position or view that ``text`` describes, in lines that fit ``width``.

        ``plain`` asks for ASCII alone; letters with accents may stay.
        """
        ...


@runtime_checkable
class Arranged(Protocol):
    """A game that arranges choices in menus; of others each choice has a line of its own."""

    def menu(self, view: View[Any], language: str) -> list[MenuGroup]:
        """The choices of the view's decision, each exactly once."""
        ...


@runtime_checkable
class Explained(Protocol):
    """A game that explains itself to players in a terminal."""

    def hand(self, view: View[Any], language: str) -> list[Held]:
        """What the view's seat has in hand."""
        ...

    def rules_in_short(self, language: str) -> list[tuple[str, str]]:
        """The rules in paragraphs, each with its title."""
        ...

    def is_told(self, event: Json) -> bool:
        """Whether a log tells the event: not if the board, or another event, tells it anyway."""
        ...


@runtime_checkable
class Shared(Protocol):
    """A game that people can play at one screen with a curtain only where something is secret.

    People who share a screen in other games see a curtain before each of their decisions.
    """

    def in_private(self, state: State[Any]) -> bool:
        """Whether what is decided now must not be seen by the others."""
        ...

    def public(self, view: View[Any]) -> View[Any]:
        """What everybody may see of a view."""
        ...


@runtime_checkable
class Described(Protocol):
    """A game that describes its positions to programs."""

    def described(self, text: str) -> Json:
        """The position or view that ``text`` describes in plain values; what is hidden is ``"?"``."""
        ...


@runtime_checkable
class Telling(Protocol):
    """A game that puts things into words itself, because its sentences need more than an event's fields."""

    def tell(self, sort: str, kind: str, fields: Mapping[str, Any], view: View[Any], language: str) -> str:
        """The sentence for an ``event``, ``decision`` or ``choice`` of a kind, to whoever has ``view``."""
        ...


@runtime_checkable
class Commanded(Protocol):
    """A game with commands of its own: ``lostworld NAME ...``."""

    commands: Any
    """A ``typer.Typer``. Its help texts may be keys of the catalogue."""


@runtime_checkable
class Shortened(Protocol):
    """A game some of whose commands are called by a name of their own: ``lostworld SHORTCUT ...``."""

    shortcuts: Mapping[str, Any]
    """A ``typer.Typer`` by its name. The first game in the registry's order has the name."""


@runtime_checkable
class Trained(Protocol):
    """A game with bots that learn: ``lostworld train``."""

    def train(
        self,
        folder: Path,
        threads: int,
        seed: int | None,
        minutes: float | None,
        tell: Callable[[int, int, str], None],
    ) -> Path:
        """Train in ``folder``, going on where an earlier training stopped; the file of what was learned.

        It ends when it is done or the minutes are over. ``tell`` hears how much of how much is done, and
        figures in a word or two.
        """
        ...


@runtime_checkable
class Welcoming(Protocol):
    """A game that one gets to know by other options than the defaults."""

    first: Mapping[str, str]
    """The options that engine and terminal begin with where none are given."""


@runtime_checkable
class Signed(Protocol):
    """A game that says in its own way whose choice an engine's command means."""

    signs: tuple[str, ...]
    """How commands name the seats, in seat order."""
    when_signed: str
    """When they must, in words: ``while cards are chosen``."""
    example: str
    """The text of an action that is written so."""

    def is_signed(self, position: State[Any] | View[Any]) -> bool:
        """Whether commands must name a seat now."""
        ...


@runtime_checkable
class Foretold(Protocol):
    """A game whose views can be played on, as far as a seat can tell what follows."""

    def seen_also(self, view: View[Any], seat: Seat) -> View[Any] | None:
        """The same moment as another seat sees it, where nothing is hidden from either; else None."""
        ...

    def after(self, view: View[Any], seat: Seat, action: Any) -> View[Any]:
        """The view after an action. Raises IllegalAction, or BadText if that cannot be told."""
        ...


@runtime_checkable
class Counted(Protocol):
    """A game that counts quickly how it may go on, to check and to time its rules."""

    def perft(self, state: State[Any], depth: int, stop: Signal | None = None) -> int:
        """The number of sequences of ``depth`` actions; the game says what ends one early.

        Raises Stopped soon after ``stop`` is set.
        """
        ...


@runtime_checkable
class Judged(Protocol):
    """A game that judges a position better than ``State.chances`` does, and takes longer for it."""

    def judged(self, state: State[Any]) -> tuple[float, ...]:
        """Each seat's chance to win, from 0 to 1."""
        ...


def chances_of(game: Game[Any], state: State[Any]) -> tuple[float, ...]:
    """Each seat's chance to win, as well as the game can tell; at the end, who has won."""
    ended = state.outcome
    if ended is not None:
        share = 1.0 / max(1, len({side for side in state.sides if {*side} & {*ended.winners}}))
        return tuple(share if seat in ended.winners else 0.0 for seat in range(len(state.seats)))
    return game.judged(state) if isinstance(game, Judged) else state.chances()


class Use(NamedTuple):
    """Something that a seat used in a game, such as a card."""

    seat: Seat
    what: str
    gain: float
    """What it brought: by how much the seat's chance to win rose meanwhile."""


class Meeting(NamedTuple):
    """Two things that met, such as cards that were turned over together."""

    one: str
    other: str
    gain: float
    """By how much the first seat's chance to win rose."""


class Piece(NamedTuple):
    """Something that a seat brought into a game, such as a unit, and how it fared."""

    seat: Seat
    what: str
    price: float
    """What the game says it is worth."""
    did: float
    """What it did to others, as the game counts that."""
    suffered: float
    lost: bool


class Study(NamedTuple):
    """What one game had in it. Names are the game's; ``Studied.called`` puts them into words."""

    traits: Mapping[str, str] = {}
    """What the game was like, such as the board it was played on: name and value."""
    uses: Sequence[Use] = ()
    meetings: Sequence[Meeting] = ()
    places: Mapping[str, Sequence[str]] = {}
    """Where things happened: what happened, and the place of each time."""
    pieces: Sequence[Piece] = ()


@runtime_checkable
class Studied(Protocol):
    """A game that can say what was in a game; the laboratory tabulates it."""

    def study(self, start: State[Any], steps: Sequence[tuple[Seat | None, str]]) -> Study:
        """What there was in a game from ``start``; each step is a decision or, of no seat, a chance."""
        ...

    def place(self, name: str) -> tuple[float, float]:
        """Where a place is drawn on a map: to the right and down, places next to each other about 1 apart."""
        ...

    def called(self, name: str, language: str) -> str:
        """A trait, a value of one, a thing or a map in words; a name without words stays itself."""
        ...


@runtime_checkable
class Raffled(Protocol):
    """A game with options that have more values than can be listed, such as armies of one's own."""

    def raffle(self, option: str, options: Mapping[str, str], dice: Chooser) -> str:
        """A value of such an option by chance, which fits the other options. Raises BadText."""
        ...


class Puzzle(NamedTuple):
    """A position in which a seat can win within its turn, whatever the others hold."""

    name: str
    position: str
    seat: str
    grade: int
    """How hard it is, from 1 to 5."""
    steps: int
    """The fewest actions that win."""
    solution: tuple[str, ...]
    """One such way, as texts of actions."""


def puzzle_of_the_day(puzzles: Sequence[Puzzle], seconds: float) -> int:
    """Which puzzle belongs to a day, by a moment of it in seconds since 1970: everywhere the same one.

    >>> one = Puzzle("a", "", "", 1, 1, ())
    >>> [puzzle_of_the_day([one] * 3, day * 86_400 + 5) for day in range(4)]
    [0, 1, 2, 0]
    """
    return int(seconds) // 86_400 % len(puzzles)


@runtime_checkable
class Puzzled(Protocol):
    """A game that brings positions to solve."""

    puzzles: Sequence[Puzzle]
    """In the order in which days show them."""


@runtime_checkable
class Started(Protocol):
    """A game some of whose starts have names."""

    starts: Mapping[str, str]
    """Names of positions to start from, and the positions' texts."""


@runtime_checkable
class Archived(Protocol):
    """A game that keeps content of earlier versions, so that games begun with it can go on."""

    def has_content(self, content: str) -> bool:
        """Whether games with the content of this hash can still be played."""
        ...

    def content_in(self, state: State[Any]) -> str:
        """The hash of the content that a state is played with."""
        ...


@runtime_checkable
class Booked(Protocol):
    """A game whose content (units, cards, maps) clients can read."""

    def book(self, language: str, content: str = "") -> Json:
        """All of it in one language; ``content`` names an edition by its hash. Raises BadText."""
        ...


CONTENT: Final = "LOSTWORLD_CONTENT"
"""The environment variable that names the folder of a host's own content; a folder for each game is in it."""


def content_folder(game: str) -> Path | None:
    """Where a host's own content for a game is; None if there is none."""
    from pathlib import Path  # it takes long to import

    given = os.environ.get(CONTENT, "")
    folder = Path(given) / game
    return folder if given and folder.is_dir() else None


@runtime_checkable
class Extended(Protocol):
    """A game that whoever hosts it may add content to, in ``content_folder``."""

    def keep_own_content(self) -> Mapping[str, int]:
        """Read the content anew and keep it for games begun with it; how many things of each sort there are.

        Raises GameError, naming file and line of a mistake.
        """
        ...


def plays_content(game: Game[Any], content: str) -> bool:
    """Whether a game that pins this content can be played: the present content, or one that was kept."""
    return content == game.content or (isinstance(game, Archived) and game.has_content(content))


def content_in(game: Game[Any], state: State[Any]) -> str:
    """The content that a state pins."""
    return game.content_in(state) if isinstance(game, Archived) else game.content


def start_names(game: Game[Any]) -> Mapping[str, str]:
    """The starts of a game that have names, and their texts."""
    return game.starts if isinstance(game, Started) else {}


def first_options(game: Game[Any]) -> dict[str, str]:
    """The options of a first game."""
    return dict(game.first) if isinstance(game, Welcoming) else {}


@cache
def _found() -> dict[str, Any]:
    """The entry points by game; the first of two with one name counts."""
    from importlib.metadata import entry_points  # takes longer to import than a game

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
    if name != DEFAULT and name not in _found():
        raise BadText("error-game-unknown", name=name[:40], names=", ".join(names()))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game[Any]:
    if name == DEFAULT:  # a room of this package: no need to look for it among all that is installed
        return cast(Game[Any], import_module(f"lostworld.{name}").GAME)
    return cast(Game[Any], _found()[name].load())
