"""How the ground looks: a colour and a sign for each kind of terrain, so that colour never speaks alone."""

from __future__ import annotations

from typing import Final

COLOURS: Final = {
    "grass": "#a9c47f",
    "track": "#d8c79c",
    "ferns": "#8db36b",
    "mud": "#b59a74",
    "thicket": "#6d9a5b",
    "trees": "#4d7a4a",
    "rock": "#9a958c",
    "water": "#7fb2c9",
    "fence": "#a9c47f",
    "hut": "#8b7355",
    "floor": "#cdb68d",
}
PLAIN: Final = "#c9c3b4"
"""The colour of a terrain this table does not know."""

SIGNS: Final = {
    "track": "M-12 6L-4 4M2 5L10 2M-8 -6L0 -8",
    "ferns": "M-8 8L-8 -4M-8 2L-13 -3M-8 2L-3 -3M7 8L7 -2M7 3L2 -1M7 3L12 -1",
    "mud": "M-14 4Q-10 0 -6 4T2 4T10 4M-10 -6Q-6 -10 -2 -6T6 -6",
    "thicket": "M-12 9L-6 -8L0 9ZM0 9L6 -8L12 9Z",
    "trees": "M0 -16L13 8L-13 8ZM-3 8L3 8L3 15L-3 15Z",
    "rock": "M-15 10L-9 -8L2 -13L13 -3L15 10Z",
    "water": "M-16 -4Q-12 -9 -8 -4T0 -4T8 -4T16 -4M-16 6Q-12 1 -8 6T0 6T8 6T16 6",
    "fence": "M-13 -10L-13 12M0 -10L0 12M13 -10L13 12M-16 -4L16 -4M-16 5L16 5",
    "hut": "M-15 -10L15 10M-15 0L0 10M0 -10L15 0",
    "floor": "M-16 -6L16 -6M-16 5L16 5",
}
FILLED: Final = {"thicket": "#3f5a3a", "trees": "#3f5a3a", "rock": "#7b766d"}
"""Signs that are shapes, not lines, with their colours."""
