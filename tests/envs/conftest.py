"""The games that environments are tried with: Raptor, and Caravan, which has no encoding of its own."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest

from lostworld import games
from tests.contract.caravan import CARAVAN


@pytest.fixture(autouse=True)
def _caravan(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Caravan takes part, as another package's game would; the projects' checkers may warn."""
    monkeypatch.setitem(games._added, CARAVAN.name, CARAVAN)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
