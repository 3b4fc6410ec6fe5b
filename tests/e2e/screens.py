"""The way to every screen of the client, for the tests that look at all of them and for the screenshots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from playwright.sync_api import expect

from tests.e2e.people import Person
from tests.e2e.positions import CARDS, FEAR, RAPTOR_TURN, RAPTOR_WINS, SCIENTIST_TURN

BOT = {"kind": "bot", "bot": "random"}


def sit(player: Person, side: str = "raptor", **wish: Any) -> dict[str, Any]:
    """At the table of a new game."""
    created = player.house.create(you=side, opponent=BOT, **wish)
    player.open(player.house.seat_link(created, side))
    player.joined()
    player.idle()
    return created


def finish(player: Person) -> dict[str, Any]:
    """A game that has just been won."""
    created = sit(player, position=RAPTOR_TURN)
    token = created["seats"]["raptor"]["token"]
    player.house.command(created["id"], token, type="confirm", seq=0, actions=list(RAPTOR_WINS))
    player.until(player.over, "the end")
    return created


def start(player: Person) -> None:
    player.open()
    expect(player.see("opponent")).not_to_be_empty()
    expect(player.see("play-raptor")).to_be_visible()


def opponents(player: Person) -> None:
    start(player)
    player.press(player.see("opponent"))
    expect(player.see("opponent-lindenbrock")).to_be_visible()


def load(player: Person) -> None:
    start(player)
    player.press(player.see("load"))
    expect(player.see("load-dialog")).to_be_visible()


def settings(player: Person) -> None:
    start(player)
    player.press(player.see("settings"))
    expect(player.see("settings-dialog")).to_be_visible()


def invite(player: Person) -> None:
    start(player)
    player.press(player.see("play-friend"))
    player.joined()
    expect(player.see("invite-link")).to_be_visible()


def invited(player: Person) -> None:
    created = player.house.create(you="raptor", opponent={"kind": "friend"}, names={"raptor": "Ada"})
    player.open(f"/game/{created['id']}#invite={created['invite']['code']}")
    expect(player.see("invitation")).to_be_visible()


def setup(player: Person) -> None:
    sit(player, layout="jungle")
    for _ in range(2):
        planned = player.watcher.latest("planned")
        player.do((planned or player.table)["legal"][4])


def cards(player: Person) -> None:
    sit(player, position=CARDS)
    player.press(player.page.locator("[data-testid=hand] [data-card]").nth(1))


def reveal(player: Person) -> None:
    """The two cards over the board: shown slowly, or there would be no time to look at them."""
    sit(player, position=CARDS)
    player.press(player.see("settings"))
    player.see("set-speed").select_option("0.5")
    player.page.keyboard.press("Escape")
    player.choose(8)
    expect(player.see("reveal")).to_be_visible()


def effect(player: Person) -> None:
    sit(player, position=FEAR)
    player.do("!k6")


def turn(player: Person) -> None:
    sit(player, position=RAPTOR_TURN)
    player.do("M^e5")
    player.idle()  # the mother may stay chosen when her deed has been shown
    if player.space("f5").get_attribute("aria-selected") != "true":
        player.point("f5")
    expect(player.space("f5")).to_have_attribute("aria-selected", "true")


def scientist(player: Person) -> None:
    sit(player, "scientist", position=SCIENTIST_TURN)
    player.do("Sk1-k2")


def aids(player: Person) -> None:
    sit(player, position=CARDS)
    for name in ("tab-aids", "open-aids"):
        if player.see(name).count():
            player.press(player.see(name))


def log(player: Person) -> None:
    sit(player, "scientist", layout="first-game")
    player.take_turn()
    player.until(lambda: player.table["seq"] >= 1, "a step")
    player.idle()
    if player.see("open-log").count():
        player.press(player.see("open-log"))
    expect(player.see("log").first).to_be_visible()


def menu(player: Person) -> None:
    sit(player, position=CARDS)
    player.press(player.see("menu"))
    expect(player.see("menu-dialog")).to_be_visible()


def help_(player: Person) -> None:
    sit(player, position=CARDS)
    player.press(player.page.locator("[data-testid=hand] .what").first)
    expect(player.page.get_by_role("dialog")).to_be_visible()


def keys(player: Person) -> None:
    sit(player, position=CARDS)
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog")).to_be_visible()


def curtain(player: Person) -> None:
    start(player)
    player.see("option-layout").select_option("first-game")
    player.press(player.see("play-here"))
    expect(player.see("curtain")).to_be_visible()


def watching(player: Person) -> None:
    created = player.house.create(you="raptor", opponent=BOT, position=CARDS)
    player.open(f"/game/{created['id']}")
    player.joined()


def end(player: Person) -> None:
    finish(player)
    expect(player.see("end")).to_be_visible()


def replay(player: Person) -> None:
    """In the midst of a whole game, with its curve."""
    created = player.house.create(you="none", bots={"raptor": "greedy", "scientist": "greedy"})
    player.open(f"/game/{created['id']}")
    player.until(player.over, "the bots have finished")
    player.open(f"/replay/{created['id']}?at=12&action=1")
    expect(player.see("scrubber")).to_be_visible()
    expect(player.see("curve")).to_be_visible()
    if player.see("log").count():
        expect(player.see("review")).to_be_visible()


def watch_dialog(player: Person) -> None:
    start(player)
    player.press(player.see("watch"))
    expect(player.see("watch-dialog").locator("img.portrait")).to_have_count(2)


def bots(player: Person) -> None:
    """Bots at play, held, with all they hold in sight."""
    created = player.house.create(you="none", bots={"raptor": "random", "scientist": "random"})
    player.open(f"/game/{created['id']}")
    player.joined()
    player.press(player.see("watch-pause"))
    expect(player.see("chance-bar")).to_be_visible()


def results(player: Person) -> None:
    finish(player)
    expect(player.see("end")).to_be_visible()
    player.open("/results")
    expect(player.see("results-all")).to_be_visible()
    expect(player.see("results-rivals").locator("img.portrait")).to_have_count(1)


def replay_menu(player: Person) -> None:
    created = finish(player)
    player.open(f"/replay/{created['id']}?at=1&action=2")
    player.press(player.see("menu"))
    expect(player.see("load-raptor")).to_be_visible()


def learn(player: Person) -> None:
    player.open("/learn")
    expect(player.page.get_by_role("main")).to_be_visible()


def lobby(player: Person) -> None:
    player.open("/lobby")
    expect(player.see("challenges")).to_have_attribute("aria-busy", "false")
    expect(player.see("pair")).to_be_enabled()


def coach(player: Person) -> None:
    start(player)
    player.press(player.see("first-game"))
    player.joined()
    expect(player.see("coach")).to_be_visible()


def rules(player: Person) -> None:
    player.open("/rules")
    expect(player.page.locator("#cards")).to_be_visible()


def verify(player: Person) -> None:
    # A game that began with its two shuffles, and nothing more.
    created = player.house.create(you="raptor", opponent={"kind": "bot", "bot": "random"})
    player.house.command(created["id"], created["seats"]["raptor"]["token"], type="resign")
    player.open(f"/verify/{created['id']}")
    expect(player.see("verdict")).to_have_attribute("data-fair", "true")
    expect(player.page.locator("tbody tr")).to_have_count(2)


def puzzle(player: Person) -> None:
    player.open("/puzzles")
    expect(player.see("puzzle-title")).to_be_visible()
    expect(player.see("board")).to_be_visible()


def editor(player: Person) -> None:
    player.open("/analysis")
    expect(player.see("editor")).to_be_visible()
    expect(player.see("depth")).to_be_visible()


def analysis(player: Person) -> None:
    """A position tried out, with the bot's best way pointed at."""
    player.open(f"/analysis?position={quote(RAPTOR_TURN)}")
    expect(player.see("arrows")).to_be_visible()


