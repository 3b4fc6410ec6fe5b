"""Positions and views as text: seven fields, one text for each position.

The form is described in docs/notation.md. Reading checks the form here and the meaning in
``validity.py``; whatever is refused is refused with a sentence that names what is wrong.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from lostworld.game import SPECTATOR, BadText, Seat
from lostworld.raptor import cards, layouts, phases
from lostworld.raptor.kernel import Board, Position
from lostworld.raptor.spaces import COLUMNS, NAMES, NUMBERS, ROWS

SIDE_LETTERS: Final = "RS"
HIDDEN_CARD: Final = 15
"""Stands in ``Position.played`` for a card that was chosen in secret, in what a view knows."""

# Each board character and the sets of places it stands in.
FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "*": ("fires",),
    "M": ("mother",),
    "b": ("awake",),
    "c": ("awake", "called"),
    "z": ("asleep",),
    "y": ("asleep", "asleep_now"),
    "S": ("active",),
    "A": ("active", "spent"),
    "s": ("frightened",),
    "f": ("frightened", "frightened_now"),
    "B": ("active", "fires"),
    "C": ("active", "spent", "fires"),
}
# How they are written: a later layer covers an earlier one on the same space.
_LAYERS: Final = (
    ("fires", "*"),
    ("mother", "M"),
    ("awake", "b"),
    ("called", "c"),
    ("asleep", "z"),
    ("asleep_now", "y"),
    ("active", "S"),
    ("spent", "A"),
    ("frightened", "s"),
    ("frightened_now", "f"),
)

_EXITS = re.compile(r"(a[4-6])(a[1-3])(k[4-6])(k[1-3])")
_COUNTS = re.compile(r"z([0-9])e([0-9])c([0-9])r([0-9])")
_ROUND = re.compile(r"0|[1-9][0-9]{0,8}")
_TURN = re.compile(
    r"(?P<place>place)|(?P<cards>cards)|(?P<observed>cards!)|cards!(?P<shown>[1-9?])"
    r"|(?P<effect_side>[RS])(?P<card>[1-9]):(?P<times>[0-9])"
    r"|(?P<points_side>[RS])\+(?P<points>[0-9])(?P<moved>')?|(?P<returning>R@)|(?P<winner>[RS])#"
)
_PLAIN_TURNS: Final = {
    "place": phases.PLACE,
    "cards": phases.CARDS,
    "cards!": phases.CARDS_OBSERVED,
    "R@": phases.RETURN,
}
_MOST: Final = {"z": 5, "e": 3, "c": 3, "r": 9}


class Reading(NamedTuple):
    """A text that has been read: the position, and what of it was hidden."""

    position: Position
    turn: str
    hidden_hand: tuple[int, int]
    hidden_pile: tuple[int, int]
    hidden_played: tuple[bool, bool]
    shown: str | None
    """In ``cards!5``, the card named by the turn."""

    @property
    def is_view(self) -> bool:
        """Whether anything was hidden."""
        return any(self.hidden_hand + self.hidden_pile + self.hidden_played) or self.shown == "?"


# --- writing ------------------------------------------------------------------------------------


def write(position: Position) -> str:
    """The position's text, everything shown."""
    return _write(position, (0, 0))


def write_known(position: Position, hidden_hand: tuple[int, int]) -> str:
    """The text of what a view knows; ``hidden_hand`` counts the cards it cannot see."""
    return _write(position, hidden_hand)


def _write(position: Position, hidden_hand: tuple[int, int]) -> str:
    board = position.board
    return " ".join(
        (
            write_board(position),
            "".join(NAMES[number] for number in board.exits),
            write_turn(position),
            f"z{position.tokens}e{position.escaped}c{position.captured}r{position.reserve}",
            str(position.round),
            _write_cards(position, cards.RAPTOR, hidden_hand[0]),
            _write_cards(position, cards.SCIENTIST, hidden_hand[1]),
        )
    )


def write_board(position: Position) -> str:
    """The first field: rows 6 to 1."""
    board = position.board
    characters = _ground(board)
    for name, character in _LAYERS:
        places = getattr(position, name)
        if places:
            for number in board.numbers(places):
                characters[number] = character
    for number in board.numbers(position.active & position.fires):
        characters[number] = "C" if characters[number] == "A" else "B"
    return "/".join(["".join(characters[row :: len(ROWS)]) for row in reversed(range(len(ROWS)))])


def _ground(board: Board) -> list[str]:
    characters = ["."] * len(NAMES)
    for number in board.rocks:
        characters[number] = "#"
    return characters


