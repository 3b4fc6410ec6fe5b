"""The end for winner and loser, on desk and phone, in four languages; lettering; the page offline."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.positions import RAPTOR_TURN, RAPTOR_WINS
from tests.e2e.screens import BOT, finish

TITLES = {
    "en": ("You have won", "You have lost"),
    "fr": ("Vous avez gagné", "Vous avez perdu"),
    "de": ("Du hast gewonnen", "Du hast verloren"),
    "es": ("Has ganado", "Has perdido"),
}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", list(TITLES))
def test_winner_and_loser(visit: Visit, house: House, language: str, phone: bool) -> None:
    """D19: both saw the same box, and it hid the board."""
    created = house.create(you="both", position=RAPTOR_TURN)
    people = []
    for side in ("raptor", "scientist"):
        person = visit(phone=phone, language=language)
        person.open(house.seat_link(created, side))
        person.joined()
        people.append(person)
    token = created["seats"]["raptor"]["token"]
    house.command(created["id"], token, type="confirm", seq=0, actions=list(RAPTOR_WINS))
    for person, title in zip(people, TITLES[language], strict=True):
        end = person.see("end")
        expect(end.get_by_role("heading").first).to_have_text(title)
        assert "[" not in end.inner_text(), "every text is there"
        expect(end.locator("[data-scene=raptor]")).to_have_count(1)
        board, box = person.see("board").bounding_box(), end.bounding_box()
        assert board and box
        covered = max(0, board["y"] + board["height"] - box["y"])
        assert covered <= 0.45 * board["height"], "the board stays in sight"


def test_what_follows_a_game_against_a_bot(visit: Visit, house: House) -> None:
    player = visit()
    first = finish(player)["id"]
    expect(player.see("stronger")).to_be_visible()
    with player.page.expect_download() as downloading:
        player.press(player.see("souvenir"))
    assert downloading.value.path().read_bytes().startswith(b"\x89PNG")
    player.press(player.see("rematch-same"))
    player.until(lambda: player.table.get("id") not in (None, first), "another game")
    assert player.table["seat"] == "raptor", "the same side"
    assert player.table["seats"]["scientist"]["bot"] == BOT["bot"]


LOADED = (
    "performance.getEntriesByType('resource').map((one) => one.name)"
    ".filter((name) => /assets.*(js|css)$/.test(name))"
)
ALL_KEPT = f"Promise.all({LOADED}.map((name) => caches.match(name))).then((found) => found.every(Boolean))"
KEPT = (
    "caches.keys().then((names) => caches.open(names[0])).then((kept) => kept.keys())"
    ".then((found) => found.map((one) => one.url))"
)


def test_the_page_opens_without_a_network(visit: Visit) -> None:
    player = visit(worker=True)
    player.problems_expected = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource", "sw.js")
    player.open()
    expect(player.see("play-raptor")).to_be_visible()
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.until(lambda: player.page.evaluate("Boolean(navigator.serviceWorker.controller)"), "the worker")
    player.until(lambda: player.page.evaluate(ALL_KEPT), "what the page has loaded is kept")
    assert not [file for file in player.page.evaluate(KEPT) if "skirmish" in file], "a game that nobody plays"
    player.context.set_offline(True)
    player.page.reload()
    expect(player.see("play-raptor")).to_be_visible()
    expect(player.see("offline")).to_be_visible()
    player.context.set_offline(False)
    expect(player.see("offline")).to_have_count(0)


def test_own_lettering_arrives_after_the_first_picture(visit: Visit) -> None:
    player = visit()
    player.open()
    expect(player.page.locator("html.lettered")).to_have_count(1)
    assert player.page.evaluate("document.fonts.check('1em Alegreya')")
    family = player.see("play-raptor").evaluate("one => getComputedStyle(one).fontFamily")
    assert "Alegreya" in family


def test_the_name_is_seen_in_forced_colours(visit: Visit) -> None:
    """D18: cream letters on a white page."""
    player = visit()
    player.page.emulate_media(forced_colors="active", color_scheme="light")
    player.open()
    letters = player.page.locator("h1 svg .letters").first
    expect(letters).to_be_visible()
    ink, page = letters.evaluate(
        "one => [getComputedStyle(one).stroke, getComputedStyle(document.body).backgroundColor]"
    )
    assert ink != page and ink == "rgb(0, 0, 0)", (ink, page)
