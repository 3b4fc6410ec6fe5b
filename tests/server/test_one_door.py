"""One door for secrets: only ``play/projection.py`` turns what games know into what is sent.

The server's code is read, not run: no other module may touch what makes texts or JSON of a state, a view, an
action, an event, a plan or a decision. What a few modules need for other reasons stands in the table below.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import lostworld.server

PACKAGE = Path(lostworld.server.__file__).parent
DOOR = "play/projection.py"

SECRETIVE = {
    "action_text", "chances", "decision", "decision_text", "happenings", "legal", "picture", "prospects",
    "sample", "seen_by", "shown_action", "text", "texts", "to_json", "view",
}  # fmt: skip
"""What turns something of a game into a text, into JSON, or into what somebody knows of it."""

REASONS = {
    "play/history.py": {
        "happenings": "what was played is kept, with its secrets",
        "seen_by": "events at the table, such as a resignation, are public",
        "to_json": "the same",
        "text": "an action's text is stored",
    },
    "play/turns.py": {"happenings": "gathered for the projection"},
    "play/decide.py": {"legal": "a choice is checked"},
    "play/new_game.py": {
        "legal": "a position that somebody imports must be playable",
        "text": "the start is stored",
        "view": "what the importer knows is dealt anew for a friend",
        "sample": "the same",
        "to_json": "marks are stored",
    },
    "looking_back/fairness.py": {"sample": "chance is drawn again; told when the game is over"},
    "looking_back/records.py": {
        "text": "of a record's steps, and of a start that has a name",
        "happenings": "what is played is kept, with its secrets",
    },
    "storage/read.py": {"to_json": "marks are stored"},
}
"""By module: what it touches, and why that leads nothing outside."""


def touched(source: Path) -> set[str]:
    """The attributes and methods that a file uses or defines and that concern games."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in SECRETIVE and not is_our_own(node):
            found.add(node.attr)
        elif isinstance(node, ast.FunctionDef) and node.name in SECRETIVE:
            found.add(node.name)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
            found |= SECRETIVE & {part.value for part in node.args if isinstance(part, ast.Constant)}
    return found


def is_our_own(node: ast.Attribute) -> bool:
    """Whether it is said of one of our modules, such as ``projection.picture``, or of SQL."""
    return isinstance(node.value, ast.Name) and node.value.id in ("projection", "positions", "sa", "Settings")


FILES = sorted(
    file
    for file in PACKAGE.rglob("*.py")
    if file.relative_to(PACKAGE).parts[0] != "client" and file.relative_to(PACKAGE).as_posix() != DOOR
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_nothing_else_makes_what_is_sent(file: Path) -> None:
    name = file.relative_to(PACKAGE).as_posix()
    allowed = {*REASONS.get(name, ())} | ({"to_json"} if name == "settings.py" else set())
    beyond = touched(file) - allowed
    assert not beyond, f"{name} touches {sorted(beyond)}: let play/projection.py do it"


def test_every_exception_is_needed() -> None:
    for name, reasons in REASONS.items():
        assert {*reasons} <= touched(PACKAGE / name), name


def test_the_door_is_where_it_is_said_to_be() -> None:
    assert {"seen_by", "shown_action", "to_json", "view"} <= touched(PACKAGE / DOOR)
    assert len(FILES) > 50


@pytest.mark.parametrize(
    "line",
    [
        "frame['view'] = live.state.view(seat).to_json()",
        "text = live.state.text",
        "events = [happening.seen_by(0) for happening in step.happenings]",
        "action = getattr(game, 'action_text')(move)",
    ],
)
def test_a_second_door_would_be_found(line: str, tmp_path: Path) -> None:
    file = tmp_path / "second.py"
    file.write_text(f"def send(live, seat, step, game, move, frame):\n    {line}\n")
    assert touched(file)
