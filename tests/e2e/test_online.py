"""Two browsers play by invite link, and a third watches."""

from __future__ import annotations

from playwright.sync_api import Route, WebSocket, expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    host, guest, watcher = (visit(plays="random") for _ in range(3))
    host.open()
    host.see("option-layout").select_option("first-game")
    host.see("option-side").select_option("raptor")
    host.press(host.see("play-friend"))
    host.joined()
    assert host.table["status"] == "waiting"
    expect(host.see("confirm")).to_have_text("Confirm card")
    link = host.see("invite-link").input_value()
    watch = host.see("spectator-link").input_value()
    assert "#invite=" in link and "#" not in watch

    guest.accept(link)
    guest.joined()
    watcher.page.goto(watch)
    watcher.joined()
    host.until(lambda: host.table["status"] == "playing", "the guest has come")
    expect(host.see("invite")).to_have_count(0)
    assert [one.table["seat"] for one in (host, guest, watcher)] == ["raptor", "scientist", "spectator"]
    host.until(lambda: host.table["spectators"] == 1, "the spectator is seen")

    while watcher.table["seq"] < 6:  # random players need ten times as many to end a game
        for person in (host, guest):
            if person.due():
                person.take_turn()
        host.page.wait_for_timeout(30)
    seq = max(person.table["seq"] for person in (host, guest))
    for person in (host, guest, watcher):
        person.until(lambda person=person: person.table["seq"] >= seq, "the same step everywhere")  # type: ignore[misc]
        person.idle()
    for field in (0, 1, 3, 4):  # not the phase: it may name a card that was shown to raptor
        assert len({person.table["view"].split(" ")[field] for person in (host, guest, watcher)}) == 1, (
            "all three see the same board"
        )
    assert watcher.see("hand").count() == 0, "a spectator holds no cards"
    assert not watcher.see("confirm").count() or watcher.see("confirm").is_disabled()
    hands = [person.table["view"].split(" ")[5:] for person in (host, guest, watcher)]
    assert "?" not in hands[0][0].split("/")[1] and "?" not in hands[1][1].split("/")[1]
    assert set(hands[0][1].split("/")[1]) == set(hands[1][0].split("/")[1]) == {"?"}
    assert set(hands[2][0].split("/")[1]) == set(hands[2][1].split("/")[1]) == {"?"}

    late = visit()
    late.page.goto(link)
    late.joined()
    assert late.table["seat"] == "spectator", "an invitation is taken once"
    expect(late.see("problem")).to_be_visible()

    guest.resign()
    for person in (host, guest, watcher):
        expect(person.see("end")).to_be_visible()
    expect(host.see("end").get_by_role("heading").first).to_have_text("You have won")


def test_a_guest_is_asked_before_the_seat_is_taken(visit: Visit, house: House) -> None:
    wish = {"names": {"scientist": "Ada"}, "clock": {"minutes": 15, "increment": 10}}
    created = house.create(you="scientist", opponent={"kind": "friend"}, **wish)
    guest = visit()
    guest.open(f"/game/{created['id']}#invite={created['invite']['code']}")
    expect(guest.see("invitation")).to_contain_text(
        "Ada is waiting for you. You play the raptors. Each side has 15 minutes"
    )
    assert "#" not in guest.page.url
    guest.press(guest.see("just-watch"))
    guest.joined()
    assert guest.table["seat"] == "spectator" and guest.table["status"] == "waiting"
    guest.page.reload()  # who only watched may think better of it
    guest.see("guest-name").fill("Bea")
    guest.page.keyboard.press("Enter")
    guest.joined()
    assert guest.table["seat"] == "raptor" and guest.table["names"] == {"raptor": "Bea", "scientist": "Ada"}
    guest.open()
    expect(guest.page.get_by_label("Your name")).to_have_value("Bea")


def test_a_guest_is_asked_also_when_the_server_cannot_be(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "friend"})
    guest = visit()
    guest.problems_expected = ("status of 503",)
    guest.page.route(f"**/api/games/{created['id']}", lambda route: route.fulfill(status=503, body=""))
    guest.open(f"/game/{created['id']}#invite={created['invite']['code']}")
    expect(guest.see("sit-down")).to_be_enabled()
    assert house.rows("select kind from seat where game_id = ?", created["id"]) == [("human",), ("open",)]
    guest.press(guest.see("sit-down"))
    guest.joined()
    assert guest.table["seat"] == "scientist"


def test_who_leaves_an_invitation_takes_no_seat(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "friend"})
    guest = visit()
    waiting: list[Route] = []
    sockets: list[WebSocket] = []
    guest.page.on("websocket", lambda socket: sockets.append(socket))
    guest.page.route(f"**/api/games/{created['id']}", lambda route: waiting.append(route))
    guest.open(f"/game/{created['id']}#invite={created['invite']['code']}")
    guest.until(lambda: waiting, "the page asks for the game")
    guest.page.evaluate("history.pushState(null, '', '/rules'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(guest.page.locator("#cards")).to_be_visible()
    waiting[0].fulfill(json={**house.get(f"/api/games/{created['id']}"), "status": "playing"})
    guest.page.wait_for_timeout(300)
    assert not [url for url in guest.watcher.requested if url.endswith(("/claim", "/api/games/"))]
    assert not sockets, "no table was opened"


def test_who_only_watches_may_sit_down_later(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "friend"})
    link = f"/game/{created['id']}#invite={created['invite']['code']}"
    guest, late = visit(), visit()
    for person in (guest, late):
        person.open(link)
        person.press(person.see("just-watch"))
        person.joined()
    guest.press(guest.see("sit-after-all"))
    guest.press(guest.see("sit-down"))
    guest.until(lambda: guest.table["seat"] == "scientist", "the seat")
    expect(late.see("still-invited")).to_have_count(0)
    late.page.reload()  # it is not told again what it has seen
    late.joined()
    expect(late.see("problem")).to_have_count(0)
    late.open(house.seat_link(created, "raptor"))
    late.joined()
    late.until(lambda: late.table["seat"] == "raptor", "a seat's own link is no invitation")


def test_an_invitation_whose_answer_is_lost(visit: Visit, house: House) -> None:
    """The server gives the seat away, the answer never arrives, and the page is loaded anew."""
    created = house.create(you="raptor", opponent={"kind": "friend"})
    guest = visit()
    guest.problems_expected = ("ERR_CONNECTION_RESET",)
    taken: list[int] = []

    def lose(route: Route) -> None:
        taken.append(route.fetch().status)
        route.abort("connectionreset")

    guest.page.route("**/claim", lose)
    guest.accept(f"/game/{created['id']}#invite={created['invite']['code']}")
    guest.until(lambda: len(taken) >= 2, "the invitation is answered, and again")
    assert set(taken) == {200}, "asked in the same words, the server gives the same answer"
    guest.page.unroute("**/claim")
    guest.page.goto(f"{house.url}/game/{created['id']}")
    guest.joined()
    assert guest.table["seat"] == "scientist"
    assert house.rows("select kind from seat where game_id = ?", created["id"]) == [("human",), ("human",)]
    guest.page.reload()
    guest.joined()
    assert guest.table["seat"] == "scientist", "the seat stays"
