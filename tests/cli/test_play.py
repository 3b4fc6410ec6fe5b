"""The game in the terminal: whole games, undo, saving and resuming, secrets, both languages."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from lostworld.cli import main
from lostworld.cli.menus import menu_of, sentence
from lostworld.raptor import GAME, SIDES
from lostworld.record import Record
from lostworld.session import run_chance
from lostworld.texts import LANGUAGES
from tests.cli.typist import typist

HAND = re.compile(r"(?:Hand|Main)\s?: (\d(?: \d)*) *$", re.MULTILINE)


class Told(NamedTuple):
    code: int
    out: str


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Told]:
    """Runs ``lostworld play`` with lines typed by a function of what was printed so far."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)

    def run(options: str, typed: Iterator[str] | list[str]) -> Told:
        monkeypatch.setattr("builtins.input", typist(typed))
        capsys.readouterr()
        code = main(["play", *options.split()])
        return Told(code, capsys.readouterr().out)

    return run


def kept(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


# --- Planning a turn ---------------------------------------------------------------------------------

SETUP = "--side raptor --bot random --layout jungle --seed 2"


def test_undo_within_the_turn(play: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    told = play(
        f"{SETUP} --save {path}", ["undo", "1", "1", "undo", "u", "2", "1", "1", "1", "1", "1", "", "q"]
    )
    assert told.code == 0
    assert "There is nothing to undo in this turn." in told.out
    placed = [step.text for step in kept(path).steps if step.seat == 0]
    assert placed[0] == "M@e2" and len(placed) == 6


def test_nothing_is_played_before_it_is_confirmed(play: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(f"{SETUP} --save {path}", ["1", "1", "1", "1", "1", "1", "save", "zzz"])
    assert [step for step in kept(path).steps if step.seat is not None] == []


def test_actions_by_number_and_notation(play: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = ["M@f1", "b@a1", "99", "0", "hello", "", "m@E1", "undo", "M@g1"]
    told = play(f"{SETUP} --save {path}", [*typed, "1", "1", "1", "1", "1", "undo", "undo", "1", "1", "."])
    assert "b@a1 is not possible now." in told.out
    assert '"99" is neither an action nor one of the numbers' in told.out
    assert '"hello" is neither' in told.out
    assert next(step.text for step in kept(path).steps if step.seat == 0) in ("M@f1", "M@g1")


def test_what_can_be_asked(play: Callable[..., Told]) -> None:
    told = play(
        "--side raptor --bot random --seed 5",
        ["?", "cards", "list", "rules", "hint", "board", "undo", "q", "y"],
    )
    assert "take back the last step of this turn" in told.out
    assert "Choose card 1 –" in told.out
    assert "The toll of the wounds" in told.out
    assert "A bot would play #" in told.out
    assert told.out.count("Round 1 ") >= 2


# --- Whole games -------------------------------------------------------------------------------------


def blind_typist(seed: int) -> str:
    """Lines typed by somebody who does not look: wrong ones are only asked for again."""
    chance = random.Random(seed)
    return "".join(
        f"{chance.choice(('', '', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'undo'))}\n"
        for _ in range(9000)
    )


@pytest.mark.parametrize(
    ("side", "language", "bot"), [("raptor", "fr", "greedy"), ("scientist", "en", "random")]
)
def test_a_whole_game_through_a_pipe(side: str, language: str, bot: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command = [sys.executable, "-m", "lostworld", "play", "--side", side, "--bot", bot, "--seed", "6"]
    ended = subprocess.run(
        [*command, "--layout", "jungle", "--save", str(path), "--language", language],
        input=blind_typist(6),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"},
        timeout=120,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    record = kept(path)
    assert record.state.outcome is not None
    assert ("Victory for" if language == "en" else "Victoire pour") in "".join(ended.stdout.splitlines()[-3:])
    assert_no_secret(ended.stdout, record, SIDES.index(side))


def assert_no_secret(seen: str, record: Record, seat: int) -> None:
    """Until the end the other side's hand is never shown: only its played and discarded cards are."""
    before_the_end = seen[: max(seen.rfind("Round"), seen.rfind("Manche"))]
    hands = HAND.findall(before_the_end)
    own = {hand_of(state.text, seat) for state in record.states() if state.chance is None}
    assert hands
    for hand in hands:
        assert hand.replace(" ", "") in own
    hidden = re.findall(r"\d cartes? cachées?|\d hidden cards?", before_the_end)
    assert len(hidden) == len(hands)


def test_two_players_share_a_terminal(play: Callable[..., Told]) -> None:
    hand = hand_of(start_of(3), 0)
    told = play("--two --seed 3", ["", f"#{hand[0]}", "", "cards", "x"])
    assert "Pass the keyboard to Raptor" in told.out and "Pass the keyboard to Scientist" in told.out
    raptors, scientists = told.out.split("Pass the keyboard to Scientist")
    state = GAME.parse(start_of(3))
    assert shown_hands(raptors) == [hand_of(state.text, 0)]
    assert shown_hands(scientists)[0] == hand_of(state.text, 1)


def start_of(seed: int) -> str:
    from lostworld.chance import Dice

    dice = Dice.from_number(seed)
    state = GAME.new({"layout": "first-game"})
    run_chance(state, dice)
    return state.text


def hand_of(text: str, seat: int) -> str:
    return text.split(" ")[5 + seat].split("/")[1]


def shown_hands(out: str) -> list[str]:
    return [hand.replace(" ", "") for hand in HAND.findall(out)]


def test_in_public_turns_two_players_see_no_hand(play: Callable[..., Told]) -> None:
    state = GAME.parse(start_of(3))
    raptor, scientist = hand_of(state.text, 0), hand_of(state.text, 1)
    low, high = raptor[0], next(card for card in reversed(scientist) if card > raptor[0])
    told = play("--two --seed 3", ["", low, "", high, "cards"])
    after = told.out.split("The cards were revealed")[1]
    assert shown_hands(after) == []
    assert "two players look at this screen" in after


# --- Saving and resuming -----------------------------------------------------------------------------


def test_a_file_that_cannot_be_written_is_said_at_the_start(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("builtins.input", asked.append)
    path = tmp_path / "no such folder" / "game.txt"
    assert main(["play", "--side", "raptor", "--bot", "random", "--save", str(path)]) != 0
    assert "cannot be written" in " ".join(capsys.readouterr().err.split())
    assert not asked, "before anything was played"


def test_save_and_resume(play: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    told = play("--side raptor --bot random --seed 5", ["1", "1", "", f"save {path}", "q"])
    assert f"Saved to {path}." in told.out.replace("\n", "")
    saved = path.read_text(encoding="utf-8")
    assert '[Scientist "bot random"]' in saved and '[Raptor "player"]' in saved
    code = main(["play", "--resume", str(path)])  # input has ended: it only shows where the game stands
    assert code == 0
    assert path.read_text(encoding="utf-8") == saved


def test_a_resumed_game_goes_on(play: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(f"--side raptor --bot random --seed 5 --save {path}", ["1", "1", "", "q"])
    before = kept(path)
    hand = hand_of(before.state.text, 0)
    told = play(f"--resume {path} --seed 1", [hand[0], "1", "", "1", "", "q"])
    after = kept(path)
    assert "You play Raptor." in told.out
    assert len(after.steps) > len(before.steps)
    assert after.steps[: len(before.steps)] == before.steps


def test_a_game_replaces_no_other_file(play: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    told = play("--side raptor --bot random", [f"save {path}", "save", f"save {tmp_path}", "q"])
    assert "already exists" in " ".join(told.out.split()) and path.read_text() == "Dear Ann"
    assert play(f"--save {path}", []).code == 1
    play("--side raptor --bot random", [f"save {path} --force", "q"])
    assert kept(path).steps


def test_refusals(play: Callable[..., Told], tmp_path: Path) -> None:
    assert play("--bot hal", []).code == 1
    assert play("--side mother", []).code == 2
    assert play(f"--resume {tmp_path / 'none'}", []).code == 1


def test_leaving_asks_first(play: Callable[..., Told]) -> None:
    told = play("--side raptor --bot random --seed 5", ["q", "n", "quit", "y"])
    assert told.out.count("Leave without saving?") == 2 and "You left the game." in told.out


# --- A real terminal ---------------------------------------------------------------------------------


def test_in_a_terminal_it_is_coloured_and_cleared() -> None:
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS="90", LINES="40", LC_ALL="fr_FR.UTF-8")
        os.environ.pop("NO_COLOR", None)
        command = ["-m", "lostworld", "play", "--side", "raptor", "--bot", "random", "--seed", "5"]
        os.execv(sys.executable, [sys.executable, *command])
    seen = b""

    def wait_for(text: str) -> None:
        nonlocal seen
        end = time.monotonic() + 60
        while text.encode() not in seen:
            assert select.select([terminal], [], [], max(0, end - time.monotonic()))[0], seen.decode()
            seen += os.read(terminal, 65536)

    wait_for("en secret")
    assert b"\x1b[2J" in seen and b"\x1b[3J" in seen and b"\x1b[1;33m" in seen
    seen = b""
    os.write(terminal, b"1\r")
    wait_for("Votre choix")
    assert "Appel de la mère" in seen.decode()
    os.write(terminal, b"\x04")  # the end of input
    wait_for("Vous avez quitté la partie")
    assert os.waitpid(process, 0)[1] == 0
    os.close(terminal)


# --- Words -------------------------------------------------------------------------------------------


def test_every_choice_of_many_games_has_words() -> None:
    from lostworld.chance import Dice

    kinds = set()
    dice = Dice.from_number(1)
    for game in range(12):
        state = GAME.new({"layout": "jungle" if game % 2 else "savannah"})
        run_chance(state, dice)
        while state.outcome is None and state.round < 60:
            seat = state.deciders[0]
            view = state.view(seat)
            assert view.decision is not None
            shown = menu_of(GAME, view, "en")
            assert sorted(choice.text for choice in shown.ordered) == view.decision.texts
            assert len(set(shown.labels)) == len(shown.ordered)
            assert shown.groups is not None
            for choice in view.decision.choices:
                if choice.kind not in kinds:
                    kinds.add(choice.kind)
                    for language in LANGUAGES:
                        told = sentence(GAME, view, choice, language)
                        assert all(str(value) in told for value in choice.fields.values())
            legal = state.legal(seat)
            state.apply(seat, legal[dice.below(len(legal))])
            run_chance(state, dice)
    assert len(kinds) >= 24, kinds


def test_a_file_is_replaced_only_when_that_is_wanted(play: Callable[..., Told], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("mine")
    assert play(f"{SETUP} --save {path}", []).code == 1 and path.read_text() == "mine"
    assert play(f"{SETUP} --save {path} --force", []).code == 0 and kept(path).start


def test_a_script_that_is_always_wrong_is_not_asked_for_ever() -> None:
    """``yes 77 | lostworld play``."""
    program = [sys.executable, "-m", "lostworld", "play", "--two", "--seed", "1"]
    with subprocess.Popen(["yes", "77"], stdout=subprocess.PIPE) as wrong:
        done = subprocess.run(program, stdin=wrong.stdout, capture_output=True, text=True)
        wrong.kill()
    assert done.returncode == 1
    assert done.stderr == "None of the last 100 answers could be used, so the game ends here.\n"
