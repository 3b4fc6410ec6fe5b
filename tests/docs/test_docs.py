"""What the documentation says is true: links lead somewhere, examples run, commands exist."""

from __future__ import annotations

import ast
import doctest
import os
import pkgutil
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from lostworld import __version__
from lostworld.bots import bot_named, opponents
from lostworld.chance import ALGORITHM, Dice
from lostworld.games import names
from lostworld.raptor import GAME
from lostworld.raptor.players.levels import LEVELS
from lostworld.record import Record
from lostworld.texts import has_text, say
from tests.docs.markdown import ROOT, Block, anchors, blocks, blocks_of, links, mentioned_code, pages, text_of

BIN = Path(sys.executable).parent
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def page_names() -> list[str]:
    return [str(page.relative_to(ROOT)) for page in pages()]


def environment() -> dict[str, str]:
    """As a reader has it who has activated the virtual environment."""
    return {
        **os.environ,
        "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
        "NO_COLOR": "1",
        "LC_ALL": "C.UTF-8",
    }


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )


# --- links ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", page_names())
def test_links_resolve(name: str) -> None:
    page = ROOT / name
    for link in links(page):
        target, _, anchor = link.partition("#")
        assert "://" not in target, f"{name} links to another site: {link}"
        there = (page.parent / target).resolve() if target else page
        assert there.exists(), f"{name} links to {link}, which does not exist"
        assert there.is_relative_to(ROOT), f"{name} links out of the project: {link}"
        if anchor:
            assert anchor in anchors(there), f"{name} links to {link}; there is no such heading"