def write_turn(position: Position) -> str:
    """The third field: what is to be decided, by whom."""
    letter = SIDE_LETTERS[position.side]
    played = position.cards_of(position.side)[0]
    match position.phase:
        case phases.PLACE:
            return "place"
        case phases.CARDS:
            return "cards"
        case phases.CARDS_OBSERVED:
            return "cards!"
        case phases.CARD_SHOWN:
            return "cards!" + _card(position.cards_of(cards.SCIENTIST)[0])
        case phases.EFFECT:
            return f"{letter}{played}:{position.left}"
        case phases.POINTS:
            return f"{letter}+{position.left}" + ("'" if position.moved else "")
        case phases.RETURN:
            return "R@"
        case phases.SHUFFLE:
            return f"{letter}="
        case _:
            return f"{letter}#"


def _card(value: int) -> str:
    return "?" if value in (0, HIDDEN_CARD) else str(value)


def _write_cards(position: Position, side: int, hidden_hand: int) -> str:
    played, hand, pile, discard = position.cards_of(side)
    return (
        f"{SIDE_LETTERS[side]}:{_card(played) if played else ''}"
        f"/{_values(hand)}{'?' * hidden_hand}/{''.join(_card(value) for value in pile)}/{_values(discard)}"
    )


def _values(bits: int) -> str:
    return "".join(str(value) for value in range(1, 10) if bits >> value & 1)


# --- reading ------------------------------------------------------------------------------------


def read(text: str) -> Reading:
    """Read a position or a view by its form. ``validity.check`` says whether it makes sense."""
    fields = text.split(" ")
    if len(fields) != 7:
        raise BadText("error-position-fields", count=len(fields))
    board_field, exits_field, turn, counts_field, round_field, raptor_cards, scientist_cards = fields
    characters = _read_board(board_field)
    exits = _EXITS.fullmatch(exits_field)
    if exits is None:
        raise BadText("error-exits-text", exits=exits_field[:40])
    rocks = frozenset(number for number, character in characters.items() if character == "#")
    exit_numbers = tuple(NUMBERS[name] for name in exits.groups())
    _check_board(rocks, exit_numbers, exits_field)
    position = Position(layouts.board(rocks, exit_numbers))
    _put_figures(position, characters)
    shown = _read_turn(position, turn)
    _read_counts(position, counts_field)
    if _ROUND.fullmatch(round_field) is None:
        raise BadText("error-round", round=round_field[:40])
    position.round = int(round_field)
    raptor = _read_cards(position, cards.RAPTOR, raptor_cards)
    scientist = _read_cards(position, cards.SCIENTIST, scientist_cards)
    return Reading(
        position,
        turn,
        (raptor[0], scientist[0]),
        (raptor[1], scientist[1]),
        (raptor[2], scientist[2]),
        shown,
    )


def _read_board(field: str) -> dict[int, str]:
    rows = field.split("/")
    if len(rows) != len(ROWS):
        raise BadText("error-board-rows", count=len(rows))
    characters = {}
    for name, row in zip(reversed(ROWS), rows, strict=True):
        if len(row) != len(COLUMNS):
            raise BadText("error-board-row-length", row=name, count=len(row))
        for column, character in zip(COLUMNS, row, strict=True):
            if character not in ".#" and character not in FIGURES:
                raise BadText("error-board-character", character=character, space=column + name)
            characters[NUMBERS[column + name]] = character
    return characters


def _check_board(rocks: frozenset[int], exits: tuple[int, ...], exits_field: str) -> None:
    if len(rocks) != 9:
        raise BadText("error-rocks-count", count=len(rocks))
    for number in sorted(rocks):
        if NAMES[number][0] in "ak":
            raise BadText("error-rocks-column", space=NAMES[number])
    if exits not in layouts.EXIT_MAPS:
        raise BadText("error-exits-map", exits=exits_field)


def _put_figures(position: Position, characters: dict[int, str]) -> None:
    mothers = [number for number, character in characters.items() if character == "M"]
    if len(mothers) > 1:
        raise BadText("error-mothers-count", count=len(mothers))
    for number, character in characters.items():
        for name in FIGURES.get(character, ()):
            setattr(position, name, getattr(position, name) | position.board.places([number]))


