"""The command ``lostworld analyse``: a record looked back at with a bot's help."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from lostworld.cli.options import Force, Json, Language
from lostworld.texts import say, seat_key

if TYPE_CHECKING:
    from lostworld.analysis.review import Review

SPARKS: Final = "▁▂▃▄▅▆▇█"


def analyse(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="cli-argument-record")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="cli-option-report", show_default=False)
    ] = None,
    bot: Annotated[
        str | None, typer.Option("--bot", "-b", metavar="BOT", help="cli-option-reviewer", show_default=False)
    ] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", min=1, help="cli-option-nodes", show_default="20000")
    ] = None,
    time: Annotated[
        int | None,
        typer.Option("--time", metavar="MS", min=1, help="cli-option-time-analyse", show_default=False),
    ] = None,
    force: Force = False,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Say what every decision of a record was worth."""
    from lostworld.analysis.alternatives import reviewer_of
    from lostworld.analysis.review import USUAL, review
    from lostworld.analysis.words import review_json
    from lostworld.bots import check_bot
    from lostworld.bots.bot import Limit
    from lostworld.cli.app import Chosen
    from lostworld.cli.files import read_record, write_file
    from lostworld.cli.progress import progress
    from lostworld.game import GameError

    if output is not None and output.suffix.lower() not in (".html", ".json"):
        raise GameError("error-file-ending", path=str(output), names=".html, .json")
    played = read_record(record)
    name = bot or reviewer_of(played.game)
    check_bot(name, played.game)
    limit = USUAL if nodes is None and time is None else Limit(time, nodes)
    with progress(say("cli-analyse-thinking", Chosen.language), 0, Chosen.language) as tell:
        found = review(played, name, limit, lambda done, total: tell(done, 0, total))
    for_programs = json.dumps(review_json(found, Chosen.language), ensure_ascii=False, indent=1) + "\n"
    if output is not None:
        from lostworld.lab.analysis_page import AnalysisPage

        is_page = output.suffix.lower() == ".html"
        content = AnalysisPage(found, Chosen.language).html() if is_page else for_programs
        write_file(output, content, force)
        typer.echo(say("cli-written", Chosen.language, path=str(output)), err=True)
    if as_json:
        sys.stdout.write(for_programs)
    else:
        _tell(found, Chosen.language)


def _tell(found: "Review", language: str) -> None:
    """The summary, and the faults with what would have been better, at the terminal."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from lostworld.analysis.alternatives import steps_of
    from lostworld.analysis.grades import FAULTS
    from lostworld.analysis.words import sentence

    console = Console(highlight=False)
    game, seats = found.game, found.record.start.seats

    def called(seat: str) -> str:
        return say(seat_key(game.name, seat), language)

    table = Table(box=None, pad_edge=False)
    for key in ("cli-arena-seats", "report-accuracy", *(f"grade-{fault}" for fault in reversed(FAULTS))):
        table.add_column(say(key, language), justify="left" if key == "cli-arena-seats" else "right")
    for summary in found.summaries:
        accuracy = "–" if summary.accuracy is None else f"{summary.accuracy:.0f} %"
        table.add_row(
            called(summary.seat), accuracy, *(str(summary.faults[fault]) for fault in reversed(FAULTS))
        )
    console.print(table)
    console.print()
    console.print(Text(f"{say('report-curve', language)} ({called(seats[0])})"))
    for line in sparks([found.start[0], *(moment.chances[0] for moment in found.moments)], console.width):
        console.print(Text(line))
    keys = found.key_moments
    for moment in found.moments:
        turn, judged = moment.turn, moment.judgement
        is_key = any(moment is key for key in keys)
        if not is_key and (judged is None or judged.grade not in FAULTS):
            continue
        heading = say("report-turn", language, round=turn.before.round, seat=called(seats[turn.seat]))
        told = [say("report-key", language)] if is_key else []
        if judged is not None and judged.grade in FAULTS:
            value, best = round(100 * judged.value), round(100 * judged.best)
            told.append(say(f"grade-{judged.grade}", language))
            told.append(say("report-instead", language, value=value, best=best))
        console.print()
        console.print(Text(f"{heading} – {', '.join(told)}", style="bold"))
        played = steps_of(game, turn.before, turn.seat, turn.actions)
        console.print(Text(sentence(game, played, language)))
        if judged is not None and judged.ways and judged.loss > 0.0:
            way = steps_of(game, turn.before, turn.seat, judged.ways[0].actions)
            console.print(Text(f"{say('report-better', language)} {sentence(game, way, language)}"))


def sparks(chances: Sequence[float], width: int) -> list[str]:
    """A curve of chances in characters, as many lines of the width as it takes.

    >>> sparks([0.0, 0.5, 1.0, 0.8], 3)
    ['▁▅█', '▇']
    """
    drawn = "".join(SPARKS[min(len(SPARKS) - 1, int(chance * len(SPARKS)))] for chance in chances)
    return [drawn[at : at + width] for at in range(0, len(drawn), width)]
