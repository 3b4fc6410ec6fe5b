"""The arena: games of bots in numbers, on all cores or on a cluster.

What is played is a *programme*. Its games have numbers; a number and the programme's seed decide everything
in a game, so who plays it, and when, makes no difference. Games come in sets: in each game of a set the bots
sit one seat further, with the same chance for all. Results go to a folder, a line for each game, and an
interrupted programme goes on with the games that are missing.

    >>> from lostworld.bots.bot import Limit
    >>> game = play(Programme("raptor", ("greedy", "random"), limit=Limit(nodes=20)), 1)
    >>> game.bots, game.number
    (('random', 'greedy'), 1)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from lostworld.bots import bot_named, limit_for
from lostworld.bots.bot import Limit
from lostworld.chance import Dice
from lostworld.game import GameError, Seat
from lostworld.games import Raffled, Studied, game_named
from lostworld.lab.crew import Alone, Crew
from lostworld.lab.journal import add, lines_of
from lostworld.record import Record

LONGEST: Final = 200
"""A game is stopped, without a winner, after so many rounds."""
UNFINISHED: Final = "unfinished"
USUAL: Final = Limit(nodes=2000)
"""Nodes, not time: such games can be repeated."""
JOURNAL: Final = "games.jsonl"
PROGRAMME: Final = "programme.json"


class Programme(NamedTuple):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    """Names, perhaps with parameters; one alone plays itself."""
    options: Mapping[str, str] = {}
    vary: tuple[str, ...] = ()
    """Options that take their values in turn, from set to set."""
    limit: Limit = USUAL
    """For all bots; one with parameters has its own."""
    seed: int = 1
    longest: int = LONGEST
    raffle: tuple[str, ...] = ()
    """Options whose value the game draws, anew for every set."""

    def to_json(self) -> dict[str, Any]:
        """Plain values; what differs here would give other games."""
        rules = game_named(self.game)
        return {
            "game": self.game,
            "rules": rules.rules,
            "content": rules.content,
            "bots": list(self.bots),
            "options": dict(self.options),
            "vary": list(self.vary),
            "milliseconds": self.limit.milliseconds,
            "nodes": self.limit.nodes,
            "seed": self.seed,
            "longest": self.longest,
            **({"raffle": list(self.raffle)} if self.raffle else {}),
        }


class Game(NamedTuple):
    """How one game of a programme came out."""

    number: int
    options: dict[str, str]
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    """Who sat where, in seat order."""
    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[float, ...]
    rounds: int
    decisions: int
    study: dict[str, Any]
    """What the game says there was in it; see ``lostworld.games.Study``."""

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return self._asdict()

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Game:
        """The game that ``to_json`` has written."""
        lists = {name: tuple(told[name]) for name in ("seats", "bots", "winners", "scores")}
        return cls(**{**told, **lists})

    def won(self, seat: Seat) -> float:
        """1 for a win of the seat, shared by all who won; 0 for a loss; 1/2 for a game that nobody won."""
        if not self.winners:
            return 0.5
        return float(seat in self.winners)


def options_of(programme: Programme, number: int) -> dict[str, str]:
    """The options of one game: those that vary take their values in turn, others are drawn."""
    game = game_named(programme.game)
    options = dict(programme.options)
    place = number // len(programme.bots)
    for name in programme.vary:
        values = game.options[name]
        options[name] = values[place % len(values)]
        place //= len(values)
    together = number // len(programme.bots)
    for nth, name in enumerate(programme.raffle, 1):
        if not isinstance(game, Raffled):
            raise GameError("error-option-raffle", game=game.name)
        dice = Dice.from_number(nth << 192 | programme.seed << 64 | together)
        options[name] = game.raffle(name, options, dice)
    return options


def play(programme: Programme, number: int, records: Path | None = None) -> Game:
    """Play one game of a programme; its record goes to the folder ``records``, if there is one."""
    game = game_named(programme.game)
    options = options_of(programme, number)
    together, first = divmod(number, len(programme.bots))
    dice = Dice.from_number(programme.seed << 64 | together)
    # From the game's own beginning, so that the record has all of its chance.
    record = Record.of(game, game.new(options))
    state = record.now
    seats = state.seats
    names = tuple(programme.bots[(seat + first) % len(programme.bots)] for seat in range(len(seats)))
    bots = [
        bot_named(name, game, programme.seed << 32 | number << 3 | seat) for seat, name in enumerate(names)
    ]
    limits = [limit_for(name, programme.limit) for name in names]
    planned: dict[Seat, list[Any]] = {seat: [] for seat in range(len(seats))}
    decisions = 0
    while state.outcome is None and state.round <= programme.longest:
        if (event := state.chance) is not None:
            record.decide(event.sample(dice))
            continue
        seat = state.deciders[0]
        if not planned[seat]:
            thought = bots[seat].think(state.view(seat), limits[seat])
            planned[seat] = [thought.action, *thought.line]
        action = planned[seat].pop(0)
        record.play(seat, action)
        decisions += 1
    ended = state.outcome
    if records is not None:
        headers = {**record.headers, **{_header(seat): name for seat, name in zip(seats, names, strict=True)}}
        record.headers = headers
        (records / f"{number:06}.txt").write_text(str(record), encoding="utf-8")
    study = game.study(record.start, record.steps)._asdict() if isinstance(game, Studied) else {}
    return Game(
        number,
        options,
        seats,
        names,
        ended.winners if ended is not None else (),
        ended.reason if ended is not None else UNFINISHED,
        ended.scores if ended is not None else (),
        state.round,
        decisions,
        json.loads(json.dumps(study)),
    )


def _header(seat: str) -> str:
    from lostworld.record import header_name

    return header_name(seat)


def run(
    programme: Programme,
    games: int,
    folder: Path | None = None,
    crew: Crew | None = None,
    tell: Callable[[int, int], None] | None = None,
    records: bool = False,
) -> list[Game]:
    """The first so many games of a programme; those that the folder has already are not played again.

    ``tell`` hears how many are there, and how many of them were there before. Raises GameError if the folder
    holds another programme.
    """
    _check(programme)
    kept = read(folder, programme) if folder is not None else {}
    before = sum(number < games for number in kept)
    missing = [number for number in range(games) if number not in kept]
    if tell is not None:
        tell(before, before)
    beside = folder / "records" if folder is not None and records else None
    if beside is not None:
        beside.mkdir(exist_ok=True)
    for played in (crew or Alone()).do(partial(play, programme, records=beside), missing):
        kept[played.number] = played
        if folder is not None:
            add(folder / JOURNAL, played.to_json())
        if tell is not None:
            tell(sum(number < games for number in kept), before)
    return [kept[number] for number in range(games)]


def _check(programme: Programme) -> None:
    """Raise BadText for a bot or an option that is not there."""
    game = game_named(programme.game)
    for name in programme.bots:
        bot_named(name, game, 0)
    for name in (*programme.vary, *programme.raffle):
        if name not in game.options:
            raise GameError("error-option-unknown", name=name, names=", ".join(game.options))
    game.new(options_of(programme, 0))


def read(folder: Path, programme: Programme) -> dict[int, Game]:
    """The games of a folder by number, after making sure that they are this programme's."""
    folder.mkdir(parents=True, exist_ok=True)
    said = folder / PROGRAMME
    if said.exists():
        if json.loads(said.read_text(encoding="utf-8")) != programme.to_json():
            raise GameError("error-lab-programme", path=str(folder))
    else:
        said.write_text(json.dumps(programme.to_json(), indent=2) + "\n", encoding="utf-8")
    return {game.number: game for game in games_in(folder)}


def games_in(folder: Path) -> Iterator[Game]:
    """The games that a folder has; a last line cut short by an interruption is left out, and mended."""
    for told in lines_of(folder / JOURNAL):
        yield Game.from_json(told)
