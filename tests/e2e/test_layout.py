"""Nothing runs out of its frame, lies over the board or jumps: what a look at the whole table found."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import LOCALES, Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.positions import CARDS, FEAR, SCIENTIST_TURN
from tests.e2e.screens import sit

SLOW = {"speed": 0.5, "motion": "system"}
STICKS_OUT = """(frame) => {
  const right = frame.getBoundingClientRect().right;
  return [...frame.querySelectorAll("*")]
    .filter((one) => one.getBoundingClientRect().width && one.getBoundingClientRect().right > right + 1)
    .map((one) => one.className);
}"""


def box(player: Person, name: str) -> dict[str, Any]:
    """Where something stands."""
    found = player.see(name).bounding_box()
    assert found, name
    return dict(found)


@pytest.mark.parametrize("language", list(LOCALES))
def test_the_own_strip_keeps_to_its_frame(visit: Visit, language: str) -> None:
    """Beside the hand it has half the width, and the scientists have four counters."""
    player = visit(language=language)
    player.page.set_viewport_size({"width": 1280, "height": 800})
    sit(player, "scientist", position=SCIENTIST_TURN)
    assert player.see("strip-scientist").evaluate(STICKS_OUT) == []
    for width in (1440, 1920):
        player.page.set_viewport_size({"width": width, "height": 900})
        assert player.see("strip-scientist").evaluate(STICKS_OUT) == []


def test_on_a_phone_the_ruler_leaves_the_board_alone(visit: Visit) -> None:
    """It lay over the exits, and over the card that was picked."""
    player = visit(phone=True, hands="finger")
    sit(player, position=CARDS)
    before = box(player, "board")
    player.press(player.page.locator("[data-testid=hand] [data-card]").nth(1))
    expect(player.see("ruler")).to_have_attribute("data-card", "4")
    board, hand, ruler = (box(player, name) for name in ("board", "hand", "ruler"))
    assert board == before, "the board stays as it is"
    assert board["y"] + board["height"] <= hand["y"] + 1 and hand["y"] + hand["height"] <= ruler["y"] + 1


def test_on_a_phone_planned_steps_are_read_whole(visit: Visit) -> None:
    player = visit(phone=True, hands="finger")
    sit(player, position=FEAR)
    player.do("!k6")
    wide = player.page.viewport_size
    chip = player.see("plan").locator("li").bounding_box()
    assert wide and chip and chip["x"] + chip["width"] <= wide["width"]
    words = player.see("note")
    assert words.evaluate("(one) => one.parentElement.scrollHeight <= one.parentElement.clientHeight + 1")
    counted = player.see("strip-scientist")
    for word in ("captured", "on the board", "reserve", "fires left"):
        expect(counted.get_by_text(word)).to_be_visible()


def test_a_card_that_is_revealed_has_left_the_hand(visit: Visit, house: House) -> None:
    player = visit(settings=SLOW)
    sit(player, position=CARDS)
    player.choose(8)
    expect(player.see("reveal")).to_be_visible()
    expect(player.page.locator('[data-testid=hand] [data-card="8"]')).to_be_hidden()
    expect(player.page.locator('[data-testid=hand] [data-card="3"]')).to_be_visible()


def test_on_a_phone_the_coach_steps_aside(visit: Visit) -> None:
    """It covered a third of the board for good."""
    player = visit(phone=True, hands="finger")
    player.open()
    player.press(player.see("first-game"))
    player.joined()
    coach = player.see("coach")
    expect(coach).to_contain_text("secret")
    player.press(player.page.locator("[data-testid=hand] [data-card]").first)
    expect(coach).to_have_text("Coach")
    player.press(coach)
    expect(coach).to_contain_text("secret")


def test_the_lessons_of_a_phone_keep_the_board_where_it_is(visit: Visit) -> None:
    """D10: it shrank when the hand appeared, and with every longer sentence."""
    player = visit(phone=True, hands="finger")
    player.open("/learn/round?course")
    player.see("lesson-go").wait_for()
    before = box(player, "board")
    player.press(player.see("lesson-go"))
    expect(player.see("lesson-go")).to_have_count(0)
    assert box(player, "board") == before


def test_a_challenge_is_not_called_a_friend(visit: Visit) -> None:
    player = visit()
    player.open("/lobby")
    player.press(player.see("challenge"))
    player.joined()
    expect(player.see("invite").get_by_role("heading")).to_have_text("Your challenge is open")
    expect(player.see("invite")).not_to_contain_text("friend")


def test_winner_and_loser_see_pictures_of_their_own(visit: Visit, house: House) -> None:
    """The loser saw the winner's, only paler."""
    created = house.create(you="both", position=SCIENTIST_TURN)
    house.command(created["id"], created["seats"]["raptor"]["token"], type="resign")
    pictures = []
    for side in ("raptor", "scientist"):
        person = visit()
        person.open(house.seat_link(created, side))
        person.joined()
        picture = person.see("end").locator(".scene svg")
        expect(picture).to_be_visible()
        pictures.append(picture.locator("use").evaluate_all("all => all.map((one) => one.href.baseVal)"))
        expect(person.see("hand")).to_be_hidden()
    assert pictures[0] != pictures[1]
