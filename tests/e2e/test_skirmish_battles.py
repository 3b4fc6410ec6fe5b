"""Battles of Skirmish in a real browser: against bots, by keyboard, in several browsers, on a phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.commanders import Absent, Commander, Scan
from tests.e2e.conftest import QUICK, Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.skirmish_screens import SCREENS, battle
from tests.e2e.test_screens import BARE_KEY, violations, words

SETTINGS = {**QUICK, "game": "skirmish", "theme": "day"}


def sit(player: Person, created: dict[str, Any], seat: str) -> Commander:
    player.open(player.house.seat_link(created, seat))
    player.joined()
    return Commander(player)


def scan(player: Person, seat: int) -> Scan:
    """All that a page received, looked through as if it were a certain seat's; of a battle that is on."""
    found = Scan(seat)
    for received in (*player.watcher.received, *player.watcher.responses()):
        if not received.text.startswith("{") or "/book/" in received.where:
            continue
        told = json.loads(received.text)
        if told.get("status") != "over" and not told.get("open"):  # over: nothing is secret any more
            found.read(told)
    return found


def scanned(player: Person, seat: int) -> int:
    """How many views a seat received; none of them may tell what it must not know."""
    found = scan(player, seat)
    assert not found.found, found.found[:5]
    return found.views


