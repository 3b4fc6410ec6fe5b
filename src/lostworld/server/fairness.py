"""What anybody needs to check the shuffles: the commitment at once, the seed and all outcomes at the end."""

from __future__ import annotations

from lostworld.chance import ALGORITHM
from lostworld.server.course import Course
from lostworld.server.projection import Json
from lostworld.server.store import WholeGame


def fairness(whole: WholeGame, course: Course) -> Json:
    """The seed stays secret until the game is over. What was taken back is left out: it was drawn again."""
    game = whole.game
    is_over = course.outcome is not None
    standing = {point.seq for point in course.points}
    shuffles = [*game.start_chance]
    for entry in whole.entries:
        if entry.seq in standing:
            shuffles += entry.payload.get("chance", ())
    return {
        "algorithm": ALGORITHM,
        "commitment": game.commitment,
        "seed": game.seed.hex() if is_over else None,
        "layout": "" if game.options.get("brought") else str(game.options.get("layout", "")),
        "shuffles": shuffles if is_over else [],
    }
