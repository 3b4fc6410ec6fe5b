"""What anybody needs to check the shuffles: the commitment at once, the seed and all outcomes at the end."""

from __future__ import annotations

from lostworld.chance import ALGORITHM, Dice
from lostworld.server.games import GAME, options_of
from lostworld.server.play.history import History
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import WholeGame


def fairness(whole: WholeGame, history: History) -> Json:
    """The seed stays secret until the game is over. What was taken back is left out: it was drawn again."""
    game = whole.game
    is_over = history.outcome is not None
    standing = {point.seq for point in history.points}
    shuffles = [*game.start_chance]
    for stored in whole.stored_steps:
        if stored.seq in standing:
            shuffles += stored.payload.get("chance", ())
    return {
        "algorithm": ALGORITHM,
        "commitment": game.commitment,
        "seed": game.seed.hex() if is_over else None,
        "layout": "" if game.options.get("brought") else str(game.options.get("layout", "")),
        "words": _first_word(whole) if is_over else None,
        "shuffles": shuffles if is_over else [],
    }


def _first_word(whole: WholeGame) -> int:
    """How many words of the stream were read before the first shuffle: for the board, or to deal anew."""
    game = whole.game
    if game.options.get("brought"):
        return game.start_words
    dice = Dice(game.seed)
    GAME.new(options_of(game.options), dice)
    return dice.words_read