class Pupil(Commander):
    """Somebody who reads each lesson before the decision that it is about."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(person, seed)
        self.read: list[str] = []

    def learn(self) -> None:
        """Read the lesson that is open, if one is."""
        lesson = self.person.see("lesson")
        if lesson.count():
            self.read.append(str(lesson.get_attribute("data-lesson")))
            self.person.press(self.person.see("lesson-done"))

    def decide(self) -> None:
        self.person.idle()
        self.learn()
        super().decide()


def test_the_first_battle_from_the_first_lesson_to_the_replay(visit: Visit, house: House) -> None:
    """The tutorial from start to end: a whole scenario by mouse, every lesson, the report, the replay."""
    player = visit(settings=SETTINGS)
    player.open("/learn/skirmish")
    player.press(player.see("lesson-start"))
    player.joined()
    expect(player.see("lesson")).to_have_attribute("data-lesson", "hand")
    commander = Pupil(player, seed=3)
    commander.fight()
    assert commander.read[:4] == ["hand", "deploy", "cards", "next"]
    assert {"deploy", "place-active", "place-next", "skip-or-reveal", "movement"} <= commander.kinds
    assert scanned(player, 0) > 20
    expect(player.see("end")).to_be_visible()
    assert not (found := violations(player)), "\n".join(found)
    # Looking back: the report counts what the log tells, and the replay goes to any moment.
    expect(player.see("recap").locator("tbody tr").first).to_be_visible()
    player.page.keyboard.press("Escape")
    # What the battle left out is told after it, and then the lessons are over.
    while player.see("lesson-done").count():
        commander.learn()
    assert len(commander.read) == len(set(commander.read)) >= 14
    player.press(player.see("lesson-end"))
    expect(player.see("lesson")).to_have_count(0)
    player.page.get_by_role("tab", name="Battle report").or_(
        player.page.get_by_role("button", name="Battle report")
    ).first.click()
    expect(player.see("report").locator("tbody tr").first).to_be_visible()
    player.press(player.see("bar-replay"))
    player.page.wait_for_url("**/replay/**")
    expect(player.see("board")).to_be_visible()
    expect(player.see("track")).to_be_visible()
    assert not (found := violations(player)), "\n".join(found)


def test_by_keyboard_alone(visit: Visit, house: House) -> None:
    """Until the second round: everything a round asks for, without a mouse."""
    player = visit(hands="keyboard", settings=SETTINGS)
    created = battle(house, you="rangers", opponent={"kind": "bot", "bot": "random"})
    commander = sit(player, created, "rangers")
    commander.fight(until=lambda: player.table["view"]["round"] >= 2)
    assert {"deploy", "place-active", "place-next"} <= commander.kinds


def test_three_seats_two_browsers_and_somebody_who_watches(visit: Visit, house: House) -> None:
    """Two people at two browsers, a third player without one, a spectator; a reload in the middle."""
    created = battle(house, "storm-rescue", you="all")
    seats = list(created["seats"])
    people = [visit(settings=SETTINGS), visit(settings=SETTINGS)]
    commanders = [sit(one, created, seat) for one, seat in zip(people, seats, strict=False)]
    third = Absent(house, created["id"], created["seats"][seats[2]]["token"])
    watcher = visit(settings=SETTINGS)
    watcher.open(f"/game/{created['id']}")
    watcher.joined()
    reloaded = False
    for _ in range(160):
        while third.answer():
            pass
        moved = False
        for commander in commanders:
            player = commander.person
            if player.due():
                kind = player.table["decision"]["kind"]
                if kind == "window-turn" and not reloaded:
                    seq = player.table["seq"]
                    player.page.reload()
                    player.joined()
                    assert player.table["seq"] == seq
                    assert player.table["decision"]["kind"] == kind, "the window is still open"
                    reloaded = True
                commander.decide()
                moved = True
        if watcher.table["view"]["round"] >= 1 and reloaded:
            break
        if not moved:
            watcher.page.wait_for_timeout(30)
    assert reloaded, "no window was met"
    watcher.until(
        lambda: watcher.table["seq"] == house.get(f"/api/games/{created['id']}")["seq"],
        "the spectator has seen it all",
    )
    expect(watcher.see("track").locator("[data-unit]").first).to_be_visible()
    for number, player in enumerate(people):
        assert scanned(player, number) > 5
    assert scanned(watcher, -1) > 5
    # The scan itself can find something: another seat must not receive what this one received.
    assert scan(people[0], 1).found


def test_a_phone_in_french_by_night(visit: Visit, house: House) -> None:
    player = visit(phone=True, hands="finger", language="fr", settings={**SETTINGS, "theme": "night"})
    created = battle(house, you="all")
    commander = sit(player, created, "rangers")
    other = Absent(house, created["id"], created["seats"]["dinosaurs"]["token"])

    def placed() -> bool:
        while other.answer():
            pass
        return bool(player.table["view"]["phase"] != "setup" and player.due())

    commander.fight(until=lambda: placed() and "place-active" in commander.kinds)
    assert player.page.locator("html").get_attribute("lang") == "fr"
    assert not (missing := BARE_KEY.findall(words(player))), f"no text for {missing}"
    for sheet in ("question", "hand", "unit"):
        player.see(f"sheet-{sheet}").tap()
        assert not (found := violations(player)), "\n".join(found)
    expect(player.see("minimap")).to_be_visible()
    cell = player.page.locator(".cell").first
    box = cell.bounding_box()
    assert box and box["width"] >= 43.5, "a finger meets a hex"


def test_a_phone_shows_where_one_deploys(visit: Visit, house: House) -> None:
    """The zone is brought into sight, also after the question has changed the map's place on the screen."""
    player = visit(phone=True, hands="finger", settings=SETTINGS)
    SCREENS["skirmish-deploy"](player)
    board = player.see("board").bounding_box()
    cells = [cell.bounding_box() for cell in player.page.locator(".cell.can").all()]
    assert board and cells
    seen = [
        box
        for box in cells
        if box
        and board["x"] <= box["x"] + box["width"] / 2 <= board["x"] + board["width"]
        and board["y"] <= box["y"] + box["height"] / 2 <= board["y"] + board["height"]
    ]
    assert len(seen) > len(cells) / 2, f"{len(seen)} of {len(cells)} lit hexes are in sight"


