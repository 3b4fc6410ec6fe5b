"""What people see of a game: the map in a terminal, menus, the hand, the board as a picture."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lostworld.chance import Dice
from lostworld.game import SPECTATOR
from lostworld.games import Arranged, Commanded, Drawn, Explained, Printed
from lostworld.session import run_chance
from lostworld.skirmish import GAME, State
from lostworld.skirmish.content.loader import content
from lostworld.skirmish.picture import drawing
from lostworld.skirmish.picture.ground import COLOURS, SIGNS
from lostworld.skirmish.terminal import map_lines, unit_codes
from lostworld.texts import LANGUAGES

SCENARIOS = sorted(content().scenarios)
ART = Path(drawing.__file__).parent / "art"


@cache
def played(scenario: str, steps: int = 150) -> str:
    """The text of a position in the middle of a random game."""
    state = GAME.new({"scenario": scenario})
    run_chance(state, Dice.from_number(8))
    fate = random.Random(8)
    for _ in range(steps):
        if not state.deciders:
            break
        seat = state.deciders[0]
        state.apply(seat, fate.choice(state.legal(seat)))
        run_chance(state, Dice.from_number(fate.randrange(1 << 30)))
    return state.text


def state_of(scenario: str) -> State:
    return GAME.parse(played(scenario))


def plain_lines(lines: list[str]) -> list[str]:
    """Lines without their colours."""
    return [re.sub(r"\[/?[a-z_ ]*\]", "", line) for line in lines]


def test_the_game_offers_what_a_terminal_asks_for() -> None:
    for sort in (Drawn, Printed, Arranged, Explained, Commanded):
        assert isinstance(GAME, sort)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_position_is_printed(scenario: str, language: str) -> None:
    state = state_of(scenario)
    for seat in (SPECTATOR, 0):
        view = state.view(seat)
        sheet = GAME.printed(view.text, language, 100)
        codes = unit_codes(view)
        there = [code for unit, code in enumerate(codes) if view.known["status"][unit] == 1]
        assert all(code in sheet.board for code in there)
        assert sheet.legend
        assert bool(sheet.situation) == (view.decision is not None)
    assert (
        GAME.printed(state.text, language, 100).board
        == GAME.printed(state.view(SPECTATOR).text, language, 100).board
    )


def test_the_map_is_staggered_and_fits_its_width() -> None:
    view = state_of("hold-the-station").view(SPECTATOR)
    wide = plain_lines(map_lines(view, 100))
    assert len(wide) == 13
    assert all(line[0] == " " or line[0].isalpha() for line in wide)  # a unit may stand at the edge
    assert [len(line) - len(line.lstrip()) >= 2 for line in wide][1::2] == [True] * 6
    narrow = plain_lines(map_lines(view, 50))
    assert max(map(len, narrow)) <= 50


def test_a_plain_map_is_ascii() -> None:
    view = state_of("the-tyrant").view(SPECTATOR)
    assert all(line.isascii() for line in map_lines(view, 120, plain=True))
    assert not all(line.isascii() for line in map_lines(view, 120))


def test_a_large_unit_shows_on_all_its_hexes() -> None:
    state = GAME.new({"scenario": "the-tyrant"})
    run_chance(state, Dice.from_number(1))
    fate = random.Random(1)
    for _ in range(400):
        view = state.view(SPECTATOR)
        tyrant = next(n for n, spec in enumerate(view.table.specs) if spec.id == "tyrannosaur")
        if view.known["status"][tyrant] == 1 and view.known["place"][tyrant] >= 0:
            break
        seat = state.deciders[0]
        state.apply(seat, fate.choice(state.legal(seat)))
        run_chance(state, Dice.from_number(3))
    text = "\n".join(plain_lines(map_lines(view, 120)))
    assert text.count(unit_codes(view)[tyrant]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_menu_has_every_choice_once(scenario: str, language: str) -> None:
    state = state_of(scenario)
    for seat in state.deciders:
        view = state.view(seat)
        assert view.decision is not None
        groups = GAME.menu(view, language)
        entries = [entry for group in groups for line in group.lines for entry in line.choices]
        assert sorted(choice.text for choice, _ in entries) == view.decision.texts
        assert all(label for _, label in entries)
        told = GAME.tell("decision", view.decision.kind, view.decision.fields, view, language)
        assert told
    assert GAME.menu(state.view(SPECTATOR), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_shown_to_its_owner_only(language: str) -> None:
    state = state_of("hold-the-station")
    for seat in range(2):
        cards = state.view(seat).known["cards"][seat]
        held = GAME.hand(state.view(seat), language)
        assert len(held) == len(cards)
        assert all(card.name and card.effect for card in held)
    assert GAME.hand(state.view(SPECTATOR), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_can_be_told(language: str) -> None:
    state = GAME.new({"scenario": "storm-rescue"})
    run_chance(state, Dice.from_number(2))
    fate = random.Random(2)
    told = 0
    for _ in range(250):
        if not state.deciders:
            break
        seat = state.deciders[0]
        happenings = list(state.play(seat, fate.choice(state.legal(seat))))
        while state.chance is not None:
            happenings += state.settle(state.chance.sample(Dice.from_number(fate.randrange(1 << 30))))
        view = state.view(1)
        for happening in happenings:
            event = happening.seen_by(1).to_json()
            fields = {name: value for name, value in event.items() if name != "kind"}
            if GAME.is_told(event):
                assert GAME.tell("event", event["kind"], fields, view, language)
                told += 1
    assert told > 100


def test_the_rules_in_short() -> None:
    for language in LANGUAGES:
        chapters = GAME.rules_in_short(language)
        assert len(chapters) == 9
        assert all(title and text for title, text in chapters)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_picture_is_well_formed_and_needs_no_font(scenario: str) -> None:
    view = state_of(scenario).view(0)
    picture = ElementTree.fromstring(GAME.picture(view.text, {}, language="fr"))
    tags = {element.tag.rpartition("}")[2] for element in picture.iter()}
    assert tags == {"svg", "title", "rect", "polygon", "path", "g"}
    assert len(picture.findall("{*}polygon")) >= len(view.table.ground.terrain)
    assert "var(" not in GAME.picture(view.text, {})


def test_a_title_is_escaped() -> None:
    text = GAME.picture(played("first-patrol"), {}, title='<"&>')
    assert ElementTree.fromstring(text).attrib["aria-label"] == '<"&>'


def test_every_terrain_has_a_colour_and_every_special_one_a_sign() -> None:
    for name, terrain in content().terrains.items():
        assert name in COLOURS
        if terrain.difficult or terrain.impassable:
            assert name in SIGNS


@pytest.mark.parametrize("unit", sorted(content().units))
def test_a_unit_has_art_of_shapes_only(unit: str) -> None:
    picture = ElementTree.parse(ART / f"{unit}.svg").getroot()
    assert picture.attrib["viewBox"] == "0 0 100 100"
    allowed = {"d", "fill", "stroke", "stroke-width", "stroke-linejoin", "opacity", "transform", "viewBox"}
    for element in picture.iter():
        assert element.tag.rpartition("}")[2] in ("svg", "g", "path")
        assert set(element.attrib) <= allowed
        fill = element.attrib.get("fill", "var(--x, #000000)")
        assert re.fullmatch(r"var\(--[a-z]+, #[0-9a-f]{6}\)", fill)


def test_a_unit_without_art_is_shown_by_its_code() -> None:
    assert drawing.art("unicorn") == ""
    assert "<path" in drawing.lettered("A1", 0, 0, 8, "#000000")


def test_views_hide_in_pictures_what_they_hide_in_text() -> None:
    state = state_of("hold-the-station")
    public = json.loads(state.view(SPECTATOR).text)
    shown = GAME.printed(json.dumps(public, separators=(",", ":"), sort_keys=True), "en", 100).board
    hidden = [card for card in state.view(0).known["cards"][0] if isinstance(card, int)]
    names = [GAME.shown(state.view(0).text).table.book.heroes[card].name.en for card in hidden]
    assert names
    assert not [name for name in names if name in shown]
