"""What features, net and set search say of some positions, a line of JSON each.

With ``--pure`` by the sources.
"""

from __future__ import annotations

import json
import random
import sys
from array import array
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.raptor.kernel_digest import SourcesOnly


def main() -> None:
    """Print the lines."""
    if "--pure" in sys.argv:
        sys.meta_path.insert(0, SourcesOnly())
    from lostworld import build_info
    from lostworld.raptor.evaluation import features
    from lostworld.raptor.evaluation.net import PARAMETERS, Net
    from lostworld.raptor.search.pairs import Pairs
    from lostworld.raptor.search.playouts import Playouts
    from lostworld.raptor.search.turns import Turns
    from tests.raptor.search import games

    luck = random.Random(1)
    net, *others = Net(), Net(), Net()
    for each in (net, *others):
        each.set_parameters(array("f", [luck.gauss(0, 0.1) for _ in range(PARAMETERS)]))
    together = net.copy()
    for other in others:
        together.judge_with(other)
    print(json.dumps(build_info.kernel("lostworld.raptor.evaluation.net")))
    for number, position in enumerate(games.turns(7, 2)):
        if number >= 24:
            return
        turns = Turns(position, 120)
        plan = []
        if number % 8 == 0:
            turns.explore(position, net, 60 if position.phase != 4 else 120)
            chance = Pairs(position, 300).chance(position, net, 3, 5, 60)
            plan = [turns.size, turns.judged, round(chance, 3)]
        if number == 8:
            playouts = Playouts(position, 60, 48)
            plan.append(round(playouts.chance(position, net, 1, 0, 0, 5), 3))
            plan.append(playouts.looked)
        rows = [features.fixed_features(position), features.features(position, position.side, 2, 1)]
        values = [
            net.chance(position),
            net.chance(position, position.side, 2, 1),
            *net.pair_values(position)[:5],
            together.chance(position, position.side, 2, 1),
            *together.pair_values(position)[:5],
        ]
        print(json.dumps([rows, values, plan]))


if __name__ == "__main__":
    main()
