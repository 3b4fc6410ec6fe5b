"""The time that clocks in games go by: seconds since 1970 when the program started, counted steadily since.

The machine's own clock may be set while a game is on, and a machine that slept finds it hours ahead: nobody's
time in a game may follow such jumps.
"""

from __future__ import annotations

import time
from typing import Final

STARTED: Final = time.time()
"""Clocks do not count the time during which the server was down."""
_BEGAN: Final = time.monotonic()


def steady_time() -> float:
    """Return the time, unmoved by whoever sets the machine's clock."""
    return STARTED + (time.monotonic() - _BEGAN)
