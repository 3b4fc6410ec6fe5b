"""The language in which the command line speaks to its reader, and letters for terminals that lack some."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from typing import Final

from lostworld.texts import LANGUAGES, language_from

PLAIN: Final = "lostworld-plain"
"""The name under which Python knows ``_plain``."""
_PLAIN_SIGNS: Final = str.maketrans("’–×•…«»", '\'-x-.""')


def reader_language(wish: str | None = None) -> str:
    """The language asked for, or the one that the environment's locale suggests."""
    if wish is not None and wish in LANGUAGES:
        return wish
    # LANGUAGE comes first, as in other programs, unless a script asks for the plain locale.
    plain = os.environ.get("LC_ALL") in ("C", "POSIX")
    for name in (*(() if plain else ("LANGUAGE",)), "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_from(os.environ[name], LANGUAGES)
    return LANGUAGES[0]


def wished_language(arguments: list[str]) -> str | None:
    """The language that a command line asks for."""
    return following(arguments, "--language", "-l")


def following(arguments: list[str], long: str, short: str) -> str | None:
    """What an option is given, read before the arguments are parsed."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if argument in (long, short):
            return following
        if argument.startswith(f"{long}="):
            return argument.partition("=")[2]
    return None


def spare_letters() -> None:
    """Let standard output and error write what they can where a terminal lacks letters."""
    codecs.register_error(PLAIN, _plain)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAIN)


def _plain(error: UnicodeError) -> tuple[str, int]:
    """For terminals without accents: the same letters without them, and a "?" where there is none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    written = error.object[error.start : error.end].translate(_PLAIN_SIGNS)
    plain = unicodedata.normalize("NFKD", written).encode("ascii", "ignore").decode()
    return plain or "?", error.end