def refused(player: Person) -> None:
    player.open("/game/nobodyknows")
    player.problems_expected = ("status of 40", "WebSocket connection to")
    expect(player.page.get_by_role("alert")).to_be_visible()


def lost(player: Person) -> None:
    player.open("/nowhere/at/all")
    player.problems_expected = ("status of 404",)
    expect(player.page.get_by_role("main")).to_be_visible()


SCREENS: dict[str, Callable[[Person], None]] = {
    "start": start,
    "opponents": opponents,
    "load": load,
    "settings": settings,
    "invite": invite,
    "invited": invited,
    "setup": setup,
    "cards": cards,
    "reveal": reveal,
    "effect": effect,
    "turn": turn,
    "scientist": scientist,
    "aids": aids,
    "log": log,
    "menu": menu,
    "help": help_,
    "keys": keys,
    "curtain": curtain,
    "watching": watching,
    "watch-dialog": watch_dialog,
    "bots": bots,
    "end": end,
    "results": results,
    "replay": replay,
    "replay-menu": replay_menu,
    "learn": learn,
    "lobby": lobby,
    "coach": coach,
    "rules": rules,
    "verify": verify,
    "puzzle": puzzle,
    "editor": editor,
    "analysis": analysis,
    "refused": refused,
    "lost": lost,
}
