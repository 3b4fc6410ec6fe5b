"""What the terminal says: the reader's language, and actions in words, one by one and gathered in a menu."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from lostworld.raptor import action_text
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import SIDES
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.spaces import NAMES
from lostworld.texts import LANGUAGES, language_from, say

_SPACE: Final = 2
"""A space's name has two characters."""

# An action's kind by its text: the first character and, for figures, the operator. ``place`` and ``@`` depend
# on the phase and stand in _PUT below.
_KINDS: Final = {
    "#": "choose_card",
    "!": "frighten",
    "*": "light_fire",
    "-": "remove_token",
    "^": "recover_baby",
    "~": "gas",
    "M^": "wake",
    "Mx": "kill",
    "M~": "put_out",
    "M-": "move_mother",
    "S^": "stand_up",
    "S!": "shoot",
    "S-": "move_scientist",
    "S=": "drive",
    "Sx": "capture",
    "S~": "put_to_sleep",
    "b-": "move_baby",
    "b=": "call",
}
_PUT: Final = {
    "M": ("return_mother", "place_mother"),
    "b": ("place_baby", "place_baby"),
    "S": ("reinforce", "place_scientist"),
}
ENDINGS: Final = ("end_turn", "stop_effect")
FIGURES: Final = {"M": "mother", "b": "baby", "S": "scientist"}


class Deed(NamedTuple):
    """An action taken apart: its kind in the catalogue, whose figure does it, and upon which space."""

    kind: str
    figure: str = ""
    """``mother``, ``baby``, ``scientist``, or empty when a card or a player does it."""
    start: str = ""
    """The space of that figure, where the text names it."""
    target: str = ""
    """The space, or the card, that it is done to."""


def deed(action: int, position: Position) -> Deed:
    """Take an action apart that is legal in ``position``."""
    text = action_text(action)
    first = text[0]
    if first == ".":
        return Deed("end_turn" if position.phase == phases.POINTS else "stop_effect")
    if first not in FIGURES:
        return Deed(_KINDS[first], target="" if first == "-" else text[1:])
    if text[1] == "@":
        return Deed(_PUT[first][position.phase == phases.PLACE], target=text[2:])
    figure = FIGURES[first]
    if text[1] in "^x~":  # the mother's deeds name only their target; a lying scientist is his own
        start = text[2:] if first == "S" else _mother_space(position)
        return Deed(_KINDS[text[:2]], figure, start, "" if first == "S" else text[2:])
    start, operator, target = text[1 : 1 + _SPACE], text[1 + _SPACE], text[2 + _SPACE :]
    if target == "x":
        return Deed("escape", figure, start)
    kind = _KINDS[first + operator]
    if kind == "move_mother" and position.tokens and not position.moved:
        kind = "move_mother_toll"
    return Deed(kind, figure, start, target)


def sentence(action: int, seat: int, position: Position, language: str) -> str:
    """The action as a sentence of the catalogue."""
    done = deed(action, position)
    values: Mapping[str, str | int] = {
        "from": done.start,
        "to": done.target,
        "space": done.target or done.start,
        "toll": position.tokens,
        "side": SIDES[seat],
        "card": int(done.target) if done.target.isdigit() else 0,
    }
    return say(f"raptor-action-{done.kind}", language, **values)


class Entry(NamedTuple):
    """One action in a menu: its number, and what to show beside it."""

    number: int
    label: str
    """The target; empty when the line says all."""


class Line(NamedTuple):
    """What one figure can do in one way, or what a card can do: the choices stand side by side."""

    kind: str
    entries: list[Entry]


class Group(NamedTuple):
    """All that one figure can do; without a figure, what a card or the player can."""

    figure: str
    space: str
    lines: list[Line]


class Menu(NamedTuple):
    """Legal actions gathered by figure and by kind, numbered from 1 in reading order."""

    groups: list[Group]
    actions: list[int]
    """The actions in the order of their numbers."""


def menu(actions: Sequence[int], position: Position) -> Menu:
    """Gather the legal actions of a position."""
    gathered: dict[tuple[str, str], dict[str, list[int]]] = {}
    for action in actions:
        done = deed(action, position)
        gathered.setdefault((done.figure, done.start), {}).setdefault(done.kind, []).append(action)
    ordered: list[int] = []
    groups = []
    for figure, space in sorted(gathered, key=_rank):
        lines = []
        for kind, alike in sorted(gathered[figure, space].items(), key=lambda line: line[0] in ENDINGS):
            entries = []
            for action in alike:
                ordered.append(action)
                entries.append(Entry(len(ordered), deed(action, position).target))
            lines.append(Line(kind, entries))
        groups.append(Group(figure, space, lines))
    return Menu(groups, ordered)


def _rank(owner: tuple[str, str]) -> tuple[int, str]:
    """Figures first, the mother before the rest; what no figure does comes last."""
    figure, space = owner
    return (list(FIGURES.values()).index(figure) if figure else len(FIGURES), space)


def _mother_space(position: Position) -> str:
    return "".join(NAMES[number] for number in position.board.numbers(position.mother))


def reader_language(wish: str | None = None) -> str:
    """The language asked for, or the one that the environment's locale suggests."""
    if wish is not None and wish in LANGUAGES:
        return wish
    # LANGUAGE comes first, as in other programs, unless a script asks for the plain locale.
    plain = os.environ.get("LC_ALL") in ("C", "POSIX")
    for name in (*(() if plain else ("LANGUAGE",)), "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_from(os.environ[name])
    return LANGUAGES[0]
