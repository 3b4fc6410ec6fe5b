"""A portrait phone: everything on one screen, targets for fingers, a whole turn by touch."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.positions import CARDS, RAPTOR_TURN, RAPTOR_WINS

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


def on_screen(player: Person, *names: str) -> None:
    for name in names:
        box = player.see(name).bounding_box()
        assert box, f"{name} is not there"
        assert box["x"] >= -0.5 and box["x"] + box["width"] <= PHONE["width"] + 0.5, (name, box)
        assert box["y"] >= -0.5 and box["y"] + box["height"] <= PHONE["height"] + 0.5, (name, box)


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
    expect(player.see("option-bot")).to_have_value("greedy")
    assert scrolling(player)[0] == 0, "nothing sticks out to the right"
    assert small(player) == []


def test_a_small_phone_and_one_on_its_side(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(phone=True, hands="finger")
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    for size in ({"width": 360, "height": 660}, {"width": 844, "height": 390}):
        player.page.set_viewport_size(size)  # type: ignore[arg-type]
        player.until(lambda: scrolling(player) == (0, 0), f"a page of {size} that does not scroll")
        for name in ("board", "points", "confirm"):
            box = player.see(name).bounding_box()
            assert box and box["y"] + box["height"] <= size["height"] + 0.5, (name, size, box)
