"""A battle in words: places without codes, what a line of the log is about, who reacts, who sits where."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import FloatRect, Locator, expect

from lostworld.chance import Dice
from lostworld.session import Session
from lostworld.skirmish import GAME
from tests.e2e import skirmish_screens
from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.skirmish_screens import at, battle, battle_at
from tests.e2e.test_skirmish_battles import SETTINGS, sit

CODE = re.compile(r"(?<![\w.])-?\d+\.-?\d+(?!\w)")
"""A hex as the notation writes it."""


def has_moved(told: dict[str, Any]) -> bool:
    """Somebody has gone somewhere, and the log tells of it."""
    events = (event for step in told["log"] for beat in step["beats"] for event in beat["events"])
    return any(event["kind"] == "moved" and len(event["path"]) > 1 for event in events)


def lines(player: Person) -> Locator:
    return player.see("log").locator("[data-line]")


def test_the_log_says_places_in_words_and_lights_them(visit: Visit, house: House) -> None:
    """UX: words and pictures instead of codes; codes for those who switch notation on."""
    player = visit(settings=SETTINGS)
    created, seat = battle_at(house, has_moved)
    player.open(house.seat_link(created, seat))
    player.joined()
    player.idle()
    assert not (codes := CODE.findall(player.see("log").inner_text())), codes
    moved = lines(player).filter(has_text=re.compile(r"moves (one hex|\d+ hexes) \w+")).last
    expect(moved).to_be_visible()
    lit = player.page.locator("[data-told]")
    expect(lit).to_have_count(0)
    moved.hover()
    player.until(lambda: lit.count() > 1, "the way that it went")
    player.page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    # By keys: the log is one tab stop, its lines are gone through by arrows.
    player.see("log").focus()
    player.page.keyboard.press("ArrowUp")
    expect(lines(player).last).to_be_focused()
    moved.focus()
    player.until(lambda: lit.count() > 1, "the same by focus")
    player.page.keyboard.press("ArrowUp")
    expect(moved).not_to_be_focused()


def test_notation_is_for_those_who_want_it(visit: Visit, house: House) -> None:
    player = visit(settings={**SETTINGS, "notation": True})
    created, seat = battle_at(house, has_moved)
    player.open(house.seat_link(created, seat))
    player.joined()
    player.idle()
    assert CODE.findall(player.see("log").inner_text())
    expect(player.see("log").locator(".notation").filter(has_text="move:").first).to_be_attached()


def test_a_plan_and_the_list_of_choices_have_no_codes(visit: Visit, house: House) -> None:
    player = visit(settings=SETTINGS)
    at("movement")(player)
    player.press(player.see("all-choices"))
    said = player.page.get_by_role("dialog").inner_text()
    assert not (codes := CODE.findall(said)), codes[:5]
    assert re.search(r"hex(es)? \w+", said)
    player.page.keyboard.press("Escape")
    player.page.locator(".cell.can").first.focus()
    player.page.keyboard.press("Enter")
    player.until(lambda: player.see("facings").count() or player.see("plan").count(), "a facing or the plan")
    if player.see("facings").count():
        player.press(player.see("facings").locator("[data-facing]").first)
    expect(player.see("plan").locator("li").first).to_be_visible()
    assert not (codes := CODE.findall(player.see("plan").inner_text())), codes


def held() -> tuple[str, str]:
    """A position in which somebody may move while another unit holds its movement back; who may."""
    luck = random.Random(0)
    session = Session.new(GAME, {"scenario": "first-patrol"}, Dice.from_number(0))
    session.begin()
    while session.outcome is None:
        seat = session.state.deciders[0]
        view = session.state.view(seat)
        told, legal = view.to_json(), view.legal()
        waits = any(
            "held-movement" in unit["marks"] and number != told["acting"]
            for number, unit in enumerate(told["units"])
        )
        if waits and view.decision and view.decision.kind == "movement" and len(legal) > 20:
            return session.text, session.state.seats[seat]
        others = [action for action in legal if not action.startswith("skip")]
        session.play(seat, "hold" if "hold" in legal else luck.choice(others or legal))
    raise AssertionError("nobody holds anything back")


def test_who_could_react_is_shown_before_one_moves(visit: Visit, house: House) -> None:
    player = visit(settings=SETTINGS)
    position, seat = held()
    created = battle(house, position=position, you="all")
    player.open(house.seat_link(created, seat))
    player.joined()
    player.idle()
    reactors = player.page.locator("[data-reactor]")
    expect(reactors).to_have_count(0)
    player.page.locator(".cell.can").first.focus()
    expect(reactors).not_to_have_count(0)
    expect(player.see("note")).to_contain_text("Could react")


def apart(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Whether neither covers the other."""
    assert one and other
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_the_sums_do_not_stand_on_those_they_are_about(visit: Visit, house: House) -> None:
    player = visit(settings=SETTINGS)
    at("window-turn", "four-roads", skirmish_screens.tested)(player)
    view = player.table["view"]
    row = view["test"]["rows"][0]
    sums = player.see("test")
    expect(sums).to_be_visible()
    expect(player.see("guide")).to_contain_text("play a card, or pass?")
    board = player.see("board").bounding_box()
    assert board
    places = [
        player.table["view"]["units"][row[side]]["hex"] for side in ("unit", "target") if row[side] >= 0
    ]
    boxes = [player.page.locator(f'[data-hex="{place}"]').bounding_box() for place in places]
    halves = {bool(box and box["y"] + box["height"] / 2 < board["y"] + board["height"] / 2) for box in boxes}
    if len(halves) == 1:  # both in one half: the sums stand in the other
        assert all(apart(box, sums.bounding_box()) for box in boxes)


