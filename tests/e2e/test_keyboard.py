"""By keyboard and by ear: the focus never gets lost, and what one does oneself is said too."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.positions import CARDS, RAPTOR_TURN, RAPTOR_WINS
from tests.e2e.test_turns import two_friends


def lost(player: Person) -> bool:
    """Whether nothing on the page has the focus."""
    return bool(player.page.evaluate("document.activeElement === document.body"))


def announced(player: Person) -> str:
    return player.see("announcer").inner_text()


def test_the_focus_is_never_lost(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(hands="keyboard")
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.do(RAPTOR_WINS[0])
    for name in ("undo", "redo", "hint", "confirm"):
        player.tab_to(player.see(name))
        player.page.keyboard.press("Enter")
        player.page.wait_for_timeout(300)
        player.until(lambda: not lost(player), f"the focus after {name}")
        player.idle()
    player.until(lambda: player.table["seq"] >= 1, "the turn")
    player.page.wait_for_timeout(300)
    assert not lost(player)


def test_the_focus_goes_along_to_the_next_screen(visit: Visit) -> None:
    player = visit(hands="keyboard")
    player.open()
    player.press(
        player.page.get_by_role("link", name="Rules")
        .or_(player.page.get_by_role("button", name="Rules"))
        .first
    )
    expect(player.page.locator("main h2").first).to_be_visible()
    player.until(lambda: not lost(player), "the focus")
    assert player.page.evaluate("document.activeElement.closest('main') !== null")


def test_the_focus_after_the_curtain_and_after_an_offer(visit: Visit, house: House) -> None:
    player = visit(hands="keyboard")
    player.open()
    player.see("option-layout").select_option("first-game")
    player.press(player.see("play-here"))
    player.press(player.see("curtain-open"))
    expect(player.see("curtain")).to_have_count(0)
    player.until(lambda: not lost(player), "the focus")

    raptor, scientist = two_friends(visit, house, position=RAPTOR_TURN)
    raptor.do(RAPTOR_WINS[0])
    raptor.confirm()
    raptor.until(lambda: raptor.table["seq"] == 1, "the turn")
    raptor.idle()
    raptor.press(raptor.see("menu"))
    raptor.press(raptor.see("take-back"))
    scientist.hands = "keyboard"
    scientist.press(scientist.see("offer-take-back").get_by_role("button").nth(1))
    expect(scientist.see("offer-take-back")).to_have_count(0)
    scientist.until(lambda: not lost(scientist), "the focus")


def test_ones_own_deeds_are_said(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(hands="keyboard")
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.do(RAPTOR_WINS[0])
    player.idle()
    player.page.keyboard.press("z")
    expect(player.see("announcer")).to_contain_text("Undone: ")
    player.page.keyboard.press("y")
    expect(player.see("announcer")).to_contain_text("Done again: ")

    raptor, _ = two_friends(visit, house, position=CARDS)
    card = raptor.hand[0]
    raptor.page.keyboard.press(str(card))
    expect(raptor.see("announcer")).to_contain_text(f"{card} – ")
    raptor.page.keyboard.press("c")
    expect(raptor.see("announcer")).to_contain_text(f"You have chosen {card}")
    assert announced(raptor).count("You have chosen") == 1


def test_a_hint_can_be_read_on_a_phone(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(phone=True, hands="finger")
    for wide, high in ((390, 844), (667, 375)):
        player.page.set_viewport_size({"width": wide, "height": high})
        player.open(house.seat_link(created, "raptor"))
        player.joined()
        player.press(player.see("hint"))
        expect(player.see("note")).to_contain_text("Hint")
        note, box = player.see("note").bounding_box(), player.see("words").bounding_box()
        assert note and box and note["y"] >= box["y"] - 1
        assert note["y"] + note["height"] / 2 <= box["y"] + box["height"], (note, box)
