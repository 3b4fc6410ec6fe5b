"""What a game of Raptor had in it, for the laboratory: board, placement, cards and their gains, places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lostworld.game import Seat, State
from lostworld.games import Meeting, Study, Use
from lostworld.raptor.judging import judged
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST, SIDES
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.spaces import COLUMNS, NAMES, ROWS, TILE_OF, TILES
from lostworld.texts import has_text, say

FACTIONS: Final = "RS"
"""The letters of the sides, in front of a card's value."""

PLACES: Final[dict[str, tuple[str, str]]] = {
    "mother_moved": ("runs", "path"),
    "scientist_killed": ("killed", "space"),
    "mother_shot": ("shot", "by"),
    "baby_put_to_sleep": ("asleep", "space"),
    "baby_captured": ("captured", "space"),
    "baby_escaped": ("escaped", "space"),
    "fire_lit": ("fires", "space"),
    "reinforcement_arrived": ("reinforced", "space"),
}
"""Events that have a map: its name, and the field that says where."""


def study(start: State[Any], steps: Sequence[tuple[Seat | None, str]], parse_action: Any) -> Study:
    """What there was in a game."""
    state: Any = start.copy()
    traits: dict[str, str] = {}
    uses: list[Use] = []
    meetings: list[Meeting] = []
    places: dict[str, list[str]] = {name: [] for name, _ in PLACES.values()}
    cards: tuple[int, int] | None = None
    chance = 0.5

    def close_round() -> None:
        """Tell what the round's cards have brought."""
        nonlocal cards, chance
        ended = state.outcome
        now = judged(state)[RAPTOR] if ended is None else float(RAPTOR in ended.winners)
        if cards is not None:
            names = [f"{FACTIONS[side]}{cards[side]}" for side in (RAPTOR, SCIENTIST)]
            uses.append(Use(RAPTOR, names[RAPTOR], now - chance))
            uses.append(Use(SCIENTIST, names[SCIENTIST], chance - now))
            meetings.append(Meeting(names[RAPTOR], names[SCIENTIST], now - chance))
        cards, chance = None, now

    for seat, text in steps:
        happened = state.settle(text) if seat is None else state.play(seat, parse_action(text))
        for event in happened:
            told = event.to_json()
            kind = told["kind"]
            if kind == "board_laid":
                traits["theme"] = told["theme"]
            elif kind == "round_begins":
                if not traits.get("mother"):
                    traits |= _placement(state)
                close_round()
            elif kind == "cards_revealed":
                cards = told["raptor"], told["scientist"]
            if kind in PLACES:
                name, field = PLACES[kind]
                where = told[field]
                places[name].append(where[-1] if isinstance(where, list) else where)
    if cards is not None:
        close_round()
    return Study(traits, uses, meetings, places)


def _placement(position: Position) -> dict[str, str]:
    """The board's exits and how both sides have placed their figures."""
    board = position.board
    exits = [NAMES[number] for number in board.exits]
    mother = _spaces(position, position.mother)
    babies = _spaces(position, position.awake | position.asleep)
    scientists = _spaces(position, position.active | position.frightened)
    beside_exit = sum(any(_distance(space, way) <= 1 for way in exits) for space in scientists)
    return {
        "exits": "-".join(exits),
        "exits_shape": _shape(exits),
        "mother": NAMES[mother[0]] if mother else "",
        "babies_near": str(sum(any(_distance(baby, way) <= 3 for way in exits) for baby in babies)),
        "babies_corner": str(sum(_in_corner(baby) for baby in babies)),
        "guards": str(beside_exit),
    }


def _shape(exits: list[str]) -> str:
    """How the exits lie, whatever way round the board is: the rows on both sides, mirrored to one form."""
    forms = []
    for mirrored in (False, True):
        left = sorted(7 - int(name[1]) if mirrored else int(name[1]) for name in exits if name[0] == "a")
        right = sorted(7 - int(name[1]) if mirrored else int(name[1]) for name in exits if name[0] == "k")
        forms += [(left, right), (right, left)]
    one, other = min(forms)
    return "/".join("".join(map(str, rows)) for rows in (one, other))


def _spaces(position: Position, bits: int) -> list[int]:
    return list(position.board.numbers(bits))


def _distance(space: int, name: str) -> int:
    column, row = divmod(space, len(ROWS))
    return abs(column - COLUMNS.index(name[0])) + abs(row - ROWS.index(name[1]))


def _in_corner(space: int) -> bool:
    """Whether a space is a corner of its square tile, as far from its middle as can be."""
    tile = TILES[TILE_OF[space]]
    columns, rows = {n // len(ROWS) for n in tile}, {n % len(ROWS) for n in tile}
    column, row = divmod(space, len(ROWS))
    return column in (min(columns), max(columns)) and row in (min(rows), max(rows))


def place(name: str) -> tuple[float, float]:
    """A space on a map: to the right and down."""
    return float(COLUMNS.index(name[0])), float(len(ROWS) - int(name[1]))


def called(name: str, language: str) -> str:
    """A trait, a map or a card in words."""
    if name[:1] in FACTIONS and name[1:].isdigit():
        side = SIDES[FACTIONS.index(name[0])]
        return f"{name} {say(f'raptor-card-{side}-{name[1:]}.name', language)}"
    key = f"raptor-study-{name.replace('_', '-')}"
    return say(key, language) if has_text(key, language) else name
