"""The content's words in languages that its files do not hold (``names.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("de", "es")
"""Of ``names.toml``, in its order."""


@cache
def names() -> Mapping[str, tuple[str, ...]]:
    """By their English words: those in each of ``LANGUAGES``."""
    text = files(__package__).joinpath("names.toml").read_text(encoding="utf-8")
    return {english: tuple(others) for english, others in tomllib.loads(text).items()}


def translated(english: str, language: str) -> str:
    """Words of the content in ``language``; English for those, or for a language, that nobody has put in.

    >>> translated("Roar", "de"), translated("Roar", "es"), translated("My own card", "de")
    ('Gebrüll', 'Rugido', 'My own card')
    """
    found = names().get(english) if language in LANGUAGES else None
    return found[LANGUAGES.index(language)] if found else english
