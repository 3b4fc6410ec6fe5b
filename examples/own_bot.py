"""A bot of one's own, for any game: python examples/own_bot.py

To make it known by its name to engine, command line and server, a package has this in its pyproject.toml:

    [project.entry-points."lostworld.bots"]
    one-step = "own_bot:OneStep"
"""

from typing import Any

import lostworld
from lostworld.bots import Limit, Luck, Thought, bot_named
from lostworld.game import View


class OneStep:
    """Tries every action once, on an imagined position, and takes the one after which things look best."""

    def __init__(self, name: str = "one-step", seed: int | None = None) -> None:
        self.name = name
        self._luck = Luck(seed)

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """What to do in ``view``; it is so quick that it needs no limit."""
        plan = view.sample(self._luck).plan(view.seat)

        def looks(action: Any) -> tuple[float, float]:
            return plan.then(action).worth(), self._luck.fraction()

        return Thought(max(view.legal(), key=looks))


def main() -> None:
    """Ten games against a bot that does anything legal."""
    won = 0
    for number in range(10):
        game = lostworld.new("raptor", layout="first-game", seed=number)
        bots = OneStep(seed=number), bot_named("random", game.game, number)
        while game.outcome is None:
            seat = game.state.deciders[0]
            game.play(seat, bots[seat].think(game.state.view(seat)).action)
        won += 0 in game.outcome.winners
    print(f"{OneStep().name} won {won} of 10 games as Raptor")


if __name__ == "__main__":
    main()
