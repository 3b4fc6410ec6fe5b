"""Raptor in numbers: pinned actions, observations that show what a view shows and no more."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from lostworld.chance import Dice
from lostworld.encoding import Listed, Spelled, encoding_of
from lostworld.game import SPECTATOR, IllegalAction
from lostworld.quick import QuickDice, settle
from lostworld.raptor import GAME, State, action_text
from lostworld.raptor.learning.encoding import BOARD, ENCODING
from lostworld.raptor.learning.numbering import ALL_ACTIONS
from lostworld.raptor.learning.observing import FACTS, PLANES
from lostworld.raptor.rules.known import is_secret
from lostworld.raptor.rules.spaces import NAMES
from lostworld.session import run_chance
from tests.contract.caravan import CARAVAN


def observed(state: State, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    row = np.full(ENCODING.shape, 99, np.uint8)
    ENCODING.observe(state.view(seat), row)
    return row


def walk(number: int, layout: str = "random", most: int = 400) -> Any:
    """The states of a random game, up to each decision."""
    dice = QuickDice(number)
    state = GAME.new({"layout": layout})
    for _ in range(most):
        settle(state, dice)
        yield state
        if not state.deciders:
            return
        seat = state.deciders[dice.below(len(state.deciders))]
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])


# --- actions --------------------------------------------------------------------------------------


def test_numbering_is_pinned() -> None:
    """Trained players depend on it: a change needs a new version of the encoding, not a new hash."""
    texts = "\n".join(action_text(action) for action in ALL_ACTIONS)
    assert len(ALL_ACTIONS) == 8059
    assert hashlib.sha256(texts.encode()).hexdigest().startswith("28a6d7a130d7572d")


def test_observations_are_pinned() -> None:
    """What each number of an observation means, and what a few positions look like."""
    digest = hashlib.sha256(repr((PLANES, FACTS)).encode())
    for state in walk(5):
        for seat in (0, 1, SPECTATOR):
            digest.update(observed(state, seat).tobytes())
    assert digest.hexdigest().startswith("d7e0472d54ece4cb")


def test_every_action_has_a_number_of_its_own() -> None:
    assert list(ALL_ACTIONS) == sorted(set(ALL_ACTIONS))
    for number, action in enumerate(ALL_ACTIONS):
        assert ENCODING.index(action) == number
        assert ENCODING.action(number) == action
        assert GAME.parse_action(action_text(action)) == action


@pytest.mark.parametrize("layout", GAME.options["layout"])
def test_what_is_legal_has_a_number(layout: str) -> None:
    met = 0
    for number in range(12):
        for state in walk(number, layout):
            for seat in state.deciders:
                legal = state.legal(seat)
                numbers = [ENCODING.index(action) for action in legal]
                assert numbers == sorted(numbers)
                mask = np.empty(ENCODING.actions, np.uint8)
                ENCODING.mask(state.view(seat), mask)
                assert np.flatnonzero(mask).tolist() == numbers
                met += len(legal)
    assert met > 5000


def test_who_does_not_decide_may_do_nothing() -> None:
    mask = np.ones(ENCODING.actions, np.uint8)
    state = next(walk(1))
    ENCODING.mask(state.view(1), mask)
    assert state.deciders == (0,) and not mask.any()


@pytest.mark.parametrize("wrong", [-1, 0, 1, 1 << 20, 1 << 21, 1 << 40, 131072 + 71])
def test_no_action_has_no_number(wrong: int) -> None:
    with pytest.raises(IllegalAction):
        ENCODING.index(wrong)


@pytest.mark.parametrize("wrong", [-1, 8059, 1 << 40])
def test_no_number_has_no_action(wrong: int) -> None:
    with pytest.raises(IllegalAction):
        ENCODING.action(wrong)


@pytest.mark.parametrize("kind", [int, np.int8, np.int32, np.int64, np.uint16])
def test_numbers_may_be_numpys(kind: Any) -> None:
    assert ENCODING.action(kind(66)) == GAME.parse_action("#1")


def test_arrays_of_a_wrong_size_are_refused() -> None:
    view = next(walk(1)).view(0)
    with pytest.raises(ValueError, match="877"):
        ENCODING.observe(view, np.zeros(876, np.uint8))
    with pytest.raises(ValueError, match="8059"):
        ENCODING.mask(view, np.zeros(8060, np.uint8))


# --- observations ---------------------------------------------------------------------------------


def test_planes_show_the_board() -> None:
    """Each plane beside what the position's text says, at every decision of a game."""
    signs = {"#": "rock", "M": "mother"}
    for state in walk(2):
        planes = dict(zip(PLANES, observed(state, 0)[:BOARD].reshape(12, 66), strict=True))
        rows = state.text.split(" ")[0].split("/")
        for number, name in enumerate(NAMES):
            sign = rows[6 - int(name[1])]["abcdefghijk".index(name[0])]
            for letter, plane in signs.items():
                assert planes[plane][number] == (sign == letter), (name, plane)
        exits = {NAMES[number] for number in np.flatnonzero(planes["exit"])}
        assert exits == {state.text.split(" ")[1][at : at + 2] for at in range(0, 8, 2)}
        for plane, places in (
            ("baby awake", state.awake),
            ("fire", state.fires),
            ("scientist active", state.active),
        ):
            assert np.flatnonzero(planes[plane]).tolist() == state.board.numbers(places)


