"""Order of play: initiative, skips, groups, cards, command (section 2; rulings 2, 5, 6, 9, 12, 47, 60)."""

from __future__ import annotations

import json

import pytest

from ..content import content
from .table import GAME, Table, battle, turn_of
from .test_attack import CAPTAIN, FAR, MARKSMAN, PACK, UTAHRAPTOR


def fresh(scenario: str = "hold-the-station") -> Table:
    table = Table(GAME.new({"scenario": scenario}))
    while table.state.chance is not None:
        table.state.resolve(table.state.chance.sample(table.dice))
    return table


def test_the_lowest_army_value_is_first_player() -> None:
    """Setup: the lowest army value is First Player; each equipment card counts 1 (ruling 86)."""
    values = [
        sum(content().units[one["unit"]]["value"] + len(one.get("equipment", [])) for one in seat["army"])
        for seat in content().scenarios["hold-the-station"]["seats"]
    ]
    first = fresh().position["first"]
    assert values[first] == min(values)


def test_six_action_cards_and_five_hero_cards() -> None:
    """Setup: 6 action cards per unit; 5 hero cards, any of them replaced once, by all at the same time."""
    table = fresh()
    assert [len(hand) for hand in table.position["hand"]][:7] == [6] * 7
    assert [len(hand) for hand in table.position["cards"]] == [5, 5]
    assert table.state.deciders == (0, 1)
    assert len(table.choices) == 32


def test_replaced_cards_go_to_the_discard() -> None:
    """Ruling 9: mulliganed hero cards go to the discard."""
    table = fresh()
    before = table.position["cards"][0]
    table.do("replace:1,2").do("keep")
    assert sorted(table.position["thrown"][0]) == before[:2]
    assert len(table.position["cards"][0]) == 5


def test_units_activate_in_descending_initiative() -> None:
    """Section 2: units activate in descending initiative of their Active cards."""
    table = battle({}, {})
    order: list[int] = []
    for _ in range(400):
        if table.state.round != 1 or len(order) == 7:
            break
        if table.kind == "skip-or-reveal":
            order.append(int(table.choices[0].partition(":u")[2]))
            table.do(next(t for t in table.choices if t.startswith("skip")))
        else:
            table.quiet()
    cards = content().card_names
    position = table.position
    numbers = [int(content().cards[cards[position["active"][u][-1]]]["initiative"]) for u in order]
    assert len(order) == 7
    assert numbers == sorted(numbers, reverse=True)


def test_nobody_skips_twice_running() -> None:
    """Ruling 47: not in two Action phases running."""
    table = battle({}, {})
    asked = 0
    for _ in range(900):
        if table.state.round > 2 or table.state.outcome is not None:
            break
        if table.kind == "skip-or-reveal":
            assert table.state.round == 1, table.choices
            asked += 1
            table.do(next(t for t in table.choices if t.startswith("skip")))
        elif table.kind == "skipped-card":
            table.do(next(t for t in table.choices if t.startswith("keep")))
        else:
            table.quiet()
    assert asked == 7


def test_command_income() -> None:
    """Ruling 60: 1 + 1 per living, waking human hero + Commander bonuses, and what the scenario gives."""
    wanted = []
    for seat in content().scenarios["hold-the-station"]["seats"]:
        army = [content().units[one["unit"]] for one in seat["army"]]
        heroes = [one for one in army if {"hero", "human"} <= set(one["keywords"])]
        bonuses = sum(one.get("commander", 0) for one in army)
        wanted.append(seat.get("command", 0) + (1 + len(heroes) + bonuses if heroes else 0))
    assert wanted[0] > wanted[1] == 0, "one side with human heroes, one without"
    assert battle({}, {}).position["command"] == wanted


def test_initiative_is_public_and_the_card_is_not() -> None:
    """Rulings 2 and 12: the initiative of a face-down card is public, the rest only its owner's."""
    table = battle({CAPTAIN: "ranger-captain/machete"}, {})
    other = json.loads(table.state.view(1).text)["known"]["active"][CAPTAIN]
    own = json.loads(table.state.view(0).text)["known"]["active"][CAPTAIN]
    assert other == ["?17"]
    assert own == [content().card_names.index("ranger-captain/machete")]


@pytest.mark.parametrize("seat", [0, 1])
def test_hands_and_decks_are_hidden(seat: int) -> None:
    """Ruling 12: hidden: hero hands, drawn action cards, decks; sizes are public."""
    table = battle({}, {})
    known = json.loads(table.state.view(seat).text)["known"]
    position = table.position
    assert known["cards"][1 - seat] == ["?"] * len(position["cards"][1 - seat])
    assert known["cards"][seat] == position["cards"][seat]
    assert all(pile == ["?"] * len(pile) for pile in known["pile"])
    assert all(card == "?" for deck in known["deck"] for card in deck)


def test_the_disregarded_card_is_revealed_all_the_same() -> None:
    """Ruling 7: the card is revealed all the same."""
    table = battle(
        {CAPTAIN: "ranger-captain/hold-the-line"}, {**FAR, CAPTAIN: (10, 5, 0), UTAHRAPTOR: (13, 0, 0)}
    )
    turn_of(table, CAPTAIN).do("base")
    assert table.position["marks"][CAPTAIN] & 8
    assert any(text.startswith("move:13.5") for text in table.choices), "base movement 3, no Fix"


def test_reaction_holds_a_half() -> None:
    """Ruling 48: a unit whose revealed card has Reaction does each half or holds it."""
    places = {**FAR, MARKSMAN: (8, 5, 0), CAPTAIN: (3, 0, 0), UTAHRAPTOR: (10, 5, 3)}
    table = battle({MARKSMAN: "marksman/watchful", UTAHRAPTOR: "utahraptor/killing-bite"}, places)
    turn_of(table, MARKSMAN).until("action")
    assert "hold" in table.choices
    table.do("hold")
    assert table.position["marks"][MARKSMAN] & 512


def test_a_unit_without_reaction_holds_nothing() -> None:
    """Ruling 48."""
    table = battle({MARKSMAN: "marksman/snap-shot"}, {**FAR, MARKSMAN: (8, 5, 0), UTAHRAPTOR: (10, 5, 3)})
    turn_of(table, MARKSMAN)
    assert "hold" not in table.choices
    assert "hold" not in table.until("action").choices


def test_a_held_action_answers_another_units_action() -> None:
    """Ruling 48: held, the action comes after another unit's resolved action."""
    places = {**FAR, MARKSMAN: (8, 5, 0), CAPTAIN: (11, 5, 3), UTAHRAPTOR: (10, 5, 3), PACK: (14, 1, 0)}
    cards = {
        MARKSMAN: "marksman/watchful",
        UTAHRAPTOR: "utahraptor/killing-bite",
        CAPTAIN: "ranger-captain/aimed-burst",
    }
    table = battle(cards, places)
    turn_of(table, MARKSMAN).until("action").do("hold")
    turn_of(table, UTAHRAPTOR)
    table.until("action")
    attack = next(text for text in table.choices if "melee" in text or "stability" in text or "fear" in text)
    table.do(attack).until("reaction")
    assert f"react:u{MARKSMAN}" in table.choices
