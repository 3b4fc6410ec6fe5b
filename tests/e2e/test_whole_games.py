"""A complete game from the first figure to the last, by mouse and by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.people import Person


def play_to_the_end(player: Person, side: str) -> None:
    player.joined()
    assert player.table["seat"] == side
    assert player.table["view"].split(" ")[2] == "place", "the game begins with the setup"
    player.play_on()
    expect(player.see("end")).to_be_visible()
    expect(player.see("outcome")).not_to_be_empty()
    winner = player.table["outcome"]["winner"]
    title = player.see("end").get_by_role("heading").first.inner_text()
    assert title == ("You have won" if winner == side else "You have lost"), title


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    player = visit(hands="mouse")
    player.open()
    player.face("random")
    player.see("option-layout").select_option("jungle")
    player.press(player.see("play-scientist"))
    play_to_the_end(player, "scientist")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    player = visit(hands="keyboard")
    player.open()
    player.face("random")
    player.tab_to(player.see("option-layout"))
    player.page.keyboard.press("End")
    player.page.keyboard.press("ArrowUp")
    expect(player.see("option-layout")).to_have_value("savannah")
    player.press(player.see("play-raptor"))
    play_to_the_end(player, "raptor")
    player.press(player.see("to-replay"))
    expect(player.see("scrubber")).to_be_visible()
    player.tab_to(player.see("scrubber"))
    player.page.keyboard.press("Home")
    assert player.see("replay-at").inner_text().startswith("0 /")
