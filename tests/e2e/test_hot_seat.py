"""Two players at one screen: the curtain falls between the hands."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.people import Person


def hand_on_screen(player: Person) -> str:
    cards: list[str] = player.page.locator("[data-testid=hand] [data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card).sort()"
    )
    return "".join(cards)


def hand_of(player: Person, side: str) -> str:
    player.seat = side
    fields: list[str] = player.table["view"].split(" ")
    played, hand = fields[5 if side == "raptor" else 6][2:].split("/")[:2]
    return "".join(sorted((played if fields[2] == "cards" else "") + hand))


def test_the_curtain_falls_between_the_hands(visit: Visit) -> None:
    player = visit(plays="random")  # among greedy players one game in some hundreds ends too soon
    player.open()
    player.see("option-layout").select_option("first-game")
    player.press(player.see("play-here"))
    curtain = player.see("curtain")
    opened: list[str] = []
    turns = 0
    # The cards are dealt by chance and two equal ones give nobody a turn: the game goes on until some came.
    while turns < 2 or len(opened) < 6:
        expect(player.see("board")).to_be_visible()
        player.seat = None
        player.until(lambda: curtain.count() or player.see("confirm").count(), "a curtain or a turn")
        player.idle()
        if curtain.count():
            side = "raptor" if "Raptor" in curtain.get_by_role("heading").inner_text() else "scientist"
            assert hand_on_screen(player) == "", "no card lies open behind the curtain"
            player.page.keyboard.press("c")
            player.page.keyboard.press("1")
            assert curtain.count(), "the keys do nothing behind the curtain"
            player.press(player.see("curtain-open"))
            expect(curtain).to_have_count(0)
            player.until(lambda: hand_on_screen(player), "the hand")
            assert hand_on_screen(player) == hand_of(player, side)
            opened.append(side)
            player.take_turn()
        else:
            for side in ("raptor", "scientist"):
                player.seat = side
                if player.due():
                    assert hand_on_screen(player) == "", "during a turn the hands stay closed"
                    player.take_turn()
                    turns += 1
                    break
        player.page.wait_for_timeout(50)
    assert opened[:2] == ["raptor", "scientist"], opened
    assert opened.count("raptor") >= 2 and opened.count("scientist") >= 2, opened


def test_a_reload_keeps_the_curtain_closed(visit: Visit) -> None:
    player = visit()
    player.open()
    player.see("option-layout").select_option("first-game")
    player.press(player.see("play-here"))
    player.press(player.see("curtain-open"))
    player.until(lambda: len(hand_on_screen(player)) == 3, "the hand")
    player.page.reload()
    expect(player.see("curtain")).to_be_visible()
    assert hand_on_screen(player) == ""


def test_before_cards_are_dealt_there_are_none_to_show(visit: Visit) -> None:
    player = visit()
    player.open()
    player.see("option-layout").select_option("jungle")
    player.press(player.see("play-here"))
    player.joined()
    expect(player.see("guide")).to_contain_text("Place the mother")
    expect(player.see("peek")).to_have_count(0)
    expect(player.see("hand")).to_have_count(0)
