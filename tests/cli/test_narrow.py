"""A narrow terminal: nothing is wider than it, and the board stays a board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from rich.text import Text

from lostworld.chance import Dice
from lostworld.cli import main
from lostworld.games import Printed, game_named
from lostworld.session import run_chance
from lostworld.texts import LANGUAGES

WIDTH = 40
SCENARIOS = game_named("skirmish").options["scenario"]


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [["--side", "raptor", "--bot", "random"], ["skirmish", "--seat", "rangers=human", "--bot", "random"]],
    ids=["raptor", "skirmish"],
)
@pytest.mark.usefixtures("narrow")
def test_every_line_fits(
    options: list[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    prompts = []

    def typed() -> Iterator[str]:
        yield from ["?", "cards", "list", "rules", "1", "6", "", "1", "list", "1", "1", "."]

    lines = typed()

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return next(lines, "q") if len(prompts) < 30 else "o" if language == "fr" else "y"

    monkeypatch.setattr("builtins.input", ask)
    assert main(["play", *options, "--seed", "3", "--language", language]) == 0
    wide = [line for line in capsys.readouterr().out.splitlines() if Text(line).cell_len > WIDTH]
    assert wide == []
    assert len(prompts) > 10


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("width", [WIDTH, 20])
def test_maps_that_are_too_wide_come_in_parts(scenario: str, width: int) -> None:
    game = game_named("skirmish")
    state = game.new({"scenario": scenario})
    run_chance(state, Dice.from_number(1))
    assert isinstance(game, Printed)
    whole, parts = (
        Text.from_markup(game.printed(state.view(0).text, "en", columns).board).plain.split("\n\n")[0]
        for columns in (400, width)
    )
    assert max(map(len, parts.splitlines())) <= width
    drawn = "".join(line for line in parts.splitlines() if set(line) != {"-"})
    assert Counter(drawn.replace(" ", "")) == Counter("".join(whole.split()))


BOARD = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 R+3 z2e0c0r6 1"
    " R:5/19/236784/ S:2/48/193567/"
)


@pytest.mark.parametrize("width", [100, 47, 46, 36, 35, 20])
@pytest.mark.parametrize("plain", [False, True])
def test_raptors_board_has_every_figure_in_its_row_at_any_width(width: int, plain: bool) -> None:
    game = game_named("raptor")
    assert isinstance(game, Printed)
    drawn = Text.from_markup(game.printed(BOARD, "en", width, plain).board).plain.splitlines()
    assert max(map(len, drawn)) <= width
    rows = {line[0]: line for line in reversed(drawn) if line[:2].strip() in [*"123456"]}
    for name, row in zip("654321", BOARD.split(" ")[0].split("/"), strict=True):
        board = rows[name][1 : 47 if width > 60 else None]
        assert [sign for sign in board if sign in "MSb"] == [sign for sign in row if sign in "MSb"]
        exits = [sign for sign in board if sign in "◀▶<>"]
        assert len(exits) == sum(f"{column}{name}" in "a4a3k6k1" for column in "ak")
