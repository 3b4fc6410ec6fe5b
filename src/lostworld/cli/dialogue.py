"""Talking with the players at the terminal: printing, asking, and clearing what the other may not see."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import Final, NamedTuple

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from lostworld.game import GameError
from lostworld.texts import has_text, say

NUMBER_STYLE: Final = "bold green"
DIM: Final = "bright_black"

COMMANDS: Final = {
    "undo": "u",
    "board": "b",
    "cards": "c",
    "list": "l",
    "hint": "h",
    "rules": "r",
    "save": "s",
    "quit": "q",
    "help": "?",
}
"""What can be said besides an action, each with its short form; the words stand in the catalogue."""


MOST_COMPLAINTS: Final = 100
"""After so many answers in a row that mean nothing, a script is not asked again."""


class Left(Exception):
    """The player has left the game."""


class Said(NamedTuple):
    """A line that a player typed: a command with what follows it, or an action."""

    command: str
    rest: str


class Dialogue:
    """One terminal, one language."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.game = ""
        """What is played; its own words are preferred."""
        self._complaints = 0
        self.commands = tuple(COMMANDS)
        """What can be said besides an action."""

    def say(self, key: str, **values: str | int) -> str:
        """A text of the catalogue in the players' language; the game's own, if it has one of its own."""
        own = f"{self.game}-{key}"
        return say(own if has_text(own, self.language) else key, self.language, **values)

    @property
    def bullet(self) -> str:
        """A sign before something new."""
        return "•" if self.console.encoding.lower().startswith("utf") else "-"

    def show(self, *shown: RenderableType, style: str | None = None, whole: bool = False) -> None:
        """Print something; with ``whole`` the lines are not broken, so that a path can be copied."""
        self.console.print(*shown, style=style, highlight=False, markup=False, soft_wrap=whole)

    def complain(self, sentence: str) -> None:
        """Say that something cannot be done. Raises GameError if a script never says anything that can."""
        self.show(sentence, style="red")
        self._complaints += 1
        if self._complaints == MOST_COMPLAINTS and not sys.stdin.isatty():
            raise GameError("error-input-useless", count=MOST_COMPLAINTS)

    def content(self) -> None:
        """Note that something could be done."""
        self._complaints = 0

    def clear(self) -> None:
        """Clear the screen and, where the terminal can, what was scrolled away."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from the player; raises Left at the end of input."""
        try:
            answer = input(f"{prompt} ").strip()
        except EOFError:
            self.show()
            raise Left from None
        if not sys.stdin.isatty():  # a script's answers would be missing from what it prints
            self.show(answer)
        return answer

    def ask_or_command(self, prompt: str) -> Said:
        """A line from the player, taken apart."""
        answer = self.ask(prompt)
        first, _, rest = answer.partition(" ")
        command = self._words.get(first.lower())
        return Said(command, rest.strip()) if command else Said("", answer)

    @cached_property
    def _words(self) -> dict[str, str]:
        """Every word for a command: its English name, its short form and its name in this language."""
        return {
            word: name
            for name in self.commands
            for word in (name, COMMANDS[name], self.say(f"cli-say-{name}.word").split(" ")[0])
        }

    def help(self) -> None:
        """List what can be said."""
        table = Table.grid(padding=(0, 2))
        for name in self.commands:
            word, short = self.say(f"cli-say-{name}.word"), COMMANDS[name]
            table.add_row(
                Text(word if word == short else f"{word}, {short}", NUMBER_STYLE), self.say(f"cli-say-{name}")
            )
        self.show(self.say("cli-help-choosing"))
        self.show(table)
