"""Dependencies point one way: a game knows the contract; everything else knows the contract, not the games.

Three things are looked at: which part imports which (the table ``ALLOWED``), whether a game can be reached at
all from outside the games, by however many steps, and whether a word of a game is spoken where any game is
meant. The browser client is read in the same way.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from lostworld.games import game_named

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "lostworld"
CLIENT = ROOT / "web" / "src"
GAMES = tuple(
    tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["lostworld.games"]
)
"""The games of this package."""

FOUNDATION = {
    "__init__",
    "build_info",
    "chance",
    "encoding",
    "extras",
    "game",
    "games",
    "pixels",
    "quick",
} | {
    "session",
    "texts",
    "uncompiled",
}
PLAYING = FOUNDATION | {"bots", "record"}
ALLOWED = {
    "__init__": {"chance", "games", "session"},
    "__main__": {"cli"},
    "build_info": set(),
    "chance": {"game"},
    "encoding": {"game", "quick"},
    "extras": {"game"},
    "game": {"texts"},
    "games": {"game"},
    "pixels": {"extras", "game"},
    "quick": {"game", "uncompiled"},
    "record": {"game", "games", "texts"},
    "session": {"game", "games"},
    "texts": set(),
    "uncompiled": set(),
    "telling": {"game", "games", "texts"},
    "analysis": PLAYING | {"telling"},
    "bots": FOUNDATION,
    "cli": PLAYING | {"analysis", "engine", "lab", "server", "telling"},
    "engine": FOUNDATION | {"bots"},
    "envs": PLAYING,
    "lab": PLAYING | {"analysis", "telling"},
    "server": PLAYING | {"analysis"},
    **{game: FOUNDATION | {"bots"} for game in GAMES},
}
"""The parts of the package and what each may import besides itself."""

WORDS = {"raptor": ("mother", "baby", "babies", "jungle", "savannah", "jeep")}
"""Words that stand for a game, besides its name and those of its seats."""
ANY_GAME = ("analysis", "bots", "cli", "engine", "envs", "lab", "server")
"""The parts that speak of any game."""
UNSPOKEN = {"games.py": {"raptor"}}
"""The name of the game that is meant where none is named."""


class Module(NamedTuple):
    """A Python file of the package."""

    name: str
    """With dots, from the package's on."""
    path: Path

    @property
    def part(self) -> str:
        """The part of the package that it belongs to."""
        return self.name.split(".")[1] if "." in self.name else "__init__"


@cache
def modules() -> dict[str, Module]:
    """Every module of the package by its name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = ("lostworld", *path.relative_to(PACKAGE).with_suffix("").parts)
        name = ".".join(parts).removesuffix(".__init__")
        found[name] = Module(name, path)
    return found


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(module: Module) -> frozenset[str]:
    """The modules of the package that a file imports, wherever in the file, and if only for their types."""
    named: set[str] = set()
    for node in ast.walk(parsed(module.path)):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            named |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        assert not (isinstance(node, ast.ImportFrom) and node.level), f"{module.name} imports relatively"
    # To import a module is to import the packages that it lies in.
    whole = {name.rsplit(".", up)[0] for name in named for up in range(name.count(".") + 1)}
    return frozenset((named | whole) & modules().keys()) - {module.name, "lostworld"}


def test_every_part_has_its_row() -> None:
    assert {module.part for module in modules().values()} <= ALLOWED.keys()
    assert {*GAMES} == {name for name in GAMES if (PACKAGE / name).is_dir()}


@pytest.mark.parametrize("part", sorted(ALLOWED))
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    wrong = {}
    for module in modules().values():
        if module.part == part:
            beyond = {modules()[name].part for name in imports(module)} - ALLOWED[part] - {part}
            if beyond:
                wrong[module.name] = sorted(beyond)
    assert not wrong


def test_the_server_is_known_to_its_own_commands_alone() -> None:
    knowing = {
        module.name
        for module in modules().values()
        if module.part != "server" and any(modules()[name].part == "server" for name in imports(module))
    }
    assert knowing <= {"lostworld.cli.serve", "lostworld.cli.admin"}


def way_to_a_game(start: Module) -> list[str]:
    """The modules by which a game is reached from another one, and the game's; empty if it cannot be."""
    ways = {start.name: [start.name]}
    waiting = [start.name]
    while waiting:
        here = waiting.pop()
        for following in imports(modules()[here]):
            if following not in ways:
                ways[following] = [*ways[here], following]
                if modules()[following].part in GAMES:
                    return ways[following]
                waiting.append(following)
    return []


def test_no_game_is_reached_from_outside_the_games() -> None:
    """Not even through others: who imports a module that knows a game could be handed the game's types."""
    ways = [way_to_a_game(module) for module in modules().values() if module.part not in GAMES]
    assert not [" -> ".join(way) for way in ways if way]


