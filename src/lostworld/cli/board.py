"""A position in the terminal: as the game prints it, or as plain values if it does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from lostworld.cli.dialogue import Dialogue
from lostworld.engine.manners import Position
from lostworld.game import Game, Outcome, Seat, is_view
from lostworld.games import Printed, Sheet
from lostworld.telling import question_in_words
from lostworld.texts import has_text, say, seat_key

SEAT_STYLES: Final = ("bold yellow", "bold cyan", "bold magenta", "bold green")
"""The colours of the seats; nothing is told by colour alone."""


def seat_style(seat: Seat) -> str:
    """The colour of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def seat_title(game: Game[Any], name: str, language: str) -> str:
    """The name of a seat in the reader's language."""
    return say("title-of-side", language, side=seat_key(game.name, name))


def sheet_of(dialogue: Dialogue, game: Game[Any], position: Position) -> Sheet:
    """What a terminal shows of a position or view."""
    console, language = dialogue.console, dialogue.language
    if isinstance(game, Printed):
        plain = not console.encoding.lower().startswith("utf")
        return game.printed(position.text, language, console.width, plain)
    lines = [say("cli-round", language, round=str(position.round))] if position.round else []
    values = position.to_json() if is_view(position) else position.text
    shown = Text("\n".join((*lines, *_plain_lines(values)))).markup
    return Sheet(shown, situation=_situation(game, position, language))


def draw(dialogue: Dialogue, sheet: Sheet) -> None:
    """Print the board. Its lines fit already."""
    dialogue.show(Text.from_markup(sheet.board), whole=True)


def told_outcome(game: Game[Any], seats: Sequence[str], outcome: Outcome, language: str) -> str:
    """Who has won, and by what."""
    key = f"{game.name}-reason-{outcome.reason}"
    reason = say(key, language) if has_text(key, language) else f"{outcome.reason.replace('_', ' ')}."
    keys = [seat_key(game.name, seats[seat]) for seat in outcome.winners]
    if not keys:
        return say("cli-drawn", language, reason=reason)
    if len(keys) == 1:
        return say("cli-won", language, side=keys[0], reason=reason)
    names = ", ".join(say("title-of-side", language, side=key) for key in keys)
    return say("cli-won-together", language, names=names, reason=reason)


def _situation(game: Game[Any], position: Position, language: str) -> str:
    """What is to be decided, for a game that does not say it itself."""
    outcome = position.outcome
    if outcome is not None:
        return told_outcome(game, position.seats, outcome, language)
    if not position.deciders:
        return say("cli-chance-pending", language)
    names = ", ".join(seat_title(game, position.seats[seat], language) for seat in position.deciders)
    told = say("cli-deciding", language, names=names)
    if is_view(position) and (decision := position.decision) is not None:
        asked = question_in_words(game, decision, position, language)
        told += f" {asked[0].upper()}{asked[1:]}{'' if asked[-1] in '.?!' else '.'}"
    return told


def _plain_lines(value: Any, indent: str = "") -> Iterator[str]:
    """Plain values as lines a person can read."""
    if not isinstance(value, Mapping):
        yield f"{indent}{_flat(value)}"
        return
    for name, inner in value.items():
        if isinstance(inner, Mapping) and any(isinstance(part, Mapping) for part in inner.values()):
            yield f"{indent}{name}:"
            yield from _plain_lines(inner, f"{indent}  ")
        else:
            yield f"{indent}{name}: {_flat(inner)}"


def _flat(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_flat(inner)}" for name, inner in value.items() if inner not in ("", None))
    if isinstance(value, list | tuple):
        return " ".join(map(_flat, value))
    return str(value)


def hanging(mark: Text, told: Text) -> Table:
    """A paragraph with a mark before it, all its lines indented alike."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(mark, told)
    return grid
