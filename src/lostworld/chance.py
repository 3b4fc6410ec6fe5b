"""The fair source of chance: a documented stream of numbers that anyone can check.

``sha256-1``: block *i* of the stream is SHA-256(seed || i as 8 bytes, big-endian), i = 0, 1, ...
The stream is read in words of 4 bytes, big-endian. A number below *n* is ``word % n`` for the next
word that is smaller than the largest multiple of *n* up to 2**32; larger words are passed over. A list is
shuffled from its end: for j = last, ..., 1 swap items j and below(j + 1).

``sha256-2``: the same stream, but of SHA-256("sha256-2" || seed || luck) instead of the seed; ``luck`` is,
for every seat that has added some, in seat order, its number as one byte and its 16 bytes.

A server publishes ``commitment`` (SHA-256 of the seed) when a game starts and the seed when it ends. Players
who add luck after that need not believe that the seed was not chosen to suit somebody.
"""

from __future__ import annotations

import hashlib
import operator
import os
from collections.abc import Mapping, MutableSequence
from typing import Any

from lostworld.game import Chooser

ALGORITHM = "sha256-1"
MIXED = "sha256-2"
SEED_BYTES = 32
LUCK_BYTES = 16


class Dice:
    """A stream of fair numbers from a seed.

    >>> dice = Dice.from_number(7)
    >>> [dice.below(6) for _ in range(5)]
    [4, 5, 2, 3, 1]
    """

    def __init__(self, seed: bytes, words_read: int = 0) -> None:
        self.seed = seed
        self.words_read = words_read
        self._block = b""
        self._block_number = -1

    @classmethod
    def from_number(cls, number: int) -> Dice:
        """Dice for repeatable work: the seed is the number, as 32 bytes; any whole number, NumPy's too."""
        whole = operator.index(number)
        if not 0 <= whole < 1 << 8 * SEED_BYTES:
            raise ValueError(f"{number} is no seed: it must be from 0 to 2**{8 * SEED_BYTES} - 1")
        return cls(whole.to_bytes(SEED_BYTES, "big"))

    @classmethod
    def secret(cls) -> Dice:
        """Dice that nobody can foresee."""
        return cls(os.urandom(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """The hash that may be published before the game, in hexadecimal."""
        return hashlib.sha256(self.seed).hexdigest()

    def _word(self) -> int:
        block_number, index = divmod(self.words_read, 8)
        if block_number != self._block_number:
            self._block = hashlib.sha256(self.seed + block_number.to_bytes(8, "big")).digest()
            self._block_number = block_number
        self.words_read += 1
        return int.from_bytes(self._block[4 * index : 4 * index + 4], "big")

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, for ``n`` from 1 to 2**32."""
        if not 1 <= n <= 1 << 32:
            raise ValueError(f"a number below {n} cannot be drawn: n must be from 1 to 2**32")
        limit = (1 << 32) // n * n
        while True:
            word = self._word()
            if word < limit:
                return word % n


def mixed(seed: bytes, luck: bytes) -> bytes:
    """The seed of ``sha256-2``: of a secret seed and what the seats have added; without any, the seed itself.

    >>> mixed(bytes(32), b"") == bytes(32)
    True
    >>> mixed(bytes(32), seats_luck({0: bytes(16)})).hex()[:16]
    '18ab43a24b98a275'
    """
    return hashlib.sha256(MIXED.encode() + seed + luck).digest() if luck else seed


def seats_luck(added: Mapping[int, bytes]) -> bytes:
    """What several seats have added, as ``mixed`` takes it."""
    return b"".join(bytes([seat]) + added[seat] for seat in sorted(added))


def shuffle(items: MutableSequence[Any], dice: Chooser) -> None:
    """Shuffle in place, as the algorithm above says."""
    for j in range(len(items) - 1, 0, -1):
        k = dice.below(j + 1)
        items[j], items[k] = items[k], items[j]
