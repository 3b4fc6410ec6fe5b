"""The tutorial from its first lesson to its last: the learner does what the board offers."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.conftest import Visit
from tests.e2e.house import PATIENCE
from tests.e2e.people import Person

HURRY = 2.0
"""So many seconds something on the page is waited for that may be gone already."""


def do_what_is_offered(player: Person) -> None:
    """The one thing that the lesson asks for now. It goes on by itself: what was there may be gone
    when it is looked at or pressed, and then something else is asked for."""
    player.page.set_default_timeout(HURRY * 1000)
    try:
        with suppress(TimeoutError):
            _do(player)
    finally:
        player.page.set_default_timeout(PATIENCE * 1000)


def _do(player: Person) -> None:
    for name in ("lesson-go", "confirm"):
        button = player.see(name)
        if button.count() and button.is_enabled():
            player.press(button)
            return
    star = player.page.locator("[data-testid=hand] [data-card]:has(.star)")
    if star.count():
        if star.get_attribute("aria-pressed") != "true":
            player.press(star)
        return
    which = player.page.locator("[data-testid=ask] [data-action]")
    if which.count():
        player.press(which.first)
        return
    target = player.page.locator("[data-space].target")
    chosen = player.page.locator('[data-space][aria-selected="true"]')
    able = player.page.locator('[data-space][aria-label$="Can act"]')
    if target.count():
        player.press(target.first)
    elif able.count() and not chosen.count():
        player.press(able.first)
    elif chosen.count():
        player.press(chosen.first)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_lesson_to_its_end(visit: Visit, phone: bool) -> None:
    player = visit(phone=phone, hands="finger" if phone else "mouse")
    player.open()
    player.press(player.see("learn"))
    expect(player.see("lesson-title")).to_be_visible()
    lessons = player.see("lesson-pick").locator("option").count()
    assert lessons >= 8, "a round, action points of both sides, card families, exits, fire, observation"
    for number in range(1, lessons + 1):
        player.until(
            lambda number=number: player.see("lesson-title").inner_text().startswith(f"{number}."),  # type: ignore[misc]
            f"lesson {number}",
        )
        onward = player.see("lesson-finish" if number == lessons else "lesson-next")
        end = time.monotonic() + PATIENCE
        while not onward.count():
            text = player.see("lesson-text").inner_text()
            assert time.monotonic() < end, f"lesson {number} does not end: {text}"
            do_what_is_offered(player)
            player.page.wait_for_timeout(120)
        assert player.page.get_by_role("alert").count() == 0
        assert player.see("lesson-text").inner_text()
        player.press(onward)
    player.joined()  # D40: "Play a game" begins one
    expect(player.see("coach")).to_be_visible()
    player.open("/learn")
    expect(player.see("lesson-title")).to_be_visible()
    ticked = player.see("lesson-pick").locator("option").all_inner_texts()
    assert all(text.startswith("✓") for text in ticked), ticked
