"""A game that the command line has never heard of: for three, with face-down cards, and no terminal board."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

from lostworld import games
from lostworld.bots import bot_named
from lostworld.chance import Dice
from lostworld.cli import main
from lostworld.record import Record
from lostworld.session import Session
from tests.cli.typist import typist
from tests.contract.caravan import CARAVAN, Caravan

REPOSITORY = Path(__file__).parents[2]


class Told(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def joined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Caravan is among the games."""
    monkeypatch.setitem(games._added, CARAVAN.name, CARAVAN)


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, joined: None
) -> Callable[..., Told]:
    """Runs a command line with lines typed by somebody; the end of input comes after the last."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(options: str, typed: Iterator[str] | list[str] = ()) -> Told:  # type: ignore[assignment]
        monkeypatch.setattr("builtins.input", typist(typed))
        capsys.readouterr()
        code = main(options.split())
        return Told(code, *capsys.readouterr())

    return run


def record_of(options: dict[str, str], seed: int, until: int = 1000) -> Record:
    """A game of bots."""
    bot = bot_named("random", CARAVAN, seed)
    record = Record.of(CARAVAN, CARAVAN.new(options), {"Red": "Ann"})
    dice = Dice.from_number(seed)
    while record.state.outcome is None and len(record.steps) < until:
        state = record.state
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
        else:
            seat = state.deciders[-1]
            record.play(seat, bot.think(state.view(seat)).action)
    return record


def kept(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


# --- new, show, board ------------------------------------------------------------------------------------


def test_new(shell: Callable[..., Told]) -> None:
    once = shell("new caravan --seed 4")
    assert once == shell("new --game caravan --seed 4") == shell("new --seed 4 -g caravan")
    assert CARAVAN.parse(once.out.strip()).seats == ("red", "green", "blue")
    assert CARAVAN.parse(shell("new caravan --players two").out.strip()).seats == ("red", "green")
    told = json.loads(shell("new caravan --track long --seed 4 --json").out)
    assert told == {"position": told["position"], "track": "long", "players": "three", "seed": 4}
    assert told["position"].startswith("7 ")


def test_wrong_words(shell: Callable[..., Told]) -> None:
    assert shell("new caravan --track moon").code == 2
    assert shell("new caravan --layout jungle").code == 2
    assert shell("new --track long").code == 2
    assert shell("play caravan --side raptor").code == 2
    unknown = shell("new moon")
    assert unknown.code == 1 and 'There is no game "moon"' in unknown.err and "caravan" in unknown.err
    assert shell("play caravan --seat purple=human").code == 1
    assert shell("play caravan --seat red=hal").code == 1


def test_help_shows_the_options_of_the_game(shell: Callable[..., Told]) -> None:
    out = shell("new caravan --help").out
    assert "--track" in out and "short | long" in out and "--layout" not in out and "cli-" not in out
    assert "--sand" in shell("board --game caravan --help").out


def test_show(shell: Callable[..., Told], tmp_path: Path) -> None:
    state = Session.new(CARAVAN, {}, Dice.from_number(4)).state
    path = tmp_path / "position.txt"
    path.write_text(state.text)
    whole = shell(f"show {path} -g caravan -a")
    assert whole.code == 0 and "Round 1" in whole.out and "To decide: Red, Green, Blue." in whole.out
    hands = [text.split("/")[1] for text in state.text.split(" ")[4:]]
    mine = shell(f"show {path} -g caravan -a --seat red").out
    assert all(f"card-{card}  card {card}" in whole.out for hand in hands for card in hand)
    assert f"hand {hands[0]}" in mine and "hand ??" in mine
    assert shell(f"show {path} -g caravan --seat raptor").code == 2
    told = json.loads(shell(f"show {path} -g caravan --seat green --json").out)
    assert told["deciders"] == ["red", "green", "blue"] and list(told["legal"]) == ["green"]
    assert told["view"]["players"]["green"]["hand"] == hands[1] and told["outcome"] is None
    path.write_text(state.view(1).text)
    assert shell(f"show {path} -g caravan --seat red").code == 1
    assert shell(f"show {path} -g caravan --seat green").code == 0


def test_board(shell: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(Session.new(CARAVAN, {}, Dice.from_number(4)).text)
    yellow = shell(f"board {path} -g caravan")
    assert yellow.code == 0 and yellow.out.startswith("<svg")
    assert shell(f"board {path} -g caravan --sand red").out != yellow.out
    assert shell(f"board {path} -g caravan -o {tmp_path / 'b.png'}").code == 0
    assert (tmp_path / "b.png").read_bytes().startswith(b"\x89PNG")


def test_a_game_without_pictures(
    shell: Callable[..., Told], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Blind(Caravan):
        name = "blind"
        picture = None  # type: ignore[assignment]

        def __getattribute__(self, name: str) -> Any:
            if name == "picture":
                raise AttributeError(name)
            return super().__getattribute__(name)

    monkeypatch.setitem(games._added, "blind", Blind())
    path = tmp_path / "position.txt"
    path.write_text(Session.new(CARAVAN, {}, Dice.from_number(4)).text)
    told = shell(f"board {path} -g blind")
    assert told.code == 1 and "no pictures" in told.err


# --- replay ----------------------------------------------------------------------------------------------


def test_replay_knows_the_game_from_the_record(shell: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record = record_of({"track": "short"}, 5)
    path.write_text(str(record))
    out = shell(f"replay {path}").out
    assert "revealed" in out and record.state.outcome is not None
    told = json.loads(shell(f"replay {path} --json").out)
    reached = [state.text for state in record.states() if state.chance is None]
    assert [step["position"] for step in told["steps"] if step["position"]] == reached
    names = [record.start.seats[seat] for seat in record.state.outcome.winners]
    assert told["outcome"] == {"winners": names, "reason": record.state.outcome.reason}
    assert shell(f"replay {path} --step 3").code == 0
    assert "chosen" in shell(f"replay {path} --seat green").out
    assert shell(f"replay {path} --seat raptor").code == 2
    assert shell(f"show {path}").code == 0


def test_replay_tells_no_secret_of_others(shell: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for seed in range(30):
        record = record_of({"track": "long"}, seed, until=22)
        if record.state.outcome is None and any("bury" in step.text for step in record.steps):
            break
    path.write_text(str(record))
    for name, own in (("spectator", None), ("green", 1)):
        told = json.loads(shell(f"replay {path} --json --seat {name}").out)["steps"][1:]
        for step, shown in zip(record.steps, told, strict=True):
            if step.seat is None:
                assert shown["action"] is None
            elif step.text.startswith(("bury", "card")) and step.seat != own:
                assert shown["action"] is None, step
                assert all(event.get("card") is None for event in shown["events"] if event["kind"] == "bury")
            else:
                assert shown["action"] == step.text


# --- play ------------------------------------------------------------------------------------------------


def hands_of(record: Record, seat: int) -> set[str]:
    """Every hand that a seat has held."""
    states: Iterator[Any] = record.states()
    return {state.players[seat].hand for state in states}


def cards() -> list[str]:
    """What somebody types who does not look: any card, then everything else once."""
    return ["1", "2", "3", "4", "5", "6", "step", "step", "", "pass", ""] * 60


def test_one_against_two_bots(shell: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    told = shell(f"play caravan --side green --bot random --seed 3 --save {path}", cards())
    record = kept(path)
    assert told.code == 0 and record.state.outcome is not None
    assert record.headers["Green"] == "player" and record.headers["Red"] == "bot random"
    assert "You play Green. The other seats are played by bots: random, random." in told.out
    assert "Green, choose in secret:" in told.out and "Pass the keyboard" not in told.out
    # Until the end only one's own hand was on the screen.
    hands = hands_of(record, 1)
    shown = re.findall(r"hand ([1-6]+)", told.out[: told.out.rfind("Round")])
    assert shown and set(shown) <= hands


def test_several_people_and_a_bot_share_the_terminal(shell: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    options = f"play caravan --seat red=human --seat blue=human --seat green=greedy --seed 3 --save {path}"
    told = shell(options, [line for card in cards() for line in (card, "")])
    record = kept(path)
    assert record.headers["Green"] == "bot greedy" and record.headers["Blue"] == "player"
    assert "2 players share this terminal." in told.out
    for part in re.split(r"Pass the keyboard to ", told.out)[1:]:
        owner = {"Red": 0, "Blue": 2}[part.split(" ")[0]]
        hands = hands_of(record, owner)
        assert set(re.findall(r"hand ([1-6]+)", part.partition("have won")[0])) <= hands | {""}, part
    assert {step.seat for step in record.steps} == {None, 0, 1, 2}


def test_only_bots(shell: Callable[..., Told]) -> None:
    seats = " ".join(f"--seat {name}=random" for name in ("red", "green", "blue"))
    told = shell(f"play caravan {seats} --seed 8")
    assert told.code == 0 and "Only bots play" in told.out
    assert re.search(r"(Victory for \w+|have won together|Nobody has won): ", told.out)


def test_everybody_is_here(shell: Callable[..., Told]) -> None:
    told = shell(
        "play caravan --all-here --players two --seed 1", ["", "1", "2", "3", "4", "5", "6", "q", "y"]
    )
    assert told.code == 0 and "2 players share this terminal." in told.out
    assert "Pass the keyboard to Red" in told.out and "Pass the keyboard to Green" in told.out


def test_planning_and_questions(shell: Callable[..., Told]) -> None:
    """Of several seeds one lets the player march: there steps are planned and undone."""
    lines = [
        *"123456",
        "list",
        "?",
        "cards",
        "hint",
        "1",
        "step",
        "undo",
        "undo",
        "undo",
        "nonsense",
        "trap-9",
    ]
    for seed in range(20):
        told = shell(
            f"play caravan --side red --bot random --seed {seed}", [*lines, "step", "step", "q", "y"]
        )
        if "Planned: step, step" in told.out:
            break
    out = told.out
    assert "There is nothing to undo in this turn." in out
    assert "Planned: step\n" in out and "A bot would play" in out
    assert '"nonsense" is neither an action' in out
    assert '"trap-9" is neither' in out  # there is no card 9
    assert "take back the last step of this turn" in out
    assert "show your cards" not in out  # the game does not explain its cards


def test_save_and_resume(shell: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shell(f"play caravan --side red --bot random --seed 3 --save {path}", [*"123456", "q"])
    before = kept(path)
    assert before.state.outcome is None
    told = shell(f"play --resume {path} --seed 9", cards())
    after = kept(path)
    assert told.code == 0 and after.steps[: len(before.steps)] == before.steps
    assert after.state.outcome is not None


def test_french(shell: Callable[..., Told]) -> None:
    told = shell("play caravan --side red --bot random --seed 3 -l fr", cards())
    assert told.code == 0 and "Red, choisissez en secret" in told.out


def test_as_a_program_of_its_own(tmp_path: Path) -> None:
    """Caravan is found by its entry point."""
    package = REPOSITORY / "tests" / "contract" / "caravan_package"
    paths = (str(REPOSITORY), str(package), os.environ.get("PYTHONPATH", ""))
    path = tmp_path / "game.txt"
    ended = subprocess.run(
        [
            sys.executable,
            "-m",
            "lostworld",
            *f"play caravan --side red --bot random --seed 3 --save {path}".split(),
        ],
        input="\n".join(cards()),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        timeout=120,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert path.read_text(encoding="utf-8").startswith('[Game "caravan"]')


# --- commands of a game ----------------------------------------------------------------------------------


def test_a_game_brings_commands_of_its_own(
    shell: Callable[..., Told], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = typer.Typer()

    @own.command("oases", help="List the oases.")
    def oases(count: int = 2) -> None:
        sys.stdout.write(f"{count} oases\n")

    @own.callback()
    def everything() -> None:
        """More than one command may follow."""

    monkeypatch.setattr(Caravan, "commands", own, raising=False)
    assert shell("caravan oases --count 3") == Told(0, "3 oases\n", "")
    assert "oases" in shell("caravan --help").out
    assert "caravan" in shell("--help").out
    assert shell("caravan wells").code == 2
    assert shell("raptor oases").code == 2
