"""Every ruling has a test that cites it, and every test here says which sentence it is written from."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SOURCES = r"ruling|rulebook|003|RULES|NOTATION|refused|Issue 2|The contract"


def docstrings() -> dict[str, str]:
    """The docstring of each test of this folder, by file and name."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name == Path(__file__).name:
            continue
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def rulings_cited(text: str) -> set[int]:
    """The rulings that ``text`` names: `ruling 12`, `rulings 4 and 5`."""
    return {
        int(number)
        for phrase in re.findall(r"rulings? (\d+(?:(?:, | and )\d+)*)", text, re.IGNORECASE)
        for number in re.findall(r"\d+", phrase)
    }


@pytest.mark.parametrize("ruling", range(1, 17))
def test_every_ruling_has_a_test(ruling: int) -> None:
    assert any(ruling in rulings_cited(text) for text in docstrings().values())


def test_every_test_cites_a_sentence() -> None:
    assert [name for name, text in docstrings().items() if not re.search(SOURCES, text)] == []
