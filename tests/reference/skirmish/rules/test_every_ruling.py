"""Every ruling of docs/skirmish has a test in this folder that cites it: in its name or its docstring."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parents[3] / "docs" / "skirmish"


def rulings() -> set[int]:
    """The numbers in brackets in the rules, and those of the list of rulings."""
    rules = (DOCS / "rules.md").read_text(encoding="utf-8")
    found = {int(n) for group in re.findall(r"\((\d[\d, ]*)\)", rules) for n in re.findall(r"\d+", group)}
    listed = re.findall(r"^(\d+)\. \*", (DOCS / "rulings.md").read_text(encoding="utf-8"), flags=re.M)
    return found | set(map(int, listed))


def cited(function: ast.FunctionDef) -> set[int]:
    name = re.match(r"test_rulings?_((?:\d+_)+)", function.name)
    found = set(map(int, name[1].strip("_").split("_"))) if name else set()
    said = ast.get_docstring(function) or ""
    for text in re.findall(r"[Rr]ulings? ((?:\d+(?:-\d+)?(?:, | and )?)+)", said):
        for first, last in re.findall(r"(\d+)(?:-(\d+))?", text):
            found |= set(range(int(first), int(last or first) + 1))
    return found


def by_ruling() -> dict[int, list[str]]:
    table: dict[int, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in cited(node):
                    table.setdefault(number, []).append(f"{path.name}::{node.name}")
    return table


def test_every_ruling_has_a_test() -> None:
    table = by_ruling()
    assert {1, 62, 63, 92} <= rulings(), "the pages have another form now"
    assert sorted(rulings() - set(table)) == []


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    assert sorted(set(by_ruling()) - rulings()) == []
