"""The weights of ``value.py``: what each thing on the board is worth to Raptor.

Set by hand and by matches between planners; the unit is about one sleep token. The constant makes the
start of the first game come out even.
"""

from __future__ import annotations

from typing import Final

TABLE: Final[tuple[tuple[str, float], ...]] = (
    ("always", 6.45),
    ("1 token", -1.0),
    ("2 tokens", -2.2),
    ("3 tokens", -3.8),
    ("4 tokens", -6.0),
    ("1 baby escaped", 3.5),
    ("2 babies escaped", 8.0),
    ("1 baby captured", -3.0),
    ("2 babies captured", -7.0),
    ("1 scientist on the board", 4.0),
    ("2 scientists on the board", 1.6),
    ("3 scientists on the board", 0.4),
    ("scientists on the board", -1.6),
    ("scientists in reserve", -0.6),
    ("frightened scientists", 0.6),
    ("babies asleep", -0.9),
    ("asleep beside a scientist", -1.3),
    ("asleep, scientist 2 spaces off", -0.2),
    ("asleep, scientist 3 spaces off", -0.1),
    ("awake beside a scientist", -0.5),
    ("awake, scientist 2 spaces off", -0.1),
    ("awake, scientist 3 spaces off", -0.05),
    ("scientists in line with the mother", -0.1),
    ("the same, times her tokens", -0.25),
    ("scientists beside the mother", 0.9),
    ("sleeping babies beside the mother", 0.3),
    ("scientists that one move brings her to", 0.5),
    ("fires", -0.05),
    ("babies 1 point from escaping", 2.6),
    ("babies 2 points from escaping", 2.0),
    ("babies 3 points from escaping", 1.5),
    ("babies 4 points from escaping", 1.1),
    ("babies 5 points from escaping", 0.8),
    ("babies 6 points from escaping", 0.6),
    ("babies 7 or 8 points from escaping", 0.35),
    ("babies 9 or more points from escaping", 0.1),
    ("awake babies without a way out", 0.0),
)

FEATURES: Final = tuple(name for name, _ in TABLE)
WEIGHTS: Final = tuple(value for _, value in TABLE)
