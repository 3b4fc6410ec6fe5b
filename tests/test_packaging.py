"""The build: a miniature of the project is compiled, edited, broken and packed, and says the right things."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable, Mapping
from itertools import chain
from pathlib import Path

import pytest

from lostworld import build_info

ROOT = Path(__file__).parent.parent
KERNEL_PY = "import cython\n\nCOMPILED = cython.compiled\n\n\ndef twice(n: int) -> int:\n    return n + n\n"
KERNEL_PXD = "cpdef long twice(long n)\n"
IMPORT_GAME = "import lostworld.raptor.rules.kernel as kernel; print(kernel.COMPILED, kernel.twice(21))"
GAME_INIT = 'from lostworld.build_info import check_fresh\n\ncheck_fresh("lostworld.raptor")\n'
# npm without a network: what needs the registry fails at once.
OFFLINE = {"npm_config_offline": "true", "npm_config_loglevel": "silent"}
BUILD_SCRIPT = """
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
const folder = process.argv[process.argv.indexOf("--outDir") + 1];
mkdirSync(folder, { recursive: true });
writeFileSync(folder + "/index.html", "<!doctype html><title>Lost World</title>");
appendFileSync("../builds.log", "built\\n");
"""

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")


class Project:
    """A checkout in miniature: our build files around a kernel of three lines."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "lostworld"
        if self.package.exists():
            return
        self.write("src/lostworld/raptor/__init__.py", GAME_INIT)
        self.write("src/lostworld/raptor/rules/kernel.py", KERNEL_PY)
        self.write("src/lostworld/raptor/rules/kernel.pxd", KERNEL_PXD)
        self.write("src/lostworld/raptor/texts/en/raptor.ftl", "mother = Mother\n")
        self.write("README.md", "# Lost World\n")
        for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE"):
            shutil.copy(ROOT / name, root / name)
        for name in ("__init__.py", "build_info.py", "py.typed"):
            shutil.copy(ROOT / "src" / "lostworld" / name, self.package / name)

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text)

    def setup(self, *arguments: str, fails: bool = False, environment: Mapping[str, str] = {}) -> str:
        """Run setup.py; its output."""
        return self.run("-W", "ignore", "setup.py", "-q", *arguments, fails=fails, environment=environment)

    def compile(self, **environment: str) -> str:
        return self.setup("build_ext", "--inplace", environment=environment)

    def build_client(self) -> str:
        return self.setup("build_web", "--inplace", environment=OFFLINE)

    def run(self, *arguments: str, fails: bool = False, environment: Mapping[str, str] = {}) -> str:
        """Run Python on the miniature, expecting success or failure; what it prints."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("LOSTWORLD_")}
        result = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=inherited | {"PYTHONPATH": str(self.root / "src")} | dict(environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert (result.returncode != 0) == fails, result.stdout
        return result.stdout

    def binaries(self) -> list[str]:
        return [path.name for path in self.package.rglob("*.so")]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A miniature that is compiled once, to be copied."""
    project = Project(tmp_path_factory.mktemp("template"))
    project.compile()
    return project.root


@pytest.fixture
def compiled(template: Path, tmp_path: Path) -> Project:
    shutil.copytree(template, tmp_path, dirs_exist_ok=True)
    return Project(tmp_path)


@needs_compiler
def test_an_edit_after_compiling_is_noticed_until_it_is_compiled_again(compiled: Project) -> None:
    assert compiled.run("-c", IMPORT_GAME) == "True 42\n"
    said = compiled.run("-m", "lostworld.build_info", "--require-compiled")
    assert "raptor.rules.kernel: compiled\n" in said

    compiled.write("src/lostworld/raptor/rules/kernel.py", KERNEL_PY.replace("n + n", "n + n + 1"))
    stale = compiled.run("-c", IMPORT_GAME)
    assert "True 42" in stale, "Python prefers the compiled file: that is why the warning is needed"
    assert "StaleBuild" in stale and "raptor/rules/kernel.py" in stale and "make build" in stale
    compiled.run("-m", "lostworld.build_info", "--require-compiled", fails=True)

    compiled.compile()
    assert compiled.run("-c", IMPORT_GAME) == "True 43\n"


