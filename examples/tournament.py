"""Everybody against everybody, in every order of seats: python examples/tournament.py [GAME] [BOT ...]"""

import sys
from itertools import product

import lostworld
from lostworld.bots import Limit, bot_named
from lostworld.games import game_named

THINKING = Limit(nodes=20)
"""Nodes, not milliseconds: the tournament comes out the same whenever it is held."""


def play(name: str, players: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """The players that win one game."""
    game = lostworld.new(name, seed=seed)
    bots = [bot_named(player, game.game, seed) for player in players]
    while game.outcome is None:
        seat = game.state.deciders[0]
        thought = bots[seat].think(game.state.view(seat), THINKING)
        game.play(seat, thought.action)
        for action in thought.line:  # the rest of the turn, as the bot has planned it
            if game.state.deciders != (seat,) or action not in game.state.legal(seat):
                break
            game.play(seat, action)
    return tuple(players[seat] for seat in game.outcome.winners)


def main(name: str = "raptor", *names: str) -> None:
    """Hold it and print the table."""
    names = names or ("random", "greedy")
    seats = len(game_named(name).seats({}))
    wins = dict.fromkeys(names, 0)
    games = 0
    for players in product(names, repeat=seats):
        if len(set(players)) > 1:
            games += 1
            for winner in play(name, players, seed=games):
                wins[winner] += 1
    for player, count in sorted(wins.items(), key=lambda row: -row[1]):
        print(f"{player:12} {count:3} of {games}")


if __name__ == "__main__":
    main(*sys.argv[1:])
