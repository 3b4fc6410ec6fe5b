"""The commands and their options. Help texts are keys of the catalogue until the language is known."""

import codecs
import json
import os
import secrets
import sys
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from lostworld.cli.words import reader_language
from lostworld.game import GameError
from lostworld.games import DEFAULT, game_named
from lostworld.texts import LANGUAGES, say

if TYPE_CHECKING:
    from lostworld.cli.dialogue import Dialogue

REFUSED: Final = 1
HELP: Final = frozenset({"--help", "-h"})
COMPLETED: Final = ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")
"""Where the shells put the words when they ask how a command line could go on."""
LARGEST_SEED: Final = (1 << 63) - 1

PLAIN: Final = "lostworld-plain"
"""The name under which Python knows ``_plain``."""
_PLAIN_SIGNS: Final = str.maketrans("’–×•…«»", '\'-x-.""')

Language = Annotated[
    Literal["en", "fr"] | None,
    typer.Option("--language", "-l", help="cli-option-language", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=LARGEST_SEED, help="cli-option-seed", show_default=False),
]
Layout = Annotated[
    Literal["random", "jungle", "savannah", "first-game"], typer.Option("--layout", help="cli-option-layout")
]
GameOption = Annotated[
    str | None, typer.Option("--game", "-g", metavar="NAME", help="cli-option-game", show_default=DEFAULT)
]
Position = Annotated[list[str], typer.Argument(metavar="POSITION", help="cli-argument-position-or-file")]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help="cli-argument-record")]
Colour = Annotated[
    bool | None, typer.Option("--colour/--no-colour", help="cli-option-colour", show_default=False)
]

app = typer.Typer(
    name="lostworld",
    help="cli-about",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": sorted(HELP)},
)


class Chosen:
    """What the whole command line has in common: its language."""

    language = LANGUAGES[0]


def _dialogue(colour: bool | None) -> "Dialogue":
    from rich.console import Console

    from lostworld.cli.dialogue import Dialogue

    # Without a wish it is left to the terminal, and to NO_COLOR and FORCE_COLOR.
    console = Console(force_terminal=colour or None, no_color=None if colour is None else not colour)
    return Dialogue(console, Chosen.language)


def _print(text: str) -> None:
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def _show_version(wanted: bool) -> None:
    if wanted:
        from lostworld import __version__, build_info

        compiled = "yes" if build_info.kernel() == "compiled" else "no"
        _print(say("cli-version-line", Chosen.language, version=__version__, compiled=compiled))
        raise typer.Exit