@needs_compiler
def test_only_what_the_sources_say_counts_not_their_dates(compiled: Project) -> None:
    source = compiled.package / "raptor" / "rules" / "kernel.py"
    os.utime(source, (2e9, 2e9))
    assert compiled.run("-c", IMPORT_GAME) == "True 42\n"

    source.write_text(KERNEL_PY.replace("n + n", "3 * n"))
    os.utime(source, (1e9, 1e9))  # older than everything built, as after unpacking an archive
    assert "StaleBuild" in compiled.run("-c", IMPORT_GAME)
    compiled.compile()
    assert compiled.run("-c", IMPORT_GAME) == "True 63\n"


@needs_compiler
def test_a_changed_declaration_is_noticed_too(compiled: Project) -> None:
    compiled.write("src/lostworld/raptor/rules/kernel.pxd", KERNEL_PXD.replace("long", "int"))
    assert "raptor/rules/kernel.pxd" in compiled.run("-c", IMPORT_GAME)


@needs_compiler
def test_without_a_compiler_the_plain_file_runs_and_this_is_said(compiled: Project) -> None:
    compiled.write("src/lostworld/raptor/rules/kernel.py", KERNEL_PY.replace("n + n", "n + n + 1"))
    said = compiled.compile(CC="false")
    assert "NOT COMPILED: lostworld.raptor.rules.kernel" in said and "gcc python3-dev" in said
    assert compiled.binaries() == [], "the old compiled file would be loaded instead of the new source"
    assert compiled.run("-c", IMPORT_GAME) == "False 43\n"
    assert "pure Python, about 100 times slower" in compiled.run("-m", "lostworld.build_info")


@needs_compiler
def test_an_error_in_the_kernel_is_not_mistaken_for_a_missing_compiler(project: Project) -> None:
    project.write("src/lostworld/raptor/rules/kernel.pxd", "cpdef long twice(long n, long m)\n")
    assert "NOT COMPILED" not in project.setup("build_ext", "--inplace", fails=True)


@needs_compiler
def test_a_wheel_holds_the_sources_the_texts_and_the_compiled_kernel(compiled: Project) -> None:
    compiled.write("build/lib/lostworld/deleted.py", "left over from an older version")
    compiled.setup("bdist_wheel")
    (wheel,) = (compiled.root / "dist").glob("*.whl")
    names = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("lostworld/")}
    (binary,) = compiled.binaries()
    assert names == {
        "lostworld/__init__.py",
        "lostworld/build_info.py",
        "lostworld/py.typed",
        "lostworld/raptor/__init__.py",
        f"lostworld/raptor/rules/{binary}",
        "lostworld/raptor/rules/kernel.pxd",
        "lostworld/raptor/rules/kernel.py",
        "lostworld/raptor/texts/en/raptor.ftl",
    }


