"""What the browser client's tests go by is what the program gives, so that neither can drift away."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from lostworld.chance import Dice, mixed, seats_luck
from lostworld.raptor import GAME, BoardDrawn
from tests.raptor.start import start

CLIENT = Path(__file__).parents[2] / "web" / "src"


def vectors(name: str) -> Any:
    (found,) = CLIENT.rglob(name)
    return json.loads(found.read_text())


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
    drawn = GAME.new({"layout": game["layout"]}).chance
    assert game["board"] == (drawn.sample(Dice(dice.seed)) if isinstance(drawn, BoardDrawn) else "")
    state = start(game["layout"], dice)
    assert (game["start"], game["words"]) == (state.text, dice.words_read)
    for shuffle in game["shuffles"]:
        if state.chance is None:  # the figures are placed first
            assert state.deciders
            while state.chance is None:
                seat = state.deciders[0]
                state.apply(seat, state.legal(seat)[0])
        assert shuffle == state.chance.sample(dice)
        state.resolve(shuffle)


@pytest.mark.parametrize(
    "game", vectors("dice-vectors.json")["mixed"], ids=lambda game: str(game["luck"])[:12]
)
def test_what_seats_add(game: Any) -> None:
    luck = {seat: bytes.fromhex(added) for seat, added in enumerate(game["luck"]) if added}
    assert game["stream"] == mixed(bytes.fromhex(game["seed"]), seats_luck(luck)).hex()
