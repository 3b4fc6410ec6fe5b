"""A position drawn in the terminal: the board in box drawing, and beside it the counts and cards.

Only the text of a position or view is drawn, so nothing can be seen that the text does not say.
"""

from __future__ import annotations

from io import StringIO
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from lostworld.games import Sheet
from lostworld.raptor.notation.fields import FIGURES, Fields, fields_of
from lostworld.raptor.rules.cards import SIDES
from lostworld.raptor.rules.layouts import LAYOUTS
from lostworld.raptor.rules.spaces import COLUMNS, ROWS
from lostworld.texts import HIDDEN, say

SIDE_STYLES: Final = {"raptor": "bold yellow", "scientist": "bold cyan"}
STYLES: Final = {
    ".": "bright_black",
    "#": "bright_black",
    "*": "bold red",
    "M": "bold black on yellow",
    "b": "bold yellow",
    "c": "bold underline yellow",
    "z": "magenta",
    "y": "bold magenta",
    "S": "bold cyan",
    "A": "cyan",
    "s": "blue",
    "f": "bold blue",
    "B": "bold cyan on red",
    "C": "cyan on red",
}
"""Each board character's style. The letters differ too: nothing is told by colour alone."""

GRID: Final = "bright_black"
EXIT: Final = "bold green"
FIRE_TOKENS: Final = 10
CELL_WIDTHS: Final = (3, 2)
"""How wide a space is drawn, in characters; where not even the last fits, the board has no lines."""
NARROWEST_PANEL: Final = 30


def board_width(cell: int) -> int:
    """How wide a board is whose spaces have so many characters."""
    return (cell + 1) * len(COLUMNS) + 3


BOARD_WIDTH: Final = board_width(CELL_WIDTHS[0]) + 2


class Signs(NamedTuple):
    """What lines, rocks and exits are drawn with. A line is named by its strength and direction."""

    across: tuple[str, str]
    """A horizontal line inside a tile and between tiles."""
    down: tuple[str, str]
    """A vertical line inside a tile and between tiles."""
    corners: str
    """Crossings row by row: top, inside a tile, between tiles, bottom; in each first and last, between
    tiles, inside a tile."""
    rock: str
    free: str
    exits: tuple[str, str]
    pips: tuple[str, str]


UNICODE: Final = Signs(("───", "━━━"), ("│", "┃"), "┏┓┳┯┠┨╂┼┣┫╋┿┗┛┻┷", "▒▒▒", " · ", ("◀", "▶"), ("●", "○"))
ASCII: Final = Signs((" - ", "==="), (":", "|"), "++++||++++++++++", "###", " . ", ("<", ">"), ("*", "."))

_TILE_EDGES: Final = (0, 1, 4, 7, 10, 11)
"""The vertical lines between tiles, counted from the left; the horizontal ones are 0, 3 and 6."""


def sheet(text: str, language: str, width: int, plain: bool) -> Sheet:
    """A position or view as a terminal shows it: in box drawing, or in ASCII alone."""
    if text in LAYOUTS:
        return Sheet(say("raptor-cli-board-pending", language))
    shown = picture(text, language, width, ASCII if plain else UNICODE)
    return Sheet(_markup(shown, width), legend(text, language).markup, situation(text, language))


def plain_board(text: str) -> str:
    """The board with counts and cards, without colours."""
    drawn = Text.from_markup(sheet(text, "en", 100, plain=False).board).plain
    return "\n".join(line.rstrip() for line in drawn.splitlines())


def _markup(shown: RenderableType, width: int) -> str:
    """What rich makes of something in so many columns, as text with markup."""
    console = Console(width=width, color_system="truecolor", force_terminal=True, file=StringIO())
    lines = console.render_lines(shown, console.options, pad=False)
    parts = ((segment.text, segment.style or "") for line in lines for segment in (*line, Segment.line()))
    return Text.assemble(*parts).markup.removesuffix("\n")


def picture(text: str, language: str, width: int, signs: Signs) -> RenderableType:
    """The board with counts and cards, side by side where there is room for it."""
    fields = fields_of(text)
    cell = next((cell for cell in CELL_WIDTHS if board_width(cell) <= width), None)
    drawn = board_without_lines(fields, signs) if cell is None else board(fields, signs, cell)
    beside = panel(fields, signs, language)
    if width < BOARD_WIDTH + NARROWEST_PANEL:
        return Group(drawn, Text(), beside)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=BOARD_WIDTH, no_wrap=True)
    grid.add_column()
    grid.add_row(drawn, beside)
    return grid


def board(fields: Fields, signs: Signs, cell: int) -> Group:
    """The board alone, with the names of columns and rows around it. A text per line: rich is quicker so."""
    before = " " * (cell - 2)
    lines = [Text("   " + "".join(f"{before}{column}".ljust(cell + 1) for column in COLUMNS), style="bold")]
    for nth, row in enumerate(fields.rows):
        lines += [_line_across(nth, signs, cell), _row(fields, ROWS[-1 - nth], row, signs, cell)]
    return Group(*lines, _line_across(len(ROWS), signs, cell))


def board_without_lines(fields: Fields, signs: Signs) -> Group:
    """The board a character a space, for the narrowest terminals."""
    lines = [Text("   " + "".join(COLUMNS), style="bold")]
    for name, row in zip(reversed(ROWS), fields.rows, strict=True):
        line = Text(f"{name} ", style="bold")
        line.append(signs.exits[0] if f"a{name}" in fields.exits else " ", EXIT)
        for character in row:
            line.append(_cell(character, 0, signs).strip()[:1], STYLES[character])
        lines.append(line.append(signs.exits[1] if f"k{name}" in fields.exits else "", EXIT))
    return Group(*lines)


