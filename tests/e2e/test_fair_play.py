"""Fair with people: lobby, signs, notifications, hints as an option, clocks that wait, no turn lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import QUICK, Visit
from tests.e2e.house import House
from tests.e2e.positions import CARDS, RAPTOR_TURN
from tests.e2e.screens import sit

AWAY = """
Object.defineProperty(Document.prototype, 'hidden', {get: () => Boolean(window.away)});
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title) { window.notices.push(title); }
  close() {}
};
navigator.setAppBadge = async () => { window.badge = true; };
navigator.clearAppBadge = async () => { window.badge = false; };
"""


def test_a_game_found_in_the_lobby(visit: Visit) -> None:
    ada = visit(settings={**QUICK, "name": "Ada", "notify": True})
    ada.context.add_init_script(AWAY)
    bo = visit(settings={**QUICK, "name": "Bo"})
    ada.open("/lobby")
    ada.press(ada.see("pair"))
    ada.joined()  # nobody waits, so she does
    bo.open("/lobby")
    expect(bo.see("challenges")).to_contain_text("Ada")
    bo.press(bo.see("pair"))
    bo.joined(ada.game)
    ada.until(lambda: ada.table["status"] == "playing", "somebody has come")
    expect(bo.see("challenges")).to_have_count(0)

    expect(ada.see("hint")).to_have_count(0)  # D4: off among people
    bo.press(bo.see("signs"))
    bo.press(bo.see("sign-good_move"))
    expect(ada.see("sign-heard")).to_contain_text("Bo")
    expect(ada.see("sign-heard")).to_contain_text("Good move!")

    ada.press(ada.see("settings"))
    ada.see("set-signs").uncheck()
    ada.page.keyboard.press("Escape")
    expect(ada.see("sign-heard")).to_have_count(0)
    bo.page.wait_for_timeout(2100)  # the server lets nobody give signs more often
    bo.press(bo.see("signs"))
    bo.press(bo.see("sign-thanks"))
    ada.until(lambda: ada.watcher.latest("sign")["sign"] == "thanks", "the second sign")  # type: ignore[index]
    assert ada.see("sign-heard").count() == 0, "muted"

    people = {person.table["seat"]: person for person in (ada, bo)}
    first = people[ada.table["deciding"][0]]
    first.resign()
    expect(ada.see("outcome")).to_contain_text("Ada" if first is bo else "Bo")  # D38: by name


def test_somebody_who_looks_elsewhere_is_called_back(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "friend"}, position=CARDS)
    ada = visit(settings={**QUICK, "notify": True})
    ada.context.add_init_script(AWAY)
    ada.open(house.seat_link(created, "raptor"))
    ada.joined()
    ada.page.evaluate("window.away = true")
    bo = visit()
    bo.accept(f"/game/{created['id']}#invite={created['invite']['code']}")
    bo.joined()
    ada.until(lambda: ada.page.evaluate("window.notices.length"), "a notification")
    assert ada.page.evaluate("window.notices[0]") == "It is your turn"
    assert ada.page.evaluate("window.badge") is True
    ada.page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    ada.until(lambda: ada.page.evaluate("window.badge") is False, "the badge goes")


def test_a_hint_among_people_is_told(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "friend"}, position=CARDS, hints=True)
    ada, bo = visit(), visit()
    ada.open(house.seat_link(created, "raptor"))
    ada.joined()
    bo.accept(f"/game/{created['id']}#invite={created['invite']['code']}")
    bo.joined()
    ada.press(ada.see("hint"))
    ada.until(lambda: ada.watcher.latest("hint"), "a hint")
    ada.choose(ada.hand[0])
    bo.choose(bo.hand[0])
    expect(bo.see("log")).to_contain_text("Raptor had asked for a hint.")


def test_no_time_runs_while_something_is_shown(visit: Visit, house: House) -> None:
    """D3."""
    created = house.create(you="both", position=CARDS, clock={"minutes": 5, "increment": 0})
    player = visit(settings={"speed": 0.5})
    player.open(house.seat_link(created, "scientist"))
    player.joined()
    for side, card in (("raptor", "#3"), ("scientist", "#9")):
        token = created["seats"][side]["token"]
        house.command(created["id"], token, type="choose", action=card, seq=0)
    expect(player.see("reveal")).to_be_visible()
    step = player.watcher.latest("step")
    assert step and step["clock"]["waits"] > 2000
    running = step["clock"]["running"][0]
    shown = player.see(f"clock-{running}").inner_text()
    player.page.wait_for_timeout(1500)
    assert player.see(f"clock-{running}").inner_text() == shown


def test_points_are_not_given_up_by_one_press(visit: Visit, house: House) -> None:
    """D2: the turn was over, up to eight points lost, and no question asked."""
    created = sit(player := visit(), position=RAPTOR_TURN)
    player.page.keyboard.press("c")
    expect(player.see("confirm")).to_have_attribute("data-asks", "sure")
    expect(player.see("confirm")).to_contain_text("3 points")
    player.do("M^e5")
    expect(player.see("confirm")).not_to_have_attribute("data-asks", "sure")
    player.press(player.see("undo"))
    player.press(player.see("confirm"))
    assert house.get(f"/api/games/{created['id']}")["seq"] == 0, "nothing has happened yet"
    player.press(player.see("confirm"))
    player.until(lambda: player.table["seq"] == 1, "the turn is over")


def test_an_invitation_for_a_phone(visit: Visit) -> None:
    player = visit()
    player.page.add_init_script("navigator.share = async (what) => { window.shared = what.url; };")
    player.open()
    player.press(player.see("play-friend"))
    player.joined()
    expect(player.see("qr")).to_be_visible()
    player.press(player.see("invite-share"))
    player.until(lambda: player.page.evaluate("window.shared"), "the system's own sharing")
    assert "#invite=" in player.page.evaluate("window.shared")


def test_the_mother_shows_who_could_shoot_her(visit: Visit) -> None:
    """Where she stands, in her own turn: the server says who."""
    aimed = (
        "......b..../S...#S.b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 R+4 z2e0c0r5 3"
        " R:8/15/234679/ S:4/26/135789/"
    )
    player = visit()
    created = sit(player, position=aimed)
    expect(player.page.locator("polyline.sight")).to_have_count(0)
    player.space("f2").hover()
    expect(player.page.locator("polyline.sight")).not_to_have_count(0)
    watcher = visit()
    watcher.open(f"/game/{created['id']}")
    watcher.joined()
    expect(watcher.see("toll")).to_contain_text("2")  # those who watch see what her wounds cost
    expect(watcher.see("command")).to_have_count(0)  # D30


def test_words_and_no_codes_unless_they_are_wanted(visit: Visit) -> None:
    """D31: steps of a plan in words; any of them can be taken back with what follows."""
    player = visit()
    sit(player, position=RAPTOR_TURN)
    for action in ("M^e5", "bj1-k1"):
        player.do(action)
    expect(player.see("plan")).to_contain_text("wakes e5")
    assert "M^e5" not in player.see("plan").inner_text()
    player.press(player.see("plan").get_by_role("button").first)
    player.until(lambda: player.plan == [], "both are taken back")
    player.press(player.see("settings"))
    player.see("set-notation").check()
    player.page.keyboard.press("Escape")
    player.do("M^e5")
    expect(player.see("plan")).to_contain_text("M^e5")


def test_one_key_to_the_board(visit: Visit) -> None:
    """D13: sixteen times Shift and Tab."""
    player = visit(hands="keyboard")
    sit(player, position=RAPTOR_TURN)
    player.page.keyboard.press("b")
    assert player.page.evaluate("Boolean(document.activeElement.dataset.space)")
    for side in ("raptor", "scientist"):
        stops = player.see(f"strip-{side}").locator('button[tabindex="0"]')
        expect(stops).to_have_count(1)
        stops.focus()
        player.page.keyboard.press("ArrowRight")
        expect(stops).to_have_count(1)


def test_bots_are_watched_at_ones_own_pace(visit: Visit, house: House) -> None:
    """D29."""
    created = house.create(you="none", bots={"raptor": "random", "scientist": "random"})
    player = visit()
    player.open(f"/game/{created['id']}")
    player.joined()
    player.press(player.see("watch-pause"))
    player.until(lambda: player.watcher.latest("step"), "the bots play on")
    player.until(lambda: player.see("watch-step").is_enabled(), "held")
    before = player.see("log").locator("li").count()

    def went_on() -> bool:
        """A step may be one that the log does not tell: then another one is asked for."""
        if player.see("watch-step").is_enabled():
            player.press(player.see("watch-step"))
        return player.see("log").locator("li").count() > before

    player.until(went_on, "one step more")