def test_a_plan_is_seen_and_another_takes_its_place(visit: Visit, house: House) -> None:
    """UX 1: what is planned stands on the map before it is confirmed; another choice needs no undo."""
    player = visit(settings={**SETTINGS, "notation": True})  # the plan names the hex
    SCREENS["skirmish-deploy"](player)
    meant = player.see("meant")

    def plan(nth: int) -> str:
        cell = player.page.locator(".cell.can").nth(nth)
        where = str(cell.get_attribute("data-hex"))
        player.press(cell)
        player.press(player.see("facings").locator("[data-facing='1']"))
        expect(player.see("plan").locator("li")).to_have_count(1)
        player.page.mouse.move(5, 5)
        return where

    expect(meant).to_have_count(0)
    first = plan(4)
    expect(meant).not_to_have_count(0)
    expect(player.see("confirm")).to_be_enabled()
    other = plan(9)
    assert first != other
    expect(player.see("plan").locator("li")).to_contain_text(other)
    expect(meant).not_to_have_count(0)
    player.confirm()
    player.until(lambda: any(one["type"] == "confirm" for one in player.watcher.sent), "it is sent")
    confirmed = [one for one in player.watcher.sent if one["type"] == "confirm"]
    assert confirmed[-1]["actions"][0].split(":")[1].split(",")[1] == other


def test_a_question_says_what_hangs_on_it_and_the_goal_is_a_tap_away(visit: Visit, house: House) -> None:
    player = visit(settings=SETTINGS)
    created = battle(house, you="all")
    sit(player, created, "rangers")
    expect(player.see("briefing")).to_contain_text("Hold the yard")
    expect(player.see("note")).to_contain_text("exchange")
    expect(player.see("confirm")).to_have_text("Keep all")
    player.press(player.see("hand").locator("[data-card]").first)
    expect(player.see("confirm")).to_have_text("Replace one card")
    SCREENS["skirmish-deploy"](player)
    player.page.mouse.move(5, 5)
    expect(player.see("note")).to_contain_text("thinner behind")
    player.press(player.see("open-goal"))
    expect(player.see("goal")).to_contain_text("Hold the yard")
    assert not (found := violations(player)), "\n".join(found)
    player.page.keyboard.press("Escape")
    player.press(player.see("unit-board").get_by_role("button", name="Dodge"))
    expect(player.see("help")).to_contain_text("attacker")


def test_standing_orders_pass_by_themselves(visit: Visit, house: House) -> None:
    """They send the pass that the player would send, and nothing that tells the others of them."""
    player = visit(settings=SETTINGS)
    created = battle(house, you="all")
    commander = sit(player, created, "rangers")
    other = Absent(house, created["id"], created["seats"]["dinosaurs"]["token"], seed=2)
    player.see("orders").select_option("attacked")

    def over_the_setup() -> bool:
        while other.answer():
            pass
        return bool(player.table["view"]["round"] >= 1 and player.due()) and commander.kinds >= {"place-next"}

    commander.fight(until=over_the_setup)
    asked = [one["decision"]["kind"] for one in player.watcher.messages if one.get("decision")]
    assert "announce" not in commander.kinds and "window-turn" not in commander.kinds
    if "announce" in asked:
        confirms = [one for one in player.watcher.sent if one["type"] == "confirm" and not one["actions"]]
        assert confirms, "it was passed"
    assert not any("order" in json.dumps(one) for one in player.watcher.sent)
    player.page.reload()
    player.joined()
    expect(player.see("orders")).to_have_value("attacked")


def test_one_screen_for_two_with_a_curtain(visit: Visit, house: House) -> None:
    player = visit(settings={**SETTINGS, "options": {"skirmish": {"scenario": "first-patrol"}}})
    player.open()
    player.see("seat-dinosaurs").select_option("here")
    player.press(player.see("start"))
    curtain = player.see("curtain")
    expect(curtain).to_be_visible()
    assert player.see("hand").count() == 0, "nothing lies open behind the curtain"
    player.press(player.see("curtain-open"))
    expect(player.see("hand")).to_be_visible()


def test_a_battle_opened_by_a_link_fetches_nothing_of_raptor(visit: Visit, house: House) -> None:
    player = visit(settings={**QUICK})
    created = battle(house, you="all")
    sit(player, created, "rangers")
    expect(player.see("hand")).to_be_visible()
    asked = [url.rsplit("/", 1)[-1] for url in player.watcher.requested]
    assert any(name.startswith("skirmish-") for name in asked)
    assert not (others := [name for name in asked if name.startswith("raptor-")]), others


