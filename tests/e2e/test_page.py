"""What the page may do and does: its content policy, sound only after a gesture."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House

LISTEN = """
window.heard = {contexts: 0, tones: 0};
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(...all) { super(...all); window.heard.contexts += 1; }
};
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...all) {
  window.heard.tones += 1;
  return start.apply(this, all);
};
"""


def test_a_strict_content_policy(house: House) -> None:
    for path in ("/", "/game/abc", "/rules", "/api/docs"):
        policy = httpx.get(house.url + path).headers["content-security-policy"]
        assert "unsafe" not in policy and "*" not in policy, policy
        assert "default-src 'self'" in policy or "default-src 'none'" in policy


def test_the_page_of_the_api(visit: Visit) -> None:
    player = visit()
    player.open("/api/docs")
    expect(player.page.locator("body")).to_contain_text("/api/games")


def test_no_sound_before_a_gesture(visit: Visit, house: House) -> None:
    created = house.create(you="scientist", opponent={"kind": "bot", "bot": "random"})
    player = visit()
    player.page.add_init_script(LISTEN)
    player.open(house.seat_link(created, "scientist"))
    player.joined()
    card = next(one for one in player.table["legal"] if one.startswith("#"))
    house.command(created["id"], created["seats"]["scientist"]["token"], type="choose", card=card, seq=0)
    player.until(lambda: player.table["seq"] >= 1, "the reveal")
    player.idle()
    assert player.page.evaluate("heard") == {"contexts": 0, "tones": 0}, "nobody has touched the page"

    player.press(player.see("menu"))
    player.page.keyboard.press("Escape")
    player.play_on(until=lambda: bool(player.page.evaluate("heard.tones")))
    assert player.page.evaluate("heard.contexts") == 1

    player.press(player.see("sound"))
    expect(player.see("sound")).to_have_attribute("aria-pressed", "false")
    player.idle()
    before = player.page.evaluate("heard.tones")
    seq = player.table["seq"]
    player.play_on(until=lambda: player.table["seq"] > seq + 1)
    assert player.page.evaluate("heard.tones") == before, "muted is muted"


def test_games_to_continue_are_in_sight(visit: Visit, house: House) -> None:
    player = visit()
    player.page.set_viewport_size({"width": 1280, "height": 800})
    for _ in range(5):
        created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"})
        player.open(house.seat_link(created, "raptor"))
        player.joined()
    player.open()
    games = player.see("own-games")
    expect(games.get_by_role("link")).to_have_count(5)
    for name in ("own-games", "play-raptor", "play-friend"):
        box = player.see(name).bounding_box()
        assert box and box["y"] + box["height"] <= 800, (name, box)
    games.get_by_role("link").first.click()
    player.joined(created["id"])