def _read_turn(position: Position, turn: str) -> str | None:
    form = _TURN.fullmatch(turn)
    if form is None:
        raise BadText("error-turn", turn=turn[:40])
    found = form.groupdict()
    position.side = cards.RAPTOR
    if found["effect_side"]:
        _read_effect(position, turn, found)
    elif found["points_side"]:
        position.phase = phases.POINTS
        position.side = SIDE_LETTERS.index(found["points_side"])
        position.left = int(found["points"])
        position.moved = 1 if found["moved"] else 0
        if position.left == 0:
            raise BadText("error-points-none", turn=turn)
        if position.moved and position.side != cards.RAPTOR:
            raise BadText("error-turn", turn=turn)
    elif found["winner"]:
        position.phase = phases.OVER
        position.side = SIDE_LETTERS.index(found["winner"])
    else:
        position.phase = _PLAIN_TURNS.get(turn, phases.CARD_SHOWN)
    return found["shown"]


def _read_effect(position: Position, turn: str, found: dict[str, str]) -> None:
    position.phase = phases.EFFECT
    position.side = SIDE_LETTERS.index(found["effect_side"])
    position.left = int(found["times"])
    most = cards.card(position.side, int(found["card"])).times
    if most == 0:
        raise BadText("error-turn-no-effect", turn=turn)
    if not 1 <= position.left <= most:
        raise BadText("error-turn-repetitions", turn=turn, most=most)


def _read_counts(position: Position, field: str) -> None:
    counts = _COUNTS.fullmatch(field)
    if counts is None:
        raise BadText("error-counts", counts=field[:40])
    for letter, digit in zip("zecr", counts.groups(), strict=True):
        if int(digit) > _MOST[letter]:
            raise BadText("error-count-range", letter=letter, count=int(digit), most=_MOST[letter])
    position.tokens, position.escaped, position.captured, position.reserve = map(int, counts.groups())


def _read_cards(position: Position, side: int, field: str) -> tuple[int, int, bool]:
    """Fill in a side's cards; how many of its hand and pile are hidden, and whether its played card is."""
    name = cards.SIDES[side]
    piles = field[2:].split("/")
    if not field.startswith(f"{SIDE_LETTERS[side]}:") or len(piles) != 4:
        raise BadText("error-cards-text", side=name, cards=field[:60])
    for character in "".join(piles):
        if character not in "123456789?":
            raise BadText("error-cards-character", side=name, character=character)
    played, hand, pile, discard = piles
    if len(played) > 1:
        raise BadText("error-played-many", side=name)
    for kind, shown in (("hand", hand), ("discard", discard)):
        if list(shown) != sorted(shown):
            raise BadText("error-cards-order", side=name, pile=kind)
    for kind, shown in (("hand", hand), ("draw", pile), ("discard", discard)):
        if "?" in shown and (kind == "discard" or set(shown) != {"?"}):
            raise BadText("error-view-hidden", side=name, pile=kind)
    known = [value for value in "".join(piles) if value != "?"]
    for value in known:
        if known.count(value) > 1:
            raise BadText("error-cards-repeated", side=name, card=value)
    if len("".join(piles)) != 9:
        raise BadText("error-cards-nine", side=name, count=len("".join(piles)))
    position.set_cards(
        side,
        HIDDEN_CARD if played == "?" else int(played or 0),
        _bits(hand),
        [0 if value == "?" else int(value) for value in pile],
        _bits(discard),
    )
    return hand.count("?"), pile.count("?"), played == "?"


def _bits(values: str) -> int:
    return sum(1 << int(value) for value in values if value != "?")


def owner(reading: Reading) -> Seat:
    """The seat whose view this is. Raises BadText when no seat sees exactly this."""
    seats = []
    position = reading.position
    for seat in (cards.RAPTOR, cards.SCIENTIST, SPECTATOR):
        if all(_fits(reading, seat, side) for side in (cards.RAPTOR, cards.SCIENTIST)):
            seats.append(seat)
    if position.phase == phases.PLACE and seats:
        return SPECTATOR  # nothing is secret yet: the view is everybody's
    if len(seats) != 1:
        raise BadText("error-view-owner")
    return seats[0]


def _fits(reading: Reading, seat: Seat, side: int) -> bool:
    position = reading.position
    played, hand, pile, _discard = position.cards_of(side)
    if reading.hidden_pile[side] != len(pile):
        return False
    if seat == side:
        return not reading.hidden_hand[side] and not reading.hidden_played[side]
    if hand:
        return False
    return not played or reading.hidden_played[side] == is_secret(position, seat, side)


def is_secret(position: Position, seat: Seat, side: int) -> bool:
    """Whether ``seat`` may not see the card that ``side`` has played."""
    if seat == side:
        return False
    if position.phase == phases.CARDS:
        return True
    return position.phase == phases.CARD_SHOWN and side == cards.SCIENTIST and seat != cards.RAPTOR
