"""Records: written and read back, started anywhere, stopped anywhere, every mistake named with its line."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lostworld.chance import Dice
from lostworld.game import BadText, IllegalAction
from lostworld.raptor import GAME, RAPTOR, SCIENTIST, State
from lostworld.record import Record, header_names
from lostworld.session import run_chance
from lostworld.texts import say
from tests.raptor.make_golden_records import FOLDER
from tests.raptor.start import start

GOLDEN = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))}
SHORT = """[Game "raptor"]
[Rules "1"]
[Raptor "Ann"]
[Start "first-game"]

0. R=879451632 S=314976285
1. R#9 S#1 ~d1 Mf2-f3 Mf3-g3 Mg3-j3 Mj3-f3 Mf3-g3 bh2-h1 bg6-h6 bh1-h2 S=8216759
2. R#7 S#8 ^d1 Sk1-j1
3. R#5 S#2 S@c6 S@j6 bh6-i6 bh2-g2
"""
IN_ROUND_1 = SHORT.index("R#9")


def random_record(number: int, layout: str, steps: int) -> Record:
    """A game played at random for some steps, or to its end."""
    dice = Dice.from_number(number)
    record = Record.new(GAME, {"layout": layout}, dice)
    for _ in range(steps):
        state = record.state
        if state.outcome is not None:
            break
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
            continue
        seat = state.deciders[dice.below(len(state.deciders))]
        actions = state.legal(seat)
        record.play(seat, actions[dice.below(len(actions))])
    return record


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(GAME.options["layout"]), st.integers(0, 250))
def test_a_record_reads_back(number: int, layout: str, steps: int) -> None:
    record = random_record(number, layout, steps)
    again = Record.parse(str(record))
    assert str(again) == str(record)
    assert again.steps == record.steps
    assert again.start.text == record.start.text
    assert again.state.text == record.state.text
    assert again.result == record.result
    assert [state.text for state in again.states()] == [state.text for state in record.states()]
    assert len(list(again.states())) == len(record.steps) + 1


def test_a_secret_choice_may_come_from_either_side_first() -> None:
    swapped = SHORT.replace("2. R#7 S#8", "2. S#8 R#7")
    assert Record.parse(swapped).state.text == Record.parse(SHORT).state.text
    assert [step.seat for step in Record.parse(swapped).steps if step.text in ("#7", "#8")] == [1, 0]


def test_a_record_may_stop_between_the_two_choices() -> None:
    text = SHORT[: SHORT.index(" S#8")] + "\n"
    record = Record.parse(text)
    assert record.state.deciders == (SCIENTIST,)
    assert str(Record.parse(str(record))) == str(record)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000), st.integers(20, 300))
def test_a_record_may_start_from_any_position(number: int, played: int) -> None:
    middle = random_record(number, "random", played).state
    run_chance(middle, Dice.from_number(number))
    record = Record.of(GAME, middle)
    dice = Dice.from_number(number + 1)
    for _ in range(20):
        state = record.state
        if state.outcome is not None:
            break
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
            continue
        record.play(state.deciders[-1], state.legal(state.deciders[-1])[-1])
    again = Record.parse(str(record))
    assert again.start.text == middle.text
    assert again.state.text == record.state.text


def test_a_record_may_start_while_a_shuffle_is_pending() -> None:
    """The position's text says so. (The first game is called by its name.)"""
    dice = Dice.from_number(1)
    state = start("jungle", dice)
    while state.chance is None:
        state.apply(state.deciders[0], state.legal(state.deciders[0])[0])
    record = Record.of(GAME, state)
    assert Record.parse(str(record)).start.text == state.text
    assert '[Start "first-game"]' in str(Record.of(GAME, GAME.new({"layout": "first-game"})))


def test_a_record_keeps_its_own_state() -> None:
    start = GAME.new({"layout": "first-game"})
    before = start.text
    record = Record.of(GAME, start)
    record.decide("R=123456789")
    record.state.resolve("S=123456789")
    assert start.text == record.start.text == before
    assert len(record.steps) == 1
    with pytest.raises(IllegalAction):
        record.play(RAPTOR, GAME.parse_action("#1"))
    with pytest.raises(BadText):
        record.decide("R=123456789")
    assert len(record.steps) == 1


