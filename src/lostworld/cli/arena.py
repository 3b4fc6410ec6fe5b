"""The command ``lostworld arena``: bots play each other in numbers, and what comes out goes to a folder."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from lostworld.cli.choices import choose_one
from lostworld.cli.options import (
    Bots,
    GameOption,
    Jobs,
    Json,
    LabSeed,
    Language,
    Milliseconds,
    Nodes,
    OnCluster,
)
from lostworld.game import Game
from lostworld.texts import say, seat_key


def arena(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-argument-folder")],
    bots: Bots = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="cli-option-games")] = 100,
    options: dict[str, str] = {},  # noqa: B006  (replaced by an option for each)
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar="OPTION", help="cli-option-vary", show_default=False),
    ] = None,
    raffle: Annotated[
        list[str] | None,
        typer.Option("--draw", metavar="OPTION", help="cli-option-draw", show_default=False),
    ] = None,
    nodes: Nodes = None,
    time: Milliseconds = None,
    seed: LabSeed = 1,
    jobs: Jobs = None,
    cluster: OnCluster = None,
    formats: Annotated[
        list[str] | None,
        typer.Option("--format", metavar="csv|json|parquet", help="cli-option-format", show_default="csv"),
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="cli-option-records")] = False,
    as_json: Json = False,
    game: GameOption = None,
    language: Language = None,
) -> None:
    """Let bots play each other many times."""
    from lostworld.bots.bot import Limit
    from lostworld.cli.app import Chosen
    from lostworld.cli.progress import progress
    from lostworld.lab.arena import USUAL, Programme, run
    from lostworld.lab.crew import crew_of
    from lostworld.lab.results import FORMATS, write

    for name in formats or ():
        choose_one("--format", name, tuple(FORMATS))
    limit = USUAL if nodes is None and time is None else Limit(time, nodes)
    rules: Game[Any] = Chosen.game
    varied = tuple(vary or ())
    drawn = tuple(raffle or ())
    fixed = {
        name: value
        for name, value in options.items()
        if name not in (*varied, *drawn) and value != rules.options[name][0]
    }
    programme = Programme(rules.name, tuple(bots or ("greedy",)), fixed, varied, limit, seed, raffle=drawn)
    with progress(say("cli-arena-playing", Chosen.language), games, Chosen.language, resumes=True) as tell:
        played = run(programme, games, folder, crew_of(jobs, cluster), tell, records)
    paths = write(played, folder, formats or ("csv",))
    from lostworld.lab.tables import shares, wins

    if as_json:
        found = {"games": len(played), "seats": wins(played), "bots": shares(played)}
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        _tell(rules, played, wins(played), shares(played), Chosen.language)
    for path in paths:
        typer.echo(say("cli-written", Chosen.language, path=str(path)), err=True)


def _tell(rules: Game[Any], played: Any, seats: dict[str, Any], bots: dict[str, Any], language: str) -> None:
    """Both sides' and all bots' shares, in two short tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for title, rows in (("cli-arena-seats", seats), ("cli-arena-bots", bots)):
        if len(rows) < 2:  # a bot that plays itself wins half of its games
            continue
        table = Table(box=None, pad_edge=False)
        for key in (title, "cli-arena-games", "cli-arena-won", "cli-arena-interval"):
            table.add_column(say(key, language), justify="left" if key == title else "right")
        for name, row in rows.items():
            called = say(seat_key(rules.name, name), language) if title == "cli-arena-seats" else name
            table.add_row(
                called,
                str(row["games"]),
                f"{100 * row['won']:.1f} %",
                f"{100 * row['low']:.1f}-{100 * row['high']:.1f} %",
            )
        console.print(table)
        console.print()
