"""What all tests share: how Hypothesis looks for counterexamples.

The same examples every time, and as much time as the machine needs: a change is refused for what it does, not
for luck or load. ``pytest --hypothesis-profile=wander`` looks at other examples than last time.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("wander", settings.get_profile("steady"), derandomize=False)
settings.load_profile("steady")
