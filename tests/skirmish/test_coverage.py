"""The runner that looks whether games reach all of the content."""

from __future__ import annotations

from collections import Counter

from lostworld.skirmish.coverage import SORTS, Survey, everything
from lostworld.skirmish.rules import effects


def test_everything_has_a_known_sort() -> None:
    assert {sort for sort, _ in everything()} == set(SORTS)


def test_games_meet_most_and_what_cannot_be_met_is_named() -> None:
    before = dict(effects.VERBS)
    seen = Survey()
    seen.wanted.add(("operation", "a-thing-that-no-card-does"))
    for seed, scenario in enumerate(("first-patrol", "storm-rescue", "the-tyrant")):
        assert seen.play(scenario, seed).outcome is not None
    assert before == effects.VERBS, "the rules are as they were"
    assert ("operation", "a-thing-that-no-card-does") in seen.missing
    assert len(seen.missing) < 0.7 * len(seen.wanted)
    met = Counter(sort for sort, _ in seen.met)
    assert all(met[sort] for sort in SORTS)
