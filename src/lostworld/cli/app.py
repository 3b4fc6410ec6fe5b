"""The commands and their options. Help texts are keys of the catalogue until the language is known.

Some options come from the game that a command line is about: its own options, its looks, its seats. So the
command line is put together for that game, which is known before the arguments are parsed: it is named by
``--game`` or right after ``play`` and ``new``.
"""

import json
import os
import secrets
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from lostworld.cli import REFUSED
from lostworld.cli.admin import admin
from lostworld.cli.analyse import analyse
from lostworld.cli.arena import arena
from lostworld.cli.balance import balance
from lostworld.cli.choices import choose_one, refuse_contradictions, with_choices
from lostworld.cli.language import following, reader_language, wished_language
from lostworld.cli.options import (
    LARGEST_SEED,
    Colour,
    Force,
    GameName,
    GameOption,
    Json,
    Language,
    Position,
    RecordFile,
    Seed,
)
from lostworld.cli.puzzles import puzzles
from lostworld.cli.usage import Usage, explain
from lostworld.extras import needing_extras
from lostworld.game import Game, GameError
from lostworld.games import DEFAULT, Commanded, Drawn, Shortened, first_options, game_named, names
from lostworld.texts import LANGUAGES, has_text, say

if TYPE_CHECKING:
    from lostworld.cli.dialogue import Dialogue

HELP: Final = frozenset({"--help", "-h"})
COMPLETED: Final = ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")
"""Where the shells put the words when they ask how a command line could go on."""
NAMES_GAME: Final = ("play", "new")
"""The commands after which a game may be named."""
STRENGTH: Final = ("train", "ladder")
"""The commands of ``strength.py``."""
WATCHER: Final = "spectator"
OR: Final = "|"
"""Stands between the key of a game's own help text and the one that is said if the game has none."""

Choices = dict[str, str]
"""Stands for an option for each thing that the game lets one choose."""


class Chosen:
    """What the whole command line has in common: its language and its game."""

    language = LANGUAGES[0]
    game: Game[Any]


def _dialogue(colour: bool | None) -> "Dialogue":
    from rich.console import Console

    from lostworld.cli.dialogue import Dialogue

    # Without a wish it is left to the terminal, and to NO_COLOR and FORCE_COLOR.
    console = Console(force_terminal=colour or None, no_color=None if colour is None else not colour)
    return Dialogue(console, Chosen.language)


def _bots_beginning(incomplete: str) -> list[str]:
    """For completion: the bots whose names begin like this."""
    from lostworld.bots import bot_names

    return [name for name in bot_names(Chosen.game) if name.startswith(incomplete)]


def _print(text: str) -> None:
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def _show_version(wanted: bool) -> None:
    if wanted:
        from lostworld import __version__, build_info

        compiled = "yes" if build_info.kernel() == "compiled" else "no"
        _print(say("cli-version-line", Chosen.language, version=__version__, compiled=compiled))
        raise typer.Exit


