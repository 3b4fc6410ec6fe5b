"""Bots are watched: who plays which side, what they hold, who is ahead, and one game after the other."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from lostworld.raptor import GAME
from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.positions import CARDS, RAPTOR_TURN


def test_a_bot_for_each_side_is_chosen(visit: Visit) -> None:
    """D29: the same bot on both sides only."""
    player = visit()
    player.open()
    player.press(player.see("watch"))
    player.see("watch-raptor").select_option("random")
    player.see("watch-scientist").select_option("malone")
    player.press(player.see("watch-go"))
    player.joined()
    seats = player.table["seats"]
    assert (seats["raptor"]["bot"], seats["scientist"]["bot"]) == ("random", "malone")
    player.open()
    player.press(player.see("watch"))
    expect(player.see("watch-scientist")).to_have_value("malone")  # as the last time


def test_nothing_is_hidden_where_only_bots_play(visit: Visit, house: House) -> None:
    """D29: hands hidden though nobody is harmed; no bar of chances."""
    created = house.create(you="none", bots={"raptor": "random", "scientist": "random"})
    player = visit()
    player.open(f"/game/{created['id']}")
    player.joined()
    player.press(player.see("watch-pause"))
    player.until(lambda: player.see("watch-step").is_enabled(), "held")
    for side in ("raptor", "scientist"):
        cards = player.see(f"strip-{side}").locator("[data-hand]")
        expect(cards.first).to_be_visible()
        faces = [card.get_attribute("data-hand") for card in cards.all()]
        assert faces and "back" not in faces, faces
    shares = player.see("chance-bar").locator("[data-share]").all_inner_texts()
    assert sum(int(re.sub(r"\D", "", share)) for share in shares) in (99, 100, 101)


def test_hands_of_people_stay_hidden_from_those_who_watch(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=CARDS)
    player = visit()
    player.open(f"/game/{created['id']}")
    player.joined()
    player.idle()
    cards = player.see("strip-raptor").locator("[data-hand]")
    expect(cards.first).to_be_visible()
    assert {card.get_attribute("data-hand") for card in cards.all()} == {"back"}
    expect(player.see("chance-bar")).to_have_count(0)
    snapshot = player.watcher.latest("snapshot")
    assert snapshot and snapshot.get("position") is None and snapshot.get("chances") is None
    assert GAME.parse(CARDS).text not in str(snapshot)


def test_another_game_of_the_same_bots(visit: Visit, house: House) -> None:
    """D29: at the end no "another game"."""
    created = house.create(you="none", bots={"raptor": "greedy", "scientist": "random"}, position=RAPTOR_TURN)
    player = visit()
    player.open(f"/game/{created['id']}")
    player.until(player.over, "the bots have finished")
    player.press(player.see("another"))
    player.until(lambda: player.table.get("id") not in (None, created["id"]), "another game")
    assert player.table["seats"]["raptor"]["bot"] == "greedy"
