"""A turn is planned, undone, redone, confirmed once; a secret choice may be changed until both are made."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import QUICK, Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.positions import CARDS, FEAR, OBSERVATION, RAPTOR_TURN, RAPTOR_WINS, SCIENTIST_TURN
from tests.e2e.screens import sit


def two_friends(visit: Visit, house: House, **wish: Any) -> tuple[Person, Person]:
    """A game between two people, both at the table."""
    created = house.create(you="raptor", opponent={"kind": "friend"}, **wish)
    raptor, scientist = visit(), visit()
    raptor.open(house.seat_link(created, "raptor"))
    scientist.accept(f"/game/{created['id']}#invite={created['invite']['code']}")
    for person in (raptor, scientist):
        person.joined()
    raptor.until(lambda: raptor.table["status"] == "playing", "the friend has come")
    return raptor, scientist


def test_steps_are_undone_redone_and_confirmed_once(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    expect(player.see("undo")).to_be_disabled()
    expect(player.see("points")).to_have_attribute("data-points", "3")
    for action in RAPTOR_WINS[:2]:
        player.do(action)
    assert player.plan == list(RAPTOR_WINS[:2])
    expect(player.see("points")).to_have_attribute("data-points", "1")
    player.press(player.see("undo"))
    expect(player.see("points")).to_have_attribute("data-points", "2")
    player.page.keyboard.press("z")
    expect(player.see("points")).to_have_attribute("data-points", "3")
    expect(player.space("e5")).to_have_attribute("aria-label", re.compile("asleep"))
    player.press(player.see("redo"))
    player.page.keyboard.press("y")
    player.until(lambda: player.plan == list(RAPTOR_WINS[:2]), "both steps are planned again")
    assert house.rows("select seq from game where id = ?", created["id"]) == [(0,)], "nothing is stored yet"
    player.do(RAPTOR_WINS[2])
    assert not player.over(), "nothing ends by itself"
    player.confirm()
    player.until(player.over, "the confirmed turn wins")
    outcome = {"winner": "raptor", "winners": ["raptor"], "reason": "babies_escaped", "scores": []}
    assert player.table["outcome"] == outcome
    expect(player.see("end")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.see("bar-rematch")).to_be_enabled()
    expect(player.see("bar-replay")).to_be_visible()
    expect(player.see("confirm")).to_have_count(0)
    assert house.rows("select seq from game where id = ?", created["id"]) == [(1,)]


def test_confirm_need_not_wait_for_the_animation(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(settings={"speed": 0.5})
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.do(RAPTOR_WINS[0])
    player.page.keyboard.press("z")  # while the step is still being shown
    player.until(lambda: player.plan == [], "the step is undone")
    player.do(RAPTOR_WINS[0])
    player.confirm()
    player.until(lambda: player.table["seq"] == 1, "the turn is confirmed")


def test_who_must_leave_a_fire_first_is_told_so(visit: Visit, house: House) -> None:
    created = house.create(
        you="scientist", opponent={"kind": "bot", "bot": "random"}, position=SCIENTIST_TURN
    )
    player = visit()
    player.open(house.seat_link(created, "scientist"))
    player.joined()
    player.do("Sj6-k6")
    expect(player.see("confirm")).to_be_disabled()
    expect(player.see("guide")).to_contain_text("Move on from k6")
    player.page.keyboard.press("Control+z")
    expect(player.see("guide")).not_to_contain_text("k6")
    player.page.keyboard.press("Control+Shift+z")
    expect(player.see("guide")).to_contain_text("Move on from k6")


def test_a_quick_hand_loses_no_tap(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(settings={"speed": 0.5})
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.page.evaluate(
        "keys => keys.forEach((key) => document.querySelector(`[data-space=${key}]`).click())",
        ["f5", "e5", "j1", "k1", "k1x"],
    )
    player.page.keyboard.press("z")
    player.page.keyboard.press("y")
    player.page.keyboard.press("c")
    player.until(player.over, "nothing is lost, and Confirm overtakes nothing")
    outcome = {"winner": "raptor", "winners": ["raptor"], "reason": "babies_escaped", "scores": []}
    assert player.table["outcome"] == outcome


def test_a_figure_is_dragged(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()

    def drag(start: str, end: str) -> None:
        for key, then in ((start, player.page.mouse.down), (end, player.page.mouse.up)):
            box = player.space(key).bounding_box()
            assert box
            player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            then()

    drag("f5", "f5")  # no more than a click
    expect(player.space("f5")).to_have_attribute("aria-selected", "true")
    drag("f5", "b3")  # she cannot go there
    assert player.plan == []
    drag("f5", "e5")
    player.until(lambda: player.plan == ["M^e5"], "the mother wakes her baby")
    expect(player.see("confirm")).to_have_text("Confirm, 2 left")


def test_a_hint_is_marked_where_it_is_carried_out(visit: Visit, house: House) -> None:
    for position, stars in ((RAPTOR_TURN, 1), (CARDS, 0)):
        created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=position)
        player = visit()
        player.open(house.seat_link(created, "raptor"))
        player.joined()
        player.press(player.see("hint"))
        expect(player.see("note")).to_contain_text("Hint:")
        expect(player.see("hint-star")).to_have_count(stars)


def test_typed_commands_play_too(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit(settings={**QUICK, "notation": True})
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    for typed in (*RAPTOR_WINS[:2], "undo", "redo", RAPTOR_WINS[2]):
        before = player.plan
        player.see("command").fill(typed)
        player.see("command").press("Enter")
        player.until(lambda before=before: player.plan != before, f"{typed} is done")  # type: ignore[misc]
        player.idle()
    player.see("command").fill("confirm")
    player.see("command").press("Enter")
    player.until(player.over, "the typed turn wins")


def test_the_opponent_sees_nothing_of_a_plan(visit: Visit, house: House) -> None:
    raptor, scientist = two_friends(visit, house, position=RAPTOR_TURN)
    frames = len(scientist.watcher.messages)
    raptor.do("M^e5")
    raptor.do("bj1-k1")
    raptor.press(raptor.see("undo"))
    scientist.page.wait_for_timeout(300)
    heard = {one["type"] for one in scientist.watcher.messages[frames:]}
    assert heard <= {"presence", "ack"}, heard  # an ack: of the page's own sign of life
    expect(scientist.space("e5")).to_have_attribute("aria-label", re.compile("asleep"))
    raptor.confirm()
    scientist.until(lambda: scientist.table["seq"] == 1, "the confirmed turn")
    expect(scientist.space("e5")).not_to_have_attribute("aria-label", re.compile("asleep"))


def test_a_secret_choice_can_be_changed_until_both_have_chosen(visit: Visit, house: House) -> None:
    raptor, scientist = two_friends(visit, house, position=CARDS)
    first, second, _ = raptor.hand  # cards that one player brings along are dealt anew for a friend
    raptor.choose(first)
    raptor.choose(second)
    expect(raptor.page.locator(f'[data-testid=hand] [data-card="{second}"].chosen')).to_have_count(1)
    scientist.until(
        lambda: scientist.table["chosen"]["raptor"], "the scientist learns that raptor has chosen"
    )
    assert scientist.table["seq"] == 0
    told = [one for one in scientist.watcher.messages if one["type"] == "chosen"]
    assert told and all(one["my_choice"] is None for one in told)
    answer = scientist.hand[-1]
    scientist.choose(answer)
    raptor.until(lambda: raptor.table["seq"] == 1, "the reveal")
    assert [beat["action"] for beat in raptor.table["beats"]] == [f"#{second}", f"#{answer}"]


def test_a_tie_is_explained_and_no_card_is_picked_meanwhile(visit: Visit, house: House) -> None:
    created = house.create(you="both", opponent={"kind": "here"}, position=CARDS)
    player = visit(settings={"speed": 0.5})
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    other = created["seats"]["scientist"]["token"]
    house.command(created["id"], other, type="choose", card="#3", seq=0)
    player.choose(3)
    expect(player.see("reveal")).to_contain_text("Both cards are discarded, and nobody acts.")
    assert player.page.locator("[data-testid=hand] [data-card]:enabled").count() == 0
    player.page.keyboard.press("4")
    expect(player.see("guide")).to_contain_text("a tie")
    player.idle()
    expect(player.page.locator("[data-testid=hand] [data-card]:enabled")).to_have_count(3)
    assert player.page.locator('[data-testid=hand] [aria-pressed="true"]').count() == 0
    player.choose(4)
    expect(player.page.locator('[data-testid=hand] [data-card="4"].chosen')).to_have_count(1)
    log = player.see("log").inner_text()
    assert "3 – Fear" in log and "has chosen" not in log, "the reveal says it all"


def test_end_turn_is_quiet_until_something_is_planned(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    expect(player.see("confirm")).to_have_class(re.compile(r"\bquiet\b"))
    player.do(RAPTOR_WINS[0])
    expect(player.see("confirm")).to_have_class(re.compile(r"\bstrong\b"))
    player.press(player.see("undo"))
    expect(player.see("confirm")).to_have_class(re.compile(r"\bquiet\b"))


def test_a_card_shows_on_the_board_what_it_would_do(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=CARDS)
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    would = player.page.locator(".marks .dreamt")
    expect(would).to_have_count(0)
    player.page.locator('[data-testid=hand] [data-card="8"]').hover()
    expect(would).to_have_count(5)  # whom Fear could frighten
    player.page.locator('[data-testid=hand] [data-card="4"]').hover()
    expect(would).to_have_count(6)  # where the called baby could come to
    expect(player.page.locator(".marks .ready")).to_have_count(1)
    player.see("board").hover(position={"x": 3, "y": 3})
    expect(would).to_have_count(0)
    player.page.keyboard.press("8")
    expect(would).to_have_count(5)
    player.confirm()
    player.until(lambda: player.table["seq"] >= 1, "the reveal")
    sent = {one["type"] for one in player.watcher.sent}
    assert sent - {"ping"} == {"hello", "prospects", "choose"}, "to look decides nothing"


def test_a_note_is_about_what_is_so_now(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.space("e5").hover()
    expect(player.see("note")).to_contain_text("asleep")
    player.do(RAPTOR_WINS[0])
    player.space("e5").hover()
    player.idle()
    expect(player.see("note")).not_to_contain_text("asleep")
    player.page.keyboard.press("h")
    expect(player.see("note")).to_contain_text("Hint")
    player.page.keyboard.press("z")
    expect(player.see("note")).not_to_contain_text("Hint")


def test_a_long_name_is_there_in_full(visit: Visit, house: House) -> None:
    name = "Professor Challenger of the Lost World"
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, names={"raptor": name})
    player = visit(phone=True, hands="finger")
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    strip = player.see("strip-raptor").get_by_title(name)
    expect(strip).to_be_visible()
    box = strip.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= player.page.viewport_size["width"]  # type: ignore[index]


def test_observation_shows_the_card_to_the_raptor_alone(visit: Visit, house: House) -> None:
    raptor, scientist = two_friends(visit, house, position=OBSERVATION)
    watcher = visit()
    watcher.open(f"/game/{raptor.game}")
    watcher.joined()
    expect(raptor.see("confirm")).to_be_disabled()
    assert raptor.page.locator("[data-testid=hand] [data-card]:enabled").count() == 0, (
        "the scientist shows first"
    )
    shown = scientist.hand[0]
    scientist.choose(shown)
    raptor.until(lambda: raptor.table["view"].split(" ")[2] == f"cards!{shown}", "raptor sees the card")
    raptor.idle()
    expect(raptor.see("guide")).to_contain_text(str(shown))
    watcher.until(lambda: watcher.table["seq"] == 1, "the step")
    assert watcher.table["view"].split(" ")[2] == "cards!?"
    raptor.choose(raptor.hand[-1])
    watcher.until(lambda: watcher.table["seq"] == 2, "the reveal")


def test_take_back_against_a_bot_is_free(visit: Visit, house: House) -> None:
    created = house.create(you="scientist", opponent={"kind": "bot", "bot": "random"})
    player = visit()
    player.open(house.seat_link(created, "scientist"))
    player.joined()
    hand = player.page.locator("[data-testid=hand] [data-card]")
    before = hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    player.choose(int(before[0]))
    player.until(lambda: player.table["seq"] > 0, "the reveal")
    player.idle()
    player.press(player.see("menu"))
    player.press(player.see("take-back"))
    player.until(lambda: player.watcher.latest("step")["kind"] == "take_back", "the take-back")  # type: ignore[index]
    player.idle()
    assert player.table["view"].split(" ")[2] == "cards"
    assert hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == before
    undone = player.see("log").locator("li.undone")
    expect(undone.first).to_contain_text("taken back")
    taken = undone.count()
    player.choose(int(before[1]))
    player.until(lambda: player.table["seq"] > taken + 1, "the other reveal")
    player.idle()
    assert undone.count() == taken, "what follows stands"
    player.page.reload()
    player.joined()
    expect(undone).to_have_count(taken)


def test_take_back_between_people_is_asked_for(visit: Visit, house: House) -> None:
    raptor, scientist = two_friends(visit, house, position=RAPTOR_TURN)
    raptor.do("M^e5")
    raptor.confirm()
    raptor.until(lambda: raptor.table["seq"] == 1, "the turn")
    raptor.idle()
    raptor.press(raptor.see("menu"))
    raptor.press(raptor.see("take-back"))
    expect(scientist.see("offer-take-back")).to_be_visible()
    raptor.press(raptor.see("withdraw"))
    for person in (raptor, scientist):
        expect(person.see("offer-take-back")).to_have_count(0)
    expect(raptor.see("declined")).to_have_count(0)
    for answer, seq in ((1, 1), (0, 2)):  # declined, then accepted
        raptor.idle()
        raptor.press(raptor.see("menu"))
        raptor.press(raptor.see("take-back"))
        offer = scientist.see("offer-take-back")
        expect(offer).to_be_visible()
        offer.get_by_role("button").nth(answer).click()
        expect(offer).to_have_count(0)
        expect(raptor.see("declined")).to_have_count(answer)
        if answer:
            expect(raptor.see("declined")).to_contain_text("declined the take-back")
            expect(raptor.see("announcer")).to_contain_text("declined the take-back")
        raptor.until(lambda seq=seq: raptor.table["seq"] == seq, f"step {seq}")  # type: ignore[misc]
    assert raptor.table["view"].split(" ")[2] == "R+3"
    assert scientist.table["view"].split(" ")[2] == "R+3"
    raptor.idle()
    raptor.do("bj1-k1")


def test_resign_then_rematch_with_sides_swapped(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"})
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    player.press(player.see("menu"))
    player.press(player.see("resign"))
    assert not player.over(), "one tap is not enough"
    player.press(player.see("resign"))
    player.until(player.over, "the end")
    outcome = {"winner": "scientist", "winners": ["scientist"], "reason": "resigned", "scores": []}
    assert player.table["outcome"] == outcome
    expect(player.see("end")).to_be_visible()
    player.press(player.see("rematch"))
    player.page.wait_for_url(lambda url: "/game/" in url and created["id"] not in url)
    player.until(lambda: player.table["id"] != created["id"], "the next game")
    assert player.table["seat"] == "scientist"
    assert player.table["status"] == "playing"


def test_rematch_of_friends(visit: Visit, house: House) -> None:
    raptor, scientist = two_friends(visit, house)
    first = raptor.game
    scientist.resign()
    for person in (raptor, scientist):
        expect(person.see("end")).to_be_visible()
    raptor.press(raptor.see("rematch"))
    expect(raptor.see("end").get_by_test_id("offer-rematch")).to_contain_text("Waiting for the answer")
    expect(raptor.see("rematch")).to_be_disabled()
    asked = scientist.see("end").get_by_test_id("offer-rematch")
    expect(asked).to_contain_text("offers a rematch")
    assert scientist.see("offer-rematch").count() == 1, "it is said once"
    scientist.see("rematch-decline").click()
    expect(asked).to_have_text("")
    expect(raptor.see("end").get_by_test_id("offer-rematch")).to_contain_text("declined the rematch")
    raptor.see("rematch").click()
    expect(asked).to_contain_text("offers a rematch")
    scientist.see("rematch-accept").click()
    for person, side in ((raptor, "scientist"), (scientist, "raptor")):
        person.until(
            lambda person=person: person.table["id"] != first,  # type: ignore[misc]
            "the next game's table",
        )
        assert person.table["seat"] == side
    assert raptor.game == scientist.game


def test_rematch_of_friends_on_the_same_sides(visit: Visit, house: House) -> None:
    """Whoever offers chooses, and the other is told which sides are meant."""
    raptor, scientist = two_friends(visit, house)
    first = raptor.game
    scientist.resign()
    for person in (raptor, scientist):
        expect(person.see("end")).to_be_visible()
    scientist.press(scientist.see("rematch-same"))
    asked = raptor.see("end").get_by_test_id("offer-rematch")
    expect(asked).to_contain_text("on the same sides")
    raptor.press(raptor.see("rematch-accept"))
    for person, side in ((raptor, "raptor"), (scientist, "scientist")):
        person.until(
            lambda person=person: person.table["id"] != first,  # type: ignore[misc]
            "the next game's table",
        )
        assert person.table["seat"] == side
    assert raptor.game == scientist.game
    scientist.page.reload()
    scientist.joined()
    assert scientist.table["seat"] == "scientist", "the seat is held under its own name"


HANDS = [("raptor", "123"), ("raptor", "456"), ("raptor", "789")]
HANDS += [("scientist", cards) for _, cards in HANDS]

FITS = """(words) => {
  const box = words.getBoundingClientRect();
  const card = words.closest('button').getBoundingClientRect();
  return words.scrollHeight <= words.clientHeight + 1 && words.scrollWidth <= words.clientWidth + 1
    && box.bottom <= card.bottom + 1;
}"""


@pytest.mark.parametrize("language", ["en", "fr", "de", "es"])
def test_what_stands_on_a_card_fits_on_it(visit: Visit, house: House, language: str) -> None:
    """Long texts were cut in the fan, and lay over the picture."""
    player = visit(language=language)
    for side, hand in HANDS:
        rest = "".join(card for card in "123456789" if card not in hand)
        decks = {"R": "/159/236784/", "S": "/159/236784/", side[0].upper(): f"/{hand}/{rest}/"}
        position = (
            "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S"
            f" a4a3k6k1 cards z0e0c0r6 1 R:{decks['R']} S:{decks['S']}"
        )
        sit(player, side, position=position)
        words = player.see("hand").locator(".words")
        expect(words).to_have_count(3)
        for nth in range(3):
            assert words.nth(nth).evaluate(FITS), f"{side} {hand[nth]}: {words.nth(nth).inner_text()}"


def test_the_board_keeps_its_size_whatever_is_in_the_hand(visit: Visit) -> None:
    """It grew and shrank with every card that was played."""
    player = visit()
    boxes = []
    for position in (CARDS, RAPTOR_TURN, FEAR):
        sit(player, position=position)
        boxes.append(player.see("board").bounding_box())
    assert boxes[0] == boxes[1] == boxes[2], boxes
