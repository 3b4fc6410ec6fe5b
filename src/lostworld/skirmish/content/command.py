"""``lostworld content``: check, show, make and print content files; see docs/skirmish/content.md.

Help texts are keys of the catalogue; the command line that mounts this puts them into words.
"""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NoReturn

import typer

from lostworld.game import BadText, GameError
from lostworld.skirmish.content import forms, loader, pages, starts
from lostworld.skirmish.content.mistakes import ContentError
from lostworld.skirmish.content.model import Content
from lostworld.skirmish.content.paper import Page, as_pdf, as_svg
from lostworld.skirmish.content.sheet import hero_pages, unit_pages
from lostworld.skirmish.content.showing import shown
from lostworld.skirmish.content.vocabulary import FACTIONS
from lostworld.skirmish.content.wording import Speaker
from lostworld.texts import say

REFUSED: Final = 1

app = typer.Typer(name="content", help="skirmish-cli-content", no_args_is_help=True)
commands = typer.Typer(name="skirmish", help="skirmish-cli", no_args_is_help=True)
commands.add_typer(app, name="content")

Folder = Annotated[
    Path | None, typer.Option("--folder", "-f", help="skirmish-cli-folder", show_default=False)
]
Language = Annotated[Literal["en", "fr"], typer.Option("--language", "-l", help="skirmish-cli-language")]


def _write(text: str) -> None:
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def _refuse(error: GameError, language: str) -> NoReturn:
    values: dict[str, Any] = error.values
    sys.stderr.write(say(error.key, language, **values) + "\n")
    raise typer.Exit(REFUSED)


def _files(folder: Path | None, language: str) -> dict[str, str]:
    """The files of a folder, or the shipped ones."""
    if folder is None:
        return loader.shipped_files()
    if not folder.is_dir():
        _refuse(BadText("skirmish-error-not-a-folder", folder=str(folder)), language)
    return loader.added_to_shipped(loader.files_in(folder))


def _content(folder: Path | None, language: str) -> Content:
    try:
        return loader.load(_files(folder, language)) if folder else loader.content()
    except ContentError as error:
        _refuse(error, language)


@app.command("check", help="skirmish-cli-check")
def check_content(
    folder: Annotated[Path | None, typer.Argument(help="skirmish-cli-folder", show_default=False)] = None,
    language: Language = "en",
    strict: Annotated[bool, typer.Option("--strict", help="skirmish-cli-strict")] = False,
) -> None:
    """Read every file and tell every mistake."""
    content, report = loader.inspect(_files(folder, language))
    for mistake in report.errors:
        _write(mistake.sentence(language))
    for mistake in report.warnings:
        _write(say("skirmish-cli-warning", language, what=mistake.sentence(language)))
    summary = {"errors": len(report.errors), "warnings": len(report.warnings)}
    if content and not report.errors:
        counts = {
            "units": len(content.units),
            "cards": len(content.action_cards),
            "heroes": len(content.hero_cards),
            "maps": len(content.maps),
            "scenarios": len(content.scenarios),
        }
        _write(say("skirmish-cli-good", language, hash=content.hash, **counts, **summary))
    else:
        _write(say("skirmish-cli-bad", language, **summary))
    if report.errors or (strict and report.warnings):
        raise typer.Exit(REFUSED)


@app.command("show", help="skirmish-cli-show")
def show_thing(
    name: Annotated[str | None, typer.Argument(help="skirmish-cli-name", show_default=False)] = None,
    language: Language = "en",
    folder: Folder = None,
) -> None:
    """Show a unit, card, map or scenario in words; without a name, list them all."""
    try:
        _write(shown(name, Speaker(_content(folder, language), language)))
    except BadText as error:
        _refuse(error, language)


@app.command("new", help="skirmish-cli-new")
def new_file(
    sort: Annotated[Literal["unit", "map", "scenario"], typer.Argument(help="skirmish-cli-sort")],
    name: Annotated[str, typer.Argument(help="skirmish-cli-new-name")],
    folder: Annotated[Path, typer.Option("--folder", "-f", help="skirmish-cli-new-folder")],
    faction: Annotated[
        Literal["rangers", "poachers", "dinosaurs"], typer.Option("--faction", help="skirmish-cli-faction")
    ] = "dinosaurs",
    language: Language = "en",
) -> None:
    """Write a file to start from, which can be read as it is."""
    try:
        path, text = starts.start(sort, name, faction)
    except BadText as error:
        _refuse(error, language)
    file = folder / path
    if file.exists():
        _refuse(BadText("skirmish-error-file-exists", file=str(file)), language)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    _write(str(file))


