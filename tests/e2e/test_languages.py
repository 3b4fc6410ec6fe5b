"""French at once, also in the middle of a turn. That every screen has all its texts, test_screens checks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import QUICK, Visit
from tests.e2e.house import House
from tests.e2e.positions import RAPTOR_TURN


def test_the_language_changes_at_once(visit: Visit, house: House) -> None:
    player = visit()
    player.open()
    english = player.see("play-raptor").inner_text()
    loads: list[str] = []
    player.page.on("load", lambda page: loads.append(page.url))
    player.see("language").select_option("fr")
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    expect(player.see("play-raptor")).not_to_have_text(english)
    assert not loads, "without loading the page again"
    player.page.reload()
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    player.see("language").select_option("en")
    expect(player.page.locator("html")).to_have_attribute("lang", "en")


def test_in_the_middle_of_a_turn(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(settings={**QUICK, "notation": True})
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.do("M^e5")
    player.do("bj1-k1")
    english = {name: player.see(name).inner_text() for name in ("guide", "confirm", "round", "log")}
    player.see("language").select_option("fr")
    for name in ("guide", "confirm"):
        expect(player.see(name)).not_to_have_text(english[name])
    assert player.plan == ["M^e5", "bj1-k1"], "the plan stays"
    player.see("command").fill("Mf2-z9")
    player.see("command").press("Enter")
    expect(player.page.locator("aside [role=status]")).to_contain_text("Mf2-z9")
    player.do("bk1-x")
    player.confirm()
    expect(player.see("end")).to_be_visible()
    assert player.see("end").get_by_role("heading").first.inner_text() == "Vous avez gagné"
