"""A quick source of chance for simulations: seedable and repeatable, but nothing anybody could check.

Games between people are dealt from ``lostworld.chance.Dice``. Where millions of numbers are needed, as in
searches and environments, this takes its place. Compiled like the kernels.

    >>> dice = QuickDice(7)
    >>> [dice.below(6) for _ in range(5)]
    [2, 0, 5, 3, 2]
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

MASK64 = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB


class QuickDice:
    """Numbers from a seed of 64 bits (the generator called SplitMix64)."""

    if not cython.compiled:
        state: int

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def __reduce__(self) -> tuple[Any, ...]:
        return QuickDice, (self.state,)

    def copy(self) -> QuickDice:
        """Dice that will give the same numbers."""
        return QuickDice(self.state)

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, for ``n`` from 1 to 2**31 - 1."""
        if n < 1:
            raise ValueError(f"a number below {n} cannot be drawn")
        return pick(self, n)

    def word(self) -> int:
        """64 bits."""
        return advance(self)


def advance(dice: QuickDice) -> int:
    """The next 64 bits."""
    dice.state = (dice.state + STEP) & MASK64
    z = dice.state
    z = ((z ^ (z >> 30)) * FIRST) & MASK64
    z = ((z ^ (z >> 27)) * SECOND) & MASK64
    return z ^ (z >> 31)


def pick(dice: QuickDice, n: int) -> int:
    """A number below ``n``."""
    return ((advance(dice) >> 32) * n) >> 32


@runtime_checkable
class Simulated(Protocol):
    """A state that decides its chance quickly, without writing outcomes down."""

    def roll(self, dice: QuickDice) -> None:
        """Decide every pending chance event."""
        ...


def settle(state: Any, dice: QuickDice) -> None:
    """Decide every pending chance event of a state, the quick way where the game has one."""
    try:
        roll = state.roll
    except AttributeError:
        while (event := state.chance) is not None:
            state.resolve(event.sample(dice))
    else:
        roll(dice)
