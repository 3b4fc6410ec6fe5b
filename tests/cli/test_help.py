"""The help in both languages: nothing of Typer's own that a reader must puzzle over (C8, C9)."""

from __future__ import annotations

import pytest

from lostworld.cli import main
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