@app.callback()
def lostworld(
    language: Language = None,
    version: Annotated[
        bool, typer.Option("--version", help="cli-version", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Set what all commands share."""


@app.command(help="cli-command-engine")
def engine(game: GameOption = None, language: Language = None) -> None:
    """Talk to other programs; ``lostworld.cli.main`` comes here only when there are further options."""
    from lostworld.engine import run

    run(game_named(game or DEFAULT))


@app.command(help="cli-command-play")
def play(
    side: Annotated[
        Literal["raptor", "scientist"] | None,
        typer.Option("--side", "-s", help="cli-option-side", show_default=False),
    ] = None,
    bot: Annotated[
        str | None, typer.Option("--bot", "-b", help="cli-option-bot", show_default="greedy")
    ] = None,
    time: Annotated[
        int | None,
        typer.Option("--time", metavar="MS", min=1, max=600_000, help="cli-option-time", show_default=False),
    ] = None,
    two: Annotated[bool, typer.Option("--two", help="cli-option-two")] = False,
    layout: Layout = "first-game",
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="cli-option-resume", show_default=False)
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="cli-option-save", show_default=False)] = None,
    colour: Colour = None,
    language: Language = None,
) -> None:
    """Play in the terminal."""
    from lostworld.cli.start import start_play

    start_play(_dialogue(colour), side, bot, time, two, layout, seed, resume, save)


@app.command(help="cli-command-new")
def new(
    layout: Layout = "random", seed: Seed = None, as_json: Json = False, language: Language = None
) -> None:
    """Print the position of a new game."""
    from lostworld.chance import Dice
    from lostworld.session import run_chance
    from lostworld.raptor import GAME

    sown = secrets.randbelow(LARGEST_SEED + 1) if seed is None else seed
    dice = Dice.from_number(sown)
    state = GAME.new({"layout": layout}, dice)
    run_chance(state, dice)
    _print(json.dumps({"position": state.text, "layout": layout, "seed": sown}) if as_json else state.text)


@app.command(help="cli-command-show")
def show(
    position: Position,
    seat: Annotated[
        Literal["raptor", "scientist", "spectator"] | None,
        typer.Option("--seat", help="cli-option-seat", show_default=False),
    ] = None,
    actions: Annotated[bool, typer.Option("--actions", "-a", help="cli-option-actions")] = False,
    as_json: Json = False,
    colour: Colour = None,
    language: Language = None,
) -> None:
    """Draw a position in the terminal."""
    from lostworld.cli import showing
    from lostworld.cli.files import read_position

    shown = showing.seen_from(read_position(position), seat)
    if as_json:
        _print(json.dumps(showing.described(shown), ensure_ascii=False))
    else:
        showing.draw(_dialogue(colour), shown, actions)


@app.command(help="cli-command-replay")
def replay(
    record: RecordFile,
    every: Annotated[bool, typer.Option("--all", help="cli-option-all")] = False,
    step: Annotated[int | None, typer.Option("--step", help="cli-option-step", show_default=False)] = None,
    seat: Annotated[
        Literal["raptor", "scientist", "spectator", "all"] | None,
        typer.Option("--seat", help="cli-option-seat-replay", show_default=False),
    ] = None,
    as_json: Json = False,
    colour: Colour = None,
    language: Language = None,
) -> None:
    """Step through a record, or print it."""
    from lostworld.cli import replay as replaying
    from lostworld.cli.files import STANDARD_INPUT, read_record

    played = read_record(record)
    seen_as = seat or replaying.default_seat(played)
    if as_json:
        _print(replaying.as_json(played, seen_as))
        return
    dialogue = _dialogue(colour)
    alone = record == STANDARD_INPUT or not (sys.stdin.isatty() and sys.stdout.isatty())
    if step is not None:
        replaying.print_step(dialogue, played, seen_as, step)
    elif every or alone:
        replaying.print_all(dialogue, played, seen_as)
    else:
        replaying.step_through(dialogue, played, seen_as)


@app.command(help="cli-command-board")
def board(
    position: Position,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="cli-option-output", show_default=False)
    ] = None,
    theme: Annotated[
        Literal["jungle", "savannah"], typer.Option("--theme", help="cli-option-theme")
    ] = "jungle",
    title: Annotated[str | None, typer.Option("--title", help="cli-option-title", show_default=False)] = None,
    width: Annotated[int, typer.Option("--width", min=100, max=8000, help="cli-option-size")] = 1400,
    force: Annotated[bool, typer.Option("--force", "-f", help="cli-option-force")] = False,
    language: Language = None,
) -> None:
    """Draw a position into a file."""
    from lostworld.cli.files import read_position, write_file
    from lostworld.raptor.picture.drawing import board_svg, position_png

    if output is not None and output.suffix.lower() not in (".svg", ".png"):
        raise GameError("error-file-ending", path=str(output), names=".svg, .png")
    svg = board_svg(read_position(position).text, theme, title, language=Chosen.language)
    if output is None:
        _print(svg)
        return
    write_file(output, position_png(svg, width) if output.suffix.lower() == ".png" else svg, force)
    typer.echo(say("cli-written", Chosen.language, path=str(output)), err=True)


def _add_serve(wanted: bool) -> None:
    """Add the server's command, loaded only when it is wanted: its part is large, and may be missing."""
    if not wanted:

        @app.command("serve", help="cli-command-serve")
        def not_loaded() -> None:
            """Only named here."""

        return
    try:
        from lostworld.cli.serve import serve
    except ImportError as missing:
        raise GameError("error-part-missing", package=missing.name or "lostworld.server") from None
    app.command("serve", help="cli-command-serve")(serve)


def translate(command: Any, language: str) -> None:
    """Put the keys in a command's help into words, and in those of its subcommands and options."""
    if command.help:
        command.help = _said(command.help, language)
    for parameter in command.params:
        if getattr(parameter, "help", None):
            parameter.help = _said(parameter.help, language)
    for inner in getattr(command, "commands", {}).values():
        translate(inner, language)


def _said(key: str, language: str) -> str:
    return say(key, language) if key.startswith("cli-") else key


def _plain(error: UnicodeError) -> tuple[str, int]:
    """For terminals without accents: the same letters without them, and a "?" where there is none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    written = error.object[error.start : error.end].translate(_PLAIN_SIGNS)
    plain = unicodedata.normalize("NFKD", written).encode("ascii", "ignore").decode()
    return plain or "?", error.end


def run_command(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    codecs.register_error(PLAIN, _plain)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAIN)
    Chosen.language = reader_language(_language_in(arguments))
    app.registered_commands = [known for known in app.registered_commands if known.name != "serve"]
    try:
        completed = " ".join(os.environ[name] for name in COMPLETED if name in os.environ)
        _add_serve("serve" in [*arguments, *completed.split()])
        command = typer.main.get_command(app)
        if completed or not arguments or not HELP.isdisjoint(arguments):
            translate(command, Chosen.language)  # the catalogue takes a while to load
        command.main(args=arguments, prog_name="lostworld")
    except GameError as error:
        sys.stderr.write(say(error.key, Chosen.language, **error.values) + "\n")
        return REFUSED
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads on; Python would complain at exit
        return REFUSED
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else REFUSED
    return 0


def _language_in(arguments: list[str]) -> str | None:
    """The language that the arguments ask for; needed before they are parsed, for --help and for errors."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if argument in ("--language", "-l"):
            return following
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return None
