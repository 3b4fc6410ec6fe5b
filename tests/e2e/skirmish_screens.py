"""The way to every screen of Skirmish, for the tests that look at all of them and for the screenshots.

Battles are played to a moment by commands, as players without a browser would; then somebody sits down at it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.e2e.commanders import Absent
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import Person

Moment = Callable[[dict[str, Any]], bool]


def battle(house: House, scenario: str = "first-patrol", **wish: Any) -> dict[str, Any]:
    """A new battle by HTTP."""
    body = {"game": "skirmish", "options": {"scenario": scenario}, **wish}
    answer = httpx.post(f"{house.url}/api/games", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def play(house: House, created: dict[str, Any], moment: Moment, seed: int) -> str | None:
    """Play a battle until a seat is asked something; that seat, or None if it is over before."""
    players = {
        seat: Absent(house, created["id"], held["token"], seed) for seat, held in created["seats"].items()
    }
    seat: str | None = next(iter(players))
    for _ in range(1000):
        told = players[seat].asked() if seat else None
        if told is None:
            seat = next(iter(house.get(f"/api/games/{created['id']}")["deciding"]), None)
            if seat is None:
                return None
        elif moment(told):
            return seat
        elif seat:
            players[seat].answer(told)
    raise AssertionError("the battle does not end")


def battle_at(house: House, moment: Moment, scenario: str = "first-patrol") -> tuple[dict[str, Any], str]:
    """A battle in which a seat is asked something, and that seat."""
    for seed in range(8):
        created = battle(house, scenario, you="all")
        if seat := play(house, created, moment, seed):
            return created, seat
    raise AssertionError("no battle came to that moment")


@cache
def finished(house: House, scenario: str = "first-patrol") -> tuple[dict[str, Any], str]:
    """A battle that is over, and its first seat."""
    created = battle(house, scenario, you="all")
    assert play(house, created, lambda told: False, 3) is None
    return created, next(iter(created["seats"]))


def end(player: Person) -> None:
    """The end of a battle, with what there is to tell of it."""
    created, seat = finished(player.house)
    player.open(player.house.seat_link(created, seat))
    player.joined()
    expect(player.see("recap").locator("tbody tr").first).to_be_visible()


def report(player: Person) -> None:
    """The same, with the whole report."""
    end(player)
    player.press(player.see("whole-report").locator("summary"))
    expect(player.see("report").first).to_be_visible()


def replay(player: Person) -> None:
    """In the middle of a battle looked back at."""
    created, _seat = finished(player.house)
    last = player.house.get(f"/api/games/{created['id']}")["seq"]
    player.open(f"/replay/{created['id']}?at={last // 2}")
    expect(player.see("track")).to_be_visible()
    expect(player.see("board")).to_be_visible()


def at(
    kind: str, scenario: str = "first-patrol", more: Moment = lambda told: True
) -> Callable[[Person], None]:
    """At the table, where a kind of decision is to be made."""

    def go(player: Person) -> None:
        def moment(told: dict[str, Any]) -> bool:
            return told["decision"]["kind"] == kind and more(told)

        created, seat = battle_at(player.house, moment, scenario)
        player.open(player.house.seat_link(created, seat))
        player.joined()
        player.idle()

    return go


def start(player: Person) -> None:
    player.open()
    player.press(player.see("game-skirmish"))
    expect(player.see("scenario-first-patrol")).to_be_visible()
    expect(player.see("start")).to_be_enabled()


def builder(player: Person) -> None:
    start(player)
    player.press(player.see("scenario-free-battle"))
    player.press(player.see("army-build-1"))
    player.press(player.see("build-random"))
    expect(player.see("build-use")).to_be_enabled()


def book(player: Person) -> None:
    player.open("/rules/skirmish")
    player.press(player.see("shelf-units"))
    expect(player.page.locator("[data-entry]").first).to_be_visible()


def learn(player: Person) -> None:
    player.open("/learn/skirmish")
    expect(player.see("lesson-start")).to_be_visible()


def facing(player: Person) -> None:
    """A hex is chosen, and the facing is to be."""
    at("movement", "four-roads", lambda told: len(told["legal"]) > 100)(player)
    free = ("Can go", "Peut venir", "Punkte hierher", "Puede venir")
    cells = player.page.locator(", ".join(f'.cell.can[aria-label*="{words}"]' for words in free))
    cells.nth(cells.count() // 2).focus()
    player.page.keyboard.press("Enter")
    expect(player.see("facings").locator("button").first).to_be_visible()


def tested(told: dict[str, Any]) -> bool:
    """A test is on, and both sides have parts."""
    return told["view"]["test"] is not None and len(told["view"]["test"]["rows"]) > 0


SCREENS: dict[str, Callable[[Person], None]] = {
    "skirmish-start": start,
    "skirmish-builder": builder,
    "skirmish-book": book,
    "skirmish-learn": learn,
    "skirmish-deploy": at("deploy"),
    "skirmish-cards": at("place-next", "two-against-two"),
    "skirmish-facing": facing,
    "skirmish-action": at("action", "four-roads", lambda told: len(told["legal"]) > 4),
    "skirmish-test": at("window-turn", "hold-the-station", tested),
    "skirmish-end": end,
    "skirmish-report": report,
    "skirmish-replay": replay,
}
"""Every screen by name."""
