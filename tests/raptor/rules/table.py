"""A table to try rules on: set up a position, ask what is legal, play, and look at the result.

Everything here speaks position and action texts only (shared notation), so a test reads like the rulebook.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from lostworld.chance import Dice
from lostworld.game import BadText, GameError, State
from lostworld.raptor import GAME, RAPTOR, SCIENTIST
from lostworld.session import run_chance

COLUMNS = "abcdefghijk"
ROWS = "654321"
SPACES = [column + row for column in COLUMNS for row in "123456"]

FIRST_GAME_ROCKS = "e5 i5 c4 g4 i4 d3 e3 i2 b1"
ROCKS_ASIDE = "h4 h5 h6 i4 i5 i6 j4 j5 j6"
"""All nine rocks on one tile, so that the other spaces are open ground."""

CORRIDOR_ROCKS = "b1 b2 b3 b4 b5 b6 h6 i6 j6"
"""Column a walled off from the rest of the board."""

FIRST_GAME_BOARD = "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S"
FIRST_GAME_EXITS = "a4a3k6k1"

FIGURES = "MbzycSAsfBC"
BABIES = "bzyc"
SCIENTISTS = "SAsfBC"
ON_FIRE = "BC"

Given = Any
"""A keyword of ``at``: tests also unpack mixed dictionaries into them."""

SIDES = {"R": RAPTOR, "S": SCIENTIST}


def spaces(text: str) -> set[str]:
    """The spaces named in ``text``: single ones (``c4``) and runs (``b6-j6``, ``a4-a6``)."""
    found: set[str] = set()
    for word in text.split():
        first, _, last = word.partition("-")
        last = last or first
        found |= {
            column + row
            for column in COLUMNS[COLUMNS.index(first[0]) : COLUMNS.index(last[0]) + 1]
            for row in "123456"[int(first[1]) - 1 : int(last[1])]
        }
    return found


def draw(rocks: str, fire: str = "", **figures: str) -> str:
    """The board field: rocks, fires and figures by their letters, e.g. ``M="f2", b="c4 d5"``."""
    board = dict.fromkeys(SPACES, ".")
    for letter, where in {"#": rocks, "*": fire, **figures}.items():
        for space in sorted(spaces(where)):
            assert board[space] == ".", f"{space} holds {board[space]} already"
            board[space] = letter
    return "/".join("".join(board[column + row] for column in COLUMNS) for row in ROWS)


def played_for(turn: str, board: str) -> tuple[int | None, int | None]:
    """A pair of cards that leads to ``turn`` with the marks on ``board``."""
    if turn[0] == "c":
        return None, int(turn[-1]) if turn[-1].isdigit() else None
    if turn == "R@":
        return 2, 9
    side, kind = turn[0], turn[1]
    if kind.isdigit():
        return (int(kind), 9) if side == "R" else (9, int(kind))
    points = int(turn[2]) if kind == "+" else 1
    gone = "M" not in board
    gassed = "y" in board
    if side == "R":
        return 9, (4 if gassed and points <= 5 else 3 if not gassed and points <= 6 else 1)
    return (2 if gone else 3 if points <= 6 else 1), 9


def cards_field(side: str, played: int | None, discard_first: str) -> str:
    """One side's cards: ``played``, a hand, one card discarded, the rest in the draw pile."""
    rest = [card for card in range(1, 10) if card != played]
    discard = next(int(card) for card in discard_first if int(card) in rest)
    rest.remove(discard)
    hand = 3 if played is None else 2
    texts = [str(played or ""), *("".join(map(str, part)) for part in (rest[:hand], rest[hand:], [discard]))]
    return f"{side}:" + "/".join(texts)


def at(
    turn: str,
    *,
    rocks: Given = ROCKS_ASIDE,
    fire: Given = "",
    exits: Given = FIRST_GAME_EXITS,
    played: Given = None,
    tokens: Given = 0,
    escaped: Given = None,
    captured: Given = None,
    reserve: Given = None,
    round_number: Given = 2,
    raptor: Given = None,
    scientist: Given = None,
    **figures: Given,
) -> str:
    """A position text for ``turn``, everything that is not said filled in.

    Babies that are not on the board have left it (up to two each way). If no baby is named, one sleeps on k2;
    if no scientist is named, one stands on k3. A mother who is not named has disappeared.
    """
    assert set(figures) <= set(FIGURES), figures
    if not any(figures.get(letter) for letter in BABIES):
        figures["z"] = "k2"
    if not any(figures.get(letter) for letter in SCIENTISTS):
        figures["S"] = "k3"
    board = draw(rocks, fire, **figures)
    missing = 5 - sum(board.count(letter) for letter in BABIES)
    if escaped is None:
        escaped = min(2, missing) if captured is None else missing - captured
    if captured is None:
        captured = missing - escaped
    standing = sum(board.count(letter) for letter in SCIENTISTS)
    if reserve is None:
        reserve = min(6, 10 - standing)
    raptors_card, scientists_card = played or played_for(turn, board)
    fields = [
        board,
        exits,
        turn,
        f"z{tokens}e{escaped}c{captured}r{reserve}",
        str(round_number),
        f"R:{raptor}" if raptor is not None else cards_field("R", raptors_card, "268"),
        f"S:{scientist}" if scientist is not None else cards_field("S", scientists_card, "987"),
    ]
    return " ".join(fields)


