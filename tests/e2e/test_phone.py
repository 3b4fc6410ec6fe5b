"""A portrait phone: everything on one screen, targets for fingers, a whole turn by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.positions import CARDS, FEAR, RAPTOR_TURN, RAPTOR_WINS
from tests.e2e.screens import finish

SMALLEST = 44

TARGETS = """() => [...document.querySelectorAll('button, a[href], input, select, [role=button]')]
  .filter(one => one.checkVisibility({visibilityProperty: true}))
  .filter(one => !one.closest('[inert]') && !one.closest('.unseen'))
  .map(one => [one, ['checkbox', 'radio'].includes(one.type) ? one.closest('label') ?? one : one])
  .map(([one, whole]) => [one, whole.getBoundingClientRect()])
  .filter(([one, box]) => box.width && box.height)
  .map(([one, box]) => {
    // A target may reach further than it is drawn: what counts is where a finger hits it.
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = (right, down) => one.contains(document.elementFromPoint(middle[0] + right, middle[1] + down));
    return {
      what: one.dataset.testid ?? one.dataset.space ?? one.ariaLabel ?? one.innerText,
      wide: hit(-21, 0) && hit(21, 0) ? Math.max(44, box.width) : box.width,
      high: hit(0, -21) && hit(0, 21) ? Math.max(44, box.height) : box.height,
    };
  })"""


def targets(player: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.page.evaluate(TARGETS)
    return found


def small(player: Person) -> list[str]:
    return [
        f"{one['what']}: {one['wide']:.1f} x {one['high']:.1f}"
        for one in targets(player)
        if one["wide"] < SMALLEST - 0.5 or one["high"] < SMALLEST - 0.5
    ]


def scrolling(player: Person) -> tuple[int, int]:
    """How many pixels the page could be scrolled, across and down."""
    over: list[int] = player.page.evaluate(
        """() => [document.scrollingElement.scrollWidth - innerWidth,
                  document.scrollingElement.scrollHeight - innerHeight]"""
    )
    return over[0], over[1]


def on_screen(player: Person, *names: str, size: dict[str, int] = PHONE) -> None:
    for name in names:
        box = player.see(name).bounding_box()
        assert box, f"{name} is not there"
        assert box["x"] >= -0.5 and box["x"] + box["width"] <= size["width"] + 0.5, (name, box)
        assert box["y"] >= -0.5 and box["y"] + box["height"] <= size["height"] + 0.5, (name, box)


def cut_off(player: Person) -> list[str]:
    """Buttons whose words need more room than they have."""
    found: list[str] = player.page.evaluate(
        """() => [...document.querySelectorAll('.buttons .button, .who strong')]
             .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"""
    )
    return found


def overlap(player: Person, one: str, other: str) -> bool:
    """Whether two things lie over each other."""
    first, second = player.see(one).bounding_box(), player.see(other).bounding_box()
    assert first and second, (one, other)
    across = (
        first["x"] + 0.5 < second["x"] + second["width"] and second["x"] + 0.5 < first["x"] + first["width"]
    )
    down = (
        first["y"] + 0.5 < second["y"] + second["height"] and second["y"] + 0.5 < first["y"] + first["height"]
    )
    return across and down


def test_a_turn_fits_one_screen_and_is_played_by_touch(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(phone=True, hands="finger")
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    assert scrolling(player) == (0, 0)
    on_screen(player, "board", "hand", "points", "undo", "confirm", "guide")
    assert small(player) == []
    for action in RAPTOR_WINS:
        player.do(action)
    assert scrolling(player) == (0, 0)
    on_screen(player, "board", "hand", "points", "plan", "undo", "confirm")
    player.confirm()
    player.until(player.over, "the end")
    expect(player.see("end")).to_be_visible()


def test_a_card_is_chosen_by_touch(visit: Visit, house: House) -> None:
    created = house.create(you="scientist", opponent={"kind": "bot", "bot": "random"}, position=CARDS)
    player = visit(phone=True, hands="finger", language="fr")
    player.open(house.seat_link(created, "scientist"))
    player.joined()
    assert scrolling(player) == (0, 0)
    on_screen(player, "board", "hand", "confirm", "guide")
    assert small(player) == []
    player.choose(9)
    player.until(lambda: player.table["seq"] >= 1, "the reveal")


def test_the_start_screen_on_a_phone(visit: Visit) -> None:
    player = visit(phone=True, hands="finger")
    player.open()
    expect(player.see("opponent")).to_have_attribute("data-bot", "malone")
    assert scrolling(player)[0] == 0, "nothing sticks out to the right"
    assert small(player) == []


@pytest.mark.parametrize(
    ("wide", "high", "space"),
    [
        (390, 844, 46),
        (360, 740, 42),
        (360, 640, 38),
        (844, 390, 46),
        (932, 430, 52),
        (740, 360, 38),
        (320, 568, 33),  # D41: as the page on playing says
    ],
)
@pytest.mark.parametrize("position", [RAPTOR_TURN, CARDS], ids=["turn", "cards"])
def test_the_board_is_as_large_as_the_phone_allows(
    visit: Visit, house: House, position: str, wide: int, high: int, space: int
) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=position)
    player = visit(phone=True, hands="finger", language="fr")
    player.page.set_viewport_size({"width": wide, "height": high})
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.idle()
    assert scrolling(player) == (0, 0)
    here = {"width": wide, "height": high}
    names = ("points", "undo") if position == RAPTOR_TURN else ("hand",)
    on_screen(player, "board", "confirm", "guide", "strip-raptor", "strip-scientist", *names, size=here)
    box = player.space("f3").bounding_box()
    assert box and box["width"] >= space, box
    assert not (wider := cut_off(player)), f"cut off: {wider}"
    for one, other in (("strip-raptor", "confirm"), ("strip-scientist", "menu"), ("board", "confirm")):
        assert not overlap(player, one, other), (one, other)


def test_a_lost_connection_moves_nothing(visit: Visit, own_house: House) -> None:
    created = own_house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(own_house, phone=True, hands="finger", language="fr")
    player.problems_expected = ("ERR_CONNECTION", "WebSocket")
    player.open(own_house.seat_link(created, "raptor"))
    player.joined()
    player.idle()
    before = player.see("board").bounding_box()
    own_house.kill()
    health = player.see("health")
    expect(health).to_contain_text("perdue")
    assert player.see("board").bounding_box() == before
    on_screen(player, "health")
    box = health.bounding_box()
    assert box and box["height"] < 32, "one line"


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (360, 640), (844, 390)])
def test_what_a_card_does_is_a_tap_away(visit: Visit, house: House, wide: int, high: int) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=FEAR)
    player = visit(phone=True, hands="finger")
    player.page.set_viewport_size({"width": wide, "height": high})
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.idle()
    effect = player.see("note").inner_text()
    words = player.see("words")
    lines: list[float] = words.evaluate(
        "one => [one.clientHeight / 20, Number(getComputedStyle(one).webkitLineClamp)]"
    )
    assert lines[0] == lines[1], "cut after a whole line, with an ellipsis"
    player.press(words)
    assert effect == "Frighten 1 or 2 scientists", "in a few words where there is little room"
    expect(player.see("help")).to_contain_text("Frighten one or two standing scientists.")


def test_the_end_fits_a_phone_held_sideways(visit: Visit) -> None:
    player = visit(phone=True)
    player.page.set_viewport_size({"width": 844, "height": 390})
    finish(player)
    expect(player.see("end")).to_be_visible()
    over: int = player.see("end").evaluate("one => one.scrollHeight - one.clientHeight")
    assert over <= 0
    for button in player.see("end").get_by_role("button").all():
        box = button.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 390, box
