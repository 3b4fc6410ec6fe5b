"""A position of a turn: the uncompiled twin of the C struct in ``turns.pxd``."""

from __future__ import annotations


class Node:
    """A position of the turn, how it was reached and how good it is."""

    __slots__ = (
        "action",
        "active",
        "asleep",
        "asleep_now",
        "awake",
        "called",
        "captured",
        "ends",
        "escaped",
        "fires",
        "frightened",
        "frightened_now",
        "key",
        "left",
        "mother",
        "moved",
        "next",
        "parent",
        "promise",
        "reserve",
        "spent",
        "tokens",
        "value",
    )

    action: int
    active: int
    asleep: int
    asleep_now: int
    awake: int
    called: int
    captured: int
    ends: int
    escaped: int
    fires: int
    frightened: int
    frightened_now: int
    key: int
    left: int
    mother: int
    moved: int
    next: int
    parent: int
    promise: float
    reserve: int
    spent: int
    tokens: int
    value: float
