"""What Skirmish's rules answer in a fixed list of games, one line a game: for comparing two builds of them.

python tests/skirmish/rules_digest.py --pure     # the sources, even where compiled files lie beside them
"""

from __future__ import annotations

import argparse
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.raptor.kernel_digest import SourcesOnly


def digest(games: int) -> Iterator[str]:
    """One line a game: its scenario, and a sum over choices, events, positions and views."""
    from lostworld.skirmish import GAME
    from tests.skirmish.walking import walk

    for number, scenario in enumerate(GAME.options["scenario"] * games):
        crc = count = 0
        for s, seat, action in walk(scenario, 100 + number):
            count += 1
            told = [action]
            if seat is not None:
                told += s.legal(seat)
            if count % 8 == 0:
                told += [s.text, s.view(count % len(s.seats)).text]
                again = s.copy()
                happened = again.settle(action) if seat is None else again.play(seat, action)
                told += [f"{event.kind}{event.fields}" for event in happened]
            crc = zlib.crc32("\n".join(told).encode(), crc)
        yield f"{scenario} {count} {crc:08x}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", action="store_true")
    parser.add_argument("--games", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.pure:
        sys.meta_path.insert(0, SourcesOnly())
    import lostworld.skirmish.rules.position as loaded

    print(loaded.__file__)
    for line in digest(arguments.games):
        print(line)
