"""The language in which the command line speaks to its reader."""

from __future__ import annotations

import os

from lostworld.texts import LANGUAGES, language_from


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
