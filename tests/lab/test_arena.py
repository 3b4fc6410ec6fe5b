"""The arena: the same games whoever plays them, resumed where they stopped, written in every form."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pyarrow.parquet
import pytest

from lostworld.bots.bot import Limit
from lostworld.game import BadText, GameError
from lostworld.games import Studied, game_named
from lostworld.lab import tables
from lostworld.lab.arena import JOURNAL, Game, Programme, options_of, play, run
from lostworld.lab.crew import Alone, Cluster, Crew, Processes, crew_of
from lostworld.lab.results import FORMATS, rows, write
from lostworld.record import Record
from lostworld.skirmish.content.loader import content

PROGRAMME = Programme("raptor", ("greedy", "random"), limit=Limit(nodes=20), seed=3)
GAMES = 4


@pytest.fixture(scope="module")
def played() -> list[Game]:
    return run(PROGRAMME, GAMES)


def test_bots_sit_one_seat_further_in_each_game_of_a_set(played: list[Game]) -> None:
    assert [game.bots for game in played] == [("greedy", "random"), ("random", "greedy")] * 2
    # The chance of a set is the same for all: one board for both games.
    boards = [(game.study["traits"]["theme"], game.study["traits"]["exits"]) for game in played]
    assert boards[0] == boards[1] and boards[2] == boards[3]
    four = Programme("skirmish", ("random", "greedy", "tactician"), {"scenario": "four-roads"})
    game = game_named("skirmish")
    seats = len(game.seats(four.options))
    assert seats == 4
    names = [four.bots[(seat + 1) % 3] for seat in range(seats)]
    assert names == ["greedy", "tactician", "random", "greedy"]


@pytest.mark.parametrize("crew", [Alone(), Processes(2), Processes(3)], ids=["1", "2", "3"])
def test_the_number_of_processes_changes_nothing(played: list[Game], crew: Crew) -> None:
    assert run(PROGRAMME, GAMES, crew=crew) == played


def test_another_seed_gives_other_games(played: list[Game]) -> None:
    assert run(PROGRAMME._replace(seed=4), GAMES) != played


def test_an_interrupted_run_goes_on_with_what_is_missing(tmp_path: Path, played: list[Game]) -> None:
    run(PROGRAMME, 3, tmp_path)
    journal = tmp_path / JOURNAL
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text(lines[2] + lines[0] + lines[1][:40])  # out of order, and cut short

    class Counting(Alone):
        asked: list[Any]

        def do(self, task: Callable[[Any], Any], values: Any) -> Iterator[Any]:
            self.asked = list(values)
            return super().do(task, values)

    crew = Counting()
    told: list[tuple[int, int]] = []
    assert run(PROGRAMME, GAMES, tmp_path, crew, lambda done, before: told.append((done, before))) == played
    assert crew.asked == [1, 3]
    assert told == [(2, 2), (3, 2), (4, 2)]
    assert len(journal.read_text().splitlines()) == GAMES


def test_a_folder_keeps_one_programme(tmp_path: Path) -> None:
    run(PROGRAMME, 1, tmp_path)
    with pytest.raises(GameError) as error:
        run(PROGRAMME._replace(limit=Limit(nodes=21)), 1, tmp_path)
    assert error.value.key == "error-lab-programme"


def test_options_that_vary_take_their_values_in_turn_from_set_to_set() -> None:
    programme = PROGRAMME._replace(vary=("layout",))
    values = game_named("raptor").options["layout"]
    found = [options_of(programme, number)["layout"] for number in range(2 * len(values))]
    assert found == [value for value in values for _ in range(2)]


@pytest.mark.parametrize(
    "wrong",
    [
        PROGRAMME._replace(bots=("nobody",)),
        PROGRAMME._replace(vary=("colour",)),
        PROGRAMME._replace(options={"layout": "moon"}),
    ],
    ids=["bot", "vary", "option"],
)
def test_what_is_not_there_is_refused_before_anything_is_played(wrong: Programme, tmp_path: Path) -> None:
    with pytest.raises((BadText, GameError)):
        run(wrong, 1, tmp_path)
    assert not [*tmp_path.iterdir()]


def test_records_can_be_kept_and_replayed(tmp_path: Path, played: list[Game]) -> None:
    run(PROGRAMME, 1, tmp_path, records=True)
    (file,) = (tmp_path / "records").iterdir()
    record = Record.parse(file.read_text())
    assert record.state.outcome is not None
    assert record.state.outcome.winners == played[0].winners
    assert record.headers["Raptor"] == "greedy"


def test_all_forms_tell_the_same(tmp_path: Path, played: list[Game]) -> None:
    write(played[::-1], tmp_path, list(FORMATS))
    table = rows(played)
    assert [row["number"] for row in table] == [*range(GAMES)]
    read = list(csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text())))
    assert read == [{name: str(value) for name, value in row.items()} for row in table]
    assert pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist() == table
    assert [Game.from_json(told) for told in json.loads((tmp_path / "games.json").read_text())] == played


def test_a_missing_part_is_said(monkeypatch: pytest.MonkeyPatch, played: list[Game], tmp_path: Path) -> None:
    for name in ("pyarrow", "pyarrow.parquet", "ray"):
        monkeypatch.setitem(sys.modules, name, None)
    for wanted in (lambda: write(played, tmp_path, ["parquet"]), lambda: crew_of(cluster="local")):
        with pytest.raises(GameError) as error:
            wanted()
        assert error.value.key == "error-part-missing"


class LittleRay(ModuleType):
    """What the crew asks of Ray, in this process; answers come in another order than asked."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.begun: list[dict[str, Any]] = []

    def is_initialized(self) -> bool:
        return bool(self.begun)

    def init(self, **settings: Any) -> None:
        self.begun.append(settings)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, task: Callable[..., Any]) -> Any:
        if not isinstance(task, FunctionType):  # as the real one
            raise TypeError("The @ray.remote decorator must be applied to either a function or a class.")
        return type("Remote", (), {"remote": staticmethod(lambda *values: (task, values))})

    def wait(self, refs: list[Any]) -> tuple[list[Any], list[Any]]:
        return refs[-1:], refs[:-1]

    def get(self, refs: list[Any]) -> list[Any]:
        return [task(*values) for task, values in refs]