def test_seats_are_called_as_in_the_log_and_say_who_has_them(visit: Visit, house: House) -> None:
    """Three bots of one name could not be told from each other."""
    player = visit(settings=SETTINGS)
    seats = ("rangers", "claws", "poachers", "horns")
    created = battle(house, "four-roads", you="rangers", bots=dict.fromkeys(seats[1:], "recruit"))
    sit(player, created, "rangers")
    for seat in seats:
        expect(player.see(f"strip-{seat}")).to_contain_text(seat.capitalize())
    expect(player.see("strip-claws")).to_contain_text("recruit", ignore_case=True)


def test_bots_alone_are_not_a_reason_to_be_asked_for_nothing(visit: Visit, house: House) -> None:
    """Where nothing can be played the page passes; with people at the table it would give that away."""
    player = visit(settings=SETTINGS)
    created = battle(house, you="rangers", opponent={"kind": "bot", "bot": "random"})
    commander = sit(player, created, "rangers")
    expect(player.see("orders")).to_have_value("fitting")
    commander.fight(until=lambda: player.table["view"]["round"] >= 2)
    now = player.table["seq"]  # what is asked now may still wait until all has been shown
    asked = [
        one
        for one in player.watcher.messages
        if one.get("decision") and one["type"] != "planned" and one["seq"] < now
    ]
    bare = [one["seq"] for one in asked if one["decision"]["kind"] == "announce" and len(one["legal"]) == 1]
    passed = {
        one["seq"] for one in player.watcher.sent if one["type"] == "confirm" and not one.get("actions")
    }
    assert set(bare) <= passed, "nobody had to press anything"
    among = visit(settings=SETTINGS)
    sit(among, battle(house, you="all"), "rangers")
    expect(among.see("orders")).to_have_value("ask")
    expect(among.see("orders").locator("option[value=fitting]")).to_have_count(0)


def test_a_phone_says_that_cards_of_the_hand_can_be_used(visit: Visit, house: House) -> None:
    player = visit(phone=True, hands="finger", settings=SETTINGS)
    at(
        "window-turn",
        "hold-the-station",
        lambda told: any(group["kind"] == "icons" for group in told["decision"]["choices"]),
    )(player)
    expect(player.see("usable")).to_be_visible()
