"""Every example in a docstring is true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import lostworld


def modules() -> list[str]:
    """Name all modules of the package that do nothing when imported."""
    found = (module.name for module in pkgutil.walk_packages(lostworld.__path__, "lostworld."))
    quiet = [name for name in found if not name.endswith("__main__") and ".migrations" not in name]
    return ["lostworld", *quiet]


@pytest.mark.parametrize("name", modules())
def test_examples(name: str) -> None:
    module = importlib.import_module(name)
    result = doctest.testmod(module, optionflags=doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS)
    assert result.failed == 0


def test_there_are_examples() -> None:
    """The test above must not pass because it finds nothing."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [docstring for name in modules() for docstring in finder.find(importlib.import_module(name))]
    assert sum(len(docstring.examples) for docstring in found) >= 10
