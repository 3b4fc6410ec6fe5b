"""What is said of a command line that cannot be understood, in the reader's language.

Typer and pydantic know English only. Their sentences are recognised by what they look like; one that is not
is shown as it is.
"""

from __future__ import annotations

import re
import sys
from typing import Any, Final

import typer

from lostworld.texts import say

WRONG: Final = 2
Usage: Final[type[Exception]] = typer.BadParameter.__mro__[1]
"""Typer's exception for whatever is wrong with a command line; it has no public name of its own."""
_OF: Final = r"Invalid value for '(?P<name>[^']+)'(?: / '-\w')?: "
SENTENCES: Final = (
    (r"No such option: (?P<name>\S+)", "cli-usage-option"),
    (r"No such option: (?P<name>\S+) \(Possible options: (?P<others>.+)\)", "cli-usage-option-like"),
    (r"No such command '(?P<name>.+)'\.", "cli-usage-command"),
    (r"Got unexpected extra argument\S* \((?P<name>.+)\)", "cli-usage-extra"),
    (r"Missing (?:argument|option|parameter) '(?P<name>[^']+)'(?: / '-\w')?\.?(?s:.*)", "cli-usage-missing"),
    (r"Option '(?P<name>.+)' requires an argument\.", "cli-usage-nothing"),
    (_OF + r"(?:Value error, )?'(?P<value>.*)' is not one of (?P<others>.+)\.", "cli-usage-choice"),
    (_OF + r"Input should be a valid (?:integer|number).*", "cli-usage-number"),
    (_OF + r"Input should be greater than or equal to (?P<bound>.+)", "cli-usage-least"),
    (_OF + r"Input should be less than or equal to (?P<bound>.+)", "cli-usage-most"),
)
"""How Typer says it, and the key under which it is said here."""


def told(message: str, language: str) -> str:
    """A sentence of Typer's in the reader's language.

    >>> told("Invalid value for '--seed': Input should be greater than or equal to 0", "en")
    '--seed: a number of at least 0 is needed.'
    """
    for pattern, key in SENTENCES:
        if found := re.fullmatch(pattern, message):
            values = {name: value.replace("'", "") for name, value in found.groupdict().items()}
            return say(key, language, **values)
    return message


def explain(error: Any, language: str) -> int:
    """Say on standard error what is wrong, and where help is; the exit code."""
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()  # the help itself
        return WRONG
    command = "lostworld" if error.ctx is None else error.ctx.command_path
    sys.stderr.write(f"{told(error.format_message(), language)}\n")
    sys.stderr.write(say("cli-usage-help", language, command=f"{command} --help") + "\n")
    return WRONG
