"""What a seat knows as a row of small numbers, and what it may do as bits. Compiled like the kernel.

``observe`` reads of the other side's cards only how many there are: what is secret by ``secret`` below (the
kernel's twin of ``known.is_secret``) is written as hidden, whether it is called with a whole position, as by
``batch.py``, or with what a view knows. A test compares the two at every decision.
"""

from __future__ import annotations

from typing import Any, Final

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.raptor.learning.numbering import ALL_ACTIONS
from lostworld.raptor.notation import actions as texts

if not cython.compiled:
    from lostworld.raptor.rules.bits import count, lowest
    from lostworld.raptor.rules.kernel import CARD_SHOWN, CARDS, SCIENTIST, Position, deciding, generate

PLANES: Final = (
    "rock",
    "exit",
    "mother",
    "baby awake",
    "baby asleep",
    "baby asleep since this round",
    "baby called in this turn",
    "scientist active",
    "scientist who has acted in this turn",
    "scientist frightened",
    "scientist frightened since this round",
    "fire",
)
"""Each is 11 columns of 6 rows: 1 where it is so."""

_SIDES: Final = ("raptor", "scientist")
FACTS: Final = (
    *(f"the {side} looks" for side in _SIDES),
    "this seat decides",
    *(f"phase {phase}" for phase in range(10)),
    *(f"the {side}'s turn" for side in _SIDES),
    "round, at most 255",
    "sleep tokens",
    "babies escaped",
    "babies captured",
    "scientists in reserve",
    "points or repetitions left",
    "toll paid",
    "next card is observed",
    *(f"the {side}'s shuffle is due" for side in _SIDES),
    *(
        f"the {side}'s {what}"
        for side in _SIDES
        for what in (
            *(f"hand holds {value}" for value in range(1, 10)),
            *(f"card is {value}" for value in range(1, 10)),
            *(f"discard holds {value}" for value in range(1, 10)),
            "card is hidden",
            "hand's size",
            "pile's size",
        )
    ),
)
"""What the last numbers of an observation mean, in order."""

SPACES = 66
BOARD = SPACES * len(PLANES)
SIZE = BOARD + len(FACTS)
ACTIONS = len(ALL_ACTIONS)
BITS = (ACTIONS + 7) // 8
FIRST_SPACE = texts.FIRST_SPACE
TO_BITS = texts.TO_BITS
ROW = 72
HEADS = 560
HIDDEN = 15
OF_A_SIDE = 30

if not cython.compiled:
    action_of = [0] * ACTIONS
    row_of = [-1] * (1 << 14)
    index_of = [-1] * (HEADS * ROW)

    def wipe(out: Any, size: int) -> None:
        """Write zeros. Compiled, it is C's memset."""
        for i in range(size):
            out[i] = 0

    def mark_rocks(place_at: Any, out: Any) -> None:
        """Write the plane of rocks: where a board has no place."""
        for i in range(SPACES):
            out[i] = place_at[FIRST_SPACE + i] < 0


def _number() -> None:
    """Fill the tables: an action's head (all but its target) has a row, the target a place in it."""
    if len({action >> TO_BITS for action in ALL_ACTIONS}) > HEADS:
        raise AssertionError("index_of is too small")
    for i in range(1 << 14):
        row_of[i] = -1
    for i in range(HEADS * ROW):
        index_of[i] = -1
    rows = 0
    for i, action in enumerate(ALL_ACTIONS):
        action_of[i] = action
        head = action >> TO_BITS
        if row_of[head] < 0:
            row_of[head] = rows
            rows += ROW
        index_of[row_of[head] + (action & 127)] = i


_number()


def number(action: int) -> int:
    """A number for an action that the rules have made."""
    return index_of[row_of[action >> TO_BITS] + (action & 127)]


def index(action: int) -> int:
    """The number of any int, or -1 if that is no action."""
    if action < 0 or action >> TO_BITS >= 1 << 14 or action & 127 >= ROW or row_of[action >> TO_BITS] < 0:
        return -1
    return number(action)


def action_at(number_of_action: int) -> int:
    """The action with a number."""
    if not 0 <= number_of_action < ACTIONS:
        raise IndexError(f"action {number_of_action} of {ACTIONS}")
    return action_of[number_of_action]


