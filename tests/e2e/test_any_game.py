"""Caravan, a game of another package without a client of its own, is played with the fallback client."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.people import Person

SEATS = ("red", "green", "blue")


def choose_caravan(player: Person, **kinds: str) -> None:
    """Begin a game from the first screen, each seat played as told."""
    player.open()
    player.press(player.see("game-caravan"))
    for seat, kind in kinds.items():
        player.see(f"seat-{seat}").select_option(kind)
        if kind == "bot":
            player.see(f"bot-{seat}").select_option("random")
    player.press(player.see("start"))
    player.page.wait_for_url("**/game/*")


def facts(player: Person) -> str:
    """What the page tells of the position."""
    return player.see("facts").inner_text()


def decide(player: Person, seat: str) -> str:
    """Make one decision of a seat: on with the caravan if it can be, else the first choice; a text of it."""
    player.seat = seat
    seq = player.table["seq"]
    choices = player.page.locator("[data-testid=choices] [data-choice]")
    player.until(lambda: choices.count() or player.see("confirm").is_enabled(), "something to decide")
    while choices.count():
        step = player.page.locator("[data-choice=step]")
        button = step if step.count() else choices.first
        said = button.inner_text()
        secret = bool(player.table["decision"]["secret"])
        planned = player.see("plan").locator("li").count()
        player.press(button)
        if secret:
            break
        player.until(
            lambda before=planned: player.see("plan").locator("li").count() > before,  # type: ignore[misc]
            "the step is planned",
        )
        player.idle()
    else:
        said = ""
    player.press(player.see("confirm"))
    player.until(
        lambda: player.table["seq"] > seq or player.table["chosen"][seat] or player.over(),
        "the decision is carried out",
    )
    return said


def test_a_whole_game_at_one_screen_and_its_replay(visit: Visit, caravan_house: House) -> None:
    player = visit(house=caravan_house)
    choose_caravan(player, red="you", green="here", blue="here")
    curtain = player.see("curtain")
    opened: list[str] = []
    for _ in range(120):
        player.seat = None
        player.until(
            lambda: curtain.count() or player.see("end").count() or player.see("confirm").count(), "a turn"
        )
        if player.see("end").count():
            break
        if curtain.count():
            seat = curtain.get_by_role("heading").inner_text().split(",")[0].lower()
            assert player.see("facts").count() == 0, "nothing lies open behind the curtain"
            player.press(player.see("curtain-open"))
            opened.append(seat)
            player.until(lambda: player.see("facts").count(), "the table")
            player.seat = seat
            hands = player.table["view"]["players"]
            assert all("?" in hands[one]["hand"] or not hands[one]["hand"] for one in SEATS if one != seat)
        player.idle()
        if player.see("confirm").count() and opened:
            decide(player, opened[-1])
    assert opened[:3] == list(SEATS), "everybody chooses a card, one after the other"
    outcome = caravan_house.get(f"/api/games/{player.game}")["outcome"]
    if outcome["winners"]:
        names = [one.capitalize() for one in outcome["winners"]]
        assert all(name in player.see("outcome").inner_text() for name in names)
    else:
        expect(player.see("outcome")).to_contain_text("Nobody has won")
    assert len(outcome["scores"]) == len(SEATS)
    for seat, score in zip(SEATS, outcome["scores"], strict=True):
        assert float(player.see(f"score-{seat}").inner_text()) == score

    player.press(player.see("to-replay"))
    scrubber = player.see("scrubber")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 10
    expect(player.see("log").locator("li").first).to_be_visible()
    scrubber.fill("0")
    before = facts(player)
    scrubber.fill(str(last))
    player.until(lambda: facts(player) != before, "another position at the end")
    expect(player.see("drawing")).to_be_visible()


def test_a_friend_a_bot_and_a_watcher(visit: Visit, caravan_house: House) -> None:
    host = visit(house=caravan_house)
    choose_caravan(host, red="you", green="friend", blue="bot")
    link = host.see("invite-link").input_value()
    assert host.see("invite-link-blue").count() == 0, "a bot needs no invitation"
    guest = visit(house=caravan_house, phone=True, language="fr")
    guest.page.goto(link)
    guest.press(guest.see("sit-down"))
    guest.until(lambda: guest.table.get("seat") == "green", "the seat")
    watcher = visit(house=caravan_house)
    watcher.open(f"/game/{host.game}")
    for _ in range(60):
        host.until(lambda: host.due() or guest.due() or host.over(), "somebody's turn or the end")
        if host.over():
            break
        for person, seat in ((host, "red"), (guest, "green")):
            if person.due():
                person.idle()
                decide(person, seat)
    assert host.over()
    for person in (host, guest):
        expect(person.see("end")).to_be_visible()
    seen = json.dumps([one for one in watcher.watcher.messages if one["type"] in ("snapshot", "step")])
    assert '"seat": "spectator"' in seen and "card-" in seen
    expect(watcher.see("strip-blue")).to_be_visible()


def test_what_a_table_for_two_looks_like(visit: Visit, caravan_house: House) -> None:
    player = visit(house=caravan_house)
    player.open()
    player.press(player.see("game-caravan"))
    expect(player.see("seat-blue")).to_be_visible()
    player.see("option-players").select_option("two")
    expect(player.see("seat-blue")).to_have_count(0)
    player.press(player.see("start"))
    player.until(lambda: player.table.get("seats"), "the game")
    found: dict[str, Any] = player.table["seats"]
    assert list(found) == ["red", "green"]
    assert player.table["options"]["players"] == "two"
    expect(player.see("strip-green")).to_be_visible()