def test_the_opponent_has_a_face(visit: Visit, house: House) -> None:
    """Whoever has chosen nobody meets the weakest that plays on purpose; the face follows the choice."""
    player = visit(settings=SETTINGS)
    player.open()
    picker = player.see("seat-picker")
    expect(player.see("bot-dinosaurs")).to_have_value("recruit")
    faces = set()
    for bot in ("recruit", "scout", "tactician", "veteran", "strategist"):
        player.see("bot-dinosaurs").select_option(bot)
        face = picker.locator("img.portrait")
        expect(face).to_have_count(1)
        faces.add(face.get_attribute("src"))
        player.until(lambda one=face: one.evaluate("image => image.naturalWidth > 0"), "the drawing")  # type: ignore[misc]
    assert len(faces) == 5
    player.see("bot-dinosaurs").select_option("random")
    expect(picker.locator("img.portrait")).to_have_count(0)


def build(player: Person) -> None:
    """An army of one's own: the server says what is wrong with it, and it can be kept."""
    player.press(player.see("army-build-1"))
    what = player.see("builder").locator(".what").first
    player.press(what)
    expect(player.see("help")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.see("help")).to_have_count(0)
    for _ in range(3):
        player.press(player.page.locator("[data-add=off-roader], [data-add=ranger-captain]").first)
    expect(player.see("build-use")).to_be_enabled()
    assert not (found := violations(player)), "\n".join(found)
    player.press(player.see("build-save"))
    expect(player.see("build-saved").locator("li")).to_have_count(1)
    player.press(player.page.locator("[data-add=off-roader], [data-add=ranger-captain]").first)
    player.until(lambda: "44" in player.see("build-word").inner_text(), "what is too much")
    expect(player.see("build-use")).to_be_disabled()
    player.press(player.see("build-saved").locator("li button").first)
    player.press(player.see("build-use"))
    assert player.see("army-1").input_value().startswith("own:")


@pytest.mark.parametrize(("theme", "language"), [("day", "en"), ("night", "fr")])
def test_the_screens_around_it(visit: Visit, house: House, theme: str, language: str) -> None:
    """First screen, book and lessons: no violation by axe, no text missing, no foreign host asked."""
    player = visit(settings={**SETTINGS, "theme": theme}, language=language)

    def check(name: str) -> None:
        assert not (missing := BARE_KEY.findall(words(player))), f"{name}: no text for {missing}"
        assert not (found := violations(player)), f"{name}:\n" + "\n".join(found)

    player.problems_expected = ("422",)  # how the server refuses an army
    player.open()
    player.press(player.see("scenario-free-battle"))
    player.press(player.see("army-random-1"))
    expect(player.see("army-1")).not_to_have_value("any")
    build(player)
    assert player.page.locator("html").get_attribute("data-theme") == theme
    check("start")
    player.open("/rules/skirmish")
    expect(player.see("shelf-rules")).to_be_visible()
    for shelf in ("rules", "units", "heroes", "actions", "maps"):
        player.press(player.see(f"shelf-{shelf}"))
        check(shelf)
    player.press(player.see("shelf-units"))
    player.see("browse-search").fill("tyranno")
    player.press(player.page.locator("[data-entry=tyrannosaur]"))
    expect(player.see("help")).to_be_visible()
    check("help")
    assert player.page.locator("[data-entry]").count() == 1
    player.open("/learn/skirmish")
    expect(player.see("lesson-start")).to_be_visible()
    check("learn")
    ours = (player.house.url, "data:", "blob:")
    assert all(url.startswith(ours) for url in player.watcher.requested)


@pytest.mark.parametrize(
    "name",
    [
        "skirmish-deploy",
        "skirmish-facing",
        "skirmish-action",
        "skirmish-test",
        "skirmish-end",
        "skirmish-report",
        "skirmish-replay",
    ],
)
def test_a_screen_of_the_table(visit: Visit, house: House, name: str) -> None:
    """No violation by axe and no text missing where one decides; by night and in French."""
    player = visit(settings={**SETTINGS, "theme": "night"}, language="fr")
    SCREENS[name](player)
    assert not (missing := BARE_KEY.findall(words(player))), f"no text for {missing}"
    assert not (found := violations(player)), "\n".join(found)
