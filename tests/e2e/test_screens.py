"""Every screen in both themes and languages: no violation by axe, no text missing, no foreign host asked.

That no page complains in the console or runs into its content policy, the people's own watchers see to.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import axe_playwright_python  # type: ignore[import-untyped]
import pytest

from tests.e2e.conftest import QUICK, Visit
from tests.e2e.people import Person
from tests.e2e.screens import SCREENS

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
BARE_KEY = re.compile(r"\[[a-z]+(?:-[a-z0-9_]+)+(?:\.[a-z]+)?\]")


def violations(player: Person) -> list[str]:
    """What axe has against the page once everything on its way has arrived.

    A colour on its way is neither of the two that were chosen, and without a frame drawn in between
    axe would see it even when the way takes a millisecond.
    """
    player.page.evaluate(
        """() => Promise.allSettled(document.getAnimations()
             .filter(one => one.effect.getComputedTiming().endTime !== Infinity)
             .map(one => one.finished)).then(() => undefined)"""
    )
    player.page.evaluate(AXE)
    found: list[dict[str, Any]] = player.page.evaluate(
        """standards => axe.run(document, {runOnly: standards, resultTypes: ['violations']})
             .then(found => found.violations)""",
        STANDARDS,
    )
    return [
        f"{one['id']}: {one['help']}\n"
        + "\n".join(
            f"      {node['html'][:160]}\n      {node['failureSummary']}" for node in one["nodes"][:4]
        )
        for one in found
    ]


def words(player: Person) -> str:
    """What is written, and what a screen reader would say."""
    found: str = player.page.evaluate(
        """() => document.title + document.body.innerText
             + [...document.querySelectorAll('[aria-label],[title],[placeholder]')]
             .map(one => [one.ariaLabel, one.title, one.placeholder].join(' ')).join('\\n')"""
    )
    return found


@pytest.mark.parametrize(("theme", "language"), [("jungle", "en"), ("savannah", "fr")])
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(visit: Visit, name: str, theme: str, language: str) -> None:
    player = visit(settings={**QUICK, "theme": theme}, language=language)
    SCREENS[name](player)
    page = player.page.locator("html")
    assert page.get_attribute("data-theme") == theme
    assert page.get_attribute("lang") == language
    assert not (missing := BARE_KEY.findall(words(player))), f"no text for {missing}"
    ours = (player.house.url, "data:", "blob:")
    assert all(url.startswith(ours) for url in player.watcher.requested), player.watcher.requested
    found = violations(player)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "name",
    ["start", "cards", "turn", "menu", "bots", "results", "replay", "learn", "rules", "puzzle", "analysis"],
)
def test_a_screen_of_a_phone(visit: Visit, name: str) -> None:
    player = visit(phone=True, hands="finger")
    SCREENS[name](player)
    found = violations(player)
    assert not found, "\n".join(found)


def test_high_contrast(visit: Visit) -> None:
    player = visit(settings={**QUICK, "contrast": "more"})
    SCREENS["turn"](player)
    found = violations(player)
    assert not found, "\n".join(found)


def test_axe_would_say_so(visit: Visit) -> None:
    """The check itself: a picture without a text is found, and so is a key without a sentence."""
    player = visit()
    SCREENS["rules"](player)
    player.page.evaluate(
        "document.querySelector('main').append(document.createElement('img'), '[web-no-such-text]')"
    )
    assert any(one.startswith("image-alt") for one in violations(player))
    assert BARE_KEY.findall(words(player)) == ["[web-no-such-text]"]
