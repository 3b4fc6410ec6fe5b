"""What the browser client's tests go by is what the program gives, so that neither can drift away."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from lostworld.chance import Dice
from lostworld.game import BadText
from lostworld.raptor import GAME, State

CLIENT = Path(__file__).parents[2] / "web" / "src"


def vectors(name: str) -> Any:
    (found,) = CLIENT.rglob(name)
    return json.loads(found.read_text())


@pytest.mark.parametrize("turn", vectors("turn-vectors.json"), ids=lambda turn: turn["before"].split(" ")[2])
def test_turns_and_the_positions_within_them(turn: Any) -> None:
    state = GAME.parse(turn["before"])
    actions = [GAME.parse_action(step["action"]) for step in turn["actions"]]
    (seat,) = {GAME.seats.index(step["side"]) for step in turn["actions"]}
    within = [state.ahead(seat, actions[: count + 1]).text for count in range(len(actions) - 1)]
    assert turn["between"] == within
    told: list[Any] = []
    for action in actions:
        told += state.play(seat, action)
    # What a shuffle brings is the dice's affair: a turn that ends in one is compared up to there.
    assert turn["events"][: len(told)] == json.loads(json.dumps([event.to_json() for event in told]))
    if state.chance is None:
        assert len(turn["events"]) == len(told) and turn["view"] == state.text
    else:
        assert turn["events"][len(told)]["kind"] == "pile_shuffled"


@pytest.mark.parametrize("drawn", vectors("dice-vectors.json")["below"], ids=lambda drawn: drawn["seed"][-8:])
def test_numbers(drawn: Any) -> None:
    seed = bytes.fromhex(drawn["seed"])
    dice = Dice(seed)
    assert drawn["sixes"] == [dice.below(6) for _ in drawn["sixes"]]
    assert drawn["words"] == dice.words_read
    assert drawn["commitment"] == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize("game", vectors("dice-vectors.json")["games"], ids=lambda game: game["layout"])
def test_boards_and_shuffles(game: Any) -> None:
    dice = Dice(bytes.fromhex(game["seed"]))
    state = GAME.new({"layout": game["layout"]}, dice)
    assert (game["start"], game["words"]) == (state.text, dice.words_read)
    for shuffle in game["shuffles"]:
        if state.chance is None:  # the figures are placed first
            assert state.deciders
            while state.chance is None:
                seat = state.deciders[0]
                state.apply(seat, state.legal(seat)[0])
        assert shuffle == state.chance.sample(dice)
        state.resolve(shuffle)


def effect_position(position: str, card: str) -> State | None:
    """A position in which ``card``, such as R4, is about to be applied; None when it can do nothing."""
    fields = position.split(" ")
    times = {"R": "1-122-32", "S": "12222234"}[card[0]][int(card[1]) - 1]
    for nth, letter in ((5, "R"), (6, "S")):
        hand, draw, discard = fields[nth][2:].split("/")[1:]
        played = card[1] if letter == card[0] else "9"
        others = [one for one in "123456789" if one != played]
        held, drawn = len(hand) - 1, len(hand) - 1 + len(draw)
        assert len(others) - drawn == len(discard)
        piles = (others[:held], others[held:drawn], others[drawn:])
        fields[nth] = f"{letter}:{played}/{'/'.join(''.join(pile) for pile in piles)}"
    fields[2] = f"{card[0]}{card[1]}:{times}"
    try:
        return GAME.parse(" ".join(fields))
    except BadText as problem:
        assert problem.key == "raptor-error-effect-impossible", problem
        return None


@pytest.mark.parametrize("seen", vectors("effect-vectors.json"), ids=lambda seen: seen["position"][-30:])
def test_what_a_card_would_make_possible(seen: Any) -> None:
    for card, texts in seen["effects"].items():
        state = effect_position(seen["position"], card)
        legal = state.legal("RS".index(card[0])) if state else []
        assert texts == [GAME.action_text(action) for action in legal], card
