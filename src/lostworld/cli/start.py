"""``lostworld play``: who plays, on which board or from which saved game, and with which chance."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from typing import Final

from lostworld.bots import Bot, bot_named
from lostworld.chance import Dice
from lostworld.cli.dialogue import Dialogue
from lostworld.cli.files import read_record
from lostworld.cli.play import Play
from lostworld.game import GameError, Seat
from lostworld.raptor import GAME, SIDES
from lostworld.raptor.record import Record

FIRST_BOT: Final = "greedy"
_PLAYER_HEADERS: Final = ("Raptor", "Scientist")
_BOT_MARK: Final = "bot "
_PERSON: Final = "player"


def start_play(
    dialogue: Dialogue,
    side: str | None,
    bot: str | None,
    milliseconds: int | None,
    two: bool,
    layout: str,
    seed: int | None,
    resume: Path | None,
    save: Path | None,
) -> None:
    """Set up a game as the options say, and play it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (typed lines can then be edited)
    dice = Dice.secret() if seed is None else Dice.from_number(seed)
    path: Path | None
    if resume is not None:
        record = read_record(str(resume))
        if record.state.outcome is not None:
            raise GameError("error-game-over")
        path = save or resume
    else:
        record = Record.of(GAME.new({"layout": layout}, dice), {"Layout": layout})
        path = save
    if save is not None and save.exists() and save != resume:
        raise GameError("error-file-exists", path=str(save))
    names = _bot_names(record, side, bot, two, seed)
    bots: dict[Seat, Bot] = {}
    for seat, name in names.items():
        bots[seat] = bot_named(name, None if seed is None else seed + seat)
    for seat, header in enumerate(_PLAYER_HEADERS):
        record.headers[header] = _BOT_MARK + names[seat] if seat in names else _PERSON
    Play(dialogue, record, bots, dice, milliseconds, path).run()


def _bot_names(
    record: Record, side: str | None, bot: str | None, two: bool, seed: int | None
) -> dict[Seat, str]:
    """The bots by seat: what the options say, else what a saved game says, else chance."""
    if two:
        return {}
    stored = {
        seat: record.headers[header].removeprefix(_BOT_MARK)
        for seat, header in enumerate(_PLAYER_HEADERS)
        if record.headers.get(header, "").startswith(_BOT_MARK)
    }
    if side is not None:
        opponent = 1 - SIDES.index(side)
        return {opponent: bot or stored.get(opponent, FIRST_BOT)}
    if len(stored) == 1 or (not stored and record.headers.get(_PLAYER_HEADERS[0]) == _PERSON):
        return {seat: bot or name for seat, name in stored.items()}
    drawn = secrets.randbelow(len(SIDES)) if seed is None else seed % len(SIDES)
    return {drawn: bot or FIRST_BOT}
