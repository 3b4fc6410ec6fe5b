"""The commands ``train`` and ``ladder``: how a game's bots become strong, and how strong they are."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from lostworld.cli.app import Chosen, _print
from lostworld.cli.options import GameOption, Json, Language, OnCluster, Seed
from lostworld.game import GameError
from lostworld.games import Trained
from lostworld.texts import say

Threads = Annotated[
    int | None, typer.Option("--threads", min=1, max=256, help="cli-option-threads", show_default=False)
]


def train(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-argument-training")],
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0.0, help="cli-option-minutes", show_default=False)
    ] = None,
    threads: Threads = None,
    seed: Seed = None,
    game: GameOption = None,
    language: Language = None,
) -> None:
    """Train the bots of a game."""
    from lostworld.cli.progress import progress

    chosen = Chosen.game
    if not isinstance(chosen, Trained):
        raise GameError("error-training-none", name=chosen.name)
    with progress("", None, Chosen.language, resumes=True) as bar:
        before: list[int] = []

        def tell(done: int, whole: int, said: str) -> None:
            before[:] = before or [done]
            bar(done, before[0], whole, said)

        written = chosen.train(folder, threads or os.cpu_count() or 1, seed, minutes, tell)
    typer.echo(say("cli-written", Chosen.language, path=str(written)), err=True)


def ladder(
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help="cli-argument-ladder")],
    folder: Annotated[Path, typer.Option("--folder", "-o", help="cli-option-ladder-folder")] = Path("ladder"),
    pairs: Annotated[int, typer.Option("--pairs", "-n", min=1, help="cli-option-pairs")] = 200,
    time: Annotated[
        int | None,
        typer.Option("--time", metavar="MS", min=1, max=600_000, help="cli-option-time", show_default="100"),
    ] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", metavar="N", min=1, help="cli-option-nodes", show_default=False)
    ] = None,
    everybody: Annotated[bool, typer.Option("--everybody", help="cli-option-everybody")] = False,
    vary: Annotated[
        str, typer.Option("--vary", metavar="OPTION", help="cli-option-vary-sides", show_default=False)
    ] = "",
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", "--threads", min=1, max=512, help="cli-option-jobs", show_default=False),
    ] = None,
    cluster: OnCluster = None,
    seed: Seed = None,
    as_json: Json = False,
    game: GameOption = None,
    language: Language = None,
) -> None:
    """Measure bots against each other."""
    from lostworld.bots import check_bot
    from lostworld.bots.bot import Limit
    from lostworld.cli.progress import progress
    from lostworld.lab.crew import crew_of
    from lostworld.lab.ladder import as_data, climb, tables

    for name in bots:
        check_bot(name, Chosen.game)
    limit = Limit(100 if time is None and nodes is None else time, nodes)
    matches = len(bots) * (len(bots) - 1) // 2 if everybody else len(bots) - 1
    with progress("", matches * pairs, Chosen.language, resumes=True) as bar:
        found = climb(
            Chosen.game.name,
            bots,
            pairs,
            limit,
            folder,
            seed=1 if seed is None else seed,
            crew=crew_of(jobs, cluster),
            everybody=everybody,
            tell=lambda done, before, match, score: bar(done, before, None, f"{match} {score}"),
            vary=vary,
        )
    if as_json:
        _print(json.dumps(as_data(found), ensure_ascii=False))
    else:
        first, second, *_ = Chosen.game.seats({})
        for line in tables(found) if vary else tables(found, (first, second)):
            _print(line)
