"""What anybody needs to check chance: the commitment at once, the seed and all outcomes at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lostworld.chance import ALGORITHM, MIXED, Dice
from lostworld.game import Chance, State
from lostworld.server.play.history import History, StoredStep, carry_out, parse_action
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import WholeGame
from lostworld.session import settle_chance


def fairness(whole: WholeGame, history: History) -> Json:
    """Return the proof; the seed stays secret until the game is over.

    What was taken back is left out: it was drawn again, from the same place.
    """
    stored = whole.game
    is_over = history.outcome is not None
    return {
        "algorithm": MIXED if stored.marks.luck else ALGORITHM,
        "commitment": stored.commitment,
        "seed": stored.seed.hex() if is_over else None,
        "seats": [*history.state.seats],
        "luck": {history.state.seats[int(seat)]: luck for seat, luck in stored.marks.luck.items()},
        "game": stored.game,
        "options": None if stored.marks.imported else stored.options,
        "outcomes": _outcomes(whole, history) if is_over else [],
    }


def _outcomes(whole: WholeGame, history: History) -> list[Json]:
    """Return everything that chance decided, with the number of words read before each."""
    stored = whole.game
    found: list[Json] = []
    if not stored.marks.imported:
        # The start is drawn again: games of 0.1.0 did not store how their board came out.
        dice = Dice(stored.chance_seed)
        settle_chance(history.game.new(stored.options), _noting(dice, found))
    steps = {step.seq: step for step in whole.steps}
    for before, point in zip(history.points, history.points[1:], strict=False):
        dice = Dice(stored.chance_seed, before.draws)
        _draw_again(history, before.state, steps[point.seq], dice, found)
    return found


def _draw_again(history: History, state: State[Any], step: StoredStep, dice: Dice, found: list[Json]) -> None:
    game = history.game
    moves = [(int(seat), parse_action(game, text)) for seat, text in step.payload["moves"]]
    carry_out(game, state, moves, _noting(dice, found))


def _noting(dice: Dice, found: list[Json]) -> Callable[[Chance], str]:
    """Decide chance from the dice, and note how it came out."""

    def decide(event: Chance) -> str:
        words = dice.words_read
        outcome = event.sample(dice)
        found.append({"outcome": outcome, "words": words})
        return outcome

    return decide
