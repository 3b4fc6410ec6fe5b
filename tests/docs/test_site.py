"""The site of ``make docs``: its navigation lists every page, it builds strictly, it needs no other host."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.docs.markdown import ROOT

PAGES: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "site_pages.py"))


def navigation() -> list[str]:
    """The pages that mkdocs.yml lists."""
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = config[config.index("\nnav:") : config.index("\nexclude_docs:")]
    return re.findall(r"^ +- (?:[^:\n]+: )?(\S+\.md)$", listed, re.MULTILINE)


def test_navigation_lists_every_page() -> None:
    written = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    listed = [page for page in navigation() if not page.startswith(PAGES["REFERENCE"])]
    assert len(listed) == len(set(listed))
    assert set(listed) == (written - {"pictures/README.md"}) | set(PAGES["PROJECT_PAGES"])


def test_reference_pages_are_modules() -> None:
    reference = [page for page in navigation() if page.startswith(PAGES["REFERENCE"])]
    assert {"reference/lostworld.game.md", "reference/lostworld.session.md"} <= set(reference)
    for page in reference:
        assert (ROOT / PAGES["checkout_path"](page)).exists(), page


@pytest.mark.parametrize(
    ("link", "on_the_site"),
    [
        ("[the rules](docs/rules.md#fire)", "[the rules](rules.md#fire)"),
        ("[the contract](src/lostworld/game.py)", "[the contract](reference/lostworld.game.md)"),
        ("[a test](tests/test_layers.py)", "a test"),
        ("[here](#below)", "[here](#below)"),
    ],
)
def test_links_of_the_checkout_become_links_of_the_site(link: str, on_the_site: str) -> None:
    pages = {PAGES["checkout_path"](page): page for page in navigation()}
    assert PAGES["with_site_links"](f"See {link}.", "contributing.md", pages) == f"See {on_the_site}."


class Loaded(HTMLParser):
    """What a page makes the browser load."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        loads = given.get("href") if tag == "link" and given.get("rel") != "canonical" else given.get("src")
        if loads:
            self.addresses.append(loads)


def test_site_builds_without_warnings_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    pages = sorted(tmp_path.rglob("*.html"))
    assert {page.removesuffix(".md") + ".html" for page in navigation()} <= {
        page.relative_to(tmp_path).as_posix() for page in pages
    }
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text(encoding="utf-8"))
        assert loaded.addresses, page
        assert not [address for address in loaded.addresses if re.match(r"(?:\w+:)?//", address)], page
    game = (tmp_path / "reference" / "lostworld.game.html").read_text(encoding="utf-8")
    assert 'id="lostworld.game.Decision"' in game