def test_every_page_can_be_found() -> None:
    """From README and docs/index.md a reader reaches every page."""
    reached: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md":
            continue
        reached.add(page)
        waiting += [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
    assert {page for page in pages() if "pictures" not in page.parts} <= reached


@pytest.mark.parametrize("name", page_names())
def test_no_places_of_one_machine(name: str) -> None:
    text = text_of(ROOT / name)
    assert not re.findall(r"(?<![\w.])/(?:home|work|root|tmp|Users)/", text)
    hosts = set(re.findall(r"\w+://([\w.-]+)", text))
    # The last one is kept free for examples and is nobody's.
    assert hosts <= {"127.0.0.1", "localhost", "games.example.org"}, f"{name} names hosts"


# --- examples -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in page_names() if ">>>" in text_of(ROOT / name)])
def test_python_sessions(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page's sessions are one conversation."""
    monkeypatch.chdir(tmp_path)
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=OPTIONS, verbose=False)
    scope: dict[str, object] = {}
    for block in blocks_of(ROOT / name):
        if block.kind == "pycon":
            test = parser.get_doctest(block.code, scope, block.name, name, block.line - 1)
            test.globs = scope
            assert test.examples, f"{block.name} has no examples"
            runner.run(test, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0


def expected_output(block: Block) -> str | None:
    """What a program prints: the block of plain text right after it."""
    following = blocks_of(block.page)
    after = following.index(block) + 1
    return following[after].code if after < len(following) and following[after].kind == "text" else None


@cache
def finished_game() -> str:
    """A record as the server hands it out, for examples that read ``game.txt``."""
    dice = Dice.from_number(9)
    headers = {
        "Layout": "random",
        "Shuffle": ALGORITHM,
        "Commitment": dice.commitment,
        "Seed": dice.seed.hex(),
    }
    record = Record.new(GAME, {"layout": "random"}, dice, headers)
    bot = bot_named("random", GAME, 9)
    while (state := record.state).outcome is None:
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
        else:
            record.play(state.deciders[0], bot.think(state.view(state.deciders[0])).action)
    return str(record)


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: block.name)
def test_python_programs(block: Block, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(finished_game(), encoding="utf-8")
    program = tmp_path / "program.py"
    program.write_text(block.code, encoding="utf-8")
    done = run([sys.executable, str(program)], tmp_path)
    assert done.returncode == 0, done.stderr
    wanted = expected_output(block)
    if wanted is not None:
        assert matches(wanted, done.stdout), f"{block.name} prints:\n{done.stdout}"


def matches(wanted: str, got: str) -> bool:
    return doctest.OutputChecker().check_output(wanted.strip() + "\n", got.strip() + "\n", OPTIONS)


def sessions(block: Block) -> list[tuple[str, str]]:
    """The commands of a shell session and what each prints."""
    found: list[tuple[str, str]] = []
    for line in block.code.replace("\\\n", " ").splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        else:
            command, output = found[-1]
            found[-1] = (command, output + line + "\n")
    return found


@pytest.mark.parametrize(
    "name", [name for name in page_names() if any(b.kind == "console" for b in blocks_of(ROOT / name))]
)
def test_shell_sessions(name: str, tmp_path: Path) -> None:
    """Commands after ``$`` succeed and print what the page shows; an output left out may be anything."""
    (tmp_path / "game.txt").write_text(finished_game(), encoding="utf-8")
    for block in blocks_of(ROOT / name):
        if block.kind != "console":
            continue
        for command, output in sessions(block):
            done = run(["bash", "-c", command], tmp_path)
            assert done.returncode == 0, f"{block.name}: {command}\n{done.stdout}{done.stderr}"
            assert not output or matches(output, done.stdout), f"{block.name}: {command}\n{done.stdout}"


def test_there_are_examples() -> None:
    """The tests above must not pass because they find nothing."""
    assert len(blocks("pycon")) >= 10
    assert len(blocks("python")) >= 2
    assert len(blocks("console")) >= 4


# --- commands -------------------------------------------------------------------------------------

COMMAND = re.compile(r"(?:^|[\s/;|(])lostworld((?: +[^\s|;&>)]+)*)")


@cache
def help_of(*command: str) -> str:
    done = run([sys.executable, "-m", "lostworld", *command, "--help"], ROOT)
    assert done.returncode == 0, f"lostworld {' '.join(command)} --help: {done.stderr}"
    return done.stdout


def commands_of(*command: str) -> set[str]:
    """The commands that the help of a command lists."""
    return set(re.findall(r"^[│|\s]*([a-z][a-z-]*) ", help_of(*command), re.MULTILINE))


@pytest.mark.parametrize("name", page_names())
def test_commands_exist(name: str) -> None:
    for code in mentioned_code(ROOT / name):
        for found in COMMAND.finditer(code):
            words = found[1].split()
            if words and re.fullmatch(r"[a-z][a-z-]*", words[0]):
                assert words[0] in commands_of(), f"{name} mentions lostworld {words[0]}"
            named: list[str] = []
            for word in words:
                if word not in commands_of(*named):
                    break
                named.append(word)
            # A game's own options are in the help of a command that names the game.
            game = words[words.index("--game") :][:2] if "--game" in words else []
            if game[1:] == ["NAME"]:  # any game's
                game = []
            for option in [word.partition("=")[0] for word in words if word.startswith("--")]:
                if option not in ("--help", "--version"):
                    assert option in help_of(*named, *game), (
                        f"{name} mentions lostworld {' '.join([*named, option])}"
                    )


@pytest.mark.parametrize("name", page_names())
def test_make_targets_exist(name: str) -> None:
    targets = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for code in mentioned_code(ROOT / name):
        for target in re.findall(r"(?:^|[;&] *)make (?:[A-Z]+=\S+ )*([a-z0-9-]+)", code):
            assert target in targets, f"{name} mentions make {target}"


OWN_FILE = re.compile(r"(?:^|[\s=])((?:src|tests|docs|bench|web|tools|examples|\.ci)/[\w./-]+)(?=[\s:,]|$)")


@pytest.mark.parametrize("name", page_names())
def test_files_mentioned_exist(name: str) -> None:
    """Files of the project that running text and commands name in full."""
    for code in mentioned_code(ROOT / name):
        for path in OWN_FILE.findall(code):
            assert (ROOT / path).exists(), f"{name} mentions {path}"


def test_files_in_commands_are_looked_at() -> None:
    """The test above reads what is started, not only what stands alone."""
    started = {path for page in pages() for code in mentioned_code(page) for path in OWN_FILE.findall(code)}
    assert {"examples/learning/train.py", "bench/envs.py", "src/lostworld/raptor/rules/cards.py"} <= started


@pytest.mark.parametrize("name", page_names())
def test_modules_mentioned_exist(name: str) -> None:
    for code in mentioned_code(ROOT / name):
        for module in re.findall(r"(?:^|python -m )(lostworld(?:\.\w+)+)$", code):
            pkgutil.resolve_name(module)


def test_names_that_stay_are_there() -> None:
    """The table of stable names in docs/library.md; whoever renames one must say so there."""
    section = text_of(ROOT / "docs" / "library.md").partition("## Which names stay")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(lostworld[\w.]*)` \| (.*) \|$", section, re.MULTILINE)
    promised = {module: re.findall(r"`(\w+)`", names) for module, names in rows}
    assert len(promised) >= 10 and sum(map(len, promised.values())) >= 50
    for module, names_there in promised.items():
        for name in names_there:
            assert pkgutil.resolve_name(f"{module}:{name}").__doc__ or name.isupper()


def test_the_citation_is_of_this_version() -> None:
    text = text_of(ROOT / "CITATION.cff")
    assert re.search(r"^version: (.+)$", text, re.MULTILINE)[1] == __version__  # type: ignore[index]
    assert "license: MIT" in text and "CITATION.cff" in text_of(ROOT / "MANIFEST.in")


# --- the map of the code --------------------------------------------------------------------------

PACKAGE = ROOT / "src" / "lostworld"


def imports_of(part: str) -> set[str]:
    """The parts of the package that a part imports, at the top of a file or inside a function."""
    files = [PACKAGE / f"{part}.py"] if (PACKAGE / f"{part}.py").exists() else (PACKAGE / part).rglob("*.py")
    found: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module == "lostworld":
                names = [f"lostworld.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            found |= {name.split(".")[1] for name in names if name.startswith("lostworld.")}
    return found - {part, "__version__"}


def test_dependencies_point_one_way() -> None:
    """CONTRIBUTING says what each part may import; this is what keeps it true."""
    text = text_of(ROOT / "CONTRIBUTING.md")
    arrows = dict(re.findall(r"^(\w+) +-> +([\w, ]+)$", text, re.MULTILINE))
    assert {"game", "session", "raptor", "bots", "engine", "server", "cli"} <= set(arrows)
    for part, allowed in arrows.items():
        if allowed == "all but the games":
            assert not imports_of(part) & set(names()), f"{part} imports a game"
        else:
            assert imports_of(part) <= set(allowed.split(", ")), f"{part} imports what it should not"


def rooms() -> list[str]:
    """Files and folders that the map of the code must name."""
    below = (PACKAGE, PACKAGE / "raptor", PACKAGE / "server", ROOT / "tests", ROOT / "web" / "src")
    folders = [path for folder in below for path in folder.iterdir() if path.is_dir()]
    files = [path for folder in below[:3] for path in folder.glob("*.py")]
    made = ("__init__", "__main__", "__pycache__", "client", "docs_page")
    return [path.stem for path in [*files, *folders] if path.stem not in made]


def test_map_names_every_room() -> None:
    maps = "".join(block.code for block in blocks_of(ROOT / "CONTRIBUTING.md") if block.kind == "text")
    missing = [room for room in rooms() if not re.search(rf"\b{room}\b", maps)]
    assert not missing, f"the map of the code lacks {missing}"


def test_the_map_leads_somewhere() -> None:
    """Each file and folder on the map is where its block says, and has one line that begins with it."""
    maps = [block.code for block in blocks_of(ROOT / "CONTRIBUTING.md") if re.match(r"[\w/]+/\n", block.code)]
    assert len(maps) >= 5
    for drawn in maps:
        first: list[Path] = []
        top, *lines = drawn.splitlines()
        for line in lines:
            base = ROOT / top if line.startswith(" ") else ROOT
            found = re.findall(r"(?<![\w./])[\w/-]+(?:/|\.py|\.ts)(?![\w.])", line)
            deeper = re.match(r" {4}\S", line) is not None and bool(first)
            rooms = [first[-1] if deeper else base / found[0], base] if found or deeper else []
            for name in found:
                assert any((room / name).exists() for room in rooms), f"the map of {top} names {name}"
            if found and not deeper and not line.startswith(" " * 5):
                first.append(base / found[0])
        twice = {room.name for room in first if first.count(room) > 1}
        assert not twice, f"the map of {top} has two lines for {twice}"


def test_buttons_are_called_so() -> None:
    """What docs/playing.md prints in bold, leads and signs apart, stands on the screen like that."""
    folders = PACKAGE / "texts", PACKAGE / "raptor" / "texts"
    names = [folder / "en" / name for folder in folders for name in ("client.ftl", "players.ftl")]
    texts = [name.read_text(encoding="utf-8") for name in names if name.exists()]
    shown = {line.partition(" = ")[2] for text in texts for line in text.splitlines()}
    bold = re.findall(r"\*\*([^*\n]+)\*\*", text_of(ROOT / "docs" / "playing.md"))
    named = [words for words in bold if words[-1] not in ".?!"]
    assert len(named) >= 10
    assert set(named) <= shown, f"no such words in the client: {set(named) - shown}"


def test_bots_are_called_so() -> None:
    rows = re.findall(
        r"^\| \*\*([^*]+)\*\* \| `(\w+)` \|", text_of(ROOT / "docs" / "playing.md"), re.MULTILINE
    )
    titles = {bot.name: _bot_title(bot.name) for bot in opponents(GAME)}
    assert len(titles) >= 6
    assert {name: title for title, name in rows} == titles
    assert [name for _, name in rows] == list(titles)


def _bot_title(name: str) -> str:
    own = f"raptor-level-{name}"
    return say(own if has_text(own) else f"web-bot-{name}")


def test_the_pages_tell_the_levels_measured_strength() -> None:
    """What is shown in the browser, on the page for players, and in the ladder of the page on bots is one."""
    playing, ladder = text_of(ROOT / "docs/playing.md"), text_of(ROOT / "docs/bots.md")
    for level in LEVELS:
        raptor, scientist = level.elo
        assert re.search(rf"\| `{level.name}` \|[^\n]*\| {raptor} / {scientist} \|", playing), level.name
        assert re.search(rf"\| {level.name} \| -?\d+ \[[^|]*\| {raptor} \[[^|]*\| {scientist} \[", ladder)