def test_a_cluster_gives_the_same_results(monkeypatch: pytest.MonkeyPatch, played: list[Game]) -> None:
    ray = LittleRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    crew = crew_of(cluster="local")
    assert isinstance(crew, Cluster) and crew.workers == 2
    assert ray.begun == [{"address": None, "num_cpus": None, "log_to_driver": False}]
    assert run(PROGRAMME, GAMES, crew=crew) == played


# --- What games say there was in them, and how it is counted -----------------------------------------------


@pytest.mark.parametrize("name", ["raptor", "skirmish"])
def test_a_study_names_what_the_game_can_put_into_words(name: str) -> None:
    played = play(Programme(name, ("random",), limit=Limit(nodes=20), longest=12), 0)
    game = game_named(name)
    assert isinstance(game, Studied)
    study = played.study
    assert study["traits"] and study["uses"] and study["meetings"] and any(study["places"].values())
    for seat, what, gain in study["uses"]:
        assert seat in range(len(played.seats)) and -1 <= gain <= 1
        for language in ("en", "fr"):
            assert game.called(what, language) != what
    for found in study["places"].values():
        for place in found:
            assert len(game.place(place)) == 2


def test_what_is_drawn_fits_and_is_the_same_every_time() -> None:
    """Armies by chance: legal, worth nearly all that they may be, of all factions, by the seed."""
    programme = Programme(
        "skirmish", ("random",), {"scenario": "free-battle"}, seed=3, raffle=("army-1", "army-2")
    )
    found = [options_of(programme, number) for number in range(12)]
    assert found == [options_of(programme, number) for number in range(12)]
    assert len({army for options in found for army in (options["army-1"], options["army-2"])}) > 12
    most = content().scenarios["free-battle"].seats[0].army_value
    for options in found:
        game_named("skirmish").new(options)
        for place in ("army-1", "army-2"):
            assert most - 1 <= content().rosters[options[place]].value <= most
    factions = {content().rosters[options["army-1"]].faction for options in found}
    assert factions == {"rangers", "poachers", "dinosaurs"}
    for wrong in (
        Programme("skirmish", ("random",), {"scenario": "the-eggs"}, raffle=("army-1",)),
        Programme("skirmish", ("random",), {"scenario": "free-battle"}, raffle=("scenario",)),
        Programme("raptor", ("random",), raffle=("layout",)),
    ):
        with pytest.raises(GameError):
            options_of(wrong, 0)


