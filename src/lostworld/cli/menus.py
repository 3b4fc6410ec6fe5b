"""The choices of a decision as a player is offered them: what one types for each, and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from lostworld.cli.dialogue import DIM, NUMBER_STYLE
from lostworld.game import Choice, Decision, Game, View
from lostworld.games import Arranged, MenuGroup, MenuLine
from lostworld.telling import choice_in_words

WIDEST_NUMBER: Final = 6


class Menu(NamedTuple):
    """Choices in the order in which they are offered."""

    ordered: Sequence[Choice]
    labels: tuple[str, ...]
    """What one types for each: its number or, if all of them are about one thing each, that thing."""
    typed: Mapping[str, Choice]
    """The choices by label and by notation."""
    groups: list[MenuGroup] | None
    """How the game arranges them; None if it does not."""


def menu_of(game: Game[Any], view: View[Any], language: str) -> Menu:
    """The choices of a view's decision; none if its seat does not decide."""
    decision = view.decision
    if decision is None:
        return Menu((), (), {}, [])
    groups = game.menu(view, language) if isinstance(game, Arranged) else None
    if groups is None:
        ordered = tuple(decision.choices)
    else:
        lines = (line for group in groups for line in group.lines)
        ordered = tuple(choice for line in lines for choice, _label in line.choices)
    labels = _things(decision, ordered) or tuple(str(number) for number in range(1, len(ordered) + 1))
    typed = {choice.text: choice for choice in ordered} | dict(zip(labels, ordered, strict=True))
    return Menu(ordered, labels, typed, groups)


def _things(decision: Decision, ordered: Sequence[Choice]) -> tuple[str, ...]:
    """The one thing that each choice is about, such as a card's number; empty unless all are about one.

    >>> cards = Choice("#3", "card", {"card": 3}), Choice("#6", "card", {"card": 6})
    >>> _things(Decision("card", cards), cards)
    ('3', '6')
    """
    if len({choice.kind for choice in ordered}) != 1 or any(len(choice.fields) != 1 for choice in ordered):
        return ()
    values = [value for choice in ordered for value in choice.fields.values()]
    if not all(isinstance(value, int) for value in values) or len(set(values)) != len(values):
        return ()
    return tuple(map(str, values))


def sentence(game: Game[Any], view: View[Any], choice: Choice, language: str) -> str:
    """A choice in words."""
    return choice_in_words(game, choice, view, language)


def one_below_another(line: MenuLine, numbers: Mapping[str, str]) -> Table:
    """The choices of a menu's line, each with its number before it; what goes on is indented."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style=NUMBER_STYLE, no_wrap=True)
    grid.add_column()
    for choice, label in line.choices:
        grid.add_row(f"  {numbers[choice.text]}", label)
    return grid


def is_wordy(line: MenuLine, room: int) -> bool:
    """Whether a choice of a menu's line has more words than there is room for."""
    return any(len(label) + WIDEST_NUMBER > room for _, label in line.choices)


def side_by_side(line: MenuLine, numbers: Mapping[str, str], finish: str | None, room: int) -> Text:
    """The choices of a menu's line; broken between two of them where there is no more room."""
    shown, used = Text(), 0
    for choice, label in line.choices:
        entry = Text("  ").append(numbers[choice.text], NUMBER_STYLE)
        entry.append(f" {label}" if label else "")
        if choice.text == finish:
            entry.append(f" ({finish})", DIM)
        if used and used + entry.cell_len > room:
            shown.append("\n")
            used = 0
        used += entry.cell_len
        shown.append_text(entry)
    return shown
