"""The report on a folder of games: everything in one file, for every game, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lostworld.bots.bot import Limit
from lostworld.cli import main
from lostworld.games import game_named
from lostworld.lab.arena import Game, Programme, run
from lostworld.lab.balance_page import BalancePage


class Balanced(HTMLParser):
    """Counts tags that are open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def report(name: str, games: list[Game], language: str) -> str:
    programme = Programme(name, ("random",))
    return BalancePage(game_named(name), programme, games, language).html()


@pytest.fixture(scope="module")
def raptor() -> list[Game]:
    return run(Programme("raptor", ("greedy", "random"), limit=Limit(nodes=20)), 12)


@pytest.fixture(scope="module")
def skirmish() -> list[Game]:
    return run(Programme("skirmish", ("random",), vary=("scenario",), limit=Limit(nodes=5), longest=2), 4)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["raptor", "skirmish"])
def test_a_report_is_whole_and_needs_nothing_else(
    name: str, language: str, request: pytest.FixtureRequest
) -> None:
    games: list[Game] = request.getfixturevalue(name)
    page = report(name, games, language)
    parser = Balanced()
    parser.feed(page)
    assert not parser.open
    assert "http" not in page and " src=" not in page and "<link" not in page
    for plot in ("line", "whisker", "cell"):
        assert (f'class="{plot}' in page) is (plot != "line")


def test_a_report_tells_what_there_was(raptor: list[Game]) -> None:
    page = report("raptor", raptor, "en")
    won = sum(game.winners == (1,) for game in raptor)
    assert f"{won / 12:.1%} n=12" in page
    for told in (
        "R5 Recovery",
        "S9 No effect",
        "Where the mother ran to",
        "Babies captured",
        "One against the other",
    ):
        assert told in page
    # A card-against-card table: a row for each of Raptor's cards that met another.
    cards = {one for game in raptor for one, _, _ in game.study["meetings"]}
    grid = page.split('<table class="grid">')[1].split("</table>")[0]
    assert grid.count('<th scope="row">') == len(cards)


def test_the_command_reads_what_the_arena_has_written(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "run")
    played = [
        "arena",
        folder,
        "--bot",
        "random",
        "--games",
        "4",
        "--nodes",
        "5",
        "--jobs",
        "1",
        "--format",
        "json",
    ]
    assert main(played) == 0
    told = capfd.readouterr().out
    assert re.search(r"Raptor +4 +\d", told)
    assert main(["balance", folder]) == 0
    assert "4 games" in (tmp_path / "run" / "balance.html").read_text()
    assert main(["balance", str(tmp_path / "nothing")]) == 1
    assert main([*played[:-1], "xml"]) == 2
    assert main(["arena", folder, "--bot", "greedy"]) == 1
