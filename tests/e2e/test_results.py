"""One's own results: kept in the browser, by side and by bot, with wins in a row."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.screens import BOT, finish
from tests.e2e.test_screens import violations


def test_results_by_side_and_bot(visit: Visit) -> None:
    player = visit()
    won = finish(player)["id"]
    expect(player.see("end")).to_be_visible()
    player.open()
    player.press(player.see("results"))
    expect(player.see("results-all")).to_contain_text("1 game")
    expect(player.see("results-raptor")).to_contain_text("100 %")
    expect(player.see("results-streak")).to_contain_text("1 wins in a row")
    row = player.see("results-rivals").locator(f"[data-bot={BOT['bot']}]")
    expect(row).to_contain_text("1 won, 0 lost")
    expect(row.locator("img.portrait")).to_be_visible()

    created = player.house.create(you="scientist", opponent=BOT)
    player.open(player.house.seat_link(created, "scientist"))
    player.joined()
    player.resign()
    expect(player.see("end")).to_be_visible()
    player.open("/results")
    expect(player.see("results-all")).to_contain_text("2 games")
    expect(player.see("results-scientist")).to_contain_text("0 %")
    expect(player.see("results-streak")).to_contain_text("0 wins in a row; at most 1")
    expect(player.see("results-games").get_by_role("link")).to_have_count(2)
    found = violations(player)
    assert not found, "\n".join(found)

    player.press(player.see("results-games").get_by_role("link").last)
    player.until(lambda: won in player.page.url, "the replay")
    player.open("/results")
    player.press(player.see("results-forget"))
    expect(player.see("results-all")).to_be_visible()  # asked once more
    player.press(player.see("results-forget"))
    expect(player.see("results-all")).to_have_count(0)


def test_a_game_that_ended_while_nobody_looked_counts_too(visit: Visit) -> None:
    player = visit()
    created = player.house.create(you="raptor", opponent=BOT)
    player.open(player.house.seat_link(created, "raptor"))
    player.joined()
    player.open("/rules")
    player.house.command(created["id"], created["seats"]["raptor"]["token"], type="resign")
    player.open("/results")
    expect(player.see("results-raptor")).to_contain_text("0 %")
