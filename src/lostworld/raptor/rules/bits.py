"""Sets of places as 64-bit words: the uncompiled twins of the C one-liners in ``board.pxd``."""

from __future__ import annotations


def bit(place: int) -> int:
    """The set of one place."""
    return 1 << place


def lowest(places: int) -> int:
    """The first place of a set that is not empty."""
    return (places & -places).bit_length() - 1


def count(places: int) -> int:
    """How many places a set has."""
    return places.bit_count()


def highest(places: int) -> int:
    """The last place of a set that is not empty."""
    return places.bit_length() - 1
