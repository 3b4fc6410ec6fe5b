"""What is installed with which extra, and what is said where a part is missing."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from lostworld.extras import EXTRAS, PartMissing, extra_of, needing_extras

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "lostworld"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OPTIONAL = PROJECT["optional-dependencies"]
NOT_INSTALLED = {"ray": "ray"}
"""The project that brings a module along which the tests do without."""
THROUGH_OTHERS = {
    **dict.fromkeys(("pydantic", "pydantic_core", "starlette"), "fastapi"),
    "websockets": "uvicorn",
}
"""Modules that come with a package which stands on them."""
TOOLS = ("bench", "dev", "docs")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def asked_by(extra: str) -> set[str]:
    """The projects that an extra asks for itself."""
    return {canonical(re.split(r"[\[><= ]", asked)[0]) for asked in OPTIONAL[extra]} - {"lostworld"}


def test_nothing_is_needed_but_python() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_an_extra_brings_its_modules_along(extra: str) -> None:
    brought = packages_distributions()
    for module in EXTRAS[extra]:
        project = THROUGH_OTHERS.get(module) or NOT_INSTALLED.get(module) or brought[module][0]
        assert canonical(project) in asked_by(extra), module


def test_all_is_everything_that_a_user_may_want() -> None:
    (everything,) = OPTIONAL["all"]
    assert {*re.findall(r"\w+", everything)} - {"lostworld"} == OPTIONAL.keys() - {*TOOLS, "all"}


def foreign_imports() -> Iterator[tuple[Path, str]]:
    """Every module that the package imports and that is neither its own nor Python's."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names and top not in ("lostworld", "cython"):
                    yield path, top


def test_every_foreign_module_belongs_to_an_extra() -> None:
    unknown = {(path.relative_to(PACKAGE).as_posix(), module) for path, module in foreign_imports()}
    allowed = {"typing_extensions"}  # for types only
    assert {module for _, module in unknown} - allowed == {
        module for _, module in unknown if extra_of(module) is not None
    }


def test_a_missing_part_is_named_with_what_to_type() -> None:
    with pytest.raises(PartMissing) as problem, needing_extras():
        raise ModuleNotFoundError("No module named 'pyspiel.python'", name="pyspiel.python")
    assert str(problem.value) == (
        'This needs pyspiel, which is not installed: in the folder of Lost World type pip install ".[envs]"'
    )


def test_another_missing_module_is_a_fault() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module") as problem, needing_extras():
        import no_such_module  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(problem.value, PartMissing)


COMMANDS = {
    "play": ("typer", ["play"]),
    "new": ("rich", ["play"]),
    "serve": ("uvicorn", ["serve"]),
    "board": ("resvg_py", ["board", "first-game.txt", "-o", "board.png"]),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("module", "command"), COMMANDS.values(), ids=COMMANDS)
def test_a_command_says_what_it_lacks(module: str, command: list[str], language: str, tmp_path: Path) -> None:
    (tmp_path / "first-game.txt").write_text(
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1"
        " R:/369/157482/ S:/357/198624/"
    )
    program = (
        f"import sys; sys.modules[{module!r}] = None\n"
        "from lostworld.cli import main\n"
        f"sys.exit(main({[*command, '--language', language]!r}))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    (sentence,) = done.stderr.splitlines()
    extra = extra_of(module)
    assert module in sentence and f'pip install ".[{extra}]"' in sentence
    assert ("needs" in sentence) == (language == "en")


ENVIRONMENTS = {
    "gymnasium": "lostworld.envs.seat()",
    "pettingzoo": "lostworld.envs.aec()",
    "pyspiel": "lostworld.envs.register_open_spiel()",
    "numpy": "lostworld.envs.parallel()",
}


@pytest.mark.parametrize(("module", "wanted"), ENVIRONMENTS.items(), ids=ENVIRONMENTS)
def test_an_environment_says_what_it_lacks(module: str, wanted: str) -> None:
    program = (
        f"import sys; sys.modules[{module!r}] = None\n"
        "import lostworld.envs\n"
        f"try: {wanted}\n"
        "except ModuleNotFoundError as missing: print(missing)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert f"This needs {module}," in done.stdout and "[envs]" in done.stdout
