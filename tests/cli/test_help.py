"""The help in both languages: nothing of Typer's own that a reader must puzzle over (C8, C9)."""

from __future__ import annotations

import pytest

from lostworld.cli import main
from lostworld.cli.usage import SENTENCES
from lostworld.texts import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_frames_and_flags_of_the_help(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["-l", language, "new", "--help"]) == 0
    told = capsys.readouterr().out
    assert f"─ {say('cli-help-options', language)} ─" in told
    assert say("cli-help", language).split()[0] in told
    assert "<bool>" not in told, "a flag is given nothing"
    assert "first-game" in told, "no name is broken in two"
    assert main(["-l", language, "content", "--help"]) == 0
    assert f"─ {say('cli-help-commands', language)} ─" in capsys.readouterr().out


MISUSED = {
    "cli-usage-option": ["new", "--colours"],
    "cli-usage-option-like": ["new", "--seeds", "1"],
    "cli-usage-command": ["nosuch"],
    "cli-usage-extra": ["new", "raptor", "skirmish"],
    "cli-usage-missing": ["show"],
    "cli-usage-nothing": ["new", "--seed"],
    "cli-usage-choice": ["new", "--layout", "mars"],
    "cli-usage-number": ["new", "--seed", "many"],
    "cli-usage-least": ["new", "--seed", "-3"],
    "cli-usage-most": ["new", "--seed", str(1 << 64)],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", MISUSED)
def test_wrong_usage_is_told_in_the_readers_language(
    key: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence of ours and where help is; nothing of Typer's or pydantic's (C8)."""
    assert main(["-l", language, *MISUSED[key]]) == 2
    said = capsys.readouterr()
    sentence, help_is, *rest = said.err.splitlines()
    assert not said.out and not rest
    values = dict.fromkeys(("name", "value", "others", "bound"), "@@")
    pieces = [piece.strip("\u2068\u2069") for piece in say(key, language, **values).split("@@")]
    assert all(piece in sentence for piece in pieces), sentence
    assert "lostworld" in help_is and "--help" in help_is
    for foreign in ("Value error", "Input should", "Usage", "Invalid"):
        assert foreign not in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_with_a_short_name_is_told_so_too(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """``-l it`` was answered with "Value error, ..." in English (C8)."""
    assert main(["-l", language, "new", "-l", "it"]) == 2
    sentence = capsys.readouterr().err.splitlines()[0]
    assert sentence == say("cli-usage-choice", language, name="--language", value="it", others="en, fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_typer_adds_is_in_the_readers_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lines about completion stayed English (C8)."""
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["-l", language, "--help"]) == 0
    told = capsys.readouterr().out
    assert say("cli-completion-install", language) in told and say("cli-completion-show", language) in told


def test_every_sentence_about_usage_is_tried() -> None:
    assert {key for _, key in SENTENCES} == set(MISUSED)