def secret(s: Position, seat: int, side: int) -> int:
    """Whether ``seat`` may not see the card that ``side`` has played; as ``known.is_secret``."""
    if seat == side:
        return 0
    if s.phase == CARDS:
        return 1
    return s.phase == CARD_SHOWN and side == SCIENTIST and seat != 0


def mark(places: int, code: Any, out: Any, start: int) -> None:
    """Write a plane; ``code`` is the board's table of spaces."""
    while places:
        out[start + code[lowest(places)]] = 1
        places &= places - 1


def mark_cards(cards: int, out: Any, start: int) -> None:
    """Write a set of cards: nine numbers."""
    while cards:
        out[start + lowest(cards) - 1] = 1
        cards &= cards - 1


def put(s: Position, seat: int, decides: int, raptor_hand: int, scientist_hand: int, out: Any) -> None:
    """Write the whole observation; the hands' sizes come from whoever may count them."""
    wipe(out, SIZE)
    mark_rocks(s.board.place_at, out)
    mark(s.board.exit_spaces, s.board.code, out, SPACES - FIRST_SPACE)
    mark(s.mother, s.board.code, out, 2 * SPACES - FIRST_SPACE)
    mark(s.awake, s.board.code, out, 3 * SPACES - FIRST_SPACE)
    mark(s.asleep, s.board.code, out, 4 * SPACES - FIRST_SPACE)
    mark(s.asleep_now, s.board.code, out, 5 * SPACES - FIRST_SPACE)
    mark(s.called, s.board.code, out, 6 * SPACES - FIRST_SPACE)
    mark(s.active, s.board.code, out, 7 * SPACES - FIRST_SPACE)
    mark(s.spent, s.board.code, out, 8 * SPACES - FIRST_SPACE)
    mark(s.frightened, s.board.code, out, 9 * SPACES - FIRST_SPACE)
    mark(s.frightened_now, s.board.code, out, 10 * SPACES - FIRST_SPACE)
    mark(s.fires, s.board.code, out, 11 * SPACES - FIRST_SPACE)
    at = BOARD
    if seat >= 0:
        out[at + seat] = 1
    out[at + 2] = decides
    out[at + 3 + s.phase] = 1
    out[at + 13 + s.side] = 1
    out[at + 15] = s.round if s.round < 255 else 255
    out[at + 16] = s.tokens
    out[at + 17] = s.escaped
    out[at + 18] = s.captured
    out[at + 19] = s.reserve
    out[at + 20] = s.left
    out[at + 21] = s.moved
    out[at + 22] = s.observed_next
    out[at + 23] = s.shuffles_due & 1
    out[at + 24] = s.shuffles_due >> 1 & 1
    at += 25
    for side in range(2):
        if seat == side:
            mark_cards(s.hand[side], out, at)
        if s.played[side]:
            if s.played[side] == HIDDEN or secret(s, seat, side):
                out[at + 27] = 1
            else:
                out[at + 9 + s.played[side] - 1] = 1
        mark_cards(s.discard[side], out, at + 18)
        out[at + 28] = raptor_hand if side == 0 else scientist_hand
        out[at + 29] = s.pile_size[side]
        at += OF_A_SIDE


def observe(known: Position, seat: int, hidden_raptor: int, hidden_scientist: int, out: Any) -> None:
    """Write what a view knows; ``hidden_*`` says how many cards of each hand it cannot see."""
    if len(out) != SIZE:
        raise ValueError(f"an observation is {SIZE} bytes, not {len(out)}")
    if not -1 <= seat <= 1:
        raise ValueError(f"{seat} is no seat")
    decides = 1 if seat >= 0 and deciding(known) >> seat & 1 else 0
    raptor_hand = hidden_raptor + count(known.hand[0])
    scientist_hand = hidden_scientist + count(known.hand[1])
    if cython.compiled:
        put(known, seat, decides, raptor_hand, scientist_hand, cython.address(out[0]))
    else:
        put(known, seat, decides, raptor_hand, scientist_hand, out)


def mask(known: Position, seat: int, out: Any) -> None:
    """Write 1 for every legal action and 0 for all others."""
    if len(out) != ACTIONS:
        raise ValueError(f"a mask is {ACTIONS} bytes, not {len(out)}")
    if cython.compiled:
        wipe(cython.address(out[0]), ACTIONS)
    else:
        wipe(out, ACTIONS)
    if 0 <= seat <= 1 and deciding(known) >> seat & 1:
        for i in range(generate(known, seat)):
            out[number(known.moves[i])] = 1