def test_comments_blanks_and_line_breaks_do_not_matter() -> None:
    plain = Record.parse(SHORT)
    talkative = (
        SHORT.replace("\n\n", "\n\n{ The first deal. }\n\n")
        .replace("~d1", "{she is far away, and\tasleep: R#1 } ~d1\n  {R=1} ")
        .replace("2. ", "\n\n2.   ")
        .replace(" Mf3-g3", "\nMf3-g3")
    )
    assert str(Record.parse(talkative)) == str(plain)
    assert Record.parse(SHORT.replace("\n", "\r\n")).state.text == plain.state.text
    assert Record.parse(re.sub(r"(?m)^\d\. ", "", SHORT)).state.text == plain.state.text
    assert Record.parse(SHORT + "*\n").state.text == plain.state.text


def test_headers_keep_what_was_said() -> None:
    headers = {
        "Event": 'A "friendly" game \\ o/',
        "Date": "2026-11-15",
        "Raptor": "Zoé, {curly}",
        "Seed": "00ff",
    }
    start = GAME.new({"layout": "first-game"})
    text = str(Record.of(GAME, start, headers))
    assert {name: Record.parse(text).headers[name] for name in headers} == headers
    order = [match[1] for match in re.finditer(r"(?m)^\[(\w+) ", text)]
    names = header_names(GAME, start.seats)
    assert order == [name for name in names if name in order]
    broken = str(Record.of(GAME, start, {"Event": "two\nlines\u2028and more"}))
    assert Record.parse(broken).headers["Event"] == "two lines and more"


@pytest.mark.parametrize(
    "result", ["raptor resigned", "scientist resigned", "raptor time", "scientist time", "*"]
)
def test_a_game_may_end_without_a_win(result: str) -> None:
    text = SHORT.replace("[Start", f'[Result "{result}"]\n[Start')
    record = Record.parse(text)
    assert record.result == result
    assert record.state.outcome is None
    assert f'[Result "{result}"]' in str(record)
    assert str(Record.parse(str(record))) == str(record)


def test_an_unfinished_game_says_so() -> None:
    assert '[Result "*"]' in str(Record.parse(SHORT))


def test_a_finished_record_may_leave_its_result_out() -> None:
    text = next(iter(GOLDEN.values()))
    silent = re.sub(r'\[Result "[^"]*"\]\n', "", text)
    assert silent != text
    assert str(Record.parse(silent)) == text


LATER = (
    'Start "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 '
)

# What is changed in SHORT, and how the record is then refused: key and line.
MISTAKES: dict[str, tuple[str, str, str, int]] = {
    "another game": ('"raptor"', '"chess"', "error-record-game", 1),
    "other rules": ('Rules "1"', 'Rules "2"', "error-record-rules", 2),
    "an unknown header": ("[Raptor ", "[Colour ", "error-record-header-unknown", 3),
    "a header twice": ('[Raptor "Ann"]', '[Rules "1"]', "error-record-header-repeated", 3),
    "a header without quotes": ('"Ann"]', "Ann]", "error-record-line", 3),
    "a header that does not end": ('"Ann"]', '"Ann"', "error-record-line", 3),
    "a position that is none": ("first-game", "somewhere", "error-record-position", 4),
    "an impossible position": (
        'Start "first-game"',
        LATER + '1 R:/159/236784/ S:/249/193567/"',
        "error-record-position",
        4,
    ),
    "a view": (
        'Start "first-game"',
        LATER + '1 R:/???/??????/ S:/248/??????/"',
        "error-record-position",
        4,
    ),
    "a wrong round number": ("2. R#7", "3. R#7", "error-record-round", 8),
    "a shuffle of other cards": ("S=8216759", "S=8216754", "error-record-chance", 7),
    "a shuffle of the other side": ("S=8216759", "R=8216759", "error-record-chance", 7),
    "a shuffle that is missing": (" S=8216759", "", "error-record-chance-missing", 8),
    "a shuffle where none is": ("2. R#7", "2. S=8216759 R#7", "error-record-decision", 8),
    "no shuffle at the start": ("0. R=879451632 S=314976285\n", "", "error-record-chance-missing", 6),
    "a choice without its side": ("R#7", "#7", "error-record-decision", 8),
    "an action for a choice": ("R#7", ".", "error-record-decision", 8),
    "a card not in hand": ("R#7", "R#9", "error-record-action", 8),
    "a side that has chosen": ("R#7 S#8", "R#7 R#8", "error-record-seat", 8),
    "a text that is no action": ("Sk1-j1", "Sk1+j1", "error-record-decision", 8),
    "an action that is not possible": ("Sk1-j1", "Sk1-i1", "error-record-action", 8),
    "a choice for an action": ("Sk1-j1", "R#5", "error-record-decision", 8),
    "a comment that does not end": ("Sk1-j1", "{Sk1-j1", "error-record-decision", 8),
    "a digit that only looks like one": ("2. R", "٢. R", "error-record-decision", 8),
}