def test_what_was_brought_is_counted_with_what_became_of_it() -> None:
    games = [
        made(
            0,
            0,
            pieces=[[0, "wolf", 10, 4, 1, False], [0, "wolf", 10, 0, 7, True], [1, "hare", 5, 1, 4, True]],
        ),
        made(1, 1, pieces=[[0, "wolf", 10, 2, 1, False], [1, "hare", 5, 3, 0, False]]),
    ]
    hare, wolf = tables.brought(games)
    assert (hare.what, hare.times, hare.price, hare.did, hare.suffered, hare.lost) == (
        "hare",
        2,
        5,
        2,
        2,
        0.5,
    )
    assert (wolf.times, wolf.did, wolf.suffered) == (3, 2, 3)
    # Two of a kind in an army are one army that won.
    assert (wolf.won["games"], wolf.won["won"]) == (2, 0.5)


def test_skirmish_says_what_its_units_did() -> None:
    """Nobody hurts more than others suffer, and who lost all health is lost."""
    played = play(Programme("skirmish", ("tactician",), {"scenario": "free-battle"}), 0)
    pieces = played.study["pieces"]
    units = content().units
    assert {what for _, what, *_ in pieces} <= set(units)
    assert all(price == units[what].value for _, what, price, *_ in pieces)
    assert 0 < sum(piece[3] for piece in pieces) <= sum(piece[4] for piece in pieces)
    assert any(lost for *_, lost in pieces) and not all(lost for *_, lost in pieces)


def test_the_gains_of_a_duels_cards_add_up_to_its_result(played: list[Game]) -> None:
    """What the rounds brought one side is what they cost the other; together they lead to the end."""
    for game in played:
        if game.winners:
            total = sum(gain for seat, _, gain in game.study["uses"] if seat == 0)
            opposite = sum(gain for seat, _, gain in game.study["uses"] if seat == 1)
            assert total == pytest.approx(-opposite)
            assert 0 < (total if 0 in game.winners else opposite) < 1


def made(number: int, winner: int, **study: Any) -> Game:
    return Game(number, {}, ("a", "b"), ("x", "y"), (winner,), "r", (), 5, 9, study)


def test_tables_count_what_is_there() -> None:
    games = [
        made(0, 0, traits={"land": "wet"}, uses=[[0, "k", 0.2], [0, "k", 0.4]], meetings=[["k", "l", 0.1]]),
        made(1, 1, traits={"land": "dry"}, uses=[[0, "k", 0.0]], places={"fell": ["p", "p", "q"]}),
        made(2, 1, traits={"land": "dry"}),
    ]
    assert tables.wins(games)["a"]["won"] == pytest.approx(1 / 3)
    assert tables.trait_names(games) == ["land"]
    by_land = tables.by(games, lambda game: game.study["traits"]["land"])
    assert {land: seats["b"]["won"] for land, seats in by_land.items()} == {"dry": 1.0, "wet": 0.0}
    (row,) = tables.used(games)
    assert (row.times, row.each_game, row.won) == (3, 1.0, 0.5)
    assert row.gain == pytest.approx(0.2)
    assert tables.met(games) == {("k", "l"): tables.Met(1, 0.1)}
    assert tables.places(games) == {"fell": {"p": 2, "q": 1}}
    assert tables.lengths(games) == {5: {"a": 1, "b": 2}}
    assert tables.reasons(games) == {("a", "r"): 1, ("b", "r"): 2}
