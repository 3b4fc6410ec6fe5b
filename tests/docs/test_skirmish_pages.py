"""docs/skirmish: its pictures are those that the rules draw, and its tables name all that there is."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from lostworld.skirmish.events import KINDS
from lostworld.skirmish.rules.engine import CHOICES
from lostworld.skirmish.rules.position import COLUMNS, NUMBERS

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "skirmish"
FOLDER = ROOT / "docs" / "pictures" / "skirmish"


def test_the_pictures_show_what_the_rules_say() -> None:
    """If this fails, type: python docs/pictures/skirmish/draw.py"""
    spec = spec_from_file_location("draw", FOLDER / "draw.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    page = (PAGES / "rules.md").read_text(encoding="utf-8")
    for name, draw in module.PICTURES.items():
        assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == draw()
        assert f"pictures/skirmish/{name}.svg" in page


def test_every_ruling_is_on_the_pages() -> None:
    rules = (PAGES / "rules.md").read_text(encoding="utf-8")
    cited = {int(n) for group in re.findall(r"\(([\d, ]+)\)", rules) for n in group.split(",")}
    left = {19, 38, 53, 54}  # numbers that were never given
    assert set(range(1, 63)) - left <= cited
    rulings = (PAGES / "rulings.md").read_text(encoding="utf-8")
    numbers = [int(n) for n in re.findall(r"(?m)^(\d+)\. ", rulings)]
    assert numbers == list(range(63, 63 + len(numbers)))


def test_every_decision_is_described() -> None:
    page = (PAGES / "decisions.md").read_text(encoding="utf-8")
    kinds = {kind for row in re.findall(r"(?m)^\| ([a-z, -]+) \|", page) for kind in row.split(", ")}
    assert kinds - {"kind"} == set(CHOICES)


def test_every_key_of_a_position_and_every_event_is_described() -> None:
    page = (PAGES / "texts.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+)`", page))
    assert {*COLUMNS, *NUMBERS} <= named
    for kind, fields in KINDS.items():
        assert f"| `{kind}` | {', '.join(f'`{name}`' for name in fields)} |" in page
