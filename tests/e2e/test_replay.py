"""Replay: the scrubber, a link to a moment, records in and out, and the check of the shuffles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lostworld.chance import Dice, shuffle
from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.positions import CARDS, RAPTOR_TURN, RAPTOR_WINS
from tests.e2e.screens import finish

RECORD = Path(__file__).parent.parent / "raptor" / "records" / "04-first-game-planner-greedy.txt"


def place(player: Person) -> tuple[int, int]:
    """Where the replay stands, and how many steps it has."""
    at, last = player.see("replay-at").inner_text().split("/")
    return int(at), int(last)


def figures(player: Person) -> str:
    """What stands where, as the board tells a screen reader."""
    labels: list[str] = player.page.locator("[data-space]").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    )
    return "\n".join(labels)


def import_record(player: Person, text: str) -> None:
    player.open()
    player.press(player.see("load"))
    player.see("load-text").fill(text)
    player.press(player.see("load-watch"))
    expect(player.see("scrubber")).to_be_visible()


def test_scrubbing_through_an_imported_record(visit: Visit) -> None:
    player = visit()
    import_record(player, RECORD.read_text())
    at, last = place(player)
    assert at == 0 and last > 20, "nobody wants to know the end first"
    scrubber = player.see("scrubber")
    scrubber.focus()
    player.page.keyboard.press("End")
    assert place(player)[0] == last
    end = figures(player)
    seen = {end}
    player.page.keyboard.press("Home")
    assert place(player)[0] == 0
    first = figures(player)
    assert first != end
    for step in range(1, 8):
        player.page.keyboard.press("ArrowRight")
        assert place(player)[0] == step
        seen.add(figures(player))
    assert len(seen) > 4, "the board changes from action to action"
    seventh = figures(player)
    scrubber.fill(str(last // 2))
    assert place(player)[0] == last // 2
    player.press(player.see("replay-forward"))
    player.until(lambda: place(player)[0] == last // 2 + 1, "a step forward, with its events")
    player.press(player.see("replay-back"))
    assert place(player)[0] == last // 2
    scrubber.fill("7")
    assert figures(player) == seventh, "the same step looks the same whichever way one comes"
    scrubber.fill("0")
    player.press(player.see("replay-play"))
    player.until(lambda: place(player)[0] > 3, "the replay runs by itself")
    player.press(player.see("replay-play"))


def test_an_imported_record_is_judged_kept_by_a_reload_and_played_on(visit: Visit, house: House) -> None:
    player = visit()
    player.open()
    player.face("random")
    import_record(player, RECORD.read_text())
    expect(player.see("curve")).to_be_visible()
    player.page.keyboard.press("End")
    at = place(player)
    player.page.reload()
    expect(player.see("curve")).to_be_visible()
    assert place(player) == at, "also where one was"
    player.press(player.see("menu"))
    expect(player.see("replay-menu")).to_contain_text("The game is over here.")
    assert player.see("load-raptor").count() == 0, "nobody plays on from a game that is over"
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Home")
    while "action=2" not in player.page.url:  # into the middle of a turn
        player.page.keyboard.press("ArrowRight")
    player.press(player.see("menu"))
    position = player.see("position").input_value()
    player.press(player.see("load-raptor"))
    player.joined()
    assert player.table["seat"] == "raptor"
    assert house.rows("select start from game where id = ?", player.game) == [(position,)]
    assert player.table["seats"]["scientist"]["bot"] == "random"


def test_both_sides_are_played_on_from_a_moment_of_a_game(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    token = created["seats"]["raptor"]["token"]
    house.command(created["id"], token, type="confirm", seq=0, actions=list(RAPTOR_WINS))
    player = visit(phone=True, hands="finger", language="fr")
    player.open(f"/replay/{created['id']}?at=1&action=2")
    player.press(player.see("menu"))
    with player.page.expect_download() as downloading:
        player.press(player.see("replay-save"))
    assert '[Game "raptor"]' in downloading.value.path().read_text()
    player.press(player.see("load-both"))
    player.joined()
    player.do(RAPTOR_WINS[2])
    player.confirm()
    expect(player.see("end")).to_be_visible()


def test_the_scrubber_stops_at_every_action(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=RAPTOR_TURN)
    token = created["seats"]["raptor"]["token"]
    house.command(created["id"], token, type="confirm", seq=0, actions=list(RAPTOR_WINS))
    player = visit()
    player.open(f"/replay/{created['id']}?at=0")
    expect(player.see("scrubber")).to_be_visible()
    assert place(player) == (0, 3), "one turn of three actions"
    expect(player.space("e5")).to_have_attribute("aria-label", re.compile("asleep"))
    player.page.keyboard.press("ArrowRight")
    assert place(player) == (1, 3)
    expect(player.space("e5")).to_have_attribute("aria-label", re.compile("awake"))
    expect(player.space("j1")).to_have_attribute("aria-label", re.compile("baby"))
    assert "woke" in player.see("sentence").inner_text()
    player.page.keyboard.press("ArrowRight")
    expect(player.space("k1")).to_have_attribute("aria-label", re.compile("baby"))
    assert re.search(r"at=1&action=2$", player.page.url)
    player.page.reload()
    expect(player.see("scrubber")).to_be_visible()
    assert place(player) == (2, 3), "the address names the action"
    player.page.keyboard.press("Shift+ArrowLeft")
    assert place(player) == (0, 3), "a whole turn back"
    player.page.keyboard.press("Shift+ArrowRight")
    assert place(player) == (3, 3), "a whole turn on"
    player.press(player.see("replay-turn-back"))
    player.press(player.see("replay-forward"))
    player.until(lambda: place(player) == (1, 3), "one action, with its events")
    player.press(player.see("replay-turn-forward"))
    assert place(player) == (3, 3)


def test_the_space_bar_plays_and_pauses(visit: Visit) -> None:
    player = visit(settings={"speed": 0.5})
    import_record(player, RECORD.read_text())
    player.page.keyboard.press("Home")
    play = player.see("replay-play")
    for pressed in ("true", "false"):
        player.page.keyboard.press("Space")
        expect(play).to_have_attribute("aria-pressed", pressed)
    play.focus()
    player.page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "true")
    player.press(player.see("menu"))  # which is about the moment on the board: it does not run on behind it
    expect(play).to_have_attribute("aria-pressed", "false")


def test_a_link_to_a_moment(visit: Visit, house: House) -> None:
    created = house.create(you="none", bots={"raptor": "greedy", "scientist": "greedy"}, layout="first-game")
    player = visit()
    player.open(f"/game/{created['id']}")
    player.until(player.over, "the bots have finished")
    player.open(f"/replay/{created['id']}")
    expect(player.see("scrubber")).to_be_visible()
    _, last = place(player)
    player.see("scrubber").fill(str(last // 3))
    moment = figures(player)
    assert re.search(r"at=\d+", player.page.url)
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.press(player.see("share"))
    link = player.page.evaluate("navigator.clipboard.readText()")
    friend = visit(language="en")
    friend.page.goto(link)
    expect(friend.see("scrubber")).to_be_visible()
    assert place(friend)[0] == last // 3
    assert figures(friend) == moment


def test_record_out_and_in_again(visit: Visit, house: House) -> None:
    player = visit()
    created = finish(player)
    expect(player.see("end")).to_be_visible()
    end = figures(player)
    player.page.keyboard.press("Escape")
    player.press(player.see("menu"))
    with player.page.expect_download() as downloading:
        player.press(player.see("save-record"))
    file = downloading.value.path()
    text = file.read_text()
    assert '[Game "raptor"]' in text and created["id"] in downloading.value.suggested_filename
    other = visit()
    other.open()
    other.press(other.see("load"))
    other.page.locator("#load-file").set_input_files(file)
    player.until(lambda: other.see("load-text").input_value() == text, "the file is read")
    other.press(other.see("load-watch"))
    expect(other.see("scrubber")).to_be_visible()
    other.page.keyboard.press("End")
    assert figures(other) == end


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("side", ["raptor", "scientist"])
def test_ones_own_side_is_nearer_as_it_was_in_the_game(
    visit: Visit, house: House, side: str, phone: bool
) -> None:
    created = house.create(you=side, opponent={"kind": "bot", "bot": "greedy"})
    house.command(created["id"], created["seats"][side]["token"], type="resign")
    player = visit(phone=phone, hands="finger" if phone else "mouse")
    player.open(house.seat_link(created, side))
    player.joined()
    player.open(f"/replay/{created['id']}")
    expect(player.see("scrubber")).to_be_visible()
    other = "scientist" if side == "raptor" else "raptor"
    near, far = (player.see(f"strip-{one}").bounding_box() for one in (side, other))
    assert near and far and near["y"] > far["y"] + far["height"] - 1
    expect(player.see(f"strip-{other}")).to_contain_text("Hunter")


def test_play_on_from_a_position(visit: Visit) -> None:
    player = visit()
    player.open()
    player.face("random")
    player.press(player.see("load"))
    player.see("load-text").fill("this is no record")
    player.press(player.see("load-watch"))
    expect(player.see("load-dialog").get_by_role("alert")).to_contain_text("neither a record nor a position")
    player.problems_expected = ("status of 4",)
    for way in ("load-raptor", "load-scientist", "load-both"):
        player.see("load-text").fill(RECORD.read_text())
        player.press(player.see(way))
        expect(player.see("load-dialog").get_by_role("alert")).to_contain_text("a position that is not over")
        assert player.page.get_by_role("alert").count() == 1, "and not behind the dialog"
        player.see("load-text").fill("this is no record")
        player.press(player.see("load-watch"))
        expect(player.see("load-dialog").get_by_role("alert")).not_to_contain_text("not over")
    player.see("load-text").fill(RAPTOR_TURN)
    player.page.get_by_role("button", name="as raptors").last.click()
    player.joined()
    assert player.table["view"].split(" ")[0] == RAPTOR_TURN.split(" ")[0]
    player.press(player.see("menu"))
    assert player.see("position").input_value().split(" ")[2] == "R+3"


@pytest.mark.parametrize("swapped", [False, True])
def test_a_shuffle_that_was_tampered_with_is_found(visit: Visit, house: House, swapped: bool) -> None:
    """The browser checks by itself: a server that lies about one shuffle is caught."""
    player = visit()
    created = house.create(you="none", bots={"raptor": "greedy", "scientist": "random"}, layout="random")
    player.open(f"/game/{created['id']}")
    player.until(player.over, "the bots have finished")
    told = house.get(f"/api/games/{created['id']}/fairness")
    if swapped:
        shuffle = next(one for one in told["outcomes"] if one["outcome"].startswith("R="))
        first = shuffle["outcome"]
        shuffle["outcome"] = first[:2] + first[3] + first[2] + first[4:]
    player.page.route("**/fairness", lambda route: route.fulfill(json=told))
    player.open(f"/verify/{created['id']}")
    expect(player.see("verdict")).to_have_attribute("data-fair", "false" if swapped else "true")


def test_a_whole_proof_that_was_forged_is_found(visit: Visit, house: House) -> None:
    """Another seed, its hash and the shuffles that follow from it agree with each other, but not with what
    the browser was shown when the game began."""
    player = visit()
    created = house.create(you="none", bots={"raptor": "greedy", "scientist": "random"}, layout="first-game")
    player.open(f"/game/{created['id']}")
    player.until(player.over, "the bots have finished")
    told = house.get(f"/api/games/{created['id']}/fairness")
    seed = bytes(range(32))
    dice = Dice(seed)
    outcomes: list[dict[str, object]] = []
    for _side in range(2):
        words = dice.words_read
        cards = [*"123456789"]
        shuffle(cards, dice)
        outcomes.append({"outcome": "RS"[_side] + "=" + "".join(cards), "words": words})
    forged = {**told, "seed": seed.hex(), "commitment": dice.commitment, "outcomes": outcomes}
    player.page.route("**/fairness", lambda route: route.fulfill(json=forged))
    player.open(f"/verify/{created['id']}")
    expect(player.see("verdict")).to_have_attribute("data-fair", "false")
    stranger = visit()
    stranger.page.route("**/fairness", lambda route: route.fulfill(json=forged))
    stranger.open(f"/verify/{created['id']}")
    expect(stranger.see("verdict")).to_have_attribute("data-fair", "true")
    expect(stranger.see("unnoted")).to_be_visible()


def test_the_shuffles_are_checked(visit: Visit, house: House) -> None:
    player = visit()
    created = house.create(you="none", bots={"raptor": "greedy", "scientist": "random"}, layout="savannah")
    player.open(f"/game/{created['id']}")
    player.until(player.over, "the bots have finished")
    player.open(f"/verify/{created['id']}")
    expect(player.see("verdict")).to_have_attribute("data-fair", "true")
    told = house.get(f"/api/games/{created['id']}/fairness")
    expect(player.see("noted")).to_contain_text(told["commitment"])
    rows = player.page.locator("table:not([data-testid='noted']) tbody tr")
    outcomes = [one["outcome"] for one in told["outcomes"]]
    expect(rows).to_have_count(len(outcomes))
    assert len(outcomes) >= 3, "the board and both decks"
    for row, outcome in zip(rows.all(), outcomes, strict=True):
        expect(row).to_contain_text(f"{outcome}{outcome} ✓")
    running = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=CARDS)
    player.open(f"/verify/{running['id']}")
    expect(player.see("verdict")).to_have_attribute("data-fair", "later")


def test_the_curve_can_be_read(visit: Visit) -> None:
    """D14: no scale, legend or number; flat at every reveal; it began before anything was placed."""
    player = visit()
    player.open()
    import_record(player, RECORD.with_name("05-jungle-random-greedy.txt").read_text())
    expect(player.see("curve")).to_be_visible()
    graph = player.see("chances")
    expect(graph.locator(".scale")).to_have_text(["75 %", "50 %", "25 %"])
    expect(graph.locator(".ends svg")).to_have_count(2)  # whose end is up, whose is down
    line = str(graph.locator("path.line").get_attribute("d"))
    start = float(line[1:].split(" ")[0])
    assert start > 10, "the setup, at the left, is nobody's"
    assert re.search(r"H[\d.]+V[\d.]+", line), "straight up or down where cards are revealed"
    expect(graph.locator(".round").first).to_have_text("1")
    player.page.keyboard.press("End")
    shares = [int(re.sub(r"\D", "", share)) for share in graph.locator("[data-share]").all_inner_texts()]
    assert sorted(shares) == [0, 100], "at the end it is clear who has won"
