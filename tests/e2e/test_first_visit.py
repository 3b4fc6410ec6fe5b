"""The first five minutes: from the start page through five lessons into a first game with a coach."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import Person
from tests.e2e.positions import CARDS
from tests.e2e.screens import BOT
from tests.e2e.test_learn import do_what_is_offered


def take_lesson(player: Person, onward: str) -> None:
    """To the end of the lesson on the screen."""
    end = time.monotonic() + PATIENCE
    while not player.see(onward).count():
        assert time.monotonic() < end, player.see("lesson-text").inner_text()
        do_what_is_offered(player)
        player.page.wait_for_timeout(100)
    player.press(player.see(onward))


def test_from_start_here_to_the_end_of_the_first_game(visit: Visit) -> None:
    """D5, D7, D9, D23, D40."""
    player = visit(plays="greedy")
    player.open()
    player.press(player.see("start-here"))
    expect(player.see("lesson-pick").locator("option")).to_have_count(5)
    for number in range(1, 6):
        player.until(
            lambda number=number: player.see("lesson-title").inner_text().startswith(f"{number}."),  # type: ignore[misc]
            f"lesson {number}",
        )
        if number == 3:
            expect(player.see("points")).to_have_attribute("data-points", "3")  # D7
        if number == 1:
            expect(player.page.locator("[data-spoken]")).not_to_have_count(0)  # D9
        take_lesson(player, "lesson-finish" if number == 5 else "lesson-next")
    player.joined()
    assert player.table["options"]["layout"] == "first-game", "the setup is done"
    expect(player.see("coach")).to_contain_text("secret")
    player.take_turn()
    player.play_on()
    expect(player.see("end")).to_be_visible()
    expect(player.see("tally")).to_contain_text("rounds")
    player.open()
    expect(player.see("start-here")).to_have_count(0)
    won = player.table["outcome"]["winner"] == "raptor"
    line = player.see("past-games").get_by_role("link").first
    expect(line).to_contain_text("you won" if won else "you lost")  # D21
    expect(player.see("own-games")).to_have_count(0)
    line.click()
    expect(player.see("scrubber")).to_be_visible()


def test_a_wrong_card_is_answered(visit: Visit) -> None:
    """D8: the button was live, the card dropped back, and nothing was said."""
    player = visit()
    player.open("/learn/round")
    player.press(player.see("lesson-go"))
    player.press(player.page.locator('[data-testid=hand] [data-card="5"]'))
    player.press(player.see("confirm"))
    expect(player.see("lesson-missed")).to_contain_text("Not the 5")
    player.press(player.space("c3"))
    expect(player.see("lesson-missed")).to_contain_text("marked")


def test_the_usual_setup(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent=BOT, layout="random")
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.press(player.see("usual-setup"))
    player.until(lambda: len(player.plan) == 6, "the mother and five babies stand")
    player.confirm()
    player.until(lambda: player.table["seq"] >= 1, "the setup is confirmed")


def test_the_ruler_tells_what_would_follow(visit: Visit, house: House) -> None:
    """What the other side may hold, and what would follow against each: as the server's prospects tell it."""
    created = house.create(you="raptor", opponent=BOT, position=CARDS)
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.idle()
    player.page.locator('[data-testid=hand] [data-card="4"]').hover()
    ruler = player.see("ruler")
    expect(ruler.locator('[data-against="9"]')).to_have_attribute("data-kind", "effect")
    expect(ruler.locator('[data-against="4"]')).to_have_attribute("data-kind", "tie")
    expect(ruler.locator('[data-against="1"]')).to_contain_text("+3")
    gone = set(CARDS.split(" S:")[1].split("/")[3])
    for value in gone:
        expect(ruler.locator(f'[data-against="{value}"].gone')).to_have_count(1)
    assert "Already played" in str(ruler.get_attribute("aria-label")) or not gone


def test_opponents_have_faces_and_measured_strengths(visit: Visit) -> None:
    player = visit()
    player.open()
    card = player.see("opponent")
    expect(card).to_have_attribute("data-bot", "malone")
    expect(card).to_contain_text("Malone the reporter")
    player.press(card)
    cards = player.see("opponents").get_by_role("listitem").filter(has=player.page.locator("img"))
    expect(cards).to_have_count(8)
    for name in ("malone", "lindenbrock"):
        shown = player.see(f"opponent-{name}")
        assert (
            shown.locator("img").evaluate(
                "async (face) => { await face.decode(); return face.naturalWidth; }"
            )
            > 0
        )
        strengths = [int(text) for text in shown.locator(".elo b").all_inner_texts()]
        assert len(strengths) == 2 and strengths[1] > strengths[0], "Scientist is the easier side"
    expect(player.see("opponent-malone")).to_have_attribute("aria-pressed", "true")
    player.press(player.see("opponent-hans"))
    expect(player.see("opponents")).to_be_hidden()
    player.page.reload()
    expect(player.see("opponent")).to_have_attribute("data-bot", "hans")
    player.press(player.see("play-raptor"))
    player.joined()
    assert player.table["seats"]["scientist"]["bot"] == "hans"
