"""docs/notation.md: its grammars fit the program's own texts, and its tables leave nothing out."""

from __future__ import annotations

import re
from functools import cache

import pytest

from lostworld.bots import bot_named
from lostworld.chance import Dice
from lostworld.engine.conversation import COMMANDS
from lostworld.game import SPECTATOR, BadText
from lostworld.raptor import GAME, RAPTOR, SCIENTIST
from lostworld.raptor.notation.reading import FIGURES
from lostworld.record import Record, header_names
from tests.docs.grammar import expression, read
from tests.docs.markdown import ROOT, blocks_of, text_of

PAGE = ROOT / "docs" / "notation.md"
RULES = read("".join(block.code for block in blocks_of(PAGE) if block.kind == "ebnf"))
SEATS = (RAPTOR, SCIENTIST, SPECTATOR)


@cache
def played(number: int) -> Record:
    """A game at random, with a comment-worthy name in its headers."""
    dice = Dice.from_number(number)
    layout = GAME.options["layout"][number % 4]
    record = Record.new(GAME, {"layout": layout}, dice, {"Raptor": 'Ann "Claw" O\\Neill', "Layout": layout})
    bot = bot_named("random", GAME, number)
    while (state := record.state).outcome is None:
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
        else:
            record.play(state.deciders[0], bot.think(state.view(state.deciders[0])).action)
    return record


@pytest.mark.parametrize("number", range(8))
def test_grammar_of_positions_and_actions(number: int) -> None:
    position, action = expression(RULES, "position"), expression(RULES, "action")
    pending = 0
    for state in [GAME.new({"layout": GAME.options["layout"][number % 4]}), *played(number).states()]:
        pending += state.chance is not None
        assert position.fullmatch(state.text)
        for seat in SEATS:
            assert position.fullmatch(state.view(seat).text)
            assert all(action.fullmatch(GAME.action_text(each)) for each in state.legal(seat))
    assert pending >= 3, "the positions between a decision and its chance are texts too"


def test_grammar_of_actions_is_exact() -> None:
    """Actions with a character or two changed: grammar and program agree on what is still one."""
    action = expression(RULES, "action")
    dice = Dice.from_number(4)
    texts = sorted(
        {step.text for number in range(8) for step in played(number).steps if step.seat is not None}
    )
    alphabet = "!#*-.MS^b~=x@za1k6l7 "
    both = [0, 0]
    for _ in range(20_000):
        letters = list(texts[dice.below(len(texts))])
        for _ in range(dice.below(3)):
            letters[dice.below(len(letters))] = alphabet[dice.below(len(alphabet))]
        text = "".join(letters)
        try:
            GAME.parse_action(text)
            readable = True
        except BadText:
            readable = False
        assert bool(action.fullmatch(text)) == readable, text
        both[readable] += 1
    assert min(both) > 1000


@pytest.mark.parametrize("number", range(8))
def test_grammar_of_records(number: int) -> None:
    record = expression(RULES, "record")
    text = str(played(number))
    assert record.fullmatch(text)
    loose = text.replace("\n1. ", "\n\n  1. { a comment } ", 1).replace("\n", "\r\n") + "*"
    assert record.fullmatch(loose)
    assert str(Record.parse(loose)) == text


@pytest.mark.parametrize(
    "spoilt", ['[Weather "fine"]\n', "\n1. R#5 { never closed\n", "\n1. R=\n", "\n1. Mf2-x\n"]
)
def test_grammar_refuses_what_the_program_refuses(spoilt: str) -> None:
    text = '[Game "raptor"]\n[Rules "1"]\n[Start "first-game"]\n' + spoilt
    assert not expression(RULES, "record").fullmatch(text)
    with pytest.raises(BadText):
        Record.parse(text)


def test_a_record_may_begin_before_its_board() -> None:
    dice = Dice.from_number(2)
    record = Record.of(GAME, GAME.new({"layout": "random"}))
    for _ in range(3):
        state = record.state
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
        else:
            record.play(state.deciders[0], state.legal(state.deciders[0])[0])
    text = str(record)
    assert '[Start "random"]' in text and "0. savannah=" in text.replace("jungle", "savannah")
    assert expression(RULES, "record").fullmatch(text)
    assert str(Record.parse(text)) == text


def test_example_record() -> None:
    block = next(block for block in blocks_of(PAGE) if block.kind == "record")
    record = Record.parse(block.code)
    assert str(record) == block.code
    assert record.state.outcome is not None


def test_example_positions() -> None:
    whole, view = (block.code.strip() for block in blocks_of(PAGE) if block.kind == "position")
    assert GAME.parse(whole).view(RAPTOR).text == view


def test_tables_are_complete() -> None:
    text = text_of(PAGE)
    signs = set(re.findall(r"\| `([^`])` \|", text))
    assert signs == {".", "#", *FIGURES}
    for name in header_names(GAME, GAME.seats({})):
        assert f'"{name}"' in RULES["name"] and f"`{name}`" in text
    protocol = text[text.index("## The engine protocol") :]
    assert re.findall(r"^\| `([a-z]+)", protocol, re.MULTILINE) == list(COMMANDS)
