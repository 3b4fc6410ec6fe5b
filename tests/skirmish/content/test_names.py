"""Every name and sentence of the content has its German and Spanish words, and none of them is left over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from lostworld.skirmish.content.loader import content
from lostworld.skirmish.content.model import Words
from lostworld.skirmish.content.names import LANGUAGES, names


def words_in(thing: Any) -> Iterator[Words]:
    """Every ``Words`` of a value of the content."""
    if isinstance(thing, Words):
        yield thing
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from words_in(getattr(thing, field.name))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from words_in(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from words_in(value)


def test_every_word_of_the_content_is_there_in_every_language() -> None:
    found = {words.en for words in words_in(content())}
    assert len(found) > 300
    assert found - names().keys() == set(), "not translated"
    assert names().keys() - found == set(), "nothing is called so any more"
    assert all(len(others) == len(LANGUAGES) and all(others) for others in names().values())
