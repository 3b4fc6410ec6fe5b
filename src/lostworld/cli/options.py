"""Options that several commands take, each described once. Help texts are keys of the catalogue."""

from typing import Annotated, Final, Literal

import typer

from lostworld.games import DEFAULT

LARGEST_SEED: Final = (1 << 63) - 1

Language = Annotated[
    Literal["en", "fr"] | None,
    typer.Option("--language", "-l", help="cli-option-language", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Force = Annotated[bool, typer.Option("--force", "-f", help="cli-option-force")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=LARGEST_SEED, help="cli-option-seed", show_default=False),
]
GameOption = Annotated[
    str | None, typer.Option("--game", "-g", metavar="NAME", help="cli-option-game", show_default=DEFAULT)
]
GameName = Annotated[
    str | None, typer.Argument(metavar="GAME", help="cli-argument-game", show_default=DEFAULT)
]
Position = Annotated[list[str], typer.Argument(metavar="POSITION", help="cli-argument-position-or-file")]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help="cli-argument-record")]
Colour = Annotated[
    bool | None, typer.Option("--colour/--no-colour", help="cli-option-colour", show_default=False)
]

# The laboratory's.
LabSeed = Annotated[int, typer.Option("--seed", metavar="N", min=0, help="cli-option-seed-lab")]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", "-b", metavar="BOT", help="cli-option-bots", show_default="greedy"),
]
Nodes = Annotated[int | None, typer.Option("--nodes", min=1, help="cli-option-nodes", show_default="2000")]
Milliseconds = Annotated[
    int | None, typer.Option("--time", metavar="MS", min=1, help="cli-option-time-lab", show_default=False)
]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, max=512, help="cli-option-jobs", show_default=False)
]
OnCluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="cli-option-cluster", show_default=False),
]
