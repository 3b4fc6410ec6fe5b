"""The fair source of chance: it is what its description says, word for word, and it is fair."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lostworld.chance import ALGORITHM, SEED_BYTES, Dice, shuffle


def words(seed: bytes) -> Iterator[int]:
    """The stream, written anew from the description of ``sha256-1``."""
    number = 0
    while True:
        block = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        number += 1


def numbers(seed: bytes, n: int) -> Iterator[int]:
    """Numbers below ``n``: words from the largest multiple of ``n`` on are passed over."""
    too_large = 2**32 - 2**32 % n
    return (word % n for word in words(seed) if word < too_large)


@given(st.binary(max_size=64), st.integers(1, 2**32))
def test_the_description_is_enough_to_check_the_numbers(seed: bytes, n: int) -> None:
    dice = Dice(seed)
    assert [dice.below(n) for _ in range(40)] == list(islice(numbers(seed, n), 40))


@given(st.binary(max_size=64), st.lists(st.integers(), max_size=60))
def test_the_description_is_enough_to_check_a_shuffle(seed: bytes, items: list[int]) -> None:
    stream = words(seed)
    expected = list(items)
    for last in range(len(items) - 1, 0, -1):
        n = last + 1
        other = next(word for word in stream if word < 2**32 - 2**32 % n) % n
        expected[last], expected[other] = expected[other], expected[last]
    shuffle(items, Dice(seed))
    assert items == expected


def test_the_numbers_never_change() -> None:
    """Recorded games of every version can be checked only while these hold."""
    assert ALGORITHM == "sha256-1"
    dice = Dice.from_number(0)
    assert [dice.below(6) for _ in range(20)] == [1, 2, 3, 3, 1, 5, 5, 3, 0, 2, 4, 3, 5, 2, 0, 0, 0, 2, 1, 3]
    dice = Dice.from_number(2026)
    assert [dice.below(1000) for _ in range(10)] == [927, 833, 702, 31, 809, 684, 888, 891, 568, 570]
    assert dice.commitment == "9e3814643c292839c6faf7014d98e5ededdbb5b3b6ba0957c9863e5e4f0e069d"
    cards = list(range(1, 10))
    shuffle(cards, Dice(b"lost world"))
    assert cards == [2, 6, 8, 3, 7, 1, 5, 9, 4]


def test_words_are_passed_over_where_they_would_be_unfair() -> None:
    dice = Dice.from_number(1)
    drawn = [dice.below(3_000_000_000) for _ in range(100)]
    assert dice.words_read > 110
    assert max(drawn) < 3_000_000_000


@given(st.integers(0, 2**256 - 1), st.integers(0, 60))
def test_a_stream_goes_on_where_it_was_left(number: int, read: int) -> None:
    dice = Dice.from_number(number)
    for _ in range(read):
        dice.below(6)
    again = Dice(dice.seed, dice.words_read)
    assert [again.below(9) for _ in range(20)] == [dice.below(9) for _ in range(20)]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    dice = Dice.secret()
    assert len(dice.seed) == SEED_BYTES
    assert dice.commitment == hashlib.sha256(dice.seed).hexdigest()
    assert dice.seed != Dice.secret().seed
    dice.below(6)
    assert dice.commitment == hashlib.sha256(dice.seed).hexdigest()


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# What fair dice exceed once in a thousand times, by degrees of freedom. The seeds are fixed: no flakes.
CRITICAL = {1: 10.83, 2: 13.82, 5: 20.52, 8: 26.12, 23: 49.73, 99: 148.23}


@pytest.mark.parametrize("n", [2, 3, 6, 9, 100])
def test_every_number_is_equally_likely(n: int) -> None:
    dice = Dice.from_number(11)
    counts = Counter(dice.below(n) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert chi_square([counts[k] for k in range(n)]) < CRITICAL[n - 1]


def test_every_order_is_equally_likely() -> None:
    dice = Dice.from_number(12)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        shuffle(items, dice)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert chi_square(list(counts.values())) < CRITICAL[23]


def test_neighbouring_numbers_do_not_depend_on_each_other() -> None:
    dice = Dice.from_number(13)
    drawn = [dice.below(10) for _ in range(20_001)]
    pairs = Counter(pairwise(drawn))
    assert chi_square([pairs[a, b] for a in range(10) for b in range(10)]) < CRITICAL[99]
