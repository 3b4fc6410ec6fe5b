"""Without Fluent's package the texts that rules, bots, records and the engine need are the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

import lostworld.raptor
import lostworld.skirmish
from lostworld import texts
from lostworld.texts import LANGUAGES, say
from lostworld.texts.plain import PlainTexts

PACKAGE = Path(texts.__file__).parent.parent
SEATS = {"side", "seat"}
OF_THE_SERVER = {"error-port-in-use", "error-settings-range"}
"""Errors that write numbers in a language's way; the server has Fluent's package."""
assert lostworld.raptor.GAME and lostworld.skirmish.GAME  # they have registered their texts


def sources(language: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(PACKAGE.glob(f"**/texts/{language}/*.ftl"))]


def keys(language: str) -> list[str]:
    """The keys of all messages and their attributes."""
    found = []
    for source in sources(language):
        message = ""
        for line in source.splitlines():
            if entry := re.match(r"([a-z][\w-]*) =", line):
                message = entry[1]
                found.append(message)
            elif attribute := re.match(r" +\.([\w-]+) =", line):
                found.append(f"{message}.{attribute[1]}")
    return found


def plain(language: str) -> PlainTexts:
    return PlainTexts(sources(language), lambda key, form: texts._seat(key, form, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_said_plainly_is_said_as_fluent_says_it(language: str) -> None:
    without = plain(language)
    names = {name for source in sources(language) for name in re.findall(r"\$(\w+)", source)}
    values = {name: "raptor-seat-raptor" if name in SEATS else f"<{name}>" for name in names}
    beyond = []
    for key in keys(language):
        try:
            said = without.say(key, values)
        except LookupError:
            beyond.append(key)
            continue
        assert said == say(key, language, **values), key
    assert {key for key in beyond if "error-" in key} <= OF_THE_SERVER
    assert len(beyond) < len(keys(language)) / 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_know_the_same_keys(language: str) -> None:
    without = plain(language)
    for key in keys(language):
        assert without.has(key) == texts.has_text(key, language), key
    assert not without.has("error-no-such-thing")
    with pytest.raises(KeyError):
        without.say("error-no-such-thing", {})


def test_here_fluent_speaks() -> None:
    """Else the tests above would compare plain texts with themselves."""
    assert isinstance(texts._bundle("en"), FluentBundle)
