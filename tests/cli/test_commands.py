"""The commands that print and stop: what they answer, in which language, and with which exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
import typer

import lostworld
from lostworld.build_info import kernel
from lostworld.chance import Dice
from lostworld.cli import app, main
from lostworld.raptor import GAME
from lostworld.record import Record
from lostworld.session import run_chance
from lostworld.texts import LANGUAGES, has_text, say

CARDS = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1"
    " R:/159/236784/ S:/248/193567/"
)
POINTS = CARDS.replace("cards", "R+3").replace("R:/159", "R:5/19").replace("S:/248", "S:2/48")


class Ended(NamedTuple):
    code: int
    out: str
    err: str


class Shell:
    """Runs command lines in this process."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: str) -> Ended:
        self._capture.readouterr()
        code = main(arguments)
        out, err = self._capture.readouterr()
        return Ended(code, out, err)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    return Shell(capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of first legal actions, kept in a file."""
    dice = Dice.from_number(4)
    state = GAME.new({"layout": "first-game"})
    kept = Record.of(GAME, state, {"Raptor": "Ann", "Scientist": "bot random"})
    while kept.state.outcome is None:
        now = kept.state
        if now.chance is not None:
            kept.decide(now.chance.sample(dice))
            continue
        seat = now.deciders[0]
        legal = now.legal(seat)
        kept.play(seat, legal[dice.below(len(legal))])
    path = tmp_path / "game.txt"
    path.write_text(str(kept), encoding="utf-8")
    return path


# --- Versions, help, languages -----------------------------------------------------------------------


def test_version_says_how_the_rules_run(shell: Shell) -> None:
    ended = shell("--version")
    assert ended.code == 0 and lostworld.__version__ in ended.out
    assert ("not compiled" in ended.out) == (kernel() != "compiled")


def test_help_names_every_command(shell: Shell) -> None:
    ended = shell("--help")
    assert ended.code == 0
    for command in ("engine", "play", "new", "show", "replay", "board", "serve"):
        assert f" {command} " in ended.out
    assert "--install-completion" in ended.out
    assert "cli-" not in ended.out


@pytest.mark.parametrize("command", ["engine", "play", "new", "show", "replay", "board", "train", "ladder"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(shell: Shell, command: str, language: str) -> None:
    ended = shell("--language", language, command, "--help")
    assert ended.code == 0 and "cli-" not in ended.out
    assert say(f"cli-command-{command}", language)[:30] in ended.out


def test_every_help_text_is_in_the_catalogue() -> None:
    command = typer.main.get_command(app.made_for(GAME))
    texts = [command.help, *(inner.help for inner in command.commands.values())]  # type: ignore[attr-defined]
    for inner in (command, *command.commands.values()):  # type: ignore[attr-defined]
        texts += [getattr(parameter, "help", None) for parameter in inner.params]
    told = [text for text in texts if text and "cli-" in text]
    assert len(told) > 20
    for keys in told:
        assert all(any(has_text(key, language) for key in keys.split("|")) for language in LANGUAGES), keys


def test_the_language_comes_from_the_option_or_the_locale(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Round 1" in shell("show", CARDS).out
    assert "Manche 1" in shell("show", CARDS, "--language", "fr").out
    assert "Manche 1" in shell("--language=fr", "show", CARDS).out
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Manche 1" in shell("show", CARDS).out
    assert "Round 1" in shell("show", CARDS, "-l", "en").out
    monkeypatch.setenv("LANGUAGE", "en:fr")
    assert "Round 1" in shell("show", CARDS).out
    monkeypatch.delenv("LANG")
    monkeypatch.setenv("LANGUAGE", "de:fr")
    assert "Manche 1" in shell("show", CARDS).out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Round 1" in shell("show", CARDS).out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "fichier" in shell("show", "no-such-file").err


def test_wrong_usage_is_2_and_a_refusal_is_1(shell: Shell, tmp_path: Path) -> None:
    for arguments in (
        ["fly"],
        ["new", "--seed", "x"],
        ["new", "--layout", "moon"],
        ["show"],
        ["new", "-l", "de"],
    ):
        ended = shell(*arguments)
        assert ended.code == 2 and ended.out == "" and ended.err, arguments
    for arguments in (
        ["show", "no-such-file"],
        ["show", f"{CARDS}x"],
        ["show", str(tmp_path)],
        ["replay", "-"],
    ):
        ended = shell(*arguments)
        assert ended.code == 1 and ended.out == "" and ended.err.endswith(".\n"), arguments
    assert shell("board", CARDS, "-o", str(tmp_path / "x.gif")).code == 1


# --- new, show ---------------------------------------------------------------------------------------


def test_new_prints_a_position(shell: Shell) -> None:
    once = shell("new", "--seed", "3")
    assert once.code == 0 and GAME.parse(once.out.rstrip("\n")).text == once.out.rstrip("\n")
    assert shell("new", "--seed", "3").out == once.out
    assert shell("new").out != shell("new").out
    dealt = GAME.parse(shell("new", "--layout", "first-game").out.rstrip("\n"))
    assert dealt.deciders == (0, 1)


def test_new_as_json_can_be_repeated(shell: Shell) -> None:
    told = json.loads(shell("new", "--layout", "savannah", "--json").out)
    again = shell("new", "--layout", "savannah", "--seed", str(told["seed"])).out
    assert told["position"] == again.rstrip("\n") and told["layout"] == "savannah"


def test_show_draws_the_board(shell: Shell) -> None:
    out = shell("show", CARDS).out
    assert "6 ┃ · ┃" in out and "◀" in out and "▒▒▒" in out
    assert "Hand: 1 5 9" in out and "Hand: 2 4 8" in out
    assert shell("show", *CARDS.split(" ")).out == out
    assert out == shell("show", CARDS, "--no-colour").out
    assert "\x1b[" not in out and "\x1b[" in shell("show", CARDS, "--colour").out


def test_show_through_the_eyes_of_a_seat(shell: Shell) -> None:
    out = shell("show", CARDS, "--seat", "raptor").out
    assert "Hand: 1 5 9" in out and "Hand: 3 hidden cards" in out and "2 4 8" not in out
    view = GAME.parse(CARDS).view(1).text
    assert "2 4 8" in shell("show", view, "--seat", "scientist").out
    assert shell("show", view, "--seat", "raptor").code == 1


def test_show_lists_actions(shell: Shell) -> None:
    out = shell("show", POINTS, "--actions").out
    assert "Mf2-f5  Move the mother from f2 to f5" in out
    assert "End the turn" in out


def test_show_as_json(shell: Shell) -> None:
    told = json.loads(shell("show", POINTS, "--json").out)
    assert told["position"] == POINTS and told["deciders"] == ["raptor"]
    assert "Mf2-f5" in told["legal"]["raptor"] and told["outcome"] is None
    assert told["cards"]["raptor"] == {
        "played": ["5"],
        "hand": ["1", "9"],
        "draw": list("236784"),
        "discard": [],
    }
    view = json.loads(shell("show", CARDS, "--seat", "spectator", "--json").out)
    assert view["is_view"] and view["legal"] == {} and view["cards"]["raptor"]["hand"] == ["?"] * 3


def test_show_reads_files_and_standard_input(
    shell: Shell, tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "position.txt"
    path.write_text(f"\n{CARDS}\n", encoding="utf-8")
    assert shell("show", str(path)).out == shell("show", CARDS).out
    assert "The game is over" in shell("show", str(record)).out
    path.write_bytes(b"\xff\xfe")
    assert "UTF-8" in shell("show", str(path)).err
    piped = subprocess.run(
        [sys.executable, "-m", "lostworld", "show", "-"],
        input=CARDS.encode(),
        capture_output=True,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "fr_FR.UTF-8"},
    )
    # Without box drawing and accents it is still readable.
    assert piped.returncode == 0
    assert b"+===+" in piped.stdout and b"jeunes echappes" in piped.stdout


def test_show_while_chance_is_pending(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(GAME.new({"layout": "first-game"}).text)
    assert "Chance is still to be decided here." in shell("show", str(path), "-a").out
    assert json.loads(shell("show", str(path), "--json").out)["legal"] == {}
    path.write_text("jungle\n")
    assert shell("show", str(path), "-a").out.startswith("The board is still to be drawn.\n")
    assert json.loads(shell("show", str(path), "--json").out)["layout"] == "jungle"


# --- board -------------------------------------------------------------------------------------------


def test_board_as_svg_and_png(shell: Shell, tmp_path: Path) -> None:
    assert shell("board", CARDS).out.startswith("<svg ")
    svg, png = tmp_path / "b.svg", tmp_path / "b.png"
    assert shell("board", CARDS, "-o", str(svg), "--theme", "savannah", "--title", "A game").code == 0
    assert "A game" in svg.read_text(encoding="utf-8")
    assert shell("board", CARDS, "-o", str(png), "--width", "200").code == 0
    assert png.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_board_replaces_no_file_unasked(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "b.svg"
    path.write_text("mine")
    ended = shell("board", CARDS, "-o", str(path))
    assert ended.code == 1 and "--force" in ended.err and path.read_text() == "mine"
    assert shell("board", CARDS, "-o", str(path), "--force").code == 0
    assert path.read_text(encoding="utf-8").startswith("<svg ")
    assert shell("board", CARDS, "-o", str(tmp_path / "none" / "b.svg")).code == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["b.svg"]


# --- replay ------------------------------------------------------------------------------------------


def test_replay_prints_the_game(shell: Shell, record: Path) -> None:
    out = shell("replay", str(record)).out
    assert "Round 2 began." in out and "The cards were revealed" in out
    assert "The game is over" in out
    assert "a commencé" in shell("replay", str(record), "-l", "fr").out


def test_replay_as_json_reproduces_every_position(shell: Shell, record: Path) -> None:
    told = json.loads(shell("replay", str(record), "--json").out)
    states = list(Record.parse(record.read_text(encoding="utf-8")).states())
    assert [step["position"] for step in told["steps"] if step["position"]] == [
        state.text for state in states if state.chance is None
    ]
    assert told["outcome"]["winners"] and told["headers"]["Raptor"] == "Ann"
    assert told["steps"][-1]["events"][-1]["kind"] == "game_won"


@pytest.mark.parametrize(
    ("result", "kind", "said"),
    [
        ("scientist resigned", "resigned", "Raptor resigned."),
        ("raptor time", "time_ran_out", "The time of Scientist has run out."),
    ],
)
def test_replay_of_a_game_that_was_given_up(
    shell: Shell, tmp_path: Path, result: str, kind: str, said: str
) -> None:
    path = tmp_path / "short.txt"
    path.write_text(
        f'[Game "raptor"]\n[Rules "1"]\n[Result "{result}"]\n[Start "first-game"]\n\n'
        "0. R=798463521 S=429618573\n1. R#8 S#9 !a2\n"
    )
    told = json.loads(shell("replay", str(path), "--json").out)
    winner, reason = result.split(" ")
    assert told["outcome"] == {"winners": [winner], "reason": reason}
    loser = "raptor" if winner == "scientist" else "scientist"
    assert told["steps"][-1]["events"] == [{"kind": kind, "side": loser}]
    assert said in shell("replay", str(path), "--all").out


def test_replay_of_a_step(shell: Shell, record: Path) -> None:
    assert "Step 3 of" in shell("replay", str(record), "--step", "3").out
    assert shell("replay", str(record), "--step", "100000").code == 1
    assert shell("replay", str(record), "--step", "-1").code == 1


def test_replay_of_an_unfinished_game_shows_what_is_public(shell: Shell, tmp_path: Path) -> None:
    dice = Dice.from_number(4)
    running = Record.of(GAME, GAME.new({"layout": "first-game"}))
    while (chance := running.state.chance) is not None:
        running.decide(chance.sample(dice))
    running.play(0, running.state.legal(0)[0])
    path = tmp_path / "running.txt"
    path.write_text(str(running), encoding="utf-8")
    for step in json.loads(shell("replay", str(path), "--json").out)["steps"]:
        assert "R=" not in str(step) and "#" not in str(step["action"])
        assert all(event.get("card") is None for event in step["events"])
        assert not step["position"] or GAME.parse_view(step["position"]).seat == -1
    mine = json.loads(shell("replay", str(path), "--json", "--seat", "raptor").out)["steps"][-1]
    assert mine["action"].startswith("#") and GAME.parse_view(mine["position"]).seat == 0
    whole = json.loads(shell("replay", str(path), "--json", "--seat", "all").out)["steps"][-1]
    assert whole["position"] == running.state.text


def test_replay_names_the_line_that_is_wrong(shell: Shell, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("\n2. ", "\n7. "), encoding="utf-8")
    ended = shell("replay", str(record))
    assert ended.code == 1 and "Line " in ended.err


# --- completion, starting ----------------------------------------------------------------------------


def test_shell_completion() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.argv[0] = 'lostworld'; from lostworld.cli import main; main()",
        ],
        env={
            **os.environ,
            "_LOSTWORLD_COMPLETE": "complete_bash",
            "COMP_WORDS": "lostworld re",
            "COMP_CWORD": "1",
        },
        capture_output=True,
        timeout=60,
    )
    assert told.stdout.split() == [b"replay"]


def test_printing_loads_no_server() -> None:
    code = "import sys; from lostworld.cli import main; main(['new']); print('fastapi' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
    assert told.stdout.split()[-1] == b"False"


def test_new_uses_the_same_chance_as_the_engine(shell: Shell) -> None:
    dice = Dice.from_number(12)
    state = GAME.new({"layout": "first-game"})
    run_chance(state, dice)
    assert shell("new", "--layout", "first-game", "--seed", "12").out.rstrip("\n") == state.text


# --- What people try -----------------------------------------------------------------------------------


def test_one_step_of_a_record_as_json(shell: Shell, record: Path) -> None:
    whole = json.loads(shell("replay", str(record), "--json").out)
    one = json.loads(shell("replay", str(record), "--json", "--step", "5").out)
    assert one["steps"] == [whole["steps"][5]] and one["headers"] == whole["headers"]
    ended = shell("replay", str(record), "--json", "--step", "99999")
    assert ended.code == 1 and "99999" in ended.err


def test_an_endless_file_is_not_read_to_its_end(shell: Shell) -> None:
    ended = shell("show", "/dev/zero")
    assert ended.code == 1 and ended.err == "/dev/zero is too large to be a position or a record.\n"


def test_an_empty_word_is_no_folder(shell: Shell) -> None:
    for word in ("", "  "):
        ended = shell("show", word)
        assert ended.code == 1 and ended.err == "There is no position here: the text is empty.\n"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--side", "raptor", "--two"], "--two and --side"),
        (["--seat", "raptor=human", "--two"], "--two and --seat"),
        (["--resume", "game.txt", "--layout", "savannah"], "--resume and --layout"),
    ],
)
def test_options_that_contradict_each_other(shell: Shell, options: list[str], named: str) -> None:
    ended = shell("play", *options)
    assert (ended.code, ended.out) == (1, "")
    assert ended.err == f"{named} contradict each other. Give one of them.\n"


def test_the_shell_completes_the_names_of_bots() -> None:
    asked = {
        "_LOSTWORLD_COMPLETE": "complete_bash",
        "COMP_WORDS": "lostworld play --bot pl",
        "COMP_CWORD": "3",
    }
    program = [
        sys.executable,
        "-c",
        "import sys; sys.argv[0] = 'lostworld'; import lostworld.cli as cli; cli.main()",
    ]
    done = subprocess.run(program, env={**os.environ, **asked}, capture_output=True, text=True)
    assert done.stdout.split() == ["planner"]
