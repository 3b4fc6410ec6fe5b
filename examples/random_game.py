"""A game at random, of any kind: python examples/random_game.py [GAME] [SEED]"""

import random
import sys

import lostworld


def main(name: str = "raptor", seed: str = "7") -> None:
    """Play until somebody has won, and show the end."""
    game = lostworld.new(name, seed=int(seed))
    luck = random.Random(seed)
    decisions = 0
    while game.outcome is None:
        game.do(luck.choice(game.legal()))
        decisions += 1
    print(game)
    winners = [game.state.seats[seat] for seat in game.outcome.winners]
    print(f"{decisions} decisions; {' and '.join(winners) or 'nobody'} won: {game.outcome.reason}")


if __name__ == "__main__":
    main(*sys.argv[1:])
