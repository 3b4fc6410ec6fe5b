"""What a stranger found at the table, by its number: each small thing is tried once more."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.conftest import QUICK, Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.positions import CARDS, FEAR, RAPTOR_TURN, SCIENTIST_TURN
from tests.e2e.screens import sit
from tests.e2e.test_replay import RECORD, import_record

LARGE = {"width": 2560, "height": 1440}


def where(what: Locator) -> FloatRect:
    """Where something is on the page."""
    found = what.bounding_box()
    assert found, what
    return found


def box(player: Person, what: str) -> FloatRect:
    """Where the first such thing is."""
    return where(player.page.locator(what).first)


def middle(found: FloatRect) -> tuple[float, float]:
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def meet(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have something in common."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def test_a_turn_watched_again_has_the_strips_of_its_moment(visit: Visit, house: House) -> None:
    """D6: the strip of the one who looks on glowed, with his points."""
    created = house.create(you="both", position=SCIENTIST_TURN)
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    token = created["seats"]["scientist"]["token"]
    house.command(created["id"], token, type="confirm", seq=0, actions=["Sk1-k2", "Sk2-k1", "."])
    player.until(lambda: player.table["seq"] == 1, "the scientist's turn")
    player.idle()
    player.press(player.see("settings"))
    player.see("set-speed").select_option("0.5")
    player.page.keyboard.press("Escape")
    player.press(player.see("again"))
    expect(player.page.locator(".strip.scientist.active")).to_have_count(1)
    expect(player.page.locator(".strip.raptor.active")).to_have_count(0)
    assert "action point" not in player.see("state-raptor").inner_text()


def test_a_lesson_has_its_parts_where_the_table_has_them(visit: Visit) -> None:
    """D10: card at the bottom, its button at the top; D33: the own strip on top."""
    player = visit()
    player.open("/learn/round")
    player.press(player.see("lesson-go"))
    hand, confirm, board = (box(player, f"[data-testid={name}]") for name in ("hand", "confirm", "board"))
    assert board["y"] + board["height"] <= min(hand["y"], confirm["y"]) + 1
    assert abs(middle(hand)[1] - middle(confirm)[1]) < 160, "both under the board, side by side"
    player.open("/learn/jeep")
    expect(player.see("strip-scientist")).to_be_visible()
    own, board = box(player, "[data-testid=strip-scientist]"), box(player, "[data-testid=board]")
    assert own["y"] > board["y"] + board["height"] - 1


def test_on_a_phone_what_to_do_stays_when_a_rock_is_tapped(visit: Visit) -> None:
    """D11."""
    player = visit(phone=True, hands="finger")
    sit(player, position=CARDS)
    before = player.see("guide").inner_text()
    player.press(player.space("e3"))
    expect(player.see("guide")).to_have_text(before)
    expect(player.see("guide")).not_to_have_class(re.compile("unseen"))


def test_words_of_a_card_end_with_a_whole_line(visit: Visit) -> None:
    """D12: cut in the middle of a line."""
    player = visit(language="de")
    player.page.set_viewport_size({"width": 1280, "height": 800})
    sit(player, position=CARDS)
    player.choose(3)
    words = player.see("words")
    assert words.evaluate("one => getComputedStyle(one).webkitLineClamp") == "3"
    lines = words.evaluate(
        "one => one.clientHeight / parseFloat(getComputedStyle(one.querySelector('.guide')).lineHeight)"
    )
    assert lines >= 2.9, lines


def test_the_log_of_a_replay_begins_at_the_beginning(visit: Visit) -> None:
    """D17: it stood at the last steps."""
    player = visit()
    player.open()
    import_record(player, RECORD.read_text())
    expect(player.see("replay-at")).to_contain_text(re.compile(r"^0 / "))
    expect(player.see("log").locator("li").first).to_be_in_viewport()


def test_counters_have_words(visit: Visit) -> None:
    """D20: "6/6" beside a scientist was the reserve."""
    player = visit()
    sit(player, position=CARDS)
    strip = player.see("strip-scientist")
    for word in ("captured", "on the board", "reserve", "fires left"):
        expect(strip).to_contain_text(word)
    expect(strip.locator("[data-counter=standing]")).to_have_attribute("data-count", "5")


def test_a_lost_network_is_told_at_once(visit: Visit) -> None:
    """D22: nothing at all for seven seconds."""
    player = visit()
    player.problems_expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    sit(player, position=RAPTOR_TURN)
    player.context.set_offline(True)
    expect(player.see("offline")).to_be_visible(timeout=3000)
    player.context.set_offline(False)
    expect(player.see("offline")).to_have_count(0)


def test_a_large_screen_is_used(visit: Visit) -> None:
    """D25: 55 % of the width; D26: cards of 110 pixels."""
    player = visit()
    player.page.set_viewport_size(LARGE)  # type: ignore[arg-type]
    player.open()
    expect(player.see("play-raptor")).to_be_visible()
    hero, desk = box(player, ".hero svg"), box(player, ".desk")
    assert desk["x"] + desk["width"] - box(player, ".hero")["x"] > 0.85 * LARGE["width"], (hero, desk)
    sit(player, position=CARDS)
    card = box(player, "[data-testid=hand] [data-card]")
    assert card["width"] >= 170, card


def test_the_button_lies_in_the_middle_of_the_covered_cards(visit: Visit) -> None:
    """D27: across two backs and beyond them."""
    player = visit()
    player.open()
    player.see("option-layout").select_option("first-game")
    player.press(player.see("play-here"))
    first = 0
    for _ in range(2):
        player.press(player.see("curtain-open"))
        first = next(card for card in player.hand if card != first)
        player.choose(first)
    expect(player.see("peek")).to_be_visible()
    backs = player.page.locator("[data-testid=hand] .holder")
    cards = [where(one) for one in backs.all()]
    left, right = cards[0]["x"], cards[-1]["x"] + cards[-1]["width"]
    assert abs(middle(box(player, "[data-testid=peek]"))[0] - (left + right) / 2) < 12


def test_nobody_is_choosing_while_cards_lie_open(visit: Visit, house: House) -> None:
    """D28."""
    created = house.create(you="both", position=CARDS)
    player = visit(settings={**QUICK, "speed": 0.5, "motion": "system"})
    player.open(f"/game/{created['id']}")
    player.joined()
    for side, card in (("raptor", "#3"), ("scientist", "#9")):
        token = created["seats"][side]["token"]
        house.command(created["id"], token, type="choose", action=card, seq=0)
    expect(player.see("reveal")).to_be_visible()
    for side in ("raptor", "scientist"):
        assert "choosing" not in player.see(f"state-{side}").inner_text()


def test_the_log_does_not_tell_what_has_not_been_done(visit: Visit, house: House) -> None:
    """D32: "and applied 1", while it was still being planned."""
    created = house.create(you="both", position=CARDS)
    player = visit()
    player.open(house.seat_link(created, "raptor"))
    player.joined()
    for side, card in (("raptor", "#3"), ("scientist", "#9")):
        token = created["seats"][side]["token"]
        house.command(created["id"], token, type="choose", action=card, seq=0)
    player.until(lambda: player.table["seq"] == 1, "both cards are known")
    player.idle()
    expect(player.see("log")).to_contain_text("which takes effect")
    assert "applied" not in player.see("log").inner_text()


def test_a_figure_follows_the_pointer(visit: Visit) -> None:
    """D34: nothing did."""
    player = visit()
    sit(player, position=RAPTOR_TURN)
    start, end = (middle(where(player.space(key))) for key in ("f5", "g5"))
    player.page.mouse.move(*start)
    player.page.mouse.down()
    player.page.mouse.move(*end, steps=4)
    ghost = player.page.locator(".ghost")
    expect(ghost).to_be_visible()
    player.page.mouse.up()
    expect(ghost).to_have_count(0)


def test_the_mother_covers_no_letter(visit: Visit) -> None:
    """D35: in row 6 she stood on her column's."""
    player = visit()
    sit(player, position=RAPTOR_TURN.replace(".Ss*....#../.#*#zM...*.", ".Ss*.M..#../.#*#z....*."))
    mother = box(player, "[data-figure=M] svg")
    letters = [where(one) for one in player.page.locator("text.outside").all()]
    assert len(letters) == 17
    assert not [one for one in letters if meet(one, mother)]