def lostworld(
    language: Language = None,
    version: Annotated[
        bool, typer.Option("--version", help="cli-version", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Set what all commands share."""


def engine(game: GameOption = None, language: Language = None) -> None:
    """Talk to other programs; ``lostworld.cli.main`` comes here only when there are further options."""
    from lostworld.engine import run

    run(Chosen.game)


def play(
    name: GameName = None,
    side: Annotated[
        str | None, typer.Option("--side", "-s", help="cli-option-side", show_default=False)
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot", "-b", help="cli-option-bot", show_default="greedy", autocompletion=_bots_beginning
        ),
    ] = None,
    seats: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="SEAT=WHO", help="cli-option-seats", show_default=False),
    ] = None,
    time: Annotated[
        int | None,
        typer.Option("--time", metavar="MS", min=1, max=600_000, help="cli-option-time", show_default=False),
    ] = None,
    two: Annotated[bool, typer.Option("--two", "--all-here", help="cli-option-two")] = False,
    options: Choices = {},  # noqa: B006  (replaced by an option for each)
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="cli-option-resume", show_default=False)
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="cli-option-save", show_default=False)] = None,
    force: Force = False,
    colour: Colour = None,
    game: GameOption = None,
    language: Language = None,
) -> None:
    """Play in the terminal."""
    from lostworld.cli.start import Wish, start_play

    refuse_contradictions({"--two": two, "--side": side is not None, "--seat": bool(seats)})
    if resume is not None:
        usual = _first_choices(Chosen.game)
        refuse_contradictions(
            {"--resume": True, **{f"--{name}": options[name] != usual[name] for name in usual}}
        )
    if side is not None and resume is None:
        choose_one("--side' / '-s", side, Chosen.game.seats(options))
    wish = Wish(side, bot, two, tuple(seats or ()), time, seed, resume, save, force)
    start_play(_dialogue(colour), Chosen.game, options, wish)


def new(
    name: GameName = None,
    options: Choices = {},  # noqa: B006  (replaced by an option for each)
    seed: Seed = None,
    as_json: Json = False,
    game: GameOption = None,
    language: Language = None,
) -> None:
    """Print the position of a new game."""
    from lostworld.chance import Dice
    from lostworld.session import run_chance

    sown = secrets.randbelow(LARGEST_SEED + 1) if seed is None else seed
    state = Chosen.game.new(options)
    run_chance(state, Dice.from_number(sown))
    _print(json.dumps({"position": state.text, **options, "seed": sown}) if as_json else state.text)


def show(
    position: Position,
    seat: Annotated[str | None, typer.Option("--seat", help="cli-option-seat", show_default=False)] = None,
    actions: Annotated[bool, typer.Option("--actions", "-a", help="cli-option-actions")] = False,
    as_json: Json = False,
    colour: Colour = None,
    game: GameOption = None,
    language: Language = None,
) -> None:
    """Draw a position in the terminal."""
    from lostworld.cli import showing
    from lostworld.cli.files import read_position

    found, whole = read_position(position, Chosen.game)
    if seat is not None:
        choose_one("--seat", seat, (*whole.seats, WATCHER))
    shown = showing.seen_from(found, whole, seat)
    if as_json:
        _print(json.dumps(showing.described(found, shown), ensure_ascii=False))
    else:
        showing.draw(_dialogue(colour), found, shown, actions)


def replay(
    record: RecordFile,
    every: Annotated[bool, typer.Option("--all", help="cli-option-all")] = False,
    step: Annotated[int | None, typer.Option("--step", help="cli-option-step", show_default=False)] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", help="cli-option-seat-replay", show_default=False)
    ] = None,
    as_json: Json = False,
    colour: Colour = None,
    language: Language = None,
) -> None:
    """Step through a record, or print it."""
    from lostworld.cli import replay as replaying
    from lostworld.cli.files import STANDARD_INPUT, read_record

    played = read_record(record)
    if seat is not None:
        choose_one("--seat", seat, replaying.seats_of(played))
    seen_as = seat or replaying.default_seat(played)
    if as_json:
        _print(replaying.as_json(played, seen_as, step))
        return
    shown = replaying.Replay(_dialogue(colour), played, seen_as)
    alone = record == STANDARD_INPUT or not (sys.stdin.isatty() and sys.stdout.isatty())
    if step is not None:
        shown.print_step(step)
    elif every or alone:
        shown.print_all()
    else:
        shown.step_through()


def board(
    position: Position,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="cli-option-output", show_default=False)
    ] = None,
    looks: Choices = {},  # noqa: B006  (replaced by an option for each)
    title: Annotated[str | None, typer.Option("--title", help="cli-option-title", show_default=False)] = None,
    width: Annotated[int, typer.Option("--width", min=100, max=8000, help="cli-option-size")] = 1400,
    force: Force = False,
    game: GameOption = None,
    language: Language = None,
) -> None:
    """Draw a position into a file."""
    from lostworld.cli.files import read_position, write_file
    from lostworld.pixels import png_aside

    if output is not None and output.suffix.lower() not in (".svg", ".png"):
        raise GameError("error-file-ending", path=str(output), names=".svg, .png")
    found, shown = read_position(position, Chosen.game)
    if not isinstance(found, Drawn):
        raise GameError("error-picture-none", name=found.name)
    svg = found.picture(shown.text, looks if found is Chosen.game else {}, title, Chosen.language)
    if output is None:
        _print(svg)
        return
    if output.suffix.lower() == ".png":
        from lostworld.cli.progress import working

        with working(say("cli-board-drawing", Chosen.language)):
            drawn: str | bytes = png_aside(svg, width)
    else:
        drawn = svg
    write_file(output, drawn, force)
    typer.echo(say("cli-written", Chosen.language, path=str(output)), err=True)


def _first_choices(game: Game[Any]) -> dict[str, str]:
    """What ``play`` chooses where nothing is said."""
    return {**{name: values[0] for name, values in game.options.items()}, **first_options(game)}


def made_for(game: Game[Any], served: bool = False) -> typer.Typer:
    """The command line for one game, with the server's part, which is large, only if it is wanted."""
    app = typer.Typer(
        name="lostworld",
        help="cli-about",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": sorted(HELP)},
    )
    app.callback()(lostworld)

    def help_of(what: str, name: str) -> str:
        return f"{game.name}-cli-option-{name}{OR}cli-option-{what}"

    first = _first_choices(game)
    usual = {name: values[0] for name, values in (*game.options.items(), *game.looks.items())}
    commands: dict[str, Any] = {
        "engine": engine,
        "play": with_choices(play, "options", game.options, first, lambda name: help_of("value", name)),
        "new": with_choices(new, "options", game.options, usual, lambda name: help_of("value", name)),
        "show": show,
        "replay": replay,
        "board": with_choices(board, "looks", game.looks, usual, lambda name: help_of("look", name)),
        "arena": with_choices(arena, "options", game.options, usual, lambda name: help_of("value", name)),
        "balance": balance,
        "analyse": analyse,
        "puzzles": puzzles,
    }
    for name, command in commands.items():
        app.command(name, help=f"cli-command-{name}")(command)
    for name in STRENGTH:
        app.command(name, help=f"cli-command-{name}")(_strength(name))
    app.command("serve", help="cli-command-serve")(_serve() if served else _not_loaded)
    app.command("admin", help="cli-command-admin")(admin)
    return app


def _strength(name: str) -> Any:
    from lostworld.cli import strength

    return getattr(strength, name)


def _serve() -> Any:
    with needing_extras():
        from lostworld.cli.serve import serve

    return serve


def _not_loaded() -> None:
    """Stand for the server's command where it is only named."""


def _mount(app: typer.Typer, words: list[str], helped: bool) -> None:
    """Add commands that games bring along: of the game that is named first, or of all games for help."""
    language = wished_language(words)
    first = next((word for word in words if not word.startswith("-") and word != language), "")
    own = {command.name for command in app.registered_commands}
    if first in own or not (first or helped):
        return
    mounted: set[str] = set()
    for name in (first,) if first in names() else names():
        game = game_named(name)
        if isinstance(game, Commanded):
            app.add_typer(game.commands, name=name, help="cli-command-of-game")
        for short, commands in game.shortcuts.items() if isinstance(game, Shortened) else ():
            if short not in own | set(names()) | mounted:
                mounted.add(short)
                app.add_typer(commands, name=short)


COMPLETIONS: Final = {
    "install_completion": "cli-completion-install",
    "show_completion": "cli-completion-show",
}
"""Options that Typer adds by itself, and the keys of what is said of them."""


def translate(command: Any, language: str) -> None:
    """Put the keys in a command's help into words, and in those of its subcommands and options."""
    if command.help:
        command.help = _said(command.help, language)
    asked = command.get_help_option(typer.Context(command, help_option_names=sorted(HELP)))
    asked.help = "cli-help"
    for parameter in (*command.params, asked):
        if getattr(parameter, "help", None):
            parameter.help = _said(COMPLETIONS.get(parameter.name, parameter.help), language)
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""  # a flag is given nothing, so nothing is to be said of its type
    for inner in getattr(command, "commands", {}).values():
        translate(inner, language)


def _title(language: str) -> None:
    """Typer's own words in the frames of the help, which it keeps as constants."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-help-arguments", language)
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-help-options", language)
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-help-commands", language)


def _said(told: str, language: str) -> str:
    """The first of the texts that there is; what is no key is a text already."""
    keys = [key for key in told.split(OR) if " " not in key and has_text(key, language)]
    return say(keys[0], language) if keys else told


def run_command(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    Chosen.language = reader_language(wished_language(arguments))
    try:
        completed = " ".join(os.environ[name] for name in COMPLETED if name in os.environ)
        words = [*arguments, *completed.split()[1:]]
        Chosen.game = game_named(_game_in(words))
        app = made_for(Chosen.game, "serve" in words)
        helped = bool(completed) or not arguments or not HELP.isdisjoint(arguments)
        _mount(app, words, helped)
        command = typer.main.get_command(app)
        if helped:  # the catalogue takes a while to load
            translate(command, Chosen.language)
            _title(Chosen.language)
        with needing_extras():
            code = command.main(args=arguments, prog_name="lostworld", standalone_mode=False)
    except Usage as error:
        return explain(error, Chosen.language)
    except typer.Abort:  # nobody has answered a question
        return REFUSED
    except SystemExit as end:
        if isinstance(end.__context__, OSError):  # Typer knows, but says nothing, when nobody reads on
            raise end.__context__ from None
        return end.code if isinstance(end.code, int) else 0 if end.code is None else REFUSED
    return code if isinstance(code, int) else 0


def _game_in(arguments: list[str]) -> str:
    """The game that a command line is about."""
    named = following(arguments, "--game", "-g")
    if named:
        return named
    for command, name in pairwise(arguments):
        if command in NAMES_GAME and not name.startswith("-"):
            return name
        if command in NAMES_GAME:
            break
    return DEFAULT