@app.command("sheet", help="skirmish-cli-sheet")
def print_sheets(
    names: Annotated[list[str] | None, typer.Argument(help="skirmish-cli-names", show_default=False)] = None,
    output: Annotated[Path, typer.Option("--output", "-o", help="skirmish-cli-output")] = Path("sheets"),
    form: Annotated[Literal["pdf", "svg"], typer.Option("--format", help="skirmish-cli-format")] = "pdf",
    language: Language = "en",
    folder: Folder = None,
) -> None:
    """Unit boards with their action cards, and hero decks, to print."""
    content = _content(folder, language)
    speaker = Speaker(content, language)
    known = (*content.units, *FACTIONS)
    output.mkdir(parents=True, exist_ok=True)
    for name in names or known:
        if name in content.units:
            sheets, title = unit_pages(content.units[name], speaker), content.units[name].name
            _keep(sheets, output, name, title.in_language(language), form)
        elif name in FACTIONS:
            sheets = hero_pages(name, content, speaker)
            _keep(sheets, output, f"{name}-hero-cards", speaker.word(f"faction-{name}"), form)
        else:
            _refuse(
                BadText("skirmish-error-no-such-thing", sort="unit", name=name, allowed=", ".join(known)),
                language,
            )


def _keep(sheets: list[Page], output: Path, name: str, title: str, form: str) -> None:
    """Write pages: one PDF, or one SVG a page."""
    if form == "pdf":
        (output / f"{name}.pdf").write_bytes(as_pdf(sheets, title))
        _write(str(output / f"{name}.pdf"))
        return
    for number, page in enumerate(sheets, 1):
        file = output / f"{name}-{number}.svg"
        file.write_text(as_svg(page, title), encoding="utf-8")
        _write(str(file))


@app.command("schema", help="skirmish-cli-schema")
def print_schema() -> None:
    """The JSON Schema of the content files."""
    _write(json.dumps(forms.json_schema(), indent=1, ensure_ascii=False))


@app.command("docs", help="skirmish-cli-docs")
def write_docs(folder: Annotated[Path, typer.Argument(help="skirmish-cli-docs-folder")]) -> None:
    """Write the pages that come from the data and the tables."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages.all_pages(loader.content()).items():
        (folder / name).write_text(text, encoding="utf-8")
        _write(str(folder / name))


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, at a terminal: games played, and things met so far."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[met]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games, met="")
        yield lambda played, met: bar.update(task, completed=played, met=str(met))


@app.command("coverage", help="skirmish-cli-coverage")
def play_for_coverage(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="skirmish-cli-coverage-games")] = 300,
    seed: Annotated[int, typer.Option("--seed", help="skirmish-cli-coverage-seed")] = 0,
    language: Language = "en",
) -> None:
    """Play games until every card, keyword, operation, trigger, decision and event was met."""
    from lostworld.skirmish.coverage import survey  # the rules are needed for this command only

    with _progress(games) as tell:
        seen, played = survey(games, seed, tell)
    missing = seen.missing
    for sort, name in missing:
        _write(say("skirmish-cli-coverage-missing", language, sort=sort, name=name))
    met, wanted = len(seen.wanted) - len(missing), len(seen.wanted)
    _write(say("skirmish-cli-coverage-result", language, games=played, met=met, wanted=wanted))
    if missing:
        raise typer.Exit(REFUSED)


@app.command("pin", help="skirmish-cli-pin")
def pin_edition() -> None:
    """Pack the present content, so that games played with it stay readable when it changes."""
    edition = Path(__file__).parent / "editions" / f"{loader.content().hash}.json.gz"
    edition.parent.mkdir(exist_ok=True)
    edition.write_bytes(loader.packed(loader.shipped_files()))
    _write(edition.name)
