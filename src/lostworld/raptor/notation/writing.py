"""The text of a position, character by character. Compiled like the kernel: a server writes many.

The form is described in docs/notation.md; ``notation.py`` reads it.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.raptor.notation import actions
from lostworld.raptor.rules.known import HIDDEN_CARD
from lostworld.raptor.rules.spaces import COLUMNS, NAMES, ROWS

if not cython.compiled:
    from lostworld.raptor.rules.bits import lowest
    from lostworld.raptor.rules.kernel import (
        CARD_SHOWN,
        CARDS,
        CARDS_OBSERVED,
        EFFECT,
        PLACE,
        POINTS,
        RETURN,
        SCIENTIST,
        SHUFFLE,
        Position,
    )

HIDDEN = HIDDEN_CARD
FIRST_SPACE = actions.FIRST_SPACE
ROW_LENGTH = len(COLUMNS) + 1
"""The spaces of a row and the stroke after them."""
BOARD_LENGTH = ROW_LENGTH * len(ROWS) - 1
MOST_HIDDEN = 9
LONGEST = 256
"""More characters than any position has."""

if not cython.compiled:
    at = [0] * len(NAMES)
for _number in range(len(NAMES)):
    # Row 6 comes first; a space's number is 6 x column + row.
    at[_number] = (len(ROWS) - 1 - _number % len(ROWS)) * ROW_LENGTH + _number // len(ROWS)


def write(position: Position, hidden_raptor: int = 0, hidden_scientist: int = 0) -> str:
    """The position's text; of a view's known part, with as many ``?`` in the hands as the seat cannot see."""
    if not 0 <= hidden_raptor <= MOST_HIDDEN or not 0 <= hidden_scientist <= MOST_HIDDEN:
        raise ValueError(f"a hand holds at most {MOST_HIDDEN} cards that are hidden")
    if not cython.compiled:
        text = bytearray(LONGEST)
    n = put_board(position, text)
    n = put_text(" ", text, n)
    for exit_space in position.board.exits:
        n = put_text(NAMES[exit_space], text, n)
    n = put_text(" ", text, n)
    n = put_turn(position, text, n)
    n = put_text(" z", text, n)
    n = put_number(position.tokens, text, n)
    n = put_text("e", text, n)
    n = put_number(position.escaped, text, n)
    n = put_text("c", text, n)
    n = put_number(position.captured, text, n)
    n = put_text("r", text, n)
    n = put_number(position.reserve, text, n)
    n = put_text(" ", text, n)
    n = put_number(position.round, text, n)
    n = put_text(" R:", text, n)
    n = put_cards(position, 0, hidden_raptor, text, n)
    n = put_text(" S:", text, n)
    n = put_cards(position, 1, hidden_scientist, text, n)
    return text[:n].decode("ascii")


def put_text(written: str, text: bytearray, n: int) -> int:
    """Write some characters at place ``n``; the place after them, as all these functions give."""
    for character in written:
        text[n] = ord(character)
        n += 1
    return n


def put_number(number: int, text: bytearray, n: int) -> int:
    ten = 1
    while number // ten >= 10:
        ten *= 10
    while ten:
        text[n] = ord("0") + number // ten % 10
        ten //= 10
        n += 1
    return n


def put_figures(position: Position, places: int, character: int, text: bytearray) -> None:
    """One kind of figures on the board; they cover what was written there before."""
    while places:
        text[at[position.board.code[lowest(places)] - FIRST_SPACE]] = character
        places &= places - 1


def put_board(position: Position, text: bytearray) -> int:
    """The first field: rows 6 to 1. What is not walked on is rock."""
    for i in range(BOARD_LENGTH):
        text[i] = ord("/") if i % ROW_LENGTH == ROW_LENGTH - 1 else ord("#")
    put_figures(position, position.board.walk, ord("."), text)
    put_figures(position, position.fires, ord("*"), text)
    put_figures(position, position.mother, ord("M"), text)
    put_figures(position, position.awake, ord("b"), text)
    put_figures(position, position.called, ord("c"), text)
    put_figures(position, position.asleep, ord("z"), text)
    put_figures(position, position.asleep_now, ord("y"), text)
    put_figures(position, position.active, ord("S"), text)
    put_figures(position, position.spent, ord("A"), text)
    put_figures(position, position.frightened, ord("s"), text)
    put_figures(position, position.frightened_now, ord("f"), text)
    burning = position.active & position.fires
    put_figures(position, burning, ord("B"), text)
    put_figures(position, burning & position.spent, ord("C"), text)
    return BOARD_LENGTH


def put_turn(position: Position, text: bytearray, n: int) -> int:
    """The third field: what is to be decided, by whom."""
    if position.phase == PLACE:
        return put_text("place", text, n)
    if position.phase == RETURN:
        return put_text("R@", text, n)
    if position.phase in (CARDS, CARDS_OBSERVED, CARD_SHOWN):
        n = put_text("cards" if position.phase == CARDS else "cards!", text, n)
        return put_card(position.played[SCIENTIST], text, n) if position.phase == CARD_SHOWN else n
    text[n] = ord("S") if position.side == SCIENTIST else ord("R")
    n += 1
    if position.phase == SHUFFLE:
        # Scientist's shuffle comes next; that it is due shows by itself if he has nothing left to draw.
        follows = position.side != SCIENTIST and position.shuffles_due & 2 and position.round
        if follows and position.pile_size[SCIENTIST]:
            n = put_text("S", text, n)
        return put_text("=!" if position.observed_next else "=", text, n)
    if position.phase == EFFECT:
        n = put_number(position.played[position.side], text, n)
        n = put_text(":", text, n)
        return put_number(position.left, text, n)
    if position.phase == POINTS:
        n = put_text("+", text, n)
        n = put_number(position.left, text, n)
        return put_text("'", text, n) if position.moved else n
    return put_text("#", text, n)


def put_card(value: int, text: bytearray, n: int) -> int:
    text[n] = ord("?") if value == 0 or value == HIDDEN else ord("0") + value
    return n + 1


def put_values(values: int, text: bytearray, n: int) -> int:
    for value in range(1, 10):
        if values >> value & 1:
            text[n] = ord("0") + value
            n += 1
    return n


def put_cards(position: Position, side: int, hidden: int, text: bytearray, n: int) -> int:
    """A side's cards: played, hand, draw pile, discard."""
    if position.played[side]:
        n = put_card(position.played[side], text, n)
    n = put_text("/", text, n)
    n = put_values(position.hand[side], text, n)
    for _ in range(hidden):
        n = put_text("?", text, n)
    n = put_text("/", text, n)
    for i in range(position.pile_size[side]):
        n = put_card(position.pile[side] >> 4 * i & 15, text, n)
    n = put_text("/", text, n)
    return put_values(position.discard[side], text, n)
