"""``lostworld play``: who plays, with which options or from which saved game, and with which chance."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from lostworld.bots import Bot, bot_named
from lostworld.chance import Dice
from lostworld.cli.dialogue import Dialogue
from lostworld.cli.files import read_record
from lostworld.cli.play import Play
from lostworld.game import Game, GameError, Seat
from lostworld.record import Record, header_name

FIRST_BOT: Final = "greedy"
HUMAN: Final = "human"
_BOT_MARK: Final = "bot "
_PERSON: Final = "player"


class Wish(NamedTuple):
    """What ``play`` was asked for."""

    side: str | None = None
    """The seat of the one person who plays."""
    bot: str | None = None
    """The bot on the other seats."""
    everybody: bool = False
    """Whether people play all seats."""
    seats: tuple[str, ...] = ()
    """Who plays which seat: ``red=human``, ``blue=greedy``."""
    milliseconds: int | None = None
    seed: int | None = None
    resume: Path | None = None
    save: Path | None = None
    force: bool = False
    """Whether the file to save to may be there already."""


def start_play(dialogue: Dialogue, game: Game[Any], options: Mapping[str, str], wish: Wish) -> None:
    """Set up a game as asked for, and play it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (typed lines can then be edited)
    dice = Dice.secret() if wish.seed is None else Dice.from_number(wish.seed)
    if wish.resume is not None:
        record = read_record(str(wish.resume))
        if record.state.outcome is not None:
            raise GameError("error-game-over")
    else:
        headers = {header_name(name): value for name, value in options.items()}
        record = Record.of(game, game.new(options), headers)
    if wish.save is not None and wish.save.exists() and wish.save != wish.resume and not wish.force:
        raise GameError("error-file-exists", path=str(wish.save))
    names = _bot_names(record, wish)
    bots: dict[Seat, Bot] = {}
    for seat, name in names.items():
        bots[seat] = bot_named(name, record.game, None if wish.seed is None else wish.seed + seat)
    for seat, name in enumerate(record.start.seats):
        record.headers[header_name(name)] = _BOT_MARK + names[seat] if seat in names else _PERSON
    Play(dialogue, record, bots, dice, wish.milliseconds, wish.save or wish.resume).run()


def _bot_names(record: Record, wish: Wish) -> dict[Seat, str]:
    """The bots by seat: what the options say, else what a saved game says, else chance."""
    seats = record.start.seats
    everywhere = dict.fromkeys(range(len(seats)), wish.bot or FIRST_BOT)
    if wish.everybody:
        return {}
    if wish.seats:
        return _seated(seats, wish.seats, everywhere)
    headers = {seat: record.headers.get(header_name(name), "") for seat, name in enumerate(seats)}
    stored = {
        seat: said.removeprefix(_BOT_MARK) for seat, said in headers.items() if said.startswith(_BOT_MARK)
    }
    if wish.side is not None:
        own = _seat_named(seats, wish.side)
        bots = {**everywhere, **({} if wish.bot else stored)}
        return {seat: name for seat, name in bots.items() if seat != own}
    if (stored and len(stored) < len(seats)) or _PERSON in headers.values():
        return {seat: wish.bot or name for seat, name in stored.items()}
    # The seat that is drawn is the one after the player's: with two it is the only bot's.
    drawn = secrets.randbelow(len(seats)) if wish.seed is None else wish.seed % len(seats)
    own = (drawn - 1) % len(seats)
    return {seat: name for seat, name in everywhere.items() if seat != own}


def _seated(seats: tuple[str, ...], wishes: tuple[str, ...], everywhere: dict[Seat, str]) -> dict[Seat, str]:
    """The bots as ``name=human`` and ``name=bot`` say; whoever is not named is a bot."""
    bots = dict(everywhere)
    for wish in wishes:
        name, _, player = wish.partition("=")
        seat = _seat_named(seats, name)
        bots.pop(seat, None)
        if player not in ("", HUMAN):
            bots[seat] = player
    return dict(sorted(bots.items()))


def _seat_named(seats: tuple[str, ...], name: str) -> Seat:
    if name not in seats:
        raise GameError("error-seat-unknown", name=name[:40], names=", ".join(seats[:-1]), last=seats[-1])
    return seats.index(name)
