"""A position as a picture, board.svg and board.png: python examples/draw_board.py [LAYOUT] [SEED]"""

import sys
from pathlib import Path

from lostworld import raptor
from lostworld.raptor.picture.drawing import board_svg, position_png


def main(layout: str = "jungle", seed: str = "7") -> None:
    """Draw a new game; ringed are the spaces that the first choices are about."""
    game = raptor.new(layout, int(seed))
    seat = game.state.deciders[0]
    decision = game.state.view(seat).decision
    assert decision is not None
    spaces = [choice.fields["space"] for choice in decision.choices if "space" in choice.fields]
    svg = board_svg(game.text, theme=game.looks["theme"], title=f"{layout}, seed {seed}", highlight=spaces)
    Path("board.svg").write_text(svg, encoding="utf-8")
    Path("board.png").write_bytes(position_png(svg, width=900))
    print("board.svg and board.png show this:")
    print(game)


if __name__ == "__main__":
    main(*sys.argv[1:])
