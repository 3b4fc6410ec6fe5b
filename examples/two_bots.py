"""Two bots play a game, which is printed as a record: python examples/two_bots.py [BOT] [BOT]

A bot's name may have parameters: planner:ms=50 thinks for 50 milliseconds, planner:nodes=100 can be repeated.
"""

import sys

from lostworld.bots import bot_named
from lostworld.chance import Dice
from lostworld.raptor import GAME
from lostworld.record import Record


def main(raptor: str = "greedy", scientist: str = "random") -> None:
    """Play and print."""
    dice = Dice.from_number(7)
    bots = bot_named(raptor, GAME, seed=1), bot_named(scientist, GAME, seed=2)
    names = {"Raptor": raptor, "Scientist": scientist}
    record = Record.new(GAME, {"layout": "first-game"}, dice, names)
    while (state := record.state).outcome is None:
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
        else:
            seat = state.deciders[0]
            record.play(seat, bots[seat].think(state.view(seat)).action)
    assert str(Record.parse(str(record))) == str(record)  # reading it plays it through
    print(record, end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
