"""docs/rules.md: its pictures show its positions, and what it says about them is what the rules do."""

from __future__ import annotations

import re
import runpy
from typing import Any

import pytest

from lostworld.raptor import CARDS, GAME, RAPTOR, SCIENTIST, SIDES, State
from lostworld.raptor.notation.fields import fields_of
from lostworld.texts import say
from tests.docs.markdown import ROOT, anchors, links, text_of

PAGE = ROOT / "docs" / "rules.md"
FOLDER = ROOT / "docs" / "pictures" / "rules"
PICTURES: dict[str, Any] = runpy.run_path(str(FOLDER / "draw.py"))["PICTURES"]


def legal(name: str) -> list[str]:
    state = GAME.parse(PICTURES[name].position)
    return [GAME.action_text(action) for action in state.legal(state.deciders[0])]


def play(name: str, *actions: str) -> State:
    state = GAME.parse(PICTURES[name].position)
    for action in actions:
        state.apply(state.deciders[0], GAME.parse_action(action))
    return state


@pytest.mark.parametrize("name", PICTURES)
def test_picture_shows_its_position(name: str) -> None:
    """If this fails, type: python docs/pictures/rules/draw.py"""
    picture = PICTURES[name]
    svg = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    drawn = dict(re.findall(r'data-space="(\w\d)" data-figure="(.)"', svg))
    assert drawn == {space: sign for space, sign in fields_of(picture.position).board.items() if sign != "."}
    assert re.findall(r'data-highlight="(\w\d)"', svg) == picture.highlight.split()
    assert re.findall(r'data-last="(\w\d)"', svg) == picture.last.split()


def test_every_picture_is_on_the_page_and_the_other_way_round() -> None:
    shown = {link for link in links(PAGE) if link.endswith(".svg")}
    assert shown == {f"pictures/rules/{name}.svg" for name in PICTURES}
    assert {file.stem for file in FOLDER.glob("*.svg")} == set(PICTURES)


def test_first_game_is_a_view_of_raptor() -> None:
    assert GAME.parse_view(PICTURES["first-game"].position).seat == RAPTOR


def test_escape_takes_the_three_points() -> None:
    state = play("escape", "bb5-b4", "bb4-a4", "ba4-x")
    assert (state.escaped, state.round) == (1, 2)


def test_toll_and_two_moves_take_four_points() -> None:
    assert play("toll", "Mf2-f6").text.split()[2] == "R+1'"
    assert play("toll", "Mf2-f6", "Mf6-b6").round == 4


def test_fires_that_go_out_together() -> None:
    board = fields_of(play("fire-of-three", "M~g2").text).board
    assert [space for space, sign in board.items() if sign == "*"] == ["e1"]


def test_call_reaches_the_ringed_spaces_only() -> None:
    rings = set(PICTURES["call"].highlight.split())
    calls = [re.fullmatch(r"b(\w\d)=(\w\d)", text) for text in legal("call")]
    reached: dict[str, set[str]] = {}
    for found in calls:
        assert found
        reached.setdefault(found[1], set()).add(found[2])
    assert len(reached) == 4 and "d1" not in reached
    assert all(spaces == rings for spaces in reached.values())


def test_two_scientists_can_shoot() -> None:
    assert [text for text in legal("shots") if text.endswith("!")] == ["Sa2!", "Sf4!"]
    assert PICTURES["shots"].highlight == "a2 f4"


def test_scientist_on_fire_must_leave() -> None:
    assert legal("on-fire") == [f"Sc2-{space}" for space in PICTURES["on-fire"].highlight.split()]


def test_gas_reaches_one_baby() -> None:
    assert legal("gas") == [f"~{PICTURES['gas'].highlight}"]


def test_fifteen_reinforcement_spaces() -> None:
    assert sorted(PICTURES["reinforcements"].highlight.split()) == [
        text[2:] for text in legal("reinforcements")
    ]
    assert len(legal("reinforcements")) == 15


def test_card_tables_are_the_cards() -> None:
    """Names and repetitions, both sides, in the order of the table in ``cards.py``."""
    rows = re.findall(r"^\| (\d) \| ([^|]+) \| [^|]+ \|$", text_of(PAGE), re.MULTILINE)
    names = [say(f"raptor-card-{SIDES[card.side]}-{card.value}.name") for card in CARDS]
    assert rows == [(str(card.value), name) for card, name in zip(CARDS, names, strict=True)]
    assert [card.side for card in CARDS] == [RAPTOR] * 9 + [SCIENTIST] * 9


def test_all_rulings_are_there_and_can_be_linked_to() -> None:
    assert re.findall(r"^\*\*(\d+)\. ", text_of(PAGE), re.MULTILINE) == [str(n) for n in range(1, 17)]
    assert {f"ruling-{n}" for n in range(1, 17)} <= anchors(PAGE)