@dataclass(frozen=True)
class Cards:
    """One side's cards, each part as the digits of the position text."""

    played: str
    hand: str
    draw: str
    discard: str


@dataclass(frozen=True)
class Position:
    """A position text taken apart."""

    text: str

    @property
    def fields(self) -> list[str]:
        return self.text.split(" ")

    @property
    def turn(self) -> str:
        return self.fields[2]

    @property
    def board(self) -> dict[str, str]:
        rows = dict(zip(ROWS, self.fields[0].split("/"), strict=True))
        return {column + row: rows[row][i] for i, column in enumerate(COLUMNS) for row in ROWS}

    def on(self, space: str) -> str:
        """The letter on ``space``."""
        return self.board[space]

    def where(self, letters: str) -> set[str]:
        """The spaces with one of ``letters``."""
        return {space for space, letter in self.board.items() if letter in letters}

    def count(self, name: str) -> int:
        """A number of the counts field: z tokens, e escaped, c captured, r reserve."""
        found = re.search(rf"{name}(\d)", self.fields[3])
        assert found, self.fields[3]
        return int(found[1])

    @property
    def round_number(self) -> int:
        return int(self.fields[4])

    @property
    def raptor(self) -> Cards:
        return Cards(*self.fields[5].removeprefix("R:").split("/"))

    @property
    def scientist(self) -> Cards:
        return Cards(*self.fields[6].removeprefix("S:").split("/"))


def state_of(position: str) -> State[int]:
    """The state behind a position text; the text must come back unchanged."""
    state = GAME.parse(position)
    assert state.text == position
    return state


def texts(actions: Sequence[int]) -> list[str]:
    """The actions' texts."""
    return [GAME.action_text(action) for action in actions]


def legal(position: str, side: str = "", like: str = "") -> set[str]:
    """What may be done: by the side that decides (or ``side``), only actions that match ``like`` if given."""
    state = state_of(position)
    if side:
        found = texts(state.legal(SIDES[side]))
    else:
        assert len(state.deciders) == 1, f"{position}: name the side"
        found = texts(state.legal(state.deciders[0]))
    assert len(set(found)) == len(found), "a text appears once in a list"
    return {text for text in found if re.fullmatch(like or ".*", text)}


def play(state: State[int], *steps: str) -> None:
    """Carry out ``steps``: actions, ``R #5`` / ``S #2`` for cards, ``R=236...`` for a shuffle."""
    for step in steps:
        if re.fullmatch(r"[RS]=\d+", step):
            state.resolve(step)
            continue
        run_chance(state, Dice.from_number(0))
        side, _, text = step.rpartition(" ")
        seat = SIDES[side] if side else state.deciders[0]
        if not side:
            assert len(state.deciders) == 1, f"{step}: name the side"
        state.apply(seat, GAME.parse_action(text))


def after(position: str, *steps: str) -> Position:
    """The position after ``steps``; shuffles that are not among them come from fixed dice."""
    state = state_of(position)
    play(state, *steps)
    run_chance(state, Dice.from_number(0))
    return Position(state.text)


def pending(position: str, *steps: str) -> State[int]:
    """The state after ``steps``, chance that comes after them still undecided."""
    state = state_of(position)
    play(state, *steps)
    return state


def refuse(position: str, *actions: str) -> None:
    """None of ``actions`` is offered, and each is refused without changing anything."""
    state = state_of(position)
    seat = state.deciders[0]
    offered = texts(state.legal(seat))
    for text in actions:
        assert text not in offered, f"{text} is offered in {position}"
        with pytest.raises(GameError):
            state.apply(seat, GAME.parse_action(text))
        assert state.text == position


def accepted(position: str) -> None:
    """``position`` is a position."""
    state_of(position)


def rejected(position: str) -> str:
    """``position`` is refused; the sentence that says why."""
    with pytest.raises(BadText) as caught:
        GAME.parse(position)
    sentence = str(caught.value)
    assert sentence
    return sentence
