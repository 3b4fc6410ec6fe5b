"""Skirmish in a terminal: the hex map in signs, then players and units in lines.

A hex is four characters wide: the ground's sign, or a unit's code with an arrow for its facing (a dot on the
other hexes of a large unit), or ``*`` for an object. Codes are a seat's letter and a number. Where the map is
too wide for the terminal, a hex has two characters and no arrow; where that is too wide still, the map comes
in parts, from west to east.
"""

from __future__ import annotations

from math import ceil
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from lostworld.games import Sheet
from lostworld.skirmish.content.ground import turned
from lostworld.skirmish.content.wording import Speaker
from lostworld.skirmish.menus import teller
from lostworld.skirmish.rules.position import ACTIVATED, FURIOUS, KNOCKED, REVEALED, SEDATED
from lostworld.texts import say

if TYPE_CHECKING:
    from lostworld.skirmish.view import View

ARROWS: Final = "→↘↙←↖↗"
PLAIN_ARROWS: Final = ">\\/<`'"
"""Facings from east, clockwise; in ASCII a mark near the edge that is faced."""
LETTERS: Final = "ABCD"
COLOURS: Final = ("bold cyan", "bold yellow", "bold magenta", "bold green")
"""One for each seat; the letters say the same."""
CELL: Final = 4
NARROW: Final = 2
MARKS: Final = {KNOCKED: "knocked", SEDATED: "sedated", FURIOUS: "furious"}
ON_MAP: Final = 1
BETWEEN_PARTS: Final = "-"
NARROWEST: Final = 12
"""Words are not folded to fewer columns."""


def unit_codes(view: View) -> list[str]:
    """What units are called on the map: ``A1``, by seat and number within the seat."""
    counts = [0] * len(view.table.seats)
    codes = []
    for seat in view.table.owner:
        counts[seat] += 1
        codes.append(f"{LETTERS[seat]}{counts[seat]}")
    return codes


def printed(view: View, language: str, width: int, plain: bool = False) -> Sheet:
    """The view in lines that fit ``width``."""
    lines = [
        *map_lines(view, width, plain),
        "",
        *_folded(_seat_lines(view, language), width),
        "",
        *_folded(_unit_lines(view, language), width),
    ]
    content = view.table.book.content
    grounds = dict.fromkeys(view.table.ground.terrain.values())
    legend = ", ".join(
        f"{content.terrains[name].sign} {content.terrains[name].name.in_language(language)}"
        for name in grounds
    )
    decision = view.decision
    situation = teller(view, language).question(decision.kind, decision.fields) if decision else ""
    return Sheet("\n".join(lines), legend, situation)


def _folded(lines: list[str], width: int) -> list[str]:
    """Lines that fit, what goes on indented."""
    return [part for line in lines for part in wrap(line, max(width, NARROWEST), subsequent_indent="   ")]


def _cells(view: View, arrows: str) -> dict[tuple[int, int], tuple[str, str]]:
    """What stands on each hex, and its colour."""
    table, known = view.table, view.known
    content = table.book.content
    cells = {
        place: (f" {content.terrains[name].sign}", "bright_black" if content.terrains[name].difficult else "")
        for place, name in table.ground.terrain.items()
    }
    for thing, lies in enumerate(known["lies"]):
        if lies >= 0:
            cells[table.board.hexes[lies]] = (" x" if known["emptied"][thing] else " *", "bold")
    codes = unit_codes(view)
    for unit, place in enumerate(known["place"]):
        if place < 0 or known["status"][unit] != ON_MAP:
            continue
        q, r = table.board.hexes[place // 6]
        for number, (dq, dr) in enumerate(turned(table.specs[unit].footprint, place % 6)):
            mark = "." if number else arrows[place % 6]
            cells[q + dq, r + dr] = (codes[unit] + mark, COLOURS[table.owner[unit]])
    return cells


def map_lines(view: View, width: int, plain: bool = False) -> list[str]:
    """The map: a row of hexes a line, odd rows half a hex to the right; in parts where it is too wide."""
    cells = _cells(view, PLAIN_ARROWS if plain else ARROWS)
    columns = {place: place[0] + place[1] // 2 for place in cells}
    first, last = min(columns.values()), max(columns.values())
    wide = CELL if (last - first + 2) * CELL <= width else NARROW
    parts = ceil((last - first + 1) / max((width - wide // 2) // wide, 1))
    at_once = ceil((last - first + 1) / parts)
    lines: list[str] = []
    for start in range(first, last + 1, at_once):
        if lines:
            lines.append(BETWEEN_PARTS * (wide * at_once))
        shown = range(start, min(start + at_once, last + 1))
        for r in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
            row = {columns[place]: cell for place, cell in cells.items() if place[1] == r}
            lines.append(_row(row, shown, wide, " " * (wide // 2 * (r % 2))))
    return lines


def _row(row: dict[int, tuple[str, str]], columns: range, wide: int, line: str) -> str:
    """Some columns of a row of hexes, put after the beginning of its line."""
    for column in columns:
        text, colour = row.get(column, ("", ""))
        text = text[:wide].ljust(wide).replace("\\", "\\\\")
        line += f"[{colour}]{text}[/]" if colour else text
    return line.rstrip()


def _seat_lines(view: View, language: str) -> list[str]:
    """What every player has: points, command, requisition, cards."""
    known, table = view.known, view.table
    lines = []
    for seat, one in enumerate(table.scenario.seats):
        lines.append(
            say(
                "skirmish-terminal-seat",
                language,
                seat=f"{LETTERS[seat]} {one.name.in_language(language)}",
                points=known["points"][table.side[seat]],
                command=known["command"][seat],
                requisition=known["requisition"][seat],
                cards=len(known["cards"][seat]),
                first="yes" if known["first"] == seat else "no",
            )
        )
    return lines


def _unit_lines(view: View, language: str) -> list[str]:
    """Every unit on the map: health, initiative, card, conditions."""
    known, table = view.known, view.table
    speaker = Speaker(table.book.content, language)
    told = teller(view, language)
    lines = []
    for unit, code in enumerate(unit_codes(view)):
        if known["status"][unit] != ON_MAP:
            continue
        marks = known["marks"][unit]
        stack = known["active"][unit]
        top = stack[-1] if stack else None
        open_ = marks & REVEALED or table.owner[unit] == view.seat
        words = [speaker.word(f"condition-{word}") for mark, word in MARKS.items() if marks & mark]
        if known["nets"][unit] or unit in known["holds"]:
            words.append(speaker.word("condition-grabbed"))
        if marks & ACTIVATED:
            words.append(speaker.word("filter-activated", yes="yes"))
        card = told.card(table.card_name(top)) if isinstance(top, int) and open_ else speaker.word("a-card")
        lines.append(
            say(
                "skirmish-terminal-unit",
                language,
                code=code,
                unit=told.unit(unit),
                health="+".join(map(str, known["health"][unit])),
                initiative=_initiative(view, top),
                card=card if top is not None else "–",
                adrenaline=known["adrenaline"][unit],
                words=", ".join(words) or "none",
            )
        )
    return lines


def _initiative(view: View, card: Any) -> str:
    """The number on a card, hidden or not."""
    if isinstance(card, str):
        return card.lstrip("?") or "?"
    actions = view.table.book.actions
    return str(actions[card].initiative) if isinstance(card, int) and 0 <= card < len(actions) else "–"
