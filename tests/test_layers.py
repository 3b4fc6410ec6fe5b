"""Dependencies point one way: a game knows the contract; everything else knows the contract, not the games.

Where a part below the games must know one (its records, its pictures), one file says so and stands in the
table as an exception.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "lostworld"
FOUNDATION = {"game", "chance", "texts", "build_info", "__init__"}
ALLOWED = {
    "game": {"texts"},
    "chance": {"game"},
    "texts": set(),
    "build_info": set(),
    "raptor": FOUNDATION | {"bots"},
    "bots": FOUNDATION,
    "lab": FOUNDATION | {"bots", "games", "session"},
    "server": FOUNDATION | {"bots"},
}
EXCEPTIONS = {"server/games.py": {"raptor"}}


def imported(source: Path) -> set[str]:
    """The parts of the package that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "lostworld":
                found |= {name.name for name in node.names}
            elif node.module.startswith("lostworld."):
                found.add(node.module.split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {name.name.split(".")[1] for name in node.names if name.name.startswith("lostworld.")}
    return {name if name != "__version__" else "__init__" for name in found}


@pytest.mark.parametrize("part", sorted(ALLOWED))
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    folder = PACKAGE / part
    files = sorted(folder.rglob("*.py")) if folder.is_dir() else [PACKAGE / f"{part}.py"]
    assert files
    wrong = {}
    for file in files:
        name = file.relative_to(PACKAGE).as_posix()
        beyond = imported(file) - ALLOWED[part] - {part} - EXCEPTIONS.get(name, set())
        if beyond:
            wrong[name] = sorted(beyond)
    assert not wrong