def test_facts_show_the_cards() -> None:
    for state in walk(3):
        for seat in (0, 1, SPECTATOR):
            facts = dict(zip(FACTS, observed(state, seat)[BOARD:].tolist(), strict=True))
            assert facts["round, at most 255"] == state.round
            assert facts["sleep tokens"] == state.tokens
            for side, name in enumerate(("raptor", "scientist")):
                played, hand, pile, discard = state.cards_of(side)
                hidden = bool(played) and is_secret(state, seat, side)
                assert facts[f"the {name}'s hand's size"] == hand.bit_count()
                assert facts[f"the {name}'s pile's size"] == len(pile)
                assert facts[f"the {name}'s card is hidden"] == hidden
                for value in range(1, 10):
                    shown = seat == side and hand >> value & 1
                    assert facts[f"the {name}'s hand holds {value}"] == shown
                    assert facts[f"the {name}'s discard holds {value}"] == discard >> value & 1
                    assert facts[f"the {name}'s card is {value}"] == (played == value and not hidden)


def test_hidden_cards_change_no_observation() -> None:
    """Another state that looks the same to a seat gives it the same numbers, and the same mask."""
    different = 0
    for state in walk(4):
        for seat in (0, 1, SPECTATOR):
            other = state.view(seat).sample(Dice.from_number(state.round))
            different += other.text != state.text
            assert observed(state, seat).tobytes() == observed(other, seat).tobytes()
    assert different > 50


# --- quick chance ---------------------------------------------------------------------------------


def test_quick_samples_look_like_the_view() -> None:
    for number in range(6):
        dice = QuickDice(number)
        for state in walk(10 + number):
            for seat in (0, 1, SPECTATOR):
                view = state.view(seat)
                sample = view.sample(dice)
                assert isinstance(sample, State)
                assert sample.view(seat) == view
                assert GAME.parse(sample.text) == sample


def test_quick_samples_are_fair() -> None:
    """A hidden hand of three out of nine: every card is in it equally often, and on top of the pile."""
    state = GAME.new({"layout": "first-game"})
    run_chance(state, Dice.from_number(7))
    view, dice = state.view(0), QuickDice(1)
    held, top = np.zeros(10), np.zeros(10)
    samples = 9000
    for _ in range(samples):
        _, hand, pile, _ = view.sample(dice).cards_of(1)
        top[pile[0]] += 1
        for value in range(1, 10):
            held[value] += hand >> value & 1
    # Six standard deviations.
    assert np.abs(held[1:] - samples / 3).max() < 6 * (samples * 2 / 9) ** 0.5
    assert np.abs(top[1:] - samples / 9).max() < 6 * (samples * 8 / 81) ** 0.5


def test_quick_dice_repeat() -> None:
    one = QuickDice(2**64 - 1)
    other = one.copy()
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]
    assert one.word() == other.word() < 2**64
    with pytest.raises(ValueError, match="below 0"):
        one.below(0)


# --- chance, part by part -------------------------------------------------------------------------


@pytest.mark.parametrize("layout", GAME.options["layout"])
def test_chance_can_be_listed(layout: str) -> None:
    """Whatever parts are drawn make an outcome that the rules take; probabilities add up to one."""
    for number in range(5):
        dice = QuickDice(number)
        state = GAME.new({"layout": layout})
        for _ in range(100):
            while (event := state.chance) is not None:
                assert isinstance(event, Listed)
                drawn: list[int] = []
                while parts := event.parts(drawn):
                    assert sum(chance for _, chance in parts) == pytest.approx(1)
                    drawn.append(parts[dice.below(len(parts))][0])
                state.resolve(event.outcome(drawn))
            if not state.deciders:
                break
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.apply(seat, legal[dice.below(len(legal))])


def test_listed_boards_are_those_that_are_drawn() -> None:
    """Every savannah board that dice draw can be listed: the chance of one found there is not zero."""
    event = GAME.new({"layout": "savannah"}).chance
    assert event is not None and isinstance(event, Listed)
    listed = set()
    dice = QuickDice(1)
    for _ in range(300):
        drawn: list[int] = []
        while parts := event.parts(drawn):
            drawn.append(parts[dice.below(len(parts))][0])
        listed.add(event.outcome(drawn).partition("/")[2])
    by_dice = {event.sample(dice).partition("/")[2] for _ in range(300)}
    assert listed == by_dice and len(listed) == 6


# --- a game without an encoding -------------------------------------------------------------------


def test_a_small_game_is_spelled() -> None:
    encoding = encoding_of(CARAVAN)
    assert isinstance(encoding, Spelled)
    texts = [encoding.action(number) for number in range(encoding.actions)]
    assert texts == sorted(texts) and len(texts) == 21
    state = CARAVAN.new({})
    run_chance(state, Dice.from_number(1))
    row = np.ones(encoding.shape, np.uint8)
    encoding.observe(state.view(0), row)
    assert row.tobytes().rstrip(b"\0").decode() == state.view(0).text
    with pytest.raises(IllegalAction):
        encoding.index("card-9")
    with pytest.raises(IllegalAction):
        encoding.action(21)