def test_french_words_stay_within_their_buttons(visit: Visit) -> None:
    """D36."""
    player = visit(language="fr")
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.open()
    expect(player.see("play-scientist")).to_be_visible()
    wide = player.page.locator(".way").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"
    )
    assert not wide, wide


def test_a_question_hides_nothing_that_it_is_about(visit: Visit) -> None:
    """D37: "Which action?" lay over the lines of fire."""
    player = visit()
    aimed = (
        "......b..../S...#..b#../..#b..#.#.S/...##S...../S....M.b#../.#.b.S....S a4a3k6k1 S+4 z2e0c0r4 3"
        " R:4/26/135789/ S:8/15/234679/"
    )
    sit(player, "scientist", position=aimed)
    player.press(player.space("f2"))
    expect(player.see("ask")).to_be_visible()
    asked = box(player, "[data-testid=ask]")
    for key in ("f1", "f2", "f3"):
        assert not meet(asked, where(player.space(key))), key
    expect(player.page.locator("polyline.sight")).not_to_have_count(0)


def test_resigning_warns_by_its_colour(visit: Visit) -> None:
    """D39: in the same inviting yellow as Confirm."""
    player = visit()
    sit(player, position=CARDS)
    player.press(player.see("menu"))
    player.press(player.see("resign"))
    expect(player.see("resign")).to_have_class(re.compile("danger"))


def test_nothing_shifts_the_table(visit: Visit) -> None:
    """D42: five pixels, for good."""
    player = visit()
    for position in (CARDS, FEAR):
        sit(player, position=position)
        player.page.locator("[data-testid=hand] .what").first.focus()
        shifted = player.page.evaluate(
            "() => { const one = document.querySelector('.screen'); one.scrollTop = 50; scrollTo(0, 50);"
            " return [one.scrollTop, scrollY]; }"
        )
        assert shifted == [0, 0]


def test_an_exit_keeps_its_arrow(visit: Visit) -> None:
    """D43: a dot lay on it."""
    player = visit()
    sit(player, position=RAPTOR_TURN.replace("..S##..b.", "..S##...b"))
    player.press(player.space("k1"))
    expect(player.page.locator(".marks .gate")).to_have_count(1)


def test_the_coach_stands_beside_the_log(visit: Visit) -> None:
    """It lay over the tabs."""
    player = visit()
    player.open()
    player.press(player.see("first-game"))
    player.joined()
    expect(player.see("coach")).to_be_visible()
    assert not meet(box(player, "[data-testid=coach]"), box(player, "[data-testid=tab-log]"))