@pytest.mark.parametrize(("old", "new", "key", "line"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_its_line(old: str, new: str, key: str, line: int) -> None:
    assert old in SHORT
    with pytest.raises(BadText) as caught:
        Record.parse(SHORT.replace(old, new, 1))
    problem = caught.value
    assert problem.key == key
    assert problem.values["line"] == line
    assert f"ine {line}" in str(problem)
    assert f"igne {line}" in say(problem.key, "fr", **problem.values)


@pytest.mark.parametrize("name", ["Game", "Rules", "Start"])
def test_a_missing_header_is_named(name: str) -> None:
    with pytest.raises(BadText) as caught:
        Record.parse(re.sub(rf"\[{name} .*\]\n", "", SHORT))
    assert caught.value.key == "error-record-header-missing"
    assert name in str(caught.value)


@pytest.mark.parametrize("text", ["", "\n\n  \n"])
def test_an_empty_record_is_refused(text: str) -> None:
    with pytest.raises(BadText) as caught:
        Record.parse(text)
    assert caught.value.key == "error-record-empty"


def test_moves_without_headers_are_refused() -> None:
    with pytest.raises(BadText) as caught:
        Record.parse("1. R#1 S#2\n")
    assert caught.value.key == "error-record-header-missing"


def test_nothing_may_follow_the_end() -> None:
    text = next(iter(GOLDEN.values()))
    with pytest.raises(BadText) as caught:
        Record.parse(text + "R#1\n")
    assert caught.value.key == "error-record-over"
    assert caught.value.values["line"] == len(text.splitlines()) + 1


@pytest.mark.parametrize(
    "result", ["raptor babies_escaped", "nobody resigned", "raptor", "raptor asleep", "", "draw"]
)
def test_a_result_that_did_not_happen_is_refused(result: str) -> None:
    with pytest.raises(BadText) as caught:
        Record.parse(SHORT.replace("[Start", f'[Result "{result}"]\n[Start'))
    assert caught.value.key == "error-record-result"
    assert caught.value.values["line"] == 4


def test_a_finished_game_cannot_be_resigned() -> None:
    text = next(iter(GOLDEN.values()))
    with pytest.raises(BadText):
        Record.parse(re.sub(r'\[Result "[^"]*"\]', '[Result "raptor resigned"]', text))


# --- spoilt records -------------------------------------------------------------------------------

PIECES = (
    "[",
    "]",
    '"',
    "\\",
    "{",
    "}",
    ".",
    "*",
    "\n",
    "\t",
    "\0",
    "é",
    "٣",
    "\u2028",
    "R#1",
    "S=12",
    " 7. ",
)


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """A record with pieces cut out, put in, doubled or exchanged."""
    text = draw(st.sampled_from([SHORT, SHORT, *GOLDEN.values()]))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        to = min(len(text), at + draw(st.integers(0, 30)))
        piece = draw(st.sampled_from([*PIECES, "", text[at:to] * 2, text[at:to][::-1]]) | st.text(max_size=5))
        text = text[:at] + piece + text[to:]
    return text


@settings(max_examples=150, deadline=None)
@given(spoilt_records())
def test_a_spoilt_record_is_refused_or_read(text: str) -> None:
    """Nothing but BadText is ever raised, with a sentence; what is read can be written and read again."""
    try:
        record = Record.parse(text)
    except BadText as problem:
        assert str(problem)
        assert say(problem.key, "fr", **problem.values)
        assert "\n" not in str(problem)
    else:
        assert str(Record.parse(str(record))) == str(record)
        assert isinstance(record.state, State)


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=200) | st.text(alphabet='[]"{}RS=#.0123456789 \nabcdefghijkMb@-x~^!*', max_size=200))
def test_any_text_is_refused_or_read(text: str) -> None:
    for whole in (text, SHORT[:IN_ROUND_1] + text, f'[Start "{text}"]\n'):
        try:
            Record.parse(whole)
        except BadText as problem:
            assert str(problem)
