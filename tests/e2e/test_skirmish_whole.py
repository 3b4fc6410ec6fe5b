"""Whole battles of Skirmish in real browsers: by keyboard alone, in four browsers, with a restart in between.

They are played with content of the host's own: tiny scenarios, which the server has to serve like all others.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e import small_battles
from tests.e2e.commanders import Absent, Commander
from tests.e2e.conftest import QUICK, Visit
from tests.e2e.house import House
from tests.e2e.skirmish_screens import battle, battle_at
from tests.e2e.test_screens import violations
from tests.e2e.test_skirmish_battles import scanned, sit

SETTINGS = {**QUICK, "game": "skirmish", "theme": "day"}


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose host has content of his own."""
    folder = tmp_path_factory.mktemp("small")
    made = House(folder, content=str(small_battles.write(folder / "content")))
    made.start()
    yield made
    made.stop()


def test_a_whole_scenario_by_keyboard_alone(visit: Visit, small_house: House) -> None:
    """From the first screen, where the host's scenario is picked, to the end and its replay."""
    player = visit(small_house, hands="keyboard", settings=SETTINGS)
    player.open()
    player.press(player.see("scenario-quarrel"))
    player.tab_to(player.see("bot-dinosaurs"))
    player.page.keyboard.type("Wander")
    expect(player.see("bot-dinosaurs")).to_have_value("random")
    player.press(player.see("start"))
    player.joined()
    assert player.table["options"]["scenario"] == "quarrel"
    commander = Commander(player, seed=4)
    commander.fight()
    assert {"deploy", "place-active"} <= commander.kinds  # what else is asked depends on luck
    expect(player.see("end")).to_be_visible()
    expect(player.see("recap").locator("tbody tr").first).to_be_visible()
    assert not (found := violations(player)), "\n".join(found)
    player.press(player.see("to-replay"))
    player.page.wait_for_url("**/replay/**")
    expect(player.see("track")).to_be_visible()
    shown = player.page.locator("input[type=range]")
    player.page.keyboard.press("Home")
    expect(shown).to_have_value("0")
    player.page.keyboard.press("ArrowRight")
    expect(shown).to_have_value("1")


def test_own_content_stands_in_picker_builder_and_book(visit: Visit, small_house: House) -> None:
    player = visit(small_house, settings=SETTINGS)
    player.open("/rules/skirmish")
    player.press(player.see("shelf-units"))
    player.see("browse-search").fill("carnotaur")
    expect(player.page.locator("[data-entry=carnotaur]")).to_be_visible()
    player.open()
    expect(player.see("scenario-four-corners")).to_be_visible()
    player.press(player.see("scenario-free-battle"))
    player.press(player.see("army-build-1"))
    expect(player.page.locator("[data-add]").first).to_be_visible()
    player.press(player.see("builder").get_by_role("button", name="Dinosaurs", exact=True))
    player.press(player.page.locator("[data-add=carnotaur]"))
    expect(player.see("build-use")).to_be_enabled()


def test_four_browsers_and_a_spectator(visit: Visit, small_house: House) -> None:
    created = battle(small_house, "four-corners", you="all")
    seats = list(created["seats"])
    assert len(seats) == 4
    commanders = [sit(visit(small_house, settings=SETTINGS), created, seat) for seat in seats]
    watcher = visit(small_house, settings=SETTINGS)
    watcher.open(f"/game/{created['id']}")
    watcher.joined()
    first = commanders[0].person
    for _ in range(120):
        first.until(
            lambda: any(one.person.due() for one in commanders) or first.over(), "somebody's turn, or the end"
        )
        if first.over():
            break
        for commander in commanders:
            if commander.person.due():
                commander.decide()
    for person in (*(one.person for one in commanders), watcher):
        expect(person.see("end")).to_be_visible()
    for number, commander in enumerate(commanders):
        assert scanned(commander.person, number) > 5
    assert scanned(watcher, -1) > 5
    expect(watcher.see("recap").locator("> table tbody tr")).to_have_count(4)


def test_a_restart_in_the_middle_of_a_window(visit: Visit, small_house: House) -> None:
    """The server dies while a window waits for its answer; the page finds it again as it was."""
    created, seat = battle_at(small_house, lambda told: told["decision"]["kind"] == "window-turn", "quarrel")
    player = visit(small_house, settings=SETTINGS)
    player.problems_expected = ("WebSocket", "ERR_CONNECTION", "502", "503")
    commander = sit(player, created, seat)
    seq, window = player.table["seq"], player.table["view"]["window"]
    assert window is not None
    small_house.kill()
    expect(player.see("health")).to_be_visible()
    small_house.start()
    expect(player.see("health")).to_have_count(0)
    now = player.table
    assert (now["seq"], now["decision"]["kind"], now["view"]["window"]) == (seq, "window-turn", window)
    commander.decide()
    assert player.table["seq"] > seq
    for other, held in created["seats"].items():
        if other != seat:
            Absent(small_house, created["id"], held["token"]).answer()
