"""What batches, samples and quick dice give for a fixed list of questions: for comparing two builds of them.

python tests/envs/batch_digest.py            # as the package runs here
python tests/envs/batch_digest.py --pure     # the sources, even where compiled files lie beside them
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from tests.raptor.kernel_digest import SourcesOnly, loaded_from

GAMES = 12


def digest(steps: int) -> Iterator[str]:
    """A line for each step of some games, and one for each sample drawn on the way."""
    from lostworld.quick import QuickDice
    from lostworld.raptor import GAME

    encoding = GAME.encoding
    batch = encoding.batch(
        [GAME.new({"layout": name}) for name in GAME.options["layout"]], GAMES, 9, most_rounds=8
    )
    seen = np.zeros((GAMES, *encoding.shape), np.uint8)
    bits = np.zeros((GAMES, (encoding.actions + 7) // 8), np.uint8)
    lists, counts = np.zeros((GAMES, 256), np.int32), np.zeros(GAMES, np.int32)
    actions, seats = np.zeros(GAMES, np.int32), np.zeros(GAMES, np.int8)
    results = np.zeros((GAMES, 2), np.float32), np.zeros(GAMES, np.uint8), np.zeros(GAMES, np.uint8)
    mask = np.zeros(encoding.actions, np.uint8)
    dice = QuickDice(2**63 + 5)
    for step in range(steps):
        batch.observe(seen)
        batch.legal_bits(bits)
        batch.legal(lists, counts)
        batch.seats(seats)
        batch.choose(actions)
        finished = batch.step(actions, *results)
        view = batch.state(step % GAMES).view(step % 3 - 1)
        encoding.mask(view, mask)
        arrays = (seen, bits, lists, counts, seats, actions, *results, mask)
        sums = [zlib.crc32(array.tobytes()) for array in arrays]
        yield f"step {step}: {finished} {sums} {view.sample(dice).text} {dice.word()}"


def main() -> None:
    """Print the digest."""
    if "--pure" in sys.argv:
        sys.meta_path.insert(0, SourcesOnly())
    print(sorted(set(loaded_from().values())))
    for line in digest(int(sys.argv[1])):
        print(line)


if __name__ == "__main__":
    main()