def test_pure_on_request_makes_a_wheel_for_every_machine(project: Project) -> None:
    project.write("build/lib/lostworld/deleted.py", "left over from an older version")
    project.setup("bdist_wheel", environment={"LOSTWORLD_PURE": "1"})
    (wheel,) = (project.root / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "lostworld/raptor/rules/kernel.py" in names and "lostworld/deleted.py" not in names
    assert not [name for name in names if name.endswith((".so", ".c"))]


@pytest.fixture
def with_client(project: Project) -> Callable[..., Project]:
    """Give the miniature a client of one page, with or without a package from the registry."""

    def add(**dependencies: str) -> Project:
        package = {"name": "page", "devDependencies": dependencies}
        locked = {f"node_modules/{name}": {"version": version} for name, version in dependencies.items()}
        lock = {"name": "page", "lockfileVersion": 3, "packages": {"": package, **locked}}
        project.write("web/package.json", json.dumps({**package, "scripts": {"build": "node build.mjs"}}))
        project.write("web/package-lock.json", json.dumps(lock))
        project.write("web/.npmrc", "")
        project.write("web/index.html", "<!doctype html>")
        project.write("web/build.mjs", BUILD_SCRIPT)
        (project.root / "web" / "node_modules").mkdir(exist_ok=True)
        return project

    return add


def test_the_client_is_built_again_only_after_a_change(with_client: Callable[..., Project]) -> None:
    project, page = with_client(), Path("server", "client", "index.html")
    project.build_client()
    assert "Lost World" in (project.package / page).read_text()
    project.build_client()
    assert (project.root / "builds.log").read_text() == "built\n"

    project.write("web/src/board.ts", "export const tiles = 10;\n")
    project.build_client()
    assert (project.root / "builds.log").read_text() == "built\nbuilt\n"

    project.setup("bdist_wheel", environment={"LOSTWORLD_PURE": "1", **OFFLINE})
    (wheel,) = (project.root / "dist").glob("*.whl")
    assert "lostworld/server/client/index.html" in zipfile.ZipFile(wheel).namelist()
    assert (project.root / "builds.log").read_text() == "built\nbuilt\n", "the wheel takes what is there"


def test_without_the_registry_the_install_goes_on_and_says_so(with_client: Callable[..., Project]) -> None:
    project = with_client(**{"no-such-package-anywhere": "1.0.0"})
    said = project.build_client()
    assert "NO BROWSER CLIENT" in said and "npm ci" in said
    assert not (project.package / "server" / "client").exists()
    project.setup("build_web", "--inplace", fails=True, environment={"LOSTWORLD_WEB": "require", **OFFLINE})


def test_importing_the_package_loads_nothing_else() -> None:
    script = "import sys; old = set(sys.modules); import lostworld; print(sorted(set(sys.modules) - old))"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout == "['lostworld']\n"


def test_importing_a_game_waits_for_nothing_that_it_does_not_need() -> None:
    """Programs start often, and import a game each time."""
    slow = {"pathlib", "urllib.parse", "ipaddress", "fluent", "lostworld.games", "lostworld.texts.plain"}
    script = (
        "import sys; old = set(sys.modules); import lostworld.raptor\n"
        f"print(sorted({slow} & (set(sys.modules) - old)))"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n"


def test_a_binary_without_a_seal_is_not_trusted(tmp_path: Path) -> None:
    binary = tmp_path / "kernel.so"
    binary.write_bytes(b"\x7fELF anything\0")
    assert build_info.read_seal(str(binary)) == {}
    assert build_info.older_than(str(binary)).startswith("its sources")


def test_the_seal_names_every_source_with_its_hash(tmp_path: Path) -> None:
    binary = tmp_path / "kernel.so"
    seal = build_info.seal_of({"raptor/rules/kernel.pxd": b"cpdef", "raptor/rules/kernel.py": b"def"})
    binary.write_bytes(b"\x7fELF\0code\0" + seal.encode() + b"\0more\0")
    read = build_info.read_seal(str(binary))
    assert list(read) == ["raptor/rules/kernel.pxd", "raptor/rules/kernel.py"]
    binary.write_bytes(bytes(build_info.PAGE) + seal.encode() + b"\0more\0")
    assert build_info.read_seal(str(binary)) == read, "where a compiler puts it"
    long = build_info.seal_of({f"{number:0100}": b"def" for number in range(50)})
    binary.write_bytes(bytes(build_info.PAGE) + long.encode() + b"\0more\0")
    assert len(build_info.read_seal(str(binary))) == 50
    assert read["raptor/rules/kernel.pxd"] != read["raptor/rules/kernel.py"]


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PINS = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_constraints_are_exact_versions_and_name_no_place() -> None:
    for line in PINS:
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", line), line


def test_everything_asked_for_is_pinned() -> None:
    pinned = {canonical(line.split("==")[0]) for line in PINS}
    extras = PROJECT["project"]["optional-dependencies"].values()
    asked = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"], *chain(*extras)]
    names = {canonical(re.split(r"[\[><=]", requirement)[0]) for requirement in asked} - {"lostworld"}
    assert names <= pinned


def test_the_client_lock_names_no_registry() -> None:
    lock = ROOT / "web" / "package-lock.json"
    if not lock.exists():
        pytest.skip("no client yet")
    assert '"resolved"' not in lock.read_text()
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text().splitlines()


@pytest.mark.skipif(shutil.which("make") is None, reason="no make here")
class TestMake:
    """What the Makefile says on machines that lack something."""

    def make(self, folder: Path, python: str) -> str:
        """Run `make build` with ``python`` as the body of a script that stands for Python."""
        (folder / "python").write_text(f"#!/bin/sh\n{python}\n")
        (folder / "python").chmod(0o755)
        choices = [f"PYTHON={folder / 'python'}", f"VENV={folder / 'venv'}"]
        result = subprocess.run(["make", "build", *choices], cwd=ROOT, capture_output=True, text=True)
        assert result.returncode != 0
        assert not (folder / "venv").exists()
        return result.stdout

    def test_an_old_python_is_refused(self, tmp_path: Path) -> None:
        said = self.make(tmp_path, 'case "$*" in *version_info*) exit 1;; *) echo Python 3.9.2;; esac')
        assert "needs Python 3.11 or newer" in said and "Python 3.9.2" in said and "make PYTHON=" in said

    def test_missing_venv_is_named_with_the_command_to_type(self, tmp_path: Path) -> None:
        said = self.make(tmp_path, 'case "$*" in *ensurepip*) exit 1;; esac')
        assert "apt-get install python3-venv" in said

    def test_alone_it_lists_the_targets(self) -> None:
        result = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True)
        assert {"play", "test", "build", "sanitize", "asan"} <= set(re.findall(r"make (\S+)", result.stdout))


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole package as a wheel for every machine, made in a copy of the sources."""
    copy = tmp_path_factory.mktemp("sources")
    shutil.copytree(
        ROOT / "src",
        copy / "src",
        ignore=shutil.ignore_patterns("*.so", "__pycache__", "client", "*.egg-info"),
    )
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, copy / name)
    Project(copy).setup("bdist_wheel", environment={"LOSTWORLD_PURE": "1", "LOSTWORLD_WEB": "skip"})
    (wheel,) = (copy / "dist").glob("*.whl")
    return wheel


@pytest.fixture(scope="module", params=["uncompiled", "compiled"])
def alone(request: pytest.FixtureRequest, pure_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment that holds nothing but Python and Lost World."""
    home = tmp_path_factory.mktemp("alone")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--python",
        str(home / "bin" / "python"),
    ]
    subprocess.run([*pip, "install", "-q", "--no-index", "--no-deps", pure_wheel], check=True)
    if request.param == "compiled":  # a compiled wheel holds these besides
        (packages,) = (home / "lib").glob("python3*/site-packages")
        for binary in (ROOT / "src").rglob("*.so"):
            shutil.copy(binary, packages / binary.relative_to(ROOT / "src"))
    return home


