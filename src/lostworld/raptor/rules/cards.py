"""The eighteen cards: what each one does when it is the lower of the two.

To change a card, change its line here; what its family does is in ``kernel.py`` under the family's name,
what it says is in the text catalogue under ``card-<side>-<value>``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

RAPTOR: Final = 0
SCIENTIST: Final = 1
SIDES: Final = ("raptor", "scientist")

# Families of effects.
NOTHING: Final = 0
CALL: Final = 1
DISAPPEARANCE: Final = 2
FEAR: Final = 3
RECOVERY: Final = 4
GAS: Final = 5
REINFORCEMENTS: Final = 6
JEEP: Final = 7
FIRE: Final = 8
FAMILIES: Final = (
    "nothing",
    "call",
    "disappearance",
    "fear",
    "recovery",
    "gas",
    "reinforcements",
    "jeep",
    "fire",
)

SHUFFLE_CARD: Final = 1
"""The card that shuffles its side's cards when it was the lower one (ruling 4)."""


class Card(NamedTuple):
    """One card of one side."""

    side: int
    value: int
    family: int
    times: int
    """How often the effect may be repeated."""


CARDS: Final = (
    Card(RAPTOR, 1, CALL, 1),
    Card(RAPTOR, 2, DISAPPEARANCE, 0),
    Card(RAPTOR, 3, FEAR, 1),
    Card(RAPTOR, 4, CALL, 2),
    Card(RAPTOR, 5, RECOVERY, 2),
    Card(RAPTOR, 6, DISAPPEARANCE, 0),
    Card(RAPTOR, 7, RECOVERY, 3),
    Card(RAPTOR, 8, FEAR, 2),
    Card(RAPTOR, 9, NOTHING, 0),
    Card(SCIENTIST, 1, GAS, 1),
    Card(SCIENTIST, 2, REINFORCEMENTS, 2),
    Card(SCIENTIST, 3, JEEP, 2),
    Card(SCIENTIST, 4, GAS, 2),
    Card(SCIENTIST, 5, FIRE, 2),
    Card(SCIENTIST, 6, REINFORCEMENTS, 2),
    Card(SCIENTIST, 7, FIRE, 3),
    Card(SCIENTIST, 8, JEEP, 4),
    Card(SCIENTIST, 9, NOTHING, 0),
)


def card(side: int, value: int) -> Card:
    """The card of ``side`` with that value."""
    return CARDS[9 * side + value - 1]
