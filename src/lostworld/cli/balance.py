"""The command ``lostworld balance``: what a folder of games says about the game, as a report."""

import json
from pathlib import Path
from typing import Annotated

import typer

from lostworld.cli.options import Force, Language
from lostworld.game import GameError
from lostworld.texts import say


def balance(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-argument-games")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="cli-option-balance", show_default=False)
    ] = None,
    force: Force = False,
    language: Language = None,
) -> None:
    """Write a report on games that the arena has played."""
    from lostworld.bots.bot import Limit
    from lostworld.cli.app import Chosen
    from lostworld.cli.files import write_file
    from lostworld.cli.progress import working
    from lostworld.games import game_named
    from lostworld.lab.arena import PROGRAMME, Programme, games_in
    from lostworld.lab.balance_page import BalancePage

    played = sorted(games_in(folder), key=lambda game: game.number)
    if not played or not (folder / PROGRAMME).exists():
        raise GameError("error-lab-no-games", path=str(folder))
    told = json.loads((folder / PROGRAMME).read_text(encoding="utf-8"))
    programme = Programme(
        told["game"],
        tuple(told["bots"]),
        told["options"],
        tuple(told["vary"]),
        Limit(told["milliseconds"], told["nodes"]),
        told["seed"],
        told["longest"],
        tuple(told.get("raffle", ())),
    )
    path = output or folder / "balance.html"
    with working(say("cli-balance-counting", Chosen.language, games=len(played))):
        report = BalancePage(game_named(programme.game), programme, played, Chosen.language).html()
    write_file(path, report, force or output is None)
    typer.echo(say("cli-written", Chosen.language, path=str(path)), err=True)