def _line_across(nth: int, signs: Signs, cell: int) -> Text:
    """The horizontal line above a row, or below the last one."""
    edge = nth % 3 == 0
    level = 0 if nth == 0 else 3 if nth == len(ROWS) else 2 if edge else 1
    left, right, between, inside = tuple(signs.corners[4 * level : 4 * level + 4])
    line = "  "
    for column in range(len(COLUMNS) + 1):
        corner = left if column == 0 else right if column == len(COLUMNS) else inside
        if 0 < column < len(COLUMNS) and column in _TILE_EDGES:
            corner = between
        line += corner + (signs.across[edge][:cell] if column < len(COLUMNS) else "")
    return Text(line, GRID)


def _row(fields: Fields, name: str, row: str, signs: Signs, cell: int) -> Text:
    line = Text(f"{name} ", style="bold")
    for index, character in enumerate(row):
        leaves = index == 0 and f"a{name}" in fields.exits
        line.append(signs.exits[0], EXIT) if leaves else line.append(signs.down[index in _TILE_EDGES], GRID)
        line.append(_cell(character, fields.tokens, signs)[-cell:], STYLES[character])
    leaves = f"k{name}" in fields.exits
    line.append(signs.exits[1] if leaves else signs.down[1], EXIT if leaves else GRID)
    return line


def _cell(character: str, tokens: int, signs: Signs) -> str:
    if character == "#":
        return signs.rock
    if character == ".":
        return signs.free
    if character == "M" and tokens:
        return f" M{tokens}"
    return f" {character} "


def panel(fields: Fields, signs: Signs, language: str) -> Text:
    """Round, counts and both sides' cards."""
    lines = Text()
    title = (
        say("cli-round", language, round=str(fields.round))
        if fields.round
        else say("raptor-cli-setup", language)
    )
    lines.append(title, "bold")
    for key, count, most in (
        ("raptor-cli-short-tokens", fields.tokens, 5),
        ("raptor-cli-short-escaped", fields.escaped, 3),
        ("raptor-cli-short-captured", fields.captured, 3),
    ):
        pips = signs.pips[0] * count + signs.pips[1] * (most - count)
        lines.append(f"\n{pips.ljust(6)}{say(key, language)}")
    for key, count in (
        ("raptor-cli-short-reserve", fields.reserve),
        ("raptor-cli-short-fires", FIRE_TOKENS - fields.fires),
    ):
        lines.append(f"\n{str(count).ljust(6)}{say(key, language)}")
    for side, (played, hand, draw, discard) in zip(SIDES, fields.cards, strict=True):
        lines.append(f"\n\n{say('raptor-seat-' + side, language)}", SIDE_STYLES[side])
        if played:
            lines.append(f"\n{say('raptor-cli-played', language, cards=_card_name(played, language))}")
        if hand and "?" not in hand:
            lines.append(f"\n{say('raptor-cli-hand', language, cards=' '.join(hand))}")
        elif hand:
            lines.append(f"\n{say('raptor-cli-hand-hidden', language, count=len(hand))}")
        lines.append(f"\n{say('raptor-cli-draw-pile', language, count=len(draw))}")
        shown = say("raptor-cli-discard-pile", language, cards=" ".join(discard))
        lines.append("\n" + (shown if discard else say("raptor-cli-discard-empty", language)))
    return lines


def _card_name(card: str, language: str) -> str:
    return say("raptor-cli-card-hidden", language) if card == "?" else card


def legend(text: str, language: str) -> Text:
    """What the letters that stand on the board mean."""
    present = set(text.split(" ")[0])
    lines = Text()
    for character, key in FIGURES.items():
        if character in present:
            lines.append(f"{'' if not lines else '   '}{character}", STYLES[character])
            lines.append(f" {say(key, language)}")
    return lines


def situation(text: str, language: str) -> str:
    """What is to be decided, by whom, in words."""
    fields = fields_of(text)
    turn = fields.turn
    figures = "".join(fields.rows)
    if turn == "place":
        figure = "mother" if "M" not in figures else "baby" if figures.count("b") < 5 else "scientist"
        return say("raptor-decision-place", language, figure=figure)
    if turn.startswith("cards"):
        return _choosing(turn, language)
    if turn == "R@":
        return say("raptor-decision-return", language)
    if "=" in turn:
        return say("cli-chance-pending", language)
    side = SIDES["RS".index(turn[0])]
    if turn[1] == "#":
        return say("cli-turn-over", language, side=f"raptor-seat-{side}")
    if turn[1] == "+":
        toll = fields.tokens if side == "raptor" and not turn.endswith("'") else 0
        told = say("raptor-decision-points", language, side=side, points=int(turn[2]), toll=toll)
    else:
        told = say("raptor-decision-effect", language, side=side, card=int(turn[1]), left=int(turn[3]))
    if "M" not in figures:
        told += " " + say("raptor-cli-mother-away", language)
    return told


def _choosing(turn: str, language: str) -> str:
    shown = turn.removeprefix("cards!") if turn.startswith("cards!") else ""
    if shown == "?":
        return say("raptor-cli-card-shown", language)
    observed = "no" if turn == "cards" else "yes"
    return say("raptor-decision-card", language, observed=observed, shown=shown or HIDDEN)
