"""A reload, and a server killed in the middle of a planned turn: the plan comes back, nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.positions import RAPTOR_TURN, RAPTOR_WINS


def test_a_planned_turn_survives_reload_and_kill(visit: Visit, own_house: House) -> None:
    house = own_house
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(house)
    # It may be killed in the middle of an answer.
    player.problems_expected = ("WebSocket connection to", "ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH")
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    for action in RAPTOR_WINS[:2]:
        player.do(action)

    player.page.reload()
    player.joined()
    player.until(lambda: player.plan == list(RAPTOR_WINS[:2]), "the plan after a reload")
    expect(player.see("points")).to_have_attribute("data-points", "1")

    house.kill()
    expect(player.see("health")).to_be_visible()
    house.start()
    expect(player.see("health")).to_have_count(0)
    player.until(lambda: player.plan == list(RAPTOR_WINS[:2]), "the plan after a restart")
    expect(player.see("points")).to_have_attribute("data-points", "1")
    player.press(player.see("undo"))
    player.until(lambda: player.plan == list(RAPTOR_WINS[:1]), "undo still works")
    player.do(RAPTOR_WINS[1])
    player.do(RAPTOR_WINS[2])
    player.confirm()
    player.until(player.over, "the end")

    house.kill()
    house.start()
    player.page.reload()
    player.joined()
    player.until(player.over, "what was acknowledged is there after another kill")
    assert player.table["outcome"]["winner"] == "raptor"


def test_a_seat_moves_to_another_device_by_its_link(visit: Visit, house: House) -> None:
    created = house.create(you="scientist", opponent={"kind": "bot", "bot": "random"})
    first, second = visit(), visit(phone=True, hands="finger")
    first.open(house.seat_link(created, "scientist"))
    first.joined()
    assert "#" not in first.page.url, "the token does not stay in the address bar"
    first.press(first.see("menu"))
    link = first.see("seat-link").input_value()
    first.page.keyboard.press("Escape")
    second.page.goto(link)
    second.joined()
    assert second.table["seat"] == "scientist"
    second.take_turn()
    first.until(lambda: first.table["seq"] == second.table["seq"] > 0, "both devices show the same")