def run_alone(home: Path, *command: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command of the environment, outside of this folder and without our paths."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [home / "bin" / command[0], *command[1:]],
        input=said,
        capture_output=True,
        text=True,
        cwd=home,
        env=environment | {"LC_ALL": "C.UTF-8"},
    )


WHOLE_GAMES = """
import sys
from lostworld.bots import Limit, bot_named
from lostworld.chance import Dice
from lostworld.games import game_named
from lostworld.record import Record

for name, bots in {"raptor": ("greedy", "random"), "skirmish": ("random", "tactician")}.items():
    game, dice = game_named(name), Dice.from_number(7)
    record = Record.of(game, game.new({}), {})
    players = [bot_named(bots[seat % 2], game, seed=seat) for seat in range(len(record.start.seats))]
    while record.state.outcome is None and len(record.steps) < 400:
        state = record.state
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
        else:
            seat = state.deciders[0]
            record.play(seat, players[seat].think(state.view(seat), Limit(nodes=50)).action)
    assert Record.parse(str(record)).state.text == record.state.text
    print(name, len(record.steps) > 20)
foreign = {"typer", "rich", "fluent", "numpy", "cython", "Cython"} & set(sys.modules)
print("loaded", sorted(foreign))
"""


def test_whole_games_without_any_other_package(alone: Path) -> None:
    played = run_alone(alone, "python", "-c", WHOLE_GAMES)
    assert played.stdout == "raptor True\nskirmish True\nloaded []\n", played.stderr


@pytest.mark.parametrize("game", ["raptor", "skirmish"])
def test_the_engine_without_any_other_package(alone: Path, game: str) -> None:
    """Even its refusals are sentences."""
    said = "hello\nseed 3\nbots\nnonsense\napply nonsense\nview nobody\nperft 1\nbot random\nquit\n"
    done = run_alone(alone, "lostworld", "engine", "--game", game, said=said)
    hello, seed, bots, unknown, action, view, perft, bot = done.stdout.splitlines()
    assert hello.split()[2] == game and (seed, bot) == ("ok", "ok") and "mcts" in bots and perft.isdigit()
    assert unknown.startswith('error: Unknown command "nonsense". Known: hello, ')
    assert " " in action.removeprefix("error: ") and "spectator" in view
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["play", "new", "--help", "--version"])
def test_other_commands_say_what_to_install(alone: Path, command: str) -> None:
    done = run_alone(alone, "lostworld", command)
    assert (done.returncode, done.stdout) == (1, "")
    (sentence,) = done.stderr.splitlines()
    assert "is not installed" in sentence and 'pip install ".[cli]"' in sentence
