"""The board: 66 spaces, ten tiles, rocks and exits of both themes, and the preset of the first game."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from lostworld.chance import Dice
from lostworld.raptor import GAME
from lostworld.session import run_chance
from tests.raptor.start import start

from .table import (
    COLUMNS,
    FIRST_GAME_BOARD,
    FIRST_GAME_EXITS,
    FIRST_GAME_ROCKS,
    Position,
    after,
    at,
    draw,
    legal,
    refuse,
    spaces,
)

Pattern = frozenset[tuple[int, int]]

# Rocks of each tile as (x right, y down): RULES, "The board".
TILES: dict[str, list[list[tuple[int, int]]]] = {
    "jungle": [[(1, 1)], [(0, 0)], [(0, 1)], [(0, 0), (2, 2)], [(0, 1), (2, 2)], [(1, 1), (1, 2)]],
    "savannah": [
        [],
        [],
        [(1, 1), (2, 2)],
        [(1, 0), (1, 2)],
        [(2, 0), (2, 1)],
        [(2, 0), (0, 1), (2, 2)],
    ],
}
SLOTS = [(column, row) for row in (6, 3) for column in "beh"]
LEFT_HANDED = {"a4", "a1", "k6", "k3"}
EXIT_ENDS = ({"a4", "a6"}, {"a1", "a3"}, {"k4", "k6"}, {"k1", "k3"})
GAMES = 120


def turned(rocks: Pattern) -> Pattern:
    """A tile's rocks after a quarter turn."""
    return frozenset((2 - y, x) for x, y in rocks)


def turns(rocks: list[tuple[int, int]]) -> set[Pattern]:
    """A tile's rocks in all four directions."""
    found = [frozenset(rocks)]
    for _ in range(3):
        found.append(turned(found[-1]))
    return set(found)


def rocks_of_slots(position: Position) -> list[Pattern]:
    """The rocks on each of the six square tiles, as (x right, y down)."""
    found = []
    for column, top in SLOTS:
        left = COLUMNS.index(column)
        found.append(
            frozenset(
                (x, y)
                for x in range(3)
                for y in range(3)
                if position.on(f"{COLUMNS[left + x]}{top - y}") == "#"
            )
        )
    return found


def is_made_of(patterns: list[Pattern], tiles: list[list[tuple[int, int]]]) -> bool:
    """Whether each tile, turned somehow, lies on exactly one slot."""
    if not patterns:
        return True
    return any(
        patterns[0] in turns(tile) and is_made_of(patterns[1:], tiles[:i] + tiles[i + 1 :])
        for i, tile in enumerate(tiles)
    )


@cache
def new_boards(layout: str) -> tuple[Position, ...]:
    """Positions of many new games."""
    return tuple(Position(start(layout, Dice.from_number(n)).text) for n in range(GAMES))


def exits_of(position: Position) -> tuple[str, ...]:
    text = position.fields[1]
    return tuple(text[i : i + 2] for i in range(0, 8, 2))


@pytest.mark.parametrize("theme", ["jungle", "savannah"])
def test_six_tiles_each_once_turned_never_mirrored(theme: str) -> None:
    """RULES 1: "shuffles the six tiles ... turns each by a random quarter turn (never mirrored)"."""
    assert all(is_made_of(rocks_of_slots(board), TILES[theme]) for board in new_boards(theme))


@pytest.mark.parametrize("theme", ["jungle", "savannah"])
def test_nine_rocks_and_57_spaces_to_walk_on(theme: str) -> None:
    """rulebook: "9 Rocks"; RULES 1: "57 spaces can be walked on"."""
    for board in new_boards(theme):
        assert len(board.where("#")) == 9
        assert len(board.where(".")) == 57


@pytest.mark.parametrize("theme", ["jungle", "savannah"])
def test_l_tiles_have_no_rocks(theme: str) -> None:
    """RULES 1: "L tiles have no rocks"."""
    for board in new_boards(theme):
        assert not board.where("#") & spaces("a1-a6 k1-k6")


@pytest.mark.parametrize("theme", ["jungle", "savannah"])
def test_every_slot_gets_every_direction(theme: str) -> None:
    """rulebook: "Place the 6 square tiles randomly"; every tile of the theme is seen on every slot."""
    for slot in range(6):
        seen = {rocks_of_slots(board)[slot] for board in new_boards(theme)}
        for tile in TILES[theme]:
            assert seen & turns(tile)
    everywhere = {pattern for board in new_boards(theme) for pattern in rocks_of_slots(board)}
    assert everywhere == {pattern for tile in TILES[theme] for pattern in turns(tile)}


