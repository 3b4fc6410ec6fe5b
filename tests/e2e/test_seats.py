"""Seats and their links: rematches left and found again, two seats in one browser, one that keeps nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.positions import RAPTOR_TURN
from tests.e2e.test_turns import two_friends

NO_STORAGE = """
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {get() { throw new DOMException('denied', 'SecurityError'); }});
"""

NO_ANSWER_TO_A_LINK = """
if (location.hash.includes('token'))
  window.WebSocket = class {
    readyState = 0;
    close() {}
  };
"""


def test_back_from_a_rematch_to_the_game_before(visit: Visit, house: House) -> None:
    raptor, scientist = two_friends(visit, house)
    watcher = visit()
    first = raptor.game
    watcher.open(f"/game/{first}")
    watcher.joined()
    scientist.resign()
    for person in (raptor, scientist, watcher):
        expect(person.see("end")).to_be_visible()
    raptor.press(raptor.see("rematch"))
    scientist.press(scientist.see("rematch-accept"))
    raptor.page.wait_for_url(lambda url: "/game/" in url and first not in url)
    raptor.until(lambda: raptor.table["id"] != first, "the rematch")
    second = raptor.game
    raptor.page.go_back()
    raptor.until(lambda: raptor.table["id"] == first, "the first game")
    expect(raptor.see("rematch-follow")).to_be_visible()
    raptor.page.wait_for_timeout(500)
    assert raptor.game == first, "nobody is thrown forward again"
    watcher.press(watcher.see("rematch-follow"))
    watcher.until(lambda: watcher.table["id"] == second, "the rematch")
    assert watcher.table["seat"] == "spectator"


@pytest.mark.parametrize("late", [0, 1])
def test_a_rematch_accepted_while_its_asker_is_away(visit: Visit, house: House, late: int) -> None:
    """The page asks for its two lists by themselves; whichever answer comes late, both are whole."""
    raptor, scientist = two_friends(visit, house)
    first = raptor.game
    scientist.resign()
    expect(raptor.see("end")).to_be_visible()
    raptor.press(raptor.see("rematch"))
    accept = scientist.see("rematch-accept")
    expect(accept).to_be_visible()
    raptor.open("/rules")
    scientist.press(accept)
    scientist.until(lambda: scientist.table["id"] != first, "the rematch")
    asked: list[Route] = []

    def hold_one_back(route: Route) -> None:
        asked.append(route)
        if len(asked) != late + 1:
            route.continue_()

    raptor.page.route("**/api/games/mine", hold_one_back)
    raptor.open()
    raptor.until(lambda: len(asked) == 3, "the other list, with the rematch")
    asked[late].continue_()
    games = raptor.see("own-games").get_by_role("link")
    expect(games).to_have_count(1)
    expect(raptor.see("past-games").get_by_role("link")).to_have_count(1)
    raptor.page.unroute("**/api/games/mine")
    games.first.click()
    raptor.joined(scientist.game)
    raptor.until(lambda: raptor.table["seat"] == "scientist", "the other side")


def test_an_invitation_opened_where_the_game_is_being_watched(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "friend"})
    guest = visit()
    guest.open(f"/game/{created['id']}")
    guest.joined()
    assert guest.table["seat"] == "spectator"
    guest.page.evaluate("hash => { location.hash = hash; }", f"invite={created['invite']['code']}")
    guest.press(guest.see("sit-down"))
    guest.until(lambda: guest.table["seat"] == "scientist", "the seat")
    assert "#" not in guest.page.url, "the code does not stay in the address bar"


def test_an_invitation_that_is_taken_says_so_once(visit: Visit, house: House) -> None:
    raptor, _ = two_friends(visit, house)
    late = visit()
    late.problems_expected = ("status of 4",)
    code = "x" * 43
    late.open(f"/game/{raptor.game}#invite={code}")
    late.joined()
    late.press(late.see("problem").get_by_role("button"))
    expect(late.see("problem")).to_have_count(0)


def test_two_seats_of_one_game_in_one_browser(visit: Visit, house: House) -> None:
    created = house.create(you="both", position=RAPTOR_TURN)
    player = visit()
    for side in ("raptor", "scientist"):
        player.open(house.seat_link(created, side))
        player.until(lambda side=side: player.table.get("seat") == side, side)  # type: ignore[misc]
    player.page.reload()
    player.joined()
    player.until(lambda: player.table["seat"] == "scientist", "the tab's own seat")


def test_ones_name_goes_with_the_side_one_gets(visit: Visit, house: House) -> None:
    player = visit()
    player.open()
    player.page.get_by_label("Your name").fill("Ada")
    player.see("option-side").select_option("random")
    player.press(player.see("play-friend"))
    player.joined()
    seat = player.table["seat"]
    other = "scientist" if seat == "raptor" else "raptor"
    assert player.table["names"] == {seat: "Ada", other: None}


def test_a_seat_link_is_kept_before_the_server_has_answered(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit()
    player.page.add_init_script(NO_ANSWER_TO_A_LINK)
    player.open(house.seat_link(created, "raptor"))
    expect(player.see("connecting")).to_be_visible()
    assert "token" not in player.page.url
    player.open()
    player.see("own-games").get_by_role("link").click()
    player.joined(created["id"])
    assert player.table["seat"] == "raptor"


def test_a_link_that_opens_no_seat_is_forgotten(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit()
    player.problems_expected = ("status of 4",)
    player.open(f"/game/{created['id']}#token={'x' * 32}")
    expect(player.page.get_by_role("alert")).to_contain_text("cannot be opened")
    player.page.reload()
    player.joined()
    assert player.table["seat"] == "spectator"


def test_a_browser_that_keeps_nothing_says_so(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit()
    player.page.add_init_script(NO_STORAGE)
    player.problems_expected = ("SecurityError", "denied")
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    assert player.table["seat"] == "raptor"
    expect(player.see("problem")).to_contain_text("keeps nothing")
    player.do("M^e5")
    player.confirm()
    player.until(lambda: player.table["seq"] >= 1, "it plays all the same")


def test_both_sides_here_nobody_is_told_that_they_have_lost(visit: Visit) -> None:
    player = visit()
    player.open()
    player.see("option-layout").select_option("first-game")
    player.press(player.see("play-here"))
    player.press(player.see("curtain-open"))
    player.resign()
    expect(player.see("end").get_by_role("heading").first).to_have_text("The game is over")


def test_a_game_taken_off_the_list_keeps_its_seat(visit: Visit, house: House) -> None:
    created = house.create(you="scientist", opponent={"kind": "friend"}, names={"scientist": "Ada"})
    player = visit()
    player.open(house.seat_link(created, "scientist"))
    player.joined()
    visit().accept(f"/game/{created['id']}#invite={created['invite']['code']}")
    player.until(lambda: player.table["status"] == "playing", "the guest has come")
    player.open()
    games = player.see("own-games")
    expect(games.get_by_role("link")).to_have_count(1)
    player.press(games.get_by_role("button"))
    expect(games).to_have_count(0)
    player.page.reload()
    expect(player.see("play-raptor")).to_be_visible()
    expect(games).to_have_count(0)
    player.open(f"/game/{created['id']}")
    player.joined()
    assert player.table["seat"] == "scientist"
    player.open()
    expect(games.get_by_role("link")).to_have_count(1)


def test_the_list_says_against_whom(visit: Visit, house: House) -> None:
    player = visit()
    player.open()
    player.see("option-layout").select_option("first-game")
    player.press(player.see("play-here"))
    player.press(player.see("curtain-open"))
    wishes = (
        {"opponent": {"kind": "bot", "bot": "random"}},
        {"opponent": {"kind": "friend"}, "names": {"scientist": "Bea"}},
    )
    for wish in wishes:
        player.open(house.seat_link(house.create(you="raptor", **wish), "raptor"))
        player.joined()
    player.open()
    lines = player.see("own-games").get_by_role("link")
    expect(lines).to_have_count(3)
    expect(lines.nth(0)).to_contain_text("Raptor against Bea")
    expect(lines.nth(1)).to_contain_text("Raptor against Wanderer")
    expect(lines.nth(2)).to_contain_text("Two players here")
    expect(lines.nth(2)).to_contain_text("your turn")


def test_addresses_that_lead_nowhere(visit: Visit) -> None:
    player = visit()
    player.problems_expected = ("status of 4",)
    for path in ("/replay/nosuchgame", "/verify/nosuchgame", "/game/nosuchgame"):
        player.open(path)
        expect(player.page.get_by_role("alert")).to_contain_text("no such game", ignore_case=True)
