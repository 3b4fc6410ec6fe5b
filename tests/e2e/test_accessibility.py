"""Every screen in both themes, on a desktop and a phone, checked by axe: no violations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import axe_playwright_python  # type: ignore[import-untyped]
import pytest

from tests.e2e.conftest import QUICK, Visit
from tests.e2e.people import Person
from tests.e2e.screens import SCREENS

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(player: Person) -> list[str]:
    """What axe has against the page as it is now."""
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


@pytest.mark.parametrize("theme", ["jungle", "savannah"])
@pytest.mark.parametrize("name", SCREENS)
def test_no_violations(visit: Visit, name: str, theme: str) -> None:
    player = visit(settings={**QUICK, "theme": theme})
    SCREENS[name](player)
    assert player.page.locator("html").get_attribute("data-theme") == theme
    found = violations(player)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ["start", "cards", "turn", "menu", "replay", "learn", "rules"])
def test_no_violations_on_a_phone(visit: Visit, name: str) -> None:
    player = visit(phone=True, hands="finger")
    SCREENS[name](player)
    found = violations(player)
    assert not found, "\n".join(found)


def test_axe_would_say_so(visit: Visit) -> None:
    """The check itself: a picture without a text is found."""
    player = visit()
    player.open("/rules")
    player.page.evaluate("document.querySelector('main').append(document.createElement('img'))")
    assert any(one.startswith("image-alt") for one in violations(player))