@pytest.mark.parametrize("theme", ["jungle", "savannah"])
def test_exits_at_ends_of_l_tiles_two_of_each_hand(theme: str) -> None:
    """RULES 1: one exit on each L tile, at an end; two left-handed, two right-handed tiles."""
    for board in new_boards(theme):
        exits = exits_of(board)
        assert all(exit_ in ends for exit_, ends in zip(exits, EXIT_ENDS, strict=True))
        assert len(LEFT_HANDED & set(exits)) == 2


def test_six_exit_maps_all_come_up() -> None:
    """RULES 1: "six equally likely exit maps"."""
    seen = Counter(exits_of(board) for theme in TILES for board in new_boards(theme))
    assert len(seen) == 6
    assert min(seen.values()) >= 15  # 240 games, 40 expected of each


def test_all_tiles_of_one_atmosphere() -> None:
    """rulebook: "tiles will therefore be either all jungle, or all savannah"; a random game may be either."""
    themes = Counter(
        tuple(theme for theme in TILES if is_made_of(rocks_of_slots(board), TILES[theme]))
        for board in new_boards("random")
    )
    assert set(themes) == {("jungle",), ("savannah",)}


def test_random_layout_is_the_default() -> None:
    """The contract: an option's first value is its default."""
    assert GAME.options["layout"][0] == "random"
    assert start("random", Dice.from_number(3)).text == start("random", Dice.from_number(3)).text


def test_same_dice_same_board() -> None:
    """NOTATION, `seed`: the same seed gives the same answers."""
    boards = [start("jungle", Dice.from_number(5)).text for _ in range(2)]
    assert boards[0] == boards[1]


def test_first_game_is_the_rulebooks_picture() -> None:
    """RULES 1: the preset `first-game`."""
    state = GAME.new({"layout": "first-game"})
    run_chance(state, Dice.from_number(1))
    position = Position(state.text)
    assert position.fields[:5] == [FIRST_GAME_BOARD, FIRST_GAME_EXITS, "cards", "z0e0c0r6", "1"]
    assert len(position.raptor.hand) == len(position.scientist.hand) == 3
    assert len(position.raptor.draw) == len(position.scientist.draw) == 6


def test_first_game_is_a_jungle_board() -> None:
    """RULES 1: the preset is made of the jungle tiles."""
    rows = draw(FIRST_GAME_ROCKS)
    position = Position(f"{rows} a4a3k6k1 place z0e0c0r6 0 R://123456789/ S://123456789/")
    assert is_made_of(rocks_of_slots(position), TILES["jungle"])
    assert len(LEFT_HANDED & set(exits_of(position))) == 2


def test_diagonals_are_never_neighbours() -> None:
    """rulebook: "Diagonal adjacency is NEVER taken into account"."""
    position = at("R+3", M="d2", b="f2", S="e3 c1", z="e1", fire="c3")
    assert legal(position, like="b.*") == {"bf2-e2", "bf2-g2", "bf2-f1", "bf2-f3"}
    assert not legal(position, like=r"M[x^~].*")


def test_a_row_runs_over_all_tiles() -> None:
    """RULES 1: columns a to k form one grid; tiles do not stop a move."""
    position = at("R+1", M="a2", b="k2")
    assert legal(position, like="Ma2-.2") == {f"Ma2-{column}2" for column in "bcdefghij"}


def test_a_column_runs_over_all_tiles() -> None:
    """RULES 1: rows 1 to 6 from bottom to top, also along the L tiles."""
    position = at("R+1", M="a1")
    assert legal(position, like="Ma1-a.") == {f"Ma1-a{row}" for row in "23456"}


@pytest.mark.parametrize("exit_space", ["a4", "a3", "k6", "k1"])
def test_an_exit_belongs_to_its_space(exit_space: str) -> None:
    """NOTATION 2: "the four L spaces that have an exit"."""
    assert f"b{exit_space}-x" in legal(at("R+1", M="f2", b=exit_space))


@pytest.mark.parametrize("space", ["a1", "a2", "a5", "a6", "k2", "k4", "k5", "f1", "b4"])
def test_other_spaces_have_no_exit(space: str) -> None:
    """RULES 1: every L tile has one exit."""
    refuse(at("R+1", M="f2", b=space), f"b{space}-x")


def test_only_a_baby_takes_an_exit() -> None:
    """rulebook: "No other figurine or token ... can be placed there"; ruling 1."""
    assert not legal(at("R+3", M="a4", b="f2"), like=r".*-x")
    assert not legal(at("S+3", M="f2", S="a4"), like=r".*-x")


def test_exit_leads_out_from_another_map() -> None:
    """NOTATION 2: exits differ from game to game."""
    position = at("R+1", exits="a6a1k6k1", M="f2", b="a6 a4", S="k3")
    assert legal(position, like=r".*-x") == {"ba6-x"}
    assert after(position, "ba6-x").count("e") == 3