def test_games_do_not_know_each_other() -> None:
    for module in modules().values():
        if module.part in GAMES:
            others = {modules()[name].part for name in imports(module)} & {*GAMES} - {module.part}
            assert not others, module.name


# --- Words -----------------------------------------------------------------------------------------------


@cache
def words_of_games() -> re.Pattern[str]:
    """A word of any game, also inside a longer name: ``raptor_view``, ``RaptorView``."""
    words = {*GAMES, *(word for game in GAMES for word in WORDS.get(game, ()))}
    for game in GAMES:
        # Seats are mostly called by words that only the game has; colours, say, are anybody's.
        words |= {name for name in game_named(game).seats({}) if name not in COMMON}
    return re.compile(rf"(?<![a-z])({'|'.join(sorted(words))})s?(?![a-z])", re.IGNORECASE)


COMMON = {"red", "green", "blue", "yellow", "black", "white", "one", "two", "three", "four"}


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """The names and texts in a Python file, with their lines; not explanations, which may give examples."""
    tree = parsed(path)
    explanations = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    } | {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explanations:
            yield line, node.value
        for field in ("id", "attr", "arg", "name", "module"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                yield line, re.sub("(?<=[a-z])(?=[A-Z])", "_", name)


def parts_for_any_game() -> list[Path]:
    folders = [PACKAGE / part for part in ANY_GAME if (PACKAGE / part).is_dir()]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [*files, *(PACKAGE / name for name in ("game.py", "games.py", "record.py", "session.py"))]


def test_no_word_of_a_game_where_any_game_is_meant() -> None:
    faults = []
    for path in parts_for_any_game():
        name = path.relative_to(PACKAGE).as_posix()
        for line, text in spoken(path):
            found = words_of_games().search(text)
            if found and found[1].lower() not in UNSPOKEN.get(name, set()):
                faults.append(f"{name}:{line}: {text[:60]!r}")
    assert not faults, "\n".join(faults)


def test_no_word_of_a_game_in_the_texts_that_all_games_share() -> None:
    faults = []
    for path in sorted((PACKAGE / "texts").glob("*/*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                entry.comment = None
                found = words_of_games().search(FluentSerializer().serialize_entry(entry))
                if found:
                    faults.append(f"{path.relative_to(PACKAGE)}: {entry.id.name}: {found[0]}")
    assert not faults, "\n".join(faults)


# --- The browser client ----------------------------------------------------------------------------------

SHELL = ("analysis", "shell", "play", "puzzles", "replay", "ui", "verify")
"""The rooms of the client that serve any game."""
DOOR = "games/index.ts"
"""The one file outside a game's package that names it: it loads the package when it is wanted."""
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']|import\.meta\.glob\S*\(([^)]*)\)""")


def client_imports(path: Path) -> Iterator[str]:
    """What a file of the client imports: its own files from the client's folder on, others as named."""
    for found in IMPORT.finditer(path.read_text(encoding="utf-8")):
        for name in re.findall(r"""["']!?([^"']+)["']""", found[2]) if found[2] else (found[1],):
            if name.startswith("."):
                yield (path.parent / name).resolve().relative_to(CLIENT.resolve()).as_posix()
            else:
                yield name


def client_files() -> list[Path]:
    return [
        path
        for path in sorted(CLIENT.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        and not path.name.endswith(".test.ts")
        and "tests" not in path.parts
    ]


def test_the_clients_rooms_for_any_game_import_no_game() -> None:
    assert all((CLIENT / room).is_dir() for room in (*SHELL, "games"))
    faults = []
    for path in client_files():
        name = path.relative_to(CLIENT).as_posix()
        owner = name.split("/")[1] if name.startswith("games/") and name.count("/") > 1 else ""
        for imported in client_imports(path):
            for game in GAMES:
                of_game = imported.startswith((f"games/{game}/", f"@{game}-")) or imported == f"games/{game}"
                if of_game and game != owner and name != DOOR:
                    faults.append(f"{name} imports {imported}")
            if imported.startswith("@art") and owner not in GAMES:
                faults.append(f"{name} imports {imported}")
    assert not faults, "\n".join(faults)


def test_the_clients_rooms_for_any_game_speak_no_word_of_a_game() -> None:
    faults = []
    rooms = tuple(f"{room}/" for room in (*SHELL, "games/fallback"))
    assert {room for room in rooms if (CLIENT / room).is_dir()} == {*rooms}
    for path in client_files():
        name = path.relative_to(CLIENT).as_posix()
        if not name.startswith(rooms):
            continue
        text = re.sub(
            r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        for number, line in enumerate(text.splitlines(), 1):
            found = words_of_games().search(re.sub("(?<=[a-z])(?=[A-Z])", "_", line))
            if found:
                faults.append(f"{name}:{number}: {line.strip()[:90]}")
    assert not faults, "\n".join(faults)
